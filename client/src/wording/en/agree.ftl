### Rules a table agrees on

agree-title = { $count ->
    [one] An optional rule is played here
   *[other] { $count } optional rules are played here
}
agree-how = { $count ->
    [one] It holds when everybody at the table agrees. By sitting down you do; afterwards nobody can change it.
   *[other] They hold when everybody at the table agrees. By sitting down you do; afterwards nobody can change them.
}
agree-coordinator = The coordinator of the event has decided so.
agree-rule = { $how ->
    [off] Without { $name }
    [seats] { $name }, only for seat { $value }
    [value] { $name }: { $value }
   *[on] { $name }
}
agree-explained = How it is played
agree-explained-of = How it is played: { $name } (opens a new page)
agree-everybody = Everybody at the table has agreed to this before the game.
agree-some = Agreed so far: { $who }
agree-none = No optional rules are played here: only those of the ruleset.
sideboards-title = Sideboards
sideboards-are = Players exchange cards with them between the games of a match. Everybody may know how many cards lie there, and who has none.
sideboards-one = { $count ->
    [0] { $name } has no sideboard.
   *[other] { $name } has a sideboard of { $count } cards.
}

### Home, setting up a table, and sitting down at one

home-title = Build six realms. Raze theirs.
home-lead = Spellfire, the card game of 1994, with every rule kept by the program: it shows what you may do, and says why you may not do the rest.
home-computer = Play against the computer
home-new-here = New here?
home-learn = Learn by playing
home-learn-is = Five minutes at a real table, with somebody beside you, up to your first won battle.
home-known = You know the game?
home-play = Play
home-play-is = Against the computer or with a friend, who needs only a link: no account, nothing to install.
home-more = Learn and look up
home-rules-is = Every rule, searchable, and how the rulesets differ.
home-cards-is = Every card, what it does here, and where its power is not enforced yet.
home-replay-is = Look at a finished game again, decision by decision, or open a record.
home-unofficial = Unofficial. Six Realms is made by players. It is not affiliated with, endorsed or sponsored by the owners of Spellfire or its trademarks, and it ships no artwork, no logos and no card texts.

games-title = Your games
games-against = Against { $others }
games-nobody = nobody yet
games-mine = Your turn to decide
games-waiting = { $who } decides
games-running = Under way
games-won = You have won
games-over = Won by { $who }
games-drawn = Over, without a winner
games-turn = Turn { $turn }
games-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
games-forget = Put away
games-forget-this = Put away the game against { $others }

tables-title = Open tables
tables-none = Nobody has a public table open just now.
tables-open-one = Open one
tables-sit = Sit down with { $who }
tables-watch = Watch { $who }
tables-what = { $ruleset }, { $size } cards, { $seats } players

new-title = A new table
new-who = Against whom?
new-first-game = for a first game
new-plain = { $ruleset }, { $size } cards
new-manner = Time and spectators
new-players = Players
new-you = Your name
new-name-none = Guest
new-seat = Seat { $seat }
new-computer = Computer: { $name }
new-friend = A friend
new-friend-is = Whoever has the link sits down here.
new-public = Show the table to everybody
new-public-is = Otherwise only those who have the link find it.
new-clock = Time to think
new-clock-none = As long as you like
new-clock-is-none = Nobody is hurried.
new-clock-relaxed = 30 minutes each
new-clock-is-relaxed = 20 seconds of every decision are free. When the time is up a computer player goes on, and you may come back.
new-clock-quick = 10 minutes each
new-clock-is-quick = 10 seconds of every decision are free and every answer earns 2. When the time is up a computer player goes on, and you may come back.
new-clock-days = 3 days for each decision
new-clock-is-days = For a game that lasts weeks: the table waits while you are away.
new-more = More
new-more-is = Players, size of the decks, optional rules, time to think. What is usual is set.
new-window = Time to respond
new-window-free = Until everybody has answered
new-window-fixed = { $seconds } seconds each time
new-window-is-free = The game goes on as soon as nobody can or wants to respond. Who thinks long may be holding something.
new-window-is-fixed = Every window lasts as long, whether anybody can respond or not: silence tells nothing. Whoever wants to think holds it open.
new-window-slow = Where an answer may take days, windows have no fixed time.
new-seen = Spectators
new-seen-hands = See hands if all players agree
new-seen-public = See what everybody knows
new-seen-none = Nobody watches
new-seen-is-hands = Live they see what everybody knows; hands only later, once every player has agreed at the table.
new-seen-is-public = Hands are never shown while the game goes on.
new-seen-is-none = Whoever has no seat is turned away; the replay can be seen when the game is over.
new-delay = How late hands are shown
new-delay-count = { $count } decisions later
new-delay-is = Late enough that nobody can help a player.
new-game = Which game?
new-ruleset = Rules
new-size = Size of the decks
new-cards = { $size } cards
new-by-name = The game by its name
new-by-name-hint = For example: King's Decree (Questing)-Enhanced [75]
new-did-you-mean = Did you mean { $nearest }?
new-deck = Which deck?
new-any-deck = Play with decks that are not legal as well
new-goal = { $players } players, { $goal } realms win.
new-start = Start the game
new-make = Make the table

deck-label = Deck
deck-hint = The other seats are dealt one, or their players choose.
deck-chance = One by chance
deck-which = Which deck?
deck-own = My own: paste or open a file
deck-fitting = Decks for this game
deck-others = Other decks
deck-text = Cards of the deck
deck-text-hint = One card a line, like "2 1st/54 War Party", or the contents of a CrossFire file.
deck-file = Open a file
deck-clear = Clear
deck-illegal = { $name } is not legal here ({ $limits }):
deck-legal = { $name }: legal, { $cards } cards.
deck-not-enforced = { $count ->
    [one] The power of one card in it is not enforced yet: { $names }
   *[other] The powers of { $count } cards in it are not enforced yet: { $names }
}
deck-legal-partly = { $name }: its { $cards } cards are legal, but not all of it is played.
deck-lacks = { $count } not enforced
deck-profile = Enforced: { $enforced } of { $powers } powers. Worlds: { $worlds }. Champions’ levels: { $levels }.

options-group = { $count ->
    [0] { $kind }
   *[other] { $kind } ({ $count })
}
options-built-in = part of these rules
options-recommended = recommended
options-advised = Meant for { $players } players or more.
options-players = For { $players } players only.
options-sizes = With decks of { $sizes } cards only.
options-clash = Not together with { $name }:
options-value = What { $name } is played with
options-seats = Seats { $name } is for, like 1,3

join-title = Sit down with { $who }?
join-full-title = The table of { $who }
join-players = { $count } players
join-sit = { $rules ->
    [0] Sit down
    [one] Sit down and agree to this rule
   *[other] Sit down and agree to these { $rules } rules
}
agree-title = { $count ->
    [one] An optional rule is played here
   *[other] { $count } optional rules are played here
}
agree-how = { $count ->
    [one] It holds when everybody at the table agrees. By sitting down you do; afterwards nobody can change it.
   *[other] They hold when everybody at the table agrees. By sitting down you do; afterwards nobody can change them.
}
agree-coordinator = The coordinator of the event has decided so.
join-oldest = I am the oldest here
join-oldest-is = The oldest player lays the first realm. So far that is { $who }.
new-oldest = Who is the oldest?
new-oldest-is = The oldest player lays the first realm, before the game begins (tyrant.setup.order).
new-oldest-later = Whoever says so when sitting down
new-oldest-you = You
new-oldest-seat = Seat { $seat }: { $who }
oldest-begins = { $name } lays the first realm as the oldest.
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
new-here-agree = { $count ->
    [one] Whoever plays at this device agrees with you to the optional rule you have chosen.
   *[other] Whoever plays at this device agrees with you to the { $count } optional rules you have chosen.
}
new-friend-agrees = { $count ->
    [one] Whoever sits down is shown the optional rule and agrees to it first.
   *[other] Whoever sits down is shown the { $count } optional rules and agrees to them first.
}
join-watch = Watch
join-full = All seats are taken. You can watch: you see what everybody may see.

waiting-title = Your table is ready
waiting-how = Give this link to your friend. The game begins when the last seat is taken.
waiting-seats = Seats
waiting-seat = Seat { $seat }
waiting-free = free
waiting-seat-computer = Let a computer player sit here
waiting-computer = computer player

link-label = Link to this table
link-copy = Copy the link
link-copied = The link is copied.
link-copy-yourself = Copy the marked link.
link-share = Share …
link-invitation = Play a game of Spellfire with me
link-alone = This server is open to this computer only. For a friend elsewhere, start it with: sixrealms serve --host 0.0.0.0
link-code = A phone that points its camera at this opens the table.
link-code-alt = QR code of { $link }
games-ended = Over
new-here = Somebody at this device
new-here-is = You take turns; in between the table is covered.
new-here-called = Name
new-here-name = Player { $seat }

home-enforced = Special powers the program enforces
home-enforced-of = { $set }: { $percent } %
home-enforced-more = Cards whose power it does not know yet are played by their facts alone, and say so.

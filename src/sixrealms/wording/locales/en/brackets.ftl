### Brackets of a tournament: results, places, and who goes on

game-fault-decided = Round { $round }, table { $table }: { $player } has already won this bracket; correct an earlier game, or undo it.
game-fault-stranger = Round { $round }, table { $table }: { $player } does not sit there; name one of its players.
game-fault-gone = Round { $round }, table { $table }: { $player } has left the table and cannot win a game there.
game-fault-missing = Round { $round }, table { $table }: how many unrazed realms { $player } had is missing; every player's number is needed.
game-fault-realms = Round { $round }, table { $table }: { $player } cannot have { $realms } unrazed realms; the formation of this game holds 0 to { $most }.
game-fault-other-has-won = Round { $round }, table { $table }: { $goal } unrazed realms win, { $player } had { $realms } and { $other } { $more }; { $other } has won, or a number is wrong.

place-winner = { $player } won the bracket with { $wins ->
    [one] one game
   *[other] { $wins } games
}.
place-bye = { $player } had a bye.
place-by-realms = { $player } is number { $place } with { $realms ->
    [one] one unrazed realm
   *[other] { $realms } unrazed realms
} in all games.
place-by-wins = { $player } and { $other } both have { $realms } unrazed realms; { $other } won more games ({ $more } to { $wins }).
place-by-game = { $player } and { $other } both have { $realms } unrazed realms; { $other } had more in game { $game } ({ $more } to { $fewer }).
place-by-ruling = { $player } and { $other } are equal in everything counted; the coordinator ruled for { $other }.
place-by-lot = { $player } and { $other } are equal in everything counted; the lot fell to { $other }.
place-withdrawn = { $player } left before the bracket was over and has the last place.
place-match-loss = { $player } lost the bracket by a penalty and has the last place.
place-ejected = { $player } was ejected and has no points for this bracket.

standing-winner = { $player } won the tournament.
standing-finalist = { $player } was number { $place } at the final table.
tie-by-realms = { $player } and { $other } both have { $points } points; { $other } has more unrazed realms ({ $more } to { $fewer }).
tie-by-average = { $player } and { $other } have the same points and realms; { $other } needed fewer games for them ({ $less } to { $games }).
tie-by-wins = { $player } and { $other } have the same points and realms; { $other } won more games ({ $more } to { $fewer }).
tie-by-lot = { $player } and { $other } are equal in everything counted; the lot fell to { $other }.
tie-by-ruling = { $player } and { $other } are equal in everything counted; the coordinator ruled for { $other }.

seated-by-lot = Seated by lot.
seated-apart = Seated by lot, apart from their own team.
mates-meet = { $count ->
    [one] Two of one team had to sit at one table
   *[other] { $count } pairs of one team had to sit at one table
}, since a team has more members than there are tables.
seated-as-listed = Seated in the order of the list.
tables-of-two = { $count ->
    [one] One table has
   *[other] { $count } tables have
} only two players, because nobody else is left; such games cannot be scored.
tables-of-three = { $count ->
    [one] One table has three players
   *[other] { $count } tables have three players
}, so that everybody plays.
tables-of-four = { $count ->
    [one] One table has four players
   *[other] { $count } tables have four players
}, so that everybody plays.
table-of-five = Five players cannot be divided and sit at one table.
byes = { $count ->
    [one] One is left over and has a bye
   *[other] { $count } are left over and have byes
}, since only full tables can play.
has-bye-here = { $player } has a bye.
has-bye = { $player } has a bye: nobody has one twice before everybody had one, then whoever has fewest points, then the lot.
winner-gone = { $player } won bracket { $table } and has left; the others move up.
winner-alone = { $player } is the only winner left, and players brought back never meet a single winner: the tournament is won.
advance-winner = { $player } advances as winner of round { $round }, bracket { $table }.
advance-best = { $player } advances as number { $place } of those who did not win, out in round { $round }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $realms ->
    [one] one unrazed realm
   *[other] { $realms } unrazed realms
}.
advance-unplayed = { $player } advances without having played, because nobody else is left.
advance-instead = { $player } advances because every winner has left.

grid-note-18-third = The best player eliminated in round 2 takes line 3.
grid-note-60-21st = Twenty winners leave line 21 free: it is for the one with most points from round 1 who did not win.
grid-note-60-top = Line 6 is for the best player of the earlier rounds who does not advance.
grid-note-60-next = Line 9 is for the next best.

need-coordinator-met = There is a coordinator.
need-coordinator-lacking = A tournament needs a coordinator, who decides questions of rules; name one.
need-players-met = { $count } players take part; { $fewest } are needed.
need-players-lacking = Only { $count } players take part; { $fewest } are needed.
need-advertised-met = The event was advertised.
need-advertised-lacking = The event was not advertised, so its results cannot count.
need-latest-rules-met = The latest tournament rules are played.
need-latest-rules-lacking = The latest tournament rules are not played, so the results cannot count.
need-three-player-games-met = Every game had three players or more.
need-three-player-games-lacking = A game had only { $count } players; with games of fewer than three, the results cannot count.

todo-notice = Put up a notice at your dealer's, early.
todo-half-page = Have the convention print an advertisement of half a page or more.
todo-pre-registration = Have the event listed where people register in advance, if they can.
todo-announce-rules = Announce the type, the variants and the victory condition, so that players build their decks for them.
todo-coordinator = Settle who is coordinator, and for a large event who judges beside them.
todo-reference-guides = Have both Reference Guides at hand.
todo-forms = Have every line of the grid filled in, legibly.
todo-report = Send in the scoring forms within { $days } days.
todo-keep-copy = Keep a copy of everything you send.

paired-with = { $player } ({ $points ->
    [one] one point
   *[other] { $points } points
} so far) plays with { $players }.
paired-seat = { $player } has seat { $seat }, { $times ->
    [0] for the first time
    [one] as once before
   *[other] as { $times } times before
}.
nobody-meets-again = Nobody meets anybody again.
repeats-unavoidable = { $count ->
    [one] One pair meets
   *[other] { $count } pairs meet
} again: no round is left in which nobody does.
repeats-remain = { $count ->
    [one] One pair meets
   *[other] { $count } pairs meet
} again: no round was found in which nobody does.
meets-again = { $player } and { $other } meet again, as in round { $round }.
made-the-cut = { $player } goes on as number { $place } with { $points ->
    [one] one point
   *[other] { $points } points
} and { $realms ->
    [one] one unrazed realm
   *[other] { $realms } unrazed realms
}.
won-by-standings = { $player } has won: first of the standings with { $points ->
    [one] one point
   *[other] { $points } points
}.

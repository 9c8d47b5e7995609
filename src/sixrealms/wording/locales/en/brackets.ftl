### Brackets of a tournament: results, places, and who goes on

game-fault-decided = Round { $round }, table { $table }: { $player } has already won this bracket; correct an earlier game, or undo it.
game-fault-stranger = Round { $round }, table { $table }: { $player } does not sit there; name one of its players.
game-fault-gone = Round { $round }, table { $table }: { $player } has left the table and cannot win a game there.
game-fault-missing = Round { $round }, table { $table }: how many unrazed realms { $player } had is missing; every player's number is needed.
game-fault-realms = Round { $round }, table { $table }: { $player } cannot have { $realms } unrazed realms; the formation of this game holds 0 to { $most }.

place-winner = { $player } won the bracket with { $wins ->
    [one] one game
   *[other] { $wins } games
}.
place-by-realms = { $player } is number { $place } with { $realms ->
    [one] one unrazed realm
   *[other] { $realms } unrazed realms
} in all games.
place-by-wins = { $player } and { $other } both have { $realms } unrazed realms; { $other } won more games ({ $more } to { $wins }).
place-by-game = { $player } and { $other } both have { $realms } unrazed realms; { $other } had more in game { $game } ({ $more } to { $fewer }).
place-by-ruling = { $player } and { $other } are equal in everything counted; the coordinator ruled for { $other }.
place-by-lot = { $player } and { $other } are equal in everything counted; the lot fell to { $other }.
place-withdrawn = { $player } left before the bracket was over and has the last place.
place-ejected = { $player } was ejected and has no points for this bracket.

standing-winner = { $player } won the tournament.
standing-finalist = { $player } was number { $place } at the final table.
tie-by-realms = { $player } and { $other } both have { $points } points; { $other } has more unrazed realms ({ $more } to { $fewer }).
tie-by-average = { $player } and { $other } have the same points and realms; { $other } needed fewer games for them ({ $less } to { $games }).
tie-by-wins = { $player } and { $other } have the same points and realms; { $other } won more games ({ $more } to { $fewer }).
tie-by-lot = { $player } and { $other } are equal in everything counted; the lot fell to { $other }.

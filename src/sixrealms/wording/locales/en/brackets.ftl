### Brackets of a tournament: results, places, and who goes on

game-fault-decided = Round { $round }, table { $table }: { $player } has already won this bracket; correct an earlier game, or undo it.
game-fault-stranger = Round { $round }, table { $table }: { $player } does not sit there; name one of its players.
game-fault-gone = Round { $round }, table { $table }: { $player } has left the table and cannot win a game there.
game-fault-missing = Round { $round }, table { $table }: how many unrazed realms { $player } had is missing; every player's number is needed.
game-fault-realms = Round { $round }, table { $table }: { $player } cannot have { $realms } unrazed realms; the formation of this game holds 0 to { $most }.

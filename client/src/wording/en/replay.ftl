### Replays

replay-what = Every finished game on this server has a replay: its link is at the table. A record saved from a game opens here as well.
replay-file = Open a record
replay-text = The record
replay-text-hint = It begins with "Sixrealms record".
replay-open = Look at it
replay-eyes = Seen by
replay-everything = Everything open
replay-as = As { $name } saw it
replay-spectator = As everybody saw it
replay-link = Copy the link
replay-as-scenario = As a scenario
replay-link-copied = The link is copied.
replay-play-on = Play on from here
replay-play-on-how = A new game begins after decision { $at }, in turn { $turn }. Computer players take all other seats.
replay-your-seat = Your seat
replay-hidden-decision = decided
replay-why = Why this?
replay-where = Decision { $at } of { $all }, turn { $turn }
replay-decision = Decision
replay-mark-before = To the beginning of the turn or battle
replay-mark-after = To the next turn or battle
replay-back = One decision back
replay-on = One decision on
replay-run = Play
replay-pause = Pause
replay-speed = Speed

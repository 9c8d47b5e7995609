### The command that lets computer players play

help-simulate =
    Let computer players play many games and say how they went. The same
    options always give the same games. The exit code is 1 if a game had to be
    stopped because the program was wrong.
help-simulate-games = How many games (100).
help-simulate-players = How many players each, 2 to 8 (2).
help-simulate-seed = Another number, other games (0).
help-simulate-bots = Who plays: one name for all seats, or one for each with commas between (random).
help-simulate-decks =
    starters, shipped or (with --as) drawn: anew for each game. Or deck files and names of
    shipped decks with commas between: one for all seats or one for each.
help-simulate-workers = How many processes share the games (1). The games are the same.
help-simulate-check = Check every position: slow, and stops a game that breaks a check.
help-simulate-json = Write one object for other programs.
simulate-heading-what = Figure
simulate-heading-figure = Value
simulate-games = Games finished
simulate-turns = Turns, median
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-rate = Decisions per second
simulate-checked = Games that broke a check
simulate-wins = Games won by { $bot }
simulate-draws = Games without one winning side
simulate-ending = { $reason ->
    [deck-out] Games that ended when a draw pile ran out
    [turn-limit] Games that ended with the last turn
    [tie] Games in which a player lost all realms and nobody was ahead
    [agreement] Games the players agreed to end as a tie
    [out-of-reach] Games nobody could win any more
   *[other] Games that ended otherwise ({ $reason })
}

## Tournaments between computer players

help-tournament = Run a tournament from sign-up to ranking: sign-up, decks, rounds, results, corrections, standings. Every command is one step that is kept at once and can be undone. EVENT is an id or the start of a name, PLAYER a name or the start of one.
command-tournament-simulate = Let computer players play a whole event.
help-tournament-simulate =
    Lets computer players play a whole event, from sign-up to wrap-up, with real games and decks drawn for the
    game that is named. The same options always give the same event. The exit code is 1 if a game had to be
    stopped because the program was at fault.
help-tournament-players = How many take part, 3 to 500 (9); in a game of teams how many teams.
help-tournament-scheme = How rounds are made: grid, swiss or round-robin (grid).
help-tournament-outcomes = Whether games are `played` or their results `drawn` by strength, for up to 10,000 players: then it tells how the pairing did, by Swiss rounds unless --scheme says otherwise.
help-tournament-table-size = Players at a table, 3 or 4 (3).
help-tournament-rounds = Rounds of swiss or round-robin (0: as many as the field needs).
help-tournament-cut = How many go on to the final after swiss or round-robin rounds (0: none).
help-tournament-bots = Who plays: names with commas between, taken by the players in turn (random).
convention-name = Simulated convention
convention-coordinator = Coordinator
convention-player = Player { $number }
convention-team = Team { $number }
convention-bracket = Round { $round }, bracket { $bracket }: { $games }
convention-head-rank = Place
convention-head-player = Player
convention-head-points = Points
convention-head-realms = Realms
convention-head-wins = Games won
convention-head-bot = Plays like
convention-winner = { $player } has won the tournament.
convention-paired = Round { $round }: { $tables } tables, paired in { $seconds } s
convention-drawn = { $players } players, { $rounds } rounds, { $repeats } pairs met again; the slowest pairing took { $slowest_pairing_seconds } s, everything { $seconds } s and { $peak_mb } MB.

simulate-bots = --bots names { $count } players for { $players } seats; name one for all or one for each
simulate-size-of-starters = --size is { $size }, but the starter decks have { $own } cards; name decks of { $size }
simulate-decks = { $count } decks for { $players } players: name one deck for all or one for each
simulate-too-few = { $count } decks are called { $called }, too few for { $players } players
simulate-no-game = no game of { $ruleset } for { $seats } players came of { $tries } tries
simulate-no-deck = no legal deck for { $game } came of { $tries } tries; name decks of your own

simulate-teams = { $game } is played by { $teams } teams at a table; { $count } teams cannot be seated so, { $can } can (format.team-spirit.teams)
simulate-teams-at-table = round { $round }, table { $table } would have { $count } teams; { $game } is played by { $teams }: choose another number of teams (format.team-spirit.teams)

simulate-finding = game { $game } (seed { $seed }, decision { $decision }): { $what }
simulate-more = and { $count } more

research-track = there is no track { $name }; there are { $known }
research-agent = no agent is called { $name }; there are { $known }
research-over = the game is over for every agent; reset the environment to play another
research-render-mode = render_mode is { $value }; it must be None or one of { $known }
research-most-turns = most_turns is { $value }; it must be a whole number from 1 on
research-games = { $games } games cannot be measured; play at least one
simulate-seats = { $players } players for { $seats } seats: name one for each
research-players = a game of { $players } does not fit a table made for { $most }: make the environment for as many seats as are wanted

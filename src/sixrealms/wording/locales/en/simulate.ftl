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
simulate-draws = Games without one winner

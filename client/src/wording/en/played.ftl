### The reader's finished games, and what they come to

played-games = Games
played-won = Won
played-lost = Lost
played-drawn = Nobody won
played-share = { $percent } %
played-streak = Lately
played-streak-won = { $count ->
    [one] the last one won
   *[other] { $count } won in a row
}
played-streak-lost = { $count ->
    [one] the last one lost
   *[other] { $count } lost in a row
}
played-best = Most wins in a row
played-length = A usual game
played-turns-of = { $count ->
    [one] one turn
   *[other] { $count } turns
}
played-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
played-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
played-days = { $count ->
    [one] one day
   *[other] { $count } days
}
played-here = { $count ->
    [one] One game at this screen with several seats is not counted as won or lost.
   *[other] { $count } games at this screen with several seats are not counted as won or lost.
}
played-by-opponent = By opponent
played-by-deck = By deck
played-by-ruleset = By rules
played-ruleset = { $ruleset }, { $size } cards, { $players } players
played-people = People
played-cards = Cards played most
played-card = in { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } of them won
played-list = Game by game
played-more = { $count ->
    [one] Show one more
   *[other] Show more ({ $count })
}
played-ending-won = won
played-ending-lost = lost
played-ending-drawn = nobody won
played-ending-here = at one screen
played-against = Against { $others }
played-gone = a player who left
played-rated = Rated: { $before } → { $after }
played-replay-of = Replay of the game against { $others }
played-device = From the seats this browser keeps. With an account your games are counted on every device.
played-csv = As CSV
played-json = As JSON
played-none = You have finished no game yet
played-none-is = When a game is over it stands here, with the way to its replay, and what your games come to.
played-begin = Begin a game

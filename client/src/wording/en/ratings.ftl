### Ratings: who plays how strong, and what a game has done to it

ratings-title = Ratings
ratings-is = { $games ->
    [one] From rated games between people. Everybody begins at 1500; whoever has finished one is listed.
   *[other] From rated games between people. Everybody begins at 1500; whoever has finished { $games } is listed.
}
ratings-how = A rated game is agreed on when its table is set up, by everybody who sits there; games with computers never count. Whoever gives up or lets their time run out comes last.
ratings-ruleset = Rules
ratings-place = Place
ratings-player = Player
ratings-points = Points
ratings-sure = How sure
ratings-games = Games
ratings-you = you
ratings-none = Nobody is listed here yet
ratings-none-is = { $games ->
    [one] Play a rated game with somebody: set up a table, choose a friend, and tick “Rated”.
   *[other] Play { $games } rated games: set up a table, choose a friend, and tick “Rated”.
}
ratings-set-up = Set up a table
ratings-certainty-new = not sure yet
ratings-certainty-rough = roughly
ratings-certainty-fair = fairly sure
ratings-certainty-good = sure
ratings-mine = Your ratings
ratings-mine-none = You have finished no rated game yet.
ratings-all = All ratings
ratings-mine-of = { $ruleset }: { $points } points, { $sure }
ratings-mine-games = { $rank ->
    [0] { $games ->
        [one] one game; not listed yet
       *[other] { $games } games; not listed yet
    }
   *[other] { $games ->
        [one] one game; place { $rank }
       *[other] { $games } games; place { $rank }
    }
}
ratings-changes = Last rated games
ratings-change = { $day }: place { $place } of { $players }, from { $before } to { $after } points
ratings-wish = Rated
ratings-wish-is = The game changes the rating of everybody who plays. Whoever sits down has an account, is called as it is, and agrees to this.
ratings-wish-account = Rated games are for people with an account.
ratings-wish-account-way = Make one, or log in
ratings-wish-alone = A rated game is played by people alone, each at their own device, with decks that are legal.
ratings-join = This game is rated
ratings-join-is = It changes the rating of everybody who plays; whoever gives up or lets their time run out comes last. By sitting down you agree. You are called as your account is.

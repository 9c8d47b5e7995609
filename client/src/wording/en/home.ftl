### Home, and sitting down at a table

home-title = Build six realms. Raze theirs.
home-lead = Spellfire, the card game of 1994, with every rule kept by the program: it shows what you may do, and says why you may not do the rest.
home-computer = Play against the computer
home-new-here = New here?
home-learn = Learn by playing
home-learn-is = Five minutes at a real table, with somebody beside you, up to your first won battle.
home-known = You know the game?
home-play = Play
home-play-is = Against the computer or with a friend, who needs only a link: no account, nothing to install.
home-challenge = Challenge a friend by link
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

games-all = My games that are over, and what they come to

tables-title = Open tables
tables-none = Nobody has a public table open just now.
tables-open-one = Open one
tables-sit = Sit down
tables-sit-rated = Sit down, rated
tables-of = { $what }: { $who }
tables-look = Read and sit down
tables-watch = Watch
tables-mine = To my table
tables-rated = rated
tables-clock = with a clock
tables-waiting = { $minutes ->
    [0] just opened
    [one] waiting for a minute
   *[other] waiting for { $minutes } minutes
}
tables-here = { $count ->
    [one] Nobody is here but you.
   *[other] { $count } people are here.
}
tables-here-named = { $others ->
    [0] Here: { $names }.
    [one] Here: { $names } and one more.
   *[other] Here: { $names } and { $others } more.
}
tables-be-seen = Be seen?
tables-what = { $ruleset }, { $size } cards, { $seats } players

join-title = Sit down with { $who }?
join-challenged = { $who } challenges you
join-game = Game
join-goal = Goal
join-decks = Decks
join-decks-of = { $size } cards. One is dealt to you, unless you choose your own.
join-decks-any = Any deck may be played. One of { $size } cards is dealt to you, unless you choose your own.
join-time = Time
join-time-days = { $days ->
    [one] A day
   *[other] { $days } days
} for every decision: a game that lasts weeks.
join-time-bank = { $minutes } minutes each.
join-full-title = The table of { $who }
join-players = { $count } players
join-sit = { $rules ->
    [0] Sit down
    [one] Sit down and agree to this rule
   *[other] Sit down and agree to these { $rules } rules
}
join-oldest = I am the oldest here
join-oldest-is = The oldest player lays the first realm. So far that is { $who }.
oldest-begins = { $name } lays the first realm as the oldest.
join-watch = Watch
join-full = All seats are taken. You can watch: you see what everybody may see.

waiting-title = Your table is ready
waiting-how = Give this link to your friend. The game begins when the last seat is taken.
waiting-seats = Seats
waiting-seat = Seat { $seat }
waiting-free = free
waiting-seat-computer = Let a computer player sit here
waiting-computer = computer player

games-ended = Over

home-enforced = Special powers the program enforces
home-enforced-of = { $set }: { $percent } %
home-enforced-more = Cards whose power it does not know yet are played by their facts alone, and say so.
home-decks-is = Build decks, try them, share them; start from one of the 46 that are here.
home-how-is = The whole game on one page, with pictures.
home-puzzles-is = Positions with one way to win this turn, and a new one every day.
home-events-is = Events at real tables or here: sign-up, rounds, standings.
home-ratings-is = How strong people are in rated games, ruleset by ruleset.
new-cards = { $size } cards
new-start = Start the game

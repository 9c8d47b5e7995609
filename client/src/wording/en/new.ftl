### Setting up a table

deck-mine = My decks
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
new-friend-is = Whoever has the link sits down here. It can be a rated game.
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
new-by-name = The game by its name
new-by-name-hint = For example: King's Decree (Questing)-Enhanced [75]
new-did-you-mean = Did you mean { $nearest }?
new-deck = Which deck?
new-any-deck = Play with decks that are not legal as well
new-goal = { $players } players, { $goal } realms win.
new-make = Make the table
deck-label = Deck
deck-hint = The other seats are dealt one, or their players choose.
deck-chance = One by chance
deck-which = Which deck?
deck-own = My own: paste or open a file
deck-fitting = Decks for this game
deck-others = Other decks
deck-text = Cards of the deck
deck-text-hint = One card a line, like “2 1st/54 War Party”, or the contents of a CrossFire file.
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
new-oldest = Who is the oldest?
new-oldest-is = The oldest player lays the first realm, before the game begins (tyrant.setup.order).
new-oldest-later = Whoever says so when sitting down
new-oldest-you = You
new-oldest-seat = Seat { $seat }: { $who }
new-here-agree = { $count ->
    [one] Whoever plays at this device agrees with you to the optional rule you have chosen.
   *[other] Whoever plays at this device agrees with you to the { $count } optional rules you have chosen.
}
new-friend-agrees = { $count ->
    [one] Whoever sits down is shown the optional rule and agrees to it first.
   *[other] Whoever sits down is shown the { $count } optional rules and agrees to them first.
}
new-here = Somebody at this device
new-here-is = You take turns; in between the table is covered.
new-here-called = Name
new-here-name = Player { $seat }

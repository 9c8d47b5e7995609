### A deck in figures (`sixrealms deck stats`)

command-deck-stats = Say what a deck holds, what in it nothing can use, and where it is legal.
help-deck-stats-json = Write one object for other programs.
stats-heading = { $deck }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
stats-heading-type = Type
stats-heading-cards = Cards
stats-heading-world = World
stats-heading-level = Level
stats-heading-champions = Champions
stats-heading-others = Others
stats-curve = Level { $level }: champions { $champions }, others { $others }
stats-enforced = { $enforced } of { $powers } cards with a power are enforced ({ $percent } %).
stats-advice = { $what ->
        [realms] Realms
       *[champions] Champions
    }: { $count }; { $verdict ->
        [few] few: good decks of this size have { $least } to { $most }
        [many] many: good decks of this size have { $least } to { $most }
       *[fine] as good decks of this size have ({ $least } to { $most })
    }
stats-unusable = { $count ->
        [0] Every card can be used by something in the deck.
        [one] 1 card that nothing in the deck can use:
       *[other] { $count } cards that nothing in the deck can use:
    }
stats-unusable-card = { $name } ({ $id }): { $why } ({ $rule })
stats-verdict = { $limits } with { $size } cards: { $legal ->
        [yes] legal
       *[no] not legal
    }
stats-formats = Legal for { $count } of { $of } deck formats{ $count ->
        [0] .
       *[other] : { $names }
    }
stats-other-sizes = { $count ->
        [one] 1 format is
       *[other] { $count } formats are
    } for decks of other sizes; --json says what each has against this one.

# Why nothing in a deck can use a card

unusable-cast = no champion of the deck can use a card of type { $type }
unusable-holding = no realm of the deck is of { $world ->
        [none] the world it needs
       *[other] { $world }
    }
unusable-world = no champion of the deck that could bear it is of { $world ->
        [none] its world
       *[other] { $world }
    }
unusable-limited = it is for others than the champions of the deck
unusable-nobody = the deck has no champion

### A deck tried out (`sixrealms deck try`)

command-deck-try =
    Let the computer play many games with a deck against the decks that come with the program, and say how many it won and
    what became of its cards. The same options always give the same games.
help-deck-try-games = How many games (200); in every second one the deck sits in the other seat.
help-deck-try-workers = How many processes share the games (as many as there are processors). The games are the same.
try-heading = { $deck } won { $wins } of { $games } games: { $share }, in truth probably { $lower } to { $upper }
share-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
try-heading-card = Card
try-heading-played = Games it was played in
try-heading-won = Won of them
try-heading-share = Share
try-never = { $count ->
        [0] Every card was played.
       *[other] Never played: { $names }
    }
try-stopped = { $games } of { $of } games were played.
try-fault = { $count ->
        [one] 1 game was stopped by a fault of the program
       *[other] { $count } games were stopped by a fault of the program
    }: game { $game } with --seed { $seed }: { $what }

# Cards that would fit a deck

suggest-instead = { $card } is not played as it says yet; this card of its type is.
suggest-instead-unusable = Nothing in the deck can use { $card }; this card of its type fits better.
suggest-cast = { $count ->
        [one] One champion uses
       *[other] { $count } champions use
    } cards of type { $type }, and there { $there ->
        [0] are none
        [one] is one
       *[other] are { $there }
    } in the deck.
suggest-world = Of { $world }, the world most of the deck is of.

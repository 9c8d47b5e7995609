### What can be wrong with a deck

deck-total = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of { $size } (a dungeon card does not count)
deck-too-few = { $count } { $group ->
        [artifact] { $count ->
            [one] artifact
           *[other] artifacts
        }
        [champion] { $count ->
            [one] champion
           *[other] champions
        }
        [event] { $count ->
            [one] event
           *[other] events
        }
        [holding] { $count ->
            [one] holding
           *[other] holdings
        }
        [magical-item] { $count ->
            [one] magical item
           *[other] magical items
        }
        [realm] { $count ->
            [one] realm
           *[other] realms
        }
       *[rule] { $count ->
            [one] rule card
           *[other] rule cards
        }
    }, at least { $least } needed
deck-too-many = { $count } { $group ->
        [artifact] artifacts
        [champion] champions
        [event] events
        [holding] holdings
        [magical-item] magical items
        [realm] realms
       *[rule] rule cards
    }, at most { $most } allowed
deck-levels = { $levels } champion levels, at most { $most } allowed{ $free ->
        [0] { "" }
        [one] { " " }(one avatar is free)
       *[other] { " " }({ $free } avatars are free)
    }
deck-copies = { $count } copies of { $card }, at most { $most } allowed
deck-no-dungeons = a dungeon card, which these rules do not have
deck-dungeons = { $count } dungeon cards, at most one allowed

### The deck command

help-deck = Check, show, list and convert decks. A deck is a file or the name of a shipped deck, such as A-1.
command-deck-check = Say whether decks are legal and how many of their powers are enforced.
command-deck-show = Write a deck as a list that can be read again.
command-deck-list = List the shipped decks.
command-deck-convert = Write a deck to a file: for CrossFire if it ends in .cfd, otherwise as a plain list.
help-deck-size = Size to measure by; otherwise the offered size nearest to the deck's.
help-deck-json = Write one object per deck for other programs.
help-deck-force = Write over a file that is there already.
deck-verdict = { $deck }, { $cards } cards, limits of { $limits }: { $legal ->
        [yes] legal
       *[no] not legal
    }
deck-illegal = not legal under { $ruleset }: { $decks }; the lines above say why
deck-not-enforced = { $count ->
        [0] Every power in this deck is enforced.
        [one] 1 card has a power that is not enforced: { $names }
       *[other] { $count } cards have powers that are not enforced: { $names }
    }
deck-written = { $deck } is written to { $file }.
deck-heading-id = Deck
deck-heading-name = Name
deck-heading-cards = Cards
deck-heading-author = Author

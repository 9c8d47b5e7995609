### What can be wrong with a deck

deck-total = { $count } cards instead of { $size } (a dungeon card does not count)
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

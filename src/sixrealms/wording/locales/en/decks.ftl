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

### What a format asks of a deck

deck-problem = { $message } ({ $rule }); { $mend }
mend-put-in = put in { $count } more
mend-take-out = take out { $count } of them
mend-levels = { $levels ->
        [one] take out a champion of at least 1 level
       *[other] take out champions of { $levels } levels or more together
    }
mend-replace = replace { $count } of them
format-digit = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } with a { $digit } in the collector number: { $names }
format-world = { $count ->
        [one] 1 realm, holding, artifact or champion is
       *[other] { $count } realms, holdings, artifacts or champions are
    } not of { $world }: { $names }
format-generic = { $count ->
        [one] 1 realm, holding, artifact or champion has
       *[other] { $count } realms, holdings, artifacts or champions have
    } the logo of no world, { $world } is needed: { $names }
format-spells = { $count ->
        [one] 1 spell
       *[other] { $count } spells
    } that cannot be cast in phase 4: { $names }
format-types = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of a type that this game does without: { $names }
format-not-sealed = { $count ->
        [one] 1 card that comes
       *[other] { $count } cards that come
    } in no sealed 4th Edition deck: { $names }
format-not-issued = { $count ->
        [one] 1 card that was
       *[other] { $count } cards that were
    } not issued: { $names }
format-added = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } beside the sealed deck: { $names }
format-exchanged = { $count } cards from the booster, at most { $most } allowed
format-exchanged-twice = { $count ->
        [one] 1 card from the booster is
       *[other] { $count } cards from the booster are
    } in the deck twice: { $names }
format-no-sideboard = a sideboard of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, which this game does not have
format-sideboard-size = a sideboard of { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of { $size }
format-no-realm-deck = a realm deck of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, which only the Tyrant’s Game has
format-realm-deck-missing = no realm deck; the Tyrant’s Game is played with two decks
format-realm-deck-size = a realm deck of { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of { $size }
format-realm-deck-types = { $count ->
        [one] 1 card of the realm deck is no realm
       *[other] { $count } cards of the realm deck are no realms
    }: { $names }
format-too-few = { $entry }: { $count }, at least { $least } needed
format-too-many = { $entry }: { $count }, at most { $most } allowed
format-banned = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } that the format bans: { $names }
format-default-victory = { $victory } is taken for { $size } cards, because the name has no victory condition and the rules disagree about it

### The deck command

help-deck = Build, check, count, try out, show, list and convert decks. A deck is a file, the name of one of your own, or that of a shipped deck, such as A-1.
command-deck-check = Say whether decks are legal and how many of their powers are enforced.
command-deck-show = Write a deck as a list that can be read again.
command-deck-list = List your own decks and the shipped ones.
command-deck-formats = List the deck formats of the CrossFire program, for `deck check --format`.
command-deck-sealed = Draw sealed 4th Edition decks with their Draconomicon boosters, and write them to files.
command-deck-convert = Write a deck to a file: for CrossFire if it ends in .cfd, as a table if in .csv, otherwise as a plain list.
help-deck-size = Size to measure by; otherwise the offered size nearest to the deck's.
help-deck-json = Write one object per deck for other programs.
help-deck-format = Deck format of the CrossFire program, by its name or from a .cff file.
help-deck-as = Name of the game the deck is for, such as "King's Decree (Questing)-Enhanced [75]".
help-deck-players = How many play; the Tyrant's Game allows larger realm decks from four on.
help-deck-issued = The sealed deck that was issued: a file.
help-deck-world = The world chosen for World War!, such as FR; otherwise the one most of the deck is of.
help-deck-force = Write over a file that is there already.
deck-verdict = { $deck }, { $cards } cards, limits of { $limits }: { $legal ->
        [yes] legal
       *[no] not legal
    }
deck-illegal = not legal under { $ruleset }: { $decks }; the lines above say why
deck-worlds = Worlds: { $worlds }
deck-champion-levels = Levels of its champions: { $levels } (together { $sum })
deck-share = { $enforced } of { $powers } cards with a power are enforced ({ $percent } %).
deck-not-enforced = { $count ->
        [0] Every power in this deck is enforced.
        [one] 1 card has a power that is not enforced: { $names }
       *[other] { $count } cards have powers that are not enforced: { $names }
    }
help-deck-sealed-players = How many decks.
help-deck-sealed-seed = The same seed opens the same boosters; otherwise by chance.
deck-sealed = { $file }: 55 cards, and a booster of { $booster } cards under [Considering].
deck-sealed-seed = Seed { $seed } gives the same decks again.
deck-written = { $deck } is written to { $file }.
deck-heading-id = Deck
deck-heading-name = Name
deck-heading-cards = Cards
deck-heading-worlds = Worlds
deck-heading-enforced = Enforced
deck-heading-author = Author
deck-heading-champions = Champions
deck-heading-levels = Levels

# What keeps a list of cards from being read

or = or
card-unknown = no card is called { $name }
card-unknown-near = no card is called { $name }; did you mean { $near }?
printing-unknown = no printing { $name }
printing-unknown-near = no printing { $name }; did you mean { $near }?
deck-line = { $source }:{ $line }: { $why }
deck-without-cards = { $source }: the deck has no cards; write one per line, like '2 1st/54 War Party'
deck-csv-broken = { $source }:{ $line }: this is no table: { $why }; put texts with a comma between quotation marks
deck-other-type = { $name } is no { $wanted }; it is { $types }
deck-several-cards = { $name } is the name of { $count } cards; write { $choices }
deck-contradicts = { $id } is { $name }, not { $said }
deck-count = a count must be 1 to { $most }, found { $found }
deck-no-dungeon = { $name } ({ $id }) is not a dungeon card but of type { $type }
deck-unknown-section = unknown section { $name }; sections are { $known } and the card types
deck-crossfire-no-list = { $source }: no list of cards: a CrossFire deck has a line 'set { $word } {"{"}...{"}"}'
deck-crossfire-empty = { $source }: the deck has no cards: '{ $word }' is an empty list
deck-no-text = not a text file (it holds zero bytes); decks are plain text

deck-file-absent = { $file }: no such { $what ->
        [format] deck format
       *[deck] deck
    } file
deck-file-folder = { $file }: is a folder; name a { $what ->
        [format] deck format
       *[deck] deck
    } file in it
deck-file-unreadable = { $file }: cannot be read: { $why }
deck-file-too-long = { $file }: too long for a { $what ->
        [format] deck format
       *[deck] deck
    } (over { $most } KiB)
deck-file-zero-bytes = { $file }: not a text file (it holds zero bytes); { $what ->
        [format] deck format
       *[deck] deck
    }s are plain text
deck-file-no-utf8 = { $file }:{ $line }: not UTF-8 text; save the file as UTF-8
deck-file-empty = { $file }: the file is empty; { $what ->
        [format] a deck format has a line 'set tempDeckFormatTotal {"{"}...{"}"}'
       *[deck] write one card per line, like '2 1st/54 War Party'
    }
deck-several = { $count } decks are called { $name }; say { $known }
deck-unknown = no shipped deck is called { $name }; decks are { $known } ...
deck-unknown-near = no shipped deck is called { $name }; did you mean { $near }?
deck-format-several = { $count } formats are called { $name }; say { $known }
deck-format-unknown = no deck format is called { $name }; `sixrealms deck formats` lists them
deck-format-unknown-near = no deck format is called { $name }; did you mean { $near }?
tcl-no-setting = expected 'set name value', found { $found }
tcl-program = { $found } would have to be run as a program; only plain values are read
tcl-open = the file ends inside a { $what } that opens here; is it cut off?
tcl-after-brace = { $found } directly after a closing brace
tcl-no-card = expected a card like { $like }, found { $found }
deck-format-no-totals = no totals: a deck format has a line 'set tempDeckFormatTotal {"{"}...{"}"}'
deck-format-totals-lack = the totals lack { $kinds }
deck-format-no-type = no card type is called { $name }
deck-format-no-number = expected a number up to { $most }, found { $found }
deck-format-numbers = { $name } needs { $count } numbers, it has { $found }
deck-format-no-type-number = no card type has the number { $number }
deck-format-no-chase-card = no chase card { $number } in a set { $set }
deck-not-legal = { $deck }: { $problem }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    }

deck-wrong-size = { $deck }: { $count } cards; ruleset { $ruleset } plays { $known } (deck.sizes.offered); --size with --any-deck plays it as one of these
deck-two-sizes = { $deck } has { $size } cards and { $other } { $another }; the decks of a game have one size (deck.sizes.offered); --size with --any-deck plays them as one of these
deck-any-deck = { $what }; --any-deck plays it all the same
deck-refused-at-table = { $deck } is not legal: { $fault }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more: `sixrealms deck check`)
    }; --any-deck plays it all the same

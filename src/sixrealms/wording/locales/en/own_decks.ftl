### Decks of one's own (`sixrealms deck new`, `deck edit`)

command-deck-new = Begin a deck of your own, empty or with the cards of another. From then on its name is enough everywhere.
command-deck-edit =
    Change a deck of your own. Removals come first, then numbers that are set, then additions; either all of them are made or
    none. Every change is kept and can be undone.
help-deck-new-size = Size it is meant for.
help-deck-new-from = Take over the cards of a file, a shipped deck or another of your own.
help-deck-edit-add = Put a card in, or as many as stand before it: "2 1st/54", "Waterdeep".
help-deck-edit-remove = Take a card out, or as many as stand before it.
help-deck-edit-count = Have exactly so many of a card: "3 1st/54"; 0 takes it out.
help-deck-edit-pile = What is changed: deck, sideboard, considering or realm-deck (deck).
help-deck-edit-undo = Take the last change back; again for the one before.
help-deck-edit-redo = Make the change again that was taken back last.
help-deck-edit-versions = List what the deck was before, with the differences.
help-deck-edit-version = Make the deck what it was in that version.
usage-deck-edit = say one thing to do: --add, --remove and --count together, or one of --undo, --redo, --versions, --version
own-deck-begun = { $deck } is begun: { $file }
own-deck-same = Nothing is different.
own-deck-judged = { $cards } of { $size } cards; { $problems ->
        [0] legal under { $ruleset }
        [one] not legal under { $ruleset } yet:
       *[other] not legal under { $ruleset } yet, { $problems } problems:
    }
own-deck-more = and { $count } more: sixrealms deck check "{ $deck }"
own-deck-version = Version { $number }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } (+{ $more } -{ $fewer }), { $until ->
        [none] now
       *[other] until { $until }
    }
own-deck-unread = Cannot be read: { $why }
own-deck-name = { $name } can be no name of a deck; use letters, digits, spaces and hyphens, and no ending like .txt
own-deck-name-long = the name is too long; a name has at most { $most } letters
own-deck-there = you have a deck called { $name } already; `sixrealms deck edit` changes it
own-deck-shipped = a shipped deck is called { $name }; take another name
own-deck-unknown = you have no deck called { $name }; { $count ->
        [0] `sixrealms deck new` begins one
       *[other] yours are { $known }
    }
own-deck-no-undo = nothing has been changed in { $name }, so there is nothing to undo
own-deck-no-redo = nothing was undone in { $name } last, so there is nothing to make again
own-deck-no-version = there is no version { $number }; there are 1 to { $most }
own-deck-history = { $file }: not what this program writes; move the file away, the deck itself is whole

# Several faults at once

deck-faults = { $source }: { $count } faults, the first: { $first }
deck-faults-above = { $source }: { $count } faults
deck-faults-more = and { $count } more
deck-card-unknown = no card is called { $name }; look for a part of the name under Cards, or with `sixrealms cards WORD`
deck-printing-unknown = no printing { $name }; look for the card and its numbers under Cards, or with `sixrealms cards WORD`
deck-too-many-cards = { $source }: more than { $most } cards; a deck has at most 110
deck-count-needed = a number must stand before the card, as in { $like }
deck-not-in-it = { $name } is there { $count ->
        [0] not at all
        [one] only once
       *[other] only { $count } times
    }; `deck show` says what the deck holds
deck-change-fault = { $change }: { $why }

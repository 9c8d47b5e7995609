decks-kept-here = Your decks are kept in this browser.
decks-kept-account = Your decks are kept in your account and in this browser.
decks-to-account = Log in to have them everywhere
decks-new = New deck
decks-new-name = New deck
decks-import = From a text or file
decks-import-do = Make a deck of it
decks-own = My decks
decks-none = No deck yet. Begin a new one, or copy one of those below.
decks-starters = Starter decks
decks-shipped = More decks of the program
decks-public = Decks others share
decks-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
decks-look = Look
decks-edit = Edit
decks-copy = Copy
decks-copy-of = Copy of { $name }
decks-copy-mine = Copy to my decks
decks-throw-away = Throw away { $name }
decks-throw-away-sure = The deck and its versions will be gone.
decks-throw = Throw away
decks-keep = Keep it
decks-legal-for = { $count ->
    [0] Not legal anywhere as it is.
    [1] Legal for { $names }.
   *[other] Legal for { $count } rulesets and formats: { $names }{ $count ->
        [2] .
        [3] .
        [4] .
        [5] .
        [6] .
       *[other] {" "}…
      }
  }

build-none = This deck is not here
build-none-why = It is kept in another browser, or it was thrown away.
build-parts = Parts of the builder
build-find = Find cards
build-deck = Deck
build-legal = Legal?
build-figures = Figures
build-hand = Hand
build-suggest = Ideas
build-try = Try it
build-share = Share
build-history = History
build-name = Name of the deck
build-undo = Undo
build-redo = Redo
build-play = Play this deck
build-cards = cards
build-realms-champions = { $realms } realms · { $champions } champions
build-for = For
build-for-nearest = what fits best
build-judging = Judging …
build-is-legal = Legal: { $title }
build-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
  }
build-search = Find cards for the deck
build-search-hint = A name, or a query such as t:wizard lvl>=8 w:FR
build-meant = Did you mean { $word }?
build-chips = Types
build-type-realm = Realms
build-type-holding = Holdings
build-type-champion = Champions
build-type-ally = Allies
build-type-spell = Spells
build-type-magical-item = Items
build-type-artifact = Artifacts
build-type-event = Events
build-enforced = Enforced
build-legal-here = Legal here
build-help = Help
build-help-words = a word of the name
build-help-facts = wizards of level 8 or more of the Forgotten Realms
build-help-kinds = avatars that fly
build-help-uses = artifacts and items for whoever casts wizard spells
build-help-or = heroes of one of two worlds, without chase cards
build-help-set = realms of the 4th edition whose power the program plays
build-help-legal = events that may be in a tournament deck of 110
build-help-whole = the whole name
build-into = Into
build-pile-cards = Deck
build-pile-sideboard = Sideboard
build-pile-considering = Considering
build-pile-realms = Realm deck
build-look = Look at { $card }
build-fewer = One { $name } fewer
build-more-of = One { $name } more
build-there = { $count } in the deck
build-printing = Printing
build-card-page = Everything about this card
build-empty = No cards yet. Find some and add them with +.
build-move = Move { $name }
build-unusable-mark = nothing in the deck can use this card
build-rulesets = Rulesets
build-formats-all = Deck formats
build-formats = Formats: legal for { $count } of { $of }
build-other-sizes = { $count ->
    [one] { $count } format for another size
   *[other] { $count } formats for other sizes
  }
build-enforced-share = The program plays { $enforced } of { $powers } powers ({ $percent } %).
build-curve = Levels and bonuses
build-champions = Champions
build-others = Others
build-types = Types
build-worlds = Worlds
build-unusable = { $count ->
    [0] Every card can be used by something in the deck
    [one] One card nothing in the deck can use
   *[other] { $count } cards nothing in the deck can use
  }
build-hand-few = There are too few cards for a hand yet.
build-hand-deal = Deal { $count } cards
build-hand-draw = Draw one more
build-odds = Chances
build-odds-one-of = at least one
build-odds-opening = in the first { $count }
build-odds-turn = after the first draw ({ $count })
build-odds-realm = realm ({ $count })
build-odds-champion = champion ({ $count })
build-odds-event = event ({ $count })
build-odds-ally = ally ({ $count })
build-odds-both = a realm and a champion
build-suggest-why = Enforced cards that fit by world and by what your champions can use. They are ideas, not judgements.
build-suggest-none = Nothing comes to mind. Add a few cards first.
build-suggest-swap = Put in its place
build-suggest-again = Think again
build-try-why = The computer plays { $games } games with this deck against the decks of the program, in the background.
build-try-start = Play { $games } games
build-try-again = Once more
build-try-stop = Stop
build-try-progress = { $games } of { $of } games
build-try-share = Won { $share } ({ $wins } of { $games }); the true share lies between { $lower } and { $upper }.
build-try-played = Played in
build-try-won = Won then
build-try-never = { $count ->
    [one] Never played:
   *[other] Never played ({ $count }):
  }
build-try-broken = The trial broke off. What was played until then stands.
build-share-page = A page for this deck
build-share-link = Whoever has the link
build-share-none = Only me
build-share-none-is = Nobody else sees it.
build-share-link-is = Nobody can guess it, and it is listed nowhere.
build-share-public = Everybody
build-share-public-is = It is listed with the decks others share.
build-share-account = A page needs an account, and the server within reach. Without one, hand on the list or a file.
build-share-code = The link as a QR code
build-files = Files and paper
build-copy-list = Copy the list
build-file-txt = List (.txt)
build-file-csv = Table (.csv)
build-file-cfd = CrossFire (.cfd)
build-print = Print, PDF, proxies
build-import = Cards from a text
build-import-into = Replace the cards
build-import-replace = Replace them
build-import-hint = A list, a CSV table or a CrossFire file.
build-import-line = line { $line }: { $said }
build-import-faults = { $count ->
    [one] One line is wrong:
   *[other] { $count } lines are wrong:
  }
build-tags = Tags
build-tags-hint = Separated by commas.
build-notes = Notes
build-notes-hint = For yourself: they are never shared.
build-versions = { $count ->
    [0] No earlier versions yet
    [one] One earlier version
   *[other] { $count } earlier versions
  }
build-remember = Keep this version
build-version-until = Until { $when }
build-version-same = nothing changed after it
build-version-back = Go back to it

print-what = Print
print-list = the list
print-proxies = the cards
print-do = Print
print-list-is = To save it as PDF choose that in the browser’s print dialog.
print-proxies-is = Each card is 63 × 88 mm; print at 100 %.

owned-sums = { $have } owned · { $want } wanted · { $trade } to give away
owned-import = Add cards from a text
owned-import-do = I have these
owned-search = Find a card
owned-search-hint = Without a word: the cards you have, want or give away.
owned-none = Nothing yet. Look for a card, paste a list, or say that you own one of the decks.
owned-have = Have
owned-want = Want
owned-trade = Trade
owned-build = What can I build?
owned-share = { $owned } of { $all } cards
owned-missing = { $count ->
    [one] One card is missing
   *[other] { $count } cards are missing
  }
owned-want-them = I want these
owned-have-them = I own this deck

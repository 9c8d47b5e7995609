### Playing in the terminal: the command, its words and the talk around a decision

## Help

help-play =
    Open a table in the browser: on this machine alone, against the computer or with
    friends who are given its link. With --text it is a game in this terminal, where you
    type a number to choose, or "help" to see everything else.
help-play-text = Play in this terminal instead of a browser, persons taking turns.
help-play-players = How many players, 2 to 8; otherwise 2.
help-play-bots =
    Computer players with commas between (novice, casual, club, strong, expert), or none.
    Otherwise all players but one are club players.
help-play-names = Names of the persons with commas between.
help-play-deck =
    A deck file, a deck of your own or a shipped one, such as A-1; once for every player
    in order. Otherwise starter decks by chance.
help-play-as = Name of the game, such as "King's Decree (Questing)-Enhanced [75]": it sets variants, goal and deck size.
help-play-option =
    A rule laid over the others, such as questing, destroyed-worlds=1,3 for some
    seats, or melon-rule=2; once for each. "sixrealms options" lists them.
help-play-melons = Seats whose players brought a melon, for the Melon Rule, such as 1,3.
help-play-any-deck = Also play with a chosen deck that the ruleset does not allow.
help-play-ruleset = fourth-edition, tournament (unless told otherwise) or tournament-110.
help-play-size = Size of the decks, which decides hand and goal; otherwise that of the decks.
help-play-seed = The same seed shuffles the same way; otherwise by chance. With --text only.
help-play-no-browser = Say where the table is and open no browser.
help-play-scans = Folder of your own pictures of cards (SET/NNN.jpg, as in CrossFire), shown in this machine's browser alone.
help-play-load = Go on with a saved game in this terminal.

## Before the game

play-person = Player { $number }
play-title = Game of { $players } players, ruleset { $ruleset }, { $size } cards, seed { $seed }
play-deck = { $who } plays { $deck }.
play-oldest = { $who } lays the first realm as the oldest. If somebody else is older, begin with --option oldest=SEAT (tyrant.setup.order).
play-realm-deck = with { $count } realms beside the deck, its own ones first, others by chance
play-deck-fault = Not legal: { $fault }
play-unenforced =
    { $count ->
        [one] In these decks 1 card has a power this program does not know yet and is played without it
       *[other] In these decks { $count } cards have powers this program does not know yet and are played without them
    }: { $names }.
play-unenforced-more = { $names } and { $count } more
play-unfinished = An unfinished game is kept; to go on with that one instead: { $command }
play-game = { $name }
play-for-more = { $name } is meant for { $players } players or more.
play-welcome = Type a number to choose, "hand" to read your cards, "why NAME" to learn what can be done with a card and what forbids the rest, "help" for everything else, "quit" to stop for today.

## Around a decision

play-prompt = { $who }>
play-curtain = It is { $who }'s turn to look.
play-curtain-enter = { $who }, press Enter when nobody else is looking:
play-numbers = Type a number from { $least } to { $most }.
play-no-such-number = { $number } is not one of the numbers that can be chosen.
play-no-such-line =
    { $most ->
        [0] There is nothing to choose with a second number.
       *[other] There is no line { $number }; type a number from 1 to { $most }.
    }
play-back = Press Enter to go back to the whole list.
play-hint = Type "help" to see what can be typed here.
play-cannot-pass = You have to choose something here.
play-nothing-to-play = You are losing and hold nothing you could play.
play-nothing-to-lend = You are asked for help and hold nothing you could lend.
play-no-such-card = No card you can see is called { $card }.
play-look-what = Look at which card? Type: look NAME
play-why-what = Which card? Type: why NAME
play-rules-what = To read one rule, type: rules ID, for example rules combat.e.tie
play-words-yes = y yes
play-advice = Expert would: { $what }
play-advice-people = Hints are for games against computer players alone.
play-advice-puzzle = A puzzle is there to be solved: it gives no hints. What cannot be right is told once you have played it.
play-undo-nothing = There is nothing you could take back.
play-undo-never = That cannot be taken back: a card has been shown since, or chance has decided.
play-undo-ask = { $who }, may { $asks } take that back? (yes/no)
play-undo-refused = { $who } does not agree.
play-undone = Taken back.
play-save-what = Into which file? Type: save FILE
play-saved = Saved in { $path }.
play-record-what = Into which file? Type: record FILE
play-record-laid = This position was laid, and no game led to it that could be recorded. Save it instead: save FILE
play-recorded = The game so far is written to { $path }.

## The end

play-result =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] Draw between { $names }
    } { $reason ->
        [goal] with enough realms standing
        [deck-out] because a draw pile ran out
        [turn-limit] because the last turn is over
        [tie] because nobody is ahead
        [agreement] because the players agreed on a tie
        [conceded] because the others have given up
       *[other] ({ $reason })
    }.
play-score =
    { $who }: { $realms ->
        [0] no realm standing
        [one] 1 realm standing
       *[other] { $realms } realms standing
    }
play-not-kept = This game cannot be kept automatically: { $why }
play-resume = The game is kept. Go on with: { $command }

## Words of command this language adds to the English ones (which always work)

play-words-help = { "" }
play-words-pass = { "" }
play-words-wait = { "" }
play-words-end = { "" }
play-words-table = { "" }
play-words-hand = { "" }
play-words-piles = { "" }
play-words-look = { "" }
play-words-why = { "" }
play-words-rules = { "" }
play-words-log = { "" }
play-words-hint = { "" }
play-words-undo = { "" }
play-words-save = { "" }
play-words-record = { "" }
play-words-quit = { "" }

play-help-line = { $words }: { $does }
play-help-moves =
    Instead of a number you can type the move itself, such as "attack waterdeep with drizzt"; two numbers choose from a
    list and the list behind it.
play-help-signs = On the table ! marks a realm that nothing shields, +H a holding, (7) a printed level, *Ana the marker of Ana, ? a card whose power is not enforced yet.
play-help-help = this list
play-help-pass = pass, decline or stop, whatever leaves things as they are
play-help-wait = pass, and go on passing until you have to decide something yourself
play-help-end = pass until your turn is over, unless you have to decide something
play-help-table = the whole table
play-help-hand = your hand, one card to a line, and what the cards do
play-help-piles = what lies in the discard piles, in Limbo, the Abyss and the Void
play-help-look = what a card is, does and counts
play-help-why = what can be done with a card now, and which rules forbid the rest
play-help-rules = a rule as this game reads it, an option by its key; alone, which game this is and what its options change
play-help-log = what happened; with a number so many lines, "log all" everything
play-help-hint = a hint: what the strongest computer player would do now, and why
play-help-undo = take back your last decision, if nothing has become known since
play-help-save = save the position
play-help-record = write the game so far so that it can be replayed
play-help-quit = stop for today; the game is kept

play-names-look = { " " }NAME
play-names-why = { " " }NAME
play-names-rules = { " " }ID
play-names-log = { " " }NUMBER
play-names-save = { " " }FILE
play-names-record = { " " }FILE

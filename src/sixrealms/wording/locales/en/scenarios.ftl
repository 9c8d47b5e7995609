### Scenario files

help-scenario =
    Play scenario files: a position, steps and what should come of them.
    Exit code 0: all passed; 1: some failed or cannot be played; 2: none can be played.
help-scenario-json = Write a list of objects for other programs.
help-scenario-explain = Tell every reason against what is refused or illegal, with its rule.

scenario-passed = passed: { $title } ({ $file })
scenario-failed = FAILED: { $title } ({ $file })
scenario-unplayable = CANNOT BE PLAYED: { $title }: { $why }
scenario-none-playable = none of the { $all } scenarios can be played; the first because of { $first }
scenario-count-unplayable =
    { $count ->
        [one] 1 cannot be played.
       *[other] { $count } cannot be played.
    }
scenario-at-line = line { $line }: { $place }: { $told }
scenario-seats-moved = with the seats moved on: { $failure }
scenario-possible = { $what }: possible
scenario-no-reason = { $reason } is neither a rule nor the message of a reason; leave `because` out and see --explain
scenario-no-reason-near = { $reason } is neither a rule nor the message of a reason; did you mean { $near }?
scenario-count =
    { $all ->
        [one] { $passed } of 1 scenario passed.
       *[other] { $passed } of { $all } scenarios passed.
    }

scenario-too-long = { $source }: longer than { $most } MiB; write one scenario per file
scenario-no-utf8 = { $source }:{ $line }: not UTF-8 text
scenario-no-yaml = { $where }: not YAML: { $what }
scenario-tab = { $where }: indented with a tab; use spaces
scenario-empty = { $source }: empty; a scenario has at least title, seats and expect
scenario-alias = { $where }: anchors and aliases (& and *) are not read; write it out
scenario-deep = { $where }: nested deeper than { $most }; no part of a scenario is
scenario-many = { $where }: more than { $most } scenarios in one file; divide it
scenario-key = { $where }: a key must be one word or name
scenario-twice = { $where }: { $key } stands here twice
scenario-no-value = { $where }: { $value } is no value that can be read
mistake-no-part = there is no such part; there are { $known }
mistake-no-part-near = there is no such part; did you mean { $near }?
mistake-missing = { $part } is missing
mistake-type = must be { $wanted }, not { $found }
mistake-impossible = { $value } is not possible; there are { $known }
mistake-impossible-near = { $value } is not possible; did you mean { $near }?
mistake-form = { $value } is not possible; write { $forms }
mistake-at-least = needs at least { $bound }
mistake-more-entries = has more than { $bound } entries
mistake-empty = is empty
mistake-longer = is longer than { $bound } characters
mistake-minimum = must be at least { $bound }
mistake-maximum = must be at most { $bound }
mistake-pattern = must look like { $bound }
form-object = a mapping (name: value)
form-object-short = a mapping
form-array = a list
form-string = a text
form-integer = a whole number
form-else = something else
form-one-of = one of { $known }
form-part = a { $part }
form-mapping-with = a mapping with { $parts }
lay-seats = seats are called A, B, ... in order, 2 to { $most } of them, not { $given }
lay-no-seat = there is no seat { $seat }; there are { $known }
lay-none-of = { $value } is none of { $known }
lay-only-realms = only realms stand in a formation
lay-only-champions = only champions are in a pool
lay-only-dungeon = only a dungeon card lies beside the deck
lay-hangs-on-nothing = it hangs on nothing
lay-hangs-on-realm = it hangs on a realm
lay-nothing-hangs = nothing hangs on a card in the { $zone }
lay-only-realm-razed = only a realm in a formation can be razed
lay-turns-in-limbo = turns are counted for a card in Limbo only
lay-out-of-place = { $card } ({ $type }): { $why }
lay-no-size = the ruleset { $ruleset } has no { $size }-card game; it offers { $known }
lay-no-question = the ruleset has no such question: { $what }
lay-no-place = there is no such place; there are { $known }
lay-no-power = no power is written yet for { $names }; allow it with `unenforced`
lay-credit = { $name } is not one razed realm in the formation of another seat
lay-no-effect = { $card } has { $count ->
        [0] no lasting effect
        [one] 1 lasting effect
       *[other] { $count } lasting effects
    }, no number { $number }
lay-lasting-chosen = { $card } works on what was chosen ({ $names }): name the card and its choice under `effects`
lay-card-form = a card is a name or {"{"}card: name, with: [names]{"}"}, not { $found }
lay-card-name = a card is written by its name, not { $found }
lay-no-card = { $said } is not a card; write a name, (notes) and + what hangs on it
lay-no-note = { $said }: no note ({ $note }); there are { $known }
lay-several-cards = { $name } may be { $several }; write the id
attempt-no-seat = { $line }: begin with the seat, as in A plays Fireball
attempt-no-verb = { $line }: after the seat comes plays, uses, attacks, chooses, says or another verb of the notation
attempt-form = { $line }: write it as in { $form }
lay-only-realm-deck = only realms lie in a realm deck
lay-turn-owed = { $said } is no turn owed; write a seat, or a seat and the card that grants it: A by Wish
lay-before = before the game begins there are only { $known }
fact-notes = { $card } has the notes { $notes }, not { $wanted }
fact-counted = { $what } of { $seat }: { $count }, not { $wanted }
fact-owed = turns are owed to { $known }, not to { $wanted }
fact-done = done this turn: { $known }, not { $wanted }
fact-effects = lasting effects of { $card } under way: { $count }, not { $wanted }
fact-place = the place of { $card } is { $place }, not { $wanted }
fact-order = the { $zone } pile of { $seat } begins with { $cards }, not with { $wanted }
form-boolean = true or false
help-scenario-new = Write a scenario of the position in a saved game, or at a table of a running server by its link.
skeleton-not-here = no scenario begins while realms are laid that you may not know; play on to the first turn and try again
skeleton-title = Turn { $turn }, phase { $phase }, { $seat }
skeleton-title-deal = Before the first turn, { $seat } begins
skeleton-title-start = Turn { $turn } begins, { $seat }
skeleton-stay = taken from a game
skeleton-hidden = Not written: a hidden card ({ $place }).
skeleton-some-used = Not written: that only some of the powers of { $card } have been used; (used) means all of them.
skeleton-limbo = Not written: that { $card } stays in Limbo until it is called back.
skeleton-effect = Not written: an effect of { $card } that is under way.
skeleton-mark = Not written: something the game remembers ({ $mark }).
skeleton-direction = Not written: that the order of play is turned round.
skeleton-opening = Not written: that { $card } no longer lies where it lay at the start.
skeleton-cards = Not written: some cards that lie where no scenario puts them.
skeleton-steps = Not written: the moves since.
skeleton-options = Not written: something that changes what can be done here.
skeleton-fails = no scenario could be written that passes; the last failed: { $why }
skeleton-one = name one saved game or one link after --new
skeleton-link = { $link }: no link to a table; it looks like http://127.0.0.1:8000/table/ID
skeleton-unanswered = { $link }: the server does not answer ({ $why }); start it, or write from a saved game
skeleton-refused = { $link }: the server says: { $why }
object-unknown = no card of this game is called { $name }; there are { $known }
object-unknown-near = no card of this game is called { $name }; did you mean { $near }?
object-several = { $name } may be { $several }
object-no-zone = no zone { $name }; there are { $known }
object-seat-and-zone = { $said }: write a seat and a zone, as in A hand; { $known }
lies = { $card } is { $lies }
lies-on = on { $host }
lies-at = at { $seat }'s place { $place }
lies-razed = at { $seat }'s place { $place }, razed
lies-in = in { $seat }'s { $zone }
fact-not-in = { $card } is { $lies }, not in the { $zone }
fact-not-of = { $card } is { $lies }, not of { $seat }
fact-not-on = { $card } is { $lies }, not on { $host }
fact-not-razed = { $card } is { $lies }, not razed
fact-not-standing = { $card } is { $lies }, not standing
fact-base = the base of { $card } is { $known }, not { $wanted } ({ $trace })
fact-level = the level of { $card } is { $known }, not { $wanted } ({ $trace })
fact-total = the total of { $card } is { $known }, not { $wanted } ({ $trace })
fact-trace-level = the level of { $card } is { $known }, not { $wanted }
fact-trace-total = the total of { $card } is { $known }, not { $wanted }
fact-count = { $seat } has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the { $zone }, not { $wanted }: { $cards }
fact-contents = { $seat }'s { $zone } holds { $known }, not { $wanted }
fact-offered = offered are { $known }, not { $wanted }
fact-type = { $card } is a { $known }, not a { $wanted }
fact-no-kind = { $card } is { $known }; no { $kind }
fact-kind-too = { $card } is { $known }; also { $kind }
fact-world = { $card } is of { $known }, not of { $wanted }
fact-asked = not { $wanted }: { $question }
fact-winner = winners: { $known }, not { $wanted }
fact-no-winner = winners: none yet, not { $wanted }
fact-over = the game is over, won by { $won }
fact-phase = it is phase { $known }, not { $wanted }
fact-turn = it is the turn of { $known }, not of { $wanted }
fact-elsewhere = not mentioned and yet: { $moved }
scenario-fault = the program contradicts itself, which is a fault of it and not of the scenario: { $what }
step-asked = { $seat } is asked { $asked }: { $options }
step-asked-about = { $seat } is asked { $asked } about { $card }: { $options }
step-impossible = { $action } is not possible; { $question }
step-several = { $seat } { $step } may mean { $several }
step-not-now = { $seat } { $step }: not now; { $question }
step-unread = { $why }; { $question }
step-ways = { $said } is in { $count } of the ways ({ $ways }); { $question }
judged-possible = { $seat } can { $action }
judged-else = { $seat } cannot, but not because of { $because } alone: { $reasons }
judged-else-several = { $seat } cannot, but not because of { $most } and { $last } alone: { $reasons }
judged-cannot = { $seat } cannot: { $reasons }
judged-no-window = no window for answers of { $seat } with { $card } opened after the last step
judged-answer-possible = { $seat } could have answered with { $card }
judged-answer-else = { $seat } could not answer with { $card }, but because of { $reasons }

## Examples of cards

example-none = there is no example of { $card } yet
example-title = Try { $card }: it is your move.
example-todo = In this example:
example-step = { $who }: { $what }
example-after = What should come of it:
example-choice = { $who } chooses { $what }
example-base = { $card } has base level { $number }.
example-level = { $card } has level { $number }.
example-total = The side of { $card } has a total of { $number }.
example-count = { $who }, { $zone }: { $count ->
        [1] 1 card
       *[other] { $count } cards
    }.
example-on = { $card } is on { $host }.
example-razed = { $card } ({ $who }) is razed.
example-stands = { $card } ({ $who }) stands unrazed.
example-in = { $card } ({ $who }): { $zone }.
example-other = the example of { $card } is another one in this version of the program
example-you = You
example-opponent = { $number ->
        [0] The opponent
       *[other] Opponent { $number }
    }
example-not-kept = a game that begins in an example, a lesson or a puzzle cannot be kept as a record; write it as a scenario

exercise-none = there is no lesson or puzzle { $name }
exercise-other = { $name } is another one in this version of the program
puzzle-unsolvable = this puzzle has no solution
puzzle-too-large = this puzzle is too large to be searched

### A puzzle in the terminal

command-puzzle = Play a puzzle: a position with a way to reach its goal this turn.
help-puzzle =
    Without a word, or with "today", plays the puzzle of the day, which is the same
    for everybody. A number plays that puzzle, "list" shows all of them by grade.
    At the end it is said whether the goal was reached.
puzzle-title = Puzzle { $number }: { $title }
puzzle-today = This is the puzzle of today.
puzzle-how = There is a way that works whatever the others do: every answer of theirs was played out, and no luck is needed. Type "undo" to take a move back, "quit" to leave.
puzzle-slipped = "{ $move }" lets it slip: from here the others can prevent it.
puzzle-take-back = Type "undo" to take it back.
puzzle-solved = Solved!
puzzle-unsolved = Not solved.
puzzle-again = Try it again with: { $command }
puzzle-which = there is no puzzle { $which }; ask for today, for list or for a number from 1 to { $most }

puzzle-grade-easy = Easy: { $done } of { $all } solved (+)
puzzle-grade-middle = Middle: { $done } of { $all } solved (+)
puzzle-grade-hard = Hard: { $done } of { $all } solved (+)

### Puzzles found in played games: their words are made of the position

found-title-win = { $card } and the sixth realm
found-title-raze = { $card } against { $realm }
found-title-hold = { $card } at the gates of { $realm }
found-lead-win = Win this turn. Five of your realms stand, and you have laid one this turn already.
found-lead-raze = Raze { $realm } this turn.
found-lead-hold = It is your opponent’s turn, and { $card } attacks. { $realm } must still stand when the turn is over.
found-lead-top = On top of your draw pile lies { $card }.
found-lead-holds-nothing = Your opponent holds no card.
found-lead-holds = { $count ->
        [one] Your opponent holds { $cards }.
       *[other] Your opponent holds { $count } cards: { $cards }.
    }
found-lead-drawn = Whatever else is drawn is { $card } (+1).
found-end = Proved: every answer was tried, and no other first move works.

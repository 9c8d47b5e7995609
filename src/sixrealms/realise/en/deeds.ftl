### What cards do besides moving and fighting: razing, searching, digits, robbing, turns missed and taken.

destroy = { DO($you, "destroy") } { $cards }
destroyed-at-once = { EACH($who) } is destroyed at once
perishes = { EACH($who) } is { $discards ->
        [yes] discarded
       *[no] defeated
    } at once
discard-those-of-start = { DO($you, "discard") } { $cards } when the attack began
raze = { DO($you, "raze") } { $cards }
swap-places = { $one } and { $other } change places, each with what is attached to it
swap-pair = { $cards } change places, each with what is attached to it
rebuild = { DO($you, "rebuild") } { $cards }
place-realm = { DO($you, "put") } { $cards } into your formation
sacrifice = { DO($you, "discard") } { COUNT($count, $among) }
sacrifice-levels = { DO($you, "discard") } { MANY($among) } whose levels total { $least } or more
sacrifice-both = { DO($you, "discard") } { COUNT($count, $among) } whose levels total { $least } or more
play-now = { $until_ahead ->
        [yes] { MAYDO($who, "play") } { MANY($cards) } one after the other until { PERSON($who) ->
            [you] you are
           *[other] that player is
        } no longer losing the round
       *[no] { $helping ->
            [yes] { MAYDO($who, "play") } { MANY($cards) } for your champion in combat, as many as they like
           *[no] { MAYDO($who, "play") } { $cards } at once
        }
    }
play-beside-copies = { MAYDO($who, "play") } { $cards } at once, even if a copy of it is in play
together = { AND($effects) }

reverse-order = the order of play is reversed
hands-exchanged = you and { $who } exchange hands (afterwards each takes their own cards back)
turn-missed = you have missed your turn
    .adverb = once you have missed your turn
missed-turn = { DO($who, "take") } the missed turn; then play goes on where it left off

name-card = { DO($you, "name") } a card aloud
name-type = { DO($you, "guess") } a type of card aloud
called-type = card of that type
    .many = cards of that type
called = card of that name
    .many = cards of that name
shuffle-pile = { DO($who, "shuffle") } { PERSON($who) ->
        [you] your
       *[other] their
    } draw pile

draw-digit = { $then ->
        [keep] { DO($who, "draw") } a card into hand, noting the last digit of its number
       *[discard] { DO($who, "discard") } the top card of { PERSON($who) ->
            [you] your
           *[other] their
        } draw pile, noting the last digit of its number
    }
lowest-digit = { DO($who, "draw") } a card into hand, noting the last digit of its number; those who tie for the lowest digit draw again until one player has the lowest
digit-is = the digit is { $least ->
        [0] { $most } or less
       *[other] { $most ->
            [9] { $least } or more
           *[other] { $least } to { $most }
        }
    }
sure-digit = nobody draws a card to see its last digit: you always have the best digit, and everybody else the worst


stays-in-the-pool = { DOES($who, "be") } left behind in the pool
refuse-treasure = { DO($you, "discard") } treasure your champion has just taken
draw-along = { LET() }{ $who } { VERB($who, "draw") } that many cards

work-now = { $cards } { VERB($cards, "do") } at once what { FORM($cards, "it does", "it does", "they do", "they do") } on entering combat
owe = this card stays in play until you have used it { $count } times
use-so-often = you may { AFTER($effect) } { $count } times, now or at any later time; this card stays in play until you have done so { $count } times
redeem = { DO($you, "use") } this card to { AFTER($effect) }
play-at-once = { DO($you, "take") } { $cards } and play it at once{ $by ->
        [none] {""}
       *[some] {" "}with { THE($by) }
    } if you legally can; otherwise it { $otherwise ->
        [discard] is discarded
        [draw] goes back to the draw pile
       *[hand] goes to its owner's hand
    }
note-rested = {""}
marked-rested-1 = this card has been in your pool since your turn began
drawn-extra =
    .clause = that { $form ->
        [np] were
       *[n] was
    } just drawn because of { A($by) }
drawn-now =
    .adjective = newly drawn
choose-by-chance = { LET() }chance picks { $count ->
        [one] { NUMBER($among) ->
            [many] one of { $among }
           *[one] { $among }
        }
       *[other] { COUNT($count, $among) }
    }
note-held = {""}
note-no-attack-at-all = no further attack may be made this turn
note-no-attack = { LET() }{ $who } cannot attack this turn
give-back-held = every card it holds in Limbo goes back to its owner's hand
give-back-borrowed = every card played that way goes to the bottom of its owner's draw pile
treasure-for-the-winner = when { $to } defeats a champion that is discarded, { EACH($what) } of the loser that it may bear is attached to it
if-still = { IF($condition) } after that, { $then }
twice = { $said } (twice)
drained = { $loss }; { ONE($who) ->
        [yes] it is { $discards ->
            [yes] discarded
           *[no] defeated
        } at once if its
       *[no] any of them whose
    } { $which ->
        [own] own level
        [base] base level
        [icon] icon level
       *[adjusted] level
    } drops to { $most } or less{ ONE($who) ->
        [yes] {""}
       *[no] {" "}is { $discards ->
            [yes] discarded
           *[no] defeated
        } at once
    }
by-chance =
    .clause = picked at random
and-later-joins = { $effect }, and each one that joins the fight later
and-later-played = { $effect }, and each one that is played later

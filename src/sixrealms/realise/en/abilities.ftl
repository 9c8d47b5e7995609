### Whole abilities: when they work, what announces them, headings.

power-under-attack = Under attack:
power-when-played = When played:
power-first = { $at ->
        [none] { $only ->
            [none] {""}
           *[some] { IF($only) }:
        }
       *[some] { OR($at) }{ $only ->
            [none] {""}
           *[some] , { IF($only) }
        }:
    }
power-or = or{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }:
power-by-itself = or, played by itself{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }:
power-or-both = or both of the last two.
power-one-of-each = { $one }, { $other } or one of each
power-either-way = either way:
for-the-round = for this round, { $told }
same-in-answer = for this round, you may do the same in answer to each { BARE($to) }
same-for = the same { $until }
power-bonus-alone = Play this card for its bonus alone.

always = { $when ->
        [none] { $what }
       *[some] { IF($when) }, { $what }
    }
play-way-help = may also be played to help others{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }:
play-way-bearer = { $at ->
        [none] when played
       *[some] { OR($at) }
    }:
play-way-champion = may also be played together with a champion from your hand{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }:
play-way-monster = may also be played into the pool as a monster{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }:
play-way-ally = may also be played on a realm{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }:
play-way-realm = may also be played into the pool as a realm{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }:
play-way-event = may also be played as an event{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }:
play-at = playable { OR($at) }{ $only ->
        [none] {""}
       *[some] , but only { IF($only) }
    }
play-only = playable only { IF($only) }
play-past-bans = playable even where a card forbids it
play-not = not playable { IF($claim) }
play-from-pool = cast by a champion in your pool while another champion of yours is in combat
play-from-pool-used = used by a champion in your pool while another champion of yours is in combat
play-by = usable only by { $by }
play-cost-fact = cost: { $cost }
play-cost = to play this card, { $cost }
use = { OR($at) }{ $zone ->
        [hand] , with this card in your hand
        [pool] , from the pool
       *[other] {""}
    }{ $once ->
        [round] , once a round
        [round-twice] , up to twice a round
        [battle] , once a battle
        [turn] , once a turn
        [turn-end] , once a turn
        [game] , once a game
       *[other] {""}
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }{ $cost ->
        [none] {""}
       *[some] {" "}(cost: { $cost })
    }{ $psionic ->
        [yes] {" "}(a psionic attack)
       *[no] {""}
    }: { THEN($steps) }{ $once ->
        [own-turn] {" "}(then not again until your next turn)
       *[other] {""}
    }
use-start = { OR($at) }{ $once ->
        [game] , once a game
       *[other] {""}
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }{ $cost ->
        [none] {""}
       *[some] {" "}(cost: { $cost })
    }, { THEN($steps) }
use-says-psionic = {""}
only-one-of-these = only one of these powers can be used { $often ->
        [round] each round
       *[battle] each battle
    }
while-attacked = {""}
when-first-time = in each { $once ->
        [round] round
        [battle] battle
       *[turn] turn
    }, { $told }
when-first = { $told } ({ $once ->
        [round] only the first each round
        [battle] only the first each battle
       *[turn] only the first each turn
    })
when = { OR($heads) }{ $only ->
        [none] {""}
       *[some] { INSIDE($only) }
    }, { $may ->
        [yes] { MAY($effect) }
       *[no] { $effect }
    }
whenever = { $head }, { $effect }
when-head = { $once ->
        [round] once a round,{" "}
        [battle] once a battle,{" "}
        [turn] once a turn,{" "}
        [game] once a game,{" "}
       *[none] {""}
    }{ $event }{ $only ->
        [none] {""}
       *[some] { INSIDE($only) }
    }
answer = { $once ->
        [round] once a round,{" "}
        [battle] once a battle,{" "}
        [turn] once a turn,{" "}
        [game] once a game,{" "}
       *[other] {""}
    }{ $zone ->
        [hand-or-play] from your hand, or by discarding this card from play,{" "}
        [pool] from the pool,{" "}
       *[other] {""}
    }in answer to { $to }{ $you ->
        [yes] {" "}that affects you
        [only] {" "}that affects only you
       *[no] {""}
    }{ $zone ->
        [battle] , while { $bearer } is in combat
       *[other] {""}
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }{ $by ->
        [none] {""}
       *[some] , { IF($by) }
    }{ $cost ->
        [none] {""}
       *[some] {" "}(cost: { $cost })
    }: { THEN($steps) }{ $once ->
        [own-turn] {" "}(then not again until your next turn)
       *[other] {""}
    }
answer-cancel = { $once ->
        [round] once a round,{" "}
        [battle] once a battle,{" "}
        [turn] once a turn,{" "}
        [game] once a game,{" "}
       *[other] {""}
    }{ $zone ->
        [battle] while { $bearer } is in combat,{" "}
       *[other] {""}
    }you may cancel { $to }{ $you ->
        [yes] {" "}that affects you
        [only] {" "}that affects only you
       *[no] { SHORT($to) ->
            [yes] {" "}as it is played
           *[no] {""}
        }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }{ $by ->
        [none] {""}
       *[some] , { IF($by) }
    }{ $cost ->
        [none] {""}
       *[some] {" "}(cost: { $cost })
    }{ $once ->
        [own-turn] {" "}(then not again until your next turn)
       *[other] {""}
    }
answer-cancel-either = you may discard this card from hand or from play to cancel { $to }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }
answer-loss = when { $to } is about to be razed or discarded{ $only ->
        [none] {""}
       *[some] { INSIDE($only) }
    }: { THEN($steps) }

moment-0 = at the start of your turn
moment-1 = in your phase 1
moment-2 = in your phase 2
moment-3 = in your phase 3
moment-4 = in your phase 4
moment-5 = in your phase 5
moment-phases = in your phase { OR($phases) }
moment-combat = in combat
moment-spoils = as spoils of victory
moment-any = at any time
moment-any-turn = in any player's turn
moment-between-turns = between two turns

event-turn-start = at the start of { $whose ->
        [none] each player's turn
       *[some] { OWN(ANY($whose), $turn) }
    }
event-turn-end = at the end of { $whose ->
        [none] each player's turn
       *[some] { OWN(ANY($whose), $turn) }
    }
event-phase-1 = when phase 1 of { $whose ->
        [none] each player's turn
       *[some] { OWN(ANY($whose), $turn) }
    } begins
event-phase-2 = when phase 2 of { $whose ->
        [none] each player's turn
       *[some] { OWN(ANY($whose), $turn) }
    } begins
event-phase-3 = when phase 3 of { $whose ->
        [none] each player's turn
       *[some] { OWN(ANY($whose), $turn) }
    } begins
event-phase-4 = when phase 4 of { $whose ->
        [none] each player's turn
       *[some] { OWN(ANY($whose), $turn) }
    } begins
event-phase-5 = when phase 5 of { $whose ->
        [none] each player's turn
       *[some] { OWN(ANY($whose), $turn) }
    } begins
event-spoils-due = when { $whose ->
        [none] a player is
       *[some] { ANY($whose) } { VERB(ANY($whose), "be") }
    } about to draw spoils of victory
event-played = when { $it } is played
event-returned = when { $it } comes into play without being played
event-announced = when { $it } is announced
event-announced-in-phase = when { $it } is announced in phase { $phase }
event-this-battle-ends = when this battle ends with { A($it) }
event-phase-5-alone = at the start of phase 5
event-this-round-ends = after the round
event-whoever-wins = when the round ends, whoever wins it
event-once-have-played = as soon as { $who } { VERB($who, "have") } played { $least } { MANY($what) } in this round
event-attack-over = at the end of the battle
event-round-of-battle-ends = after each round of this battle
event-extra-cards-alone = when one player alone draws extra cards because of { $it }
just-played =
    .clause = just played
looking-card = card that let them look
    .determiner = the
same-when = do the same { OR($heads) }
spoils-defending = after a successful defence of this realm, { $who } { VERB($who, "draw") } { $count } more { $count ->
        [1] card
       *[other] cards
    } as spoils of victory
event-joins = when { $it } joins the fight
event-resolved = each time any player plays { A($it) }
event-joins-any = when { $it } joins any battle
event-beats = when { $it } beats another player's { BARE($against) }
event-fought-against = after { $it } has fought a round against { A($against) }
event-rebuilt = when { $it } is rebuilt
event-razed = when { $it } is razed
event-leaves = when { $it } leaves play
event-discarded = when { $it } is discarded
event-extra-cards = when { $whose ->
        [none] extra cards are drawn
       *[some] { ANY($whose) } draws extra cards
    } because of { $it }
event-looked-at = when another card lets another player see { $it } in your hand
event-discarded-from-hand = when { $it } is discarded from a hand
event-defeated = when { $it } is defeated
event-victorious = when { $it } wins a round
event-on-losing-side = when { $it } is on the losing side of a round
event-on-winning-side = when { $it } is on the winning side of a round
event-attacked = when { $it } is attacked
event-presented = when { $it } comes forward to fight
event-activate = when { $it } enters combat
event-attacked-under-attack = as the attack begins
event-activate-under-attack = when combat begins
event-played-or-rebuilt = when { $it } is played or rebuilt
event-before-combat = before combat in a round of { $it }
event-attacking = when { $it } attacks
event-defending = when { $it } defends
event-combat-begins = when combat begins{ IMPLIED($it) ->
        [yes] {""}
       *[no] {" "}in a battle for { $it }
    }
event-round-decided = at the end of each round{ IMPLIED($it) ->
        [yes] {""}
       *[no] {" "}of a battle for { $it }
    } (before the losing allies are discarded)
event-round-decided-under-attack = at the end of each round (before the losing allies are discarded)
event-fought = after { $it } has fought a round
event-fought-at-all = after each round { $it } has fought, won or lost
event-round-ends = after each round{ IMPLIED($it) ->
        [yes] {""}
       *[no] {" "}of a battle for { $it }
    }
event-battle-ends = after a battle{ IMPLIED($it) ->
        [yes] {""}
       *[no] {" "}{ ONE($it) ->
            [yes] for
           *[no] that leaves
        } { $it }
    }
event-comes = when { $it } comes into play
event-plays-against = when the opposing side plays { A($it) }
event-used = { $once ->
        [yes] when
       *[no] each time
    } { A($by) } { VERB(A($by), "use") } { A($it) }
event-cast = { $once ->
        [yes] when
       *[no] each time
    } { $by } casts { A($it) }
event-play = { $once ->
        [yes] when
       *[no] each time
    } { ANY($by) } { VERB(ANY($by), "play") } { A($it) }
same-again = you may do the same { $at ->
        [none] when this card is played{ INSIDE($when) }
       *[some] { OR($at) }
    }
answer-too = played in answer to { $to }, it also cancels { $it }

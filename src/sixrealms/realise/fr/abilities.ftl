### Les capacités : quand elles agissent, ce qui les annonce, les titres.

power-under-attack = Attaqué :
power-when-played = Une fois jouée :
power-either = Au choix{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    } :
power-or = Ou{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    } :
power-by-itself = Ou, jouée seule{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    } :
power-bonus-alone = Elle est jouée pour son seul bonus.

always = { $anywhere ->
        [yes] toujours :{" "}
       *[no] {""}
    }{ $when ->
        [none] { $what }
       *[some] { IF($when) }, { $what }
    }
play-at = jouable { OR($at) }{ $only ->
        [none] {""}
       *[some] , mais seulement { IF($only) }
    }
play-only = jouable seulement { IF($only) }
play-not = injouable si { $claim }
play-by = utilisable seulement { IN("par", $by) }
play-cost = coût : { $cost }
use = { OR($at) }{ $zone ->
        [hand] , de votre main
       *[other] {""}
    }{ $once ->
        [round] , une fois par round
        [battle] , une fois par bataille
        [turn] , une fois par tour
        [turn-end] , une fois par tour
        [game] , une fois par partie
       *[none] {""}
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    } : { $cost ->
        [none] { THEN($steps) }
       *[some] pour coût, { $cost } ; { THEN($steps) }
    }
when = { OR($heads) }{ $only ->
        [none] {""}
       *[some] { INSIDE($only) }
    }, { $may ->
        [yes] { MAY($effect) }
       *[no] { $effect }
    }
whenever = { $head }, { $effect }
when-head = { $event }{ $only ->
        [none] {""}
       *[some] { INSIDE($only) }
    }{ $once ->
        [round] {" "}(une fois par round)
        [battle] {" "}(une fois par bataille)
        [turn] {" "}(une fois par tour)
        [game] {" "}(une fois par partie)
       *[none] {""}
    }
answer = { $zone ->
        [hand] {""}
        [battle] tant que son porteur est au combat,{" "}
        [pool] tant qu'elle est dans la réserve,{" "}
       *[play] tant qu'elle est en jeu,{" "}
    }en réponse à { $to } qui vient d'être { FORM($to, "joué", "jouée") }{ $you ->
        [yes] {" "}et qui vous touche
       *[no] {""}
    }{ $once ->
        [round] , une fois par round
        [battle] , une fois par bataille
        [turn] , une fois par tour
        [game] , une fois par partie
       *[none] {""}
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }{ $by ->
        [none] {""}
       *[some] , { IF($by) }
    } : { $cost ->
        [none] { THEN($steps) }
       *[some] pour coût, { $cost } ; { THEN($steps) }
    }

moment-3 = dans votre phase 3
moment-5 = dans votre phase 5
moment-combat = au combat
moment-any = à tout moment

event-turn-start = au début { $whose ->
        [none] du tour de chaque joueur
       *[some] { IN("de", OWN(ANY($whose), $turn)) }
    }
event-turn-end = à la fin { $whose ->
        [none] du tour de chaque joueur
       *[some] { IN("de", OWN(ANY($whose), $turn)) }
    }
event-played = quand { $it } est { FORM($it, "joué", "jouée") }
event-joins = quand { $it } rejoint un camp au combat
event-rebuilt = quand { $it } est { FORM($it, "reconstruit", "reconstruite") }
event-razed = quand { $it } est { FORM($it, "rasé", "rasée") }
event-discarded = quand { $it } est { FORM($it, "défaussé", "défaussée") }
event-defeated = quand { $it } est { FORM($it, "vaincu", "vaincue") }
event-victorious = quand { $it } gagne un round
event-on-losing-side = quand { $it } est du côté qui perd un round
event-attacked = quand { $it } est { FORM($it, "attaqué", "attaquée") }
event-activate = quand { $it } s'active au combat
event-comes = quand { $it } entre en jeu

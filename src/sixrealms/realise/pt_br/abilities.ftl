### Habilidades inteiras: quando valem, o que as anuncia, títulos.

power-under-attack = Sob ataque:
power-when-played = Ao ser jogada:
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
power-or = ou{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }:
power-by-itself = ou, jogada sozinha{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }:
power-or-both = ou as duas últimas opções juntas.
power-one-of-each = { $one }, { $other } ou um de cada
power-either-way = em ambos os casos:
just-played =
    .clause = que acaba de ser { $form ->
        [f] jogada
       *[m] jogado
    }
same-in-answer = nesta rodada, você pode fazer o mesmo em resposta { IN("a", EACH($to)) }
for-the-round = nesta rodada, { $told }
same-for = o mesmo { $until }
power-bonus-alone = Escolha: jogue esta carta só pelo seu bônus.

always = { $when ->
        [none] { $what }
       *[some] { IF($when) }, { $what }
    }
play-way-help = também pode ser jogada para ajudar outros{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }:
play-way-bearer = { $at ->
        [none] ao ser jogada
       *[some] { OR($at) }
    }:
play-way-champion = também pode ser jogada junto com um campeão da sua mão{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }:
play-way-monster = também pode ser jogada na reserva como monstro{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }:
play-way-ally = também pode ser jogada sobre um reino{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }:
play-way-realm = também pode ser jogada na reserva como reino{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }:
play-way-event = também pode ser jogada como evento{ $at ->
        [none] {""}
       *[some] , { OR($at) }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }:
play-at = pode ser jogada { OR($at) }{ $only ->
        [none] {""}
       *[some] , mas só { IF($only) }
    }
play-only = só pode ser jogada { IF($only) }
play-any-time-only = só pode ser jogada { IF($only) }
play-past-bans = pode ser jogada mesmo que outra carta o proíba
play-not = não pode ser jogada { IF($claim) }
play-from-pool = lançada por um campeão da sua reserva enquanto outro campeão seu está em combate
play-from-pool-used = usada por um campeão da sua reserva enquanto outro campeão seu está em combate
play-by = só pode ser usada { IN("por", $by) }
play-cost = custo para jogar esta carta: { $cost }
use = { OR($at) }{ $zone ->
        [hand] , com esta carta na mão
        [pool] , com esta carta na reserva
       *[other] {""}
    }{ $once ->
        [round] , uma vez por rodada
        [round-twice] , até duas vezes por rodada
        [battle] , uma vez por batalha
        [turn] , uma vez por turno
        [turn-end] , uma vez por turno
        [game] , uma vez por partida
       *[other] {""}
    }{ $psionic ->
        [yes] {" "}(ataque psiônico)
       *[no] {""}
    }{ $late ->
        [yes] {""}
       *[no] { $only ->
            [none] {""}
           *[some] , { IF($only) }
        }
    }{ $cost ->
        [none] {""}
       *[some] {" "}(custo: { $cost })
    }: { THEN($steps) }{ $once ->
        [own-turn] {" "}(depois disso, este poder só pode ser usado de novo a partir do seu próximo turno)
       *[other] {""}
    }{ $late ->
        [yes] . Só vale { IF($only) }
       *[no] {""}
    }
use-says-psionic = {""}
only-one-of-these = só um destes poderes { $often ->
        [round] por rodada
       *[battle] por batalha
    }
while-attacked = {""}
when-first-time = em cada { $once ->
        [round] rodada
        [battle] batalha
       *[turn] turno
    }, { $told }
when-first = { $told } (só na primeira vez { $once ->
        [round] em cada rodada
        [battle] em cada batalha
       *[turn] em cada turno
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
        [round] uma vez por rodada,{" "}
        [battle] uma vez por batalha,{" "}
        [turn] uma vez por turno,{" "}
        [game] uma vez por partida,{" "}
       *[none] {""}
    }{ $event }{ $only ->
        [none] {""}
       *[some] { INSIDE($only) }
    }
answer = { $once ->
        [round] uma vez por rodada,{" "}
        [battle] uma vez por batalha,{" "}
        [turn] uma vez por turno,{" "}
        [game] uma vez por partida,{" "}
       *[other] {""}
    }{ $zone ->
        [hand-or-play] da sua mão, ou descartando esta carta se já estiver em jogo,{" "}
        [battle] com o portador em combate,{" "}
        [pool] com esta carta na reserva,{" "}
       *[other] {""}
    }em resposta { IN("a", $to) }{ $you ->
        [yes] {" "}que afete você
        [only] {" "}que afete só você
       *[no] {""}
    }{ $late ->
        [yes] {""}
       *[no] { $only ->
            [none] {""}
           *[some] , { IF($only) }
        }
    }{ $by ->
        [none] {""}
       *[some] , { IF($by) }
    }{ $cost ->
        [none] {""}
       *[some] {" "}(custo: { $cost })
    }: { THEN($steps) }{ $once ->
        [own-turn] {" "}(depois disso, este poder só pode ser usado de novo a partir do seu próximo turno)
       *[other] {""}
    }{ $late ->
        [yes] . Só vale { IF($only) }
       *[no] {""}
    }
answer-cancel = { $once ->
        [round] uma vez por rodada,{" "}
        [battle] uma vez por batalha,{" "}
        [turn] uma vez por turno,{" "}
        [game] uma vez por partida,{" "}
       *[other] {""}
    }{ $zone ->
        [battle] com o portador em combate,{" "}
       *[other] {""}
    }você pode cancelar { $to }{ $you ->
        [yes] {" "}que afete você
        [only] {" "}que afete só você
       *[no] { SHORT($to) ->
            [yes] {" "}assim que for { FORM($to, "jogado", "jogada") }
           *[no] {""}
        }
    }{ $late ->
        [yes] {""}
       *[no] { $only ->
            [none] {""}
           *[some] , { IF($only) }
        }
    }{ $by ->
        [none] {""}
       *[some] , { IF($by) }
    }{ $cost ->
        [none] {""}
       *[some] {" "}(custo: { $cost })
    }{ $once ->
        [own-turn] {" "}(depois disso, este poder só pode ser usado de novo a partir do seu próximo turno)
       *[other] {""}
    }{ $late ->
        [yes] . Só vale { IF($only) }
       *[no] {""}
    }
answer-loss = quando { $to } está para ser { FORM($to, "arrasado ou descartado", "arrasada ou descartada") }{ $only ->
        [none] {""}
       *[some] { INSIDE($only) }
    }: { THEN($steps) }

moment-0 = no começo do seu turno
moment-1 = na sua fase 1
moment-2 = na sua fase 2
moment-3 = na sua fase 3
moment-4 = na sua fase 4
moment-5 = na sua fase 5
moment-phases = na sua fase { OR($phases) }
moment-combat = em combate
moment-spoils = como espólios da vitória
moment-any = a qualquer momento
moment-any-turn = no turno de qualquer jogador

event-turn-start = no começo { $whose ->
        [none] do turno de cada jogador
       *[some] { IN("de", OWN(ANY($whose), $turn)) }
    }
event-turn-end = no fim { $whose ->
        [none] do turno de cada jogador
       *[some] { IN("de", OWN(ANY($whose), $turn)) }
    }
event-phase-1 = quando começa a fase 1 { $whose ->
        [none] do turno de cada jogador
       *[some] { IN("de", OWN(ANY($whose), $turn)) }
    }
event-phase-2 = quando começa a fase 2 { $whose ->
        [none] do turno de cada jogador
       *[some] { IN("de", OWN(ANY($whose), $turn)) }
    }
event-phase-3 = quando começa a fase 3 { $whose ->
        [none] do turno de cada jogador
       *[some] { IN("de", OWN(ANY($whose), $turn)) }
    }
event-phase-4 = quando começa a fase 4 { $whose ->
        [none] do turno de cada jogador
       *[some] { IN("de", OWN(ANY($whose), $turn)) }
    }
event-phase-5 = quando começa a fase 5 { $whose ->
        [none] do turno de cada jogador
       *[some] { IN("de", OWN(ANY($whose), $turn)) }
    }
event-spoils-due = quando { $whose ->
        [none] um jogador
       *[some] { ANY($whose) }
    } está para sacar espólios da vitória
event-played = quando { $it } é { FORM($it, "jogado", "jogada", "jogados", "jogadas") }
event-returned = quando { $it } entra em jogo sem ser { FORM($it, "jogado", "jogada", "jogados", "jogadas") }
event-announced = quando { SHORT($it) ->
        [yes] { $it } é { FORM($it, "anunciado", "anunciada", "anunciados", "anunciadas") }
       *[no] é { FORM($it, "anunciado", "anunciada", "anunciados", "anunciadas") } { $it }
    }
event-joins = quando { $it } se junta à luta
event-joins-any = quando { $it } se junta à luta em qualquer batalha
event-beats = quando { $it } derrota { A($against) } de outro jogador
event-fought-against = depois que { $it } luta uma rodada contra { A($against) }
event-plays-against = quando o lado oponente joga { A($it) }
event-resolved = quando um jogador joga { A($it) }
event-rebuilt = quando { $it } é { FORM($it, "reconstruído", "reconstruída", "reconstruídos", "reconstruídas") }
event-razed = quando { $it } é { FORM($it, "arrasado", "arrasada", "arrasados", "arrasadas") }
event-leaves = quando { $it } sai de jogo
event-discarded = quando { $it } é { FORM($it, "descartado", "descartada", "descartados", "descartadas") }
event-extra-cards = quando { $whose ->
        [none] { $it } faz cartas extras serem sacadas
       *[some] { ANY($whose) } saca cartas extras por causa { IN("de", $it) }
    }
event-looked-at = quando outra carta deixa outro jogador ver { $it } na sua mão
event-discarded-from-hand = quando { $it } é { FORM($it, "descartado", "descartada", "descartados", "descartadas") } de uma mão
event-defeated = quando { $it } é { FORM($it, "derrotado", "derrotada", "derrotados", "derrotadas") }
event-victorious = quando { $it } vence uma rodada
event-on-losing-side = quando { $it } está do lado que perde uma rodada
event-on-winning-side = quando { $it } está do lado que vence uma rodada
event-attacked = quando { $it } é { FORM($it, "atacado", "atacada", "atacados", "atacadas") }
event-presented = quando { $it } vem lutar
event-activate = quando { $it } entra em combate
event-attacked-under-attack = no começo do ataque
event-activate-under-attack = quando começa o combate
event-played-or-rebuilt = quando { $it } é { FORM($it, "jogado ou reconstruído", "jogada ou reconstruída") }
event-before-combat = antes do combate, numa rodada { IN("de", $it) }
event-attacking = quando { $it } ataca
event-defending = quando { $it } defende
event-combat-begins = quando começa o combate{ IMPLIED($it) ->
        [yes] {""}
       *[no] {" "}numa batalha { IN("em", $it) }
    }
event-round-decided = no fim de cada rodada{ IMPLIED($it) ->
        [yes] {""}
       *[no] {" "}de uma batalha { IN("por", $it) }
    } (antes do descarte dos aliados derrotados)
event-round-decided-under-attack = no fim de cada rodada (antes do descarte dos aliados derrotados)
event-fought = depois que { $it } luta uma rodada
event-fought-at-all = depois de cada rodada em que { $it } lutou, vencida ou perdida
event-round-ends = quando termina uma rodada{ IMPLIED($it) ->
        [yes] {""}
       *[no] {" "}de uma batalha { IN("por", $it) }
    }
event-this-battle-ends = quando esta batalha termina com { A($it) }
event-battle-ends = { IMPLIED($it) ->
        [yes] quando a batalha termina
       *[no] quando termina uma batalha { ONE($it) ->
            [yes] { IN("por", $it) }
           *[no] que deixa { A($it) }
        }
    }
event-comes = quando { $it } entra em jogo
event-used = quando { A($by) } { VERB(A($by), "usar") } { A($it) }
event-cast = quando { $by } lança { A($it) }
event-play = quando { ANY($by) } { VERB(ANY($by), "jogar") } { A($it) }
same-again = você pode fazer o mesmo { $at ->
        [none] quando esta carta é jogada{ INSIDE($when) }
       *[some] { OR($at) }
    }
answer-too = jogada em resposta { IN("a", $to) }, também cancela { $it }
use-start = { OR($at) }{ $once ->
        [game] , uma vez por partida
       *[other] {""}
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }{ $cost ->
        [none] {""}
       *[some] {" "}(custo: { $cost })
    }, { THEN($steps) }
answer-cancel-either = você pode descartar esta carta, da mão ou já em jogo, para cancelar { NAMED($to) ->
        [yes] o efeito { IN("de", $to) }
       *[no] { $to }
    }{ $only ->
        [none] {""}
       *[some] , { IF($only) }
    }
event-announced-in-phase = quando é { FORM($it, "anunciado", "anunciada", "anunciados", "anunciadas") } na fase { $phase } { $it }
event-this-round-ends = ao fim da rodada
event-whoever-wins = quando a rodada termina, seja quem for o vencedor
event-once-have-played = assim que { $who } tiver jogado { $least } { MANY($what) } nesta rodada
event-attack-over = ao fim da batalha
event-round-of-battle-ends = ao fim de cada rodada desta batalha
event-extra-cards-alone = quando um só jogador saca cartas extras por causa { IN("de", $it) }
looking-card = carta que permitiu isso
    .gender = f
    .determiner = the
same-when = faça o mesmo { OR($heads) }
spoils-defending = depois de uma defesa vitoriosa deste reino, { $who } { VERB($who, "sacar") } mais { $count } { $count ->
        [1] carta
       *[other] cartas
    } como espólios da vitória
moment-between-turns = entre dois turnos
event-joins-beside = quando { $it } se junta à luta ao lado { IN("de", $ref) }

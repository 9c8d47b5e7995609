### Conjuntos de cartas, cartas únicas e jogadores.

in-play =
    .of = test
    .determiner = a
every =
    .of = test
    .determiner = every
pile =
    .of = test
    .determiner = { $all ->
        [yes] every
       *[no] a
    }
    .clause = { PERSON($who) ->
        [you] { IN("de", OWN($who, $zone)) }
       *[other] { $all ->
            [yes] { IN("de", OWN(EACH($who), $zone)) }
           *[no] { IN("de", OWN(ANY($who), $zone)) }
        }
    }
    .lies = { $form ->
        [mp] estão
        [fp] estão
       *[m] está
    } { IN("em", OWN(ANY($who), $zone)) }
first-of-pile =
    .of = test
    .clause = mais perto do topo { PERSON($who) ->
        [you] { IN("de", OWN($who, $zone)) }
       *[other] { IN("de", OWN(ANY($who), $zone)) }
    }
    .determiner = the
pile-lying =
    .of = test
    .determiner = { $all ->
        [yes] every
       *[no] a
    }
    .clause = { PERSON($who) ->
        [you] { IN("em", OWN($who, $zone)) }
       *[other] { IN("em", OWN(ANY($who), $zone)) }
    }
    .lies = { $form ->
        [mp] estão
        [fp] estão
       *[m] está
    } { IN("em", OWN(ANY($who), $zone)) }
played-in-round =
    .of = test
    .determiner = a
    .clause = que { ANY($who) } { VERB($who, "jogar") } nesta rodada
several-sets =
    .of = sets
    .joint = or
kept-beneath = o que está debaixo desta carta
    .gender = m
    .determiner = none
all-of-sets =
    .of = sets
    .joint = and
top = { $count ->
        [one] carta
       *[other] { $count } cartas
    } de cima { IN("de", OWN(ANY($who), $zone)) }
    .gender = f
    .number = { $count ->
        [one] one
       *[other] many
    }
    .determiner = the
bottom = { $count ->
        [one] carta
       *[other] { $count } cartas
    } de baixo { IN("de", OWN(ANY($who), $zone)) }
    .gender = f
    .number = { $count ->
        [one] one
       *[other] many
    }
    .determiner = the
among-them =
    .of = test
    .determiner = a
    .clause = entre elas
among-top =
    .of = test
    .determiner = { $all ->
        [yes] every
       *[no] a
    }
    .clause = entre { $count ->
        [one] a carta
       *[other] as { $count } cartas
    } de cima { IN("de", OWN(ANY($who), $zone)) }
among-bottom =
    .of = test
    .determiner = { $all ->
        [yes] every
       *[no] a
    }
    .clause = entre { $count ->
        [one] a carta
       *[other] as { $count } cartas
    } de baixo { IN("de", OWN(ANY($who), $zone)) }
extreme =
    .of = among
    .adjective = { $highest ->
        [yes] de maior nível
       *[no] de menor nível
    }
    .determiner = the

self = carta
    .gender = f
    .determiner = this
bearer = portador
    .gender = m
    .determiner = the
ally-bearer = campeão desta carta
    .gender = m
    .determiner = the
caster = conjurador
    .gender = m
    .determiner = the
caster-answering = conjurador desta carta
    .gender = m
    .determiner = the
card-user = campeão que usa esta carta
    .gender = m
    .determiner = the
fighter-opposing = campeão oponente
    .gender = m
    .determiner = the
fighter-friendly = seu campeão em combate
    .gender = m
    .determiner = the
    .yours = yes
fighter-attacking = campeão atacante
    .gender = m
    .determiner = the
fighter-defending = campeão defensor
    .gender = m
    .determiner = the
fighter-either = campeão atacante ou o defensor
    .gender = m
    .determiner = the
attacked-realm = reino atacado
    .gender = m
    .determiner = the
own-realm = reino
    .gender = m
    .determiner = this
realm-above = reino
    .gender = m
    .determiner = that

you = você
    .gender = m
    .determiner = none
    .person = 2
player-playing = jogador desta carta
    .gender = m
    .determiner = the
player-owning = dono desta carta
    .gender = m
    .determiner = the
everyone = jogador
    .many = jogadores
    .gender = m
    .default = each
opponents = oponente
    .many = oponentes
    .gender = m
    .default = each
player-left = jogador à sua esquerda
    .many = jogadores à sua esquerda
    .gender = m
    .determiner = the
player-right = jogador à sua direita
    .many = jogadores à sua direita
    .gender = m
    .determiner = the
player-opposite = jogador à sua frente
    .many = jogadores à sua frente
    .gender = m
    .determiner = the
player-opposing = oponente
    .gender = m
    .determiner = the
player-active = jogador da vez
    .gender = m
    .determiner = the
player-whose-turn = jogador
    .gender = m
    .determiner = that
player-attacking = atacante
    .gender = m
    .determiner = the
player-defending = defensor
    .gender = m
    .determiner = the
player-either = quem ataca ou defende
    .gender = m
    .determiner = none
player-outside = jogador de fora da batalha
    .many = jogadores de fora da batalha
    .gender = m
    .default = a
beaten-player = jogador derrotado
    .many = jogadores derrotados
    .gender = m
    .determiner = the
third-player = terceiro jogador
    .many = terceiros jogadores
    .gender = m
apart =
    .of = who
    .clause = que não seja { $but }
others = outro jogador
    .many = outros jogadores
    .gender = m
    .default = each
having-cards =
    .of = who
    .clause = com { $least ->
        [1] { $what ->
            [none] carta
           *[some] { A($what) }
        }
       *[other] { $least } ou mais { $what ->
            [none] cartas
           *[some] { MANY($what) }
        }
    } { IN("em", THE($zone)) }
having-too-many =
    .of = who
    .clause = com mais cartas na mão do que pode guardar

wherever-in-play =
    .clause = em jogo
as-of-now =
    .of = cards
    .clause = (só quem já está lá)
hand-or-play =
    .of = test
    .clause = { IN("de", OWN(ANY($who), $zone)) } ou em jogo
hand-whole = { IN("", OWN(ANY($who), $zone)) }
    .gender = f
    .determiner = none

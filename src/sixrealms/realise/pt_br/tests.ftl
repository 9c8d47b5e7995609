### Condições sobre cartas: substantivo, adjetivo (`.adjective`) ou oração depois do substantivo (`.clause`).

anything = carta
    .many = cartas
    .gender = f
named = { $name }
    .determiner = name
    .not-clause = que não { $form ->
        [mp] sejam
        [fp] sejam
       *[m] seja
    } { $name }
    .spared = { $name }
name-has =
    .clause = com “{ $word }” no nome
    .item = “{ $word }”
    .several = com { $several } no nome
    .not-clause = sem “{ $word }” no nome
is =
    .of = ref
    .not-clause = que não { $form ->
        [mp] sejam
        [fp] sejam
       *[m] seja
    } { NOR($ref) }
    .spared = { AND($ref) }
level =
    .clause = de { $which ->
        [own] nível próprio
        [base] nível base
        [icon] nível impresso
       *[adjusted] nível
    } { $span ->
        [exactly] { $most }
        [least] { $least } ou mais
        [most] { $most } ou menos
        [two] { $least } ou { $most }
       *[between] { $least } a { $most }
    }{ $which ->
        [equipped] {" "}(contando só nível base, itens e artefatos)
       *[adjusted] {""}
    }
level-compared =
    .clause = cujo { $which ->
        [own] nível próprio
        [base] nível base
        [icon] nível impresso
       *[adjusted] nível
    } { WANTED("ser") } { $how ->
        [less] menor
       *[other] maior
    } que { $number }
razed =
    .adjective = arrasado
    .not-adjective = intacto
    .not-clause = { $form ->
        [mp] em jogo e intactos
        [fp] em jogo e intactas
        [f] em jogo e intacta
       *[m] em jogo e intacto
    }
side-attacking =
    .adjective = atacante
    .f = atacante
    .mp = atacantes
    .fp = atacantes
side-defending =
    .adjective = defensor
cast-side-attacking =
    .clause = { $form ->
        [mp] lançados pelo atacante
        [f] lançada pelo atacante
        [fp] lançadas pelo atacante
       *[m] lançado pelo atacante
    }
cast-side-defending =
    .clause = { $form ->
        [mp] lançados pelo defensor
        [f] lançada pelo defensor
        [fp] lançadas pelo defensor
       *[m] lançado pelo defensor
    }
kept-side-attacking =
    .clause = do lado atacante
kept-side-defending =
    .clause = do lado defensor
attached =
    .adjective = anexado
    .not-clause = que não { $form ->
        [f] esteja anexada
        [mp] estejam anexados
        [fp] estejam anexadas
       *[m] esteja anexado
    }
offensive =
    .adjective = ofensivo
defensive =
    .adjective = defensivo
harmful =
    .adjective = prejudicial
helpful =
    .adjective = benéfico
avatar = avatar
    .many = avatares
    .gender = m
    .adjective = avatar
    .f = avatar
    .mp = avatares
    .fp = avatares
hero-unarmed = carta de combate desarmado de herói
    .many = cartas de combate desarmado de herói
    .gender = f
razed-or-gone =
    .clause = { $form ->
        [f] arrasada ou retirada
       *[m] arrasado ou retirado
    } da formação
hangs-on =
    .clause = { $form ->
        [f] anexada
        [mp] anexados
        [fp] anexadas
       *[m] anexado
    } { IN("a", $ref) }
    .not-clause = que não { $form ->
        [f] esteja anexada
        [mp] estejam anexados
        [fp] estejam anexadas
       *[m] esteja anexado
    } { IN("a", $ref) }
side-either =
    .clause = em combate
side-opposing =
    .clause = do lado oponente
side-friendly =
    .clause = do seu lado
owned-by =
    .clause = que { PERSON($who) ->
        [you] pertence a você
       *[other] pertence { IN("a", $who) }
    }
of =
    .clause = { PERSON($who) ->
        [you] { $form ->
            [f] sua
            [mp] seus
            [fp] suas
           *[m] seu
        }
       *[other] { WHOSE($who) }
    }
    .not-clause = { PERSON($who) ->
        [you] { $form ->
            [f] que não seja sua
            [mp] que não sejam seus
            [fp] que não sejam suas
           *[m] que não seja seu
        }
       *[other] { $form ->
            [mp] que não sejam
            [fp] que não sejam
           *[m] que não seja
        } { IN("de", $who) }
    }
in =
    .clause = { $predicate ->
        [yes] { HAND($zone) ->
            [yes] ainda na mão
           *[no] { IN("em", OR($zone)) }
        }
       *[no] { OFALL() ->
            [yes] { IN("de", OR(ALL($zone))) }
           *[no] { IN("de", OR(ANY($zone))) }
        }
    }
    .not-clause = fora { IN("de", OR(A($zone))) }
other =
    .adjective = outro
in-of =
    .clause = { PERSON($who) ->
        [you] { IN("de", OWN($who, $zone)) }
       *[other] { IN("de", OWN(ANY($who), $zone)) }
    }
ready =
    .clause = na reserva ou em batalha
of-noted-played =
    .clause = { $form ->
        [mp] jogados
        [fp] jogadas
        [f] jogada
       *[m] jogado
    } { IN("por", ANY($who)) } nesta rodada
icon-bonus =
    .clause = com bônus impresso de { $span ->
        [exactly] { $most }
        [least] { $least } ou mais
        [most] { $most } ou menos
        [two] { $least } ou { $most }
       *[between] { $least } a { $most }
    }

### Magias que atingem outro.

turn = { DO($who, "virar") } { $it } contra quem a lançou, como se o campeão visado a tivesse lançado
reflect = { LET() }{ $it } atinge quem a lançou ou outro campeão à sua escolha
follows-up =
    .clause = que { $form ->
        [mp] respondem
        [fp] respondem
       *[m] responde
    } a { $what } ou o { $form ->
        [mp] repetem
        [fp] repetem
       *[m] repete
    }
came-by =
    .clause = que ataca por meio de { A($way) }
aimed-at-realm =
    .clause = que um oponente dirija contra { $ref }
aimed-at =
    .clause = { $form ->
        [f] lançada
        [mp] lançados
        [fp] lançadas
       *[m] lançado
    } por um oponente contra { $ref }

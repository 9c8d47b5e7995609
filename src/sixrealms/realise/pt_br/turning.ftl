### Magias que atingem outro.

turn = { DO($who, "virar") } { $it } contra quem a lançou, como se o campeão visado a tivesse lançado
reflect = { LET() }{ $it } atinge quem a lançou ou outro campeão à sua escolha
aimed-at =
    .clause = { $form ->
        [f] lançada
        [mp] lançados
        [fp] lançadas
       *[m] lançado
    } por um oponente contra { $ref }

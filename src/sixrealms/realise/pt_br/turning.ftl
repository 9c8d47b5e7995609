### Magias que atingem outro.

turn = { DO($who, "virar") } { $it } contra quem a lançou, como se o alvo a tivesse lançado
turn-used = { DO($who, "virar") } { $it } contra quem a usou, como se o alvo a tivesse usado
reflect = { DO($who, "virar") } { $it } contra quem a lançou ou contra outro campeão à sua escolha
follows-up =
    .clause = que { $form ->
        [mp] respondem
        [fp] respondem
       *[m] responde
    } a { $what } anterior ou o { $form ->
        [mp] repetem
        [fp] repetem
       *[m] repete
    }
came-by =
    .clause = que ataca por meio { IN("de", A($way)) }
strikes =
    .clause = { $form ->
        [f] dirigida
        [mp] dirigidos
        [fp] dirigidas
       *[m] dirigido
    } contra { A($what) }
aimed-at =
    .clause = { $form ->
        [f] lançada
        [mp] lançados
        [fp] lançadas
       *[m] lançado
    } por um oponente contra { $ref }

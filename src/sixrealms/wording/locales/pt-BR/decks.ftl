### O que pode estar errado com um baralho

deck-total = { $count } cartas em vez de { $size } (a carta de masmorra não conta)
deck-too-few = { $count } { $group ->
        [artifact] { $count ->
            [one] artefato
           *[other] artefatos
        }
        [champion] { $count ->
            [one] campeão
           *[other] campeões
        }
        [event] { $count ->
            [one] evento
           *[other] eventos
        }
        [holding] { $count ->
            [one] fortaleza
           *[other] fortalezas
        }
        [magical-item] { $count ->
            [one] item mágico
           *[other] itens mágicos
        }
        [realm] { $count ->
            [one] reino
           *[other] reinos
        }
       *[rule] { $count ->
            [one] carta de regra
           *[other] cartas de regra
        }
    }; o mínimo é { $least }
deck-too-many = { $count } { $group ->
        [artifact] artefatos
        [champion] campeões
        [event] eventos
        [holding] fortalezas
        [magical-item] itens mágicos
        [realm] reinos
       *[rule] cartas de regra
    }; o máximo é { $most }
deck-levels = { $levels } níveis de campeões; o máximo é { $most }{ $free ->
        [0] { "" }
        [one] { " " }(um avatar não conta)
       *[other] { " " }({ $free } avatares não contam)
    }
deck-copies = { $count } cópias de { $card }; o máximo é { $most }
deck-no-dungeons = uma carta de masmorra, que estas regras não têm
deck-dungeons = { $count } cartas de masmorra; o máximo é uma

### O que pode estar errado com um baralho

deck-total = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } em vez de { $size } (a carta de masmorra não conta)
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

### O comando deck

help-deck =
    Confere, mostra, lista e converte baralhos. Um baralho é um arquivo ou o nome de um baralho incluído, como A-1.
command-deck-check = Diz se os baralhos são legais e quantos de seus poderes são aplicados.
command-deck-show = Escreve um baralho como uma lista que pode ser lida de novo.
command-deck-list = Lista os baralhos incluídos.
command-deck-convert =
    Grava um baralho em um arquivo: para o CrossFire se terminar em .cfd, senão como lista simples.
help-deck-size = Tamanho usado na conferência; senão, o tamanho oferecido mais próximo do baralho.
help-deck-json = Escreve um objeto por baralho para outros programas.
help-deck-force = Grava por cima de um arquivo que já existe.
deck-verdict = { $deck }, { $cards } cartas, limites de { $limits }: { $legal ->
        [yes] legal
       *[no] não é legal
    }
deck-illegal = não legal em { $ruleset }: { $decks }; as linhas acima dizem por quê
deck-not-enforced = { $count ->
        [0] Todos os poderes deste baralho são aplicados.
        [one] 1 carta tem um poder que não é aplicado: { $names }
       *[other] { $count } cartas têm poderes que não são aplicados: { $names }
    }
deck-written = { $deck } está gravado em { $file }.
deck-heading-id = Baralho
deck-heading-name = Nome
deck-heading-cards = Cartas
deck-heading-author = Autor

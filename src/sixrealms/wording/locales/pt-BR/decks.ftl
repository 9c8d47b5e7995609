### O que pode estar errado com um baralho

deck-total = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } em vez de { $size } (a carta de masmorra não conta)
deck-too-few = { $count } { $group ->
        [artifact] { $count ->
            [1] artefato
           *[other] artefatos
        }
        [champion] { $count ->
            [1] campeão
           *[other] campeões
        }
        [event] { $count ->
            [1] evento
           *[other] eventos
        }
        [holding] { $count ->
            [1] fortaleza
           *[other] fortalezas
        }
        [magical-item] { $count ->
            [1] item mágico
           *[other] itens mágicos
        }
        [realm] { $count ->
            [1] reino
           *[other] reinos
        }
       *[rule] { $count ->
            [1] carta de regra
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
        [1] { " " }(um avatar não conta)
       *[other] { " " }({ $free } avatares não contam)
    }
deck-copies = { $count } cópias de { $card }; o máximo é { $most }
deck-no-dungeons = uma carta de masmorra, que estas regras não têm
deck-dungeons = { $count } cartas de masmorra; o máximo é uma

### O que um formato exige de um baralho

deck-problem = { $message } ({ $rule }); { $mend }
mend-put-in = acrescente { $count }
mend-take-out = tire { $count }
mend-levels = { $levels ->
        [1] tire um campeão de pelo menos 1 nível
       *[other] tire campeões que somem { $levels } níveis ou mais
    }
mend-replace = troque { $count }
format-digit = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } com { $digit } no número de coleção: { $names }
format-world = { $count ->
        [1] { $count } reino, fortaleza, artefato ou campeão não é
       *[other] { $count } reinos, fortalezas, artefatos ou campeões não são
    } de { $world }: { $names }
format-generic = { $count ->
        [1] { $count } reino, fortaleza, artefato ou campeão não tem
       *[other] { $count } reinos, fortalezas, artefatos ou campeões não têm
    } o símbolo de um mundo, e é preciso o de { $world }: { $names }
format-spells = { $count ->
        [1] { $count } magia que não pode ser lançada
       *[other] { $count } magias que não podem ser lançadas
    } na fase 4: { $names }
format-types = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } de um tipo que este jogo não usa: { $names }
format-not-sealed = { $count ->
        [1] { $count } carta que não vem
       *[other] { $count } cartas que não vêm
    } em baralho lacrado da 4ª edição: { $names }
format-not-issued = { $count ->
        [1] { $count } carta que não foi distribuída
       *[other] { $count } cartas que não foram distribuídas
    }: { $names }
format-added = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } ao lado do baralho lacrado: { $names }
format-exchanged = { $count } cartas do booster; o máximo é { $most }
format-exchanged-twice = { $count ->
        [1] { $count } carta do booster está
       *[other] { $count } cartas do booster estão
    } duas vezes no baralho: { $names }
format-no-sideboard = um sideboard de { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }, que este jogo não tem
format-sideboard-size = um sideboard de { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } em vez de { $size }
format-no-realm-deck = um baralho de reinos com { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }, que só o Tyrant’s Game tem
format-realm-deck-missing = falta o baralho de reinos; o Tyrant’s Game usa dois baralhos
format-realm-deck-size = um baralho de reinos com { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } em vez de { $size }
format-realm-deck-types = { $count ->
        [1] { $count } carta do baralho de reinos não é reino
       *[other] { $count } cartas do baralho de reinos não são reinos
    }: { $names }
format-too-few = { $entry }: { $count }; o mínimo é { $least }
format-too-many = { $entry }: { $count }; o máximo é { $most }
format-banned = { $count ->
        [1] { $count } carta proibida
       *[other] { $count } cartas proibidas
    } pelo formato: { $names }
format-default-victory = Vale { $victory } para { $size } cartas, porque o nome não diz a condição de vitória e as regras divergem

### O comando deck

help-deck =
    Monta, confere, conta, põe à prova, mostra, lista e converte baralhos. Um baralho é um arquivo, o nome de um baralho seu
    ou o de um baralho incluído, como A-1.
command-deck-check = Diz se os baralhos são legais e quantos de seus poderes são aplicados.
command-deck-show = Escreve um baralho como uma lista que pode ser lida de novo.
command-deck-list = Lista os seus baralhos e os incluídos.
command-deck-formats = Lista os formatos de baralho do programa CrossFire, para `deck check --format`.
command-deck-sealed = Sorteia baralhos lacrados da 4ª edição com seus boosters Draconomicon e grava-os em arquivos.
command-deck-convert =
    Grava um baralho em um arquivo: para o CrossFire se terminar em .cfd, como tabela se em .csv, senão como lista simples.
help-deck-size = Tamanho usado na conferência; senão, o tamanho oferecido mais próximo do baralho.
help-deck-json = Escreve um objeto por baralho para outros programas.
help-deck-format = Formato de baralho do programa CrossFire, pelo nome ou de um arquivo .cff.
help-deck-as = Nome do jogo a que o baralho se destina, como "King's Decree (Questing)-Enhanced [75]".
help-deck-players = Quantos jogam; o Tyrant’s Game permite baralhos de reinos maiores a partir de quatro.
help-deck-issued = O baralho lacrado recebido: um arquivo.
help-deck-world = O mundo escolhido para World War!, como FR; senão, o da maioria das cartas.
help-deck-force = Grava por cima de um arquivo que já existe.
deck-verdict = { $deck }, { $cards } cartas, limites de { $limits }: { $legal ->
        [yes] legal
       *[no] não é legal
    }
deck-illegal = não legal em { $ruleset }: { $decks }; as linhas acima dizem por quê
deck-worlds = Mundos: { $worlds }
deck-champion-levels = Níveis dos seus campeões: { $levels } (juntos { $sum })
deck-share = { $enforced } de { $powers } cartas com poder são aplicadas ({ $percent } %).
deck-not-enforced = { $count ->
        [0] Todos os poderes deste baralho são aplicados.
        [1] 1 carta tem um poder que não é aplicado: { $names }
       *[other] { $count } cartas têm poderes que não são aplicados: { $names }
    }
help-deck-sealed-players = Quantos baralhos.
help-deck-sealed-seed = A mesma semente abre os mesmos boosters; senão, ao acaso.
deck-sealed = { $file }: 55 cartas, e um booster de { $booster } cartas em [Considering].
deck-sealed-seed = A semente { $seed } dá os mesmos baralhos de novo.
deck-written = { $deck } está gravado em { $file }.
deck-heading-id = Baralho
deck-heading-name = Nome
deck-heading-cards = Cartas
deck-heading-worlds = Mundos
deck-heading-enforced = Aplicado
deck-heading-author = Autor
deck-heading-champions = Campeões
deck-heading-levels = Níveis

# O que impede uma lista de cartas de ser lida

or = ou
card-unknown = nenhuma carta se chama { $name }
card-unknown-near = nenhuma carta se chama { $name }; você quis dizer { $near }?
printing-unknown = não há a impressão { $name }
printing-unknown-near = não há a impressão { $name }; você quis dizer { $near }?
deck-line = { $source }:{ $line }: { $why }
deck-without-cards = { $source }: o baralho não tem cartas; escreva uma por linha, como '2 1st/54 War Party'
deck-csv-broken = { $source }:{ $line }: isto não é uma tabela: { $why }; ponha entre aspas os textos com vírgula
deck-other-type = { $name } não é { $wanted }; é { $types }
deck-several-cards = { $name } é o nome de { $count } cartas; escreva { $choices }
deck-contradicts = { $id } é { $name }, e não { $said }
deck-count = uma quantidade vai de 1 a { $most }, e não { $found }
deck-no-dungeon = { $name } ({ $id }) não é uma carta de masmorra, e sim do tipo { $type }
deck-unknown-section = a seção { $name } não existe; as seções são { $known } e os tipos de carta
deck-crossfire-no-list = { $source }: não há lista de cartas: um baralho do CrossFire tem uma linha 'set { $word } {"{"}...{"}"}'
deck-crossfire-empty = { $source }: o baralho não tem cartas: '{ $word }' é uma lista vazia
deck-no-text = isto não é um arquivo de texto (contém bytes zero); baralhos são texto simples

deck-file-absent = { $file }: não existe esse arquivo de { $what ->
        [format] formato de baralho
       *[deck] baralho
    }
deck-file-folder = { $file }: é uma pasta; indique um arquivo de { $what ->
        [format] formato de baralho
       *[deck] baralho
    } dentro dela
deck-file-unreadable = { $file }: não pode ser lido: { $why }
deck-file-too-long = { $file }: longo demais para um { $what ->
        [format] formato de baralho
       *[deck] baralho
    } (mais de { $most } KiB)
deck-file-zero-bytes = { $file }: não é um arquivo de texto (contém bytes zero); um { $what ->
        [format] formato de baralho
       *[deck] baralho
    } é texto simples
deck-file-no-utf8 = { $file }:{ $line }: não é texto UTF-8; salve o arquivo como UTF-8
deck-file-empty = { $file }: o arquivo está vazio; { $what ->
        [format] um formato de baralho tem uma linha 'set tempDeckFormatTotal {"{"}...{"}"}'
       *[deck] escreva uma carta por linha, como '2 1st/54 War Party'
    }
deck-several = { $count } baralhos se chamam { $name }; diga { $known }
deck-unknown = nenhum baralho incluído se chama { $name }; há { $known }...
deck-unknown-near = nenhum baralho incluído se chama { $name }; você quis dizer { $near }?
deck-format-several = { $count } formatos se chamam { $name }; diga { $known }
deck-format-unknown = nenhum formato de baralho se chama { $name }; `sixrealms deck formats` lista todos
deck-format-unknown-near = nenhum formato de baralho se chama { $name }; você quis dizer { $near }?
tcl-no-setting = esperava-se 'set nome valor', e não { $found }
tcl-program = { $found } teria de ser executado como programa; só se leem valores simples
tcl-open = o arquivo termina dentro de uma { $what } que se abre aqui; está cortado?
tcl-after-brace = { $found } logo depois de uma chave que se fecha
tcl-no-card = esperava-se uma carta como { $like }, e não { $found }
deck-format-no-totals = não há totais: um formato de baralho tem uma linha 'set tempDeckFormatTotal {"{"}...{"}"}'
deck-format-totals-lack = nos totais faltam { $kinds }
deck-format-no-type = nenhum tipo de carta se chama { $name }
deck-format-no-number = esperava-se um número até { $most }, e não { $found }
deck-format-numbers = { $name } precisa de { $count } números e tem { $found }
deck-format-no-type-number = nenhum tipo de carta tem o número { $number }
deck-format-no-chase-card = não há carta especial (chase) { $number } na coleção { $set }
deck-not-legal = { $deck }: { $problem }{ $more ->
        [0] {""}
       *[other] {" "}(e mais { $more })
    }

deck-wrong-size = { $deck }: { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }; o regulamento { $ruleset } joga com { $known } (deck.sizes.offered); --size com --any-deck joga com ele como um destes
deck-two-sizes = { $deck } tem { $size } cartas e { $other } { $another }; os baralhos de uma partida têm um só tamanho (deck.sizes.offered); --size com --any-deck joga com eles como um destes
deck-any-deck = { $what }; --any-deck joga com ele assim mesmo
deck-refused-at-table = { $deck } não é legal: { $fault }{ $more ->
        [0] {""}
       *[other] {" "}(e mais { $more }: `sixrealms deck check`)
    }; --any-deck joga com ele assim mesmo

### Baralhos próprios (`sixrealms deck new`, `deck edit`)

command-deck-new = Começa um baralho seu, vazio ou com as cartas de outro. Daí em diante basta o nome dele em toda parte.
command-deck-edit =
    Muda um baralho seu. Primeiro vêm as retiradas, depois as quantidades fixadas, depois os acréscimos; ou todas as mudanças
    são feitas ou nenhuma. Toda mudança fica guardada e pode ser desfeita.
help-deck-new-size = Tamanho a que se destina.
help-deck-new-from = Copia as cartas de um arquivo, de um baralho incluído ou de outro seu.
help-deck-edit-add = Põe uma carta, ou quantas estiverem antes dela: "2 1st/54", "Waterdeep".
help-deck-edit-remove = Tira uma carta, ou quantas estiverem antes dela.
help-deck-edit-count = Fica com exatamente tantas de uma carta: "3 1st/54"; 0 tira todas.
help-deck-edit-pile = O que muda: deck, sideboard, considering ou realm-deck (deck).
help-deck-edit-undo = Desfaz a última mudança; outra vez, a anterior.
help-deck-edit-redo = Refaz a mudança desfeita por último.
help-deck-edit-versions = Lista o que o baralho já foi, com as diferenças.
help-deck-edit-version = Faz o baralho voltar a ser o que foi nessa versão.
usage-deck-edit = diga uma coisa a fazer: --add, --remove e --count juntos, ou um entre --undo, --redo, --versions, --version
own-deck-begun = { $deck } está começado: { $file }
own-deck-same = Nada mudou.
own-deck-judged = { $cards } de { $size } cartas; { $problems ->
        [0] legal em { $ruleset }
        [1] ainda não é legal em { $ruleset }:
       *[other] ainda não é legal em { $ruleset }, { $problems } problemas:
    }
own-deck-more = e mais { $count }: sixrealms deck check "{ $deck }"
own-deck-version = Versão { $number }: { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    } (+{ $more } -{ $fewer }), { $until ->
        [none] agora
       *[other] até { $until }
    }
own-deck-unread = Não pode ser lido: { $why }
own-deck-name = { $name } não pode ser nome de baralho; use letras, dígitos, espaços e hifens, sem final como .txt
own-deck-name-long = o nome é longo demais; um nome tem no máximo { $most } letras
own-deck-there = você já tem um baralho chamado { $name }; `sixrealms deck edit` muda-o
own-deck-shipped = um baralho incluído se chama { $name }; escolha outro nome
own-deck-unknown = você não tem baralho chamado { $name }; { $count ->
        [0] `sixrealms deck new` começa um
       *[other] os seus são { $known }
    }
own-deck-no-undo = nada foi mudado em { $name }, então não há o que desfazer
own-deck-no-redo = a última mudança de { $name } não foi desfeita, então não há o que refazer
own-deck-no-version = não há versão { $number }; há de 1 a { $most }
own-deck-history = { $file }: não é o que este programa escreve; mova o arquivo para outro lugar, o baralho está inteiro

# Várias falhas de uma vez

deck-faults = { $source }: { $count } falhas, a primeira: { $first }
deck-faults-above = { $source }: { $count } falhas
deck-faults-more = e mais { $count }
deck-card-unknown = nenhuma carta se chama { $name }; procure parte do nome em Cartas, ou com `sixrealms cards PALAVRA`
deck-printing-unknown = não há a impressão { $name }; procure a carta e seus números em Cartas, ou com `sixrealms cards PALAVRA`
deck-too-many-cards = { $source }: mais de { $most } cartas; um baralho tem no máximo 110
deck-count-needed = falta um número antes da carta, como em { $like }
deck-not-in-it = { $name } { $count ->
        [0] não está nele
        [1] está nele só uma vez
       *[other] está nele só { $count } vezes
    }; `deck show` diz o que o baralho tem
deck-change-fault = { $change }: { $why }

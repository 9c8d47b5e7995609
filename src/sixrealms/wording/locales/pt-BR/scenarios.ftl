### Arquivos de cenário

help-scenario =
    Joga arquivos de cenário: uma posição, lances e o que deve resultar deles.
    Código de saída 0: todos passaram; 1: algum falhou ou não pode ser jogado; 2: nenhum pode ser jogado.
help-scenario-json = Escreve uma lista de objetos para outros programas.
help-scenario-explain = Diz todos os motivos contra o que é recusado ou ilegal, com a regra de cada um.

scenario-passed = passou: { $title } ({ $file })
scenario-failed = FALHOU: { $title } ({ $file })
scenario-unplayable = NÃO PODE SER JOGADO: { $title }: { $why }
scenario-none-playable = nenhum dos { $all } cenários pode ser jogado; o primeiro por causa de { $first }
scenario-count-unplayable =
    { $count ->
        [1] 1 não pode ser jogado.
       *[other] { $count } não podem ser jogados.
    }
scenario-at-line = linha { $line }: { $place }: { $told }
scenario-seats-moved = com os lugares girados: { $failure }
scenario-possible = { $what }: possível
scenario-no-reason = { $reason } não é uma regra nem a mensagem de um motivo; deixe `because` fora e veja --explain
scenario-no-reason-near = { $reason } não é uma regra nem a mensagem de um motivo; você quis dizer { $near }?
scenario-count =
    { $all ->
        [1] { $passed } de { $all } cenário passou.
       *[other] { $passed } de { $all } cenários passaram.
    }

scenario-too-long = { $source }: tem mais de { $most } MiB; escreva um cenário por arquivo
scenario-no-utf8 = { $source }:{ $line }: não é texto UTF-8
scenario-no-yaml = { $where }: não é YAML: { $what }
scenario-tab = { $where }: recuado com uma tabulação; use espaços
scenario-empty = { $source }: vazio; um cenário tem pelo menos title, seats e expect
scenario-alias = { $where }: âncoras e apelidos (& e *) não são lidos; escreva por extenso
scenario-deep = { $where }: aninhado além de { $most } níveis; nenhuma parte de um cenário é assim
scenario-many = { $where }: mais de { $most } cenários num arquivo; divida-o
scenario-key = { $where }: uma chave deve ser uma palavra ou um nome
scenario-twice = { $where }: { $key } está aqui duas vezes
scenario-no-value = { $where }: { $value } não é um valor que se possa ler
mistake-no-part = não há essa parte; existem { $known }
mistake-no-part-near = não há essa parte; você quis dizer { $near }?
mistake-missing = falta { $part }
mistake-type = deve ser { $wanted }, e não { $found }
mistake-impossible = { $value } não é possível; existem { $known }
mistake-impossible-near = { $value } não é possível; você quis dizer { $near }?
mistake-form = { $value } não é possível; escreva { $forms }
mistake-at-least = precisa de pelo menos { $bound }
mistake-more-entries = tem mais de { $bound } itens
mistake-empty = está vazio
mistake-longer = tem mais de { $bound } caracteres
mistake-minimum = deve ser pelo menos { $bound }
mistake-maximum = deve ser no máximo { $bound }
mistake-pattern = deve ter a forma { $bound }
form-object = um mapa (nome: valor)
form-object-short = um mapa
form-array = uma lista
form-string = um texto
form-integer = um número inteiro
form-else = outra coisa
form-one-of = um de { $known }
form-part = { $part }
form-mapping-with = um mapa com { $parts }
lay-seats = os lugares se chamam A, B, ... em ordem, de 2 a { $most }, e não { $given }
lay-no-seat = não há o lugar { $seat }; existem { $known }
lay-none-of = { $value } não é nenhum de { $known }
lay-only-realms = só reinos ficam numa formação
lay-only-champions = só campeões ficam numa reserva
lay-only-dungeon = só uma carta de masmorra fica ao lado do baralho
lay-hangs-on-nothing = ela não se anexa a nada
lay-hangs-on-realm = ela se anexa a um reino
lay-nothing-hangs = nada se anexa a uma carta na zona { $zone }
lay-only-realm-razed = só um reino numa formação pode estar arrasado
lay-turns-in-limbo = só se contam turnos para uma carta no Limbo
lay-out-of-place = { $card } ({ $type }): { $why }
lay-no-size = o regulamento { $ruleset } não tem jogo de { $size } cartas; ele oferece { $known }
lay-no-question = o regulamento não tem essa pergunta: { $what }
lay-no-place = não há essa posição; existem { $known }
lay-no-power = ainda não há poder escrito para { $names }; permita com `unenforced`
lay-credit = { $name } não é um só reino arrasado na formação de outro lugar
lay-no-effect = { $card } tem { $count ->
        [0] nenhum efeito duradouro
        [1] { $count } efeito duradouro
       *[other] { $count } efeitos duradouros
    }, e não um número { $number }
lay-lasting-chosen = { $card } age sobre o que foi escolhido ({ $names }): escreva a carta e a escolha em `effects`
lay-card-form = uma carta é um nome ou {"{"}card: nome, with: [nomes]{"}"}, e não { $found }
lay-card-name = uma carta se escreve pelo nome, e não { $found }
lay-no-card = { $said } não é uma carta; escreva um nome, (anotações) e + o que está anexado
lay-no-note = { $said }: não há a anotação ({ $note }); existem { $known }
lay-several-cards = { $name } pode ser { $several }; escreva o id
attempt-no-seat = { $line }: comece pelo lugar, como em A plays Fireball
attempt-no-verb = { $line }: depois do lugar vem plays, uses, attacks, chooses, says ou outro verbo da notação
attempt-form = { $line }: escreva como em { $form }
lay-only-realm-deck = num baralho de reinos só há reinos
lay-turn-owed = { $said } não é um turno devido; escreva um lugar, ou um lugar e a carta que o concede: A by Wish
lay-before = antes de a partida começar só existem { $known }
fact-notes = { $card } tem as notas { $notes }, e não { $wanted }
fact-counted = { $what } de { $seat }: { $count }, e não { $wanted }
fact-owed = há turnos devidos a { $known }, e não a { $wanted }
fact-done = feito neste turno: { $known }, e não { $wanted }
fact-effects = efeitos duradouros de { $card } em curso: { $count }, e não { $wanted }
fact-place = a posição de { $card } é { $place }, e não { $wanted }
fact-order = a pilha { $zone } de { $seat } começa com { $cards }, e não com { $wanted }
form-boolean = true ou false
help-scenario-new = Escreve um cenário da posição de uma partida salva, ou de uma mesa de um servidor em execução pelo seu link.
skeleton-not-here = nenhum cenário começa enquanto se põem reinos que você não pode conhecer; jogue até o primeiro turno e tente de novo
skeleton-title = Turno { $turn }, fase { $phase }, { $seat }
skeleton-title-deal = Antes do primeiro turno, { $seat } começa
skeleton-title-start = Começa o turno { $turn }, { $seat }
skeleton-stay = tirado de um jogo
skeleton-hidden = Não escrito: uma carta oculta ({ $place }).
skeleton-some-used = Não escrito: que só alguns dos poderes de { $card } foram usados; (used) quer dizer todos.
skeleton-limbo = Não escrito: que { $card } fica no Limbo até ser chamado de volta.
skeleton-effect = Não escrito: um efeito de { $card } que está em curso.
skeleton-mark = Não escrito: algo de que a partida se lembra ({ $mark }).
skeleton-direction = Não escrito: que a ordem de jogo está invertida.
skeleton-opening = Não escrito: que { $card } já não está onde estava no começo.
skeleton-cards = Não escrito: algumas cartas que estão onde nenhum cenário as põe.
skeleton-steps = Não escrito: os lances desde então.
skeleton-options = Não escrito: algo que muda o que se pode fazer aqui.
skeleton-fails = não foi possível escrever um cenário que passe; o último falhou: { $why }
skeleton-one = dê uma partida salva ou um link depois de --new
skeleton-link = { $link }: não é o link de uma mesa; ele se parece com http://127.0.0.1:8000/table/ID
skeleton-unanswered = { $link }: o servidor não responde ({ $why }); inicie-o, ou escreva a partir de uma partida salva
skeleton-refused = { $link }: o servidor diz: { $why }
object-unknown = nenhuma carta desta partida se chama { $name }; existem { $known }
object-unknown-near = nenhuma carta desta partida se chama { $name }; você quis dizer { $near }?
object-several = { $name } pode ser { $several }
object-no-zone = não há a zona { $name }; existem { $known }
object-seat-and-zone = { $said }: escreva um lugar e uma zona, como em A hand; { $known }
lies = { $card } está { $lies }
lies-on = sobre { $host }
lies-at = na posição { $place } de { $seat }
lies-razed = na posição { $place } de { $seat }, arrasado
lies-in = na zona { $zone } de { $seat }
fact-not-in = { $card } está { $lies }, não na zona { $zone }
fact-not-of = { $card } está { $lies }, não com { $seat }
fact-not-on = { $card } está { $lies }, não sobre { $host }
fact-not-razed = { $card } está { $lies }, e não arrasado
fact-not-standing = { $card } está { $lies }, e não de pé
fact-base = a base de { $card } é { $known }, não { $wanted } ({ $trace })
fact-level = o nível de { $card } é { $known }, não { $wanted } ({ $trace })
fact-total = o total de { $card } é { $known }, não { $wanted } ({ $trace })
fact-trace-level = o nível de { $card } vem de { $known }, não de { $wanted }
fact-trace-total = o total de { $card } vem de { $known }, não de { $wanted }
fact-count = { $seat } tem { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } na zona { $zone }, não { $wanted }: { $cards }
fact-contents = na zona { $zone } de { $seat } há { $known }, não { $wanted }
fact-offered = as cartas oferecidas são { $known }, não { $wanted }
fact-type = { $card } vale como { $known }, não como { $wanted }
fact-no-kind = { $card } é { $known }; não é { $kind }
fact-kind-too = { $card } é { $known }; também é { $kind }
fact-world = { $card } é de { $known }, não de { $wanted }
fact-asked = não { $wanted }: { $question }
fact-winner = venceram { $known }, não { $wanted }
fact-no-winner = ainda ninguém venceu, e não { $wanted }
fact-over = a partida acabou, vencida por { $won }
fact-phase = é a fase { $known }, não { $wanted }
fact-turn = é o turno de { $known }, não de { $wanted }
fact-elsewhere = não mencionado e, no entanto: { $moved }
scenario-fault = o programa se contradiz, o que é uma falha dele e não do cenário: { $what }
step-asked = pergunta-se a { $seat } { $asked }: { $options }
step-asked-about = pergunta-se a { $seat } { $asked } sobre { $card }: { $options }
step-impossible = { $action } não é possível; { $question }
step-several = { $seat } { $step } pode ser { $several }
step-not-now = { $seat } { $step }: agora não; { $question }
step-unread = { $why }; { $question }
step-ways = { $said } está em { $count } dos modos ({ $ways }); { $question }
judged-possible = { $seat } pode fazer isto: { $action }
judged-else = { $seat } não pode, mas não só por { $because }: { $reasons }
judged-else-several = { $seat } não pode, mas não só por { $most } e { $last }: { $reasons }
judged-cannot = { $seat } não pode: { $reasons }
judged-no-window = nenhuma janela para respostas de { $seat } com { $card } se abriu depois do último passo
judged-answer-possible = { $seat } poderia ter respondido com { $card }
judged-answer-else = { $seat } não poderia responder com { $card }, mas por causa de { $reasons }

## Exemplos de cartas

example-none = ainda não há exemplo de { $card }
example-title = Experimente { $card }: é a sua vez.
example-todo = Neste exemplo:
example-step = { $who }: { $what }
example-after = O que deve acontecer:
example-choice = { $who } escolhe { $what }
example-base = { $card } tem nível base { $number }.
example-level = { $card } tem nível { $number }.
example-total = O lado de { $card } tem total { $number }.
example-count = { $who }, { $zone }: { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }.
example-on = { $card } está com { $host }.
example-razed = { $card } ({ $who }) está arrasado.
example-stands = { $card } ({ $who }) está de pé.
example-in = { $card } ({ $who }): { $zone }.
example-other = o exemplo de { $card } é outro nesta versão do programa
example-you = Você
example-opponent = { $number ->
        [0] Oponente
       *[other] Oponente { $number }
    }
example-not-kept = uma partida que começa num exemplo, numa lição ou num quebra-cabeça não pode ser guardada como registro; escreva-a como cenário

exercise-none = não há lição nem quebra-cabeça { $name }
exercise-other = { $name } é outro nesta versão do programa
puzzle-unsolvable = este quebra-cabeça não tem solução
puzzle-too-large = este quebra-cabeça é grande demais para a busca

### Um quebra-cabeça no terminal

command-puzzle = Joga um quebra-cabeça: uma posição em que há como chegar ao objetivo neste turno.
help-puzzle =
    Sem palavra alguma, ou com "today", joga o quebra-cabeça do dia, que é o mesmo
    para todos. Um número joga aquele quebra-cabeça, "list" mostra todos por grau.
    No fim é dito se o objetivo foi alcançado.
puzzle-title = Quebra-cabeça { $number }: { $title }
puzzle-today = Este é o quebra-cabeça de hoje.
puzzle-how = Há um caminho que funciona façam os outros o que fizerem: toda resposta deles foi jogada até o fim, e não é preciso sorte. Digite "desfazer" para voltar um lance, "sair" para parar.
puzzle-slipped = "{ $move }" deixa escapar: daqui os outros podem impedir.
puzzle-take-back = Digite "desfazer" para voltar o lance.
puzzle-solved = Resolvido!
puzzle-unsolved = Não resolvido.
puzzle-again = Tente de novo com: { $command }
puzzle-which = não há o quebra-cabeça { $which }; peça today, list ou um número de 1 a { $most }

puzzle-grade-easy = Fáceis: { $done } de { $all } resolvidos (+)
puzzle-grade-middle = Médios: { $done } de { $all } resolvidos (+)
puzzle-grade-hard = Difíceis: { $done } de { $all } resolvidos (+)

### Puzzles found in played games: their words are made of the position

found-title-win = { $card } e o sexto reino
found-title-raze = { $card } contra { $realm }
found-title-hold = { $card } às portas de { $realm }
found-lead-win = Vença neste turno. Cinco reinos seus estão de pé, e você já pôs um neste turno.
found-lead-raze = Arrase { $realm } neste turno.
found-lead-hold = É o turno do oponente, e { $card } ataca. { $realm } ainda deve estar de pé quando o turno acabar.
found-lead-top = No topo da sua pilha de saque está { $card }.
found-lead-holds-nothing = O oponente não tem cartas na mão.
found-lead-holds = { $count ->
        [1] O oponente tem { $cards } na mão.
       *[other] O oponente tem { $count } cartas na mão: { $cards }.
    }
found-lead-drawn = Qualquer outra carta que se saque é { $card } (+1).
found-end = Provado: toda resposta foi tentada, e nenhum outro primeiro lance funciona.

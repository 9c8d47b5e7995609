### Jogar no terminal: o comando, suas palavras e a conversa em volta de uma decisão

## Ajuda

help-play =
    Abre uma mesa no navegador: só nesta máquina, contra o computador ou com amigos
    que recebem o link dela. Com --text é uma partida neste terminal, em que você
    digita um número para escolher, ou "ajuda" para ver o resto.
help-play-text = Joga neste terminal em vez do navegador, as pessoas se revezando.
help-play-players = Quantos jogadores, de 2 a 8; sem isso, 2.
help-play-bots =
    Jogadores virtuais separados por vírgulas (novice, casual, club, strong, expert), ou
    none. Sem isso, todos menos um são club.
help-play-names = Nomes das pessoas separados por vírgulas.
help-play-deck =
    Um arquivo, um baralho seu ou um incluído, como A-1; uma vez por
    jogador, em ordem. Sem isso, baralhos iniciais por sorteio.
help-play-as = Nome do jogo, como "King's Decree (Questing)-Enhanced [75]": define variantes, meta e tamanho do baralho.
help-play-option =
    Uma regra acrescentada às outras, como questing, destroyed-worlds=1,3 para alguns
    lugares, ou melon-rule=2; uma vez para cada. "sixrealms options" lista todas.
help-play-melons = Lugares cujos jogadores trouxeram um melão, para a Melon Rule, como 1,3.
help-play-any-deck = Joga também com um baralho escolhido que o regulamento não permite.
help-play-ruleset = fourth-edition, tournament (o padrão) ou tournament-110.
help-play-size = Tamanho dos baralhos, que decide mão e meta; sem isso, o dos baralhos.
help-play-seed = A mesma semente embaralha do mesmo jeito; sem isso, por sorteio. Só com --text.
help-play-no-browser = Diz onde está a mesa e não abre navegador.
help-play-scans = Pasta com imagens próprias das cartas (SET/NNN.jpg, como no CrossFire), mostradas só no navegador desta máquina.
help-play-load = Continua neste terminal uma partida salva.

## Antes da partida

play-person = Jogador { $number }
play-title = Partida de { $players } jogadores, regulamento { $ruleset }, { $size } cartas, semente { $seed }
play-deck = { $who } joga com { $deck }.
play-oldest = { $who } coloca o primeiro reino por ser a pessoa mais velha. Se outra for mais velha, comece com --option oldest=LUGAR (tyrant.setup.order).
play-realm-deck = com { $count } reinos ao lado do baralho, primeiro os dele, outros por sorteio
play-deck-fault = Não é legal: { $fault }
play-unenforced =
    { $count ->
        [1] Nestes baralhos { $count } carta tem um poder que este programa ainda não conhece e é jogada sem ele
       *[other] Nestes baralhos { $count } cartas têm poderes que este programa ainda não conhece e são jogadas sem eles
    }: { $names }.
play-unenforced-more = { $names } e mais { $count }
play-unfinished = Há uma partida guardada por terminar; para continuar essa partida: { $command }
play-game = { $name }
play-for-more = { $name } é pensada para { $players } jogadores ou mais.
play-welcome = Digite um número para escolher, "mão" para ler as suas cartas, "porque NOME" para saber o que se pode fazer com uma carta e o que proíbe o resto, "ajuda" para tudo o mais, "sair" para parar por hoje.

## Em volta de uma decisão

play-prompt = { $who }>
play-curtain = Agora quem olha é { $who }.
play-curtain-enter = { $who }, aperte Enter quando ninguém mais estiver olhando:
play-numbers = Digite um número de { $least } a { $most }.
play-no-such-number = { $number } não é um dos números que podem ser escolhidos.
play-no-such-line =
    { $most ->
        [0] Não há o que escolher com um segundo número.
       *[other] Não existe a linha { $number }; digite um número de 1 a { $most }.
    }
play-back = Aperte Enter para voltar à lista inteira.
play-hint = Digite "ajuda" para ver o que se pode digitar aqui.
play-cannot-pass = Aqui é preciso escolher alguma coisa.
play-nothing-to-play = Você está perdendo e não tem nada que possa jogar.
play-nothing-to-lend = Pedem a sua ajuda e você não tem nada que possa emprestar.
play-no-such-card = Nenhuma carta que você vê se chama { $card }.
play-look-what = Olhar qual carta? Digite: ver NOME
play-why-what = Qual carta? Digite: porque NOME
play-rules-what = Para ler uma regra, digite: regras ID, por exemplo regras combat.e.tie
play-words-yes = s sim y yes
play-advice = O Especialista faria: { $what }
play-advice-people = Dicas são para partidas só contra o computador.
play-advice-puzzle = Um quebra-cabeça é para resolver: não dá dicas. Um lance que não pode estar certo é apontado depois de feito.
play-undo-nothing = Não há nada que você possa desfazer.
play-undo-never = Isso não pode ser desfeito: uma carta foi mostrada desde então, ou a sorte decidiu.
play-undo-ask = { $who }, { $asks } pode desfazer isso? (sim/não)
play-undo-refused = { $who } não concorda.
play-undone = Desfeito.
play-save-what = Em que arquivo? Digite: salvar ARQUIVO
play-saved = Salvo em { $path }.
play-record-what = Em que arquivo? Digite: gravar ARQUIVO
play-record-laid = Esta posição foi montada, e nenhuma partida que se possa gravar levou a ela. Salve-a: salvar ARQUIVO
play-recorded = A partida até aqui está gravada em { $path }.

## O fim

play-result =
    { $count ->
        [0] Ninguém vence
        [1] { $names } vence
       *[other] Empate entre { $names }
    } { $reason ->
        [goal] com reinos intactos suficientes
        [deck-out] porque uma pilha de saque acabou
        [turn-limit] porque o último turno terminou
        [tie] porque ninguém está à frente
        [agreement] porque os jogadores concordaram com um empate
        [conceded] porque os outros desistiram
       *[other] ({ $reason })
    }.
play-score =
    { $who }: { $realms ->
        [0] nenhum reino intacto
        [1] { $realms } reino intacto
       *[other] { $realms } reinos intactos
    }
play-not-kept = Esta partida não pode ser guardada automaticamente: { $why }
play-resume = A partida está guardada. Continue com: { $command }

## Palavras de comando que esta língua acrescenta às inglesas (que sempre valem)

play-words-help = ajuda
play-words-pass = passar passo
play-words-wait = esperar
play-words-end = fim encerrar
play-words-table = mesa
play-words-hand = mão mao
play-words-piles = pilhas
play-words-look = ver olhar carta
play-words-why = porque porquê pq
play-words-rules = regras regra
play-words-log = histórico historico
play-words-hint = dica
play-words-undo = desfazer voltar
play-words-save = salvar
play-words-record = gravar
play-words-quit = sair

play-help-line = { $words }: { $does }
play-help-moves =
    Em vez de um número, pode-se digitar a própria jogada na notação, como "attack waterdeep with drizzt"; dois números
    escolhem de uma lista e da lista que vem depois dela.
play-help-signs = Na mesa, ! marca um reino que nada protege, +H uma fortaleza, (7) um nível impresso, *Ana o marcador de Ana, ? uma carta cujo poder ainda não é aplicado.
play-help-help = esta lista
play-help-pass = passar, não defender ou parar: o que deixa tudo como está
play-help-wait = passar, e continuar passando até que você mesmo precise decidir
play-help-end = passar até o fim do seu turno, a não ser que você precise decidir algo
play-help-table = a mesa inteira
play-help-hand = a sua mão, uma carta por linha, e o que as cartas fazem
play-help-piles = o que está nas pilhas de descarte, no Limbo, no Abismo e no Vácuo
play-help-look = o que uma carta é, faz e vale
play-help-why = o que se pode fazer agora com uma carta, e que regras proíbem o resto
play-help-rules = uma regra como esta partida a lê, uma opção pela chave; só, que jogo é este e o que as suas opções mudam
play-help-log = o que aconteceu; com um número, só tantas linhas; "log all" mostra tudo
play-help-hint = uma dica: o que o mais forte dos jogadores virtuais faria agora, e por quê
play-help-undo = desfazer a sua última decisão, se nada se soube desde então
play-help-save = salvar a posição
play-help-record = gravar a partida até aqui para ser vista de novo
play-help-quit = parar por hoje; a partida fica guardada

play-names-look = { " " }NOME
play-names-why = { " " }NOME
play-names-rules = { " " }ID
play-names-log = { " " }NÚMERO
play-names-save = { " " }ARQUIVO
play-names-record = { " " }ARQUIVO

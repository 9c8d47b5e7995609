### Partidas gravadas

## Ajuda

help-replay =
    Mostra uma partida gravada lance a lance e confere se é a mesma partida.
    Código de saída 0: é; 1: este programa a joga de outro modo; 2: a gravação não está íntegra.
help-replay-step = Espera Enter depois de cada lance; q termina.
help-replay-force = Segue com uma gravação alterada, incompleta ou jogada com outros poderes de cartas.
help-replay-json = Escreve um objeto para outros programas.

## Em volta dos lances

record-title = Partida de { $players } jogadores, regulamento { $ruleset }, { $size } cartas, semente { $seed }
record-turn = Turno { $number }, { $seat }
record-seat =
    { $seat }: { $realms ->
        [0] 0 reinos
        [one] { $realms } reino
       *[other] { $realms } reinos
    }, { $razed } arrasados, { $pool } na reserva, { $hand } na mão, { $pile } na pilha de saque
record-next = Enter: próximo lance, q: fim{" "}
record-unfinished = A partida não terminou.
record-result =
    { $count ->
        [0] Ninguém vence
        [one] { $seats } vence
       *[other] Empate entre { $seats }
    } ({ $reason ->
        [goal] reinos intactos suficientes
        [deck-out] uma pilha de saque acabou
        [turn-limit] o último turno terminou
        [tie] um jogador perdeu todos os reinos e ninguém está à frente
        [agreement] os jogadores concordaram com um empate
        [conceded] os outros desistiram
       *[other] { $reason }
    }). Reinos intactos: { $realms }
record-verified =
    { $moves ->
        [one] Conferido: { $moves } lance, a partida é a mesma.
       *[other] Conferidos: { $moves } lances, a partida é a mesma.
    }
record-differs =
    { $move ->
        [0] Não confere: nenhum lance é sabidamente igual.
        [one] Não confere: igual até o lance { $move }.
       *[other] Não confere: igual até o lance { $move }.
    }

## Lances: { $seat } é uma letra, { $what } uma carta, um jogador, uma posição ou um número

move-pass = { $seat } passa
move-done = { $seat } encerra a escolha
move-yes = { $seat } diz sim
move-no = { $seat } diz não
move-keep = { $seat } fica com { $what }
move-return-to-pile = { $seat } devolve { $what } ao topo da pilha de saque
move-decline = { $seat } não defende
move-stop = { $seat } para de atacar
move-mulligan = { $seat } pede mulligan
move-play = { $seat } joga { $what }
move-use = { $seat } usa { $what }
move-answer = { $seat } responde com { $what }
move-attack = { $seat } ataca { $what }
move-defend = { $seat } defende com { $what }
move-rebuild = { $seat } reconstrói { $what }
move-seat = { $seat } escolhe o jogador { $what }
move-request = { $seat } pede ajuda ao jogador { $what }
move-place = { $seat } escolhe a posição { $what }
move-mode = { $seat } escolhe a opção { $what }
move-number = { $seat } escolhe o número { $what }
move-choose = { $seat } escolhe { $what }
move-name = { $seat } nomeia { $what }

clause-on = em { $what }
clause-by = por { $what }
clause-beside = ao lado de { $what }
clause-with = com { $what }
clause-about = sobre { $what }
clause-at = na posição { $what }
clause-way = do modo { $what }
clause-power = poder { $what }
clause-number = número { $what }
clause-saying = dizendo { $what }
clause-for = (por causa de { $what })

# O que impede um registro de ser lido

record-is-a-save = { $source }:1: é uma posição salva, não o registro de um jogo; um registro começa com { $begins }
record-first-line = { $source }:1: não é o registro de um jogo; a primeira linha deve ser { $begins }

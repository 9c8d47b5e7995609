### Partidas gravadas

## Ajuda

help-replay =
    Mostra uma partida gravada lance a lance e confere se é a mesma partida.
    Código de saída 0: é; 1: este programa a joga de outro modo; 2: o registro não está íntegro.
help-replay-step = Espera Enter depois de cada lance; q termina.
help-replay-force = Segue com um registro alterado, incompleto ou jogado com outros poderes de cartas.
help-replay-json = Escreve um objeto para outros programas.

## Em volta dos lances

record-title = Partida de { $players } jogadores, regulamento { $ruleset }, { $size } cartas, semente { $seed }
record-turn = Turno { $number }, { $seat }
record-seat =
    { $seat }: { $realms ->
        [0] 0 reinos
        [1] { $realms } reino
       *[other] { $realms } reinos
    }, { $razed } arrasados, { $pool } na reserva, { $hand } na mão, { $pile } na pilha de saque
record-next = Enter: próximo lance, q: fim{" "}
record-unfinished = A partida não terminou.
record-result =
    { $count ->
        [0] Ninguém vence
        [1] { $seats } vence
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
        [1] Conferido: { $moves } lance, a partida é a mesma.
       *[other] Conferidos: { $moves } lances, a partida é a mesma.
    }
record-differs =
    { $move ->
        [0] Não confere: nenhum lance é sabidamente igual.
        [1] Não confere: igual até o lance { $move }.
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
clause-by = com { $what }
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

record-is-a-save = { $source }:1: é uma posição salva, não o registro de uma partida; um registro começa com { $begins }
record-first-line = { $source }:1: não é o registro de uma partida; a primeira linha deve ser { $begins }

said-by-another = { $what }
at-place = { $where }: { $what }
record-deck-part = { $said } não é parte de um baralho; escreva-as como 1st/12-15,44x2
record-deck-range = { $said } não é um intervalo nem uma quantidade de cartas; escreva como 12-15 ou 44x2
file-unreadable = { $file }: não pode ser lido: { $why }
file-unwritable = { $file }: não pode ser gravado: { $why }
file-too-long = { $file }: tem mais de { $most } MiB, então não é um arquivo deste programa
file-why-device = é um dispositivo ou um pipe; escolha outro nome
file-why-zero-byte = o nome contém um byte zero; escolha outro nome
file-why-absent = esse arquivo não existe
file-why-no-folder = a pasta { $folder } não existe; crie-a primeiro
file-why-folder = é uma pasta; indique um arquivo
file-why-no-such-folder = { $folder } não é uma pasta
file-why-forbidden = sem permissão
file-why-forbidden-folder = sem permissão; escolha uma pasta sua em vez de { $folder }
file-why-full = o disco está cheio; abra espaço ou escolha outra pasta
record-changed = { $source }: { $what } mudaram desde então (antes { $then }, agora { $now }; este é { $program }); { $remedy }
record-its-powers = os poderes das cartas
record-its-rules = as regras por que se joga
save-remedy = abra-o com o programa que o salvou
record-remedy = reveja-o com o programa com que foi gravado ({ $version }), ou com --force
record-not-text = { $source }:{ $line }: não é texto UTF-8, então não é o registro de uma partida
record-format = registro no formato { $found }, e este programa lê o { $known }; use o programa que o escreveu
record-after-end = { $line } depois da linha '== end'; nada pode vir depois dela
record-move-number = lance { $found } onde deveria estar o lance { $wanted }; falta uma linha ou há uma repetida
record-no-line = { $line } não é linha de um registro; os lances são como '12. A passes'
record-no-header-line = { $line } não é linha do cabeçalho; elas são como 'seed: 7'
record-twice = { $field } pela segunda vez; deixe só uma
record-lines-changed = as linhas { $first } a { $last } foram alteradas depois de escritas; pegue o original, ou leia como está com --force
record-moves-count = após { $said } lances, mas aqui há { $found }; falta uma linha ou há uma repetida
record-header-breaks-off = o registro se interrompe no cabeçalho; copie o arquivo de novo
record-breaks-off = o registro se interrompe antes da linha '== end'; copie o arquivo de novo, ou leia como está com --force
record-header-lacks = falta no cabeçalho a linha '{ $field }: ...'
record-no-seat = não há o lugar { $seat }; os baralhos deste registro são { $known }
record-whole-number = { $field } deve ser um número inteiro, e não { $found }
record-no-cards = { $field } não tem cartas
record-quotation = { $field }: as aspas não se fecham
record-differs-move = lance { $move }: { $what }
record-differs-fault = no lance { $move } este programa falha: { $what }
record-differs-when = a partida é outra { $when ->
        [between] entre os lances { $first } e { $last }
        [at] no lance { $last }
       *[start] desde o começo
    }: gravado { $then }, agora { $now }
record-differs-version = { $what } (gravado com a versão { $then }, esta é a { $now })
record-impossible-action = a ação { $number } ({ $verb }) não é possível na partida de que é o registro
record-option-name = uma opção chamada { $name } não pode ser gravada; nomes não têm dois-pontos e só têm espaços simples
save-version = { $source }: salvo pela versão { $then }, esta é a { $now }; abra-o com a { $then }
save-no-position = { $source }: não é uma posição possível ({ $what }); use um salvamento anterior
save-other-position = { $source }: a posição não é a que foi salva; use um salvamento anterior
save-is-a-record = { $source }: é o registro de uma partida, não uma posição salva; veja `sixrealms replay`
save-is-none = { $source }: não é uma partida salva; elas começam com { $begins }
save-format = { $source }: salvo no formato { $found }, e este programa lê o { $known }; abra-o com o programa que o escreveu
save-breaks-off = { $source }: o arquivo se interrompe, { $count ->
        [1] falta { $count } byte
       *[other] faltam { $count } bytes
    }; copie-o de novo ou use um salvamento anterior
save-changed = { $source }: o conteúdo foi alterado depois de salvo; use um salvamento anterior
save-content = { $source }: não é o que uma partida salva contém ({ $what }); use um salvamento anterior
notation-over = a partida acabou: não há lance a escrever
notation-over-said = { $said }: a partida acabou, nenhum lance é possível
notation-other-seat = { $said }: quem decide agora é { $seat }, e não { $other }; mais parecidos: { $near }
notation-no-verb = { $said }: não é um verbo da notação; mais parecidos: { $near }
notation-several = { $said } pode ser { $several }{ $more }; diga mais
notation-impossible = { $said } não é possível agora; mais parecidos: { $near }

unsound-card = uma carta que não está nos baralhos
unsound-procedure = um procedimento desconhecido { $name }
unsound-power = um poder desconhecido { $name }
unsound-nothing = nem decisão nem resultado
unsound-seat = um lugar que ninguém ocupa

## Por que um jogador do computador fez isso: { $who } é o nome de um lugar, { $level } a força do jogador

help-replay-why = Diz o que foi pesado naquele lance, e quanto cada resposta pareceu valer.
help-replay-as = De quem é o juízo pedido com --why; sem isso, do jogador virtual que jogou, ou do especialista.
thoughts-asked = Pergunta a { $who }: { $question }
thoughts-none = { $level } responde sem pesar nada: { $what }.
thoughts-weighed =
    { $count ->
        [1] { $level } pesou uma resposta:
       *[other] { $level } pesou { $count } respostas:
    }
thoughts-line = { $number }. { $what }: { $verdict }
thoughts-best = a melhor
thoughts-equal = igualmente boa
thoughts-little = pior em cerca de uma carta
thoughts-clearly = claramente pior
thoughts-realm = pior em cerca de um reino
thoughts-far = pior em vários reinos
thoughts-lost = entrega a partida
thoughts-games =
    { $count ->
        [1] (uma partida jogada na cabeça)
       *[other] ({ $count } partidas jogadas na cabeça)
    }
thoughts-no-move = o registro tem os lances 1 a { $most }, e nenhum lance { $number }

### Uma partida gravada, olhada depois

command-review = Diz quem estava vencendo uma partida gravada em cada momento, onde ela virou e o que teria sido melhor.
help-review =
    Joga um registro de novo e pensa nos lances como um jogador virtual,
    sabendo só o que o jogador sabia. Mostra quem vencia turno a turno, os três
    lances que mais custaram, e um melhor para cada um.
help-review-json = Escreve um objeto para outros programas.
review-curve = Quem vencia, turno a turno
review-seat = { $seat }  { $curve }  { $last } % antes do fim
review-points = { $count ->
    [0] Nenhum lance custou muito
    [1] Um lance que custou muito
   *[other] { $count } lances que mais custaram
}
review-played = Turno { $turn }, lance { $move }: { $what }
review-better = Melhor: { $what } ({ $before } % em vez de { $after } %)
review-how = As porcentagens são o que jogadores virtuais acham de uma posição, não uma promessa. sixrealms replay mostra os lances.

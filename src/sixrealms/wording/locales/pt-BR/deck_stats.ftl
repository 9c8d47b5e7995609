### Um baralho em números (`sixrealms deck stats`)

command-deck-stats = Diz o que um baralho tem, o que nada nele consegue usar e onde ele é legal.
help-deck-stats-json = Escreve um objeto para outros programas.
stats-heading = { $deck }, { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }
stats-heading-type = Tipo
stats-heading-cards = Cartas
stats-heading-world = Mundo
stats-heading-level = Nível
stats-heading-champions = Campeões
stats-heading-others = Outras
stats-curve = Nível { $level }: campeões { $champions }, outras { $others }
stats-enforced = { $enforced } de { $powers } cartas com poder são aplicadas ({ $percent } %).
stats-advice = { $what ->
        [realms] Reinos
       *[champions] Campeões
    }: { $count }; { $verdict ->
        [few] poucos: bons baralhos deste tamanho têm de { $least } a { $most }
        [many] muitos: bons baralhos deste tamanho têm de { $least } a { $most }
       *[fine] como bons baralhos deste tamanho (de { $least } a { $most })
    }
stats-unusable = { $count ->
        [0] Toda carta pode ser usada por algo do baralho.
        [1] 1 carta que nada no baralho consegue usar:
       *[other] { $count } cartas que nada no baralho consegue usar:
    }
stats-unusable-card = { $name } ({ $id }): { $why } ({ $rule })
stats-verdict = { $limits } com { $size } cartas: { $legal ->
        [yes] legal
       *[no] não é legal
    }
stats-formats = Legal em { $count } de { $of } formatos de baralho{ $count ->
        [0] .
       *[other] : { $names }
    }
stats-other-sizes = { $count ->
        [1] 1 formato é
       *[other] { $count } formatos são
    } para baralhos de outros tamanhos; --json diz o que cada um tem contra este.

# Por que nada no baralho consegue usar uma carta

unusable-cast = nenhum campeão do baralho usa cartas do tipo { $type }
unusable-holding = nenhum reino do baralho é { $world ->
        [none] do mundo de que ela precisa
       *[other] de { $world }
    }
unusable-world = nenhum campeão do baralho que poderia levá-lo é de { $world ->
        [none] seu mundo
       *[other] { $world }
    }
unusable-limited = ela é para outros, não para os campeões do baralho
unusable-nobody = o baralho não tem campeão

### Um baralho posto à prova (`sixrealms deck try`)

command-deck-try =
    Deixa o computador jogar muitas partidas com um baralho contra os baralhos incluídos e diz quantas ele venceu e
    o que foi feito das suas cartas. As mesmas opções dão sempre as mesmas partidas.
help-deck-try-games = Quantas partidas (200); a cada duas o baralho troca de lugar.
help-deck-try-workers = Quantos processos dividem as partidas (tantos quantos processadores houver). As partidas são as mesmas.
try-heading = { $deck } venceu { $wins } de { $games } partidas: { $share }, na verdade provavelmente de { $lower } a { $upper }
share-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
try-heading-card = Carta
try-heading-played = Partidas em que foi jogada
try-heading-won = Vencidas
try-heading-share = Proporção
try-never = { $count ->
        [0] Toda carta foi jogada.
       *[other] Nunca jogadas: { $names }
    }
try-stopped = { $games } de { $of } partidas foram jogadas.
try-fault = { $count ->
        [1] 1 partida foi interrompida por uma falha do programa
       *[other] { $count } partidas foram interrompidas por uma falha do programa
    }: partida { $game } com --seed { $seed }: { $what }

# Cartas que serviriam a um baralho

suggest-instead = { $card } ainda não é jogada como diz; esta carta, do mesmo tipo, é.
suggest-instead-unusable = Nada no baralho consegue usar { $card }; esta carta, do mesmo tipo, serve melhor.
suggest-cast = { $count ->
        [1] Um campeão usa
       *[other] { $count } campeões usam
    } cartas do tipo { $type }, e no baralho { $there ->
        [0] não há nenhuma
        [1] há uma
       *[other] há { $there }
    }.
suggest-world = De { $world }, o mundo da maioria das cartas do baralho.

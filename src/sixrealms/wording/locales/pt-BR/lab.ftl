### O laboratório de baralhos: sixrealms lab, e a página que ele escreve

command-lab = Joga um grupo de baralhos uns contra os outros e escreve uma página sobre isso.
help-lab =
    Joga cada baralho de FIELD contra cada outro, cada distribuição com os
    lugares trocados, e escreve uma página: quem vence quem e com que certeza,
    que cartas estão nas vitórias, o que nunca foi jogado, quanto vale o
    primeiro turno. O que se jogou fica guardado: o mesmo comando continua de
    onde parou. O código de saída é 1 se uma partida teve de parar porque o
    programa errou.
help-lab-games = Partidas de cada par de baralhos, em vez do que o arquivo diz (40).
help-lab-workers = Quantos processos dividem as partidas (tantos quantos núcleos há). As partidas são as mesmas.
help-lab-out = A página (o nome de FIELD com .html); as partidas ficam guardadas ao lado.
help-lab-anew = Joga fora as partidas guardadas e joga todas de novo.
help-lab-cluster = Joga num cluster Ray: seu endereço, auto para o desta máquina, local para criar um aqui.
help-lab-json = Escreve também um objeto para outros programas.

lab-title = Laboratório de baralhos: { $name }
lab-setting = { $decks } baralhos, { $size } cartas, regulamento { $ruleset }; todos os lugares jogados por { $player }, semente { $seed }.
lab-unfinished = { $games } de { $planned } partidas foram jogadas. O comando continua de onde parou.
lab-fault = A partida { $game } teve de parar porque o programa errou: { $what }
lab-fact-games = partidas jogadas
lab-fact-turns = turnos, mediana
lab-fact-undecided = partidas que ninguém venceu
lab-fact-began = vencidas por quem tem o primeiro turno ({ $lower } a { $upper })
lab-ranking = Os baralhos em ordem
lab-head-deck = Baralho
lab-head-share = Partidas vencidas
lab-head-interval = Intervalo de 95 %
lab-head-won = Vencidas
lab-head-of = De
lab-matrix = Quem vence quem
lab-matrix-how = A proporção de partidas que o baralho da linha vence contra o da coluna, e seu intervalo de 95 %. Em negrito: com certeza desigual.
lab-cell = { $deck } contra { $other }: { $won } de { $games }
lab-cards = Cartas
lab-cards-how = De cada baralho, primeiro as cartas que estão em mais vitórias. Uma carta jogada em partidas longas ou em boas posições está em mais vitórias sem ser a razão delas.
lab-head-card = Carta
lab-head-in-victories = Nas vitórias
lab-head-played = Jogada em
lab-head-won-played = Vitórias quando jogada
lab-head-won-without = Vitórias sem ela
lab-never = Nunca jogadas:
lab-never-count = { $count ->
    [0] todas as cartas foram jogadas
    [1] uma carta nunca foi jogada
   *[other] { $count } cartas nunca foram jogadas
}
lab-intervals = Os intervalos contêm a proporção verdadeira 95 vezes em 100 (Wilson). Partidas que ninguém venceu em 400 turnos não contam em nenhum deles.
lab-page = A página é { $file }.
lab-stopped = { $games } de { $planned } partidas foram jogadas e guardadas; o mesmo comando continua.
lab-faults = { $count ->
    [1] uma partida teve
   *[other] { $count } partidas tiveram
} de parar porque o programa errou; partida { $game }: { $what }

## Recusas

lab-no-field = { $where } não é um grupo de baralhos; as chaves são { $known }
lab-key = { $key } não significa nada aqui; { $near } significaria
lab-decks = decks é uma lista de 2 a { $most } baralhos
lab-deck = um baralho é um nome ou um arquivo, ou "nome: baralho" para chamá-lo de outro modo
lab-deck-twice = dois baralhos se chamam { $name }; chame um deles de outro modo ("nome: baralho")
lab-number = { $key } é um número inteiro de { $least } a { $most }
lab-no-journal = { $file } não contém partidas de um laboratório; tire-o dali, ou jogue todas de novo com --anew
lab-other-field = { $file } contém partidas de outros baralhos, jogadores, regras ou de outra semente; jogue todas de novo com --anew, ou escreva noutro lugar com --out
lab-no-ray = um cluster precisa do Ray: pip install 'sixrealms[cluster]'
lab-no-cluster = não há cluster em { $address }: { $why }
lab-other-version = uma máquina do cluster joga a versão { $there }, esta a { $here }: as partidas dela poderiam ser outras

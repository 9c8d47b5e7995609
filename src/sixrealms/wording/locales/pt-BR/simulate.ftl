### O comando que faz jogadores do computador jogarem

help-simulate =
    Faz jogadores virtuais jogarem muitas partidas e diz como foram. As
    mesmas opções dão sempre as mesmas partidas. O código de saída é 1 se uma
    partida teve de parar porque o programa errou.
help-simulate-games = Quantas partidas (100).
help-simulate-players = Quantos jogadores em cada uma, de 2 a 8 (2).
help-simulate-seed = Outro número, outras partidas (0).
help-simulate-bots = Quem joga: um nome para todos, ou um por lugar, separados por vírgulas (random).
help-simulate-decks =
    starters, shipped ou (com --as) drawn: sorteados a cada partida. Ou arquivos de baralho e
    nomes de baralhos incluídos, separados por vírgulas: um para todos ou um
    por lugar.
help-simulate-workers = Quantos processos dividem as partidas (1). As partidas são as mesmas.
help-simulate-check = Verifica cada posição: é lento e para a partida que falha numa verificação.
help-simulate-json = Escreve um objeto para outros programas.
simulate-heading-what = Medida
simulate-heading-figure = Valor
simulate-games = Partidas terminadas
simulate-turns = Turnos, mediana
simulate-decisions = Decisões
simulate-seconds = Segundos
simulate-rate = Decisões por segundo
simulate-checked = Partidas que falharam numa verificação
simulate-wins = Partidas ganhas por { $bot }
simulate-draws = Partidas sem um só lado vencedor
simulate-ending = { $reason ->
    [deck-out] Partidas que terminaram quando acabou uma pilha de saque
    [turn-limit] Partidas que terminaram com o último turno
    [tie] Partidas em que um jogador perdeu todos os reinos e ninguém estava à frente
    [agreement] Partidas que os jogadores concordaram em empatar
    [out-of-reach] Partidas que ninguém mais podia vencer
   *[other] Partidas que terminaram de outro modo ({ $reason })
}

## Torneios entre jogadores do computador

help-tournament = Conduz um torneio da inscrição ao ranking: inscrição, baralhos, rodadas, resultados, correções, classificação. Cada comando é um passo, guardado na hora, que pode ser desfeito. EVENT é um código ou o começo de um nome, PLAYER um nome ou o começo de um.
command-tournament-simulate = Faz jogadores virtuais jogarem um evento inteiro.
help-tournament-simulate =
    Faz jogadores virtuais jogarem um evento inteiro, da inscrição ao encerramento, com partidas de verdade e
    baralhos sorteados para o jogo indicado. As mesmas opções dão sempre o mesmo evento. O código de saída é 1 se
    uma partida teve de parar porque o programa errou.
help-tournament-players = Quantos participam, de 3 a 500 (9); num jogo de equipes, quantas equipes.
help-tournament-scheme = Como se fazem as rodadas: grid, swiss ou round-robin (grid).
help-tournament-outcomes = Se as partidas são jogadas (`played`) ou seus resultados sorteados pela força (`drawn`), até 10.000 jogadores: então diz como foi o pareamento, em rodadas suíças se --scheme não diz outra coisa.
help-tournament-table-size = Jogadores por mesa, 3 ou 4 (3).
help-tournament-rounds = Rodadas de swiss ou round-robin (0: quantas o número de jogadores pede).
help-tournament-cut = Quantos seguem para a final depois das rodadas swiss ou round-robin (0: nenhum).
help-tournament-bots = Quem joga: nomes separados por vírgulas, que os jogadores recebem em sequência (random).
convention-name = Convenção simulada
convention-coordinator = Coordenador
convention-player = Jogador { $number }
convention-team = Equipe { $number }
convention-bracket = Rodada { $round }, chave { $bracket }: { $games }
convention-head-rank = Lugar
convention-head-player = Jogador
convention-head-points = Pontos
convention-head-realms = Reinos
convention-head-wins = Partidas vencidas
convention-head-bot = Joga como
convention-winner = { $player } venceu o torneio.
convention-paired = Rodada { $round }: { $tables } mesas, formadas em { $seconds } s
convention-drawn = { $players } jogadores, { $rounds } rodadas, { $repeats } pares se reencontraram; a rodada mais lenta levou { $slowest_pairing_seconds } s para formar, tudo { $seconds } s e { $peak_mb } MB.

simulate-bots = --bots nomeia { $count } jogadores para { $players } lugares; nomeie um para todos ou um para cada
simulate-size-of-starters = --size é { $size }, mas os baralhos iniciais têm { $own } cartas; indique baralhos de { $size }
simulate-decks = { $count } baralhos para { $players } jogadores: indique um para todos ou um para cada
simulate-too-few = há { $count } baralhos para { $called }, poucos para { $players } jogadores
simulate-no-game = nenhuma partida de { $ruleset } para { $seats } jogadores saiu de { $tries } tentativas
simulate-no-deck = nenhum baralho legal para { $game } saiu de { $tries } tentativas; indique baralhos seus

simulate-teams = { $game } se joga com { $teams } equipes por mesa; { $count } equipes não cabem assim, { $can } cabem (format.team-spirit.teams)
simulate-teams-at-table = a rodada { $round }, mesa { $table }, teria { $count } equipes; { $game } se joga com { $teams }: escolha outro número de equipes (format.team-spirit.teams)

simulate-finding = partida { $game } (semente { $seed }, decisão { $decision }): { $what }
simulate-more = e mais { $count }

research-track = não há percurso { $name }; há { $known }
research-agent = nenhum agente se chama { $name }; há { $known }
research-over = a partida acabou para todos os agentes; reinicie o ambiente para jogar outra
research-render-mode = render_mode é { $value }; deve ser None ou um destes: { $known }
research-most-turns = most_turns é { $value }; deve ser um número inteiro a partir de 1
research-games = { $games } partidas não podem ser medidas; jogue ao menos uma
simulate-seats = { $players } jogadores para { $seats } lugares: indique um para cada
research-players = uma partida de { $players } não cabe numa mesa feita para { $most }: crie o ambiente com tantos lugares quantos quer

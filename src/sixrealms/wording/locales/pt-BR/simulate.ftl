### O comando que faz jogadores do computador jogarem

help-simulate =
    Faz jogadores do computador jogarem muitas partidas e diz como foram. As
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
simulate-draws = Partidas sem um só vencedor

### Repetições

replay-what = Toda partida terminada neste servidor tem uma repetição: o link dela está na mesa. Um registro salvo de uma partida também se abre aqui.
replay-file = Abrir um registro
replay-text = O registro
replay-text-hint = Ele começa com "Sixrealms record".
replay-open = Ver
replay-eyes = Visto por
replay-everything = Tudo aberto
replay-as = Como { $name } viu
replay-spectator = Como todos viram
replay-link = Copiar o link
replay-as-scenario = Como cenário
replay-link-copied = O link foi copiado.
replay-play-on = Continuar daqui
replay-play-on-how = Uma nova partida começa depois da decisão { $at }, no turno { $turn }. Jogadores do computador ocupam os outros lugares.
replay-your-seat = O seu lugar
replay-hidden-decision = decidiu
replay-why = Por que isto?
replay-where = Decisão { $at } de { $all }, turno { $turn }
replay-decision = Decisão
replay-mark-before = Ao começo do turno ou da batalha
replay-mark-after = Ao próximo turno ou batalha
replay-back = Uma decisão atrás
replay-on = Uma decisão adiante
replay-run = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade

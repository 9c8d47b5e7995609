### As partidas terminadas de quem lê, e no que dão

played-games = Partidas
played-won = Vitórias
played-lost = Derrotas
played-drawn = Sem vencedor
played-share = { $percent } %
played-streak = Ultimamente
played-streak-won = { $count ->
    [1] a última foi vitória
   *[other] { $count } vitórias seguidas
}
played-streak-lost = { $count ->
    [1] a última foi derrota
   *[other] { $count } derrotas seguidas
}
played-best = Mais vitórias seguidas
played-length = Uma partida comum
played-turns-of = { $count ->
    [1] um turno
   *[other] { $count } turnos
}
played-minutes = { $count ->
    [1] um minuto
   *[other] { $count } minutos
}
played-hours = { $count ->
    [1] uma hora
   *[other] { $count } horas
}
played-days = { $count ->
    [1] um dia
   *[other] { $count } dias
}
played-here = { $count ->
    [1] Uma partida com vários lugares nesta tela não conta como vitória nem derrota.
   *[other] { $count } partidas com vários lugares nesta tela não contam como vitória nem derrota.
}
played-by-opponent = Por adversário
played-by-deck = Por baralho
played-by-ruleset = Por regras
played-ruleset = { $ruleset }, { $size } cartas, { $players } jogadores
played-people = Pessoas
played-cards = Cartas mais jogadas
played-card = em { $games ->
    [1] uma partida
   *[other] { $games } partidas
}, { $won } delas vencidas
played-list = Partida por partida
played-more = { $count ->
    [1] Mostrar mais uma
   *[other] Mostrar mais ({ $count })
}
played-ending-won = vitória
played-ending-lost = derrota
played-ending-drawn = sem vencedor
played-ending-here = numa só tela
played-against = Contra { $others }
played-gone = alguém que saiu
played-rated = Valeu pontos: { $before } → { $after }
played-replay-of = Replay da partida contra { $others }
played-device = Dos lugares que este navegador guarda. Com uma conta suas partidas contam em todos os aparelhos.
played-csv = Em CSV
played-json = Em JSON
played-none = Você ainda não terminou nenhuma partida
played-none-is = Quando uma partida acaba, ela aparece aqui com o link do replay e o balanço das suas partidas.
played-begin = Começar uma partida

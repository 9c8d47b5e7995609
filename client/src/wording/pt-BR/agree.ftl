### Rules a table agrees on

agree-title = { $count ->
    [1] Aqui se joga com uma regra opcional
   *[other] Aqui se joga com { $count } regras opcionais
}
agree-how = { $count ->
    [1] Ela vale quando todos à mesa concordam. Ao sentar-se você concorda; depois ninguém pode mudá-la.
   *[other] Elas valem quando todos à mesa concordam. Ao sentar-se você concorda; depois ninguém pode mudá-las.
}
agree-coordinator = O coordenador do evento decidiu assim.
agree-rule = { $how ->
    [off] Sem { $name }
    [seats] { $name }, só para o lugar { $value }
    [value] { $name }: { $value }
   *[on] { $name }
}
agree-explained = Como se joga
agree-explained-of = Como se joga: { $name } (abre uma nova página)
agree-everybody = Todos à mesa concordaram com isto antes da partida.
agree-some = Já concordaram: { $who }
agree-none = Aqui não se joga com regras opcionais: só com as do regulamento.
sideboards-title = Sideboards
sideboards-are = Entre as partidas de uma disputa os jogadores trocam cartas com eles. Todos podem saber quantas cartas há ali e quem não tem nenhuma.
sideboards-one = { $count ->
    [0] { $name } não tem sideboard.
   *[other] { $name } tem um sideboard de { $count } cartas.
}

### Combates dos outros e como terminam.

others-about-to-fight = um defensor acaba de se apresentar numa batalha entre outros jogadores
    .adverb = quando um defensor acaba de se apresentar numa batalha entre outros jogadores
came-true = a previsão se cumpriu ou ninguém venceu a rodada

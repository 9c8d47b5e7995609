### Combates dos outros e como terminam.

marked-foretold-1 = você previu a vitória do atacante
marked-foretold-2 = você previu a vitória do defensor
round-won = { $who } venceu a rodada
round-won-against = { $who } acabou de derrotar { $test } de outro jogador
    .adverb = logo depois que { $who } derrotar { $test } de outro jogador
others-about-to-fight = um defensor acaba de se apresentar numa batalha entre outros jogadores
    .adverb = quando um defensor acaba de se apresentar numa batalha entre outros jogadores

### Combates dos outros e como terminam.

marked-foretold-1 = você previu a vitória do atacante
marked-foretold-2 = você previu a vitória do defensor
foretold-wrongly = a sua previsão { IT("estar") } errada
round-won = { $who } { VERB($who, "vencer") } a rodada
    .unless = se { $who } não { SUPPOSEDLY($who, "vencer") } a rodada
round-won-against = { $who } acabou de derrotar { $test } de outro jogador
    .adverb = logo depois que { $who } derrotar { $test } de outro jogador
    .inside = em que { $who } derrotou { $test } de outro jogador
others-about-to-fight = um defensor acaba de se apresentar numa batalha entre outros jogadores
    .adverb = quando um defensor acaba de se apresentar numa batalha entre outros jogadores

battle-at-fight = dois campeões se enfrentam
battle-at-of = { $at }, e { $whose ->
        [yours] você tem um campeão na batalha
       *[others] a batalha é entre outros jogadores
    }
battle-at-announced = um ataque acaba de ser anunciado
    .adverb = quando um ataque acaba de ser anunciado
battle-at-forward = um atacante já se apresentou e ainda não há defensor
    .adverb = quando um atacante já se apresentou e ainda não há defensor
battle-at-both = os dois campeões acabam de se apresentar
    .adverb = quando os dois campeões acabam de se apresentar
battle-at-unactivated = um atacante já se apresentou e nenhum poder agiu ainda
    .adverb = quando um atacante já se apresentou e nenhum poder agiu ainda
battle-at-combat = o combate já começou
    .adverb = quando o combate já começou
battle-at-first = a primeira rodada de uma batalha está em curso
    .adverb = quando a primeira rodada de uma batalha está em curso
battle-at-won = o atacante venceu a batalha
    .adverb = quando o atacante venceu a batalha
battle-over = { $at }, e o alvo dela é { $realm }
foretell = { DO($who, "prever") } em segredo se vencerá o atacante ou o defensor

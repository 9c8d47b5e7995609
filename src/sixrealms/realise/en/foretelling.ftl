### Combats of others, and how they end.

others-about-to-fight = a defender has just come forward in a battle between other players
    .adverb = when a defender has just come forward in a battle between other players
came-true = it has come true or nobody has won the round

### Combats of others, and how they end.

marked-foretold-1 = you have foretold the attacker's victory
marked-foretold-2 = you have foretold the defender's victory
round-won = { $who } { VERB($who, "have") } won the round
round-won-against = { $who } { VERB($who, "have") } just beaten { $test } of another player
    .adverb = right after { $who } { VERB($who, "have") } beaten { $test } of another player
others-about-to-fight = a defender has just come forward in a battle between other players
    .adverb = when a defender has just come forward in a battle between other players

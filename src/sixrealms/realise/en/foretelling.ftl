### Combats of others, and how they end.

marked-foretold-1 = you have foretold the attacker's victory
marked-foretold-2 = you have foretold the defender's victory
foretell = { DO($who, "foretell") } in secret whether the attacker or the defender will win
foretold-wrongly = you have foretold the wrong victor
round-won = { $who } { VERB($who, "have") } won the round
    .unless = if { $who } { VERB($who, "have") } not won the round
round-won-against = { $who } { VERB($who, "have") } just beaten { $test } of another player
    .adverb = right after { $who } { VERB($who, "have") } beaten { $test } of another player
    .inside = in which { $who } { VERB($who, "have") } beaten { $test } of another player
others-about-to-fight = a defender has just come forward in a battle between other players
    .adverb = when a defender has just come forward in a battle between other players

battle-at-fight = two champions face each other
battle-at-of = { $at }, and { $whose ->
        [yours] you have a champion in the battle
       *[others] the battle is between other players
    }
battle-at-announced = an attack has just been announced
    .adverb = when an attack has just been announced
battle-at-forward = an attacker has come forward and no defender yet
    .adverb = when an attacker has come forward and no defender yet
battle-at-both = both champions have just come forward
    .adverb = when both champions have just come forward
battle-at-unactivated = an attacker has come forward and no power has worked yet
    .adverb = when an attacker has come forward and no power has worked yet
battle-at-combat = combat has begun
    .adverb = when combat has begun
battle-at-first = the first round of a battle is on
    .adverb = when the first round of a battle is on
battle-at-won = the attacker has won the battle
    .adverb = when the attacker has won the battle
battle-over = { $at }, and it is fought over { $realm }

### What a battle has left behind.

fallen = champion killed in the last battle
    .many = champions killed in the last battle
    .default = every
no-battle = no battle is going on
    .adverb = when no battle is going on

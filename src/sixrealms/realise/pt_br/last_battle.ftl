### O que uma batalha deixou.

fallen = campeão morto na última batalha
    .many = campeões mortos na última batalha
    .gender = m
    .default = every
no-battle = não há batalha
    .adverb = quando não há batalha

### O que uma batalha deixou.

fallen = campeão morto na última batalha
    .many = campeões mortos na última batalha
    .gender = m
    .default = every

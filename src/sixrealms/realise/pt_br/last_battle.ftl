### O que uma batalha deixou.

fallen =
    .clause = { $form ->
        [mp] mortos
        [fp] mortas
        [f] morta
       *[m] morto
    } na última batalha
    .many = campeões mortos na última batalha
    .gender = m
    .default = every

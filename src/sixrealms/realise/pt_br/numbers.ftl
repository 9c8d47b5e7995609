### Números guardados para depois.

stored-summoned = número anotado
    .gender = m
    .determiner = the
when-played =
    .of = of
    .clause = quando esta carta foi jogada
stored-sacrificed = soma dos níveis base das cartas descartadas como custo
    .gender = f
    .determiner = the
bound-attack = algarismo do atacante
    .gender = m
    .determiner = the
bound-defence = algarismo do defensor
    .gender = m
    .determiner = the
bound-answered-player = jogador dessa carta
    .gender = m
    .determiner = the
bound-digit = algarismo
    .gender = m
    .determiner = that

## Cartas que uma regra nomeia: quem uma magia virada atinge, o campeão enfrentado.

bound-struck = conjurador
    .gender = m
    .determiner = the
bound-other = campeão oponente
    .gender = m
    .determiner = the

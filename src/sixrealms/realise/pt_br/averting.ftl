### Evitar uma perda.

avert = { LET() }{ $who } não se perde
realm-of = { $ref } ou seu reino
    .gender = m
    .determiner = none

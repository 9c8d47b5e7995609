### Evitar uma perda.

avert = { LET() }{ $who } não se perde
beaten-after-all = { LET() }{ $who } { VERB($who, "perder") } a batalha afinal
realm-of = { $ref } ou seu reino
    .gender = m
    .determiner = none

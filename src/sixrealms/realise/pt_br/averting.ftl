### Evitar uma perda.

avert = { LET() }{ $who } não se perde
beaten-after-all = { LET() }{ $who } { VERB($who, "passar") } a ser o perdedor da batalha
realm-of = essa carta ou o reino dela
    .gender = m
    .determiner = none

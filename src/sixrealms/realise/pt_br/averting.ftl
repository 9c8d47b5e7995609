### Evitar uma perda.

avert = { LET() }{ $who } não se perde
beaten-after-all = { LET() }{ $who } { VERB($who, "passar") } a ser o perdedor da batalha
realm-of = { $ref } ou o reino { FORM($ref, "dele", "dela") }
    .gender = m
    .determiner = none

### Averting a loss.

avert = { LET() }{ $who } is not lost
realm-of = { $ref } or its realm
    .determiner = none

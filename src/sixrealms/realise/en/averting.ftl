### Averting a loss.

avert = { LET() }{ $who } is not lost
beaten-after-all = { LET() }instead { $who } { VERB($who, "count") } as having lost the battle
realm-of = it or its realm
    .determiner = none

### Averting a loss.

avert = { LET() }{ $who } is not lost
beaten-after-all = { LET() }{ $who } { VERB($who, "have") } lost the battle after all
realm-of = it or its realm
    .determiner = none

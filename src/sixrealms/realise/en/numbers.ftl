### Numbers kept for later.

stored-summoned = the noted number
    .determiner = none
when-played =
    .of = of
    .clause = when this card was played
stored-sacrificed = the sum of the base levels of what was discarded to play it
    .determiner = none
bound-attack = that digit
    .determiner = none
bound-defence = that digit
    .determiner = none
bound-digit = digit
    .determiner = that

## Cards that a rule binds: who a turned spell strikes, the champion faced.

bound-struck = caster
    .determiner = the
bound-other = opposing champion
    .determiner = the

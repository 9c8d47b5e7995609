### Spells that strike somebody else.

turn = { DO($who, "turn") } { $it } back on its caster, as if the champion it was aimed at had cast it
reflect = { LET() }{ $it } strikes its caster or another champion of your choice
aimed-at =
    .clause = cast by an opponent at { $ref }

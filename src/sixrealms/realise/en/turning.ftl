### Spells that strike somebody else.

turn = { DO($who, "turn") } { $it } back on its caster, as if the champion it was aimed at had cast it
reflect = { LET() }{ $it } strikes its caster or another champion of your choice
follows-up =
    .clause = { $form ->
        [np] that answer or repeat
       *[n] that answers or repeats
    } { $what }
came-by =
    .clause = that attacks by way of { A($way) }
strikes =
    .clause = aimed at { A($what) }
aimed-at =
    .clause = cast by an opponent at { $ref }

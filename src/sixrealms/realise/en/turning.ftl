### Spells that strike somebody else.

turn = { DO($who, "turn") } { $it } back on its caster, as if the champion it was aimed at had cast it
turn-used = { DO($who, "turn") } { $it } back on the champion that used it, as if its target had used it
reflect = { DO($who, "have") } { $it } strike its caster or another champion of your choice instead
follows-up =
    .clause = that { $form ->
        [np] answer or repeat
       *[n] answers or repeats
    } another { BARE($what) }
came-by =
    .clause = that attacks by way of { A($way) }
strikes =
    .clause = aimed at { A($what) }
aimed-at =
    .clause = cast by an opponent at { $ref }

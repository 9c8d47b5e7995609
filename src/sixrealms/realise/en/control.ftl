### Putting effects together; durations.

seq = { THEN($effects) }
apart = { AND($effects) }
if = { IF($condition) }, { $then }{ $otherwise ->
        [none] {""}
       *[some] ; otherwise { $otherwise }
    }
may = { $otherwise ->
        [none] { MAY($effect) }
       *[some] { MAY($effect) }; otherwise { $otherwise }
    }
one-of = { DO($who, "choose") }: either { OR($ways) }
choose = { $up_to ->
        [yes] { $count ->
            [one] { MAYDO($who, "choose") } { $among }
           *[other] { DO($who, "choose") } { $total ->
                [0] up to { COUNT($count, $among) }
               *[other] any number of { MANY($among) } with levels of { $total } or less together
            }
        }
       *[no] { DO($who, "choose") } { $count ->
            [one] { $among }
           *[other] { COUNT($count, $among) }
        }
    }{ $then ->
        [none] {""}
       *[some] ; then { AFTER($then) }
    }
each-player = for { $who } in turn: { $effect }
for-each = for { EACH($cards) }: { $effect }
choose-player = { DO($who, "choose") } { A($among) }
regardless = regardless of special powers, { $effect }
nothing = nothing happens
lasting = { $until }, { $what }

### Efeitos postos juntos; durações.

seq = { THEN($effects) }
apart = { AND($effects) }
if = { IF($condition) }, { $then }{ $otherwise ->
        [none] {""}
       *[some] ; senão, { $otherwise }
    }
may = { $otherwise ->
        [none] { MAY($effect) }
       *[some] { MAY($effect) }; senão, { $otherwise }
    }
one-of = { DO($who, "escolher") }: { OR($ways) }
choose = { $up_to ->
        [yes] { $count ->
            [one] { MAYDO($who, "escolher") } { $among }
           *[other] { DO($who, "escolher") } { $total ->
                [0] até { COUNT($count, $among) }
               *[other] qualquer número de { MANY($among) } com níveis que somem { $total } ou menos
            }
        }
       *[no] { DO($who, "escolher") } { $count ->
            [one] { $among }
           *[other] { COUNT($count, $among) }
        }
    }{ $then ->
        [none] {""}
       *[some] ; depois { AFTER($then) }
    }
each-player = para { $who }, na sua vez: { $effect }
for-each = para { EACH($cards) }: { $effect }
choose-player = { DO($who, "escolher") } { A($among) }
regardless = apesar de qualquer poder especial, { $effect }
nothing = nada acontece
lasting = { $until }, { $what }

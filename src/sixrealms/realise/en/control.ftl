### Putting effects together; durations.

if = { IF($condition) }, { $then }{ $otherwise ->
        [none] {""}
       *[some] ; otherwise { $otherwise }
    }
cost-by-case = { $otherwise } or, { IF($condition) }, { $then }
then-if = then, { $told }
otherwise = otherwise { $effect }
otherwise-fewer = in a game of { $most } players, { $effect }
may = { $otherwise ->
        [none] { MAY($effect, $who) }
       *[some] { $otherwise }, unless { DONEBY($effect, $who) }
    }
may-agree = if { $who } agrees, { $effect }
one-of = { DO($who, "choose") } one: { EITHER($ways) }
choose = { $up_to ->
        [yes] { $count ->
            [one] { MAYDO($who, "choose") } { NUMBER($among) ->
                [many] one of { $among }
               *[one] { $among }
            }
            [any] { DO($who, "choose") } any number of { MANY($among) }{ $total ->
                [0] {""}
               *[other] {" "}whose levels total { $total } or less
            }
           *[other] { DO($who, "choose") } { $total ->
                [0] up to { COUNT($count, $among) }
               *[other] any number of { MANY($among) } whose levels total { $total } or less
            }
        }
       *[no] { DO($who, "choose") } { $count ->
            [one] { NUMBER($among) ->
                [many] one of { $among }
               *[one] { $among }
            }
           *[other] { COUNT($count, $among) }
        }
    }
take-first = { DO($who, "take") } { $among }
choose-within = { DO($who, "choose") } any number of { MANY($among) } whose levels together are no more than { $most }
choose-as-many = { DO($who, "choose") } as many { MANY($among) } as { $count }
choose-levels = { DO($who, "choose") } { MANY($among) } whose levels total { $least } or more
each-player = for { $who } in turn, { $effect }
    .clause = in turn
    .having = who has { $count ->
        [some] { A($cards) }
       *[least] { $least } or more { MANY($cards) }
    }, in turn,
except-player =
    .clause = (except the player of { $card })
for-each = { OFEACH($cards, $effect) }
choose-player = { DO($who, "choose") } { A($among) }
holds = { LET() }{ $what }
keep-one-of-them = { DO($who, "keep") } one of them, and the others are discarded
keep-one = { DO($who, "keep") } one of { THE(MANY($among)) }, and the others are discarded
each-time = each time, { $effect }
one-of-lasting = { DO($who, "choose") } one of these, to last { $until }: { EITHER($ways) }
both-kinds = both { $kinds }
lasting-if = { LET() }{ $until }: { $effect }
regardless = { $effect }, regardless of immunities and powers
nothing = { LET() }nothing happens
lasting = { LET() }{ $until }, { $what }
    .inner = { LET() }{ $what } { $until }
    .left = { LET() }{ $until } { $what }
later = { LET() }{ $when }, { $effect }
afterwards = { LET() }afterwards { $effect }
up-to = up to { $count }
any-number = any number of
one-among = one of { $among }
either = { EITHER($ways) }

### Efeitos postos juntos; durações.

if = { WHETHER($condition) }, { $then }{ $otherwise ->
        [none] {""}
       *[some] ; senão, { $otherwise }
    }
may = { $otherwise ->
        [none] { MAY($effect, $who) }
       *[some] { $otherwise }, exceto se { DONEBY($effect, $who) }
    }
may-agree = se { $who } aceitar, { $effect }
one-of = { DO($who, "escolher") }: { EITHER($ways, PERSON($who)) }
choose = { $up_to ->
        [yes] { $count ->
            [one] { MAYDO($who, "escolher") } { NUMBER($among) ->
                [many] uma { IN("de", $among) }
               *[one] { $among }
            }
            [any] { DO($who, "escolher") } qualquer número { IN("de", MANY($among)) }{ $total ->
                [0] {""}
               *[other] {" "}com { $total } níveis ou menos no total
            }
           *[other] { DO($who, "escolher") } { $total ->
                [0] até { COUNT($count, $among) }
               *[other] qualquer número { IN("de", MANY($among)) } com níveis que somem { $total } ou menos
            }
        }
       *[no] { DO($who, "escolher") } { $count ->
            [one] { NUMBER($among) ->
                [many] uma { IN("de", $among) }
               *[one] { $among }
            }
           *[other] { COUNT($count, $among) }
        }
    }
take-first = { DO($who, "pegar") } { $among }
choose-within = { DO($who, "escolher") } qualquer número { IN("de", MANY($among)) } (com níveis que, somados, não passem { KNOWN($most) ->
        [yes] de { $most }
       *[no] { IN("de", $most) }
    })
choose-as-many = { DO($who, "escolher") } { MANY($among) } em número igual { KNOWN($count) ->
        [yes] a { $count }
       *[no] { IN("a", $count) }
    }
choose-levels = { DO($who, "escolher") } { MANY($among) } com níveis que somem { $least } ou mais
each-player = para { $who }, em ordem de jogo, { $effect }
    .clause = , em ordem de jogo,
    .having = que tenha { $count ->
        [some] { A($cards) }
       *[least] { $least } ou mais { MANY($cards) }
    }, em ordem de jogo,
for-each = { OFEACH($cards, $effect) }
choose-player = { DO($who, "escolher") } { A($among) }
regardless = { $effect }, sejam quais forem as imunidades e os poderes
nothing = { LET() }nada acontece
lasting = { LET() }{ $until }, { $what }
    .inner = { LET() }{ $what } { $until }
    .left = { LET() }{ FROM($until, $what) }
later = { LET() }{ $when }, { $effect }
afterwards = { LET() }depois disso { $effect }
up-to = até { $count }
any-number = qualquer número de
one-among = { FORM($among, "um", "uma", "um", "uma") } { IN("de", $among) }
either = { EITHER($ways) }
otherwise-fewer = num jogo de { $most } jogadores, { $effect }
except-player =
    .clause = exceto o jogador { IN("de", $card) },
holds = { LET() }{ $what }
keep-one-of-them = { DO($who, "ficar") } só com { FORM($among, "um deles, e os outros são descartados", "uma delas, e as outras são descartadas") }
keep-one = { DO($who, "ficar") } só com { FORM($among, "um", "uma") } { IN("de", THE(MANY($among))) }, e { FORM($among, "os outros são descartados", "as outras são descartadas") }
each-time = a cada vez, { $effect }
one-of-lasting = { DO($who, "escolher") } uma opção, que vale { $until }: { EITHER($ways, PERSON($who)) }
lasting-if = { LET() }{ $until }: { $effect }
cost-by-case = { $otherwise } ou, { IF($condition) }, { $then }
then-if = depois, { $told }
otherwise = senão, { $effect }

### Assembler des effets ; leur durée.

if = { IF($condition) }, { $then }{ $otherwise ->
        [none] {""}
       *[some] ; sinon { $otherwise }
    }
may = { $otherwise ->
        [none] { MAY($effect, $who) }
       *[some] { MAY($effect, $who) } ; sinon { $otherwise }
    }
one-of = { DO($who, "choisir") } : { EITHER($ways) }
choose = { DO($who, "choisir") } { $up_to ->
        [yes] { $count ->
            [one] au plus { COUNT(1, $among) }
            [any] autant { IN("de", BARE(MANY($among))) } que vous voulez
           *[other] jusqu'à { COUNT($count, $among) }
        }
       *[no] { $count ->
            [one] { $among }
           *[other] { COUNT($count, $among) }
        }
    }
choose-player = { DO($who, "choisir") } { A($among) }
regardless = { $effect }, quels que soient les immunités et les pouvoirs
lasting = { LET() }{ $until }, { $what }

duration-round = pour ce round
duration-battle = pour cette bataille
duration-turn = jusqu'à la fin de ce tour
duration-your-next-turn = jusqu'à votre prochain tour
duration-your-next-turn-ends = jusqu'à la fin de votre prochain tour
duration-cancelled = jusqu'à ce que ceci soit annulé
duration-in-play = tant que cette carte est en jeu
either = { EITHER($ways) }

### Les conditions : ce qui suit « si » ; `.adverb` là où « en attaque » le dit mieux.

all = { AND($parts) }
    .adverb = { IFS($parts) }
    .inside = { IFS($parts, "apart") }
any-true = { OR($parts) }
unless = il n'est pas vrai que { $claim }
    .adverb = { UNLESS($claim) }
ref-is = { $ref } { VERB($ref, "être") } { BEING($test, $ref) }
fights = { $side ->
        [attacking] { $ref } { VERB($ref, "attaquer") }
        [defending] { $ref } { VERB($ref, "défendre") }
       *[either] { $ref } { VERB($ref, "être") } au combat
    }
    .adverb = { $side ->
        [attacking] en attaque
        [defending] en défense
       *[either] au combat
    }
fights-at = { $side ->
        [attacking] { $ref } { VERB($ref, "attaquer") } { REALM($realm) }
        [defending] { $ref } { VERB($ref, "défendre") } { REALM($realm) }
       *[either] { $ref } { VERB($ref, "combattre") } pour { REALM($realm) }
    }
    .adverb = { $side ->
        [attacking] en attaquant { REALM($realm) }
        [defending] en défendant { REALM($realm) }
       *[either] en combattant pour { REALM($realm) }
    }
you-fight-attacking = vous attaquez
    .adverb = quand vous attaquez
you-fight-defending = vous défendez
    .adverb = quand vous défendez
exists = { NAMED($cards) ->
        [yes] { $count ->
            [none] { BARE($cards) } n'est pas en jeu
            [exactly] { BARE($cards) } est en jeu une seule fois
           *[some] { $cards } est en jeu
        }
       *[no] { $count ->
            [none] il n'y a pas { IN("de", BARE($cards)) }
            [exactly] il y a exactement { COUNT($least, $cards) }
            [some] il y a { A($cards) }
           *[least] il y a { $least } { MANY(BARE($cards)) } ou plus
        }
    }
marked-attacked-1 = { $on } a attaqué pendant ce tour
outside-combat = { $ref } n'{ VERB($ref, "être") } pas au combat
ref-is-in = { $ref } { VERB($ref, "être") } { BEING($test, $ref) }

### Ce qui est vrai tant qu'une carte est active : droits, interdits, protections.

may-use = { DOES($who, "pouvoir") } utiliser { A(BOTH(MANY($what))) }
cannot-play = { NOT($whose) } jouer { IN("de", BARE(MANY($what))) }{ $user ->
        [none] {""}
       *[some] {" "}avec { $user }
    }
way-to-discard =
    .adjective = défaussé
way-to-raze =
    .adjective = rasé
protected = { NOT($who) } être { AGREE($who, $ways) }{ $by ->
        [none] {""}
       *[some] {" "}par { A(MANY($by)) }
    }
cannot-attack = { NO($who) } ne peut attaquer { $realm ->
        [none] ce royaume
       *[some] { A($realm) }
    }
only-attacked-by = seul { $who } peut attaquer { $realm ->
        [none] ce royaume
       *[some] { A($realm) }
    }
role-attack = attaquer
role-defend = défendre
role-join = combattre comme allié
cannot-fight = { NOT($who) } { OR($roles) }
immune = { DOES($who, "être") } { FORM($who, "immunisé", "immunisée", "immunisés", "immunisées") } contre { THE(BOTH(MANY($to))) }{ $even_to_good ->
        [yes] , même pour son bien
       *[no] {""}
    }
has = { DOES($who, "compter") } comme { $gains }
power-lost = { DOES($who, "perdre") } son pouvoir spécial
defends-itself = { $realms ->
        [none] ce royaume peut
       *[some] { DOES($realms, "pouvoir") }
    } se défendre comme { KNOWN($level) ->
        [yes] { $as } de niveau { $level }
       *[no] { $as } dont le niveau est { $level }
    }{ $realms ->
        [none] {""}
       *[some] {" "}plus celui de son icône
    }

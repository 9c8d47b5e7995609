### Nombres et niveaux.

count = { $times ->
        [1] le nombre
       *[other] { $times } fois le nombre
    } { IN("de", BARE(MANY($of))) }{ $plus ->
        [0] {""}
       *[other] {" "}plus { $plus }
    }
    .determiner = none
levels-add = { KNOWN($amount) ->
        [yes] { $loses ->
            [yes] { DOES($who, "perdre") } { LEVELS($amount) }
           *[no] { DOES($who, "gagner") } { LEVELS($amount) }
        }
       *[no] { DOES($who, "gagner") } autant de niveaux que { $amount }
    }
levels-for-each = { $loses ->
        [yes] { DOES($who, "perdre") } { LEVELS($amount) }
       *[no] { DOES($who, "gagner") } { LEVELS($amount) }
    } pour { NAME($each) ->
            [yes] chaque { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , plus { $plus }
    }
levels-times = le niveau { IN("de", EACH($who)) } est { $times ->
        [2] doublé
       *[other] multiplié par { $times }
    }
levels-to = { KNOWN($amount) ->
        [yes] { DOES($who, "avoir") } le niveau { $amount }
       *[no] { DOES($who, "avoir") } { $amount } comme niveau
    }
base-levels-add = { $loses ->
        [yes] { DOES($who, "perdre") } { $amount } à son niveau de base
       *[no] { DOES($who, "gagner") } { $amount } à son niveau de base
    }
base-levels-to = { KNOWN($amount) ->
        [yes] { DOES($who, "avoir") } un niveau de base de { $amount }
       *[no] { DOES($who, "avoir") } { $amount } comme niveau de base
    }
bonuses-add = { $loses ->
        [yes] { DOES($who, "perdre") } { $amount } à son bonus
       *[no] { DOES($who, "gagner") } { $amount } à son bonus
    }
bonuses-to = { KNOWN($amount) ->
        [yes] { DOES($who, "avoir") } un bonus de { $amount }
       *[no] { DOES($who, "avoir") } { $amount } comme bonus
    }
no-effect = le niveau { IN("de", EACH($who)) } ne compte pas

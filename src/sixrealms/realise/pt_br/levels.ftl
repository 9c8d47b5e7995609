### Números e níveis.

count = { $times ->
        [1] número
        [2] dobro do número
       *[other] { $times } vezes o número
    } { IN("de", MANY($of)) }{ $plus ->
        [0] {""}
       *[other] , mais { $plus }
    }
    .gender = m
    .determiner = { $times ->
        [1] the
        [2] the
       *[other] none
    }
level-of = { $which ->
        [own] nível próprio
        [base] nível base
        [icon] nível impresso
       *[adjusted] nível
    } { IN("de", $ref) }
    .gender = m
    .determiner = the
minus = menos { $of }
    .gender = m
    .determiner = none
card-digit = último algarismo do número { IN("de", $ref) }
    .gender = m
    .determiner = the
sum-of-levels = soma dos { $which ->
        [base] níveis base
        [own] bônus
        [icon] níveis impressos
       *[adjusted] níveis
    } { IN("de", ALL($of)) }
    .gender = f
    .determiner = the

levels-add = { KNOWN($amount) ->
        [yes] { $loses ->
            [yes] { DOES($who, "perder") } { LEVELS($amount) }
           *[no] { DOES($who, "ganhar") } { LEVELS($amount) }
        }
       *[no] { $loses ->
            [yes] { DOES($who, "perder") } { $amount } em níveis
           *[no] { DOES($who, "ganhar") } { $amount } em níveis
        }
    }
levels-for-each = { $loses ->
        [yes] { DOES($who, "perder") } { LEVELS($amount) }
       *[no] { DOES($who, "ganhar") } { LEVELS($amount) }
    } para { NAME($each) ->
            [yes] cada { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , mais { $plus }
    }
levels-times = o nível { IN("de", EACH($who)) } é { $times ->
        [2] dobrado
       *[other] multiplicado por { $times }
    }
levels-halve-up = o nível { IN("de", EACH($who)) } cai à metade (arredondado para cima)
levels-halve-down = o nível { IN("de", EACH($who)) } cai à metade (arredondado para baixo)
levels-to = { KNOWN($amount) ->
        [yes] { DOES($who, "ter") } nível { $amount }
       *[no] { DOES($who, "ter") } { $amount } como nível
    }
base-levels-add = o nível base { IN("de", EACH($who)) } { $loses ->
        [yes] diminui
       *[no] aumenta
    } { KNOWN($amount) ->
        [yes] em { $amount }
       *[no] { IN("em", $amount) }
    }
base-levels-for-each = { $loses ->
        [yes] o nível base { IN("de", EACH($who)) } diminui em { $amount }
       *[no] o nível base { IN("de", EACH($who)) } aumenta em { $amount }
    } para { NAME($each) ->
            [yes] cada { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , mais { $plus }
    }
base-levels-times = o nível base { IN("de", EACH($who)) } é { $times ->
        [2] dobrado
       *[other] multiplicado por { $times }
    }
base-levels-halve-up = o nível base { IN("de", EACH($who)) } cai à metade (arredondado para cima)
base-levels-halve-down = o nível base { IN("de", EACH($who)) } cai à metade (arredondado para baixo)
base-levels-to = { KNOWN($amount) ->
        [yes] { DOES($who, "ter") } nível base { $amount }
       *[no] { DOES($who, "ter") } { $amount } como nível base
    }
bonuses-add = { $loses ->
        [yes] { DOES($who, "receber") } −{ $amount }
       *[no] { DOES($who, "receber") } +{ $amount }
    }
bonuses-for-each = { $loses ->
        [yes] { DOES($who, "receber") } −{ $amount }
       *[no] { DOES($who, "receber") } +{ $amount }
    } para { NAME($each) ->
            [yes] cada { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , mais { $plus }
    }
bonuses-times = o bônus { IN("de", EACH($who)) } é { $times ->
        [2] dobrado
       *[other] multiplicado por { $times }
    }
bonuses-to = { KNOWN($amount) ->
        [yes] { DOES($who, "ter") } bônus { $amount }
       *[no] { DOES($who, "ter") } { $amount } como bônus
    }
totals-add = o lado { IN("de", EACH($who)) } { $loses ->
        [yes] perde { $amount } em seu total
       *[no] soma { $amount } ao seu total
    }
totals-for-each = o lado { IN("de", EACH($who)) } { $loses ->
        [yes] perde { LEVELS($amount) }
       *[no] ganha { LEVELS($amount) }
    } para { NAME($each) ->
            [yes] cada { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , mais { $plus }
    }
totals-to = o lado { IN("de", EACH($who)) } tem o total { $amount }
totals-times = o total do lado { IN("de", EACH($who)) } é { $times ->
        [2] dobrado
       *[other] multiplicado por { $times }
    }
totals-halve-up = o total do lado { IN("de", EACH($who)) } cai à metade (arredondado para cima)
totals-halve-down = o total do lado { IN("de", EACH($who)) } cai à metade (arredondado para baixo)
limit-raised = onde { MANY($what) } pedem campeões até certo nível, esse nível é { $by } maior
no-effect = o nível { IN("de", EACH($who)) } não conta
bonuses-halve-up = { DOES($who, "ter") } o bônus reduzido à metade (arredondado para cima)
bonuses-halve-down = { DOES($who, "ter") } o bônus reduzido à metade (arredondado para baixo)

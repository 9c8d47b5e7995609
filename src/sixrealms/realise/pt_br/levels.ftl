### Números e níveis.

count = { $times ->
        [1] número
        [2] dobro do número
       *[other] { $times } vezes o número
    } { IN("de", BOTH(MANY($of))) }{ $plus ->
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
card-first-digit = primeiro algarismo do número da carta { IN("de", $ref) }
    .gender = m
    .determiner = the
half-of = a metade (arredondada para { $halve ->
        [up] cima
       *[down] baixo
    }) { IN("de", $of) }
    .gender = f
    .determiner = none
product = { $of } multiplicado { IN("por", $by) }
    .gender = m
    .determiner = none
at-most = { $of }{ $most ->
        [none] {""}
       *[other] {" "}(no máximo { $most })
    }
    .gender = m
    .determiner = none
card-digit = último algarismo do número da carta { IN("de", $ref) }
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

level-doubled-now = o nível que { AGAIN($who) ->
        [yes] { FORM($who, "ele", "ela") }
       *[no] { EACH($who) }
    } tem nesse momento é dobrado
levels-add = { KNOWN($amount) ->
        [yes] { $loses ->
            [yes] { DOES($who, "perder") } { LEVELS($amount) }
           *[no] { DOES($who, "ganhar") } { LEVELS($amount) }
        }
       *[no] { $loses ->
            [yes] { DOES($who, "perder") } um número de níveis igual { IN("a", $amount) }
           *[no] { DOES($who, "ganhar") } um número de níveis igual { IN("a", $amount) }
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
levels-times = { DOES($who, "ter") } o nível { $times ->
        [2] dobrado
       *[other] multiplicado por { $times }
    }
levels-halve-up = { DOES($who, "ter") } o nível reduzido à metade (arredondado para cima)
levels-halve-down = { DOES($who, "ter") } o nível reduzido à metade (arredondado para baixo)
levels-to = { KNOWN($amount) ->
        [yes] { DOES($who, "ter") } nível { $amount }
       *[no] { DOES($who, "ter") } como nível { $amount }
    }
base-levels-add = { $loses ->
        [yes] { DOES($who, "perder") }
       *[no] { DOES($who, "ganhar") }
    } { KNOWN($amount) ->
        [yes] { $amount } { $amount ->
            [1] nível base
           *[other] níveis base
        }
       *[no] um número de níveis base igual { IN("a", $amount) }
    }
base-levels-for-each = { $loses ->
        [yes] { DOES($who, "perder") }
       *[no] { DOES($who, "ganhar") }
    } { $amount } { $amount ->
        [1] nível base
       *[other] níveis base
    } para { NAME($each) ->
            [yes] cada { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , mais { $plus }
    }
base-levels-times = { DOES($who, "ter") } o nível base { $times ->
        [2] dobrado
       *[other] multiplicado por { $times }
    }
base-levels-halve-up = { DOES($who, "ter") } o nível base reduzido à metade (arredondado para cima)
base-levels-halve-down = { DOES($who, "ter") } o nível base reduzido à metade (arredondado para baixo)
base-levels-to = { KNOWN($amount) ->
        [yes] { DOES($who, "ter") } nível base { $amount }
       *[no] { DOES($who, "ter") } como nível base { $amount }
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
bonuses-times = { DOES($who, "ter") } o bônus { $times ->
        [2] dobrado
       *[other] multiplicado por { $times }
    }
bonuses-to = { KNOWN($amount) ->
        [yes] { DOES($who, "ter") } bônus { $amount }
       *[no] o bônus { IN("de", EACH($who)) } é { $amount }
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
limit-raised = quando { MANY($what) } só afetam campeões até certo nível, esse nível aumenta em { $by }
no-effect = { NODOES($who, "somar") } níveis
no-effect-power-lost = { NODOES($who, "somar") } níveis nem tem poder especial
power-lost-no-effect = { NODOES($who, "somar") } níveis nem tem poder especial
bonuses-to-bonuses-halve-up = o bônus { IN("de", EACH($who)) } é a metade (arredondada para cima) { IN("de", $amount) }
bonuses-to-bonuses-halve-down = o bônus { IN("de", EACH($who)) } é a metade (arredondada para baixo) { IN("de", $amount) }
base-levels-to-base-levels-halve-up = { DOES($who, "ter") } como nível base a metade (arredondada para cima) { IN("de", $amount) }
base-levels-to-base-levels-halve-down = { DOES($who, "ter") } como nível base a metade (arredondada para baixo) { IN("de", $amount) }
bonuses-halve-up = { DOES($who, "ter") } o bônus reduzido à metade (arredondado para cima)
bonuses-halve-down = { DOES($who, "ter") } o bônus reduzido à metade (arredondado para baixo)
drained = { $loss }; { ONE($who) ->
        [yes] é { $discards ->
            [yes] { FORM($who, "descartado", "descartada") }
           *[no] { FORM($who, "derrotado", "derrotada") }
        } na hora se ficar com
       *[no] os que ficarem com
    } { $which ->
        [own] nível próprio
        [base] nível base
        [icon] nível impresso
       *[adjusted] nível
    } { $most } ou menos{ ONE($who) ->
        [yes] {""}
       *[no] {" "}são { $discards ->
            [yes] descartados
           *[no] derrotados
        } na hora
    }
levels-by-case = { LET() }{ $until }, { DOES($who, "ganhar") } { $each }
levels-case = { $amount } { $amount ->
        [1] nível base
       *[other] níveis base
    } { $what ->
        [none] nos demais casos
       *[some] se for { BEING($what) }
    }

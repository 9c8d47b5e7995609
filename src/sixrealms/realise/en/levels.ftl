### Numbers and levels.

count = { $times ->
        [1] the number of
       *[other] { $times } times the number of
    } { BOTH(MANY($of)) }{ $plus ->
        [0] {""}
       *[other] {" "}plus { $plus }
    }
    .determiner = none
level-of = { AGAIN($ref) ->
        [yes] its
       *[no] the
    } { $which ->
        [own] { AGAIN($ref) ->
            [yes] own level
           *[no] individual level
        }
        [base] base level
        [icon] icon level
       *[adjusted] level
    }{ AGAIN($ref) ->
        [yes] {""}
       *[no] {" "}of { $ref }
    }
    .determiner = none
minus = minus { $of }
    .determiner = none
card-first-digit = the first digit of { AGAIN($ref) ->
        [yes] its card number
       *[no] the card number of { $ref }
    }
    .determiner = none
half-of = half (rounded { $halve ->
        [up] up
       *[down] down
    }) of { $of }
    .determiner = none
product = { $of } multiplied by { $by }
    .determiner = none
at-most = { $of }{ $most ->
        [none] {""}
       *[other] {" "}(at most { $most })
    }
    .determiner = none
card-digit = the last digit of { AGAIN($ref) ->
        [yes] its card number
       *[no] the card number of { $ref }
    }
    .determiner = none
sum-of-levels = the sum of the { $which ->
        [base] base levels
        [own] bonuses
        [icon] icon levels
       *[adjusted] levels
    } of { AGAIN($of) ->
        [yes] those cards
       *[no] { ALL($of) }
    }
    .determiner = none

level-doubled-now = { AGAIN($who) ->
        [yes] its level
       *[no] the level of { EACH($who) }
    } at that moment is doubled
levels-add = { KNOWN($amount) ->
        [yes] { $loses ->
            [yes] { DOES($who, "lose") } { LEVELS($amount) }
           *[no] { DOES($who, "gain") } { LEVELS($amount) }
        }
       *[no] { $loses ->
            [yes] { DOES($who, "lose") } levels equal to { $amount }
           *[no] { DOES($who, "gain") } levels equal to { $amount }
        }
    }
levels-for-each = { $loses ->
        [yes] { DOES($who, "lose") } { LEVELS($amount) }
       *[no] { DOES($who, "gain") } { LEVELS($amount) }
    } for { NAME($each) ->
            [yes] each { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , plus { $plus }
    }
levels-times = { DOES($who, "have") } { ITS($who) } level { $times ->
        [2] doubled
       *[other] multiplied by { $times }
    }
levels-halve-up = { DOES($who, "have") } { ITS($who) } level halved (rounded up)
levels-halve-down = { DOES($who, "have") } { ITS($who) } level halved (rounded down)
levels-to = { KNOWN($amount) ->
        [yes] { DOES($who, "have") } level { $amount }
       *[no] { DOES($who, "have") } { $amount } as { ITS($who) } level
    }
base-levels-add = { $loses ->
        [yes] { DOES($who, "lose") } { KNOWN($amount) ->
            [yes] { $amount } base { $amount ->
                [one] level
               *[other] levels
            }
           *[no] base levels equal to { $amount }
        }
       *[no] { DOES($who, "gain") } { KNOWN($amount) ->
            [yes] { $amount } base { $amount ->
                [one] level
               *[other] levels
            }
           *[no] base levels equal to { $amount }
        }
    }
base-levels-for-each = { $loses ->
        [yes] { DOES($who, "lose") } { $amount }
       *[no] { DOES($who, "gain") } { $amount }
    } base { $amount ->
        [one] level
       *[other] levels
    } for { NAME($each) ->
            [yes] each { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , plus { $plus }
    }
base-levels-times = { DOES($who, "have") } { ITS($who) } base level { $times ->
        [2] doubled
       *[other] multiplied by { $times }
    }
base-levels-halve-up = { DOES($who, "have") } { ITS($who) } base level halved (rounded up)
base-levels-halve-down = { DOES($who, "have") } { ITS($who) } base level halved (rounded down)
base-levels-to = { KNOWN($amount) ->
        [yes] { DOES($who, "have") } base level { $amount }
       *[no] { WORDY($amount) ->
            [yes] { AGAIN($who) ->
                [yes] its base level
               *[no] the base level of { EACH($who) }
            } is { $amount }
           *[no] { DOES($who, "have") } { $amount } as { ITS($who) } base level
        }
    }
bonuses-add = { $loses ->
        [yes] { DOES($who, "get") } −{ $amount }
       *[no] { DOES($who, "get") } +{ $amount }
    }
bonuses-for-each = { $loses ->
        [yes] { DOES($who, "get") } −{ $amount }
       *[no] { DOES($who, "get") } +{ $amount }
    } for { NAME($each) ->
            [yes] each { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , plus { $plus }
    }
bonuses-times = { DOES($who, "have") } { ITS($who) } bonus { $times ->
        [2] doubled
       *[other] multiplied by { $times }
    }
bonuses-to = { KNOWN($amount) ->
        [yes] { DOES($who, "have") } bonus { $amount }
       *[no] { AGAIN($who) ->
            [yes] its bonus
           *[no] the bonus of { EACH($who) }
        } is { $amount }
    }
totals-add = { AGAIN($who) ->
        [yes] its side
       *[no] the side of { EACH($who) }
    } { $loses ->
        [yes] loses { $amount } from its total
       *[no] adds { $amount } to its total
    }
totals-for-each = { AGAIN($who) ->
        [yes] its side
       *[no] the side of { EACH($who) }
    } { $loses ->
        [yes] loses { $amount } from its total
       *[no] adds { $amount } to its total
    } for { NAME($each) ->
            [yes] each { BARE($each) }
           *[no] { EACH($each) }
        }{ $plus ->
        [0] {""}
       *[other] , plus { $plus }
    }
totals-to = { AGAIN($who) ->
        [yes] its side
       *[no] the side of { EACH($who) }
    } has the total { $amount }
totals-halve-up = { AGAIN($who) ->
        [yes] the total of its side
       *[no] the total of the side of { EACH($who) }
    } is halved (rounded up)
totals-halve-down = { AGAIN($who) ->
        [yes] the total of its side
       *[no] the total of the side of { EACH($who) }
    } is halved (rounded down)
totals-times = { AGAIN($who) ->
        [yes] the total of its side
       *[no] the total of the side of { EACH($who) }
    } is { $times ->
        [2] doubled
       *[other] multiplied by { $times }
    }
limit-raised = when { MANY($what) } affect only champions up to a certain level, that limit is { $by } higher
no-effect = { DOES($who, "add") } no levels
bonuses-halve-up = { DOES($who, "have") } { ITS($who) } bonus halved (rounded up)
bonuses-halve-down = { DOES($who, "have") } { ITS($who) } bonus halved (rounded down)
base-levels-to-base-levels-halve-up = { AGAIN($who) ->
        [yes] its base level
       *[no] the base level of { EACH($who) }
    } is half { $amount } (rounded up)
base-levels-to-base-levels-halve-down = { AGAIN($who) ->
        [yes] its base level
       *[no] the base level of { EACH($who) }
    } is half { $amount } (rounded down)
bonuses-to-bonuses-halve-up = { DOES($who, "have") } half { $amount } (rounded up) as { ITS($who) } bonus
bonuses-to-bonuses-halve-down = { DOES($who, "have") } half { $amount } (rounded down) as { ITS($who) } bonus
levels-by-case = { LET() }{ $until }, { DOES($who, "gain") } { $each }
levels-case = { $amount } { $amount ->
        [1] base level
       *[other] base levels
    } { $what ->
        [none] otherwise
       *[some] if it is { BEING($what) }
    }

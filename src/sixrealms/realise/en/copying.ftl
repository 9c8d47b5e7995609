### Having another card's power.

imitates = { EACH($who) } { $replaces ->
        [yes] { VERB(EACH($who), "have") }
       *[no] { VERB(EACH($who), "gain") }
    } the { NUMBER($models) ->
        [many] powers
       *[one] power
    } of { $models }{ $replaces ->
        [yes] {" "}instead of { ITS($who) } own
       *[no] {""}
    }{ $secondary ->
        [yes] {" "}(if both could use it, { $models } goes first)
       *[no] {""}
    }
imitates-takes-after = { EACH($who) } { VERB(EACH($who), "gain") } the power and races of { $models }{ $secondary ->
        [yes] {" "}(if both could use the power, { $models } goes first)
       *[no] {""}
    }
takes-after = { EACH($who) } { VERB(EACH($who), "gain") } the races of { $models }

### Having another card's power.

imitates = { EACH($who) } { $replaces ->
        [yes] { VERB(EACH($who), "have") }
       *[no] also { VERB(EACH($who), "have") }
    } the power of { $models }{ $replaces ->
        [yes] {" "}instead of { ITS($who) } own
       *[no] {""}
    }{ $secondary ->
        [yes] {" "}(if both could use it, { $models } goes first)
       *[no] {""}
    }
imitates-takes-after = { EACH($who) } also { VERB(EACH($who), "have") } the power and races of { $models }{ $secondary ->
        [yes] {" "}(if both could use the power, { $models } goes first)
       *[no] {""}
    }
takes-after = { EACH($who) } also { VERB(EACH($who), "have") } the races of { $models }

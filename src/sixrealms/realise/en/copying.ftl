### Having another card's power.

imitates = { EACH($who) } { $replaces ->
        [yes] { VERB(EACH($who), "have") }
       *[no] also { VERB(EACH($who), "have") }
    } the power of { $models }{ $replaces ->
        [yes] {" "}instead of { ITS($who) } own
       *[no] {""}
    }{ $secondary ->
        [yes] {" "}(which may use it first)
       *[no] {""}
    }
imitates-takes-after = { EACH($who) } also { VERB(EACH($who), "have") } the power and races of { $models }{ $secondary ->
        [yes] {" "}(which may use the power first)
       *[no] {""}
    }
takes-after = { EACH($who) } also { VERB(EACH($who), "have") } the races of { $models }

### Having another card's power.

imitates = { DOES($who, "have") } the power of { $models }{ $replaces ->
        [yes] {" "}instead of { ITS($who) } own
       *[no] {" "}too
    }{ $secondary ->
        [yes] {" "}(whose own use of it comes first)
       *[no] {""}
    }
imitates-takes-after = { DOES($who, "have") } the power and races of { $models } too{ $secondary ->
        [yes] {" "}(whose own use of it comes first)
       *[no] {""}
    }
takes-after = { DOES($who, "have") } the races of { $models } too

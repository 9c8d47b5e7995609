### Having another card's power.

imitates = { DOES($who, "have") } the power of { $models } too{ $secondary ->
        [yes] {" "}(whose own use of it comes first)
       *[no] {""}
    }
imitates-takes-after = { DOES($who, "have") } the power and races of { $models } too{ $secondary ->
        [yes] {" "}(whose own use of it comes first)
       *[no] {""}
    }
replaced = { DOES($who, "have") } the power of { $models } instead of { ITS($who) } own
takes-after = { DOES($who, "have") } the races of { $models } too

### Ter o poder de outra carta.

imitates = { DOES($who, "ter") }{ $replaces ->
        [yes] {""}
       *[no] {" "}também
    } o poder { IN("de", $models) }{ $replaces ->
        [yes] {" "}em vez do próprio
       *[no] {""}
    }{ $secondary ->
        [yes] {" "}(se os dois puderem usá-lo, { $models } usa primeiro)
       *[no] {""}
    }
imitates-takes-after = { DOES($who, "ter") } também o poder e as raças { IN("de", $models) }{ $secondary ->
        [yes] {" "}(se os dois puderem usá-lo, { $models } usa primeiro)
       *[no] {""}
    }
takes-after = { DOES($who, "ter") } também as raças { IN("de", $models) }

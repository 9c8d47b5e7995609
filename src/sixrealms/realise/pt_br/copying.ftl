### Ter o poder de outra carta.

imitates = { DOES($who, "ter") } também o poder { IN("de", $models) }{ $secondary ->
        [yes] {" "}(cujo próprio uso vem primeiro)
       *[no] {""}
    }
imitates-takes-after = { DOES($who, "ter") } também o poder e as raças { IN("de", $models) }{ $secondary ->
        [yes] {" "}(cujo próprio uso vem primeiro)
       *[no] {""}
    }
replaced = { DOES($who, "ter") } o poder { IN("de", $models) } em vez do próprio
takes-after = { DOES($who, "ter") } também as raças { IN("de", $models) }

### Ter o poder de outra carta.

imitates = { $replaces ->
        [yes] { DOES($who, "ter") }
       *[no] { DOES($who, "ganhar") }
    } { NUMBER($models) ->
        [many] os poderes
       *[one] o poder
    } { IN("de", $models) }{ $replaces ->
        [yes] {" "}em vez do próprio
       *[no] {""}
    }{ $secondary ->
        [yes] {" "}(se os dois puderem usá-lo, { $models } usa primeiro)
       *[no] {""}
    }
imitates-takes-after = { DOES($who, "ganhar") } o poder e as raças { IN("de", $models) }{ $secondary ->
        [yes] {" "}(se os dois puderem usá-lo, { $models } usa primeiro)
       *[no] {""}
    }
takes-after = { DOES($who, "ganhar") } as raças { IN("de", $models) }

### Durar mais do que diz.

twice-as-long = { EACH($what) } { FORM($what, "lançado", "lançada") } { IN("por", $user) } dura o dobro do que diz
note-cast-in = {""}
cast-in-phase =
    .clause = { $form ->
        [f] lançada
        [mp] lançados
        [fp] lançadas
       *[m] lançado
    } na fase { $phase }
go-on = { MANY($who) } em vigor por um tempo determinado continuam em vigor além dele; quando há mais de { $most }, termina o que está em vigor há mais tempo
used-by-cast-in-phase =
    .clause = { $form ->
        [f] lançada
        [mp] lançados
        [fp] lançadas
       *[m] lançado
    } { IN("por", $bearer) } na fase { $phase }
cast-by-cast-in-phase =
    .clause = { $form ->
        [f] lançada
        [mp] lançados
        [fp] lançadas
       *[m] lançado
    } { IN("por", $ref) } na fase { $phase }

### Durar mais do que diz.

twice-as-long = { EACH($what) } { FORM($what, "lançado", "lançada") } { IN("por", $user) } dura o dobro do que diz
remember-phase = {""}
cast-in-phase =
    .clause = { $form ->
        [f] lançada
        [mp] lançados
        [fp] lançadas
       *[m] lançado
    } na fase { $phase }

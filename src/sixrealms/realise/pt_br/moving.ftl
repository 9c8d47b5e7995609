### Mover cartas: pilhas, mãos, reservas, Limbo, Abismo, Vácuo.

send-discard = { DOTO($you, "descartar", $cards) }
send-discard-from-abyss = { DOTO($you, "pôr", $cards) } na pilha de descarte{ YOURS($cards) ->
        [yes] {""}
       *[no] {" "}{ OWNERS($cards) }
    }
send-abyss = { SHORT($cards) ->
        [yes] { DOTO($you, "enviar", $cards) } ao Abismo
       *[no] { DO($you, "enviar") } ao Abismo { $cards }
    }
send-void = { AGAIN($cards) ->
        [yes] { NUMBER($cards) ->
            [many] { DO($you, "remover") } do jogo { $cards }
           *[one] { DOTO($you, "remover", $cards) } do jogo
        }
       *[no] { DO($you, "remover") } do jogo { $cards }
    }
send-draw = { $how ->
        [shuffled] { WORDY($cards) ->
            [yes] { DO($you, "embaralhar") }
           *[no] { DOTO($you, "embaralhar", $cards) }
        } { YOURS($cards) ->
            [yes] na sua pilha de saque
           *[no] na pilha de saque { OWNERS($cards) }
        }{ WORDY($cards) ->
            [yes] {" "}{ $cards }
           *[no] {""}
        }
        [bottom] { DOTO($you, "pôr", $cards) } no fundo { YOURS($cards) ->
            [yes] da sua pilha de saque
           *[no] da pilha de saque { OWNERS($cards) }
        }
       *[top] { DOTO($you, "pôr", $cards) } no topo { YOURS($cards) ->
            [yes] da sua pilha de saque
           *[no] da pilha de saque { OWNERS($cards) }
        }
    }
to-pool = { SHORT($cards) ->
        [yes] { DOTO($you, "pôr", $cards) }
       *[no] { DO($you, "pôr") }
    } { YOURS($cards) ->
        [yes] na sua reserva
       *[no] na reserva { OWNERS($cards) }
    }{ SHORT($cards) ->
        [yes] {""}
       *[no] {" "}{ $cards }
    }
to-hand = { SHORT($cards) ->
        [yes] { DOTO($you, "pôr", $cards) }
       *[no] { DO($you, "pôr") }
    } { YOURS($cards) ->
        [yes] na sua mão
       *[no] na mão { OWNERS($cards) }
    }{ SHORT($cards) ->
        [yes] {""}
       *[no] {" "}{ $cards }
    }
keep-in-play = { $may ->
        [yes] { MAYDO($who, "manter") }
       *[no] { DO($who, "manter") }
    } em jogo depois da rodada { A($among) }
lay-under = { DO($you, "pôr") } esta carta virada para baixo sob { $realm }
put-beneath = { DO($you, "pôr") } { $card } debaixo desta carta (no máximo { $most }); em combate, { NAMED($users) ->
        [yes] a sua { $users }
       *[no] { $users }
    } pode usar { $most ->
        [1] a
       *[other] qualquer
    } carta guardada ali como se ela estivesse na sua mão
keep-beneath = { DO($you, "pôr") } { $card } debaixo desta carta (no máximo { $most }); em combate, { $users } pode usar { $most ->
        [1] a
       *[other] qualquer
    } carta guardada ali como se ela estivesse na sua mão
lay-beneath = { DO($you, "pôr") } { $card } debaixo desta carta
expose = { $effect ->
        [none] { DO($you, "revelar") } esta carta
       *[some] { DO($you, "revelar") } e { DO($you, "jogar") } esta carta: { $effect }
    }
to-limbo = { DO($you, "enviar") } { $turns ->
        [-1] { SHORT($cards) ->
            [yes] { $cards } ao Limbo
           *[no] ao Limbo { $cards }
        }
       *[other] { WORDY($cards) ->
            [yes] ao Limbo, até o fim do próximo turno do dono, { $cards }
           *[no] { $cards } ao Limbo até o fim do próximo turno do dono
        }
    }

discard-from-hand = { DO($who, "descartar") } { KNOWN($count) ->
        [yes] { COUNT($count, $card) }
       *[no] o mesmo número de cartas
    } da { PERSON($who) ->
        [you] sua mão
       *[other] própria mão
    }{ $random ->
        [yes] {" "}ao acaso
       *[no] {""}
    }
discard-down-to = { DO($who, "descartar") } cartas da { PERSON($who) ->
        [you] sua mão
       *[other] própria mão
    } até ficar com { $left }
discard-hand = { DO($who, "descartar") } a { PERSON($who) ->
        [you] sua
       *[other] própria
    } mão
draw = { DO($who, "sacar") } { KNOWN($count) ->
        [yes] { COUNT($count, $card) }
       *[no] o mesmo número de cartas
    }
draw-losing = { DO($who, "sacar") } { KNOWN($count) ->
        [yes] { COUNT($count, $card) }
       *[no] o mesmo número de cartas
    } com a face para cima; { EACH($lost) } entre elas é { FORM($lost, "descartado", "descartada") } na hora
look-at-all = { DO($who, "olhar") } { IN("", OWN(ANY($owner), $zone)) }
look = { DO($who, "olhar") } { $cards }
shuffle-discards = { DO($who, "embaralhar") } a { PERSON($who) ->
        [you] sua
       *[other] própria
    } pilha de descarte na pilha de saque
arrange = { DO($you, "olhar") } { $cards } e { DO($you, "devolver") } essas cartas em qualquer ordem
noted-handed-over =
    .clause = já { $form ->
        [mp] passados
        [fp] passadas
        [f] passada
       *[m] passado
    } neste turno
    .not-clause = ainda não { $form ->
        [mp] passados
        [fp] passadas
        [f] passada
       *[m] passado
    } neste turno
hand-over = { DOTO($you, "anexar", $cards) }{ NUMBER($cards) ->
        [many] {", "}{ FORM($cards, "cada um", "cada uma", "cada um", "cada uma") }
       *[one] {""}
    } a { ANY($to) } que possa { FORM($cards, "recebê-lo", "recebê-la") }{ $how ->
        [discard] {" "}(se não houver, { FORM($cards, "ele é descartado", "ela é descartada", "eles são descartados", "elas são descartadas") })
       *[stay] {""}
    }
hand-back = { DOTO($you, "anexar", $cards) } { IN("a", $to) }{ $how ->
        [discard] {" "}(o que não puder ser anexado é descartado)
       *[stay] {""}
    }
turn-down = { SHORT($cards) ->
        [yes] { DOTO($you, "virar", $cards) }{ $up ->
            [yes] {" "}outra vez com a face para cima
           *[no] {" "}com a face para baixo
        }
       *[no] { DO($you, "virar") }{ $up ->
            [yes] {" "}outra vez com a face para cima
           *[no] {" "}com a face para baixo
        } { $cards }
    }{ $up ->
        [yes] {""}
       *[no] { NUMBER($cards) ->
            [many] ; cada { FORM($cards, "um", "uma", "um", "uma") } fica assim até entrar em batalha
           *[one] {" "}até entrar em batalha
        }
    }
kept-face-down = { $cards } { VERB($cards, "ficar") } com a face para baixo fora de batalha
lay-allies = { DO($you, "pôr") } { $any ->
        [yes] qualquer número de aliados
       *[no] um aliado
    } da sua mão { $any ->
        [yes] virados
       *[no] virado
    } para baixo sob { $under }; { $any ->
        [yes] eles são revelados e contados
       *[no] ele é revelado e contado
    } quando { $both ->
        [yes] nenhum dos lados jogar
       *[no] o outro lado não jogar
    } mais cartas
each-later-joins = { DO($you, "fazer") } o mesmo com cada { FORM($cards, "um", "uma", "um", "uma") } que se junte à luta depois
each-later-played = { DO($you, "fazer") } o mesmo com cada { FORM($cards, "um que seja jogado", "uma que seja jogada", "um que seja jogado", "uma que seja jogada") } depois
move-over = { DOTO($you, "passar", $cards) }{ ONE($cards) ->
        [yes] {""}
       *[no] , cada { FORM($cards, "um", "uma", "um", "uma") }
    } para { ANY($to) } que possa { FORM($cards, "recebê-lo", "recebê-la", "recebê-lo", "recebê-la") }

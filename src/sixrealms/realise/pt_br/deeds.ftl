### O que as cartas fazem além de mover e lutar: arrasar, procurar, algarismos, roubar, turnos perdidos e tomados.

destroy = { DOTO($you, "destruir", $cards) }
destroyed-at-once = { DOES($who, "ser") } { FORM($who, "destruído", "destruída") } na hora
perishes = { DOES($who, "ser") } { $discards ->
        [yes] { FORM($who, "descartado", "descartada") }
       *[no] { FORM($who, "derrotado", "derrotada") }
    } na hora
raze = { DOTO($you, "arrasar", $cards) }
swap-places = { $one } e { $other } trocam de lugar, cada um com as cartas anexadas a ele
swap-pair = { $cards } trocam de lugar, cada um com as cartas anexadas a ele
discard-those-of-start = { DO($you, "descartar") } { $cards } no começo do ataque
rebuild = { DOTO($you, "reconstruir", $cards) }
place-realm = { DO($you, "pôr") } { $cards } na sua formação
sacrifice = { DO($you, "descartar") } { COUNT($count, $among) }
sacrifice-levels = { DO($you, "descartar") } { MANY($among) } com níveis que somem { $least } ou mais
sacrifice-both = { DO($you, "descartar") } { COUNT($count, $among) } com níveis que somem { $least } ou mais
play-now = { $until_ahead ->
        [yes] { MAYDO($who, "jogar") } { MANY($cards) } uma após a outra até não estar mais perdendo a rodada
       *[no] { $helping ->
            [yes] { MAYDO($who, "jogar") } na hora { MANY($cards) } para o seu campeão em combate, { FORM($cards, "quantos", "quantas") } quiser
           *[no] { SHORT($cards) ->
                [yes] { MAYDOTO($who, "jogar", $cards) } na hora
               *[no] { MAYDO($who, "jogar") } na hora { $cards }
            }
        }
    }
play-beside-copies = { MAYDO($who, "jogar") } { $cards } na hora, mesmo que já haja uma cópia { FORM($cards, "dele", "dela") } em jogo
together = { AND($effects) }

reverse-order = a ordem do jogo se inverte
hands-exchanged = você e { $who } trocam entre si as cartas da mão (ao fim, cada um retoma as próprias)
turn-missed = você perdeu o seu turno
    .adverb = se você já tiver perdido o seu
missed-turn = { DO($who, "jogar") } o turno perdido; depois o jogo segue de onde parou

name-card = { DO($you, "dizer") } em voz alta o nome de uma carta
name-type = { DO($you, "dizer") } em voz alta um tipo de carta
called-type = carta desse tipo
    .many = cartas desse tipo
    .gender = f
called = carta com esse nome
    .many = cartas com esse nome
    .gender = f
shuffle-pile = { DO($who, "embaralhar") } a { PERSON($who) ->
        [you] sua
       *[other] própria
    } pilha de saque

draw-digit = { $then ->
        [keep] { DO($who, "sacar") } uma carta para a mão, anotando o último algarismo do número dela
       *[discard] { DO($who, "descartar") } a carta de cima da { PERSON($who) ->
            [you] sua
           *[other] própria
        } pilha de saque, anotando o último algarismo do número dela
    }
lowest-digit = { DO($who, "sacar") } uma carta para a mão, anotando o último algarismo do número dela; quem empata no menor algarismo saca de novo, até que um só jogador tenha o menor
digit-is = o algarismo { IT("ser") } { $least ->
        [0] { $most } ou menos
       *[other] { $most ->
            [9] { $least } ou mais
           *[other] de { $least } a { $most }
        }
    }
sure-digit = ninguém saca cartas para ver o último algarismo: você sempre tem o melhor algarismo, e todos os outros, o pior


stays-in-the-pool = { DOES($who, "ficar") } na reserva
refuse-treasure = { DO($you, "descartar") } tesouro que seu campeão acabou de tomar
draw-along = { LET() }{ $who } { VERB($who, "sacar") } o mesmo número de cartas

work-now = { $cards } { VERB($cards, "fazer") } na hora o que { FORM($cards, "faria", "faria", "fariam", "fariam") } ao entrar em combate
owe = esta carta fica em jogo até você usá-la { $count } vezes
use-so-often = você pode { TODO($effect) } { $count } vezes, agora ou mais tarde; esta carta fica em jogo até você ter feito isso { $count } vezes
redeem = { DO($you, "usar") } esta carta para { TODO($effect) }
play-at-once = { DO($you, "pegar") } { $cards } para jogá-la na hora{ $by ->
        [none] {""}
       *[some] {" "}com { THE($by) }
    }, se for permitido; senão ela { $otherwise ->
        [discard] é descartada
        [draw] volta à pilha de saque
       *[hand] vai para a mão do dono
    }
note-rested = {""}
marked-rested-1 = esta carta já estava na sua reserva no começo do seu turno
drawn-extra =
    .clause = que { $form ->
        [f] acaba de ser sacada
        [mp] acabam de ser sacados
        [fp] acabam de ser sacadas
       *[m] acaba de ser sacado
    } por causa { IN("de", A($by)) }
choose-by-chance = { DO($you, "sortear") } { $count ->
        [one] { NUMBER($among) ->
            [many] uma { IN("de", $among) }
           *[one] { $among }
        }
       *[other] { COUNT($count, $among) }
    }
note-held = {""}
note-no-attack-at-all = ninguém pode mais atacar neste turno
note-no-attack = { LET() }{ $who } não { VERB($who, "poder") } atacar neste turno
give-back-held = cada carta que ela retém no Limbo volta à mão do dono
give-back-borrowed = cada carta jogada assim vai para o fundo da pilha de saque do dono
treasure-for-the-winner = quando { $to } derrota um campeão que é descartado, { EACH($what) } do perdedor que ele pode levar é { FORM($what, "anexado", "anexada") } a ele
if-still = { IF($condition) } depois disso, { $then }
twice = { $said } (duas vezes)
by-chance =
    .clause = { $form ->
        [f] sorteada
        [mp] sorteados
        [fp] sorteadas
       *[m] sorteado
    }
and-later-joins = { $effect }, e também cada { FORM($cards, "um", "uma", "um", "uma") } que se juntar à luta mais tarde
and-later-played = { $effect }, e também cada { FORM($cards, "um que for jogado", "uma que for jogada", "um que for jogado", "uma que for jogada") } mais tarde
drawn-now =
    .adjective = recém-sacado

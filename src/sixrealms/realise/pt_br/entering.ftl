### Entrada em jogo, formação, lugares, tipos, espólios.

free-entry = { $who } { VERB($who, "poder") } colocar em jogo { $each ->
        [0] { MANY($what) }
        [1] { FORM($what, "um único", "uma única") } { BARE($what) }
       *[other] { $each } { MANY($what) }
    } sem cumprir as condições exigidas para isso
may-enter =
    .clause = {""}
bring-in = { $who } { VERB($who, "entrar") } na sua reserva, sem cumprir as condições exigidas para isso
at-place =
    .clause = { $place ->
        [front] da fileira da frente
       *[other] na posição { $place } de qualquer formação
    }
    .item = { $place }
    .several = na posição { $several } de qualquer formação
with-holding =
    .clause = com fortaleza
    .not-clause = sem fortaleza
fills-front = o próximo reino que { $whose } { SUPPOSEDLY($whose, "jogar") } deve ir para a posição vazia mais à frente da formação
falls-in-turn = este reino só é arrasado por batalha se for derrotado { $times } vezes no mesmo turno; até lá o atacante pode continuar com outro campeão
falls-after = este reino só é virado para baixo se for arrasado { $times } vezes seguidas, sem uma defesa vitoriosa entre elas; a cada vez, o vencedor saca espólios da vitória e a fortaleza do reino é descartada
shares-holdings = qualquer fortaleza anexada { IN("a", $realm) } vale também para este reino
choose-type = { DO($you, "escolher") } { OR(BARE($types)) }; { $until } { DOES($who, "ser") } desse tipo
shelter-one = { DO($you, "escolher") } um tipo de campeão ({ OR(BARE($whom)) }): { $until }, todos os campeões desse tipo são imunes { IN("a", BOTH(MANY($to))) }
draw-spoils = { $besides ->
        [yes] { DO($who, "sacar") } mais { $count } { $count ->
            [one] carta
           *[other] cartas
        } como espólios da vitória
       *[no] { $also ->
            [yes] { $who } também { VERB($who, "sacar") }
           *[no] { DO($who, "sacar") }
        } espólios da vitória por esta batalha{ $count ->
            [0] {""}
            [1] {""}
           *[other] {" "}(ao menos { $count } cartas)
        }
    }
give-up-spoils = { $to ->
        [none] { LET() }ninguém saca esses espólios
       *[other] { LET() }{ $to } { VERB($to, "sacar") } esses espólios no lugar do outro
    }
choose-kind = { EACH($who) } { VERB(EACH($who), "contar") } { $until } { ASONE($kinds) }, à sua escolha

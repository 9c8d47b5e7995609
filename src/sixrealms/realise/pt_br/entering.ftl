### Entrada em jogo, formação, lugares, tipos, espólios.

free-entry = { $who } { VERB($who, "poder") } trazer { $each ->
        [0] { MANY($what) } sem cumprir as condições para trazê-los
        [1] { A($what) } sem cumprir as condições para trazê-lo, uma vez
       *[other] { $each } { MANY($what) } sem cumprir as condições para trazê-los
    }
may-enter =
    .clause = {""}
bring-in = { $who } { VERB($who, "entrar") } na sua reserva, sem cumprir as condições para isso
at-place =
    .clause = { $place ->
        [front] na fileira da frente
       *[other] no lugar { $place } de uma formação
    }
with-holding =
    .clause = com fortaleza
    .not-clause = sem fortaleza
fills-front = o próximo reino { IN("de", $whose) } deve ir ao primeiro lugar vazio da frente
falls-in-turn = este reino só é arrasado por batalha se for derrotado { $times } vezes no mesmo turno; até lá o atacante pode continuar com outro campeão
falls-after = este reino só é virado para baixo se for arrasado { $times } vezes seguidas, sem uma defesa vitoriosa entre elas; a cada vez, o vencedor saca espólios da vitória e a fortaleza do reino é descartada
shares-holdings = qualquer fortaleza anexada { IN("a", $realm) } vale também para este reino
choose-type = { DO($you, "escolher") } o tipo { IN("de", EACH($who)) }: { OR($types) } { $until }
shelter-one = { DO($you, "escolher") } um tipo de campeão ({ OR($whom) }): { $until }, todos os campeões desse tipo são imunes { IN("a", BOTH(MANY($to))) }
draw-spoils = { DO($who, "sacar") } { $besides ->
        [yes] mais { $count } { $count ->
            [one] carta
           *[other] cartas
        } como espólios de vitória
       *[no] ao menos { $count } { $count ->
            [one] carta
           *[other] cartas
        } como espólios de vitória por esta batalha
    }
give-up-spoils = { $to ->
        [none] não se sacam espólios por isso
       *[other] { $to } os { VERB($to, "sacar") } no lugar
    }
take-bottom = { DO($you, "pegar") } as { $count } cartas do fundo da sua pilha de saque; { MANY($what) } entre elas podem ir para a sua reserva, as outras vão para cima da pilha

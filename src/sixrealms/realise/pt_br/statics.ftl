### O que vale enquanto uma carta está ativa: permissões, proibições, proteção, imunidade, regras.

may-use = { DOES($who, "poder") } usar { BOTH(MANY($what)) }
cannot-play = { USERS($whose, $user) ->
        [users] { NOT($user) } usar { NEITHER(MANY($what)) }
       *[players] { NOT($whose) } jogar { NEITHER(MANY($what)) }{ $user ->
            [none] {""}
           *[some] {" "}com { $user }
        }
    }{ $meanwhile ->
        [none] {""}
       *[some] {" "}enquanto houver { A($meanwhile) }
    }
only-one-in-combat = { $whose } só pode ter { A($what) } em combate por vez
cannot-play-adds-none = { USERS($whose, $user) ->
        [users] { NOT($user) } usar { NEITHER(MANY($what)) }
       *[players] { NOT($whose) } jogar { NEITHER(MANY($what)) }
    }, e os que já estão em combate não somam níveis
attach-to = { $despite ->
        [world] { ONE($what) ->
            [yes] { $what } pode ser { FORM($what, "anexado", "anexada") } { IN("a", $host) }{ ONE($host) ->
                [yes] , qualquer que seja o mundo
               *[no] { SHORT($host) ->
                    [yes] {" "}de qualquer mundo
                   *[no] , qualquer que seja o mundo
                }
            }
           *[no] { MANY($what) } de qualquer mundo podem ser { FORM(MANY($what), "anexados", "anexadas", "anexados", "anexadas") } { IN("a", $host) }
        }
       *[both] { NUMBER(MANY($what)) ->
            [many] qualquer número de { MANY($what) }, de qualquer mundo, pode ser anexado { IN("a", $host) }
           *[one] { $what } pode ser { FORM($what, "anexado", "anexada") } { IN("a", $host) }, mesmo que seja de outro mundo ou já haja { FORM($what, "outro", "outra") } ali
        }
    }
attach-up-to = até { COUNT($most, $what) } podem ser { FORM($what, "anexados", "anexadas") } { IN("a", $host) }
attach-only-to = só pode ser anexada { IN("a", $host) }
attach-only-to-attach-to = só pode ser anexada { IN("a", $host) }, { $despite ->
        [world] qualquer que seja o mundo
       *[both] de qualquer mundo e em qualquer número
    }
stays-after-round = { DOES($who, "continuar") } em jogo depois da rodada
fought-in-the-abyss = a batalha por este reino é travada no Abismo: atacante e defensor usam as cartas do próprio Abismo (exceto eventos) como se estivessem na mão, e nada da mão ou da reserva
free-of-cosmos = a Regra do Cosmos não vale para { MANY($who) }
same-world-as =
    .clause = do mesmo mundo que { $other }

discarded-instead = quando { $who } está para ser { AGREE($who, $ways) }{ $by ->
        [none] {" "}por causa de uma carta
       *[some] {" "}por { A($by) }
    }, esta carta é descartada em vez disso
way-to-discard =
    .adjective = descartado
way-to-bearer =
    .adjective = perdido com o seu reino quando este é arrasado
stays-without-realm = { DOES($who, "continuar") } em jogo, { FORM($who, "anexado", "anexada", "anexados", "anexadas") } ao seu reino, mesmo que ele seja arrasado
way-to-raze =
    .adjective = arrasado
way-to-removal =
    .adjective = tirado de jogo
way-to-switch =
    .adjective = levado a mudar de lado
way-to-control =
    .adjective = tirado do seu jogador
protected = { NOT($who) } ser { AGREE($who, $ways, "nor") }{ $by ->
        [none] {""}
       *[some] {" "}{ IN("por", MANY($by)) }
    }
stays-powerless = { DOES($who, "continuar") } em jogo depois da rodada, mas não { VERB(EACH($who), "ter") } poder especial nas rodadas seguintes
protected-stays-after-round = { NOT($who) } ser { AGREE($who, $ways, "nor") } e { VERB($who, "continuar") } em jogo depois da rodada, a menos que o seu campeão seja derrotado
why-defeat =
    .adjective = derrotado
why-effect =
    .adjective = descartado por uma carta
    .f = descartada por uma carta
    .mp = descartados por uma carta
    .fp = descartadas por uma carta
why-used =
    .adjective = descartado como aliado
why-cost =
    .adjective = descartado como custo
    .f = descartada como custo
    .mp = descartados como custo
    .fp = descartadas como custo
why-cost-by =
    .adjective = descartado como custo { IN("por", A($by)) }
why-raze =
    .adjective = arrasado
why-to-discard =
    .adjective = descartado por qualquer motivo
why-to-abyss =
    .adjective = enviado ao Abismo
goes-for-reasons = quando { $who } está para ser { FORM($who, "descartado", "descartada") }, em vez disso vai { $to ->
        [hand] para a mão do dono
        [pool] para a reserva do dono
        [draw] para a pilha de saque do dono
        [limbo] para o Limbo até o fim do próximo turno do dono
       *[abyss] para o Abismo
    } (quer seja { AGREE($who, $why) })
goes-instead = quando { $who } { $instead ->
        [of-discard] é
       *[at-all] { VERB($who, "estar") } para ser
    } { AGREE($who, $why) }{ $by ->
        [none] {""}
       *[some] {" "}{ IN("por", $by) }
    }{ $whose ->
        [none] {""}
       *[some] {" "}{ IN("por", ANY($whose)) }
    }{ $only ->
        [none] {""}
       *[some] { INSIDE($only) }
    }, { $to ->
        [void] { $may ->
            [yes] pode ser
           *[no] é
        } { FORM($who, "removido", "removida") } do jogo
        [discard] { $may ->
            [yes] pode ser
           *[no] é
        } { FORM($who, "descartado", "descartada") }
       *[other] { $may ->
            [yes] pode ir
           *[no] vai
        } { $to ->
            [hand] para a mão do dono
            [pool] para a reserva do dono
            [draw] para a pilha de saque do dono
            [limbo] para o Limbo até o fim do próximo turno do dono,
            [abyss] para o Abismo
            [discard] para a pilha de descarte
           *[other] de volta
        }
    } em vez { $instead ->
        [of-discard] de ser { FORM($who, "descartado", "descartada") }
       *[at-all] { $to ->
            [limbo] de ser { FORM($who, "descartado", "descartada") }
           *[other] disso
        }
    }
    .last = quando { $who } { $instead ->
        [of-discard] é
       *[at-all] { VERB($who, "estar") } para ser
    } { AGREE($who, $why) }{ $by ->
            [none] {""}
           *[some] {" "}{ IN("por", $by) }
        }{ $whose ->
            [none] {""}
           *[some] {" "}{ IN("por", ANY($whose)) }
        }, { FORM($who, "ele", "ela", "eles", "elas") } { $to ->
            [void] { $may ->
                [yes] pode ser
               *[no] é
            } { FORM($who, "removido", "removida") } do jogo
           *[other] { $may ->
                [yes] pode ir
               *[no] vai
            } { $to ->
                [hand] para a mão do dono
                [pool] para a reserva do dono
                [draw] para a pilha de saque do dono
                [limbo] para o Limbo até o fim do próximo turno do dono,
                [abyss] para o Abismo
                [discard] para a pilha de descarte
               *[other] de volta
            }
        } em vez { $instead ->
            [of-discard] de ser { FORM($who, "descartado", "descartada") }
           *[at-all] { $to ->
                [limbo] de ser { FORM($who, "descartado", "descartada") }
               *[other] disso
            }
        }{ INSIDE($only) }
goes-whatever = { $may ->
        [yes] { DOES($who, "poder") } ir
       *[no] { DOES($who, "ir") }
    } { $to ->
        [hand] para a mão do dono
        [pool] para a reserva do dono
        [draw] para a pilha de saque do dono
        [limbo] para o Limbo
        [abyss] para o Abismo
        [void] para fora do jogo
       *[other] de volta
    } em vez de ser { FORM($who, "descartado", "descartada") } (por qualquer motivo{ $anywhere ->
        [yes] , também da mão ou de uma pilha
       *[no] {""}
    }){ $to ->
        [limbo] {" "}e { VERB($who, "ficar") } lá até o fim do próximo turno do dono
       *[other] {""}
    }
answered-by-cancel =
    .adjective = cancelado
answered-by-turn =
    .adjective = devolvido
answered-by-duplicate =
    .adjective = copiado
answered-by-calm =
    .adjective = acalmado
cannot-be-answered = { NOT($who) } ser { AGREE($who, $ways, "nor") }
firm = { $effect }; este efeito não pode ser { OR($ways) }
firm-against = { $effect }; este efeito não pode ser { OR($ways) } por { $name }
unplayed-to-discard = { EACH($who) } descartado sem ser jogado vai para a pilha de descarte, não para o Abismo
leaves-the-game = quando { $who } iria do jogo para { OR($zones) }, é { FORM($who, "removido", "removida") } do jogo

defends-itself-like = este reino pode se defender como { A($as) } do mesmo nível { IN("de", $model) }
defends-itself = { $realms ->
        [none] este reino pode
       *[some] { DOES($realms, "poder") }
    } se defender como { KNOWN($level) ->
        [yes] { $as } de nível { $level }
       *[no] { $as } cujo nível é { $level }
    }{ $realms ->
        [none] {""}
       *[some] , mais o nível impresso no próprio reino
    }
cannot-attack = { NO($who) } pode atacar { $realm ->
        [none] este reino
       *[some] { WHICHEVER($realm) }
    }
only-attacked-by = só { MANY($who) } podem atacar { $realm ->
        [none] este reino
       *[some] { WHICHEVER($realm) }
    }
needs-no-movement = { DOES($who, "poder") } atacar { $realm ->
        [none] reinos
       *[some] { MANY($realm) }
    } que só voadores, nadadores ou caminhantes da terra podem atacar
not-reached-by = { $realm ->
        [none] ninguém pode atacar este reino
       *[some] { NO($realm) } pode ser atacado
    } passando { IN("por", MANY($by)) }
rebuilt-for = { $realm ->
        [none] este reino
       *[some] { EACH($realm) }
    } é reconstruído com o descarte de apenas { $cards ->
        [1] uma carta
       *[other] { $cards } cartas
    }
can-reach = { DOES($who, "poder") } atacar { $realm ->
        [none] qualquer reino
       *[some] { ANY($realm) }
    }{ $past ->
        [restrictions] , sem limite de posição nem outras restrições
       *[position] , seja qual for a posição
    }{ $alone ->
        [yes] ; seus aliados devem poder chegar lá por si mesmos
       *[no] ; seus aliados podem ir junto
    }
roused-realms = { EACH($who) } que pode se defender também pode atacar qualquer reino, como o campeão que ele é quando se defende, { $past ->
        [restrictions] sem limite de posição nem outras restrições
       *[position] seja qual for a posição
    }; pode portar itens mágicos e artefatos e, se for derrotado em combate, é descartado
cannot-play-or-rebuild = { NOT($whose) } jogar { MANY($what) } nem reconstruir reinos arrasados
wanders = { LET() }o dono pode descartar toda a sua reserva para se livrar desta carta; senão, { $strike }, e o dono manda esta carta a { $among } de outro jogador, onde acontece o mesmo, e assim por diante até que alguém se livre dela
rearranges = { DO($you, "reorganizar") } os reinos { IN("de", OWN($who, $zone)) }, cada um com o que está anexado a ele
lies-face-down = { $who } { VERB($who, "ficar") } com a face para baixo e não pode ser { FORM($who, "usado", "usada") }
serves-as-hero = { THE(MANY($who)) } { PERSON($whose) ->
        [you] da sua mão
       *[other] das mãos dos jogadores
    } podem vir { OR($roles) } como campeões heróis ({ $returns ->
        [yes] depois da rodada vão para a reserva
       *[no] são descartados depois da rodada
    })
role-attack = atacar
role-defend = defender
role-join = lutar como aliado
only-can-use = só { BARE(MANY($user)) } podem usar { MANY($what) }
only-can-fight = só { BARE(MANY($who)) } podem { OR($roles) }
plays-at-most = { $who } só { VERB($who, "poder") } jogar até { COUNT($most, $what) } em cada rodada
cannot-fight = { NOT($who) } { NOR($roles) }
fights-again = { DOES($who, "poder") } { $role ->
        [attack] atacar
       *[defend] defender
    } { $often ->
        [next] na próxima rodada
        [any] em quantas rodadas da batalha quiser
       *[some] { $rounds ->
            [2] uma segunda vez na mesma batalha
           *[other] em até { $rounds } rodadas da mesma batalha
        }
    }{ $loss ->
        [yes] {" "}(mesmo depois de perder uma rodada como atacante)
       *[no] {""}
    }
fights-again-either = { DOES($who, "poder") } atacar ou defender { $often ->
        [next] na próxima rodada
        [any] em quantas rodadas da batalha quiser
       *[some] { $rounds ->
            [2] uma segunda vez na mesma batalha
           *[other] em até { $rounds } rodadas da mesma batalha
        }
    }{ $loss ->
        [yes] {" "}(mesmo depois de perder uma rodada como atacante)
       *[no] {""}
    }

immune = { DOES($who, "ser") } { AS($who, "imune", "imunes") } { IN("a", BOTH(MANY($to))) }{ $even_to_good ->
        [yes] , mesmo { NUMBER(BOTH(MANY($to))) ->
            [one] quando isso { FORM($who, "o ajudaria", "a ajudaria", "os ajudaria", "as ajudaria") }
           *[many] { FORM(BOTH(MANY($to)), "o que", "a que", "os que", "as que") } { FORM($who, "o ajudariam", "a ajudariam", "os ajudariam", "as ajudariam") }
        }
       *[no] {""}
    }
immune-to-work = { DOES($who, "ser") } { AS($who, "imune", "imunes") } aos poderes { IN("de", BOTH(MANY($to))) }{ $even_to_good ->
        [yes] , mesmo quando isso { FORM($who, "o ajudaria", "a ajudaria", "os ajudaria", "as ajudaria") }
       *[no] {""}
    }
fights-against = { A($it) } { IT("lutar") } contra { A($other) }
    .adverb = quando { A($it) } luta contra { A($other) }
none-with-it = seu jogador não pode jogar { MANY($what) } com ele
vice-versa = o mesmo vale com atacante e defensor trocados
must-play-first = { $whose } deve jogar { THE(MANY($what)) } antes de qualquer outra carta
immune-to-powers = { DOES($who, "ser") } { AS($who, "imune", "imunes") } aos poderes especiais { $to ->
        [none] de todas as cartas
       *[some] { IN("de", BOTH(MANY($to))) }
    }
immune-to-offensive =
    .clause = que { $form ->
        [mp] { WANTED("ser", "many") } imunes
        [fp] { WANTED("ser", "many") } imunes
       *[m] { WANTED("ser") } imune
    } { IN("a", MANY($to)) } { FORM($to, "ofensivos", "ofensivas") }
pool-stays = { $who } { VERB($who, "manter") } a reserva mesmo sem reinos na formação
players-immune = { BOTH(MANY($to)) } não afetam { $who }

rulings = a partida { IT("seguir") } as decisões oficiais sobre cartas
    .adverb = pelas decisões oficiais sobre cartas
    .unless = sem as decisões oficiais sobre cartas
players = o jogo { IT("ter") } { $exactly ->
        [yes] { $least }
       *[no] { $least } ou mais
    } jogadores
    .adverb = num jogo de { $exactly ->
        [yes] { $least }
       *[no] { $least } ou mais
    } jogadores
won-here = eles são da batalha por este reino
    .adverb = se forem da batalha por este reino
    .inside = pela batalha por este reino
turned = foi devolvida ou refletida
    .adverb = se esta carta foi devolvida ou refletida
chase = carta especial (chase)
    .many = cartas especiais (chase)
    .gender = f
from-set-1st =
    .clause = da Primeira Edição
says-immune =
    .clause = que { $form ->
        [mp] trazem
        [fp] trazem
       *[m] traz
    } a palavra “immune” ou “immunity”
kills-champions =
    .clause = { $form ->
        [mp] capazes
        [fp] capazes
       *[m] capaz
    } de matar na hora um campeão
directed-at =
    .clause = { $form ->
        [f] dirigida
        [mp] dirigidos
        [fp] dirigidas
       *[m] dirigido
    } contra { MANY($kind) }
kills-at-once =
    .clause = { $form ->
        [mp] capazes
        [fp] capazes
       *[m] capaz
    } de matar na hora { $victim }
no-power =
    .clause = sem poder especial

reckoned-upside-down = o menor total vence cada rodada e os aliados são subtraídos do total do seu lado
lowest-wins = o menor total vence cada rodada
defender-first = os poderes do campeão defensor e das cartas dele agem antes dos poderes do campeão atacante e das cartas deste
defends-first = quando { DOES($who, "defender") }, os poderes dele e das cartas dele agem antes dos poderes do campeão atacante e das cartas deste
counts-as-day = considera-se que é dia (12h)
counts-as-night = considera-se que é noite (0h)
may-attack-razed = { $realm ->
        [none] { MAYDO($who, "atacar") } reinos arrasados; um reino arrasado que perde a batalha é descartado
       *[other] { MAYDO($who, "atacar") } { $realm } mesmo arrasado; se { $realm } perder uma batalha enquanto estiver arrasado, é descartado
    }
allies-subtracted = os aliados são subtraídos do total do seu lado
counts-as-realm = { $most ->
        [1] para cada jogador, { A($cards) } conta como um reino intacto
       *[other] para cada jogador, até { $most } { MANY($cards) } contam como reinos intactos
    } para a vitória
no-immunity = { $by ->
        [none] { $whom ->
            [none] nada é
           *[some] { NO($whom) } é
        } imune
       *[some] { MANY($by) } não dão imunidade{ $whom ->
            [none] {""}
           *[some] {" "}{ IN("a", MANY($whom)) }
        }
    }{ $to ->
        [none] {""}
       *[some] { $by ->
            [none] {" "}{ IN("a", MANY($to)) }
           *[some] {" "}contra { MANY($to) }
        }
    }
never-removed = nenhuma carta pode tirar de jogo { $who }
never-leaves-pool = nenhuma carta pode tirar { $who } de jogo nem do controle do seu jogador
zones-exchanged = { BARE(MANY($who)) } vão para { $other } em vez de ir para { $one }, e vice-versa; o que vai assim para o Limbo volta ao fim do próximo turno do dono
enforce-cosmos = { DO($you, "descartar") }{ $spares ->
        [none] , à sua escolha, as cópias que a Regra do Cosmos não permite
       *[some] {" "}as cópias { IN("de", $spares) } que já estavam em jogo
    }
hand-limit = { $more ->
        [yes] { $who } { VERB($who, "poder") } ficar com { $count } { $count ->
            [1] carta
           *[other] cartas
        } a mais na mão no fim do turno
       *[no] o limite de cartas na mão { IN("de", $who) } diminui em { $count }
    }
draws-per-turn = na fase 1{ $to ->
        [none] {""}
       *[some] , em vez do número normal,
    } { $who } { VERB($who, "sacar") } { $to ->
        [none] { $count } { $count ->
            [1] carta
           *[other] cartas
        } a { $more ->
            [yes] mais
           *[no] menos
        }
       *[some] tantas cartas quanto { $to }
    }{ $floor ->
        [0] {""}
       *[other] , mas nunca menos de { $floor }
    }
draws-per-turn-each = na fase 1, em vez do número normal, { $who } { VERB($who, "sacar") } { $plus ->
        [0] uma carta
        [1] 1 carta e mais uma
       *[other] { $plus } cartas e mais uma
    } para cada { BARE($each) }{ $floor ->
        [0] {""}
       *[other] , e nunca menos de { $floor } no total
    }
spoils = { $who } { VERB($who, "sacar") } mais { $count } { $count ->
        [1] carta
       *[other] cartas
    } ao sacar espólios da vitória
no-spoils = { $to ->
        [none] { NOBODY($who) ->
            [yes] { NO($who) } saca espólios da vitória
           *[no] { $who } não { VERB($who, "sacar") } espólios da vitória
        }
       *[other] { $to } { VERB($to, "sacar") } espólios da vitória no lugar { IN("de", $who) }
    }
needs-permission = { $user } de outro jogador só pode usar { $what } se você permitir
asks-nobody = { DOES($user, "não precisar") } da permissão de ninguém para usar { MANY($what) }

all-move =
    .clause = que { $form ->
        [mp] sejam { MANY($kind) } junto com todos os seus aliados
        [fp] sejam { MANY($kind) } junto com todos os seus aliados
       *[m] seja { $kind } junto com todos os seus aliados
    }
wall = o campeão { $stops ->
        [attacker] atacante
       *[opponent] oponente
    } só pode continuar a lutar nesta rodada se { $all ->
        [yes] ele e todos os seus aliados forem { MANY($crosses) }
       *[no] for { BEING($crosses) }
    }
renews-empty-pile = quando { ANY($who) } fica sem cartas para sacar, embaralha na hora a própria pilha de descarte, que se torna a pilha de saque; a partida não acaba por isso
piles-closed = nenhuma carta de outro jogador pode olhar, pegar ou descartar uma carta { IN("de", OWN($whose, $pile)) }
answers-for-you = para { $who } a regra sobre { $question } é: { $answer }
one-rule-again = só a última carta de regra jogada fica
opening =
    .clause = que começou na mesa
real-turn = nenhuma carta concedeu este turno
    .adverb = num turno que nenhuma carta concedeu
able-to-fight =
    .clause = capaz de atacar ou defender
noted-quest-over =
    .clause = de volta de uma missão neste turno
send-on-quest = { DO($you, "virar") } { $champion } para baixo: está em missão até a fase 2 do seu próximo turno
end-quests = a missão do seu campeão termina: escolha um oponente e vire a carta de cima da pilha de saque dele; se não for um campeão, é descartada; um campeão luta com o seu como impresso, sem acréscimos, o vencedor vai para a reserva do seu jogador, o perdedor é descartado
own-rule-cards = cada jogador pode ter a própria carta de regra, que só vale para ele; { $stays } { VERB($stays, "continuar") } em jogo junto com essas cartas de regra{ $ends_all ->
        [none] {""}
       *[some] , até que { $ends_all } remova todas as cartas de regra
    }
attach-to-there = { $what } pode ser { FORM($what, "anexado", "anexada") } { IN("a", $host) }, mesmo que já haja algo anexado ali
protected-except = { NOT($who) } ser { AGREE($who, $ways, "nor") }, a não ser { IN("por", $by) }
protected-with-realm = { NOT($who) } ser { AGREE($who, $ways, "nor") } (a não ser junto com o seu reino)
protected-with-champion = { NOT($who) } ser { AGREE($who, $ways, "nor") } (a não ser junto com o seu campeão)

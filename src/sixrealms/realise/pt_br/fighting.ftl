### Lutar: derrota, lados, aliados, substitutos.

auto-defeat = { $if ->
        [none] { $who } { VERB($who, "ser") }
       *[some] se { $who } { NUMBER($who) ->
            [many] forem
           *[one] for
        } { BEING($if, $who) }, { FORM($who, "ele", "ela") } é
    } { $discards ->
        [yes] { FORM($who, "descartado", "descartada") }
       *[no] { FORM($who, "derrotado", "derrotada") }
    } na hora
lose-round = { DOES($who, "perder") } a rodada e { $kept ->
        [yes] { VERB($who, "voltar") } à reserva do dono
       *[no] { VERB($who, "ser") } { FORM($who, "descartado", "descartada") }
    }
end-battle = a batalha termina na hora{ $spoils ->
        [attacker] {" "}e o atacante saca espólios
        [defender] {" "}e o defensor saca espólios
       *[none] , sem vencedor nem espólios
    }{ $allies_to_hand ->
        [yes] ; os aliados voltam às mãos dos donos
       *[no] {""}
    }
switch-side = { $who } { VERB($who, "mudar") } de lado nesta rodada
duel = { $champion } { $defenders ->
        [none] enfrenta em combate singular { $against }
       *[some] { VERB($champion, "atacar") } { $against } como se fosse um reino
    }{ $instead ->
        [yes] {" "}(este é o seu ataque deste turno)
       *[no] {""}
    }{ $defenders ->
        [none] {""}
       *[some] ; { A($defenders) } pode defender
    }{ $loser_to ->
        [abyss] ; o perdedor vai para o Abismo, e o vencedor, para a reserva do dono
       *[other] {""}
    }{ $spoils ->
        [0] {""}
       *[other] ; quem vencer saca { $spoils } { $spoils ->
            [one] carta
           *[other] cartas
        } como espólios da vitória
    }{ $won ->
        [none] {""}
       *[some] ; se { $champion } vencer, { $won }
    }
join-as-ally = { $who } { VERB($who, "lutar") } como { $beside ->
        [none] seu aliado
       *[some] aliado { IN("de", $beside) }
    } nesta rodada{ $returns ->
        [always] {" "}e depois volta à reserva do dono, mesmo se a rodada for perdida
        [bare] {" "}e depois volta à reserva do dono, mesmo se a rodada for perdida, sem o que estava anexado a ela
        [never] {" "}e depois é { FORM($who, "descartado", "descartada") }, mesmo se a rodada for vencida
       *[other] {""}
    }{ $spent ->
        [yes] , e não pode ser { FORM($who, "usado", "usada") } de novo nesta batalha
       *[no] {""}
    }
stand-in-for-itself = { $who } { VERB($who, "atacar") } no lugar { IN("de", $place_of) }, que volta à reserva; o jogador desse campeão trava esta batalha como atacante com as próprias cartas
stand-in = { $who } { VERB($who, "lutar") } no lugar { IN("de", $place_of) }, que volta à reserva; { $for_good ->
        [yes] depois o substituto volta à reserva do dono, se não for derrotado
       *[no] o substituto é descartado depois
    }
new-champion = { YOURS($champions) ->
        [yes] { $champions } { VERB($champions, "voltar") } à reserva do dono e você apresenta
       *[no] { EACH($champions) } { VERB(EACH($champions), "voltar") } à reserva do dono{ ONE($champions) ->
            [yes] {" "}e seu jogador { $or_loses ->
                [yes] tem de apresentar
               *[no] apresenta
            }
           *[no] , e seu jogador apresenta
        }
    } outro campeão { $from_hand ->
        [yes] da mão ou da reserva
       *[no] da reserva
    }{ $again ->
        [yes] , mesmo um que já lutou nesta batalha
       *[no] {""}
    }{ $or_loses ->
        [yes] { ONE($champions) ->
            [yes] , senão perde a batalha
           *[no] {""}
        }
       *[no] {""}
    }; { $stay ->
        [none] os aliados, magias e afins já usados na rodada são descartados
        [all] os aliados, magias e afins já usados na rodada ficam
       *[some] dos aliados, magias e afins já usados na rodada, só { $keeps } fica
    }{ $or_loses ->
        [yes] { ONE($champions) ->
            [yes] {""}
           *[no] ; quem não apresenta ninguém perde a batalha
        }
       *[no] {""}
    }
facing = campeão que enfrenta { $ref }
    .gender = m
    .determiner = the
combat-again = o combate começa de novo entre os mesmos campeões
stands-in-for =
    .clause = que substitui { $ref }
unique =
    .clause = (se não houver cópia { $form ->
        [f] dela
        [mp] deles
        [fp] delas
       *[m] dele
    } em jogo)
    .not-clause = com cópia em jogo
on-its-side =
    .clause = do lado desta carta
beside =
    .clause = que { $form ->
        [mp] { RELATIVE("lutar", "many") }
        [fp] { RELATIVE("lutar", "many") }
       *[m] { RELATIVE("lutar") }
    } junto { IN("com", $ref) }
adds-ally = { DOES($who, "ter") } { A($ally) } { KNOWN($level) ->
        [yes] de nível { $level }
       *[no] com { $level } como nível
    } que não é representado por uma carta (se for descartado, volta na rodada seguinte)
adds-item = { DOES($who, "ter") } { REAL(A($item)) } { KNOWN($level) ->
        [yes] de bônus { $level }
       *[no] com { $level } como bônus
    }, sem carta que { FORM($item, "o", "a") } represente
adds-item-for-good = { DOES($who, "ter") } { REAL(A($item)) } { KNOWN($level) ->
        [yes] de bônus { $level }
       *[no] com { $level } como bônus
    }, que não é { FORM($item, "representado", "representada") } por uma carta e que nenhuma carta pode tirar de jogo
cast-spell = { DO($you, "lançar") }, sem carta, uma magia ofensiva de mago com bônus { $level }{ $effect ->
        [none] {""}
       *[some] {" "}e com este efeito: { $effect }
    }
added-by =
    .clause = { $form ->
        [f] acrescentada
        [fp] acrescentadas
        [mp] acrescentados
       *[m] acrescentado
    } { IN("por", $what) }

lent = seu campeão em combate usa { $who }, que depois volta para onde estava
must-defend = { $who } deve ser o defensor na próxima rodada
must-attack-next = { $who } deve atacar no próximo turno do dono, se puder; se não tiver atacado até a fase 5, { $effect }
must-face = { $who } deve defender contra { $attacker }
goes-after-round = { $who } { $to ->
        [discard] { VERB($who, "ser") }
       *[other] { VERB($who, "ir") }
    } { $to ->
        [hand] para a mão do dono
        [limbo] para o Limbo
        [abyss] para o Abismo
        [void] para fora do jogo
        [draw] para a pilha de saque do dono
       *[discard] { FORM($who, "descartado", "descartada", "descartados", "descartadas") }
    } { $role ->
        [either] ao fim da rodada
        [attacker] depois da sua rodada como atacante
       *[defender] depois da sua rodada como defensor
    }
under-control = você controla { $who } (que volta à reserva do dono quando isso terminar)
avenging =
    .clause = que { $form ->
        [mp] tinham
        [fp] tinham
       *[m] tinha
    } um poder assim
no-vengeance = { BOTH(MANY($who)) } perdem os poderes que agem quando são { FORM(BOTH(MANY($who)), "derrotados", "derrotadas", "derrotados", "derrotadas") }
struck-first = outro jogador que escolhe um aliado do lado { IN("de", $who) } deve escolher { $who } primeiro
takes-allies-along = seus aliados podem ir junto a todo reino que seu campeão pode atacar
takes-along = os aliados { IN("de", $ref) } podem acompanhá-lo a qualquer reino que ele atacar
fights-for-realm = esta carta luta como aliado de quem defende o seu reino; não pode mudar de lado e não é descartada com os outros aliados
fight-for-realm = { EACH($who) } { FORM($who, "anexado", "anexada") } a este reino { VERB($who, "lutar") } como aliado de quem defende este reino
attack-instead = o ataque passa a ser contra { $realm }, sem limite de posição nem outras restrições
fights-first = { DOES($who, "atacar") } e { VERB($who, "defender") } antes de qualquer outro campeão do seu jogador
defends-as = este reino se defende como { A($type) }
choose-defence = { DO($you, "escolher") } que tipo de campeão este reino é nesta batalha: { OR(BARE($types)) }

cards-guessed = { $whose } { VERB($whose, "jogar") } as cartas no combate viradas para baixo; antes de cada uma ser revelada você adivinha o tipo dela e, se acertar, ela é descartada
spared = { $if ->
        [none] { DOES($who, "ser") }
       *[some] se { $who } for { BEING($if, $who) }, { FORM($who, "ele", "ela") } é
    } { FORM($who, "derrotado", "derrotada") } na hora, mas vai para a reserva do dono em vez de ser { FORM($who, "descartado", "descartada") }
new-champion-yours = { DO($you, "devolver") } { $champions } à sua reserva e { DO($you, "apresentar") } outro campeão { $from_hand ->
        [yes] da mão ou da reserva
       *[no] da reserva
    }{ $again ->
        [yes] , mesmo um que já lutou nesta batalha
       *[no] {""}
    }; { $stay ->
        [none] os aliados, magias e afins já usados na rodada são descartados
        [all] os aliados, magias e afins já usados na rodada ficam
       *[some] dos aliados, magias e afins já usados na rodada, só { $keeps } fica
    }{ $or_loses ->
        [yes] ; se não apresentar ninguém, você perde a batalha
       *[no] {""}
    }

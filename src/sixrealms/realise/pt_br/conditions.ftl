### Condições: a oração que pode seguir "se"; `.adverb` onde "ao atacar" diz melhor.

all = { AND($parts) }
    .adverb = { IFS($parts) }
    .inside = { IFS($parts, "apart") }
any-true = { OR($parts) }
unless = não { IT("ser") } verdade que { SUPPOSE($claim, "no") }
    .adverb = { UNLESS($claim) }
on-side = esta carta { IT("estar") } do lado { $side ->
        [attacking] atacante
       *[defending] defensor
    }
your-attack = { A($it) } ataca
    .adverb = quando { A($it) } ataca
none-fights-beside = { NO($what) } { IT("lutar") } junto { IN("com", $ref) }
fights-beside = { A($what) } { IT("lutar") } junto { IN("com", $ref) }
    .unless = se { NO($what) } { SUPPOSEDLY($what, "lutar") } junto { IN("com", $ref) }
ref-is-not = { $ref } não { VERB($ref, "ser") } { BEING($test, $ref) }
ref-is = { $ref } { VERB($ref, "ser") } { BEING($test, $ref) }
fights = { $side ->
        [attacking] { $ref } { VERB($ref, "ser") } o atacante
        [defending] { $ref } { VERB($ref, "ser") } o defensor
       *[either] { $ref } { VERB($ref, "estar") } em combate
    }
    .inside = { $side ->
        [attacking] como atacante
        [defending] como defensor
       *[either] em combate
    }
    .adverb = { $side ->
        [attacking] ao atacar
        [defending] ao defender
       *[either] em combate
    }
    .elsewhere = enquanto { $ref } { $side ->
        [attacking] { VERB($ref, "atacar") }
        [defending] { VERB($ref, "defender") }
       *[either] { VERB($ref, "estar") } em combate
    }
fights-at-all = { $ref } { VERB($ref, "atacar") } ou { VERB($ref, "defender") }
    .adverb = ao atacar ou defender
    .unless = fora de ataque ou defesa
    .elsewhere = enquanto { $ref } { VERB($ref, "atacar") } ou { VERB($ref, "defender") }
fights-at = { $side ->
        [attacking] { $ref } { VERB($ref, "atacar") } { REALM($realm) }
        [defending] { $ref } { VERB($ref, "defender") } { REALM($realm) }
       *[either] { $ref } { VERB($ref, "atacar") } ou { VERB($ref, "defender") } { REALM($realm) }
    }
    .adverb = { $side ->
        [attacking] ao atacar { REALM($realm) }
        [defending] ao defender { REALM($realm) }
       *[either] ao atacar ou defender { REALM($realm) }
    }
    .inside = { $side ->
        [attacking] num ataque { IN("a", REALM($realm)) }
        [defending] em defesa { IN("de", REALM($realm)) }
       *[either] ao atacar ou defender { REALM($realm) }
    }
    .elsewhere = enquanto { $ref } { $side ->
        [attacking] { VERB($ref, "atacar") } { REALM($realm) }
        [defending] { VERB($ref, "defender") } { REALM($realm) }
       *[either] { VERB($ref, "atacar") } ou { VERB($ref, "defender") } { REALM($realm) }
    }
you-fight-attacking = você { IT("atacar") }
    .adverb = quando você ataca
you-fight-defending = você { IT("defender") }
    .adverb = quando você defende
you-fight-either = seu campeão { IT("estar") } em combate
    .adverb = enquanto seu campeão estiver em combate
realm-attacked = { A(REALM($test)) } { IT("estar") } sob ataque
    .adverb = quando { A(REALM($test)) } é atacado
    .inside = numa batalha { IN("em", A(REALM($test))) }
    .outside = fora de uma batalha { IN("por", A(REALM($test))) }
other-case = não é assim
    .adverb = caso contrário
any-of-them = alguma carta { IT("ter") } sido jogada
exists = { NAMED($cards) ->
        [yes] { $count ->
            [none] não { IT("haver") } { BARE($cards) } em jogo
            [exactly] { IT("haver") } exatamente uma carta { BARE($cards) } em jogo
           *[some] { $cards } { IT("estar") } em jogo
        }
       *[no] { $count ->
            [none] não { IT("haver") } { BARE($cards) }
            [exactly] { IT("haver") } exatamente { COUNT($least, $cards) }
            [some] { IT("haver") } { A($cards) }
           *[least] { IT("haver") } { $least } ou mais { NAME($cards) ->
                [yes] cartas { BARE($cards) }
               *[no] { MANY($cards) }
            }
        }
    }
ref-is-side-attacking = { $ref } { VERB($ref, "atacar") }
    .inside = como atacante
ref-is-side-defending = { $ref } { THISREALM($ref) ->
        [yes] se{" "}
       *[no] {""}
    }{ VERB($ref, "defender") }
    .inside = como defensor
attached-to-realm = esta carta { IT("estar") } anexada a um reino
    .adverb = enquanto anexada a um reino
ref-is-level-compared = { $ref } { VERB($ref, "ter") } { $which ->
        [own] nível próprio
        [base] nível base
        [icon] nível impresso
       *[adjusted] nível
    } { $how ->
        [less] menor
       *[other] maior
    } que { $number }
ref-is-level = { $ref } { VERB($ref, "ter") } { $which ->
        [own] nível próprio
        [base] nível base
        [icon] nível impresso
       *[adjusted] nível
    } { $span ->
        [exactly] { $most }
        [least] { $least } ou mais
        [most] { $most } ou menos
        [two] { $least } ou { $most }
       *[between] de { $least } a { $most }
    }{ $which ->
        [equipped] {" "}(contando só nível base, itens e artefatos)
       *[adjusted] {""}
    }
ref-has-name = { $ref } { VERB($ref, "ter") } “{ $word }” no nome
added-fights = { $cards } { VERB($cards, "estar") } em combate
has-come = { $ref } { IT("ter") } entrado na sua reserva
ref-is-in = { $ref } { VERB($ref, "estar") } { BEING($test, $ref) }
pool-holds = { $test } { IT("estar") } { IN("em", OWN($who, $pool)) }
    .adverb = enquanto { $test } estiver { IN("em", OWN($who, $pool)) }
turn-of = { IT("ser") } { OWN(A($who), $turn) }
    .adverb = { IN("em", OWN(A($who), $turn)) }
compare = { $left } { IT("ser") } { $sign ->
        [most] no máximo
        [least] no mínimo
        [exactly] exatamente
        [less] menor que
       *[other] maior que
    } { $right }
in-phase = { IT("ser") } a fase { $phase }{ $who ->
        [none] {""}
       *[some] {" "}{ IN("de", OWN(A($who), $turn)) }
    }
    .adverb = na fase { $phase }{ $who ->
        [none] {""}
       *[some] {" "}{ IN("de", OWN(A($who), $turn)) }
    }
battle-at-any = { IT("haver") } uma batalha
    .adverb = durante uma batalha
you-fight = um campeão seu { IT("estar") } em combate
    .adverb = enquanto um campeão seu estiver em combate
affected = { IT("haver") } uma batalha em curso e { $who } não { VERB($who, "ser") } imune a esta carta
within-reach = { $who } não { VERB($who, "ser") } imune a esta carta
    .adverb = a menos que { $who } seja imune a esta carta
between-turns = um turno acabou e o próximo não começou
    .adverb = entre dois turnos
turn-begun = { OWN(A($who), $turn) } acabou de começar
    .adverb = no começo { IN("de", OWN(A($who), $turn)) }
turn-over = { OWN(A($who), $turn) } acabou
    .adverb = no fim { IN("de", OWN(A($who), $turn)) }
everyone-had-aturn = todos os jogadores já tiveram um primeiro turno
    .adverb = depois do primeiro turno de todos os jogadores
hour = { IT("ser") } entre as { $start }h e as { $end }h
    .adverb = entre as { $start }h e as { $end }h
hour-as-played = { $ref } { IT("ser") } { FORM($ref, "jogado", "jogada") } entre as { $start }h e as { $end }h

marked-cancelled-1 = esta carta já encerrou uma magia nesta batalha
    .unless = se esta carta ainda não encerrou uma magia nesta batalha
marked-beaten-0 = ainda não foi derrotada nesta batalha
    .adverb = na primeira vez na batalha
    .inside = pela primeira vez na batalha
    .unless = depois da sua primeira derrota nesta batalha
marked-school-1 = magias de mago foram escolhidas
marked-school-2 = magias de clérigo foram escolhidas
marked-tie-0 = nenhum empate foi proposto neste turno
marked-wasted-3 = três cartas já foram descartadas assim nesta batalha
    .unless = enquanto menos de três cartas tiverem sido descartadas assim nesta batalha
noted-first-ally = primeiro aliado de cada rodada
    .gender = m
    .determiner = the
holds-out = { $ref } for de nível { $least } ou mais
have-attacked = { $who } já { VERB($who, "atacar") } neste turno
    .unless = a menos que { $who } já tenha atacado neste turno
noted-with =
    .clause = com { $value } anotado a seu respeito
marked-ignored-0 = este poder ainda não foi usado nesta rodada
note-ignored = {""}
noted-given-up =
    .clause = que { $form ->
        [f] foi descartada
        [mp] foram descartados
        [fp] foram descartadas
       *[m] foi descartado
    } para pagar o custo desta carta
noted-ally-fallen =
    .clause = que { $form ->
        [mp] foram descartados
        [fp] foram descartadas
        [f] foi descartada
       *[m] foi descartado
    } nesta batalha
noted-fallen =
    .clause = que { $form ->
        [mp] morreram
        [fp] morreram
       *[m] morreu
    } na última batalha
    .many = campeões mortos na última batalha
    .gender = m
    .default = every
have-played = { $who } jogou { $least } ou mais { MANY($what) } nesta rodada
    .inside = e { $who } já jogou { $least } ou mais { MANY($what) } nesta rodada
    .unless = até { $who } jogar { $least } { MANY($what) } nesta rodada
has-shirked = { $who } podia atacar neste turno e não atacou
marked-attacked-1 = { $on } atacou neste turno
    .unless = se { $on } não atacou neste turno
marked-just-realm-discarded-1 = você acabou de causar o descarte de um reino de um oponente
    .adverb = logo depois que você causar o descarte de um reino de um oponente
note-base = { LET() }o nível base { IN("de", $on) } é anotado
too-many-in-hand = { $who } { VERB($who, "ter") } na mão mais cartas do que pode guardar
falls-to-victor = cair diante de um atacante vitorioso
    .adverb = por cair diante de um atacante vitorioso
note-played = {""}
note-played-under = {""}
noted-played-under =
    .clause = { $form ->
        [mp] jogados
        [fp] jogadas
        [f] jogada
       *[m] jogado
    } enquanto esta carta está em jogo
noted-played =
    .clause = que { $form ->
        [mp] foram jogados
        [fp] foram jogadas
        [f] foi jogada
       *[m] foi jogado
    } nesta rodada
    .not-clause = que { $form ->
        [mp] não foram jogados
        [fp] não foram jogadas
        [f] não foi jogada
       *[m] não foi jogado
    } nesta rodada

cast-by =
    .clause = { $form ->
        [f] lançada
        [mp] lançados
        [fp] lançadas
       *[m] lançado
    } { IN("por", $ref) }
note-spent = {""}
marked-spent-1 = este poder já { IT("ter") } sido usado
    .unless = se este poder ainda não foi usado
used-by =
    .clause = { $form ->
        [f] usada
        [mp] usados
        [fp] usadas
       *[m] usado
    } { IN("por", $bearer) }
bears =
    .clause = com { $what } { FORM($what, "anexado", "anexada") }
    .not-clause = sem { BARE($what) }
played-after =
    .clause = { $form ->
        [f] jogada
        [mp] jogados
        [fp] jogadas
       *[m] jogado
    } depois { IN("de", $ref) }
played-into =
    .clause = do lado oponente

has = { DOES($who, "contar") } como { NUMBER($who) ->
        [many] { BARE(MANY($gains)) }
       *[one] { BARE($gains) }
    }
has-swapped = entre { THE(MANY(BOTH($who))) }, os que são { BARE(MANY($kinds)) } deixam de sê-lo, e os demais contam como { BARE(MANY($kinds)) }
has-no-longer = { DOES($who, "deixar") } de ser { OR(BARE($loses)) }
has-no-race = { DOES($who, "perder") } a própria raça
also-of-world = { $only ->
        [yes] { DOES($who, "ser") } só
       *[no] { DOES($who, "ser") } também
    } { $world ->
        [none] de todos os mundos
       *[some] { BEING($world) }
    }
is-both = { DOES($who, "ser") } { REAL(A($what)) }
becomes-of-level = { DOES($who, "ser") } { A($type) } de nível base { $level }
stays-behind = { DOES($who, "ficar") } na reserva sem poder nem bônus, e nenhuma carta { FORM($who, "o", "a", "os", "as") } afeta ali
becomes = { DOES($who, "ser") } { NUMBER($who) ->
        [many] { BARE(MANY($type)) }
       *[one] { $type }
    }
also-a = { DOES($who, "contar") } também como { $type }
psionics-lost = { DOES($who, "perder") } seus poderes psiônicos
power-lost = { DOES($who, "perder") } seu poder especial
power-asleep = { NODOES($who, "ter") } poder especial
power-reflected = o poder especial { IN("de", $who) } se volta contra o próprio lado dele, como se fosse o poder desta carta

earned-levels = { DOES($who, "ter") } os níveis base que ganhou
earn-levels = se o perdedor foi descartado ou enviado ao Abismo, o vencedor ganha níveis base: a diferença, se o perdedor tinha mais, ou os do perdedor, se tinha menos
psionic = { $effect } (ataque psiônico)
psionic-attack = ataque psiônico
    .many = ataques psiônicos
    .gender = m
gather-survivors = {""}
gather = { DO($you, "anotar") } { $cards }
gather-targets = {""}
gathered-targets = aliado escolhido
    .many = aliados escolhidos
    .gender = m
gathered-shown = carta mostrada
    .many = cartas mostradas
    .gender = f
    .clause = { $form ->
        [mp] mostrados
        [fp] mostradas
        [f] mostrada
       *[m] mostrado
    }
    .not-clause = além { $form ->
        [mp] dos mostrados
        [fp] das mostradas
        [f] da mostrada
       *[m] do mostrado
    }
gathered-drawn = carta recém-sacada
    .many = cartas recém-sacadas
    .not-clause = além das recém-sacadas
    .gender = f
gathered-survivors = campeão que restou ali
    .many = campeões que restaram ali
    .gender = m
able-to-use =
    .clause = { $form ->
        [mp] capazes
        [fp] capazes
       *[m] capaz
    } de usar { MANY($what) }
hang-there = { SHORT($what) ->
        [yes] { DO($you, "anexar") } { $what } { IN("a", $to) }
       *[no] { DO($you, "anexar") } { IN("a", $to) } { $what }
    }
spellcaster = conjurador
    .many = conjuradores
    .gender = m
bewitched = efeito sobre um campeão que só acaba quando é dissipado
    .many = efeitos sobre campeões que só acabam quando são dissipados
    .gender = m
at-work =
    .clause = ainda em vigor
hang-on = { DOTO($you, "anexar", $card) } { IN("a", $to) }
takes-attachments = quando o campeão oponente é derrotado ou descartado, { EACH($what) } { FORM($what, "anexado", "anexada") } a ele passa para esta carta
unlawful =
    .clause = { $form ->
        [f] anexada
        [mp] anexados
        [fp] anexadas
       *[m] anexado
    } a um campeão de outro mundo (a menos que outra carta o permita)
plays-open-handed = { $who } { VERB($who, "jogar") } com a { PERSON($who) ->
        [you] sua
       *[other] própria
    } mão aberta, à vista de todos
cards-lie-open = { IN("em", OWN(EACH($whose), $hand)) }, { THE(MANY($what)) } ficam viradas para cima, à vista de todos
hands-lie-open = { THE(MANY($what)) } ficam na mão à vista de todos
noted-may-attack =
    .clause = que você nomeou
    .not-clause = (exceto os que você nomear)
noted-king =
    .clause = rei
losing = { $who } { VERB($who, "estar") } perdendo a rodada
    .unless = se { $who } não { SUPPOSEDLY($who, "estar") } mais perdendo a rodada
winning = { $who } { VERB($who, "estar") } vencendo a rodada
exists-not = não { IT("haver") } { BARE($cards) }
has-cards = { SOME($who) } { $count ->
        [none] não{" "}
       *[some] {""}
    }{ VERB(SOME($who), "ter") } { $count ->
        [none] { BARE($cards) }
        [exactly] exatamente { COUNT($least, $cards) }
        [some] { A($cards) }
       *[least] { $least } ou mais { MANY($cards) }
    }
    .unless = se { NOBODY($who) ->
        [yes] { NO($who) } { SUPPOSEDLY(NO($who), "ter") }
       *[no] { $who } não { SUPPOSEDLY($who, "ter") }
    } { $count ->
        [none] { BARE($cards) }
        [exactly] exatamente { COUNT($least, $cards) }
        [some] { A($cards) }
       *[least] { $least } ou mais { MANY($cards) }
    }
others-fight = a batalha { IT("ser") } entre outros jogadores
    .adverb = numa batalha entre outros jogadores
has-along = { $has } (inclusive para chegar ao reino atacado)
ref-is-ready = { $ref } { VERB($ref, "estar") } na reserva ou em batalha
outside-combat = { $ref } não { VERB($ref, "estar") } em combate
    .inside = sem estar em combate
unattached = esta carta não { IT("estar") } anexada
    .adverb = enquanto esta carta não estiver anexada
ref-is-owned = { $ref } { VERB($ref, "pertencer") } { IN("a", $who) }
ready-together = { $ref } e { $least ->
        [one] { A($cards) }
       *[other] pelo menos { $least } { MANY($cards) }
    } { THEY("estar") } na reserva ou em batalha
ref-has-ally = { $ref } ainda { IT("ter") } { $what } como aliado
    .inside = enquanto ainda tem { $what } como aliado
ref-bears = { $what } ainda { VERB($what, "estar") } { FORM($what, "anexado", "anexada", "anexados", "anexadas") } { IN("a", $ref) }
ref-is-discarded = { $ref } { VERB($ref, "ter") } sido { FORM($ref, "descartado", "descartada", "descartados", "descartadas") }
    .inside = junto { IN("com", $ref) }
ref-is-held = { $ref } ainda { VERB($ref, "estar") } na mão
ref-under-attack = { $ref } { VERB($ref, "estar") } sob ataque

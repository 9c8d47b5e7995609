### O que aconteceu. $you é "yes" quando quem lê é o jogador de quem a frase fala

log-turn =
    { $you ->
        [yes] Começa o turno { $number }. É a sua vez.
       *[no] Começa o turno { $number }. É a vez de { $who }.
    }
log-start-draw =
    { $you ->
        [yes] Você mostra { $card }, último algarismo { $digit }, para ver quem começa.
       *[no] { $who } mostra { $card }, último algarismo { $digit }, para ver quem começa.
    }
log-cut =
    { $you ->
        [yes] Sua pilha é cortada em { $number }.
       *[no] A pilha de { $who } é cortada em { $number }.
    }
log-draw =
    { $you ->
        [yes] Você saca { $cards }.
       *[no] { $who } saca { $cards }.
    }
log-draw-hidden =
    { $who } saca { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }.
log-spoils =
    { $you ->
        [yes] Você saca { $cards } como espólios da vitória.
       *[no] { $who } saca { $cards } como espólios da vitória.
    }
log-spoils-hidden =
    { $who } saca { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } como espólios da vitória.
log-returned =
    { $you ->
        [yes] Você a devolve à sua pilha de saque.
       *[no] { $who } a devolve à pilha de saque.
    }
log-dungeon = { $card } entra em jogo.
log-dungeon-spoils =
    { $you ->
        [yes] Você mostra { $card } como espólio da masmorra.
       *[no] { $who } mostra { $card } como espólio da masmorra.
    }
log-play =
    { $you ->
        [yes] Você joga { $card }{ $where }.
       *[no] { $who } joga { $card }{ $where }.
    }
log-use =
    { $you ->
        [yes] Você usa { $card }.
       *[no] { $who } usa { $card }.
    }
log-answer =
    { $you ->
        [yes] Você responde com { $card }{ $where }.
       *[no] { $who } responde com { $card }{ $where }.
    }
log-target =
    { $count ->
        [1] Alvo de { $card }: { $cards }.
       *[other] Alvos de { $card }: { $cards }.
    }
log-cancelled = { $card } fica sem efeito.
log-no-power = { $card } perdeu o poder e não faz nada de especial.
log-refused = { $card } não é permitida e volta.
log-turned = { $card } se volta contra { $other }.
log-turned-alone = { $card } se volta contra outro.
log-torn = { $card } sairá do jogo para sempre.
log-attack =
    { $you ->
        [yes] Você ataca { $card } com { $other }.
       *[no] { $yours ->
            [yes] { $who } ataca { $type ->
                [dungeon] sua masmorra
               *[realm] seu reino
            } { $card } com { $other }.
           *[no] { $who } ataca { $card }, de { $owner }, com { $other }.
        }
    }
log-defend =
    { $you ->
        [yes] Você defende com { $card }.
       *[no] { $who } defende com { $card }.
    }
log-undefended = Ninguém defende { $card }.
log-taken-back =
    { $you ->
        [yes] Você desfaz o seu ataque com { $card }.
       *[no] { $who } desfaz o ataque com { $card }.
    }
log-stop =
    { $you ->
        [yes] Você para de atacar.
       *[no] { $who } para de atacar.
    }
log-request =
    { $you ->
        [yes] Você pede ajuda a { $second }.
        [second] { $who } pede ajuda a você.
       *[no] { $who } pede ajuda a { $second }.
    }
log-lends =
    { $you ->
        [yes] Você empresta { $card } a { $second }.
        [second] { $who } empresta { $card } a você.
       *[no] { $who } empresta { $card } a { $second }.
    }
log-unwilling =
    { $you ->
        [yes] Você não ajuda { $second } nesta rodada.
        [second] { $who } não ajuda você nesta rodada.
       *[no] { $who } não ajuda { $second } nesta rodada.
    }
log-totals = { $card } { $number } contra { $other } { $against }.
log-round = { $card } derrota { $other }.
log-round-alone = { $card } vence a rodada.
log-battle-ends = A batalha por { $card } terminou.
log-frightened = { $card } foge dos mortos-vivos.
log-stopped = { $other } detém { $card }.
log-stopped-alone = { $card } não consegue passar.
log-instant-defeat = { $other } derrota { $card } na hora.
log-instant-defeat-alone = { $card } sofre derrota instantânea.
log-switch = { $card } muda de lado e luta por { $other }{ $because }.
log-ally-lost = { $card } está fora nesta rodada{ $because }.
log-stands-in = { $card } luta no lugar de { $other }.
log-joins = { $card } luta ao lado de { $other }{ $because }.
log-turned-down = { $card } é virada para baixo.
log-turned-up = { $card } é virada para cima.
log-hangs = { $card } fica anexada a { $other }{ $because }.
log-raze =
    { $yours ->
        [yes] Seu reino { $card } é arrasado{ $because }.
       *[no] { $card }, de { $owner }, é arrasado{ $because }.
    }
log-rebuild =
    { $yours ->
        [yes] Seu reino { $card } está de pé outra vez{ $because }.
       *[no] { $card }, de { $owner }, está de pé outra vez{ $because }.
    }
log-averted = A perda de { $card } é evitada.
log-protected = { $card } tem proteção contra { $other }.
log-protected-alone = { $card } tem proteção.
log-redirect =
    { $to ->
        [none] { $other } salva { $card }.
       *[other] { $other } decide para onde vai { $card }.
    }
log-redirect-alone = { $card } toma outro caminho.
log-leave =
    { $to ->
        [abyss] { $card } vai para o Abismo{ $because }.
        [void] { $card } sai do jogo para o Vácuo{ $because }.
        [limbo] { $card } vai para o Limbo{ $because }.
        [hand] { $yours ->
            [yes] { $card } volta para sua mão{ $because }.
           *[no] { $card } volta para a mão de { $owner }{ $because }.
        }
        [draw] { $yours ->
            [yes] { $card } vai para sua pilha de saque{ $because }.
           *[no] { $card } vai para a pilha de saque de { $owner }{ $because }.
        }
        [pool] { $card } vai para a reserva{ $because }.
       *[discard] { $card } vai para o descarte{ $because }.
    }
log-leave-defeat =
    { $to ->
        [limbo] { $card } perde{ $because } e vai para o Limbo.
        [abyss] { $card } perde{ $because } e vai para o Abismo.
        [void] { $card } perde{ $because } e sai do jogo para o Vácuo.
       *[discard] { $card } perde{ $because } e vai para o descarte.
    }
log-leave-raze = { $card } é arrasada{ $because } e sai do jogo para o Vácuo.
log-leave-lent = { $card } volta para a mão de onde foi emprestada.
log-leave-bearer = { $card } se perde{ $because }.

# O porquê: que carta foi a causa. Continuam uma frase
because-card = por causa de { $what }
because-own = por seu próprio poder
because-defeat = para { $what }
because-raze = por { $what }
because-bearer = junto com { $what }
because-cost = para pagar por { $what }
because-own-cost = para pagar por seu próprio poder
because-rebuilding = para reconstruir { $what }
because-replaced = para dar lugar a { $what }
because-dungeon-razed = , depois de arrasar { $what }

# O porquê: que regra foi a causa
because-rule-no-realm =
    { $yours ->
        [yes] , porque você não tem mais nenhum reino
       *[no] , porque { $owner } não tem mais nenhum reino
    }
because-rule-hand-limit =
    { $yours ->
        [yes] , porque você tem cartas demais na mão
       *[no] , porque { $owner } tem cartas demais na mão
    }
because-rule-copy = , porque há uma cópia dela em jogo
because-rule-loser = , porque perdeu a rodada
because-rule-unwanted = em vez de ficar como tesouro
because-rule-lender-gone = , porque a carta da qual foi emprestada não está mais em jogo
because-rule-nowhere = , porque só campeões voltam do Limbo

log-returns = { $card } volta do Limbo.
log-credit =
    { $you ->
        [yes] Você ganha crédito por arrasar { $card }.
       *[no] { $who } ganha crédito por arrasar { $card }.
    }
log-earned = { $card } ganha níveis básicos: { $count }.
log-quest =
    { $you ->
        [yes] Você envia { $card } em uma missão.
       *[no] { $who } envia { $card } em uma missão.
    }
log-quest-meets = Em sua missão { $card } encontra { $cards }.
log-quest-over = A missão de { $card } terminou.
log-laid =
    { $you ->
        [yes] Você coloca { $card }.
       *[no] { $who } coloca { $card }.
    }
log-effect-ends = O efeito de { $card } termina.
log-control =
    { $you ->
        [yes] Você controla { $card } agora{ $because }.
       *[no] { $who } controla { $card } agora{ $because }.
    }
log-conceded =
    { $you ->
        [yes] Você desiste desta partida.
       *[no] { $who } desiste desta partida.
    }
log-stood-in =
    { $you ->
        [yes] O computador joga por você.
       *[no] O computador joga por { $who }.
    }
log-out-of-time =
    { $you ->
        [yes] Seu tempo acabou. O computador joga por você.
       *[no] O tempo de { $who } acabou. O computador continua.
    }
log-took-seat =
    { $you ->
        [yes] Você voltou a jogar.
       *[no] { $who } voltou.
    }
log-extra-turn =
    { $you ->
        [yes] Você ganha mais um turno.
       *[no] { $who } ganha mais um turno.
    }
log-skipped =
    { $you ->
        [yes] Você perde a vez.
       *[no] { $who } perde a vez.
    }
log-turn-taken =
    { $you ->
        [yes] Você joga agora o turno que perdeu.
       *[no] { $who } joga agora o turno perdido.
    }
log-told =
    { $you ->
        [yes] Você diz: { $number }.
       *[no] { $who } diz: { $number }.
    }
log-guessed =
    { $you ->
        [yes] Você diz: { $type }.
       *[no] { $who } diz: { $type }.
    }
log-named =
    { $you ->
        [yes] Você nomeia { $what }.
       *[no] { $who } nomeia { $what }.
    }
log-reversed = A ordem de jogo se inverte.
log-places-swapped = { $card } e { $other } trocam de lugar{ $because }.
log-places-swapped-alone = { $card } troca de lugar com outro reino{ $because }.
log-hands-exchanged =
    { $you ->
        [yes] Você e { $second } trocam as mãos.
        [second] { $who } e você trocam as mãos.
       *[no] { $who } e { $second } trocam as mãos.
    }
log-digit =
    { $you ->
        [yes] Você vira { $card }: { $number }.
       *[no] { $who } vira { $card }: { $number }.
    }
log-digit-none =
    { $you ->
        [yes] Seu algarismo conta como { $number }.
       *[no] O algarismo de { $who } conta como { $number }.
    }
log-reshuffle =
    { $you ->
        [yes] Sua pilha de descarte vira sua nova pilha de saque.
       *[no] A pilha de descarte de { $who } vira a nova pilha de saque.
    }
log-mulligan =
    { $you ->
        [yes] Você mostra uma mão sem reino para jogar ({ $cards }) e a partida recomeça.
       *[no] { $who } mostra uma mão sem reino para jogar ({ $cards }) e a partida recomeça.
    }

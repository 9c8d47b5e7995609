### Por que algo não é possível, e quando ou como seria. $card é uma carta, $named diz se há uma, $detail é um valor
### simples; os outros valores vêm de telling/refusal_text.py

reason-ally-cannot-reach = Até { $card } chega aqui um campeão que voa, nada ou anda pela terra, e os aliados dele também precisam fazer isso. Jogue um aliado assim, ou espere um ataque a um reino exposto.
reason-ally-realm = O reino é da sua própria equipe. Ataque um reino da outra equipe.
reason-another-first = { $card } tem de vir lutar antes de qualquer outro campeão seu. Envie primeiro essa carta, ou ninguém.
reason-already-fought = Este campeão já participou de uma rodada desta batalha. Envie outro; ele volta a lutar na próxima batalha.
reason-already-used = { $detail ->
        [turn] { $card } já usou este poder neste turno. Pode usá-lo de novo a partir da fase 3, { $pool }, do próximo turno do dono; turnos extras não contam.
        [quest] Você já mandou um campeão em missão neste turno, e só se manda um por turno. Mande outro na fase 2, { $realms }, do seu próximo turno.
        [round] { $card } já usou este poder nesta rodada. Pode usá-lo de novo na próxima rodada.
        [battle] { $card } já usou este poder nesta batalha. Pode usá-lo de novo na próxima batalha.
        [game] Este poder vale uma vez por jogador em cada partida, e { $card } já o usou. Ele só volta na próxima partida.
       *[other] { $card } já usou este poder. Pode usá-lo de novo quando esse tempo passar.
    }
reason-answer-first = Outra pergunta vem antes: “{ $question }” Responda a ela; depois se pode voltar a jogar cartas.
reason-asleep = { $card } está sem poder agora: o reino está arrasado ou não está sob ataque, ou a carta está virada para baixo. O poder volta quando o reino for reconstruído ou a carta desvirada, ou enquanto o reino for atacado.
reason-avatar-phase-3 = Um avatar só entra em jogo na fase 3, { $pool }, do seu turno, e não direto numa batalha. Ponha-o antes na sua reserva.
reason-averts-nothing = { $card } não evita isso. Aqui se pode jogar uma só carta, e ela tem de mudar a condição que detém ou derrota o seu campeão; atingir a causa não adianta. Outras cartas podem ser jogadas quando a batalha continuar.
reason-back-from-the-abyss = { $card } voltou do Abismo neste turno, o que não lhe dá um segundo uso do poder. Pode usá-lo de novo a partir da fase 3, { $pool }, do seu próximo turno.
reason-barred = { $card } não deixa este campeão atacar: “{ $says }” Ataque com um campeão que ele deixe passar, ou ataque outro reino.
reason-cannot-answer-that = { $answered } não é o que { $card } responde: “{ $says }” Guarde-a até que algo assim seja anunciado.
reason-cannot-be-answered-so = { $itself ->
        [yes] { $card } está a salvo de uma resposta assim por si só: “{ $says }” Só uma resposta de outro tipo pode impedir isso.
       *[no] { $card } protege { $answered } de uma resposta assim: “{ $says }” Só uma resposta de outro tipo pode impedir isso.
    }
reason-cannot-be-lent = Para uma batalha alheia só se emprestam aliados, magias e semelhantes, itens mágicos e artefatos, nada mais. Empreste uma carta assim, ou passe.
reason-cannot-use = { $card } não sabe usar este tipo de carta. { $able ->
        [none] Nenhum dos seus pode usá-la agora; é preciso um campeão com essa habilidade.
       *[other] Dos seus, podem: { $able }.
    }
reason-chosen-already = { $card } já foi escolhida. Escolha outra, ou termine a escolha, se isso for oferecido.
reason-condition-not-met = { $card } só funciona sob uma condição que não está cumprida agora: “{ $says }”
reason-copy-in-play = { $detail ->
        [two] { $card } já está em jogo, assim como outra cópia, e não pode haver mais de duas. Isso será possível quando uma delas sair de jogo.
       *[other] { $card } já está em jogo, e só pode haver uma cópia. Isso será possível quando ela sair de jogo.
    }
reason-cost-not-payable = O custo de { $card } não pode ser pago agora: “{ $says }” Será possível quando você tiver o que ela pede.
reason-discards-first = Você tem mais cartas do que pode guardar no fim do seu turno. Escolha uma da sua mão para descartar.
reason-does-not-affect-you = O que foi anunciado não afeta você nem suas cartas, e { $card } só ajuda quem é afetado. Guarde-a para o que atingir você.
reason-draws-first = Cartas extras estão sendo sacadas: agora só vale o que as tira de quem saca. Espere até que tenham sido sacadas.
reason-dungeon-defended = { $card } já foi defendida neste turno, e ninguém luta mais por ela antes do fim do turno. Ataque outra coisa, ou ataque-a na fase 4, { $attack }, do seu próximo turno.
reason-dungeon-defender = Quem defendeu uma carta de masmorra neste turno não entra em nenhum outro combate antes do fim do turno. Ataque outro jogador, ou espere a fase 4, { $attack }, do seu próximo turno.
reason-dungeon-entry = Uma carta de masmorra não é jogada da mão. Pergunta-se uma única vez ao dono se quer colocá-la, no início do primeiro turno.
reason-event-first = { $card }, na sua mão, poderia lhe trazer um reino. Jogue-a antes; se não trouxer nenhum, o mulligan pode ser pedido.
reason-exempt = O dono desse alvo não é afetado por isto. Escolha um alvo de outro jogador.
reason-extra-turn-realm = Num turno extra ({ $card }) não se jogam reinos. Jogue-o na fase 2, { $realms }, do seu próximo turno comum.
reason-fights-already = Esse jogador já luta nesta batalha. Peça a alguém que não lute.
reason-first-turns = { $card } espera até que todos os jogadores tenham tido o primeiro turno. Só depois pode ser jogada ou usada.
reason-forbidden = { $card } proíbe: “{ $says }” Será possível quando { $card } tiver saído, perdido o poder ou não se aplicar mais.
reason-formation-full = Sua formação já tem tantos reinos quantos pode ter: { $detail }. Só dá para pôr um reino sobre um arrasado: { $places }.
reason-front-first = { $named ->
        [yes] { $card } exige que a posição vazia { $detail } seja preenchida antes de outras. Ponha o reino ali.
       *[no] Posições vazias mais à frente vêm antes da posição { $detail }. Ponha o reino em: { $places }.
    }
reason-game-over = A partida terminou; nela não se pode fazer mais nada.
reason-goes-on-alone = O ataque foi derrotado, e só { $card } pode continuá-lo. Envie de novo essa carta, ou pare.
reason-has-artifact = { $card } já tem { $other }, e um campeão só pode ter um artefato. Dê este a outro campeão do mundo dele.
reason-has-holding = { $card } já tem { $other }, e um reino só tem uma fortaleza. Ponha esta em outro reino do mundo dela.
reason-helps-the-other-side = Esse jogador ajuda o outro lado nesta batalha. Peça a outra pessoa.
reason-hidden-card = Você não pode saber que carta é esta. Pergunte quando ela tiver sido mostrada.
reason-holds-realm = { $card }, na sua mão, pode ser jogado, e quem tem um reino não pede mulligan. { $detail ->
        [now] Ele pode ser posto agora.
       *[other] Ponha-o na fase 2, { $realms }, do seu próximo turno.
    }
reason-immune = { $itself ->
        [yes] { $card } é imune a { $against } por si só: “{ $says }” Escolha outro alvo, ou tire antes essa imunidade.
       *[no] { $card } torna { $whom ->
            [none] o alvo
           *[other] { $whom }
        } imune a { $against }: “{ $says }” Escolha outro alvo, ou tire antes essa imunidade.
    }
reason-lent-before = Este item já foi emprestado em uma rodada anterior desta batalha. Empreste outra carta; ele pode ser emprestado de novo em outra batalha.
reason-may-not-attack = { $card } o impede de atacar: “{ $says }” Ataque com outro campeão, ou espere até que { $card } não valha mais.
reason-may-not-defend = { $card } o impede de defender: “{ $says }” Defenda com outro campeão, ou espere até que { $card } não valha mais.
reason-no-rebuilding = { $card } impede que reinos sejam reconstruídos: “{ $says }” Espere até que não valha mais.
reason-may-not-join = { $card } o impede de lutar como aliado: “{ $says }” Escolha outro campeão, ou espere até que { $card } não valha mais.
reason-mulligan-time = O mulligan só pode ser pedido na fase 5, { $end }, do seu segundo turno.
reason-mulligan-twice = Você já pediu dois mulligans seguidos, e ninguém pede um terceiro. Continue com estas cartas; na próxima partida você pode pedir de novo.
reason-needs-bearer = Precisa de um campeão seu que a carregue. Ponha antes um na reserva, na fase 3, { $pool }.
reason-needs-champion = { $card } não é campeão e não pode carregá-la. Dê-a a um campeão seu.
reason-needs-user = Precisa de alguém seu capaz de usá-la. { $able ->
        [none] Nenhum dos seus é; ponha antes um campeão assim na reserva, na fase 3, { $pool }.
       *[other] Dos seus, podem: { $able }.
    }
reason-negated-event = { $card } foi negado, e nada dele resta para duplicar. Guarde o poder para outro evento.
reason-no-aid = Nesta partida ninguém de fora de uma batalha pode ajudar nela. Isso pede uma opção (ajuda) escolhida antes da partida.
reason-no-attack-this-turn = Um efeito impede você de atacar neste turno. Pode atacar de novo na fase 4, { $attack }, do seu próximo turno.
reason-no-combat = Aliados só se juntam a um campeão seu que está lutando. Ataque na fase 4, { $attack }, ou defenda, e jogue-o enquanto o seu lado estiver perdendo.
reason-no-effect = { $card } não faria nada agora: “{ $says }” Guarde-a até que haja algo em que possa agir.
reason-no-formation = Uma carta de masmorra só é atacada enquanto o dono tem um reino. Espere até que tenha, ou ataque um reino de outra pessoa.
reason-no-mulligan-rule = Este regulamento não tem mulligan. Só uma partida com outro regulamento o permitiria.
reason-no-own-formation = Você só pode atacar uma carta de masmorra enquanto tiver um reino. Ponha um antes, na fase 2, { $realms }.
reason-no-such-answer = { $card } não tem poder que responda a algo. Use outra carta, ou passe.
reason-no-such-place = Não existe essa posição numa formação. Ponha o reino em: { $places }.
reason-no-such-power = { $card } não tem um poder que se use assim. Veja na carta o que ela faz.
reason-no-switch = A batalha continua no reino que foi atacado primeiro. Siga contra ele, ou pare; outro reino pode ser atacado em outro turno.
reason-no-target = { $card } não tem alvo possível agora: “{ $says }” Será possível quando houver um alvo assim.
reason-not-a-champion = Só campeões lutam. Escolha um campeão da sua reserva ou mão.
reason-not-a-realm = Só se atacam reinos de uma formação. Escolha um reino de outro jogador.
reason-not-an-option = Isso não está entre o que pode ser feito agora. Escolha algo do que é oferecido.
reason-not-defending = Não é você quem defende agora. Você pode defender quando um reino seu for atacado.
reason-not-fighting = { $card } não é quem está lutando por você. Isso é possível numa rodada em que lute.
reason-not-in-abyss = A batalha por este reino é travada no Abismo. Só o que está no seu Abismo pode ser usado.
reason-not-in-hand = A carta não está na sua mão. Só de lá ela pode ser jogada.
reason-not-in-hand-or-pool = O campeão não está na sua mão nem na sua reserva. Escolha um de lá.
reason-not-in-play = { $card } não está em jogo. O poder funciona quando estiver.
reason-not-in-pool = { $card } não está na reserva. Este poder só funciona enquanto está lá e não luta.
reason-not-invited = Ninguém que luta pediu a sua ajuda. Você pode emprestar cartas quando pedirem.
reason-not-meant = { $card } pede outra coisa: “{ $says }” Escolha algo do que é oferecido.
reason-not-phase-2 = Reinos são reconstruídos na fase 2, { $realms }, do seu turno.
reason-not-phase-4 = Ataques são feitos na fase 4, { $attack }, do seu turno.
reason-not-put-back = Estes espólios não voltam para a pilha de saque. Jogue a carta na hora ou fique com ela.
reason-not-the-fighter = Aliados só se juntam ao campeão que está lutando por você agora. Jogue-o ao lado de { $card }.
reason-not-this-bearer = { $card } não pode ser anexada aí: “{ $says }” Escolha uma carta que sirva.
reason-not-this-user = { $card } não pode ser usada por esse campeão: “{ $says }” Escolha um que sirva.
reason-not-your-battle = Só quem ataca ou defende pede ajuda. Você pode pedir numa batalha sua.
reason-not-your-card = { $card } não está sob o seu controle. Só quem a controla pode usá-la.
reason-not-your-champion = { $card } não é um campeão da sua reserva nem o que luta por você. Escolha um que seja.
reason-not-your-decision = { $question ->
        [none] Outros ainda podem agir ou responder antes de você. Espere até que perguntem a você.
       *[other] Agora quem decide é { $who }: “{ $question }” Espere até que perguntem a você.
    }
reason-not-your-razed-realm = Esse não é um reino arrasado seu. Só os seus reinos arrasados podem ser reconstruídos.
reason-not-your-realm = Uma fortaleza vai num reino da sua formação. Escolha um seu, do mundo dela.
reason-not-your-turn = Isso só é possível no seu turno. Espere pela sua { $when }.
reason-not-your-user = { $card } não pode usar cartas por você agora: numa batalha só podem o campeão que luta ou o reino atacado, fora dela os campeões da reserva. { $able ->
        [none] Nenhum dos seus pode usar esta agora.
       *[other] Dos seus, podem: { $able }.
    }
reason-nothing-to-answer = Nada foi anunciado a que se possa responder. Guarde-a até que outro jogador jogue ou use algo.
reason-nothing-to-lend = Esse jogador não tem cartas na mão. Peça a alguém que tenha.
reason-on-the-other-team = Esse jogador é da equipe do seu oponente. Peça a alguém da sua equipe.
reason-one-attack = Você já atacou um reino neste turno, e o turno só permite um. Ataque de novo na fase 4, { $attack }, do seu próximo turno.
reason-one-holding = Você já jogou uma fortaleza neste turno, e o turno só permite uma. Jogue esta na fase 2, { $realms }, do seu próximo turno.
reason-one-realm = Você já jogou ou reconstruiu um reino neste turno, e o turno só permite um. Faça isso na fase 2, { $realms }, do seu próximo turno.
reason-one-rule-card = Você já jogou uma carta de regra neste turno, e o turno só permite uma. Jogue esta na fase 0, { $rule-phase }, do seu próximo turno.
reason-only-for-the-fighter = O que se empresta vai para o campeão que luta, e para mais ninguém. Escolha esse campeão.
reason-other-world = { $detail ->
        [holding] { $card } (mundo: { $theirs }) não é do mundo desta fortaleza, { $own }. Ponha-a num reino de { $own }.
       *[other] { $card } (mundo: { $theirs }) não é do mundo deste artefato, { $own }. Dê-o a um campeão de { $own }.
    }
reason-own-realm = O reino é seu. Ataque um reino de outro jogador.
reason-passed-already = Você já passou, e isso não se desfaz; agora só é possível acalmar o evento. Você pode responder ao que for anunciado depois.
reason-pays-first = Um reino é reconstruído em troca de cartas da sua mão. Escolha uma delas para descartar.
reason-permission-refused = A licença para jogar { $card } acaba de ser negada. Tente de novo na próxima rodada da batalha, ou fora dela em outro turno.
reason-place-taken = { $card } está nessa posição. Ponha o reino em: { $places }.
reason-power-lost = { $card } está sem poder. Ele volta quando o que o tira tiver acabado ou saído de jogo.
reason-razed = O reino já está arrasado. Ataque um que não esteja.
reason-realm-cannot-fight = O reino não tem poder para se defender. Defenda com um campeão da sua reserva ou mão.
reason-realm-chance = Você já poderia ter jogado um reino, e o mulligan é só para quem nunca pôde. Continue com estas cartas.
reason-realm-played = Você já teve um reino em jogo, e o mulligan é só para quem nunca teve. Continue com estas cartas.
reason-realm-razed = { $card } está arrasado, e um reino arrasado não leva fortaleza. Reconstrua-o antes, ou escolha outro reino.
reason-returned-this-turn = { $card } voltou à sua mão neste turno e com isso perdeu o uso dos poderes. Eles podem ser usados de novo no seu próximo turno.
reason-shielded = { $reaching ->
        [none] { $card } está na frente e o protege. Arrase antes aquele reino, ou ataque com um campeão que passe por ele, como um voador.
       *[other] { $card } está na frente e o protege. Arrase antes aquele reino, ou ataque com um campeão que passe por ele: { $reaching }.
    }
reason-spent = { $named ->
        [yes] { $card } está fora de uso até começar o próximo turno do dono. Escolha outro campeão.
       *[no] Este campeão está fora de uso até começar o próximo turno do dono. Escolha outro campeão.
    }
reason-stays-there = { $named ->
        [yes] { $card } mantém essa carta onde está: “{ $says }” Escolha outro alvo.
       *[no] Ali não teria efeito nenhum. Escolha outro alvo.
    }
reason-stops-between-rounds = Uma batalha é interrompida entre duas rodadas, não dentro de uma. Passe aqui; depois de uma rodada vencida o atacante pode parar.
reason-three-cards = Reconstruir custa { $needed ->
        [1] uma carta
        [2] duas cartas
       *[3] três cartas
    } da mão, e você tem { $held ->
        [0] nenhuma
       *[other] { $held }
    }. Será possível com { $needed ->
        [1] uma carta
        [2] duas cartas
       *[3] três cartas
    } na mão.
reason-too-strong = O nível passa do que { $card } ainda deixa escolher: “{ $says }” Escolha algo de nível menor.
reason-turned-down = { $card } está com a face para baixo, fora de uso. Volta a valer quando for desvirada.
reason-unwilling = Esse jogador se recusou a ajudar você nesta rodada. Peça a outra pessoa, ou de novo na próxima rodada.
reason-winning-side = O seu lado está vencendo esta rodada, e por isso você só pode jogar eventos. Outras cartas são possíveis quando estiver perdendo, ou depois da rodada.
reason-works-by-itself = { $card } não se usa: funciona por si quando chega a hora: “{ $says }” Espere esse momento.
reason-wrong-moment = { $detail ->
        [combat] No combate não é hora disso. Possível: { $when }.
        [answer] Isso não responde ao que foi anunciado. Possível: { $when }.
        [any] Isso não pode ser feito a qualquer hora. Possível: { $when }.
        [spoils] Isso não pode ser jogado como espólio. Possível: { $when }.
        [entry] Isso não se escolhe quando uma carta entra em jogo. Possível: { $when }.
       *[other] Na fase { $detail }, { $now }, não é hora disso. Possível: { $when }.
    }

## Quando: as fases pelos nomes que a mesa mostra

when-phase = na fase { $number }, { $name }, do seu turno
when-combat = numa batalha, na sua vez de jogar uma carta
when-any = a qualquer hora
when-answer = em resposta ao que acaba de ser anunciado
when-entry = ao entrar em jogo
when-never = em nenhuma fase; outra coisa a põe em jogo
when-or = { $most }, ou { $last }
when-turn = fase { $number }, { $name }

## Por quê

why-see-the-card = veja a carta
why-kind = { $card } ({ $kind })
why-power-used = um poder de { $card }
why-no-world = nenhum
why-pass-on = Para chegar lá, passe ({ $word }).
why-nothing = { $card } está em: { $zone }. Ali não há o que fazer com ela.
why-possible = Possível: { $what }
why-impossible = Não é possível: { $what }
why-and-more = { $what }; e mais { $count }
why-no-place = nenhuma posição, pois nenhuma está livre agora

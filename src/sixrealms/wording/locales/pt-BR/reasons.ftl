### Por que algo não é possível. $card é uma carta, $named diz se há uma, $detail é um valor simples

reason-ally-cannot-reach = Só aliados que se movem como o campeão podem segui-lo até { $card }.
reason-ally-realm = O reino é da sua própria equipe.
reason-already-fought = Este campeão já lutou nesta batalha.
reason-already-used = Este poder de { $card } já foi usado.
reason-answer-first = Antes é preciso responder a outra pergunta.
reason-asleep = { $card } está sem poder: arrasado, virado para baixo ou fora de ataque.
reason-avatar-phase-3 = Um avatar só entra em jogo na fase 3.
reason-back-from-the-abyss = { $card } voltou do Abismo neste turno.
reason-barred = { $card } não deixa este campeão atacar.
reason-cannot-answer-that = { $card } não é resposta para isso.
reason-cannot-be-answered-so = { $card } não pode ser respondida assim.
reason-cannot-be-lent = Para uma batalha alheia só se emprestam aliados, magias e semelhantes, itens mágicos e artefatos, nada mais.
reason-cannot-use = { $card } não sabe usar este tipo de carta.
reason-chosen-already = { $card } já foi escolhida.
reason-condition-not-met = O que { $card } exige não está cumprido.
reason-copy-in-play = { $card } já está em jogo.
reason-cost-not-payable = O custo de { $card } não pode ser pago.
reason-does-not-affect-you = O que foi anunciado não afeta você.
reason-draws-first = Cartas estão sendo sacadas: agora só vale o que as tira de quem saca.
reason-dungeon-entry = Uma carta de masmorra não é jogada; pergunta-se ao dono uma única vez, na hora certa.
reason-event-first = { $card } poderia trazer um reino; jogue-a antes.
reason-exempt = O dono desse alvo não é afetado por isto.
reason-fights-already = Esse jogador já luta nesta batalha.
reason-forbidden = { $card } proíbe.
reason-front-first = { $named ->
        [yes] { $card } exige que a posição { $detail } seja preenchida antes.
       *[no] Posições vazias mais à frente vêm antes da posição { $detail }.
    }
reason-game-over = A partida terminou.
reason-has-artifact = { $card } já tem um artefato.
reason-has-holding = { $card } já tem uma fortaleza.
reason-helps-the-other-side = Esse jogador ajuda o outro lado nesta batalha.
reason-hidden-card = Você não pode saber que carta é esta.
reason-holds-realm = { $card }, na sua mão, pode ser jogado.
reason-immune = { $card } torna o alvo imune a isto.
reason-lent-before = Este item já foi emprestado em uma rodada anterior desta batalha.
reason-may-not-attack = { $card } o impede de atacar.
reason-may-not-defend = { $card } o impede de defender.
reason-mulligan-time = O mulligan só pode ser pedido no fim do seu segundo turno.
reason-mulligan-twice = Você já pediu dois mulligans.
reason-needs-bearer = Precisa de um campeão que a carregue.
reason-needs-champion = { $card } não é campeão e não pode carregá-la.
reason-needs-user = Precisa de alguém capaz de usá-la.
reason-no-aid = Neste jogo ninguém de fora de uma batalha pode ajudar nela.
reason-no-combat = Aliados só se juntam a um campeão que está lutando.
reason-no-effect = { $card } não faria nada agora.
reason-no-own-formation = Você só pode atacar uma carta de masmorra enquanto tiver uma formação.
reason-no-formation = Uma carta de masmorra só é atacada enquanto o dono tem uma formação.
reason-no-mulligan-rule = Este regulamento não tem mulligan.
reason-no-such-answer = { $card } não responde a nada.
reason-no-such-place = Não existe essa posição numa formação.
reason-no-such-power = { $card } não tem esse poder.
reason-no-switch = A batalha continua no reino que foi atacado primeiro.
reason-no-target = { $card } não tem alvo possível.
reason-not-a-champion = Só campeões lutam.
reason-not-a-realm = Só se atacam reinos de uma formação.
reason-not-an-option = Isso não está entre o que pode ser feito agora.
reason-not-defending = Não é você quem defende agora.
reason-not-fighting = { $card } não é quem está lutando.
reason-not-in-hand = A carta não está na sua mão.
reason-not-in-hand-or-pool = O campeão não está na sua mão nem na sua reserva.
reason-not-in-play = { $card } não está em jogo.
reason-not-in-pool = { $card } não está na reserva.
reason-not-invited = Ninguém que luta pediu a sua ajuda.
reason-not-meant = { $card } pede outra coisa.
reason-not-phase-2 = Reinos são reconstruídos na fase 2 do próprio turno.
reason-not-phase-4 = Ataques são feitos na fase 4 do próprio turno.
reason-not-this-bearer = { $card } não pode ser carregada por esse campeão.
reason-not-this-user = { $card } não pode ser usada por esse campeão.
reason-not-your-battle = Só quem ataca ou defende pede ajuda.
reason-not-your-card = { $card } não é sua.
reason-not-your-champion = { $card } não é um campeão da sua reserva nem o que luta por você.
reason-not-your-decision = Agora quem decide é outra pessoa.
reason-not-your-razed-realm = Esse não é um reino arrasado seu.
reason-not-your-realm = Uma fortaleza vai num reino seu.
reason-not-your-turn = Isso só é possível no seu próprio turno.
reason-not-your-user = { $card } não pode usar cartas por você agora.
reason-nothing-to-answer = Não há nada a que responder.
reason-nothing-to-lend = Esse jogador não tem cartas na mão.
reason-on-the-other-team = Esse jogador é da equipe do seu oponente.
reason-one-attack = Você já atacou um reino neste turno.
reason-one-holding = Você já jogou uma fortaleza neste turno.
reason-one-realm = Você já jogou ou reconstruiu um reino neste turno.
reason-one-rule-card = Você já jogou uma carta de regra neste turno.
reason-only-for-the-fighter = O que se empresta vai para o campeão que luta, e para mais ninguém.
reason-other-world = { $card } é de outro mundo.
reason-own-realm = O reino é seu.
reason-permission-refused = A licença para jogar { $card } acaba de ser negada.
reason-place-taken = { $card } está nessa posição.
reason-power-lost = { $card } perdeu o poder.
reason-razed = O reino já está arrasado.
reason-realm-cannot-fight = O reino não tem poder para se defender.
reason-realm-chance = Você já poderia ter jogado um reino.
reason-realm-played = Você já teve um reino em jogo.
reason-realm-razed = { $card } está arrasado.
reason-extra-turn-realm = Não se jogam reinos na fase 2 de um turno extra ({ $card }).
reason-first-turns = { $card } espera até que todos os jogadores tenham tido o primeiro turno.
reason-returned-this-turn = { $card } voltou à sua mão neste turno.
reason-shielded = { $card } está na frente.
reason-spent = { $named ->
        [yes] { $card } está esgotado por enquanto.
       *[no] Este campeão está esgotado por enquanto.
    }
reason-three-cards = Reconstruir custa três cartas da mão.
reason-too-strong = O nível passa do que { $card } ainda deixa escolher.
reason-turned-down = { $card } está virado para baixo.
reason-unwilling = Esse jogador se recusou a ajudar você nesta rodada.
reason-winning-side = O lado que está vencendo a rodada só joga eventos.
reason-wrong-moment = { $detail ->
        [combat] O combate não é a hora dela.
        [answer] Ela não é uma resposta.
        [any] Ela não pode ser usada a qualquer hora.
        [spoils] Ela não pode ser jogada como espólio.
        [entry] Ela não é escolhida ao entrar em jogo.
       *[other] A fase { $detail } não é a hora dela.
    }

## Por quê

why-nothing = { $card } está em: { $zone }. Ali não há o que fazer com ela.
why-possible = Possível: { $what }
why-impossible = Não é possível: { $what }
why-and-more = { $what }; e mais { $count }
reason-no-attack-this-turn = Não se pode atacar neste turno.
reason-passed-already = Você já passou; agora só é possível acalmar o evento.

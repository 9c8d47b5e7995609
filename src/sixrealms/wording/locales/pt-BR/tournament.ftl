### Os comandos sobre eventos

command-tournament-create = Cria um evento.
command-tournament-delete = Apaga um evento, repetindo o nome dele.
command-tournament-list = Lista os eventos.
command-tournament-register = Inscreve jogadores, antes do início ou atrasados.
command-tournament-deck = Registra o baralho de um jogador, com o sideboard.
command-tournament-lock = Fecha o registro de baralhos antes do início, ou o abre de novo.
command-tournament-sign-up = Deixa que as pessoas se inscrevam sozinhas na página do evento, ou encerra isso.
command-tournament-check-in = Pede a todos que confirmem presença antes do início, encerra isso, ou confirma por alguém.
command-tournament-call = Chama um juiz à mesa de um jogador.
command-tournament-answer = Anota que um juiz atendeu o jogador que chamou.
command-tournament-publish = Mostra a todos os baralhos registrados, ou os esconde de novo.
command-tournament-pause = Interrompe um evento até outro dia; o relógio para.
command-tournament-resume = Começa outro dia de um evento: todos confirmam presença de novo.
command-tournament-prize = Anuncia um prêmio, entrega, sorteia ou tira da lista; sozinho, diz quem tem qual.
command-tournament-metagame = Diz que mundos, campeões, cartas e baralhos foram jogados e quantas vezes venceram.
command-tournament-bracket = Mostra a chave depois do corte, ou a desenha.
command-tournament-draw = Sorteia jogadores cujos baralhos são conferidos.
command-tournament-issue = Dá um baralho lacrado a cada um que não tem baralho.
command-tournament-exchange = Troca cartas com o sideboard antes da próxima partida de uma mesa, ou com o booster depois da primeira.
command-tournament-absent = Anota que um jogador não veio, antes da primeira partida da mesa: sem pontos e fora da conta.
command-tournament-drop = Tira um jogador do evento.
command-tournament-return = Deixa que um jogador que saiu continue, ou que um ausente se sente afinal.
command-tournament-seat = Monta a rodada 1.
command-tournament-result = Anota como uma partida terminou.
command-tournament-correct = Corrige o resultado de uma partida, de qualquer rodada.
command-tournament-strike = Tira o resultado de uma partida que não conta.
command-tournament-award = Dá a um jogador uma mesa que não é jogada até o fim.
command-tournament-swap = Troca dois jogadores de mesa na rodada em andamento.
command-tournament-bye = Deixa alguém ter a folga da rodada no lugar de quem a tem.
command-tournament-move = Passa um jogador para outra mesa da rodada em andamento.
command-tournament-tie = Decide em que ordem ficam jogadores empatados.
command-tournament-clock = Inicia, para ou retoma o relógio da rodada.
command-tournament-extend = Dá mais tempo a uma mesa.
command-tournament-advance = Monta a próxima rodada.
command-tournament-undo = Desfaz um passo.
command-tournament-ruling = Anota a decisão de um juiz.
command-tournament-penalty = Penaliza um jogador: só um registro, ou com a partida em andamento, a mesa ou a expulsão.
command-tournament-check = Anota a conferência de um baralho.
command-tournament-repair = Faz voltar a partida aberta de uma mesa na rede, ou manda jogá-la de novo; sem nada disso, mostra as últimas decisões.
command-tournament-show = Mostra um evento e sua rodada.
command-tournament-standings = Mostra quem está em que lugar, e por quê.
command-tournament-log = Mostra tudo o que aconteceu.
command-tournament-wrap-up = Encerra um evento decidido.
command-tournament-send = Anota quando os formulários foram enviados.
command-tournament-rank = Mostra o ranking de todos os eventos pontuados.
command-tournament-people = Diz de quem são os nomes de um evento que outros no ranking também têm.
help-people-same = É a mesma pessoa que a outra de mesmo nome, ou que a da linha indicada.
help-people-other = É outra pessoa, diferente de todas as de mesmo nome.
help-people-all = Cada pessoa de quem se pergunta é a única outra de mesmo nome.
tournament-people-none = Ninguém mais no ranking tem um nome deste evento.
tournament-person-asked = { $name }: é a mesma pessoa que { $others }?
tournament-person-known = { $name }: { $events ->
        [1] um evento
       *[other] { $events } eventos
    }, { $points ->
        [1] um ponto
       *[other] { $points } pontos
    }
tournament-person-other = { $line } ({ $points ->
        [1] um ponto
       *[other] { $points } pontos
    }, o último em { $latest }, { $on })
tournament-people-ask = { $count ->
        [1] Um nome já está no ranking e conta em separado até você dizer de quem é: sixrealms tournament people { $event }
       *[other] { $count } nomes já estão no ranking e contam em separado até você dizer de quem são: sixrealms tournament people { $event }
    }
tournament-rank-unconfirmed = { $player } ({ $line }, a confirmar)
tournament-rank-alike = { $player } ({ $line })
command-tournament-print = Grava em um arquivo uma folha do evento: sign-up, registration, player-cards, grid, pairings, slips, standings, wrap-up ou scoring-form.
command-tournament-export = Grava um evento em um arquivo, que `import` lê; ou seus jogadores, resultados, classificação ou equipes como lista.
command-tournament-import = Continua um evento a partir do arquivo dele; um que já está aqui é recusado.

help-event-database = O banco de dados dos eventos; sem ele, o de `sixrealms serve` sem --database.
help-event-json = Escreve JSON para programas.
help-event-later = O que acontece com rodadas já montadas que seriam outras: keep as deixa como foram jogadas, again as monta de novo.
help-event-why = O motivo, para o histórico.
help-event-delete-name = O nome do evento, para que nenhum seja apagado por engano.
help-event-pause-until = Dia e hora em que o evento continua, como "2026-11-23 09:00".
help-event-prize-for = Uma ou mais colocações, melhor espírito esportivo, melhor estreante, o sorteio entre os presentes ou um título seu.
help-event-prize-count = Quantos brindes são sorteados entre os presentes.
help-event-prize-give = Entrega a um jogador um prêmio por título.
help-event-prize-draw = Sorteia um brinde entre os que não saíram.
help-event-prize-remove = Tira um prêmio da lista.
help-event-metagame-csv = Escreve tudo como valores separados por vírgulas.
help-event-bracket-svg = Desenha neste arquivo.
help-event-bracket-shape = Rodadas lado a lado, ou uma sob a outra para o celular.
help-event-tie-table = A mesa em que há empate; sem isso, a classificação.
help-event-clock-minutes = Minutos da rodada; sem isso, os do plano.
help-event-judge = O juiz que faz isto, para o histórico; sem ele, o organizador.
help-event-as = O jogo por sua forma curta, como "King's Decree (Questing)-Enhanced [75]".
help-event-rules-text = As regras de um tipo próprio.
help-event-scored = Se os resultados contam para rankings; um dos dois tem de ser dito.
help-event-scheme = Como se fazem as rodadas: pela grade das regras, em rodadas suíças, ou todos encontram todos.
help-event-table-size = Jogadores por mesa, 3 ou 4.
help-event-rounds = Rodadas, onde o esquema não as fixa; 0 para quantas forem necessárias.
help-event-cut = Jogadores da final depois das rodadas suíças ou de todos contra todos; 0 se não houver final.
help-event-wins = Partidas que vencem uma mesa.
help-event-double = O evento anunciou pontos em dobro.
help-event-convention-code = O código da convenção nos formulários de pontos.
help-event-tournament-code = O código do torneio nos formulários de pontos.
help-event-semifinalists = Pontos para quem perde na rodada antes da final, de 1 a 10; sem isso, nenhum.
help-event-fours-later = Rodadas seguintes de uma grade têm mesas de quatro em vez de jogadores que voltam.
help-event-redraw = Vencedores são sorteados entre as mesas em vez de ocupar as linhas da grade.
help-event-byes = Só jogam mesas completas de três, e quem sobra tem folga; para um tipo próprio (--rules-text).
help-event-bye-points = Quanto vale uma folga antes do fator da rodada, de 0 a 4; sem isso, nada.
help-event-instead-of = Quem tem a folga agora, quando dois têm.
help-event-tied = Todos os jogadores concordaram que esta partida não tem vencedor.
help-event-teams = Cada inscrição é uma equipe de dois.
help-event-team-size = Cada um joga por si, e há equipes de no máximo este número, de 2 a 4, ditas na inscrição.
help-event-team-counts = Quantos membros contam para sua equipe, os melhores; sem isso, todos.
help-event-decks = Se os baralhos são registrados.
help-event-minutes = Minutos de uma rodada; 0 sem relógio.
help-event-coordinator = Quem decide as dúvidas; sem ele um evento não começa.
help-event-judges = Um juiz; pode ser indicado várias vezes.
help-event-convention = A convenção a que o evento pertence.
help-event-place = Onde é.
help-event-date = Quando é.
help-event-advertised = O evento foi divulgado, como precisa ser um evento pontuado.
help-event-team = O clube de um jogador.
help-event-member = Um integrante da equipe; indique os dois.
help-event-exchange-out = Uma carta que sai do baralho, pelo nome ou número; pode ser repetida.
help-event-exchange-in = Uma carta do sideboard ou do booster que entra; tantas quantas saem.
help-event-issue-seed = O mesmo número dá os mesmos baralhos lacrados; senão, ninguém os conhece antes.
help-event-back = Quantas decisões a partida volta; 1 é só a última.
help-event-anew = Encerra a partida, que é jogada de novo com os mesmos baralhos numa mesa nova.
help-event-lock-open = Abre-o de novo.
help-event-sign-up-close = Encerra.
help-event-check-in-end = Encerra a confirmação: quem não confirmou está ausente.
help-event-check-in-away = Afinal não estão aqui.
help-event-publish-hide = Esconde-os de novo.
help-event-draw-seed = O mesmo número sorteia os mesmos jogadores do mesmo evento; sem ele, ninguém sabe antes.
help-event-deck-member = O membro da equipe de quem é o baralho.
help-event-late-table = A mesa de três em que senta quem chega atrasado a uma grade; 0 para qualquer uma.
help-event-judge-agrees = Um juiz aceita o baralho, embora atrasado ou não legal.
help-event-round = A rodada; sem isso, a que está em andamento.
help-event-game = A partida; sem ela, a próxima.
help-event-rule = Um enunciado das regras em que se apoia; pode ser indicado várias vezes.
help-event-failed = O baralho não está como registrado.
help-event-remark = O que há a dizer sobre isso.
help-event-show-round = A rodada a mostrar; sem ela, a última.
help-event-rank-player = Só este jogador.

tournament-game = Jogo: { $game }
tournament-key = Chave do organizador para as páginas da web, dita só agora: { $key }
tournament-none = Ainda não há eventos; crie um com `sixrealms tournament create`.
tournament-noted = Feito. Nenhum lugar, resultado ou ponto muda com isso.
tournament-repaired-back = { $count ->
    [1] A partida voltou uma decisão; a mesa é avisada.
   *[other] A partida voltou { $count } decisões; a mesa é avisada.
}
tournament-repaired-anew = A partida foi encerrada e aberta de novo; os jogadores se sentam pela página do evento.
tournament-decisions = { $count ->
    [0] Ninguém na mesa { $table } decidiu nada ainda; a partida pode ser jogada de novo.
   *[other] A partida da mesa { $table } pode voltar a antes destas decisões, a última primeiro:
}
tournament-decision = { $back }. { $who }, turno { $turn }
tournament-deleted = O evento { $event } foi apagado. As partidas jogadas na rede mantêm suas mesas e replays.
tournament-heading-event = Evento
tournament-heading-name = Nome
tournament-heading-date = Data
tournament-heading-players = Jogadores
tournament-heading-phase = Situação
tournament-heading-rank = Lugar
tournament-heading-player = Jogador
tournament-heading-points = Pontos
tournament-heading-realms = Reinos
tournament-heading-games = Partidas
tournament-heading-wins = Vitórias
tournament-heading-why = Por quê
tournament-heading-at-risk = Em risco
tournament-phase-registration = inscrições
tournament-phase-playing = a rodada { $round } está em jogo
tournament-phase-between = a rodada { $round } terminou
tournament-phase-decided = vencido por { $winner }
tournament-phase-wrapped-up = encerrado, vencido por { $winner }
tournament-players = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}: { $names }
tournament-gone = Saíram: { $names }
tournament-call = Mesa { $table }: { $player } espera por um juiz. { $why }
tournament-awaited = { $count ->
    [0] Todos confirmaram presença.
   *[other] Ainda sem confirmar presença: { $names }
}
tournament-no-prizes = Nenhum prêmio está anunciado.
tournament-prize = { $id }  { $title }: { $what } – { $who }
tournament-resting = { $known ->
    [1] O evento está interrompido até { WHEN($until) }.
   *[other] O evento está interrompido até outro dia.
}
tournament-day = Dia { $day }: { $rounds ->
    [0] ainda nenhuma rodada
    [1] rodada { $first }
   *[other] rodadas { $first } a { $last }
}
tournament-to-check = Sorteio para conferir baralhos: { $names }
tournament-signs-up = As inscrições estão abertas em { $page } do servidor.
tournament-set-aside = { $count ->
    [1] Um passo está posto
   *[other] { $count } passos estão postos
} de lado; `log` diz por quê.
tournament-round = { $final ->
    [1] Rodada { $round }, a final ({ $points })
   *[0] Rodada { $round } ({ $points })
}
tournament-table = Mesa { $table }: { $names }
tournament-team = { $rank }. { $team }: { $points } ({ $members })
tournament-clock = { $state ->
    [paused] O relógio está parado, faltam { $left } minutos.
    [over] O tempo acabou há { $left } minutos.
   *[runs] O relógio corre, faltam { $left } minutos.
}
tournament-tied = Empatados em tudo o que conta, decidido por sorteio se `tie` não diz outra coisa: { $names }
tournament-game-result = Partida { $game }: { $realms }; { $winner } venceu
tournament-bye = { $name } tem folga
tournament-game-tied = Partida { $game }: { $realms }; empate
tournament-disputed = Partida { $game }: os jogadores não dizem o mesmo; anote o resultado
tournament-does-not-count = não conta
tournament-ratings = Pontuação pelas partidas de { $events ->
    [1] um evento
   *[other] { $events } eventos
}
tournament-rating = { $player }: { $points } ± { $margin } ({ $certainty ->
    [new] poucas partidas
    [rough] imprecisa
    [fair] razoável
   *[good] boa
}, { $games ->
    [1] uma partida
   *[other] { $games } partidas
})
tournament-no-ranking = Nenhum evento pontuado que conte foi encerrado e enviado.
tournament-left-out = { $count ->
    [1] Um evento não conta
   *[other] { $count } eventos não contam
}: { $events }. Um evento pontuado conta quando cumpre os requisitos (`show`) e seus formulários foram enviados (`send`).
event-refused-choose-later =
    { $count ->
        [1] Com isso a montagem da rodada { $rounds } seria outra; nada mudou ainda. Repita com --later keep, e a rodada fica como foi jogada, ou com --later again, e ela é montada de novo.
       *[other] Com isso a montagem das rodadas { $rounds } seria outra; nada mudou ainda. Repita com --later keep, e as rodadas ficam como foram jogadas, ou com --later again, e elas são montadas de novo.
    }
event-refused-result-form = "{ $said }" não é um resultado; escreva NOME=REINOS, com um asterisco no do vencedor, como em "Ana=6*" "Bruno=4" "Caio=3".
event-refused-number = { $number } não conta nada aqui; os números começam em 1.

command-tournament-change = Muda o plano de um evento.
command-tournament-key = Cria uma chave para um juiz ou para mais alguém que organiza.
command-tournament-rename = Escreve de outro modo o nome de um jogador.
help-event-name = Como o evento se chama.
help-event-key-end = As chaves desta pessoa não abrem mais nada.
tournament-key-made = Chave de { $name }, dita só agora: { $key }
tournament-keys-ended = { $count ->
    [0] { $name } não tem chave.
    [1] A chave de { $name } não abre mais nada.
   *[other] { $count } chaves de { $name } não abrem mais nada.
}

## Ligas

command-tournament-league = Ligas: eventos de uma temporada reunidos, com um ranking próprio.
command-tournament-league-new = Funda uma liga.
command-tournament-league-change = Dá outras regras a uma liga; tudo é contado de novo por elas.
help-league-new-name = Outro nome.
help-league-chosen-or-all = Só os eventos acrescentados são dela, ou de novo todos os de seus dias.
help-league-yes = Muda-a mesmo que alguém fique com outros pontos ou outra colocação.
league-changed = { $league } tem agora estas regras. Tudo é contado de novo por elas, também eventos realizados antes: { $count ->
    [0] ninguém tem outros pontos ou outra colocação.
    [1] uma pessoa tem outros pontos ou outra colocação.
   *[other] { $count } pessoas têm outros pontos ou outra colocação.
  }
command-tournament-league-add = Deixa uma liga ter eventos de qualquer dia, ou os tira de novo.
command-tournament-league-standings = A classificação de uma liga, e quais de seus eventos contam.
command-tournament-league-list = As ligas, a mais nova primeiro.
command-tournament-league-delete = Apaga uma liga; seus eventos ficam.
help-league-from = O primeiro dia cujos eventos são dela; sem isso não há.
help-league-to = O último dia cujos eventos são dela.
help-league-by = Pontos do ranking, dos eventos que contam nele, ou pontos pela colocação em cada evento.
help-league-points = Pontos das primeiras colocações, a primeira na frente; sem isso 10,8,6,5,4,3,2.
help-league-others = Pontos de todos depois dessas colocações.
help-league-best = Quantos dos melhores resultados de cada um contam; sem isso, todos.
help-league-drop = Quantos dos piores resultados ficam de fora; um evento em que alguém faltou vale 0 pontos.
help-league-attendance = Quem jogou em menos eventos não tem colocação.
help-league-tie = O que desempata pontos iguais, nesta ordem: melhor resultado, eventos vencidos, eventos jogados, último evento.
help-league-chosen = Só os eventos acrescentados são dela, de qualquer dia.
help-league-remove = Tira-os de novo.
help-league-csv = Escreve a classificação como valores separados por vírgula neste arquivo; - escreve aqui.
help-league-name = O nome inteiro da liga, para que nenhuma seja apagada por engano.
tournament-heading-attended = Eventos
tournament-heading-won = Vencidos
league-holds = { $league }: { $count ->
    [0] nenhum evento foi acrescentado; seus dias decidem
    [1] um evento foi acrescentado
   *[other] { $count } eventos foram acrescentados
}.
league-empty = Nenhum evento desta liga foi encerrado ainda.
league-none = Não há ligas.
league-attendance = Quem não tem colocação jogou em menos de { $count } eventos.
league-left-out-not-official = não conta: não pontuado, não elegível, ou não enviado
league-left-out-not-ranked = não conta, como decidiu quem opera o servidor
league-left-out-copy = não conta: cópia de outro evento
league-deleted = { $league } foi apagada.

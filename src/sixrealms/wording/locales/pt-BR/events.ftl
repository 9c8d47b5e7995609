### Eventos: o que é recusado, o que mudou, o que deixou de contar

event-refused-event-name = Um evento precisa de um nome de 1 a { $most } caracteres imprimíveis.
event-refused-grid-has-its-rounds = Uma grade tem seu próprio número de rodadas e sua própria final; deixe de fora o número de rodadas e o corte, ou escolha rodadas suíças.
event-refused-cut-too-small = Uma mesa final de { $cut } não seria uma partida de três jogadores; corte para 3 ou mais, ou para 0 se não houver mesa final.
event-refused-no-byes = Folgas são para jogos que só mesas completas de três podem jogar: Team Spirit, e tipos próprios com as regras escritas. Aqui mesas de quatro deixam todos jogar.
event-refused-byes-full-tables = Onde há folgas só jogam mesas completas de { $size }; escolha mesas de { $size } e um corte divisível por { $size }.
event-refused-date = { $date } não é uma data; escreva como 2026-11-22.
event-refused-name = "{ $name }" não pode ser um nome: são necessários de 1 a { $most } caracteres imprimíveis.
event-refused-full = Um evento aqui tem no máximo { $most } inscritos.
event-refused-entered = { $player } já está na lista de inscritos; os nomes são comparados sem maiúsculas e sem acentos. Acrescente algo que diferencie os dois.
event-refused-member-entered = { $player } já está na equipe { $team }; ninguém joga em duas equipes.
event-refused-no-team-event = Integrantes só são indicados em eventos de equipes; neste evento jogam pessoas sozinhas.
event-refused-team-members = { $team } é uma equipe e precisa dos nomes de seus { $count } integrantes, que são pessoas diferentes.
event-refused-team-game = Team Spirit é jogado por equipes; faça um evento de equipes.
event-refused-team-size = Equipes de quem joga por si têm de 2 a 4 membros, dos quais não mais que esses contam; aqui seriam { $counts } de { $size }. Um evento de equipes, em que cada inscrição é uma equipe, não as tem.
event-refused-team-full = A equipe { $team } já tem seus { $most } membros: { $who }.
event-refused-table-too-early = A mesa só é indicada para quem chega atrasado a uma grade; deixe-a de fora.
event-refused-late-grid = { $player } chega tarde demais para esta grade: todas as mesas da rodada 1 já começaram ou estão cheias, e só por ela se chega às rodadas seguintes. Inscreva { $player } em um evento suíço ou desfaça um resultado de uma mesa de três.
event-refused-late-grid-table = A mesa { $table } já começou ou está cheia; { $player } pode sentar-se nestas mesas: { $tables }.
event-refused-late-grid-bye = Aqui só jogam mesas completas: { $player } se senta com quem tem folga, ou folga também. Não indique mesa.
event-refused-left-already = { $player } saiu do evento.
event-refused-absent-played = { $player } já jogou na mesa { $table } e não está ausente: sai do evento, com o último lugar dessa mesa.
event-refused-not-left = { $player } não saiu do evento.
event-refused-no-player-event = Ninguém aqui se chama { $said }; há { $who }.
event-refused-no-player-event-near = Ninguém aqui se chama { $said }; você quis dizer { $near }?
event-refused-no-player-here = Ninguém chamado { $said } está nesta mesa; há { $who }.
event-refused-no-player-here-near = Ninguém chamado { $said } está nesta mesa; você quis dizer { $near }?
event-refused-which-player = { $said } pode ser mais de uma pessoa: { $who }. Escreva mais do nome.
event-refused-no-decks = Neste evento não se registram baralhos.
event-refused-deck-locked = Os baralhos estão travados; o de { $player } só pode ser registrado ou mudado se um juiz concordar.
event-refused-decks-locked-since = Os baralhos estão travados desde que a rodada 1 foi montada; um juiz pode concordar com a mudança de um.
event-refused-decks-locked-so = { $locked ->
    [1] O registro de baralhos já está fechado.
   *[other] O registro de baralhos já está aberto.
}
event-refused-deck-illegal = O baralho { $deck } de { $player } não é legal neste evento
event-refused-deck-unknown-card = Não é possível ler o baralho: { $why }
event-refused-no-deck = { $player } não registrou baralho.
event-refused-which-member = De quem é o baralho? { $team } são { $who }; indique um deles.
event-refused-online-no-deck = { $player } não registrou baralho; uma partida na rede é jogada só com baralhos registrados.
event-refused-online-teams = { $teams ->
    [1] A mesa { $table } tem { $count } equipes; uma partida na rede é jogada por { $most }. Joguem numa mesa de verdade e digitem os resultados.
   *[0] Este jogo não tem regras para equipes na rede; joguem numa mesa de verdade e digitem os resultados.
}
event-refused-online-exchange-waits = A partida { $game } espera por { $who }: antes podem trocar cartas, ou dizer que o baralho fica como está.
event-refused-no-sideboards = Este jogo não tem sideboards; os baralhos ficam como registrados.
event-refused-exchange-not-now = { $player } não joga em nenhuma mesa agora; cartas são trocadas entre as partidas de uma mesa.
event-refused-exchange-first-game = { $player } ainda não jogou nenhuma partida nesta mesa; cartas são trocadas depois da primeira.
event-refused-exchange-locked = A partida { $game } já está aberta na rede; o baralho de { $player } está travado até ela acabar.
event-refused-exchange-none = { $player } não registrou um sideboard.
event-refused-exchange-uneven = Cartas são trocadas uma por uma: { $out } sairiam do baralho e { $into } entrariam.
event-refused-exchange-dungeon = { $player }: uma carta de masmorra só é trocada por outra carta de masmorra.
event-refused-exchange-not-there = { $player } não tem { $card } ali para trocar; cartas saem do baralho e vêm do sideboard.
event-refused-booster-none = { $player } não tem booster; cada baralho lacrado que o evento entrega vem com um.
event-refused-booster-used = { $player } já fez as trocas com o booster; isso é uma vez só.
event-refused-booster-too-early = { $player } ainda não terminou nenhuma partida; o booster é aberto depois da primeira.
event-refused-booster-too-late = { $player } já terminou uma segunda partida; o organizador ou um juiz anota o que veio do booster.
event-refused-booster-too-many = { $count } cartas do booster são demais; podem entrar { $most } no baralho.
event-refused-booster-not-there = { $player } não tem { $card } ali para trocar; cartas saem do baralho e vêm do booster.
event-refused-issue-not-sealed = { $game } não se joga com baralhos lacrados; cada um registra o seu.
event-refused-issue-nobody = Todos os indicados já têm baralho; desfaça o passo que o deu para dar outro.
event-refused-online-not-now = A rodada { $round } não tem mesa { $table } em jogo agora.
event-refused-not-started = Nenhuma rodada foi montada ainda; monte primeiro a rodada 1.
event-refused-no-round = A rodada { $round } não existe; { $last ->
    [0] nenhuma foi montada ainda
    [1] só a rodada 1 foi montada
   *[other] as rodadas 1 a { $last } foram montadas
}.
event-refused-no-table = A rodada { $round } não tem mesa { $table }; suas mesas são { $tables }.
event-refused-other-round = Joga-se a rodada { $current }, não a rodada { $round }. O resultado de uma rodada anterior pode ser corrigido.
event-refused-decided = Rodada { $round }, mesa { $table }: { $player } já venceu; nenhuma outra partida conta. Corrija um resultado anterior se estiver errado.
event-refused-at-bye = { $player } tem folga na rodada { $round }; ali nada se joga.
event-refused-tied-and-won = Uma partida empatada não tem vencedor; deixe de fora um dos dois.
event-refused-no-ties = Uma partida deste tipo continua até alguém vencer. Se o tempo acabou, anote quem venceu, anule a partida, ou dê a mesa a alguém.
event-refused-recorded = Rodada { $round }, mesa { $table }: a partida { $game } já tem resultado; corrija-o se estiver errado.
event-refused-not-next = Rodada { $round }, mesa { $table }: a partida { $game } não pode vir agora; a próxima é a partida { $next }.
event-refused-not-your-table = Rodada { $round }, mesa { $table }: só quem joga ali diz como a partida terminou.
event-refused-no-result = Rodada { $round }, mesa { $table }: a partida { $game } não tem resultado que possa ser mudado.
event-refused-same-result = Rodada { $round }, mesa { $table }: é isso que já está escrito para a partida { $game }.
event-refused-table-decided = Rodada { $round }, mesa { $table }: está decidida pelas suas partidas; corrija uma delas.
event-refused-placed-twice = Alguém aparece duas vezes na ordem.
event-refused-no-minutes = Quantos minutos? O evento não tem um tempo próprio para as rodadas.
event-refused-clock-runs = O relógio da rodada { $round } { $paused ->
    [1] está parado; faça-o continuar, ou desfaça seu início
   *[0] já corre; pare-o, dê mais tempo a uma mesa, ou desfaça seu início
}.
event-refused-clock-stands = O relógio da rodada { $round } não corre e não pode ser parado.
event-refused-clock-not-paused = O relógio da rodada { $round } { $begun ->
    [1] corre
   *[0] não foi iniciado
}; só um relógio parado continua.
event-refused-tie-open = Rodada { $round }, mesa { $table }: ela ainda é jogada; um empate se decide quando ela termina.
event-refused-tie-round = Empates da classificação se decidem entre rodadas, para a última; agora é a rodada { $current }, não a { $round }, ou há uma mesa aberta.
event-refused-not-tied = { $any ->
    [1] Estes jogadores não estão empatados em tudo o que conta; estes estão: { $who }
   *[0] Ninguém está empatado aqui: o que conta distingue todos os jogadores
}.
event-refused-tie-why = Dê o motivo da decisão; os jogadores ficam sabendo.
event-refused-twice-in-result = { $player } aparece duas vezes neste resultado.
event-refused-two-winners = { $who } não podem vencer a mesma partida; marque um só vencedor.
event-refused-who-won = Rodada { $round }, mesa { $table }: diga quem venceu; isso só é claro por si quando exatamente um jogador tem { $goal } ou mais reinos intactos.
event-refused-seat-other-round = A próxima rodada a montar é a { $next }, não a { $round }.
event-refused-no-coordinator = Um evento precisa de um coordenador, que decide as dúvidas; indique um antes de montar a rodada 1.
event-refused-too-few = { $count } inscritos; são necessários pelo menos { $least } para uma mesa.
event-refused-too-few-scored = { $count } pessoas inscritas; um evento pontuado precisa de { $least }. Espere por mais gente ou faça um evento não pontuado.
event-refused-decks-missing = { $count ->
    [1] Falta um baralho
   *[other] Faltam { $count } baralhos
}: { $who }.
event-refused-still-open = Rodada { $round }: { $count ->
    [1] a mesa { $tables } ainda joga
   *[other] as mesas { $tables } ainda jogam
}.
event-refused-no-more-rounds = Não há outra rodada; { $player } venceu o evento.
event-refused-seated-twice = { $player } está em dois lugares.
event-refused-not-seated = { $player } joga nesta rodada e falta na nova montagem das mesas.
event-refused-table-number-twice = Duas mesas têm o mesmo número.
event-refused-table-too-small = A mesa { $table } tem menos de três jogadores.
event-refused-table-too-large = A mesa { $table } teria mais de { $most } jogadores.
event-refused-not-full = Aqui só mesas completas de { $size } podem jogar, e quem sobra tem folga: nenhuma mesa tem dois ou quatro jogadores, e três folgas formam uma mesa.
event-refused-bye-not-here = Aqui não há folgas: ninguém é recusado, pois mesas de quatro deixam todos jogar. Quem não joga esta rodada sai e volta na próxima.
event-refused-no-bye = Ninguém tem folga na rodada { $round }.
event-refused-has-bye = { $player } já tem a folga da rodada { $round }.
event-refused-table-begun = Rodada { $round }, mesa { $table }: algo já foi jogado ali, e seus jogadores ficam. Desfaça primeiro esses resultados, ou troque outra pessoa de lugar.
event-refused-sits-nowhere = { $player } não está em nenhuma mesa da rodada { $round }.
event-refused-same-table = { $player } e { $other } já estão na mesma mesa.
event-refused-sits-there = { $player } já está na mesa { $table }.
event-refused-plan-fixed = A rodada 1 já está montada, e isto fica como foi anunciado: { $field ->
    [rules_text] as regras do tipo
    [ruleset] o regulamento
    [scheme] o modo de montar as rodadas
    [table_size] o tamanho das mesas
    [seed] o número do sorteio
    [team_event] se jogam equipes
    [wins] quantas partidas decidem uma mesa
    [points_multiplier] se os pontos dobram
    [byes] se há folgas
    [bye_points] os pontos de uma folga
    [semifinalist_bonus] os pontos dos semifinalistas
    [team_size] o tamanho das equipes
    [team_counts] quantos de cada equipe contam
    [fours_later] onde ficam as mesas de quatro
    [redraw] se as rodadas são sorteadas de novo
   *[game] o jogo
}. Desfaça a montagem para mudá-lo.
event-refused-plan-teams = Já há jogadores inscritos; faça dele um evento de equipes, ou não, antes de inscrever alguém. Desfaça primeiro as inscrições.
event-refused-plan-cut-made = A rodada { $round } vem depois do corte; as rodadas e o corte ficam como anunciados. Desfaça sua montagem para mudá-los.
event-refused-plan-rounds-played = { $seated } rodadas estão montadas, portanto não podem ser { $rounds }.
event-refused-delete-name = Um evento só é apagado por quem repete o nome dele: { $event }.
event-refused-not-decided = O evento ainda não está decidido; monte a rodada { $round }.
event-refused-wrapped-up = O evento está encerrado; desfaça o encerramento para mudá-lo.
event-refused-send-before-wrap-up = Encerre o evento antes de enviar os formulários.
event-refused-ruling-empty = Uma decisão precisa da pergunta e da resposta.
event-refused-penalty-why = Uma penalidade precisa do motivo; diga o que { $player } fez.
event-refused-ejected-for-good = { $player } sofreu expulsão e não joga mais; se foi engano, desfaça a expulsão (undo).
event-refused-ejected-already = { $player } já sofreu expulsão.
event-refused-nothing-to-lose = { $player } não joga agora em nenhuma mesa que possa perder.
event-refused-lost-already = { $player } já perdeu a mesa { $table }.
event-refused-game-lost-already = { $player } já perdeu a partida { $game } por penalidade.
event-refused-last-to-win = Ninguém além de { $player } poderia vencer a partida { $game }; a mesa se perde com a perda da mesa.
event-refused-lost-by-penalty = { $player } perdeu a partida { $game } por penalidade e não pode ter vencido.
event-refused-replace-later = { $player } pode substituir a carta quando a rodada terminar, não agora.
event-refused-not-in-deck = { $card } não está no baralho registrado de { $player }.
event-refused-replaced-already = { $player } já substituiu { $card } depois desta rodada; uma cópia toma o lugar de cada carta destruída.
event-refused-repair-what = Diga o que foi corrigido.
event-refused-repair-not-open = Rodada { $round }, mesa { $table }: não há partida aberta na rede.
event-refused-repair-not-so-far = { $most ->
    [0] Ninguém decidiu ainda algo que pudesse ser desfeito
    [1] A partida pode voltar uma decisão, não { $back }
   *[other] A partida pode voltar de 1 a { $most } decisões, não { $back }
}; ela pode ser jogada de novo.
event-refused-repair-over = Essa partida acabou; corrija o resultado dela.
event-refused-repair-at-table = Uma partida se corrige na mesa dela; só o que foi feito de outro modo é anotado assim.
event-refused-not-for-judge = Isso cabe a quem organiza; um juiz não pode fazê-lo.
event-refused-not-for-player = Isso cabe a quem organiza ou a um juiz; um jogador confirma presença, informa suas próprias partidas, entrega seu próprio baralho, chama um juiz e pode sair.
event-refused-not-for-table = Uma mesa na rede informa suas próprias partidas e nada mais.
event-refused-sign-up-closed = As inscrições não estão abertas agora; peça na mesa de organização para entrar.
event-refused-sign-up-over = A primeira rodada já está montada e ninguém se inscreve mais; quem chega atrasado é inscrito na mesa de organização.
event-refused-sign-up-yourself = Quem já está no evento não inscreve outras pessoas; isso se faz na mesa de organização.
event-refused-sign-up-so = { $open ->
    [1] As inscrições já estão abertas.
   *[other] As inscrições já estão fechadas.
}
event-refused-check-in-not-asked = Ninguém precisa confirmar presença agora.
event-refused-check-in-over = A primeira rodada já está montada e a confirmação de presença acabou; quem não veio é anotado como ausente na sua mesa.
event-refused-check-in-so = { $open ->
    [1] Todos já foram chamados a confirmar presença.
   *[other] Ninguém precisa confirmar presença.
}
event-refused-checked-in-so = { $here ->
    [1] { $player } já confirmou presença.
   *[other] { $player } não confirmou presença.
}
event-refused-resting = O evento está interrompido até outro dia; comece esse dia primeiro.
event-refused-resting-already = O evento já está interrompido.
event-refused-not-resting = O evento não está interrompido, portanto não começa outro dia.
event-refused-day-not-now = Um evento é interrompido enquanto se joga: depois de montada a rodada 1 e antes de haver vencedor.
event-refused-until = { $until } não é dia e hora; escreva como 2026-11-23 09:00.
event-refused-check-in-mid-table = { $player } não confirmou presença e está na mesa { $table }, que não terminou. Confirme por essa pessoa, ou anote antes que ela saiu ou não veio.
event-refused-prize-what = Diga qual é o prêmio.
event-refused-prize-place = Um prêmio é para colocações a partir da 1, a melhor primeiro; de { $first } a { $last } não pode ser.
event-refused-prize-title = Diga o título do prêmio.
event-refused-prizes-so = Os prêmios já são esses.
event-refused-prizes-many = Um evento tem no máximo { $most } prêmios.
event-refused-prize-by-place = { $what } é para uma colocação; a classificação o entrega.
event-refused-prize-by-door = { $what } é sorteado entre os presentes.
event-refused-prize-given-so = { $what } já foi entregue assim.
event-refused-prize-not-drawn = { $what } não é sorteado; entregue a alguém, ou a classificação entrega.
event-refused-prize-drawn = { $what } já foi sorteado; desfaça esse passo para sortear de novo.
event-refused-no-prize = Não há o prêmio { $prize }; há { $prizes }.
event-refused-nobody-here = Não há mais ninguém presente para o sorteio.
event-refused-no-bracket = Aqui ainda ninguém avança para outra rodada; há uma chave depois do corte.
event-refused-not-checked-in = { $count ->
    [1] Uma pessoa ainda não confirmou
   *[other] { $count } pessoas ainda não confirmaram
} presença: { $who }. Confirme por elas ou encerre a confirmação, que as anota como ausentes.
event-refused-called-already = { $player } já chamou um juiz, que está a caminho.
event-refused-no-call = { $player } não chamou um juiz.
event-refused-decks-open = Os baralhos ainda podem ser mudados; feche o registro antes de mostrá-los a todos.
event-refused-decks-published-so = { $published ->
    [1] Todos já podem ver os baralhos.
   *[other] Os baralhos não estão à vista de todos.
}
event-refused-nobody-to-draw = Ninguém que continua jogando tem baralho registrado; não há quem sortear.
event-refused-nothing-to-undo = Ainda não aconteceu nada que possa ser desfeito.
event-refused-no-step = Não há passo { $number }; o último é { $last }.
event-refused-undone-already = O passo { $number } já não conta; foi desfeito.
event-refused-changes-seating =
    { $count ->
        [1] Com isso a montagem da rodada { $rounds } seria outra. Diga se a rodada fica como foi jogada ("keep") ou se é montada de novo ("again").
       *[other] Com isso a montagem das rodadas { $rounds } seria outra. Diga se as rodadas ficam como foram jogadas ("keep") ou se são montadas de novo ("again").
    }
event-refused-cannot-keep = A rodada { $round } não pode ficar como foi jogada, pois nada mais a montaria; desfaça com "again" ou corrija um resultado.
event-refused-overtaken = Outra pessoa foi mais rápida, e isto talvez não sirva mais: { $what } Olhe o evento de novo e repita se ainda estiver certo.
event-refused-no-event = O evento { $event } não existe.
event-refused-league-days = Uma liga não pode terminar em { $ends } se começa em { $begins }.
event-refused-league-points = Uma colocação melhor não pode valer menos que uma pior: { $points }, a última de todos os outros.
event-refused-league-ties = Cada desempate é nomeado uma vez: { $ties }.
event-refused-league-events = Uma liga tem no máximo { $most } eventos acrescentados.
event-refused-leagues-full = Este servidor guarda no máximo { $most } ligas.
event-refused-league-delete-name = Uma liga só é apagada por quem repete seu nome: { $league }.
event-refused-no-league = Não há liga chamada { $league }.
event-refused-people-early = De quem são os nomes só se pergunta quando o evento está encerrado.
event-refused-no-such-line = Aqui { $who } não corresponde a nenhuma linha do ranking.
event-refused-which-league = { $league } pode ser mais de uma: { $leagues }. Escreva mais do nome.
event-refused-not-for-visitors = Aqui ligas são fundadas e alimentadas por quem opera o servidor, ou por quem tem a chave de uma liga.
event-refused-is-here = Este evento já está aqui: { $event } ({ $id }). Abra-o lá; para continuar do arquivo, quem o organiza o apaga antes.
event-refused-no-event-near = O evento { $event } não existe; você quis dizer { $near }?
event-refused-too-many-steps = Um evento aqui tem no máximo { $most } passos.
event-refused-which-event = { $event } pode ser mais de um: { $events }. Escreva mais.

event-aside-no-player = { $player } não está (mais) entre os inscritos.
event-aside-entered = { $player } entrou por outro passo.
event-aside-left = { $player } já tinha saído.
event-aside-played = { $player } já tinha jogado.
event-aside-not-left = { $player } não tinha saído.
event-aside-no-round = A rodada { $round } não está (mais) montada.
event-aside-other-round = A rodada { $round } já não segue a rodada anterior.
event-aside-no-seating = A rodada { $round } não pode ser montada com os resultados como estão.
event-aside-stranger-seated = A montagem da rodada { $round } indica alguém que não está entre os inscritos.
event-aside-other-players = Na rodada { $round } estes jogadores já não estão juntos.
event-aside-recorded = A partida tem outro resultado na rodada { $round }.
event-aside-nothing-there = Não há na rodada { $round } um resultado que isto possa mudar.
event-aside-decided = A mesa foi decidida antes desta partida, com os resultados da rodada { $round } como estão.
event-aside-won-that-game = { $player } venceu a partida { $game } da rodada { $round }, como está anotado; a penalidade não tira nada dela.
event-aside-clock = O relógio da rodada { $round } não corre, ou já corre.
event-aside-no-prize = Esse prêmio não está mais na lista.
event-aside-day-ended = O evento já está interrompido ou ainda não se joga.
event-aside-day-begun = O evento não está interrompido.
event-aside-no-call = { $player } não chamou um juiz (ou não chama mais).
event-aside-booster = { $player } não tem mais um booster com essas cartas, ou já o usou antes.

event-change-entered = { $player } está entre os inscritos.
event-change-not-entered = { $old } não está mais entre os inscritos.
event-change-renamed = { $old } agora se chama { $new }.
event-change-is-in = { $player } continua jogando.
event-change-is-out = { $player } saiu.
event-change-is-absent = { $player } está ausente: sem pontos e fora da conta.
event-change-is-ejected = { $player } sofreu expulsão.
event-change-deck = O baralho de { $player } está registrado.
event-change-deck-gone = { $player } não tem mais baralho registrado.
event-change-sign-up = { $open ->
    [1] As inscrições estão abertas: quem tem o link pode entrar.
   *[other] As inscrições estão fechadas.
}
event-change-check-in = { $open ->
    [1] Todos são chamados a confirmar presença.
   *[other] A confirmação de presença acabou.
}
event-change-checked-in = { $here ->
    [1] { $player } confirmou presença.
   *[other] { $player } afinal não confirmou presença.
}
event-change-called = Mesa { $table }: { $player } chama um juiz.
event-change-answered = { $player } não precisa mais de um juiz.
event-change-decks-published = { $published ->
    [1] Todos podem ver os baralhos registrados.
   *[other] Os baralhos registrados não estão mais à vista de todos.
}
event-change-drawn = Sorteio para conferir baralhos: { $players } (número { NUMBER($seed, useGrouping: 0) }).
event-change-not-drawn = O sorteio para conferir baralhos não vale mais: { $players }.
event-change-penalised = { $player }: { $sanction ->
    [caution] aviso
    [warning] advertência
    [game-loss] a partida { $game } da rodada { $round } está perdida; os reinos dela não contam
    [match-loss] a mesa { $table } está perdida, com o último lugar
   *[ejection] expulsão
}.
event-change-not-penalised = { $player } não tem mais penalidade.
event-change-resting = { $known ->
    [1] O evento está interrompido até { WHEN($until) }.
   *[other] O evento está interrompido até outro dia.
}
event-change-not-resting = O evento não está mais interrompido.
event-change-day = Começa o dia { $day }.
event-change-not-day = O dia { $day } afinal não começou.
event-change-prizes = { $count ->
    [0] Nenhum prêmio está anunciado.
    [1] Um prêmio está anunciado.
   *[other] { $count } prêmios estão anunciados.
}
event-change-prize-given = { $seed ->
    [0] { $what } vai para { $players }.
   *[other] { $what } vai para { $players } (sorteio, número { NUMBER($seed, useGrouping: 0) }).
}
event-change-prize-not-given = { $what } não é mais de ninguém.
event-change-plan = O plano do evento é outro.
event-change-decks = { $locked ->
    [1] O registro de baralhos está fechado.
   *[other] O registro de baralhos está aberto de novo.
}
event-change-round-seated = A rodada { $round } está montada: { $tables ->
    [1] uma mesa
   *[other] { $tables } mesas
}.
event-change-round-gone = A rodada { $round } não está mais montada.
event-change-seats = Rodada { $round }, mesa { $table }: { $new } em vez de { $old }.
event-change-table-gone = A rodada { $round } não tem mais a mesa { $table }.
event-change-result = Rodada { $round }, mesa { $table }, partida { $game }: { $result }; { $player } venceu.
event-change-result-tied = Rodada { $round }, mesa { $table }, partida { $game }: { $result }; empate.
event-change-result-gone = Rodada { $round }, mesa { $table }: a partida { $game } não tem mais resultado.
event-change-result-other = Rodada { $round }, mesa { $table }, partida { $game }: { $new } em vez de { $old }.
event-change-open-again = Rodada { $round }, mesa { $table } está aberta de novo.
event-change-table-won = Rodada { $round }, mesa { $table }: vencida por { $player }.
event-change-table-won-instead = Rodada { $round }, mesa { $table }: vencida por { $player } em vez de { $other }.
event-change-set-aside = O passo { $number } é posto de lado: fica guardado, mas não conta.
event-change-counts-again = O passo { $number } conta de novo.
event-change-points = { $player } tem { $new } pontos em vez de { $old }.
event-change-winner = { $player } venceu o evento.
event-change-no-winner = { $old } não é mais o vencedor; o evento está aberto.
event-change-wrapped-up = O evento está encerrado.
event-change-not-wrapped-up = O evento está aberto de novo.
event-change-sent = Os formulários de pontuação foram enviados em { $on }.
event-change-not-sent = Os formulários de pontuação não foram enviados.
event-change-claimed = Rodada { $round }, mesa { $table }, partida { $game }: { $player } disse como terminou; os outros da mesa precisam dizer o mesmo.
event-change-disputed = Rodada { $round }, mesa { $table }, partida { $game }: os jogadores não dizem o mesmo; um juiz decide.

event-step-amended = O plano foi mudado.
event-step-registered = { $grouped ->
    [0] { $player } entra.
   *[1] { $player } entra ({ $team }).
}
event-step-renamed = { $player }: o nome agora é { $name }.
event-step-deck-registered = { $player } entrega o baralho { $deck }.
event-step-decks-locked = { $locked ->
    [1] O registro de baralhos está fechado.
   *[other] O registro de baralhos está aberto de novo.
}
event-step-issued = { $player } recebe um baralho lacrado.
event-step-booster-used = { $count ->
    [0] { $player } abre o booster e deixa o baralho como está.
    [1] { $player } põe uma carta do booster no baralho.
   *[other] { $player } põe { $count } cartas do booster no baralho.
}
event-step-deck-checked = { $passed ->
    [1] O baralho de { $player } foi conferido e está como registrado ({ $remark }).
   *[0] O baralho de { $player } foi conferido e não está como registrado ({ $remark }).
}
event-step-sign-up-opened = { $open ->
    [1] As inscrições estão abertas.
   *[other] As inscrições estão fechadas.
}
event-step-check-in-asked = { $open ->
    [1] Todos são chamados a confirmar presença.
   *[other] A confirmação de presença acabou.
}
event-step-checked-in = { $here ->
    [1] { $player } confirma presença.
   *[other] { $player } afinal não confirmou presença.
}
event-step-judge-called = Mesa { $table }: { $player } chama um juiz ({ $why }).
event-step-call-answered = O chamado de { $player } por um juiz foi atendido.
event-step-decks-published = { $published ->
    [1] Os baralhos registrados são publicados.
   *[other] Os baralhos registrados não estão mais à vista de todos.
}
event-step-checks-drawn = Sorteio para conferir baralhos: { $players } (número { NUMBER($seed, useGrouping: 0) }).
event-step-day-ended = { $known ->
    [1] O evento é interrompido até { WHEN($until) }.
   *[other] O evento é interrompido até outro dia.
}
event-step-day-begun = Começa outro dia; todos confirmam presença.
event-step-prizes-stated = { $count ->
    [0] Não há prêmios.
    [1] Um prêmio é anunciado.
   *[other] { $count } prêmios são anunciados.
}
event-step-prize-given = { $seed ->
    [0] Um prêmio vai para { $players }.
   *[other] Um prêmio é sorteado: { $players } (número { NUMBER($seed, useGrouping: 0) }).
}
event-step-withdrawn = { $player } sai ({ $why }).
event-step-stayed-away = { $player } não veio.
event-step-returned = { $player } volta.
event-step-seated = A rodada { $round } está montada, { $tables ->
    [1] uma mesa
   *[other] { $tables } mesas
}.
event-step-seated-by-hand = { $reasoned ->
    [1] Rodada { $round }: quem organiza define quem senta onde ({ $why }).
   *[0] Rodada { $round }: quem organiza define quem senta onde.
}
event-step-claimed = Rodada { $round }, mesa { $table }, partida { $game }: { $player } diz { $result }; { $tied ->
    [1] ninguém venceu
   *[0] { $winner } venceu
}.
event-step-recorded = Rodada { $round }, mesa { $table }, partida { $game }: { $result }; { $tied ->
    [1] ninguém venceu
   *[0] { $winner } venceu
}.
event-step-corrected = Rodada { $round }, mesa { $table }, partida { $game } corrigida para { $result }; { $tied ->
    [1] ninguém venceu
   *[0] { $winner } venceu
}.
event-step-struck = Rodada { $round }, mesa { $table }: a partida { $game } não conta.
event-step-awarded = Rodada { $round }, mesa { $table } fica com { $winner } ({ $why }).
event-step-placed = Empate na rodada { $round }, { $table ->
    [0] na classificação
   *[other] mesa { $table }
}: a ordem do coordenador é { $players } ({ $why }).
event-step-penalised = { $player }: { $sanction ->
    [caution] aviso
    [warning] advertência
    [game-loss] { $table ->
        [0] perda da partida { $game } da rodada { $round }
       *[other] perda da partida { $game } na mesa { $table }
    }
    [match-loss] perda da mesa { $table }
   *[ejection] expulsão
} ({ $why }).
event-step-ruled = Decisão: { $question } { $answer }
event-step-replaced = { $player } substitui a carta destruída { $card }.
event-step-repaired = Rodada { $round }, mesa { $table } na rede: { $how ->
    [back] { $back ->
        [1] a partida volta uma decisão
       *[other] a partida volta { $back } decisões
    }
    [anew] a partida é jogada de novo
   *[noted] corrigido
} ({ $what }).
event-step-clock-started = O relógio da rodada { $round } corre, { $minutes } minutos.
event-step-clock-paused = O relógio da rodada { $round } está parado.
event-step-clock-resumed = O relógio da rodada { $round } continua.
event-step-extended = Rodada { $round }, mesa { $table } tem { $minutes } minutos a mais.
event-step-opened = Rodada { $round }, mesa { $table }: a partida { $game } é jogada na rede.
event-step-exchanged = { $count ->
    [0] { $player } deixa o baralho como está antes da partida { $game }.
    [1] { $player } troca uma carta com o sideboard antes da partida { $game }.
   *[other] { $player } troca { $count } cartas com o sideboard antes da partida { $game }.
}
event-step-wrapped-up = O evento foi encerrado.
event-step-sent = Os formulários foram enviados em { $on }.
event-step-undone = O passo { $number } foi desfeito.

prize-place = { $several ->
    [1] Colocações { $first } a { $last }
   *[0] Colocação { $first }
}
prize-sport = Melhor espírito esportivo
prize-newcomer = Melhor estreante
prize-door = Brinde
prize-tie-by-lot = { $who } e { $others } estão iguais em tudo o que conta; o sorteio deu este prêmio a { $who }.
prize-tie-by-ruling = { $who } e { $others } estão iguais em tudo o que conta; o coordenador decidiu a favor de { $who }.

bracket-title = { $event }: { $decided ->
    [1] vitória de { $winner }
   *[0] a chave até agora
}
bracket-final = Final
bracket-round = Rodada { $round }
bracket-table = Mesa { $table }
bracket-to = para a mesa { $table }
bracket-told = { $where }: { $players }. { $won ->
    [1] Vitória de { $winner }.
   *[0] Ainda sem vencedor.
}
metagame-counted = { $decks ->
    [0] Nenhum baralho registrado jogou uma partida.
    [1] Um baralho registrado, { $games } partidas.
   *[other] { $decks } baralhos registrados, { $games } partidas.
}{ $without ->
    [0] {""}
    [1] {" "}Uma pessoa jogou sem baralho registrado.
   *[other] {" "}{ $without } pessoas jogaram sem baralho registrado.
}
metagame-worlds = Mundos (da maioria das cartas)
metagame-champion-types = Tipos de campeão (da maioria deles)
metagame-champions = Campeões
metagame-cards = Cartas
metagame-decks = Baralhos
metagame-no-world = sem mundo
metagame-mixed = mistos
metagame-rate = { $share } ({ $low } a { $high }; acaso { $even })
metagame-head-name = Nome
metagame-head-decks = Baralhos
metagame-head-copies = Cópias
metagame-head-games = Partidas
metagame-head-won = Vencidas
metagame-head-deck = Baralho
metagame-head-player = Jogador
metagame-head-world = Mundo, campeões
metagame-head-place = Colocação

event-by-organiser = { $named ->
    [1] organizador { $name }
   *[0] organizador
}
event-by-judge = { $named ->
    [1] juiz { $name }
   *[0] juiz
}
event-by-player = { $named ->
    [1] jogador { $name }
   *[0] jogador
}
event-by-table = a mesa na rede
event-ruled-because = { $ruling } Motivo: { $why }

exchange-no-seat = não há o lugar { $seat }; a disputa tem { $players } jogadores
exchange-no-exchange = { $game } não tem sideboard; os baralhos ficam como estão (protocol.deck-locked)
exchange-before-first = nada se troca antes da primeira partida de uma disputa (option.sideboard.when)
exchange-no-sideboard = o lugar { $seat } não tem sideboard (variant.sideboard.opt-out-notice)
exchange-dungeon = uma carta de masmorra só se troca por outra carta de masmorra (option.sideboard.one-for-one)
exchange-booster-later = o booster se abre depois da primeira partida ({ $rule })
exchange-once = o lugar { $seat } já trocou cartas; isso se faz uma vez ({ $rule })
exchange-too-many = { $count } cartas trocadas, no máximo { $most } são permitidas ({ $rule })
exchange-one-for-one = saem { $going } cartas e entram { $coming }; é uma por uma ({ $rule })
exchange-nothing = nenhuma carta é trocada; deixe o baralho como está ({ $rule })
exchange-not-in = { $card } não está { $what ->
        [deck] no baralho
        [booster] no booster
       *[sideboard] no sideboard
    } ({ $rule })
offence = baralho do lugar { $seat }: { $why } ({ $rule }); o coordenador pode punir isso com a expulsão
offence-strange = não é uma troca de cartas registradas: { $cards }
offence-one-for-one = não é uma troca de uma por uma
offence-other-deck = a partida foi jogada com outro baralho
offence-not-restored = não voltou às listas registradas antes da disputa
match-game-open = a última partida não terminou; a disputa segue quando ela terminar (general.deck.locked)
match-deck-changed = o baralho do lugar { $seat } foi mudado ({ $cards }); os baralhos ficam travados durante uma disputa (general.deck.locked)
match-registered = uma lista registrada só muda se o juiz concordar; pergunte ao juiz (variant.sideboard.registration)
match-players = uma disputa tem de 2 a 8 jogadores, e não { $count } (general.players.minimum)
match-deck = baralho do lugar { $seat }: { $problem }{ $more ->
        [0] {""}
       *[other] {" "}(e mais { $more })
    }
match-over = a disputa terminou: o lugar { $seat } venceu duas partidas (tournament.match.first-to-two)
match-not-over = a partida não terminou; ela conta quando terminar (tournament.match.first-to-two)
match-other-game = a partida foi jogada como { $played } por { $by }, a disputa é { $game } por { $ruleset }; ela não conta (protocol.coordinator-decides-options)
event-round-open = a rodada { $round } não terminou: a chave { $brackets } não tem vencedor; registre as partidas que faltam (tracking.even-pace)
event-latecomer = todas as mesas da rodada já começaram; o jogador pode entrar na próxima rodada
event-too-few = { $count } jogadores não podem jogar uma rodada; uma mesa precisa de três (tracking.four-player-balance)
event-size-of-table = as mesas têm 3 ou 4 jogadores, e não { $size } (tournament.table.three-players)
event-seated-twice = { $name } aparece em dois lugares; nomeie cada jogador uma vez
event-no-team = { $name } não tem equipe; indique uma, como para todos num evento de equipes
event-team-size = a equipe { $name } tem { $count } membros ({ $members }) e precisa de { $needed } (format.team-spirit.teams)
event-nobody-has-won = rodada { $round }, chave { $bracket }: ninguém venceu { $wins } partidas ainda; registre as partidas que faltam (tracking.even-pace)
notice-sideboard = { $who } tem um sideboard de { $count } cartas (option.sideboard.count-check).
notice-no-sideboard = { $who } joga sem sideboard (variant.sideboard.opt-out-notice).

### Jogo organizado: os eventos de um servidor, e um evento

events-new = Novo evento
events-none = Ainda não há eventos
events-none-is = Um evento se cria em um minuto: um nome, o jogo, quem responde por ele. Os jogadores são inscritos depois.
events-yours = seu
events-open-file = Abrir o arquivo de um evento
events-won = Vencido por { $who }
events-round = Rodada { $round }, { $players } jogadores
events-signing-up = { $players ->
    [0] Ninguém inscrito ainda
    [1] 1 jogador inscrito
   *[other] { $players } jogadores inscritos
}
events-name = Nome do evento
events-name-like = Copa da Primavera
events-coordinator = Coordenador
events-coordinator-is = Quem responde pelo evento e decide as dúvidas.
events-goal = vencem { $goal } reinos
events-scored = Os resultados contam para rankings?
events-scored-yes = Sim, vale pontos
events-scored-yes-is = Precisa de nove jogadores, partidas de três ou mais, divulgação e as regras mais recentes.
events-scored-no = Não, não vale pontos
events-scored-no-is = Bastam três jogadores.
events-more = Mais: local e data, rodadas, baralhos, juízes
events-convention = Convenção ou local
events-date = Data
events-scheme = Como se formam as rodadas
events-scheme-grid = Grade de torneio
events-scheme-is-grid = Os vencedores das chaves avançam até a final; os melhores eliminados ocupam as vagas.
events-scheme-swiss = Rodadas suíças
events-scheme-is-swiss = Todos jogam todas as rodadas, com adversários de pontos parecidos.
events-scheme-round-robin = Todos contra todos
events-scheme-is-round-robin = Cada par de jogadores se encontra o mesmo número de vezes, tanto quanto possível.
events-size = Jogadores por mesa
events-rounds = Rodadas
events-rounds-is = Vazio: quantas forem necessárias.
events-cut = Mesa final dos melhores
events-cut-is = Quem joga pelo título depois dessas rodadas.
events-wins = Partidas para vencer
events-wins-is = As regras de torneio dizem duas.
events-minutes = Minutos por rodada
events-minutes-is = Vazio: o tempo que for preciso.
events-decks = Registro de baralhos
events-decks-none = nenhum
events-decks-is-none = Não se guardam listas de baralhos.
events-decks-welcome = opcional
events-decks-is-welcome = A lista de quem a entrega é conferida e guardada.
events-decks-required = obrigatório
events-decks-is-required = Ninguém joga sem baralho registrado.
events-judges = Juízes
events-judges-is = Nomes separados por vírgulas.
events-later = Rodadas seguintes
events-later-is = Quando os vencedores não completam mesas de três; nas grades impressas voltam os melhores dos outros.
events-later-back = Outros voltam
events-later-fours = Mesas de quatro
events-semifinalist = Pontos para semifinalistas
events-semifinalist-is = Para quem perde na rodada antes da final, além dos lugares. Vazio: nenhum. Rodadas suíças não são semifinal.
events-redraw = Vencedores são sorteados entre as mesas
events-redraw-is = Senão ocupam as linhas da grade.
events-convention-code = Código da convenção
events-codes-are = Os códigos constam do formulário de pontuação.
events-tournament-code = Código do torneio
events-advertised = O evento foi divulgado
events-advertised-is = Para um evento pequeno basta um aviso na loja.
events-double = Pontos em dobro
events-double-is = Deve ser anunciado antes.
events-teams = Evento por equipes
events-teams-are = Cada inscrito é uma equipe com seus integrantes.
events-make = Criar o evento
events-not = Deixa para lá

event-none = Este evento não existe aqui
event-none-is = O link pode estar incompleto, ou o evento foi apagado. Pergunte a quem lhe passou o link.
event-none-others = Todos os eventos deste servidor
event-phase-registration = Inscrições
event-phase-playing = Rodada em andamento
event-phase-between = Entre rodadas
event-phase-decided = Decidido
event-phase-wrapped-up = Encerrado
event-role-organiser = organizador
event-role-judge = juiz
event-you-are = { $role ->
    [organiser] Você organiza
    [judge] Você é da arbitragem
   *[other] Você joga
}
event-parts = Partes do evento
event-part-players = Jogadores
event-part-round = Rodada
event-part-grid = Grade
event-part-standings = Classificação
event-part-book = Passos
event-part-paper = Papel e links
event-projector = Telão
event-my-table = Minha mesa
event-not-reached = O servidor não responde; o que se vê pode estar desatualizado
event-seat-round = Montar a rodada { $round }
event-wrap-up = Encerrar
event-wrap-up-is = O evento é fechado e o relatório fica definitivo. Ele pode ser reaberto desfazendo este passo.
event-sent-in = Os formulários foram enviados
event-sent-in-is = Eventos que valem pontos contam para o ranking quando seus formulários são enviados, em até 30 dias.
event-sent-on = Enviados em
event-was-sent = Enviado em { $date }
event-plan = O plano
event-plan-change = Mudar o plano
event-plan-fixed = Uma rodada está montada: aquilo em que lugares e pontos se apoiam fica como anunciado. Desfaça a montagem para mudar.
event-plan-save = Salvar o plano
event-delete = Apagar o evento
event-delete-is = Apaga todos os jogadores, baralhos, resultados e passos, aqui e para todos, e seus pontos no ranking. Partidas jogadas no navegador mantêm suas mesas e replays. Nada o traz de volta, a não ser o arquivo dele.
event-delete-name = Repita o nome do evento: { $name }
event-deleted = O evento foi apagado.
events-ranking = Ranking
ranking-title = Ranking
ranking-is = Pontos de todos os eventos deste servidor que valem pontos e foram encerrados e enviados: { $events }.
ranking-none = Ninguém está no ranking ainda
ranking-none-is = Um evento conta quando vale pontos, cumpre os requisitos, foi encerrado, e seus formulários foram enviados.
ranking-find = Procurar um jogador
ranking-at-risk = podem ser perdidos
ranking-at-risk-is = Pontos de eventos relatados mais de 30 dias depois de seu fim.
ranking-unconfirmed = a confirmar
ranking-unconfirmed-is = A confirmar: já havia alguém com esse nome no ranking, e quem organiza ainda não disse se é a mesma pessoa.
ranking-not-counted = Não contados
ranking-not-sent = ainda não enviado
ranking-not-eligible = não cumpre os requisitos
ranking-not-ranked = trazido de um arquivo, que quem opera este servidor não conta
ranking-copy = o mesmo evento que um que já conta
ranking-mine = { $who }: { $place }º lugar com { NUMBER($points) } { $points ->
    [1] ponto
   *[other] pontos
  }.
ranking-mine-rating = Pelas partidas: { $place }º lugar, pontuação { $points }.
ranking-mine-show = Mostrar-me nas listas
ranking-csv = Pontos (CSV)
ranking-csv-ratings = Pontuação pelas partidas (CSV)
ranking-left-out = E mais { $count }.

event-players = { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}
event-left = { $count ->
    [1] 1 saiu
   *[other] { $count } saíram
}
event-name = Nome
event-team = Equipe
event-members = Integrantes da equipe, separados por vírgulas
event-member = Baralho de quem
event-add = Inscrever
event-paste = Colar uma lista
event-entered = Inscrição feita: { $who }.
event-nobody = Ninguém está inscrito
event-nobody-is = Digite um nome e tecle Enter, ou cole uma lista inteira.
event-search-tables = Procurar um jogador ou uma mesa
event-steps-earlier = Passos anteriores
event-steps-last = Últimos passos
event-typed-name = O nome, ou o começo dele
event-about = Mais sobre { $who }
event-is-out = saiu
event-is-ejected = expulso
event-is-absent = ausente
event-sits = mesa { $table }
event-late = chegou depois
event-no-deck = sem baralho
event-has-deck = baralho registrado
event-deck-checked = baralho conferido
event-list = Um jogador por linha
event-list-is = Um nome, ou nome, equipe e integrantes separados por vírgulas, como uma planilha salva. A primeira linha pode ter títulos.
event-list-file = Abrir um arquivo
event-list-wrong = Ninguém foi inscrito. Corrija estas linhas:
event-list-line = Linha { $line }: { $mistake }
event-register = { $count ->
    [1] Inscrever 1 jogador
   *[other] Inscrever { $count } jogadores
}
event-rename = Corrigir o nome
event-absent = Não veio
event-absent-is = Antes da primeira partida aqui: sem pontos e fora da conta dos que jogam. Onde sobrariam dois, a mesa é refeita, ou os dois jogam sozinhos e um evento com pontuação deixa de valer.
event-leave = Sai do evento
event-come-back = Volta
event-punish = Penalidade
event-sanction = Penalidade
event-sanction-caution = Aviso
event-sanction-warning = Advertência
event-sanction-game-loss = Perda da partida
event-sanction-match-loss = Perda da mesa
event-sanction-ejection = Expulsão
event-caution-is = Fica registrado.
event-warning-is = Fica registrada.
event-game-loss-is = A partida em andamento está perdida, sem reinos; entre rodadas, a primeira partida da próxima.
event-match-loss-is = A mesa está perdida, com o último lugar. Os outros continuam jogando nela.
event-table-lost = Você perdeu esta mesa por penalidade. Continua no evento.
event-penalties = Penalidades até agora
event-lost-by-penalty = perdida por penalidade
event-games-lost = Partida { $game } perdida por penalidade: { $who }
event-ejection-is = Não joga mais e não recebe pontos pela mesa em andamento.
event-do = Fazer
event-why = Motivo
event-player-link = Link para a mesa do jogador
event-player-link-is = Quem abrir este link confirma resultados por este jogador.
event-player-code = Código deste link, para o celular do jogador
event-deck-register = Registrar o baralho
event-deck-again = Registrar outro baralho
event-deck-check = Conferência de baralho
event-deck-same = O baralho é o registrado
event-deck-of = Baralho de { $who }
event-sideboard = Sideboard
event-judge-agrees = Um juiz aceita este baralho mesmo assim

event-no-round = Nenhuma rodada foi montada ainda
event-no-round-is = Quando todos estiverem inscritos, monte a rodada 1.
event-nothing-played = Nada foi jogado ainda
event-no-standings = Há classificação assim que alguém tiver jogado.
event-round = Rodada { $round }
event-final = Rodada { $round }, final
event-tables-done = { $done } de { $tables } mesas terminadas
event-by-hand = lugares definidos por quem organiza
event-show-round = Mostrar a rodada
event-time-left = Tempo restante
event-time-over = tempo esgotado
event-minutes = Minutos
event-start-clock = Iniciar o relógio
event-pause-clock = Parar o relógio
event-resume-clock = Continuar o relógio
event-clock-paused = Relógio parado
event-jump = Ir para a mesa
event-finished-tables = Mesas terminadas
event-table = Mesa { $table }
event-extra = { $minutes ->
    [1] +1 minuto
   *[other] +{ $minutes } minutos
}
event-disputed = Os jogadores discordam
event-table-won = { $who } vence a mesa
event-more-about = Mais sobre a mesa { $table }
event-player = Jogador
event-wins = Venceu
event-points = Pontos
event-gone = saiu
event-won = venceu
event-won-by = Vencida por { $who }
event-unrazed = Reinos intactos, de 0 a { $most }
event-game = Partida { $game }
event-result-of = Mesa { $table }, partida { $game }: reinos intactos
event-save = Salvar o resultado
event-claims = { $who } diz: { $result }
event-take-claim = Preencher com este resultado
event-table-finished = A mesa { $table } terminou.
event-game-saved = Salvo. A mesa { $table } continua.
event-correct-game = Corrigir a partida { $game } da mesa { $table }
event-correct-title = Rodada { $round }, mesa { $table }: corrigir a partida { $game }
event-strike = Esta partida não conta
event-strike-is = Como uma que foi recomeçada.
event-save-correction = Salvar a correção
event-would-change = Isto mudaria
event-changes-nothing = Nada mais.
event-reseats = Rodadas já montadas ficariam diferentes: { $rounds }
event-keep = Manter como foram jogadas
event-keep-is = Os pontos seguem a correção; quem senta onde não muda.
event-again = Montar de novo
event-again-is = Resultados de mesas que deixam de existir são guardados à parte.
event-why-here = Por que estes jogadores sentam aqui
event-extend = Mais tempo
event-award = Dar a mesa a alguém
event-swap = Dois jogadores trocam de lugar
event-move = Um jogador vai para outra mesa
event-tie = Decidir um empate
event-tie-is = Estes jogadores estão iguais em tudo o que conta. Sem uma decisão, vale o sorteio.
event-tie-who = Qual empate?
event-tie-first = Quem fica primeiro?
event-tie-next = E depois?
event-repair = Corrigir a partida
event-repair-is = Todos na mesa ficam sabendo o que você fez e por quê, e os passos do evento guardam isso.
event-repair-how = O que deve acontecer?
event-repair-back = Voltar à decisão de { $who } no turno { $turn }
event-repair-anew = Encerrar esta partida e jogá-la de novo, com os mesmos baralhos
event-with = Troca de lugar com
event-to-table = Para a mesa
event-ruling = Anotar uma decisão
event-question = Pergunta
event-answer = Decisão

event-place = Lugar
event-realms = Reinos
event-ties = Empates e como são resolvidos
event-standings = Classificação após a rodada { $round }
event-standings-during = Classificação durante a rodada { $round }
event-standings-final = Classificação final
event-undo = Desfazer
event-undone = desfeito
event-undo-this = Desfazer o passo { $number }
event-undo-title = Desfazer o passo { $number }?

event-sheets = Folhas impressas
event-paper = Papel
event-for-round = Rodada
event-sheet-sign-up = Jogadores inscritos
event-sheet-registration = Registro de baralhos
event-sheet-player-cards = Cartões de jogador com códigos
event-sheet-grid = Grade
event-sheet-pairings = Mesas
event-sheet-slips = Súmulas
event-sheet-standings = Classificação
event-sheet-wrap-up = Relatório final
event-sheet-scoring-form = Formulário de pontuação
event-files = Arquivos
event-files-are = Para planilhas e outros programas. O arquivo do evento tem todos os passos; um servidor o abre como um novo evento.
event-file-players = Jogadores
event-file-decks = Baralhos
event-file-pairings = Quem se sentou onde
event-file-penalties = Penalidades
event-file-results = Resultados
event-file-standings = Classificação
event-file-teams = Equipes
event-file-event = O evento inteiro
event-links = Links para ajudantes
event-links-are = Quem abrir um link desses trabalha neste evento com o nome dado. Ele é mostrado uma só vez.
event-link-role = Como
event-link-name = Nome
event-link-make = Criar um link
event-link-is = Não dê este link a mais ninguém

event-more-time = Mais tempo
event-winner-is = Vencedor do torneio
event-signing-up = { $count ->
    [1] Inscrições: 1 jogador
   *[other] Inscrições: { $count } jogadores
}
event-wins-count = { $wins ->
    [1] 1 partida vencida
   *[other] { $wins } partidas vencidas
}

event-not-seated = A primeira rodada ainda não foi montada
event-not-seated-is = Deixe esta página aberta: ela mostra a sua mesa assim que for conhecida.
event-no-seat = Sem lugar aqui
event-no-seat-is = Você não senta a uma mesa na rodada { $round }.
event-no-table = Essa mesa não existe nesta rodada.
event-to-event = Ir para o evento
event-you = você
event-your-points = Seus pontos por esta mesa: { $points }
event-your-place = { $place }º lugar de { $players }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
event-wait-next = Espere a próxima rodada; esta página a mostra.
event-not-yours = Você não senta a esta mesa; pode acompanhar os resultados aqui.
event-no-key = Para registrar resultados, abra com este telefone o código do seu cartão de jogador.
event-disputed-is = Vocês discordam. Entrem em acordo ou chamem um juiz.
event-says = { $who } diz:
event-waits-for = Enviado. Esperando { $who }.
event-confirmed = Confirmado por todos.
event-confirm = Está certo
event-other = Foi diferente
event-send = Enviar o resultado
event-online-open = Jogar a partida { $game } aqui, no navegador
event-online-sit = Sentar à mesa no navegador
event-online-sit-as = Sentar no lugar de { $who } no navegador
event-online-watch = Assistir à partida { $game }
event-online-replay = Replay da partida { $game }
event-exchange = Sideboard antes da partida { $game }
event-exchange-as = Sideboard de { $who } antes da partida { $game }
event-exchange-is = Escolha tantas cartas do seu baralho quantas do sideboard; elas trocam de lugar. Os baralhos são travados quando todos tiverem escolhido.
event-exchange-out = Saem do baralho
event-exchange-in = Saem do sideboard
event-exchange-do = { $count ->
    [0] O baralho fica como está
    [1] Trocar uma carta
   *[other] Trocar { $count } cartas
}
event-exchange-uneven = Saem { $out }, entram { $into }: escolha tantas quantas saem.
event-exchange-waits = Antes da partida { $game } ainda podem trocar cartas: { $who }
event-exchange-counts = Sideboards: { $list }
event-exchange-nothing = nenhum
event-own-deck = Seu baralho
event-own-deck-open = Registrado. Você pode mudá-lo até o registro fechar.
event-own-deck-locked = Registrado e travado. É com ele que você joga.
event-own-deck-sealed = Você joga com um baralho lacrado, que a organização entrega.
event-own-deck-required = Para jogar aqui você precisa de um baralho registrado. Entregue-o antes de o registro fechar.
event-own-deck-welcome = Entregue seu baralho para que os juízes o conheçam. Para jogar no navegador ele é necessário.
event-own-deck-closed = O registro está fechado. Fale com um juiz se tiver um baralho para entregar.
event-own-deck-look = Ver seu baralho
event-pile-deck = Baralho
event-pile-realms = Baralho de reinos
event-lock-decks = Fechar o registro de baralhos
event-open-decks = Reabrir o registro de baralhos
event-exchange-for = Sideboard de { $who }
event-exchange-not-now = Não há nada para trocar agora.
event-booster = Booster
event-booster-as = Booster de { $who }
event-booster-is = Até { $most } cartas do booster entram no baralho, uma por uma, só desta vez e para sempre; nenhuma que o baralho já tenha. Depois o baralho volta a ser travado.
event-booster-in = Saem do booster
event-booster-waits = Ainda podem abrir o booster: { $who }
event-issue = { $count ->
    [1] Entregar um baralho lacrado
   *[other] Entregar { $count } baralhos lacrados
}

event-sign-up = Inscrição por celular
event-sign-up-is-open = Inscrição por celular aberta
event-sign-up-is = Os jogadores se inscrevem sozinhos: leem um código com o celular, digitam o nome e passam a ter sua própria página.
event-sign-up-open-is = Quem abrir este link pode se inscrever. O telão também mostra o código. O início da rodada 1 encerra as inscrições.
event-sign-up-open = Abrir as inscrições
event-sign-up-close = Encerrar as inscrições
event-sign-up-link = Link de inscrição
event-sign-up-code = Código de { $link }
event-sign-up-code-is = Leia com a câmera de um celular.
event-sign-up-here = Inscreva-se com o celular
event-sign-up-name = Seu nome
event-sign-up-name-is = Como deve aparecer na lista e no ranking.
event-sign-up-team = Nome da equipe
event-sign-up-member = Integrante { $number }
event-sign-up-club = Clube ou equipe
event-sign-up-club-is = Pode ficar vazio.
event-sign-up-do = Inscrever-se
event-sign-up-deck = Aqui você precisa de um baralho registrado. Você o entrega na próxima página.
event-sign-up-mine = Esta pessoa sou eu: { $account }
event-sign-up-mine-is = Seus pontos no ranking continuam seus, qualquer que seja o nome que você escrever aqui.
event-sign-up-mine-team = Integrante 1 é você. Seus pontos no ranking continuam seus, qualquer que seja o nome que você escrever aqui.
event-whose = De quem são estes nomes?
event-whose-are = { $count ->
        [1] Um nome já está no ranking. Conta em separado até você dizer de quem é.
       *[other] { $count } nomes já estão no ranking. Contam em separado até você dizer de quem são.
    }
event-whose-all = { $count } nomes: são as mesmas pessoas
event-whose-same = A mesma pessoa
event-whose-other = Outra pessoa
event-whose-is = { $points ->
        [0] sem pontos
        [1] um ponto
       *[other] { NUMBER($points) } pontos
    }, a última vez em { $latest }, { $day }
event-whose-now = { $events ->
        [1] Um evento
       *[other] { NUMBER($events) } eventos
    }, { $points ->
        [0] sem pontos
        [1] um ponto
       *[other] { NUMBER($points) } pontos
    }
event-whose-account = com conta
event-whose-each = Um por um
event-whose-more = E mais { $count }.
event-whose-known = Nomes que outros no ranking também têm ({ $count })
event-whose-answers = De quem são os nomes
event-sign-up-done = Você já se inscreveu
event-sign-up-done-is = Este navegador tem sua chave para este evento.
event-sign-up-desk = Este evento é conduzido por você
event-sign-up-desk-is = Inscreva os jogadores na página do evento, ou deixe que abram esta página nos próprios celulares.
event-sign-up-closed = Inscrições encerradas
event-sign-up-closed-is = Pergunte na mesa de organização se ainda dá para jogar.
event-check-in-ask = Pedir confirmação de presença
event-check-in-end = Encerrar a confirmação
event-check-in-end-is = Quem não confirmou está ausente: não senta e não conta. Ainda pode voltar.
event-check-in-is = Confirme sua presença, ou a rodada { $round } será montada sem você.
event-check-in-me = Estou aqui
event-check-in-of = { $who } está aqui
event-check-in-wall = Confirme presença com o celular ou na mesa de organização.
event-checked-in-count = { $here } de { $all } confirmaram presença
event-here = aqui
event-you-signed-up = Sua inscrição está feita.
event-you-checked-in = Sua presença está confirmada.
event-you-out = Você saiu do evento. Para continuar, fale com a mesa de organização.
event-you-absent = Você está com ausência anotada. Se estiver aqui, avise a mesa de organização.
event-you-ejected = Sua participação acabou com uma expulsão.
event-own-more = Outro celular, ou sair
event-own-link = Link da sua página
event-own-link-is = Este link abre sua página em outro celular. Não o dê a ninguém: quem o tem joga por você.
event-leave-me = Sair do evento
event-leave-do = Sair
event-leave-is = Você não senta em mais nenhuma rodada.
event-leave-playing = Você fica com o último lugar da sua mesa e não senta em mais nenhuma rodada.
event-call = Chamar um juiz
event-call-why = Sobre o quê?
event-call-why-is = Pode ficar vazio. O juiz lê antes de vir.
event-call-now = Chamar
event-call-waits = Um juiz foi chamado e vem à sua mesa.
event-call-by = { $who } chamou um juiz a esta mesa.
event-call-back = Não é mais preciso
event-calls = { $count ->
    [1] Uma mesa espera por um juiz
   *[other] { $count } chamados esperam por um juiz
}
event-call-since = { $minutes ->
    [0] agora
    [1] há um minuto
   *[other] há { $minutes } minutos
}
event-call-answered = Atendido
event-confirm-claim = Confirmar
event-draw = Sortear baralhos a conferir
event-draw-is = O sorteio diz de quem são os baralhos conferidos. Ninguém sai duas vezes antes de todos saírem uma, e o número do sorteio fica registrado: o mesmo número sorteia os mesmos jogadores.
event-draw-count = Quantos jogadores
event-draw-do = Sortear
event-draw-number = Número { $seed }, { $round ->
    [0] antes da rodada 1
   *[other] rodada { $round }
}
event-draw-waits = a conferir
event-to-check = conferir baralho
event-publish-decks = Mostrar os baralhos a todos
event-hide-decks = Esconder os baralhos
event-signals = Som e notificações
event-sound-on = Som ligado
event-sound-off = Som desligado
event-sound-waits = Toque uma vez em qualquer lugar para que esta tela possa emitir sons.
event-notices-on = Notificações ligadas
event-notices-off = Notificações desligadas
event-notices-denied = Este navegador proíbe notificações aqui; as configurações dele as permitem.
event-notices-unable = Navegadores só mostram notificações por https. O som funciona sem isso.
event-signals-player = Para sua mesa, e para cinco minutos e o fim do tempo. Deixe esta página aberta.
event-signals-desk = Para chamados de juiz, e para cinco minutos e o fim do tempo. Deixe esta página aberta.
event-notice-seated = Você joga na mesa { $table }
event-notice-round = { $event }, rodada { $round }
event-notice-soon = Faltam cinco minutos
event-notice-over = Acabou o tempo
event-notice-called = A mesa { $table } chama um juiz
event-bye = Folga
event-bye-of = { $who } tem folga
event-bye-yours = Você tem folga
event-bye-is = Só mesas completas de três podem jogar; por isso nada se joga aqui nesta rodada.
event-bye-points = Vale { $points ->
    [1] um ponto
   *[other] { $points } pontos
}.
event-give-bye = Passar a folga a outra pessoa
event-gets-bye = Tem a folga
event-tied = Ninguém venceu: todos concordaram no empate
events-bye-points = Pontos de uma folga
events-bye-points-are = 1 a 4, vezes a rodada; vazio: nenhum. Anunciado antes.

event-days = Dias
event-day = Dia { $day }
event-day-rounds = { $count ->
    [1] rodada { $first }
   *[other] rodadas { $first } a { $last }
}
event-day-no-rounds = ainda nenhuma rodada
event-day-ended = até { $at }
event-rest = Interromper até outro dia
event-rest-do = Interromper
event-rest-is = O relógio para e nenhuma rodada é montada. Quando começa o dia seguinte, todos confirmam presença de novo; quem não vem não entra mais em nenhuma rodada.
event-rest-until = Continua
event-rest-until-is = Pode ficar vazio. Aparece no telão e para os jogadores.
event-rests = O evento continua em outro dia
event-rests-until = O evento continua em { $until }
event-begin-day = Começar o dia { $day }
event-begin-day-is = Abre a confirmação de presença. O relógio da rodada fica parado até que você o deixe andar.
event-morning = Começa outro dia.
event-part-prizes = Prêmios
event-no-prizes = Nenhum prêmio está anunciado
event-no-prizes-is = Diga o que se pode ganhar: por colocação, por título ou por sorteio entre os presentes.
event-prize-add = Acrescentar um prêmio
event-prize-state = Acrescentar
event-prize-what = Qual é o prêmio
event-prize-for = Por
event-prize-kind-place = Colocações na classificação
event-prize-kind-sport = Melhor espírito esportivo
event-prize-kind-newcomer = Melhor estreante
event-prize-kind-door = Brinde, por sorteio entre os presentes
event-prize-kind-title = Outro título
event-prize-is-place = A classificação final o entrega.
event-prize-is-sport = Você o entrega.
event-prize-is-newcomer = Você o entrega.
event-prize-is-door = Sorteado entre os que não saíram.
event-prize-is-title = Você o entrega.
event-prize-first = Da colocação
event-prize-last = À colocação
event-prize-title = Título
event-prize-count = Quantos são sorteados
event-prize-give = Entregar
event-prize-draw = Sortear
event-prize-remove = Tirar
event-prize-draw-is = { $count ->
    [1] O sorteio escolhe um dos que não saíram.
   *[other] O sorteio escolhe { $count } dos que não saíram.
} Ninguém ganha dois brindes antes que todos ganhem um, e o número do sorteio fica registrado.
event-prize-drawn = sorteio, número { $seed }
event-prize-waits = conhecido quando o evento estiver decidido
event-prize-open = ainda não entregue
leagues-title = Ligas
leagues-none = Ainda não há ligas
leagues-none-are = Uma liga reúne os eventos de uma temporada, com um ranking próprio. Quem opera este servidor as funda.
leagues-new = Nova liga
leagues-find = Procurar uma liga
leagues-found-none = Nenhuma liga com esse nome.
leagues-name = Nome da liga
leagues-from = Primeiro dia
leagues-to = Último dia
leagues-days-are = Eventos destes dias são dela; vazio: sem limite.
leagues-by = O que conta
leagues-by-official = Pontos do ranking
leagues-by-places = Pontos pela colocação em cada evento
leagues-by-is-official = Só eventos que contam no ranking.
leagues-by-is-places = Todo evento encerrado, também os não pontuados.
leagues-points = Pontos por colocação
leagues-points-are = A primeira na frente, com vírgulas: 10, 8, 6. Todos os outros têm um.
leagues-best = Melhores resultados que contam
leagues-best-is = Vazio: todos.
leagues-drop = Piores eventos deixados de fora
leagues-drop-is = Um evento em que alguém faltou vale 0 pontos.
leagues-attendance = Mínimo de eventos
leagues-attendance-is = Quem jogou em menos não tem colocação.
leagues-found = Fundar a liga
leagues-open = O tempo todo
leagues-since = A partir de { $day }
leagues-until = Até { $day }
leagues-between = { $from } a { $to }
league-standings = Classificação
league-events = Eventos
league-attended = Eventos
league-won = Vencidos
league-results = Resultados de { $who }
league-place = { $place }º lugar
league-has = { $points ->
        [0] sem pontos
        [1] um ponto
       *[other] { NUMBER($points) } pontos
    }
league-official-points = na organização
league-dropped = não conta
league-tie-best = Atrás pelos melhores resultados
league-tie-won = Atrás pelos eventos vencidos
league-tie-attended = Atrás pelos eventos jogados
league-tie-latest = Atrás pelo último evento
league-tie-shared = Iguais em tudo o que conta
league-lacking = { $count ->
    [1] Falta um evento para ter colocação
   *[other] Faltam { $count } eventos para ter colocação
}
league-none = Nada conta ainda
league-none-is = A classificação aparece aqui quando um evento desta liga for encerrado.
league-out-not-official = não conta: não pontuado, não elegível, ou não enviado
league-out-not-ranked = não conta, como decidiu quem opera o servidor
league-out-copy = não conta: cópia de outro evento
league-players = { $count ->
    [1] Um jogador
   *[other] { $count } jogadores
}
league-rule-official = Pontos do ranking.
league-rule-places = Por colocação: { $points }, todos os outros { $others }.
league-rule-best = Contam os melhores { $count } resultados.
league-rule-drop = { $count ->
    [1] O pior evento fica de fora.
   *[other] Os piores { $count } eventos ficam de fora.
}
league-rule-attendance = Colocações a partir de { $count } eventos.
league-rule-chosen = Só os eventos acrescentados são dela.
league-rules = Mudar as regras
league-rules-are = Outras regras contam tudo de novo, também eventos realizados antes.
league-rules-change = { $count ->
    [1] Uma pessoa teria outros pontos ou outra colocação.
   *[other] { $count } pessoas teriam outros pontos ou outra colocação.
  }
league-rules-do = Mudá-las mesmo assim
league-delete = Apagar a liga
league-delete-is = Apaga a liga, suas regras e sua lista de eventos, para todos. Seus eventos ficam, com seus pontos no ranking. Nada a traz de volta.
league-delete-name = Repita o nome da liga: { $name }
league-csv = Como tabela (CSV)
league-json = Como dados (JSON)
league-add = Acrescentar um evento
league-adds = Acrescentar
league-take = Tirar { $event }
event-ratings = Pontuação pelas partidas
event-ratings-are = Quão forte cada um joga, pelas partidas de { $events ->
    [1] um evento
   *[other] { $events } eventos
}, pontuados ou não. Todos começam com 1500 e aparecem a partir de cinco partidas. Não mudam nenhum ponto.
event-rating = Pontuação
event-rating-games = Partidas
event-rating-rough = imprecisa
event-rating-fair = razoável
event-rating-good = boa
events-team-size = Equipes de jogadores
events-team-size-is = Cada um joga por si; a equipe se classifica pelo que seus membros têm. Quem é da mesma equipe fica separado na rodada 1.
events-team-counts = Quem conta para uma equipe
events-team-all = Todos os membros
events-team-best = { $count ->
    [1] O melhor membro
   *[other] Os { $count } melhores membros
}
event-teams = Equipes
event-teams-count = { $count ->
    [1] Conta o melhor membro de cada equipe.
   *[other] Contam os { $count } melhores membros de cada equipe.
}
event-team-is = A sua equipe, escrita como os outros a escrevem; no máximo { $most } de vocês.

event-file-metagame = O que se jogou
event-part-metagame = Baralhos jogados
event-metagame-hidden = Só quem conduz o evento vê isto até que os baralhos sejam mostrados a todos.
event-metagame-none = Nenhum baralho registrado jogou uma partida ainda
event-metagame-none-is = Os baralhos contam por suas listas registradas.
event-metagame-is = { $decks ->
    [1] Um baralho registrado
   *[other] { $decks } baralhos registrados
} em { $games } partidas{ $without ->
    [0] {""}
    [1] ; uma pessoa jogou sem baralho registrado
   *[other] ; { $without } pessoas jogaram sem baralho registrado
}. A barra mostra entre que proporções fica a verdadeira, 95 vezes em 100; a linha fina é o que o acaso daria.
event-metagame-worlds = Mundos
event-metagame-champion-types = Tipos de campeão
event-metagame-champions = Campeões
event-metagame-cards = Cartas
event-metagame-decks = Baralhos
event-metagame-decks-with = Baralhos
event-metagame-games = Partidas
event-metagame-won = Partidas vencidas
event-metagame-even = só o acaso: { $share }
event-metagame-all = Mostrar todos: { $count }
event-metagame-fewer = Mostrar menos
event-bracket-alt = { $title } O mesmo em palavras está abaixo.
event-bracket-words = A chave em palavras

### A primeira partida

lesson-title = A sua primeira partida
lesson-lead = Você começa no meio de uma partida: três dos seus reinos já estão na mesa. Mais três e você venceu.
lesson-realms = Reinos
lesson-realms-is = são o seu domínio, postos em pirâmide. Você pode pôr um por turno; seis intactos vencem.
lesson-champions = Campeões
lesson-champions-is = ficam na sua reserva. O número no canto diz quão fortes são.
lesson-battle = Batalhas
lesson-battle-is = são lutadas campeão contra campeão. Quem tem menos pode jogar mais uma carta; quem tem menos no fim perde. O reino que ninguém mais defende é arrasado.
lesson-free = Aqui não há pegadinha: é uma partida de verdade, e a caixa junto à mesa diz o que você pode fazer. Toque numa carta que não pode ser jogada e ela diz por quê.
lesson-opponent = { $name } se senta à sua frente: é o computador quem joga por ela, de modo simples e honesto e sem pressa.
lesson-start = Começar a minha primeira partida
lesson-coach = Ajuda para a sua primeira partida
lesson-steps = Até onde você chegou
lesson-step-realm = Pôr um reino
lesson-step-champion = Enviar um campeão
lesson-step-attack = Atacar
lesson-step-raze = Arrasar um reino
lesson-step-win = Vencer
lesson-step-done = (feito)
lesson-less = Menos
lesson-more = Ajuda
lesson-again = Mais uma vez
lesson-wait = { $name } joga. Veja o que é posto e enviado; quando você puder fazer algo, o jogo pergunta.
lesson-ask-phase-2 = Primeiro os reinos: toque num reino da sua mão e depois num lugar vazio da sua pirâmide.
lesson-ask-phase-2-done = O seu reino deste turno está posto. Siga para os seus campeões.
lesson-ask-phase-3 = Agora a sua reserva: envie o seu campeão mais forte. Itens o tornam mais forte ainda. Um campeão já basta para atacar: siga quando quiser.
lesson-ask-phase-4 = Ataque! Toque no seu campeão mais forte e depois num reino marcado de { $name }: a pé se alcança o da frente; voando, qualquer um.
lesson-ask-phase-4-none = Nenhum dos seus pode atacar agora. Siga.
lesson-ask-phase-5 = O fim do seu turno: não há nada que você precise fazer.
lesson-ask-combat = Você está perdendo esta batalha. Jogue uma das cartas marcadas: um aliado soma o seu número ao do seu campeão. Então { $name } precisa responder, ou perde.
lesson-ask-combat-other = Você está perdendo e não tem um aliado que sirva. Toque numa carta marcada e leia o que ela faz, ou siga: perde-se a rodada, não a partida.
lesson-ask-combat-none = Você está perdendo esta batalha, e nada do que você tem pode ser jogado agora. Siga em frente: perde-se a rodada, não a partida.
lesson-ask-defend = Ataque contra você! Envie o seu campeão mais forte: o empate é de quem defende, e o que faltar você pode somar com cartas da mão.
lesson-ask-next-attacker = O defensor foi vencido ou se foi, e o reino ainda está de pé. Ataque de novo com outro campeão, se for forte o bastante: o reino que ninguém defende é arrasado.
lesson-ask-spoils = Você venceu a batalha: os seus espólios são esta carta. Jogue-a já, se puder, ou guarde-a na mão.
lesson-ask-discard-down = Você pode ter oito cartas quando o seu turno acaba. Descarte o que menos precisa: o que nenhum campeão seu pode usar, ou o que você mais tem.
lesson-ask-place = Escolha um lugar na sua pirâmide. O da frente é atacado primeiro.
lesson-ask-answer = Foi anunciado algo a que você pode responder. Não precisa: pode passar sem problema.
lesson-ask-anytime = Você pode fazer algo agora. Não precisa: pode passar sem problema.
lesson-ask-other = Leia a pergunta abaixo; toda resposta é permitida, e nada pode dar muito errado aqui.
lesson-won = Você venceu a sua primeira partida. Seis reinos são seus!
lesson-lost = Esta se perdeu, e isso logo se resolve: mais uma vez, e ponha um reino a cada turno.

lesson-next = Ir para as próximas lições
exercise-lessons = Lições
exercise-puzzles = Quebra-cabeças
exercise-done-of = Feito: { $done } de { $all }
exercise-start = Começar
exercise-anew = Desde o início
exercise-go-on = Continuar de onde parou
exercise-leave = Sair por ora
exercise-reached-lessons = Conseguiu: esta lição está concluída.
exercise-reached-puzzles = Resolvido!
exercise-missed = Essa chance passou. Tente de novo desde o início.
exercise-next-lessons = Próxima lição
exercise-next-puzzles = Próximo quebra-cabeça
puzzle-how = Há um caminho que funciona façam os outros o que fizerem. Isso está provado: toda resposta deles foi jogada até o fim, também com as cartas que você não vê, e não é preciso sorte. O que eles têm na mão é dito. Um lance errado é apontado assim que é feito.
puzzle-grade-easy = Fáceis
puzzle-grade-middle = Médios
puzzle-grade-hard = Difíceis
puzzle-slipped = “{ $move }” deixa escapar: daqui os outros podem impedir.

daily-title = Quebra-cabeça do dia
daily-go = Jogar
daily-again = Jogar de novo
daily-solved = Resolvido. Amanhã há outro.
daily-run = { $run ->
    [0] Resolva este e o de amanhã, e conte seus dias seguidos. Hoje ele é o mesmo para todos.
    [1] 1 dia seguido. Recorde: { $best }
   *[other] { $run } dias seguidos. Recorde: { $best }
  }

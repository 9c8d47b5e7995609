### Setting up a table

deck-mine = Meus baralhos
new-title = Uma nova mesa
new-who = Contra quem?
new-first-game = para começar
new-plain = { $ruleset }, { $size } cartas
new-manner = Tempo e espectadores
new-players = Jogadores
new-you = O seu nome
new-name-none = Visitante
new-seat = Lugar { $seat }
new-computer = Computador: { $name }
new-friend = Um amigo
new-friend-is = Quem tiver o link senta-se aqui. A partida pode valer pontos.
new-public = Mostrar a mesa a todos
new-public-is = Senão, só quem tem o link a encontra.
new-clock = Tempo para pensar
new-clock-none = O quanto quiser
new-clock-is-none = Sem pressa para ninguém.
new-clock-relaxed = 30 minutos para cada um
new-clock-is-relaxed = Os primeiros 20 segundos de cada decisão não contam. Quando o tempo acaba, o computador continua, e você pode voltar.
new-clock-quick = 10 minutos para cada um
new-clock-is-quick = Os primeiros 10 segundos de cada decisão não contam, e cada resposta rende 2. Quando o tempo acaba, o computador continua, e você pode voltar.
new-clock-days = 3 dias para cada decisão
new-clock-is-days = Para uma partida que dura semanas: a mesa espera enquanto você está fora.
new-more = Mais
new-more-is = Jogadores, tamanho dos baralhos, regras opcionais, tempo para pensar. O habitual já está escolhido.
new-window = Tempo para responder
new-window-free = Até todos terem respondido
new-window-fixed = { $seconds } segundos de cada vez
new-window-is-free = A partida segue assim que ninguém pode ou quer responder. Quem pensa muito talvez tenha algo na mão.
new-window-is-fixed = Toda janela dura o mesmo tempo, possa alguém responder ou não: o silêncio não revela nada. Quem quer pensar a segura aberta.
new-window-slow = Quando uma resposta pode levar dias, as janelas não têm tempo fixo.
new-seen = Espectadores
new-seen-hands = Veem as mãos se todos os jogadores concordarem
new-seen-public = Veem o que todos sabem
new-seen-none = Ninguém assiste
new-seen-is-hands = Ao vivo eles veem o que todos sabem; as mãos, só mais tarde, quando cada jogador tiver concordado na mesa.
new-seen-is-public = As mãos nunca são mostradas durante a partida.
new-seen-is-none = Quem não tem lugar não entra; o replay pode ser visto quando a partida acaba.
new-delay = Com que atraso as mãos são mostradas
new-delay-count = { $count } decisões depois
new-delay-is = Tarde o bastante para que ninguém ajude um jogador.
new-game = Qual jogo?
new-ruleset = Regras
new-size = Tamanho dos baralhos
new-by-name = O jogo pelo nome
new-by-name-hint = Por exemplo: King's Decree (Questing)-Enhanced [75]
new-did-you-mean = Quis dizer { $nearest }?
new-deck = Qual baralho?
new-any-deck = Jogar também com baralhos que não são legais
new-goal = { $players } jogadores, { $goal } reinos vencem.
new-make = Montar a mesa
deck-label = Baralho
deck-hint = Os outros lugares recebem um, ou os seus jogadores escolhem.
deck-chance = Um por sorteio
deck-which = Qual baralho?
deck-own = O meu: colar ou abrir um arquivo
deck-fitting = Baralhos para este jogo
deck-others = Outros baralhos
deck-text = Cartas do baralho
deck-text-hint = Uma carta por linha, como “2 1st/54 War Party”, ou o conteúdo de um arquivo do CrossFire.
deck-file = Abrir um arquivo
deck-clear = Limpar
deck-illegal = { $name } não é legal aqui ({ $limits }):
deck-legal = { $name }: legal, { $cards } cartas.
deck-not-enforced = { $count ->
    [1] O poder de uma carta nele ainda não é aplicado: { $names }
   *[other] Os poderes de { $count } cartas nele ainda não são aplicados: { $names }
}
deck-legal-partly = { $name }: as suas { $cards } cartas são legais, mas nem tudo nele é jogado.
deck-lacks = { $count } não aplicados
deck-profile = Aplicados: { $enforced } de { $powers } poderes. Mundos: { $worlds }. Níveis dos campeões: { $levels }.
options-group = { $count ->
    [0] { $kind }
   *[other] { $kind } ({ $count })
}
options-built-in = faz parte destas regras
options-recommended = recomendada
options-advised = Pensada para { $players } jogadores ou mais.
options-players = Só para { $players } jogadores.
options-sizes = Só com baralhos de { $sizes } cartas.
options-clash = Não vale junto com { $name }:
options-value = Com que se joga { $name }
options-seats = Lugares para os quais { $name } vale, como 1,3
new-oldest = Quem é a pessoa mais velha?
new-oldest-is = A pessoa mais velha coloca o primeiro reino, antes de a partida começar (tyrant.setup.order).
new-oldest-later = Quem disser isso ao sentar-se
new-oldest-you = Você
new-oldest-seat = Lugar { $seat }: { $who }
new-here-agree = { $count ->
    [1] Quem joga neste aparelho concorda com você com a regra opcional escolhida.
   *[other] Quem joga neste aparelho concorda com você com as { $count } regras opcionais escolhidas.
}
new-friend-agrees = { $count ->
    [1] Quem se senta vê a regra opcional e concorda com ela antes.
   *[other] Quem se senta vê as { $count } regras opcionais e concorda com elas antes.
}
new-here = Alguém neste aparelho
new-here-is = Vocês se revezam; entre um e outro a mesa fica coberta.
new-here-called = Nome
new-here-name = Jogador { $seat }

### Home, and sitting down at a table

home-title = Construa seis reinos. Arrase os deles.
home-lead = Spellfire, o jogo de cartas de 1994, com todas as regras cuidadas pelo programa: ele mostra o que você pode fazer e diz por que não pode fazer o resto.
home-computer = Jogar contra o computador
home-new-here = Primeira vez aqui?
home-learn = Aprenda jogando
home-learn-is = Cinco minutos numa mesa de verdade, com alguém ao lado, até a primeira batalha vencida.
home-known = Já conhece o jogo?
home-play = Jogar
home-play-is = Contra o computador ou com um amigo, que só precisa de um link: sem conta, sem instalar nada.
home-challenge = Desafiar um amigo por link
home-more = Aprender e consultar
home-rules-is = Todas as regras, com busca, e em que os regulamentos diferem.
home-cards-is = Todas as cartas, o que fazem aqui e onde o poder ainda não é aplicado.
home-replay-is = Reveja uma partida terminada, decisão por decisão, ou abra um registro.
home-unofficial = Não oficial. Six Realms é feito por jogadores. Não é afiliado, endossado nem patrocinado pelos donos de Spellfire ou das suas marcas, e não traz arte, logotipos nem textos de cartas.

games-title = As suas partidas
games-against = Contra { $others }
games-nobody = ninguém ainda
games-mine = A decisão é sua
games-waiting = { $who } decide
games-running = Em andamento
games-won = Você venceu
games-over = Vitória de { $who }
games-drawn = Terminou sem vencedor
games-turn = Turno { $turn }
games-free = { $count ->
    [1] um lugar livre
   *[other] { $count } lugares livres
}
games-forget = Tirar da lista
games-forget-this = Tirar da lista a partida contra { $others }

games-all = Minhas partidas terminadas e o balanço delas

tables-title = Mesas abertas
tables-none = Ninguém tem uma mesa pública aberta agora.
tables-open-one = Abra uma
tables-sit = Sentar-se
tables-sit-rated = Sentar-se, vale pontos
tables-of = { $what }: { $who }
tables-look = Ler e sentar-se
tables-watch = Assistir
tables-mine = Ir para a minha mesa
tables-rated = vale pontos
tables-clock = com relógio
tables-waiting = { $minutes ->
    [0] aberta agora
    [1] esperando há um minuto
   *[other] esperando há { $minutes } minutos
}
tables-here = { $count ->
    [1] Só você está aqui.
   *[other] { $count } pessoas estão aqui.
}
tables-here-named = { $others ->
    [0] Aqui: { $names }.
    [1] Aqui: { $names } e mais uma pessoa.
   *[other] Aqui: { $names } e mais { $others } pessoas.
}
tables-be-seen = Quer aparecer?
tables-what = { $ruleset }, { $size } cartas, { $seats } jogadores

join-title = Sentar-se com { $who }?
join-challenged = { $who } desafia você
join-game = Jogo
join-goal = Meta
join-decks = Baralhos
join-decks-of = { $size } cartas. Você recebe um, se não escolher o seu.
join-decks-any = Vale qualquer baralho. Você recebe um de { $size } cartas, se não escolher o seu.
join-time = Tempo
join-time-days = { $days ->
    [1] Um dia
   *[other] { $days } dias
} para cada decisão: uma partida que dura semanas.
join-time-bank = { $minutes } minutos para cada um.
join-full-title = A mesa de { $who }
join-players = { $count } jogadores
join-sit = { $rules ->
    [0] Sentar-se
    [1] Sentar-se e aceitar esta regra
   *[other] Sentar-se e aceitar estas { $rules } regras
}
join-oldest = Sou a pessoa mais velha aqui
join-oldest-is = A pessoa mais velha coloca o primeiro reino. Por enquanto é { $who }.
oldest-begins = { $name } coloca o primeiro reino por ser a pessoa mais velha.
join-watch = Assistir
join-full = Todos os lugares estão ocupados. Você pode assistir: vê o que todos podem ver.

waiting-title = A sua mesa está pronta
waiting-how = Dê este link ao seu amigo. A partida começa quando o último lugar for ocupado.
waiting-seats = Lugares
waiting-seat = Lugar { $seat }
waiting-free = livre
waiting-seat-computer = Pôr o computador aqui
waiting-computer = computador

games-ended = Terminada

home-enforced = Poderes especiais que o programa aplica
home-enforced-of = { $set }: { $percent } %
home-enforced-more = As cartas cujo poder ele ainda não conhece são jogadas só pelos seus dados, e dizem isso.
home-decks-is = Monte baralhos, teste-os, compartilhe-os; comece por um dos 46 que estão aqui.
home-how-is = O jogo inteiro numa página, com figuras.
home-puzzles-is = Posições com um caminho para vencer neste turno, e uma nova a cada dia.
home-events-is = Eventos em mesas de verdade ou aqui: inscrição, rodadas, classificação.
home-ratings-is = A força de cada um nas partidas que valem pontos, por regulamento.
new-cards = { $size } cartas
new-start = Começar a partida

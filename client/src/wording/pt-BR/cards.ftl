cards-search = Procurar uma carta
cards-search-hint = Um nome em inglês ou da edição alemã, francesa ou portuguesa, ou um número como 1st/12. A tecla / traz você aqui.
cards-filters = Filtros{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
  }
cards-type = Tipo
cards-world = Mundo
cards-no-world = Sem mundo
cards-set = Coleção
cards-attribute = Atributo
cards-rarity = Raridade
cards-power = Poder especial
cards-any = qualquer
cards-from = Nível ou bônus de
cards-to = até
cards-every-printing = Todas as impressões
cards-clear = Sem filtros
cards-count = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
  }
cards-found = Cartas encontradas
cards-none = Nenhuma carta é assim. Tire um filtro ou uma letra.
cards-more = Mostrar mais (faltam { $count })
cards-common = comum
cards-uncommon = incomum
cards-rare = rara
cards-chase = especial (chase)
cards-power-enforced = aplicado pelo programa
cards-power-none = nenhum
cards-power-missing = poder ainda não aplicado
cards-power-enforced-more = O programa faz exatamente isto. As palavras são nossas, feitas a partir do que ele faz.
cards-power-none-more = Esta carta não tem poder especial.
cards-power-missing-more = O programa ainda não conhece este poder. A carta é jogada só pelos seus dados.
cards-level-of = nível { $level }
cards-level = Nível ou bônus
cards-avatar = Avatar
cards-yes = sim
cards-attributes = Atributos
cards-phases = Jogável nas fases
cards-copies = Cópias no baralho
cards-no-limit = quantas quiser
cards-rules = Regras que dizem respeito a ela
cards-printings = Todas as { $count } impressões
cards-wording = redação { $number }
cards-names = Nomes em outras edições
cards-german = Alemão
cards-french = Francês
cards-portuguese = Português
cards-decks = Nestes baralhos do programa
cards-way = Caminho de volta
cards-scans = Imagens próprias
cards-scans-about = Você tem imagens das cartas, em pastas como 1st/001.jpg? Elas podem ser mostradas aqui no lugar das nossas. Ficam neste navegador e não são enviadas a lugar nenhum.
cards-scans-served = { $count ->
    [1] Uma imagem está na pasta com que o servidor deste computador foi iniciado; ela não é mostrada a mais ninguém.
   *[other] { $count } imagens estão na pasta com que o servidor deste computador foi iniciado; elas não são mostradas a mais ninguém.
}
cards-scans-show = Mostrar as imagens próprias no lugar das desenhadas
cards-scans-choose = Escolher a pasta
cards-scans-taken = { $count ->
    [0] Nenhum arquivo ali tem nome de carta.
    [1] { $count } imagem foi guardada.
   *[other] { $count } imagens foram guardadas.
  }
cards-scans-failed = As imagens não puderam ser guardadas: este navegador não tem espaço ou não guarda nada.
cards-scans-drop = Esquecer { $count } imagens
cards-scans-dropped = As imagens foram esquecidas.

### Uma carta experimentada numa posição preparada

try-link = Experimentar esta carta numa mesa
try-title = Experimente { $card }
try-lead = A mesa está posta para que esta carta possa ser usada já, contra o computador. É a sua vez.
try-todo = O que este exemplo faz
try-free = Você pode continuar como quiser; faça o que fizer, as regras são as de qualquer partida.
try-start = Ir para a mesa
try-coach = O exemplo de { $card }
try-outcome = O que deve acontecer
try-no-outcome = Veja o que pode ser jogado e o que não pode.
try-card = A carta
try-again = Outra vez

cards-shares = Quanto de cada coleção é aplicado
cards-share-enforced = aplicados
cards-share-missing = faltam
cards-share-none = sem poder
cards-share-percent = parte

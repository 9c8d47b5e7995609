rules-lead = Cada regra como uma afirmação contra a qual o programa é testado, em palavras nossas. Uma recusa no jogo cita a afirmação em que se apoia.
rules-search = Procurar uma regra
rules-search-hint = Palavras de uma afirmação, ou um código como combat.e.tie. A tecla / traz você aqui.
rules-count = { $count ->
    [1] { $count } afirmação
   *[other] { $count } afirmações
  }, { $terms ->
    [1] { $terms } palavra
   *[other] { $terms } palavras
  }
rules-words = Palavras do jogo
rules-statements = Afirmações
rules-english = As afirmações estão escritas só em inglês.
rules-none = Nenhuma afirmação diz isso. Tente outra palavra.
rules-way = Onde isto está
rules-neighbours = Afirmações vizinhas
rules-sources = Onde está escrito
rules-differs = { $document } diz outra coisa:
rules-document-t = Regras de torneio, 1996
rules-document-faq = Respostas oficiais posteriores
rules-document-4e = Manual da 4ª edição
rules-document-f110 = Regras francesas de 110 cartas, 2013
rules-document-opt = Regras opcionais
rules-fourth-edition = 4ª edição
rules-tournament = Torneio
rules-tournament-110 = Torneio, 110 cartas
rules-every-ruleset = Todo regulamento:
rules-enforced = O programa aplica isto.
rules-later = Ainda não aplicado:
rules-never = Nenhum programa pode aplicar isto:
rules-proof = Como é provado
rules-cards = Cartas que cita

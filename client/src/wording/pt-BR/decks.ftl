decks-kept-here = Os seus baralhos ficam neste navegador.
decks-kept-account = Os seus baralhos ficam na sua conta e neste navegador.
decks-to-account = Entre para tê-los em todo lugar
decks-new = Novo baralho
decks-new-name = Novo baralho
decks-import = De um texto ou arquivo
decks-import-do = Fazer um baralho disso
decks-own = Meus baralhos
decks-none = Nenhum baralho ainda. Comece um novo ou copie um dos que estão abaixo.
decks-starters = Baralhos iniciais
decks-shipped = Mais baralhos do programa
decks-public = Baralhos que outros compartilham
decks-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
  }
decks-look = Ver
decks-edit = Editar
decks-copy = Copiar
decks-copy-of = Cópia de { $name }
decks-copy-mine = Copiar para os meus baralhos
decks-throw-away = Jogar fora { $name }
decks-throw-away-sure = O baralho e as suas versões deixarão de existir.
decks-throw = Jogar fora
decks-keep = Manter
decks-legal-for = { $count ->
    [0] Assim não é legal em lugar nenhum.
    [1] Legal para { $names }.
   *[other] Legal para { $count } regulamentos e formatos: { $names }{ $count ->
        [2] .
        [3] .
        [4] .
        [5] .
        [6] .
       *[other] {" "}…
      }
  }

build-none = Este baralho não está aqui
build-none-why = Ele está em outro navegador, ou foi jogado fora.
build-parts = Partes do montador
build-find = Achar cartas
build-deck = Baralho
build-legal = Legal?
build-figures = Números
build-hand = Mão
build-suggest = Ideias
build-try = Testar
build-share = Compartilhar
build-history = Histórico
build-name = Nome do baralho
build-undo = Desfazer
build-redo = Refazer
build-play = Jogar com ele
build-cards = cartas
build-realms-champions = { $realms } reinos · { $champions } campeões
build-for = Para
build-for-nearest = o que couber melhor
build-judging = Avaliando…
build-is-legal = Legal: { $title }
build-problems = { $count ->
    [1] { $count } problema
   *[other] { $count } problemas
  }
build-search = Achar cartas para o baralho
build-search-hint = Um nome, ou uma consulta como t:wizard lvl>=8 w:FR
build-meant = Você quis dizer { $word }?
build-chips = Tipos
build-type-realm = Reinos
build-type-holding = Fortalezas
build-type-champion = Campeões
build-type-ally = Aliados
build-type-spell = Magias
build-type-magical-item = Itens
build-type-artifact = Artefatos
build-type-event = Eventos
build-enforced = Aplicadas
build-legal-here = Legais aqui
build-help = Ajuda
build-help-words = uma palavra do nome
build-help-facts = magos de nível 8 ou mais de Forgotten Realms
build-help-kinds = avatares que voam
build-help-uses = artefatos e itens para quem lança magias de mago
build-help-or = heróis de um de dois mundos, sem cartas especiais (chase)
build-help-set = reinos da 4ª edição cujo poder o programa aplica
build-help-legal = eventos permitidos num baralho de torneio de 110
build-help-whole = o nome inteiro
build-into = Pôr em
build-pile-cards = Baralho
build-pile-sideboard = Sideboard
build-pile-considering = Em consideração
build-pile-realms = Baralho de reinos
build-look = Ver { $card }
build-fewer = Uma cópia de { $name } a menos
build-more-of = Uma cópia de { $name } a mais
build-there = { $count } no baralho
build-printing = Impressão
build-card-page = Tudo sobre esta carta
build-empty = Nenhuma carta ainda. Ache algumas e acrescente-as com +.
build-move = Mover { $name }
build-unusable-mark = nada no baralho consegue usar esta carta
build-rulesets = Regulamentos
build-formats-all = Formatos de baralho
build-formats = Formatos: legal em { $count } de { $of }
build-other-sizes = { $count ->
    [1] { $count } formato de outro tamanho
   *[other] { $count } formatos de outros tamanhos
  }
build-enforced-share = O programa aplica { $enforced } de { $powers } poderes ({ $percent } %).
build-curve = Níveis e bônus
build-champions = Campeões
build-others = Outras
build-types = Tipos
build-worlds = Mundos
build-unusable = { $count ->
    [0] Toda carta pode ser usada por algo do baralho
    [1] Uma carta que nada no baralho consegue usar
   *[other] { $count } cartas que nada no baralho consegue usar
  }
build-hand-few = Ainda há poucas cartas para uma mão.
build-hand-deal = Dar { $count } cartas
build-hand-draw = Sacar mais uma
build-odds = Chances
build-odds-one-of = ao menos um
build-odds-opening = nas primeiras { $count }
build-odds-turn = depois do primeiro saque ({ $count })
build-odds-realm = reino ({ $count })
build-odds-champion = campeão ({ $count })
build-odds-event = evento ({ $count })
build-odds-ally = aliado ({ $count })
build-odds-both = um reino e um campeão
build-suggest-why = Cartas aplicadas que servem pelo mundo e pelo que os seus campeões usam. São ideias, não julgamentos.
build-suggest-none = Nada me ocorre. Acrescente algumas cartas antes.
build-suggest-swap = Pôr no lugar dela
build-suggest-again = Pensar de novo
build-try-why = O computador joga { $games } partidas com este baralho contra os baralhos do programa, em segundo plano.
build-try-start = Jogar { $games } partidas
build-try-again = Mais uma vez
build-try-stop = Parar
build-try-progress = { $games } de { $of } partidas
build-try-share = Ganhou { $share } ({ $wins } de { $games }); a proporção verdadeira fica entre { $lower } e { $upper }.
build-try-played = Jogada em
build-try-won = Ganhou com ela
build-try-never = { $count ->
    [1] Nunca jogada:
   *[other] Nunca jogadas ({ $count }):
  }
build-try-broken = O teste foi interrompido. Vale o que foi jogado até então.
build-share-page = Uma página para este baralho
build-share-link = Quem tiver o link
build-share-none = Só eu
build-share-none-is = Ninguém mais o vê.
build-share-link-is = Ninguém o adivinha, e ele não aparece em lista nenhuma.
build-share-public = Todos
build-share-public-is = Fica na lista dos baralhos compartilhados.
build-share-account = Uma página exige uma conta e o servidor ao alcance. Sem ela, passe adiante a lista ou um arquivo.
build-share-code = O link como código QR
build-files = Arquivos e papel
build-copy-list = Copiar a lista
build-file-txt = Lista (.txt)
build-file-csv = Tabela (.csv)
build-file-cfd = CrossFire (.cfd)
build-print = Imprimir, PDF, proxies
build-import = Cartas de um texto
build-import-into = Substituir as cartas
build-import-replace = Substituir
build-import-hint = Uma lista, uma tabela CSV ou um arquivo do CrossFire.
build-import-line = linha { $line }: { $said }
build-import-faults = { $count ->
    [1] Uma linha está errada:
   *[other] { $count } linhas estão erradas:
  }
build-tags = Etiquetas
build-tags-hint = Separadas por vírgulas.
build-notes = Notas
build-notes-hint = Só para você: nunca são compartilhadas.
build-versions = { $count ->
    [0] Ainda não há versões anteriores
    [1] Uma versão anterior
   *[other] { $count } versões anteriores
  }
build-remember = Guardar esta versão
build-version-until = Até { $when }
build-version-same = nada mudou depois dela
build-version-back = Voltar a ela

print-what = Imprimir
print-list = a lista
print-proxies = as cartas
print-do = Imprimir
print-list-is = Para salvar em PDF, escolha isso na janela de impressão do navegador.
print-proxies-is = Cada carta tem 63 × 88 mm; imprima a 100 %.

owned-sums = tenho { $have } · quero { $want } · troco { $trade }
owned-import = Acrescentar cartas de um texto
owned-import-do = Tenho estas
owned-search = Achar uma carta
owned-search-hint = Sem palavra: as cartas que você tem, quer ou troca.
owned-none = Nada ainda. Procure uma carta, cole uma lista ou diga que tem um dos baralhos.
owned-have = Tenho
owned-want = Quero
owned-trade = Troco
owned-build = O que posso montar?
owned-share = { $owned } de { $all } cartas
owned-missing = { $count ->
    [1] Falta uma carta
   *[other] Faltam { $count } cartas
  }
owned-want-them = Quero estas
owned-have-them = Tenho este baralho

### O comando que procura cartas

help-cards =
    Procura cartas, como em: sixrealms cards 't:wizard lvl>=8 (w:FR or w:GH) o:flyer -is:avatar'.
    As palavras são procuradas nos nomes; "red dragon" entre aspas fica junto, !"War Party" é o nome inteiro, 1st/44 essa impressão.
    Condições como type:hero: type (t), set (s), world (w), rarity (r), attr (o) como o:flyer, is e not (champion, spell, avatar, official,
    chase, blank, offensive, defensive), uses (u) como u:"wizard spell", name (n), level (lvl), number, phase e copies com
    : = != < <= > >=, power (enforced, missing, none), legal (f) num regulamento, formato de baralho ou tipo de jogo:
    legal:tournament-110, f:55AS, f:no-9s. A vírgula quer dizer um entre vários, "or" entre duas partes também, - antes de uma parte quer dizer
    "não" (uma busca que começa com ele vem depois de --), parênteses mantêm partes juntas. Numa cópia do projeto, "new ID" começa a
    entrada e o teste de uma carta.
help-cards-json = Escreve uma lista de objetos para outros programas, um por impressão.
help-cards-try = Monta uma posição em que a única carta encontrada pode ser usada já, para jogar a partir daí.
help-cards-sets = Diz quanto de cada coleção é aplicado.
help-cards-limit = Mostra no máximo este número de impressões.
cards-heading-set = Coleção
cards-heading-power-enforced = Aplicados
cards-heading-power-missing = Faltam
cards-heading-power-none = Sem poder
cards-heading-share = Parte
cards-heading-id = Número
cards-heading-name = Nome
cards-heading-type = Tipo
cards-heading-level = Nível
cards-heading-world = Mundo
cards-heading-power = Poder
cards-heading-attributes = Atributos
cards-heading-rarity = Raridade
cards-heading-phases = Fases
cards-heading-copies = Cópias num baralho
cards-heading-deck-levels = Níveis num baralho
cards-any-number = quantas quiser
cards-any-phase = todas
cards-count = { $found ->
        [0] Nenhuma carta corresponde a esta busca.
        [1] { $found } impressão
       *[other] { $shown } de { $found } impressões
    }
cards-near = Nomes parecidos: { $names }

search-no-close = na busca { $query } falta fechar as "
search-no-value = falta um valor na condição { $word }, como em { $like }
search-no-comparison = { $name } não se compara com { $sign }; escreva { $like }
search-no-letter = { $word } não tem letra nem algarismo para procurar em nomes
search-mistake = coluna { $column } de { $query }: { $why }
search-too-long = a busca é longa demais; são lidas { $most } letras
search-too-deep = parênteses dentro de parênteses além de { $most }
search-not-opened = um ) que nada abre; escreva ( antes dele, ou ponha a palavra entre aspas
search-not-closed = um ( que nada fecha; escreva ) depois da sua parte
search-nothing-inside = não há nada entre os parênteses; tire-os
search-or-alone = "or" precisa de algo antes e depois, como em `type:hero or type:wizard`; a própria palavra vai entre aspas
search-not-alone = - precisa de algo logo depois, como em -is:avatar
search-number = { $name } é um número, como em { $like }, e não { $found }
search-no-legality = legal: só pode ser perguntado onde se conhecem as regras de baralhos
search-legal = não há legal: { $given }; existem { $known } e o que `sixrealms deck formats` lista
search-level = um nível é um número, como em { $like }, e não { $found }
search-no-powers = power: só pode ser perguntado onde se conhecem os poderes
search-unknown = não há { $field ->
        [condition] a condição
        [type] o tipo
        [set] a coleção
        [world] o mundo
        [rarity] a raridade
       *[other] { $field }:
    } { $given }; existem { $known }
search-unknown-near = não há { $field ->
        [condition] a condição
        [type] o tipo
        [set] a coleção
        [world] o mundo
        [rarity] a raridade
       *[other] { $field }:
    } { $given }; você quis dizer { $near }?
card-id-unknown = não há a carta { $name }
card-id-unknown-near = não há a carta { $name }; você quis dizer { $near }?

# Facts as they are read; searches ask for them in English

power-enforced = aplicado
power-none = nenhum
power-missing = falta
rarity-common = comum
rarity-uncommon = incomum
rarity-rare = rara
rarity-chase = especial (chase)

# A entrada de uma carta nova (`sixrealms cards new ID`)

cards-new-written = Arquivo começado: { $file }
cards-new-enforced = { $card } já tem seu poder; sixrealms cards o mostra
cards-new-none = { $card } não tem poder especial, então não há nada a escrever
cards-new-begun = { $card } já foi começada, em { $file }: diga lá o seu poder
cards-new-no-source = cards new escreve no código-fonte do projeto, e este programa foi instalado sem ele; rode-o numa cópia do projeto

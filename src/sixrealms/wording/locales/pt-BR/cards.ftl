### O comando que procura cartas

help-cards =
    Procura cartas. As palavras são procuradas no nome; as condições são
    type:hero, set:1st, world:FR, rarity:rare, attr:Flyer, is:avatar,
    power:missing e level>=5. Vírgula quer dizer "ou"; - no começo, "não"
    (depois de --). Numa cópia do projeto, "new ID" começa a entrada e o teste
    de uma carta.
help-cards-json = Escreve uma lista de objetos para outros programas, um por impressão.
help-cards-try = Monta uma posição em que a única carta encontrada pode ser usada já, e joga-se a partir daí.
help-cards-sets = Diz de cada coleção quanto dela é aplicado.
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
        [0] Nenhuma carta corresponde a esta procura.
        [1] { $found } impressão
       *[other] { $shown } de { $found } impressões
    }
cards-near = Nomes parecidos: { $names }

search-no-close = na busca { $query } falta fechar as "
search-no-value = falta um valor na condição { $word }, como em { $like }
search-no-comparison = { $name } não se compara com { $sign }; escreva { $like }
search-no-letter = { $word } não tem letra nem algarismo para procurar em nomes
search-level = um nível é um número, como em { $like }; está { $found }
search-no-powers = power: só pode ser perguntado onde se conhecem os poderes
search-unknown = não há { $field ->
        [condition] a condição
        [type] o tipo
        [set] o conjunto
        [world] o mundo
        [rarity] a raridade
       *[other] { $field }:
    } { $given }; existem { $known }
search-unknown-near = não há { $field ->
        [condition] a condição
        [type] o tipo
        [set] o conjunto
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
rarity-chase = chase

# A entrada de uma carta nova (`sixrealms cards new ID`)

cards-new-written = Começado: { $file }
cards-new-enforced = { $card } já tem seu poder; sixrealms cards o mostra
cards-new-none = { $card } não tem poder especial, então não há nada a escrever
cards-new-begun = { $card } já foi começada, em { $file }: diga lá o seu poder
cards-new-no-source = cards new escreve no código-fonte do projeto, e este programa foi instalado sem ele; rode-o numa cópia do projeto

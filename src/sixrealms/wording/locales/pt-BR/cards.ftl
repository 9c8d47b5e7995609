### O comando que procura cartas

help-cards =
    Procura cartas. As palavras são procuradas no nome; as condições são
    type:hero, set:1st, world:FR, rarity:rare, attr:Flyer, is:avatar,
    power:missing e level>=5. Vírgula quer dizer "ou"; - no começo, "não"
    (depois de --).
help-cards-json = Escreve uma lista de objetos para outros programas, um por impressão.
help-cards-limit = Mostra no máximo este número de impressões.
cards-heading-id = Número
cards-heading-name = Nome
cards-heading-type = Tipo
cards-heading-level = Nível
cards-heading-world = Mundo
cards-heading-power = Poder
cards-heading-attributes = Atributos
cards-heading-rarity = Raridade
cards-count = { $found ->
        [0] Nenhuma carta corresponde a esta procura.
        [one] { $found } impressão
       *[other] { $shown } de { $found } impressões
    }
cards-near = Nomes parecidos: { $names }

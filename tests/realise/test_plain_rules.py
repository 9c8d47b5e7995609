"""Causes that strangers stumbled over in both languages, each with cards that showed it."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.realise.card_text import house_text

_TOLD = [
    # how often stands after what may be done, not before it
    (
        "3rd/263",
        "You may cancel a psionic power as it is played (then not again until your next turn).",
        "assim que for jogado (depois disso, este poder só pode ser usado de novo a partir do seu próximo turno).",
    ),
    (
        "NO/225",
        "In each round, the first time an attacking ally joins the fight, discard it.",
        "Em cada rodada, na primeira vez que",
    ),
    (
        "NO/240",
        "The attacker can play at most 3 allies in each round.",
        "O atacante só pode jogar até 3 aliados em cada rodada.",
    ),
    ("4th/455", "1 fewer card, but never fewer than 1.", "1 carta a menos, mas nunca menos de 1."),
    (
        "3rd/126",
        "The maximum hand size of every opponent is reduced by 1.",
        "O limite de cartas na mão de cada oponente diminui em 1.",
    ),
    # what has become of a card, and where it lies now
    (
        "NO/209",
        "an ally that was played in this round and is in your discard pile.",
        "um aliado que foi jogado nesta rodada e está na sua pilha de descarte.",
    ),
    # "3 or less in combat" would be a number
    (
        "4th/251",
        "magical item in combat with a printed bonus of 3 or less",
        "em combate com bônus impresso de 3 ou menos",
    ),
    # an exception belongs to the cards, not to the pool they lie in
    ("4th/501", "used by a non-swimming champion", "um campeão (exceto nadadores) de qualquer reserva"),
    ("1st/422", "and every other champion from every player's Abyss", "e todos os outros campeões do Abismo"),
    ("4th/160", "in any pool", "todos os heróis de todas as reservas"),
    # who is spared, once
    (
        "AR/108",
        "Those champions lose their special power and cannot use",
        "Esses campeões perdem seu poder especial e não podem usar",
    ),
    (
        "NO/204",
        "Choose the attacking or defending champion (if it is not a realm).",
        "Escolha o campeão atacante ou o defensor (se não",
    ),
    (
        "4th/494",
        "Only Ravenloft cards can use offensive wizard spells.",
        "Só cartas de Ravenloft podem usar magias ofensivas de mago.",
    ),
    # whose it is, and which is meant
    (
        "NS/61",
        "its powers and those of its cards work before",
        "os poderes dele e das cartas dele agem antes dos poderes do campeão",
    ),
    ("3rd/58", "the champion returned to the pool cannot attack", "o campeão devolvido à reserva não pode atacar"),
    ("4th/391", "discard the attacking champion.", "descarte-o."),
    (
        "4th/236",
        "attached to the opposing champion after that, the opposing",
        "ao campeão oponente depois disso, o campeão oponente",
    ),
    ("NO/288", "that realm or holding is not lost", "esse reino ou essa fortaleza não se perde"),
    # one rule is told once, in the order in which it comes to pass
    (
        "3rd/96",
        "When the round ends, whoever wins it, send",
        "Quando a rodada termina, seja quem for o vencedor, envie",
    ),
    (
        "4th/493",
        "When a non-cleric champion fights against an undead champion, it has",
        "luta contra um campeão morto-vivo, ele tem",
    ),
    ("4th/360", "As soon as the opponent has played 4 allies", "Assim que o oponente tiver jogado 4 aliados"),
    ("4th/182", "even if a copy of it is in play. Then", "mesmo que já haja uma cópia dele em jogo. Depois"),
    ("4th/111", "the chosen player also draws spoils", "o jogador escolhido também saca espólios"),
    ("4th/416", "discard that champion, then", "descarte esse campeão, e esse jogador descarta 2 cartas"),
    ("RL/2", "on the defending champion's side. If you do,", "junto com o campeão defensor. Se o fizer,"),
    ("3rd/294", "In your phase 3, with this card in your hand (", "Na sua fase 3, com esta carta na mão ("),
    (
        "BR/5",
        "discard this realm or, under the official card rulings, send",
        "descarte este reino ou, pelas decisões oficiais sobre cartas, envie",
    ),
    (
        "DU/9",
        "stays in play after the round, but has no special power in later rounds.",
        "mas não tem poder especial nas rodadas seguintes.",
    ),
    (
        "DU/28",
        "discard every dragon attached to this realm when the attack began.",
        "anexados a este reino no começo do ataque.",
    ),
    ("DU/36", "until this card is razed or leaves play.", "até esta carta ser arrasada ou sair de jogo."),
    (
        "3rd/64",
        "which is not represented by a card and which no card can take out of play.",
        "e que nenhuma carta pode tirar de jogo.",
    ),
    (
        "4th/416",
        "must attack in its owner's next turn if it can; if it has not",
        "deve atacar no próximo turno do dono, se puder; se não",
    ),
    ("FR/101", "the champion opposing that hero loses the round", "o campeão que enfrenta esse herói perde a rodada"),
    (
        "4th/476",
        "choose a champion in any other player's pool that bears",
        "escolha um campeão da reserva de qualquer outro jogador",
    ),
    (
        "4th/415",
        "is half the base level of the caster when this card was played (rounded up).",
        "Esta carta é um aliado",
    ),
    ("4th/417", "this card is a magical weapon, stays in play", "esta carta é uma arma mágica"),
    ("DU/23", "stays behind in the pool without power or bonus", "fica na reserva sem poder nem bônus"),
    (
        "DL/83",
        "you may do the same in answer to each offensive spell",
        "você pode fazer o mesmo em resposta a cada magia ofensiva",
    ),
    ("DU/110", "cancel that event or spell, unless its player removes", "cancele esse evento ou essa magia, exceto se"),
    (
        "4th/385",
        "those that are flyers stop being flyers, and all others count as flyers.",
        "os que são voadores deixam de sê-lo",
    ),
    (
        "1st/410",
        "When the bearer would be discarded, it goes instead to Limbo",
        "Quando o portador está para ser descartado, em vez disso vai para o Limbo",
    ),
    ("BR/44", "that player plays with their hand face up", "esse jogador joga com a própria mão aberta"),
    ("AR/31", "In every player's hand, the cards that are not from Dark Sun", "Na mão de cada jogador, as cartas"),
    (
        "3rd/279",
        "shuffle every magical item in play",
        "embaralhe todos os itens mágicos em jogo na pilha de saque dos donos.",
    ),
    (
        "AR/92",
        "once a game, if every player has had a first turn (cost: raze this realm)",
        "Só vale depois do primeiro turno",
    ),
    (
        "NO/84",
        "fighting beside the opposing champion; if the opposing champion is a flyer",
        "se o campeão oponente for um voador",
    ),
    ("4th/6", "its level at that moment is doubled", "o nível que ele tem nesse momento é dobrado"),
    (
        "NS/105",
        "After the round, if you have foretold the wrong victor, choose one:",
        "Ao fim da rodada, se a sua previsão estiver errada",
    ),
    ("4th/111", "If you do and that player agrees, for this battle", "Se esse jogador aceitar, nesta batalha"),
    (
        "4th/248",
        "If there is no ally on the opposing champion's side",
        "Se nenhum aliado lutar junto com o campeão",
    ),
    ("FR/101", "Until its next battle is over", "Até o fim da próxima batalha dele"),
    ("4th/419", "no champion now in that player's pool can attack", "nenhum campeão da reserva desse jogador"),
    ("3rd/309", "If this card is defending a realm, attach", "Se esta carta defender um reino, anexe"),
    ("4th/346", "is a monster of base level 12 and cannot use cleric spells.", "e não pode usar magias de clérigo."),
    (
        "DU/1",
        "When any other player would send a champion of yours to",
        "está para ser enviado ao Abismo",
    ),
    ("DU/5", "put up to 3 monsters among them", "até 3 monstros entre elas"),
    (
        "4th/296",
        "When an adventurer champion of yours attacks and this card",
        "Quando um campeão aventureiro seu ataca e esta carta",
    ),
]


@pytest.mark.parametrize(("printing", "english", "portuguese"), _TOLD)
def test_strangers_need_no_second_reading(printing: str, english: str, portuguese: str) -> None:
    card = catalogue.printing(printing)
    assert english in house_text(card, "en")
    assert portuguese in house_text(card, "pt-BR")

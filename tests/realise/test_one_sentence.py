"""One rule is told in one sentence, in the order in which readers expect its parts."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.realise.card_text import house_text

_TOLD = [
    # bans, losses and places that differ in one word only
    (
        "3rd/29",
        "No flyer, swimmer or earthwalker can attack this realm.",
        "Nenhum voador, nadador ou caminhante da terra",
    ),
    (
        "4th/81",
        "loses 2 levels; any of them whose own level drops to 0 or less is discarded",
        "os que ficarem com nível próprio",
    ),
    ("3rd/6", "the attacker discards a card from their hand or pool", "uma carta da própria mão ou reserva"),
    (
        "4th/70",
        "If there is no spell in the active player's hand or discard pile",
        "Se não houver magia na mão ou pilha",
    ),
    ("4th/498", "in place C, D or E of any formation", "na posição C, D ou E de qualquer formação"),
    (
        "4th/287",
        "with “earth”, “air”, “fire” or “water” in their names",
        "com “earth”, “air”, “fire” ou “water” no nome",
    ),
    # what is chosen and done in one go
    ("1st/90", "Discard any 2 allies.", "Descarte quaisquer 2 aliados."),
    ("4th/340", "choose a monster in any pool; it fights as your ally", "de qualquer reserva; esse monstro luta como"),
    (
        "4th/201",
        "for this round, a champion in combat gains 4 levels",
        "nesta rodada, um campeão em combate ganha 4 níveis",
    ),
    ("4th/239", "take a card picked at random from the opponent's hand", "uma carta sorteada da mão do oponente"),
    (
        "FR/29",
        "razes an unrazed realm of theirs or discards a holding of theirs",
        "arrasa um dos próprios reinos intactos ou descarta",
    ),
    (
        "4th/414",
        "Every player who has a rule card, in turn, discards",
        "Cada jogador que tenha uma carta de regra, em ordem",
    ),
    # one rule, told as one trigger
    (
        "4th/318",
        ", and each one that joins the fight later",
        ", e também cada um que se juntar à luta mais tarde",
    ),
    ("3rd/139", "When Menzoberranzan is played or razed, draw", "Quando Menzoberranzan é jogado ou arrasado, saque"),
    (
        "1st/420",
        "You may do the same when this card is played during a battle.",
        "Você pode fazer o mesmo quando esta carta",
    ),
    (
        "4th/85",
        "You may discard this card from hand or from play to cancel Wish",
        "Você pode descartar esta carta, da mão ou já em jogo, para cancelar o efeito de Wish",
    ),
    ("1st/446", "In combat, up to twice a round: destroy", "Em combate, até duas vezes por rodada: destrua"),
    # conditions
    (
        "1st/45",
        "When this card is defeated as the defender for the first time in a battle, it",
        "como defensor pela primeira vez",
    ),
    (
        "4th/425",
        "when you are attacking and the opposing champion is a wizard",
        "quando você ataca e o campeão oponente é um mago",
    ),
    (
        "4th/504",
        "When this realm is razed in a battle for this realm, you may",
        "Quando este reino é arrasado ou descartado fora de uma batalha por este reino,",
    ),
    (
        "4th/246",
        "If the opposing champion is not a cleric, it loses 9 levels",
        "Se o campeão oponente não for um clérigo, ele perde 9",
    ),
    (
        "4th/48",
        "in combat goes to the Abyss instead of being discarded (for whatever reason)",
        "em combate vai para o Abismo em vez de ser descartado (por qualquer motivo)",
    ),
    (
        "4th/517",
        "is defeated at once, but goes to its owner's pool",
        "é derrotado na hora, mas vai para a reserva do dono",
    ),
    ("4th/107", "in a battle between other players:", "numa batalha entre outros jogadores:"),
    (
        "4th/338",
        "those that are flyers stop being flyers, and all others count as flyers",
        "os que são voadores deixam de sê-lo",
    ),
    ("4th/46", "each card", "Quando um campeão atacante usa uma carta, "),
    ("4th/64", "Under attack: Each card in combat goes to", "Sob ataque: Cada carta em combate vai para"),
    ("NO/386", "is defeated, the opposing champion must defend", "é derrotado, o campeão oponente"),
    ("3rd/147", "a flyer, a swimmer or an earthwalker", "um voador, um nadador ou um caminhante da terra"),
    ("4th/313", "discard the swimming ally just played", "descarte o aliado nadador que acaba de ser jogado"),
    ("3rd/361", "Or, in combat: Choose up to 2 allies", "Ou, em combate: Escolha até 2 aliados"),
    ("4th/514", "May also be played into the pool as a realm", "Também pode ser jogada na reserva como reino"),
    ("4th/356", "While this card defends, the opponent cannot", "Enquanto esta carta defende, o oponente não pode"),
]


@pytest.mark.parametrize(("printing", "english", "portuguese"), _TOLD)
def test_one_rule_is_one_sentence(printing: str, english: str, portuguese: str) -> None:
    card = catalogue.printing(printing)
    assert english in house_text(card, "en")
    assert portuguese in house_text(card, "pt-BR")

"""What a sentence is about is not named twice, unless it could be something else."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.realise.card_text import house_text


@pytest.mark.parametrize(
    ("printing", "english", "portuguese"),
    [
        ("1st/166", "When this card is defeated, shuffle it into its owner's draw pile.", "embaralhe-a na"),
        ("1st/376", "If the opposing champion is a monster, it loses the round", "for um monstro, ele perde a rodada"),
        ("1st/114", "If this realm defends itself, it may use", "Se este reino se defender, pode usar"),
        (
            "1st/50",
            "look at the top card of a player's draw pile, then you may discard it.",
            "descartá-la.",
        ),
        ("1st/199", "then you may discard one of them", "descartar uma delas"),
        ("1st/51", "If this card is in a pool, it may use", "Se esta carta estiver numa reserva, pode usar"),
        (
            "1st/425",
            "if the opposing champion is a psionicist, it is defeated",
            "for um psiônico, ele é derrotado na hora",
        ),
        (
            "1st/437",
            "send that realm and every holding attached to that realm to the Abyss",
            "esse reino e todas as fortalezas anexadas a esse reino",
        ),
    ],
)
def test_a_pronoun_stands_for_what_the_sentence_is_about(printing: str, english: str, portuguese: str) -> None:
    card = catalogue.printing(printing)
    assert english in house_text(card, "en")
    assert portuguese in house_text(card, "pt-BR")

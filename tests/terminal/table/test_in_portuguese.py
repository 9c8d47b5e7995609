"""A table whose reader chose Portuguese speaks no English, but for names and what stands in quotation marks."""

from __future__ import annotations

import re

from sixrealms import catalogue, decks
from tests.telling.positions import laid
from tests.terminal.table.typist import Typist

#: Words that no English sentence does without, and that are none in Portuguese.
ENGLISH = re.compile(
    r"\b(of|the|and|is|are|with|by|from|to|an|on|in|not|has|you|your|it|its|this|that)\b", re.IGNORECASE
)
_NAMES = {card.name for card in catalogue.all_printings()} | {deck.name for deck in decks.starters()}
#: The longest first: a name may be part of another.
NAMES = re.compile("|".join(re.escape(name) for name in sorted(_NAMES, key=len, reverse=True)))


def english(written: str) -> list[str]:
    """The lines in which an English word is left."""
    left = []
    for line in written.splitlines():
        own = re.sub(r'"[^"]*"|“[^”]*”|\([a-z0-9.-]+\)', "", NAMES.sub("", line))
        if ENGLISH.search(own):
            left.append(line)
    return left


def test_english_is_heard() -> None:
    assert english("Waterdeep of Bruno is razed by Dagrande.\nWall of Stone, do reino") == [
        "Waterdeep of Bruno is razed by Dagrande."
    ]


def test_a_game_with_its_battles_is_told_in_portuguese(typist: Typist) -> None:
    choices = ["1", "1", "2", "1", "mesa", "mão", "1", "ajuda", "porquê Dagrande"] * 12

    written = typist.plays(*choices, options="--seed 5 --names Ana", before="--lang pt-BR")

    assert typist.code == 0
    assert written.count("Batalha por ") > 3
    assert " derrota " in written
    assert english(written) == []


def test_another_way_to_play_a_card_is_offered_in_portuguese(typist: Typist) -> None:
    start = laid(
        {"formation": {"A": "Thay"}, "hand": ["1st/55"]},
        {"formation": {"A": "Cormyr + Ziggurat"}, "hand": [3]},
        phase=3,
    )

    written, _ = typist.sits_at(start, "sair", language="pt-BR")

    assert "(como evento)" in written
    assert english(written) == []

"""Words that have become part of a wider one are spelled as they were: games that were played with them are read."""

from __future__ import annotations

import pytest

from sixrealms.engine.power import Node
from sixrealms.language import SELF, Fixed, Is, Levels
from sixrealms.records.fingerprint import spelled_out

SPELLED: list[tuple[Node, str]] = [
    (
        Levels(Is(SELF), Fixed(2), which="base"),
        "BaseLevels(who=Is(ref=_Self()), add=Fixed(n=2), times=1, halve='', to=None)",
    ),
    (
        Levels(Is(SELF), to=Fixed(5), which="bonus"),
        "Bonuses(who=Is(ref=_Self()), add=None, times=1, halve='', to=Fixed(n=5))",
    ),
    (
        Levels(Is(SELF), halve="up", which="total"),
        "Totals(who=Is(ref=_Self()), add=None, times=1, halve='up', to=None)",
    ),
    (
        Levels(Is(SELF), times=2),
        "Levels(who=Is(ref=_Self()), add=None, times=2, halve='', to=None)",
    ),
]


@pytest.mark.parametrize(("word", "spelled"), SPELLED, ids=[spelled.split("(")[0] for _, spelled in SPELLED])
def test_a_word_is_spelled_as_it_was_before_it_became_part_of_another(word: Node, spelled: str) -> None:
    assert spelled_out(word) == spelled

"""Games told in five sentences: every sentence that can be told, and where a game turned."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sixrealms.engine.state import Result
from sixrealms.telling.chronicle import SENTENCES, Chronicle
from sixrealms.telling.story import Happening
from sixrealms.wording import LANGUAGES

REALM, HERO, FOE = 1, 2, 3
NAMED = {REALM: ("Waterdeep", 1), HERO: ("Drizzt", 0), FOE: ("Strahd", 1)}


def position(turn: int, *unrazed: int) -> Any:
    """As much of a position as a chronicle looks at."""
    kinds = [SimpleNamespace(type=kind) for kind in ("", "realm", "hero", "hero")]
    kit = SimpleNamespace(defs=kinds, cards=range(4))
    return SimpleNamespace(turns=turn, n=len(unrazed), unrazed=lambda seat: unrazed[seat], kit=kit)


def happened(*entry: Any) -> Happening:
    return Happening(entry, tuple((card, name, 255, owner) for card, (name, owner) in NAMED.items()))


def played(*steps: tuple[Any, tuple[Happening, ...]]) -> Chronicle:
    chronicle = Chronicle(("Ana", "Bruno"))
    for at, (s, happenings) in enumerate(steps):
        chronicle.hear(at, s, happenings)
    return chronicle


def test_a_game_that_turned_with_the_fall_of_a_realm() -> None:
    chronicle = played(
        (position(1, 1, 0), ()),
        (position(2, 1, 2), (happened("laid", 1, REALM),)),
        (position(3, 1, 1), (happened("attack", 0, HERO, REALM), happened("totals", HERO, 9, FOE, 7))),
        (position(3, 1, 0), (happened("round", HERO, FOE), happened("raze", REALM, HERO))),
        (position(4, 6, 0), ()),
    )
    result = Result((0,), "goal", (6, 0))

    assert chronicle.turning_point(result) == (3, 3, "Waterdeep", True, True)
    assert chronicle.sentences(result, "en") == (
        "A game of 4 turns and one battle: Ana, Bruno.",
        "The first realm to fall was Waterdeep of Bruno, in turn 3, and no other followed.",
        "Drizzt of Ana won a round of battle; nobody won more.",
        "It turned in turn 3: with the fall of Waterdeep, the lead went to Ana and stayed there.",
        "Victory in turn 4: Ana, with 6 realms against 0.",
    )


@pytest.mark.parametrize(
    ("reader", "first", "hero", "lead", "end"),
    [
        (0, "was Waterdeep of Bruno, in", "Your Drizzt won", "went to you and", "turn 4: you, with"),
        (1, "was your Waterdeep, in", "Drizzt of Ana won", "went to Ana and", "turn 4: Ana, with"),
    ],
)
def test_whoever_sat_there_is_called_you(reader: int, first: str, hero: str, lead: str, end: str) -> None:
    chronicle = played(
        (position(1, 1, 1), ()),
        (position(3, 1, 0), (happened("round", HERO, FOE), happened("raze", REALM, HERO))),
        (position(4, 6, 0), ()),
    )
    result = Result((0,), "goal", (6, 0))

    told = chronicle.sentences(result, "en", reader)
    assert told[0].endswith(("you, Bruno.", "Ana, you.")[reader])
    for said, part in zip(told[1:], (first, hero, lead, end), strict=True):
        assert part in said
    in_portuguese = " ".join(chronicle.sentences(result, "pt-BR", reader))
    assert ("Ana", "Bruno")[reader] not in in_portuguese
    assert "você" in in_portuguese


def test_a_game_that_turned_with_a_realm_laid() -> None:
    laid = (position(2, 0, 1), (happened("play", 1, REALM, 0, 0),))
    chronicle = played((position(1, 0, 0), ()), laid, (position(3, 0, 1), ()))

    assert chronicle.turning_point(Result((1,), "goal", (0, 1))) == (1, 2, "Waterdeep", False, True)


def test_where_the_lead_came_with_the_end_the_last_blow_is_told() -> None:
    razed = (position(2, 1, 1), (happened("raze", REALM, HERO),))
    chronicle = played((position(1, 1, 2), ()), razed, (position(3, 2, 1), ()))

    assert chronicle.turning_point(Result((0,), "goal", (2, 1))) == (1, 2, "Waterdeep", True, False)
    assert "fall of Waterdeep" in chronicle.sentences(Result((0,), "goal", (2, 1)), "en")[3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "result",
    [None, Result((), "tie", (1, 1)), Result((0,), "conceded", (1, 3)), Result((0, 1), "goal", (6, 6))],
    ids=["broken off", "tie", "given up", "partners"],
)
def test_a_game_in_which_little_happened_has_its_five_sentences_too(language: str, result: Result | None) -> None:
    quiet = played((position(1, 1, 3), ()))
    fought = played((position(1, 1, 3), (happened("totals", HERO, 4, FOE, 9),)))

    assert len(set(quiet.sentences(result, language))) == SENTENCES
    if result is None:
        assert "Strahd" in fought.sentences(result, language)[3]
        assert quiet.turning_point(result) is None

"""Words that say the same of more than one kind of thing: what they refuse, and what new uses of them say and do."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    ALLY,
    ANY,
    CAST_IN,
    CHAMPION,
    EVENT,
    HAND,
    OPPONENTS,
    OTHERS,
    SELF,
    SPELL,
    TARGET,
    Choose,
    Draw,
    Exists,
    Fixed,
    GoesAfterRound,
    HavingCards,
    Is,
    Levels,
    Noted,
    PowerLost,
    Prolongs,
    Protected,
    Redirect,
    Regardless,
    Spoils,
    at_place,
)
from sixrealms.realise.power import said


def test_what_is_asked_at_different_times_is_not_protected_in_one_go() -> None:
    Protected(ANY, ("discard", "raze"))
    Protected(ANY, ("cancel", "turn"))
    with pytest.raises(ValueError, match="different times"):
        Protected(ANY, ("discard", "cosmos"))


def test_what_stays_after_a_round_is_told_by_a_test() -> None:
    GoesAfterRound(Is(SELF))
    with pytest.raises(ValueError, match="told by a test"):
        GoesAfterRound(TARGET)


def test_a_player_is_known_as_one_unless_a_name_is_given() -> None:
    assert Choose(OTHERS).name == "player"
    assert Choose(OTHERS, "other-player").name == "other-player"


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (
            Exists(HavingCards(OPPONENTS, HAND, too_many=True), 2),
            "2 or more opponents with more cards in hand",
        ),
        (Exists(OPPONENTS, 2), "there are 2 or more opponents"),
        (Levels(ALLY, Fixed(2), which="base"), "each ally gains 2 base levels"),
        (PowerLost(CHAMPION, immunity=True), "champions give no immunity"),
        (Redirect(OPPONENTS), "choose an opponent; "),
        (Spoils(OTHERS), "no other player draws spoils"),
        (Noted(CAST_IN, 4) & SPELL, "a spell cast in phase 4"),
        (at_place("B") & EVENT, "in place B"),
        (Prolongs(SPELL, CHAMPION), "lasts twice as long as it says"),
        (Regardless(Draw(), ("duplicate",)), "draw 1 card; this effect cannot be copied"),
    ],
    ids=lambda one: type(one).__name__ if not isinstance(one, str) else "",
)
def test_new_uses_of_a_word_are_told(node: object, text: str) -> None:
    assert text in said(node, "en")  # type: ignore[arg-type]

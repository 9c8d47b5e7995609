"""Johydee's Mask: the same choice as it is played, as its wearer comes back and in phase 3."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.language import ARTIFACT, SELF, Immune, Is, gains
from tests.made_up import given
from tests.table_talk import Table, card_test

HORDE, AVATAR = "1st/155", "4th/489"


def _puts_on(t: Table, how: str, *models: str) -> None:
    """The Mask looks for a model as it is played, as its wearer comes back, or as phase 3 begins."""
    lies: dict[str, dict[str, object]] = {
        "played": {"pool": ["Tergoz Tenhammer"], "hand": ["Johydee's Mask"]},
        "returned": {"limbo": [{"card": "Tergoz Tenhammer (1 turns)", "with": ["Johydee's Mask"]}]},
        "phase-3": {"pool": ["Tergoz Tenhammer + Johydee's Mask"]},
    }
    t.seat("A", formation={"A": "Sembia"}, **lies[how])
    t.seat("B", formation={"A": "Nyrond"}, pool=list(models))
    t.begin(active="A", phase={"played": 3, "returned": 5, "phase-3": 2}[how], windows="pass", unenforced=[AVATAR])
    if how == "played":
        t.A.plays("Johydee's Mask", on="Tergoz Tenhammer")
    else:
        t.A.passes()


@pytest.mark.parametrize("how", ["played", "returned", "phase-3"])
@pytest.mark.parametrize(
    ("model", "way", "level", "undead"),
    [("Neeva", 1, 7, False), (HORDE, 2, 6, True), (AVATAR, 0, 21, False), ("", 0, 5, False)],
)
@card_test("1st/218", rules=["copy.on-entry", "copy.rechoose-phase3", "copy.not-avatars"])
def test_whenever_the_mask_looks_for_a_model(
    t: Table, how: str, model: str, way: int, level: int, undead: bool
) -> None:
    with given(HORDE, Always(Immune(Is(SELF), ARTIFACT)), Always(gains(Is(SELF), 1))):  # nothing is done to it
        _puts_on(t, how, HORDE, "Neeva", AVATAR)
        t.offered(HORDE, "Neeva", AVATAR)
        if model:
            t.A.chooses(model)
        else:
            t.A.done()
        if way:
            t.A.mode(way)
        t.level("Tergoz Tenhammer", level)
        (t.kind if undead else t.not_kind)("Tergoz Tenhammer", "Undead")
        t.changed("Johydee's Mask", "Tergoz Tenhammer")
        t.settled("B" if how == "returned" else "A")

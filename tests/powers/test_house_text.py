"""House texts say everything a power does: every number, and nothing twice for two different powers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass
from typing import Any

import pytest

from sixrealms.catalogue import Printing
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play
from sixrealms.engine.marks import BEATEN
from sixrealms.engine.power import Power
from sixrealms.powers import registry
from sixrealms.powers.card_questions import ALLY, MONSTER, REALM, level_at_most
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.memory import Note
from sixrealms.powers.moves import Send
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.sets import every
from sixrealms.realise.card_text import house_text
from tools.record_house_texts import FILE, texts, with_power

COMMAND = "python -m tools.record_house_texts"

PLACES = {
    z.DRAW: ("pile", "draw"),
    z.HAND: ("hand", "hands"),
    z.POOL: ("pool",),
    z.FORMATION: ("formation", "realm", "unrazed", "rank"),
    z.DISCARD: ("discard", "discarded"),
    z.LIMBO: ("Limbo",),
    z.ABYSS: ("Abyss",),
    z.VOID: ("game", "Void"),
    z.TABLE: ("play", "table"),
    z.ATTACHED: ("attached",),
}
"""Words one of which tells a place."""

PLACE_FIELDS = {"to", "instead_of", "zone", "zones", "one", "other", "lies_in", "loser_to"}
"""Fields whose numbers are places of the table."""

OWN_MARKS = {("Noted", "value"), ("Note", "value"), ("Mark", "plus")}
"""Numbers that only tell one note of a power from another; what they mean is said in its `words`."""

ANY_NUMBER = 99
"""From here on a number of cards to choose is no limit (ability.Target)."""

IN_WORDS = {0: ("no", "none"), 1: ("a", "an", "one", "once", "next"), 2: ("two", "second", "doubled", "twice")}


@dataclass(frozen=True)
class Told:
    """A number of a power: where it is written down and what would tell it."""

    owner: str
    field: str
    number: int

    def in_words(self, text: str) -> bool:
        if (self.field, self.number) == ("turns", -1):
            return "called back" in text
        if self.number >= ANY_NUMBER:
            return "any number" in text
        words = set(re.findall(r"[A-Za-z]+|\d+", text))
        if self.field in PLACE_FIELDS and self.number in PLACES:
            return bool(words.intersection(PLACES[self.number]))
        return bool(words.intersection((str(abs(self.number)), *IN_WORDS.get(self.number, ()))))


def numbers(value: Any, owner: str = "", field: str = "") -> Iterator[Told]:
    """Every number of a power that its author wrote down; defaults of the vocabulary say nothing."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield Told(owner, field, value)
    elif is_dataclass(value) and not isinstance(value, type):
        for part in fields(value):
            content = getattr(value, part.name)
            usual = part.default is not MISSING and content == part.default
            if part.compare and not usual and (type(value).__name__, part.name) not in OWN_MARKS:
                yield from numbers(content, type(value).__name__, part.name)
    elif isinstance(value, tuple | frozenset):
        for part in value:
            yield from numbers(part, owner, field)


def untold(power: Power, text: str) -> list[Told]:
    return [told for told in numbers(power.abilities) if not told.in_words(text)]


def _by_text(powers: list[tuple[str, Power]]) -> list[str]:
    """Texts that two different powers share."""
    seen: dict[str, Power] = {}
    return [text for text, power in powers if seen.setdefault(text, power).abilities != power.abilities]


def _told(printing: Printing) -> tuple[str, Power]:
    return house_text(printing, "en"), registry.all_powers()[printing.wording]


def test_every_text_is_the_recorded_one() -> None:
    recorded = FILE.read_text(encoding="utf-8").splitlines()
    now = texts().splitlines()

    assert [line for line in now if line not in recorded] == [], f"read the difference, then: {COMMAND}"
    assert now == recorded, f"read the difference, then: {COMMAND}"


def test_two_different_powers_have_different_texts() -> None:
    powers = [_told(printing) for printing in with_power()]

    assert len(powers) > 100
    assert _by_text(powers) == []


#: That a card stays in Limbo until it is called back, where the text goes on with calling it back.
_CALLED_BACK = Told("Send", "turns", -1)
#: Numbers that need not be told: that who fights has come out of the pool, and cards that are drawn into the hand.
NOT_TOLD = {
    "3rd/256": [Told("In", "zones", z.POOL)],
    "4th/25": [Told("Pile", "zone", z.HAND), Told("Pile", "zone", z.HAND)],  # newly drawn cards are in the hand
    "NS/122": [Told("Exists", "least", 0), Told("Exists", "most", 0)],  # "if you have an avatar" is not none
    "4th/109": [Told("Send", "to", z.HAND), Told("In", "zones", z.HAND)],  # what is played at once passes the hand
    "4th/421": [_CALLED_BACK, _CALLED_BACK],
    "DU/118": [_CALLED_BACK],
    "DU/100": [Told("Pile", "zone", z.HAND)],  # "that many cards": whoever draws them has them in the hand
    "RR/15": [Told("Pile", "bottom", 1)],  # "the bottom card" is one
}


def test_every_number_of_a_power_stands_in_its_text() -> None:
    found = {printing.id: untold(power, text) for printing in with_power() for text, power in [_told(printing)]}

    assert {card: missing for card, missing in found.items() if missing} == NOT_TOLD


@pytest.mark.parametrize(
    ("ability", "text", "missing"),
    [
        (Play(Draw(Fixed(5))), "Draw 5 cards.", []),
        (Play(Draw(Fixed(5))), "Draw 15 cards.", [Told("Fixed", "n", 5)]),
        (Always(gains(ALLY & level_at_most(7), 2)), "2 for an ally", [Told("Level", "most", 7)]),
        (Play(Send(every(REALM), z.ABYSS)), "Send every realm away.", [Told("Send", "to", z.ABYSS)]),
        (Play(Note(BEATEN, 7)), "Nothing.", []),
    ],
)
def test_a_number_left_out_is_noticed(ability: Play | Always, text: str, missing: list[Told]) -> None:
    assert untold(Power((ability,), "w"), text) == missing


def test_two_powers_told_alike_are_noticed() -> None:
    allies, monsters = Power((Always(gains(ALLY, 2)),), "w1"), Power((Always(gains(MONSTER, 2)),), "w2")

    assert _by_text([("Gains 2.", allies), ("Gains 2.", monsters), ("Gains 3.", allies)]) == ["Gains 2."]
    assert _by_text([("Gains 2.", allies), ("Gains 2.", Power(allies.abilities, "w3"))]) == []

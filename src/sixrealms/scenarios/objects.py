"""The cards of a scenario by name: what a reference like `Iuz the Evil` or `B:War Party#2` means."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from sixrealms.catalogue import Printing
from sixrealms.errors import Alternatives, ScenarioRefused
from sixrealms.records.card_names import fold

SEATS: Final = "ABCDEFGH"
_REFERENCE = re.compile(r"(?:(?P<seat>[A-H]):)?(?P<name>.*?)\s*(?:\[(?P<id>[^\]]*)\])?\s*(?:#(?P<copy>\d{1,3}))?")
#: A seat's letter in a line: at its beginning, before a card, or as the player that is chosen.
_LETTER = re.compile(r"^[A-H](?=\s)|\b[A-H](?=:\S)|(?<=player )[A-H]\b")
#: Names the cards that only fill piles and hands.
FILLER_NAME: Final = "filler"


class PlacedCard(NamedTuple):
    """One card of the position with its number in the engine."""

    number: int
    printing: Printing
    owner: str
    filler: bool


class Objects:
    """Every card of a scenario, in the order it was written; the order does not depend on who sits where."""

    def __init__(self, placed: Sequence[PlacedCard], index: Mapping[str, int]) -> None:
        self.placed = tuple(placed)
        self.index = dict(index)
        self.letters = {seat: letter for letter, seat in index.items()}
        self._by_name: dict[str, list[PlacedCard]] = {FILLER_NAME: [one for one in placed if one.filler]}
        self._name: dict[int, str] = {}
        alike: dict[tuple[str, str], list[PlacedCard]] = {}
        for one in placed:
            for name in {fold(one.printing.name), fold(one.printing.id)} - {FILLER_NAME}:
                self._by_name.setdefault(name, []).append(one)
            called = FILLER_NAME if one.filler else one.printing.name
            alike.setdefault((one.owner, called), []).append(one)
        for (owner, name), copies in alike.items():
            for copy, one in enumerate(copies, 1):
                self._name[one.number] = f"{owner}:{name}{f'#{copy}' if len(copies) > 1 else ''}"

    def as_seated(self, line: str) -> str:
        """A line of the notation with the letters the seats have in the engine: they move when a scenario is moved."""
        if all(SEATS[seat] == letter for letter, seat in self.index.items()):
            return line
        return _LETTER.sub(lambda m: SEATS[self.index[m[0]]] if m[0] in self.index else m[0], line)

    def name(self, card: int) -> str:
        """A card as messages call it: owner and name; `#` and its number if nobody laid it, a dash for none."""
        return self._name.get(card, f"#{card}") if card >= 0 else "-"

    def seat(self, letter: str) -> int:
        """The engine's number of a seat; ScenarioError for a letter nobody has."""
        if letter not in self.index:
            raise ScenarioRefused("lay-no-seat", seat=f"{letter!r:.20}", known=", ".join(self.index))
        return self.index[letter]

    def all(self, reference: str, among: Collection[int] | None = None) -> list[int]:
        """Every card a reference may mean, if need be among some only; fillers last, and only if nothing else fits."""
        said = _REFERENCE.fullmatch(reference)
        assert said is not None
        found = [
            one
            for one in self._by_name.get(fold(said["name"]), ())
            if said["seat"] in (None, one.owner) and (not said["id"] or said["id"] == one.printing.id)
        ]
        named = [one for one in found if not one.filler] or found
        if said["copy"]:
            copy = int(said["copy"])
            named = named[copy - 1 : copy] if copy else []
        return [one.number for one in named if among is None or one.number in among]

    def one(self, reference: str) -> int:
        """The card a reference means; ScenarioError if there is none or several, with the candidates."""
        found = self.all(reference)
        if len(found) == 1:
            return found[0]
        if not found:
            names = sorted({one.printing.name for one in self.placed if not one.filler})
            near = difflib.get_close_matches(reference[:60], names, n=2)
            said = f"{reference!r:.60}"
            if near:
                raise ScenarioRefused("object-unknown-near", name=said, near=Alternatives(near))
            raise ScenarioRefused("object-unknown", name=said, known=", ".join(names))
        raise ScenarioRefused("object-several", name=f"{reference!r:.60}", several=Alternatives(map(self.name, found)))

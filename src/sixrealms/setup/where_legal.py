"""Where a deck may be played: every ruleset with every size it offers, and every shipped deck format, at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sixrealms.decks import Deck, limits_check
from sixrealms.decks.limits_check import DeckProblem, legal_limits
from sixrealms.formats import crossfire_format
from sixrealms.rulesets import RULESETS


class Verdict(NamedTuple):
    """What one set of limits says about a deck. `limits` is the ruleset or the id of the format, `title` its name."""

    kind: str  # "ruleset" or "format"
    limits: str
    title: str
    size: int
    problems: tuple[DeckProblem, ...]

    @property
    def legal(self) -> bool:
        """Whether nothing stands against it."""
        return not self.problems


def verdicts(deck: Deck) -> Iterator[Verdict]:
    """Rulesets first, each with its sizes (`deck.sizes.offered`), then the formats, as they are listed."""
    for ruleset in RULESETS.values():
        for size in ruleset.sizes:
            limits = legal_limits(deck, ruleset.name, size)
            yield Verdict("ruleset", ruleset.name, limits.name, size, tuple(limits_check.problems(deck, limits)))
    for one in crossfire_format.shipped_formats():
        found = tuple(crossfire_format.problems(deck, one))
        yield Verdict("format", one.id, one.title, one.totals["All"][1], found)

"""What of a card can happen: each of its abilities, and the branches of each; and how often each of them did.

A branch is both answers where a player may, each way, each part of a sequence, chosen and not chosen where fewer may be
chosen. What a part is called is what `fuzz.executions` counts it as.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fuzz.executions import SAID
from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.engine.ability import Always, Answer, Play, Use, When
from sixrealms.engine.power import Ability, Effect, Node, Static
from sixrealms.powers import registry
from sixrealms.powers.control_flow import Choose, May

#: How often an ability is to be executed.
TIMES: Final = 10


class Part(NamedTuple):
    """One thing that has to happen: the ability itself `TIMES` times, or a branch of it once."""

    key: str
    what: str
    least: int


class Row(NamedTuple):
    """One ability of one wording: how often it was executed, and the keys of its branches that never were."""

    printing: str
    name: str
    ability: int
    kind: str
    executed: int
    wanting: tuple[str, ...]

    def few(self, times: int = TIMES) -> bool:
        """Whether it was executed too rarely."""
        return self.executed < times


@cache
def first_printings() -> dict[str, Printing]:
    """The oldest printing of every wording."""
    found: dict[str, Printing] = {}
    for printing in catalogue.all_printings():
        found.setdefault(printing.wording, printing)
    return found


def own_powers() -> list[str]:
    """The wordings that have a power and repeat nobody else's."""
    return [wording for wording in registry.all_powers() if registry.model_of(wording) is None]


def model(wording: str) -> str:
    """The wording whose power this one plays."""
    return registry.model_of(wording) or wording


def root(ability: Ability) -> Node:
    """The part of an ability that is counted as the ability being executed."""
    if isinstance(ability, Always):
        return ability.what
    return ability.effect if isinstance(ability, When) else ability


def parts_of(ability: Ability, times: int = TIMES) -> Iterator[Part]:
    """What has to happen for an ability to count as covered; the ability itself comes first."""
    first = root(ability)
    yield Part(first.key, "executed", times)
    if isinstance(ability, When) and ability.may:
        yield Part(f"{ability.key}{SAID}yes", "may: yes", 1)
        yield Part(f"{ability.key}{SAID}no", "may: no", 1)
    if isinstance(ability, Play | Use | Answer) and any(t.up_to for t in ability.targets):
        yield Part(f"{ability.key}{SAID}choose", "targets chosen", 1)
        yield Part(f"{ability.key}{SAID}done", "fewer targets chosen", 1)
    for node in ability.walk():
        if node.key and node not in (first, ability) and isinstance(node, Effect | Static):
            yield Part(node.key, type(node).__name__, 1)
        if isinstance(node, May):
            yield Part(f"{node.key}{SAID}yes", "May: yes", 1)
            yield Part(f"{node.key}{SAID}no", "May: no", 1)
        if isinstance(node, Choose) and node.up_to:
            yield Part(f"{node.key}{SAID}choose", "Choose: chosen", 1)
            yield Part(f"{node.key}{SAID}done", "Choose: fewer", 1)


def all_parts(wording: str, times: int = TIMES) -> dict[str, Part]:
    """Everything that has to happen of a wording, by key."""
    power = registry.all_powers()[wording]
    return {part.key: part for ability in power.abilities for part in parts_of(ability, times)}


def rows(counts: Counter[str], times: int = TIMES) -> list[Row]:
    """Every ability of every wording with a power of its own."""
    return [row for wording in own_powers() for row in rows_of(wording, counts, times)]


def rows_of(wording: str, counts: Counter[str], times: int = TIMES) -> Iterator[Row]:
    """Every ability of one wording."""
    printing = first_printings()[wording]
    for number, ability in enumerate(registry.all_powers()[wording].abilities):
        parts = list(parts_of(ability, times))
        wanting = tuple(part.key for part in parts[1:] if counts[part.key] < part.least)
        yield Row(printing.id, printing.name, number, type(ability).__name__, counts[parts[0].key], wanting)


def merged(counts: Counter[str]) -> Counter[str]:
    """The same figures with repeats counted as what they repeat."""
    found: Counter[str] = Counter()
    for key, number in counts.items():
        wording, colon, rest = key.partition(":")
        found[f"{model(wording)}{colon}{rest}"] += number
    return found

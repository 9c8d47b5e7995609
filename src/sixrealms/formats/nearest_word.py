"""Which word of the shorthand was probably meant, and in which of its places that word stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from sixrealms.formats import shorthand_words
from sixrealms.formats.shorthand_words import TYPES, VARIANTS, folded, without_article

Place = Literal["type", "variant", "victory"]
PLACES: Final[tuple[Place, ...]] = ("variant", "type", "victory")
"""The three places of a name. A word of two of them is looked for in the parentheses first: there it changes least."""

_SHORTEST_PART: Final = 4  # letters of a part that says which name is meant
_ALMOST_NO_NINES: Final = re.compile(r"(?:no?s?|number)?[\W_]*(\d)\1*[\W_]*[a-z]{0,2}", re.IGNORECASE)
_DIGIT_IN_WORDS: Final = re.compile(r"no[\W_]*([a-z]{3,}?)(?:[’']?e?s)?", re.IGNORECASE)
_DIGITS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


@dataclass(frozen=True, slots=True)
class Meant:
    """A word that exists: where it stands and how it is written."""

    place: Place
    name: str
    optional: bool = False  # an optional rule, which stands where variants do


@dataclass(frozen=True, slots=True)
class _Known:
    meant: Meant
    spellings: tuple[str, ...]  # folded
    parts: frozenset[str]  # some of its words, one after the other, folded


def word_of(place: Place, said: str) -> Meant | None:
    """The word of that place that is called so; None where it has none."""
    if place == "variant":
        variant = shorthand_words.variant_called(said)
        return Meant(place, variant.name, not variant.standard) if variant is not None else None
    if place == "type":
        played = shorthand_words.type_called(said)
        return Meant(place, played.name) if played is not None and played.key != "no-xs" else None
    key = shorthand_words.victory_called(said)
    return Meant(place, shorthand_words.victory_name(key)) if key is not None else None


def word_elsewhere(place: Place, said: str) -> Meant | None:
    """The word of another place that is called exactly so; None for any other."""
    return next((found for other in PLACES if other != place and (found := word_of(other, said))), None)


def nearest(place: Place, said: str) -> Meant | None:
    """The word most like what was said, of that place or, where it is nearer, of another; None if none is near."""
    if place == "type" and (digit := digit_meant(said)) is not None:
        return Meant("type", f"No-{digit}s")
    wanted = without_article(said[:60])
    if not wanted:
        return None
    found: dict[int, list[Meant]] = {}
    for known in _known():
        score = _score(wanted, known)
        if score is not None:
            found.setdefault(2 * score + (known.meant.place != place), []).append(known.meant)
    best = found[min(found)] if found else []
    return best[0] if len(best) == 1 else None  # of several equally near, none is proposed


def digit_meant(said: str) -> int | None:
    """The digit of something that was to be a name like No-9s: "No-9", "no 9x", "No-Nines"; None where none is."""
    if (found := _ALMOST_NO_NINES.fullmatch(said)) is not None:
        return int(found[1])
    if (found := _DIGIT_IN_WORDS.fullmatch(said)) is not None:
        spoken = {found[1].casefold(), f"{found[1].casefold()}e"}  # nin-es, nine-s
        return next((value for value, word in enumerate(_DIGITS) if word in spoken), None)
    return None


def near(one: str, other: str) -> bool:
    """Whether the one may be the other, misspelt."""
    return distance(one, other) <= _most_mistakes(one)


def distance(one: str, other: str) -> int:
    """How many letters are left out, put in, taken for others or changed over between two words."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        earlier, before, row = before, row, [i]
        for j, b in enumerate(other, 1):
            best = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                best = min(best, earlier[j - 2] + 1)
            row.append(best)
    return row[-1]


def _most_mistakes(said: str) -> int:
    """How far from a word something of that length may be that is still taken for it."""
    return max(1, min(3, (3 * len(said) + 5) // 10))


def _score(wanted: str, known: _Known) -> int | None:
    """How far away it is; None for too far. A part of a name counts as one mistake."""
    whole = min(distance(wanted, spelling) for spelling in known.spellings)
    if whole <= _most_mistakes(wanted):
        return whole
    if len(wanted) < _SHORTEST_PART:
        return None
    begun = any(spelling.startswith(wanted) for spelling in known.spellings)
    if not known.parts:
        return 2 if begun else None
    part = min(distance(wanted, part) for part in known.parts)
    if part <= min(2, len(wanted) // 5):
        return 1 + part
    return 2 if begun else None


def _known() -> Iterator[_Known]:
    for variant in (*VARIANTS.values(), *shorthand_words.added_variants()):
        also = shorthand_words.variant_also_called(variant.key)
        yield _entry(Meant("variant", variant.name, not variant.standard), also)
    for played in (*TYPES.values(), *shorthand_words.added_types()):
        if played.key != "no-xs":  # judged by its digit
            yield _entry(Meant("type", played.name), shorthand_words.type_also_called(played.key))
    for name in shorthand_words.victories().values():
        yield _entry(Meant("victory", name), ())


def _entry(meant: Meant, also: tuple[str, ...]) -> _Known:
    said = [folded(word) for word in meant.name.split()]
    runs = {"".join(said[i:j]) for i in range(len(said)) for j in range(i + 1, len(said) + 1)}
    whole = without_article(meant.name)
    parts = frozenset(run for run in runs if len(run) >= _SHORTEST_PART and run not in ("".join(said), whole))
    return _Known(meant, (whole, *also), parts)

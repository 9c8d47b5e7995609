"""Names that look the same: what a name is drawn like, by Unicode's list of confusable characters (UTS #39)."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


def looks_of(name: str) -> frozenset[str]:
    """What a name looks like as it is written, and written small; two names that share one are taken for each other."""
    plain = " ".join(name.split())
    small = unicodedata.normalize("NFKC", plain).casefold()
    return frozenset({f"a {skeleton(plain).casefold()}"[:200], f"b {skeleton(small)}"[:200]})


def skeleton(text: str) -> str:
    """The text with every character as the one it is most often taken for; invisible ones left out."""
    prototypes = _prototypes()
    apart = unicodedata.normalize("NFD", text)
    drawn = "".join(prototypes.get(one, one) for one in apart if unicodedata.category(one) != "Cf")
    return unicodedata.normalize("NFD", drawn)


@cache
def _prototypes() -> Mapping[str, str]:
    """Every confusable character with what it is drawn like.

    The list names both ends of every pair: a prototype stands with all that are taken for it, anything else with its
    prototype alone.
    """
    pairs = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8"))
    beside: dict[str, list[str]] = {
        one: [other["c"].replace("\u200e", "") for other in others] for one, others in pairs.items() if len(one) == 1
    }
    found: dict[str, str] = {}
    for one, others in beside.items():
        if len(others) != 1:
            continue
        other = others[0]
        if len(other) > 1 or len(beside.get(other, ())) > 1 or other < one:
            found[one] = other
    return found

"""What the cards that are not written yet will need: which words of the card language, and what it still lacks.

    python -m tools.missing_cards                 how many can be said today, by type, and what is wanted most
    python -m tools.missing_cards --lacks duel    the cards that lack it
    python -m tools.missing_cards --word AimedAt  the cards a word will serve
    python -m tools.missing_cards --trial 100     so many drawn at random, each with its words (--seed for others)
    python -m tools.missing_cards --tried         the definitions that have been tried, each with its text

The judgements stand in docs/missing-cards.jsonl, a line for each wording: `id` is one of its printings, `words` those
that carry its power, `lacks` what today's words cannot say (nothing: they can), `how` a hint. They were made by
reading, not by running, but for those that are `tried`: there `how` is a definition, the abilities as a card file
would have them, or tells why there is none. A card that has been written since, or has no text and so no power, is
passed over.
"""

from __future__ import annotations

import argparse
import difflib
import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import sixrealms.language
from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.engine.power import Power
from sixrealms.powers import registry
from sixrealms.realise.card_text import house_text

JUDGED: Final = Path(__file__).resolve().parent.parent / "docs" / "missing-cards.jsonl"
_MOST: Final = 25


class Judgement(NamedTuple):
    """What one missing wording will need."""

    printing: Printing
    words: tuple[str, ...]
    lacks: tuple[str, ...]
    how: str
    tried: bool = False

    def power(self) -> Power:
        """What has been tried as a definition of the card. ValueError where that has not been done, or in vain."""
        if not self.tried or self.lacks:
            raise ValueError(f"{self.printing.id}: nobody has written a definition that says it")
        abilities = eval(f"({self.how},)", dict(vars(sixrealms.language)))
        return Power(abilities, self.printing.wording)

    def line(self) -> str:
        """As it is shown."""
        needs = f"lacks {', '.join(self.lacks)}" if self.lacks else ", ".join(self.words) or "no power"
        return f"{self.printing.id:8} {self.printing.name} ({self.printing.type}): {needs} - {self.how}"


def judged() -> list[Judgement]:
    """Every judgement, also of cards that have been written since, in the order of the file.

    CatalogueError for a printing there is none of.
    """
    rows = [json.loads(line) for line in JUDGED.read_text(encoding="utf-8").splitlines()]
    return [
        Judgement(
            catalogue.printing(row["id"]), tuple(row["words"]), tuple(row["lacks"]), row["how"], row.get("tried", False)
        )
        for row in rows
    ]


def missing() -> list[Judgement]:
    """The judgements of cards that are missing still: those with a text that have no power."""
    written = registry.all_powers()
    return [one for one in judged() if one.printing.wording not in written and not one.printing.blank]


def unjudged() -> int:
    """How many official wordings are neither written nor judged."""
    known = {one.printing.wording for one in judged()} | registry.all_powers().keys()
    return len({p.wording for p in catalogue.all_printings() if p.official} - known)


def text(one: Judgement, language: str) -> str:
    """What the tried definition of a card would say there. ValueError where there is none."""
    with registry.replaced(one.printing.wording, one.power()):
        return house_text(one.printing, language)


def _figures(found: list[Judgement]) -> None:
    """How much can be said, by type, and what is wanted most."""
    sayable = Counter(one.printing.type for one in found if not one.lacks)
    every = Counter(one.printing.type for one in found)
    share = 100 * sayable.total() / max(every.total(), 1)
    print(f"{every.total()} wordings are missing; {sayable.total()} of them can be said today ({share:.0f} %)")
    print(f"{unjudged()} more have not been judged\n")
    for kind, count in every.most_common():
        print(f"{kind:16} {sayable[kind]:5} of {count:4}")
    wanted = Counter(lack for one in found for lack in one.lacks)
    alone = Counter(one.lacks[0] for one in found if len(one.lacks) == 1)
    print(f"\nlacking ({len(wanted)} things)         cards  nothing else lacking")
    for lack, count in wanted.most_common(_MOST):
        print(f"{lack:30} {count:5} {alone[lack]:5}")


def _nearest(word: str, known: set[str]) -> str:
    """What was meant, perhaps."""
    close = difflib.get_close_matches(word, known, n=3)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures, or the cards asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.missing_cards", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--lacks", help="the cards that lack this")
    parser.add_argument("--word", help="the cards this word will serve")
    parser.add_argument("--trial", type=int, default=0, help="draw so many at random")
    parser.add_argument("--tried", action="store_true", help="tell the definitions that have been tried")
    parser.add_argument("--seed", type=int, default=14, help="other ones at random")
    given = parser.parse_args(arguments)
    found = missing()
    if given.trial < 0:
        parser.error(f"--trial {given.trial}: how many cards to draw, 1 or more")
    if given.lacks and given.lacks not in (known := {lack for one in found for lack in one.lacks}):
        parser.error(f"--lacks {given.lacks}: no missing card lacks this{_nearest(given.lacks, known)}")
    if given.word and given.word not in (known := {word for one in found for word in one.words}):
        parser.error(f"--word {given.word}: it serves no missing card{_nearest(given.word, known)}")
    if given.tried:
        for one in (one for one in found if one.tried):
            print(one.line() if one.lacks else f"{one.printing.id:8} {one.printing.name}: {text(one, 'en')}")
        return 0
    if given.lacks or given.word:
        chosen = [one for one in found if given.lacks in one.lacks or given.word in one.words]
    elif given.trial:
        chosen = random.Random(given.seed).sample(found, min(given.trial, len(found)))
    else:
        _figures(found)
        return 0
    for one in chosen:
        print(one.line())
    print(f"{len(chosen)} cards, {sum(not one.lacks for one in chosen)} of them can be said today")
    return 0


if __name__ == "__main__":
    sys.exit(main())

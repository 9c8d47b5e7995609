"""Everything one needs to close the open changes of a card (tools/open_changes.jsonl), and a quick look at them again.

    python -m tools.open_changes 4th/475 DU --prints FILE    text, definition, changes in words and tests of each card
    python -m tools.open_changes --again 4th/475             which of them still survive, without the other changes
    python -m tools.open_changes --again --close 4th/475     the same, and take those that do not from the list

FILE is `printings.jsonl` of the reference; it holds printed texts and stays outside the project. A card is a printing
or a set; none: all. What the tests of a card fail with unchanged is said first: nothing is judged by such tests.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import sixrealms.cards
from sixrealms import catalogue
from sixrealms.errors import SixRealmsError
from sixrealms.powers import registry
from sixrealms.realise.card_text import house_text
from tests.knockout import first_to_notice, run_card_tests, runs_of, tests_of
from tools.knockout_changes import Change, changes
from tools.knockout_silent import OPEN_CHANGES, plain, reason, still_open

CARDS: Final = Path(sixrealms.cards.__file__).parent
#: How many tests of a card are shown whole, the shortest first.
_SHOWN: Final = 1


def meant(names: Sequence[str]) -> list[str]:
    """The cards with open changes that are meant by printings and sets, in the order of the list; none: all."""
    known = still_open()
    sets = {one.id for one in catalogue.sets()}
    wanted = [name if name in sets else catalogue.printing(name).id for name in names]
    return [card for card in known if not wanted or card in wanted or card.partition("/")[0] in wanted]


def open_of(card: str) -> list[Change]:
    """The changes of a card that are listed as open, as they can be made."""
    listed = still_open().get(card, frozenset())
    whole = registry.all_powers()[catalogue.printing(card).wording]
    return [change for change in changes(whole) if plain(f"{change.kind}: {change.what}") in listed]


def survivors(card: str) -> tuple[list[Change], list[str]]:
    """Those of its open changes nobody notices and that have no reason, and the tests that fail unchanged."""
    whole = registry.all_powers()[catalogue.printing(card).wording]
    broken = run_card_tests(card, whole)
    runs = runs_of(card)
    left = []
    for change in open_of(card):
        noticed = first_to_notice(card, change.power, runs)
        if noticed >= 0:
            runs.insert(0, runs.pop(noticed))
        elif not reason(card, f"{change.kind}: {change.what}"):
            left.append(change)
    return left, broken


def close(found: dict[str, list[Change]]) -> None:
    """Take from the list what is noticed by now: of these cards only these changes stay."""
    rows = [json.loads(line) for line in OPEN_CHANGES.read_text("utf-8").splitlines()]
    kept = []
    for row in rows:
        if row["card"] in found:
            row["changes"] = [f"{change.kind}: {change.what}" for change in found[row["card"]]]
        if row["changes"]:
            kept.append(json.dumps(row, ensure_ascii=False) + "\n")
    OPEN_CHANGES.write_text("".join(kept), encoding="utf-8")


def told(card: str, prints: dict[str, dict[str, Any]]) -> Iterator[str]:
    """What one needs to know of a card to write the tests it lacks."""
    printing = catalogue.printing(card)
    yield f"=== {card} {printing.name} [{printing.type} {printing.world}]"
    if print_ := prints.get(card):
        yield f"PRINT {print_['text']}\nCLEAR {print_['blueline']}"
    yield f"EN {house_text(printing, 'en')}\nPT {house_text(printing, 'pt-BR')}"
    yield _definitions().get(registry.model_of(printing.wording) or printing.wording, "no definition found")
    for change in open_of(card):
        yield f"- {change.kind}: {change.what}"
        with registry.replaced(printing.wording, change.power):
            broken = house_text(printing, "en")
        yield f"    {_apart(house_text(printing, 'en'), broken)}"
    tests = sorted(tests_of(card), key=lambda test: len(inspect.getsource(test.function)))
    yield "TESTS " + ", ".join(dict.fromkeys(test.name for test in tests))
    for test in [test for test in tests if "told_apart" not in test.name][:_SHOWN]:
        yield textwrap.indent(inspect.getsource(test.function), "    ")


def _apart(whole: str, broken: str) -> str:
    """The broken text from where it differs, with a few words before."""
    if whole == broken:
        return "(the same words)"
    mine, other = whole.split(), broken.split()
    at = next((i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), min(len(mine), len(other)))
    end = next((i for i in range(min(len(mine), len(other)) - at) if mine[-1 - i] != other[-1 - i]), 0)
    return "... " + " ".join(other[max(at - 4, 0) : len(other) - max(end - 2, 0)]) + " ..."


@cache
def _definitions() -> dict[str, str]:
    """By wording, the lines that define a card with the reading above them."""
    found = {}
    for path in sorted(CARDS.rglob("*.py")):
        text = path.read_text("utf-8")
        lines = text.splitlines()
        for node in ast.parse(text).body:
            match node:
                case ast.Expr(ast.Call(args=[ast.Constant(str() as card), *_])):
                    first = node.lineno - 1
                    while first and lines[first - 1].startswith("#"):
                        first -= 1
                    own = "\n".join(lines[first : node.end_lineno])
                    found[catalogue.printing(card).wording] = f"{path.relative_to(CARDS)}\n{own}"
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Tell the cards, or ask their tests again; 1 if something survives, 2 for a card there is none of."""
    parser = argparse.ArgumentParser("python -m tools.open_changes", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cards", nargs="*", metavar="SET|ID", help="sets and printing ids; none: all that are listed")
    parser.add_argument("--prints", type=Path, help="printings.jsonl of the reference, to show what is printed")
    parser.add_argument("--again", action="store_true", help="which open changes survive today")
    parser.add_argument("--close", action="store_true", help="with --again: keep only those in the list")
    given = parser.parse_args(arguments)
    try:
        cards = meant(given.cards)
    except SixRealmsError as error:
        print(f"open_changes: {error}", file=sys.stderr)
        return 2
    if not given.again:
        lines = given.prints.read_text("utf-8").splitlines() if given.prints else []
        prints = {row["id"]: row for row in map(json.loads, lines)}
        for card in cards:
            print("\n".join(told(card, prints)), end="\n\n")
        return 0
    found, sound = {}, True
    for card in cards:
        found[card], broken = survivors(card)
        sound &= not broken
        for line in broken:
            print(f"{card} fails unchanged: {line}")
        for change in found[card]:
            print(f"{card} {catalogue.printing(card).name}: survives {change.kind}: {change.what}")
    if given.close and sound:
        close(found)
    print(f"{len(cards)} cards, {sum(map(len, found.values()))} changes of {sum(map(bool, found.values()))} survive")
    return int(any(found.values()) or not sound)


if __name__ == "__main__":
    sys.exit(main())

"""Who has read which card beside its print, and what they found: `python -m tools.card_verdicts`.

docs/card-verdicts.jsonl holds a line for every enforced wording, written by somebody who did not write the power and
saw only print, text and rule documents: `wording` (one of its printings), `verdict` and `line`. `faithful`: it does
what is printed. `reading`: the print is ambiguous or the rules change its plain sense; `line` says which sense is
taken. `open`: it departs from the print, and nobody has mended it yet; `line` says how. No line repeats a printed
sentence.

    python -m tools.card_verdicts               how many of each, and what is still to be read
    python -m tools.card_verdicts --readings    the readings, and what is open
    python -m tools.card_verdicts --add FILE    take over verdicts of this form, the newest of a wording
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.errors import CatalogueError
from sixrealms.powers import registry

VERDICTS: Final = Path(__file__).resolve().parent.parent / "docs" / "card-verdicts.jsonl"
FAITHFUL: Final = "faithful"
READING: Final = "reading"
OPEN: Final = "open"
KINDS: Final = (FAITHFUL, READING, OPEN)


class Verdict(NamedTuple):
    """What somebody found who read a card beside its print."""

    printing: str
    verdict: str
    line: str

    @property
    def wording(self) -> str:
        """The wording the printing has; CatalogueError for a printing there is none of."""
        return catalogue.printing(self.printing).wording


def read(path: Path = VERDICTS) -> list[Verdict]:
    """The verdicts of a file, in its order; ValueError with the line that is none."""
    found = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            row = json.loads(text)
            one = Verdict(row.get("wording") or row["id"], row["verdict"], row.get("line", ""))
            if one.verdict not in KINDS:
                raise ValueError(f"{one.verdict!r} is none of {', '.join(KINDS)}")
            if (one.verdict == FAITHFUL) == bool(one.line):
                raise ValueError("a reading and what is open need their line, what is faithful has none")
            assert one.wording
        except (ValueError, KeyError, AttributeError, CatalogueError) as wrong:
            raise ValueError(f"{path}:{number}: {wrong}") from None
        found.append(one)
    return found


def unread() -> list[str]:
    """A printing of every enforced wording nobody has read."""
    known = {one.wording for one in read()}
    first: dict[str, str] = {}
    for printing in catalogue.all_printings():
        first.setdefault(printing.wording, printing.id)
    return [first[wording] for wording in registry.all_powers() if wording not in known]


def write(verdicts: Sequence[Verdict]) -> None:
    """Keep the newest verdict of every wording, in the order of the catalogue."""
    newest = {one.wording: one for one in verdicts}
    place = {printing.id: number for number, printing in enumerate(catalogue.all_printings())}
    rows = sorted(newest.values(), key=lambda one: place[one.printing])
    lines = [
        json.dumps({"wording": one.printing, "verdict": one.verdict, "line": one.line}, ensure_ascii=False)
        for one in rows
    ]
    VERDICTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Say what has been read; 1 while something has not."""
    parser = argparse.ArgumentParser("python -m tools.card_verdicts", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--readings", action="store_true", help="list the readings and what is open")
    parser.add_argument("--add", type=Path, metavar="FILE", help="take over verdicts")
    options = parser.parse_args(arguments)
    try:
        if options.add:
            write([*read(), *read(options.add)])
        known = read()
    except (OSError, ValueError) as wrong:
        print(f"card_verdicts: {wrong}", file=sys.stderr)
        return 2
    if options.readings:
        for one in known:
            if one.verdict != FAITHFUL:
                print(f"{one.verdict:7} {one.printing:8} {catalogue.printing(one.printing).name}: {one.line}")
    counts = Counter(one.verdict for one in known)
    left = unread()
    print(
        f"{counts[FAITHFUL]} faithful, {counts[READING]} with a reading, {counts[OPEN]} open; "
        f"{len(left)} not read: {', '.join(left[:20])}"
    )
    return int(bool(left))


if __name__ == "__main__":
    sys.exit(main())

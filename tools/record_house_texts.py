"""Record every house text in `tests/powers/house_texts.txt`: `python -m tools.record_house_texts [--check]`.

A text is made from the power and says everything it does, so the file changes when a power, its words or the
vocabulary do. Record it anew after such a change and read the difference before committing it. A language that has not
got words for everything yet has a file of its own, with the cards it can tell.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.powers import registry
from sixrealms.realise.card_text import house_text
from sixrealms.realise.words import COMPLETE, FOLDERS, MissingWords

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "powers" / "house_texts.txt"


def with_power() -> list[Printing]:
    """One printing of every wording that has a power, in the order of the catalogue."""
    powers = registry.all_powers()
    first: dict[str, Printing] = {}
    for printing in catalogue.all_printings():
        if printing.wording in powers:
            first.setdefault(printing.wording, printing)
    return list(first.values())


def texts() -> str:
    """Every house text, in each language, under the number, name and type of its card."""
    return "".join(
        f"{p.id} {p.name} ({p.type})\n" + "".join(f"    {house_text(p, language)}\n" for language in COMPLETE)
        for p in with_power()
    )


def told_in(language: str) -> dict[str, str]:
    """What a language can tell whole: the text of every card it has the words for, by its printing."""
    found = {}
    for printing in with_power():
        try:
            found[printing.id] = house_text(printing, language)
        except MissingWords:
            continue
    return found


def files() -> dict[Path, str]:
    """Every recorded file and what it has to hold."""
    partial = {
        FILE.with_suffix(f".{language}.txt"): "".join(
            f"{card}\n    {text}\n" for card, text in told_in(language).items()
        )
        for language in FOLDERS
        if language not in COMPLETE
    }
    return {FILE: texts(), **partial}


def main(arguments: Sequence[str]) -> int:
    """Record; with --check only compare and return 1 if anything differs."""
    if [argument for argument in arguments if argument != "--check"]:
        print("usage: python -m tools.record_house_texts [--check]", file=sys.stderr)
        return 2
    differing = False
    for path, now in files().items():
        if path.exists() and path.read_text(encoding="utf-8") == now:
            print(f"{path.name}: unchanged")
            continue
        differing = True
        if "--check" in arguments:
            print(f"{path.name}: differs")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, encoding="utf-8")
        print(f"{path.name}: written")
    return 1 if differing and "--check" in arguments else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""`sixrealms cards new ID`: the entry of a card and its test, to be filled in, in the files of its set and type."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import sixrealms
from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.errors import CardRefused

#: The folder of each set, below `src/sixrealms/cards` and `tests/cards`.
FOLDERS: Final = {
    "NO": "no_edition", "1st": "first", "PR": "promos", "2nd": "second", "RL": "ravenloft", "DL": "dragonlance",
    "FR": "forgotten_realms", "AR": "artifacts", "PO": "powers", "3rd": "third", "UD": "underdark",
    "RR": "runes_and_ruins", "BR": "birthright", "4th": "fourth", "DR": "draconomicon", "NS": "night_stalkers",
    "DU": "dungeons", "IQ": "inquisition", "MI": "millennium", "CH": "chaos", "CQ": "conquest",
}  # fmt: skip
_PLURALS: Final = {
    "ally": "allies",
    "thief": "thieves",
    "hero": "heroes",
    "rule": "rule_cards",
    "unarmed combat": "unarmed_combat",
}


class Scaffold(NamedTuple):
    """The two files, and which of them are new."""

    entry: Path
    test: Path


def file_of(kind: str) -> str:
    """The file cards of a type are written in: "wizard spell" in wizard_spells, "blood ability" in blood_abilities."""
    if kind in _PLURALS:
        return _PLURALS[kind]
    name = kind.replace(" ", "_")
    return f"{name[:-1]}ies" if name.endswith("ability") else f"{name}s"


def source() -> Path:
    """The project's folder; CardRefused where the program was installed without it."""
    root = Path(sixrealms.__file__).resolve().parents[2]
    if not (root / "tests" / "cards").is_dir() or not (root / "src" / "sixrealms" / "cards").is_dir():
        raise CardRefused("cards-new-no-source")
    return root


def write(printing_id: str, root: Path) -> Scaffold:
    """Append an entry without a power and a test that fails until it says something. CardRefused for a wording that is
    written already or has no power; nothing is written then.
    """
    from sixrealms.powers import registry  # takes time to load

    printing = catalogue.printing(printing_id)
    status = registry.status(printing)
    if status != "missing":
        raise CardRefused(f"cards-new-{status}", card=f"{printing.name} ({printing.id})")
    folder, name = FOLDERS[printing.set], file_of(printing.type)
    found = Scaffold(
        root / "src" / "sixrealms" / "cards" / folder / f"{name}.py",
        root / "tests" / "cards" / folder / f"test_{name}.py",
    )
    entry = f'card("{printing.id}", {_quoted(printing.name)}, ...)\n'
    if found.entry.exists() and entry in found.entry.read_text(encoding="utf-8"):
        raise CardRefused("cards-new-begun", card=f"{printing.name} ({printing.id})", file=str(found.entry))
    title = f"{name.replace('_', ' ').capitalize()} of {_set_name(printing)}."
    _append(found.entry, f'"""{title}"""\n\nfrom sixrealms.language import *\n\n', entry)
    _append(found.test, _HEAD.format(title=title), _TEST.format(id=printing.id, name=_plain(printing.name)))
    package = found.entry.parent / "__init__.py"
    if not package.exists():
        package.write_text("", encoding="utf-8")
    return found


_HEAD: Final = '"""{title}"""\n\nfrom __future__ import annotations\n\nfrom tests.table_talk import Table, card_test\n'
_TEST: Final = """

@card_test("{id}", rules=[])
def test_{name}(t: Table) -> None:
    t.seat("A", formation={{"A": "Vaasa"}}, hand=["{id}"])
    t.seat("B", formation={{"A": "Nyrond"}})
    t.begin(active="A", phase=3)
    raise NotImplementedError("what it does, what it leaves alone, what it refuses")
"""


def _append(path: Path, head: str, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_text(encoding="utf-8") if path.exists() else head
    path.write_text(before + text, encoding="utf-8")


def _set_name(printing: Printing) -> str:
    return next(one.name for one in catalogue.sets() if one.id == printing.set)


def _quoted(name: str) -> str:
    return f"'{name}'" if '"' in name else f'"{name}"'


def _plain(name: str) -> str:
    return re.sub(r"\W+", "_", name.lower().replace("'", "")).strip("_")

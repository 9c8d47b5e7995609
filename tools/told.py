"""Print what words and cards say in each language: `python -m tools.told MODULE|CLASS|PRINTING ...`.

For a module of `sixrealms.powers` (or a class in it) every different thing its nodes say in today's cards; for a
printing the whole text. What a language lacks is shown as such. `--missing` lists every class without words.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Final

from sixrealms import catalogue
from sixrealms.engine.power import Ability, Node, Power
from sixrealms.errors import CatalogueError
from sixrealms.options import all_options
from sixrealms.powers import registry
from sixrealms.powers.numbers import Fixed
from sixrealms.realise.ability_text import bound_in
from sixrealms.realise.card_text import house_text
from sixrealms.realise.nouns import BOUND
from sixrealms.realise.power import ability, part
from sixrealms.realise.words import FOLDERS, MissingWords

_MOST: Final = 12


def nodes() -> Iterator[tuple[str, Node]]:
    """Every node of every power, of cards and options, with the card it stands in."""
    for printing in catalogue.all_printings():
        if found := registry.power_of(printing.id):
            for ability in found.abilities:
                token = BOUND.set(bound_in(ability))
                yield from ((f"{printing.id} {printing.name}", node) for node in ability.walk())
                BOUND.reset(token)
    for option in all_options().values():
        yield from ((option.key, node) for node in option.power.walk())


def said(node: Node, language: str) -> str:
    """What it says, or what is lacking."""
    try:
        if isinstance(node, Power | Fixed):
            return "-"
        return ability(node, language) if isinstance(node, Ability) else part(node, language)
    except (MissingWords, KeyError, TypeError, AttributeError) as lacking:
        return f"!! {lacking}"


def show(name: str) -> bool:
    """One module or class; whether there is such a one in a power of today."""
    seen: dict[tuple[str, str], int] = {}
    for card, node in nodes():
        kind = type(node)
        if name not in (kind.__module__.rsplit(".", 1)[1], kind.__name__):
            continue
        before = repr(node)
        if (kind.__name__, before) in seen:
            continue
        count = sum(1 for key in seen if key[0] == kind.__name__)
        seen[kind.__name__, before] = 1
        if count >= _MOST:
            continue
        print(f"{kind.__name__} ({card})  message {node.saying().message} {sorted(node.saying().values)}")
        for language in FOLDERS:
            print(f"    {language:6} {said(node, language)}")
    return bool(seen)


def missing() -> None:
    """Every class without words, by language, with one card."""
    for language in FOLDERS:
        lacking: dict[str, str] = {}
        for card, node in nodes():
            text = said(node, language)
            if text.startswith("!!"):
                lacking.setdefault(
                    f"{type(node).__module__.rsplit('.', 1)[1]}.{type(node).__name__}", f"{card}: {text}"
                )
        for name, why in sorted(lacking.items()):
            print(f"{language} {name}: {why}")


def main(arguments: Sequence[str]) -> int:
    """Tell each; 2 for a name that is none, once the others are told."""
    wrong = False
    for name in arguments:
        try:
            known = _tell(name)
        except CatalogueError as refusal:
            print(f"told: {refusal}", file=sys.stderr)
            wrong = True
            continue
        if not known:
            print(f"told: no power of today has a word {name!r}; docs/vocabulary.md lists them", file=sys.stderr)
            wrong = True
    return 2 if wrong else 0


def _tell(name: str) -> bool:
    if name == "--missing":
        missing()
        return True
    if "/" not in name:
        return show(name)
    printing = catalogue.printing(name)
    if not registry.power_of(name):
        raise CatalogueError(f"the power of {name} {printing.name} is not written yet")
    print(printing.name)
    for language in FOLDERS:
        print(f"    {language:6} {_text(printing, language)}")
    return True


def _text(printing: catalogue.Printing, language: str) -> str:
    try:
        return house_text(printing, language)
    except MissingWords as lacking:
        return f"!! {lacking}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

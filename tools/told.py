"""Read what words say in each language, : `python -m tools.told MODULE|CLASS|PRINTING ...`.

For a module of `sixrealms.powers` (or a class in it) every different thing its nodes say in today's cards; for a
printing the whole text. What a language lacks is shown as such. `--missing` lists every class without words.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Final

from sixrealms import catalogue
from sixrealms.engine.power import Ability, Node, Power
from sixrealms.options import all_options
from sixrealms.powers import registry
from sixrealms.powers.numbers import Fixed
from sixrealms.realise.nouns import BOUND
from sixrealms.realise.power import ability, bound_in, part, power
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


def show(name: str) -> None:
    """One module or class."""
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
    for name in arguments:
        if name == "--missing":
            missing()
        elif "/" in name:
            printing = catalogue.printing(name)
            found = registry.power_of(name)
            assert found is not None
            print(printing.name)
            for language in FOLDERS:
                try:
                    text = power(found, language, printing.type in ("realm", "holding"))
                except (MissingWords, KeyError, TypeError, AttributeError) as lacking:
                    text = f"!! {lacking}"
                print(f"    {language:6} {text}")
        else:
            show(name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

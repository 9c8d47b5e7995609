"""The words on a face, said once per language."""

from __future__ import annotations

from functools import cache

from sixrealms.catalogue import Printing
from sixrealms.wording import say


@cache
def type_name(kind: str, language: str) -> str:
    """The type as a title: "Wizard spell"."""
    name = say(f"type-{kind.replace(' ', '-')}", language)
    return name[:1].upper() + name[1:]


@cache
def attribute_name(attribute: str, language: str) -> str:
    return say(f"attribute-{attribute.replace(' ', '-').lower()}", language)


@cache
def phrase(name: str, language: str) -> str:
    """One of the short fixed texts of a face, by the last part of its id."""
    return say(f"face-{name}", language)


def traits(printing: Printing, language: str) -> str:
    """What the card is besides its type: avatar, race, movement, harmful or helpful, offensive or defensive."""
    names = [attribute_name(attribute, language) for attribute in sorted(printing.attributes)]
    if printing.avatar:
        names.insert(0, phrase("avatar", language))
    return " · ".join(names)

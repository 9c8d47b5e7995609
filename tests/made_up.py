"""A card with another power for the length of a test, where no card of the catalogue does just what is needed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sixrealms import catalogue
from sixrealms.engine.power import Ability, Power
from sixrealms.powers import registry


@contextmanager
def given(printing_id: str, *abilities: Ability) -> Iterator[None]:
    """The card has these abilities and no others."""
    wording = catalogue.printing(printing_id).wording
    with registry.replaced(wording, Power(abilities, wording)):
        yield

"""A word that says one of several things refuses two of them at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import ANY, CHAMPION
from sixrealms.powers.changed_traits import Has, PowerLost
from sixrealms.powers.levels import Levels
from sixrealms.powers.numbers import number


@pytest.mark.parametrize(
    ("write", "said"),
    [
        (lambda: Has(ANY, gains=("Flyer",), type="wizard"), "Has says one thing: kinds and type"),
        (lambda: Has(ANY, type="hero", world="FR"), "Has says one thing: type and world"),
        (lambda: Has(ANY, gains=("Flyer",), swaps=("Undead",)), "swaps and gains_or_loses"),
        (lambda: Has(ANY, gains=("Flyer",), only=True), "Has heeds only only with type or world"),
        (lambda: PowerLost(ANY, psionic=True, immunity=True), "PowerLost says one thing: psionic and immunity"),
        (lambda: PowerLost(ANY, to=CHAMPION), "PowerLost heeds to only with immunity"),
        (lambda: Levels(ANY, add=number(2), to=number(7)), "Levels says one thing: add and to"),
    ],
)
def test_two_things_at_once_are_refused_as_the_power_is_written(write: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        write()


def test_one_thing_with_what_belongs_to_it_is_taken() -> None:
    for what in (
        Has(ANY, gains=("Flyer",), loses=("Swimmer",)),
        Has(ANY, world="FR", only=True),
        PowerLost(ANY, immunity=True, to=CHAMPION),
        Levels(ANY, to=number(7)),
    ):
        assert Always(what).what == what

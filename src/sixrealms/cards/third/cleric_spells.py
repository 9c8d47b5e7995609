"""Cleric spells of 3rd Edition."""

from __future__ import annotations

from sixrealms.language import *


def _flies(name: str, until: Duration) -> Lasting:
    return Lasting(Has(Is(Chosen(name, f"the chosen {name}")), ("Flyer",)), until)


def _target(name: str, whom: Question) -> Target:
    return Target(name, one(whom))


# In phase 3 there are no allies yet; it lasts as Fly does
card(
    "3rd/361",
    "Chariot of Sustarre",
    Play(_flies("champion", FOR_THIS_TURN), targets=(_target("champion", CHAMPION & IN_POOL & Of(YOU)),), at=("3",)),
    Play(_flies("champion", FOR_THE_ROUND), targets=(_target("champion", CHAMPION & FRIENDLY),), at=("combat",)),
    Play(
        Lasting(Has(Gathered("targets", "chosen ally"), ("Flyer",))),
        targets=(Target("targets", one(ALLY & FRIENDLY), 2, up_to=True),),
        at=("combat",),
    ),
)
same_as("3rd/358", "Dispel Magic", "3rd/346")

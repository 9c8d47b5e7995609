"""Positions for tests of what is shown, laid by name."""

from __future__ import annotations

from typing import Any

from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.records import notation
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from sixrealms.telling.names import Naming

NAMES = ("Ana", "Bruno", "Carla", "Diego", "Edu", "Fabi")


def laid(
    *seats: dict[str, Any], active: str = "A", phase: int | str = 3, options: dict[str, str] | None = None
) -> State:
    """The position with these seats; cards are those of the first edition where there is a choice."""
    given = {"ABCDEF"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    position = LaidPosition(given, active=active, phase=phase, edition="1st", unenforced=True, options=options or {})
    return build(position)[0]


def battle(*played: str) -> State:
    """Ana attacks Bruno's Waterdeep with Dagrande and her sword, and these lines are played."""
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande + Sword of Sharpness"], "hand": ["War Party"]},
        {"formation": {"A": "Waterdeep", "B": "Cormyr (razed)"}, "pool": ["Amarill"], "hand": ["War Band"]},
        phase=4,
    )
    for line in ("A attacks B:Waterdeep with Dagrande", *played):
        assert state.pending is not None
        advance(state, notation.read(state, line))
    return state


def naming(state: State, reader: int = 0, language: str = "en") -> Naming:
    """Names for a player at a table of Ana, Bruno, Carla, Diego, Edu and Fabi."""
    return Naming(state, reader, language, NAMES[: state.n])

"""Realms that nobody comes to by some of the ways that cards open."""

from __future__ import annotations

from typing import ClassVar

from sixrealms.engine.board import holding_true
from sixrealms.engine.power import Context, Static
from sixrealms.engine.state import State


class ClosesWay(Static):
    """Makes what lets others attack a realm regardless of position or restrictions useless there."""

    kind: ClassVar[str] = "closes-way"
    standing: ClassVar[bool] = True

    def closes(self, s: State, realm: int, way: int, x: Context) -> bool:
        """Whether nobody comes to this realm by the power of that card."""
        raise NotImplementedError


def way_closed(s: State, realm: int, way: int) -> bool:
    """Whether nobody comes to this realm by the power of that card."""
    return any(static.closes(s, realm, way, x) for static, x, _ in holding_true(s, ClosesWay))

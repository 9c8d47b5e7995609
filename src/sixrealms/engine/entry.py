"""What the rules do when a card has come into play, by whatever road."""

from __future__ import annotations

from sixrealms.engine.ask import push
from sixrealms.engine.state import State


def came_in(s: State, card: int) -> None:
    """A card that copies others may choose at once (flow/copying.py). The step that calls this must be over."""
    if s.kit.defs[s.defn[card]].copies:
        push(s, "entry", 0, card)

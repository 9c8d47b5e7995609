"""What the rules do when a card has come into play, by whatever road."""

from __future__ import annotations

from sixrealms.engine.ask import push
from sixrealms.engine.state import State
from sixrealms.engine.triggers import emit


def came_in(s: State, card: int) -> None:
    """A card that copies others may choose at once (flow/copy_on_entry.py). The step that calls this must be over."""
    if s.kit.defs[s.defn[card]].copies:
        push(s, "entry", 0, card)


def came_back(s: State, champion: int) -> None:
    """The same for a champion, and for all that hangs on it, that nobody has played: out of Limbo or a pile."""
    for card in (*s.on(champion), champion):
        emit(s, "returned", card, by=s.ctrl[card])
        came_in(s, card)

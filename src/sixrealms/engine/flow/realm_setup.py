"""Laying the first realms from decks of realms before the game (ledger: tyrant.setup.*).

Frame ("laying", step, seat): whose turn it is to lay one.
"""

from __future__ import annotations

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, goto, pop
from sixrealms.engine.cosmos import copy_beyond_limit
from sixrealms.engine.placement import open_places
from sixrealms.engine.state import Frame, State


def step(s: State, frame: Frame) -> None:
    """One realm after the other, round the table, until everybody has their formation full or nothing to lay."""
    _, pc, seat = frame
    if pc == "laid":
        realm = answered(s).card
        atoms.settle_in_formation(s, realm, seat, open_places(s, seat)[0])  # tyrant.setup.placement
        atoms.note(s, "laid", seat, realm)
        seat = (seat + s.direction) % s.n
    for _ in range(s.n):
        realms = layable(s, seat)
        if realms:
            goto(s, "laid", seat)
            ask_card(s, seat, "ask-lay-realm", realms)
            return
        seat = (seat + s.direction) % s.n
    pop(s)


def layable(s: State, seat: int) -> list[int]:
    """What the player may lay next: any realm of their realm deck that is not on the table already
    (tyrant.setup.choose-freely, tyrant.setup.cosmos).
    """
    if not open_places(s, seat):
        return []
    return [c for c in s.kit.realm_decks[seat] if s.zone[c] == z.OUTSIDE and copy_beyond_limit(s, c) < 0]

"""What may be taken back: free, only if the others agree, or never (ledger: general.touch.takeback-instant)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixrealms.engine.state import State

FREE: Final = "free"
ASK: Final = "ask"
NEVER: Final = "never"


def policy(before: State, now: State, player: int, acted: Iterable[int] = ()) -> str:
    """Whether `player` may go from `now` back to their decision `before`.

    NEVER if chance decided or somebody learned a card meanwhile, ASK if another seat is asked now or is among those
    in `acted`, FREE otherwise; where the game halts (engine/uniform_windows.py) nobody is asked. Two positions do not
    show who decided between them: whoever keeps the actions says so.
    """
    if now.chances != before.chances or now.result is not None:
        return NEVER
    me = 1 << player
    for card, (old, new) in enumerate(zip(before.seen, now.seen, strict=True)):
        # cards they knew and laid down themselves reveal nothing they did not choose to show
        if new & ~old and not (old & me and before.ctrl[card] == player):
            return NEVER
    others_asked = now.pending is not None and now.pending.player != player
    return ASK if others_asked or any(seat != player for seat in acted) else FREE

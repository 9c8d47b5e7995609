"""What may be taken back: free, only if the others agree, or never (ledger: general.touch.takeback-instant)."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.state import State

FREE: Final = "free"
ASK: Final = "ask"
NEVER: Final = "never"


def policy(before: State, now: State, player: int) -> str:
    """Whether `player` may go from `now` back to his decision `before`.

    NEVER if chance decided or somebody learned a card meanwhile, ASK if another seat has acted (its decision is
    the one pending now, or was in between), FREE otherwise.
    """
    if now.chances != before.chances or now.result is not None:
        return NEVER
    for old, new in zip(before.seen, now.seen, strict=False):
        if new & ~old:
            return NEVER if new & ~old & ~(1 << player) and not _own_play(before, now) else _asked(now, player)
    return _asked(now, player)


def _own_play(before: State, now: State) -> bool:
    """Cards the player himself laid down became known to all: that reveals nothing he did not choose to show."""
    return before.lists != now.lists and all(
        before.owner[c] == before.pending.player
        for c in range(len(before.seen))
        if before.pending is not None and now.seen[c] & ~before.seen[c]
    )


def _asked(now: State, player: int) -> str:
    if now.pending is None:
        return NEVER
    return FREE if now.pending.player == player else ASK

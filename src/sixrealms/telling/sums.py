"""How a number on the table comes about, in words: 6 base, +3 for its own world, +2 from Magic Sword."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.level import LevelStep, Trace, level, total
from sixrealms.telling.names import Naming

#: What a card may give itself as well as get from another.
_GIVEN: Final = frozenset({"base-changed", "power"})


def counted(naming: Naming, card: int) -> tuple[int, tuple[str, ...]]:
    """A champion's level, or the total of its side while it fights, and what it is the sum of, if anything was added
    (ledger: combat.e.totals).
    """
    s = naming.state
    battle = s.battle
    trace: Trace = []
    fighting = battle is not None and card in (battle.champion, battle.opponent)
    number = total(s, card, trace) if fighting else level(s, card, trace)
    parts = tuple(step_text(naming, card, step) for step in trace)
    return number, parts if len(parts) > 1 else ()


def step_text(naming: Naming, card: int, step: LevelStep) -> str:
    """One step of the sum of a card."""
    by = naming.card(step.card) if step.card >= 0 else ""
    what = f"own-{step.what}" if step.card == card and step.what in _GIVEN else step.what
    return naming.say(f"sum-{what}", card=by, plus=f"{step.after - step.before:+d}", after=step.after)

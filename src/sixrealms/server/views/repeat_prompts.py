"""How often the open question will be asked again at once, so that its answers can be given together."""

from __future__ import annotations

from typing import Final, NamedTuple

from sixrealms.engine.action import CARD, Decision
from sixrealms.engine.state import State
from sixrealms.server.fault_log import noted
from sixrealms.server.game.outcome import outcome
from sixrealms.server.messages.incoming import MOST_ANSWERS


class Several(NamedTuple):
    """How many of the options may be chosen in one message."""

    least: int
    most: int


ONE: Final = Several(1, 1)


def same_question(one: Decision, other: Decision) -> bool:
    """Whether this is the same choice again, of one card more."""
    return (one.player, one.kind, one.about, one.card) == (other.player, other.kind, other.about, other.card)


def several(s: State) -> Several:
    """How many of the cards that are offered have to, and may, be chosen before anything else is asked.

    It is found by choosing on a copy. Only what the asked player may know is read of it: whether the same question
    comes again, with the cards that were offered before and are not chosen yet.
    """
    asked = s.pending
    if asked is None or asked.kind != CARD:
        return ONE
    least = most = 0
    offered: set[int] | None = None
    enough = False
    while most < MOST_ANSWERS and (now := s.pending) is not None and same_question(asked, now):
        cards = [action for action in now.options if action.verb == "choose"]
        if not cards or (offered is not None and {action.card for action in cards} != offered):
            break
        enough = enough or len(cards) < len(now.options)
        most += 1
        least += not enough
        offered = {action.card for action in cards[1:]}
        try:
            s = outcome(s, cards[0]).state
        except Exception as error:  # noqa: BLE001 - it is noted
            noted("choosing several cards", error)  # told to whoever chooses it
            break
    return Several(least, most)

"""The Rule of the Cosmos: champions, artifacts, realms and holdings are in play once (ledger: cosmos.*)."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true, in_play
from sixrealms.engine.immunity import spared
from sixrealms.engine.rules_for_player import rules_for
from sixrealms.engine.state import State
from sixrealms.engine.statics import NoCosmos

_IN_PLAY: Final = z.IN_PLAY


def copy_in_play(s: State, card: int) -> int:
    """Another card in play that keeps this one out, or -1.

    Razed realms and copies in combat count; cards in Limbo do not (cosmos.razed-blocks, cosmos.limbo-exempt).
    """
    kit = s.kit
    if card not in kit.rivals:
        return -1
    rules = kit.ruleset if kit.alike else rules_for(s, s.ctrl[card])
    if rules.cosmos_overflow == "replace":
        return -1  # format.shattered-land.third-copy: one of the others goes
    return copy_beyond_limit(s, card)


def copy_beyond_limit(s: State, card: int) -> int:
    """Another card in play, with which there are as many beside this one as may be; -1 while there is room for it.

    For those who can do nothing about the others: where realms are laid beforehand, and where nobody plays the card.
    """
    found, zone = 0, s.zone
    for other in s.kit.rivals.get(card) or ():
        if zone[other] in _IN_PLAY and other != card:
            found += 1
            if found >= rules_for(s, s.ctrl[card]).cosmos_limit and not _waived(s, card, other):
                return other
    return -1


def copies_allowed(s: State, card: int) -> str:
    """How many copies of this card may be in play, for a refusal: "two", or "" for the one of the common rule."""
    return "two" if rules_for(s, s.ctrl[card]).cosmos_limit > 1 else ""


def copies_beyond(s: State, most: int) -> list[int]:
    """The copies in play of one card of which more than `most` are there; none if no card has so many."""
    seen: dict[str, list[int]] = {}
    for card in in_play(s):
        cosmos = s.kit.defs[s.defn[card]].cosmos
        if cosmos:
            seen.setdefault(cosmos, []).append(card)
    return next((copies for copies in seen.values() if len(copies) > most), [])


def _waived(s: State, card: int, other: int) -> bool:
    """Whether the card may be in play beside that one: not by an event that its player has calmed."""
    return any(
        static.who.holds(s, card, x) and not spared(s, s.ctrl[other], x) for static, x, _ in holding_true(s, NoCosmos)
    )

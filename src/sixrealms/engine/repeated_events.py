"""Events that lie on the table for several players: whoever has duplicated one has all of it (dup.full-effects)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixrealms.engine import zones as z
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sixrealms.engine.filed_board import Board


def lies_for(s: State, card: int) -> list[int]:
    """The seats a card lies there for: those for whom an event on the table goes on; else the one who has the card."""
    if s.zone[card] == z.TABLE and s.effects and s.kit.defs[s.defn[card]].type == "event":
        seats = {running.context.player for running in s.effects if running.card == card}
        if seats:
            return sorted(seats)
    return [s.ctrl[card]]


def may_be_for(s: State, player: int, card: int) -> bool:
    """Whether a power of this card could be the player's to use, at a first look."""
    return s.ctrl[card] == player or s.zone[card] == z.TABLE


def holder_reasons(s: State, player: int, card: int) -> Iterator[Reason]:
    """Why a power of this card is not the player's to use: it is another's card, or what it does for them is over."""
    if player in lies_for(s, card):
        return
    if s.ctrl[card] == player:
        yield Reason("power.condition-mandatory", "condition-not-met", card)
    else:
        yield Reason("card.power.definition", "not-your-card", card)


def file_for_each(s: State, b: Board) -> None:
    """Let what such an event waits for happen for each player it lies there for."""
    cards = {running.card for running in s.effects if running.card >= 0}
    for card in sorted(cards):
        d = s.kit.defs[s.defn[card]]
        seats = lies_for(s, card)
        if not d.whens or seats == [s.ctrl[card]]:
            continue
        for event in d.when_events:
            b.whens[event] = [
                (when, x._replace(player=seat))
                for when, x in b.whens.get(event, ())
                for seat in (seats if x.source == card and when in d.whens else [x.player])
            ]

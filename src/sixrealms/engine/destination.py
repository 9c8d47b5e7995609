"""Where a card really goes when it leaves: powers that send it elsewhere, the piles of events, what is torn up."""

from __future__ import annotations

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.atoms import note
from sixrealms.engine.board import holding_true
from sixrealms.engine.causes import FINAL
from sixrealms.engine.immunity import regardless
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.statics import Redirection
from sixrealms.engine.terms import Why


def played_event_goes_to(s: State) -> int:
    """Where an event goes that has worked (event.destination)."""
    return z.VOID if s.kit.ruleset.played_events_go_to == "void" else z.ABYSS


def unplayed_event_goes_to(s: State, card: int) -> int:
    """Where an event goes that is discarded without having worked (abyss.unplayed-events)."""
    spared = any(static.spares(s, card, x) for static, x, _ in holding_true(s, Redirection))
    return z.DISCARD if spared else z.ABYSS


def torn(s: State, card: int) -> bool:
    """Whether the card has been torn up: it works once more and is then gone for good."""
    return bool(s.marks.get(marks.TORN.of(card)))


def destination(s: State, card: int, to: int, why: Why, x: Context, *, lying: bool = False) -> int:
    """Where a card leaving play really goes; -1 if it does not leave. FINAL: only rules of the game change it. What
    works whatever special powers say is sent nowhere else by them (wish.discards). `lying`: the card is discarded from
    a hand or pile, where only what says so reaches it.
    """
    redirections = holding_true(s, Redirection)
    if lying:
        redirections = [row for row in redirections if row[0].anywhere]
    if regardless(s, x):
        redirections = [row for row in redirections if row[0].turn in (1, 2) or s.zone[row[1].source] == z.RULEBOOK]
    if why == FINAL:
        redirections = [row for row in redirections if s.zone[row[1].source] == z.RULEBOOK]
    for turn in (0, 3, 1, 3, 2) if redirections else ():
        for static, sx, _ in redirections:
            if static.may and s.marks.get(marks.STAYS.of_two(sx.source, card)):
                continue
            other: int = static.instead(s, card, to, why, x, sx) if static.turn == turn else to
            if other != to:
                note(s, "redirect", card, sx.source, other)
                to = other
                break
    return to

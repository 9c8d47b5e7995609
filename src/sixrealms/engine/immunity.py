"""Which powers cannot touch a card or a player: immunities, what takes them away, and who is spared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixrealms.engine import zones as z
from sixrealms.engine.board import concerned, filed, holding_true, in_force, statics_about
from sixrealms.engine.filed_board import Entry
from sixrealms.engine.own_rule_cards import RuleSlots
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.statics import (
    Immunity,
    PlayerImmunity,
    Protection,
    TakesImmunity,
)

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


def shielded(s: State, card: int, x: Context, board: Board | None = None, *, levels: bool = False) -> bool:
    """Whether what `x` does passes the card by: an immunity, or its player is exempt from the act; `levels`: what it
    does is no more than having a level or bonus.

    Ledger: immunity.always-active, immunity.offensive-only, calm.others-affected.
    """
    if s.zone[card] == z.DRAW and pile_closed(s, card, x):
        return True
    if spared(s, s.ctrl[card], x):
        return True
    if binds_another(s, x.source, s.ctrl[card]):
        return True
    return immunity_from(s, card, x, board, levels=levels) >= 0


def spared(s: State, player: int, x: Context) -> bool:
    """Whether a player is exempt from the act by which `x` works (calm.others-affected)."""
    act = s.act(x.act) if x.act >= 0 else None
    if act is not None:
        return bool(act.exempt >> player & 1)
    exempt = x.get("exempt")  # a running effect remembers whom it does not affect
    if exempt is None and s.effects and x.source >= 0 and s.zone[x.source] == z.TABLE:
        exempt = next((r.context.get("exempt") for r in s.effects if r.card == x.source), None)
    return isinstance(exempt, int) and bool(exempt >> player & 1)


def pile_closed(s: State, card: int, x: Context) -> bool:
    """Whether the card lies in a draw pile that what another player does cannot look into."""
    owner = s.owner[card]
    if x.player == owner or s.zone[card] != z.DRAW or Protection.HIDES not in s.kit.questions:
        return False
    return any(static.hides(s, card, sx) for static, sx, _ in holding_true(s, Protection))


def immune(s: State, card: int, x: Context, board: Board | None = None) -> bool:
    """Whether an immunity makes what `x` does pass the card by, whoever else is exempt from it (`immunity_from`)."""
    return immunity_from(s, card, x, board) >= 0


def regardless(s: State, x: Context) -> bool:
    """Whether what is done, or asked about beforehand, works regardless of what would keep a card
    (wish.ignores-immunity).
    """
    act = s.act(x.act) if x.act >= 0 else None
    return "ignores-immunity" in act.flags if act is not None else x.get("regardless") is not None


def immunity_from(s: State, card: int, x: Context, board: Board | None = None, *, levels: bool = False) -> int:
    """The card whose power makes this one immune to what `x` does, or to the levels of its source; -1 if none does
    (immunity.in-play-only).
    """
    if s.zone[card] not in z.IN_PLAY:
        return -1
    entries = statics_about(s, Immunity, card) if board is None else board.statics.get("immune", [])
    if not entries or (board is not None and card not in concerned(s, Immunity)):
        return -1
    overridden = regardless(s, x)
    knows_no_good = Immunity.EVEN_TO_GOOD in s.kit.questions
    for static, sx, ability in entries:
        if (
            isinstance(static, Immunity)
            and sx.source != x.source
            and not (levels and static.spares_levels)
            and (ability is None or ability.when is None or in_force(s, ability, sx))
            and static.covers(s, card, x.source, sx)
            and (not overridden or static.names(s, x.source))
            and not immunity_taken(s, sx.source, card, x.source)
            and not (knows_no_good and _no_help(s, entries, card, sx.source))
        ):
            return sx.source
    return -1


def _no_help(s: State, entries: Sequence[Entry], card: int, giver: int) -> bool:
    """Whether what would give the card an immunity does not work on it at all, for good or ill."""
    return any(
        isinstance(static, Immunity)
        and Immunity.EVEN_TO_GOOD in static.also
        and (ability is None or ability.when is None or in_force(s, ability, sx))
        and static.covers(s, card, giver, sx)
        for static, sx, ability in entries
    )


def shut_out(s: State, card: int, source: int) -> bool:
    """Whether what the card's own player does passes it by as well, although it would help it."""
    to_good = Immunity.EVEN_TO_GOOD
    return to_good in s.kit.questions and any(
        to_good in static.also
        and static.covers(s, card, source, x)
        and (ability is None or ability.when is None or in_force(s, ability, x))
        for static, x, ability in statics_about(s, Immunity, card)
    )


def binds_another(s: State, source: int, player: int) -> bool:
    """Whether what works is a rule card that binds only another player (own_rule_cards.RuleSlots)."""
    if source < 0 or RuleSlots.kind not in s.kit.questions:
        return False
    return source in filed(s).bound and s.ctrl[source] != player


def immunity_taken(s: State, giver: int, card: int, source: int) -> bool:
    """Whether this card gives that one (-1: a player) no immunity to the source.

    What takes immunities takes none to itself, and none from whom it does not affect (immunity.always-active).
    """
    takers = holding_true(s, TakesImmunity)
    if any(x.source == source for _, x, _ in takers):
        return False
    return any(
        static.who.holds(s, giver, x)
        and (static.whom is None or (card >= 0 and static.whom.holds(s, card, x)))
        and (static.to is None or (source >= 0 and static.to.holds(s, source, x)))
        and not shielded(s, card if static.whom is not None else giver, x)
        for static, x, _ in takers
    )


def player_shielded(s: State, player: int, x: Context) -> bool:
    """Whether a player themselves is out of reach of what `x` does."""
    return spared(s, player, x) or binds_another(s, x.source, player) or player_immunity_from(s, player, x) >= 0


def player_immunity_from(s: State, player: int, x: Context) -> int:
    """The card that keeps a player themselves out of reach of what `x` does, -1 if none does."""
    for static, sx, _ in holding_true(s, PlayerImmunity):
        if static.covers_player(s, player, x, sx) and not immunity_taken(s, sx.source, -1, x.source):
            return sx.source
    return -1

"""What one player may know: the only thing a client or computer player receives.

Hidden information is hidden by construction: a view is built from open zones and the player's own knowledge bits,
never by deleting from the whole state (ledger: gloss.hand, setup.shuffle).
"""

from __future__ import annotations

from typing import NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action, Decision
from sixrealms.engine.atoms import earned_key
from sixrealms.engine.board import holding_true
from sixrealms.engine.credit import marker_on, markers, score
from sixrealms.engine.goal import Goal, goals
from sixrealms.engine.state import Battle, Result, State
from sixrealms.engine.statics import OpenHands


class SeenCard(NamedTuple):
    """One object as this player sees it; `printing` is "" when he may not know it."""

    id: int
    printing: str
    zone: str
    owner: int
    controller: int
    host: int
    place: int
    razed: bool
    face_down: bool
    earned: int = 0  # base levels won by experience (option.experience.recorded)
    marker: int = -1  # whose marker lies on a razed realm (option.conqueror.markers)


class View(NamedTuple):
    """A position as one player sees it."""

    player: int
    active: int
    phase: int
    turn: int
    hand: tuple[SeenCard, ...]
    table: tuple[SeenCard, ...]  # everything in play, in open piles and being played; the optional rules in force
    known_piles: tuple[SeenCard, ...]  # cards of draw piles and hands this player happens to know
    hand_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    battle: Battle | None
    asked: int  # whose decision is open, -1 nobody's
    about: str
    options: tuple[Action, ...]  # only if it is this player's decision
    result: Result | None
    goals: tuple[Goal, ...] = ()  # how near each side is to winning
    credit: tuple[int, ...] = ()  # of each seat for razing: its markers and its points (tyrant.points.record)


def lies_open(s: State, card: int) -> bool:
    """Whether a hand card lies open on the table for as long as a power says so."""
    return s.zone[card] == z.HAND and any(st.shows(s, card, x) for st, x, _ in holding_true(s, OpenHands))


def _card(s: State, card: int, player: int) -> SeenCard:
    known = bool(s.seen[card] >> player & 1) or lies_open(s, card)
    return SeenCard(
        card,
        s.kit.defs[s.defn[card]].printing.id if known else "",
        z.NAMES[s.zone[card]],
        s.owner[card],
        s.ctrl[card],
        s.host[card],
        -1 if s.slot[card] == 255 else s.slot[card],
        bool(s.flags[card] & z.RAZED),
        bool(s.flags[card] & z.FACE_DOWN),
        s.marks.get(earned_key(card), 0),
        marker_on(s, card),
    )


def view(s: State, player: int) -> View:
    """The position as `player` (0 to n-1) may know it; never depends on a card he cannot see."""
    if not 0 <= player < s.n:
        raise ValueError(f"there is no seat {player}; seats are 0 to {s.n - 1}")
    bit = 1 << player
    table = []
    known = []
    for card in range(len(s.zone)):
        zone = s.zone[card]
        if zone in z.OPEN or zone == z.RULEBOOK:
            table.append(_card(s, card, player))
        elif (
            (s.seen[card] & bit or lies_open(s, card))
            and not (zone == z.HAND and card in s.hand(player))
            and (zone != z.OUTSIDE or any(card in realms for realms in s.kit.realm_decks))
        ):
            known.append(_card(s, card, player))
    pending: Decision | None = s.pending
    mine = pending is not None and pending.player == player
    return View(
        player,
        s.active,
        s.phase,
        s.turns,
        tuple(_card(s, c, player) for c in s.hand(player)),
        tuple(table),
        tuple(known),
        tuple(len(s.hand(seat)) for seat in range(s.n)),
        tuple(len(s.listed(seat, z.DRAW)) for seat in range(s.n)),
        s.battle,
        pending.player if pending is not None else -1,
        pending.about if pending is not None else "",
        pending.options if mine and pending is not None else (),
        s.result,
        goals(s),
        tuple(markers(s, seat) + score(s, seat) for seat in range(s.n)),
    )

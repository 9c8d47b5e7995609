"""What one player may know: the only thing a client or computer player receives.

Hidden information is hidden by construction: a view is built from open zones and the player's own knowledge bits,
never by deleting from the whole state (ledger: gloss.hand, setup.shuffle).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action, Decision
from sixrealms.engine.board import holding_true
from sixrealms.engine.goal import Goal, goals
from sixrealms.engine.raze_credit import marker_on, markers, score
from sixrealms.engine.state import Battle, Result, State
from sixrealms.engine.statics import OpenHands
from sixrealms.engine.token_facts import made_by

SPECTATOR: Final = -1
"""The player of a view of somebody who only watches."""
_ALL: Final = 255


class SeenCard(NamedTuple):
    """One object as this player sees it; `printing` is "" when they may not know it."""

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
    last_turn: int = 0  # the turn after which the realms are counted, 0 none (open.endless-game)


def lies_open(s: State, card: int) -> bool:
    """Whether a hand card lies open on the table for as long as a power says so."""
    return s.zone[card] == z.HAND and any(st.shows(s, card, x) for st, x, _ in holding_true(s, OpenHands))


def _card(s: State, card: int, eyes: int) -> SeenCard:
    known = s.seen[card] & eyes == eyes or lies_open(s, card)
    return SeenCard(
        card,
        made_by(s.kit.defs[s.defn[card]].printing.id) if known else "",
        z.NAMES[s.zone[card]],
        s.owner[card],
        s.ctrl[card],
        s.host[card],
        -1 if s.slot[card] == 255 else s.slot[card],
        bool(s.flags[card] & z.RAZED),
        bool(s.flags[card] & z.FACE_DOWN),
        s.marks.get(marks.EARNED.of(card), 0),
        marker_on(s, card),
    )


def view(s: State, player: int) -> View:
    """The position as `player` (0 to n-1) may know it; never depends on a card they cannot see."""
    if not 0 <= player < s.n:
        raise ValueError(f"there is no seat {player}; seats are 0 to {s.n - 1}")
    return _view(s, player, 1 << player, s.hand(player))


def open_view(s: State) -> View:
    """The position as everybody may know it, for somebody without a seat: the player is SPECTATOR."""
    return _view(s, SPECTATOR, _ALL, ())


def whole_view(s: State) -> View:
    """The position with every card open, for whoever looks at a game that is over; the player is SPECTATOR."""
    return _view(s, SPECTATOR, 0, ())


def _view(s: State, player: int, eyes: int, hand: tuple[int, ...]) -> View:
    table = []
    known = []
    for card in range(len(s.zone)):
        zone = s.zone[card]
        if zone in z.OPEN or zone == z.RULEBOOK:
            table.append(_card(s, card, eyes))
        elif (
            (s.seen[card] & eyes == eyes or lies_open(s, card))
            and not (zone == z.HAND and card in hand)
            and (zone != z.OUTSIDE or any(card in realms for realms in s.kit.realm_decks))
        ):
            known.append(_card(s, card, eyes))
    pending: Decision | None = s.pending
    mine = pending is not None and pending.player == player
    return View(
        player,
        s.active,
        s.phase,
        s.turns,
        tuple(_card(s, c, eyes) for c in hand),
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
        s.kit.ruleset.turn_limit,
    )

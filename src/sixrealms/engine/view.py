"""What one player may know: the only thing a client or computer player receives.

Hidden information is hidden by construction: a view is built from open zones and the player's own knowledge bits,
never by deleting from the whole state (ledger: gloss.hand, setup.shuffle).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import Final, NamedTuple

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action, Decision, made
from sixrealms.engine.board import holding_true
from sixrealms.engine.goal import Goal, goals
from sixrealms.engine.raze_credit import marker_on, markers, score
from sixrealms.engine.state import Battle, Result, State
from sixrealms.engine.statics import OpenHands

SPECTATOR: Final = -1
"""The player of a view of somebody who only watches."""
_ALL: Final = 255
#: The places of a formation by what the column says, where 255 is none.
_PLACES: Final = (*range(255), -1)
_NONE: Final[frozenset[int]] = frozenset()
#: The zones everybody sees into.
_TOLD: Final = z.OPEN | {z.RULEBOOK}


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


def _may_lie_open(s: State) -> bool:
    return OpenHands.kind in s.kit.questions


def lies_open(s: State, card: int) -> bool:
    """Whether a hand card lies open on the table for as long as a power says so."""
    return (
        _may_lie_open(s)
        and s.zone[card] == z.HAND
        and any(st.shows(s, card, x) for st, x, _ in holding_true(s, OpenHands))
    )


def _cards(
    s: State, cards: Iterable[int], eyes: int, shown: Set[int], bearing: Mapping[int, int]
) -> tuple[SeenCard, ...]:
    """Objects as whoever has these eyes sees them; `shown` lie open in hands, `bearing` are those with a marker."""
    defs, defn, seen, names = s.kit.defs, s.defn, s.seen, z.NAMES
    zones, owners, controllers, hosts, slots, flags = s.zone, s.owner, s.ctrl, s.host, s.slot, s.flags
    noted, about = s.marks, marks.EARNED.prefix
    places, razed, covered = _PLACES, z.RAZED, z.FACE_DOWN
    earned = any(key.startswith(about) for key in noted)
    return tuple([
        made(SeenCard, (
            card,
            defs[defn[card]].shown if seen[card] & eyes == eyes or card in shown else "",
            names[zones[card]], owners[card], controllers[card], hosts[card],
            places[slots[card]],
            flags[card] & razed > 0, flags[card] & covered > 0,
            noted.get(f"{about}{card}", 0) if earned else 0,
            bearing.get(card, -1),
        ))
        for card in cards
    ])  # fmt: skip


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
    shown = frozenset(c for seat in range(s.n) for c in s.hand(seat) if lies_open(s, c)) if _may_lie_open(s) else _NONE
    laid = [realm for realms in s.kit.realm_decks for realm in realms]
    table, known = [], []
    for card, zone in enumerate(s.zone):
        if zone in _TOLD:
            table.append(card)
        elif (
            (s.seen[card] & eyes == eyes or card in shown)
            and not (zone == z.HAND and card in hand)
            and (zone != z.OUTSIDE or card in laid)
        ):
            known.append(card)
    bearing = _bearing(s)
    owed = [markers(s, seat) for seat in range(s.n)] if bearing else [0] * s.n
    pending: Decision | None = s.pending
    mine = pending is not None and pending.player == player
    return View(
        player,
        s.active,
        s.phase,
        s.turns,
        _cards(s, hand, eyes, shown, bearing),
        _cards(s, table, eyes, shown, bearing),
        _cards(s, known, eyes, shown, bearing),
        tuple([len(s.hand(seat)) for seat in range(s.n)]),
        tuple([len(s.listed(seat, z.DRAW)) for seat in range(s.n)]),
        s.battle,
        pending.player if pending is not None else -1,
        pending.about if pending is not None else "",
        pending.options if mine and pending is not None else (),
        s.result,
        goals(s),
        tuple([marked + score(s, seat) for seat, marked in enumerate(owed)]),
        s.kit.ruleset.turn_limit,
    )


def _bearing(s: State) -> dict[int, int]:
    """The razed realms on which a marker lies, each with whose it is."""
    if not any(key.startswith(marks.CREDIT.prefix) for key in s.marks):
        return {}
    found = {realm: marker_on(s, realm) for seat in range(s.n) for realm in s.realms(seat)}
    return {realm: whose for realm, whose in found.items() if whose >= 0}

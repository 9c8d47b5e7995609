"""What one player may know: the only thing a client or computer player receives.

Hidden information is hidden by construction: a view is built from open zones and the player's own knowledge bits,
never by deleting from the whole state (ledger: gloss.hand, setup.shuffle).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from itertools import compress
from typing import Final, NamedTuple, cast

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action, Decision
from sixrealms.engine.board import holding_true
from sixrealms.engine.goal import Goal, goals
from sixrealms.engine.raze_credit import marker_on, markers, score
from sixrealms.engine.state import Battle, Result, State
from sixrealms.engine.statics import OpenHands

SPECTATOR: Final = -1
"""The player of a view of somebody who only watches."""
_ALL: Final = 255
#: What the column of places says of a card that lies in no formation.
_NOWHERE: Final = 255
#: How many rows are remembered of a game, by whose eyes look.
_REMEMBERED: Final = 1 << 12
_NONE: Final[frozenset[int]] = frozenset()
#: By zone, 1 for those everybody sees into.
_TOLD: Final = bytes(zone in z.OPEN or zone == z.RULEBOOK for zone in range(256))
#: By whose eyes look, and by the bits of who knows a card: 1 where they know it.
_SEEN_BY: Final = {
    eyes: bytes(known & eyes == eyes for known in range(256)) for eyes in (0, _ALL, *[1 << seat for seat in range(8)])
}


#: What the columns say of an object: its number, who knows it, zone, controller, host, place, flags.
Row = tuple[int, int, int, int, int, int, int]


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
    s: State, rows: Iterable[Row], eyes: int, shown: Set[int], bearing: Mapping[int, int]
) -> tuple[SeenCard, ...]:
    """Objects as whoever has these eyes sees them; `shown` lie open in hands, `bearing` are those with a marker."""
    about = marks.EARNED.prefix
    if shown or bearing or any(key.startswith(about) for key in s.marks):
        return tuple([_card(s, row, eyes, shown, bearing) for row in rows])
    # Nothing but its row counts, and most cards have not moved since somebody last looked.
    remembered: dict[Row, SeenCard] = s.kit.seen_cards.setdefault(eyes, {})
    rows = tuple(rows)
    found = tuple(map(remembered.get, rows))
    if None not in found:
        return cast("tuple[SeenCard, ...]", found)
    if len(remembered) > _REMEMBERED:
        remembered.clear()
    for row in rows:
        if row not in remembered:
            remembered[row] = _card(s, row, eyes, shown, bearing)
    return tuple([remembered[row] for row in rows])


def _card(s: State, row: Row, eyes: int, shown: Set[int], bearing: Mapping[int, int]) -> SeenCard:
    """One object from its row, and from what is noted of it beside."""
    card, seen, zone, controller, host, slot, flags = row
    return SeenCard(
        card,
        s.kit.defs[s.defn[card]].shown if seen & eyes == eyes or card in shown else "",
        z.NAMES[zone],
        s.owner[card],
        controller,
        host,
        slot if slot != _NOWHERE else -1,
        flags & z.RAZED > 0,
        flags & z.FACE_DOWN > 0,
        s.marks.get(marks.EARNED.of(card), 0),
        bearing.get(card, -1),
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
    shown = frozenset(c for seat in range(s.n) for c in s.hand(seat) if lies_open(s, c)) if _may_lie_open(s) else _NONE
    laid = [realm for realms in s.kit.realm_decks for realm in realms]
    zones = s.zone
    told = zones.translate(_TOLD)
    seen = s.seen.translate(_SEEN_BY[eyes])
    for card in shown:
        seen[card] = 1
    rows: tuple[Row, ...] = tuple(zip(range(len(zones)), s.seen, zones, s.ctrl, s.host, s.slot, s.flags, strict=True))
    known = [
        row
        for row in compress(rows, seen)
        if not told[card := row[0]]
        and not (zones[card] == z.HAND and card in hand)
        and (zones[card] != z.OUTSIDE or card in laid)
    ]
    bearing = _bearing(s)
    owed = [markers(s, seat) for seat in range(s.n)] if bearing else [0] * s.n
    pending: Decision | None = s.pending
    mine = pending is not None and pending.player == player
    return View(
        player,
        s.active,
        s.phase,
        s.turns,
        _cards(s, [rows[card] for card in hand], eyes, shown, bearing),
        _cards(s, compress(rows, told), eyes, shown, bearing),
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

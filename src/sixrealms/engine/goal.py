"""How near each side is to winning: what its victory asks for, and how much of it there is.

One question for whoever wants to know what a game is about: the display, a computer player. It concerns open cards and
public counts alone (ledger: victory.six-realms, victory.enhanced, victory.barbaric).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sixrealms.engine.board import holding_true
from sixrealms.engine.rules_for_player import goal_for, rules_for, time_to_win
from sixrealms.engine.victory_statics import GoalCount, Victory

if TYPE_CHECKING:
    from sixrealms.engine.state import State

#: What a victory may ask for.
UNRAZED: Final = "unrazed realms"
LAID: Final = "realms, razed or not"
CREDIT: Final = "credit for razing"
GONE: Final = "realms a player has lost"
#: What asks for realms of one's own.
OF_REALMS: Final = frozenset({UNRAZED, LAID})


class Aim(NamedTuple):
    """One thing a victory asks for. `have` may be more than `need`."""

    what: str
    have: int
    need: int

    @property
    def missing(self) -> int:
        """How much more is needed."""
        return max(0, self.need - self.have)


class Goal(NamedTuple):
    """What one side needs to win: all of `aims`. `waits`: it counts only when a turn of that side begins."""

    side: tuple[int, ...]
    aims: tuple[Aim, ...]
    waits: bool = False

    @property
    def missing(self) -> int:
        """Steps to the goal: 0 when it is reached."""
        return sum(aim.missing for aim in self.aims)


def goal_of(s: State, seat: int) -> Goal:
    """What the side of `seat` (0 to n-1) needs to win; of several ways to win the nearest one."""
    ways, side = ways_to_win(s, seat), partners(s, seat)
    nearest = ways[0] if len(ways) == 1 else min(ways, key=lambda aims: sum(aim.missing for aim in aims))
    return Goal(side, nearest, waits=all(time_to_win(s, p) != "always" for p in side))


def ways_to_win(s: State, seat: int) -> list[tuple[Aim, ...]]:
    """Each way in which the side of `seat` (0 to n-1) can win, at least one: all aims of a way are needed."""
    side = partners(s, seat)
    found: list[tuple[Aim, ...]] = []
    if not rules_for(s, seat).only_formation_wins:
        found = [
            aims
            for static, x, _ in holding_true(s, Victory)
            for player in side
            if (aims := static.aims(s, player, x)) is not None
        ]
    return found or [(Aim(UNRAZED, realms_of(s, side), goal_for(s, seat)),)]


def goals(s: State) -> tuple[Goal, ...]:
    """The goal of every side, in the order of its first seat."""
    found: tuple[Goal, ...] | None = s.cache.get("goals")  # one position is looked at from several seats
    if found is None:
        teams = s.kit.ruleset.teams
        sides = [seat for seat in range(s.n) if not teams or teams.index(teams[seat]) == seat]
        found = s.cache["goals"] = tuple([goal_of(s, seat) for seat in sides])
    return found


def partners(s: State, seat: int) -> tuple[int, ...]:
    """The player and whoever plays on their side, in the order of seats."""
    teams = s.kit.ruleset.teams
    return tuple(p for p in range(s.n) if teams[p] == teams[seat]) if teams else (seat,)


def counted_realms(s: State, seat: int) -> int:
    """What counts towards the goal: unrazed realms and what a power adds."""
    count = s.unrazed(seat)
    for static, x, _ in holding_true(s, GoalCount):
        count = static.change(s, count, seat, x)
    return count


def realms_of(s: State, side: tuple[int, ...]) -> int:
    """What counts for all players of a side together; where only the formation wins, no power adds to it."""
    return sum(s.unrazed(seat) if rules_for(s, seat).only_formation_wins else counted_realms(s, seat) for seat in side)

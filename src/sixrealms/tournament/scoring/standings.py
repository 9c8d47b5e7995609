"""The order of everybody in a tournament, and by what those with equal points are told apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from sixrealms.tournament.brackets import Because, Bracket, bracket_winner, realms, wins
from sixrealms.tournament.scoring.order import Measure, in_order, lot
from sixrealms.tournament.scoring.points import PUBLISHED, Scoring, places, totals

RANKING: Final = "conflict.scoring.ranking-of-eliminated"


class Tally(msgspec.Struct, frozen=True):
    """What somebody has done so far, in the measures that order a tournament."""

    points: int = 0
    realms: int = 0
    games: int = 0
    wins: int = 0

    @property
    def average(self) -> Fraction:
        """Unrazed realms per game."""
        return Fraction(self.realms, self.games) if self.games else Fraction(0)


class Standing(msgspec.Struct, frozen=True):
    """One line of the standings. `because` says what put them behind the one above, where both have the same points."""

    rank: int
    player: str
    points: int
    realms: int
    games: int
    wins: int
    because: Because | None = None

    @property
    def average(self) -> float:
        """Unrazed realms per game."""
        return self.realms / self.games if self.games else 0.0


def records(brackets: Sequence[Bracket], scoring: Scoring = PUBLISHED, *, seed: int = 0) -> dict[str, Tally]:
    """What everybody who sat at a bracket has done. Games of open brackets count, their points do not yet."""
    points = totals(brackets, scoring, seed=seed)
    found: dict[str, Tally] = {player: Tally(points=points[player]) for player in points}
    for bracket in brackets:
        for player in bracket.players:
            before = found.get(player, Tally())
            found[player] = Tally(
                before.points,
                before.realms + realms(bracket, player),
                before.games + sum(player in game.unrazed for game in bracket.games),
                before.wins + wins(bracket, player),
            )
    return found


def together(several: Iterable[Mapping[str, Tally]]) -> dict[str, Tally]:
    """What everybody has done in several lots of brackets."""
    found: dict[str, Tally] = {}
    for done in several:
        for player, one in done.items():
            was = found.get(player)
            found[player] = (
                one
                if was is None
                else Tally(was.points + one.points, was.realms + one.realms, was.games + one.games, was.wins + one.wins)
            )
    return found


def measures(done: Mapping[str, Tally], seed: int, ruled: Sequence[str] = ()) -> tuple[Measure, ...]:
    """Points, unrazed realms, their average per game, games won, the coordinator's ruling, the lot
    (`conflict.scoring.ranking-of-eliminated`).
    """
    nothing = Tally()
    return (
        Measure("points", lambda player: done.get(player, nothing).points),
        Measure("realms", lambda player: done.get(player, nothing).realms),
        Measure("average", lambda player: done.get(player, nothing).average),
        Measure("wins", lambda player: done.get(player, nothing).wins),
        Measure("ruling", lambda player: -ruled.index(player) if player in ruled else -len(ruled)),
        Measure("lot", lambda player: lot(seed, "standings", player)),
    )


def standings(
    players: Sequence[str],
    brackets: Sequence[Bracket],
    scoring: Scoring = PUBLISHED,
    *,
    seed: int = 0,
    first: Sequence[str] = (),
    done: Mapping[str, Tally] | None = None,
) -> tuple[Standing, ...]:
    """Everybody in order. Who stands in `first` leads, whatever the points: the winner, or a final table. `done` is
    what comes of the brackets (`records`), where that is known.
    """
    done = records(brackets, scoring, seed=seed) if done is None else done
    rest = in_order((one for one in players if one not in first), measures(done, seed, scoring.ruled))
    lines: list[Standing] = []
    for player, behind_by in [*((one, "first") for one in first), *rest]:
        record = done.get(player, Tally())
        because = None
        if behind_by == "first":
            key = "standing-winner" if not lines else "standing-finalist"
            because = Because(key, ("tournament.match.first-to-two",), {"player": player, "place": len(lines) + 1})
        elif behind_by not in ("", "points"):
            ahead = lines[-1]
            because = tie_broken(behind_by, player, record, ahead.player, done.get(ahead.player, Tally()))
        lines.append(Standing(len(lines) + 1, player, record.points, record.realms, record.games, record.wins, because))
    return tuple(lines)


def tie_broken(by: str, player: str, record: Tally, ahead: str, better: Tally) -> Because:
    """Why of two with the same points one is behind the other."""
    facts: dict[str, str | int] = {"player": player, "other": ahead, "points": record.points}
    if by == "realms":
        return Because("tie-by-realms", (RANKING,), {**facts, "fewer": record.realms, "more": better.realms})
    if by == "average":
        return Because("tie-by-average", (RANKING,), {**facts, "games": record.games, "less": better.games})
    if by == "wins":
        return Because("tie-by-wins", (RANKING,), {**facts, "fewer": record.wins, "more": better.wins})
    return Because("tie-by-ruling" if by == "ruling" else "tie-by-lot", (RANKING,), facts)


def tournament_winner(brackets: Sequence[Bracket], scoring: Scoring = PUBLISHED) -> str | None:
    """Who has won the final, or None while it is not played."""
    final = next((one for one in brackets if one.final), None)
    return None if final is None else bracket_winner(final, scoring.wins_needed)


def final_order(brackets: Sequence[Bracket], scoring: Scoring = PUBLISHED, *, seed: int = 0) -> tuple[str, ...]:
    """The players of a finished final table by their places there, or nobody."""
    final = next((one for one in brackets if one.final), None)
    if final is None or bracket_winner(final, scoring.wins_needed) is None:
        return ()
    return tuple(place.player for place in places(final, scoring, seed=seed))

"""Ratings beside the official points: how strong people play, reckoned from the games of the events of a server."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock

import msgspec

from sixrealms.ratings import Certainty, RatedGame, Rating, after_games, places
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.scoring.ranked_lines import public_id
from sixrealms.tournament.scoring.ranking import EventGame, EventResult

FEWEST: int = 3
"""A game of fewer is not one of the tournament rules (`running.scored.three-player-games`), and is not rated."""


class EventRating(msgspec.Struct, frozen=True):
    """What somebody's games say: `points` around which they play, `margin` how far that may be off, and how sure."""

    player: str
    points: int
    margin: int
    games: int
    certainty: Certainty
    line: str = ""  # as in the ranking


class EventRatings:
    """The ratings over events in the order of their days. What was reckoned is kept: events that come after all those
    known add to it, anything else is reckoned anew, with the same result.
    """

    def __init__(self) -> None:
        self._known: tuple[tuple[str, int, int], ...] = ()
        self._ratings: dict[str, Rating] = {}
        self._lock = Lock()

    def of(self, results: Iterable[tuple[EventResult, int]]) -> tuple[EventRating, ...]:
        """Everybody who played a rated game, best first; `results` are events with the numbers of their last steps.

        People are the same where their lines are; they are called as in the latest event.
        """
        ordered = sorted(results, key=lambda one: (one[0].completed, one[0].event))
        signs = tuple((result.event, version, hash(frozenset(result.lines.items()))) for result, version in ordered)
        with self._lock:
            done = len(self._known) if signs[: len(self._known)] == self._known else 0
            before = self._ratings if done else {}
            ratings = after_games((game for result, _ in ordered[done:] for game in rated(result)), before)
            self._known, self._ratings = signs, ratings
        names = {result.line(name): name for result, _ in ordered for game in result.games for name in _people(game)}
        found = [
            EventRating(names[who], one.points, one.margin, one.games, one.certainty, public_id(who))
            for who, one in ratings.items()
        ]
        return tuple(sorted(found, key=lambda one: (one.certainty == "new", -one.points, folded(one.player), one.line)))


def rated(result: EventResult) -> Iterable[RatedGame]:
    """The games of an event that are rated, those of a team with its members on one side."""
    for game in result.games:
        if len(game.sides) < FEWEST:
            continue
        people = [(side, result.line(name)) for side, names in enumerate(game.sides) for name in names]
        winners = [seat for seat, (side, _) in enumerate(people) if side == game.winner]
        yield RatedGame(
            tuple(name for _, name in people), places(len(people), winners), tuple(side for side, _ in people)
        )


def _people(game: EventGame) -> Iterable[str]:
    return (name for names in game.sides for name in names)

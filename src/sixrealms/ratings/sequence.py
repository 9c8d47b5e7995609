"""Many games, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sixrealms.ratings.model import after_game
from sixrealms.ratings.rating import Rating


@dataclass(frozen=True, slots=True)
class RatedGame:
    """Who played, by whatever they are known, and who came where; `sides` says who played together."""

    players: tuple[str, ...]
    places: tuple[int, ...]
    sides: tuple[int, ...] = ()


def after_games(games: Iterable[RatedGame], before: Mapping[str, Rating] | None = None) -> dict[str, Rating]:
    """Everybody's rating after games in their order, on top of what was known `before`, which is not changed."""
    known = dict(before or {})
    for game in games:
        ratings = [known.get(player, Rating()) for player in game.players]
        known.update(zip(game.players, after_game(ratings, game.places, game.sides), strict=True))
    return known

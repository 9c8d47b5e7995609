"""How strong people play, reckoned from the games they finished: plain data in, plain data out.

A `Rating` is what is known about one person under one ruleset. `places` says who came where in a game, `after_game`
what everybody's rating is after it, `after_games` what comes of many games in their order.

>>> from sixrealms.ratings import Rating, after_game, places
>>> first, second = after_game([Rating(), Rating()], places(2, winners=[1]))
>>> (first.points, second.points, second.games)
(1342, 1658, 1)

Needs the library openskill, which the extra `serve` brings (docs/decisions/0029-ratings.md).
"""

from __future__ import annotations

from sixrealms.ratings.model import after_game
from sixrealms.ratings.places import places
from sixrealms.ratings.rating import LISTED_FROM, Certainty, Rating
from sixrealms.ratings.sequence import RatedGame, after_games

__all__ = ["LISTED_FROM", "Certainty", "RatedGame", "Rating", "after_game", "after_games", "places"]

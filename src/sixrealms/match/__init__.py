"""Several games in a row: decks that are locked, exchanges the name of the game allows, and who has won two.

`locked_decks` goes from one game to the next with the same decks and needs nothing else. A `Match` knows the name of
the game, the lists that were handed in, what has been exchanged, and the results; everything about it is plain data.
"""

from __future__ import annotations

from sixrealms.match.exchanges import exchange, submit
from sixrealms.match.locked_decks import destroyed, next_game
from sixrealms.match.notices import sideboard_notices
from sixrealms.match.registration import Offence, Registration
from sixrealms.match.series import GameScore, Match, finished, length, next_match, open_match, setup, winner

__all__ = [
    "GameScore",
    "Match",
    "Offence",
    "Registration",
    "destroyed",
    "exchange",
    "finished",
    "length",
    "next_game",
    "next_match",
    "open_match",
    "setup",
    "sideboard_notices",
    "submit",
    "winner",
]

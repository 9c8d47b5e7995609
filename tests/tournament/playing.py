"""Made-up results, so that whole events can be played in a test: every game is decided by the lot of a seed."""

from __future__ import annotations

import msgspec

from sixrealms.tournament.brackets import Bracket, Game, Seating, bracket_winner
from sixrealms.tournament.scoring.order import lot


def numbered(players: int) -> list[str]:
    return [f"p{number}" for number in range(1, players + 1)]


def decided(bracket: Bracket, seed: int) -> Bracket:
    """The bracket played until somebody has won two games."""
    while bracket_winner(bracket) is None:
        at = (seed, bracket.round, bracket.number, len(bracket.games))
        winner = max(bracket.players, key=lambda player: lot(*at, "win", player))
        unrazed = {player: lot(*at, player) % 6 for player in bracket.players}
        game = Game({**unrazed, winner: 6}, winner)
        bracket = msgspec.structs.replace(bracket, games=(*bracket.games, game))
    return bracket


def played_by_lot(seating: Seating, seed: int) -> list[Bracket]:
    return [decided(bracket, seed) for bracket in seating.brackets()]

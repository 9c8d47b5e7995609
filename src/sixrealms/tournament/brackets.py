"""The plain data every part of organised play speaks: entrants, tables, games, brackets, and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from sixrealms.errors import TournamentRefused

WINS_NEEDED: Final = 2
"""Games that win a bracket (tournament.match.first-to-two)."""


class Because(msgspec.Struct, frozen=True):
    """Why something is as it is: the message of its sentence, the ledger ids it rests on, and the sentence's values."""

    key: str
    ids: tuple[str, ...] = ()
    arguments: dict[str, str | int] = {}


STAGE: Final = 1
"""What the places of Swiss and round-robin rounds are multiplied by: nobody advances in them, so none is worth more."""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part. `team` is the team's name in a team event, where a team is one entrant of the grid."""

    id: str
    name: str
    team: str = ""


class Table(msgspec.Struct, frozen=True):
    """Who sits together in a round. The order of the players is the order of the seats."""

    number: int
    players: tuple[str, ...]


class TableSeat(msgspec.Struct, frozen=True):
    """One line of a round: who stands on it and how they got there. Lines count through the tables of the round."""

    line: int
    player: str
    because: tuple[Because, ...] = ()


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of a round. Without tables the tournament is over and `winner` has won it ("": nobody is left)."""

    round: int
    tables: tuple[Table, ...] = ()
    final: bool = False
    worth: int = 0  # see Bracket
    seats: tuple[TableSeat, ...] = ()
    notes: tuple[Because, ...] = ()  # what was done about numbers that do not divide, or repeated opponents
    winner: str = ""

    def brackets(self) -> tuple[Bracket, ...]:
        """The brackets of the round, before any game."""
        return tuple(
            Bracket(round=self.round, number=table.number, players=table.players, final=self.final, worth=self.worth)
            for table in self.tables
        )


class Game(msgspec.Struct, frozen=True):
    """One finished game: the unrazed realms of every player at its end (scoring.measure), and who won it; "" where all
    agreed that nobody has (tyrant.stalemate).

    A game that was started over is none.
    """

    unrazed: dict[str, int]
    winner: str


class Bracket(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round with the games played at it."""

    round: int
    number: int
    players: tuple[str, ...]
    games: tuple[Game, ...] = ()
    final: bool = False  # its winner is the winner of the tournament
    worth: int = 0  # what its places are multiplied by; 0: the number of the round (scoring.multiplier)
    withdrawn: tuple[str, ...] = ()  # left while it was played: last place (conflict.scoring.dropouts)
    ejected: tuple[str, ...] = ()  # sent away by the coordinator: no points for this bracket
    ruled: tuple[str, ...] = ()  # the coordinator's order of players whose places are tied
    awarded: str = ""  # whom the coordinator gives a bracket that is not played to its end

    @property
    def bye(self) -> bool:
        """Whether somebody has no table to play at this round: nobody was ever to sit with them."""
        return len(self.players) == 1 and not self.awarded

    @property
    def factor(self) -> int:
        """What the places of this bracket are multiplied by."""
        return self.worth or self.round


def wins(bracket: Bracket, player: str) -> int:
    """How many games of the bracket the player has won."""
    return sum(game.winner == player for game in bracket.games)


def realms(bracket: Bracket, player: str) -> int:
    """The player's unrazed realms, summed over the games of the bracket (conflict.scoring.second-place-measure)."""
    return sum(game.unrazed.get(player, 0) for game in bracket.games)


def staying(bracket: Bracket) -> tuple[str, ...]:
    """Who still plays at the table, in the order of the seats."""
    if not bracket.withdrawn and not bracket.ejected:
        return bracket.players
    return tuple(one for one in bracket.players if one not in bracket.withdrawn and one not in bracket.ejected)


def bracket_winner(bracket: Bracket, wins_needed: int = WINS_NEEDED) -> str | None:
    """Who has won the bracket, or None while it is open (tournament.match.first-to-two).

    Where everybody else has left, the one who stays has won; so has who has a bye; and whoever the coordinator gives it
    to.
    """
    if bracket.awarded:
        return bracket.awarded
    if bracket.bye:
        return bracket.players[0]
    left = staying(bracket)
    for player in left:
        if wins(bracket, player) >= wins_needed:
            return player
    return left[0] if len(left) == 1 and len(bracket.players) > 1 else None


def longest(players: int, wins_needed: int = WINS_NEEDED) -> int:
    """How many games a bracket of so many players can take at most (tournament.match.length)."""
    return players * (wins_needed - 1) + 1


def open_brackets(brackets: Sequence[Bracket], wins_needed: int = WINS_NEEDED) -> tuple[Bracket, ...]:
    """The brackets that nobody has won yet (tracking.even-pace)."""
    return tuple(one for one in brackets if bracket_winner(one, wins_needed) is None)


def game_fault(
    bracket: Bracket, game: Game, most_realms: int, wins_needed: int = WINS_NEEDED, *, wins_at_once: int = 0
) -> Because | None:
    """What is impossible about a game that is to be written down as the bracket's next one, or None.

    `most_realms` is the largest formation of the event's victory condition. `wins_at_once`: so many unrazed realms win
    at whatever moment they are there (`victory.standard`, `victory.enhanced`); 0 where something else decides.
    """
    at_table = {"round": bracket.round, "table": bracket.number}
    winner = bracket_winner(bracket, wins_needed)
    if winner is not None:
        return Because("game-fault-decided", ("tournament.match.first-to-two",), {**at_table, "player": winner})
    for player in (*([game.winner] if game.winner else []), *game.unrazed):
        if player not in bracket.players:
            return Because("game-fault-stranger", ("tracking.complete-forms",), {**at_table, "player": player})
    if game.winner and game.winner not in staying(bracket):
        return Because("game-fault-gone", ("conflict.scoring.dropouts",), {**at_table, "player": game.winner})
    for player in staying(bracket):
        if player not in game.unrazed:
            return Because("game-fault-missing", ("tracking.complete-forms",), {**at_table, "player": player})
    return numbers_fault(bracket, game, most_realms, wins_at_once)


def numbers_fault(bracket: Bracket, game: Game, most_realms: int, wins_at_once: int = 0) -> Because | None:
    """What is impossible about the realms of a game, whenever it was written down, or None."""
    for player, count in game.unrazed.items():
        if not 0 <= count <= most_realms:
            return Because(
                "game-fault-realms",
                ("scoring.measure",),
                {
                    "round": bracket.round,
                    "table": bracket.number,
                    "player": player,
                    "realms": count,
                    "most": most_realms,
                },
            )
    return _other_has_won(bracket, game, wins_at_once)


def _other_has_won(bracket: Bracket, game: Game, goal: int) -> Because | None:
    """Somebody else reached the goal, which the winner did not: the game was over with them as its winner."""
    mine = game.unrazed.get(game.winner, 0)
    if not goal or not game.winner:
        return None
    if mine >= goal:  # two reach it by one effect: whoever acts has won (conflict.victory.simultaneous)
        return None
    for player in staying(bracket):
        if (count := game.unrazed.get(player, 0)) >= goal:
            arguments: dict[str, str | int] = {"round": bracket.round, "table": bracket.number, "player": game.winner}
            arguments |= {"realms": mine, "other": player, "more": count, "goal": goal}
            return Because("game-fault-other-has-won", ("scoring.measure", "victory.standard"), arguments)
    return None


def checked_players(players: Sequence[str]) -> tuple[str, ...]:
    """The players as they are. TournamentError for somebody who stands there twice."""
    seen: set[str] = set()
    for player in players:
        if player in seen:
            raise TournamentRefused("event-seated-twice", name=repr(player))
        seen.add(player)
    return tuple(players)

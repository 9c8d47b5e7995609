"""A game that has just ended is written down: who came where with which deck and cards, and the ratings it changes.

Nobody at the table waits for it. What could not be written down then is found by `write_down_missing`.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sixrealms.engine.state import Result, State
from sixrealms.ratings import Rating, places
from sixrealms.server.game.outcome import VOID
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.refusal import Refused
from sixrealms.server.store.played_games import FinishedGame, PlayedGames, PlayedSeat
from sixrealms.server.store.tables import StorageError, StoredTable, UnreadableTable
from sixrealms.server.store.workers import Workers

LOG: Final = logging.getLogger("sixrealms.server")
AsPlayed = tuple[StoredTable, TableGame | None]
#: What happened when a card left a hand to be played.
_PLAYED: Final = frozenset({"play", "answer"})


async def write_down(workers: Workers, stored: StoredTable, game: TableGame) -> None:
    """Keep how the game of a table ended, and the ratings it changes; once, however often it is asked."""
    if game.state.result is None:
        return
    try:
        await workers.store(PlayedGames(workers.storage).write_down, played_game(stored, game, workers.now()))
    except StorageError as error:
        LOG.error("table %s: its end is not written down yet: %s", stored.id, error)


async def write_down_missing(workers: Workers, as_played: Callable[[str], Awaitable[AsPlayed]]) -> None:
    """Write down the games that ended when the server did, or before it wrote anything down; `as_played` finds a table
    and its game.
    """
    played, last = PlayedGames(workers.storage), ""
    while found := await workers.store(played.missing, last):
        for table in found:
            try:
                stored, game = await as_played(table)
            except (Refused, UnreadableTable):  # of another version, or damaged
                game = None
            if game is None or game.state.result is None:
                await workers.store(played.give_up, table)  # nothing can be learnt of it
            else:
                await write_down(workers, stored, game)
        last = found[-1]


def played_game(stored: StoredTable, game: TableGame, now: float) -> FinishedGame:
    """How the game of a table ended. A game a judge has ended is nobody's, and changes no rating."""
    result = game.state.result
    assert result is not None
    times = [entry.at for entry in game.entries if entry.at]
    return FinishedGame(
        stored.id,
        stored.plan.ruleset,
        stored.plan.size,
        stored.plan.game,
        result.reason,
        game.state.turns,
        len(game.actions),
        max(0, times[-1] - times[0]) // 1000 if times else 0,
        times[-1] // 1000 if times else int(now),
        stored.plan.rated and result.reason != VOID,
        True,
        _seats(stored, game, result),
    )


def _seats(stored: StoredTable, game: TableGame, result: Result) -> dict[int, PlayedSeat]:
    left = game.conceded | game.stand_ins.keys() | {seat for seat, chair in enumerate(stored.chairs) if chair.left}
    came = places(len(stored.chairs), result.winners, left)
    sides = game.state.kit.ruleset.teams or tuple(range(len(stored.chairs)))
    cards = cards_played(game)
    return {
        seat: PlayedSeat(
            chair.called,
            chair.bot,
            chair.deck,
            came[seat],
            seat in result.winners and seat not in left,
            cards[seat],
            sides[seat],
            Rating(*chair.rating) if chair.rating is not None else None,
            chair.left,
        )
        for seat, chair in enumerate(stored.chairs)
    }


def cards_played(game: TableGame) -> list[dict[str, int]]:
    """How many copies of which printing each seat has played of its own deck, the most played first."""
    s = game.state
    found: list[set[int]] = [set() for _ in range(s.n)]
    for happening in game.happenings:
        kind, *values = happening.entry
        if kind in _PLAYED and _is_of(s, values):
            found[values[0]].add(values[1])
    return [dict(Counter(_printing(s, card) for card in sorted(cards)).most_common()) for cards in found]


def _is_of(s: State, values: list[Any]) -> bool:
    """Whether what happened is that a seat used a card of its own deck."""
    return len(values) > 1 and isinstance(values[1], int) and values[1] >= 0 and s.owner[values[1]] == values[0]


def _printing(s: State, card: int) -> str:
    return s.kit.defs[s.defn[card]].printing.id

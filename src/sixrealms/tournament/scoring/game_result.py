"""How a game ended, as a person says it: by names, and only what can be."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sixrealms.tournament.brackets import Game, game_fault, staying
from sixrealms.tournament.event import Event, Round, TableState, bracket_of
from sixrealms.tournament.plan import deck_size_of, has_ties, wins_at_once
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import EventRefused, refused


def checked_result(
    event: Event,
    now: Round,
    table: TableState,
    number: int,
    said: Mapping[str, int],
    winner: str,
    *,
    tied: bool = False,
) -> Game:
    """The result of a game by ids, in the order of the seats; `winner` "" where only one player can be it. One that is
    `tied` has none, which must be a way the game can end at all (`has_ties`).

    EventRefused for somebody who does not sit there or stands there twice, where nobody is named and several can have
    won, and for a result that cannot be. The games after it do not matter.
    """
    unrazed: dict[str, int] = {}
    lost = table.game_losses.get(number, ())  # by a penalty: without realms in this game, whatever they have
    for name, count in said.items():
        player = player_called(event, name, table.players).id
        if player in unrazed:
            raise refused("twice-in-result", player=event.names[player])
        unrazed[player] = 0 if player in lost else count
    for player in lost:
        if player in staying(bracket_of(now, table)):
            unrazed.setdefault(player, 0)
    unrazed = {player: unrazed[player] for player in table.players if player in unrazed}
    if tied:
        if winner:
            raise refused("tied-and-won")
        if not has_ties(event.plan):
            raise refused("no-ties", "tournament.match.first-to-two", "conflict.scoring.mulligans-draws")
        game = Game(unrazed, "")
    elif winner:
        game = Game(unrazed, player_called(event, winner, table.players).id)
    else:
        game = Game(unrazed, _only_winner(event, now, table, unrazed))
    if game.winner in lost:
        raise refused("lost-by-penalty", player=event.names[game.winner], game=number)
    bracket = bracket_of(now, table)
    before = tuple(table.results[one].game for one in sorted(table.results) if one < number)
    bracket = msgspec.structs.replace(bracket, games=before, awarded="")
    at_once = wins_at_once(event.plan)
    fault = game_fault(bracket, game, deck_size_of(event.plan).places, event.plan.wins, wins_at_once=at_once)
    if fault is not None:
        raise EventRefused(fault, event.names)
    return game


def _only_winner(event: Event, now: Round, table: TableState, unrazed: Mapping[str, int]) -> str:
    """The only player who has as many realms as win; EventRefused where it is none or several."""
    goal = deck_size_of(event.plan).goal
    there = [player for player, count in unrazed.items() if count >= goal]
    if len(there) != 1:
        raise refused("who-won", "scoring.measure", round=now.number, table=table.number, goal=goal)
    return there[0]

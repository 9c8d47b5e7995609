"""A simulated tournament as plain data for other programs: winner, standings, every bracket and why people went on."""

from __future__ import annotations

from typing import Any

from sixrealms.simulation.tournament import Convention
from sixrealms.tournament.brackets import Because
from sixrealms.tournament.event import Event, all_tables, bracket_of
from sixrealms.tournament.pairing.grids import printed_grid
from sixrealms.tournament.pairing.seat_reasons import seating_of
from sixrealms.tournament.plan import game_of
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.scoring.points import coordinator_points, places
from sixrealms.tournament.scoring.scores import scoring_of, standings_of


def told(held: Convention, language: str) -> dict[str, Any]:
    """The whole event by the names of its players, with reasons as sentences in `language`."""
    event = held.event
    plan, names = event.plan, event.names
    return {
        "event": plan.name,
        "game": str(game_of(plan)),
        "scheme": plan.scheme,
        "grid": "printed" if plan.scheme == "grid" and printed_grid(len(event.players)) else "general",
        "players": len(event.players),
        "teams": {player.name: list(player.members) for player in event.players.values() if player.members},
        "seed": plan.seed,
        "winner": names[event.winner],
        "rounds": [len(one.tables) for one in event.rounds],
        "standings": [
            {
                "rank": line.rank,
                "player": names[line.player],
                "bot": held.bots[line.player],
                "points": line.points,
                "realms": line.realms,
                "games": line.games,
                "wins": line.wins,
                "because": line.because and said(line.because, language, names),
            }
            for line in standings_of(event)
        ],
        "coordinator": {
            "points": coordinator_points(sum(one.persons for one in event.players.values()), scoring=scoring_of(plan))
        },
        "brackets": _brackets(held, event, language),
        "games": sum(len(one.games) for one in held.played.values()),
        "decisions": sum(game.decisions for one in held.played.values() for game in one.games),
        "faults": [
            {"seed": seed, "kind": one.kind, "name": one.name, "detail": one.detail} for seed, one in held.faults
        ],
    }


def _brackets(held: Convention, event: Event, language: str) -> list[dict[str, Any]]:
    names = event.names
    scoring = scoring_of(event.plan)
    reasons: dict[tuple[int, str], tuple[Because, ...]] = {}
    for number in range(1, len(event.rounds) + 1):
        seating = seating_of(event, number)
        for seat in seating.seats if seating else ():
            reasons[number, seat.player] = seat.because
    found = []
    for now, table in all_tables(event):
        bracket = bracket_of(now, table)
        came = places(bracket, scoring, seed=event.plan.seed)
        found.append(
            {
                "round": now.number,
                "bracket": table.number,
                "final": now.final,
                "players": [
                    {
                        "player": names[player],
                        "because": [said(why, language, names) for why in reasons.get((now.number, player), ())],
                    }
                    for player in table.players
                ],
                "games": [
                    {
                        "unrazed": {names[player]: count for player, count in one.game.unrazed.items()},
                        "winner": names[one.game.winner],
                        "turns": one.turns,
                        "seed": one.seed,
                    }
                    for one in (() if table.bye else held.played[now.number, table.number].games)
                ],
                "winner": names[came[0].player],
                "places": [
                    {
                        "player": names[one.player],
                        "place": one.place,
                        "points": one.points,
                        "realms": one.realms,
                        "because": said(one.because, language, names),
                    }
                    for one in came
                ],
            }
        )
    return found

"""What an event hands to other programs as comma-separated values: its players, its results, its standings."""

from __future__ import annotations

from typing import Final, Literal, get_args

from sixrealms.tournament.csv_lists import Listed, write, write_players
from sixrealms.tournament.event import Event, all_tables
from sixrealms.tournament.report.metagame import metagame
from sixrealms.tournament.report.win_rates import WinRate
from sixrealms.tournament.scoring.scores import told_standings
from sixrealms.tournament.scoring.team_standings import teams_of
from sixrealms.wording import LANGUAGES

Exported = Literal["players", "results", "standings", "teams", "metagame"]
EXPORTED: Final[tuple[Exported, ...]] = get_args(Exported)


def csv_of(event: Event, what: Exported) -> str:
    """One of the lists of an event; heads are English in every language, since programs read them."""
    if what == "players":
        return _players(event)
    if what == "teams":
        return _teams(event)
    if what == "metagame":
        return _metagame(event)
    return _results(event) if what == "results" else _standings(event)


def _metagame(event: Event) -> str:
    """What decks have in common, and the decks themselves: a deck has its player and place."""
    found = metagame(event, LANGUAGES[0])
    heads = ("kind", "id", "name", "player", "place", "decks", "copies", "games", "won", "low", "high", "even")
    kinds = (
        ("world", found.worlds),
        ("champion type", found.champion_types),
        ("champion", found.champions),
        ("card", found.cards),
    )
    rows: list[tuple[str | int | float, ...]] = [
        (kind, one.id, one.name, "", "", one.decks, one.copies, *_rate(one.rate))
        for kind, lines in kinds
        for one in lines
    ]
    rows += [("deck", one.player, one.name, one.of, one.place, 1, 1, *_rate(one.rate)) for one in found.decks]
    return write(heads, rows)


def _rate(rate: WinRate) -> tuple[int, int, float, float, float]:
    return rate.games, rate.won, rate.low, rate.high, rate.even


def _players(event: Event) -> str:
    """Who takes part now, as `lists.read_players` reads it."""
    return write_players(Listed(player.name, player.team, player.members) for player in event.active)


def _results(event: Event) -> str:
    rows = [
        (
            now.number,
            table.number,
            game,
            seat,
            event.names[player],
            result.unrazed[player],
            int(player == result.winner),
        )
        for now, table in all_tables(event)
        for game, result in sorted(table.results.items())
        for seat, player in enumerate(table.players, 1)
        if player in result.unrazed
    ]
    return write(("round", "table", "game", "seat", "player", "unrazed", "won"), rows)


def _standings(event: Event) -> str:
    rows = [
        (
            line.rank,
            event.names[line.player],
            event.players[line.player].team,
            line.points,
            line.realms,
            line.games,
            line.wins,
        )
        for line in told_standings(event)
    ]
    return write(("place", "player", "team", "points", "realms", "games", "won"), rows)


def _teams(event: Event) -> str:
    """The teams of players for themselves, with a line for every member."""
    rows = [
        (team.rank, team.team, team.points, team.realms, event.names[one.player], one.rank, one.points, int(one.counts))
        for team in teams_of(event)
        for one in team.members
    ]
    return write(("place", "team", "points", "realms", "player", "player_place", "player_points", "counts"), rows)

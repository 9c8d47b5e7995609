"""What an event hands to other programs, as comma-separated values or as JSON: people, decks, pairings, results,
standings, of teams too, and penalties.

Heads are English in every language, since programs read them. Both forms have the same columns.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, get_args

from sixrealms.catalogue import printing as named
from sixrealms.tournament.csv_lists import Listed, write, write_players
from sixrealms.tournament.event import Event, all_tables, bracket_of
from sixrealms.tournament.report.metagame import metagame
from sixrealms.tournament.report.win_rates import WinRate
from sixrealms.tournament.scoring.scores import told_standings
from sixrealms.tournament.scoring.team_standings import teams_of
from sixrealms.wording import LANGUAGES

Exported = Literal["players", "decks", "pairings", "results", "standings", "teams", "metagame", "penalties"]
EXPORTED: Final[tuple[Exported, ...]] = get_args(Exported)
Row = tuple[str | int | float, ...]


def for_few(event: Event, what: Exported) -> bool:
    """Whether a list is for those who run the event: penalties, and what decks tell until they are published."""
    return what == "penalties" or (what in ("decks", "metagame") and not event.shows_decks)


def csv_of(event: Event, what: Exported) -> str:
    """One of the lists of an event; that of the players is the one that is read in again."""
    if what == "players":
        return write_players(Listed(player.name, player.team, player.members) for player in event.active)
    heads, rows = _LISTS[what]
    return write(heads, rows(event))


def json_of(event: Event, what: Exported) -> str:
    """The same as an array of objects; of the players everybody who ever entered, with their state."""
    heads, rows = _LISTS[what]
    return json.dumps([dict(zip(heads, row, strict=True)) for row in rows(event)], ensure_ascii=False, indent=1) + "\n"


def _players(event: Event) -> Iterator[Row]:
    for player in event.players.values():
        yield (player.id, player.name, player.team, " + ".join(player.members), player.status, player.entered_after)


def _decks(event: Event) -> Iterator[Row]:
    """A line for every different card of every pile; boosters stay sealed."""
    for player in event.players.values():
        for member, who in player.people:
            if (deck := player.decks.get(member)) is None:
                continue
            dungeon = (deck.dungeon,) if deck.dungeon else ()
            piles = {"deck": deck.cards, "dungeon": dungeon, "sideboard": deck.sideboard, "realms": deck.realms}
            for pile, cards in piles.items():
                for card, copies in sorted(Counter(cards).items()):
                    yield (player.name, who if member else "", deck.name, pile, card, named(card).name, copies)


def _pairings(event: Event) -> Iterator[Row]:
    for now, table in all_tables(event):
        bye = int(bracket_of(now, table).bye)
        for seat, player in enumerate(table.players, 1):
            yield (now.number, table.number, seat, event.called(player), bye)


def _results(event: Event) -> Iterator[Row]:
    for now, table in all_tables(event):
        for game, result in sorted(table.results.items()):
            for seat, player in enumerate(table.players, 1):
                if player in result.unrazed:
                    won = int(player == result.winner)
                    yield (now.number, table.number, game, seat, event.names[player], result.unrazed[player], won)


def _standings(event: Event) -> Iterator[Row]:
    for line in told_standings(event):
        of = event.players[line.player]
        yield (line.rank, of.name, of.team, line.points, line.realms, line.games, line.wins)


def _teams(event: Event) -> Iterator[Row]:
    """The teams of players for themselves, with a line for every member."""
    for team in teams_of(event):
        for one in team.members:
            own = (event.names[one.player], one.rank, one.points, int(one.counts))
            yield (team.rank, team.team, team.points, team.realms, *own)


def _metagame(event: Event) -> Iterator[Row]:
    """What decks have in common, and the decks themselves: a deck has its player and place."""
    found = metagame(event, LANGUAGES[0])
    kinds = {"world": found.worlds, "champion type": found.champion_types, "champion": found.champions}
    for kind, lines in {**kinds, "card": found.cards}.items():
        for one in lines:
            yield (kind, one.id, one.name, "", "", one.decks, one.copies, *_rate(one.rate))
    for deck in found.decks:
        yield ("deck", deck.player, deck.name, deck.of, deck.place, 1, 1, *_rate(deck.rate))


def _rate(rate: WinRate) -> tuple[int, int, float, float, float]:
    return rate.games, rate.won, rate.low, rate.high, rate.even


def _penalties(event: Event) -> Iterator[Row]:
    for one in event.penalties:
        judge = one.stamp.by.name or one.stamp.by.role
        place = (one.round, one.table, one.game)
        yield (one.stamp.number, event.called(one.player), one.sanction, *place, one.why, " ".join(one.rules), judge)


_LISTS: Final[dict[Exported, tuple[Sequence[str], Callable[[Event], Iterator[Row]]]]] = {
    "players": (("id", "name", "team", "members", "status", "rounds_missed"), _players),
    "decks": (("player", "member", "name", "pile", "card", "card_name", "copies"), _decks),
    "pairings": (("round", "table", "seat", "player", "bye"), _pairings),
    "results": (("round", "table", "game", "seat", "player", "unrazed", "won"), _results),
    "standings": (("place", "player", "team", "points", "realms", "games", "won"), _standings),
    "teams": (("place", "team", "points", "realms", "player", "player_place", "player_points", "counts"), _teams),
    "metagame": (
        ("kind", "id", "name", "player", "place", "decks", "copies", "games", "won", "low", "high", "even"),
        _metagame,
    ),
    "penalties": (("step", "player", "sanction", "round", "table", "game", "why", "rules", "by"), _penalties),
}
COLUMNS: Final = {what: tuple(heads) for what, (heads, _) in _LISTS.items()}
"""The columns of every list."""

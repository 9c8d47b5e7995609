"""The sheets of an event: what is printed from its state, or empty sheets before it begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, get_args

import msgspec

from sixrealms import catalogue
from sixrealms.tournament.brackets import Because, Table, bracket_winner
from sixrealms.tournament.event import Event, Participant, Round, bracket_of, brackets_of
from sixrealms.tournament.fields import DeckList
from sixrealms.tournament.plan import Plan, game_of, has_boosters
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.scoring.points import coordinator_points, judge_points, places
from sixrealms.tournament.scoring.scores import scoring_of, stage_of, standings_of, told_standings
from sixrealms.tournament.scoring.standings import Standing as Line
from sixrealms.tournament.scoring.team_standings import teams_of
from sixrealms.tournament.sheets.bracket import bracket_of_event, has_bracket
from sixrealms.tournament.sheets.bracket_drawing import drawn_bracket
from sixrealms.tournament.sheets.grid import grid
from sixrealms.tournament.sheets.grid_of_event import rounds_of
from sixrealms.tournament.sheets.heading import Heading, with_game
from sixrealms.tournament.sheets.player_cards import player_cards
from sixrealms.tournament.sheets.registration import DeckListSheet, deck_sheets, sign_up
from sixrealms.tournament.sheets.reports import (
    FormSlip,
    PrizeRow,
    StandingRow,
    TeamRow,
    scoring_form,
    standings,
    wrap_up,
)
from sixrealms.tournament.sheets.rounds import pairings, slips
from sixrealms.tournament.sheets.sheet import Sheet
from sixrealms.tournament.views.prize_messages import told_prizes
from sixrealms.wording import say

What = Literal[
    "sign-up", "registration", "player-cards", "grid", "pairings", "slips", "standings", "wrap-up", "scoring-form"
]
WHATS: Final[tuple[What, ...]] = get_args(What)
#: Reasons of standings that have a short sentence for paper.
_SHORT: Final = (
    *("standing-winner", "standing-finalist"),
    *("tie-by-realms", "tie-by-average", "tie-by-wins", "tie-by-lot", "tie-by-ruling"),
)


class WantedSheet(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be printed. `round` 0 is the one that is played; `addresses` lead to the pages of tables by number,
    `player_addresses` open the event for players by id; `remarks` stand below the report.
    """

    what: What
    language: str
    round: int = 0
    addresses: Mapping[int, str] = {}
    player_addresses: Mapping[str, str] = {}
    remarks: Sequence[str] = ()


def sheet_of(event: Event, wanted: WantedSheet) -> Sheet:
    """The sheet of an event. EventRefused where there is nothing to print yet: a round that is not seated, a report of
    an event that is not decided (tracking.complete-forms).
    """
    return _MAKERS[wanted.what](event, wanted)


def heading_of(plan: Plan) -> Heading:
    """What is printed of a plan on every sheet."""
    heading = Heading(
        name=plan.name,
        convention=plan.convention,
        date=plan.date,
        place=plan.place,
        coordinator=plan.coordinator,
        judges=plan.judges,
        convention_code=plan.convention_code,
        tournament_code=plan.tournament_code,
    )
    return with_game(heading, game_of(plan))


def _grid(event: Event, wanted: WantedSheet) -> Sheet:
    rounds, spread = rounds_of(event, wanted.language)
    totals = [(line.player, line.points) for line in standings_of(event)] if event.rounds else []
    return grid(
        heading_of(event.plan), rounds, event.names, totals, wanted.language, wins=event.plan.wins, spread=spread
    )


def _round(event: Event, number: int) -> Round:
    if not event.rounds:
        raise refused("not-started")
    if not 0 <= number <= len(event.rounds):
        raise refused("no-round", round=number, last=len(event.rounds))
    return event.rounds[number - 1]


def _tables(now: Round) -> tuple[Table, ...]:
    return tuple(Table(table.number, table.players) for table in now.tables if table.players)


def _played(now: Round) -> tuple[Table, ...]:
    """The tables at which something is played; a bye needs no slip."""
    return tuple(Table(table.number, table.players) for table in now.tables if not table.bye)


def _pairings(event: Event, wanted: WantedSheet) -> Sheet:
    now = _round(event, wanted.round)
    return pairings(heading_of(event.plan), now.number, _tables(now), event.names, wanted.language)


def _slips(event: Event, wanted: WantedSheet) -> Sheet:
    now = _round(event, wanted.round)
    heading, names = heading_of(event.plan), event.names
    return slips(heading, now.number, _played(now), names, wanted.addresses, wanted.language, wins=event.plan.wins)


def _sign_up(event: Event, wanted: WantedSheet) -> Sheet:
    entrants = tuple(player.entrant for player in event.players.values() if player.status == "in")
    return sign_up(heading_of(event.plan), entrants, wanted.language)


def _player_cards(event: Event, wanted: WantedSheet) -> Sheet:
    entrants = tuple(player.entrant for player in event.active)
    return player_cards(heading_of(event.plan), entrants, wanted.player_addresses, wanted.language)


def _registration(event: Event, wanted: WantedSheet) -> Sheet:
    """The registered decks; before there is one, an empty sheet."""
    game = game_of(event.plan)
    names = dict(event.names)
    boosters = has_boosters(event.plan)
    decks = []
    for player in event.players.values():
        for member, name in player.people:
            if member in player.decks:
                of = f"{player.id}/{member}" if member else player.id
                names[of] = f"{name} ({player.name})" if member else name
                decks.append(_deck(of, player.decks[member]))
                sealed = player.decks[member].booster if boosters else ()
                if sealed and member not in player.boosters_used:
                    decks.append(DeckListSheet(of, say("sheet-booster", wanted.language), _counted(sealed)))
    sideboards = "sideboard" in game.variants
    return deck_sheets(
        heading_of(event.plan), decks or [DeckListSheet()], game.size, names, wanted.language, sideboards=sideboards
    )


def _deck(of: str, deck: DeckList) -> DeckListSheet:
    dungeon = (deck.dungeon,) if deck.dungeon else ()
    return DeckListSheet(of, deck.name, _counted((*deck.cards, *dungeon)), _counted(deck.sideboard))


def _counted(printings: Sequence[str]) -> tuple[tuple[int, str, str], ...]:
    """How many of each printing, by the name of the card."""
    found = sorted((catalogue.printing(one).name, one, count) for one, count in Counter(printings).items())
    return tuple((count, name, printing) for name, printing, count in found)


def _standings(event: Event, wanted: WantedSheet) -> Sheet:
    names = event.names
    told = told_standings(event)
    ranks = {line.player: line.rank for line in told}
    lines = [
        StandingRow(
            place=line.rank,
            player=line.player,
            points=line.points,
            realms=line.realms,
            wins=line.wins,
            team=", ".join(event.players[line.player].members) or event.players[line.player].team,
            why=_shortly(line.because, ranks, wanted.language, names) if line.because else "",
        )
        for line in told
    ]
    stage, round_ = stage_of(event)
    teams = [
        TeamRow(one.rank, one.team, one.points, ", ".join(f"{names[who.player]} {who.points}" for who in one.members))
        for one in teams_of(event)
    ]
    return standings(heading_of(event.plan), lines, names, wanted.language, stage, round_, teams)


def _shortly(because: Because, ranks: Mapping[str, int], language: str, names: Mapping[str, str]) -> str:
    """The reason of a line as it fits on one: who is meant stands beside it, the other is named by their place."""
    facts = because.arguments
    if because.key not in _SHORT:
        return said(because, language, names)
    return say(f"sheet-{because.key}", language, **{**facts, "above": ranks.get(str(facts.get("other", "")), 0)})


def _wrap_up(event: Event, wanted: WantedSheet) -> Sheet:
    """The report of a decided event, or an empty one before it begins."""
    totals: list[tuple[str, int | None]] = []
    officials: list[tuple[str, str, int]] = []
    if event.rounds:
        if not event.winner:
            raise refused("not-decided", "tracking.complete-forms", round=len(event.rounds) + 1)
        played = {player for one in brackets_of(event) for player in one.players}
        credited = [line for line in standings_of(event) if line.player in played]
        totals = [(person, line.points) for line in credited for person in _persons(event.players[line.player])]
        officials = _officials(event, credited, wanted.language)
    heading = heading_of(event.plan)
    prizes = _prizes(event, wanted.language) if event.rounds else ()
    shown = has_bracket(event)
    bracket = drawn_bracket(bracket_of_event(event, wanted.language), "wide", wanted.language) if shown else None
    return wrap_up(
        *(heading, totals, officials, {}, wanted.language), remarks=wanted.remarks, prizes=prizes, bracket=bracket
    )


def _prizes(event: Event, language: str) -> tuple[PrizeRow, ...]:
    return tuple(
        PrizeRow(one.title, one.what, ", ".join(map(event.called, one.players)), one.notes)
        for one in told_prizes(event, language)
    )


def _persons(player: Participant) -> tuple[str, ...]:
    """Who is credited: the player, or every member of a team (conflict.tournament.team-spirit-brackets)."""
    return tuple(f"{member} ({player.name})" for member in player.members) or (player.name,)


def _officials(event: Event, credited: Sequence[Line], language: str) -> list[tuple[str, str, int]]:
    """The coordinator's and the judges' points; who played too has what they earned so (scoring.playing-official)."""
    plan = event.plan
    players = [event.players[line.player] for line in credited]
    count = sum(player.persons for player in players)
    points = {
        folded(name): line.points
        for line, player in zip(credited, players, strict=True)
        for name in (player.members or (player.name,))
    }
    found = []
    if plan.coordinator:
        played = points.get(folded(plan.coordinator))
        found.append((plan.coordinator, say("sheet-coordinator", language), coordinator_points(count, played)))
    for judge in plan.judges:
        found.append((judge, say("sheet-judge", language), judge_points(count, points.get(folded(judge)))))
    return found


def _scoring_form(event: Event, wanted: WantedSheet) -> Sheet:
    """The brackets that are finished (tracking.complete-forms); before the first round an empty page."""
    scoring, seed = scoring_of(event.plan), event.plan.seed
    made = [
        FormSlip(
            one.round,
            one.number,
            tuple((place.player, place.points) for place in places(one, scoring, seed=seed)),
            factor=one.factor * scoring.multiplier,
        )
        for one in (bracket_of(now, table) for now in event.rounds for table in now.tables)
        if bracket_winner(one, event.plan.wins) is not None and not one.bye
    ]
    if event.rounds and not made:
        raise refused("nothing-finished", "tracking.complete-forms", round=len(event.rounds))
    return scoring_form(heading_of(event.plan), made, event.names, wanted.language)


_MAKERS: Final[Mapping[What, Callable[[Event, WantedSheet], Sheet]]] = MappingProxyType(
    {
        "player-cards": _player_cards,
        "grid": _grid,
        "pairings": _pairings,
        "slips": _slips,
        "sign-up": _sign_up,
        "registration": _registration,
        "standings": _standings,
        "wrap-up": _wrap_up,
        "scoring-form": _scoring_form,
    }
)

"""The lists that answers about one state of an event are cut from, each made once, when it is first asked for.

A hall of thousands asks for small parts again and again while results come in one after the other. Rounds and tables
that are the very same as in the state before (`fold_further`) are not counted again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from sixrealms.tournament.brackets import Bracket, Seating, bracket_winner
from sixrealms.tournament.event import Event, Phase, Round, bracket_of
from sixrealms.tournament.pairing.seat_reasons import seating_of
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.report.official import Requirement, to_score, to_start
from sixrealms.tournament.report.result_of_event import facts_of
from sixrealms.tournament.scoring.scores import Stage, scoring_of, stage_of, standings_of
from sixrealms.tournament.scoring.standings import Standing, Tally, records, together
from sixrealms.tournament.scoring.ties import Group, ties_of
from sixrealms.tournament.views.event_messages import ToldCounts


class CountedRound(NamedTuple):
    """A round with its brackets, who has won each (None while it is open), what was done at each and in all of it."""

    of: Round
    brackets: tuple[Bracket, ...]
    winners: tuple[str | None, ...]
    each: tuple[Mapping[str, Tally], ...]
    done: Mapping[str, Tally]


class EventLists:
    """The lists of `event`. `before` are those of an earlier state, from which is taken over what is still so."""

    def __init__(self, event: Event, before: EventLists | None = None) -> None:
        self.event = event
        alike = before is not None and _scored_alike(before.event, event)
        known = before.rounds if before is not None and alike else ()
        self.rounds: tuple[CountedRound, ...] = tuple(
            _counted(event, now, known[at] if at < len(known) else None) for at, now in enumerate(event.rounds)
        )
        """All rounds as they count now."""
        self._seatings: dict[int, Seating | None] = {}
        if before is None:
            return
        if before.event.players is event.players:
            for name in ("names", "called", "counts"):
                if name in before.__dict__ and (name != "counts" or before.event.prizes == event.prizes):
                    self.__dict__[name] = before.__dict__[name]
            if _seated_alike(before.event, event):
                self._seatings.update(before._seatings)
        if alike and _same(before.rounds[:-1], self.rounds[:-1]) and "earlier" in before.__dict__:
            self.__dict__["earlier"] = before.__dict__["earlier"]

    @cached_property
    def names(self) -> dict[str, str]:
        """What everybody is called, by id."""
        return self.event.names

    @cached_property
    def called(self) -> dict[str, str]:
        """By id what a search for somebody looks at: their name, their team and its members."""
        return {
            player.id: folded(" ".join((player.name, player.team, *player.members)))
            for player in self.event.players.values()
        }

    @cached_property
    def counts(self) -> ToldCounts:
        """How many people there are."""
        everybody, active = self.event.players.values(), self.event.active
        return ToldCounts(
            entered=len(everybody),
            active=len(active),
            here=sum(player.checked_in for player in active),
            without_deck=sum(bool(player.without_deck) for player in active),
            decks=sum(not player.without_deck for player in everybody),
            prizes=len(self.event.prizes),
        )

    @cached_property
    def sitting(self) -> dict[str, int]:
        """The table of everybody who sits at one in the current round."""
        now = self.event.current
        return {player: table.number for table in now.tables for player in table.players} if now is not None else {}

    @cached_property
    def open(self) -> frozenset[int]:
        """The open tables of the current round."""
        return frozenset(self.open_in(len(self.rounds))) if self.rounds else frozenset()

    def open_in(self, number: int) -> list[int]:
        """The numbers of the open tables of a round."""
        now = self.rounds[number - 1]
        return [one.number for one, won in zip(now.brackets, now.winners, strict=True) if won is None]

    @cached_property
    def phase(self) -> Phase:
        """How far the event is."""
        return self.event.phase_if(is_open=bool(self.open))

    @cached_property
    def stage(self) -> tuple[Stage, int]:
        """What the standings are of."""
        return stage_of(self.event, is_open=bool(self.open))

    @cached_property
    def earlier(self) -> Mapping[str, Tally]:
        """What everybody did in all rounds but the last."""
        return together(one.done for one in self.rounds[:-1])

    @cached_property
    def everybody(self) -> tuple[Standing, ...]:
        """All places, whether or not anything was played."""
        if self.event.plan.semifinalist_bonus or not self.rounds:
            return standings_of(self.event)  # what a round was worth follows from the one after it
        return standings_of(self.event, together((self.earlier, self.rounds[-1].done)))

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """Everybody's place as people are told: nobody has any before something was played."""
        return self.everybody if self.stage[0] != "none" else ()

    @cached_property
    def places(self) -> dict[str, int]:
        """The line of everybody in the standings, counted from 0."""
        return {line.player: at for at, line in enumerate(self.standings)}

    @cached_property
    def tied(self) -> tuple[Group, ...]:
        """Who is tied in the standings between rounds."""
        return ties_of(self.everybody) if self.rounds and not self.open else ()

    @cached_property
    def needs(self) -> tuple[Requirement, ...]:
        """What the event needs to begin and, if it is scored, to count (`running.scored.requirements`)."""
        facts = facts_of(self.event)
        return (*to_start(facts), *(one for one in to_score(facts) if one.key != "players"))

    def has_begun(self, number: int) -> bool:
        """Whether something was played or decided at a table of the current round."""
        now = self.event.current
        table = now.table(number) if now is not None else None
        return table is not None and bool(table.results or table.claims or number not in self.open)

    def seating(self, number: int) -> Seating | None:
        """Why everybody sits where they sit in a round, None where that does not follow from the rounds before."""
        if number not in self._seatings:
            self._seatings[number] = seating_of(self.event, number)
        return self._seatings[number]


def _scored_alike(before: Event, after: Event) -> bool:
    return before.plan == after.plan and before.ruled == after.ruled


def _same(ones: Sequence[CountedRound], others: Sequence[CountedRound]) -> bool:
    return len(ones) == len(others) and all(one is other for one, other in zip(ones, others, strict=True))


def _seated_alike(before: Event, after: Event) -> bool:
    """Whether one state came from the other by results of the last round alone."""
    return len(before.rounds) == len(after.rounds) and all(
        one is other for one, other in zip(before.rounds[:-1], after.rounds[:-1], strict=True)
    )


def _counted(event: Event, now: Round, known: CountedRound | None) -> CountedRound:
    """A round as it counts; tables that are the very same as in `known` keep the brackets they have there."""
    if known is not None and known.of is now:
        return known
    here: dict[int, tuple[Bracket, str | None, Mapping[str, Tally]]] = {}
    if known is not None and (known.of.number, known.of.final, known.of.worth) == (now.number, now.final, now.worth):
        known_here = zip(known.brackets, known.winners, known.each, strict=True)
        here = {id(table): one for table, one in zip(known.of.tables, known_here, strict=True)}
    scoring, seed = scoring_of(event.plan, event.ruled), event.plan.seed
    for table in now.tables:
        if id(table) not in here:
            bracket = bracket_of(now, table)
            winner = bracket_winner(bracket, event.plan.wins)
            here[id(table)] = bracket, winner, records((bracket,), scoring, seed=seed)
    counted = [here[id(table)] for table in now.tables]
    each = tuple(done for _, _, done in counted)
    brackets, winners = tuple(one for one, _, _ in counted), tuple(won for _, won, _ in counted)
    return CountedRound(now, brackets, winners, each, together(each))

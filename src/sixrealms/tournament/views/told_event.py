"""An event as it is told: to programs, pages and whoever asks for JSON, its sentences in the language asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from msgspec.structs import replace

from sixrealms.tournament.brackets import Because
from sixrealms.tournament.decks.sideboards import undecided
from sixrealms.tournament.event import Event, Participant, Round, TableState, bracket_of, winner_of
from sixrealms.tournament.fields import Role
from sixrealms.tournament.log import LogEntry, in_force
from sixrealms.tournament.operation import Stamp
from sixrealms.tournament.plan import deck_size_of, game_of, has_byes, has_ties
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.report.official import Requirement, checklist
from sixrealms.tournament.scoring.points import places
from sixrealms.tournament.scoring.scores import scoring_of
from sixrealms.tournament.scoring.team_standings import teams_of
from sixrealms.tournament.scoring.ties import tied_at
from sixrealms.tournament.views.difference import ResultChange, in_words
from sixrealms.tournament.views.event_cuts import Cut
from sixrealms.tournament.views.event_lists import EventLists
from sixrealms.tournament.views.event_messages import (
    ToldCall,
    ToldChange,
    ToldCheck,
    ToldClaim,
    ToldDay,
    ToldDraw,
    ToldEvent,
    ToldNeed,
    ToldPenalty,
    ToldPlace,
    ToldPlayer,
    ToldResult,
    ToldRound,
    ToldRuling,
    ToldSeat,
    ToldStanding,
    ToldStep,
    ToldTable,
)
from sixrealms.tournament.views.log_sentences import by_in_words, entry_in_words
from sixrealms.tournament.views.prize_messages import told_prizes
from sixrealms.wording import say

RUNNING: tuple[Role | None, ...] = ("organiser", "judge")
"""Who sees decks, deck checks, penalties and what single players claim."""


def told_event(
    id_: str,
    event: Event,
    language: str,
    role: Role | None = None,
    you: str = "",
    known: tuple[Event, ToldEvent] | None = None,
    lists: EventLists | None = None,
    cut: Cut | None = None,
) -> ToldEvent:
    """An event for somebody in a role; None is a spectator. `known` is an earlier state as it was told to the same
    reader in the same language: tables that are still the very same are not told anew. `lists` are those of the event,
    where they are known; with a `cut` of them only that is told, without needs, rulings and penalties.
    """
    runs = role in RUNNING
    size = deck_size_of(event.plan)
    lists = lists or EventLists(event)
    names = lists.names

    def words(because: Because | None) -> str:
        return said(because, language, names) if because is not None else ""

    return ToldEvent(
        id=id_,
        version=event.version,
        plan=event.plan,
        game=game_of(event.plan).shorthand,
        goal=size.goal,
        most_realms=size.places,
        phase=lists.phase,
        winner=event.winner,
        role=role or "spectator",
        you=you,
        players=tuple(_player(lists, event.players[one], runs=runs) for one in (cut.players if cut else event.players)),
        rounds=_rounds(lists, words, language, known, cut, runs=runs, you=you),
        standings=tuple(
            ToldStanding(
                line.rank,
                line.player,
                line.points,
                line.realms,
                line.games,
                line.wins,
                _reasoned(line.because, event.ruled_why.get(line.player, ""), words, language),
            )
            for line in (cut.lines if cut else lists.standings)
        ),
        needs=tuple(_need(one, words) for one in (() if cut else lists.needs)),
        checklist=tuple(words(one) for one in (() if cut else checklist(convention=event.plan.convention_event))),
        rulings=tuple(
            ToldRuling(*_stamped(r.stamp, event, language), r.question, r.answer, r.rules, r.round, r.table)
            for r in event.rulings
            if not cut
        ),
        penalties=tuple(
            ToldPenalty(
                *_stamped(p.stamp, event, language), p.player, p.sanction, p.why, p.rules, p.round, p.table, p.game
            )
            for p in event.penalties
            if runs and not cut
        ),
        set_aside=len(event.set_aside),
        standings_stage=lists.stage[0],
        standings_round=lists.stage[1],
        wrapped_up=event.wrapped_up,
        sent=event.sent,
        registers_decks=event.registers_decks,
        signs_up=event.signs_up,
        asks_check_in=event.asks_check_in,
        shows_decks=event.shows_decks,
        calls=_calls(event) if runs else (),
        drawn=tuple(
            ToldDraw(*_stamped(one.stamp, event, language), one.round, one.seed, one.players)
            for one in event.drawn
            if runs
        ),
        teams=teams_of(event, lists.standings) if cut is None or cut.teams else (),
        byes=has_byes(event.plan),
        ties=has_ties(event.plan),
        days=tuple(ToldDay(day.began, day.ended, day.until) for day in event.days),
        resting=event.resting,
        prizes=told_prizes(event, language) if cut is None or cut.prizes else (),
        tied=tuple(cut.tied) if cut else lists.tied,
        entered=len(event.players),
        counts=lists.counts,
        stretch=cut.stretch if cut else None,
    )


def for_player(told: ToldEvent, event: Event, you: str) -> ToldEvent:
    """What a spectator is told, and besides it what was said about the games of a player's own tables, and who called
    a judge to the one they sit at.
    """
    rounds = tuple(
        replace(now, tables=tuple(_with_claims(table, event.rounds[now.number - 1], you) for table in now.tables))
        for now in told.rounds
    )
    table = event.current.table_of(you) if event.current else None
    calls = tuple(call for call in _calls(event) if table is not None and call.table == table.number)
    return replace(told, role="player", you=you, rounds=rounds, calls=calls)


def _with_claims(table: ToldTable, now: Round, you: str) -> ToldTable:
    state = now.table(table.number) if you in table.players else None
    return replace(table, claims=_claims(state)) if state is not None else table


def told_log(
    event: Event, log: Sequence[LogEntry], language: str, counting: Set[int] | None = None
) -> tuple[ToldStep, ...]:
    """These entries of the log; `counting` are the numbers of all that count, where `log` is not all there is."""
    counting = {entry.number for entry in in_force(log)} if counting is None else counting
    names = event.names
    aside = {one.number: said(one.because, language, names) for one in event.set_aside}
    return tuple(
        ToldStep(
            entry.number,
            entry.at,
            by_in_words(entry, event, language),
            entry_in_words(entry, event, language),
            entry.number in counting,
            aside.get(entry.number, ""),
        )
        for entry in log
    )


def told_changes(changes: tuple[ResultChange, ...], event: Event, language: str) -> tuple[ToldChange, ...]:
    """What changes, with sentences."""
    names = event.names
    return tuple(ToldChange(one.kind, one.because, in_words(one, names, language)) for one in changes)


def needs_of(event: Event) -> tuple[Requirement, ...]:
    """What the event needs to begin and, if it is scored, to count (`running.scored.requirements`)."""
    return EventLists(event).needs


_Words = Callable[[Because | None], str]


def _stamped(stamp: Stamp, event: Event, language: str) -> tuple[int, int, str]:
    """The number of a record, when it was made and by whom."""
    return stamp.number, stamp.at, by_in_words(stamp, event, language)


def _need(one: Requirement, words: _Words) -> ToldNeed:
    return ToldNeed(one.met, words(one.because), one.because.ids)


def _player(lists: EventLists, player: Participant, *, runs: bool) -> ToldPlayer:
    event, table = lists.event, lists.sitting.get(player.id, 0)
    named = [player.decks[member].name for member, _ in player.people if member in player.decks]
    return ToldPlayer(
        player.id,
        player.name,
        player.team,
        player.members,
        player.status,
        player.entered_after > 0,
        not player.without_deck,
        ", ".join(named) if runs or event.shows_decks else "",
        player.broken if runs else (),
        tuple(ToldCheck(check.passed, check.remark) for check in player.checks) if runs else (),
        sum(len(deck.sideboard) for deck in player.decks.values()),
        player.checked_in,
        runs and event.to_check(player),
        table,
        table > 0 and lists.has_begun(table),
    )


def _calls(event: Event) -> tuple[ToldCall, ...]:
    """The calls of the round that wait for a judge, the first one first."""
    return tuple(
        ToldCall(call.stamp.number, call.stamp.at, call.player, call.why, call.round, call.table)
        for call in event.open_calls
    )


def _rounds(
    lists: EventLists,
    words: _Words,
    language: str,
    known: tuple[Event, ToldEvent] | None,
    cut: Cut | None,
    *,
    runs: bool,
    you: str,
) -> tuple[ToldRound, ...]:
    """All rounds. Where only tables of the last one are others than in the state that is known, only those are told."""
    event = lists.event
    if cut is not None:
        return tuple(
            _round(lists, now, cut.tables.get(now.number, ()), words, language, runs=runs, you=you)
            for now in event.rounds
        )
    before, told = known if known is not None else (None, None)
    if before is None or told is None or not event.rounds or not _same_but_tables(before, event):
        return tuple(_round(lists, now, now.tables, words, language, runs=runs, you=you) for now in event.rounds)
    now, then = event.rounds[-1], told.rounds[-1]
    tables = tuple(
        was if table is old else _table(event, now, table, words, language, runs=runs, you=you)
        for table, old, was in zip(now.tables, before.rounds[-1].tables, then.tables, strict=True)
    )
    again = {"minutes": now.minutes, "clock": now.clock, "paused": now.paused, "open_count": len(lists.open)}
    return (*told.rounds[:-1], replace(then, tables=tables, **again))


def _same_but_tables(before: Event, after: Event) -> bool:
    """Whether one state came from the other by results of the last round alone (`folded_further`)."""
    return (
        len(before.rounds) == len(after.rounds)
        and before.players is after.players
        and all(one is other for one, other in zip(before.rounds[:-1], after.rounds[:-1], strict=True))
    )


def _round(
    lists: EventLists,
    now: Round,
    shown: Sequence[TableState],
    words: _Words,
    language: str,
    *,
    runs: bool,
    you: str,
) -> ToldRound:
    """A round with these of its tables, and why people sit at them."""
    event = lists.event
    scoring = scoring_of(event.plan)
    factor = (now.worth or now.number) * scoring.multiplier
    why = lists.seating(now.number) if shown else None
    named = {player for table in shown for player in (*table.players, *table.absent)}
    most = max(len(table.players) for table in now.tables)
    return ToldRound(
        number=now.number,
        final=now.final,
        by_hand=now.by_hand,
        points=scoring.heading(factor, most),
        tables=tuple(_table(event, now, table, words, language, runs=runs, you=you) for table in shown),
        seats=tuple(
            ToldSeat(s.player, s.line, tuple(map(words, s.because)))
            for s in (why.seats if why else ())
            if s.player in named
        ),
        notes=tuple(map(words, why.notes)) if why else (),
        minutes=now.minutes,
        clock=now.clock,
        paused=now.paused,
        day=now.day,
        table_count=sum(not one.bye for one in lists.rounds[now.number - 1].brackets),
        open_count=len(lists.open_in(now.number)),
        most_seats=most,
    )


def _table(
    event: Event, now: Round, table: TableState, words: _Words, language: str, *, runs: bool, you: str
) -> ToldTable:
    winner = winner_of(event, now, table)
    current = now is event.current
    there = places(bracket_of(now, table), scoring_of(event.plan), seed=event.plan.seed) if winner is not None else ()
    return ToldTable(
        number=table.number,
        players=table.players,
        results=tuple(
            ToldResult(number, one.unrazed, one.winner, one.confirmed, one.corrected, one.replay)
            for number, one in sorted(table.results.items())
        ),
        claims=_claims(table) if runs or you in table.players else (),
        disputed=table.disputed,
        next_game=table.next_game,
        winner=winner or "",
        places=tuple(
            ToldPlace(
                *(p.player, p.place, p.points, p.realms),
                _reasoned(_by_penalty(p.player, p.because, table), table.ruled_why, words, language),
            )
            for p in there
        ),
        withdrawn=table.withdrawn,
        ejected=table.ejected,
        absent=table.absent,
        awarded=table.awarded,
        extra_minutes=table.extra_minutes,
        online=table.online,
        tied=tied_at(event, now, table) if winner is not None else (),
        bye=table.bye,
        exchanging=tuple(dict.fromkeys(one for one, _ in undecided(event, table))) if current else (),
        lost=table.lost,
        game_losses=table.game_losses,
    )


def _by_penalty(player: str, because: Because, table: TableState) -> Because:
    """The reason of a place; whoever lost the table by a penalty has not left, only their place is the same."""
    if because.key == "place-withdrawn" and player in table.lost:
        return Because("place-match-loss", because.ids, because.arguments)
    return because


def _reasoned(because: Because | None, why: str, words: _Words, language: str) -> str:
    """A reason, and where it is a ruling what was given as reason for that."""
    sentence = words(because)
    if because is None or not because.key.endswith("-by-ruling") or not why:
        return sentence
    return say("event-ruled-because", language, ruling=sentence, why=why)


def _claims(table: TableState) -> tuple[ToldClaim, ...]:
    """What players have said about games that have no result yet."""
    return tuple(
        ToldClaim(number, player, claim.unrazed, claim.winner)
        for number, claims in sorted(table.claims.items())
        for player, claim in claims.items()
        if number not in table.results
    )

"""What has changed between two states of an event, in data and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from sixrealms.tournament.brackets import Because
from sixrealms.tournament.event import Event, Round, TableState, winner_of
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.scoring.scores import other_points
from sixrealms.tournament.table_record import unrazed_by, winner_in_words

Kind = Literal[
    "plan",
    "player",
    "seating",
    "result",
    "decided",
    "set-aside",
    "points",
    "rank",
    "winner",
    "phase",
    "call",
    "draw",
    "penalty",
    "day",
    "prize",
]


class ResultChange(msgspec.Struct, frozen=True):
    """One thing that is otherwise than before, with its sentence as data."""

    kind: Kind
    because: Because


def difference(before: Event, after: Event) -> tuple[ResultChange, ...]:
    """Everything that changed for people: who is in, who sits where, results, points, ranks, who has won."""
    return (
        *([_change("plan", "plan")] if before.plan != after.plan else []),
        *_registration(before, after),
        *_players(before, after),
        *_rounds(before, after),
        *_desk(before, after),
        *_days(before, after),
        *_prizes(before, after),
        *_aside(before, after),
        *_points(before, after),
        *_ending(before, after),
    )


def in_words(change: ResultChange, names: Mapping[str, str], language: str) -> str:
    """A change as a sentence, with the `names` of the entrants."""
    return said(change.because, language, names)


def _change(kind: Kind, key: str, **arguments: str | int) -> ResultChange:
    return ResultChange(kind, Because(f"event-change-{key}", (), dict(arguments)))


def _registration(before: Event, after: Event) -> Iterator[ResultChange]:
    if before.decks_locked != after.decks_locked:
        yield _change("plan", "decks", locked=int(after.decks_locked))
    if before.decks_published != after.decks_published:
        yield _change("plan", "decks-published", published=int(after.decks_published))
    if before.sign_up != after.sign_up:
        yield _change("plan", "sign-up", open=int(after.sign_up))
    if before.check_in != after.check_in:
        yield _change("plan", "check-in", open=int(after.check_in))


def _players(before: Event, after: Event) -> Iterator[ResultChange]:
    for player in after.players.values():
        old = before.players.get(player.id)
        if old is None:
            yield _change("player", "entered", player=player.id)
            continue
        if old.name != player.name:
            yield _change("player", "renamed", old=old.name, new=player.name)
        if old.status != player.status:
            yield _change("player", f"is-{player.status}", player=player.id)
        if old.checked_in != player.checked_in:
            yield _change("player", "checked-in", player=player.id, here=int(player.checked_in))
        if old.decks != player.decks:
            gone = len(player.decks) < len(old.decks)
            yield _change("player", "deck-gone" if gone else "deck", player=player.id)
    for player in before.players.values():
        if player.id not in after.players:
            yield _change("player", "not-entered", old=player.name)


def _rounds(before: Event, after: Event) -> Iterator[ResultChange]:
    for now in after.rounds:
        if now.number <= len(before.rounds) and now is before.rounds[now.number - 1]:
            continue
        old = before.rounds[now.number - 1] if now.number <= len(before.rounds) else None
        if old is None:
            yield _change("seating", "round-seated", round=now.number, tables=len(now.tables))
            continue
        yield from _tables(before, old, after, now)
    for old in before.rounds[len(after.rounds) :]:
        yield _change("seating", "round-gone", round=old.number)


def _tables(before: Event, old: Round, after: Event, now: Round) -> Iterator[ResultChange]:
    then = {table.number: table for table in old.tables}
    for table in now.tables:
        was = then.get(table.number)
        if was is table:
            continue
        place = {"round": now.number, "table": table.number}
        if was is None or was.players != table.players:
            yield _change(
                "seating",
                "seats",
                **place,
                old=", ".join(before.names.get(p, p) for p in was.players) if was else "-",
                new=", ".join(after.names.get(p, p) for p in table.players),
            )
            continue
        for number in sorted({*was.results, *table.results}):
            one, two = was.results.get(number), table.results.get(number)
            if one is None and two is not None:
                yield _change(
                    "result",
                    "result" if two.winner else "result-tied",
                    **place,
                    game=number,
                    result=unrazed_by(after.called, two.unrazed),
                    player=two.winner,
                )
            elif two is None:
                yield _change("result", "result-gone", **place, game=number)
            elif one is not None and (one.unrazed, one.winner) != (two.unrazed, two.winner):
                yield _change(
                    "result",
                    "result-other",
                    **place,
                    game=number,
                    old=f"{unrazed_by(before.called, one.unrazed)} ({winner_in_words(before.called, one.winner)})",
                    new=f"{unrazed_by(after.called, two.unrazed)} ({winner_in_words(after.called, two.winner)})",
                )
        yield from _claims(was, table, place)
        won, wins = winner_of(before, old, was), winner_of(after, now, table)
        if won != wins:
            if wins is None:
                yield _change("decided", "open-again", **place)
            elif won is None:
                yield _change("decided", "table-won", **place, player=wins)
            else:
                yield _change("decided", "table-won-instead", **place, player=wins, other=won)
    still = {table.number for table in now.tables}
    for was in old.tables:
        if was.number not in still:
            yield _change("seating", "table-gone", round=now.number, table=was.number)


def _claims(was: TableState, table: TableState, place: dict[str, int]) -> Iterator[ResultChange]:
    """Games players now say different things about, and those somebody has said something about for the first time."""
    for game in table.disputed:
        if game not in was.disputed:
            yield _change("result", "disputed", **place, game=game)
    for game, said_of in table.claims.items():
        for player, claim in said_of.items():
            if game not in table.results and was.claims.get(game, {}).get(player) != claim:
                yield _change("result", "claimed", **place, game=game, player=player)


def _desk(before: Event, after: Event) -> Iterator[ResultChange]:
    """Who waits for a judge, who does not any more, who is punished, and whose decks were drawn to be checked."""
    waited = {call.player for call in before.calls if call.answered is None}
    waits = {call.player: call.table for call in after.calls if call.answered is None}
    for player, table in waits.items():
        if player not in waited:
            yield _change("call", "called", player=player, table=table)
    for player in sorted(waited - waits.keys()):
        yield _change("call", "answered", player=player)
    punished = {one.stamp.number for one in before.penalties}
    for penalty in after.penalties:
        if penalty.stamp.number not in punished and penalty.sanction != "ejection":  # that is told of the player
            what = {"round": penalty.round, "table": penalty.table, "game": penalty.game}
            yield _change("penalty", "penalised", player=penalty.player, sanction=penalty.sanction, **what)
    for penalty in before.penalties[len(after.penalties) :]:
        yield _change("penalty", "not-penalised", player=penalty.player)
    drawn = {one.stamp.number for one in before.drawn}
    for one in after.drawn:
        if one.stamp.number not in drawn:
            named = ", ".join(map(after.called, one.players))
            yield _change("draw", "drawn", players=named, seed=one.seed)
    for one in before.drawn[len(after.drawn) :]:
        yield _change("draw", "not-drawn", players=", ".join(map(after.called, one.players)))


def _days(before: Event, after: Event) -> Iterator[ResultChange]:
    if after.resting and not before.resting:
        until = after.days[-1].until
        yield _change("day", "resting", until=until or "-", known=int(bool(until)))
    elif before.resting and not after.resting:
        begun = len(after.days) > len(before.days)
        yield _change("day", "day" if begun else "not-resting", day=len(after.days))
    elif len(after.days) < len(before.days):
        yield _change("day", "not-day", day=len(before.days))


def _prizes(before: Event, after: Event) -> Iterator[ResultChange]:
    if before.prizes != after.prizes:
        yield _change("prize", "prizes", count=len(after.prizes))
    for prize in after.prizes:
        old, new = before.prizes_given.get(prize.id), after.prizes_given.get(prize.id)
        if new is not None and new != old:
            named = ", ".join(map(after.called, new.players))
            yield _change("prize", "prize-given", what=prize.what, players=named, seed=new.seed)
        elif new is None and old is not None:
            yield _change("prize", "prize-not-given", what=prize.what)


def _aside(before: Event, after: Event) -> Iterator[ResultChange]:
    old = {one.number for one in before.set_aside}
    new = {one.number for one in after.set_aside}
    for one in after.set_aside:
        if one.number not in old:
            yield _change("set-aside", "set-aside", number=one.number)
    for one in before.set_aside:
        if one.number not in new:
            yield _change("set-aside", "counts-again", number=one.number)


def _points(before: Event, after: Event) -> Iterator[ResultChange]:
    """Points that are others now, the most points first; they are added up only if they can be."""
    if before.rounds is after.rounds or not (before.rounds or after.rounds):
        return
    points = other_points(before, after)
    other = [player for player in after.players if player in points and player in before.players]
    for player in sorted(other, key=lambda one: -points[one][1]):
        old, new = points[player]
        yield _change("points", "points", player=player, old=old, new=new)


def _ending(before: Event, after: Event) -> Iterator[ResultChange]:
    if before.winner != after.winner:
        if after.winner:
            yield _change("winner", "winner", player=after.winner)
        else:
            yield _change("winner", "no-winner", old=before.names.get(before.winner, before.winner))
    if before.wrapped_up != after.wrapped_up:
        yield _change("phase", "wrapped-up" if after.wrapped_up else "not-wrapped-up")
    if before.sent != after.sent:
        yield _change("phase", "sent" if after.sent else "not-sent", on=after.sent or before.sent)

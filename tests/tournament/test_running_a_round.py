"""What a person decides while a round is on: who sits where, how long it takes, and ties that nothing counted tells."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sixrealms.tournament.fields import By
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import (
    Amend,
    ComeBack,
    Enter,
    Extend,
    Leave,
    Move,
    Open,
    PauseClock,
    ResumeClock,
    Seat,
    SettleTie,
    StartClock,
    Strike,
    Swap,
    Undo,
)
from sixrealms.tournament.views.told_event import told_event
from tests.tournament.events import JUDGE, NINE, Telling
from tests.tournament.test_refusals import refusal

TEN = f"{NINE} Jade"


def seated(players: str = NINE, **plan: Any) -> Telling:
    told = Telling(players, **plan)
    told.says(Seat(1))
    return told


# -- seating by hand ---------------------------------------------------------------------------------------------------


def test_two_players_change_tables_and_back() -> None:
    told = seated()
    before = told.tables(1)
    one, other = before[0][1], before[2][0]
    told.says(Swap(one, other, "father and son"))
    after = [list(table) for table in before]
    after[0][1], after[2][0] = other, one
    assert told.tables(1) == after
    assert told.event.rounds[0].by_hand
    told.says(Undo())  # asks nothing: it is what is meant
    assert told.tables(1) == before
    told.says(Undo(told.log[-1].number))
    assert told.tables(1) == after


def test_a_player_moves_where_there_is_room_and_enough_stay() -> None:
    told = seated(TEN)
    sizes = [len(table) for table in told.tables(1)]
    four, three = sizes.index(4), sizes.index(3)
    who = told.tables(1)[four][0]
    told.says(Move(who, three + 1))
    assert who in told.tables(1)[three]
    assert sorted(len(table) for table in told.tables(1)) == [3, 3, 4]
    left = told.tables(1)[four][0]
    assert "fewer than three" in str(refusal(told, Move(left, three + 1)))
    assert "sits at table" in str(refusal(told, Move(who, three + 1)))
    assert "its tables are 1-3" in str(refusal(told, Move(who, 9)))


def test_nobody_changes_places_where_something_was_played() -> None:
    told = seated()
    tables = told.tables(1)
    told.wins(tables[0][0])
    refused = str(refusal(told, Swap(tables[0][1], tables[1][0])))
    assert "table 1: something has been played there" in refused
    told.says(Swap(tables[1][0], tables[2][0]))  # nothing was played at these
    told.says(Strike(1, 1, 1))
    told.says(Swap(tables[0][1], tables[1][1]))
    told.says(Open(1, 1, 1, "abc"))
    assert "something has been played there" in str(refusal(told, Swap(tables[0][0], tables[2][1])))


def test_what_makes_no_sense_is_refused_in_words() -> None:
    told = seated()
    tables = told.tables(1)
    assert "No round is seated" in str(refusal(Telling(), Swap("Ana", "Bruno")))
    assert "sit at the same table already" in str(refusal(told, Swap(tables[0][0], tables[0][1])))
    assert "Nobody here is called Zorro" in str(refusal(told, Swap("Zorro", tables[0][1])))
    assert "organiser" in str(refusal(told, Swap(tables[0][0], tables[1][0]), by=JUDGE))
    told.finish_round()
    told.says(Seat(2))
    resting = next(name for name in told.event.names.values() if name not in told.tables(2)[0])
    assert "sits at no table in round 2" in str(refusal(told, Swap(told.tables(2)[0][0], resting)))


def test_a_table_has_four_players_at_most_and_whoever_comes_late_may_be_sat_down_by_hand() -> None:
    told = seated("Ana Bruno Caio Dora Eva Fabio Gil", scheme="swiss", rounds=2)
    four = next(number for number, table in enumerate(told.tables(1), 1) if len(table) == 4)
    told.says(Enter("Zeca"))
    assert "more than 4 players" in str(refusal(told, Move("Zeca", four)))
    told.says(Move("Zeca", 3 - four))
    assert "Zeca" in told.tables(1)[2 - four]
    told.says(Leave("Zeca"))
    told.says(ComeBack("Zeca"))


# -- the clock ---------------------------------------------------------------------------------------------------------


def at(told: Telling, when: int, *commands: Command) -> None:
    """Do something at a moment of the clock."""
    from sixrealms.tournament.execute import carry_out

    told.log = (*told.log, *carry_out(told.plan, told.log, commands, By("organiser"), when).recorded)


def test_a_pause_takes_time_from_nobody() -> None:
    told = seated()
    at(told, 1_000, StartClock(50))
    at(told, 1_600, PauseClock())
    now = told.event.rounds[0]
    assert (now.clock, now.paused) == (1_000, 1_600)
    at(told, 2_000, ResumeClock())
    now = told.event.rounds[0]
    assert (now.clock, now.paused) == (1_400, 0)
    told.says(Extend(2, 5, "late start"))
    assert [table.extra_minutes for table in told.event.rounds[0].tables] == [0, 5, 0]
    pause = next(entry.number for entry in told.log if entry.at == 1_600)
    told.says(Undo(pause))  # as if it had never stood still; letting it go on does not count then
    assert told.event.rounds[0].clock == 1_000
    assert [one.because.key for one in told.event.set_aside] == ["event-aside-clock"]


def test_a_clock_that_runs_is_not_started_and_one_that_stands_not_paused() -> None:
    told = seated()
    assert "does not run" in str(refusal(told, PauseClock()))
    assert "has not been started" in str(refusal(told, ResumeClock()))
    told.says(StartClock(50), by=JUDGE)
    assert "runs already" in str(refusal(told, StartClock(50)))
    assert "clock of round 1 runs" in str(refusal(told, ResumeClock()))
    told.says(PauseClock(), by=JUDGE)
    assert "stands still" in str(refusal(told, StartClock(50)))
    assert "cannot be paused" in str(refusal(told, PauseClock()))


# -- ties --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scoring.bracket.third")
def test_a_tie_at_a_table_is_ruled_with_a_reason_everybody_is_told() -> None:
    told = seated()
    a, b, c = told.tables(1)[0]
    assert "still being played" in str(refusal(told, SettleTie(1, 1, (b, c), "x")))
    told.wins(f"{a} {a}")  # both others had one realm in both games
    order = [told.event.names[one] for one in _tied(told)]
    assert set(order) == {b, c}
    assert "Give the reason" in str(refusal(told, SettleTie(1, 1, (b, c))))
    assert "these are: " in str(refusal(told, SettleTie(1, 1, (a, b), "x")))
    told.says(SettleTie(1, 1, tuple(reversed(order)), "he razed more"), by=JUDGE)
    places = told_event("x", told.event, "en").rounds[0].tables[0].places
    assert [told.event.names[one.player] for one in places] == [a, *reversed(order)]
    assert f"the coordinator ruled for {order[1]}" in places[2].why
    assert places[2].why.endswith("Reason: he razed more")
    told.says(Undo())
    places = told_event("x", told.event, "en").rounds[0].tables[0].places
    assert [told.event.names[one.player] for one in places] == [a, *order]


def _tied(told: Telling, round_: int = 1, table: int = 1) -> tuple[str, ...]:
    (group,) = told_event("x", told.event, "en").rounds[round_ - 1].tables[table - 1].tied
    return group


@pytest.mark.rule("grid.18.r3.wildcard")
def test_a_tie_of_the_standings_decides_who_fills_a_vacancy() -> None:
    eighteen = " ".join(f"P{number:02}" for number in range(1, 19))
    told = seated(eighteen)
    assert "for the last one" in str(refusal(told, SettleTie(1, 0, ("P01", "P02"), "x")))
    told.finish_round()
    told.says(Seat(2))
    told.finish_round()
    seen = told_event("x", told.event, "en")
    won = {table.winner for table in seen.rounds[1].tables}
    group = next(group for group in seen.tied if len(group) == 2 and not won & set(group))  # second in round 2
    told.says(Seat(3))
    assert group[0] in told.event.rounds[2].tables[0].players
    told.says(Undo())
    told.says(SettleTie(2, 0, (group[1], group[0]), "drawn in front of all"))
    told.says(Seat(3))
    assert group[1] in told.event.rounds[2].tables[0].players
    assert group[0] not in told.event.rounds[2].tables[0].players
    line = next(line for line in told_event("x", told.event, "pt-BR").standings if line.player == group[0])
    assert "Motivo: drawn in front of all" in line.why
    reasons = [why for seat in told_event("x", told.event, "en").rounds[2].seats for why in seat.why]
    assert any("ruled for" in why for why in reasons)


def test_who_has_not_played_is_tied_with_nobody() -> None:
    told = seated()
    assert told_event("x", told.event, "en").tied == ()
    told.finish_round()
    groups = told_event("x", told.event, "en").tied
    assert groups
    assert "not tied" in str(refusal(told, SettleTie(1, 0, (told.ranks()[0], told.ranks()[-1]), "x")))


# -- the plan ----------------------------------------------------------------------------------------------------------


def amended(told: Telling, **changes: Any) -> Amend:
    return Amend(msgspec.structs.replace(told.event.plan, **changes))


@pytest.mark.rule("protocol.post-options")
def test_before_the_start_everything_about_a_plan_may_change_and_later_what_nobody_was_promised() -> None:
    told = Telling()
    told.says(amended(told, scheme="swiss", rounds=2, cut=3, game="Spellfire: Championship-Enhanced [55]", wins=1))
    assert "Players are registered already" in str(refusal(told, amended(told, team_event=True)))
    told.says(Seat(1))
    told.finish_round()
    assert "announced: the games to be won" in str(refusal(told, amended(told, wins=2)))
    told.says(amended(told, rounds=3, minutes=50))
    told.says(Seat(2))
    told.finish_round()
    assert "2 rounds are seated, so there cannot be 1" in str(refusal(told, amended(told, rounds=1)))
    told.says(amended(told, rounds=2))
    told.says(Seat(3))  # the cut
    assert told.event.rounds[2].final
    assert "follows the cut" in str(refusal(told, amended(told, cut=4)))
    told.says(amended(told, place="Hall 2"))
    told.says(Undo(), Undo())
    assert len(told.event.rounds) == 2

"""An event is its steps: whole events from sign-up to wrap-up, late and leaving players, corrections, undoing."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sixrealms.tournament.execute import SeatingChanges
from sixrealms.tournament.fields import By, DeckList
from sixrealms.tournament.log import LOG, LogEntry
from sixrealms.tournament.operations import (
    Absent,
    Amend,
    AnswerCall,
    AnyRecord,
    AskCheckIn,
    Award,
    BoosterUsed,
    CallJudge,
    CheckIn,
    ChecksDrawn,
    ComeBack,
    Correct,
    DayBegun,
    DayEnded,
    DeckChecked,
    DeckRegistered,
    DecksLocked,
    DecksPublished,
    Enter,
    Exchanged,
    Extend,
    Issued,
    Leave,
    NoteRuling,
    Open,
    OpenSignUp,
    PauseClock,
    PrizeGiven,
    PrizesStated,
    Punish,
    Rename,
    Repair,
    Replace,
    ResumeClock,
    Seat,
    SeatByHand,
    SendForms,
    SettleTie,
    StartClock,
    Strike,
    TableWish,
    Undo,
    Undone,
    WrapUp,
)
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.state_from_log import fold
from sixrealms.tournament.views.difference import in_words
from tests.tournament.events import JUDGE, NINE, Telling, a_plan


@pytest.mark.rule("grid.9.structure", "grid.9.advancement", "scoring.cumulative", "grid.totals.max")
def test_an_event_of_nine_from_sign_up_to_wrap_up() -> None:
    told = Telling()
    phases = [told.event.phase]
    told.says(Seat(1))
    assert [len(table) for table in told.tables(1)] == [3, 3, 3]
    winners = [table[1] for table in told.tables(1)]
    phases.append(told.event.phase)
    told.finish_round(winners)
    phases.append(told.event.phase)
    told.says(Seat(2))
    assert told.tables(2) == [winners]
    champion = winners[2]
    told.finish_round([champion])
    phases.append(told.event.phase)
    assert told.event.names[told.event.winner] == champion
    assert told.ranks()[0] == champion
    assert told.points()[champion] == 14  # 4 in round 1 and 5 x 2 in the final
    told.says(WrapUp())
    assert [*phases, told.event.phase] == ["registration", "playing", "between", "decided", "wrapped-up"]
    with pytest.raises(EventRefused, match="wrapped up"):
        told.says(Enter("Late"))
    told.says(SendForms("2026-11-30"))
    assert told.event.sent == "2026-11-30"


def test_every_step_says_who_took_it_and_when() -> None:
    told = Telling("Ana Bruno Caio")
    told.says(Seat(1))
    told.says(NoteRuling("May I look?", "No.", ("scoring.measure",)), by=JUDGE)
    assert [entry.number for entry in told.log] == [1, 2, 3, 4, 5]
    assert told.log[-1].by == By("judge", "Rita")
    assert told.log[-1].at > told.log[0].at
    assert msgspec.json.decode(msgspec.json.encode(told.log), type=tuple[LogEntry, ...]) == told.log
    assert LOG.decode(msgspec.json.encode(told.log)) == told.log


# -- late, leaving, coming back --------------------------------------------------------------------------------------


@pytest.mark.rule("tracking.never-turn-away", "tracking.four-player-balance")
def test_a_tenth_player_is_let_in_and_makes_a_table_of_four() -> None:
    told = Telling()
    told.says(Enter("Zeca"))
    told.says(Seat(1))
    assert sorted(len(table) for table in told.tables(1)) == [3, 3, 4]


@pytest.mark.rule("tracking.never-turn-away", "tracking.four-player-balance")
def test_who_comes_when_round_1_is_seated_sits_down_where_nothing_is_played_yet() -> None:
    told = Telling()
    told.says(Seat(1))
    first, *_ = told.tables(1)
    told.wins(first[0])
    told.says(Enter("Zeca"))
    tables = told.tables(1)
    assert tables[0] == first
    assert sum("Zeca" in table for table in tables) == 1
    assert [len(table) for table in tables].count(4) == 1

    told.says(Enter("Yara", table=2 if "Zeca" not in tables[1] else 3))
    assert sorted(len(table) for table in told.tables(1)) == [3, 4, 4]
    with pytest.raises(EventRefused, match="Table 1 has begun or is full"):
        told.says(Enter("Xico", table=1))
    told.finish_round()
    told.says(Seat(2))
    with pytest.raises(EventRefused, match="comes too late for this grid"):
        told.says(Enter("Xico"))


def test_who_leaves_before_the_start_is_not_seated_and_may_come_back() -> None:
    told = Telling()
    told.says(Leave("Gil"), Leave("Hugo"))
    told.says(ComeBack("Hugo"))
    told.says(Seat(1))
    seated = [name for table in told.tables(1) for name in table]
    assert "Gil" not in seated
    assert "Hugo" in seated
    assert sorted(len(table) for table in told.tables(1)) == [4, 4]


def test_who_comes_back_after_the_grid_was_seated_without_him_sits_down_late() -> None:
    told = Telling(f"{NINE} Jorge")
    told.says(Leave("Jorge"), Seat(1))
    told.wins("Ana")
    told.says(ComeBack("Jorge"))
    assert sorted(len(table) for table in told.tables(1)) == [3, 3, 4]
    assert "Jorge" not in told.tables(1)[told.table_of("Ana").number - 1]
    late = Telling(f"{NINE} Jorge")
    late.says(Leave("Jorge"), Seat(1))
    late.finish_round()
    with pytest.raises(EventRefused, match=r"tracking\.never-turn-away"):
        late.says(ComeBack("Jorge"))


def test_a_winner_who_leaves_between_the_rounds_is_passed_over() -> None:
    told = Telling()
    told.says(Seat(1))
    winners = [table[0] for table in told.tables(1)]
    told.finish_round(winners)
    told.says(Leave(winners[0], "train"))
    told.says(Seat(2))
    assert winners[0] not in told.tables(2)[0]
    assert len(told.tables(2)[0]) == 3


@pytest.mark.rule("scoring.minimum-one")
def test_who_leaves_in_the_middle_of_a_table_has_its_last_place_and_the_others_play_on() -> None:
    told = Telling("Ana Bruno Caio")
    told.says(Seat(1))
    a, b, c = told.tables(1)[0]
    told.wins(b)
    told.says(Leave(a, "ill"))
    assert told.event.open_tables
    told.wins(c)
    told.wins(c)
    assert told.event.names[told.event.winner] == c
    assert told.points() == {c: 5, b: 3, a: 2}


@pytest.mark.rule("scoring.minimum-one")
def test_who_leaves_after_winning_a_game_has_the_last_place_all_the_same() -> None:
    told = Telling("Ana Bruno Caio")
    told.says(Seat(1))
    a, b, c = told.tables(1)[0]
    told.wins(a)
    told.says(Leave(a, "ill"))
    told.wins(f"{c} {c}")
    assert told.points() == {c: 5, b: 3, a: 2}


def test_who_leaves_after_his_table_is_decided_keeps_his_place() -> None:
    told = Telling("Ana Bruno Caio Dora Eva Fabio")
    told.says(Seat(1))
    first = told.tables(1)[0]
    told.wins(f"{first[0]} {first[0]}")
    told.says(Leave(first[0]))
    assert told.points()[first[0]] == 4


# -- corrections -------------------------------------------------------------------------------------------------------


def two_rounds_played() -> tuple[Telling, list[str]]:
    """Nine players; round 2, the final, has one game."""
    told = Telling()
    told.says(Seat(1))
    told.finish_round([table[0] for table in told.tables(1)])
    told.says(Seat(2))
    final = told.tables(2)[0]
    told.wins(final[0])
    return told, final


def really_won(told: Telling, seat: int) -> tuple[Correct, ...]:
    """Both games of table 1 of round 1 were won by the player of another seat."""
    first = told.tables(1)[0]
    unrazed = {name: 6 if place == seat else 1 for place, name in enumerate(first)}
    return tuple(Correct(1, 1, game, unrazed, first[seat], "read wrongly") for game in (1, 2))


def test_a_correction_that_changes_who_sits_in_a_later_round_asks_first() -> None:
    told, final = two_rounds_played()
    before = told.log
    with pytest.raises(SeatingChanges) as asked:
        told.says(*really_won(told, 1))
    assert asked.value.rounds == (2,)
    said = [in_words(change, told.event.names, "en") for change in asked.value.changes]
    other = told.tables(1)[0][1]
    assert f"Round 2, table 1: {', '.join([other, *final[1:]])} instead of {', '.join(final)}." in said
    assert f"{other} has 4 points instead of 3." in said or f"{other} has 4 points instead of 2." in said
    assert told.log == before


def test_seated_again_the_result_of_the_old_final_is_kept_and_set_aside() -> None:
    told, final = two_rounds_played()
    recorded = len(told.log)
    told.says(*really_won(told, 1), later="again")
    event = told.event
    assert told.tables(2) == [[told.tables(1)[0][1], *final[1:]]]
    assert event.rounds[1].tables[0].results == {}
    assert [aside.number for aside in event.set_aside] == [recorded]
    assert event.set_aside[0].because.key == "event-aside-other-players"


def test_kept_as_played_the_later_round_stays_and_the_points_follow_the_correction() -> None:
    told, final = two_rounds_played()
    told.says(*really_won(told, 1), later="keep")
    event = told.event
    assert told.tables(2) == [final]
    assert event.rounds[1].by_hand
    assert event.rounds[1].tables[0].results
    assert event.set_aside == []
    assert told.points()[told.tables(1)[0][1]] == 4


def test_undoing_a_correction_brings_back_the_seating_and_its_result() -> None:
    told, final = two_rounds_played()
    before = told.event
    told.says(*really_won(told, 1), later="again")
    last = len(told.log)
    told.says(Undo(last - 1), Undo(last), later="again")
    event = told.event
    assert told.tables(2) == [final]
    assert event.set_aside == []
    assert msgspec.structs.replace(event, version=0) == msgspec.structs.replace(before, version=0)


def test_a_correction_of_realms_alone_changes_points_and_nobody_s_seat() -> None:
    told, final = two_rounds_played()
    first = told.tables(1)[0]
    outcome = told.says(Correct(1, 1, 1, {first[0]: 6, first[1]: 0, first[2]: 5}, first[0]))
    assert told.tables(2) == [final]
    kinds = {change.kind for change in outcome.changes}
    assert kinds <= {"result", "points"}
    assert "result" in kinds
    assert told.event.rounds[0].tables[0].results[1].corrected


@pytest.mark.rule("tournament.match.first-to-two")
def test_a_game_that_was_played_after_the_table_was_decided_is_set_aside() -> None:
    told = Telling("Ana Bruno Caio")
    told.says(Seat(1))
    a, b, _ = told.tables(1)[0]
    told.wins(f"{a} {b} {b}")
    told.says(Correct(1, 1, 2, {name: 6 if name == a else 1 for name in told.tables(1)[0]}, a))
    event = told.event
    assert event.names[event.winner] == a
    assert sorted(event.rounds[0].tables[0].results) == [1, 2]
    assert [aside.because.key for aside in event.set_aside] == ["event-aside-decided"]


@pytest.mark.rule("scoring.measure", "tournament.match.first-to-two")
def test_a_struck_game_is_played_again_under_its_number() -> None:
    told = Telling("Ana Bruno Caio")
    told.says(Seat(1))
    a, b, _ = told.tables(1)[0]
    told.wins(f"{a} {b}")
    told.says(Strike(1, 1, 1, "started over"))
    assert told.table_of(a).next_game == 1
    assert sorted(told.table_of(a).results) == [2], "neither a win nor realms of it count"
    told.wins(b)
    assert told.event.names[told.event.winner] == b
    assert told.event.set_aside == []


# -- undoing -----------------------------------------------------------------------------------------------------------


def a_full_book() -> Telling:
    """An event in which everything happens that can happen."""
    told = Telling()
    told.says(Amend(a_plan(convention="SpellCon")), Rename("Gil", "Gilda", team="Club"))
    told.says(Leave("Hugo"), ComeBack("Hugo"))
    told.says(OpenSignUp(), AskCheckIn(), *(CheckIn(name) for name in NINE.replace("Gil", "Gilda").split()))
    told.says(Seat(1), StartClock(50), PauseClock(), ResumeClock())
    told.says(Enter("Zeca"))
    told.says(Absent("Zeca"))
    told.says(Extend(1, 5, "late start"))
    told.says(CallJudge("Ana", "a question"), AnswerCall("Ana"))
    told.says(NoteRuling("Who begins?", "By lot."), Punish("Iris", "warning", "slow"), by=JUDGE)
    tables = told.tables(1)
    told.plays(f"{tables[0][0]} 6, {tables[0][1]} 2, {tables[0][2]} 2")
    told.says(Correct(1, 1, 1, {tables[0][0]: 6, tables[0][1]: 3, tables[0][2]: 2}, tables[0][0]))
    told.says(Strike(1, 1, 1))
    told.finish_round(tables[0][:1])
    told.says(SettleTie(1, 1, (tables[0][1], tables[0][2]), "lot"))
    told.says(Replace("Iris", "1st/1"), Repair(1, 1, "the clock"), by=JUDGE)
    told.says(Seat(2), Open(2, 1, 1, "abc"))
    told.says(SeatByHand(2, (TableWish(1, tuple(reversed(told.tables(2)[0]))),), "seats by lot"))
    final = told.tables(2)[0]
    for player in told.event.rounds[1].tables[0].players:
        told.plays(f"{final[0]} 6, {final[1]} 2, {final[2]} 2", by=By("player", player))
    told.wins(final[1])
    told.says(Award(2, 1, final[1], "time"))
    told.says(WrapUp(), SendForms("2026-12-01"))
    return told


FULL = a_full_book()


def test_everything_is_in_the_full_book_but_decks_prizes_and_days() -> None:
    kinds = {type(entry.record) for entry in FULL.log}
    of_decks = {DeckRegistered, DecksLocked, Issued, BoosterUsed, DeckChecked, Exchanged, DecksPublished, ChecksDrawn}
    of_prizes_and_days = {PrizesStated, PrizeGiven, DayEnded, DayBegun}
    assert set(get_args(AnyRecord)) - kinds == {*of_decks, *of_prizes_and_days, Undone}
    assert FULL.event.phase == "wrapped-up"
    assert FULL.event.set_aside == []


@pytest.mark.parametrize("number", range(1, len(FULL.log) + 1))
def test_undoing_any_step_gives_the_event_without_it(number: int) -> None:
    log = FULL.log
    undone = (*log, LogEntry(len(log) + 1, By("organiser"), 0, Undone(number)))
    without = tuple(entry for entry in log if entry.number != number)
    assert _without_version(undone) == _without_version(without)
    again = (*undone, LogEntry(len(log) + 2, By("organiser"), 0, Undone(len(log) + 1)))
    assert _without_version(again) == _without_version(log)


def _without_version(log: tuple[LogEntry, ...]) -> object:
    return msgspec.structs.replace(fold(FULL.plan, log), version=0)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(1, len(FULL.log) + 12), max_size=12))
def test_any_undoing_in_any_order_folds_and_folds_the_same_way_again(numbers: list[int]) -> None:
    log = list(FULL.log)
    for number in numbers:
        log.append(LogEntry(len(log) + 1, By("organiser"), 0, Undone(number)))
    once, again = fold(FULL.plan, tuple(log)), fold(FULL.plan, LOG.decode(msgspec.json.encode(log)))
    assert once == again


@settings(max_examples=60, deadline=None)
@given(st.sets(st.integers(1, len(FULL.log))))
@example(set(range(2, 10)))  # one player is left, whom no round can be seated for
def test_any_part_of_a_book_gives_an_event_in_which_nobody_sits_twice(left_out: set[int]) -> None:
    event = fold(FULL.plan, tuple(entry for entry in FULL.log if entry.number not in left_out))
    for now in event.rounds:
        seated = [player for table in now.tables for player in table.players]
        assert len(seated) == len(set(seated))
        assert set(seated) <= {
            *event.players,
            *(getattr(FULL.log[aside.number - 1].record, "player", "") for aside in event.set_aside),
        }


def test_undo_takes_back_the_last_step_that_counts() -> None:
    told = Telling("Ana Bruno Caio Dora")
    told.says(Undo())
    told.says(Undo())
    assert [player.name for player in told.event.players.values()] == ["Ana", "Bruno"]
    told.says(Enter("Caio"))
    assert [player.name for player in told.event.players.values()] == ["Ana", "Bruno", "Caio"]


@pytest.mark.parametrize(
    ("command", "why"),
    [(Undo(99), "There is no step 99; the last one is 5"), (Undo(4), "Step 4 does not count anyway")],
)
def test_what_cannot_be_undone_is_refused(command: Undo, why: str) -> None:
    told = Telling("Ana Bruno Caio Dora")
    told.says(Undo())
    with pytest.raises(EventRefused, match=why):
        told.says(command)


def test_a_seating_with_results_is_undone_only_on_purpose_and_the_results_come_back_with_it() -> None:
    told = Telling()
    told.says(Seat(1))
    told.finish_round()
    seated = 10
    with pytest.raises(SeatingChanges):
        told.says(Undo(seated))
    with pytest.raises(EventRefused, match="cannot stay as it was played"):
        told.says(Undo(seated), later="keep")
    told.says(Undo(seated), later="again")
    assert told.event.rounds == []
    assert {aside.because.key for aside in told.event.set_aside} == {"event-aside-no-round"}
    told.says(Seat(1))
    assert told.event.phase == "between"
    assert told.event.set_aside == []


def test_a_deck_that_was_handed_in_is_kept_with_the_player() -> None:
    deck = DeckList("Ana's", ("1st/1",))
    told = Telling("Ana")
    log = (*told.log, LogEntry(2, By("organiser"), 0, DeckRegistered("p1", deck)))
    assert fold(told.plan, log).players["p1"].deck == deck

"""Whole elimination events: who goes on, to which line, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms.errors import TournamentError
from sixrealms.tournament.brackets import Because, Bracket, Game, Seating, Table, bracket_winner
from sixrealms.tournament.pairing.advancement import first_round, next_round
from sixrealms.tournament.pairing.elimination_grid import general_grid
from sixrealms.tournament.pairing.grids import grid
from sixrealms.tournament.pairing.latecomers import with_latecomer
from sixrealms.tournament.pairing.table_sizes import Policy
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.scoring.order import lot
from sixrealms.tournament.scoring.points import PUBLISHED, totals
from sixrealms.tournament.scoring.standings import standings
from sixrealms.wording.languages import LANGUAGES

Chooser = Callable[[Bracket], str]


def numbered(players: int) -> list[str]:
    return [f"p{number}" for number in range(1, players + 1)]


def won_by(bracket: Bracket, winner: str, realms: Sequence[int] = (5, 4, 3, 2)) -> Bracket:
    """The bracket after two games of that winner; the others have the realms in the order of their seats."""
    others = iter(realms)
    unrazed = {player: 6 if player == winner else next(others) for player in bracket.players}
    return Bracket(
        round=bracket.round,
        number=bracket.number,
        players=bracket.players,
        games=(Game(unrazed, winner), Game(unrazed, winner)),
        final=bracket.final,
        worth=bracket.worth,
    )


def first_seat(bracket: Bracket) -> str:
    return bracket.players[0]


def played(seating: Seating, choose: Chooser = first_seat) -> tuple[Bracket, ...]:
    return tuple(won_by(bracket, choose(bracket)) for bracket in seating.brackets())


def whole_event(players: int, choose: Chooser = first_seat, policy: Policy | None = None) -> list[Seating]:
    """Every seating of an event, the last one without tables and with the winner."""
    active = numbered(players)
    seatings = [first_round(active, seed=1, drawn=False)]
    done: list[Bracket] = []
    while seatings[-1].tables:
        done += played(seatings[-1], choose)
        seatings.append(next_round(done, active, policy=policy or Policy(), seed=1))
    return seatings


@pytest.mark.rule("grid.9.advancement", "grid.18.r2", "grid.18.r3", "grid.60.r2", "grid.60.r3", "grid.60.r4")
@pytest.mark.parametrize("players", [9, 18, 60])
def test_an_event_is_played_line_for_line_by_the_printed_grid(players: int) -> None:
    seatings = whole_event(players)
    rounds = grid(players).rounds

    assert seatings[-1].winner == seatings[-2].tables[0].players[0]
    for before, after, told in zip(seatings, seatings[1:], rounds[1:], strict=False):
        winners = {table.number: table.players[0] for table in before.tables}
        lines = {seat.line: seat for seat in after.seats}
        assert after.final is told.final
        assert len(after.tables) == len(told.brackets)
        for bracket in told.brackets:
            for line in bracket.lines:
                if line.winner_of:
                    assert lines[line.line].player == winners[line.winner_of]
                    assert lines[line.line].because[0].key == "advance-winner"
                else:
                    assert lines[line.line].player not in winners.values()
                    assert lines[line.line].because[0].key == "advance-best"
                    assert lines[line.line].because[0].arguments["place"] == line.wildcard


@pytest.mark.rule("tracking.four-player-balance", "grid.general.recommended")
@pytest.mark.parametrize("fours_later", [False, True])
def test_every_number_of_players_comes_to_one_winner_by_the_general_scheme(fours_later: bool) -> None:
    policy = Policy(fours_later=fours_later)
    for players in (*range(3, 41), 60, 61, 100, 245, 500):
        seatings = whole_event(players, policy=policy)
        assert tuple(len(one.tables) for one in seatings[:-1]) == general_grid(players, policy).counts
        assert seatings[-1].winner == "p1"
        assert {len(table.players) for one in seatings[:-1] for table in one.tables} <= {3, 4, 5}


def _named(seating: Seating, player: str) -> tuple[Because, ...]:
    return next(seat.because for seat in seating.seats if seat.player == player)


@pytest.mark.rule("grid.18.r3.wildcard", "tracking.two-left", "tracking.two-left.pool", "grid.wildcard.minority")
def test_the_third_in_the_final_of_eighteen_is_the_best_of_those_who_lost_in_round_2() -> None:
    first, second = whole_event(18)[:2]
    done = list(played(first))
    left, right = second.brackets()
    done += [won_by(left, left.players[0], (2, 4)), won_by(right, right.players[0], (5, 3))]

    final = next_round(done, numbered(18), seed=1)

    best = right.players[1]
    assert [table.players for table in final.tables] == [(left.players[0], right.players[0], best)]
    why = _named(final, best)[0]
    assert why.arguments == {"player": best, "points": 3 * 2 + 4, "realms": 10 + 12, "place": 1, "round": 2}
    assert set(why.ids) >= {"tracking.two-left", "conflict.scoring.ranking-of-eliminated"}
    assert final.final


@pytest.mark.rule("tracking.two-left.pool")
def test_who_already_advances_is_never_brought_back() -> None:
    seatings = whole_event(60)
    for seating in seatings[:-1]:
        seated = [player for table in seating.tables for player in table.players]
        assert len(set(seated)) == len(seated)


@pytest.mark.rule("grid.60.r2.wildcard")
def test_line_21_goes_to_the_best_loser_of_round_1_by_realms_and_says_over_whom() -> None:
    first = first_round(numbered(60), seed=1, drawn=False)
    done = [
        won_by(bracket, bracket.players[0], (5, 5) if bracket.number == 13 else (4, 3)) for bracket in first.brackets()
    ]
    thirteen = first.tables[12].players
    second = next_round(done, numbered(60), seed=1)
    line_21 = next(seat for seat in second.seats if seat.line == 21)

    assert line_21.player in thirteen[1:], "both lost with 10 realms, one of them has 3 points by lot"
    assert second.tables[6].players[-1] == line_21.player
    over = line_21.because[1]
    assert over.key == "tie-by-realms"
    assert (over.arguments["more"], over.arguments["fewer"]) == (10, 8)
    for language in LANGUAGES:
        sentence = said(line_21.because[0], language, {line_21.player: "Bia"})
        assert sentence.startswith("Bia")
        assert "10" in sentence


@pytest.mark.rule("grid.60.r3.wildcard-top", "grid.60.r3.wildcard-next")
def test_in_round_3_of_sixty_the_best_two_losers_take_lines_6_and_9() -> None:
    first, second = whole_event(60)[:2]
    done = list(played(first))
    done += [won_by(one, one.players[0], (one.number % 4 + 1, 0)) for one in second.brackets()]
    third = next_round(done, numbered(60), seed=1)
    winners = {bracket_winner(one) for one in done if one.round == 2}
    losers = [line for line in standings(numbered(60), done, seed=1) if line.player not in winners]

    assert third.tables[1].players[2] == losers[0].player
    assert third.tables[2].players[2] == losers[1].player


def test_round_1_is_drawn_by_the_seed() -> None:
    one, other = (first_round(numbered(18), seed=seed) for seed in (1, 2))

    assert first_round(numbered(18), seed=1) == one
    assert one.tables != other.tables
    assert sorted(seat.player for seat in one.seats) == sorted(numbered(18))
    assert {seat.because[0].key for seat in one.seats} == {"seated-by-lot"}
    assert [table.players for table in first_round(numbered(4), seed=1, drawn=False).tables] == [
        ("p1", "p2", "p3", "p4")
    ]


@pytest.mark.rule("tracking.even-pace")
def test_a_round_is_made_from_a_finished_one_only_and_the_open_bracket_is_named() -> None:
    first = first_round(numbered(9), seed=1, drawn=False)
    brackets = first.brackets()

    with pytest.raises(TournamentError, match="round 1 is not over: bracket 2 has no winner"):
        next_round([won_by(brackets[0], "p1"), brackets[1], won_by(brackets[2], "p7")], numbered(9), seed=1)


def test_a_winner_who_has_left_is_passed_over_and_the_others_move_up() -> None:
    first = first_round(numbered(18), seed=1, drawn=False)
    done = list(played(first))
    there = [player for player in numbered(18) if player != "p4"]
    second = next_round(done, there, seed=1)

    assert [table.players[:2] for table in second.tables] == [("p1", "p7"), ("p13", "p16")]
    assert second.tables[0].players == ("p1", "p7", "p10")
    assert _named(second, second.tables[1].players[2])[0].key == "advance-best"
    assert [note.key for note in second.notes] == ["winner-gone"]


def test_who_was_beaten_and_has_left_is_not_brought_back() -> None:
    first = first_round(numbered(6), seed=1, drawn=False)
    final = next_round(played(first), ["p1", "p4", "p6"], seed=1)

    assert [table.players for table in final.tables] == [("p1", "p4", "p6")]


@pytest.mark.rule("grid.wildcard.minority")
def test_a_single_winner_who_is_left_has_won_the_tournament() -> None:
    first = first_round(numbered(6), seed=1, drawn=False)
    over = next_round(played(first), ["p1", "p2", "p3", "p5"], seed=1)

    assert over.tables == ()
    assert over.winner == "p1"
    assert [note.key for note in over.notes] == ["winner-gone", "winner-alone"]


def test_where_every_winner_has_left_the_best_of_the_others_play_on() -> None:
    first = first_round(numbered(9), seed=1, drawn=False)
    second = next_round(played(first), ["p2", "p3", "p5", "p6", "p8"], seed=1)

    assert len(second.tables) == 1
    assert set(second.tables[0].players) == {"p2", "p5", "p8"}
    assert {seat.because[0].key for seat in second.seats} == {"advance-instead"}


def test_where_nobody_is_left_nobody_has_won() -> None:
    first = first_round(numbered(9), seed=1, drawn=False)

    assert next_round(played(first), [], seed=1) == Seating(
        round=2,
        notes=tuple(
            Because("winner-gone", ("conflict.scoring.dropouts",), {"player": player, "table": number})
            for number, player in ((1, "p1"), (2, "p4"), (3, "p7"))
        ),
    )


@pytest.mark.rule("running.scored.three-player-games")
def test_two_who_are_left_alone_play_a_final_that_cannot_be_scored() -> None:
    first = first_round(numbered(6), seed=1, drawn=False)
    final = next_round(played(first), ["p1", "p4"], seed=1)

    assert [table.players for table in final.tables] == [("p1", "p4")]
    assert [note.key for note in final.notes] == ["tables-of-two"]


def test_a_latecomer_without_points_comes_last_of_those_who_can_be_brought_back() -> None:
    first = first_round(numbered(6), seed=1, drawn=False)
    done = played(first)

    assert "late" not in next_round(done, [*numbered(6), "late"], seed=1).tables[0].players
    alone = next_round(done, ["p1", "p4", "late"], seed=1)
    assert alone.tables[0].players == ("p1", "p4", "late")
    assert _named(alone, "late")[0].key == "advance-unplayed"


def test_winners_are_seated_by_lot_where_the_organiser_wants_it() -> None:
    first = first_round(numbered(27), seed=1, drawn=False)
    done = played(first)
    redrawn = [next_round(done, numbered(27), policy=Policy(redraw=True), seed=seed).tables for seed in range(4)]

    assert len(set(redrawn)) > 1
    for tables in redrawn:
        assert {player for table in tables for player in table.players} == {f"p{number}" for number in range(1, 27, 3)}


def _by_lot(seed: int) -> Chooser:
    return lambda bracket: max(bracket.players, key=lambda player: lot(seed, bracket.round, player))


@pytest.mark.property
@pytest.mark.rule("tracking.never-turn-away", "tracking.four-player-balance", "grid.wildcard.minority")
@given(players=st.integers(3, 120), seed=st.integers(0, 999), leaving=st.integers(0, 3), late=st.integers(0, 2))
def test_whoever_leaves_or_comes_late_every_round_seats_players_once(
    players: int, seed: int, leaving: int, late: int
) -> None:
    active = numbered(players)
    seating = first_round(active, seed=seed)
    done: list[Bracket] = []
    while seating.tables:
        seated = [player for table in seating.tables for player in table.players]
        assert len(set(seated)) == len(seated)
        assert set(seated) <= set(active)
        for table in seating.tables:
            assert 2 <= len(table.players) <= 5
            winners = sum(_named(seating, player)[0].key == "advance-winner" for player in table.players)
            brought = sum(_named(seating, player)[0].key == "advance-best" for player in table.players)
            assert not (winners == 1 and brought > 1)
        done += played(seating, _by_lot(seed))
        for number in range(leaving):
            if active:
                active.pop(lot(seed, seating.round, number) % len(active))
        active += [f"late{seating.round}.{number}" for number in range(late)]
        seating = next_round(done, active, seed=seed)
        for because in (*seating.notes, *(why for seat in seating.seats for why in seat.because)):
            for language in LANGUAGES:
                assert said(because, language)
    assert not seating.winner or done[-1].final or seating.notes
    assert all(points > 0 for points in totals(done, PUBLISHED).values())


@pytest.mark.rule("tracking.never-turn-away")
def test_a_latecomer_is_the_fourth_at_the_last_table_of_three_that_has_not_begun() -> None:
    tables = first_round(numbered(9), seed=1, drawn=False).tables

    assert with_latecomer(tables, "x")[2].players == ("p7", "p8", "p9", "x")
    assert with_latecomer(tables, "x", begun={3})[1].players == ("p4", "p5", "p6", "x")
    with pytest.raises(TournamentError, match="enter in the next round"):
        with_latecomer(tables, "x", begun={1, 2, 3})


@pytest.mark.rule("tracking.four-player-balance")
def test_where_all_have_four_a_new_table_is_made() -> None:
    tables = (Table(1, ("a", "b", "c", "d")), Table(2, ("e", "f", "g", "h")))

    assert with_latecomer(tables, "x") == (
        Table(1, ("a", "b", "c")),
        Table(2, ("e", "f", "g")),
        Table(3, ("d", "h", "x")),
    )
    assert with_latecomer(tables, "x", begun={1})[1].players == ("e", "f", "g", "h", "x")
    three = (*tables, Table(3, ("i", "j", "k", "l")))
    assert [one.players for one in with_latecomer(three, "x")] == [
        ("a", "b", "c", "d"),
        ("e", "f", "g"),
        ("i", "j", "k"),
        ("h", "l", "x"),
    ]

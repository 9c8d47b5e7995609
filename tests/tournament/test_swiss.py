"""Swiss rounds: no opponent twice while that is possible, equal points, seats in turn, and then the cut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms.errors import TournamentError
from sixrealms.tournament.brackets import Bracket, Game, Seating
from sixrealms.tournament.pairing.round_robin import design
from sixrealms.tournament.pairing.swiss import swiss_round, swiss_rounds
from sixrealms.tournament.pairing.table_sizes import table_sizes
from sixrealms.tournament.pairing.together import companies, meetings
from sixrealms.tournament.pairing.together.seats import in_seats, worn
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.scoring.points import totals
from sixrealms.tournament.scoring.standings import standings
from sixrealms.wording.languages import LANGUAGES
from tests.tournament.playing import decided, numbered, played_by_lot


def seated_in(number: int, tables: Sequence[Sequence[str]]) -> list[Bracket]:
    return [Bracket(round=number, number=at, players=tuple(table)) for at, table in enumerate(tables, start=1)]


def _partitions(players: tuple[str, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to seat the players, found by nothing but trying."""
    if not players:
        yield []
        return
    first, *others = players
    for size in sorted(set(sizes)):
        fewer = list(sizes)
        fewer.remove(size)
        for company in combinations(others, size - 1):
            left = tuple(one for one in others if one not in company)
            for rest in _partitions(left, tuple(fewer)):
                yield [(first, *company), *rest]


def _repeats(tables: Sequence[Sequence[str]], met: Counter[frozenset[str]]) -> int:
    return sum(met[frozenset(pair)] ** 2 for table in tables for pair in combinations(table, 2))


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("players", range(3, 11))
def test_in_small_fields_no_repeated_opponent_was_avoidable(players: int, size: int) -> None:
    """The oracle tries every partition of the field."""
    names = numbered(players)
    everything = list(_partitions(tuple(names), table_sizes(players, size)))
    for seed in range(4):
        brackets: list[Bracket] = []
        for number in range(1, 6):
            met = Counter(frozenset(pair) for one in brackets for pair in combinations(one.players, 2))
            found = companies(names, meetings(brackets, size), {}, size=size, seed=seed, what=f"round {number}")
            assert _repeats(found.tables, met) == min(_repeats(tables, met) for tables in everything)
            assert {frozenset(pair) for pair in found.repeated} == {
                frozenset(pair) for table in found.tables for pair in combinations(table, 2) if met[frozenset(pair)]
            }
            assert found.certain
            brackets += seated_in(number, found.tables)


def test_with_the_repeats_at_their_least_the_points_at_a_table_are_as_equal_as_can_be() -> None:
    names = numbered(9)
    everything = list(_partitions(tuple(names), (3, 3, 3)))
    for seed in range(6):
        chance = Random(seed)
        points = {name: chance.randrange(9) for name in names}
        brackets = seated_in(1, [names[at : at + 3] for at in (0, 3, 6)])
        met = Counter(frozenset(pair) for one in brackets for pair in combinations(one.players, 2))

        def worth(
            tables: Sequence[Sequence[str]], points: dict[str, int] = points, met: Counter[frozenset[str]] = met
        ) -> tuple[int, int]:
            apart = sum((points[a] - points[b]) ** 2 for table in tables for a, b in combinations(table, 2))
            return _repeats(tables, met), apart

        found = companies(names, meetings(brackets), points, seed=seed, what="round 2")
        assert worth(found.tables) == min(worth(tables) for tables in everything)
        means = [sum(points[one] for one in table) for table in found.tables]
        assert means == sorted(means, reverse=True), "the most points sit at the first table"


@pytest.mark.parametrize("players", [15, 27])
def test_the_last_round_without_repeats_is_found_where_only_few_are_left(players: int) -> None:
    """After all rounds but one of a perfect plan hardly any round is left in which nobody meets again."""
    plan = design(players)
    assert plan is not None
    names = numbered(players)
    brackets = [
        bracket
        for number, tables in enumerate(plan[:-1], start=1)
        for bracket in seated_in(number, [[names[one] for one in table] for table in tables])
    ]
    found = companies(names, meetings(brackets), {}, seed=3, what="last")

    assert found.repeated == ()
    assert {frozenset(table) for table in found.tables} == {
        frozenset(names[one] for one in table) for table in plan[-1]
    }


def test_a_field_that_has_met_completely_is_known_to_have_no_round_left() -> None:
    plan = design(15)
    assert plan is not None
    names = numbered(15)
    brackets = [
        one
        for number, tables in enumerate(plan, 1)
        for one in seated_in(number, [[names[who] for who in table] for table in tables])
    ]
    found = companies(names, meetings(brackets), {}, seed=3, what="again")

    assert found.certain
    assert len(found.repeated) == 15, "every pair of five tables of three has met once"


def whole_event(
    players: int, seed: int, *, rounds: int = 0, cut: int = 0, size: int = 3
) -> tuple[list[Bracket], list[Seating]]:
    brackets: list[Bracket] = []
    seatings: list[Seating] = []
    while not seatings or seatings[-1].tables:
        seatings.append(swiss_round(brackets, numbered(players), seed=seed, rounds=rounds, cut=cut, size=size))
        brackets += played_by_lot(seatings[-1], seed)
    return brackets, seatings


def test_a_whole_event_of_eighteen_with_a_final_table_of_three() -> None:
    brackets, seatings = whole_event(18, 5, rounds=4, cut=3)

    assert [len(one.tables) for one in seatings] == [6, 6, 6, 6, 1, 0]
    assert [one.worth for one in seatings[:-1]] == [1, 1, 1, 1, 2]
    assert [one.final for one in seatings] == [False] * 4 + [True, False]
    swiss = [one for one in brackets if one.round <= 4]
    best = [line.player for line in standings(numbered(18), swiss, seed=5)][:3]
    assert list(seatings[4].tables[0].players) == best
    assert seatings[-1].winner in best
    assert max(Counter(frozenset(p) for one in swiss for p in combinations(one.players, 2)).values()) == 1
    final = brackets[-1]
    assert totals(brackets, seed=5)[seatings[-1].winner] == totals(swiss, seed=5)[seatings[-1].winner] + 5 * 2
    assert final.round == 5


def test_without_a_cut_the_first_of_the_standings_has_won() -> None:
    brackets, seatings = whole_event(10, 2)

    assert len(seatings) == swiss_rounds(10) + 1
    assert seatings[-1].winner == standings(numbered(10), brackets, seed=2)[0].player
    assert [note.key for note in seatings[-1].notes] == ["won-by-standings"]


def test_a_cut_of_nine_goes_on_by_the_scheme_with_the_best_spread_over_its_tables() -> None:
    brackets, seatings = whole_event(27, 4, rounds=3, cut=9)

    assert [len(one.tables) for one in seatings] == [9, 9, 9, 3, 1, 0]
    assert [one.worth for one in seatings[:-1]] == [1, 1, 1, 2, 3]
    ranks = {line.player: line.rank for line in standings(numbered(27), [b for b in brackets if b.round <= 3], seed=4)}
    assert [[ranks[player] for player in table.players] for table in seatings[3].tables] == [
        [1, 6, 7],
        [2, 5, 8],
        [3, 4, 9],
    ]
    assert seatings[4].final


def test_a_final_table_may_have_four_or_five() -> None:
    for cut in (4, 5):
        seatings = whole_event(12, 4, rounds=3, cut=cut)[1]
        assert [len(table.players) for table in seatings[3].tables] == [cut]


@pytest.mark.parametrize(("players", "rounds"), [(3, 3), (9, 3), (27, 3), (28, 4), (60, 4), (81, 4), (82, 5), (500, 6)])
def test_how_many_rounds_a_field_needs(players: int, rounds: int) -> None:
    assert swiss_rounds(players) == rounds


@pytest.mark.parametrize(("players", "rounds"), [(20, 2), (40, 4), (58, 6)])
def test_nobody_sits_at_a_larger_table_twice_while_there_are_others_enough(players: int, rounds: int) -> None:
    brackets = whole_event(players, 9, rounds=rounds)[0]
    four = Counter(player for one in brackets for player in one.players if len(one.players) == 4)

    assert sum(four.values()) == rounds * 4 * (players % 3)
    assert set(four.values()) == {1}


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_seats_taken_are_those_had_the_least(size: int) -> None:
    chance = Random(size)
    for _ in range(20):
        table = numbered(size)
        before = {player: [chance.randrange(4) for _ in range(chance.randrange(size + 1))] for player in table}
        order = in_seats(table, before, seed=1, what="x")
        assert sorted(order) == sorted(table)
        assert worn(order, before) == min(worn(other, before) for other in permutations(table))


@pytest.mark.parametrize("players", [9, 18, 27])
def test_seats_come_round(players: int) -> None:
    brackets = whole_event(players, 1, rounds=3)[0]
    seats = {
        player: Counter(one.players.index(player) for one in brackets if player in one.players)
        for player in numbered(players)
    }
    had_all = sum(set(counts) == {0, 1, 2} for counts in seats.values())

    assert max(max(counts.values()) for counts in seats.values()) <= 2
    assert had_all * 2 >= players, "three seats in three rounds for most of the field"


@pytest.mark.property
@pytest.mark.rule("tracking.never-turn-away")
@given(
    players=st.integers(3, 36),
    size=st.sampled_from([3, 4]),
    seed=st.integers(0, 999),
    leaving=st.integers(0, 3),
    late=st.integers(0, 3),
    cut=st.sampled_from([0, 3, 4, 9]),
)
def test_whoever_comes_goes_or_is_corrected_every_round_seats_everybody_once(
    players: int, size: int, seed: int, leaving: int, late: int, cut: int
) -> None:
    chance = Random(seed)
    active = numbered(players)
    brackets: list[Bracket] = []
    for number in range(1, 9):
        seating = swiss_round(brackets, active, seed=seed, rounds=5, cut=cut, size=size)
        seated = [player for table in seating.tables for player in table.players]
        assert len(set(seated)) == len(seated)
        assert set(seated) <= set(active)
        if number <= 5 and seating.tables:
            assert set(seated) == set(active)
            sizes = {len(table.players) for table in seating.tables}
            assert sizes <= ({5} if len(active) == 5 else {3, 4})
        reasons = [*seating.notes, *(why for seat in seating.seats for why in seat.because)]
        for language in LANGUAGES:
            assert all(said(why, language) for why in reasons)
        if not seating.tables:
            assert seating.winner in {player for one in brackets for player in one.players}
            return
        brackets += played_by_lot(seating, seed)
        corrected = chance.randrange(len(brackets))  # an old result turns out to have been another
        blank = Bracket(
            round=brackets[corrected].round,
            number=brackets[corrected].number,
            players=brackets[corrected].players,
            final=brackets[corrected].final,
            worth=brackets[corrected].worth,
        )
        brackets[corrected] = decided(blank, seed + 1)
        for _ in range(min(leaving, len(active))):
            active.pop(chance.randrange(len(active)))
        active += [f"late{number}.{one}" for one in range(late)]
    raise AssertionError("the event does not end")


@pytest.mark.parametrize("players", [100, 333, 499, 500])
@pytest.mark.parametrize("size", [3, 4])
def test_hundreds_are_seated_without_anybody_meeting_again(players: int, size: int) -> None:
    brackets, _ = whole_event(players, 7, rounds=4, size=size)
    met = Counter(frozenset(pair) for one in brackets for pair in combinations(one.players, 2))

    assert set(met.values()) == {1}
    assert len([one for one in brackets if one.round == 4]) == len(table_sizes(players, size))


def test_a_repeated_opponent_is_named_with_the_round() -> None:
    first = Game({"a": 6, "b": 1, "c": 1}, "a")
    only = Bracket(round=1, number=1, players=("a", "b", "c"), games=(first, first))
    again = swiss_round([only], ["a", "b", "c"], seed=1, rounds=2)

    assert [note.key for note in again.notes] == ["repeats-unavoidable", *["meets-again"] * 3]
    assert {note.arguments["round"] for note in again.notes[1:]} == {1}


@pytest.mark.rule("tracking.even-pace")
def test_an_open_bracket_holds_up_the_round_and_two_players_cannot_begin() -> None:
    seating = swiss_round([], numbered(6), seed=1, rounds=2)
    with pytest.raises(TournamentError, match="bracket 1, 2 has no winner"):
        swiss_round(seating.brackets(), numbered(6), seed=1, rounds=2)
    with pytest.raises(TournamentError, match="a table needs three"):
        swiss_round([], ["a", "b"], seed=1)
    with pytest.raises(TournamentError, match="'a' is seated twice"):
        swiss_round([], ["a", "b", "a"], seed=1)

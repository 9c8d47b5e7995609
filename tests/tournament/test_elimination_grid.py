"""The printed grids line for line, and the general scheme that makes them."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms import rulebook
from sixrealms.errors import TournamentError
from sixrealms.rulebook import ledger_files as ledger
from sixrealms.tournament.pairing.elimination_grid import Grid, general_grid
from sixrealms.tournament.pairing.grids import PLAYERS, grid, printed_grid
from sixrealms.tournament.pairing.table_sizes import Policy, sizes_after, table_sizes
from sixrealms.wording import message_ids
from sixrealms.wording.languages import LANGUAGES
from tests.tournament.ledger_data import ledger_data


def _map(found: Grid, in_round: int) -> list[tuple[str, str]]:
    """The lines of a round as the ledger writes them: where from, where to."""
    return [
        (
            f"R{in_round - 1}.B{line.winner_of}.winner" if line.winner_of else "wildcard",
            f"R{in_round}.B{bracket.number}.line{line.line}",
        )
        for bracket in found.rounds[in_round - 1].brackets
        for line in bracket.lines
    ]


def _told_map(rule: str) -> list[tuple[str, str]]:
    rows: list[dict[str, str]] = ledger_data(rule)["map"]
    return sorted(
        ((row["from"].partition(":")[0], row["to"]) for row in rows), key=lambda row: int(row[1].partition("line")[2])
    )


@pytest.mark.rule("tracking.grids-provided")
def test_there_is_a_printed_grid_for_9_18_and_60_only() -> None:
    assert [players for players in range(3, 100) if printed_grid(players)] == [9, 18, 60]
    assert [grid(players) for players in PLAYERS] == [printed_grid(players) for players in PLAYERS]
    assert grid(10) == general_grid(10)


@pytest.mark.rule("grid.9.structure", "grid.18.structure", "grid.60.structure", "grid.bracket.columns")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_rounds_of_a_printed_grid(players: int) -> None:
    told: dict[str, Any] = ledger_data(f"grid.{players}.structure")
    found = grid(players)

    assert list(found.counts) == [row["brackets"] for row in told["rounds"]]
    assert [one.round for one in found.rounds] == [row["round"] for row in told["rounds"]]
    assert [one.final for one in found.rounds] == [row.get("final", False) for row in told["rounds"]]
    assert {len(bracket.lines) for one in found.rounds for bracket in one.brackets} == {3}
    lines = {f"B{one.number}": [line.line for line in one.lines] for one in found.rounds[0].brackets}
    assert lines == told.get("round_1_lines", lines)


@pytest.mark.rule("grid.9.advancement", "grid.18.r2", "grid.18.r3", "grid.60.r2", "grid.60.r3", "grid.60.r4")
@pytest.mark.parametrize(
    ("players", "rule", "in_round"),
    [
        (9, "grid.9.advancement", 2),
        (18, "grid.18.r2", 2),
        (18, "grid.18.r3", 3),
        (60, "grid.60.r2", 2),
        (60, "grid.60.r3", 3),
        (60, "grid.60.r4", 4),
    ],
)
def test_every_line_of_a_printed_grid_is_fed_as_the_ledger_says(players: int, rule: str, in_round: int) -> None:
    assert _map(grid(players), in_round) == _told_map(rule)


@pytest.mark.rule("grid.60.r3.wildcard-top", "grid.60.r3.wildcard-next")
def test_the_best_wildcard_of_sixty_is_on_line_6_and_the_next_on_line_9() -> None:
    lines = {line.line: line.wildcard for one in grid(60).rounds[2].brackets for line in one.lines}

    assert {line: rank for line, rank in lines.items() if rank} == {6: 1, 9: 2}


@pytest.mark.rule("grid.9.misprint", "grid.9.line-numbers")
def test_the_brackets_of_nine_are_1_2_3_and_number_their_lines_from_1() -> None:
    found = grid(9)

    assert [bracket.number for bracket in found.rounds[0].brackets] == [1, 2, 3]
    assert found.lines_restart
    assert not any(grid(players).lines_restart for players in (10, 18, 60))


@pytest.mark.rule("grid.18.misprint")
@pytest.mark.parametrize("players", [18, 60])
def test_every_line_of_round_1_occurs_once(players: int) -> None:
    lines = [line.line for bracket in grid(players).rounds[0].brackets for line in bracket.lines]

    assert lines == list(range(1, players + 1))


def test_the_pages_of_the_sixty_grid_are_the_printed_ones() -> None:
    pages = [[bracket.page for bracket in one.brackets] for one in grid(60).rounds]

    assert pages == [[1] * 10 + [2] * 10, [3] * 7, [4] * 3, [4]]
    assert grid(60).pages == 4
    assert {grid(9).pages, grid(18).pages} == {1}


@pytest.mark.parametrize("players", PLAYERS)
def test_every_note_of_a_sheet_has_a_sentence(players: int) -> None:
    notes = {bracket.note for one in grid(players).rounds for bracket in one.brackets} - {""}

    assert len(notes) == {9: 0, 18: 1, 60: 3}[players]
    for language in LANGUAGES:
        assert notes <= message_ids(language)


def _without_print(found: Grid) -> list[list[tuple[int, Any]]]:
    return [[(bracket.number, bracket.lines) for bracket in one.brackets] for one in found.rounds]


@pytest.mark.rule("grid.general.recommended")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_general_scheme_makes_the_printed_grids(players: int) -> None:
    assert _without_print(general_grid(players)) == _without_print(grid(players))


@pytest.mark.rule("grid.general.recommended")
def test_the_general_scheme_makes_the_ledgers_examples() -> None:
    examples: dict[int, list[int]] = ledger_data("grid.general.recommended")["examples"]

    assert {players: list(general_grid(players).counts) for players in examples} == examples


@pytest.mark.rule("grid.wildcard.minority")
@pytest.mark.parametrize("policy", [Policy(), Policy(fours_later=True)])
def test_for_every_number_all_lines_are_fed_once_and_wildcards_are_a_minority(policy: Policy) -> None:
    for players in range(3, 501):
        found = general_grid(players, policy)
        assert found.counts[-1] == 1
        assert found.rounds[-1].final
        for before, after in zip(found.rounds, found.rounds[1:], strict=False):
            lines = [line for bracket in after.brackets for line in bracket.lines]
            assert [line.line for line in lines] == list(range(1, len(lines) + 1))
            assert [line.winner_of for line in lines if line.winner_of] == [one.number for one in before.brackets]
            wild = [line.wildcard for line in lines if line.wildcard]
            assert wild == list(range(1, len(wild) + 1))
            for bracket in after.brackets:
                assert len(bracket.lines) in (3, 4)
                assert sum(line.wildcard > 0 for line in bracket.lines) * 2 < len(bracket.lines)


@pytest.mark.rule("tracking.four-player-balance", "tracking.never-turn-away", "tournament.table.three-players")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (3, (3,)), (4, (4,)), (5, (5,)), (6, (3, 3)), (7, (3, 4)), (8, (4, 4)), (9, (3, 3, 3)), (10, (3, 3, 4)),
        (11, (3, 4, 4)), (12, (3, 3, 3, 3)),
    ],
)  # fmt: skip
def test_round_1_has_tables_of_three_and_of_four_where_needed(players: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players) == sizes


@pytest.mark.rule("tracking.four-player-balance")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [(3, (3,)), (4, (4,)), (5, (5,)), (6, (3, 3)), (7, (4, 3)), (9, (3, 3, 3)), (10, (4, 3, 3)), (12, (4, 4, 4))],
)
def test_an_organiser_may_want_tables_of_four(players: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players, 4) == sizes


@pytest.mark.rule("tracking.never-turn-away")
@pytest.mark.parametrize("size", [3, 4])
def test_everybody_has_a_seat_at_a_legal_table(size: int) -> None:
    for players in range(3, 501):
        sizes = table_sizes(players, size)
        assert sum(sizes) == players
        assert set(sizes) <= ({5} if players == 5 else {3, 4})
        assert sum(one != size for one in sizes) <= 3


@pytest.mark.rule("tracking.four-player-balance")
@pytest.mark.parametrize("players", [0, 1, 2])
def test_fewer_than_three_cannot_play(players: int) -> None:
    with pytest.raises(TournamentError, match="a table needs three"):
        table_sizes(players)


@pytest.mark.rule("tracking.four-player-balance")
def test_tables_of_another_size_are_refused() -> None:
    with pytest.raises(TournamentError, match="3 or 4 players, not 6"):
        table_sizes(12, 6)


@pytest.mark.rule("tracking.two-left")
def test_how_many_wildcards_a_round_takes() -> None:
    assert sizes_after(1) == ((), 0)
    assert sizes_after(2) == ((3,), 1)
    assert sizes_after(4) == ((4,), 0)
    assert sizes_after(5) == ((3, 3), 1)
    assert sizes_after(7) == ((3, 3, 3), 2)
    assert sizes_after(7, Policy(fours_later=True)) == ((3, 4), 0)
    assert sizes_after(2, Policy(fours_later=True)) == ((3,), 1)


def test_the_readings_named_in_these_modules_are_in_the_ledger() -> None:
    conflicts = ledger.tournament_conflicts()

    assert {"conflict.grid.five-players", "conflict.grid.wildcard-pool", "conflict.grid.seeding"} <= set(conflicts)
    assert rulebook.is_rule("grid.general.recommended")

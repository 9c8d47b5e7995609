"""Whose line a result goes to: an account's, that of a confirmed name, or one of its own."""

from __future__ import annotations

from datetime import date

from sixrealms.tournament.scoring.ranked_lines import (
    RankedLines,
    account_line,
    entry_line,
    name_line,
    public_id,
    split,
)
from sixrealms.tournament.scoring.ranking import EventResult, ranking

DAY = date(2026, 5, 1)


def test_an_account_goes_before_a_name_and_what_was_said_before_both() -> None:
    lines = RankedLines()
    assert lines.of_entry("e", "Ana", "acc", by_name=True) == account_line("acc")
    assert lines.of_entry("e", "ÁNA", "", by_name=True) == name_line("ana")
    assert lines.of_entry("e", "Ana", "", by_name=False) == entry_line("e", "ana")
    said = RankedLines({entry_line("e", "ana"): name_line("Bia")})
    assert said.of_entry("e", "Ana", "acc", by_name=False) == name_line("bia")
    assert said.settled("e", "ANA", "acc", by_name=False)
    assert not said.settled("f", "ANA", "acc", by_name=False)


def test_a_line_goes_on_in_the_last_of_a_chain_and_a_ring_has_an_end() -> None:
    assert RankedLines({"a": "b", "b": "c"}).of("a") == "c"
    assert RankedLines({"a": "b", "b": "a"}).of("a") in ("a", "b")
    assert RankedLines({"a": "a"}).of("a") == "a"


def test_the_first_entry_of_a_line_leaves_it_and_the_others_stay_together() -> None:
    first, second, third = (entry_line(event, "ana") for event in "abc")
    before = RankedLines({second: first, third: first})
    kept = split(before, first, first, {second: second, third: third})
    after = RankedLines({**before.answers, **kept})
    assert after.of(first) == first
    assert after.of(second) == after.of(third) != first


def test_two_people_of_one_name_have_two_lines_and_one_person_of_two_names_has_one() -> None:
    def result(event: str, *people: tuple[str, int, str]) -> EventResult:
        points = {name: worth for name, worth, _ in people}
        lines = {name: line for name, _, line in people}
        return EventResult(event=event, completed=DAY, reported=DAY, points=points, lines=lines)

    found = ranking([result("a", ("Ana", 5, "x"), ("Bia", 2, "z")), result("b", ("Ana", 3, "y"), ("Bea", 4, "z"))])
    assert [(one.player, one.points) for one in found] == [("Bea", 6), ("Ana", 5), ("Ana", 3)]
    assert len({one.line for one in found}) == 3
    assert [one.unconfirmed for one in ranking([result("b", ("Ana", 3, "y"))], {"y"})] == [True]


def test_no_account_can_be_read_from_a_line_as_it_is_told() -> None:
    assert "secret" not in public_id(account_line("secret"))
    assert public_id(account_line("secret")) != public_id(name_line("secret"))

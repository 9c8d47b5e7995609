"""The table of what was ever executed of each card, and what it keeps between two runs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sixrealms import catalogue
from sixrealms.powers import registry
from tools import card_coverage as coverage
from tools.card_parts import all_parts, merged, own_powers, rows_of
from tools.impossible_parts import ImpossiblePart, impossible

#: A hero who may reflect what the attacker does: one ability that always works, one with a choice.
ISLERIK = catalogue.printing("4th/334").wording


@pytest.fixture(scope="module")
def counted() -> coverage.Counted:
    return coverage.count(ISLERIK)


def test_a_card_that_has_been_tested_and_played_on_wants_nothing(counted: coverage.Counted) -> None:
    rows = list(rows_of(ISLERIK, counted.counts))
    assert [row.kind for row in rows] == ["Always", "When"]
    assert not any(row.few() or row.wanting for row in rows)
    assert not counted.faults


def test_what_is_counted_is_counted_the_same_again(counted: coverage.Counted) -> None:
    assert coverage.count(ISLERIK) == counted


def test_an_answer_nobody_has_given_is_wanting(counted: coverage.Counted) -> None:
    said_no = next(key for key in counted.counts if key.endswith("!no"))
    counts = Counter({key: number for key, number in counted.counts.items() if key != said_no})
    assert [row.wanting for row in rows_of(ISLERIK, counts)] == [(), (said_no,)]
    assert all(row.few(1000) for row in rows_of(ISLERIK, counts, 1000))


def test_a_repeat_counts_with_what_it_repeats() -> None:
    repeat = next(w for w in registry.all_powers() if registry.model_of(w))
    model = registry.model_of(repeat)
    assert merged(Counter({f"{repeat}:0": 2, f"{model}:0": 3})) == {f"{model}:0": 5}
    assert repeat not in own_powers()


def test_figures_are_kept_while_power_and_tests_are_the_same(
    tmp_path: Path, counted: coverage.Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "build" / "report.json"
    tally = coverage.Tally({ISLERIK: counted}, {"rulesets 0": 7}, Counter({f"{ISLERIK}:0": 2}), ["game 3: error"])
    tally.write(path, ())
    assert coverage.Tally.kept(path) == tally
    monkeypatch.setattr(coverage, "tests_of", lambda _: [])
    assert coverage.Tally.kept(path).wordings == {}
    path.write_text("{")
    assert coverage.Tally.kept(path) == coverage.Tally()


def test_the_command_names_what_is_wanting_and_what_stopped_a_game(
    tmp_path: Path, counted: coverage.Counted, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.json"
    coverage.Tally({ISLERIK: counted._replace(counts=Counter())}).write(path, ())
    assert coverage.main(["4th/334", "--report", str(path)]) == 1
    said = capsys.readouterr().out
    assert "4th/334  Islerik, Always 1: 0 times" in said
    assert "1 powers with 2 abilities: 2 executed fewer than 10 times, 1 with a branch never taken" in said
    coverage.Tally({ISLERIK: counted._replace(faults=("curious game 3: broken",))}).write(path, ())
    assert coverage.main(["4th/334", "--report", str(path)]) == 1
    assert "4th/334: curious game 3: broken" in capsys.readouterr().err
    coverage.Tally({ISLERIK: counted}).write(path, ())
    assert coverage.main(["4th/334", "--report", str(path)]) == 0
    assert coverage.main(["4th/9999", "--report", str(path)]) == 2


def test_what_is_said_to_be_impossible_must_not_happen(
    counted: coverage.Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    executed = next(iter(counted.counts)).removeprefix(f"{ISLERIK}:")
    monkeypatch.setattr(coverage, "impossible", lambda: (ImpossiblePart("4th/334", executed, "so they say"),))
    assert coverage.happened_all_the_same(coverage.Tally({ISLERIK: counted}))
    assert not coverage.happened_all_the_same(coverage.Tally())


def test_every_impossible_part_is_a_part_of_its_card_and_has_a_reason() -> None:
    assert len({one.key for one in impossible()}) == len(impossible())
    for one in impossible():
        assert one.key in all_parts(one.wording), one
        assert len(one.why.split()) > 3, one


def test_what_is_said_to_be_impossible_does_not_happen() -> None:
    counted = {one: coverage.count(one.wording, tries=10).counts for one in impossible()}
    assert [one for one, counts in counted.items() if not counts or counts[one.key]] == []

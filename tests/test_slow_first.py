"""Several processes share the tests that wait, and begin with them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests import slow_first

FILES = {"browser/test_a": 4, "browser/test_b": 3, "browser/test_c": 1, "cards/test_d": 20, "server/test_e": 6}


def _ordered(processes: int, files: dict[str, int]) -> list[str]:
    items = [
        SimpleNamespace(path=slow_first.HERE / f"{file}.py", name=f"{file}-{number}")
        for file, count in files.items()
        for number in range(count)
    ]
    config = SimpleNamespace(workerinput={"workercount": processes}) if processes > 1 else SimpleNamespace()
    slow_first.pytest_collection_modifyitems(cast("Any", config), cast("list[pytest.Item]", items))
    return [item.name for item in items]


def test_each_process_begins_with_what_waits_and_files_stay_whole() -> None:
    names = _ordered(2, FILES)
    first, second = names[:17], names[17:]

    assert sorted(names) == sorted(_ordered(1, FILES))
    assert [name.rpartition("-")[0] for name in first] == ["browser/test_a"] * 4 + ["server/test_e"] * 6 + [
        "cards/test_d"
    ] * 7
    assert [name.rpartition("-")[0] for name in second] == ["browser/test_b"] * 3 + ["browser/test_c"] + [
        "cards/test_d"
    ] * 13


@pytest.mark.parametrize("processes", [1, 3])
def test_the_order_stays_for_one_process_and_for_slow_tests_alone(processes: int) -> None:
    files = FILES if processes == 1 else {name: count for name, count in FILES.items() if "cards" not in name}

    assert _ordered(processes, files) == [
        f"{name}-{number}" for name, count in files.items() for number in range(count)
    ]


@pytest.mark.parametrize(("tests", "processes"), [(15_690, 4), (7, 3), (2, 4)])
def test_as_many_are_counted_for_each_as_xdist_gives(tests: int, processes: int) -> None:
    given = slow_first.sizes(tests, processes)

    assert sum(given) == tests
    assert max(given) - min(given) <= 1
    assert given == sorted(given)

"""Several processes begin with different parts of the test files, and leave none out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.imported_in_turn import in_turn

FILES = [Path(f"test_{number}.py") for number in range(10)]


@pytest.mark.parametrize("processes", [1, 3, 4, 12])
def test_every_process_takes_all_files_and_all_firsts_together_are_all(processes: int) -> None:
    orders = [in_turn(FILES, process, processes) for process in range(processes)]
    assert all(sorted(order) == sorted(FILES) for order in orders)
    share = -(-len(FILES) // processes)
    assert {file for order in orders for file in order[:share]} == set(FILES)


def test_a_broken_file_and_one_that_leaves_itself_out_are_told_as_ever(pytester: pytest.Pytester) -> None:
    (pytester.path / "tests").mkdir()
    plugin = Path(sys.modules["tests.imported_in_turn"].__file__ or "").read_text(encoding="utf-8")
    for name, source in {
        "conftest": plugin,
        "test_good": "def test_good():\n    assert True\n",
        "test_left_out": "import pytest\npytest.skip('not here', allow_module_level=True)\n",
        "test_broken": "import nothing_of_this_name\n",
    }.items():
        (pytester.path / "tests" / f"{name}.py").write_text(source, encoding="utf-8")
    result = pytester.runpytest_subprocess("-n2", "--import-mode=importlib", "-p", "no:cacheprovider", "tests")
    result.assert_outcomes(passed=1, skipped=1, errors=1)
    result.stdout.fnmatch_lines(["*nothing_of_this_name*"])

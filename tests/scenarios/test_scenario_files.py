"""Every scenario file below this folder is a test of the rules it names."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

from sixrealms.scenarios import scenario_file, scenario_run

FOLDER = Path(__file__).resolve().parent
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
#: The scenarios are counted and their rules looked up here, in every process that collects tests; they are read with
#: care, which takes six times as long, where they are played.
SCENARIOS = [
    pytest.param(
        path,
        number,
        id=f"{path.relative_to(FOLDER).with_suffix('').as_posix()}-{number}",
        marks=[pytest.mark.rule(*rules)] if (rules := scenario.get("rules")) else [],
    )
    for path in sorted(FOLDER.rglob("*.yaml"))
    for number, scenario in enumerate(yaml.load_all(path.read_bytes(), Loader=LOADER), 1)
]
read = cache(scenario_file.read)


@pytest.mark.parametrize(("path", "number"), SCENARIOS)
def test_the_game_goes_as_the_scenario_says(path: Path, number: int) -> None:
    assert list(scenario_run.play(read(path)[number - 1]).failures) == []


def test_every_scenario_of_every_file_is_played() -> None:
    assert len(SCENARIOS) == sum(len(read(path)) for path in FOLDER.rglob("*.yaml"))

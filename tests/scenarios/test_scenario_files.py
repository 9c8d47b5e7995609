"""Every scenario file below this folder is a test of the rules it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms.scenarios import playing, reading
from sixrealms.scenarios.reading import Scenario

FOLDER = Path(__file__).resolve().parent
SCENARIOS = [
    pytest.param(
        scenario,
        id=f"{path.relative_to(FOLDER).with_suffix('').as_posix()}-{number}",
        marks=[pytest.mark.rule(*scenario.rules)] if scenario.rules else [],
    )
    for path in sorted(FOLDER.rglob("*.yaml"))
    for number, scenario in enumerate(reading.read(path), 1)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_game_goes_as_the_scenario_says(scenario: Scenario) -> None:
    assert list(playing.play(scenario).failures) == []

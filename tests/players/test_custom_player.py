"""The example of a player of one's own runs and is better than chance."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "custom_player.py"


@pytest.mark.daily_share
def test_the_example_wins_most_of_its_games() -> None:
    done = subprocess.run([sys.executable, EXAMPLE, "40"], capture_output=True, text=True, check=False)

    assert done.stderr == ""
    won = re.fullmatch(r"steward won (\d+) of 40 games\n", done.stdout)
    assert won is not None
    assert int(won[1]) >= 26


def test_the_guide_points_to_the_example() -> None:
    guide = Path(__file__).parents[2] / "docs" / "guides" / "writing-a-player.md"

    assert "../../examples/custom_player.py" in guide.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("example", "arguments", "words"),
    [
        ("custom_player.py", ["many"], "invalid int value: 'many'"),
        ("network_player.py", [], "the following arguments are required: server, table"),
        ("network_player.py", ["http://127.0.0.1:1", "TABLE"], "http://127.0.0.1:1: "),
        ("network_player.py", ["nowhere", "TABLE"], "nowhere: unknown url type"),
    ],
)
def test_an_example_says_what_it_wants(example: str, arguments: list[str], words: str) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLE.with_name(example), *arguments], capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert done.stdout == ""
    assert words in done.stderr
    assert "Traceback" not in done.stderr

"""The guide to writing a player says what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "writing-a-player.md"


def test_the_player_of_the_guide_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)

    exec(compile(program, "guide", "exec"), {})

    assert re.fullmatch(r"winners \((0|1),\) after \d+ turns\n", capsys.readouterr().out)

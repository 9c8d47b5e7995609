"""The program in the README runs and prints what it promises."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_example_plays_a_game() -> None:
    programs = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    assert len(programs) == 1
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(programs[0], "README.md", "exec"), {})
    lines = out.getvalue().splitlines()
    assert re.fullmatch(r"won by seat \((0|1),\) after \d+ turns", lines[0])
    assert lines[1].startswith("unrazed realms: (")
    assert lines[2].startswith("first card of the hand: ")
    assert all(line.startswith("not now, because of ") for line in lines[3:])


def test_the_public_names_are_there_and_documented() -> None:
    import sixrealms

    for name in sixrealms.__all__:
        assert getattr(sixrealms, name).__doc__, name

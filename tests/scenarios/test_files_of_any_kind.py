"""Scenario files with anything in them: an answer or one clear line, never a crash."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms.errors import SixRealmsError
from sixrealms.scenarios import scenario_file, scenario_run

FILES = sorted(Path(__file__).parent.glob("*/*.yaml"))
WORDS = sorted(
    {word for path in FILES for word in re.findall(r"[\w.+]+|[^\w\s]|\n *", path.read_text(encoding="utf-8"))}
)


@pytest.mark.property
@given(
    path=st.sampled_from(FILES),
    edits=st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 12), st.one_of(st.sampled_from(WORDS), st.text(max_size=6))),
        min_size=1,
        max_size=4,
    ),
)
def test_an_edited_file_is_played_or_refused_in_one_line(path: Path, edits: list[tuple[float, int, str]]) -> None:
    text = path.read_text(encoding="utf-8")
    for where, length, new in edits:
        at = int(where * len(text))
        text = text[:at] + new + text[at + length :]
    content = text.encode("utf-8", "surrogatepass")
    said = ""
    try:
        outcomes = [scenario_run.play(scenario) for scenario in scenario_file.parse(content, "f.yaml")]
    except SixRealmsError as refused:
        said = str(refused)
    assert re.fullmatch(r"f\.yaml:.+", said) if said else outcomes


@pytest.mark.property
@given(st.binary(max_size=300))
def test_any_bytes_are_refused_or_read(content: bytes) -> None:
    said = ""
    try:
        found = scenario_file.parse(content, "f.yaml")
    except SixRealmsError as refused:
        said = str(refused)
    assert re.fullmatch(r"f\.yaml:.+", said) if said else found

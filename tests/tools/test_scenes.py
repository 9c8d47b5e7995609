"""The list of pictures in the documents is the list of pictures that are taken."""

from __future__ import annotations

import re
from pathlib import Path

from tools.scenes import DESKTOPS, EVERYWHERE, PHONES, SCENES, TABLES

LIST = Path(__file__).parents[2] / "docs" / "screenshots.md"


def test_the_document_names_every_scene_and_no_other() -> None:
    rows = [line for line in LIST.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    named = [name for row in rows for name in re.findall("`([a-z-]+)`", row)]

    assert sorted(named) == sorted(scene.name for scene in SCENES)


def test_every_scene_is_taken_somewhere_and_lies_at_a_table_that_is_dealt() -> None:
    assert {scene.on for scene in SCENES} <= {EVERYWHERE, DESKTOPS, PHONES}
    at = {scene.at.partition("/")[0] for scene in SCENES if not scene.at.startswith("/")}
    assert at == set(TABLES)

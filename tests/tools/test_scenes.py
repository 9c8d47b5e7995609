"""The list of pictures in the documents is the list of pictures that are taken."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.held import EVENTS
from tools.scene import DESKTOPS, EVERYWHERE, PHONES
from tools.scenes import SCENES, TABLES

LIST = Path(__file__).parents[2] / "docs" / "screenshots.md"


def test_the_document_names_every_scene_and_no_other() -> None:
    rows = [line for line in LIST.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    named = [name for row in rows for name in re.findall("`([a-z-]+)`", row)]

    assert sorted(named) == sorted(scene.name for scene in SCENES)


def test_every_scene_is_taken_somewhere_at_a_table_that_is_dealt_or_an_event_that_is_held() -> None:
    assert {scene.on for scene in SCENES} <= {EVERYWHERE, DESKTOPS, PHONES}
    elsewhere = [scene.at for scene in SCENES if not scene.at.startswith("/")]
    assert {at.partition("/")[0] for at in elsewhere if not at.startswith("@")} == set(TABLES)
    assert {at[1:].partition(":")[0] for at in elsewhere if at.startswith("@")} == set(EVENTS)

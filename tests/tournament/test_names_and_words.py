"""Names stay as people write them, and the pages of events say what they mean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixrealms.tournament.operations import Enter, Rename
from tests.tournament.events import Telling

WORDS = Path(__file__).parents[2] / "client" / "src" / "wording"


@pytest.mark.parametrize("name", ["eliana DE souza", "McDonald", "d'Ávila", "LU", "Ludwig van B."])
def test_a_name_keeps_its_capitals(name: str) -> None:
    told = Telling("Ana")
    told.says(Enter(f"  {name}  "))
    assert told.event.names["p2"] == name
    told.says(Rename("Ana", name.swapcase() + " x"))
    assert told.event.names["p1"] == name.swapcase() + " x"


def test_labels_of_events_are_no_words_of_ours() -> None:
    """What was not understood when somebody else ran an event: takings over, notings, and seats made by hand."""
    said = (WORDS / "en" / "events.ftl").read_text(encoding="utf-8")
    assert len(said.splitlines()) > 400
    unclear = r"^[\w-]+ = (Take over|Noted|Seated by hand|0)\.?$|seated by hand"
    assert re.findall(unclear, said, flags=re.MULTILINE | re.IGNORECASE) == []

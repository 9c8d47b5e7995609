"""The recorded games: played again, and made again from nothing, they are the same text."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms import rulesets, table
from sixrealms.records import fingerprint, parser
from sixrealms.records.replay import verify
from tools import record_playthrough
from tools.record_playthrough import FOLDER, PLAYTHROUGHS, Playthrough

AGAIN = "record them anew with `python -m tools.record_playthrough` and read the difference"

each = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda p: p.name)


def _path(playthrough: Playthrough) -> Path:
    return FOLDER / f"{playthrough.name}.txt"


@each
def test_a_playthrough_replays(playthrough: Playthrough) -> None:
    record = parser.read(_path(playthrough))
    kit = table.kit_for(record.setup)
    assert record.powers == fingerprint.powers_hash(kit), f"the powers of its cards have changed: {AGAIN}"

    state = verify(record)

    assert state.result is not None


@each
def test_a_playthrough_is_made_again_letter_by_letter(playthrough: Playthrough) -> None:
    old = _path(playthrough).read_text(encoding="utf-8").splitlines()
    new = record_playthrough.recorded(playthrough).splitlines()

    first = next((n for n, (a, b) in enumerate(zip(old, new, strict=False), 1) if a != b), min(len(old), len(new)))
    assert old == new, f"{_path(playthrough).name}:{first}: {AGAIN}"


def test_every_ruleset_and_no_other_file_is_there() -> None:
    assert {p.ruleset for p in PLAYTHROUGHS} == set(rulesets.RULESETS)
    assert {len(p.decks) for p in PLAYTHROUGHS} == {2, 3, 4}
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(p.name for p in PLAYTHROUGHS)


def test_the_games_are_not_short() -> None:
    moves = [len(parser.read(_path(p)).moves) for p in PLAYTHROUGHS]

    assert min(moves) >= 40
    assert sum(moves) >= 600

"""Files damaged by chance: read as they stand or refused in one line, whatever was hit."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

from sixrealms import decks
from sixrealms.records import save
from sixrealms.table import start
from sixrealms.terminal.main import main
from tests.records.recording import SETUP, text

SCENARIO = Path(__file__).parents[1] / "scenarios" / "combat" / "ties.yaml"
THROWN_IN = (
    b"{",
    b"}",
    b"[",
    b"]",
    b"-1",
    b"99999999999999999999",
    b"null",
    b'""',
    b"\n",
    b"\xff",
    b"1e999",
    b"\0",
    b" by ",
)


@cache
def _save() -> bytes:
    return save.pack(start(SETUP))


def _sealed(damaged: bytes) -> bytes:
    """A save whose checksum was made to fit what somebody changed."""
    data = damaged.partition(b"\n")[2]
    return f"Sixrealms save 1 {blake2b(data, digest_size=16).hexdigest()} {len(data)}\n".encode() + data


SOUND: dict[str, tuple[Callable[[], bytes], str]] = {
    "deck.txt": (lambda: decks.write_text(decks.named("A-1")).encode(), "deck check"),
    "deck.cfd": (lambda: decks.write_crossfire(decks.named("A-1")).encode(), "deck show"),
    "game.txt": (lambda: text(most=30).encode(), "replay"),
    "forced.txt": (lambda: text(most=30).encode(), "replay --force"),
    "game.save": (_save, "play --load"),
    "sealed.save": (_save, "play --load"),
    "rules.yaml": (SCENARIO.read_bytes, "scenario"),
}


def _damaged(sound: bytes, chance: Random) -> bytes:
    """One to three things done to a file that a disk, an editor or a joker could do."""
    data = bytearray(sound)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(data) or 1)
        match chance.randrange(5):
            case 0:
                data[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                del data[at : at + chance.randint(1, 40)]
            case 2:
                data[at:at] = chance.choice(THROWN_IN)
            case 3:
                del data[at:]
            case _:
                lines = bytes(data).split(b"\n")
                chance.shuffle(lines)
                data = bytearray(b"\n".join(lines))
    return bytes(data)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", SOUND)
def test_a_damaged_file_is_read_or_refused_in_one_line(
    name: str,
    seed: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made, command = SOUND[name]
    damaged = _damaged(made(), Random(f"{name}/{seed}"))
    file = tmp_path / name
    file.write_bytes(_sealed(damaged) if name == "sealed.save" else damaged)
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "stdin", io.StringIO())

    code = main([*command.split(), str(file)])

    said = capsys.readouterr()
    assert code in (0, 1, 2)
    lines = said.err.splitlines()
    faults = [line for line in lines[1:] if line.startswith(f"  {file}:")]  # each of several faults of a list
    assert code != 2 or len(lines) - len(faults) == 1
    assert len(said.err) < 1000
    assert file.read_bytes() == (_sealed(damaged) if name == "sealed.save" else damaged)


@pytest.mark.parametrize("name", SOUND)
def test_the_same_file_is_sound_before_it_is_damaged(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made, command = SOUND[name]
    (tmp_path / name).write_bytes(_sealed(made()) if name == "sealed.save" else made())
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "stdin", io.StringIO())

    assert main([*command.split(), str(tmp_path / name)]) == 0
    assert capsys.readouterr().err == ""

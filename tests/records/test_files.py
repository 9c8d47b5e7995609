from __future__ import annotations

import errno
import os
import resource
import signal
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from sixrealms.errors import RecordError
from sixrealms.records import files


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_new_content_replaces_the_old_and_leaves_nothing_beside(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    files.write_atomically(path, b"old")
    path.chmod(0o640)

    files.write_atomically(path, b"new")

    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert _names(tmp_path) == ["game.save"]


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    (tmp_path / "usual").write_bytes(b"")
    files.write_atomically(tmp_path / "game.save", b"new")

    assert (tmp_path / "game.save").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real")

    files.write_atomically(tmp_path / "link", b"new")

    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (errno.ENOSPC, "the disk is full; make room or choose another folder"),
        (errno.EACCES, "no permission; choose a folder that is yours"),
        (errno.EIO, "Input/output error"),
    ],
)
@pytest.mark.parametrize("stage", ["fsync", "replace"])
def test_when_writing_fails_the_old_file_is_untouched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stage: str, code: int, why: str
) -> None:
    path = tmp_path / "game.save"
    path.write_bytes(b"old")

    def fail(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, stage, fail)
    with pytest.raises(RecordError) as refusal:
        files.write_atomically(path, b"new")
    monkeypatch.undo()

    assert str(refusal.value).startswith(f"{path}: cannot be written: {why}")
    assert "\n" not in str(refusal.value)
    assert path.read_bytes() == b"old"
    assert _names(tmp_path) == ["game.save"]


FULL = """
import sys
from sixrealms.records import files
from sixrealms.errors import RecordError
try:
    files.write_atomically(sys.argv[1], b"x" * 100_000)
except RecordError as refusal:
    print(refusal)
"""


def test_a_disk_that_fills_up_half_way_costs_nothing(tmp_path: Path) -> None:
    """The system itself stops the writing after some bytes are on the disk."""
    path = tmp_path / "game.save"
    path.write_bytes(b"old")

    def little_room() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))

    done = subprocess.run(
        [sys.executable, "-c", FULL, str(path)], preexec_fn=little_room, capture_output=True, text=True, check=True
    )

    assert "cannot be written: File too large" in done.stdout
    assert path.read_bytes() == b"old"
    assert _names(tmp_path) == ["game.save"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("missing/game.save", "the folder {0}/missing does not exist; create it first"),
        ("file/game.save", "{0}/file is not a folder"),
        ("folder", "it is a folder; name a file"),
        ("zero\0byte", "its name holds a zero byte; choose another name"),
    ],
)
def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "file").write_bytes(b"old")
    (tmp_path / "folder").mkdir()

    with pytest.raises(RecordError) as refusal:
        files.write_atomically(f"{tmp_path}/{name}", b"new")

    assert why.format(tmp_path) in str(refusal.value)
    assert str(refusal.value).isprintable()
    assert _names(tmp_path) == ["file", "folder"]


def test_a_device_is_never_replaced() -> None:
    with pytest.raises(RecordError, match="it is a device or a pipe; choose another name"):
        files.write_atomically("/dev/null", b"new")

    assert Path("/dev/null").is_char_device()


def test_a_write_protected_file_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    path.write_bytes(b"old")
    path.chmod(0o444)
    monkeypatch.setattr(os, "access", lambda path, mode: bool(os.stat(path).st_mode & 0o222))  # root may everything

    with pytest.raises(RecordError, match="no permission"):
        files.write_atomically(path, b"new")
    assert path.read_bytes() == b"old"


def test_two_writers_never_mix(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    contents = [bytes([65 + n]) * 50_000 for n in range(4)]
    threads = [threading.Thread(target=files.write_atomically, args=(path, data)) for data in contents]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert path.read_bytes() in contents
    assert _names(tmp_path) == ["game.save"]


def test_what_cannot_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RecordError, match=r"nothing: cannot be read: there is no such file"):
        files.read_bytes(tmp_path / "nothing")
    with pytest.raises(RecordError, match="it is a folder; name a file"):
        files.read_bytes(tmp_path)
    with pytest.raises(RecordError, match="choose another name") as refusal:
        files.read_bytes("a\0b\nc")
    assert str(refusal.value).isprintable()
    monkeypatch.setattr(files, "MOST_BYTES", 3)
    (tmp_path / "long").write_bytes(b"1234")
    with pytest.raises(RecordError, match="longer than"):
        files.read_bytes(tmp_path / "long")

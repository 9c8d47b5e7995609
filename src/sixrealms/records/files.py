"""Files of games: read whole with a limit, written at once or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from pathlib import Path
from secrets import token_hex
from typing import Final

from sixrealms.errors import Phrase, RecordRefused, why_refused

_DEVICE: Final = "device"
MOST_BYTES: Final = 64 * 1024 * 1024  # a game of eight players with thousands of turns stays far below


def read_bytes(path: str | Path) -> bytes:
    """The content of a file; RecordError in one line when it cannot be read."""
    try:
        with open(path, "rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise RecordRefused("file-unreadable", file=path_text(path), why=_why(error)) from None
    if len(data) > MOST_BYTES:
        raise RecordRefused("file-too-long", file=path_text(path), most=str(MOST_BYTES // 2**20))
    return data


def write_atomically(path: str | Path, data: bytes) -> None:
    """Write a file so that at every moment either the old content or the new one is there, whole.

    The data goes to a new file beside it, onto the disk, and takes the name last. RecordError in one line when that
    fails; the old file is then untouched and nothing else is left behind.
    """
    target = ""
    beside = ""
    try:
        target = os.path.realpath(path)  # a link stays a link
        _make_sure(target)
        beside = f"{target}.{token_hex(4)}.part"
        _write_through(beside, data, target)
        os.replace(beside, target)
        _sync_folder(os.path.dirname(target))
    except (OSError, ValueError) as error:
        if beside:
            with contextlib.suppress(OSError):
                os.unlink(beside)
        why = _why(error, Path(target).parent)
        raise RecordRefused("file-unwritable", file=path_text(path), why=why) from None


def _make_sure(target: str) -> None:
    """Refuse to put a file in the place of a folder, a device or something that is write-protected."""
    if os.path.isdir(target):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if os.path.exists(target):
        if not os.path.isfile(target):
            raise ValueError(_DEVICE)
        if not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _write_through(path: str, data: bytes, model: str) -> None:
    """Write a new file down to the disk, with the permissions of the one it will replace."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with open(os.open(path, flags, 0o666), "wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())
    with contextlib.suppress(FileNotFoundError):
        os.chmod(path, stat.S_IMODE(os.stat(model).st_mode))


def _sync_folder(folder: str) -> None:
    """Make the new name last through a power cut, where the system can."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def path_text(path: str | Path) -> str:
    """A path for a message: on one line whatever it holds, and to be seen where it holds nothing."""
    text = os.fspath(path)
    return text if text and text.isprintable() else repr(text)


def _why(error: OSError | ValueError, folder: Path | None = None) -> Phrase:
    if not isinstance(error, OSError):
        # every version of Python words the refusal of a zero byte in its own way
        return Phrase("file-why-device" if str(error) == _DEVICE else "file-why-zero-byte")
    where = str(folder)
    if error.errno == errno.ENOENT:
        return Phrase("file-why-no-folder", folder=where) if folder else Phrase("file-why-absent")
    if error.errno == errno.EISDIR:
        return Phrase("file-why-folder")
    if error.errno == errno.ENOTDIR:
        return Phrase("file-why-no-such-folder", folder=where)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Phrase("file-why-forbidden-folder", folder=where) if folder else Phrase("file-why-forbidden")
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Phrase("file-why-full")
    return why_refused(error)

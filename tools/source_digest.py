"""A fingerprint of everything a test run depends on, to tell a current result from a stale one."""

from __future__ import annotations

import hashlib
from pathlib import Path

_WATCHED = ("src", "tests")
_IGNORED_FOLDERS = {"__pycache__"}


def source_digest(root: Path) -> str:
    """Fingerprint every file under `src` and `tests` of the project at `root`, by name and content."""
    digest = hashlib.sha256()
    for folder in _WATCHED:
        for path in sorted((root / folder).rglob("*")):
            if not path.is_file() or _IGNORED_FOLDERS.intersection(path.parts):
                continue
            digest.update(path.relative_to(root).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()

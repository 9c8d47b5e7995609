"""Broken rules that no game could show, and why: what `tools.knockout_rules` need not report.

Everything listed here has been looked at once; a change that a test could notice belongs into a test.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Silent(NamedTuple):
    """Changes whose description holds all of these words."""

    words: tuple[str, ...]
    why: str


SILENT: Final[tuple[Silent, ...]] = ()


def reason(change: str) -> str:
    """Why nobody could notice this change, "" if somebody could."""
    return next((silent.why for silent in SILENT if all(word in change for word in silent.words)), "")

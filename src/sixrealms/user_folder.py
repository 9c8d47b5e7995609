"""Where the program keeps files of one person: unfinished games, decks of their own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

_FOLDER: Final = "SIXREALMS_HOME"


def folder() -> Path:
    """$SIXREALMS_HOME, or the system's place for such files. Nothing promises that it exists."""
    if named := os.environ.get(_FOLDER):
        return Path(named)
    import click  # the terminal's library; whoever plays without it is not asked for files

    return Path(click.get_app_dir("sixrealms"))

"""The shape of each type of card, for a line: the same in badges and, by a copy, in the web client."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec


@cache
def glyphs() -> Mapping[str, str]:
    """A shape in a square of 24 for each type of card, for a line of about 2 without filling."""
    return msgspec.json.decode((files("sixrealms.faces") / "shapes" / "glyphs.json").read_bytes(), type=dict[str, str])

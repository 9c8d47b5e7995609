"""What nobody may foretell about a table. Tests put something fixed in the place of these two."""

from __future__ import annotations

import secrets
from typing import Final

_SEED_BITS: Final = 53  # seeds stay exact in every JSON reader
_SECRET_BYTES: Final = 16


def new_seed() -> int:
    """What the decks of a game are shuffled with, and drawn for those who bring none."""
    return secrets.randbits(_SEED_BITS)


def new_secret() -> bytes:
    """What the hidden cards of a table are renamed with, and its computer players decide by."""
    return secrets.token_bytes(_SECRET_BYTES)

"""What nobody may foretell: seeds, secrets and ids. Tests put something fixed in the place of the first two."""

from __future__ import annotations

import secrets
from typing import Final

from sixrealms.engine.chance import Seed

_KEY_BYTES: Final = 16
_SECRET_BYTES: Final = 16


def new_seed() -> Seed:
    """What the decks of a game are shuffled with, and drawn for those who bring none: a key no one can search."""
    return "k" + secrets.token_hex(_KEY_BYTES)


def new_secret() -> bytes:
    """What the hidden cards of a table are renamed with, and its computer players decide by."""
    return secrets.token_bytes(_SECRET_BYTES)


def new_id(count: int) -> str:
    """An id of so many bytes for a table or a person; on a command line it is never taken for an option."""
    while (made := secrets.token_urlsafe(count)).startswith("-"):
        pass
    return made

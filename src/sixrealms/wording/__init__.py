"""What the program says to people: one sentence per message id and language.

The engine speaks in message ids and plain values; only the programs that face people make sentences of them.
"""

from __future__ import annotations

from sixrealms.wording.languages import LANGUAGES
from sixrealms.wording.messages import MissingMessage, message_ids, say

__all__ = [
    "LANGUAGES",
    "MissingMessage",
    "message_ids",
    "say",
]

"""Why something is not allowed: a value, never just `False`."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """One reason why an action is unavailable.

    `rule` is the ledger id, `message` the message id of the sentence, `card` the object that causes it
    (-1: no card, the rules themselves) and `detail` a plain value for the sentence.
    """

    rule: str
    message: str
    card: int = -1
    detail: str = ""

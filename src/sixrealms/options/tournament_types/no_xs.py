"""No-Xs (ledger: format.no-xs.*): no card whose number has the digit X. It changes decks, not play."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "no-xs",
    "No-Xs",
    "tournament type",
    rules=("format.no-xs.predicate",),
    takes="digit",
)

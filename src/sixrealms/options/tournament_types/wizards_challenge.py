"""Wizard's Challenge (ledger: format.wizards-challenge.*): only spells help champions. It changes decks, not play."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "wizards-challenge",
    "Wizard's Challenge",
    "tournament type",
    rules=(
        "format.wizards-challenge.champions",
        "format.wizards-challenge.spells",
        "format.wizards-challenge.banned-types",
    ),
)

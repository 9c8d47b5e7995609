"""The Melon Rule (ledger: variant.melon.*): who faces a melon draws one card less."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always
from sixrealms.options.option import Option
from sixrealms.powers.melons import OneLessForMelons

OPTION: Final = Option(
    "melon-rule",
    "Melon Rule",
    "variant",
    rules=(
        "variant.melon.draw-one-less",
        "variant.melon.not-cumulative",
        "variant.melon.two-bringers",
        "variant.melon.minimum-one",
    ),
    abilities=(Always(OneLessForMelons("melon-rule")),),
    takes="seats",
)

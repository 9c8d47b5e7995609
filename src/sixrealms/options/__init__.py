"""Options, variants and formats: data laid over a ruleset. `compose` makes the game, `all_options` lists them."""

from __future__ import annotations

from sixrealms.options.composition import Composed, compose, for_more_players, may_be_for_some, require_together
from sixrealms.options.known_options import all_options, named
from sixrealms.options.option import Clash, Option
from sixrealms.options.values import Numbers

__all__ = [
    "Clash",
    "Composed",
    "Numbers",
    "Option",
    "all_options",
    "compose",
    "for_more_players",
    "may_be_for_some",
    "named",
    "require_together",
]

"""The three rulesets, by name."""

from __future__ import annotations

import difflib
from types import MappingProxyType
from typing import Final

from sixrealms.errors import OptionRefused
from sixrealms.rulesets.fourth_edition import FOURTH_EDITION
from sixrealms.rulesets.ruleset import DeckSize, Ruleset
from sixrealms.rulesets.tournament import TOURNAMENT
from sixrealms.rulesets.tournament_110 import TOURNAMENT_110

__all__ = ["RULESETS", "DeckSize", "Ruleset", "named"]

RULESETS: Final = MappingProxyType({r.name: r for r in (FOURTH_EDITION, TOURNAMENT, TOURNAMENT_110)})


def named(name: str) -> Ruleset:
    """The ruleset of that name; OptionError names the nearest one."""
    if name in RULESETS:
        return RULESETS[name]
    near = difflib.get_close_matches(name, list(RULESETS), n=1)
    if near:
        raise OptionRefused("ruleset-unknown-near", name=repr(name[:60]), near=near[0])
    raise OptionRefused("ruleset-unknown", name=repr(name[:60]), known=", ".join(RULESETS))

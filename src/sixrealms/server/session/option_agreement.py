"""The optional rules of a table, which bind it when everybody who sits there has accepted them.

Ledger: option.general.agreement, general.optional-rules.who. Whoever makes a table accepts its rules by making it,
whoever sits down later says which ones they accept, computer players accept any. At the tables of an event the
coordinator has decided, and nobody is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from sixrealms import rulesets
from sixrealms.errors import OptionError, OptionRefused
from sixrealms.options import compose, named
from sixrealms.options.values import OFF, ON
from sixrealms.rulesets import Ruleset
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.refusal import Refused
from sixrealms.table import SETTINGS, rules_in_force
from sixrealms.wording import LANGUAGES, say

RULE: Final = "option.general.agreement"
_PLAIN: Final = "championship"  # the type that changes neither play nor decks (format.championship.standard-game)


@dataclass(frozen=True, slots=True)
class Rules:
    """Optional rules by their names, in words; those that are left out are called so."""

    of: tuple[tuple[str, str], ...]

    def said(self, language: str) -> str:
        """The words."""
        return ", ".join(_called(key, value, language) for key, value in self.of)


def optional_rules(plan: TablePlan) -> dict[str, str]:
    """The optional rules, variants and types of game a table plays with, as key and value; not those that say what
    its ruleset says anyway, such as the goal that is usual with its decks.
    """
    return beside_the_ruleset(plan.ruleset, plan.size, plan.players, plan.options)


def beside_the_ruleset(ruleset: str, size: int, players: int, options: Mapping[str, str]) -> dict[str, str]:
    """The same of a game that is only spoken of."""
    return dict(_beside_the_ruleset(ruleset, size, players, tuple(sorted(options.items()))))


def require(plan: TablePlan, agreed: Mapping[str, str]) -> None:
    """Refuse a seat to somebody who has not accepted the optional rules of the table, or has accepted others."""
    rules = optional_rules(plan)
    if plan.coordinator or dict(agreed) == rules:
        return
    because = OptionRefused("refused-agreement", count=len(rules), names=Rules(tuple(rules.items())))
    raise Refused("agreement", str(because), because=because, rule=RULE, optional_rules=rules)


def accepted(chair: Chair, plan: TablePlan) -> Chair:
    """The chair of somebody who has accepted the optional rules of the table."""
    return replace(chair, agreed=optional_rules(plan))


def has_accepted(chair: Chair, plan: TablePlan) -> bool:
    """Whether whoever sits there has accepted them; nobody has at a table of an event, where nobody is asked."""
    if plan.coordinator or chair.free or chair.left:
        return False
    return bool(chair.bot) or chair.founder or chair.agreed == optional_rules(plan)


def remarks(chairs: Sequence[Chair], plan: TablePlan) -> str:
    """For the record of a game: who has accepted its optional rules, or that a coordinator has decided; "" without."""
    rules = Rules(tuple(optional_rules(plan).items())).said(LANGUAGES[0])
    if not rules:
        return ""
    if plan.coordinator:
        return f"; {rules}: decided by the coordinator of the event (general.optional-rules.who)\n"
    names = ["ABCDEFGH"[seat] for seat, chair in enumerate(chairs) if has_accepted(chair, plan)]
    return f"; {rules}: accepted before the game by {', '.join(names)} ({RULE})\n" if names else ""


def _called(key: str, value: str, language: str) -> str:
    name = named(key).name
    if value == OFF:
        return say("option-without", language, name=name)
    return name if value == ON else f"{name} ({value})"


@lru_cache(maxsize=256)
def _beside_the_ruleset(
    ruleset: str, size: int, players: int, given: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, str], ...]:
    try:
        chosen = rules_in_force(given, size)
        return tuple((key, value) for key, value in chosen.items() if _says_more(ruleset, size, players, chosen, key))
    except OptionError:  # of a table another version of the program has made
        return tuple((key, value) for key, value in given if key not in SETTINGS)


def _says_more(ruleset: str, size: int, players: int, chosen: Mapping[str, str], key: str) -> bool:
    """Whether the game is another one with this option, or without what it leaves out, or played with other decks."""
    rules, value = rulesets.named(ruleset), chosen[key]
    if value == OFF:  # of a rule nobody plays with anyway there is nothing to agree to
        others = {one: other for one, other in chosen.items() if one != key}
        return compose(rules, size, players, chosen) != compose(rules, size, players, others)
    if named(key).kind != "victory":
        return key != _PLAIN
    return _won_by(rules, size, players, {key: value}) != _won_by(rules, size, players, {})


def _won_by(rules: Ruleset, size: int, players: int, options: dict[str, str]) -> tuple[object, ...]:
    found = compose(rules, size, players, options)
    row = found.ruleset.size(size)
    return found.ruleset.with_answers(goal=row.goal, places=row.places), found.rulebook

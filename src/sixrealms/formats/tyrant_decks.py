"""The two decks of the Tyrant's Game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sixrealms.catalogue import printing
from sixrealms.decks import Deck, limits_check
from sixrealms.decks.limits_check import DeckProblem, put_in, take_out
from sixrealms.formats.deck_entry import FormatEntry, banned
from sixrealms.rulesets.deck_limits import DeckLimits, limits

REALMS: Final = 12  # tyrant.decks.realm-deck
REALMS_AT_A_LARGE_TABLE: Final = 15  # tyrant.decks.realm-deck-large-table
_LARGE_TABLE: Final = 4


def tyrant_decks(entry: FormatEntry) -> Iterator[DeckProblem]:
    """What is wrong with either deck (`tyrant.decks.*`).

    The same realm may be in both (`conflict.tyrant.duplicates-across`).
    """
    for problem in limits_check.problems(entry.deck, combat_limits(entry.ruleset)):
        if problem.rule_id == "deck.unique":
            yield replace(problem, rule_id="tyrant.decks.no-duplicates")
        else:
            yield problem
    realms = entry.deck.realm_deck
    if not realms:
        yield DeckProblem("tyrant.decks.two", "format-realm-deck-missing", {}, (), *put_in(REALMS))
        return
    allowed = {REALMS, REALMS_AT_A_LARGE_TABLE} if entry.players >= _LARGE_TABLE else {REALMS}
    if len(realms) not in allowed:
        size = REALMS if len(realms) < REALMS_AT_A_LARGE_TABLE else max(allowed)
        over = len(realms) - size
        args: dict[str, str | int] = {"count": len(realms), "size": size}
        large = entry.players < _LARGE_TABLE and len(realms) == REALMS_AT_A_LARGE_TABLE
        rule = "tyrant.decks.realm-deck-large-table" if large else "tyrant.decks.realm-deck"
        mending = take_out(over) if over > 0 else put_in(-over)
        yield DeckProblem(rule, "format-realm-deck-size", args, tuple(realms), *mending)
    others = [p for p in map(printing, realms) if p.type != "realm"]
    yield from banned("tyrant.decks.realm-deck", "format-realm-deck-types", others)
    for problem in limits_check.problems(Deck("realm deck", realms), combat_limits(entry.ruleset)):
        if problem.rule_id == "deck.unique":
            yield replace(problem, rule_id="tyrant.decks.no-duplicates")


def combat_limits(ruleset: str) -> DeckLimits:
    """The usual maximums and no minimum but one champion (`conflict.tyrant.limits-minimums`)."""
    usual = limits(ruleset, 55)
    rule = "tyrant.decks.combat-limits"
    groups = {
        group: replace(allowed, least=1 if group == "champion" else 0, rule=rule)
        for group, allowed in usual.groups.items()
    }
    return replace(
        usual,
        name="tyrant 55",
        total=replace(usual.total, rule="tyrant.decks.combat-deck"),
        groups=MappingProxyType(groups),  # tyrant.decks.combat-may-hold-realms
        levels_rule=rule,
    )

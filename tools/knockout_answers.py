"""Every small way to break what rules say as data: answers of rulesets, options, limits of decks.

answer: a field of a ruleset says something else (the opposite, a neighbouring number, another word). option: an
optional rule does nothing, or lacks one of its answers or abilities, or answers the opposite. limit: a number of the
tables decks are checked against is one higher or lower. The values are changed where they lie, so a change is for a
process of its own.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from sixrealms.options import Option, all_options
from sixrealms.options.for_seats import for_seats
from sixrealms.rulesets import RULESETS, Ruleset, deck_limits
from sixrealms.rulesets.deck_limits import DeckLimits, Range
from sixrealms.rulesets.ruleset import DeckSize
from sixrealms.rulesets.sources import ASKED, ASKED_OF_SIZES


class Break(NamedTuple):
    """One way to break a rule: a test that names one of the statements must fail once it is done."""

    kind: str
    what: str
    rules: tuple[str, ...]
    do: Callable[[], None]


#: Fields of a ruleset that answer no question.
_NO_ANSWERS: Final = frozenset({"name", "sizes"})
#: What else a row of card types may name.
_TYPES: Final = ("event", "realm")
_HINTS: Final = get_type_hints(Ruleset)


def answers() -> Iterator[Break]:
    """Every answer of every ruleset, and the numbers of its deck sizes, answered otherwise."""
    for ruleset in RULESETS.values():
        for field in dataclasses.fields(Ruleset):
            if field.name in _NO_ANSWERS:
                continue
            value = getattr(ruleset, field.name)
            for other in others(field.name, value):
                what = f"{ruleset.name}.{field.name}: {value!r} -> {other!r}"
                yield Break("answer", what, ASKED[field.name], partial(object.__setattr__, ruleset, field.name, other))
        for cards, size in ruleset.sizes.items():
            for name in (field.name for field in dataclasses.fields(DeckSize)):
                rules = tuple(rule.format(cards) for rule in ASKED_OF_SIZES[name])
                value = getattr(size, name)
                for other in (value - 1, value + 1):
                    what = f"{ruleset.name}.{cards} cards.{name}: {value} -> {other}"
                    yield Break("answer", what, rules, partial(object.__setattr__, size, name, other))


def others(question: str, value: Any) -> tuple[Any, ...]:
    """What could be answered instead."""
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return (value + 1, value - 1) if value else (1,)
    if isinstance(value, str):
        return tuple(word for word in get_args(_HINTS[question]) if word != value)
    if get_origin(_HINTS[question]) is tuple and str in get_args(_HINTS[question]):
        fewer = tuple(tuple(word for word in value if word != one) for one in value)
        return (*fewer, *((*value, one) for one in _TYPES if one not in value))
    return ()  # teams: who plays with whom is no matter of one small step


def options() -> Iterator[Break]:
    """Every option without effect, without one of its answers or abilities, and with one answer turned round."""
    for option in all_options().values():
        blank = {f.name: f.default for f in dataclasses.fields(Option) if f.default is not dataclasses.MISSING}
        for rule in option.rules if _in_play(option) else ():  # others are rules for decks alone
            yield Break("option", f"{option.key}: does nothing ({rule})", (rule,), partial(_relay, option, blank))
        for i, (question, answer) in enumerate(option.answers):
            rest = option.answers[:i] + option.answers[i + 1 :]
            yield _answered(option, f"does not answer {question}", rest)
            for other in others(question, answer):
                turned = (*option.answers[:i], (question, other), *option.answers[i + 1 :])
                yield _answered(option, f"{question}: {answer!r} -> {other!r}", turned)
        for i, ability in enumerate(option.abilities if len(option.abilities) > 1 else ()):
            fewer = {"abilities": option.abilities[:i] + option.abilities[i + 1 :]}
            what = f"{option.key}: without its {i + 1}. ability, {type(ability).__name__}"
            yield Break("option", what, option.rules, partial(_relay, option, fewer))
        for name in ("players", "sizes", "advised_players", "realm_decks", "opening_cards", "yields"):
            if getattr(option, name):
                what = f"{option.key}: without {name.replace('_', ' ')}"
                yield Break("option", what, option.rules, partial(_relay, option, {name: blank[name]}))
        for i, clash in enumerate(option.clashes):
            kept = option.clashes[:i] + option.clashes[i + 1 :]
            what = f"{option.key}: together with {clash.option}"
            rules = (clash.rule, clash.other_rule, "option.general.agreement")
            yield Break("option", what, rules, partial(_relay, option, {"clashes": kept}))


def _in_play(option: Option) -> bool:
    return bool(option.answers or option.abilities or option.asks or option.realm_decks or option.opening_cards)


def _answered(option: Option, what: str, row: tuple[tuple[str, Any], ...]) -> Break:
    return Break("option", f"{option.key}: {what}", option.rules, partial(_relay, option, {"answers": row}))


def _relay(option: Option, fields: Mapping[str, Any]) -> None:
    for name, value in fields.items():
        object.__setattr__(option, name, value)
    vars(option).pop("power", None)
    for_seats.cache_clear()


def limits() -> Iterator[Break]:
    """Every number of the tables for decks, one higher and one lower."""
    for name, table in vars(deck_limits).items():
        if isinstance(table, DeckLimits):
            for group, span in {"all cards": table.total, **table.groups}.items():
                for bound in ("least", "most"):
                    yield from _numbers(f"{name}.{group}", span, bound, span.rule)
            yield from _numbers(name, table, "champion_levels", table.levels_rule)
            yield from _numbers(name, table, "free_avatars", table.avatar_rule)


def _numbers(where: str, holder: Range | DeckLimits, name: str, rule: str) -> Iterator[Break]:
    value = getattr(holder, name)
    for other in (value + 1, value - 1):
        if other >= 0:
            what = f"{where}.{name}: {value} -> {other}"
            yield Break("limit", what, (rule,), partial(object.__setattr__, holder, name, other))

"""Laying options over a ruleset: which answers hold, which rules bind whom, and which sets contradict themselves.

Ledger: option.general.agreement. What two options of one layer answer differently
is a contradiction and is refused with a statement of either.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from sixrealms.engine.kit import HouseRule
from sixrealms.engine.rules_for_player import PER_PLAYER
from sixrealms.engine.statics import RulesetAnswer
from sixrealms.errors import OptionRefused
from sixrealms.options.for_seats import for_seats
from sixrealms.options.known_options import named
from sixrealms.options.option import RANK, Option
from sixrealms.options.values import OFF, Numbers, OptionQuestion, check_value, left_in, seats_of
from sixrealms.rulesets import Ruleset

#: Kinds that say what is played, also of decks: two players of one game cannot play two of them.
FOR_EVERYBODY: Final = frozenset({"game", "tournament type", "victory"})


@dataclass(frozen=True)
class Composed:
    """A ruleset with options laid over it, and the rules that are in force as powers."""

    ruleset: Ruleset
    rulebook: tuple[HouseRule, ...]
    opening: tuple[str, ...]  # printings on the table from the start
    realm_decks: tuple[int, ...]  # sizes of the decks of realms everybody needs; empty: none are needed


def compose(ruleset: Ruleset, size: int, players: int, chosen: Mapping[str, str]) -> Composed:
    """The game that `chosen` (key -> value) makes of a ruleset, for decks of `size` cards and so many players.

    An option that is "off" is left out, also where the ruleset has it built in (option.general.agreement).
    Refuses with OptionError an unknown option or value, an option that is not for this table, and options that
    contradict each other.
    """
    everything, chosen = chosen, left_in(chosen)
    for key, value in everything.items():
        check_value(named(key), value, players)
        if value == OFF:
            ruleset = ruleset.with_answers(**dict(named(key).without))
    options = _in_layers(chosen)
    for option in options:
        _check_table(option, size, players)
    _check_clashes(options)
    answers: dict[str, tuple[Option, RulesetAnswer]] = {}
    rulebook: list[HouseRule] = []
    for option in options:
        seats = seats_of(option, chosen[option.key], players)
        everybody = len(seats) == players
        if not everybody:
            _check_for_some(option, chosen[option.key])
        if everybody:
            for question, answer in answers_of(option, chosen[option.key]):
                _answer(answers, option, question, answer)
        power = option.power if everybody else for_seats(option, _yielded(option, options))
        if power.abilities:
            rulebook.extend(HouseRule(option.printing, power, seat) for seat in seats)
    return Composed(
        ruleset.with_answers(**{question: answer for question, (_, answer) in answers.items()}),
        tuple(rulebook),
        tuple(card for option in options for card in option.opening_cards),
        next((option.realm_decks for option in options if option.realm_decks), ()),
    )


def answers_of(option: Option, value: str) -> tuple[tuple[str, RulesetAnswer], ...]:
    """The questions of the ruleset the option answers, with that value written behind it."""
    if value == OFF:
        return option.without
    return (*option.answers, (option.asks, int(value))) if option.asks else option.answers


def require_together(chosen: Iterable[str]) -> None:
    """OptionError, with a statement of either, where options contradict each other whoever and how many play them."""
    options = _in_layers(chosen)
    _check_clashes(options)
    answers: dict[str, tuple[Option, RulesetAnswer]] = {}
    for option in options:
        for question, answer in option.answers:
            _answer(answers, option, question, answer)


def for_more_players(chosen: Mapping[str, str], players: int) -> tuple[Option, ...]:
    """Those of the options that are meant for more players than there are: worth a warning, no refusal
    (option.conqueror.multiplayer-advice, option.parallel-universes.player-count).
    """
    return tuple(option for option in map(named, left_in(chosen)) if players < option.advised_players)


def _in_layers(chosen: Iterable[str]) -> list[Option]:
    """The options as they are laid; the order in which they were named is no matter."""
    return sorted(map(named, chosen), key=lambda option: (RANK[option.kind], option.key))


def _answer(
    answers: dict[str, tuple[Option, RulesetAnswer]], option: Option, question: str, answer: RulesetAnswer
) -> None:
    before = answers.get(question)
    if before is not None and question in option.yields:
        return
    same_layer = before is not None and RANK[before[0].kind] == RANK[option.kind] and question not in before[0].yields
    if before is not None and before[1] != answer and same_layer:
        raise OptionRefused("unfit-contradiction", about=OptionQuestion(question), **_both(before[0], option))
    answers[question] = (option, answer)


def _yielded(option: Option, options: list[Option]) -> frozenset[str]:
    """The questions the option leaves to others, as it does where everybody plays it: to all of them what it yields,
    to later layers whatever they answer and do not yield themselves.
    """
    return frozenset(
        question
        for other in options
        if other != option
        for question, _ in other.answers
        if question in option.yields or (RANK[other.kind] > RANK[option.kind] and question not in other.yields)
    )


def may_be_for_some(option: Option) -> bool:
    """Whether the option may bind some seats only (option.general.enabled-by-dungeon-card)."""
    return option.kind not in FOR_EVERYBODY and all(question in PER_PLAYER for question, _ in option.answers)


def _check_for_some(option: Option, value: str) -> None:
    """Refuse to bind only some players where the option is what everybody plays, or changes what concerns them all."""
    if option.kind in FOR_EVERYBODY:
        name = option.kind.replace(" ", "-")
        raise OptionRefused(f"unfit-for-all-{name}", one=option.key, value=repr(value), rule=option.rules[0])
    common = next((question for question, _ in option.answers if question not in PER_PLAYER), "")
    if common:
        raise OptionRefused(
            "unfit-for-all", one=option.key, value=repr(value), about=OptionQuestion(common), rule=option.rules[0]
        )


def _check_table(option: Option, size: int, players: int) -> None:
    if option.players and players not in option.players:
        raise OptionRefused(
            "unfit-players", one=option.key, wanted=Numbers(option.players), players=players, rule=option.rules[0]
        )
    if option.sizes and size not in option.sizes:
        raise OptionRefused("unfit-size", one=option.key, wanted=Numbers(option.sizes), size=size, rule=option.rules[0])


def _both(one: Option, other: Option) -> dict[str, str]:
    return {"one": one.key, "rule": one.rules[0], "other": other.key, "other_rule": other.rules[0]}


def _check_clashes(options: list[Option]) -> None:
    chosen = {option.key for option in options}
    for option in options:
        for clash in option.clashes:
            if clash.option in chosen:
                raise OptionRefused(
                    "unfit-clash", one=option.key, rule=clash.rule, other=clash.option, other_rule=clash.other_rule
                )
    types = [option for option in options if option.kind == "tournament type"]
    if len(types) > 1:
        raise OptionRefused("unfit-two-types", **_both(*types[:2]))
    victories = [option for option in options if option.kind == "victory"]
    if len(victories) > 1:
        raise OptionRefused("unfit-two-victories", **_both(*victories[:2]))

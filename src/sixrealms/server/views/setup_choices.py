"""What can be played: rulesets, options, named games, decks and computer players, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from sixrealms import decks, rulesets
from sixrealms.catalogue import WORLDS
from sixrealms.decks.deck import Deck
from sixrealms.decks.limits_check import legal_limits, problems
from sixrealms.errors import OptionError
from sixrealms.formats.shorthand_words import TYPES, added_types
from sixrealms.options import Option, all_options, compose
from sixrealms.options.conflicts import ONE_OF_A_KIND, clashes_of
from sixrealms.players.opponents import free_name
from sixrealms.players.roster import LEVELS
from sixrealms.rulesets import Ruleset
from sixrealms.setup.deck_report import not_enforced
from sixrealms.setup.wanted_game import DEFAULT_RULESET, MOST_PLAYERS
from sixrealms.telling.option_texts import does, kind_of
from sixrealms.wording import say


class SizeChoice(msgspec.Struct, frozen=True):
    """A deck size of a ruleset: cards drawn at first, and unrazed realms that win."""

    size: int
    hand: int
    goal: int


class RulesetChoice(msgspec.Struct, frozen=True):
    """A ruleset and what is special about it."""

    name: str
    title: str
    says: str
    sizes: tuple[SizeChoice, ...]


class ClashChoice(msgspec.Struct, frozen=True):
    """Another option that cannot be played with this one, and the statements of the two that say so."""

    option: str
    rule: str
    other_rule: str


class ValueChoice(msgspec.Struct, frozen=True):
    """A value of an option, and what it is called."""

    value: str
    name: str


class OptionChoice(msgspec.Struct, frozen=True):
    """An option: `says` what it does, a sentence each. `values` are what may be given with it besides `on`.

    `alone` says that a game has only one option of this kind. Empty `players` and `sizes` stand for any. `built_in` are
    the rulesets that play with it anyway and can leave it out, as `off` (option.general.agreement).
    """

    key: str
    name: str
    kind: str
    kind_said: str
    says: tuple[str, ...]
    takes: str
    values: tuple[ValueChoice, ...]
    players: tuple[int, ...]
    advised_players: int
    sizes: tuple[int, ...]
    recommended: bool
    alone: bool
    rules: tuple[str, ...]
    clashes: tuple[ClashChoice, ...]
    built_in: tuple[str, ...]


#: What is offered first to whoever opens the page: one deck size, and what everybody finds in the box.
FIRST_RULESET: Final = "fourth-edition"
_LAST_TURNS: Final = (60, 80, 100, 120, 150, 200, 300, 500)
"""Offered for a game that is to end: one of two players who build has some 25 turns, one of eight by chance 60."""


class GameChoice(msgspec.Struct, frozen=True):
    """A game by its name: the shorthand to ask for it with, and what is special about it."""

    game: str
    name: str
    size: int
    says: str


class DeckChoice(msgspec.Struct, frozen=True):
    """A deck that comes with the program; `legal` names ruleset and size, as in `tournament/55`."""

    id: str
    name: str
    author: str
    size: int
    starter: bool
    legal: tuple[str, ...]
    not_enforced: int


class BotChoice(msgspec.Struct, frozen=True):
    """A computer player: what it is asked for as, who sits down first, how strong they are and how they play."""

    name: str
    person: str
    title: str
    says: str


class FirstChoice(msgspec.Struct, frozen=True):
    """What is played when nobody chose anything."""

    ruleset: str
    size: int
    players: int
    bot: str
    most_players: int


class Playable(msgspec.Struct, frozen=True):
    """Everything a table can be made of."""

    rulesets: tuple[RulesetChoice, ...]
    options: tuple[OptionChoice, ...]
    games: tuple[GameChoice, ...]
    decks: tuple[DeckChoice, ...]
    bots: tuple[BotChoice, ...]
    first: FirstChoice


@cache
def playable(language: str) -> Playable:
    """All of it; made once for each language."""
    rules = rulesets.named(FIRST_RULESET)
    return Playable(
        tuple(_ruleset(one, language) for one in _usual_first()),
        tuple(_option(one, language) for one in all_options().values()),
        tuple(_games(language)),
        tuple(map(_deck, decks.shipped())),
        tuple(
            BotChoice(name, free_name(name, ()), say(f"bot-{name}", language), say(f"bot-{name}-plays", language))
            for name in LEVELS
        ),
        FirstChoice(rules.name, min(rules.sizes), 2, "novice", MOST_PLAYERS),
    )


def _usual_first() -> list[Ruleset]:
    return sorted(rulesets.RULESETS.values(), key=lambda one: (one.name != FIRST_RULESET, one.name != DEFAULT_RULESET))


def _ruleset(one: Ruleset, language: str) -> RulesetChoice:
    sizes = (SizeChoice(size, row.opening_hand, row.goal) for size, row in sorted(one.sizes.items()))
    return RulesetChoice(
        one.name, say(f"ruleset-{one.name}", language), say(f"ruleset-{one.name}-is", language), tuple(sizes)
    )


def _option(one: Option, language: str) -> OptionChoice:
    return OptionChoice(
        one.key,
        one.name,
        one.kind,
        kind_of(one, language),
        tuple(says_of(one, language)),
        one.takes,
        tuple(_values(one)),
        one.players,
        one.advised_players,
        one.sizes,
        one.recommended,
        one.kind in ONE_OF_A_KIND,
        one.rules,
        tuple(ClashChoice(clash.option, clash.rule, clash.other_rule) for clash in clashes_of(one)),
        tuple(rules.name for rules in rulesets.RULESETS.values() if _left_out(one, rules)),
    )


def _left_out(one: Option, rules: Ruleset) -> bool:
    """Whether the ruleset plays with the option and another game comes of leaving it out."""
    players, size = next(iter(one.players), 2), next(iter(one.sizes), min(rules.sizes))
    try:
        return compose(rules, size, players, {one.key: "off"}) != compose(rules, size, players, {})
    except OptionError:
        return False


def says_of(one: Option, language: str, value: str = "") -> Iterator[str]:
    """What an option does with that value; of one that changes only which decks may be played, what these decks are."""
    if one.key in TYPES and not (one.answers or one.abilities):
        yield say(f"game-{one.key}", language)
    else:
        yield from does(one, language, value)


def _values(one: Option) -> Iterator[ValueChoice]:
    if one.takes == "digit":
        yield from (ValueChoice(str(digit), str(digit)) for digit in range(10))
    elif one.takes == "world":
        yield from (ValueChoice(world, WORLDS[world]) for world in WORLDS)
    elif one.takes == "turns":
        yield from (ValueChoice(str(turns), str(turns)) for turns in _LAST_TURNS)


def _games(language: str) -> Iterator[GameChoice]:
    """A game of every type, with the digit or size that is usual."""
    for one in TYPES.values():
        name = "No-9s" if one.key == "no-xs" else one.name
        yield GameChoice(f"{name} [{one.sizes[0]}]", name, one.sizes[0], say(f"game-{one.key}", language))
    for one in added_types():
        says = " ".join(does(all_options()[one.key], language))
        yield GameChoice(f"{one.name} [{one.sizes[0]}]", one.name, one.sizes[0], says)


def _deck(one: Deck) -> DeckChoice:
    size = len(one.cards)
    legal = tuple(
        f"{ruleset.name}/{size}"
        for ruleset in rulesets.RULESETS.values()
        if size in ruleset.sizes and not problems(one, legal_limits(one, ruleset.name, size))
    )
    return DeckChoice(one.id, one.name, one.author, size, one in decks.starters(), legal, len(not_enforced(one)))

"""Which decks the games of a simulation are played with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Final

from sixrealms import decks as known
from sixrealms.decks import Deck, limits_check
from sixrealms.decks.limits_check import DeckProblem, legal_limits
from sixrealms.decks.lookup import asked_for
from sixrealms.engine.chance import mix
from sixrealms.engine.kit import GameSetup
from sixrealms.errors import DeckError, DeckRefused, OptionRefused
from sixrealms.formats import GameName
from sixrealms.formats.deck_legality import BESIDES_LIMITS, INSTEAD_OF_LIMITS, problems, with_realm_decks
from sixrealms.rulesets import Ruleset
from sixrealms.setup.random_format_decks import decks_for, with_realm_deck

STARTERS: Final = "starters"
SHIPPED: Final = "shipped"
DRAWN: Final = "drawn"
"""Decks drawn by chance that are legal for the game of a name."""
Judge = Callable[[Deck, int], Sequence[DeckProblem]]
"""What keeps a deck out of a game with decks of that size."""

_SEED_BITS: Final = 53
"""Seeds stay exact in every JSON reader."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """A pool of decks of one size. With `drawn` every game draws a different deck for each seat from it."""

    decks: tuple[Deck, ...]
    size: int
    drawn: bool
    options: tuple[tuple[str, str], ...] = ()
    names: tuple[GameName, ...] = ()  # with them and no decks, each game has decks drawn for the game of these names
    world: str = ""  # that of the decks drawn for World War!; "": chance chooses one for each

    def setup(self, ruleset: str, players: int, seed: int, number: int) -> GameSetup:
        """Game `number` of the simulation `seed`: the same arguments always give the same setup."""
        own_seed = mix(seed, number + 1) >> (64 - _SEED_BITS)
        if self.names and not self.decks:
            name, *others = self.names
            held = list(decks_for(name, ruleset, players, own_seed, self.world, others))
        elif self.drawn:
            held = Random(f"{own_seed}/decks").sample(self.decks, players)
        else:
            held = list(self.decks) if len(self.decks) == players else [self.decks[0]] * players
        return GameSetup(
            ruleset,
            self.size,
            tuple(deck.cards for deck in held),
            own_seed,
            tuple(deck.dungeon or "" for deck in held),
            options=self.options,
            realm_decks=known.realm_decks(held),
        )


def deal(
    wanted: str,
    ruleset: Ruleset,
    players: int,
    *,
    any_deck: bool = False,
    size: int = 0,
    judge: Judge | None = None,
) -> Dealing:
    """The decks asked for: "starters", "shipped", or files and names of shipped decks with commas between.

    One deck serves every seat, as many as there are players serve one seat each. `size` is the size of the game
    where it is not that of the decks, which `any_deck` must then allow. OptionError and DeckError say what does not
    fit: too few decks, a size the ruleset does not play, different sizes and, unless `any_deck` is set, a chosen deck
    that is not legal by the ruleset, or by `judge` where the game asks something else of decks.
    """
    judge = judge or partial(_by_ruleset, ruleset.name)
    if size and size not in ruleset.sizes:
        offered = ", ".join(map(str, ruleset.sizes))
        raise OptionRefused("asked-size-of-ruleset", size=str(size), ruleset=ruleset.name, known=offered)
    if wanted == STARTERS:
        pool = _starters(ruleset)
        own_size = len(pool[0].cards)
        if size not in (0, own_size):
            raise OptionRefused("simulate-size-of-starters", size=str(size), own=str(own_size))
        return _enough(Dealing(pool, own_size, drawn=True), wanted, players)
    if wanted == SHIPPED:
        size = size or (55 if 55 in ruleset.sizes else max(ruleset.sizes))
        pool = tuple(d for d in known.shipped() if len(d.cards) == size)
        return _enough(Dealing(pool, size, drawn=True), wanted, players)
    pool = tuple(asked_for(name.strip()) for name in wanted.split(",") if name.strip())
    if len(pool) not in (1, players):
        raise OptionRefused("simulate-decks", count=str(len(pool)), players=str(players))
    size = size or _common_size(pool, ruleset)
    if not any_deck:
        for deck in pool:
            _refuse(deck, judge(deck, size))
    return Dealing(pool, size, drawn=False)


def deal_named(
    wanted: str,
    names: tuple[GameName, ...],
    ruleset: Ruleset,
    players: int,
    options: tuple[tuple[str, str], ...],
    *,
    any_deck: bool,
    world: str = "",
) -> Dealing:
    """The decks for games with a name: those asked for, which must be legal for it, or else drawn anew for each game.

    `names` begins with that of the game; others are of types played together with it. `world` is the one all decks of
    World War! are from. Of a pool that is drawn from, the decks that a type of the game refuses stay out. OptionError
    and DeckError as with `deal`.
    """
    name, *others = names
    if wanted == DRAWN:
        return Dealing((), name.size, drawn=True, options=options, names=names, world=world)
    judge = partial(problems, name=name, ruleset=ruleset.name, players=players, world=world, others=others)
    dealing = deal(wanted, ruleset, players, any_deck=True, size=name.size)
    if with_realm_decks(names):
        with_realms = [
            with_realm_deck(deck, Random(f"{name.name}/{at}"), names, world) for at, deck in enumerate(dealing.decks)
        ]
        dealing = replace(dealing, decks=tuple(with_realms))
    if dealing.drawn and not any_deck and {one.type for one in names} & {*BESIDES_LIMITS, *INSTEAD_OF_LIMITS}:
        fitting = tuple(deck for deck in dealing.decks if not judge(deck))
        dealing = _enough(replace(dealing, decks=fitting), f"{wanted} and legal for {name}", players)
    for deck in () if any_deck or dealing.drawn else dealing.decks:
        _refuse(deck, judge(deck))
    return replace(dealing, options=options, names=names)


def _by_ruleset(ruleset: str, deck: Deck, size: int) -> list[DeckProblem]:
    return limits_check.problems(deck, legal_limits(deck, ruleset, size))


def _refuse(deck: Deck, found: Sequence[DeckProblem]) -> None:
    try:
        limits_check.require_none(deck, found)
    except DeckError as error:
        raise DeckRefused("deck-any-deck", what=error) from None


def _enough(dealing: Dealing, wanted: str, players: int) -> Dealing:
    if len(dealing.decks) < players:
        raise OptionRefused("simulate-too-few", count=str(len(dealing.decks)), called=wanted, players=str(players))
    return dealing


def _starters(ruleset: Ruleset) -> tuple[Deck, ...]:
    """The starter decks; where only 110 cards are played, every two of them as one deck."""
    starters = known.starters()
    if 55 in ruleset.sizes:
        return starters
    following = (*starters[1:], starters[0])
    return tuple(
        Deck(f"{one.id} + {two.id}", (*one.cards, *two.cards)) for one, two in zip(starters, following, strict=True)
    )


def _common_size(pool: Sequence[Deck], ruleset: Ruleset) -> int:
    offered = ", ".join(str(size) for size in ruleset.sizes)
    for deck in pool:
        if len(deck.cards) not in ruleset.sizes:
            raise DeckRefused(
                "deck-wrong-size", deck=deck.name, count=len(deck.cards), ruleset=ruleset.name, known=offered
            )
        if len(deck.cards) != len(pool[0].cards):
            sizes = {"size": str(len(deck.cards)), "another": str(len(pool[0].cards))}
            raise DeckRefused("deck-two-sizes", deck=deck.name, other=pool[0].name, **sizes)
    return len(pool[0].cards)

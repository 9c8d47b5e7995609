"""Who sits at the table with which deck: what `sixrealms play` was asked for, made into a game or refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from sixrealms import decks as known
from sixrealms.decks import Deck
from sixrealms.decks.limits_check import sentence
from sixrealms.decks.lookup import asked_for
from sixrealms.engine.chance import Seed
from sixrealms.engine.kit import GameSetup
from sixrealms.errors import DeckRefused, OptionRefused
from sixrealms.formats.deck_legality import with_realm_decks
from sixrealms.players.opponents import bot_called, free_name
from sixrealms.players.roster import Player, bot
from sixrealms.rulesets import Ruleset
from sixrealms.setup.random_format_decks import decks_for as decks_drawn_for
from sixrealms.setup.random_format_decks import with_realm_deck
from sixrealms.setup.wanted_game import WantedGame

MOST_PLAYERS: Final = 8


@dataclass(frozen=True)
class SeatedPlayer:
    """One player: a person, or a computer that plays."""

    name: str
    player: Player | None  # None: a person

    @property
    def person(self) -> bool:
        """Whether somebody has to be asked."""
        return self.player is None


@dataclass(frozen=True)
class AskedSeats:
    """What the command line says about the players; "" and 0 mean nothing was said."""

    players: int = 0
    bots: str | None = None
    names: str = ""


def seats(asked: AskedSeats, default_name: str) -> tuple[SeatedPlayer, ...]:
    """The players in seat order, persons first. `default_name` holds `#` where the number of a person belongs.

    OptionError for a number, a computer player or a name that does not fit.
    """
    count = asked.players or 2
    if not 2 <= count <= MOST_PLAYERS:
        raise OptionRefused("asked-players", value=str(count), most=str(MOST_PLAYERS))
    computers = _computers(asked.bots, count)
    names = _persons(asked.names, count - len(computers), default_name)
    found = [SeatedPlayer(name, None) for name in names]
    for computer in computers:
        found.append(SeatedPlayer(free_name(computer, {one.name for one in found}), bot(computer)))
    return tuple(found)


def _computers(asked: str | None, count: int) -> list[str]:
    if asked is None:
        return ["club"] * (count - 1)
    if asked.strip() in ("", "none"):
        return []
    names = [name.strip() for name in asked.split(",")]
    for name in names:
        bot(name)
    if len(names) > count:
        raise OptionRefused("asked-bots", count=str(len(names)), most=count)
    return names


def _persons(asked: str, count: int, default_name: str) -> list[str]:
    names = [" ".join(name.split()) for name in asked.split(",")] if asked else []
    if len(names) > count:
        raise OptionRefused("asked-names", count=str(len(names)), most=count)
    names += [default_name.replace("#", str(number)) for number in range(len(names) + 1, count + 1)]
    for name in names:
        if not name or not name.isprintable():
            raise OptionRefused("asked-no-name", name=repr(name[:60]))
        if bot_called(name) is not None:
            raise OptionRefused("asked-name-of-bot", name=repr(name[:60]))
        if names.count(name) > 1:
            raise OptionRefused("asked-name-twice", name=repr(name[:60]))
    return names


def seats_of(setup: GameSetup, asked: AskedSeats) -> tuple[SeatedPlayer, ...]:
    """The players of a saved game: whoever is called like a computer player is one, unless --bots says otherwise."""
    count = len(setup.decks)
    names = setup.names or tuple(f"{number}" for number in range(1, count + 1))
    if asked.players and asked.players != count:
        raise OptionRefused("asked-players-of-save", value=str(asked.players), count=str(count))
    if asked.names:
        raise OptionRefused("asked-besides-load", option="--names")
    if asked.bots is not None:
        computers = _computers(asked.bots, count)
        players = [None] * (count - len(computers)) + [bot(name) for name in computers]
        return tuple(SeatedPlayer(name, player) for name, player in zip(names, players, strict=True))
    called = [(name, bot_called(name)) for name in names]
    return tuple(SeatedPlayer(name, bot(computer) if computer else None) for name, computer in called)


# -- decks ------------------------------------------------------------------------------------------------------------


def decks_for(asked: Sequence[str], count: int, wanted: WantedGame, seed: Seed) -> tuple[list[Deck], int]:
    """A deck for every seat and the size of the game; seats nobody chose a deck for get shipped ones by chance.

    Where the game asks more of decks than the ruleset, shipped decks that are legal for it come first, and where there
    are too few, decks are drawn or opened that are. A chosen deck without the realm deck of the Tyrant's Game gets one.
    OptionError and DeckError say what does not fit.
    """
    if len(asked) > count:
        raise OptionRefused("asked-decks", count=str(len(asked)), players=str(count))
    chosen = [asked_for(name) for name in asked]
    ruleset = wanted.rules
    size = wanted.size or size_of(chosen, ruleset)
    if size not in ruleset.sizes:
        offered = ", ".join(map(str, ruleset.sizes))
        raise OptionRefused("asked-size-of-ruleset", size=str(size), ruleset=ruleset.name, known=offered)
    wanted.check(size, count)
    names = wanted.deck_rules_of(size)
    realm_decks = with_realm_decks(names)
    if realm_decks:
        chosen = [
            with_realm_deck(deck, Random(f"{seed}/realms/{seat}"), names, wanted.world)
            for seat, deck in enumerate(chosen)
        ]
    chance = Random(f"{seed}/decks")
    offered_decks = _shipped(size) if not names else [deck for deck in known.shipped() if len(deck.cards) == size]
    left = [deck for deck in offered_decks if deck.id not in {d.id for d in chosen}]
    chance.shuffle(left)
    if names:
        if realm_decks:
            left = [with_realm_deck(deck, Random(f"{seed}/realms/{deck.id}"), names, wanted.world) for deck in left]
        left = [deck for deck in left if not wanted.faults(deck, size, count)]
        if len(left) < count - len(chosen):
            name, *others = names
            drawn = decks_drawn_for(name, ruleset.name, count, seed, wanted.world, others)
            left += drawn[len(chosen) + len(left) :]
    return [*chosen, *left[: count - len(chosen)]], size


def size_of(chosen: Sequence[Deck], ruleset: Ruleset) -> int:
    """The size of the game these decks are for; DeckError if they are of none, or of several."""
    if not chosen:
        return min(ruleset.sizes)
    for deck in chosen:
        if len(deck.cards) not in ruleset.sizes:
            offered = ", ".join(map(str, ruleset.sizes))
            raise DeckRefused(
                "deck-wrong-size", deck=deck.name, count=len(deck.cards), ruleset=ruleset.name, known=offered
            )
    first = chosen[0]
    for deck in chosen:
        if len(deck.cards) != len(first.cards):
            sizes = {"size": str(len(deck.cards)), "another": str(len(first.cards))}
            raise DeckRefused("deck-two-sizes", deck=deck.name, other=first.name, **sizes)
    return len(first.cards)


def _shipped(size: int) -> list[Deck]:
    """The shipped decks of a size; where there are none, starters two by two."""
    starters = list(known.starters())
    if size == len(starters[0].cards):
        return starters
    fitting = [deck for deck in known.shipped() if len(deck.cards) == size]
    if len(fitting) >= MOST_PLAYERS:
        return fitting
    pairs = zip(starters, [*starters[1:], starters[0]], strict=True)
    return fitting + [Deck(f"{a.id} + {b.id}", (*a.cards, *b.cards), id=f"{a.id}+{b.id}") for a, b in pairs]


def deck_faults(deck: Deck, wanted: WantedGame, size: int, players: int, language: str) -> list[str]:
    """What the game would not allow in this deck, in words."""
    return [f"{sentence(fault, language)} ({fault.rule_id})" for fault in wanted.faults(deck, size, players)]


def setup_for(
    seated: Sequence[SeatedPlayer], held: Sequence[Deck], wanted: WantedGame, size: int, seed: Seed
) -> GameSetup:
    """The setup of the game these players begin with these decks."""
    return GameSetup(
        wanted.rules.name,
        size,
        tuple(deck.cards for deck in held),
        seed,
        tuple(deck.dungeon or "" for deck in held),
        tuple(one.name for one in seated),
        wanted.options,
        known.realm_decks(held),
    )

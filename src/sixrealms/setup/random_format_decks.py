"""Decks drawn by chance that are legal for a game with a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from sixrealms.catalogue import WORLDS
from sixrealms.decks import Deck
from sixrealms.engine.chance import Seed
from sixrealms.errors import DeckRefused
from sixrealms.formats import GameName
from sixrealms.formats.card_bans import fits_all, world_of
from sixrealms.formats.deck_legality import problems, with_realm_decks
from sixrealms.formats.sealed_product import boxes
from sixrealms.formats.tyrant_decks import REALMS, combat_limits
from sixrealms.rulesets.deck_limits import limits
from sixrealms.setup.random_decks import random_deck, shelves

_TRIES: Final = 40
_SEALED: Final = ("sealed-deck", "masters-strategy")


def decks_for(
    name: GameName, ruleset: str, players: int, seed: Seed, world: str = "", others: Sequence[GameName] = ()
) -> tuple[Deck, ...]:
    """One deck for each player, all legal; the same arguments always give the same decks.

    Sealed boxes where the game is played with them. `world` (a key of `catalogue.WORLDS`) is that of all decks of World
    War!; without it chance chooses one for each. `others` are games of other types played together with it. OptionError
    for a size the ruleset does not offer.
    """
    if name.type in _SEALED:
        return tuple(box.deck for box in boxes(seed, players))
    names = (name, *others)
    return tuple(
        _drawn(names, ruleset, players, world, Random(f"{seed}/{name.name}/{seat}")) for seat in range(players)
    )


def with_realm_deck(deck: Deck, rng: Random, names: Sequence[GameName] = (), world: str = "") -> Deck:
    """The deck with the realm deck the Tyrant's Game needs, if it has none: its own realms, and as many more drawn by
    chance as make twelve (tyrant.decks.realm-deck; conflict.tyrant.duplicates-across). Only realms that fit the games
    of all these names, and as many as there are.
    """
    if deck.realm_deck:
        return deck
    fitting = partial(fits_all, names, world or world_of(deck.printings))
    found = {p.card_id: p.id for p in deck.printings if p.type == "realm" and fitting(p)}
    shelf = shelves()["realm"]
    there_are = len({card.card_id for card in shelf.cards if fitting(card)} | found.keys())
    while len(found) < min(REALMS, there_are):
        card = shelf.draw(rng)
        if fitting(card):
            found.setdefault(card.card_id, card.id)
    return replace(deck, realm_deck=tuple(found.values())[:REALMS])


def _drawn(names: Sequence[GameName], ruleset: str, players: int, world: str, rng: Random) -> Deck:
    name, *others = names
    for deck in _tries(names, ruleset, world, rng):
        if not problems(deck, name, ruleset=ruleset, players=players, world=world, others=others):
            return deck
    raise DeckRefused("simulate-no-deck", game=" + ".join(map(str, names)), tries=str(_TRIES))


def _tries(names: Sequence[GameName], ruleset: str, chosen_world: str, rng: Random) -> Iterator[Deck]:
    name = names[0]
    realm_decks = with_realm_decks(names)
    table = combat_limits(ruleset) if realm_decks else limits(ruleset, name.size)
    of_a_world = any(one.type == "world-war" for one in names)
    for _ in range(_TRIES):
        world = chosen_world or rng.choice(list(WORLDS))
        cards, dungeon = random_deck(table, rng, partial(fits_all, names, world))
        called = f"drawn for {name.name}" + (f", {WORLDS[world]}" if of_a_world else "")
        deck = Deck(called, cards, dungeon or None)
        yield with_realm_deck(deck, rng, names, world) if realm_decks else deck

"""Decks drawn by chance that are legal for a game with a name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from sixrealms.catalogue import WORLDS
from sixrealms.decks import Deck
from sixrealms.errors import DeckRefused
from sixrealms.formats import GameName
from sixrealms.formats.card_bans import fits
from sixrealms.formats.deck_rules import problems
from sixrealms.formats.sealed_product import boxes
from sixrealms.formats.tyrant_decks import REALMS, combat_limits
from sixrealms.rulesets.deck_limits import limits
from sixrealms.simulation.random_decks import random_deck, shelves

_TRIES: Final = 40
_SEALED: Final = ("sealed-deck", "masters-strategy")


def decks_for(name: GameName, ruleset: str, players: int, seed: int, world: str = "") -> tuple[Deck, ...]:
    """One deck for each player, all legal; the same arguments always give the same decks.

    Sealed boxes where the game is played with them. `world` (a key of `catalogue.WORLDS`) is that of all decks of World
    War!; without it chance chooses one for each. OptionError for a size the ruleset does not offer.
    """
    if name.type in _SEALED:
        return tuple(box.deck for box in boxes(seed, players))
    return tuple(_drawn(name, ruleset, players, world, Random(f"{seed}/{name.name}/{seat}")) for seat in range(players))


def with_realm_deck(deck: Deck, rng: Random) -> Deck:
    """The deck with the realm deck the Tyrant's Game needs, if it has none: its own realms, and as many more drawn by
    chance as make twelve (tyrant.decks.realm-deck; conflict.tyrant.duplicates-across).
    """
    if deck.realm_deck:
        return deck
    found = {p.card_id: p.id for p in deck.printings if p.type == "realm"}
    while len(found) < REALMS:
        card = shelves()["realm"].draw(rng)
        found.setdefault(card.card_id, card.id)
    return replace(deck, realm_deck=tuple(found.values())[:REALMS])


def _drawn(name: GameName, ruleset: str, players: int, world: str, rng: Random) -> Deck:
    for deck in _tries(name, ruleset, world, rng):
        if not problems(deck, name, ruleset=ruleset, players=players, world=world):
            return deck
    raise DeckRefused("simulate-no-deck", game=str(name), tries=str(_TRIES))


def _tries(name: GameName, ruleset: str, chosen_world: str, rng: Random) -> Iterator[Deck]:
    table = combat_limits(ruleset) if name.type == "tyrants-game" else limits(ruleset, name.size)
    for _ in range(_TRIES):
        world = chosen_world or rng.choice(list(WORLDS))
        cards, dungeon = random_deck(table, rng, partial(fits, name, world))
        called = f"drawn for {name.name}" + (f", {WORLDS[world]}" if name.type == "world-war" else "")
        deck = Deck(called, cards, dungeon or None)
        if name.type == "tyrants-game":
            deck = with_realm_deck(deck, rng)
        yield deck

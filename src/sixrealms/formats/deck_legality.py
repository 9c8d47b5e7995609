"""Whether a deck may be played in a game with a name, and if not, why and what would mend it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sixrealms.catalogue import WORLDS, printing
from sixrealms.decks import Deck, limits_check
from sixrealms.decks.limits_check import DeckProblem, put_in, take_out
from sixrealms.errors import OptionRefused
from sixrealms.formats.card_bans import no_xs, shattered_land, wizards_challenge, world_war
from sixrealms.formats.deck_entry import FormatEntry, ids
from sixrealms.formats.game_name import GameName
from sixrealms.formats.sealed_decks import masters_strategy, sealed_deck
from sixrealms.formats.tyrant_decks import tyrant_decks
from sixrealms.rulesets.deck_limits import limits as limits_of

SIDEBOARD: Final = 7  # option.sideboard.size
TYRANTS_GAME: Final = "tyrants-game"

_Check = Callable[[FormatEntry], Iterable[DeckProblem]]

INSTEAD_OF_LIMITS: Final[Mapping[str, _Check]] = MappingProxyType(
    {"sealed-deck": sealed_deck, "masters-strategy": masters_strategy, TYRANTS_GAME: tyrant_decks}
)
"""The types whose decks are not built by the usual limits."""

BESIDES_LIMITS: Final[Mapping[str, _Check]] = MappingProxyType(
    {
        "no-xs": no_xs,
        "shattered-land": shattered_land,
        "wizards-challenge": wizards_challenge,
        "world-war": world_war,
    }
)
"""The types that ask more of a deck than the usual limits. All others use these alone (`format.team-spirit.decks`)."""


def problems(
    deck: Deck,
    name: GameName,
    *,
    ruleset: str = "tournament",
    players: int = 3,
    issued: Deck | None = None,
    world: str = "",
    others: Sequence[GameName] = (),
) -> list[DeckProblem]:
    """Everything that keeps the deck out of the game of that name; an empty list means that it is legal.

    `others` are games of other types played together with it (a tournament type with the Tyrant's Game): the deck must
    be legal for all (tyrant.otherwise-normal). `players` matters to the Tyrant's Game, `issued` to sealed decks, and
    `world` (a key of `catalogue.WORLDS`) to World War!. OptionError for a size the ruleset does not offer and for an
    unknown world (`format.world-war.worlds`).
    """
    if world and world not in WORLDS:
        known = ", ".join(WORLDS)
        raise OptionRefused("naming-no-world", said=repr(world[:60]), known=known)
    entries = [FormatEntry(deck, one, ruleset, players, issued, world) for one in (name, *others)]
    instead = [INSTEAD_OF_LIMITS[one.name.type](one) for one in entries if one.name.type in INSTEAD_OF_LIMITS]
    found = [problem for problems_of in instead for problem in problems_of] if instead else _by_limits(entries[0])
    for one in entries:
        if one.name.type in BESIDES_LIMITS:
            found += BESIDES_LIMITS[one.name.type](one)
    return [*found, *_beside_the_deck(entries[0], realm_decks=with_realm_decks((name, *others)))]


def with_realm_decks(names: Iterable[GameName]) -> bool:
    """Whether every player needs a realm deck beside their deck (tyrant.decks.two)."""
    return any(name.type == TYRANTS_GAME for name in names)


def _by_limits(entry: FormatEntry) -> list[DeckProblem]:
    limits = limits_of(entry.ruleset, entry.name.size)
    if "dungeon-cards" in entry.name.variants:  # dungeon.optional-or-default: where the ruleset has none by itself
        limits = replace(limits, dungeon_cards=1)
    found = limits_check.problems(entry.deck, limits)
    if entry.name.type == "shattered-land":  # the doubled Rule of the Cosmos changes nothing for a deck
        single = "format.shattered-land.deck-singleton"
        found = [replace(p, rule_id=single) if p.rule_id == "deck.unique" else p for p in found]
    return found


def _beside_the_deck(entry: FormatEntry, *, realm_decks: bool) -> Iterator[DeckProblem]:
    """Sideboard and realm deck, where the game knows them and where it does not. A sideboard without cards is none:
    that its player has none is told to the others, not refused (variant.sideboard.opt-out-notice).
    """
    sideboard = [printing(i) for i in entry.deck.sideboard]
    args: dict[str, str | int] = {"count": len(sideboard), "size": SIDEBOARD}
    over = len(sideboard) - SIDEBOARD
    mending = take_out(over) if over > 0 else put_in(-over)
    if "sideboard" in entry.name.variants:
        if sideboard and over:
            yield DeckProblem("variant.sideboard.deck-exact", "format-sideboard-size", args, ids(sideboard), *mending)
    elif sideboard and entry.name.type not in ("sealed-deck", "masters-strategy"):  # there said with the deck
        rule = "protocol.no-sideboard-by-default"
        yield DeckProblem(rule, "format-no-sideboard", args, ids(sideboard), *take_out(len(sideboard)))
    realms = entry.deck.realm_deck
    if realms and not realm_decks:
        count = len(realms)
        yield DeckProblem("tyrant.nature", "format-no-realm-deck", {"count": count}, tuple(realms), *take_out(count))

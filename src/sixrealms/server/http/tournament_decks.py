"""Requests for the decks of an event: what somebody has registered, and what they may exchange."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from sixrealms import catalogue
from sixrealms.formats.sealed_decks import MOST_EXCHANGED
from sixrealms.server.http.context import Asking
from sixrealms.server.http.tournament_requests import SERVICE, running, who
from sixrealms.tournament.decks.boosters import may_open
from sixrealms.tournament.decks.sideboards import deck_before, has_sideboards
from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import By, DeckList
from sixrealms.tournament.plan import has_boosters
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.views.told_event import RUNNING


class PiledCard(msgspec.Struct, frozen=True):
    """A card of a deck or sideboard: its printing, and what it is called."""

    id: str
    name: str
    type: str


class NamedDeck(msgspec.Struct, frozen=True):
    """A registered deck with the names of its cards; a dungeon card is among those of the deck. `booster` is empty for
    its player until their first game is over.
    """

    name: str
    deck: tuple[PiledCard, ...]
    sideboard: tuple[PiledCard, ...] = ()
    realms: tuple[PiledCard, ...] = ()
    booster: tuple[PiledCard, ...] = ()


@get("/api/events/{event:str}/decks/{player:str}")
async def show_registered_deck(
    request: Asking, event: FromPath[str], player: FromPath[str], member: FromQuery[int] = 0
) -> DeckList:
    """The registered deck of a player, or of the `member` of a team: for those who run the event and for themselves,
    and for everybody once decks are published.
    """
    by = await who(request, event)
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    return _registered(held.event, by, player, member)


@get("/api/events/{event:str}/decks/{player:str}/cards")
async def show_deck_by_names(
    request: Asking, event: FromPath[str], player: FromPath[str], member: FromQuery[int] = 0
) -> NamedDeck:
    """The same with the names of the cards, as a page shows it."""
    by = await who(request, event)
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    deck = _registered(held.event, by, player, member)
    dungeon = (deck.dungeon,) if deck.dungeon else ()
    sideboard, realms, booster = _piled(deck.sideboard), _piled(deck.realms), _piled(deck.booster)
    return NamedDeck(deck.name, _piled((*deck.cards, *dungeon)), sideboard, realms, booster)


def _registered(event: Event, by: By | None, player: str, member: int) -> DeckList:
    own = by is not None and (by.role in RUNNING or by.name == player)
    if not own and not event.shows_decks:
        raise refused("not-for-player")
    found = event.players.get(player)
    if found is None:
        raise refused("no-player-event", said=player[:24], who="-")
    deck = found.decks.get(member)
    if deck is None:
        raise refused("no-deck", player=found.name)
    if (by is None or by.role == "player") and member not in found.boosters_used and not may_open(event, found, member):
        return msgspec.structs.replace(deck, booster=())  # still sealed
    return deck


class ExchangeTold(msgspec.Struct, frozen=True):
    """A deck and its sideboard as they are before the next `game`; `done`: its player has said what they exchange.

    With `booster` it is what lies in the booster packed with a sealed deck, of which at most `most` cards come in.
    """

    game: int
    deck: tuple[PiledCard, ...]
    sideboard: tuple[PiledCard, ...]
    done: bool
    booster: bool = False
    most: int = 0


@get("/api/events/{event:str}/sideboard")
async def show_sideboard(
    request: Asking, event: FromPath[str], member: FromQuery[int] = 0, of: FromQuery[str] = ""
) -> ExchangeTold | None:
    """What the player whose key this is may exchange before the next game of their table; null where there is nothing.

    For those who run the event: what the player `of` may. A booster is sealed until its player has finished a game.
    """
    by = await running(request, event, "player", "organiser", "judge")
    if by.role != "player" and not of:
        raise refused("not-for-player")
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    player = held.event.players.get(by.name if by.role == "player" else of)
    if player is None:
        raise refused("no-player-event", said=of[:24], who="-")
    now = held.event.current
    table = now.table_of(player.id) if now is not None else None
    member = member if member in player.decks else next(iter(player.decks), 0)
    if has_boosters(held.event.plan):
        if not may_open(held.event, player, member):
            return None
        sealed = player.decks[member]
        game = table.next_game if table is not None else 0
        return ExchangeTold(game, _piled(sealed.cards), _piled(sealed.booster), False, True, MOST_EXCHANGED)
    if table is None or member not in player.decks or not has_sideboards(held.event):
        return None
    game = table.next_game
    deck = deck_before(table, player, member, game)
    dungeon = (deck.dungeon,) if deck.dungeon else ()
    done = (player.id, member) in table.exchanges.get(game, {}) or game in table.online
    return ExchangeTold(game, _piled((*deck.cards, *dungeon)), _piled(deck.sideboard), done)


def _piled(cards: Sequence[str]) -> tuple[PiledCard, ...]:
    found = [PiledCard(one, catalogue.printing(one).name, catalogue.printing(one).type) for one in cards]
    return tuple(sorted(found, key=lambda card: (card.type, card.name, card.id)))


HANDLERS: Final = [show_registered_deck, show_deck_by_names, show_sideboard]

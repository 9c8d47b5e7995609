"""Cards exchanged with the sideboard between the games of a bracket (`option.sideboard.when`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from sixrealms import catalogue
from sixrealms.tournament.brackets import staying
from sixrealms.tournament.decks.boosters import waiting_at
from sixrealms.tournament.event import Event, Participant, TableState, bracket_of
from sixrealms.tournament.fields import DeckList
from sixrealms.tournament.plan import game_of, has_boosters
from sixrealms.tournament.refusals import refused

_ONE_FOR_ONE = "option.sideboard.one-for-one"


def has_sideboards(event: Event) -> bool:
    """Whether the game of the event has them (`protocol.no-sideboard-by-default`)."""
    return "sideboard" in game_of(event.plan).variants


def deck_before(table: TableState, player: Participant, member: int, game: int) -> DeckList:
    """A registered deck after everything that was exchanged at this table before a game and the games before it.

    At the next table it is the registered one again (`variant.sideboard.restore`).
    """
    deck = player.decks[member]
    for number in sorted(table.exchanges):
        cards = table.exchanges[number].get((player.id, member)) if number <= game else None
        if cards is not None:
            deck = exchanged(deck, cards.out, cards.into, player.name)
    return deck


def undecided(event: Event, table: TableState) -> tuple[tuple[str, int], ...]:
    """Who has a sideboard, or a booster they may open, and has not said yet what they exchange before the next game of
    a table of this round; the player and the member.
    """
    if has_boosters(event.plan):
        return waiting_at(event, table)
    now = event.current
    game = table.next_game
    if now is None or game == 1 or game in table.online or not has_sideboards(event) or table not in event.open_tables:
        return ()
    done = table.exchanges.get(game, {})
    return tuple(
        (player, member)
        for player in staying(bracket_of(now, table))
        for member, deck in event.players[player].decks.items()
        if deck.sideboard and (player, member) not in done
    )


def exchanged(deck: DeckList, out: Sequence[str], into: Sequence[str], who: str) -> DeckList:
    """A deck with cards of its sideboard in the place of others; EventRefused where that is not one for one, or a card
    is not there.
    """
    if len(out) != len(into):
        raise refused("exchange-uneven", _ONE_FOR_ONE, out=len(out), into=len(into))
    dungeons_out = [card for card in out if card == deck.dungeon]
    dungeons_in = [card for card in into if catalogue.printing(card).type == "dungeon"]
    if len(dungeons_out) != len(dungeons_in):
        raise refused("exchange-dungeon", "conflict.sideboard.deck-limits", player=who)
    cards = _without(deck.cards, [card for card in out if card not in dungeons_out], who)
    _without((deck.dungeon,) if deck.dungeon else (), dungeons_out, who)  # refuses one that goes out twice
    board = _without(deck.sideboard, into, who)
    return msgspec.structs.replace(
        deck,
        cards=(*cards, *(card for card in into if card not in dungeons_in)),
        sideboard=(*board, *out),
        dungeon=dungeons_in[0] if dungeons_in else deck.dungeon,
    )


def _without(pile: Sequence[str], cards: Sequence[str], who: str) -> list[str]:
    if missing := Counter(cards) - Counter(pile):
        raise refused("exchange-not-there", _ONE_FOR_ONE, player=who, card=next(iter(missing)))
    left = list(pile)
    for card in cards:
        left.remove(card)
    return left

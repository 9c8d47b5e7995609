"""Cards exchanged with the sideboard between the games of a bracket (`option.sideboard.when`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from sixrealms import catalogue
from sixrealms.formats.deck_rules import problems
from sixrealms.tournament.boosters import waiting_at
from sixrealms.tournament.event import Event, Participant, TableState, bracket_of
from sixrealms.tournament.plan import game_of, has_boosters
from sixrealms.tournament.player_names import folded, player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.registration import EntryDeckRefused, deck_of, member_called
from sixrealms.tournament.steps import DeckList, Exchanged, Step
from sixrealms.tournament.tables import staying
from sixrealms.tournament.wishes import Exchange

_ONE_FOR_ONE = "option.sideboard.one-for-one"


def exchange(event: Event, wish: Exchange) -> tuple[Step, ...]:
    """Exchange cards before the next game, or with none say that the deck stays as it is.

    EventRefused before the first game of a bracket, when the next one is open on the network already
    (`protocol.deck-locked`), for cards that are not there, and for a deck that would not be legal.
    """
    if not has_sideboards(event):
        raise refused("no-sideboards", "protocol.no-sideboard-by-default")
    player = player_called(event, wish.player)
    member = member_called(player, wish.member)
    now = event.current
    table = now.table_of(player.id) if now is not None else None
    if now is None or table is None or table not in event.open_tables:
        raise refused("exchange-not-now", "option.sideboard.when", player=player.name)
    game = table.next_game
    if game == 1:
        raise refused("exchange-first-game", "option.sideboard.when", player=player.name)
    if game in table.online:
        raise refused("exchange-locked", "protocol.deck-locked", player=player.name, game=game)
    registered = player.decks.get(member)
    if registered is None or not registered.sideboard:
        raise refused("exchange-none", "variant.sideboard.opt-out-notice", player=player.name)
    deck = deck_before(table, player, member, game - 1)
    dungeon = (deck.dungeon,) if deck.dungeon else ()
    out = tuple(_card(one, (*deck.cards, *dungeon), player.name) for one in wish.out)
    into = tuple(_card(one, deck.sideboard, player.name) for one in wish.into)
    changed = _exchanged(deck, out, into, player.name)
    found = problems(
        deck_of(changed),
        game_of(event.plan),
        ruleset=event.plan.ruleset,
        players=event.plan.table_size * player.persons,
    )
    if found and not player.broken:  # who may play an illegal deck may play it changed
        raise EntryDeckRefused(player.name, deck.name, found)
    return (Exchanged(now.number, table.number, game, player.id, out, into, member),)


def has_sideboards(event: Event) -> bool:
    """Whether the game of the event has them (`protocol.no-sideboard-by-default`)."""
    return "sideboard" in game_of(event.plan).variants


def deck_before(table: TableState, player: Participant, member: int, game: int) -> DeckList:
    """A registered deck after everything that was exchanged at this table before a game and the games before it.

    At the next table it is the registered one again (`variant.sideboard.restore`).
    """
    deck = player.decks[member]
    for number in sorted(table.exchanges):
        step = table.exchanges[number].get((player.id, member)) if number <= game else None
        if step is not None:
            deck = _exchanged(deck, step.out, step.into, player.name)
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


def _exchanged(deck: DeckList, out: Sequence[str], into: Sequence[str], who: str) -> DeckList:
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


def _card(said: str, pile: Sequence[str], who: str) -> str:
    """The printing that is meant, by its id or by the name of the card."""
    if said in pile:
        return said
    named = [one for one in pile if folded(catalogue.printing(one).name) == folded(said)]
    if not named:
        raise refused("exchange-not-there", _ONE_FOR_ONE, player=who, card=said)
    return named[0]

"""Sealed decks that an event issues, and the booster of Master's Strategy, opened after the first game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from sixrealms import catalogue
from sixrealms.formats.deck_rules import problems
from sixrealms.formats.sealed_decks import MOST_EXCHANGED
from sixrealms.formats.sealed_product import boxes
from sixrealms.tournament.deck_changes import from_booster, missing
from sixrealms.tournament.event import Event, Participant, TableState, bracket_of
from sixrealms.tournament.plan import Plan, game_of, has_boosters, is_sealed
from sixrealms.tournament.player_names import folded, player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.registration import EntryDeckRefused, deck_of, list_of, member_called
from sixrealms.tournament.steps import BoosterUsed, By, DeckList, Issued, Step
from sixrealms.tournament.tables import staying
from sixrealms.tournament.wishes import Exchange, Issue

_SWAP: Final = "format.masters-strategy.booster-swap"
_ONE_DECK: Final = "format.sealed-deck.one-deck"


def issue(event: Event, wish: Issue) -> tuple[Step, ...]:
    """Give everybody who has no deck yet a sealed one, or only `player`; drawn from the seed of the wish.

    The same seed gives everybody the same box, whoever else takes part. EventRefused where the game is not played with
    sealed decks, or everybody has one.
    """
    if not is_sealed(event.plan):
        raise refused("issue-not-sealed", game=game_of(event.plan).listing.partition("\n")[0])
    meant = [player_called(event, wish.player)] if wish.player else event.active
    found = [
        Issued(player.id, _box(event.plan, wish.seed, player, member), member)
        for player in meant
        for member, _ in player.people
        if member not in player.decks
    ]
    if not found:
        raise refused("issue-nobody", _ONE_DECK)
    return tuple(found)


def _box(plan: Plan, seed: int, player: Participant, member: int) -> DeckList:
    number = int(player.id.removeprefix("p"))
    box = boxes(seed * 1_000_000 + number * 10 + member, 1)[0]
    name = f"Sealed deck {number}" + (f".{member}" if member else "")
    kept = list_of(box.together if has_boosters(plan) else box.deck)
    return msgspec.structs.replace(kept, name=name)


def finished_games(event: Event, player: str) -> int:
    """How many games of the event somebody has played to their end."""
    return sum(
        player in result.unrazed for now in event.rounds for table in now.tables for result in table.results.values()
    )


def may_open(event: Event, player: Participant, member: int) -> bool:
    """Whether somebody has a booster, unused, and has finished a game (`conflict.masters-strategy.when`)."""
    deck = player.decks.get(member)
    if deck is None or not deck.booster or member in player.boosters_used or not has_boosters(event.plan):
        return False
    return finished_games(event, player.id) > 0


def waiting_at(event: Event, table: TableState) -> tuple[tuple[str, int], ...]:
    """Who at a table of this round has finished exactly one game and not said yet what they take from their booster."""
    now = event.current
    if now is None or table.next_game in table.online or not has_boosters(event.plan):
        return ()
    return tuple(
        (player, member)
        for player in staying(bracket_of(now, table))
        for member in event.players[player].decks
        if may_open(event, event.players[player], member) and finished_games(event, player) == 1
    )


def exchange(event: Event, wish: Exchange, by: By) -> tuple[Step, ...]:
    """Put cards of the booster into a deck, one for one and once, or with none say that the deck stays as it is.

    The changed deck is the registered one from then on. EventRefused before the player's first game is over, while a
    game of their is open on the network, for more than twelve cards, for cards that are not there and for a card the
    deck would have twice (`conflict.masters-strategy.legality`). A player themselves has until their second game is
    over.
    """
    player = player_called(event, wish.player)
    member = member_called(player, wish.member)
    deck = player.decks.get(member)
    if deck is None or not deck.booster:
        raise refused("booster-none", _SWAP, player=player.name)
    if member in player.boosters_used:
        raise refused("booster-used", _SWAP, player=player.name)
    games = finished_games(event, player.id)
    if not games:
        raise refused("booster-too-early", _SWAP, player=player.name)
    if games > 1 and by.role == "player":
        raise refused("booster-too-late", _SWAP, player=player.name)
    now = event.current
    table = now.table_of(player.id) if now is not None else None
    if table is not None and table in event.open_tables and table.next_game in table.online:
        raise refused("exchange-locked", "protocol.deck-locked", player=player.name, game=table.next_game)
    out = tuple(_card(one, deck.cards, player.name) for one in wish.out)
    into = tuple(_card(one, deck.booster, player.name) for one in wish.into)
    if len(into) > MOST_EXCHANGED:
        raise refused("booster-too-many", _SWAP, count=len(into), most=MOST_EXCHANGED)
    if len(out) != len(into):
        raise refused("exchange-uneven", _SWAP, out=len(out), into=len(into))
    for cards, pile in ((out, deck.cards), (into, deck.booster)):
        if card := missing(pile, cards):
            raise refused("booster-not-there", _SWAP, player=player.name, card=card)
    changed = from_booster(deck, out, into)
    assert changed is not None
    seats = event.plan.table_size * player.persons
    found = problems(
        deck_of(changed), game_of(event.plan), ruleset=event.plan.ruleset, players=seats, issued=deck_of(deck)
    )
    if found and not player.broken:
        raise EntryDeckRefused(player.name, deck.name, found)
    return (BoosterUsed(player.id, out, into, member),)


def _card(said: str, pile: Sequence[str], who: str) -> str:
    """The printing that is meant, by its id or by the name of the card."""
    if said in pile:
        return said
    named = [one for one in pile if folded(catalogue.printing(one).name) == folded(said)]
    if not named:
        raise refused("booster-not-there", _SWAP, player=who, card=said)
    return named[0]

"""The booster of Master's Strategy, opened after the first game, and its cards in the place of cards of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from sixrealms.tournament.brackets import staying
from sixrealms.tournament.event import Event, Participant, TableState, bracket_of
from sixrealms.tournament.fields import DeckList
from sixrealms.tournament.plan import has_boosters


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


def missing(pile: Sequence[str], cards: Sequence[str]) -> str:
    """A card that is wanted from a pile more often than it lies there; "" if there is none."""
    return next(iter(Counter(cards) - Counter(pile)), "")


def from_booster(deck: DeckList, out: Sequence[str], into: Sequence[str]) -> DeckList | None:
    """The deck with `into` of its booster in the place of `out`; None where that is not possible one for one."""
    if len(out) != len(into) or missing(deck.cards, out) or missing(deck.booster, into):
        return None
    left = list(deck.cards)
    for card in out:
        left.remove(card)
    return replace(deck, cards=(*left, *into))

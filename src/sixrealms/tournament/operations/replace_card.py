"""Giving somebody a copy of a destroyed card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Annotated

from msgspec import Meta

from sixrealms import catalogue
from sixrealms.tournament.event import CardReplacement, Event
from sixrealms.tournament.fields import Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, PlayerRecord, Record, Stamp, Values
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused

_RULE = "protocol.enter-darkness-replacement"
PrintingId = Annotated[str, Meta(max_length=24)]


class Replaced(PlayerRecord, frozen=True, tag="replaced"):
    """Somebody has a copy of a card that was destroyed, now that the round is over
    (`protocol.enter-darkness-replacement`).
    """

    alone = True

    card: PrintingId

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if folding.player(stamp, self.player):
            folding.event.replaced.append(CardReplacement(stamp, self.player, self.card))

    def values(self, called: Callable[[str], str]) -> Values:
        return super().values(called) | {"card": self.card}


class Replace(Command, frozen=True, tag="replace"):
    """Give somebody a copy of a destroyed card when the round is over."""

    roles = JUDGES

    player: Who
    card: PrintingId

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Between rounds only, and as often as the deck holds the card (`protocol.enter-darkness-replacement`)."""
        player = player_called(event, self.player)
        if event.is_open or not event.rounds:
            raise refused("replace-later", _RULE, player=player.name)
        card = catalogue.printing(self.card)
        registered = Counter(
            one for deck in player.decks.values() for one in (*deck.cards, deck.dungeon, *deck.sideboard)
        )
        if registered and card.id not in registered:
            raise refused("not-in-deck", _RULE, player=player.name, card=card.name)
        since = event.rounds[-1].seated
        now = [(one.player, one.card) for one in event.replaced if one.stamp.number > since]
        if now.count((player.id, card.id)) >= max(registered[card.id], 1):
            raise refused("replaced-already", _RULE, player=player.name, card=card.name)
        return (Replaced(player.id, card.id),)

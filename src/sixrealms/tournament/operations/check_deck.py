"""Comparing what somebody plays with their registered list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from sixrealms.tournament.event import DeckCheck, Event
from sixrealms.tournament.fields import Cards, Small, Text, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, PlayerRecord, Record, Stamp, Values
from sixrealms.tournament.plan import Words
from sixrealms.tournament.player_lookup import member_called, player_called
from sixrealms.tournament.refusals import refused


class DeckChecked(PlayerRecord, frozen=True, tag="deck-checked"):
    """A judge has compared what somebody plays with their registered list."""

    alone = True

    passed: bool
    remark: Text = ""
    member: Small = 0

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if found := folding.player(stamp, self.player):
            found.checks.append(DeckCheck(self.passed, self.remark, stamp.number))

    def values(self, called: Callable[[str], str]) -> Values:
        return super().values(called) | {"passed": int(self.passed), "remark": self.remark or "-"}


class CheckDeck(Command, frozen=True, tag="check-deck"):
    """Note that a deck was compared with its list; `cards`, where given, are what lay on the table."""

    roles = JUDGES

    player: Who
    passed: bool = True
    remark: Text = ""
    cards: Cards = ()
    member: Words = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Cards that are named are compared with the registered deck, its dungeon card included."""
        player = player_called(event, self.player)
        member = member_called(player, self.member)
        deck = player.decks.get(member)
        if deck is None:
            raise refused("no-deck", player=self.member or player.name)
        passed = self.passed
        if self.cards:
            dungeon = (deck.dungeon,) if deck.dungeon else ()
            passed = Counter(self.cards) == Counter((*deck.cards, *dungeon))
        return (DeckChecked(player.id, passed, self.remark, member),)

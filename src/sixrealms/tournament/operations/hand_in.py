"""Handing in a deck, and locking the decks of an event."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from sixrealms import decks
from sixrealms.decks.limits_check import DeckProblem
from sixrealms.formats.deck_legality import problems
from sixrealms.tournament.decks.deck_lists import EntryDeckRefused, deck_of, list_of
from sixrealms.tournament.event import Event, Participant
from sixrealms.tournament.fields import DeckList, Rules, Small, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import (
    JUDGES,
    JUDGES_AND_PLAYERS,
    Command,
    CommandContext,
    PlayerRecord,
    Record,
    Stamp,
    Values,
)
from sixrealms.tournament.plan import Words, game_of, is_sealed
from sixrealms.tournament.player_lookup import member_called, player_called
from sixrealms.tournament.refusals import refused


class DeckRegistered(PlayerRecord, frozen=True, tag="deck-registered"):
    """A deck with its sideboard is handed in; after the start only because a judge agrees (`protocol.deck-locked`).

    `broken` names the rules it breaks, where a judge let it in all the same. In a team `member` is whose it is, from 1.
    """

    alone = True

    deck: DeckList
    broken: Rules = ()
    judge_agrees: bool = False
    member: Small = 0

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if found := folding.player(stamp, self.player):
            found.decks[self.member] = self.deck
            found.broken = self.broken

    def values(self, called: Callable[[str], str]) -> Values:
        return super().values(called) | {"deck": self.deck.name or "-"}


class HandIn(Command, frozen=True, tag="hand-in"):
    """Register a deck: a list, or a shipped deck by its name. `judge_agrees` lets in what else is refused.

    In a team event `member` is whose deck it is.
    """

    roles = JUDGES_AND_PLAYERS

    player: Who
    deck: DeckList | Words
    judge_agrees: bool = False
    member: Words = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """A deck is legal for the game; one that is not, or comes late, is let in only because a judge agrees."""
        asked.only_for_themselves(self.player)
        player = player_called(event, self.player)
        if event.plan.decks == "none":
            raise refused("no-decks")
        member = member_called(player, self.member)
        agrees = self.judge_agrees and asked.by.role in ("organiser", "judge")
        if (event.rounds or event.decks_locked) and not agrees:
            rule = "protocol.deck-locked" if not player.decks else "variant.sideboard.registration"
            raise refused("deck-locked", rule, player=player.name)
        deck = list_of(decks.named(self.deck)) if isinstance(self.deck, str) else _tidied(self.deck)
        found = _wrong_with(event, player, member, deck)
        if found and not agrees:
            raise EntryDeckRefused(player.name, deck.name, found)
        if not deck.booster and member in player.issued:
            deck = replace(deck, booster=player.issued[member].booster)
        broken = tuple(dict.fromkeys(one.rule_id for one in found))
        return (DeckRegistered(player.id, deck, broken, agrees, member),)


class DecksLocked(Record, frozen=True, tag="decks-locked"):
    """Nobody registers or changes a deck any more, or everybody may again until the start (`protocol.deck-locked`)."""

    alone = True

    locked: bool = True

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        folding.event.decks_locked = self.locked

    def about(self) -> tuple[str, ...]:
        return ("decks",)

    def values(self, called: Callable[[str], str]) -> Values:
        return {"locked": int(self.locked)}


class LockDecks(Command, frozen=True, tag="lock-decks"):
    """Let nobody register or change a deck any more, or open registration again before the start."""

    roles = JUDGES

    locked: bool = True

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """From the start on they are locked anyway."""
        if event.plan.decks == "none":
            raise refused("no-decks")
        if event.rounds:
            raise refused("decks-locked-since", "protocol.deck-locked")
        if event.decks_locked == self.locked:
            raise refused("decks-locked-so", locked=int(self.locked))
        return (DecksLocked(self.locked),)


def _tidied(deck: DeckList) -> DeckList:
    """The list with its dungeon card where it belongs, also if it was written among the others."""
    if deck.dungeon:
        return deck
    held = deck_of(deck)
    return replace(deck, cards=held.cards, dungeon=held.dungeon or "")


def _wrong_with(event: Event, player: Participant, member: int, deck: DeckList) -> Sequence[DeckProblem]:
    """What keeps a deck from being registered. Until its booster is opened a sealed deck is played as it was issued,
    where that is known (`format.masters-strategy.base`).
    """
    game, issued = game_of(event.plan), None
    if is_sealed(event.plan):
        issued = deck_of(player.issued.get(member, deck))
        if member not in player.boosters_used:
            game = dataclasses.replace(game, type="sealed-deck")
    seats = event.plan.table_size * player.persons
    return problems(deck_of(deck), game, ruleset=event.plan.ruleset, players=seats, issued=issued)

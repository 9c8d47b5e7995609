"""Giving out sealed decks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from sixrealms.engine.chance import KEY_PATTERN
from sixrealms.formats.sealed_product import boxes
from sixrealms.tournament.decks.deck_lists import list_of
from sixrealms.tournament.event import Event, Participant
from sixrealms.tournament.fields import DeckList, Small
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, PlayerRecord, Record, Stamp
from sixrealms.tournament.plan import Plan, Words, game_of, has_boosters, is_sealed
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused


class Issued(PlayerRecord, frozen=True, tag="issued"):
    """The event gives somebody a sealed deck, with the booster that is packed with it where the game has one."""

    alone = True

    deck: DeckList
    member: Small = 0

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if found := folding.player(stamp, self.player):
            found.issued[self.member] = found.decks[self.member] = self.deck


class Issue(Command, frozen=True, tag="issue"):
    """Give everybody who has no deck a sealed one, or only `player`; with `seed` 0 from a key nobody knows."""

    roles = JUDGES

    player: Words = ""
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | Annotated[str, Meta(pattern=KEY_PATTERN)] = 0

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """The same seed gives everybody the same box, whoever else takes part. EventRefused where the game is not
        played with sealed decks, or everybody has one (`format.sealed-deck.one-deck`).
        """
        if not is_sealed(event.plan):
            raise refused("issue-not-sealed", game=game_of(event.plan).listing.partition("\n")[0])
        meant = [player_called(event, self.player)] if self.player else event.active
        found = [
            Issued(player.id, _box(event.plan, self.seed, player, member), member)
            for player in meant
            for member, _ in player.people
            if member not in player.decks
        ]
        if not found:
            raise refused("issue-nobody", "format.sealed-deck.one-deck")
        return tuple(found)


def _box(plan: Plan, seed: int | str, player: Participant, member: int) -> DeckList:
    number = int(player.id.removeprefix("p"))
    of_theirs = number * 10 + member
    box = boxes(f"{seed}/{of_theirs}" if isinstance(seed, str) else seed * 1_000_000 + of_theirs, 1)[0]
    name = f"Sealed deck {number}" + (f".{member}" if member else "")
    return replace(list_of(box.together if has_boosters(plan) else box.deck), name=name)

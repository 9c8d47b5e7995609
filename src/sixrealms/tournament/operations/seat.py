"""Seating the next round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixrealms.errors import TournamentRefused
from sixrealms.tournament.brackets import Seating, Table
from sixrealms.tournament.day_of_event import DayOfEvent
from sixrealms.tournament.event import Event, Round, TableState
from sixrealms.tournament.fields import Small
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.operations.absent import StayedAway
from sixrealms.tournament.operations.enter import Registered
from sixrealms.tournament.operations.leave import Returned, Withdrawn
from sixrealms.tournament.operations.punish import Penalised, count_losses, lay_losses
from sixrealms.tournament.operations.seat_by_hand import SeatedByHand
from sixrealms.tournament.pairing.seating import digest, seating
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_lookup import open_table_numbers
from sixrealms.tournament.table_record import lay_on_tables

FEWEST_SCORED: Final = 9  # tournament.requirements.players-scored
FEWEST: Final = 3


class Seated(Record, frozen=True, tag="seated"):
    """A round is seated. `tables` are the ones that were announced, `inputs` the digest of what they follow from.

    As long as that is the same, the announced tables are in force, also with another version of the program; when
    something it follows from is corrected, the seating is computed again.
    """

    round: Small
    tables: tuple[Table, ...]
    inputs: str
    final: bool = False
    worth: Small = 0  # what places are multiplied by, see `Bracket`

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        event = folding.event
        if self.round != len(event.rounds) + 1:
            folding.set_aside(stamp, "other-round", round=self.round)
            return
        found = self._by_hand(folding, stamp) or self._as_it_follows(event)
        if found is None:
            folding.set_aside(stamp, "no-seating", round=self.round)
            return
        tables = [TableState(table.number, table.players) for table in found.tables]
        by_hand = isinstance(found, SeatedByHand)
        if not event.days:
            event.days = [DayOfEvent(stamp.at)]
        now = Round(self.round, found.final, found.worth, tables, by_hand, seated=stamp.number, day=len(event.days))
        event.rounds.append(now)
        event.morning = False  # whoever was asked whether they are here has said so
        lay_losses(folding, now)
        gone = _gone_after(folding, stamp)
        for fact, why in lay_on_tables(now, folding.facts[self.round], event.plan.wins, gone):
            folding.set_aside(fact, why, round=self.round)
        count_losses(folding, now)

    def _by_hand(self, folding: Folding, stamp: Stamp) -> SeatedByHand | None:
        """The last seating of this round by a person that seats nobody who never entered."""
        known = {record.player for _, record in folding.in_force if isinstance(record, Registered)}
        for hand, record in reversed(folding.in_force):
            if not isinstance(record, SeatedByHand) or record.round != self.round or hand.number < stamp.number:
                continue
            if all(player in known for table in record.tables for player in table.players):
                return record
            folding.set_aside(hand, "stranger-seated", round=self.round)
        return None

    def _as_it_follows(self, event: Event) -> Seated | Seating | None:
        """The seating as it was announced, or as it follows from results that were corrected since."""
        if self.inputs == digest(event):
            return self
        try:
            again = seating(event)
        except TournamentRefused:  # too few are left, or somebody has no team any more
            return None
        return again if again is not None and again.tables else None

    def values(self, called: Callable[[str], str]) -> Values:
        return {"round": self.round, "tables": len(self.tables), "why": "-", "reasoned": 0}


class Seat(Command, frozen=True, tag="seat"):
    """Seat a round: the first one, or the next when everything in the one before is played."""

    round: Small

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Refused until everything of the round before is played (`tracking.even-pace`)."""
        number = len(event.rounds) + 1
        if self.round != number:
            raise refused("seat-other-round", "tracking.even-pace", round=self.round, next=number)
        if event.resting:
            raise refused("resting")
        if number == 1:
            _may_begin(event)
        _all_are_here(event)
        if still := event.open_tables:
            named = open_table_numbers(event)
            raise refused("still-open", "tracking.even-pace", round=number - 1, tables=named, count=len(still))
        found = seating(event)
        if found is None or not found.tables:
            raise refused("no-more-rounds", player=event.names.get(event.winner, ""))
        return (Seated(number, found.tables, digest(event), found.final, found.worth),)


def _may_begin(event: Event) -> None:
    """EventRefused while something is missing that an event must have before its first round."""
    plan = event.plan
    if not plan.coordinator:
        raise refused("no-coordinator", "tournament.requirements.coordinator")
    persons = sum(player.persons for player in event.active)
    if len(event.active) < FEWEST:
        raise refused("too-few", "tournament.table.three-players", count=len(event.active), least=FEWEST)
    if plan.scored and persons < FEWEST_SCORED:
        raise refused(
            "too-few-scored",
            "tournament.requirements.players-scored",
            "running.scored.three-player-games",
            count=persons,
            least=FEWEST_SCORED,
        )
    missing = [name for player in event.active for name in player.without_deck]
    if plan.decks == "required" and missing:
        raise refused("decks-missing", "variant.sideboard.registration", count=len(missing), who=", ".join(missing[:6]))


def _all_are_here(event: Event) -> None:
    """EventRefused while somebody is asked to say that they are here, and has not."""
    if event.asks_check_in and (awaited := event.awaited):
        named = ", ".join(player.name for player in awaited[:6])
        raise refused("not-checked-in", count=len(awaited), who=named, round=len(event.rounds) + 1)


def _gone_after(folding: Folding, seated: Stamp) -> set[str]:
    """Who leaves while the round that is seated by this record is played."""
    found: set[str] = set()
    absent: set[str] = set()
    for stamp, record in folding.in_force:
        if stamp.number <= seated.number:
            continue
        if isinstance(record, Seated):
            break
        if isinstance(record, Withdrawn):
            found.add(record.player)
        if isinstance(record, Penalised) and record.sanction in ("ejection", "match-loss"):
            found.add(record.player)
        if isinstance(record, StayedAway) and not record.between:
            absent.add(record.player)
        if isinstance(record, Returned):  # who was absent may sit down after all
            absent.discard(record.player)
    return found | absent

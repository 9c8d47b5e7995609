"""Prizes: stated by the organiser, given for titles, drawn at the door."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Annotated

import msgspec
from msgspec import Meta

from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import Id, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.prize import MOST_DRAWN, MOST_PRIZES, Given, GivenPrize, Prize, Prizes
from sixrealms.tournament.refusals import refused

_Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class PrizesStated(Record, frozen=True, tag="prizes-stated"):
    """These are the prizes from now on. Whoever has one of them keeps it."""

    prizes: Prizes

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        event = folding.event
        event.prizes = self.prizes
        kept = {prize.id for prize in self.prizes if prize.kind != "place"}
        event.prizes_given = {prize: given for prize, given in event.prizes_given.items() if prize in kept}

    def about(self) -> tuple[str, ...]:
        return ("prizes",)

    def values(self, called: Callable[[str], str]) -> Values:
        return {"count": len(self.prizes)}


class StatePrizes(Command, frozen=True, tag="state-prizes"):
    """State all prizes; those that have an id are the ones that were stated before."""

    after_the_end = True

    prizes: Prizes

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused for one that is nothing, or for no place or title, and for a list that changes nothing."""
        known = {prize.id for prize in event.prizes}
        stated = [record.prizes for record in asked.log if isinstance(record, PrizesStated)]
        last = max((int(prize.id[1:]) for prizes in stated for prize in prizes), default=0)
        found: list[Prize] = []
        for prize in self.prizes:
            checked = _checked(prize)
            if prize.id not in known or prize.id in {one.id for one in found}:
                last += 1
                checked = msgspec.structs.replace(checked, id=f"p{last}")
            found.append(checked)
        if tuple(found) == event.prizes:
            raise refused("prizes-so")
        return (PrizesStated(tuple(found)),)


class AddPrize(Command, frozen=True, tag="add-prize"):
    """State one prize more."""

    after_the_end = True

    prize: Prize

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused for one that is nothing, or for no place or title."""
        if len(event.prizes) >= MOST_PRIZES:
            raise refused("prizes-many", most=MOST_PRIZES)
        new = msgspec.structs.replace(self.prize, id="")
        return StatePrizes((*event.prizes, new)).decide(event, asked)


def _checked(prize: Prize) -> Prize:
    """A prize with tidy words and only what its kind needs."""
    what, title = " ".join(prize.what.split()), " ".join(prize.title.split())
    if not what:
        raise refused("prize-what")
    if prize.kind == "place":
        if not 1 <= prize.first <= (prize.last or prize.first):
            raise refused("prize-place", first=prize.first, last=prize.last)
        return Prize(id=prize.id, kind="place", what=what, first=prize.first, last=prize.last or prize.first)
    if prize.kind == "title" and not title:
        raise refused("prize-title")
    count = prize.count if prize.kind == "door" else 1
    return Prize(id=prize.id, kind=prize.kind, what=what, title=title if prize.kind == "title" else "", count=count)


class PrizeGiven(Record, frozen=True, tag="prize-given"):
    """These players have a prize: drawn from the number `seed`, or because somebody says so (`seed` 0)."""

    prize: Id
    players: Given
    seed: _Seed = 0

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        event = folding.event
        if all(prize.id != self.prize for prize in event.prizes):
            folding.set_aside(stamp, "no-prize")
            return
        known = tuple(player for player in self.players if player in event.players)
        event.prizes_given = {**event.prizes_given, self.prize: GivenPrize(stamp, known, self.seed)}

    def about(self) -> tuple[str, ...]:
        return ("prizes",)

    def values(self, called: Callable[[str], str]) -> Values:
        return {"players": ", ".join(map(called, self.players)), "seed": self.seed}


class GivePrize(Command, frozen=True, tag="give-prize"):
    """Give a prize for a title to somebody, or to several; given again, the last word counts."""

    after_the_end = True

    prize: Id
    players: Annotated[tuple[Who, ...], Meta(min_length=1, max_length=MOST_DRAWN)]

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused for prizes of places, which the standings give, and of the door, which the lot gives."""
        prize = _called(event, self.prize)
        if prize.kind in ("place", "door"):
            raise refused(f"prize-by-{prize.kind}", what=prize.what)
        found = tuple(dict.fromkeys(player_called(event, one).id for one in self.players))
        if prize.id in event.prizes_given and event.prizes_given[prize.id].players == found:
            raise refused("prize-given-so", what=prize.what)
        return (PrizeGiven(prize.id, found),)


class DrawPrize(Command, frozen=True, tag="draw-prize"):
    """Draw who of those present has a prize of the door; `seed` 0 takes a number nobody knows beforehand."""

    after_the_end = True

    prize: Id
    seed: _Seed = 0

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Of those who have not left: nobody has two prizes of the door before everybody has one.

        The same number draws the same players of the same event, so that the draw can be followed afterwards. What was
        drawn once stays: EventRefused for a prize that was drawn, and where nobody is there.
        """
        prize = _called(event, self.prize)
        if prize.kind != "door":
            raise refused("prize-not-drawn", what=prize.what)
        if prize.id in event.prizes_given:
            raise refused("prize-drawn", what=prize.what)
        here = [player.id for player in event.active]
        if not here:
            raise refused("nobody-here")
        door = {one.id for one in event.prizes if one.kind == "door"}
        drawn = [given.players for id_, given in event.prizes_given.items() if id_ in door]
        times = {player: sum(player in players for players in drawn) for player in here}
        lots = Random(f"{self.seed}:door {prize.id}").sample(here, len(here))
        order = sorted(lots, key=lambda player: times[player])
        return (PrizeGiven(prize.id, tuple(order[: prize.count]), self.seed),)


def _called(event: Event, id_: str) -> Prize:
    found = next((prize for prize in event.prizes if prize.id == id_), None)
    if found is None:
        raise refused("no-prize", prize=id_, prizes=", ".join(prize.id for prize in event.prizes) or "-")
    return found

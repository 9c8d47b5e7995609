"""SheetDrawing by lot whose decks are checked, so that nobody is picked out and everybody can be next."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Annotated, Final

from msgspec import Meta

from sixrealms.tournament.event import DrawnChecks, Event
from sixrealms.tournament.fields import Id, Small
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.refusals import refused

_MOST: Final = 60


class ChecksDrawn(Record, frozen=True, tag="checks-drawn"):
    """These players were drawn by lot for a deck check, from this number: whoever has it can draw them again."""

    alone = True

    round: Small
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    players: Annotated[tuple[Id, ...], Meta(max_length=_MOST)]

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        known = tuple(player for player in self.players if player in folding.event.players)
        folding.event.drawn.append(DrawnChecks(stamp, self.round, self.seed, known))

    def about(self) -> tuple[str, ...]:
        return ("checks-drawn",)

    def values(self, called: Callable[[str], str]) -> Values:
        return {"players": ", ".join(map(called, self.players)), "seed": self.seed}


class DrawChecks(Command, frozen=True, tag="draw-checks"):
    """Draw some of those who play on with a registered deck; `seed` 0 takes a number nobody knows beforehand."""

    roles = JUDGES

    count: Annotated[int, Meta(ge=1, le=_MOST)] = 1
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Nobody is drawn twice before everybody was once. EventRefused where nobody with a deck plays on.

        The same number draws the same players of the same event, so that the draw can be followed afterwards.
        """
        with_deck = [player.id for player in event.active if player.decks]
        if not with_deck:
            raise refused("nobody-to-draw")
        times = {player: sum(player in drawn.players for drawn in event.drawn) for player in with_deck}
        lots = Random(f"{self.seed}:checks {len(event.drawn)}").sample(with_deck, len(with_deck))
        order = sorted(lots, key=lambda player: times[player])
        return (ChecksDrawn(len(event.rounds), self.seed, tuple(order[: self.count])),)

"""What can be won at an event besides points: stated beforehand by the organiser, and given to whom."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from sixrealms.tournament.fields import Id
from sixrealms.tournament.operation import Stamp
from sixrealms.tournament.plan import Words

PrizeKind = Literal["place", "sport", "newcomer", "door", "title"]
"""For places of the standings, for titles people give, and by lot among those who are there."""
MOST_PRIZES: Final = 60
MOST_DRAWN: Final = 60


class Prize(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A prize: `what` it is, and for whom. Places go from `first` to `last`, each with one; `title` names one of
    the organiser's own; `count` is how many are drawn at the door. Without an `id` it is a new one.
    """

    id: Annotated[str, Meta(max_length=24)] = ""
    kind: PrizeKind
    what: Annotated[str, Meta(max_length=200)]
    first: Annotated[int, Meta(ge=0, le=6000)] = 0
    last: Annotated[int, Meta(ge=0, le=6000)] = 0
    title: Words = ""
    count: Annotated[int, Meta(ge=1, le=MOST_DRAWN)] = 1


Prizes = Annotated[tuple[Prize, ...], Meta(max_length=MOST_PRIZES)]
Given = Annotated[tuple[Id, ...], Meta(max_length=MOST_DRAWN)]


class GivenPrize(msgspec.Struct, frozen=True):
    """Who has a prize that is not for a place; `seed` is the number it was drawn from, 0 where a person gave it."""

    stamp: Stamp
    players: tuple[str, ...]
    seed: int = 0

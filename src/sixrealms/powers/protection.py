"""Cards that cannot be removed, or go elsewhere than the rules would send them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixrealms.engine import zones as z
from sixrealms.engine.leave import DEFEAT, EFFECT, RAZE
from sixrealms.engine.power import Context, Noun, Saying, Test, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import HoldsFast, Protection, Redirection, UnplayedEvents
from sixrealms.engine.terms import Why


@dataclass(frozen=True)
class Protected(Protection):
    """Cards passing `who` cannot be discarded and/or razed (`ways`), by cards passing `by` if given; what sends them
    anywhere else than to the discard pile may still do so.
    """

    who: Test
    ways: tuple[str, ...] = ("discard",)
    by: Test | None = None

    def forbids(self, s: State, card: int, why: Why, to: int, effect: Context, x: Context) -> bool:
        discarded = why in (EFFECT, DEFEAT) and to == z.DISCARD
        wanted = (why == RAZE and "raze" in self.ways) or (discarded and "discard" in self.ways)
        if not wanted or not self.who.holds(s, card, x):
            return False
        return self.by is None or (effect.source >= 0 and self.by.holds(s, effect.source, x))

    def saying(self) -> Saying:
        ways = tuple(Saying(f"way-to-{way}") for way in self.ways)
        return Saying("protected", {"who": self.who, "ways": ways, "by": self.by})


PLACE_WORDS = {
    z.POOL: "its pool", z.HAND: "its owner's hand", z.LIMBO: "Limbo", z.ABYSS: "the Abyss", z.VOID: "the Void",
    z.DRAW: "its owner's draw pile", z.DISCARD: "the discard pile",
}  # fmt: skip


@dataclass(frozen=True)
class GoesInstead(Redirection):
    """When a card passing `who` would be discarded or razed for one of these reasons (for any, if none is named), it
    goes elsewhere: if it would go to the zone `instead_of`, by a card passing `by`, by a card of these players.
    """

    who: Test
    to: int
    why: tuple[Why, ...] = (DEFEAT,)
    instead_of: int = z.DISCARD
    by: Test | None = None
    whose: Who | None = None

    def instead(self, s: State, card: int, to: int, why: Why, effect: Context, x: Context) -> int:
        if (self.why and why not in self.why) or (to != self.instead_of and why != RAZE):
            return to
        if not self.who.holds(s, card, x) or (self.whose and not self.whose.includes(s, effect.player, x)):
            return to
        if self.by is not None and (effect.source < 0 or not self.by.holds(s, effect.source, x)):
            return to
        return self.to

    def saying(self) -> Saying:
        why = tuple(Saying(f"why-{why}") for why in self.why) or (Saying(f"why-to-{z.NAMES[self.instead_of]}"),)
        discarded = self.instead_of == z.DISCARD and RAZE not in self.why
        return Saying("goes-instead", {
            "who": self.who, "to": z.NAMES[self.to], "why": why, "by": self.by, "whose": self.whose,
            "instead": "of-discard" if discarded else "at-all",
        })  # fmt: skip


#: What an answer with this tag does.


@dataclass(frozen=True)
class CannotBeAnswered(HoldsFast):
    """Cards passing `who` cannot be negated ("cancel"), turned ("turn") or copied ("duplicate"): the ways of `by`
    (ledger: dispel.undispellable).
    """

    who: Test
    by: tuple[str, ...] = ("cancel",)

    @property
    def against(self) -> frozenset[str]:  # type: ignore[override]
        return frozenset(self.by)

    def saying(self) -> Saying:
        return Saying(
            "cannot-be-answered", {"who": self.who, "ways": tuple(Saying(f"answered-by-{way}") for way in self.by)}
        )


@dataclass(frozen=True)
class UnplayedToDiscard(UnplayedEvents):
    """Events passing `who` that are discarded without having been played go to the discard pile."""

    who: Test

    def spares(self, s: State, card: int, x: Context) -> bool:
        return self.who.holds(s, card, x)


@dataclass(frozen=True)
class LeavesTheGame(Redirection):
    """When a card passing `who` would go from play to one of these zones, whatever the reason, it leaves the game. This
    has the last word about where it goes.
    """

    turn: ClassVar[int] = 2
    who: Test
    instead_of: frozenset[int] = frozenset({z.DISCARD})

    def instead(self, s: State, card: int, to: int, why: Why, effect: Context, x: Context) -> int:
        return z.VOID if s.zone[card] in z.IN_PLAY and to in self.instead_of and self.who.holds(s, card, x) else to

    def saying(self) -> Saying:
        zones = tuple(Noun(f"zone-{z.NAMES[zone]}") for zone in sorted(self.instead_of))
        return Saying("leaves-the-game", {"who": self.who, "zones": zones})

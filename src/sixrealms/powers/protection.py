"""Cards that cannot be removed, or go elsewhere than the rules would send them."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import DrawsFire
from sixrealms.engine.causes import BEARER, DEFEAT, EFFECT, RAZE
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Noun, Saying, Test, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import DiesFor, HoldsFast, KeepsPool, NoCosmos, Protection, Redirection
from sixrealms.engine.terms import ProtectedFrom, Why
from sixrealms.powers.players import EVERYONE
from sixrealms.powers.whereabouts import Of

#: Ways of which the engine asks another question than of what takes cards out of play.
_QUESTIONS: Final = {
    "cancel": HoldsFast.kind,
    "turn": HoldsFast.kind,
    "duplicate": HoldsFast.kind,
    "cosmos": NoCosmos.kind,
    "realmless": KeepsPool.kind,
}


@dataclass(frozen=True)
class Protected(Protection, NoCosmos, HoldsFast, KeepsPool):
    """Cards passing `who` cannot be discarded and/or razed (`ways`), by cards passing `by` if given; what sends them
    anywhere else than to the discard pile may still do so. From "removal" nothing takes them out of play but the rules
    themselves (a rule card replacing a rule card) and what works whatever special powers say (wish.discards), from
    "regardless" not even that (exception to wish.ignores-immunity). From "switch" nothing makes allies change sides,
    from "control" no other player gets them. From "bearer": what hangs on a realm stays there and works when that is
    razed (exception to raze.holding-lost).
    From "treasure": items do not come along to the fight, and whoever beats their bearer gets none of them. From
    "reach": in a draw pile cards of other players can neither look at nor take or discard them.

    From "cancel", "turn" and "duplicate": nothing answers them so (dispel.undispellable). From "cosmos": the Rule of
    the Cosmos does not bind them. From "realmless": a pool is not lost for want of a realm (exception to realm.none.*).
    ValueError for these together with others: each is another rule that gives way.
    """

    who: Test
    ways: tuple[ProtectedFrom, ...] = ("discard",)
    by: Test | None = None

    def __post_init__(self) -> None:
        if len({_QUESTIONS.get(way, Protection.kind) for way in self.ways}) > 1:
            raise ValueError(f"{self.ways} are asked about at different times")

    @property
    def kind(self) -> str:  # type: ignore[override]
        return _QUESTIONS.get(self.ways[0], Protection.kind)

    @property
    def standing(self) -> bool:  # type: ignore[override]
        return self.kind != HoldsFast.kind

    @property
    def against(self) -> frozenset[str]:
        return frozenset(self.ways)

    def keeps_pool(self, s: State, player: int, x: Context) -> bool:
        return self._whose().includes(s, player, x)

    @property
    def unconditional(self) -> bool:  # type: ignore[override]
        return "regardless" in self.ways

    @property
    def also(self) -> frozenset[str]:  # type: ignore[override]
        return frozenset({Protection.HIDES}) if "reach" in self.ways else frozenset()

    def forbids(self, s: State, card: int, why: Why, to: int, effect: Context, x: Context) -> bool:
        if why == BEARER:
            return "bearer" in self.ways and self.who.holds(s, card, x)
        if "removal" in self.ways:
            return why in (EFFECT, DEFEAT) and self.who.holds(s, card, x)
        discarded = why in (EFFECT, DEFEAT) and to == z.DISCARD
        wanted = (why == RAZE and "raze" in self.ways) or (discarded and "discard" in self.ways)
        if not wanted or not self.who.holds(s, card, x):
            return False
        return self.by is None or (effect.source >= 0 and self.by.holds(s, effect.source, x))

    def keeps_side(self, s: State, card: int, effect: Context, x: Context) -> bool:
        if "switch" not in self.ways or not self.who.holds(s, card, x):
            return False
        return self.by is None or (effect.source >= 0 and self.by.holds(s, effect.source, x))

    def keeps_control(self, s: State, card: int, effect: Context, x: Context) -> bool:
        return "control" in self.ways and self.who.holds(s, card, x)

    def _whose(self) -> Who:
        return next((node.who for node in self.who.walk() if isinstance(node, Of)), EVERYONE)

    def left_behind(self, s: State, card: int, x: Context) -> bool:
        return "treasure" in self.ways and self.who.holds(s, card, x)

    def hides(self, s: State, card: int, x: Context) -> bool:
        return "reach" in self.ways and self.who.holds(s, card, x)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """What lies in pools and piles, the Rule of the Cosmos and answers were matters of other words."""
        if self.kind == HoldsFast.kind:
            return "CannotBeAnswered", {"who": self.who, "by": self.ways}
        if self.ways == ("cosmos",):
            return "FreeOfCosmos", {"who": self.who}
        if self.ways == ("realmless",):
            return "PoolStays", {"who": self._whose()}
        if self.ways == ("treasure",):
            return "StaysInThePool", {"who": self.who}
        return ("PilesClosed", {"whose": self._whose()}) if self.ways == ("reach",) else None

    def saying(self) -> Saying:
        if self.kind == HoldsFast.kind:
            ways = tuple(Saying(f"answered-by-{way}") for way in self.ways)
            return Saying("cannot-be-answered", {"who": self.who, "ways": ways})
        if self.ways == ("cosmos",):
            return Saying("free-of-cosmos", {"who": self.who})
        if self.ways == ("realmless",):
            return Saying("pool-stays", {"who": self._whose()})
        if self.ways == ("treasure",):
            return Saying("stays-in-the-pool", {"who": self.who})
        if self.ways == ("reach",):
            return Saying("piles-closed", {"whose": self._whose(), "pile": Noun("zone-draw")})
        if "removal" in self.ways and "control" in self.ways:
            return Saying("never-leaves-pool", {"who": self.who})
        if "removal" in self.ways:
            return Saying("never-removed", {"who": self.who})
        ways = tuple(Saying(f"way-to-{way}") for way in self.ways)
        return Saying("protected", {"who": self.who, "ways": ways, "by": self.by})


@dataclass(frozen=True)
class DiscardedInstead(DiesFor):
    """When another card passing `who` would be discarded, razed and/or taken out of play in any way ("removal") because
    of a card, one passing `by` if given, this card is discarded instead (inplay.leaving-default).
    """

    who: Test
    ways: tuple[ProtectedFrom, ...] = ("discard",)
    by: Test | None = None

    def saves(self, s: State, card: int, why: Why, to: int, effect: Context, x: Context) -> bool:
        taken = to not in z.IN_PLAY if "removal" in self.ways else to == z.DISCARD and "discard" in self.ways
        if not (why in (EFFECT, DEFEAT) and taken) and not (why == RAZE and "raze" in self.ways):
            return False
        if effect.source < 0 or (self.by is not None and not self.by.holds(s, effect.source, x)):
            return False
        return self.who.holds(s, card, x)

    def saying(self) -> Saying:
        ways = tuple(Saying(f"way-to-{way}") for way in self.ways)
        return Saying("discarded-instead", {"who": self.who, "ways": ways, "by": self.by})


@dataclass(frozen=True)
class GoesInstead(Redirection):
    """When a card passing `who` would be discarded or razed for one of these reasons (for any, if none is named), it
    goes elsewhere: if it would go to the zone `instead_of`, by a card passing `by`, by a card of these players.

    `and_back`: what would go there goes to the other zone in exchange; if one of them is Limbo, what comes to lie there
    returns, whatever it is (exception to limbo.only-champions-return). `last`: this has the last word about where a
    card goes that leaves play. `may`: the player of a champion that has lost its round by totals is asked; one that a
    card takes out of its round goes there. `unplayed`: of events only those that have not been played, which are
    discarded all the same. `anywhere`: it goes there out of a hand or pile, too, but for avatars.
    """

    who: Test
    to: int
    why: tuple[Why, ...] = (DEFEAT,)
    instead_of: int | tuple[int, ...] = z.DISCARD
    by: Test | None = None
    whose: Who | None = None
    and_back: bool = False
    last: bool = False
    may: bool = field(default=False, metadata=ADDED)
    unplayed: bool = field(default=False, metadata=ADDED)
    anywhere: bool = field(default=False, metadata=ADDED)

    @property
    def turn(self) -> int:  # type: ignore[override]
        return 2 if self.last else 1 if self.and_back else 0 if z.DISCARD in self.zones else 3

    @property
    def zones(self) -> tuple[int, ...]:
        """The zones a card does not go to."""
        return (self.instead_of,) if isinstance(self.instead_of, int) else self.instead_of

    def spares(self, s: State, card: int, x: Context) -> bool:
        return self.unplayed and self.to == z.DISCARD and self.who.holds(s, card, x)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """What events do that have not been played was a word of its own."""
        return ("UnplayedToDiscard", {"who": self.who}) if self.unplayed else None

    def instead(self, s: State, card: int, to: int, why: Why, effect: Context, x: Context) -> int:
        if self.unplayed:
            return to
        if self.and_back and to == self.to:
            return self.zones[0] if self.who.holds(s, card, x) else to
        if (self.why and why not in self.why) or (to not in self.zones and (why != RAZE or RAZE not in self.why)):
            return to
        if self.last and s.zone[card] not in z.IN_PLAY:
            return to
        if not self.who.holds(s, card, x) or (self.whose and not self.whose.includes(s, effect.player, x)):
            return to
        if self.by is not None and (effect.source < 0 or not self.by.holds(s, effect.source, x)):
            return to
        return self.to

    def exchanges(self, s: State, card: int, x: Context) -> bool:
        return self.and_back and (self.to == z.LIMBO or z.LIMBO in self.zones) and self.who.holds(s, card, x)

    def saying(self) -> Saying:
        if self.unplayed:
            return Saying("unplayed-to-discard", {"who": self.who})
        if self.last:
            zones = tuple(Noun(f"zone-{z.NAMES[zone]}") for zone in sorted(self.zones))
            return Saying("leaves-the-game", {"who": self.who, "zones": zones})
        one, other = (Noun(f"zone-{z.NAMES[zone]}") for zone in (self.to, self.zones[0]))
        if self.and_back:
            return Saying("zones-exchanged", {"who": self.who, "one": one, "other": other})
        why = tuple(Saying(f"why-{why}") for why in self.why) or (Saying(f"why-to-{z.NAMES[self.zones[0]]}"),)
        discarded = self.zones[0] == z.DISCARD and RAZE not in self.why
        instead = "of-discard" if discarded else "at-all"
        if discarded and not self.why and self.by is None and self.whose is None:
            return Saying("goes-whatever", {
                "who": self.who, "to": z.NAMES[self.to], "may": self.may, "anywhere": self.anywhere,
            })  # fmt: skip
        return Saying("goes-instead", {
            "who": self.who, "to": z.NAMES[self.to], "why": why, "by": self.by, "whose": self.whose,
            "instead": instead, "may": self.may,
        })  # fmt: skip


@dataclass(frozen=True)
class StruckFirst(DrawsFire):
    """Another player who chooses among the allies of a champion must choose those passing `who` before the others."""

    who: Test


#: What an answer with this tag does.

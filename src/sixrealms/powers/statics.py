"""Continuous effects other than levels: immunities, grants, bars, prohibitions, protections, identity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sixrealms.engine import zones as z
from sixrealms.engine.leave import DEFEAT, EFFECT, RAZE
from sixrealms.engine.power import Context, Number, Test, Who
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import Battle, State
from sixrealms.engine.statics import (
    AllowsUse,
    AttachRule,
    Bar,
    Bypass,
    ChangesKinds,
    ChangesType,
    ChangesWorld,
    DrawCount,
    HandSize,
    Immunity,
    MayFightAgain,
    MayNotFight,
    NoCosmos,
    PlayerImmunity,
    Prohibition,
    Protection,
    Reach,
    RealmChampion,
    Redirection,
    SpoilsCount,
    Stays,
    TakesIconAbility,
    TakesPower,
)
from sixrealms.engine.traits import fights_for, worlds
from sixrealms.powers.english import a_card, article, cards, does, join
from sixrealms.powers.levels import each_of
from sixrealms.powers.questions import Is, Named

_NOBODY: Final = Context(-1, -1)


@dataclass(frozen=True)
class Immune(Immunity):
    """Cards passing `who` are not affected by cards passing `to` (ledger: immunity.*)."""

    writes: ClassVar[frozenset[str]] = frozenset({"immunity"})
    who: Test
    to: Test

    def covers(self, s: State, card: int, source: int, x: Context) -> bool:
        return source >= 0 and self.who.holds(s, card, x) and self.to.holds(s, source, x)

    def names(self, s: State, source: int) -> bool:
        return any(isinstance(part, Named) and part.holds(s, source, _NOBODY) for part in self.to.walk())

    def text(self) -> str:
        return f"{each_of(self.who)} is immune to {cards(self.to.text())}"


@dataclass(frozen=True)
class ImmuneEvenToGood(Immune):
    """The same against what would help them too, whoever it comes from; a card's own power is not shut out
    (ledger: named.control-wind.shield).
    """

    even_to_good: ClassVar[bool] = True

    def covers(self, s: State, card: int, source: int, x: Context) -> bool:
        return card != source and super().covers(s, card, source, x)

    def text(self) -> str:
        return f"{super().text()}, even to those that would help"


@dataclass(frozen=True)
class PlayersImmune(PlayerImmunity):
    """These players are not affected by cards passing `to`."""

    who: Who
    to: Test

    def covers(self, s: State, player: int, effect: Context, x: Context) -> bool:
        return effect.source >= 0 and self.who.includes(s, player, x) and self.to.holds(s, effect.source, x)

    def text(self) -> str:
        return f"{cards(self.to.text())} do not affect {self.who.text()}"


@dataclass(frozen=True)
class MayUse(AllowsUse):
    """Champions passing `who` may use cards passing `what` (ledger: allany.includes-restricted)."""

    who: Test
    what: Test

    def text(self) -> str:
        return f"{each_of(self.who)} may use {cards(self.what.text())}"


@dataclass(frozen=True)
class Has(ChangesKinds):
    """Cards passing `who` gain (or lose) designations: "Flyer", "Undead" ..."""

    writes: ClassVar[frozenset[str]] = frozenset({"kind", "move"})
    who: Test
    gains: tuple[str, ...] = ()
    loses: tuple[str, ...] = ()

    def change(self, s: State, kinds: frozenset[str], x: Context) -> frozenset[str]:
        return (kinds | set(self.gains)) - set(self.loses)

    def text(self) -> str:
        parts = []
        if self.gains:
            parts.append(f"counts as {join([article(k.lower()) for k in self.gains])}")
        if self.loses:
            parts.append(f"is no longer {join([article(k.lower()) for k in self.loses])}")
        return f"{each_of(self.who)} {join(parts)}"


@dataclass(frozen=True)
class AlsoOfWorld(ChangesWorld):
    """Cards passing `who` also belong (or `only` belong) to a world; "any" means all seven."""

    writes: ClassVar[frozenset[str]] = frozenset({"world"})
    who: Test
    world: str
    only: bool = False

    def change(self, s: State, worlds: frozenset[str], x: Context) -> frozenset[str]:
        new = frozenset({"ADD", "BR", "DL", "DS", "FR", "GH", "RL"}) if self.world == "any" else frozenset({self.world})
        return new if self.only else worlds | new

    def text(self) -> str:
        from sixrealms.powers.questions import World

        name = "every world" if self.world == "any" else f"the world of {World(self.world).text()}"
        return f"{each_of(self.who)} {'belongs only' if self.only else 'also belongs'} to {name}"


@dataclass(frozen=True)
class Becomes(ChangesType):
    """Cards passing `who` are of another champion type (ledger: icon.ability.type-change)."""

    writes: ClassVar[frozenset[str]] = frozenset({"type"})
    who: Test
    type: str

    def becomes(self, s: State, card: int, x: Context) -> str:
        return self.type

    def text(self) -> str:
        return f"{each_of(self.who)} is {article(self.type)}"


@dataclass(frozen=True)
class DefendsItself(RealmChampion):
    """The realm (or the realm this holding is on) can defend itself as a champion."""

    level: Number
    type: str = "champion"
    kinds: frozenset[str] = frozenset()
    falls: bool = True  # razed when it loses (open.realm-defends-itself)

    def defends(self, s: State, realm: int, x: Context) -> bool:
        host = s.host[x.source]
        return realm == (host if host >= 0 else x.source)

    def level_of(self, s: State, x: Context) -> int:
        return self.level.value(s, x)

    def razes(self, s: State, realm: int, x: Context) -> bool:
        return self.falls

    def text(self) -> str:
        traits = "".join(f"{k.lower()} " for k in sorted(self.kinds))
        return f"this realm may come to its own defence as a level {self.level.text()} {traits}{self.type}"


@dataclass(frozen=True)
class CannotAttack(Bar):
    """Champions passing `who` cannot attack realms passing `realm` (None: this realm)."""

    who: Test
    realm: Test | None = None

    def refuses(self, s: State, champion: int, realm: int, x: Context) -> Reason | None:
        if not _about(s, realm, x, self.realm) or not self.who.holds(s, champion, x):
            return None
        return Reason("move.flyer.barred" if self.who.text() == "flyer" else "general.golden-rule", "barred", x.source)

    def text(self) -> str:
        where = "this realm" if self.realm is None else f"any {self.realm.text()}"
        return f"no {self.who.text()} can attack {where}"


@dataclass(frozen=True)
class OnlyAttackedBy(Bar):
    """Only champions passing `who` can attack (ledger: move.earthwalker.reach)."""

    who: Test
    realm: Test | None = None

    def refuses(self, s: State, champion: int, realm: int, x: Context) -> Reason | None:
        if not _about(s, realm, x, self.realm) or self.who.holds(s, champion, x):
            return None
        return Reason("move.earthwalker.reach", "barred", x.source)

    def text(self) -> str:
        where = "this realm" if self.realm is None else f"any {self.realm.text()}"
        return f"only {article(self.who.text())} can attack {where}"


def _about(s: State, realm: int, x: Context, test: Test | None) -> bool:
    if test is not None:
        return test.holds(s, realm, x)
    host = s.host[x.source]
    return realm == (host if host >= 0 else x.source)


@dataclass(frozen=True)
class CanReach(Reach):
    """Champions passing `who` may attack any realm: past position, or ("restrictions") past bars too."""

    writes: ClassVar[frozenset[str]] = frozenset({"move"})
    who: Test
    past: str = "position"
    realm: Test | None = None

    def grade(self, s: State, champion: int, realm: int, x: Context) -> int:
        if not self.who.holds(s, champion, x) or (self.realm is not None and not self.realm.holds(s, realm, x)):
            return 0
        return 2 if self.past == "restrictions" else 1

    def text(self) -> str:
        extra = " or restrictions" if self.past == "restrictions" else ""
        where = "any realm" if self.realm is None else f"any {self.realm.text()}"
        return f"{each_of(self.who)} may attack {where} regardless of position{extra}"


@dataclass(frozen=True)
class CannotPlay(Prohibition):
    """These players cannot play cards passing `what` (used by a champion passing `user`, if given)."""

    whose: Who
    what: Test
    user: Test | None = None

    def refuses(self, s: State, player: int, card: int, other: int, x: Context) -> Reason | None:
        if not self.whose.includes(s, player, x) or not self.what.holds(s, card, x):
            return None
        if self.user is not None:
            user = other if other >= 0 else fights_for(s, player)
            if user < 0 or not self.user.holds(s, user, x):
                return None
        return Reason("general.golden-rule", "forbidden", x.source)

    def text(self) -> str:
        by = f" with {a_card(self.user)}" if self.user else ""
        whose = self.whose.text()
        head = "nobody can" if whose == "every player" else f"{whose} cannot"
        return f"{head} play {cards(self.what.text())}{by}"


@dataclass(frozen=True)
class CannotFight(MayNotFight):
    """Champions passing `who` may not attack and/or defend."""

    who: Test
    roles: tuple[str, ...] = ("attack", "defend")

    def text(self) -> str:
        roles = " or ".join(self.roles)
        alone = each_of(self.who) == self.who.text()
        return f"{self.who.text()} cannot {roles}" if alone else f"no {self.who.text()} can {roles}"


@dataclass(frozen=True)
class FightsAgain(MayFightAgain):
    """Champions passing `who` may fight another round of the battle (`role`: attack or defend)."""

    who: Test
    role: str
    rounds: int = 2

    def allows(self, s: State, champion: int, role: str, x: Context) -> bool:
        b = s.battle
        return (
            b is not None
            and role == self.role
            and self.who.holds(s, champion, x)
            and b.used.count(champion) < self.rounds
        )

    def text(self) -> str:
        return f"{each_of(self.who)} may {self.role} in up to {self.rounds} rounds of a battle"


@dataclass(frozen=True)
class Protected(Protection):
    """Cards passing `who` cannot be removed: from "discard", "raze" or both, by cards passing `by`."""

    who: Test
    ways: tuple[str, ...] = ("discard",)
    by: Test | None = None

    def forbids(self, s: State, card: int, why: str, to: int, effect: Context, x: Context) -> bool:
        wanted = (why == RAZE and "raze" in self.ways) or (why in (EFFECT, DEFEAT) and "discard" in self.ways)
        if not wanted or not self.who.holds(s, card, x):
            return False
        return self.by is None or (effect.source >= 0 and self.by.holds(s, effect.source, x))

    def text(self) -> str:
        by = f" by {cards(self.by.text())}" if self.by else ""
        ways = " or ".join({"discard": "discarded", "raze": "razed"}[w] for w in self.ways)
        return f"{each_of(self.who)} cannot be {ways}{by}"


PLACE_WORDS = {z.POOL: "its pool", z.HAND: "its owner's hand", z.LIMBO: "Limbo", z.ABYSS: "the Abyss", z.VOID: "the Void",
           z.DRAW: "its owner's draw pile", z.DISCARD: "the discard pile"}  # fmt: skip


@dataclass(frozen=True)
class GoesInstead(Redirection):
    """When a card passing `who` would be discarded for one of these reasons, it goes elsewhere."""

    who: Test
    to: int
    why: tuple[str, ...] = (DEFEAT,)
    from_zones: frozenset[int] = frozenset({z.DISCARD})

    def instead(self, s: State, card: int, to: int, why: str, effect: Context, x: Context) -> int:
        if why in self.why and to in self.from_zones and self.who.holds(s, card, x):
            return self.to
        return to

    def text(self) -> str:
        cause = " or ".join(
            {DEFEAT: "defeated", EFFECT: "discarded by card play", RAZE: "razed"}.get(w, w) for w in self.why
        )
        return f"when {self.who.text()} is {cause}, it goes to {PLACE_WORDS[self.to]} instead of being discarded"


@dataclass(frozen=True)
class RealmsFallInstead(Redirection):
    """A realm razed by the attack of a champion passing `attacker` is discarded instead."""

    attacker: Test

    def instead(self, s: State, card: int, to: int, why: str, effect: Context, x: Context) -> int:
        if why == RAZE and effect.source >= 0 and self.attacker.holds(s, effect.source, x):
            return z.DISCARD
        return to

    def text(self) -> str:
        return f"a realm razed by the attack of {self.attacker.text()} is discarded instead"


@dataclass(frozen=True)
class PowerLost(TakesPower):
    """Special powers of cards passing `who` do nothing (ledger: gloss.negate)."""

    who: Test

    def text(self) -> str:
        return f"{each_of(self.who)} loses its special power"


@dataclass(frozen=True)
class IconLost(TakesIconAbility):
    who: Test

    def text(self) -> str:
        return f"{each_of(self.who)} loses its icon ability"


@dataclass(frozen=True)
class HandLimit(HandSize):
    """These players may keep more or fewer cards."""

    who: Who
    add: int

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        return value + self.add

    def text(self) -> str:
        change = f"{abs(self.add)} {'more' if self.add > 0 else 'fewer'} cards"
        return f"{self.who.text()} may keep {change} in hand at the end of the turn"


@dataclass(frozen=True)
class DrawsPerTurn(DrawCount):
    """These players draw more or fewer cards in phase 1, or another number altogether, found for "that player"."""

    who: Who
    add: int = 0
    to: Number | None = None
    floor: int = 0

    @property
    def replaces(self) -> bool:
        return self.to is not None

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        if self.to is not None:
            return self.to.value(s, x.bind("each", player))
        return value + self.add

    def text(self) -> str:
        least = f" (at least {self.floor})" if self.floor else ""
        if self.to is not None:
            usual = f"in phase 1 {does(self.who.text(), 'draw')}, instead of the usual number of cards,"
            return f"{usual} {self.to.text()}{least}"
        change = f"{abs(self.add)} {'more' if self.add > 0 else 'fewer'} card{'' if abs(self.add) == 1 else 's'}"
        return f"{does(self.who.text(), 'draw')} {change} in phase 1{least}"


@dataclass(frozen=True)
class Spoils(SpoilsCount):
    """These players draw more or fewer spoils cards."""

    who: Who
    add: int

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        return value + self.add

    def text(self) -> str:
        change = f"{abs(self.add)} {'more' if self.add > 0 else 'fewer'}"
        return f"{does(self.who.text(), 'draw')} {change} as spoils of victory"


@dataclass(frozen=True)
class AttachTo(AttachRule):
    """Cards passing `what` may hang on `host` `despite` the rules about worlds, or about worlds and number."""

    what: Test
    host: Test
    despite: str = "world and number"

    @property
    def any_number(self) -> bool:
        return self.despite != "world"

    def allows(self, s: State, card: int, host: int, x: Context) -> bool:
        return self.what.holds(s, card, x) and self.host.holds(s, host, x)

    def refuses(self, s: State, card: int, host: int, x: Context) -> Reason | None:
        return None

    def text(self) -> str:
        what = self.what.text() if isinstance(self.what, Is) else article(self.what.text())
        return f"{what} may be attached to {a_card(self.host)} regardless of {self.despite}"


@dataclass(frozen=True)
class AttachOnlyTo(AttachRule):
    """The card itself may hang only on cards passing `host`."""

    host: Test

    def allows(self, s: State, card: int, host: int, x: Context) -> bool:
        return False

    def refuses(self, s: State, card: int, host: int, x: Context) -> Reason | None:
        if card == x.source and not self.host.holds(s, host, x):
            return Reason("card.world.matching", "not-this-bearer", card)
        return None

    def text(self) -> str:
        return f"can be attached only to {article(self.host.text())}"


@dataclass(frozen=True)
class StaysAfterRound(Stays):
    who: Test

    def text(self) -> str:
        return f"{each_of(self.who)} stays after the round"


@dataclass(frozen=True)
class PassesBy(Bypass):
    """The attack of a champion passing `attacker` passes the defender by."""

    attacker: Test

    def bypasses(self, s: State, battle: Battle, x: Context) -> bool:
        return self.attacker.holds(s, battle.champion, x)

    def text(self) -> str:
        return f"nobody can defend against {self.attacker.text()}"


@dataclass(frozen=True)
class FreeOfCosmos(NoCosmos):
    who: Test

    def text(self) -> str:
        return f"the Rule of the Cosmos does not bind {self.who.text()} cards"


@dataclass(frozen=True)
class SameWorldAs(Test):
    """Shares a world with the referenced card's realm or champion."""

    other: Test

    def holds(self, s: State, card: int, x: Context) -> bool:
        from sixrealms.engine.board import in_play

        return any(worlds(s, card) & worlds(s, o) for o in in_play(s) if self.other.holds(s, o, x))

    def text(self) -> str:
        return f"of the same world as {self.other.text()}"

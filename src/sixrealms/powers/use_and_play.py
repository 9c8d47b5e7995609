"""Continuous effects on what may be used, played and attached, and on what stays in play."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine.combatants import fights_for
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.immunity import binds_another
from sixrealms.engine.opened_ways import allies_pass_bars
from sixrealms.engine.power import ADDED, Cards, Context, Saying, Test, Who
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.statics import AllowsUse, AttachRule, Prohibition
from sixrealms.engine.terms import AttachLimit
from sixrealms.engine.traits import card_type
from sixrealms.powers.card_questions import ALLY
from sixrealms.powers.conditions import lying
from sixrealms.powers.sets import Pile


@dataclass(frozen=True)
class MayUse(AllowsUse):
    """Champions passing `who` may use cards passing `what`, also those that are for others by their own text (ledger:
    allany.includes-restricted, open.allany-grant).
    """

    who: Test
    what: Test


@dataclass(frozen=True)
class CannotPlay(Prohibition):
    """These players cannot play cards passing `what` (used by a champion passing `user`, if given), as long as there is
    a card of the set `meanwhile`, if given; `rebuilding`: nor rebuild razed realms, neither by the rule nor by a card
    (exception to rebuild.cost). `bars`: it keeps allies from coming against the realm, as CannotAttack does champions;
    those of a champion who passes all bars with its allies (CanReach) may be played.
    """

    whose: Who
    what: Test
    user: Test | None = None
    meanwhile: Cards | None = field(default=None, metadata=ADDED)
    rebuilding: bool = field(default=False, metadata=ADDED)
    bars: bool = field(default=False, metadata=ADDED)

    @property
    def keeps_allies_away(self) -> bool:
        return self.bars and self.what != ALLY  # what lets nobody play allies says nothing of those that are there

    def bars_rebuilding(self, s: State, player: int, x: Context) -> bool:
        return self.rebuilding and self.whose.includes(s, player, x)

    def refuses(self, s: State, player: int, card: int, other: int, x: Context) -> Reason | None:
        if self.meanwhile is not None and not self.meanwhile.exist(s, x):
            return None
        if not self.whose.includes(s, player, x) or not self.what.holds(s, card, x):
            return None
        if self.bars and allies_pass_bars(s):
            return None
        if self.user is not None:
            user = other if other >= 0 else fights_for(s, player)
            if user < 0 or not self.user.holds(s, user, x):
                return None
        return Reason("card.power.definition", "forbidden", x.source)

    def saying(self) -> Saying:
        values = {"whose": self.whose, "what": self.what, "user": self.user}
        if self.rebuilding:
            return Saying("cannot-play-or-rebuild", values)
        meanwhile = lying(self.meanwhile) if isinstance(self.meanwhile, Pile) else self.meanwhile
        return Saying("cannot-play", {**values, "meanwhile": meanwhile})


@dataclass(frozen=True)
class AttachTo(AttachRule):
    """Cards passing `what` may hang on `host` `despite` the rules about worlds, or about worlds and number: so many as
    come to `most`, with nothing else of their type, if that is named.
    """

    what: Test
    host: Test
    despite: AttachLimit = "world and number"
    most: int = field(default=0, metadata=ADDED)

    @property
    def any_number(self) -> bool:
        return self.despite != "world"

    def concerns(self, s: State, card: int, x: Context) -> bool:
        return self.what.holds(s, card, x)

    def allows(self, s: State, card: int, host: int, x: Context) -> bool:
        if not self.what.holds(s, card, x) or not self.host.holds(s, host, x):
            return False
        if binds_another(s, x.source, s.ctrl[host]):
            return False
        alike = [hung for hung in s.on(host) if card_type(s, hung) == card_type(s, card)] if self.most else []
        return not self.most or (len(alike) < self.most and all(self.what.holds(s, hung, x) for hung in alike))

    def refuses(self, s: State, card: int, host: int, x: Context) -> Reason | None:
        return None

    def saying(self) -> Saying:
        if self.most:
            return Saying("attach-up-to", {"most": self.most, "what": self.what, "host": self.host})
        return Saying("attach-to", {"what": self.what, "host": self.host, "despite": self.despite})


@dataclass(frozen=True)
class AttachOnlyTo(AttachRule):
    """The card itself may hang only on cards passing `host`."""

    host: Test

    @property
    def widens(self) -> bool:
        return False

    def concerns(self, s: State, card: int, x: Context) -> bool:
        return card == x.source

    def allows(self, s: State, card: int, host: int, x: Context) -> bool:
        return False

    def refuses(self, s: State, card: int, host: int, x: Context) -> Reason | None:
        if card == x.source and not self.host.holds(s, host, x):
            return Reason("card.world.matching", "not-this-bearer", card)
        return None

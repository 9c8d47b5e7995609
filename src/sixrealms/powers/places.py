"""What realms and holdings do for their place: who cannot come there, who fights there, when it falls."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field
from typing import TYPE_CHECKING

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.battle_statics import ActsAsAlly
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import Imitation, Withstands
from sixrealms.engine.traits import fights_as_ally
from sixrealms.powers.access import CannotAttack
from sixrealms.powers.card_questions import ALLY, Kind, Named
from sixrealms.powers.players import ATTACKING_PLAYER
from sixrealms.powers.use_and_play import CannotPlay

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


def closed_to(kind: Kind) -> tuple[Always, Always]:
    """Neither champions nor allies of a race or movement may come against this realm, unless they pass all bars.

    Allies can be flyers, undead and the like as well as champions (ledger: move.flyer.barred, gloss.allies.traits).
    """
    return Always(CannotAttack(kind)), Always(CannotPlay(ATTACKING_PLAYER, kind & ALLY, bars=True))


@dataclass(frozen=True)
class FightsForRealm(ActsAsAlly):
    """The holding, or an ally that stays with the realm, counts as an ally of whatever defends its realm, at the bonus
    in its icon (ledger: combat.e.totals); with `who` the cards hanging on its realm that pass, a champion at its base
    level.

    It does not hang on the defender: it neither changes sides nor goes when the other allies go, but what discards
    allies of its level discards it.
    """

    who: Test | None = field(default=None, metadata=ADDED)

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"level"})

    def cards(self, s: State, x: Context) -> Collection[int]:
        if self.who is None:
            return (x.source,)
        return [card for card in s.on(self._realm(s, x)) if self.who.holds(s, card, x)]

    def _realm(self, s: State, x: Context) -> int:
        """The realm it lies with; of a realm itself."""
        return x.source if self.who is not None and s.zone[x.source] == z.FORMATION else s.host[x.source]

    def saying(self) -> Saying:
        return Saying("fights-for-realm") if self.who is None else Saying("fight-for-realm", {"who": self.who})

    def beside(self, s: State, x: Context) -> int:
        b = s.battle
        realm = self._realm(s, x)
        if b is not None and self.who is not None and b.opponent == realm:
            return -1  # what hangs on a realm that fights for itself is beside it anyway
        if b is None or b.target != realm or (b.opponent == realm and fights_as_ally(s, x.source)):
            return -1  # an ally of the realm that fights for itself hangs on its champion, like any other
        return b.opponent


@dataclass(frozen=True)
class FallsAfter(Withstands):
    """The realm, of a holding the one it is attached to, is turned over only when it is razed `times` times in a row.

    Each razing is one in all other respects: the attacker draws spoils, the holding is lost. A battle over the realm
    that does not raze it breaks the row. `in_turn`: battle razes it only at the `times`-th defeat in one turn; until
    then nothing has happened to it and the attack may go on.
    """

    times: int
    in_turn: bool = field(default=False, metadata=ADDED)

    def razings(self, s: State, realm: int, x: Context) -> int:
        return self.times if realm in (x.source, s.host[x.source]) and not self.in_turn else 1

    def defeats(self, s: State, realm: int, x: Context) -> int:
        return self.times if realm in (x.source, s.host[x.source]) and self.in_turn else 1

    def saying(self) -> Saying:
        return Saying("falls-in-turn" if self.in_turn else "falls-after", {"times": self.times})


@dataclass(frozen=True)
class SharesHoldings(Imitation):
    """The realm has the powers of holdings on realms passing `realm`, as if they were attached to it as well."""

    realm: Named

    @property
    def standing(self) -> bool:  # type: ignore[override]
        return True

    @property
    def local(self) -> bool:  # type: ignore[override]
        return True

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def pairs(self, s: State, x: Context) -> list[tuple[int, int]]:
        return [
            (x.source, s.defn[hung])
            for seat in range(s.n)
            for realm in s.realms(seat)
            if self.realm.holds(s, realm, x)
            for hung in s.on(realm)
            if s.kit.defs[s.defn[hung]].type == "holding"
        ]

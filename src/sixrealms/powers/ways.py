"""Ways that cards open to realms: those that are shut, and who has come by one."""

from __future__ import annotations

from sixrealms.engine.closed_ways import ClosesWay
from sixrealms.engine.combat_legality import comes_by
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Test
from sixrealms.engine.state import State
from sixrealms.powers.question import Question
from sixrealms.powers.refs import THIS_REALM


@dataclass(frozen=True)
class NotReachedBy(ClosesWay):
    """Realms passing `realm` (None: this realm) cannot be attacked by the power of cards passing `by` to let others
    attack there: those champions come only if they could come anyway (ledger: formation.exposed.movement-exception).
    """

    by: Test
    realm: Test | None = None

    def closes(self, s: State, realm: int, way: int, x: Context) -> bool:
        meant = realm == THIS_REALM.card(s, x) if self.realm is None else self.realm.holds(s, realm, x)
        return meant and way >= 0 and self.by.holds(s, way, x)


@dataclass(frozen=True)
class CameBy(Question):
    """The attacker, if it could not attack the realm but for the power of a card passing `way` (ledger:
    formation.exposed.movement-exception).
    """

    way: Question

    def holds(self, s: State, card: int, x: Context) -> bool:
        b = s.battle
        return b is not None and card == b.champion and comes_by(s, card, b.target, lambda c: self.way.holds(s, c, x))

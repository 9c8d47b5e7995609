"""Razing a realm: it is turned over and its holding lost, or it falls altogether."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.atoms import note
from sixrealms.engine.causes import BATTLE, BEARER, EFFECT, RAZE
from sixrealms.engine.destination import destination
from sixrealms.engine.first_loss import remember_going
from sixrealms.engine.immunity import regardless
from sixrealms.engine.leave import averted, leave, lose_another
from sixrealms.engine.power import Context
from sixrealms.engine.protected import is_protected
from sixrealms.engine.state import State
from sixrealms.engine.sturdy_realms import stands_up
from sixrealms.engine.triggers import emit

_NOBODY: Final = Context(-1, -1)


def raze(s: State, realm: int, x: Context, *, battle: bool = False, cost: bool = False) -> bool:
    """Turn a realm over, lose its holding (ledger: raze.face-down, raze.holding-lost); False if prevented.

    A realm that is turned over only after several razings in a row is razed each time in all other respects. Razing it
    as a `cost` turns it over whatever protects it.
    """
    if s.zone[realm] == z.POOL and not cost:  # a realm outside the formation is not turned over, it falls altogether
        return leave(s, realm, z.DISCARD, EFFECT, x)
    if battle and s.marks.get(marks.ATTACKED_RAZED.of_copy(s, realm)):
        return _falls_altogether(s, realm, x)
    if s.zone[realm] != z.FORMATION or s.flags[realm] & z.RAZED or averted(s, realm):
        return False
    if not cost and lose_another(s, realm, z.FORMATION, RAZE, x):
        return False
    if not cost and is_protected(s, realm, RAZE, z.FORMATION, x):  # power.cost-beats-protection
        note(s, "protected", realm, x.source)
        return False
    to = z.FORMATION if cost else destination(s, realm, z.FORMATION, RAZE, x)
    if to < 0:
        return False
    if to == z.DISCARD:  # it falls altogether
        return leave(s, realm, z.DISCARD, EFFECT, x)
    row = 0 if cost or regardless(s, x) else stands_up(s, realm)
    why = BATTLE if battle else EFFECT
    emit(s, "razed", realm, by=x.player, why=why)  # raze.power-on-razing
    atoms.mark(s, marks.RAZINGS.of_copy(s, realm), row)
    if not row:
        atoms.raze(s, realm)
    remember_going(s, realm)
    for hung in s.on(realm):
        # what razes regardless of powers razes the realm alone
        if not is_protected(s, hung, BEARER, z.DISCARD, _NOBODY):
            leave(s, hung, z.DISCARD, BEARER, x)
    note(s, "raze", realm, x.source)
    s.check_goal = True
    if s.battle is not None and s.battle.target == realm:
        atoms.set_battle(s, s.battle._replace(razed_by=x.player))
    return True


def _falls_altogether(s: State, realm: int, x: Context) -> bool:
    """A razed realm that falls to a victorious attacker is discarded, and counts as lost to them."""
    if averted(s, realm) or not leave(s, realm, z.DISCARD, BATTLE, x):
        return False
    if s.battle is not None and s.battle.target == realm:
        atoms.set_battle(s, s.battle._replace(razed_by=x.player))
    return True

"""Treasure taken from a beaten champion (ledger: option.treasure-spoils.*)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import zones as z
from sixrealms.engine.card_def import EQUIPMENT
from sixrealms.engine.leave import DEFEAT
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.statics import Inherits
from sixrealms.engine.traits import combatant, opponent_of
from sixrealms.engine.users import equipment_reasons


@dataclass(frozen=True)
class TreasureForTheWinner(Inherits):
    """Artifacts and magical items of a champion your champion defeats come to yours, if it may bear them and the loser
    is discarded; they stay their owners' cards (option.treasure-spoils.ownership-tracked).
    """

    def heir(self, s: State, hung: int, to: int, why: str, x: Context) -> int:
        winner = combatant(s, x.player)
        if why != DEFEAT or to != z.DISCARD or winner < 0 or s.zone[winner] != z.BATTLE:
            return -1
        if s.host[hung] != opponent_of(s, winner) or s.kit.defs[s.defn[hung]].type not in EQUIPMENT:
            return -1
        return -1 if equipment_reasons(s, x.player, hung, winner, "won") else winner

    def text(self) -> str:
        return (
            "when your champion defeats a champion that is discarded, the artifacts and magical items your champion "
            "may bear are attached to it"
        )

"""Punishing somebody."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms import rulebook
from sixrealms.tournament.event import Event, Penalty
from sixrealms.tournament.fields import Rules, Sanction, Text, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, PlayerRecord, Record, Stamp, Values
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused


class Penalised(PlayerRecord, frozen=True, tag="penalised"):
    """A judge punishes somebody. Who is ejected plays no more (`variant.sideboard.sanction`)."""

    sanction: Sanction
    why: Text
    rules: Rules = ()

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        found = folding.player(stamp, self.player)
        if found is None:
            return
        folding.event.penalties.append(Penalty(stamp, self.player, self.sanction, self.why, self.rules))
        if self.sanction == "ejection" and found.status != "ejected":
            found.status = "ejected"
            if table := folding.still_playing(found.id, stamp):
                table.ejected = (*table.ejected, found.id)

    def values(self, called: Callable[[str], str]) -> Values:
        return super().values(called) | {"sanction": self.sanction, "why": self.why}


class Punish(Command, frozen=True, tag="punish"):
    """Punish somebody."""

    roles = JUDGES

    player: Who
    sanction: Sanction
    why: Text
    rules: Rules = ()

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """A reason is needed; LedgerError for a rule the ledger does not hold."""
        player = player_called(event, self.player)
        if not self.why.strip():
            raise refused("penalty-why", player=player.name)
        if player.status == "ejected":
            raise refused("ejected-already", player=player.name)
        rules = tuple(rulebook.rule(one).id for one in self.rules)
        return (Penalised(player.id, self.sanction, self.why.strip(), rules),)

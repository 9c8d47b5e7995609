"""Calling a judge to a table, and what becomes of the call."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.tournament.event import Event, JudgeCall
from sixrealms.tournament.fields import Small, Text, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import (
    JUDGES_AND_PLAYERS,
    Command,
    CommandContext,
    PlayerRecord,
    Record,
    Stamp,
    Values,
)
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_lookup import current_round


class JudgeCalled(PlayerRecord, frozen=True, tag="judge-called"):
    """Somebody at a table wants a judge there."""

    alone = True

    round: Small
    table: Small
    why: Text = ""

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if found := folding.player(stamp, self.player):
            folding.event.calls.append(JudgeCall(stamp, found.id, self.why, self.round, self.table))

    def about(self) -> tuple[str, ...]:
        return (f"call {self.player}",)

    def values(self, called: Callable[[str], str]) -> Values:
        return super().values(called) | {"table": self.table, "why": self.why or "-"}


class CallJudge(Command, frozen=True, tag="call-judge"):
    """Call a judge to the table somebody sits at."""

    roles = JUDGES_AND_PLAYERS

    player: Who
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused for somebody who sits nowhere, and while their last call waits."""
        asked.only_for_themselves(self.player)
        player = player_called(event, self.player)
        now = current_round(event)
        table = now.table_of(player.id)
        if table is None:
            raise refused("sits-nowhere", player=player.name, round=now.number)
        if event.call_of(player.id) is not None:
            raise refused("called-already", player=player.name)
        return (JudgeCalled(player.id, now.number, table.number, " ".join(self.why.split())),)


class CallAnswered(PlayerRecord, frozen=True, tag="call-answered"):
    """A judge has come, or nobody needs one any more."""

    alone = True

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        call = folding.event.call_of(self.player)
        if call is None:
            folding.set_aside(stamp, "no-call", player=self.player)
            return
        call.answered = stamp

    def about(self) -> tuple[str, ...]:
        return (f"call {self.player}",)


class AnswerCall(Command, frozen=True, tag="answer-call"):
    """Say that a judge has come to whoever called, or, for a player, that they need none any more."""

    roles = JUDGES_AND_PLAYERS

    player: Who

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        asked.only_for_themselves(self.player)
        player = player_called(event, self.player)
        if event.call_of(player.id) is None:
            raise refused("no-call", player=player.name)
        return (CallAnswered(player.id),)

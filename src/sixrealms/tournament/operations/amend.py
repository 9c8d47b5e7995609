"""Changing the plan of an event."""

from __future__ import annotations

from sixrealms.tournament.brackets import STAGE
from sixrealms.tournament.event import Event
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import Command, CommandContext, Record, Stamp
from sixrealms.tournament.plan import Plan, checked
from sixrealms.tournament.refusals import refused

FIXED = (
    *("game", "rules_text", "ruleset", "scheme", "table_size", "seed", "team_event", "wins", "points_multiplier"),
    *("byes", "bye_points", "semifinalist_bonus", "team_size", "team_counts", "fours_later", "redraw"),
)


class Amended(Record, frozen=True, tag="amended"):
    """The plan is another one from now on."""

    plan: Plan

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        folding.event.plan = self.plan


class Amend(Command, frozen=True, tag="amend"):
    """Change the plan."""

    after_the_end = True

    plan: Plan

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """What the seating and the points rest on stays as announced once somebody sits (`protocol.post-options`)."""
        plan = checked(self.plan)
        if event.rounds:
            changed = [field for field in FIXED if getattr(plan, field) != getattr(event.plan, field)]
            if changed:
                raise refused("plan-fixed", "protocol.post-options", field=changed[0])
            _rounds_stay_possible(event, plan)
        elif plan.team_event != event.plan.team_event and event.players:
            raise refused("plan-teams", "format.team-spirit.teams")
        return (Amended(plan),)


def _rounds_stay_possible(event: Event, plan: Plan) -> None:
    """EventRefused for fewer rounds than are seated, and for another number or cut once the cut is made."""
    of_all = [now for now in event.rounds if now.worth == STAGE and not now.final]
    if event.plan.scheme == "grid" or (plan.rounds, plan.cut) == (event.plan.rounds, event.plan.cut):
        return
    if len(of_all) < len(event.rounds):
        raise refused("plan-cut-made", "protocol.post-options", round=len(event.rounds))
    if plan.rounds and plan.rounds < len(of_all):
        raise refused("plan-rounds-played", "protocol.post-options", rounds=plan.rounds, seated=len(of_all))

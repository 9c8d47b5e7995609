"""Seating rounds, wrapping up, and what must be so before."""

from __future__ import annotations

from datetime import date

from sixrealms.tournament.event import Event
from sixrealms.tournament.plan import Plan, checked
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.seating import digest, seating
from sixrealms.tournament.steps import Amended, Seated, Sent, Step, WrappedUp
from sixrealms.tournament.swiss import STAGE
from sixrealms.tournament.wishes import Amend, Seat, Send

FEWEST_SCORED = 9  # tournament.requirements.players-scored
FEWEST = 3
_FIXED = ("game", "rules_text", "ruleset", "scheme", "table_size", "seed", "team_event", "wins", "points_multiplier")


def amend(event: Event, wish: Amend) -> tuple[Step, ...]:
    """Change the plan. What the seating and the points rest on stays as announced once somebody sits
    (`protocol.post-options`).
    """
    plan = checked(wish.plan)
    if event.rounds:
        changed = [field for field in _FIXED if getattr(plan, field) != getattr(event.plan, field)]
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


def seat(event: Event, wish: Seat) -> tuple[Step, ...]:
    """Seat the next round, once everything of the one before is played (`tracking.even-pace`)."""
    number = len(event.rounds) + 1
    if wish.round != number:
        raise refused("seat-other-round", "tracking.even-pace", round=wish.round, next=number)
    if number == 1:
        _may_begin(event)
    if still := event.open_tables:
        named = ", ".join(str(table.number) for table in still[:12])
        raise refused("still-open", "tracking.even-pace", round=number - 1, tables=named, count=len(still))
    found = seating(event)
    if found is None or not found.tables:
        raise refused("no-more-rounds", player=event.names.get(event.winner, ""))
    return (Seated(number, found.tables, digest(event), found.final, found.worth),)


def _may_begin(event: Event) -> None:
    """EventRefused while something is missing that an event must have before its first round."""
    plan = event.plan
    if not plan.coordinator:
        raise refused("no-coordinator", "tournament.requirements.coordinator")
    persons = sum(player.persons for player in event.active)
    if len(event.active) < FEWEST:
        raise refused("too-few", "tournament.table.three-players", count=len(event.active), least=FEWEST)
    if plan.scored and persons < FEWEST_SCORED:
        raise refused(
            "too-few-scored",
            "tournament.requirements.players-scored",
            "running.scored.three-player-games",
            count=persons,
            least=FEWEST_SCORED,
        )
    missing = [name for player in event.active for name in player.without_deck]
    if plan.decks == "required" and missing:
        raise refused("decks-missing", "variant.sideboard.registration", count=len(missing), who=", ".join(missing[:6]))


def wrap_up(event: Event) -> tuple[Step, ...]:
    """Close the event when it has a winner; until then the open tables are named (`tracking.complete-forms`)."""
    if event.wrapped_up:
        raise refused("wrapped-up")
    if still := event.open_tables:
        named = ", ".join(str(table.number) for table in still[:12])
        raise refused("still-open", "tracking.complete-forms", round=len(event.rounds), tables=named, count=len(still))
    if not event.winner:
        raise refused("not-decided", "tracking.complete-forms", round=len(event.rounds) + 1)
    return (WrappedUp(),)


def send(event: Event, wish: Send) -> tuple[Step, ...]:
    """Note when the forms were sent in (`official.report.deadline`)."""
    if not event.wrapped_up:
        raise refused("send-before-wrap-up", "official.report.deadline")
    try:
        day = date.fromisoformat(wish.on).isoformat()
    except ValueError:
        raise refused("date", date=wish.on) from None
    return (Sent(day),)

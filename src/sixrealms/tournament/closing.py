"""Seating rounds, wrapping up, and what must be so before."""

from __future__ import annotations

from datetime import date

from sixrealms.tournament.event import Event
from sixrealms.tournament.naming import player_called
from sixrealms.tournament.plan import checked
from sixrealms.tournament.refused import refused
from sixrealms.tournament.seating import digest, seating
from sixrealms.tournament.steps import Amended, Seated, SeatedByHand, Sent, Step, WrappedUp
from sixrealms.tournament.tables import Table
from sixrealms.tournament.wishes import Amend, Seat, SeatByHand, Send

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
    return (Amended(plan),)


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
    missing = [player.name for player in event.active if player.deck is None]
    if plan.decks == "required" and missing:
        raise refused("decks-missing", "variant.sideboard.registration", count=len(missing), who=", ".join(missing[:6]))


def seat_by_hand(event: Event, wish: SeatByHand) -> tuple[Step, ...]:
    """Seat the current round otherwise: everybody who sits in it, once, at tables that a round may have."""
    now = event.current
    if now is None or wish.round != now.number:
        raise refused("other-round", "tracking.even-pace", round=wish.round, current=len(event.rounds))
    tables = tuple(
        Table(table.number, tuple(player_called(event, one).id for one in table.players)) for table in wish.tables
    )
    seated = [player for table in tables for player in table.players]
    before = {player for table in now.tables for player in table.players}
    names = event.names
    if twice := [player for player in seated if seated.count(player) > 1]:
        raise refused("seated-twice", player=names[twice[0]])
    if gone := before - set(seated):
        raise refused("not-seated", player=names[min(gone)])
    if absent := [p for p in seated if p not in before and event.players[p].status != "in"]:
        raise refused("left-already", player=names[absent[0]])
    if len({table.number for table in tables}) < len(tables):
        raise refused("table-number-twice")
    if small := [table for table in tables if len(table.players) < FEWEST]:
        raise refused("table-too-small", "tracking.four-player-balance", table=small[0].number)
    return (SeatedByHand(now.number, tables, now.final and len(tables) == 1, now.worth, wish.why),)


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

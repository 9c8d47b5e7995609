"""Taking steps back, wrapping up, sending the forms in."""

from __future__ import annotations

import click

from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.people import ask_whose
from sixrealms.terminal.tournament.service import carry_out, opened, tell_json
from sixrealms.terminal.tournament.shared import event_argument, later_option, part
from sixrealms.tournament.operations import SendForms, Undo, WrapUp
from sixrealms.tournament.refusals import refused


@part("undo", event_argument, click.argument("step", metavar="[STEP]", type=int, required=False), later_option)
def undo(screen: Screen, event: str, step: int | None, later: str | None, database: str, as_json: bool) -> None:
    """Take the last step back, or the one with a number of the log; undoing an undoing brings it back."""
    if step is not None and step < 1:
        raise refused("number", number=step)
    carry_out(screen, database, event, [Undo(step or 0)], later=later, as_json=as_json)


@part("delete", event_argument, click.option("--name", default="", metavar="NAME", help="help-event-delete-name"))
def delete(screen: Screen, event: str, name: str, database: str, as_json: bool) -> None:
    """Delete an event, whose name has to be repeated."""
    with opened(database) as service:
        found = service.called(event)
        service.delete(found, name)
    if as_json:
        tell_json({"event": found, "deleted": True})
    else:
        screen.write(screen.say("tournament-deleted", event=found))


@part("wrap-up", event_argument)
def wrap_up(screen: Screen, event: str, database: str, as_json: bool) -> None:
    """Close the event when it has a winner."""
    carry_out(screen, database, event, [WrapUp()], as_json=as_json)
    if not as_json:
        with opened(database) as service:
            ask_whose(screen, service, service.called(event))


@part("send", event_argument, click.argument("on", metavar="YYYY-MM-DD"))
def send(screen: Screen, event: str, on: str, database: str, as_json: bool) -> None:
    """Note on which day the scoring forms were sent in (`official.report.deadline`)."""
    carry_out(screen, database, event, [SendForms(on)], as_json=as_json)

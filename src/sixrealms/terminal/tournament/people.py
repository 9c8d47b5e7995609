"""`sixrealms tournament people`: whose the names at an event are in the ranking."""

from __future__ import annotations

import click

from sixrealms.server.tournaments.season import Results
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.server.tournaments.whose_lines import PersonAnswer, PersonAsked, WhoseLines
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import opened, tell_json
from sixrealms.terminal.tournament.shared import event_argument, part
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.refusals import refused


@part(
    "people",
    event_argument,
    click.option("--same", multiple=True, metavar="NAME[=LINE]", help="help-people-same"),
    click.option("--other", multiple=True, metavar="NAME", help="help-people-other"),
    click.option("--all-same", is_flag=True, help="help-people-all"),
)
def people(
    screen: Screen,
    event: str,
    same: tuple[str, ...],
    other: tuple[str, ...],
    all_same: bool,
    database: str,
    as_json: bool,
) -> None:
    """Show the names of an event others in the ranking have as well, and keep what is said about them."""
    with opened(database) as service:
        found, whose = service.called(event), WhoseLines(Results(service))
        told = whose.people(found)
        if same or other or all_same:
            answers = [*(_same(told.people, said) for said in same), *(PersonAnswer(name) for name in other)]
            whose.answer(found, answers, all_same=all_same)
            told = whose.people(found)
    if as_json:
        tell_json(told)
        return
    for one in told.people:
        screen.write(_sentence(screen, one), mark="- ")
    if not told.people:
        screen.write(screen.say("tournament-people-none"))


def ask_whose(screen: Screen, service: TournamentService, event: str) -> None:
    """Say how many names of an event that is wrapped up wait for somebody to say whose they are."""
    asked = WhoseLines(Results(service)).people(event).asked
    if asked:
        screen.write(screen.say("tournament-people-ask", count=asked, event=event))


def _same(people: tuple[PersonAsked, ...], said: str) -> PersonAnswer:
    """The answer of `NAME=LINE`, or of `NAME` where only one other line has it."""
    name, _, line = said.partition("=")
    found = next((one for one in people if folded(one.name) == folded(name)), None)
    if found is None or (not line and len(found.others) != 1):
        raise refused("no-such-line", who=said[:80])
    return PersonAnswer(name, line.strip() or found.others[0].line)


def _sentence(screen: Screen, one: PersonAsked) -> str:
    if one.asked:
        others = "; ".join(
            screen.say("tournament-person-other", line=o.line, points=o.points, latest=o.latest, on=o.on)
            for o in one.others
        )
        return screen.say("tournament-person-asked", name=one.name, others=others)
    return screen.say("tournament-person-known", name=one.name, events=one.now.events, points=one.now.points)

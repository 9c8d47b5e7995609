"""Prizes of an event: stated, given, drawn at the door, and who has them."""

from __future__ import annotations

import re
from typing import Final, cast

import click

from sixrealms.setup.wanted_game import within
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import carry_out, opened, tell_json
from sixrealms.terminal.tournament.shared import event_argument, part
from sixrealms.terminal.usage_errors import Misused
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import AddPrize, DrawPrize, GivePrize, StatePrizes
from sixrealms.tournament.prize import MOST_DRAWN, Prize, PrizeKind
from sixrealms.tournament.views.prize_messages import told_prizes

_MOST_SEED: Final = 999_999
_PLACES: Final = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")
_KINDS: Final = ("sport", "newcomer", "door")


@part(
    "prize",
    event_argument,
    click.argument("what", metavar="[WHAT]", default=""),
    click.option("--for", "for_", default="", metavar="1|3-4|sport|newcomer|door|TITLE", help="help-event-prize-for"),
    click.option("--count", type=int, default=1, metavar="NUMBER", help="help-event-prize-count"),
    click.option("--give", nargs=2, default=None, metavar="PRIZE PLAYER", help="help-event-prize-give"),
    click.option("--draw", default="", metavar="PRIZE", help="help-event-prize-draw"),
    click.option("--seed", type=int, default=None, metavar="NUMBER", help="help-event-draw-seed"),
    click.option("--remove", default="", metavar="PRIZE", help="help-event-prize-remove"),
)
def prize(
    screen: Screen,
    event: str,
    what: str,
    for_: str,
    count: int,
    give: tuple[str, str] | None,
    draw: str,
    seed: int | None,
    remove: str,
    database: str,
    as_json: bool,
) -> None:
    """State a prize, give or draw one, take one off the list; without any of that, who has which."""
    if bool(what) != bool(for_):
        raise Misused("usage-prize-for")
    commands: list[Command] = []
    if what:
        commands.append(AddPrize(_stated(what, for_, within("--count", count, 1, MOST_DRAWN))))
    if give is not None:
        commands.append(GivePrize(give[0], (give[1],)))
    if draw:
        commands.append(DrawPrize(draw, 0 if seed is None else within("--seed", seed, 1, _MOST_SEED)))
    with opened(database) as service:
        held = service.held(service.called(event))
    if remove:
        commands.append(StatePrizes(tuple(one for one in held.event.prizes if one.id != remove)))
    if commands:
        carry_out(screen, database, event, commands, as_json=as_json)
        return
    told = told_prizes(held.event, screen.language)
    if as_json:
        tell_json({"event": held.stored.id, "prizes": told})
        return
    if not told:
        screen.write(screen.say("tournament-no-prizes"))
    for one in told:
        who = ", ".join(map(held.event.called, one.players)) or "-"
        screen.write(screen.say("tournament-prize", id=one.id, title=one.title, what=one.what, who=who))
        for note in one.notes:
            screen.write(note, indent=2)


def _stated(what: str, for_: str, count: int) -> Prize:
    """The prize that is meant: places are numbers, other words than those of a kind are a title."""
    if places := _PLACES.fullmatch(for_):
        return Prize(kind="place", what=what, first=int(places[1]), last=int(places[2] or places[1]))
    if for_ in _KINDS:
        return Prize(kind=cast("PrizeKind", for_), what=what, count=count)
    return Prize(kind="title", what=what, title=for_)

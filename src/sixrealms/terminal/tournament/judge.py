"""What a judge notes."""

from __future__ import annotations

from typing import Literal, cast

import click

from sixrealms.decks.lookup import asked_for
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import carry_out
from sixrealms.terminal.tournament.shared import event_argument, judge_option, part
from sixrealms.tournament.operations import CheckDeck, NoteRuling, Punish

_rules = click.option("--rule", "rules", multiple=True, metavar="ID", help="help-event-rule")


@part(
    "ruling",
    event_argument,
    click.argument("question", metavar="QUESTION"),
    click.argument("answer", metavar="ANSWER"),
    _rules,
    judge_option,
)
def ruling(
    screen: Screen,
    event: str,
    question: str,
    answer: str,
    rules: tuple[str, ...],
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Note a ruling with the statements it rests on."""
    carry_out(screen, database, event, [NoteRuling(question, answer, rules)], judge=judge, as_json=as_json)


@part(
    "penalty",
    event_argument,
    click.argument("player", metavar="PLAYER"),
    click.argument("sanction", type=click.Choice(["caution", "warning", "ejection"])),
    click.argument("why", metavar="WHY"),
    _rules,
    judge_option,
)
def penalty(
    screen: Screen,
    event: str,
    player: str,
    sanction: str,
    why: str,
    rules: tuple[str, ...],
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Punish a player; who is ejected plays no more."""
    command = Punish(player, cast("Literal['caution', 'warning', 'ejection']", sanction), why, rules)
    carry_out(screen, database, event, [command], judge=judge, as_json=as_json)


@part(
    "check",
    event_argument,
    click.argument("player", metavar="PLAYER"),
    click.argument("deck", metavar="[DECK]", required=False),
    click.option("--failed", is_flag=True, help="help-event-failed"),
    click.option("--remark", default="", metavar="TEXT", help="help-event-remark"),
    click.option("--member", default="", metavar="NAME", help="help-event-deck-member"),
    judge_option,
)
def check(
    screen: Screen,
    event: str,
    player: str,
    deck: str | None,
    failed: bool,
    remark: str,
    member: str,
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Note a deck check; a deck that is named is compared with the registered list."""
    held = asked_for(deck) if deck else None
    cards = (*held.cards, *([held.dungeon] if held.dungeon else [])) if held else ()
    command = CheckDeck(player, not failed, remark, cards, member)
    carry_out(screen, database, event, [command], judge=judge, as_json=as_json)

"""What a judge notes."""

from __future__ import annotations

from typing import Final, cast, get_args

import click

from sixrealms.decks.lookup import asked_for
from sixrealms.setup.wanted_game import within
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import carry_out
from sixrealms.terminal.tournament.shared import event_argument, judge_option, part, why_option
from sixrealms.tournament.fields import Sanction
from sixrealms.tournament.operations import AnswerCall, CallJudge, CheckDeck, DrawChecks, NoteRuling, Punish

_SANCTIONS: Final = get_args(Sanction)
_MOST_DRAWN = 60
_MOST_SEED = 999_999
_player = click.argument("player", metavar="PLAYER")
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
    click.argument("sanction", type=click.Choice(_SANCTIONS)),
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
    """Punish a player: on record, with a game, with their table, or with ejection."""
    command = Punish(player, cast("Sanction", sanction), why, rules)
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


@part(
    "draw",
    event_argument,
    click.argument("count", metavar="NUMBER", type=int, default=1),
    click.option("--seed", type=int, default=None, metavar="NUMBER", help="help-event-draw-seed"),
    judge_option,
)
def draw(screen: Screen, event: str, count: int, seed: int | None, judge: str, database: str, as_json: bool) -> None:
    """Draw by lot whose decks are checked; the number of the draw is on record."""
    number = 0 if seed is None else within("--seed", seed, 1, _MOST_SEED)
    command = DrawChecks(within("NUMBER", count, 1, _MOST_DRAWN), number)
    carry_out(screen, database, event, [command], judge=judge, as_json=as_json)


@part("call", event_argument, _player, why_option)
def call(screen: Screen, event: str, player: str, why: str, database: str, as_json: bool) -> None:
    """Call a judge to the table of a player, for somebody without a phone."""
    carry_out(screen, database, event, [CallJudge(player, why)], as_json=as_json)


@part("answer", event_argument, _player, judge_option)
def answer(screen: Screen, event: str, player: str, judge: str, database: str, as_json: bool) -> None:
    """Note that a judge has come to a player who called."""
    carry_out(screen, database, event, [AnswerCall(player)], judge=judge, as_json=as_json)

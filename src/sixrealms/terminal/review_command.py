"""`sixrealms review`: who was winning a recorded game when, and where it turned."""

from __future__ import annotations

import json
from typing import Final

import click

from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.records import parser
from sixrealms.records.card_names import SEATS
from sixrealms.records.replay import Replay
from sixrealms.review.game_review import GameReview, review
from sixrealms.simulation.batch import Progress
from sixrealms.terminal.move_sentence import move_sentence
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.translated_help import SpokenCommand

_BLOCKS: Final = "▁▂▃▄▅▆▇█"


@click.command("review", cls=SpokenCommand)
@click.argument("file", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="help-review-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def review_game(context: click.Context, file: str, as_json: bool) -> None:
    """Play the record again, think about its moves, and say what was found."""
    screen: Screen = context.obj
    record = parser.read(file)
    progress = Progress(max(1, len(record.moves)))

    def told(state: State, action: Action) -> str:
        return move_sentence(state, action, screen.language)

    try:
        found = review(Replay(record), told, progress)
    finally:
        progress.end()
    if as_json:
        click.echo(json.dumps(_as_object(found), ensure_ascii=False))
    else:
        _write(screen, found)


def _write(screen: Screen, found: GameReview) -> None:
    """The curve of every seat, a step for each turn, and the turning points."""
    turns = found.turns()
    screen.heading(screen.say("review-curve"))
    for seat in range(len(turns[0].shares)):
        shares = [point.shares[seat] for point in turns]
        line = "".join(_BLOCKS[min(len(_BLOCKS) - 1, int(share * len(_BLOCKS)))] for share in shares)
        screen.write(screen.say("review-seat", seat=SEATS[seat], curve=line, last=_percent(shares[-2:][0])))
    screen.write()
    screen.heading(screen.say("review-points", count=len(found.turning_points)))
    for point in found.turning_points:
        screen.write(screen.say("review-played", turn=point.turn, move=point.move, what=point.played))
        better = {"before": _percent(point.share_better), "after": _percent(point.share_played)}
        screen.write(screen.say("review-better", what=point.better, **better), indent=2)
    screen.write()
    screen.write(screen.say("review-how"), dim=True)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def _as_object(found: GameReview) -> dict[str, object]:
    return {
        "curve": [
            {"move": point.move, "turn": point.turn, "shares": [round(share, 4) for share in point.shares]}
            for point in found.curve
        ],
        "turning_points": [
            {
                "move": point.move,
                "turn": point.turn,
                "seat": SEATS[point.seat],
                "played": point.played,
                "better": point.better,
                "share_played": round(point.share_played, 4),
                "share_better": round(point.share_better, 4),
            }
            for point in found.turning_points
        ],
    }

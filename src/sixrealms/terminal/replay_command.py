"""`sixrealms replay`: show a recorded game again and prove that it is the same game."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from sixrealms.engine import zones as z
from sixrealms.errors import RecordRefused
from sixrealms.formats.name_of_setup import called
from sixrealms.players.opponents import bot_called
from sixrealms.players.roster import LEVELS
from sixrealms.players.thoughts import thoughts
from sixrealms.records import parser
from sixrealms.records.card_names import SEATS
from sixrealms.records.game import GameRecord
from sixrealms.records.replay import Differs, Replay, ReplayStep
from sixrealms.telling.names import Naming
from sixrealms.telling.thoughts import thought_lines
from sixrealms.terminal.move_sentence import move_sentence
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.translated_help import SpokenCommand
from sixrealms.terminal.usage_errors import Misused

DIFFERS = 1
"""The exit code when the record is sound and the game goes another way."""


@click.command("replay", cls=SpokenCommand)
@click.argument("file", type=click.Path())
@click.option("--step", is_flag=True, help="help-replay-step")
@click.option("--force", is_flag=True, help="help-replay-force")
@click.option("--why", type=click.IntRange(min=1), metavar="MOVE", help="help-replay-why")
@click.option("--as", "level", type=click.Choice(LEVELS), help="help-replay-as")
@click.option("--json", "as_json", is_flag=True, help="help-replay-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def replay(
    context: click.Context, file: str, step: bool, force: bool, why: int | None, level: str | None, as_json: bool
) -> None:
    """Play a record again, move by move, and compare it with its check lines."""
    if step and as_json:
        raise Misused("usage-step-or-json", context)
    screen: Screen = context.obj
    game = Replay(parser.read(file, force=force), force=force)
    if why is not None:
        _tell_why(screen, game, why, level)
        return
    differs: Differs | None = None
    shown = _Json(game) if as_json else _Story(screen, game, step=step)
    try:
        for move in game:
            if not shown.move(move):
                return
        differs = game.differs
    except Differs as difference:
        differs = difference
    shown.end(differs)
    if game.changed is not None:
        click.echo(f"{context.command_path}: {game.changed.said(screen.language)}", err=True)
    if differs is not None:
        click.echo(f"{context.command_path}: {differs.said(screen.language)}", err=True)
        context.exit(DIFFERS)


def _tell_why(screen: Screen, game: Replay, number: int, level: str | None) -> None:
    """Say what was weighed at a move: by the computer player who made it, by that of `level`, or by the expert."""
    for move in game:
        if move.number == number:
            break
    else:
        raise RecordRefused("thoughts-no-move", number=str(number), most=str(len(game.record.moves)))
    state, setup = game.state, game.record.setup
    assert state.pending is not None
    seat = state.pending.player
    names = setup.names or SEATS[: state.n]
    asked = level or bot_called(names[seat]) or LEVELS[-1]
    screen.write(f"{number}. {move_sentence(state, move.action, screen.language)}")
    naming = Naming(state, seat, screen.language, names)
    for line in thought_lines(naming, thoughts(state, asked, f"{setup.seed}/{number}")):
        screen.write(line)


class _Story:
    """The game as lines for people."""

    def __init__(self, screen: Screen, game: Replay, *, step: bool) -> None:
        self._screen = screen
        self._game = game
        self._waits = step
        self._turn = (0, -1)
        setup = game.record.setup
        screen.heading(
            screen.say(
                "record-title",
                players=len(setup.decks),
                ruleset=setup.ruleset,
                size=setup.size,
                seed=str(setup.seed),
            )
        )
        screen.write(called(setup).sentence)
        for seat, name in enumerate(setup.names):
            screen.write(f"{SEATS[seat]}: {name}")

    def move(self, move: ReplayStep) -> bool:
        """Show one move; False if the reader has seen enough."""
        state = self._game.state
        if (state.turns, state.active) != self._turn:
            self._turn = (state.turns, state.active)
            self._screen.write()
            self._screen.heading(self._screen.say("record-turn", number=state.turns, seat=SEATS[state.active]))
            if self._waits:
                self._table()
        self._screen.write(f"{move.number}. {move_sentence(state, move.action, self._screen.language)}")
        return self._wait() if self._waits else True

    def _wait(self) -> bool:
        """Wait for Enter; at the end of the input go on without waiting."""
        if sys.stdin.isatty():
            click.echo(self._screen.say("record-next"), err=True, nl=False)
        answer = sys.stdin.readline()
        self._waits = bool(answer)
        return answer.strip().casefold() not in ("q", "quit")

    def _table(self) -> None:
        state = self._game.state
        for seat in range(state.n):
            self._screen.write(
                self._screen.say(
                    "record-seat",
                    seat=SEATS[seat],
                    realms=state.unrazed(seat),
                    razed=len(state.realms(seat)) - state.unrazed(seat),
                    pool=len(state.pool(seat)),
                    hand=len(state.hand(seat)),
                    pile=len(state.listed(seat, z.DRAW)),
                )
            )

    def end(self, differs: Differs | None) -> None:
        """Say how the game ended and what the checks found."""
        result = self._game.state.result
        self._screen.write()
        if result is None:
            self._screen.write(self._screen.say("record-unfinished"))
        else:
            self._screen.write(
                self._screen.say(
                    "record-result",
                    count=len(result.winners),
                    seats=" ".join(SEATS[seat] for seat in result.winners),
                    reason=result.reason,
                    realms=", ".join(f"{SEATS[seat]} {count}" for seat, count in enumerate(result.unrazed)),
                )
            )
        if differs is None:
            self._screen.write(self._screen.say("record-verified", moves=len(self._game.record.moves)))
        else:
            self._screen.write(self._screen.say("record-differs", move=differs.move))


class _Json:
    """The game as one object for programs."""

    def __init__(self, game: Replay) -> None:
        self._game = game
        self._moves: list[dict[str, Any]] = []

    def move(self, move: ReplayStep) -> bool:
        """Keep one move."""
        state = self._game.state
        assert state.pending is not None
        self._moves.append(
            {
                "number": move.number,
                "turn": state.turns,
                "seat": SEATS[state.pending.player],
                "verb": move.action.verb,
                "text": move.text,
                "options": len(state.pending.options),
            }
        )
        return True

    def end(self, differs: Differs | None) -> None:
        """Write everything."""
        result = self._game.state.result
        ended = None
        if result is not None:
            ended = {
                "winners": [SEATS[seat] for seat in result.winners],
                "reason": result.reason,
                "unrazed": list(result.unrazed),
            }
        written = {
            **_header(self._game.record),
            "moves": self._moves,
            "result": ended,
            "verified": differs is None,
            "differs": None if differs is None else {"after": differs.move, "message": str(differs)},
        }
        click.echo(json.dumps(written, ensure_ascii=False, indent=1))


def _header(record: GameRecord) -> dict[str, Any]:
    setup = record.setup
    return {
        "version": record.version,
        "ruleset": setup.ruleset,
        "size": setup.size,
        "seed": setup.seed,
        "game": called(setup).sentence,
        "options": dict(setup.options),
        "names": list(setup.names),
        "decks": [list(deck) for deck in setup.decks],
        "dungeons": list(setup.dungeons),
        "realm_decks": [list(realms) for realms in setup.realm_decks],
    }

"""A whole game as text: the setup, every action in notation, and check lines that prove it (docs/notation.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.digest import digest
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.power import Power
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import RecordRefused
from sixrealms.records import notation, setup_decks
from sixrealms.records.card_names import SEATS
from sixrealms.records.files import write_atomically
from sixrealms.records.fingerprint import powers_hash, program_version, rules_hash

FORMAT: Final = 1
FIRST_LINE: Final = f"Sixrealms record {FORMAT}"
#: Actions between two check lines.
EVERY: Final = 10
_POSITION: Final = 16  # characters of a digest in a check line


@dataclass(frozen=True)
class RecordLine:
    """One meaningful line of the moves: `kind` is "turn", "move", "check", "result" or "end"."""

    kind: str
    text: str
    number: int  # move number for "move", moves so far for "check" and "end"
    at: int  # line of the file


@dataclass(frozen=True)
class GameRecord:
    """A record that has been read: what it says, not yet whether the game can be played so."""

    source: str
    version: str
    setup: GameSetup
    rules: str
    powers: str
    lines: tuple[RecordLine, ...]

    @property
    def moves(self) -> tuple[str, ...]:
        """The actions in notation."""
        return tuple(line.text for line in self.lines if line.kind == "move")


class TextSum:
    """A running hash over the meaningful lines of a record: shows which part was changed by hand."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=4)

    def add(self, line: str) -> None:
        self._hash.update(line.encode() + b"\n")

    def now(self) -> str:
        return self._hash.hexdigest()


def position(s: State) -> str:
    """The digest of a position as check lines show it."""
    return digest(s)[:_POSITION]


def turn_line(s: State) -> str:
    return f"Turn {s.turns}: {SEATS[s.active]}"


def result_line(s: State) -> str:
    """How the game ended, or that it has not."""
    if s.result is None:
        return "Result: unfinished"
    who = " ".join(SEATS[seat] for seat in s.result.winners) or "nobody"
    return f"Result: {who} ({s.result.reason}) {'-'.join(map(str, s.result.unrazed))}"


class Scribe:
    """Writes a record while a game is played: `before` every action, `finish` once."""

    def __init__(self, start: State, every: int = EVERY) -> None:
        self._every = every
        self._lines: list[str] = []
        self._sum = TextSum()
        self._moves = 0
        self._turn = ""
        for line in header(start):
            self._put(line)
        self._check("after", start)

    def _put(self, line: str) -> None:
        self._lines.append(line)
        self._sum.add(line)

    def _check(self, word: str, s: State) -> None:
        line = f"== {word} {self._moves}: position {position(s)}"
        self._sum.add(line)
        self._lines.append(f"{line} text {self._sum.now()}")

    def before(self, s: State, action: Action, remark: str = "") -> None:
        """Note the action that is about to be done; a remark goes on a line of its own."""
        if self._moves and self._moves % self._every == 0:
            self._check("after", s)
        if turn_line(s) != self._turn:
            self._turn = turn_line(s)
            self._lines.append("")
            self._put(self._turn)
        self._moves += 1
        if remark:
            self._lines.append(f"; {remark}")
        self._put(f"{self._moves}. {notation.write(s, action)}")

    def finish(self, s: State) -> str:
        """The whole text; the state is where the game stands now."""
        self._lines.append("")
        self._put(result_line(s))
        self._check("end", s)
        return "\n".join(self._lines) + "\n"


def write(
    setup: GameSetup,
    actions: Iterable[Action],
    *,
    remark: Callable[[State, Action], str] = lambda s, action: "",
    every: int = EVERY,
    power_of: Callable[[str], Power | None] | None = None,
) -> str:
    """The record of a game that began with `setup` and went on with `actions`, finished or not.

    RecordError if an action is not one of the options when its turn comes.
    """
    state = table.start(setup, power_of)
    scribe = Scribe(state, every)
    for number, action in enumerate(actions, 1):
        if state.pending is None or action not in state.pending.options:
            raise RecordRefused("record-impossible-action", number=str(number), verb=action.verb)
        scribe.before(state, action, remark(state, action))
        advance(state, action)
    return scribe.finish(state)


def save(path: str | Path, setup: GameSetup, actions: Iterable[Action]) -> None:
    """Write a record to a file, atomically."""
    write_atomically(path, write(setup, actions).encode())


def header(s: State) -> list[str]:
    """The lines before the first check line."""
    setup = s.kit.setup
    lines = [
        FIRST_LINE,
        f"version: {program_version()}",
        f"ruleset: {setup.ruleset}",
        f"size: {setup.size}",
        f"seed: {setup.seed}",
    ]
    lines += option_lines(setup)
    lines += [f"seat {SEATS[seat]}: {_spoken(name)}" for seat, name in enumerate(setup.names)]
    for seat, deck in enumerate(setup.decks):
        lines.append(f"deck {SEATS[seat]}: {setup_decks.write(deck)}")
        if setup.dungeons and setup.dungeons[seat]:
            lines.append(f"dungeon {SEATS[seat]}: {setup.dungeons[seat]}")
        if setup.realm_decks:
            lines.append(f"realms {SEATS[seat]}: {setup_decks.write(setup.realm_decks[seat])}")
    return [*lines, f"rules: {rules_hash(s.kit)}", f"powers: {powers_hash(s.kit)}"]


def option_lines(setup: GameSetup) -> list[str]:
    """The header lines of the options; RecordError for a name that could not be read back."""
    return [f"option {_word(name)}: {_spoken(value)}" for name, value in setup.options]


def _word(name: str) -> str:
    if not name or ":" in name or name != " ".join(name.split()):
        raise RecordRefused("record-option-name", name=repr(name))
    return name


def _spoken(value: str) -> str:
    """A value as it stands, or as a JSON string where its ends or its characters would be lost."""
    plain = value and value == value.strip() and value.isprintable() and not value.startswith('"')
    return value if plain else json.dumps(value)

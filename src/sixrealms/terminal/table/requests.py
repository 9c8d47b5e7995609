"""What a person may ask for besides deciding: to look, to know why, to take back, to save."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from sixrealms.engine import takeback
from sixrealms.errors import CatalogueError
from sixrealms.formats.name_of_setup import called
from sixrealms.players.roster import LEVELS
from sixrealms.players.thoughts import thoughts
from sixrealms.records import game, save
from sixrealms.telling.choices import label
from sixrealms.telling.explanations import (
    cards_called,
    catalogue_lines,
    look_lines,
    rule_lines,
    why_lines,
)
from sixrealms.telling.names import Naming
from sixrealms.telling.option_texts import in_force, in_force_besides
from sixrealms.telling.story import Story
from sixrealms.telling.thoughts import thought_lines
from sixrealms.telling.typed_moves import against
from sixrealms.terminal.table import sentences as plain
from sixrealms.terminal.table.autosave import RECORD_BEGINS, SAVE_BEGINS, refuse_to_destroy
from sixrealms.terminal.table.display import Display
from sixrealms.terminal.table.game_loop import GameLoop
from sixrealms.terminal.table.scene import OPEN_PILES, scene
from sixrealms.terminal.table.typed_input import COMMANDS, TAKING_A_NAME, read_line

_LOG_SHOWN: Final = 20


class LeaveTable(Exception):
    """A person wants to stop for today."""


class Requests:
    """Carries out the words of command that do not decide anything."""

    def __init__(self, display: Display, sitting: GameLoop) -> None:
        self._display = display
        self._screen = display.screen
        self._sitting = sitting

    def carry_out(self, command: str, seat: int, rest: str) -> None:
        """Do what the player of a seat asks for; SixRealmsError says what is wrong with it, Leave ends the game."""
        _REQUESTS[command](self, seat, rest)

    def naming(self, seat: int) -> Naming:
        """Names for the player of a seat, in the position as it is now."""
        return Naming(self._sitting.state, seat, self._screen.language, self._sitting.names)

    def story(self, seat: int) -> Story:
        """What has happened, for the player of a seat."""
        return Story(self._sitting.state, seat, self._screen.language, self._sitting.names)

    def _say(self, message_id: str, **values: str | int) -> None:
        self._screen.write(self._screen.say(message_id, **values))

    def help(self, seat: int, rest: str) -> None:
        """Which game this is, and every word of command in one line."""
        setup = self._sitting.state.kit.setup
        self._say("play-game", name=called(setup).name.shorthand)
        self._display.lines(in_force_besides(setup, self._sitting.names, self._screen.language))
        for command, english in COMMANDS.items():
            words = dict.fromkeys([*english, *self._screen.say(f"play-words-{command}").split()])
            does = self._screen.say(f"play-help-{command}")
            named = self._screen.say(f"play-names-{command}") if command in TAKING_A_NAME else ""
            self._say("play-help-line", words=", ".join(words) + named, does=does)
        self._say("play-help-moves")
        if not self._screen.plain:
            self._say("play-help-signs")

    def table(self, seat: int, rest: str) -> None:
        """The table."""
        self._display.table(self.naming(seat))

    def hand(self, seat: int, rest: str) -> None:
        """The own hand, a card to a line, with what the cards do."""
        naming = self.naming(seat)
        self._display.lines(plain.hand_lines(naming, scene(naming), texts=True))

    def piles(self, seat: int, rest: str) -> None:
        """What lies in the open piles."""
        some = False
        for side in scene(self.naming(seat)).sides:
            for name in OPEN_PILES:
                if side.piles[name]:
                    some = True
                    pile = self._screen.say(f"zone-{name}")
                    self._say("pile-holds", who=side.name, pile=pile, cards=", ".join(side.piles[name]))
        if not some:
            self._say("pile-nothing")

    def look(self, seat: int, rest: str) -> None:
        """A card: what it is, does and counts."""
        if not rest:
            self._say("play-look-what")
            return
        naming = self.naming(seat)
        found = cards_called(naming, rest)
        for card in found:
            self._display.lines(look_lines(naming, card))
        if not found:
            self._display.lines(catalogue_lines(naming, rest))

    def why(self, seat: int, rest: str) -> None:
        """What can be done with a card, and why not more."""
        if not rest:
            self._say("play-why-what")
            return
        naming = self.naming(seat)
        found = cards_called(naming, rest)
        if not found:
            raise CatalogueError(self._screen.say("play-no-such-card", card=rest))
        for card in found:
            self._display.lines(why_lines(naming, card))

    def refused(self, seat: int, text: str) -> bool:
        """Tell which rules stand against a move that was typed, if it is one; whether it was."""
        lines = against(self.naming(seat), text)
        self._display.lines(lines)
        return bool(lines)

    def hint(self, seat: int, rest: str) -> None:
        """What the expert would do and why, for whoever plays against computers alone and solves no puzzle."""
        if sum(one.person for one in self._sitting.seated) > 1:
            self._say("play-advice-people")
            return
        if not self._sitting.advised:
            self._say("play-advice-puzzle")
            return
        if self._sitting.state.pending is None:
            return
        naming = self.naming(seat)
        found = thoughts(self._sitting.state, LEVELS[-1], f"hint/{len(self._sitting.actions)}")
        self._say("play-advice", what=label(naming, found.answer))
        self._display.lines(list(thought_lines(naming, found))[1:])

    def rules(self, seat: int, rest: str) -> None:
        """A rule, or the rules of a section; without a name the game that is played and what its options change."""
        if not rest:
            sitting = self._sitting
            self._display.lines(in_force(sitting.state.kit.setup, sitting.names, self._screen.language))
            self._say("play-rules-what")
            return
        self._display.lines(rule_lines(self.naming(seat), rest))

    def log(self, seat: int, rest: str) -> None:
        """What happened: the last sentences, as many as asked for, or all."""
        lines = list(self.story(seat).tell(self._sitting.happenings))
        wanted = int(rest) if rest.isdecimal() else len(lines) if rest else _LOG_SHOWN
        self._display.lines(lines[max(len(lines) - wanted, 0) :])

    def undo(self, seat: int, rest: str) -> None:
        """Take back the own last decision, if it may be (general.touch.takeback-instant)."""
        sitting = self._sitting
        moment = sitting.last_moment(seat)
        if moment is None:
            self._say("play-undo-nothing")
            return
        if sitting.may_take_back(moment) == takeback.NEVER:
            self._say("play-undo-never")
            return
        for other in sitting.persons_since(moment):
            asked = self._screen.say("play-undo-ask", who=sitting.names[other], asks=sitting.names[seat])
            if read_line(f"{asked} ").strip().casefold() not in self._screen.say("play-words-yes").split():
                self._say("play-undo-refused", who=sitting.names[other])
                return
        sitting.take_back(moment)
        self._display.forget()
        self._say("play-undone")

    def save(self, seat: int, rest: str) -> None:
        """Write the position to a file."""
        if not rest:
            self._say("play-save-what")
            return
        path = Path(rest).expanduser()
        refuse_to_destroy(path, SAVE_BEGINS)
        save.save(self._sitting.state, path, self._sitting.actions)
        self._say("play-saved", path=str(path))

    def record(self, seat: int, rest: str) -> None:
        """Write the game so far as a record; a position that was laid has none, for no game led to it."""
        if not rest:
            self._say("play-record-what")
            return
        if self._sitting.state.kit.as_listed:
            self._say("play-record-laid")
            return
        path = Path(rest).expanduser()
        refuse_to_destroy(path, RECORD_BEGINS)
        game.save(path, self._sitting.state.kit.setup, self._sitting.actions)
        self._say("play-recorded", path=str(path))

    def quit(self, seat: int, rest: str) -> None:
        """Leave the table; the game is kept."""
        raise LeaveTable


_REQUESTS: Final[Mapping[str, Callable[[Requests, int, str], None]]] = MappingProxyType(
    {
        "help": Requests.help,
        "table": Requests.table,
        "hand": Requests.hand,
        "piles": Requests.piles,
        "look": Requests.look,
        "why": Requests.why,
        "hint": Requests.hint,
        "rules": Requests.rules,
        "log": Requests.log,
        "undo": Requests.undo,
        "save": Requests.save,
        "record": Requests.record,
        "quit": Requests.quit,
    }
)

"""Record the games that `tests/playthroughs` keeps as text: `python -m tools.record_playthrough [--check]`.

Every game is played with legal moves chosen by a fixed stream of chance, so it changes only when the rules, a card or
the notation does. Record them anew after such a change and read the difference before committing it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from sixrealms import decks
from sixrealms.engine.action import Action
from sixrealms.engine.digest import digest
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.records import game
from tools import match_playthroughs, option_playthroughs
from tools.playing_by_chance import play

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"


@dataclass(frozen=True)
class Playthrough:
    """One recorded game: starter decks by name, several joined with + for a longer deck."""

    name: str
    ruleset: str
    size: int
    decks: tuple[str, ...]
    seed: int

    def setup(self) -> GameSetup:
        lists = tuple(
            tuple(card for part in deck.split("+") for card in decks.named(part).cards) for deck in self.decks
        )
        return GameSetup(self.ruleset, self.size, lists, self.seed, names=self.decks)


PLAYTHROUGHS: Final = (
    Playthrough("tournament-two", "tournament", 55, ("A-1", "B-1"), 11),
    Playthrough("tournament-three", "tournament", 55, ("C-1", "D-2", "E-1"), 12),
    Playthrough("tournament-four", "tournament", 55, ("F-1", "A-2", "B-2", "C-2"), 13),
    Playthrough("fourth-edition-two", "fourth-edition", 55, ("D-1", "F-2"), 14),
    Playthrough("fourth-edition-three", "fourth-edition", 55, ("A-1", "C-1", "E-2"), 15),
    Playthrough("tournament-110-two", "tournament-110", 110, ("A-1+B-2", "D-1+E-1"), 16),
)


def remark(state: State, action: Action) -> str:
    """What a change of the rules shows first: how much could be done, and the exact position."""
    assert state.pending is not None
    return f"{state.pending.about}, {len(state.pending.options)} options, position {digest(state)[:8]}"


class Recordable(Protocol):
    """A game by name, and how it is set up."""

    @property
    def name(self) -> str: ...

    def setup(self) -> GameSetup: ...


def recorded(playthrough: Recordable) -> str:
    """The text of one game as the program plays it now."""
    setup = playthrough.setup()
    return game.write(setup, play(setup), remark=remark)


def all_games() -> Iterator[tuple[Recordable, Path]]:
    """Every recorded game and its file."""
    for playthrough in PLAYTHROUGHS:
        yield playthrough, FOLDER / f"{playthrough.name}.txt"
    for one in (*option_playthroughs.OPTION_PLAYTHROUGHS, *option_playthroughs.DECK_PLAYTHROUGHS):
        yield one, option_playthroughs.FOLDER / f"{one.name}.txt"
    for other in match_playthroughs.MATCH_PLAYTHROUGHS:
        yield other, match_playthroughs.FOLDER / f"{other.name}.txt"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write every game, or with --check compare them; 1 if one differs."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given not in ([], ["--check"]):
        print("usage: python -m tools.record_playthrough [--check]", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    option_playthroughs.FOLDER.mkdir(exist_ok=True)
    match_playthroughs.FOLDER.mkdir(exist_ok=True)
    differing = []
    for playthrough, path in all_games():
        text = recorded(playthrough)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            print(f"{path.name}: unchanged")
            continue
        differing.append(path.name)
        if given:
            print(f"{path.name}: differs")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: written, {text.count(chr(10))} lines")
    return 1 if given and differing else 0


if __name__ == "__main__":
    sys.exit(main())

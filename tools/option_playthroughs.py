"""The recorded games in which an option decides something: one for each that changes play, one for each that changes
decks. `tools.record_playthrough` writes them beside the others.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sixrealms import decks, formats, table
from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.formats.options_of import options_of_setup
from tools.drawn_decks import drawn

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs" / "options"


@dataclass(frozen=True)
class WithOption:
    """A game of starter decks with one option laid over the ruleset."""

    option: str
    decks: tuple[str, ...]
    seed: int
    ruleset: str = "tournament"
    size: int = 55
    value: str = "on"
    dungeons: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.option

    def setup(self) -> GameSetup:
        lists = tuple(
            tuple(card for part in deck.split("+") for card in decks.named(part).cards) for deck in self.decks
        )
        options = ((self.option, self.value),)
        return GameSetup(self.ruleset, self.size, lists, self.seed, self.dungeons, self.decks, options)


@dataclass(frozen=True)
class OfADeckType:
    """A game of decks drawn by chance, once, that are legal for a type of tournament."""

    name: str
    game: str
    seed: int
    players: int = 2

    def setup(self) -> GameSetup:
        called = formats.asked_for(self.game)
        decks = drawn(self.name, called, self.players, self.seed)
        return GameSetup(
            "tournament",
            called.size,
            tuple(tuple(deck.cards) for deck in decks),
            self.seed,
            options=tuple(sorted(dict(options_of_setup(called, [])).items())),
            realm_decks=tuple(tuple(deck.realm_deck) for deck in decks if deck.realm_deck),
        )


def differs(setup: GameSetup, option: str, actions: list[Action], end: State) -> str:
    """What becomes of the same moves in the same game without the option; "" if the option decided nothing."""
    state = table.start(replace(setup, options=tuple(row for row in setup.options if row[0] != option)))
    for number, action in enumerate(actions, 1):
        if state.pending is None:
            return f"over after {number - 1} moves"
        if action not in state.pending.options:
            return f"move {number} is illegal"
        advance(state, action)
    if state.result != end.result:
        return "ends otherwise"
    return "" if state.zone == end.zone else "cards lie elsewhere"


OPTION_PLAYTHROUGHS: Final = (
    WithOption("tournament-conquerors-game", ("E-1", "A-2"), 22),
    WithOption("kings-decree", ("C-2", "B-1", "D-2"), 53),
    WithOption("the-grind", ("D-2", "F-1"), 3),
    WithOption("rule-lawyers-delight", ("55-psionicist", "55-cleric-battle-taxation"), 8),
    WithOption("shattered-land", ("C-2", "C-2"), 44),
    WithOption("team-spirit", ("A-2", "C-2", "B-1", "D-2", "F-1", "B-2"), 6),
    WithOption("warriors-rule", ("E-1", "A-2"), 13),
    WithOption("tournament-destroyed-worlds", ("D-2", "F-1"), 3),
    WithOption("melon-rule", ("A-2", "C-2"), 42, value="1"),
    WithOption("tournament-questing", ("D-2", "F-1"), 3),
    WithOption("allies", ("D-2", "F-1", "B-2"), 21),
    WithOption("standard-victory", ("A-1+B-1", "C-1+D-2"), 9, size=110),
    WithOption("enhanced-victory", ("E-1", "A-2"), 13),
    WithOption("barbaric-victory", ("E-1", "A-2"), 13),
    WithOption("aiding", ("D-2", "F-1", "B-2"), 21),
    WithOption("barbarians-game", ("A-2", "C-2"), 51, ruleset="fourth-edition"),
    WithOption("conquerors-game", ("A-1", "C-1", "E-1"), 18),
    WithOption("destroyed-worlds", ("D-2", "F-1"), 3),
    WithOption("dungeon-cards", ("A-2", "C-2"), 5, ruleset="fourth-edition", dungeons=("DU/24", "DU/25")),
    WithOption("experience", ("D-2", "F-1"), 3),
    WithOption("fear-of-undead", ("C-1+D-2", "E-1+F-1"), 20, ruleset="tournament-110", size=110),
    WithOption("multiple-attack", ("D-2", "F-1"), 30, ruleset="fourth-edition"),
    WithOption("parallel-universes", ("C-2", "C-2"), 44),
    WithOption("questing", ("D-2", "F-1"), 3),
    WithOption("turn-limit", ("A-2", "C-2"), 42, value="10"),
    WithOption("treasure-spoils", ("D-2", "F-1"), 3),
    WithOption("true-victory", ("B-2", "A-1"), 4, ruleset="fourth-edition"),
    WithOption("world-bonuses", ("E-1", "A-2"), 4, ruleset="fourth-edition"),
)
DECK_PLAYTHROUGHS: Final = (
    OfADeckType("championship", "World Championship - Standard [55]", 2),
    OfADeckType("sealed-deck", "Sealed Deck [55]", 5),
    OfADeckType("masters-strategy", "Master's Strategy [55]", 5),
    OfADeckType("no-xs", "No-1s [55]", 2),
    OfADeckType("wizards-challenge", "Wizard's Challenge [55]", 2),
    OfADeckType("world-war", "World War! [55]", 6),
    OfADeckType("tyrants-game", "Tyrant's Game [55]", 2),
)

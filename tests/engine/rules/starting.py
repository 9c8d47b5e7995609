"""Starting games for the rule tests: plain decks of any size, and playing on to a wanted moment."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms import catalogue, table
from sixrealms.engine.action import YES, Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State

REALMS = tuple(p.id for p in catalogue.all_printings() if p.set == "1st" and p.type == "realm" and p.blank)
ALLIES = tuple(p.id for p in catalogue.all_printings() if p.set == "1st" and p.type == "ally" and p.blank)


def plain_deck(size: int, realms: int = 15, first: int = 0) -> tuple[str, ...]:
    """Realms without power, then allies without power, `size` cards together."""
    chosen = [REALMS[(first + i) % len(REALMS)] for i in range(realms)]
    return (*chosen, *(ALLIES[i % len(ALLIES)] for i in range(size - realms)))


def game(ruleset: str = "tournament", size: int = 55, players: int = 2, seed: int = 3, **setup: object) -> State:
    decks = tuple(plain_deck(size, first=15 * seat) for seat in range(players))
    return table.start(GameSetup(ruleset, size, decks, seed, **setup))  # type: ignore[arg-type]


def play_until(s: State, there: Callable[[State], bool], *, limit: int = 3000) -> State:
    """Answer every decision in the most passive way until `there` says stop; dungeon cards are put out."""
    for _ in range(limit):
        if s.result is not None or there(s):
            return s
        assert s.pending is not None
        advance(s, quiet(s))
    raise AssertionError("the moment never came")


def quiet(s: State) -> Action:
    assert s.pending is not None
    if s.pending.about == "ask-dungeon":
        return YES
    for verb in ("pass", "decline", "keep", "stop", "no", "done"):
        for option in s.pending.options:
            if option.verb == verb:
                return option
    return s.pending.options[0]

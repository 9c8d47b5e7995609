"""Positions of played games, as scenarios: the learner sits on seat A."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from sixrealms import decks, table
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.formats import GameName
from sixrealms.players.roster import bot
from sixrealms.scenarios.beginnings import phase_of
from sixrealms.scenarios.position_as_scenario import skeleton
from sixrealms.setup.random_format_decks import decks_for
from sixrealms.simulation.game import answer, chances

RULESET: Final = "fourth-edition"
_SIZE: Final = 55
#: Where puzzles begin: a champion may still be sent out, or only the attack is left.
_PHASES: Final = (3, 4)
#: Before that there is too little on the table, after that games repeat themselves.
_FIRST_TURN: Final = 6
_LAST_TURN: Final = 40
_MOST_DECISIONS: Final = 3_000
#: What lies with a seat and belongs to a puzzle.
_KEPT: Final = ("formation", "pool", "hand", "draw")
#: A card that somebody else owns, as a scenario writes it.
_LENT: Final = re.compile(r"\(of [A-H]\)")
#: What a position has already done, of which the words of a puzzle say nothing.
_NOT_SAID: Final = re.compile(r"\((?:spent|used|fought|lasting|turned)\)")


def positions(number: int, seed: int, players: tuple[str, str] = ("novice", "novice")) -> Iterator[dict[str, Any]]:
    """The positions of game `number`, seen from the player whose turn it is; the same arguments, the same positions.

    Every other game is played with starter decks, the others with decks drawn by chance.
    """
    own = Random(f"puzzles/{seed}/{number}")
    s = table.start(GameSetup(RULESET, _SIZE, _held(number, own), own.getrandbits(48)))
    seated, streams = [bot(name) for name in players], chances(own.getrandbits(48), len(players))
    for _ in range(_MOST_DECISIONS):
        if s.result is not None or s.turns > _LAST_TURN:
            return
        asked = s.pending
        assert asked is not None
        if asked.player == s.active and s.turns >= _FIRST_TURN and s.phase in _PHASES and phase_of(s) == s.phase:
            written = _written(s)
            if written is not None:
                yield written
        advance(s, answer(s, seated, streams))


def _held(number: int, chance: Random) -> tuple[tuple[str, ...], ...]:
    if number % 2:
        return tuple(deck.cards for deck in chance.sample(decks.starters(), 2))
    return tuple(deck.cards for deck in decks_for(GameName(size=_SIZE), RULESET, 2, chance.getrandbits(48)))


def _written(s: State) -> dict[str, Any] | None:
    """The position as a scenario with what a puzzle may consist of; None where something else lies there as well."""
    if s.effects or s.n != 2:
        return None
    data = skeleton(s, "").data
    letters = "AB" if s.active == 0 else "BA"
    seats = dict(zip(letters, data["seats"].values(), strict=True))
    kept = {seat: {part: seats[seat][part] for part in _KEPT if seats[seat].get(part)} for seat in "AB"}
    if any(seats[seat].get("table") for seat in "AB"):
        return None
    text = json.dumps(kept)
    if _LENT.search(text):
        return None
    plain: Mapping[str, Any] = json.loads(re.sub(rf" ?{_NOT_SAID.pattern}", "", text))
    return {"seats": dict(plain), "active": "A", "phase": s.phase}

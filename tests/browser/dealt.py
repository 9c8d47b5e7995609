"""Tables with a fixed seed, put into the database of a running server as far on in their game as a test needs them.

The server replays what is stored when the first person comes, so such a table is like any other.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import NamedTuple

from sixrealms import decks, rulesets, table
from sixrealms.engine.flow.game import begin
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance, run
from sixrealms.engine.state import State
from sixrealms.players.opponents import free_name
from sixrealms.players.roster import bot
from sixrealms.players.seat import take_seat
from sixrealms.server.game.entries import Acted, Entry
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.session.new_table import hashed
from sixrealms.server.store.tables import Storage, StoredTable
from tests.server.live import LiveServer

MOST_DECISIONS = 4000
_NUMBERS = count(1)


class Dealt(NamedTuple):
    """A table: its id, the token of each seat, and the position it stands in."""

    table: str
    tokens: tuple[str, ...]
    state: State

    def of(self, seat: int) -> str:
        """Where the browser of that seat goes to sit down."""
        return f"/#sit={self.table}&seat={seat}&token={self.tokens[seat]}"

    def together(self, *seats: int) -> str:
        """A script after which a browser holds all these seats, whose people take turns at it."""
        held = [{"token": self.tokens[seat], "seat": seat} for seat in seats]
        kept = json.dumps({"table": self.table, "since": 1, **held[0], "beside": held[1:]})
        return f"localStorage['sixrealms.seat.{self.table}'] ??= {json.dumps(kept)}"

    @property
    def link(self) -> str:
        return f"/table/{self.table}"


def setup_for(
    seed: int, seats: Sequence[str], *, ruleset: str = "tournament", size: int = 55, options: Mapping[str, str] = {}
) -> GameSetup:
    """A game of starter decks (put together by two where they are too small), names for the seats."""
    chance = Random(seed)
    chosen = list(decks.starters())
    chance.shuffle(chosen)
    if size == 110:
        cards = [one.cards + two.cards for one, two in zip(chosen[::2], chosen[1::2], strict=False)]
    else:
        cards = [one.cards for one in chosen if len(one.cards) == size]
    return GameSetup(
        ruleset,
        size,
        tuple(cards[at % len(cards)] for at in range(len(seats))),
        seed,
        ("",) * len(seats),
        tuple(seats),
        tuple(sorted(options.items())),
    )


def played(setup: GameSetup, until: Callable[[State], bool], player: str = "greedy") -> tuple[list[Entry], State]:
    """What computer players did from the beginning to the first position that is wanted."""
    s = State(table.kit_for(setup), setup.seed)
    begin(s)
    run(s)
    chance, thinking = Random(setup.seed), bot(player)
    entries: list[Entry] = []
    while not until(s):
        assert s.pending is not None, "the game is over and was never as wanted: take another seed"
        assert len(entries) < MOST_DECISIONS
        action = thinking.choose(take_seat(s, s.pending.player), s.pending.options, chance)
        entries.append(Acted(s.pending.player, action))
        s.forget()
        advance(s, action)
    return entries, s


def deal(
    server: LiveServer,
    seed: int,
    people: Sequence[str] = ("Ana", ""),
    *,
    until: Callable[[State], bool] = lambda s: True,
    bots: str = "greedy",
    before: str = "greedy",
    size: int = 55,
    ruleset: str = "tournament",
    options: Mapping[str, str] = {},
    window: float = 0,
    cards: Sequence[tuple[str, ...]] = (),
) -> Dealt:
    """A table of these people; "" is a seat of a computer player. `until` is the position its game has come to
    when the computer player `before` sat on all seats; with windows of so many seconds it has to be the first.
    `cards` are played with instead of starter decks, by printings, whatever a deck may hold.
    """
    assert size in rulesets.named(ruleset).sizes
    names: list[str] = []
    for name in people:
        names.append(name or free_name(bots, [*people, *names]))
    setup = setup_for(seed, names, ruleset=ruleset, size=size, options=options)
    if cards:
        setup = replace(setup, decks=tuple(cards))
    entries, state = played(setup, until, before)
    assert not (window and entries), "a game with windows stops where this one did not"
    tokens = tuple(f"seat-{at}-of-{seed}" for at in range(len(people)))
    chairs = tuple(
        Chair(
            bot="" if name else bots,
            name=names[at],
            token=hashed(tokens[at]) if name else "",
            cards=setup.decks[at],
            deck="Starter",
        )
        for at, name in enumerate(people)
    )
    plan = TablePlan(ruleset, size, dict(options), players=len(people), window=window)
    storage = Storage(server.database)
    name = f"seed-{seed}-{next(_NUMBERS)}"
    stored = StoredTable(name, False, plan, b"secret of this test", chairs, setup, state.result is not None)
    storage.add_table(stored, entries)
    storage.close()
    return Dealt(name, tokens, state)

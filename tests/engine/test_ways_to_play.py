from __future__ import annotations

import pytest

from sixrealms import catalogue, decks, table
from sixrealms.engine.ability import Play
from sixrealms.engine.action import PASS
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.power import Power
from sixrealms.engine.power_keys import give_keys
from sixrealms.powers.hands import Draw

AS_AN_EVENT = 1
"""Place of the alternative way among the abilities of the made-up power."""


def _spells_double_as_events(printing_id: str) -> Power | None:
    printing = catalogue.printing(printing_id)
    if not printing.is_spell:
        return None
    power = Power((Play(Draw(), at=("3",)), Play(Draw(), way="event")), printing.wording)
    return give_keys(power, printing.wording)


@pytest.mark.rule("event.any-time")
def test_a_spell_that_may_be_played_as_an_event_is_offered_in_every_phase() -> None:
    lists = tuple(decks.named(name).cards for name in ("A-1", "B-1"))
    state = table.start(GameSetup("tournament", 55, lists, 5), _spells_double_as_events)
    phases: set[int] = set()
    while state.pending is not None and state.turns < 8:
        hand = state.hand(state.pending.player)
        spells = {c for c in hand if state.kit.defs[state.defn[c]].printing.is_spell}
        if spells and state.pending.about.startswith("ask-phase"):
            as_events = {a.card for a in state.pending.options if a.number == AS_AN_EVENT}
            assert as_events == spells
            phases.add(state.phase)
        state = table.apply(state, PASS if PASS in state.pending.options else state.pending.options[0])

    assert phases >= {0, 2, 3, 4, 5}

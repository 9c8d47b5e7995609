"""Who is asked in which order, at tables of three to eight where everybody holds a card of any time.

The conflicts open.response-order and open.uninvolved-in-combat; docs/guides/scenario-files.md tells readers the same.
"""

from __future__ import annotations

import pytest

from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.table_talk import Table, table_test

REALMS = ("1st/6", "1st/9", "1st/14", "1st/16", "1st/22", "1st/24", "1st/117", "1st/118")
SEATS = pytest.mark.parametrize("seats", [3, 4, 8])


def _sit(t: Table, seats: int, **pools: list[str]) -> str:
    """So many players with a realm and a Good Fortune each; their letters."""
    letters = "ABCDEFGH"[:seats]
    for letter, realm in zip(letters, REALMS, strict=False):
        t.seat(letter, formation={"A": realm}, pool=pools.get(letter, []), hand=["Good Fortune"])
    return letters


def _passed(t: Table, until: str) -> str:
    """Everybody passes until this question; who was asked, the active player's phases as figures."""
    found: list[str] = []
    for _ in range(99):
        pending = t.state.pending
        assert pending is not None
        if pending.about == until:
            return "".join(found)
        who = t.sitting.letter(pending.player)
        found.append(str(t.state.phase) if pending.about.startswith("ask-phase-") else who)
        getattr(t, who).passes()
    raise AssertionError(found)


@SEATS
@EVERY_RULESET
@table_test(
    rules=["turn.phase3.active-only", "event.any-time", "setup.order.clockwise", "turn.phase6.rap"], edition="1st"
)
def test_a_turn_in_which_everybody_passes(t: Table, ruleset: str, seats: int) -> None:
    """After the draw and as phases 3 and 4 end all others in turn; between the turns the active player before them."""
    letters = _sit(t, seats)
    t.begin(active="A", phase=2, ruleset=ruleset, size=RULESETS[ruleset])
    others = letters[1:]
    assert _passed(t, "ask-phase-0") == f"23{others}4{others}5A{others}"
    t.turn_of("B")
    t.settled("B", "ask-phase-0")


@SEATS
@EVERY_RULESET
@table_test(
    rules=["order.response-right", "event.any-time", "combat.c.defender-choice", "combat.i.new-attacker"], edition="1st"
)
def test_a_battle_against_the_last_seat(t: Table, ruleset: str, seats: int) -> None:
    """The active player and the others clockwise whenever somebody has come forward, whoever is attacked."""
    letters = _sit(t, seats, A=["Dagrande + Staff of Conjuring", "1st/60"], **{"ABCDEFGH"[seats - 1]: ["Azhul"]})
    last, realm = letters[-1], REALMS[seats - 1]
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.attacks(realm, with_="Dagrande")
    assert _passed(t, "ask-defend") == letters
    t.asked(last, "ask-defend")
    getattr(t, last).defends("Azhul")
    assert _passed(t, "ask-next-attacker") == letters + last + letters
    t.A.attacks(realm, with_="1st/60")
    assert _passed(t, "ask-defend") == letters
    getattr(t, last).declines()
    assert _passed(t, "ask-spoils") == letters
    t.A.keeps()
    assert _passed(t, "ask-phase-4") == letters[1:]
    t.razed(realm)
    t.zone("Azhul", "discard")
    t.changed("Dagrande", "1st/60", "A:filler#1")
    t.settled("A", "ask-phase-4")


@SEATS
@EVERY_RULESET
@table_test(rules=["pause.clockwise", "pause.offered", "event.any-time"], edition="1st")
def test_an_event_of_a_bystander_is_answered_clockwise_from_them(t: Table, ruleset: str, seats: int) -> None:
    """Who plays it is not asked; under 4th Edition whoever passed is asked once more to calm it (pause.clockwise)."""
    letters = "ABCDEFGH"[:seats]
    for letter, realm in zip(letters, REALMS, strict=False):
        hand = ["Cataclysm!"] if letter == "B" else ["Calm"] if letter == "A" else []
        t.seat(letter, formation={"A": realm}, pool=[], hand=hand)
    t.begin(active="A", phase=5, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.passes()
    t.B.plays("Cataclysm!")
    t.B.chooses(REALMS[0])
    again = 2 if ruleset == "fourth-edition" else 1
    for _ in range(again):
        t.asked("A", "ask-answer")
        t.A.passes()
    t.zone(REALMS[0], "discard")
    t.changed("Cataclysm!")
    t.settled("B", "ask-phase-0")

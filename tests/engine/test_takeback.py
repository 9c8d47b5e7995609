from __future__ import annotations

from sixrealms import table
from sixrealms.engine import takeback
from sixrealms.engine import zones as z
from sixrealms.engine.action import NO, PASS
from sixrealms.engine.state import State
from tests.telling.positions import laid


def _asked(about: str) -> State:
    """The first decision of that kind in a game where everybody passes whenever that is possible."""
    s = table.new_game(["A-1", "B-1"], seed=3)
    while s.pending is not None and s.pending.about != about:
        s = table.apply(s, PASS if PASS in s.pending.options else s.pending.options[0])
    assert s.pending is not None
    return s


def test_laying_down_a_card_one_knows_can_be_taken_back() -> None:
    before = _asked("ask-phase-2")
    assert before.pending is not None
    play = next(a for a in before.pending.options if a.verb == "play")

    now = table.apply(before, play)

    assert now.pending is not None
    assert now.zone[play.card] == z.FORMATION
    expected = takeback.FREE if now.pending.player == before.pending.player else takeback.ASK
    assert takeback.policy(before, now, before.pending.player) == expected


def test_a_card_drawn_stays_drawn() -> None:
    before = _asked("ask-discard-down")
    assert before.pending is not None
    now = before
    while now.turns == before.turns or now.phase < 2:
        assert now.pending is not None
        now = table.apply(now, PASS if PASS in now.pending.options else now.pending.options[0])

    assert now.chances == before.chances
    assert takeback.policy(before, now, before.pending.player) == takeback.NEVER


def test_a_card_another_seat_has_seen_stays_seen() -> None:
    before = _asked("ask-phase-2")
    assert before.pending is not None
    me = before.pending.player
    hidden = before.hand(1 - me)[0]
    now = before.copy()
    now.seen[hidden] |= 1 << me

    assert takeback.policy(before, now, me) == takeback.NEVER


def test_before_the_defeat_is_seen_an_attack_is_taken_back_as_any_decision() -> None:
    """Once it is seen, the attacker is asked by the rules themselves (engine/flow/attack_takeback.py)."""
    before = laid(
        {"formation": {"A": "Thay"}, "pool": ["Mul Savage", "Azhul"]},
        {"formation": {"A": "Nyrond"}, "pool": ["Lovely Colleen"]},
        phase=4,
    )
    attacks = {before.name(a.card): a for a in table.legal_actions(before) if a.verb == "attack"}

    declared = table.apply(before, attacks["Mul Savage"])
    assert takeback.policy(before, declared, 0) == takeback.ASK
    assert table.apply(before, attacks["Azhul"]).battle is not None  # the position to go back to

    seen = table.apply(declared, next(a for a in table.legal_actions(declared) if a.verb == "defend"))
    assert seen.pending is not None
    assert (seen.pending.player, seen.pending.about) == (0, "ask-take-back")
    defeated = table.apply(seen, NO)
    savage = attacks["Mul Savage"].card
    assert defeated.zone[savage] == z.DISCARD
    assert takeback.policy(before, defeated, 0) == takeback.NEVER  # the defender has drawn their spoils


def test_who_decided_in_between_is_asked() -> None:
    before = _asked("ask-phase-2")
    assert before.pending is not None
    me = before.pending.player

    assert takeback.policy(before, before, me) == takeback.FREE
    assert takeback.policy(before, before, me, acted=[me]) == takeback.FREE
    assert takeback.policy(before, before, me, acted=[me, 1 - me]) == takeback.ASK
    now = before.copy()
    now.chances += 1
    assert takeback.policy(before, now, me, acted=[1 - me]) == takeback.NEVER

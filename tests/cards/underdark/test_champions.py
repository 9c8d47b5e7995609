"""Champions of the Underdark booster."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Target, Use, When
from sixrealms.powers.battle_effects import LoseRound
from sixrealms.powers.card_questions import CHAMPION, Is, Kind
from sixrealms.powers.copies import Imitates
from sixrealms.powers.durations import UNTIL_YOUR_NEXT_TURN
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import shuffle_discards
from sixrealms.powers.refs import OPPONENT, SELF, TARGET, The
from sixrealms.powers.sets import one
from tests.made_up import given
from tests.table_talk import Table, card_test

GIANT = Kind("Giant")
OTHERS = ["RR/43", "FR/79", "FR/82", "4th/480"]


@card_test("UD/96", rules=["gloss.allies.traits"], edition="1st")
def test_fowron_is_stronger_for_every_giant_in_play(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["UD/96", "RR/43", "Azhul"], hand=["FR/81"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["FR/79 + Flameblade"])
    t.begin(active="A", phase=3, unenforced=True)
    t.level("UD/96", 6)
    t.A.plays("FR/81")
    t.level("UD/96", 7)
    t.settled("A", "ask-phase-3")


@card_test("UD/96", rules=["copy.exact-text", "copy.not-avatars", "once.phase3", "copy.duration"], edition="1st")
def test_fowron_has_the_power_of_another_giant_until_his_next_phase_3(t: Table) -> None:
    with given("RR/40", Always(gains(Is(SELF), 5))):
        t.seat("A", formation={"A": "Draj"}, pool=["UD/96", "Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40", "RR/43", "FR/82", "4th/480"])
        t.begin(active="A", phase=3, unenforced=OTHERS)
        t.level("UD/96", 8)
        t.A.uses("UD/96")
        t.offered("RR/40", "RR/43", "FR/82")
        t.A.chooses("RR/40")
        t.level("UD/96", 13)
        t.kind("UD/96", "Earthwalker")
        t.level("RR/40", 12)
        t.level("Azhul", 4)
        t.A.cannot("use", "UD/96", because="already-used")
        t.A.passes(3)
        t.level("UD/96", 13)
        t.kind("UD/96", "Earthwalker")
        t.B.passes(5)
        t.level("UD/96", 13)
        t.A.passes(2)
        t.level("UD/96", 8)
        t.not_kind("UD/96", "Earthwalker")
        t.changed(*(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 4)))
        t.settled("A", "ask-phase-3")


@card_test("UD/96", rules=["copy.exact-text"], edition="1st")
def test_fowron_uses_what_the_other_giant_may_use(t: Table) -> None:
    with given("FR/79", Use(shuffle_discards())):
        t.seat("A", formation={"A": "Draj"}, pool=["UD/96"], discard=["Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["FR/79"], discard=["Sadira"])
        t.begin(active="A", phase=3)
        t.A.uses("UD/96", power=1)
        t.A.uses("UD/96")
        t.zone("Azhul", "draw")
        t.zone("Sadira", "discard")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("secondary", [True, False])
@card_test("UD/96", rules=["copy.exact-text", "combat.d.activation"], edition="1st")
def test_the_giant_whose_power_he_has_copied_goes_first(t: Table, secondary: bool) -> None:
    """Both would destroy their opponent; as the attacker he would go first if his use were not secondary."""
    kill = When("activate", LoseRound(OPPONENT, kept=False))
    copies = Lasting(Imitates(Is(SELF), The(TARGET), secondary=secondary), UNTIL_YOUR_NEXT_TURN)
    copy = Use(copies, targets=(Target("target", one(GIANT & CHAMPION & ~Is(SELF))),))
    with given("RR/40", kill), given("UD/96", copy):
        t.seat("A", formation={"A": "Draj"}, pool=["UD/96"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("UD/96")
        t.A.passes()
        t.A.attacks("Nyrond", with_="UD/96")
        t.B.defends("RR/40")
        if secondary:
            t.zone("UD/96", "discard")
            t.zone("RR/40", "pool")
            t.B.keeps()
            t.settled("A", "ask-phase-4")
        else:
            t.zone("RR/40", "discard")
            t.zone("UD/96", "pool")
            t.settled("A", "ask-next-attacker")

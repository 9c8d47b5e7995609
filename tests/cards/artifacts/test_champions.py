"""Champions of the Artifacts booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import WIZARD, WIZARD_SPELL, Is
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import SELF
from sixrealms.powers.use_and_play import MayUse
from tests.made_up import given
from tests.table_talk import Table, card_test

RAVENLOFT = ["RL/93", "RL/99", "RL/97", "RL/100"]


@card_test("AR/108", rules=["icon.ability.by-type"], edition="1st")
def test_young_strahd_casts_wizard_spells_and_no_others(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["AR/108"], hand=["Cone of Cold", "Cure Light Wounds"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="AR/108")
    t.B.defends("Mordenkainen")
    t.A.cannot("play", "Cure Light Wounds", "AR/108", because="cannot-use")
    t.A.plays("Cone of Cold", by="AR/108")
    t.total("AR/108", 12)
    t.settled("B", "ask-combat")


@card_test("AR/108", rules=["general.golden-rule", "gloss.negate"], edition="1st")
def test_the_champions_of_ravenloft_can_do_nothing_but_strahd_can(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["AR/108"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["RL/93", "RL/99", "RL/100", "Dagrande", "Sadira"],
        hand=["RL/97"],
    )
    t.begin(active="B", phase=4, unenforced=RAVENLOFT)
    t.B.cannot("attack", "Draj", "RL/93", because="may-not-attack")
    t.B.cannot("attack", "Draj", "RL/97", because="may-not-attack")
    t.B.can("attack", "Draj", "RL/100")
    t.B.can("attack", "Draj", "Dagrande")
    t.settled("B", "ask-phase-4")


@card_test("AR/108", rules=["combat.c.defender-choice"], edition="1st")
def test_turned_down_they_neither_defend_nor_cast(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["AR/108", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["RL/93", "RL/99", "RL/100", "Sadira"])
    t.begin(active="A", phase=4, windows="pass", unenforced=RAVENLOFT)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.cannot("defend", "RL/93", because="may-not-defend")
    t.offered("RL/100", "Sadira")
    t.settled("B", "ask-defend")


@card_test("AR/108", rules=["general.golden-rule"], edition="1st")
def test_a_wizard_turned_down_cannot_cast(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["AR/108"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["RL/93", "Sadira"], hand=["Disintegrate"])
    t.begin(active="B", phase=3, unenforced=RAVENLOFT)
    t.B.cannot("play", "Disintegrate", "RL/93", because="forbidden")
    t.B.can("play", "Disintegrate", "Sadira")
    t.settled("B", "ask-phase-3")


@card_test("AR/108", rules=["combat.c.defender-choice"], edition="1st")
def test_young_strahd_must_face_strahd(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["AR/108", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["RL/100", "Dagrande"])
    t.begin(active="B", phase=4, windows="pass", unenforced=RAVENLOFT)
    t.B.attacks("Draj", with_="RL/100")
    t.zone("AR/108", "battle")
    t.zone("Azhul", "pool")
    t.settled("A", "ask-combat")


@card_test("AR/108", rules=["combat.c.defender-choice"], edition="1st")
def test_others_he_need_not_face(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["AR/108", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"])
    t.begin(active="B", phase=4, windows="pass")
    t.B.attacks("Draj", with_="Dagrande")
    t.offered("AR/108", "Azhul")
    t.settled("A", "ask-defend")


@card_test("AR/108", rules=["gloss.negate"], edition="1st")
def test_their_powers_rest_but_not_those_of_other_cards_of_that_world(t: Table) -> None:
    seen_by_all = Always(gains(Is(SELF), 3))
    with (
        given("RL/97", seen_by_all),
        given("RL/100", seen_by_all),
        given("RL/10", Always(gains(WIZARD, 1), anywhere=True)),
    ):
        t.seat("A", formation={"A": "RL/10"}, pool=["AR/108", "RL/97"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["RL/100", "Sadira"])
        t.begin(active="A", phase=3)
        t.level("RL/97", 1)
        t.level("RL/100", 12)
        t.level("Sadira", 5)
        t.settled("A", "ask-phase-3")


@card_test("AR/108", rules=["general.golden-rule"], edition="1st")
def test_his_players_own_are_turned_down_too(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["AR/108", "RL/93", "RL/100"], hand=["Disintegrate"])
    t.seat("B", formation={"A": "Nyrond"})
    with given("RL/100", Always(MayUse(Is(SELF), WIZARD_SPELL))):
        t.begin(active="A", phase=3, unenforced=RAVENLOFT)
        t.A.cannot("play", "Disintegrate", "RL/93", because="forbidden")
        t.A.can("play", "Disintegrate", "RL/100")
        t.A.can("play", "Disintegrate", "AR/108")
        t.settled("A", "ask-phase-3")

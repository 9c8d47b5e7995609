"""Unarmed combat cards of 4th Edition: kicks, holds, claws, blows from behind."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import (
    ANY,
    CASTER,
    OPPONENT,
    SELF,
    Is,
    Lasting,
    MayUse,
    SureDigit,
    gains,
)
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

REGENT, STRONG, THIEF = "BR/88", "BR/83", "NS/28"


# -- Boot to the Head -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "falls"), [("1st/250", True), ("1st/251", True), ("1st/252", False), ("1st/19", False)]
)
@card_test("4th/434", rules=["gloss.defeated"], edition="1st")
def test_the_boot_fells_whoever_draws_a_nought_or_a_one(t: Table, card: str, falls: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/434"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mordenkainen"], draw=[card, 5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Mordenkainen")
    t.A.plays("4th/434", by="Azhul")
    t.zone(card, "discard")
    t.zone("Mordenkainen", "discard" if falls else "battle")
    if not falls:
        t.level("Azhul", 5)
    t.changed("Azhul", "4th/434")
    t.settled("A", "ask-next-attacker" if falls else "ask-combat")


@pytest.mark.parametrize("victim", ["Nenioc", "BR/83", THIEF])
@card_test("4th/434", rules=["gloss.defeated"], edition="1st")
def test_the_boot_is_for_clerics_regents_and_thieves_too(t: Table, victim: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"], hand=["4th/434"])
    t.seat("B", formation={"A": "DL/8"}, pool=[victim], draw=["1st/250", 5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="T'kkyl")
    t.B.defends(victim)
    t.A.plays("4th/434", by="T'kkyl")
    t.zone(victim, "discard")
    t.changed("T'kkyl", "4th/434", "1st/250", victim)
    t.settled("A")


@pytest.mark.parametrize("opponent", ["Mul Savage", "Neeva", "1st/304"])
@card_test("4th/434", rules=["gloss.defeated"], edition="1st")
def test_nobody_else_draws_for_the_boot(t: Table, opponent: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"], hand=["4th/434"])
    t.seat("B", formation={"A": "DL/8"}, pool=[opponent], draw=["1st/250", 5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="T'kkyl")
    t.B.defends(opponent)
    t.A.plays("4th/434", by="T'kkyl")
    t.level("T'kkyl", 4)
    t.zone("1st/250", "draw")
    t.changed(opponent)
    t.settled("A", "ask-combat")


@card_test("4th/434", rules=["gloss.defeated"], edition="1st")
def test_a_sure_thing_for_the_kicker_is_a_low_digit(t: Table) -> None:
    with given("1st/153", Always(SureDigit())):
        meet(t, "Azhul", "Mordenkainen", ["4th/434"], pool=["T'kkyl + 1st/153"], their_pool=["Otto"])
        t.A.plays("4th/434", by="Azhul")
        t.zone("Mordenkainen", "discard")
        t.changed("Azhul", "4th/434")
        t.settled("A")


# -- Reversal ---------------------------------------------------------------------------------------------------------


@card_test("4th/435", rules=["gloss.unarmed-users", "dispel.timing"], edition="1st")
def test_a_reversal_turns_the_blow_on_its_user(t: Table) -> None:
    weaker = Play(Lasting(gains(Is(OPPONENT), -2)))
    with given("4th/438", weaker):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/438"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage"], hand=["4th/435"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Mul Savage")
        t.A.plays("4th/438", by="Azhul")
        t.B.answers("4th/435", by="Mul Savage")
        t.level("Azhul", 2)
        t.level("Mul Savage", 9)
        t.on("4th/438", "Mul Savage")
        t.changed("4th/435")
        t.settled("A", "ask-combat")


@card_test("4th/435", rules=["counter.exception"], edition="1st")
def test_a_reversal_is_for_offensive_unarmed_combat(t: Table) -> None:
    plain = Play(Lasting(gains(Is(CASTER), 1)))
    with given("DR/90", plain), given("PO/98", plain), given("1st/266", Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul [1st/266]"], hand=["DR/90", "PO/98"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "Tergoz Tenhammer"], hand=["4th/435"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Borys")
        for card in ("DR/90", "PO/98"):
            t.A.plays(card, by="Azhul")
            t.B.could_not_answer("4th/435", because="dispel.timing")
        t.changed("Borys", "Azhul", "DR/90", "PO/98")
        t.settled("A", "ask-combat")


@card_test("4th/435", rules=["gloss.unarmed-users"], edition="1st")
def test_only_the_champion_that_fights_reverses(t: Table) -> None:
    weaker = Play(Lasting(gains(Is(OPPONENT), -2)))
    with given("4th/438", weaker):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/438"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage", "Neeva"], hand=["4th/435"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Mul Savage")
        t.A.plays("4th/438", by="Azhul")
        t.B.cannot("answer", "4th/435", "Neeva", because="gloss.unarmed-users")
        t.B.answers("4th/435", by="Mul Savage")
        t.changed("4th/435", "4th/438", "Azhul")
        t.settled("A", "ask-combat")


# -- Choke Hold -------------------------------------------------------------------------------------------------------


@card_test("4th/436", rules=["gloss.unarmed-users"], edition="1st")
def test_a_hold_keeps_the_opponent_from_casting_for_the_round(t: Table) -> None:
    meet(
        t,
        "Azhul + War Party",
        "Sadira + Orb of Doom",
        ["4th/436", "Gladiators"],
        ["1st/106", "1st/343", "Zadoc", "Galek"],
    )
    t.B.can("play", "1st/106", "Sadira")
    t.B.plays("Zadoc")
    t.A.plays("4th/436", by="Azhul")
    t.A.plays("Gladiators")
    t.B.cannot("play", "1st/106", "Sadira", because="forbidden")
    t.B.cannot("play", "1st/343", "Sadira", because="forbidden")
    t.B.can("play", "Galek", "Sadira")
    t.changed("Sadira")
    t.settled("B", "ask-combat")


@card_test("4th/436", rules=["gloss.unarmed-users"], edition="1st")
def test_whoever_holds_may_cast(t: Table) -> None:
    with given("1st/266", Always(MayUse(Is(SELF), ANY))):
        meet(t, "Azhul [1st/266]", "Borys", ["4th/436", "1st/106"], pool=["Sadira"])
        t.A.plays("4th/436", by="Azhul")
        t.A.can("play", "1st/106", "Azhul")
        t.changed("Borys", "Azhul")
        t.settled("A", "ask-combat")


@card_test("4th/436", rules=["gloss.unarmed-users"], edition="1st")
def test_the_attacked_realm_casts_all_the_same(t: Table) -> None:
    meet(t, "Azhul", "Nenioc", ["4th/436", "Gladiators"], ["1st/353", "Zadoc"], realm="DL/8 + 1st/250")
    t.A.plays("4th/436", by="Azhul")
    t.A.plays("Gladiators")
    t.B.can("play", "1st/353", "DL/8")
    t.B.cannot("play", "1st/353", "Nenioc", because="forbidden")
    t.changed("Nenioc", "Azhul")
    t.settled("B", "ask-combat")


# -- Rake! and Blind Side! --------------------------------------------------------------------------------------------


@card_test("4th/438", rules=["gloss.unarmed-users"], edition="1st")
def test_the_opponent_gives_up_a_card_of_the_round_to_the_claws(t: Table) -> None:
    meet(
        t,
        "Skeletal Horde + Gladiators + War Band",
        "Azhul + Orb of Doom",
        ["Gith", "4th/438"],
        ["Swordwraith", "1st/54", "NO/208"],
    )
    t.B.plays("Swordwraith")
    t.B.plays("1st/54")
    t.B.plays("NO/208", on="Azhul")
    t.A.plays("4th/438", by="Skeletal Horde")
    t.asked("B", "ask-choose")
    t.offered("NO/208", "1st/54", "Swordwraith", "Orb of Doom")
    t.B.chooses("NO/208")
    t.zone("NO/208", "discard")
    t.on("1st/54", "Azhul")
    t.on("Swordwraith", "Azhul")
    t.on("Orb of Doom", "Azhul")
    t.level("Skeletal Horde", 8)
    t.settled("B", "ask-combat")


@card_test("4th/438", rules=["gloss.attached.during-combat"], edition="1st")
def test_the_claws_tear_off_what_was_brought_along_too(t: Table) -> None:
    meet(t, "Skeletal Horde", "Azhul + Orb of Doom", ["4th/438"], ["Gith"])
    t.A.plays("4th/438", by="Skeletal Horde")
    t.B.chooses("Orb of Doom")
    t.zone("Orb of Doom", "discard")
    t.zone("Gith", "hand")
    t.changed("Skeletal Horde")
    t.settled("B", "ask-combat")


@card_test("4th/438", rules=["gloss.unarmed-users"], edition="1st")
def test_the_living_have_no_claws(t: Table) -> None:
    meet(t, "Azhul", "Borys", ["4th/438"])
    t.A.cannot("play", "4th/438", "Azhul", because="gloss.unarmed-users")
    t.changed("Borys")
    t.settled("A", "ask-combat")


@card_test("4th/440", rules=["gloss.unarmed-users", "spell.offensive-defensive"], edition="1st")
def test_the_drow_strikes_down_the_highest_card_of_the_other_side(t: Table) -> None:
    with given("1st/54"):
        meet(
            t,
            "Tysiln San + 4th/520",
            "Azhul + Gladiators",
            ["4th/440", "Mermaid", "4th/237"],
            ["1st/54", "Zadoc"],
            pool=["Neeva"],
        )
        t.B.plays("Zadoc")
        t.A.plays("Mermaid")
        t.B.plays("1st/54")
        t.A.plays("4th/440", by="Tysiln San")
        t.zone("1st/54", "discard")
        for left in ("Zadoc", "Gladiators"):
            t.on(left, "Azhul")
        t.on("Mermaid", "Tysiln San")
        t.level("Tysiln San", 5 + 10 + 4)
        t.settled("B", "ask-combat")


@card_test("4th/440", rules=["gloss.unarmed-users"], edition="1st")
def test_of_equals_the_drow_chooses_one(t: Table) -> None:
    allies = ("Zadoc", "Galek", "Nomad Mercenaries")
    meet(t, "Tysiln San + Orb of Doom + Thugs + Gith", "Azhul", ["4th/440"], allies)
    for ally in allies:
        t.B.plays(ally)
    t.A.plays("4th/440", by="Tysiln San")
    t.offered(*allies)
    t.A.chooses("Galek")
    t.zone("Galek", "discard")
    t.on("Zadoc", "Azhul")
    t.on("Nomad Mercenaries", "Azhul")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(
    ("strong", "falls"), [("1st/334", True), ("PO/71", True), ("1st/153", False), ("4th/442", False)]
)
@card_test("4th/440", rules=["gloss.unarmed-users"], edition="1st")
def test_spells_and_psionic_powers_fall_to_it_too(t: Table, strong: str, falls: bool) -> None:
    with (
        given("1st/266", Always(MayUse(Is(SELF), ANY))),
        given("1st/334", Play(Lasting(gains(Is(CASTER), 0)))),
        given("PO/71", Play(Lasting(gains(Is(CASTER), 0)))),
    ):
        meet(t, "Tysiln San + Orb of Doom", "Azhul [1st/266] + Thugs", ["4th/440"], [strong, "Gith"])
        t.B.plays("Gith")
        if strong == "1st/153":
            t.B.plays(strong, on="Azhul")
        else:
            t.B.plays(strong, by="Azhul")
        t.A.plays("4th/440", by="Tysiln San")
        t.zone(strong, "discard" if falls else "attached")
        t.zone("Gith", "attached" if falls else "discard")
        t.on("Thugs", "Azhul")
        t.settled("A" if strong == "1st/153" else "B", "ask-combat")


@card_test("4th/440", rules=["gloss.unarmed-users"], edition="1st")
def test_outside_combat_nobody_is_struck_down(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Tysiln San"], hand=["4th/440"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/440", "Tysiln San", because="condition-not-met")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("user", ["1st/440", "Azhul"])
@card_test("4th/440", rules=["gloss.unarmed-users"], edition="1st")
def test_it_is_for_drow_only(t: Table, user: str) -> None:
    meet(t, user, "Borys + Magic Sword", ["4th/440"], pool=["Tysiln San"])
    t.A.cannot("play", "4th/440", user, because="not-this-user")
    t.changed("Borys", user)
    t.settled("A", "ask-combat")


@card_test("4th/440", edition="1st")
def test_it_is_played_at_any_time_of_the_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["War Party", "Zadoc"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Tysiln San"], hand=["4th/440"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Tysiln San")
    t.B.passes()
    t.A.plays("Zadoc")
    t.B.plays("4th/440", by="Tysiln San")
    t.zone("Zadoc", "discard")
    t.level("Tysiln San", 9)
    t.changed("Azhul")
    t.settled("A", "ask-combat")


# -- Heroic Effort ----------------------------------------------------------------------------------------------------


@card_test("4th/441", rules=["combat.term.battle-on-card", "combat.h.winner-to-pool"], edition="1st")
def test_the_hero_takes_a_card_and_is_lost_although_he_wins(t: Table) -> None:
    meet(
        t,
        "Azhul + Orb of Doom + Mermaid",
        "Sadira + Thugs + Galek + 1st/157",
        ["4th/441"],
        pool=["Neeva"],
        their_pool=["Otto"],
    )
    t.A.plays("4th/441", by="Azhul")
    t.offered("Galek", "1st/157", "Thugs")
    t.A.chooses("1st/157")
    t.zone("1st/157", "discard")
    t.on("Galek", "Sadira")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("Orb of Doom", "discard")
    t.zone("Sadira", "discard")
    t.changed("Galek", "Thugs", "4th/441", "Mermaid")
    t.settled("A")


@card_test("4th/441", rules=["combat.term.battle-on-card"], edition="1st")
def test_the_hero_who_defends_is_lost_as_well(t: Table) -> None:
    meet(t, "Sadira + 1st/157", "Azhul + Gith", their_hand=["4th/441"], their_pool=["Borys"])
    t.B.plays("4th/441", by="Azhul")
    t.zone("1st/157", "discard")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("Sadira", "discard")
    t.changed("4th/441", "Gith")
    drew(t, "B", 1)
    t.settled("B")


@card_test("4th/441", rules=["spell.target-required"], edition="1st")
def test_without_a_card_to_take_there_is_no_effort(t: Table) -> None:
    meet(t, "Azhul + Gith", "Borys", ["4th/441"], their_pool=["Neeva + Orb of Doom"])
    t.A.cannot("play", "4th/441", "Azhul", because="no-target")
    goes_on(t, "Borys", "Azhul")

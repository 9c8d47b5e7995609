"""Holdings of 1st Edition that keep spells, events and razing off: Fortification, Waverly, Tantras, Arms of Furyondy
and of the Shield Lands, Silver Spring.
"""

from __future__ import annotations

from tests.table_talk import Table, card_family, card_test

# -- spells against defenders ---------------------------------------------------------------------------------------

SHELTERS = {"1st/149": ("Furyondy", 4), "1st/238": ("Raam", 4 + 3)}


@card_family(SHELTERS, rules=["immunity.offensive-only", "immunity.level-bonus-lost", "immunity.offensive-spells-both"])
def test_offensive_spells_do_nothing_to_its_defenders(t: Table, holding: str, realm: str, sadira: int) -> None:
    spells = ["Charm", "Finger of Death", "Spell of Formless Horror", "Lightning Bolt", "Shield"]
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira + Orb of Doom"], hand=[*spells, "Gladiators"])
    t.seat(
        "B",
        formation={"A": f"{realm} + {holding}"},
        pool=["Mordenkainen + War Band + Falcon Figurine"],
        hand=["Magic Missile"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_="Sadira")
    t.B.defends("Mordenkainen")
    t.A.cannot("play", "Charm", "Sadira", because=("no-target", "immune"))
    t.A.cannot("play", "Finger of Death", "Sadira", because=("no-target", "immune"))
    t.A.cannot("play", "Spell of Formless Horror", "Sadira", because="no-effect")
    t.A.plays("Lightning Bolt", by="Sadira")
    t.zone("Falcon Figurine", "discard")
    t.total("Sadira", sadira + 2)
    t.A.plays("Shield", by="Sadira")
    t.total("Sadira", sadira + 4)
    t.A.plays("Gladiators")
    t.total("Sadira", sadira + 4 + 9)
    before = 7 + 3 + (3 if realm == "Furyondy" else 2)  # his own world, or what Raam adds to both
    t.total("Mordenkainen", before)
    t.B.plays("Magic Missile", by="Mordenkainen")
    t.total("Mordenkainen", before + 3)
    t.settled("A" if before + 3 >= sadira + 13 else "B", "ask-combat")


@card_family(SHELTERS, rules=["immunity.always-active"])
def test_next_door_spells_strike(t: Table, holding: str, realm: str, sadira: int) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=["Charm", "Cone of Cold"])
    t.seat("B", formation={"A": "Sembia", "B": f"{realm} + {holding}"}, pool=["Mordenkainen + War Band + Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Mordenkainen")
    t.A.plays("Charm", by="Sadira")
    t.A.chooses("War Band")
    t.zone("War Band", "discard")
    t.zone("Charm", "attached")
    t.A.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 9)
    t.total("Mordenkainen", 9)
    t.settled("A", "ask-combat")


@card_test("1st/149", rules=["immunity.always-active", "general.touch.retarget"])
def test_fortification_shelters_its_realm_at_all_times(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Preserver"], hand=["Disintegrate"])
    t.seat("B", formation={"A": "Furyondy + Fortification", "B": "Celene"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Disintegrate", by="Preserver")
    t.offered("Vaasa", "Celene")
    t.A.chooses("Celene")
    t.zone("Celene", "discard")
    t.zone("Disintegrate", "discard")
    t.settled("A", "ask-phase-3")


@card_test("1st/149", "1st/99", rules=["immunity.offensive-only"])
def test_fortification_shelters_its_realm_from_spells_only(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Furyondy + Fortification"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Cataclysm!")
    t.A.chooses("Furyondy")
    t.zone("Furyondy", "discard")
    t.zone("Fortification", "discard")
    t.zone("Cataclysm!", "void")
    t.settled("A", "ask-phase-3")


@card_test("1st/238")
def test_waverly_does_not_shelter_the_realm_itself(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Preserver"], hand=["Disintegrate"])
    t.seat("B", formation={"A": "Raam + Waverly"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Disintegrate", by="Preserver")
    t.A.chooses("Raam")
    t.zone("Raam", "discard")
    t.zone("Waverly", "discard")
    t.zone("Disintegrate", "discard")
    t.settled("A", "ask-phase-3")


# -- no spells at all -----------------------------------------------------------------------------------------------


@card_test("1st/32", rules=["realm.power.when-attacked"])
def test_at_tantras_neither_side_casts(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=["Cone of Cold", "War Party"])
    t.seat("B", formation={"A": "Rashemen + Tantras"}, pool=["Grypht the Saurial"], hand=["Shield", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Sadira")
    t.B.defends("Grypht the Saurial")
    t.A.cannot("play", "Cone of Cold", "Sadira", because="forbidden")
    t.A.plays("War Party")
    t.B.cannot("play", "Shield", "Grypht the Saurial", because="forbidden")
    t.B.plays("Zadoc")
    t.settled("A", "ask-combat")


@card_test("1st/32", "4th/382", rules=["spell.any-time", "pause.offered"])
def test_at_tantras_only_those_who_watch_cast_from_their_pools(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["T'kkyl"], hand=["Airship [1st/90]"])
    t.seat(
        "B", formation={"A": "Rashemen + Tantras [1st/32]"}, pool=["Azhul + Zadoc", "Preserver"], hand=["Limited Wish"]
    )
    t.seat("C", pool=["Mordenkainen"], hand=["Limited Wish"])
    t.begin(active="A", phase=4)
    t.A.attacks("Rashemen", with_="T'kkyl")
    t.A.passes()
    t.B.defends("Azhul")
    t.A.plays("Airship")
    t.asked("C", "ask-answer")
    t.B.could_not_answer("B:Limited Wish", because="forbidden")
    t.C.answers("C:Limited Wish", by="Mordenkainen")
    t.on("Zadoc", "Azhul")
    t.zone("Airship", "void")
    t.zone("C:Limited Wish", "discard")
    t.settled("A", "ask-combat")


@card_test("1st/32")
def test_next_door_to_tantras_they_cast(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": "Sembia", "B": "Rashemen + Tantras"}, pool=["Grypht the Saurial"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Grypht the Saurial")
    t.A.plays("Cone of Cold", by="Sadira")
    t.settled("B", "ask-combat")


# -- harmful events -------------------------------------------------------------------------------------------------


@card_test("1st/146", "1st/99", rules=["immunity.always-active"])
def test_no_cataclysm_strikes_the_realm_of_furyondys_arms(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Celene + Arms of Furyondy", "B": "Sembia"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Cataclysm!")
    t.offered("Vaasa", "Sembia")
    t.A.chooses("Sembia")
    t.zone("Sembia", "discard")
    t.zone("Cataclysm!", "void")
    t.settled("A", "ask-phase-3")


@card_test("1st/146", "1st/387", rules=["event.duration-in-play", "immunity.always-active"])
def test_an_event_that_keeps_attackers_away_does_not_guard_a_realm_it_cannot_affect(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["Dagrande"])
    t.seat("B", formation={"A": "Celene + Arms of Furyondy"})
    t.seat("C", formation={"A": "Sembia"}, hand=["Faithful Hound"])
    t.begin(active="A", phase=3)
    t.A.plays("Dagrande")
    t.C.plays("Faithful Hound")
    t.A.passes()
    t.zone("Dagrande", "pool")
    t.zone("Faithful Hound", "table")
    t.A.cannot("attack", "Sembia", "Azhul", because="barred")
    t.A.can("attack", "Celene", "Azhul")
    t.settled("A", "ask-phase-4")


@card_test("1st/146", "1st/107", rules=["event.harmful-helpful"])
def test_helpful_events_reach_the_realm_of_furyondys_arms(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["Safe Harbor!"])
    t.seat("B", formation={"A": "Celene (razed) + Arms of Furyondy"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Safe Harbor!")
    t.B.chooses("Celene")
    t.standing("Celene")
    t.zone("Safe Harbor!", "void")
    t.settled("A", "ask-phase-3")


@card_test("1st/146", "1st/393")
def test_spells_strike_the_realm_of_furyondys_arms(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Preserver"], hand=["Disintegrate"])
    t.seat("B", formation={"A": "Celene + Arms of Furyondy"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Disintegrate", by="Preserver")
    t.A.chooses("Celene")
    t.zone("Celene", "discard")
    t.zone("Arms of Furyondy", "discard")
    t.zone("Disintegrate", "discard")
    t.settled("A", "ask-phase-3")


# -- razing and rebuilding ----------------------------------------------------------------------------------------


@card_test("1st/216", rules=["holding.world", "raze.no-world", "turn.phase2.one-each"])
def test_the_arms_of_the_shield_lands_rebuild_a_razed_greyhawk_realm(t: Table) -> None:
    hand = ["Arms of the Shield Lands", "Castle Hart", "Blackmoor"]
    t.seat("A", formation={"A": "Celene (razed)", "B": "Sembia (razed)", "C": "Vaasa"}, hand=hand)
    t.seat("B", formation={"A": "Furyondy (razed)"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.cannot("play", "Arms of the Shield Lands", "Sembia", because=("realm-razed", "other-world"))
    t.A.cannot("play", "Arms of the Shield Lands", "Vaasa", because="other-world")
    t.A.cannot("play", "Arms of the Shield Lands", "Furyondy", because="not-your-realm")
    t.A.plays("Arms of the Shield Lands", on="Celene")
    t.standing("Celene")
    t.on("Arms of the Shield Lands", "Celene")
    t.world("Celene", "GH")
    t.razed("Sembia")
    t.A.cannot("play", "Castle Hart", "Celene", because=("one-holding", "has-holding"))
    t.A.can("play", "Blackmoor", "B")
    t.settled("A", "ask-phase-2")


@card_test("1st/216", rules=["holding.world"])
def test_the_arms_of_the_shield_lands_are_a_holding_on_a_standing_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Celene", "B": "Furyondy (razed)"}, hand=["Arms of the Shield Lands"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("Arms of the Shield Lands", on="Celene")
    t.on("Arms of the Shield Lands", "Celene")
    t.standing("Celene")
    t.razed("Furyondy")
    t.settled("A", "ask-phase-2")


@card_test("1st/216", "1st/141", rules=["raze.no-world"])
def test_no_other_holding_goes_on_a_razed_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Celene", "B": "Furyondy (razed)"}, hand=["Arms of the Shield Lands", "Castle Hart"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.cannot("play", "Castle Hart", "Furyondy", because=("realm-razed", "other-world"))
    t.settled("A", "ask-phase-2")


@card_family({"1st/244": (), "4th/97": ()}, rules=["raze.power-on-razing", "raze.holding-lost"], edition="1st")
def test_silver_spring_razes_a_realm_of_an_opponent_along_with_its_own(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Sembia", "B": "Celene (razed)"}, pool=["Azhul"], draw=["Thugs"])
    t.seat("B", formation={"A": f"Raam + {printing}", "B": "Draj"})
    t.seat("C", formation={"A": "Vaasa + Hillsfar", "B": "Rashemen"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Azhul")
    t.B.declines()
    t.asked("B", "ask-choose")
    t.offered("Sembia", "Vaasa", "Rashemen")
    t.B.chooses("Rashemen")
    t.razed("Raam")
    t.razed("Rashemen")
    t.zone(printing, "discard")
    t.zone("Azhul", "pool")
    t.zone("Thugs", "hand")
    t.settled("A", "ask-spoils")


@card_test("1st/244", "1st/150", rules=["raze.power-on-razing"])
def test_silver_spring_answers_a_razing_outside_of_battle_too(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia (razed)", "B": "Celene"}, hand=["Siege!"])
    t.seat("B", formation={"A": "Raam + Silver Spring"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Siege!")
    t.razed("Raam")
    t.razed("Celene")
    t.zone("Silver Spring", "discard")
    t.zone("Siege!", "void")
    t.settled("A", "ask-phase-3")


@card_test("1st/244")
def test_silver_spring_does_not_care_for_the_realm_next_door(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"], draw=["Thugs"])
    t.seat("B", formation={"A": "Draj", "B": "Raam + Silver Spring"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Draj", with_="Azhul")
    t.B.declines()
    t.razed("Draj")
    t.zone("Azhul", "pool")
    t.zone("Thugs", "hand")
    t.settled("A", "ask-spoils")

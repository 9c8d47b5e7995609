"""Whom a card means among players, champions and what they carry: the nearest that are not meant go on as ever."""

from __future__ import annotations

import pytest

from sixrealms.language import ANY as ANYTHING
from sixrealms.language import (
    CHAMPION,
    CLERIC_SPELL,
    OPPONENT,
    PSIONIC_POWER,
    SELF,
    TARGET,
    YOU,
    Always,
    Choose,
    Has,
    Immune,
    Is,
    Lasting,
    MayUse,
    Named,
    Play,
    Target,
    The,
    When,
    discard,
    gains,
    one,
)
from tests.cards.meeting import CRISTYNE, goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

STRONG = "Borys + Crystal of the Ebon Flame"
WEAKER = Always(gains(Is(OPPONENT), -1))


@card_test("4th/40", rules=["immunity.always-active"], edition="1st")
def test_the_white_witch_shelters_as_her_own_turn_begins(t: Table) -> None:
    takes = When("turn-start", Choose(one(CHAMPION), then=discard(The(TARGET))), whose=YOU, anywhere=True)
    with given("1st/222", takes):
        t.seat("A", formation={"A": "1st/222", "B": "4th/40"}, pool=["Neeva"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Azhul", "Borys"])
        t.begin(active="A", phase="start", windows="pass", unenforced=True)
        t.offered("Azhul", "Borys")
        t.A.chooses("Azhul")
        t.zone("Azhul", "discard")
        t.settled("A", "ask-phase-0")


@card_test("4th/139", rules=["icon.ability.by-type"], edition="1st")
def test_a_wizard_that_is_a_dragon_casts_as_ever(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["DR/37"], hand=["4th/139", "1st/343"])
    t.seat("B", formation={"A": "DL/8"}, pool=[STRONG])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/139")
    t.A.passes()
    t.A.attacks("DL/8", with_="DR/37")
    t.B.defends("Borys")
    t.A.can("play", "1st/343", "DR/37")
    t.changed("4th/139")
    goes_on(t, "Borys")


@card_test("4th/141", rules=["icon.ability.by-type"], edition="1st")
def test_heroes_of_others_are_not_called_to_arms(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[STRONG], hand=["4th/141"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"], hand=["PO/98"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/141")
    t.A.passes()
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("Azhul")
    t.B.cannot("play", "PO/98", "Azhul", because="icon.ability.by-type")
    t.changed("4th/141")
    goes_on(t, "Borys", "Azhul")


@card_test("4th/153", rules=["immunity.offensive-only"], edition="1st")
def test_brave_hearts_shelter_champions_of_their_player_only(t: Table) -> None:
    names = [Named(name) for name in ("Neeva", "Gith", "Orb of Doom", "Otto", "Tergoz Tenhammer")]
    meant = names[0] | names[1] | names[2] | names[3] | names[4]
    aimed = Play(discard(The(TARGET)), targets=(Target("target", one(meant)),), at=("combat",))
    with given("1st/106", aimed), given("1st/268", Always(MayUse(Is(SELF), ANYTHING))):
        t.seat(
            "A", formation={"A": "Rashemen"}, pool=["Neeva + Gith + Orb of Doom", "Tergoz Tenhammer"], hand=["4th/153"]
        )
        t.seat("B", formation={"A": CRISTYNE}, pool=["1st/268"], hand=["1st/106"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["Otto"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/153")
        t.A.passes()
        t.A.attacks(CRISTYNE, with_="Neeva")
        t.B.defends("1st/268")
        t.B.plays("1st/106", by="1st/268")
        t.offered("Gith", "Orb of Doom", "Otto")
        t.B.chooses("Otto")
        t.zone("Otto", "discard")
        t.changed("4th/153", "1st/106")
        goes_on(t, "Neeva", "1st/268")


@pytest.mark.parametrize("immune", [True, False])
@card_test("4th/276", rules=["copy.on-entry"], edition="1st")
def test_drawmij_imitates_whoever_no_champion_can_touch(t: Table, immune: bool) -> None:
    shelter = [Always(Immune(Is(SELF), CHAMPION))] if immune else []
    with given("1st/260", Always(gains(Is(SELF), 2)), *shelter):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/276"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["1st/260"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("4th/276")
        t.level("4th/276", 9)
        t.settled("A", "ask-phase-3")


@card_family({"4th/279": ("AR/92",), "3rd/189": ("4th/471",)}, edition="1st")
def test_their_own_player_is_forbidden_it_too(t: Table, printing: str, card: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing, "4th/469", "Nenioc"], hand=[card])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    phase = 2 if card == "AR/92" else 3
    t.begin(active="A", phase=phase, windows="pass", unenforced=True)
    t.A.cannot("play", card, because="forbidden")
    t.settled("A")


#: Adventurers of one player that are not enough, with two of another's.
OTHERS = ["4th/292", "4th/290", "4th/291"]


@card_test("4th/293", edition="1st")
def test_adventurers_of_others_do_not_help_larn(t: Table) -> None:
    meet(t, "4th/290", STRONG, ["1st/334"], pool=["4th/293"], their_pool=["4th/295", "4th/291"])
    t.A.plays("1st/334", by="4th/290")
    t.level("4th/290", 5 + 3)
    goes_on(t, "Borys", "1st/334")


@card_test("4th/294", rules=["icon.ability.type-change"], edition="1st")
def test_adventurers_of_others_do_not_help_livekor(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/294", "4th/289", "4th/290", "4th/291", "4th/293"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/296", "4th/295"])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.settled("A", "ask-phase-0")


@pytest.mark.parametrize("fourth", ["Azhul", ""])
@card_test("4th/295", rules=["immunity.always-active"], edition="1st")
def test_neither_others_nor_adventurers_of_others_help_shayla(t: Table, fourth: str) -> None:
    with given("1st/104", Always(gains(CHAMPION & ~Is(SELF), -1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/295", *OTHERS, *([fourth] if fourth else [])])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Orb of Doom", "4th/289", "4th/296"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.level("4th/292", 2)
        t.settled("A")


@card_test("4th/296", edition="1st")
def test_adventurers_of_others_do_not_help_ssilcroth(t: Table) -> None:
    meet(t, "4th/292", "Bagual + Gith", pool=["4th/296", "4th/290", "4th/291"], their_pool=["4th/289", "4th/294"])
    t.total("Bagual", 2 + 1)
    goes_on(t, "4th/292", "Gith")


@card_test("4th/304", rules=["combat.e.totals"], edition="1st")
def test_pearl_blesses_both_sisters_of_her_player_and_nobody_elses(t: Table) -> None:
    with given("1st/268", Always(gains(Is(SELF), 40))):
        meet(t, "4th/306 + War Party", "1st/268", pool=["4th/304"])
        t.level("War Party", 6)
        goes_on(t)


@card_test("4th/304", rules=["combat.e.totals"], edition="1st")
def test_amber_of_another_player_is_no_sister_of_hers(t: Table) -> None:
    meet(t, "4th/305 + War Party", STRONG, their_pool=["4th/304"])
    t.level("War Party", 4)
    goes_on(t, "Borys")


@card_test("4th/305", rules=["combat.e.totals"], edition="1st")
def test_amber_enhances_items_of_aquamarina(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/305", "4th/306 + 1st/94"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.level("4th/306", 7 + 3 + 2)
    t.settled("A")


@card_test("4th/356", edition="1st")
def test_whoever_turns_back_from_the_mummy_leaves_the_realm_to_her_player(t: Table) -> None:
    meet(t, "RL/87", "4th/356", pool=["Neeva"])
    t.zone("RL/87", "pool")
    t.zone("4th/356", "pool")
    t.standing(CRISTYNE)
    t.settled("A", "ask-phase-4")


@card_test("4th/356", edition="1st")
def test_against_the_mummy_others_count_and_come_and_its_own_werebeasts_do(t: Table) -> None:
    meet(t, "Azhul + RL/79 + War Party", "4th/356 + RL/80", ["Zadoc"])
    t.total("Azhul", 4 - 3 + 4)
    t.total("4th/356", 3 + 3 + 3)
    t.A.can("play", "Zadoc", "Azhul")
    goes_on(t)


@card_test("4th/356", edition="1st")
def test_attacking_the_mummy_keeps_no_werebeast_out(t: Table) -> None:
    meet(t, STRONG.replace("Borys", "4th/356"), "Azhul + RL/79", their_hand=["RL/80"])
    t.total("Azhul", 4 + 2)
    t.B.can("play", "RL/80", "Azhul")
    goes_on(t, "4th/356")


@card_test("4th/388", rules=["immunity.always-active"], edition="1st")
def test_the_sphere_outlasts_the_turns_of_others(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, draw=[])
    t.seat("C", formation={"A": CRISTYNE}, pool=["Mordenkainen"], hand=["4th/388"], draw=[])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Borys")
    t.C.defends("Mordenkainen")
    t.C.plays("4th/388", by="Mordenkainen")
    t.settled("A")


@pytest.mark.parametrize(("fighter", "holding", "loses"), [("Azhul", "", True), ("4th/27", " + 4th/77", False)])
@card_test("4th/398", rules=["combat.h.loser-discards-all"], edition="1st")
def test_sanctuary_is_for_whoever_has_a_pool(t: Table, fighter: str, holding: str, loses: bool) -> None:
    with given("NO/266", Always(MayUse(Is(SELF), CLERIC_SPELL))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[STRONG, "Neeva"])
        t.seat("B", formation={"A": "4th/27" + holding}, pool=["Azhul", "Otto"], hand=["4th/398"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("4th/27", with_="Borys")
        t.B.defends(fighter)
        if loses:
            t.B.plays("4th/398", by="Azhul")
            t.zone("Azhul", "pool")
            t.zone("Borys", "pool")
            t.settled("A", "ask-next-attacker")
        else:
            t.B.cannot("play", "4th/398", "4th/27", because="power.condition-mandatory")
            goes_on(t, "Borys", "4th/27")


@card_test("4th/398", edition="1st")
def test_against_a_realm_a_cleric_finds_sanctuary(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/268"], hand=["4th/398"])
    t.seat("B", formation={"A": "4th/26"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/26", with_="1st/268")
    t.B.defends("4th/26")
    t.A.can("play", "4th/398", "1st/268")
    goes_on(t, "1st/268")


@pytest.mark.parametrize(
    ("ally", "made", "left"),
    [("4th/237", "", 6), ("4th/245", "", 6), ("1st/65", "", 5), ("1st/103", "Dragon", 5)],
)
@card_test("4th/409", edition="1st")
def test_dragons_and_swimmers_among_allies_lose_theirs_too(t: Table, ally: str, made: str, left: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "Mul Savage"], hand=["4th/409"])
    t.seat("B", formation={"A": "DL/8"}, pool=[f"Azhul + {ally} + 1st/102"])
    with given(ally, WEAKER), given("1st/102", *([Always(Has(Named("Viperhand"), ("Dragon",)))] if made else [])):
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/409", by="Nenioc")
        t.A.passes()
        t.A.attacks("DL/8", with_="Mul Savage")
        t.B.defends("Azhul")
        t.level("Mul Savage", left)
        goes_on(t, "Azhul", "4th/409", ally, "1st/102")


@card_test("4th/414", edition="1st")
def test_the_caster_of_the_ward_pays_and_plays_no_rule_card_either(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "Azhul"], hand=["4th/414", "RL/29"], table=["1st/430"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/414", by="Nenioc")
    t.offered("Rashemen", "Nenioc", "Azhul")
    t.A.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.A.cannot("play", "RL/29", because=("forbidden", "wrong-moment"))
    t.changed("4th/414")
    t.settled("A")


@card_family({"4th/421": ()}, edition="1st")
def test_artifacts_are_stripped_in_phase_3_as_well(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=[printing])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mordenkainen + 1st/157 + Magic Sword"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing, by="Nenioc")
    t.zone("1st/157", "limbo")
    t.zone("Magic Sword", "limbo")
    t.changed(printing)
    t.settled("A")


@card_test("4th/421", edition="1st")
def test_artifacts_are_stripped_in_combat_as_well(t: Table) -> None:
    meet(t, "Nenioc", "Mordenkainen + 1st/157 + Magic Sword", ["4th/421"])
    t.A.plays("4th/421", by="Nenioc")
    t.zone("1st/157", "limbo")
    t.zone("Magic Sword", "limbo")
    goes_on(t, "4th/421")


@pytest.mark.parametrize("type_", ["hero", "wizard", "cleric", "monster", "psionicist", "regent", "thief"])
@card_test("4th/431", rules=["icon.ability.type-change"], edition="1st")
def test_a_champion_becomes_of_each_type(t: Table, type_: str) -> None:
    with given("NO/266", Always(MayUse(Is(SELF), PSIONIC_POWER))):
        meet(t, "Azhul", STRONG, ["4th/431"])
        t.A.plays("4th/431", by="Azhul")
        t.A.mode(["hero", "wizard", "cleric", "monster", "psionicist", "regent", "thief"].index(type_) + 1)
        t.type("Azhul", type_)
        goes_on(t, "Borys", "4th/431")


@card_test("4th/473", rules=["immunity.offensive-only"], edition="1st")
def test_true_gnomes_among_allies_are_sheltered(t: Table) -> None:
    strikes = Play(Lasting(gains(Named("Zadoc"), -1)), at=("combat",))
    with given("1st/182", Always(Has(Is(SELF), ("Gnome",)))), given("1st/106", strikes):
        meet(t, STRONG + " + Zadoc", "Sadira", their_hand=["1st/106"], pool=["4th/473"])
        t.B.plays("1st/106", by="Sadira")
        t.level("Zadoc", 2)
        goes_on(t, "Borys", "Sadira", "1st/106", "Zadoc")


@card_test("4th/477", rules=["immunity.always-active"], edition="1st")
def test_under_corellon_rule_cards_do_strike_allies_that_are_elves(t: Table) -> None:
    with given("1st/430", Always(gains(Named("Rowan") | Named("Neeva"), -1))):
        meet(t, "Neeva + Rowan", STRONG, pool=["4th/477"], table=["1st/430"])
        t.level("Rowan", 0)
        t.level("Neeva", 6)
        goes_on(t, "Borys")


@pytest.mark.parametrize(("card", "works"), [("1st/157", False), ("1st/103", False), ("1st/182", True)])
@card_test("4th/501", edition="1st")
def test_floods_take_the_power_of_items_and_artifacts_only(t: Table, card: str, works: bool) -> None:
    with given(card, Always(gains(Named("Otto"), -1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"Mordenkainen + {card}"], hand=["4th/501"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Otto"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/501")
        t.level("Otto", 5 if works else 6)
        t.changed("4th/501")
        t.settled("A")

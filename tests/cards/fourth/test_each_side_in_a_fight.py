"""Whose cards are meant in a fight: those of the other side, of one's own, and what is neither champion nor ally."""

from __future__ import annotations

import pytest

from sixrealms.language import ANY as ANYTHING
from sixrealms.language import (
    OPPONENT,
    SELF,
    TARGET,
    Always,
    Draw,
    Fixed,
    Has,
    Is,
    Lasting,
    MayUse,
    Named,
    Play,
    Raze,
    Target,
    The,
    When,
    discard,
    gains,
    one,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

STRONG = "Borys + Crystal of the Ebon Flame"
WEAKER = Always(gains(Is(OPPONENT), -1))

#: What sweeps allies away as it comes, and one of that sort beside it.
ITS_OWN = {"4th/241": "1st/65", "4th/247": "Gith"}


@card_family({card: (ally,) for card, ally in ITS_OWN.items()}, edition="1st")
def test_those_beside_it_stay(t: Table, printing: str, ally: str) -> None:
    meet(t, f"Azhul + {ally}", STRONG, [printing])
    t.A.plays(printing)
    t.on(ally, "Azhul")
    goes_on(t, printing)


#: What goes on striking those that come, with its champion, and one of that sort its own side plays.
COME_LATER = {
    "4th/247": ("Azhul + 4th/247", "Gith"),
    "4th/235": ("Azhul + 4th/235", "1st/94"),
    "4th/318": ("4th/318", "UD/123"),
    "4th/327": ("4th/327", "Gith"),
    "4th/474": ("4th/474", "BR/80"),
}


@card_family(COME_LATER, edition="1st")
def test_those_its_side_plays_later_stay(t: Table, printing: str, mine: str, card: str) -> None:
    champion = mine.partition(" + ")[0]
    with given("1st/268", Always(gains(Is(SELF), 40))):
        meet(t, mine, "1st/268", [card])
        t.A.plays(card, with_=champion) if card == "1st/94" else t.A.plays(card)
        t.on(card, champion)
        goes_on(t, champion, printing)


@card_family({"4th/318": ("UD/123",), "4th/327": ("Gith",)}, rules=["activation.full-on-entry"], edition="1st")
def test_those_that_come_along_stay(t: Table, printing: str, ally: str) -> None:
    with given("1st/268", Always(gains(Is(SELF), 40))):
        meet(t, f"{printing} + {ally}", "1st/268")
        t.on(ally, printing)
        goes_on(t, printing)


@card_test("4th/327", edition="1st")
def test_items_do_not_come_over_to_funerea(t: Table) -> None:
    meet(t, "4th/327", "Borys + Orb of Doom + Gith + Crystal of the Ebon Flame")
    t.on("Orb of Doom", "Borys")
    t.on("Gith", "4th/327")
    goes_on(t, "Borys", "4th/327")


@card_test("4th/328", edition="1st")
def test_allies_of_her_opponent_keep_their_race(t: Table) -> None:
    meet(t, "4th/328 + Crystal of the Ebon Flame", "Bagual", their_hand=["War Party"])
    t.B.plays("War Party")
    t.kind("War Party", "Orc")
    t.not_kind("War Party", "Elf")
    goes_on(t, "4th/328", "Bagual")


#: What keeps the opposing champion from casting.
SILENCE = {
    "4th/243": ("Mul Savage + 4th/243 + Crystal of the Ebon Flame", "Sadira", ""),
    "4th/380": ("1st/163", "Mordenkainen", "4th/380"),
}


@card_family(SILENCE, rules=["spell.phase4-only-combatants"], edition="1st")
def test_the_realm_itself_still_casts(t: Table, printing: str, mine: str, theirs: str, spell: str) -> None:
    meet(t, mine, theirs, ["Gladiators", *([spell] if spell else [])], ["1st/343"], realm="3rd/5")
    if spell:
        t.A.plays(spell, by=mine)
        t.A.plays("Gladiators")
    t.B.cannot("play", "1st/343", theirs, because="forbidden")
    t.B.can("play", "1st/343", "3rd/5")
    goes_on(t, printing, mine.partition(" + ")[0])


@pytest.mark.parametrize("theirs", ["Borys + Orb of Doom", "Borys"])
@card_test("4th/248", edition="1st")
def test_items_are_no_allies_against_the_ki_rin(t: Table, theirs: str) -> None:
    meet(t, "Azhul", theirs, ["4th/248"], ["Gith", "Galek"])
    t.A.plays("4th/248")
    t.B.plays("Galek")
    t.zone("Borys", "battle")
    goes_on(t, "4th/248")


@card_test("4th/248", edition="1st")
def test_with_one_ally_nobody_is_asked_for_another(t: Table) -> None:
    meet(t, "Azhul", "Borys + Zadoc", ["4th/248"], ["Gith", "Galek"])
    t.A.plays("4th/248")
    goes_on(t, "4th/248")


@pytest.mark.parametrize(("card", "goes"), [("1st/94", "discard"), ("NO/208", "attached"), ("Galek", "attached")])
@card_test("4th/251", edition="1st")
def test_the_rust_monster_goes_on_with_items_of_three(t: Table, card: str, goes: str) -> None:
    meet(t, "Azhul + 4th/251", "Bagual", their_hand=[card])
    t.B.plays(card, with_="" if card == "Galek" else "Bagual")
    t.zone(card, goes)
    goes_on(t)


@card_test("4th/177", edition="1st")
def test_an_item_of_dragons_keeps_its_power_against_the_dragonslayer(t: Table) -> None:
    with given("1st/103", WEAKER), given("1st/102", Always(Has(Named("Viperhand"), ("Dragon",)))):
        meet(t, "Azhul + 4th/177", "Borys + 1st/103 + 1st/102")
        t.kind("1st/103", "Dragon")
        t.level("Azhul", 7)
        goes_on(t, "Borys")


@card_test("4th/337", rules=["immunity.offensive-only"], edition="1st")
def test_only_offensive_cards_on_the_opponent_lose_their_power(t: Table) -> None:
    two, four = Always(gains(Is(OPPONENT), -2)), Always(gains(Is(OPPONENT), -4))
    with given("1st/104", WEAKER), given("1st/103", two), given("1st/217", four):
        meet(t, "4th/337 + 1st/217", "Mul Savage + Orb of Doom + 1st/103 + Crystal of the Ebon Flame")
        t.level("4th/337", 5 - 2)
        t.level("Mul Savage", 6 + 2 + 6 - 4)
        goes_on(t)


@card_test("4th/338", edition="1st")
def test_items_do_not_learn_to_fly(t: Table) -> None:
    meet(t, "4th/338", "Borys + War Party + Orb of Doom")
    t.A.uses("4th/338")
    t.kind("War Party", "Flyer")
    t.not_kind("Orb of Doom", "Flyer")
    goes_on(t, "Borys")


@card_test("4th/181", rules=["gloss.race.drow"], edition="1st")
def test_drow_of_the_slippers_are_elves(t: Table) -> None:
    meet(t, "Azhul + 4th/181 + War Party", STRONG)
    t.kind("Azhul", "Elf")
    t.kind("War Party", "Elf")
    goes_on(t, "Borys")


@card_test("4th/322", rules=["icon.ability.by-type"], edition="1st")
def test_malleyahl_has_no_defensive_powers(t: Table) -> None:
    meet(t, "4th/322", STRONG, ["4th/431", "PO/98"])
    t.A.can("play", "PO/98", "4th/322")
    t.A.cannot("play", "4th/431", "4th/322", because="icon.ability.by-type")
    goes_on(t, "Borys")


@pytest.mark.parametrize(
    ("spell", "casts"),
    [("AR/113", True), ("FR/104", True), ("FR/45", True), ("1st/379", True), ("MI/93", False), ("Cone of Cold", False)],
)
@card_test("4th/287", rules=["icon.ability.by-type"], edition="1st")
def test_the_elemental_cleric_casts_spells_of_each_element(t: Table, spell: str, casts: bool) -> None:
    meet(t, "4th/287", STRONG + " + Zadoc", [spell])
    if casts:
        t.A.can("play", spell, "4th/287")
    else:
        t.A.cannot("play", spell, "4th/287", because="icon.ability.by-type")
    goes_on(t, "Borys", "Zadoc")


@card_test("4th/286", rules=["gloss.played-against"], edition="1st")
def test_events_and_her_own_cards_keep_their_power_beside_shayira(t: Table) -> None:
    strike = Play(Lasting(gains(Named("Shayira"), -1)))
    with given("1st/91", strike), given("1st/182", Always(gains(Is(OPPONENT), -2))):
        meet(t, "4th/286 + 1st/102", "Mul Savage", ["Zadoc"], ["1st/91", "Gith"])
        t.A.plays("Zadoc")
        t.level("Mul Savage", 4)
        t.B.plays("1st/91")
        t.level("4th/286", 3 + 1 - 1)
        goes_on(t, "1st/91", "Mul Savage", "4th/286", "Zadoc")


@card_test("4th/187", rules=["combat.e.totals"], edition="1st")
def test_wolves_of_others_are_as_ever(t: Table) -> None:
    meet(t, "Neeva + 4th/187", "Azhul + IQ/98 + RL/72")
    t.total("Azhul", 4 + 4 + 4)
    t.total("Neeva", 7 + 8)
    goes_on(t)


@card_test("4th/204", rules=["combat.h.loser-discards-all"], edition="1st")
def test_the_mace_sends_away_undead_of_the_round_only(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + 4th/204"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"], hand=["4th/218"], discard=["Swordwraith"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Neeva")
    t.B.defends("Azhul")
    t.B.plays("4th/218")
    t.B.passes()
    t.zone("4th/218", "abyss")
    t.zone("Swordwraith", "discard")
    t.changed("Azhul", "Neeva")
    t.settled("A")


@card_test("4th/205", rules=["combat.one-round-per-champion"], edition="1st")
def test_who_withdraws_undefeated_does_not_defend_a_second_time(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Crystal of the Ebon Flame", "Neeva"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Nenioc + 4th/205", "Otto"], hand=["4th/398"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("Nenioc")
    t.B.plays("4th/398", by="Nenioc")
    t.zone("Nenioc", "pool")
    t.A.attacks("DL/8", with_="Neeva")
    t.B.cannot("defend", "Nenioc", because="combat.one-round-per-champion")
    t.B.can("defend", "Otto")
    t.changed("Borys", "4th/398")
    t.settled("B", "ask-defend")


@card_test("4th/218", rules=["card.power.definition"], edition="1st")
def test_the_minion_holds_nobody_elses_undead(t: Table) -> None:
    meet(t, "Azhul + Swordwraith", "Dagrande + 1st/316 + 4th/218")
    t.B.uses("1st/316")
    t.on("Swordwraith", "Dagrande")
    goes_on(t, "Dagrande", "Azhul")


@card_test("4th/394", rules=["card.power.definition"], edition="1st")
def test_the_cloud_takes_no_power_of_others_than_great_opposing_allies(t: Table) -> None:
    mine, last = Always(gains(Is(OPPONENT), -2)), When("discarded", Draw(Fixed(1)))
    with given("1st/54", mine), given("1st/153", WEAKER), given("1st/59", last):
        meet(t, "Sadira + War Party", "Borys + Crystal of the Ebon Flame + The Iron Legion", ["4th/394"])
        t.A.plays("4th/394", by="Sadira")
        t.level("Borys", 9 + 6 - 2)
        t.level("Sadira", 4 - 1)
        t.zone("The Iron Legion", "discard")
        t.count("B", hand=1)
        t.changed("B:filler#1")
        goes_on(t, "4th/394")


@pytest.mark.parametrize(("drained", "left", "sheltered"), [(5, 1, True), (6, 0, False)])
@card_test("4th/331", rules=["immunity.psionics"], edition="1st")
def test_her_fortress_holds_to_the_last_level(t: Table, drained: int, left: int, sheltered: bool) -> None:
    weaker = Play(Lasting(gains(Is(OPPONENT), -1)))
    with (
        given("PO/98", weaker),
        given("1st/352", Play(Lasting(gains(Is(OPPONENT), -drained)))),
        given("1st/268", Always(MayUse(Is(SELF), ANYTHING))),
    ):
        meet(t, "4th/331 + Gladiators", "1st/268", their_hand=["PO/98", "1st/352"])
        t.B.plays("1st/352", by="1st/268")
        t.level("4th/331", left)
        t.B.plays("PO/98", by="1st/268")
        t.level("4th/331", left if sheltered else left - 1)
        goes_on(t, "1st/268", "Gladiators")


@card_test("4th/179", edition="1st")
def test_the_horn_blasts_holdings_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/179"])
    t.seat("B", formation={"A": "DL/8 + Arms of Furyondy + 1st/152"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.zone("Arms of Furyondy", "discard")
    t.on("1st/152", "DL/8")
    t.settled("B", "ask-defend")


@card_test("4th/172", rules=["counter.exception"], edition="1st")
def test_the_shield_absorbs_nothing_aimed_at_others(t: Table) -> None:
    strikes = Play(discard(The(TARGET)), targets=(Target("target", one(Named("Otto"))),), at=("combat",))
    with given("1st/106", strikes):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Mul Savage + 4th/172"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"], hand=["1st/106"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["Otto"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.B.defends("Sadira")
        t.B.plays("1st/106", by="Sadira")
        t.A.could_not_answer("4th/172", because="cannot-answer-that")
        t.zone("Otto", "discard")
        t.changed("1st/106")
        goes_on(t, "Sadira")


@card_test("4th/413", rules=["raze.power-on-razing"], edition="1st")
def test_what_a_card_razes_beside_the_battle_falls_into_no_ruin(t: Table) -> None:
    with given("1st/91", Play(Raze(The(TARGET)), targets=(Target("target", one(Named("Vaasa"))),))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "Azhul"], hand=["4th/413", "1st/91"])
        t.seat("B", formation={"A": "DL/8", "B": "Vaasa"}, pool=["Borys"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/413", by="Nenioc")
        t.A.passes()
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Borys")
        t.A.plays("1st/91")
        t.razed("Vaasa")
        t.zone("Vaasa", "formation")
        t.changed("4th/413", "1st/91")
        goes_on(t, "Azhul", "Borys")

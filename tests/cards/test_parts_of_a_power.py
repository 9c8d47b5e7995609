"""One position for each part of a power that others leave out: what is not meant, and what it still reaches."""

from __future__ import annotations

import pytest

from sixrealms.language import ANY as ANYTHING
from sixrealms.language import (
    BEARER,
    CHAMPION,
    OPPONENT,
    POOL,
    RULE_CARD,
    SELF,
    THIS_REALM,
    YOU,
    Always,
    Draw,
    Fixed,
    GoesInstead,
    Has,
    Immune,
    Is,
    MayUse,
    Named,
    Play,
    The,
    Use,
    discard,
    every,
    gains,
    pay,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

STRONG = "Borys + Crystal of the Ebon Flame"
WEAKER = Always(gains(Is(OPPONENT), -1))


@card_test("1st/239", rules=["realm.power.when-attacked"], edition="1st")
def test_bodach_takes_no_allies_but_those_that_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl + Gith + Zadoc", "Azhul + Galek"])
    t.seat("B", formation={"A": "Nibenay + 1st/239"}, pool=["Borys + War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nibenay", with_="T'kkyl")
    t.A.chooses("Gith")
    t.zone("Zadoc", "discard")
    t.on("Galek", "Azhul")
    t.on("War Party", "Borys")
    t.changed("Gith")
    t.settled("B", "ask-defend")


NEGATE = {"NO/262": (), "3rd/262": ()}


@card_family(NEGATE, edition="1st")
def test_attacking_they_leave_realms_and_their_own_walls_alone(t: Table, printing: str) -> None:
    mine = Always(gains(Named("Borys"), -2), anywhere=True)
    with given("1st/246", mine), given("DL/8", Always(gains(CHAMPION & ~Is(SELF) & Named("Azhul"), -1))):
        t.seat("A", formation={"A": "Rashemen + 1st/246"}, pool=[printing, "Azhul"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("DL/8", with_=printing)
        t.B.defends("Borys")
        t.level("Borys", 7)
        t.level("Azhul", 3)
        goes_on(t, printing)


@card_family(NEGATE, edition="1st")
def test_defending_they_leave_the_attackers_walls_alone(t: Table, printing: str) -> None:
    with given("1st/246", Always(gains(Named("Azhul"), -1), anywhere=True)):
        t.seat("A", formation={"A": "Rashemen + 1st/246"}, pool=["Borys"])
        t.seat("B", formation={"A": "DL/8"}, pool=[printing, "Azhul"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("DL/8", with_="Borys")
        t.B.defends(printing)
        t.level("Azhul", 3)
        goes_on(t, printing, "Borys")


@card_test("3rd/262", edition="1st")
def test_attacking_erellika_leaves_psionic_powers_alone(t: Table) -> None:
    with given("PO/98", WEAKER), given("1st/268", Always(MayUse(Is(SELF), ANYTHING))):
        meet(t, "3rd/262 + Crystal of the Ebon Flame", "1st/268", their_hand=["PO/98"])
        t.level("3rd/262", 2 + 6)
        t.B.plays("PO/98", by="1st/268")
        t.level("3rd/262", 2 + 6 - 1)
        goes_on(t, "3rd/262", "1st/268")


#: What razes the realm as the outcome of the battle: who attacks, the one it passes by, and whether it is played.
RAZES = {
    "1st/301": ("1st/301", "1st/268", False),
    "1st/339": ("Mordenkainen", "Neeva + Crystal of the Ebon Flame", True),
    "4th/425": ("PO/22", "Sadira + Crystal of the Ebon Flame", True),
}


@card_family(RAZES, rules=["battle.attack-outcomes"], edition="1st")
def test_what_shelters_a_realm_from_cards_does_not_save_it_from_the_battle(
    t: Table, printing: str, mine: str, theirs: str, played: bool
) -> None:
    with given("DL/8", Always(Immune(Is(THIS_REALM), ANYTHING))):
        meet(t, mine, theirs, [printing] if played else [])
        if played:
            t.A.plays(printing, by=mine)
        else:
            t.B.passes()
        t.razed("DL/8")
        t.changed(mine, theirs.partition(" + ")[0], printing, "A:filler#1")
        t.settled("A", "ask-spoils")


@card_test("NO/378", rules=["gloss.adjusted-level"], edition="1st")
def test_tentacles_spare_the_fifth_level(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen"], hand=["NO/378"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Tergoz Tenhammer", "Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("NO/378", by="Mordenkainen")
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("Azhul", "discard")
    t.changed("NO/378")
    t.settled("A")


@card_test("1st/406", edition="1st")
def test_of_three_equal_allies_the_scrolls_take_one(t: Table) -> None:
    with given("NO/54"), given("NO/169"), given("4th/245"):
        meet(t, "Sadira", "Borys + NO/54 + NO/169 + 4th/245 + Gith", ["1st/406"])
        t.A.plays("1st/406", by="Sadira")
        t.offered("NO/54", "NO/169", "4th/245")
        t.A.chooses("NO/169")
        t.zone("NO/169", "discard")
        t.on("4th/245", "Borys")
        goes_on(t, "1st/406", "Borys", "NO/54")


@card_test("1st/410", rules=["power.cost-beats-protection"], edition="1st")
def test_the_map_saves_nobody_who_gives_himself(t: Table) -> None:
    with given("NO/266", Use(Draw(Fixed(1)), at=("3",), cost=pay(The(SELF)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 1st/410", "Borys"])
        t.seat("B", formation={"A": "DL/8"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("Azhul")
        t.zone("Azhul", "discard")
        t.changed("1st/410", "A:filler#1")
        t.settled("A")


@card_test("1st/415", rules=["combat.e.totals"], edition="1st")
def test_the_map_halves_no_spell_of_its_own_side(t: Table) -> None:
    meet(t, "Sadira + 1st/415", STRONG + " + Gladiators", ["Cone of Cold"])
    t.A.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 4 + 8 + 5)
    goes_on(t, "Borys", "Gladiators", "Cone of Cold", "1st/415")


@card_test("1st/417", edition="1st")
def test_the_mind_flayer_lord_has_great_allies_and_destroys_those_of_three(t: Table) -> None:
    meet(t, "1st/417 + Crystal of the Ebon Flame", "Bagual", ["War Party", "Zadoc"], ["The Iron Legion", "Swordwraith"])
    t.B.plays("The Iron Legion")
    t.zone("The Iron Legion", "discard")
    t.B.plays("Swordwraith")
    t.on("Swordwraith", "Bagual")
    goes_on(t, "1st/417")


@card_test("1st/417", edition="1st")
def test_beside_the_mind_flayer_lord_allies_of_four_fight(t: Table) -> None:
    meet(t, "1st/417", STRONG, ["War Party", "Zadoc"])
    t.A.can("play", "War Party", "1st/417")
    t.A.cannot("play", "Zadoc", "1st/417", because="forbidden")
    goes_on(t, "Borys")


@pytest.mark.parametrize("type_", ["hero", "wizard", "cleric", "monster"])
@card_test("1st/420", rules=["icon.ability.type-change"], edition="1st")
def test_coming_forward_its_bearer_is_of_any_of_four_types(t: Table, type_: str) -> None:
    bearer = "Mul Savage" if type_ != "monster" else "Azhul"
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{bearer} + 1st/420"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_=bearer)
    t.A.says("yes")
    t.A.mode(["hero", "wizard", "cleric", "monster"].index(type_) + 1)
    t.type(bearer, type_)
    t.settled("B", "ask-defend")


@card_test("1st/423", rules=["gloss.rule-card.global"], edition="1st")
def test_entropy_takes_one_realm_of_three(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Sembia", "C": "Vaasa"}, table=["1st/423"])
    t.seat("B", formation={"A": "DL/8"}, draw=[])
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.passes()
    t.offered("Rashemen", "Sembia", "Vaasa")
    t.A.chooses("Sembia")
    t.razed("Sembia")
    t.standing("Vaasa")
    t.turn_of("B")
    t.settled("B")


@card_test("1st/424", rules=["copy.duration"], edition="1st")
def test_the_orb_copies_whom_nothing_touches_and_stays(t: Table) -> None:
    with given("1st/177", Always(Immune(Is(SELF), ANYTHING))):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul + 1st/424"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/177"], draw=[])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("1st/424")
        t.expect(t.state.pending is not None, "the orb is used")
        t.A.passes(3)
        t.B.passes(5)
        t.A.passes(2)
        t.on("1st/424", "Azhul")
        t.level("Azhul", 4)
        t.settled("A", "ask-phase-3")


@card_test("1st/435", edition="1st")
def test_attacking_bagoomba_keeps_no_allies_out(t: Table) -> None:
    meet(t, "1st/435 + Crystal of the Ebon Flame", "Bagual", their_hand=["Zadoc"])
    t.B.can("play", "Zadoc", "Bagual")
    goes_on(t, "1st/435")


@card_test("1st/440", rules=["gloss.base-level.changed"], edition="1st")
def test_only_great_wizards_mourn_the_king_of_the_elves(t: Table) -> None:
    pool = ["Neeva", "Otto", "Sadira + Crystal of the Ebon Flame", "Mordenkainen"]
    meet(t, "1st/440", "Skeletal Horde", pool=pool)
    t.zone("Mordenkainen", "discard")
    for champion in ("Neeva", "Otto", "Sadira"):
        t.zone(champion, "pool")
    t.changed("1st/440", "Skeletal Horde", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("1st/449", edition="1st")
def test_shalbaal_takes_what_chance_gives_her(t: Table) -> None:
    meet(t, "1st/449", "Bagual", their_hand=["War Party", "Gith", "Galek"], pool=["Azhul"], their_pool=["Borys"])
    t.B.passes()
    t.count("B", hand=2)
    t.changed("Bagual", "1st/449", "War Party", "Gith", "Galek")
    t.settled("A", "ask-next-attacker")


@card_test("1st/461", edition="1st")
def test_smolder_destroys_one_holding_of_three(t: Table) -> None:
    formation = {"A": "Rashemen + NO/37", "B": "Vaasa + NO/34", "C": "Sembia + NO/33"}
    t.seat("A", formation=formation, pool=["1st/461"])
    t.seat("B", formation={"A": "DL/8"}, pool=[STRONG + " + Gladiators"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="1st/461")
    t.B.defends("Borys")
    t.A.passes()
    t.offered("NO/37", "NO/34", "NO/33")
    t.A.chooses("NO/34")
    t.zone("NO/34", "discard")
    t.on("NO/33", "Sembia")
    t.changed("Borys", "Gladiators", "Crystal of the Ebon Flame", "1st/461", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("3rd/75", rules=["combat.e.totals"], edition="1st")
def test_grypht_takes_nothing_from_greater_items_artifacts_and_pools(t: Table) -> None:
    one, two, four, eight = (Always(gains(Named("Otto"), -n)) for n in (1, 2, 4, 8))
    with (
        given("1st/94", one),
        given("NO/208", two),
        given("1st/404", four, Always(Has(Is(SELF), ("Offensive",)))),
        given("1st/95", eight),
    ):
        meet(t, "3rd/75", "Mul Savage + 1st/94 + NO/208 + 1st/404", their_pool=["Otto", "Azhul + 1st/95"])
        t.level("Otto", 6 - 2 - 4 - 8)
        t.level("Mul Savage", 6 + 4 + 1)
        goes_on(t)


@card_test("3rd/94", rules=["gloss.allies.traits"], edition="1st")
def test_giants_that_come_along_beside_the_hammer_live(t: Table) -> None:
    meet(t, "Azhul + 3rd/94 + 4th/244", STRONG)
    t.on("4th/244", "Azhul")
    goes_on(t, "Borys")


@pytest.mark.parametrize(("ally", "kind", "left"), [("RL/79", "", 0), ("1st/182", "Vampire", 0), ("1st/182", "Orc", 2)])
@card_test("3rd/109", rules=["gloss.allies.traits"], edition="1st")
def test_werebeasts_and_vampires_lose_levels_too(t: Table, ally: str, kind: str, left: int) -> None:
    with given(ally, *([Always(Has(Is(SELF), (kind,)))] if kind else [])):  # type: ignore[arg-type]
        meet(t, "Neeva + 3rd/109", f"Mul Savage + {ally}")
        t.level(ally, left)
        goes_on(t)


@card_test("3rd/138", rules=["combat.e.totals"], edition="1st")
def test_sunndi_doubles_no_items(t: Table) -> None:
    meet(t, "Mordenkainen", "Azhul + Orb of Doom", realm="3rd/138")
    t.total("Azhul", 4 + 2)
    goes_on(t, "Mordenkainen")


@card_test("3rd/162", edition="1st")
def test_mordenkainen_holds_items_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["4th/368"])
    t.seat("B", formation={"A": "DL/8"}, pool=["3rd/162 + 1st/157 + Orb of Doom"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/368", by="Sadira")
    t.zone("1st/157", "discard")
    t.changed("4th/368")
    t.settled("A")


@card_test("3rd/192", edition="1st")
def test_the_commander_keeps_no_other_weapons_out(t: Table) -> None:
    meet(t, STRONG + " + 3rd/192", "Azhul", their_hand=["NO/318", "Magic Sword"])
    t.B.can("play", "NO/318", "Azhul")
    t.B.cannot("play", "Magic Sword", "Azhul", because="forbidden")
    goes_on(t, "Borys")


@pytest.mark.parametrize(("hour", "level"), [(5, 6), (6, 3)])
@card_test("3rd/192", edition="1st")
def test_the_commander_is_greater_to_the_last_hour(t: Table, hour: int, level: int) -> None:
    meet(t, "Azhul", "Borys", ["3rd/192"], hour=hour)
    t.A.plays("3rd/192")
    t.level("3rd/192", level)
    goes_on(t)


@card_test("3rd/196", rules=["instant.one-card-chance"], edition="1st")
def test_the_rangers_fight_wizards_of_the_realms(t: Table) -> None:
    meet(t, "3rd/196", "3rd/62")
    t.zone("3rd/62", "battle")
    goes_on(t, "3rd/196")


@card_test("3rd/255", rules=["gloss.defeated.explicit-discard"], edition="1st")
def test_a_swimmer_is_discarded_whatever_saves_the_defeated(t: Table) -> None:
    with given("1st/103", Always(GoesInstead(Is(BEARER), POOL))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["3rd/255"])
        t.seat("B", formation={"A": "DL/8"}, pool=["4th/276 + 1st/103"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True, ruleset="tournament-110", size=110)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("4th/276")
        t.A.plays("3rd/255")
        t.zone("4th/276", "discard")
        t.changed("Azhul", "3rd/255", "1st/103")
        t.settled("A")


@card_test("3rd/265", rules=["battle.after-combat-discards"], edition="1st")
def test_t_kkyl_eats_no_spells(t: Table) -> None:
    meet(
        t,
        "3rd/265 + Crystal of the Ebon Flame + Magic Sword",
        "Sadira",
        their_hand=["Cone of Cold", "Gith"],
        pool=["Azhul"],
    )
    t.B.plays("Gith")
    t.B.plays("Cone of Cold", by="Sadira")
    t.B.passes()
    t.zone("Cone of Cold", "discard")
    t.zone("Gith", "abyss")
    t.changed("Sadira", "3rd/265")
    t.settled("A")


@card_test("3rd/297", rules=["immunity.always-active"], edition="1st")
def test_foucault_shelters_from_no_ally_called_after_fire(t: Table) -> None:
    with given("DR/84", Play(discard(every(Named("War Party"))))):
        meet(t, STRONG + " + 3rd/297 + War Party", "Bagual", their_hand=["DR/84"])
        t.B.plays("DR/84")
        t.zone("War Party", "discard")
        goes_on(t, "Borys", "Bagual")


@card_test("3rd/169", edition="1st")
def test_of_three_avatars_the_bane_destroys_one(t: Table) -> None:
    meet(t, "Azhul + 3rd/169", STRONG, their_pool=["PO/39", "PO/41", "4th/475"])
    t.A.passes()
    t.offered("PO/39", "PO/41", "4th/475")
    t.A.chooses("PO/41")
    t.zone("PO/41", "discard")
    t.zone("PO/39", "pool")
    t.changed("Azhul", "3rd/169", "Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_family(
    {"4th/135": ("1st/164", "NO/266"), "4th/159": ("NO/266", "1st/164")},
    rules=["gloss.rule-card.global"],
    edition="1st",
)
def test_a_sure_number_helps_whoever_draws_it(t: Table, printing: str, lost: str, left: str) -> None:
    with given("NO/266", Always(Immune(YOU, RULE_CARD))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/164"], hand=[printing], table=["NS/74"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["NO/266"], draw=["1st/305", 3])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(printing)
        t.zone("1st/305", "discard")
        t.zone(lost, "discard")
        t.zone(left, "pool")
        t.changed(printing)
        t.settled("A", "ask-phase-3")

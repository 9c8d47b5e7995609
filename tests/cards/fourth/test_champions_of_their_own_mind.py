"""Champions of the editions with a mind of their own: regents, a witch doctor, gnomes and giants."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import (
    ALLY,
    ANY,
    ATTACKERS,
    CHAMPION,
    DRAW,
    LIMBO,
    OPPONENT,
    SELF,
    THEIRS,
    Is,
    Lasting,
    MayUse,
    Named,
    Send,
    discard,
    every,
    gains,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

STRONG = "Borys + Crystal of the Ebon Flame"


@card_test("1st/434", rules=["spell.phase-listed"], edition="1st")
def test_what_the_witch_doctor_casts_in_combat_counts_twice(t: Table) -> None:
    meet(t, "1st/434", STRONG, ["1st/334"], their_pool=["Sadira"])
    t.A.plays("1st/334", by="1st/434")
    t.level("1st/434", 7 + 6)
    t.changed("1st/334")
    goes_on(t, "Borys")


@pytest.mark.parametrize(("phase", "level"), [(3, 7), (5, 6)])
@card_test("1st/434", rules=["spell.phase-listed"], edition="1st")
def test_spells_of_phase_3_do_nothing_to_the_witch_doctor(t: Table, phase: int, level: int) -> None:
    with given("1st/331", Play(Lasting(gains(CHAMPION & THEIRS, -1)), at=("3", "5"))):
        t.seat("A", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["1st/331"])
        t.seat("B", formation={"A": "Rashemen"}, pool=["1st/434", "Azhul"])
        t.begin(active="A", phase=phase, windows="pass", unenforced=True)
        t.A.plays("1st/331", by="Mordenkainen")
        t.level("1st/434", level)
        t.level("Azhul", 3)
        t.changed("1st/331")
        t.settled("A")


@card_test("1st/434", rules=["spell.phase-listed"], edition="1st")
def test_in_combat_spells_strike_the_witch_doctor_and_those_of_others_count_once(t: Table) -> None:
    with given("1st/106", Play(Lasting(gains(Is(OPPONENT), -1)))):
        meet(t, "1st/434", "Otto", their_hand=["1st/106", "1st/334"])
        t.B.plays("1st/334", by="Otto")
        t.level("Otto", 6 + 3)
        t.A.passes()
        t.changed("1st/334", "1st/434", "Otto", "B:filler#1")
        t.settled("B", "ask-spoils")


@pytest.mark.parametrize(("way", "kind", "level"), [(1, "wizard", 5), (2, "hero", 7)])
@card_test("1st/444", rules=["icon.ability.type-change"], edition="1st")
def test_gib_ekim_fights_as_a_wizard_or_as_a_hero(t: Table, way: int, kind: str, level: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/444"], hand=["1st/343", "4th/441"])
    t.seat("B", formation={"A": "DL/8"}, pool=[STRONG])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="1st/444")
    t.A.mode(way)
    t.B.defends("Borys")
    t.type("1st/444", kind)
    t.base("1st/444", level)
    t.A.can("play", "1st/343" if kind == "wizard" else "4th/441", "1st/444")
    t.A.cannot("play", "4th/441" if kind == "wizard" else "1st/343", "1st/444", because="icon.ability.by-type")
    goes_on(t, "Borys")


@card_test("1st/444", edition="1st")
def test_gib_ekim_chooses_as_a_defender_too_and_is_himself_again(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": "DL/8"}, pool=["1st/444"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("1st/444")
    t.B.mode(2)
    t.base("1st/444", 7)
    t.A.passes()
    t.type("1st/444", "hero")
    t.base("1st/444", 5)
    t.changed("Azhul", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/308", rules=["turn.phase3.one-artifact"], edition="1st")
def test_the_ettin_bears_two_artifacts_of_its_world(t: Table) -> None:
    hand = ["1st/427", "4th/457", "4th/464", "1st/157"]
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/308", "Dori the Barbarian"], hand=hand)
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/427", on="4th/308")
    t.A.cannot("play", "1st/157", "4th/308", because=("other-world", "has-artifact"))
    t.A.plays("4th/457", on="4th/308")
    t.on("1st/427", "4th/308")
    t.on("4th/457", "4th/308")
    t.A.cannot("play", "4th/464", "4th/308", because="has-artifact")
    t.settled("A")


@card_test("4th/331", rules=["immunity.psionics"], edition="1st")
def test_at_level_0_her_fortress_falls(t: Table) -> None:
    weaker = Play(Lasting(gains(Is(OPPONENT), -1)))
    drained = Play(Lasting(gains(Is(OPPONENT), -6)))
    uses_all = Always(MayUse(Is(SELF), ANY))
    with given("PO/98", weaker), given("PO/100", weaker), given("1st/352", drained), given("1st/268", uses_all):
        meet(t, "4th/331 + Gladiators", "1st/268", their_hand=["PO/98", "PO/100", "1st/352"])
        t.B.plays("PO/100", by="1st/268")
        t.level("4th/331", 6)
        t.B.plays("1st/352", by="1st/268")
        t.level("4th/331", -1)
        t.B.plays("PO/98", by="1st/268")
        t.level("4th/331", -2)
        goes_on(t, "1st/268", "Gladiators")


@card_test("4th/339", edition="1st")
def test_moraster_creates_an_item_when_nobody_has_attacked(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/339"], draw=["Gith", "Magic Sword", "Orb of Doom", 9])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.uses("4th/339")
    t.offered("Magic Sword", "Orb of Doom")
    t.A.chooses("Orb of Doom")
    t.expect(t.state.listed(t.state.active, DRAW)[0] == t.card("Orb of Doom"), "the item lies on top")
    t.A.cannot("use", "4th/339", because="already-used")
    t.settled("A")


@card_test("4th/339", edition="1st")
def test_after_an_attack_moraster_does_not(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/339", "Azhul"], draw=["Magic Sword", 9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Borys")
    t.A.passes()
    t.B.keeps()
    t.A.passes()
    t.A.cannot("use", "4th/339", because="condition-not-met")
    t.changed("Azhul", "Borys", "B:filler#1")
    t.settled("A", "ask-phase-5")


@pytest.mark.parametrize("source", ["DL/8", "1st/246"])
@card_test("4th/345", rules=["immunity.always-active"], edition="1st")
def test_realms_and_holdings_do_nothing_to_the_magian_and_his_allies(t: Table, source: str) -> None:
    weaker = Always(gains((CHAMPION | ALLY) & ATTACKERS, -1))
    with given(source, weaker), given("1st/104", weaker):
        meet(t, "4th/345 + War Party", "Borys + Gladiators + Orb of Doom", realm="DL/8 + Black Waters", pool=["Azhul"])
        t.level("4th/345", 8)
        t.level("War Party", 3)
        goes_on(t, "Borys", "Gladiators")


@card_test("4th/345", rules=["immunity.always-active"], edition="1st")
def test_his_own_holding_helps_the_magian(t: Table) -> None:
    with given("1st/246", Always(gains(CHAMPION, 2))):
        meet(t, "Azhul", "4th/345 + War Party", realm="DL/8 + Black Waters")
        t.level("4th/345", 11)
        goes_on(t, "Azhul")


@card_test("4th/346", rules=["icon.ability.type-change"], edition="1st")
def test_the_serpent_turns_into_a_snake_for_the_round(t: Table) -> None:
    meet(t, "4th/346", STRONG, ["1st/353", "BR/37"])
    t.A.can("play", "1st/353", "4th/346")
    t.A.uses("4th/346")
    t.type("4th/346", "monster")
    t.base("4th/346", 12)
    t.A.cannot("play", "1st/353", "4th/346", because="forbidden")
    t.A.cannot("play", "BR/37", "4th/346", because="icon.ability.by-type")
    t.A.cannot("use", "4th/346", because="already-used")
    goes_on(t, "Borys")


@card_test("4th/346", rules=["icon.ability.type-change"], edition="1st")
def test_afterwards_it_is_itself_again_and_others_cast_as_ever(t: Table) -> None:
    meet(t, "4th/346", "Borys", ["1st/353"], pool=["Nenioc"])
    t.A.uses("4th/346")
    t.B.passes()
    t.type("4th/346", "regent")
    t.base("4th/346", 6)
    t.changed("Borys")
    t.settled("A", "ask-next-attacker")


_REMOVALS = {
    "discard": discard(every(Named("Chernevik"))),
    "limbo": Send(every(Named("Chernevik")), LIMBO),
}


@pytest.mark.parametrize("how", list(_REMOVALS))
@card_test("4th/347", edition="1st")
def test_nothing_takes_chernevik_from_his_pool(t: Table, how: str) -> None:
    with given("NO/92", Play(_REMOVALS[how])):
        t.seat("A", formation={"A": "Rashemen"}, hand=["NO/92"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["4th/347"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("NO/92")
        t.zone("4th/347", "pool")
        t.changed("NO/92")
        t.settled("A")


@card_test("4th/347", edition="1st")
def test_in_battle_he_falls_like_anybody(t: Table) -> None:
    meet(t, "4th/347", STRONG)
    t.A.passes()
    t.zone("4th/347", "discard")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/347", edition="1st")
def test_no_curse_gives_chernevik_to_another(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["FR/4"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/347", "Azhul", "Neeva"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("FR/4")
    t.offered("Azhul", "Neeva")
    t.A.chooses("Azhul")
    t.zone("Azhul", "pool", of="A")
    t.zone("4th/347", "pool", of="B")
    t.changed("FR/4")
    t.settled("A")


@card_test("4th/350", edition="1st")
def test_rahil_looks_at_five_cards_of_an_opponents_pile(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/350"])
    pile = ["Gith", "Zadoc", "War Party", "Galek", "Magic Sword", "Orb of Doom"]
    t.seat("B", formation={"A": "Nyrond"}, draw=pile)
    t.seat("C", formation={"A": "Keoland"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/350")
    t.A.player("B")
    seen = [card for card in pile if t.state.seen[t.card(card)] >> t.state.active & 1]
    t.expect(seen == pile[:5], "A knows five cards")
    t.A.cannot("use", "4th/350", because="already-used")
    t.settled("A")


@card_test("4th/269", rules=["combat.e.totals"], edition="1st")
def test_the_fiend_devours_allies_up_to_its_base_level(t: Table) -> None:
    meet(
        t,
        "4th/269 + Orb of Doom",
        "Borys + War Party + Gith + Zadoc + Gladiators + 1st/302 + Crystal of the Ebon Flame",
    )
    t.A.uses("4th/269")
    t.A.chooses("War Party")
    t.A.chooses("Zadoc")
    t.A.chooses("1st/302")
    t.zone("War Party", "discard")
    t.zone("Zadoc", "discard")
    t.zone("1st/302", "discard")
    t.on("Gith", "Borys")
    t.A.cannot("use", "4th/269", because="already-used")
    goes_on(t, "Borys", "Gladiators")


@card_test("4th/346", "3rd/52", "4th/269", rules=["power.combat-only-when-involved"], edition="1st")
def test_from_the_pool_they_do_nothing(t: Table) -> None:
    meet(t, "Azhul", STRONG + " + War Party + Orb of Doom", pool=["4th/346", "3rd/52", "4th/269"])
    t.A.cannot("use", "4th/346", because="not-fighting")
    t.A.cannot("use", "3rd/52", because=("not-fighting", "no-target"))
    t.A.cannot("use", "4th/269", because=("not-fighting", "no-target"))
    goes_on(t, "Borys", "War Party")


@card_test("1st/434", rules=["spell.phase-listed"], edition="1st")
def test_powers_and_events_of_phase_3_strike_the_witch_doctor(t: Table) -> None:
    weaker = Play(Lasting(gains(CHAMPION & THEIRS, -1)), at=("3",))
    with given("PO/98", weaker), given("NO/92", weaker):
        t.seat("A", formation={"A": "Nyrond"}, pool=["4th/342"], hand=["PO/98", "NO/92"])
        t.seat("B", formation={"A": "Rashemen"}, pool=["1st/434"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("PO/98", by="4th/342")
        t.A.plays("NO/92")
        t.level("1st/434", 5)
        t.changed("PO/98", "NO/92")
        t.settled("A")


@card_test("4th/269", edition="1st")
def test_the_fiend_need_not_eat_all_it_can_and_never_its_own(t: Table) -> None:
    meet(t, "4th/269 + Galek", "Borys + War Party + Gith + Crystal of the Ebon Flame + Orb of Doom")
    t.A.uses("4th/269")
    t.offered("War Party", "Gith")
    t.A.chooses("Gith")
    t.A.done()
    t.zone("Gith", "discard")
    t.on("War Party", "Borys")
    goes_on(t, "Borys", "Galek")


@card_test("4th/339", edition="1st")
def test_moraster_need_not_find_anything(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/339"], draw=["Gith", "Magic Sword", 9])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.uses("4th/339")
    t.A.done()
    t.expect(t.state.listed(t.state.active, DRAW)[0] != t.card("Gith"), "the pile is shuffled")
    t.settled("A")

"""Realms of the editions under attack: whom they strengthen, shelter and allow, and how they fight themselves."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import (
    ALLY,
    ANY,
    CHAMPION,
    OPPOSING,
    REALM,
    SELF,
    TARGET,
    Has,
    Is,
    Lasting,
    MayUse,
    Target,
    The,
    discard,
    gains,
    one,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

Levels = dict[str, int]

#: Who attacks, who defends, and the levels there.
STRONGER: dict[str, tuple[str, str, Levels]] = {
    "3rd/9": ("Borys + Magic Sword", "Azhul + Orb of Doom + 1st/94 + 1st/157", {"Azhul": 15, "Borys": 11}),
    "3rd/24": ("Borys + Gladiators", "Azhul + War Party", {"Azhul": 7, "War Party": 7, "Borys": 9, "Gladiators": 9}),
    "3rd/115": ("Borys", "3rd/82 + War Party", {"3rd/82": 6, "War Party": 4}),
    "3rd/120": ("Borys", "1st/163 + 1st/253 + War Party", {"1st/163": 11, "1st/253": 4, "War Party": 4}),
    "4th/15": ("Borys", "Dagrande + 1st/253 + War Party", {"Dagrande": 7, "1st/253": 4, "War Party": 4}),
    "3rd/128": ("Neeva", "1st/163 + Rowan + War Party", {"1st/163": 10, "Rowan": 3, "War Party": 4}),
    "3rd/130": ("Borys", "1st/63 + Orb of Doom", {"1st/63": 10}),
    "3rd/131": ("Borys", "Skeletal Horde + Swordwraith + War Party", {"Skeletal Horde": 12, "Swordwraith": 8}),
    "4th/24": ("Neeva + Gladiators", "Azhul + War Party", {"Azhul": 8, "War Party": 4, "Neeva": 7}),
    "4th/21": ("Neeva + Gladiators", "Borys + 4th/237 + War Party", {"Borys": 18, "4th/237": 12, "War Party": 4}),
    "4th/37": ("Neeva + Gladiators", "NO/267 + 1st/253 + War Party", {"NO/267": 9, "1st/253": 3, "War Party": 4}),
    "4th/40": ("Borys + Gladiators", "Mordenkainen + War Party", {"Mordenkainen": 10, "Borys": 9}),
    "4th/42": ("Neeva + Gladiators", "4th/310 + War Party", {"4th/310": 19, "War Party": 4}),
    "4th/66": ("Neeva + Gladiators", "4th/276 + 4th/250 + War Party", {"4th/276": 14, "4th/250": 6, "War Party": 4}),
}


@card_family(STRONGER, rules=["realm.power.when-attacked"], edition="1st")
def test_it_strengthens_those_it_names(t: Table, printing: str, mine: str, theirs: str, levels: Levels) -> None:
    meet(t, mine, theirs, realm=printing)
    for card, level in levels.items():
        t.level(card, level)
    goes_on(t, mine.partition(" +")[0], theirs.partition(" +")[0])


@card_family(
    {printing: row[:2] for printing, row in STRONGER.items()}, rules=["realm.power.when-attacked"], edition="1st"
)
def test_next_door_it_strengthens_nobody(t: Table, printing: str, mine: str, theirs: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
    t.seat("B", formation={"A": "DL/8", "B": printing}, pool=["Azhul + War Party + 1st/253"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Neeva")
    t.B.defends("Azhul")
    t.level("Azhul", 4)
    t.level("War Party", 4)
    t.level("1st/253", 1)
    goes_on(t, "Neeva")


#: Who attacks, and what the realm fights as.
THEMSELVES = {
    "3rd/3": ("Nenioc", 5, "monster", "Coastal"),
    "4th/2": ("Nenioc", 5, "monster", "Coastal"),
    "1st/432": ("Borys", 6, "monster", ""),
    "4th/23": ("Neeva", 8, "wizard", "Elf"),
    "4th/62": ("Neeva", 5, "hero", "Undead"),
    "4th/65": ("Neeva", 9, "monster", "Dragon"),
    "4th/26": ("Neeva", 9, "wizard", ""),
    "4th/27": ("Neeva", 4, "hero", ""),
    "4th/36": ("Neeva", 5, "monster", ""),
    "4th/37": ("Neeva", 3, "hero", "Halfling"),
    "4th/39": ("Neeva", 7, "monster", "Dragon"),
    "4th/51": ("Neeva", 6, "regent", ""),
    "4th/59": ("Azhul", 6, "monster", ""),
}


@card_family(THEMSELVES, rules=["realm.power.when-attacked"], edition="1st")
def test_it_defends_itself(t: Table, printing: str, mine: str, level: int, type_: str, kind: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[mine])
    t.seat("B", formation={"A": printing})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(printing, with_=mine)
    t.B.defends(printing)
    t.base(printing, level)
    t.type(printing, type_)
    if kind:
        t.kind(printing, kind)
    goes_on(t, mine)


_USABLE = {
    "wizard spell": "1st/343",
    "cleric spell": "1st/353",
    "psionic power": "PO/98",
    "blood ability": "BR/37",
}
#: What a hero may use in its defense.
GRANTED: dict[str, tuple[tuple[str, ...]]] = {
    "3rd/29": (("wizard spell",),),
    "4th/8": (("wizard spell",),),
    "3rd/138": (("wizard spell",),),
    "NO/13": (("wizard spell",),),
    "4th/4": (("wizard spell",),),
    "4th/51": (("wizard spell", "blood ability"),),
    "4th/67": (("wizard spell", "cleric spell", "psionic power", "blood ability"),),
}


@card_family(GRANTED, rules=["icon.ability.by-type"], edition="1st")
def test_its_defenders_use_what_it_grants(t: Table, printing: str, granted: tuple[str, ...]) -> None:
    meet(t, "Mul Savage + Crystal of the Ebon Flame", "Azhul", their_hand=list(_USABLE.values()), realm=printing)
    for kind, card in _USABLE.items():
        if kind in granted:
            t.B.can("play", card, "Azhul")
        else:
            t.B.cannot("play", card, "Azhul", because="icon.ability.by-type")
    goes_on(t, "Mul Savage")


@card_family(GRANTED, rules=["realm.power.when-attacked"], edition="1st")
def test_its_attackers_do_not(t: Table, printing: str, granted: tuple[str, ...]) -> None:
    meet(t, "Azhul", "Borys", [_USABLE["wizard spell"]], realm=printing)
    t.A.cannot("play", _USABLE["wizard spell"], "Azhul", because="icon.ability.by-type")
    goes_on(t, "Borys")


@pytest.mark.parametrize("defender", ["Azhul", "Mordenkainen"])
@card_test("3rd/5", rules=["spell.phase4-only-combatants", "icon.ability.by-type"], edition="1st")
def test_cormyr_casts_itself_and_lets_nobody_else(t: Table, defender: str) -> None:
    meet(t, "Mul Savage + Crystal of the Ebon Flame", defender, their_hand=list(_USABLE.values()), realm="3rd/5")
    t.B.can("play", _USABLE["wizard spell"], "3rd/5")
    t.B.cannot("play", _USABLE["cleric spell"], "3rd/5", because="icon.ability.by-type")
    if defender == "Azhul":
        t.B.cannot("play", _USABLE["wizard spell"], "Azhul", because="icon.ability.by-type")
    t.B.plays(_USABLE["wizard spell"], by="3rd/5")
    t.on(_USABLE["wizard spell"], defender)
    goes_on(t, "Mul Savage")


@card_test("4th/59", rules=["icon.ability.by-type"], edition="1st")
def test_bluet_spur_casts_and_thinks_for_itself(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + Crystal of the Ebon Flame + Gladiators"])
    t.seat("B", formation={"A": "4th/59"}, hand=["1st/343", "PO/98", "1st/353"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/59", with_="Azhul")
    t.B.defends("4th/59")
    t.B.can("play", "1st/343", "4th/59")
    t.B.can("play", "PO/98", "4th/59")
    t.B.cannot("play", "1st/353", "4th/59", because="icon.ability.by-type")
    goes_on(t, "Azhul", "Gladiators")


@card_test("3rd/138", rules=["combat.e.totals"], edition="1st")
def test_spells_count_double_in_defense_of_sunndi(t: Table) -> None:
    meet(t, "Mordenkainen", "Azhul", their_hand=["Cone of Cold"], realm="3rd/138")
    t.B.plays("Cone of Cold", by="Azhul")
    t.total("Azhul", 4 + 10)
    goes_on(t, "Mordenkainen")


#: Who defends, and which strikes it is spared.
SHELTERED = {
    "3rd/16": ("Neeva", ("1st/104",)),
    "4th/13": ("Neeva", ("4th/436",)),
    "4th/54": ("Azhul", ("1st/106",)),
    "4th/56": ("Neeva", ("1st/106",)),
    "4th/66": ("Azhul", ("1st/106",)),
}


def _struck(t: Table, realm: str, defender: str, level: int, formation: dict[str, str] | None = None) -> None:
    """A's weak champion strikes five times, with two items, two spells and a blow: a defensive card takes two levels,
    an offensive one takes one.
    """
    weaker, weaker_by_two = (Lasting(gains(OPPOSING & (CHAMPION | ALLY), -n)) for n in (1, 2))
    user = (Always(MayUse(Is(SELF), ANY)), Always(Has(Is(SELF), ("Flyer",))))
    with (
        given("1st/268", *user),
        given("1st/104", Always(gains(OPPOSING & (CHAMPION | ALLY), -1))),
        given("1st/103", Always(gains(OPPOSING & (CHAMPION | ALLY), -2))),
        given("1st/106", Play(weaker)),
        given("1st/343", Play(weaker_by_two)),
        given("4th/436", Play(weaker)),
    ):
        t.seat(
            "A",
            formation={"A": "Rashemen"},
            pool=["Bagual + 1st/104 + 1st/103"],
            hand=["1st/106", "1st/343", "4th/436"],
        )
        t.seat("B", formation=formation or {"A": realm}, pool=[f"{defender} + Crystal of the Ebon Flame"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(realm, with_="Bagual")
        t.B.defends(defender)
        for card in ("1st/106", "1st/343", "4th/436"):
            t.A.plays(card, by="Bagual")
        t.level(defender, level)
        goes_on(t, "Bagual")


@card_family(SHELTERED, rules=["immunity.offensive-only", "realm.power.when-attacked"], edition="1st")
def test_its_defenders_are_spared(t: Table, printing: str, defender: str, spared: tuple[str, ...]) -> None:
    _struck(t, printing, defender, {"Neeva": 7, "Azhul": 4}[defender] + 6 - 7 + len(spared))


@card_test("4th/56", rules=["immunity.offensive-only"], edition="1st")
def test_those_on_foot_are_not_spared_at_estwilde(t: Table) -> None:
    _struck(t, "4th/56", "Azhul", 4 + 6 - 7)


#: Realms that shelter champions of their player wherever they fight: who, and how many strikes they are spared.
FAR = {"4th/39": ("Borys", 9, 1), "4th/71": ("Skeletal Horde", 5, 2)}


@card_family(FAR, rules=["immunity.offensive-only"], edition="1st")
def test_it_shelters_its_own_at_other_realms(t: Table, printing: str, defender: str, level: int, spared: int) -> None:
    _struck(t, "DL/8", defender, level + 6 - 7 + spared, {"A": "DL/8", "B": printing})


@card_family(FAR, rules=["immunity.offensive-only"], edition="1st")
def test_it_shelters_nobody_else(t: Table, printing: str, defender: str, level: int, spared: int) -> None:
    _struck(t, "DL/8", "Azhul", 4 + 6 - 7, {"A": "DL/8", "B": printing})


@pytest.mark.parametrize(("other", "spared"), [("1st/136", 1), ("Vaasa", 0)])
@card_test("3rd/136", rules=["immunity.offensive-only"], edition="1st")
def test_with_irongate_the_iron_hills_shelter_champions_of_greyhawk(t: Table, other: str, spared: int) -> None:
    _struck(t, "DL/8", "Mordenkainen", 7 + 6 - 7 + spared, {"A": "DL/8", "B": "3rd/136", "C": other})


@card_family({"3rd/14": ("1st/79", "Azhul"), "3rd/22": ("DL/29", "Mordenkainen")}, edition="1st")
def test_it_keeps_some_champions_out(t: Table, printing: str, out: str, free: str) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=[out, free])
    t.seat("B", formation={"A": printing})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", printing, out, because="barred")
    t.A.can("attack", printing, free)
    t.settled("A")


@card_test("3rd/22", rules=["realm.power.when-attacked"], edition="1st")
def test_wizards_are_weaker_before_rashemen(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Mordenkainen"])
    t.seat("B", formation={"A": "3rd/22"}, pool=["1st/164"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("3rd/22", with_="Mordenkainen")
    t.B.defends("1st/164")
    t.level("Mordenkainen", 5)
    t.level("1st/164", 6)
    goes_on(t)


@pytest.mark.parametrize(("other", "level"), [("3rd/3", 7), ("1st/3", 4)])
@card_test("3rd/27", rules=["realm.power.when-attacked"], edition="1st")
def test_darkhold_is_stronger_with_the_ruins(t: Table, other: str, level: int) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": other}, pool=["Borys"])
    t.seat("B", formation={"A": "3rd/27"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("3rd/27", with_="Borys")
    t.B.defends("Azhul")
    t.level("Azhul", level)
    goes_on(t, "Borys")


@card_family({"3rd/128": ("Mul Savage", "Azhul"), "3rd/131": ("Azhul", "Mul Savage")}, edition="1st")
def test_some_do_not_defend_it(t: Table, printing: str, out: str, free: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
    t.seat("B", formation={"A": printing}, pool=[out, free])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(printing, with_="Neeva")
    t.B.cannot("defend", out, because="card.power.definition")
    t.B.can("defend", free)
    t.settled("B", "ask-defend")


@card_test("4th/27", edition="1st")
def test_no_allies_come_against_urik(t: Table) -> None:
    meet(t, "Azhul", "Borys", ["War Party", "1st/104"], realm="4th/27")
    t.A.cannot("play", "War Party", "Azhul", because="forbidden")
    t.A.can("play", "1st/104", "Azhul")
    goes_on(t, "Borys")


#: What a realm does as it is played, and to whom.
COMES = {"3rd/122": ("Sadira", "1st/164", "discard"), "4th/52": ("BR/88", "BR/88", "abyss")}


@card_family(COMES, edition="1st")
def test_as_it_comes_it_takes_one(t: Table, printing: str, prey: str, other: str, zone: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[printing])
    t.seat("B", formation={"A": "DL/8"}, pool=[prey, "Borys", *([other] if other != prey else [])])
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.plays(printing, at="B")
    t.A.chooses(prey)
    t.zone(prey, zone)
    t.zone(printing, "formation")
    if other != prey:
        t.zone(other, "pool")
    t.settled("A")


@card_family(COMES, edition="1st")
def test_it_need_not(t: Table, printing: str, prey: str, other: str, zone: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=[printing])
    t.seat("B", formation={"A": "DL/8"}, pool=[prey])
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.plays(printing, at="B")
    t.A.done()
    t.zone(prey, "pool")
    t.zone(printing, "formation")
    t.settled("A")


@card_test("NO/124", edition="1st")
def test_the_temple_draws_three_cards_as_it_comes(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["NO/124"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.plays("NO/124", at="B")
    t.count("A", hand=3)
    t.changed("A:filler#1", "A:filler#2", "A:filler#3", "NO/124")
    t.settled("A")


@card_test("NO/125", edition="1st")
def test_greyhawk_champions_are_stronger_everywhere(t: Table) -> None:
    t.seat("A", formation={"A": "NO/125"}, pool=["Mordenkainen", "Azhul"])
    t.seat("B", formation={"A": "DL/8"}, pool=["1st/164"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.level("Mordenkainen", 9)
    t.level("Azhul", 4)
    t.level("1st/164", 6)
    t.settled("A")


#: Who keeps how many cards at the end of the turn.
HANDS = {"NO/13": ("A", 9), "4th/4": ("A", 9), "4th/50": ("A", 11), "3rd/126": ("B", 7)}


@card_family(HANDS, rules=["turn.phase5.discard-down"], edition="1st")
def test_hands_are_larger_or_smaller(t: Table, printing: str, seat: str, size: int) -> None:
    mine, theirs = (printing, "DL/8") if seat == "A" else ("DL/8", printing)
    t.seat("A", formation={"A": mine}, hand=[12])
    t.seat("B", formation={"A": theirs})
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.passes()
    t.A.chooses(*(f"A:filler#{i}" for i in range(1, 12 - size + 1)))
    t.count("A", hand=size)
    t.changed(*(f"A:filler#{i}" for i in range(1, 13)))
    t.settled("B")


@card_family({"4th/53": ("1st/106", "1st/352"), "4th/54": ("1st/106", "1st/343")}, edition="1st")
def test_the_realm_itself_is_spared(t: Table, printing: str, spared: str, strikes: str) -> None:
    razing = Play(discard(The(TARGET)), targets=(Target("target", one(REALM)),), at=("3",))
    with given(spared, razing), given("1st/268", Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Bagual"], hand=[spared])
        t.seat("B", formation={"A": "DL/8", "B": printing})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(spared, by="Bagual")
        t.offered("Rashemen", "DL/8")
        t.A.chooses("DL/8")
        t.zone("DL/8", "discard")
        t.changed(spared)
        t.settled("A")


#: Allies that may not come against a realm.
CLOSED: dict[str, tuple[tuple[str, ...]]] = {
    "3rd/29": (("1st/65", "4th/245", "DU/48"),),
    "4th/8": (("1st/65", "4th/245", "DU/48"),),
    "3rd/132": (("4th/245",),),
    "3rd/137": (("4th/245",),),
    "4th/21": (("4th/245",),),
    "4th/59": (("1st/65",),),
    "4th/65": (("4th/237",),),
    "4th/504": (("4th/245",),),
}


@card_family(CLOSED, rules=["gloss.allies.traits"], edition="1st")
def test_allies_of_that_sort_do_not_come_against_it(t: Table, printing: str, barred: tuple[str, ...]) -> None:
    meet(t, "Azhul", "Dragon King", [*barred, "War Party"], ["Gith", *barred], realm=printing)
    for ally in barred:
        t.A.cannot("play", f"A:{ally}", "Azhul", because="forbidden")
    t.A.can("play", "War Party", "Azhul")
    goes_on(t, "Dragon King")


@card_family(CLOSED, rules=["gloss.allies.traits"], edition="1st")
def test_they_do_defend_it(t: Table, printing: str, barred: tuple[str, ...]) -> None:
    meet(t, "Mul Savage", "Azhul", their_hand=barred, realm=printing)
    for ally in barred:
        t.B.can("play", ally, "Azhul")
    goes_on(t, "Mul Savage")

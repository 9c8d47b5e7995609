"""Artifacts of all editions: thrones, what a deck shows, what a hand buys, who is kept from whom."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import (
    ALLY,
    ATTACKING,
    BEARER,
    CHAMPION,
    EVERYONE,
    OPPONENT,
    OPPOSING,
    SELF,
    UNARMED,
    DrawsPerTurn,
    Has,
    Is,
    Lasting,
    MayUse,
    gains,
)
from tests.cards.drawn import drew
from tests.cards.first.test_artifacts import knows
from tests.cards.meeting import goes_on, meet
from tests.cards.open_hands import seen
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

_CUP = {"4th/454": (), "NO/160": ()}
_ORB = {"3rd/157": (), "NO/157": ()}


# -- Ren's Crystal Ball, the Annulus, the Ring of Winter --------------------------------------------------------------


@card_test("4th/451", rules=["turn.phase0.start-actions"], edition="1st")
def test_the_ball_shows_three_cards_in_every_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + 4th/451"])
    t.seat("B", formation={"A": "Nyrond"}, draw=["Zadoc", "Tiger", "Galek", "Powell", 5])
    t.begin(active="B", phase="start", windows="pass")
    t.A.says("yes")
    t.A.player("B")
    t.offered("Zadoc", "Tiger", "Galek")
    t.expect(knows(t, "A") == {"Zadoc", "Tiger", "Galek"}, "A knows the three cards and no other")
    t.expect(not knows(t, "B"), "B knows none of them")
    t.A.chooses("Tiger")
    t.zone("Tiger", "discard", of="B")
    t.B.passes(5)
    t.A.says("yes")
    t.A.player("A")
    t.A.done()
    t.changed("Zadoc", "Galek", "Powell")
    t.settled("A", "ask-phase-0")


@card_test("1st/411", rules=["turn.phase0.start-actions"], edition="1st")
def test_the_annulus_shows_an_opponents_hand_in_its_own_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + 1st/411"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Zadoc", "Tiger"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Galek"])
    t.begin(active="A", phase="start", windows="pass")
    t.A.says("yes")
    t.A.player("B")
    t.expect(seen(t, "A", "B") == {"Zadoc", "Tiger"}, "A knows the hand of B")
    t.expect(not seen(t, "A", "C") and not seen(t, "C", "B"), "nobody else's, and nobody else knows it")
    t.A.passes(5)
    t.asked("B", "ask-phase-0")
    drew(t, "A", 3)
    t.settled("B", "ask-phase-0")


@card_test("1st/411", rules=["turn.phase0.start-actions"], edition="1st")
def test_the_annulus_finds_the_one_opponent_with_cards(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + 1st/411"], hand=[1])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Vaasa"}, hand=["Galek"])
    t.begin(active="A", phase="start", windows="pass")
    t.A.says("yes")
    t.expect(seen(t, "A", "C") == {"Galek"}, "A knows the hand of C")
    t.settled("A", "ask-phase-0")


@card_test("4th/455", rules=["turn.phase1.draw"], edition="1st")
def test_winter_costs_every_opponent_a_card_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/455"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase="start", windows="pass")
    t.A.passes()
    t.count("A", hand=3)
    t.A.passes(4)
    t.B.passes()
    t.count("B", hand=2)
    drew(t, "A", 3)
    drew(t, "B", 2)
    t.settled("B")


@card_test("4th/455", rules=["turn.phase1.draw"], edition="1st")
def test_winter_leaves_everybody_one_card(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/455", "Neeva + 1st/153"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    with given("1st/153", Always(DrawsPerTurn(EVERYONE, -2))):
        t.begin(active="B", phase="start", windows="pass")
        t.B.passes()
        t.count("B", hand=1)
        drew(t, "B", 1)
        t.settled("B")


# -- the Cup ----------------------------------------------------------------------------------------------------------


@card_family(_CUP, rules=["turn.phase5.active-only", "abyss.unplayed-events"], edition="1st")
def test_the_cup_buys_a_discarded_card_for_three(t: Table, printing: str) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=[f"Azhul + {printing}"],
        hand=["Zadoc", "Galek", "Good Fortune", "Gith"],
        discard=["Neeva"],
    )
    t.seat("B", formation={"A": "Nyrond"}, discard=["Borys"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.uses(printing)
    t.A.chooses("Zadoc")
    t.A.chooses("Galek")
    t.A.chooses("Good Fortune")
    t.offered("Neeva", "Zadoc", "Galek")
    t.A.chooses("Neeva")
    t.zone("Neeva", "hand")
    t.zone("Zadoc", "discard")
    t.zone("Galek", "discard")
    t.zone("Good Fortune", "abyss")
    t.zone("Gith", "hand")
    t.settled("A", "ask-phase-5")


@card_family(_CUP, edition="1st")
def test_the_cup_takes_no_two(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"Azhul + {printing}"], hand=["Zadoc", "Galek"], discard=["Neeva"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass")
    t.A.cannot("use", printing, because="cost-not-payable")
    t.settled("A", "ask-phase-5")


@card_family(_CUP, rules=["turn.sequence"], edition="1st")
def test_the_cup_is_for_phase_5(t: Table, printing: str) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=[f"Azhul + {printing}"],
        hand=["Zadoc", "Galek", "Gith"],
        discard=["Neeva"],
    )
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("use", printing, because="wrong-moment")
    t.settled("A", "ask-phase-3")


# -- who may sit on it ------------------------------------------------------------------------------------------------

#: The throne, who of whatever world may have it, and who may not.
SEATED = {
    "4th/462": ("Skeletal Horde", "Azhul"),
    "4th/465": ("4th/276", "Azhul"),
    "4th/467": ("Tysiln San", "Azhul"),
}


@card_family(SEATED, rules=["card.world.matching"], edition="1st")
def test_a_throne_is_for_its_own_of_every_world(t: Table, printing: str, may: str, may_not: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[may, may_not, "The King of the Elves [1st/440]"], hand=[printing])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", printing, may_not, because=("not-this-bearer", "other-world"))
    t.A.plays(printing, on=may)
    t.on(printing, may)
    t.settled("A", "ask-phase-3")


@card_test("4th/520", rules=["card.world.matching"], edition="1st")
def test_the_cape_is_for_every_champion(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Borys"], hand=["4th/520"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.can("play", "4th/520", "Borys")
    t.A.plays("4th/520", on="Azhul")
    t.on("4th/520", "Azhul")
    t.settled("A", "ask-phase-3")


@card_test("4th/520", rules=["wish.ignores-immunity", "immunity.always-active"], edition="1st")
def test_no_wish_reaches_the_champions_of_the_cape(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["4th/384"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + 4th/520", "Borys + Orb of Doom"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/384", by="Sadira")
    t.offered("Sadira", "4th/520", "Orb of Doom")
    t.A.chooses("Orb of Doom")
    t.zone("Orb of Doom", "discard")
    t.changed("4th/384", "Sadira")
    t.settled("A", "ask-phase-3")


@card_test("4th/520", rules=["immunity.offensive-only"], edition="1st")
def test_the_cape_shelters_the_other_champions_from_spells(t: Table) -> None:
    with given("1st/106", Play(Lasting(gains(Is(OPPONENT), -1)))):
        meet(t, "Neeva", "Sadira", their_hand=["1st/106"], pool=["Azhul + 4th/520"])
        t.B.plays("1st/106", by="Sadira")
        t.level("Neeva", 7)
        goes_on(t, "Sadira")


@pytest.mark.parametrize(
    ("who", "home", "level"),
    [("4th/306 + Mermaid", "4th/276 + 4th/465", 9), ("Azhul", "4th/276 + 4th/465", 3), ("4th/306", "Azhul", 6)],
)
@card_test("4th/465", rules=["immunity.offensive-only"], edition="1st")
def test_other_swimmers_gain_by_the_throne_of_the_seas(t: Table, who: str, home: str, level: int) -> None:
    with given("1st/217", Always(gains(OPPOSING, -1))):
        meet(t, who, "Borys + 1st/217", pool=[home], their_pool=["4th/313 + 4th/465"] if home == "Azhul" else [])
        t.level(who.partition(" +")[0], level)
        if "Mermaid" in who:
            t.level("Mermaid", 4 + 2 - 1)
        goes_on(t, "Borys", who.partition(" +")[0])


@card_test("4th/462", rules=["immunity.offensive-only"], edition="1st")
def test_the_throne_of_bone_shelters_undead_allies_of_any_champion(t: Table) -> None:
    weaker = Play(Lasting(gains(OPPOSING & ALLY, -1)))
    with given("4th/436", weaker), given("1st/268", Always(MayUse(Is(SELF), UNARMED))):
        meet(t, "Neeva + Swordwraith + War Party", "Bagual", their_hand=["4th/436"], pool=["Skeletal Horde + 4th/462"])
        t.B.plays("4th/436", by="Bagual")
        t.level("Swordwraith", 4)
        t.level("War Party", 3)
        goes_on(t, "Bagual")


@card_test("4th/462", rules=["immunity.offensive-only"], edition="1st")
def test_it_shelters_no_undead_of_others(t: Table) -> None:
    weaker = Play(Lasting(gains(OPPOSING & ALLY, -1)))
    with given("4th/436", weaker), given("1st/268", Always(MayUse(Is(SELF), UNARMED))):
        meet(t, "Neeva + Swordwraith", "Bagual", their_hand=["4th/436"], their_pool=["Skeletal Horde + 4th/462"])
        t.B.plays("4th/436", by="Bagual")
        t.level("Swordwraith", 3)
        goes_on(t, "Bagual")


@card_test("4th/467", rules=["icon.ability.by-type"], edition="1st")
def test_other_elves_of_the_player_gain_by_the_emerald_throne(t: Table) -> None:
    meet(t, "Tysiln San", "Borys", ["4th/441", "PO/98", "BR/37"], pool=["1st/440 + 4th/467"])
    for card in ("PO/98", "BR/37"):
        t.A.can("play", card, "Tysiln San")
    t.changed("Borys", "Tysiln San")
    t.settled("A", "ask-combat")


@card_test("4th/467", rules=["icon.ability.by-type"], edition="1st")
def test_men_and_enemies_gain_nothing_by_it(t: Table) -> None:
    meet(t, "Tysiln San", "Azhul + Orb of Doom", ["PO/98"], ["BR/37"], their_pool=["1st/440 + 4th/467"])
    t.A.cannot("play", "PO/98", "Tysiln San", because="icon.ability.by-type")
    t.changed("Tysiln San", "Azhul")
    t.settled("A", "ask-combat")


@card_test("4th/467", rules=["icon.ability.by-type"], edition="1st")
def test_no_other_champion_of_the_player_gains_by_it(t: Table) -> None:
    meet(t, "Azhul", "Borys", ["PO/98"], pool=["1st/440 + 4th/467"])
    t.A.cannot("play", "PO/98", "Azhul", because="icon.ability.by-type")
    t.changed("Borys", "Azhul")
    t.settled("A", "ask-combat")


# -- the Orb and the Tapestry -----------------------------------------------------------------------------------------


@card_family(_ORB, rules=["card.power.definition"], edition="1st")
def test_the_orb_keeps_dragons_and_monsters_from_the_realms_of_greyhawk(t: Table, printing: str) -> None:
    with given("1st/153", Always(Has(Is(BEARER), ("Dragon",)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "Mul Savage", "Azhul + 1st/153", "Neeva"])
        t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"}, pool=[f"Tergoz Tenhammer + {printing}"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        for champion in ("Borys", "Mul Savage", "Azhul"):
            t.A.cannot("attack", "Nyrond", champion, because="card.power.definition")
        t.A.can("attack", "Nyrond", "Neeva")
        t.A.can("attack", "Vaasa", "Borys")
        t.settled("A", "ask-phase-4")


@card_family(_ORB, rules=["card.power.definition"], edition="1st")
def test_the_orb_guards_no_realm_of_others(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mul Savage", f"Tergoz Tenhammer + {printing}"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.can("attack", "Nyrond", "Mul Savage")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("realm", "barred"), [("Nyrond", True), ("Vaasa", False), ("mine", False)])
@card_family(_ORB, rules=["gloss.allies.traits"], edition="1st")
def test_no_dragon_comes_there_as_an_ally(t: Table, printing: str, realm: str, barred: bool) -> None:
    mine = realm == "mine"
    realm = "Nyrond" if mine else realm
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=[f"Azhul + {printing}"[: None if mine else 5]],
        hand=["Pseudodragon", "War Party"],
    )
    t.seat(
        "B",
        formation={"A": realm},
        pool=["Neeva + Magic Sword + 1st/94" if mine else f"Neeva + {printing}"],
        hand=["4th/237"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="Azhul")
    t.B.defends("Neeva")
    if barred:
        t.A.cannot("play", "Pseudodragon", "Azhul", because="forbidden")
    else:
        t.A.can("play", "Pseudodragon", "Azhul")
    t.A.plays("War Party")
    t.changed("Neeva")
    t.settled("A", "ask-combat")


@card_family(_ORB, rules=["gloss.allies.traits"], edition="1st")
def test_dragons_may_defend_there(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + Magic Sword"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[f"Azhul + {printing}"], hand=["4th/237", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.can("play", "4th/237", "Azhul")
    t.changed("Neeva", "Azhul")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(
    ("theirs", "level", "whose"),
    [
        ("4th/356", 4, "A"),
        ("4th/356", 3, "B"),
        ("Skeletal Horde", 3, "A"),
        ("4th/356 + War Party", 4, "A"),
        ("4th/356 + 1st/217", 3, "A"),
        ("Skeletal Horde + War Party", 1, "A"),
    ],
)
@card_test("1st/426", rules=["immunity.always-active", "card.world.bearers"], edition="1st")
def test_the_tapestry_shelters_from_ravenloft_and_who_fights_for_it(
    t: Table, theirs: str, level: int, whose: str
) -> None:
    one, two = Always(gains(CHAMPION & OPPOSING, -1)), Always(gains(CHAMPION & OPPOSING, -2))
    with given("4th/356", one), given("1st/155", one), given("1st/54", two), given("1st/217", one):
        tapestry = ["Neeva + 1st/426"]
        meet(t, "Azhul", theirs, pool=tapestry * (whose == "A"), their_pool=tapestry * (whose == "B"))
        t.level("Azhul", level)
        goes_on(t, "Azhul", theirs.partition(" +")[0])


@card_test("1st/426", rules=["immunity.always-active"], edition="1st")
def test_realms_of_ravenloft_work_on_them(t: Table) -> None:
    with given("RL/1", Always(gains(CHAMPION & ATTACKING, -1))):
        meet(t, "Azhul", "Borys", pool=["Neeva + 1st/426"], realm="RL/1")
        t.level("Azhul", 3)
        goes_on(t, "Azhul", "Borys")


@card_test("1st/426", rules=["immunity.always-active"], edition="1st")
def test_their_levels_count_and_allies_are_not_sheltered(t: Table) -> None:
    with given("4th/356", Always(gains(OPPOSING, -1))):
        meet(t, "Azhul + Gladiators", "4th/356 + War Party", pool=["Neeva + 1st/426"])
        t.total("4th/356", 3 + 4)
        t.level("Gladiators", 8)
        goes_on(t, "Azhul", "4th/356")


# -- Guenhwyvar -------------------------------------------------------------------------------------------------------


def _falls(t: Table, *pool: str) -> None:
    """A's champion with the panther is beaten."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande + 4th/458", *pool])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Orb of Doom", "Hubadai"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("Dagrande", "discard")


@card_test("4th/458", rules=["turn.phase3.one-artifact"], edition="1st")
def test_guenhwyvar_finds_another_champion_of_the_realms(t: Table) -> None:
    _falls(
        t,
        "Azhul",
        "Hettman Tsurin",
        "Lovely Colleen",
        "Grypht the Saurial + 1st/404",
        "Karlott the Shaman",
        "The Magister",
        "1st/64",
    )
    t.A.says("yes")
    t.offered("Karlott the Shaman", "The Magister", "1st/64")
    t.A.chooses("The Magister")
    t.on("4th/458", "The Magister")
    t.level("The Magister", 4 + 5)
    drew(t, "B", 1)
    t.changed("Borys", "Karlott the Shaman", "1st/64")
    t.settled("B", "ask-spoils")


@card_test("4th/458", rules=["combat.h.loser-discards-all"], edition="1st")
def test_guenhwyvar_need_not(t: Table) -> None:
    _falls(t, "The Magister")
    t.A.says("no")
    t.zone("4th/458", "discard")
    drew(t, "B", 1)
    t.changed("Borys")
    t.settled("B", "ask-spoils")


@card_test("4th/458", rules=["combat.h.loser-discards-all"], edition="1st")
def test_without_such_a_champion_she_is_lost(t: Table) -> None:
    _falls(t, "Azhul")
    t.zone("4th/458", "discard")
    drew(t, "B", 1)
    t.changed("Borys")
    t.settled("B", "ask-spoils")

"""The Triumvirates and Mindkiller."""

from __future__ import annotations

from functools import partial

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}

UNI, BI, TRI, ULTIMATE = "UD/2", "UD/4", "UD/6", "UD/106"
STRENGTH = {UNI: 3, BI: 6, TRI: 9, ULTIMATE: 12}


@pytest.mark.parametrize("realm", list(STRENGTH))
@card_test(UNI, BI, TRI, ULTIMATE, rules=["combat.e.totals", "gloss.allies.when"])
def test_attackers_of_a_triumvirate_have_an_ally_that_is_no_card(t: Table, realm: str) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": realm}, pool=["T'kkyl"], discard=[r for r in STRENGTH if r != realm])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys", "Azhul"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.total("T'kkyl", 3 + STRENGTH[realm])
    t.level("T'kkyl", 3)
    t.total("Borys", 9)
    t.settled("B" if STRENGTH[realm] > 6 else "A", "ask-combat")


@card_test(UNI, BI, TRI, ULTIMATE, rules=["raze.power-off"])
def test_defenders_have_none_nor_have_attackers_of_a_razed_one(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": f"{UNI} (razed)", "C": f"{BI} (razed)"}, pool=["T'kkyl"])
    t.seat("B", formation={"A": "Nyrond", "B": TRI, "C": ULTIMATE}, pool=["Azhul"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.total("T'kkyl", 3)
    t.total("Azhul", 4)
    t.settled("A", "ask-combat")


NEGATED = [(UNI, BI), (UNI, TRI), (UNI, ULTIMATE), (BI, TRI), (BI, ULTIMATE), (TRI, ULTIMATE)]


@pytest.mark.parametrize(("weaker", "stronger"), NEGATED)
@card_test(UNI, BI, TRI, ULTIMATE, rules=["gloss.negate"])
def test_a_stronger_one_of_another_player_negates_it(t: Table, weaker: str, stronger: str) -> None:
    rest = [r for r in STRENGTH if r not in (weaker, stronger)]
    t.seat("A", formation={"A": weaker}, pool=["T'kkyl"], discard=rest)
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.seat("C", formation={"A": stronger}, pool=["Neeva"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.total("T'kkyl", 3)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("weaker", "stronger"), NEGATED)
@card_test(UNI, BI, TRI, ULTIMATE, rules=["gloss.negate"])
def test_the_weaker_does_not_negate_the_stronger(t: Table, weaker: str, stronger: str) -> None:
    rest = [r for r in STRENGTH if r not in (weaker, stronger)]
    t.seat("A", formation={"A": stronger}, pool=["T'kkyl"], discard=rest)
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.seat("C", formation={"A": weaker})
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.total("T'kkyl", 3 + STRENGTH[stronger])
    t.settled("B" if STRENGTH[stronger] > 6 else "A", "ask-combat")


@card_test(UNI, BI, TRI, ULTIMATE, rules=["gloss.negate"])
def test_in_one_formation_they_work_together_and_a_razed_one_negates_nothing(t: Table) -> None:
    t.seat("A", formation={"A": UNI, "B": BI, "C": TRI}, pool=["T'kkyl"])
    t.seat("B", formation={"A": "Nyrond", "B": f"{ULTIMATE} (razed)"}, pool=["Borys"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.total("T'kkyl", 21)
    t.settled("B", "ask-combat")


# -- the Ultimate Triumvirate and avatars -----------------------------------------------------------------------------


@card_test(ULTIMATE, rules=["turn.phase0.start-actions"])
def test_given_up_at_the_start_of_the_turn_it_sends_an_avatar_to_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": ULTIMATE})
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/479 + Orb of Doom", "Azhul"])
    t.seat("C", formation={"A": "Keoland"}, pool=["NS/122"])
    t.begin(active="A", phase="start")
    t.A.says("yes")
    t.offered("4th/479", "NS/122")
    t.A.chooses("4th/479")
    t.zone("4th/479", "abyss")
    t.zone("Orb of Doom", "discard")
    t.zone(ULTIMATE, "discard")
    t.zone("NS/122", "pool")
    t.settled("A", "ask-phase-0")


@card_test(ULTIMATE, rules=["turn.phase0.start-actions"])
def test_it_may_stay(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": ULTIMATE}, pool=["4th/479"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase="start")
    t.asked("A", "ask-use-power")
    t.A.says("no")
    t.standing(ULTIMATE)
    t.zone("4th/479", "pool")
    t.settled("A", "ask-phase-0")


@pytest.mark.parametrize(("active", "avatar"), [("A", "Neeva"), ("B", "4th/479")])
@card_test(ULTIMATE, rules=["turn.phase0.start-actions"])
def test_without_an_avatar_or_in_anothers_turn_nobody_is_asked(t: Table, active: str, avatar: str) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": ULTIMATE})
    t.seat("B", formation={"A": "Nyrond"}, pool=[avatar])
    t.begin(active=active, phase="start")
    t.zone(avatar, "pool")
    t.settled(active, "ask-phase-0")


# -- Mindkiller -------------------------------------------------------------------------------------------------------


@card_test("UD/56", rules=["spell.phase-listed"])
def test_mindkiller_sends_a_champion_to_the_abyss(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Nenioc"], hand=["UD/56"])
    t.seat("B", formation=REALM_B, pool=["Neeva + Orb of Doom", "1st/44", "Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("UD/56", by="Nenioc")
    t.offered("Nenioc", "Neeva", "Azhul")
    t.A.chooses("Neeva")
    t.zone("Neeva", "abyss")
    t.zone("Orb of Doom", "discard")
    t.zone("UD/56", "discard")
    t.settled("A", "ask-phase-3")


@card_test("UD/56", rules=["limbo.return-time", "limbo.outside-combat-keeps"])
def test_an_avatar_only_wanders_in_limbo(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Nenioc"], hand=["UD/56"])
    t.seat("B", formation=REALM_B, pool=["4th/479 + Orb of Doom"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("UD/56", by="Nenioc")
    t.A.chooses("4th/479")
    t.zone("4th/479", "limbo")
    t.A.passes(3)
    t.B.passes(4)
    t.zone("4th/479", "limbo")
    t.B.passes()
    t.zone("4th/479", "pool")
    t.on("Orb of Doom", "4th/479")
    t.changed("UD/56")
    drew(t, "B", 3)
    t.settled("A")


@card_test("UD/56", rules=["gloss.defeated", "spell.phase-listed"])
def test_in_combat_it_defeats_the_opponent(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Nenioc"], hand=["UD/56"])
    t.seat("B", formation=REALM_B, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Nenioc")
    t.B.defends("Borys")
    t.A.plays("UD/56", by="Nenioc")
    t.A.chooses("Borys")
    t.zone("Borys", "abyss")
    t.zone("Nenioc", "pool")
    t.zone("UD/56", "discard")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("realm", list(STRENGTH))
@card_test(UNI, BI, TRI, ULTIMATE, rules=["gloss.allies.when"])
def test_only_attackers_of_its_own_player_have_the_ally(t: Table, realm: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"], discard=[r for r in STRENGTH if r != realm])
    t.seat("B", formation={"A": "Nyrond", "B": realm}, pool=["Azhul"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.total("T'kkyl", 3)
    t.total("Azhul", 4)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("realm", list(STRENGTH))
@card_test(UNI, BI, TRI, ULTIMATE, rules=["gloss.allies.when"])
def test_nor_has_anybody_at_a_third_players_triumvirate(t: Table, realm: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"], discard=[r for r in STRENGTH if r != realm])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.seat("C", formation={"A": realm})
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.total("T'kkyl", 3)
    t.settled("A", "ask-combat")


@card_test(UNI, BI, TRI, ULTIMATE, rules=["gloss.negate"])
def test_all_four_in_one_formation_give_thirty_levels(t: Table) -> None:
    t.seat("A", formation={"A": UNI, "B": BI, "C": TRI, "D": ULTIMATE}, pool=["T'kkyl"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.total("T'kkyl", 33)
    t.settled("B", "ask-combat")

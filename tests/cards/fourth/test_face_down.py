"""Cards lying face down in a pool: the Cleric of Mask, Secret War, the Ethereal Champion."""

from __future__ import annotations

from functools import partial

from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.language import (
    ALLY,
    CHAMPION,
    HAND,
    LIMBO,
    OPPOSING,
    SELF,
    TARGET,
    Destroy,
    Is,
    Named,
    Send,
    The,
    every,
    gains,
    one,
    stays_after_round,
)
from tests.cards.covered import lies_covered, lies_open, sees
from tests.cards.drawn import drew
from tests.cards.meeting import CRISTYNE, goes_on
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")


# -- the Cleric of Mask -----------------------------------------------------------------------------------------------


@card_test("NO/70", rules=["general.touch.hidden-target"])
def test_the_cleric_of_mask_and_what_hangs_on_her_lie_face_down_outside_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Otto + 1st/102"], hand=["NO/70", "Magic Sword", "1st/93"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("NO/70")
    lies_covered(t, "A", "NO/70")
    t.A.plays("Magic Sword", on="NO/70")
    t.A.plays("1st/93", on="NO/70")
    lies_covered(t, "A", "NO/70", "Magic Sword", "1st/93")
    lies_open(t, "Otto")
    t.A.passes()
    t.A.attacks(CRISTYNE, with_="NO/70")
    lies_open(t, "NO/70", "Magic Sword", "1st/93")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Azhul", "discard")
    lies_covered(t, "A", "NO/70", "Magic Sword", "1st/93")
    lies_open(t, "1st/102")
    t.level("NO/70", 4 + 2)
    t.settled("A", "ask-next-attacker")


@card_test("NO/70")
def test_an_ally_that_stays_with_herlies_open(t: Table) -> None:
    with given("1st/308", Always(stays_after_round(Is(SELF)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["NO/70 + 1st/105"], hand=["1st/308"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_="NO/70")
        t.B.defends("Borys")
        t.A.plays("1st/308")
        t.B.passes()
        lies_covered(t, "A", "NO/70", "1st/105")
        lies_open(t, "1st/308")
        t.changed("Borys", "NO/70", "1st/105", "1st/308")
        t.settled("A", "ask-next-attacker")


@card_test("NO/70")
def test_she_comes_back_face_down(t: Table) -> None:
    away = {"card": "NO/70 (1 turns)", "with": ["Magic Sword", "1st/93", "1st/308"]}
    t.seat("A", formation={"A": "Rashemen"}, pool=["Otto + 1st/102"], limbo=[away])
    t.seat("B", formation={"A": CRISTYNE})
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.passes()
    t.zone("NO/70", "pool")
    lies_covered(t, "A", "NO/70", "Magic Sword", "1st/93")
    lies_open(t, "1st/102", "1st/308")
    drew(t, "B", 3)
    t.changed("NO/70", "Magic Sword", "1st/93", "1st/308", *(f"B:filler#{i}" for i in range(1, 4)))
    t.settled("B", "ask-phase-0")


@card_test("NO/70")
def test_items_of_others_lie_open(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["NO/70", "Otto"], hand=["Magic Sword"])
    t.seat("B", formation={"A": CRISTYNE})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("Magic Sword", on="Otto")
    lies_open(t, "Magic Sword", "NO/70")
    t.settled("A", "ask-phase-3")


# -- Secret War, the Ethereal Champion --------------------------------------------------------------------------------


@card_test("4th/155")
def test_secret_war_covers_the_champions_of_the_pool_until_they_fight(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Magic Sword", "Otto"], hand=["4th/155", "Dagrande"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/155")
    t.A.plays("Dagrande")
    lies_covered(t, "A", "Borys", "Otto")
    lies_open(t, "Magic Sword", "Dagrande", "Azhul")
    t.A.passes()
    t.A.attacks(CRISTYNE, with_="Borys")
    lies_open(t, "Borys")
    t.B.defends("Azhul")
    t.B.passes()
    lies_open(t, "Borys")
    lies_covered(t, "A", "Otto")
    t.changed("4th/155", "Azhul", "Otto", "Borys")
    t.settled("A", "ask-next-attacker")


@card_test("4th/155")
def test_a_covered_champion_defends_openly_and_is_lost_openly(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul", "Otto"], hand=["4th/155"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Borys")
    t.B.plays("4th/155")
    lies_covered(t, "B", "Azhul", "Otto")
    t.B.defends("Azhul")
    lies_open(t, "Azhul")
    t.B.passes()
    lies_open(t, "Azhul")
    lies_covered(t, "B", "Otto")
    t.changed("4th/155", "Azhul", "Borys", "Otto")
    t.settled("A", "ask-next-attacker")


@card_test("4th/155", rules=["gloss.hand"])
def test_whoever_takes_a_covered_champion_sees_it_and_attacks_with_it(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=["FR/4"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Neeva + Flameblade"], hand=["4th/155"])
    t.begin(active="B", phase=5, windows="pass", unenforced=True)
    t.B.plays("4th/155")
    lies_covered(t, "B", "Neeva")
    t.B.passes()
    t.A.plays("FR/4")
    t.zone("Neeva", "pool", of="A")
    t.expect([seat for seat in "AB" if sees(t, seat, "Neeva")] == ["A", "B"], "whoever has it now sees it too")
    t.A.passes(3)
    t.A.attacks(CRISTYNE, with_="Neeva")
    lies_open(t, "Neeva")
    t.on("Flameblade", "Neeva")
    t.changed("4th/155", "FR/4", *(f"A:filler#{n}" for n in (1, 2, 3)))
    t.settled("B", "ask-defend")


@card_test("4th/508")
def test_the_ethereal_champion_covers_all_of_the_pool_while_it_is_in_play(t: Table) -> None:
    with given("1st/380", Play(Destroy(every(Named("Ethereal Champion"))))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/508 + 1st/102", "Otto + Orb of Doom"], hand=["1st/380"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul (face down)", "Dagrande"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("4th/508")
        lies_covered(t, "A", "4th/508", "1st/102", "Otto", "Orb of Doom")
        lies_open(t, "Dagrande")
        t.A.cannot("use", "4th/508", because="no-effect")
        t.A.plays("1st/380")
        t.zone("4th/508", "discard")
        t.zone("1st/102", "discard")
        lies_open(t, "Otto", "Orb of Doom")
        t.expect(bool(t.state.flags[t.card("Azhul")]), "those of others stay as they are")
        t.changed("1st/380", "Orb of Doom", "Otto")
        t.settled("A", "ask-phase-3")


@card_test("4th/508", rules=["inplay.left-no-effect"])
def test_sent_to_limbo_the_ethereal_champion_uncovers_them_too(t: Table) -> None:
    with given("1st/380", Play(Send(every(Named("Ethereal Champion")), LIMBO))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/508", "Otto + Orb of Doom"], hand=["1st/380"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Dagrande"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("4th/508")
        lies_covered(t, "A", "4th/508", "Otto", "Orb of Doom")
        t.A.plays("1st/380")
        t.zone("4th/508", "limbo")
        lies_open(t, "Otto", "Orb of Doom")
        t.changed("1st/380", "4th/508", "Orb of Doom", "Otto")
        t.settled("A", "ask-phase-3")


@card_test("4th/508")
def test_the_ethereal_champion_casts_spells_of_both_kinds(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/508"], hand=["4th/365", "3rd/349", "4th/433"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Borys + Orb of Doom"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="4th/508")
    t.B.defends("Borys")
    t.A.can("play", "4th/365", "4th/508")
    t.A.can("play", "3rd/349", "4th/508")
    goes_on(t)


@card_test("4th/508")
def test_the_ethereal_champion_knows_nothing_of_what_opposing_champions_do(t: Table) -> None:
    with given("1st/305", Always(gains(CHAMPION & OPPOSING, -2)), Always(gains(ALLY & OPPOSING, -2))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/508 + Gladiators"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["1st/305"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_="4th/508")
        t.B.defends("1st/305")
        t.level("4th/508", 7)
        t.level("Gladiators", 7)
        goes_on(t)


@card_test("4th/508")
def test_champions_of_its_own_player_may_act_on_it(t: Table) -> None:
    back = Use(Send(The(TARGET), HAND), targets=(Target("target", one(Named("Ethereal Champion"))),))
    with given("1st/260", back):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/508", "1st/260"])
        t.seat("B", formation={"A": CRISTYNE})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("1st/260")
        t.zone("4th/508", "hand")
        t.settled("A", "ask-phase-3")

"""Cards of the Dungeons booster the rule documents use as examples."""

from __future__ import annotations

from functools import partial

from sixrealms.engine.ability import Play
from sixrealms.powers.hands import Draw
from sixrealms.powers.numbers import Fixed
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}


# -- Bottomless Horror ------------------------------------------------------------------------------------------------


@card_test("DU/54", rules=["void.known-sources", "undead.fear.raised-bonus"])
def test_the_horror_feeds_on_one_players_abyss(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=["DU/54"], abyss=["Gith"])
    t.seat("B", formation=REALM_B, pool=["Borys"], abyss=["War Party", "Neeva", "Good Fortune", "Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.A.plays("DU/54")
    t.A.says("yes")
    t.A.player("B")
    t.base("DU/54", 4 + 7 + 0 + 2)
    t.total("T'kkyl", 16)
    for card in ("War Party", "Neeva", "Good Fortune", "Orb of Doom"):
        t.zone(card, "void")
    t.zone("Gith", "abyss")
    t.settled("B", "ask-combat")


@card_test("DU/54", rules=["void.known-sources"])
def test_an_empty_abyss_feeds_nobody(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=["DU/54"])
    t.seat("B", formation=REALM_B, pool=["Borys"], abyss=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.A.plays("DU/54")
    t.A.says("yes")
    t.A.player("A")
    t.total("T'kkyl", 3)
    t.on("DU/54", "T'kkyl")
    t.zone("War Party", "abyss")
    t.settled("A", "ask-combat")


@card_test("DU/54", rules=["void.known-sources"])
def test_the_horror_need_not_reach_into_any_abyss(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=["DU/54"])
    t.seat("B", formation=REALM_B, pool=["Borys"], abyss=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.A.plays("DU/54")
    t.A.says("no")
    t.total("T'kkyl", 3)
    t.zone("War Party", "abyss")
    t.changed("DU/54")
    t.settled("A", "ask-combat")


# -- Hijacking --------------------------------------------------------------------------------------------------------

THIEF = "NS/33"


@card_test("DU/86", rules=["pause.actions"])
def test_hijacking_turns_another_players_extra_cards_into_ones_own(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune", "Gith"], draw=["War Party", "Treasure", "Neeva", 5])
    t.seat("B", formation=REALM_B, pool=[THIEF], hand=["DU/86"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("Good Fortune")
    t.B.plays("DU/86", by=THIEF)
    t.zone("War Party", "discard")
    t.zone("Treasure", "abyss")
    t.zone("Neeva", "discard")
    t.contents("A", "hand", ["Gith"])
    t.count("B", hand=5)
    t.count("C", hand=0)
    t.zone("DU/86", "discard")
    t.changed("Good Fortune", "A:Thugs#1", "A:Thugs#2")
    drew(t, "B", 5)
    t.settled("A", "ask-phase-3")


@card_test("DU/86", rules=["pause.actions"])
def test_a_realms_cards_are_hijacked_too_but_not_the_draw_of_the_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "BR/5"})
    t.seat("B", formation=REALM_B, pool=[THIEF], hand=["DU/86"])
    t.begin(active="A", phase=0, unenforced=True)
    t.A.passes()
    t.count("A", hand=3)
    t.asked("A", "ask-phase-2")
    t.A.uses("BR/5")
    t.asked("B", "ask-anytime")
    t.B.plays("DU/86", by=THIEF)
    t.count("A", hand=3, discard=5)
    t.count("B", hand=5)
    t.changed("BR/5", "DU/86")
    drew(t, "A", 8)
    drew(t, "B", 5)
    t.settled("A", "ask-phase-2")


@card_test("DU/86", rules=["spell.target-required"])
def test_nothing_is_hijacked_from_oneself_or_without_a_thief(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[THIEF], hand=["Good Fortune", "DU/86"])
    t.seat("B", formation=REALM_B, pool=["Azhul"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.cannot("play", "DU/86", THIEF, because="no-target")
    t.A.plays("Good Fortune")
    t.count("A", hand=6)
    t.A.cannot("play", "DU/86", THIEF, because="no-target")
    t.changed("Good Fortune")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test("DU/86", rules=["pause.actions"])
def test_the_cards_of_a_spell_are_not_hijacked(t: Table) -> None:
    with given("1st/342", Play(Draw(Fixed(2)), at=("3",))):
        t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/342"])
        t.seat("B", formation=REALM_B, pool=[THIEF], hand=["DU/86"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("1st/342", by="Sadira")
        t.count("A", hand=2)
        t.zone("DU/86", "hand")
        t.changed("1st/342")
        drew(t, "A", 2)
        t.settled("A", "ask-phase-3")


# -- Enter Darkness Together ------------------------------------------------------------------------------------------

DARKNESS = "DU/110"


@card_test(DARKNESS, rules=["pause.actions", "gloss.cancel.event"])
def test_darkness_cancels_an_event(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, hand=[DARKNESS])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.answers(DARKNESS)
    t.asked("A", "ask-may")
    t.A.says("no")
    t.count("A", hand=0)
    t.zone("Good Fortune", "void")
    t.zone(DARKNESS, "void")
    t.settled("A", "ask-phase-3")


@card_test(DARKNESS, rules=["general.deck.destroyed-replacement", "void.permanent"])
def test_a_spell_torn_up_works_after_all_and_is_gone_for_good(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Cone of Cold", "Banishment"])
    t.seat("B", formation=REALM_B, pool=["Neeva"], hand=[DARKNESS])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Neeva")
    t.A.plays("Cone of Cold", by="Sadira")
    t.B.answers(DARKNESS)
    t.A.says("yes")
    t.on("Cone of Cold", "Sadira")
    t.total("Sadira", 9)
    t.B.passes()
    t.zone("Cone of Cold", "void")
    t.zone("Neeva", "discard")
    t.changed(DARKNESS)
    t.settled("A", "ask-next-attacker")


@card_test(DARKNESS, rules=["general.deck.destroyed-replacement"])
def test_so_does_one_of_phase_3(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Banishment"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage"], hand=[DARKNESS])
    t.begin(active="A", phase=3)
    t.A.plays("Banishment", by="Sadira")
    t.B.answers(DARKNESS)
    t.A.says("yes")
    t.zone("Mul Savage", "discard")
    t.zone("Banishment", "void")
    t.changed(DARKNESS)
    t.settled("A", "ask-phase-3")


@card_test(DARKNESS, rules=["gloss.cancel.event", "calm.only-harmful"])
def test_it_is_neither_calmed_nor_cancelled_and_answers_events_and_spells_only(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "4th/255"], hand=["Good Fortune", "Calm", "4th/382", "Orb of Doom"])
    t.seat("B", formation=REALM_B, hand=[DARKNESS])
    t.begin(active="A", phase=3)
    t.A.plays("Orb of Doom", on="Sadira")
    t.A.plays("Good Fortune")
    t.B.answers(DARKNESS)
    t.asked("A", "ask-may")
    t.A.says("no")
    t.zone("Calm", "hand")
    t.zone("4th/382", "hand")
    t.zone("4th/255", "pool")
    t.on("Orb of Doom", "Sadira")
    t.count("A", hand=2)
    t.changed("Good Fortune", DARKNESS)
    t.settled("A", "ask-phase-3")


# -- Poor Oriental Lord -----------------------------------------------------------------------------------------------


@card_test("DU/120", rules=["named.poor-oriental-lord", "named.rulings-supersede"])
def test_nobody_plays_cards_of_the_first_edition(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["DU/120", "Azhul + Orb of Doom"],
           hand=["Neeva", "Dwarven Hammer [2nd/94]", "Magic Sword", "4th/255"])  # fmt: skip
    t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["Calm"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "Neeva", because="forbidden")
    t.A.cannot("play", "Magic Sword", "Azhul", because="forbidden")
    t.A.plays("Dwarven Hammer [2nd/94]", on="Azhul")
    t.A.plays("4th/255")
    t.level("Azhul", 9)
    t.settled("A", "ask-phase-3")


@card_test("DU/120", rules=["named.poor-oriental-lord"])
def test_not_even_in_answer_or_out_of_the_hand_into_battle(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["DU/120"], hand=["Fast Talking! [2nd/210]"])
    t.seat("B", formation=REALM_B, pool=["Azhul + Orb of Doom"], hand=["Calm [1st/400]", "Neeva", "Rikus [2nd/258]"])
    t.begin(active="A", phase=3)
    t.A.plays("Fast Talking! [2nd/210]")
    t.zone("Orb of Doom", "discard")
    t.zone("Calm", "hand")
    t.A.passes()
    t.A.attacks("Nyrond", with_="DU/120")
    t.offered("Azhul", "Rikus")
    t.B.cannot("defend", "Neeva", because="forbidden")
    t.changed("Fast Talking! [2nd/210]")
    t.settled("B", "ask-defend")


@card_test("DU/120", rules=["named.poor-oriental-lord"])
def test_when_he_is_gone_they_are_played_again(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Neeva"], discard=["DU/120"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.plays("Neeva")
    t.zone("Neeva", "pool")
    t.settled("A", "ask-phase-3")

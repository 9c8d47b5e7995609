"""Who is a champion is asked of what a card is now: an ally with the right item and an artifact that came to life are,
a champion that helps another fights as an ally, and a realm is one while it fights.
"""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

ITEM, HELM, OBSIDIAN, COLLEEN, KAI = "1st/402", "1st/219", "4th/459", "1st/462", "4th/340"
GULG, SHIELD, DEATH = "1st/225", "3rd/313", "1st/392"


def _meeting(
    t: Table,
    attacker: str,
    defender: str,
    *,
    ours: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    a_hand: tuple[str, ...] = (),
    b_hand: tuple[str, ...] = (),
) -> None:
    """The attacker of A meets the defender of B at a realm that helps nobody."""
    t.seat("A", formation={"A": "Celene"}, pool=[attacker, *ours], hand=list(a_hand))
    t.seat("B", formation={"A": "DL/8"}, pool=[defender, *theirs], hand=list(b_hand))
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_=attacker.partition(" + ")[0])
    t.B.defends(defender.partition(" + ")[0])


# -- An ally that is a champion ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ally", "falls"), [("Hordes of Castle Greyhawk", True), ("Gladiators", False)])
@card_test("4th/311", "1st/378", ITEM, rules=["gloss.allies.no-type"], edition="1st")
def test_what_reaches_stronger_champions_reaches_a_made_one(t: Table, ally: str, falls: bool) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["Mordenkainen", "4th/311"], hand=["1st/378"])
    t.seat("B", formation={"A": "DL/8"}, pool=[f"{ally} + {ITEM}"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    if falls:
        t.A.plays("1st/378", by="Mordenkainen")
        t.zone(ally, "discard")
        t.changed("1st/378", ITEM)
    else:
        t.A.cannot("play", "1st/378", "Mordenkainen", because="no-effect")
    t.settled("A", "ask-phase-3")


@card_test("3rd/298", "3rd/346", ITEM, rules=["spell.counter-any-time"], edition="1st")
def test_a_made_champion_is_freed_and_not_discarded(t: Table) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["3rd/298"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys", f"4th/222 + {ITEM}", "Mordenkainen"], hand=["3rd/346"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="3rd/298")
    t.B.defends("Borys")
    t.A.passes()
    t.A.chooses("4th/222")
    t.B.keeps()
    t.A.passes(2)
    t.B.passes()
    t.B.plays("3rd/346", by="Mordenkainen")
    t.zone("4th/222", "pool")
    t.on(ITEM, "4th/222")
    t.zone("3rd/346", "discard")
    t.changed("3rd/298", *(f"B:filler#{n}" for n in range(1, 5)))
    t.settled("B", "ask-phase-0")


@card_test(SHIELD, ITEM, rules=["spell.counter-any-time"], edition="1st")
def test_a_shield_absorbs_what_is_cast_at_a_made_champion(t: Table) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["Mordenkainen"], hand=[DEATH])
    t.seat("B", formation={"A": "DL/8"}, pool=[{"card": "War Party", "with": [ITEM, SHIELD]}])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays(DEATH, by="Mordenkainen")
    t.A.chooses("War Party")
    t.B.answers(SHIELD)
    t.zone("War Party", "pool")
    t.changed(DEATH)
    t.settled("A", "ask-phase-3")


@card_test("3rd/86", ITEM, rules=["activation.full-on-entry", "instant.one-card-chance"], edition="1st")
def test_what_an_ally_does_as_it_joins_a_made_champion_does_as_it_comes(t: Table) -> None:
    _meeting(t, f"3rd/86 + {ITEM}", "Dagrande")
    t.zone("Dagrande", "discard")
    t.zone("3rd/86", "pool")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/86", ITEM, rules=["activation.full-on-entry"], edition="1st")
def test_within_its_limit_alone(t: Table) -> None:
    _meeting(t, f"3rd/86 + {ITEM}", "Mordenkainen")
    t.total("Mordenkainen", 7)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("saved", [True, False])
@card_test("4th/236", ITEM, rules=["activation.full-on-entry", "instant.one-card-chance"], edition="1st")
def test_whoever_is_ahead_may_play_the_item_that_saves(t: Table, saved: bool) -> None:
    _meeting(t, f"4th/236 + {ITEM}", "Dagrande", b_hand=("Dwarven Hammer",))
    if saved:
        t.B.plays("Dwarven Hammer", on="Dagrande")
        t.total("Dagrande", 4 + 3)
    else:
        t.B.passes()
        t.zone("Dagrande", "discard")
    t.settled("A", "ask-combat" if saved else "ask-next-attacker")


@card_family({"1st/230": (), "4th/92": ()}, rules=["activation.full-on-entry"], edition="1st")
def test_an_ally_that_its_realm_calls_out_tears_the_items_away(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["Dagrande + Dwarven Hammer"])
    t.seat("B", formation={"A": f"1st/221 + {printing}"}, hand=["4th/235"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/221", with_="Dagrande")
    t.B.defends("4th/235")
    t.zone("Dwarven Hammer", "discard")
    t.total("4th/235", 5)
    t.total("Dagrande", 4 - 2)
    t.settled("A", "ask-combat")


@card_test("3rd/309", ITEM, rules=["activation.full-on-entry"], edition="1st")
def test_a_made_champion_does_not_leave_the_realm_it_defends(t: Table) -> None:
    _meeting(t, "Dagrande", f"3rd/309 + {ITEM}")
    t.zone("3rd/309", "battle")
    t.total("3rd/309", 1)
    t.settled("B", "ask-combat")


@card_test("3rd/58", "3rd/86", ITEM, rules=["activation.full-on-entry"], edition="1st")
def test_one_that_comes_late_does_it_then(t: Table) -> None:
    _meeting(
        t,
        "Dagrande",
        "Tergoz Tenhammer + Staff of Conjuring",
        ours=(f"3rd/86 + {ITEM}",),
        a_hand=(
            "3rd/58",
            "War Party",
        ),
    )
    t.A.plays("3rd/58")
    t.A.uses("3rd/58")
    t.A.chooses("3rd/86")
    t.zone("Tergoz Tenhammer", "discard")
    t.changed("3rd/58", "Dagrande", "3rd/86", "Staff of Conjuring")
    t.settled("A", "ask-next-attacker")


@card_test("1st/359", HELM, ITEM, rules=["battle.end.realm-gone-return"], edition="1st")
def test_darkness_sends_a_made_champion_to_the_pool(t: Table) -> None:
    _meeting(
        t, f"Dagrande + {HELM}", "Cleric of Torm + Orb of Doom", ours=(f"War Party + {ITEM}",), b_hand=("1st/359",)
    )
    t.A.uses(HELM)
    t.total("Dagrande", 8)
    t.B.plays("1st/359", by="Cleric of Torm")
    t.zone("War Party", "pool")
    t.on(ITEM, "War Party")
    t.changed("1st/359")
    t.settled("A", "ask-phase-4")


@card_test("1st/382", ITEM, rules=["combat.b.attacker-choice"], edition="1st")
def test_why_a_made_champion_cannot_attack_is_told(t: Table) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=[f"War Party + {ITEM}"], hand=["1st/382"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Dagrande"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.can("attack", "DL/8", "War Party")
    t.A.plays("1st/382")
    t.A.cannot("attack", "DL/8", "War Party", because="may-not-attack")
    t.changed("1st/382")
    t.settled("A", "ask-phase-4")


@card_test(ITEM, rules=["option.experience.trigger"], edition="1st")
def test_whoever_beats_a_made_champion_learns(t: Table) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["Mordenkainen"])
    t.seat("B", formation={"A": "DL/8"}, pool=[f"War Party + {ITEM}"])
    t.begin(active="A", phase=4, windows="pass", options={"experience": "on"}, unenforced=True)
    t.A.attacks("DL/8", with_="Mordenkainen")
    t.B.defends("War Party")
    t.B.passes()
    t.zone("War Party", "discard")
    t.base("Mordenkainen", 7 + 4)
    t.changed(ITEM)
    t.settled("A", "ask-next-attacker")


# -- An artifact that came to life -------------------------------------------------------------------------------------


@card_family({"1st/277": (), "3rd/277": ()}, rules=["event.helpful.scope"], edition="1st")
def test_silver_hands_restore_a_monster_that_is_an_artifact(t: Table, printing: str) -> None:
    _meeting(t, f"{OBSIDIAN} + Flameblade", "Borys", a_hand=(printing,))
    t.A.passes()
    t.zone(OBSIDIAN, "discard")
    t.B.keeps()
    t.A.plays(printing)
    t.zone(OBSIDIAN, "pool")
    t.type(OBSIDIAN, "monster")
    t.zone("Flameblade", "discard")
    t.changed(printing, "Borys", "B:filler#1")
    t.settled("A", "ask-phase-4")


@card_test("1st/277", ITEM, rules=["gloss.allies.no-type"], edition="1st")
def test_an_ally_that_is_a_champion_until_it_is_discarded_is_not_restored(t: Table) -> None:
    _meeting(t, f"War Party + {ITEM}", "Borys", a_hand=("1st/277",))
    t.A.passes()
    t.B.keeps()
    t.A.cannot("play", "1st/277", because="no-effect")
    t.changed("War Party", ITEM, "Borys", "B:filler#1")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("theirs", [True, False])
@card_test(KAI, OBSIDIAN, rules=["combat.h.winner-to-pool", "gloss.artifact.not-item"], edition="1st")
def test_summoned_it_helps_as_a_monster_and_goes_home(t: Table, theirs: bool) -> None:
    man = (OBSIDIAN,)
    _meeting(t, KAI, "Borys", ours=() if theirs else man, theirs=man if theirs else ())
    t.A.uses(KAI)
    t.type(OBSIDIAN, "monster")
    t.total(KAI, 8 + 6)
    t.B.passes()
    t.zone(OBSIDIAN, "pool")
    t.level(KAI, 8)
    t.zone("Borys", "discard")
    t.settled("A", "ask-next-attacker")


@card_test(KAI, OBSIDIAN, rules=["combat.h.loser-discards-all"], edition="1st")
def test_summoned_and_beaten_it_is_discarded(t: Table) -> None:
    _meeting(t, KAI, "Borys + Orb of Doom + Staff of Conjuring", theirs=(OBSIDIAN,))
    t.A.uses(KAI)
    t.total(KAI, 8 + 6)
    t.A.passes()
    t.zone(OBSIDIAN, "discard")
    t.changed(KAI, "Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(KAI, OBSIDIAN, "4th/424", rules=["borrow.returned"], edition="1st")
def test_summoned_it_stays_in_the_fight_with_whoever_takes_over(t: Table) -> None:
    _meeting(
        t, KAI, "Borys + Orb of Doom + Staff of Conjuring", ours=("Dagrande",), theirs=(OBSIDIAN,), a_hand=("4th/424",)
    )
    t.A.uses(KAI)
    t.A.plays("4th/424", by=KAI)
    t.on(OBSIDIAN, "Dagrande")
    t.total("Dagrande", 4 + 6)
    t.zone(KAI, "pool")
    t.changed("4th/424")
    t.settled("A", "ask-combat")


# -- A champion that helps another -------------------------------------------------------------------------------------


@card_test(HELM, COLLEEN, rules=["activation.played-in-battle", "instant.no-chance-for-attached"], edition="1st")
def test_a_champion_that_joins_does_what_it_does_and_gives_no_chance(t: Table) -> None:
    _meeting(t, f"Dagrande + {HELM}", "Mul Savage", ours=(COLLEEN,), b_hand=("1st/420",))
    t.A.uses(HELM)
    t.zone("Mul Savage", "discard")
    t.zone(COLLEEN, "pool")
    t.zone("Dagrande", "pool")
    t.settled("A", "ask-next-attacker")


@card_test(HELM, "1st/46", rules=["activation.played-in-battle"], edition="1st")
def test_midnight_joins_and_destroys_the_items(t: Table) -> None:
    _meeting(t, f"Dagrande + {HELM}", "Mul Savage + Orb of Doom", ours=("1st/46",))
    t.A.uses(HELM)
    t.zone("Orb of Doom", "discard")
    t.total("Mul Savage", 6)
    t.changed("1st/46")
    t.settled("B", "ask-combat")


# -- A realm that defends itself ---------------------------------------------------------------------------------------


@card_family(
    {"1st/418": ("1st/418", "War Party"), "4th/381": ("The Magister", "")},
    rules=["battle.after-combat-discards"],
    edition="1st",
)
def test_a_realm_that_has_beaten_its_attacker_stands(t: Table, printing: str, attacker: str, ally: str) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=[attacker], hand=[] if attacker == printing else [printing])
    t.seat("B", formation={"A": GULG}, hand=[ally] if ally else [])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(GULG, with_=attacker)
    t.B.defends(GULG)
    if ally:
        t.B.plays(ally)
    else:
        t.A.plays(printing, by=attacker)
    t.A.passes()
    t.zone(attacker, "discard")
    t.standing(GULG)
    t.changed(printing, "B:filler#1", *([ally] if ally else []))
    t.settled("B", "ask-spoils")


@pytest.mark.parametrize("wins", [True, False])
@card_test("3rd/96", GULG, rules=["battle.after-combat-discards"], edition="1st")
def test_horrors_take_no_realm_to_the_abyss(t: Table, wins: bool) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["Mordenkainen"], hand=["3rd/96"])
    t.seat("B", formation={"A": GULG}, hand=["Gladiators"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(GULG, with_="Mordenkainen")
    t.B.defends(GULG)
    t.A.plays("3rd/96", by="Mordenkainen")
    if wins:
        t.B.passes()
        t.razed(GULG)
    else:
        t.B.plays("Gladiators")
        t.A.passes()
        t.standing(GULG)
    t.zone("3rd/96", "abyss")
    t.changed("Mordenkainen", "Gladiators", f"{'A' if wins else 'B'}:filler#1")
    t.settled("A" if wins else "B", "ask-spoils")


# -- What is copied ----------------------------------------------------------------------------------------------------


@card_test("1st/218", COLLEEN, "1st/433", rules=["copy.racial"], edition="1st")
def test_with_a_power_nobody_becomes_a_woman(t: Table) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["Tergoz Tenhammer"], hand=["1st/218"])
    t.seat("B", formation={"A": "DL/8"}, pool=[COLLEEN, "1st/433"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/218", on="Tergoz Tenhammer")
    t.A.chooses(COLLEEN)
    t.A.mode(2)
    t.kind(COLLEEN, "Female")
    t.not_kind("Tergoz Tenhammer", "Female")
    t.A.passes()
    t.A.attacks("DL/8", with_="Tergoz Tenhammer")
    t.B.defends("1st/433")
    t.total("Tergoz Tenhammer", 5)
    t.changed("1st/218")
    t.settled("A", "ask-combat")

"""Blood abilities of the Birthright, Dungeons and 4th Edition cards, used by regents."""

from __future__ import annotations

from sixrealms.engine.ability import When
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import BLOOD_ABILITY
from sixrealms.powers.refs import OPPONENT
from tests.cards.drawn import drew
from tests.cards.open_hands import seen
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

REGENT, STRONG = "BR/88", "BR/83"
#: Defeats the opposing champion as soon as it has used a blood ability.
STRIKES = When("resolved", AutoDefeat(OPPONENT), to=BLOOD_ABILITY)


@card_test("BR/40", rules=["limbo.return-time"], edition="1st")
def test_regeneration_saves_who_is_beaten_for_limbo(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT, "Azhul"], hand=["BR/40"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=REGENT)
    t.B.defends("Borys")
    t.A.plays("BR/40", by=REGENT)
    t.A.passes()
    t.zone(REGENT, "limbo")
    t.zone("BR/40", "discard")
    t.zone("Borys", "pool")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("BR/41", rules=["gloss.hand"], edition="1st")
def test_decay_takes_a_treasure_out_of_a_hand_or_a_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT + " + Dwarven Hammer"], hand=["BR/41"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Azhul + Flameblade + 4th/510", "Dagrande"],
        hand=["Orb of Doom", "Thugs", "1st/152"],
    )
    t.seat("C", formation={"A": "Vaasa"}, pool=["Borys + Staff of Conjuring"], hand=["Wand of Light"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("BR/41", by=REGENT)
    t.A.player("B")
    t.expect(seen(t, "A", "B") == {"Orb of Doom", "Thugs", "Codex of the Infinite Planes"}, "the whole hand is seen")
    t.expect(seen(t, "C", "B") == set(), "by nobody else")
    t.offered("Flameblade", "4th/510", "Orb of Doom", "1st/152")
    t.A.chooses("Orb of Doom")
    t.zone("Orb of Doom", "discard")
    t.zone("Flameblade", "attached")
    t.zone("1st/152", "hand")
    t.settled("A", "ask-phase-3")


@card_test("BR/44", rules=["gloss.hand"], edition="1st")
def test_an_opponents_life_is_detected_for_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT], hand=["BR/44", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"], hand=["Gith", "Calm"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Draj"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=REGENT)
    t.B.defends("Borys")
    t.A.plays("BR/44", by=REGENT)
    t.A.player("B")
    t.expect(seen(t, "A", "B") == {"Gith", "Calm"}, "the hand lies open")
    t.expect(seen(t, "A", "C") == seen(t, "B", "A") == set(), "nobody else's does")
    t.A.passes()
    t.expect(seen(t, "A", "B") == set(), "it is taken up again after the round")
    t.zone(REGENT, "discard")
    drew(t, "B", 1)
    t.changed("BR/44")
    t.settled("B")


@card_test("BR/45", rules=["immunity.offensive-only"], edition="1st")
def test_invulnerability_cancels_an_offensive_blood_ability(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT], hand=["4th/449", "4th/445"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[STRONG], hand=["BR/45"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_=REGENT)
    t.B.defends(STRONG)
    t.A.plays("4th/445", by=REGENT)
    t.B.could_not_answer("BR/45", because="counter.exception")
    t.A.plays("4th/449", by=REGENT)
    t.B.answers("BR/45", by=STRONG)
    t.zone("4th/449", "discard")
    t.total(REGENT, 6)
    t.settled("A", "ask-combat")


@card_test("BR/45", rules=["counter.exception"], edition="1st")
def test_invulnerability_cancels_nothing_but_blood_abilities(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen"], hand=["Magic Missile"])
    t.seat("B", formation={"A": "Vaasa"}, pool=[STRONG], hand=["BR/45"])
    t.begin(active="A", phase=4)
    t.A.attacks("Vaasa", with_="Mordenkainen")
    t.B.defends(STRONG)
    t.A.plays("Magic Missile", by="Mordenkainen")
    t.B.could_not_answer("BR/45", because="counter.exception")
    t.settled("B", "ask-combat")


@card_family(
    {"BR/45": ("1st/94", "1st/105"), "4th/445": ("1st/105", "1st/313"), "4th/448": ("1st/105", "1st/313")},
    rules=["immunity.offensive-only"],
    edition="1st",
)
def test_blood_shields_from_an_item(t: Table, printing: str, harmless: str, deadly: str) -> None:
    with given(harmless, STRIKES):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"Borys + {harmless}"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[STRONG], hand=[printing])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Borys")
        t.B.defends(STRONG)
        t.B.plays(printing, by=STRONG)
        t.zone(STRONG, "battle")
        t.settled("A", "ask-combat")


@card_family(
    {"BR/45": ("1st/94", "4th/204"), "4th/445": ("1st/105", "1st/313"), "4th/448": ("1st/105", "1st/313")},
    rules=["immunity.offensive-only"],
    edition="1st",
)
def test_blood_does_not_shield_from_another(t: Table, printing: str, harmless: str, deadly: str) -> None:
    with given(deadly, STRIKES):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"Borys + {deadly}"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[STRONG], hand=[printing])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Borys")
        t.B.defends(STRONG)
        t.B.plays(printing, by=STRONG)
        t.zone(STRONG, "discard")
        t.changed(printing, deadly, "Borys")
        t.settled("A")


@card_family(
    {"BR/45": ("discard",), "4th/445": ("discard",), "4th/448": ("battle",)},
    rules=["immunity.offensive-only"],
    edition="1st",
)
def test_only_major_resistance_shields_from_spells(t: Table, printing: str, where: str) -> None:
    with given("1st/334", STRIKES):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Wand of Light"], hand=["1st/334"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[STRONG + " + Staff of Conjuring"], hand=[printing])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Borys")
        t.B.defends(STRONG)
        t.A.plays("1st/334", by="Borys")
        t.B.plays(printing, by=STRONG)
        t.zone(STRONG, where)
        t.changed(printing, "1st/334", "Borys", "Staff of Conjuring", "Wand of Light")
        t.settled("A")


@card_test("4th/447", rules=["gloss.allies.when"], edition="1st")
def test_charm_aura_turns_weak_allies_that_are_there(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT + " + Staff of Conjuring + Wand of Light"], hand=["4th/447"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/69 + Orb of Doom"], hand=["1st/154", "Kank Lancers", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=REGENT)
    t.B.defends("1st/69")
    t.B.plays("1st/154")
    t.B.plays("Kank Lancers")
    t.A.plays("4th/447", by=REGENT)
    t.on("1st/154", REGENT)
    t.on("Kank Lancers", "1st/69")
    t.total(REGENT, 19)
    t.on("Orb of Doom", "1st/69")
    t.B.plays("Zadoc")
    t.on("Zadoc", "1st/69")
    t.settled("B", "ask-combat")


@card_test("4th/448", rules=["immunity.offensive-only"], edition="1st")
def test_major_resistance_lasts_until_the_next_turn_has_ended(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT, "Azhul"], hand=["4th/448"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Death Spell", "Death Spell"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("4th/448", by=REGENT)
    t.A.passes(3)
    t.B.passes(2)
    t.B.plays("Death Spell", by="Mordenkainen")
    t.offered("Azhul", "Mordenkainen")
    t.B.chooses("Azhul")
    t.B.passes(3)
    t.A.passes(5)
    t.B.passes(2)
    t.B.plays("Death Spell#2", by="Mordenkainen")
    t.offered(REGENT, "Mordenkainen")
    t.B.chooses(REGENT)
    t.changed("Azhul", "4th/448")
    drew(t, "A", 3)
    drew(t, "B", 6)
    t.zone(REGENT, "discard")
    t.settled("B", "ask-phase-3")


@card_test("4th/449", edition="1st")
def test_who_is_beaten_by_the_wither_touch_goes_to_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT + " + Staff of Conjuring"], hand=["4th/449"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=REGENT)
    t.B.defends("Borys")
    t.B.plays("Zadoc")
    t.A.plays("4th/449", by=REGENT)
    t.B.passes()
    t.zone("Borys", "abyss")
    t.zone("Zadoc", "discard")
    t.zone("4th/449", "discard")
    drew(t, "A", 1)
    t.settled("A")


@card_test("4th/449", edition="1st")
def test_its_user_beaten_goes_where_the_beaten_go(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT], hand=["4th/449"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=REGENT)
    t.B.defends("Borys")
    t.A.plays("4th/449", by=REGENT)
    t.A.passes()
    t.zone(REGENT, "discard")
    t.zone("Borys", "pool")
    t.zone("4th/449", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("DU/81", rules=["gloss.base-level.conditional"], edition="1st")
def test_the_death_field_takes_a_champion_of_some_standing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[REGENT], hand=["DU/81"])
    t.seat("B", formation={"A": "Gulg"}, pool=["Mul Savage", "1st/69 + Staff of Conjuring", "Borys"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("DU/81", by=REGENT)
    t.offered("Mul Savage", "Borys", REGENT)
    t.A.chooses("Mul Savage")
    t.zone("Mul Savage", "discard")
    t.zone("DU/81", "discard")
    t.settled("A", "ask-phase-3")


@card_family({"BR/45": ("1st/313", "Borys"), "4th/448": ("PO/77", "BR/109")}, edition="1st")
def test_blood_does_not_shield_from_everything(t: Table, printing: str, deadly: str, user: str) -> None:
    with given(deadly, STRIKES):
        item = deadly == "1st/313"
        t.seat(
            "A",
            formation={"A": "Rashemen"},
            pool=[f"{user} + {deadly}" if item else user],
            hand=[] if item else [deadly],
        )
        t.seat("B", formation={"A": "Nyrond"}, pool=[STRONG], hand=[printing])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_=user)
        t.B.defends(STRONG)
        if not item:
            t.A.plays(deadly, by=user)
        t.B.plays(printing, by=STRONG)
        t.zone(STRONG, "discard")
        t.changed(printing, deadly, user)
        t.settled("A")

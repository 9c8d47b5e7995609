"""Holdings of 1st Edition that are alike: spells and levels for the defender, closed gates, self-defence."""

from __future__ import annotations

from tests.cards.sieges import siege, stands
from tests.table_talk import Table, card_family, card_test

WIZARDRY = ("Cone of Cold",)
PRAYERS = ("Cure Light Wounds",)
BOTH = WIZARDRY + PRAYERS

#: The realm it is attached to, and what its defender may cast.
GRANTS = {"1st/35": ("Rashemen", WIZARDRY), "1st/143": ("Furyondy", PRAYERS), "1st/231": ("Draj", PRAYERS)}


@card_family(GRANTS, rules=["allany.includes-restricted", "spell.phase4-only-combatants"])
def test_the_defender_of_its_realm_casts_and_nobody_else(
    t: Table, holding: str, realm: str, castable: tuple[str, ...]
) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["Cone of Cold", "Cure Light Wounds", "Gladiators"])
    t.seat(
        "B",
        formation={"A": f"{realm} + {holding}"},
        pool=["King Havlor II"],
        hand=["Cone of Cold", "Cure Light Wounds"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_="Dagrande")
    t.B.defends("King Havlor II")
    for spell in BOTH:
        t.A.cannot("play", f"A:{spell}", because="icon.ability.by-type")
    t.A.plays("Gladiators")
    for spell in BOTH:
        if spell in castable:
            t.B.can("play", f"B:{spell}", "King Havlor II")
        else:
            t.B.cannot("play", f"B:{spell}", "King Havlor II", because="icon.ability.by-type")
    t.settled("B", "ask-combat")


@card_family(GRANTS, rules=["realm.power.when-attacked"])
def test_it_lends_no_spells_next_door(t: Table, holding: str, realm: str, castable: tuple[str, ...]) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Sembia", "B": f"{realm} + {holding}"}, pool=["Azhul"], hand=list(castable))
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="Neeva")
    t.B.defends("Azhul")
    t.B.cannot("play", castable[0], "Azhul", because="icon.ability.by-type")
    t.settled("B", "ask-combat")


# -- closed gates --------------------------------------------------------------------------------------------------

#: The realm it is attached to, a champion that cannot come, an ally that cannot be played.
CLOSED = {
    "1st/39": ("Rashemen", "Skeletal Horde", "Sea Zombie"), "1st/232": ("Raam", "Mul Savage", ""),
    "1st/238": ("Raam", "Neeva", "Pteranadon"), "1st/246": ("Raam", "Mul Savage", ""),
    "3rd/246": ("Raam", "Mul Savage", ""), "4th/98": ("Raam", "Mul Savage", ""),
}  # fmt: skip


@card_family(
    CLOSED,
    rules=["move.flyer.barred", "gloss.allies.traits", "gloss.allies.no-type", "card.power.definition"],
    edition="1st",
)
def test_its_realm_is_closed_to_a_kind(t: Table, holding: str, realm: str, champion: str, ally: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[champion, "Azhul"], hand=["War Party", *([ally] if ally else [])])
    t.seat("B", formation={"A": f"{realm} + {holding}", "B": "Sembia"}, pool=["Mordenkainen"], hand=["Elf Galleon"])
    t.seat("C", formation={"A": "Furyondy"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("attack", realm, champion, because="barred")
    t.A.can("attack", "Furyondy", champion)
    t.A.attacks(realm, with_="Azhul")
    t.B.defends("Mordenkainen")
    if ally:
        t.A.cannot("play", ally, because="forbidden")
    t.A.plays("War Party")
    t.B.plays("Elf Galleon")
    t.settled("A", "ask-combat")


@card_family({"1st/246": (), "3rd/246": (), "4th/98": ()}, edition="1st")
def test_black_waters_guard_every_realm_of_their_owner(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mul Savage", "Azhul"])
    t.seat("B", formation={"A": "Rashemen", "B": f"Raam + {printing}"})
    t.seat("C", formation={"A": "Furyondy"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("attack", "Rashemen", "Mul Savage", because="barred")
    t.A.can("attack", "Rashemen", "Azhul")
    t.A.can("attack", "Furyondy", "Mul Savage")
    t.settled("A", "ask-phase-4")


@card_test("1st/246")
def test_black_waters_keep_werebeasts_of_any_type_away(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Shera the Wise [NS/68]"])
    t.seat("B", formation={"A": "Rashemen", "B": "Raam + Black Waters"})
    t.seat("C", formation={"A": "Furyondy"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "Rashemen", "Shera the Wise", because="barred")
    t.A.can("attack", "Furyondy", "Shera the Wise")
    t.settled("A", "ask-phase-4")


@card_test("1st/246", rules=["gloss.allies.traits"])
def test_no_werebeast_follows_to_a_realm_of_their_owner(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["RL/79", "War Party"])
    t.seat("B", formation={"A": "Rashemen", "B": "Raam + Black Waters"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Mordenkainen")
    t.A.cannot("play", "RL/79", because="forbidden")
    t.A.plays("War Party")
    t.settled("B", "ask-combat")


@card_test("1st/246", rules=["gloss.allies.traits"])
def test_werebeasts_may_follow_elsewhere_and_stand_by_their_owner(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["RL/79"])
    t.seat("B", formation={"A": "Raam + Black Waters"}, pool=["Mordenkainen"])
    t.seat("C", formation={"A": "Furyondy"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Furyondy", with_="Azhul")
    t.C.defends("Neeva")
    t.A.plays("RL/79")
    t.zone("Neeva", "discard")
    t.changed("Azhul", "RL/79")
    t.settled("A", "ask-next-attacker")


@card_family(
    {p: CLOSED[p] for p in ("1st/39", "1st/232", "1st/238")}, rules=["realm.power.when-attacked"], edition="1st"
)
def test_the_realm_next_door_stays_open(t: Table, holding: str, realm: str, champion: str, ally: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[champion], hand=[ally] if ally else [])
    t.seat("B", formation={"A": "Sembia", "B": f"{realm} + {holding}"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_=champion)
    t.B.defends("Mordenkainen")
    if ally:
        t.A.plays(ally)
    t.settled("A" if champion == "Mul Savage" else "B", "ask-combat")


# -- levels ------------------------------------------------------------------------------------------------------

ATTACKERS_LOSE = {"1st/40": ("Rashemen", 1), "1st/248": ("Raam", 1)}
DEFENDERS_GAIN = {"1st/37": ("Rashemen", 2), "1st/38": ("Rashemen", 3), "1st/141": ("Furyondy", 2)}
#: The realm, who gains how much, and who does not.
CHAMPIONS_GAIN = {
    "1st/31": ("Rashemen", ("Preserver", 6), 3, ("Azhul", 4)),
    "1st/235": ("Draj", ("Skeletal Horde", 5), 4, ("Tergoz Tenhammer", 5)),
}


@card_family(ATTACKERS_LOSE, rules=["realm.power.when-attacked"])
def test_attackers_are_weaker_there(t: Table, holding: str, realm: str, loss: int) -> None:
    at_home = 1 if realm == "Raam" else 0  # Raam itself strengthens its defenders
    siege(t, f"{realm} + {holding}", "Rangers of the Hornwood", "Tergoz Tenhammer")
    stands(t, ("Rangers of the Hornwood", 4 - loss), 9 - loss, ("Tergoz Tenhammer", 5 + at_home), 3 + at_home)


@card_family(DEFENDERS_GAIN, rules=["realm.power.when-attacked"])
def test_defenders_are_stronger_there(t: Table, holding: str, realm: str, gain: int) -> None:
    siege(t, f"{realm} + {holding}", "T'kkyl", "Azhul")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 4 + gain), 3 + gain)


@card_family(CHAMPIONS_GAIN, rules=["realm.power.when-attacked"])
def test_champions_of_one_type_are_stronger_there(
    t: Table, holding: str, realm: str, gaining: tuple[str, int], gain: int, other: tuple[str, int]
) -> None:
    siege(t, f"{realm} + {holding}", "Tyrinon", gaining[0])
    weaker = 2 if realm == "Draj" else 0  # Draj weakens what does not fly
    stands(t, ("Tyrinon", 5), 9 - weaker, (gaining[0], gaining[1] + gain), 3)


@card_family(CHAMPIONS_GAIN)
def test_champions_of_other_types_are_not(
    t: Table, holding: str, realm: str, gaining: tuple[str, int], gain: int, other: tuple[str, int]
) -> None:
    siege(t, f"{realm} + {holding}", "Bagual", other[0])
    weaker, home = (2, 3) if realm == "Draj" else (0, 0)
    stands(t, ("Bagual", 2 + home - weaker), 9 - weaker, other, 3)


@card_test("1st/31")
def test_berdusk_strengthens_clerics(t: Table) -> None:
    siege(t, "Rashemen + Berdusk", "T'kkyl", "Nenioc")
    stands(t, ("T'kkyl", 3), 9, ("Nenioc", 8), 3)


@card_test("1st/31")
def test_berdusk_strengthens_no_attacking_wizard(t: Table) -> None:
    siege(t, "Rashemen + Berdusk", "Sadira", "Mul Savage")
    stands(t, ("Sadira", 4), 9, ("Mul Savage", 6), 3)


@card_test("1st/235")
def test_kalidnay_strengthens_no_attacking_monster(t: Table) -> None:
    siege(t, "Raam + Kalidnay", "Griffin", "Tergoz Tenhammer")
    stands(t, ("Griffin", 4), 9, ("Tergoz Tenhammer", 6), 4)


@card_test("1st/34", rules=["realm.power.when-attacked"])
def test_hillsfar_strengthens_the_champion_alone(t: Table) -> None:
    siege(t, "Rashemen + Hillsfar", "T'kkyl", "Azhul")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 7), 3)


@card_family(
    dict.fromkeys(("1st/31", "1st/34", "1st/37", "1st/38", "1st/40"), ("Rashemen",)) | {"1st/141": ("Furyondy",)},
    rules=["realm.power.when-attacked"],
)
def test_nobody_next_door_feels_it(t: Table, holding: str, realm: str) -> None:
    siege(t, f"{realm} + {holding}", "T'kkyl", "Preserver", next_door=True)
    stands(t, ("T'kkyl", 3), 9, ("Preserver", 6), 3)


@card_family({"1st/235": (), "1st/248": ()}, rules=["realm.power.when-attacked"])
def test_nobody_next_door_to_a_dark_sun_realm_feels_it(t: Table, holding: str) -> None:
    siege(t, f"Draj + {holding}", "T'kkyl", "Mul Savage", next_door=True)
    stands(t, ("T'kkyl", 3), 9, ("Mul Savage", 6), 3)


@card_test("1st/35", rules=["power.condition-mandatory"])
def test_suzail_strengthens_defenders_of_cormyr(t: Table) -> None:
    siege(t, "Cormyr + Suzail", "T'kkyl", "Azhul")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 8), 7)


@card_test("1st/35", rules=["power.condition-mandatory"])
def test_suzail_strengthens_nobody_elsewhere(t: Table) -> None:
    siege(t, "Rashemen + Suzail", "T'kkyl", "Azhul")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 4), 3)


@card_test("1st/247", rules=["realm.power.when-attacked"])
def test_fort_melidor_strengthens_allies_at_every_dark_sun_realm_of_its_owner(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Rangers of the Hornwood"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Nibenay", "B": "Tyr + Fort Melidor"}, pool=["Tergoz Tenhammer"], hand=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Rangers of the Hornwood")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Gladiators")
    t.B.plays("War Band")
    stands(t, ("Rangers of the Hornwood", 4), 9, ("Tergoz Tenhammer", 5), 4)


@card_test("1st/247")
def test_fort_melidor_strengthens_allies_at_its_own_realm(t: Table) -> None:
    siege(t, "Nibenay + Fort Melidor", "Rangers of the Hornwood", "Tergoz Tenhammer")
    stands(t, ("Rangers of the Hornwood", 4), 9, ("Tergoz Tenhammer", 5), 4)


@card_test("1st/247")
def test_fort_melidor_strengthens_nobody_at_a_realm_of_another_world(t: Table) -> None:
    siege(t, "Nibenay + Fort Melidor", "Rangers of the Hornwood", "Tergoz Tenhammer", next_door=True)
    stands(t, ("Rangers of the Hornwood", 4), 9, ("Tergoz Tenhammer", 5), 3)


@card_test("1st/247")
def test_fort_melidor_strengthens_nobody_at_anothers_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Tyr + Fort Melidor"}, pool=["Rangers of the Hornwood"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Nibenay"}, pool=["Tergoz Tenhammer"], hand=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Rangers of the Hornwood")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Gladiators")
    t.B.plays("War Band")
    stands(t, ("Rangers of the Hornwood", 4), 9, ("Tergoz Tenhammer", 5), 3)


# -- self-defence ------------------------------------------------------------------------------------------------

SELF_DEFENCE = {"1st/36": ("Rashemen", "monster", 4), "1st/142": ("Furyondy", "hero", 5)}


@card_family(
    SELF_DEFENCE, rules=["icon.ability.by-type", "combat.c.defender-choice", "raze.holding-lost"], edition="1st"
)
def test_its_realm_fights_for_itself_and_falls_if_it_loses(
    t: Table, holding: str, realm: str, kind: str, level: int
) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Preserver + Staff of Conjuring"], draw=["Thugs"])
    t.seat("B", formation={"A": f"{realm} + {holding}", "B": "Sembia"}, hand=["War Band", "Uppercut", "Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", unenforced={"Uppercut"})
    t.A.attacks(realm, with_="Preserver")
    t.B.cannot("defend", "Sembia", because="not-a-champion")
    t.B.defends(realm)
    t.type(realm, kind)
    t.level(realm, level)
    t.B.plays("War Band", with_=realm)
    t.B.plays("Orb of Doom", on=realm)
    t.total(realm, level + 3 + 2)
    if kind == "hero":
        t.B.can("play", "Uppercut", realm)
    else:
        t.B.cannot("play", "Uppercut", realm, because="icon.ability.by-type")
    t.B.passes()
    t.razed(realm)
    t.zone(holding, "discard")
    t.zone("War Band", "discard")
    t.zone("Orb of Doom", "discard")
    t.zone("Thugs", "hand")
    t.settled("A", "ask-spoils")


@card_family(SELF_DEFENCE, rules=["battle.end.attacker-defeated"], edition="1st")
def test_its_realm_stands_if_it_wins(t: Table, holding: str, realm: str, kind: str, level: int) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": f"{realm} + {holding}"}, draw=["Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_="Azhul")
    t.B.defends(realm)
    t.A.passes()
    t.standing(realm)
    t.on(holding, realm)
    t.zone("Azhul", "discard")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")

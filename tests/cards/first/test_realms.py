"""Realms of 1st Edition that are alike: spells for the defender, closed gates, self-defence."""

from __future__ import annotations

from tests.table_talk import Table, card_family

WIZARDRY = ("Cone of Cold",)
PRAYERS = ("Cure Light Wounds",)
BOTH = WIZARDRY + PRAYERS

GRANTS = {
    "1st/1": (WIZARDRY,), "1st/4": (BOTH,), "1st/8": (WIZARDRY,), "1st/11": (WIZARDRY,), "1st/29": (WIZARDRY,),
    "1st/111": (BOTH,), "1st/112": (WIZARDRY,), "1st/121": (PRAYERS,), "1st/134": (PRAYERS,),
}  # fmt: skip


@card_family(GRANTS, rules=["allany.includes-restricted", "spell.phase4-only-combatants"])
def test_its_defender_casts_and_nobody_else(t: Table, realm: str, castable: tuple[str, ...]) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["T'kkyl"], hand=["Cone of Cold", "Cure Light Wounds", "War Party"])
    t.seat("B", formation={"A": realm}, pool=["Azhul", "Herminard"], hand=["Cone of Cold", "Cure Light Wounds"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.cannot("play", "A:Cone of Cold", because="icon.ability.by-type")
    t.A.cannot("play", "A:Cure Light Wounds", because="icon.ability.by-type")
    t.A.plays("War Party")
    for spell in BOTH:
        if spell in castable:
            t.B.can("play", f"B:{spell}", "Azhul")
        else:
            t.B.cannot("play", f"B:{spell}", "Azhul", because="icon.ability.by-type")
        t.B.cannot("play", f"B:{spell}", "Herminard", because="spell.phase4-only-combatants")
    t.B.plays(f"B:{castable[0]}", by="Azhul")
    t.on(f"B:{castable[0]}", "Azhul")
    t.settled("A" if castable[0] == "Cone of Cold" else "B", "ask-combat")


@card_family(GRANTS, rules=["realm.power.when-attacked"])
def test_it_lends_no_spells_to_the_realm_next_door(t: Table, realm: str, castable: tuple[str, ...]) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], hand=["War Party"])
    t.seat("B", formation={"A": "Rashemen", "B": realm}, pool=["Azhul"], hand=["Cone of Cold", "Cure Light Wounds"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Neeva")
    t.B.defends("Azhul")
    for spell in castable:
        t.B.cannot("play", spell, "Azhul", because="icon.ability.by-type")
    t.settled("B", "ask-combat")


#: The champion and the ally that cannot come, and a champion and an ally that can.
CLOSED = {
    "1st/2": ("Neeva", "Pteranadon"), "1st/10": ("Neeva", "Pteranadon"), "1st/12": ("Neeva", "Pteranadon"),
    "1st/29": ("Neeva", "Pteranadon"), "1st/123": ("Skeletal Horde", "Sea Zombie"),
}  # fmt: skip


@card_family(CLOSED, rules=["move.flyer.barred", "gloss.allies.traits", "move.defence-unlimited"], edition="1st")
def test_its_gates_are_closed_to_champions_and_allies_of_a_kind(t: Table, realm: str, champion: str, ally: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[champion, "Azhul"], hand=[ally, "War Party", "Zadoc"])
    t.seat("B", formation={"A": realm, "B": "Rashemen"}, pool=["Mul Savage"], hand=[ally])
    t.seat("C", formation={"A": "Furyondy"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("attack", realm, champion, because="barred")
    t.A.can("attack", "Furyondy", champion)
    t.A.attacks(realm, with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.cannot("play", f"A:{ally}", because="forbidden")
    t.A.plays("War Party")
    t.B.plays(f"B:{ally}")
    t.A.cannot("play", f"A:{ally}", because="forbidden")
    t.A.plays("Zadoc")
    t.settled("A" if ally == "Sea Zombie" else "B")


@card_family({p: CLOSED[p] for p in ("1st/2", "1st/123")}, rules=["realm.power.when-attacked"], edition="1st")
def test_its_gates_are_not_those_of_the_realm_next_door(t: Table, realm: str, champion: str, ally: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[champion], hand=[ally])
    t.seat("B", formation={"A": "Rashemen", "B": realm}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_=champion)
    t.B.defends("Mordenkainen")
    t.A.plays(ally)
    t.settled("B", "ask-combat")


#: What the realm fights as, at which level, and which of two cards it can use as such.
SELF_DEFENCE = {
    "1st/3": ("cleric", 5, "Cure Light Wounds"), "1st/7": ("hero", 2, "Uppercut"), "1st/15": ("monster", 5, ""),
    "1st/114": ("champion", 1, "Uppercut"), "1st/223": ("champion", 4, "Uppercut"), "1st/224": ("hero", 5, "Uppercut"),
    "1st/225": ("hero", 7, "Uppercut"), "4th/28": ("hero", 5, "Uppercut"), "4th/29": ("hero", 7, "Uppercut"),
    "1st/227": ("hero", 4, "Uppercut"),
}  # fmt: skip


@card_family(SELF_DEFENCE, rules=["icon.ability.by-type", "combat.c.defender-choice"], edition="1st")
def test_it_fights_for_itself_and_falls_if_it_loses(t: Table, realm: str, kind: str, level: int, usable: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Preserver + Staff of Conjuring"], draw=["Thugs"])
    t.seat("B", formation={"A": realm}, pool=["Azhul"], hand=["War Band", "Uppercut", "Cure Light Wounds"])
    t.begin(active="A", phase=4, windows="pass", unenforced={"Uppercut"})
    t.A.attacks(realm, with_="Preserver")
    t.B.defends(realm)
    t.type(realm, kind)
    t.level(realm, level)
    t.B.plays("War Band", with_=realm)
    t.total(realm, level + (6 if realm == "1st/7" else 3))
    for card in ("Uppercut", "Cure Light Wounds"):
        if card == usable:
            t.B.can("play", card, realm)
        else:
            t.B.cannot("play", card, realm, because="icon.ability.by-type")
    t.B.passes()
    t.razed(realm)
    t.zone("War Band", "discard")
    t.zone("Preserver", "pool")
    t.zone("Thugs", "hand")
    t.settled("A", "ask-spoils")


@card_family(SELF_DEFENCE, rules=["combat.h.winner-discards", "battle.end.attacker-defeated"], edition="1st")
def test_it_stands_if_it_wins(t: Table, realm: str, kind: str, level: int, usable: str) -> None:
    weak = "Gnomes of Samek" if realm in ("1st/223", "1st/224", "1st/225", "1st/227", "4th/28", "4th/29") else "Bagual"
    t.seat("A", formation={"A": "Vaasa"}, pool=[weak, "Azhul"])
    t.seat("B", formation={"A": realm}, hand=["War Band"], draw=["Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_=weak)
    t.B.defends(realm)
    if level == 1:
        t.B.plays("War Band", with_=realm)
    t.A.passes()
    t.standing(realm)
    t.type(realm, "realm")
    t.zone(weak, "discard")
    if level == 1:
        t.zone("War Band", "discard")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")


@card_family(SELF_DEFENCE, rules=["realm.power.when-attacked"], edition="1st")
def test_it_fights_for_no_other_realm(t: Table, realm: str, kind: str, level: int, usable: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Rashemen", "B": realm}, pool=["Herminard"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.cannot("defend", realm, because="not-a-champion")
    t.B.defends("Herminard")
    t.type(realm, "realm")
    t.settled("A", "ask-combat")


#: A champion without a type uses unarmed combat cards only while it is the one that fights.
@card_family(dict.fromkeys(("1st/114", "1st/223"), ()), rules=["icon.ability.by-type"])
def test_beside_another_defender_it_uses_no_unarmed_combat(t: Table, realm: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"])
    t.seat("B", formation={"A": realm}, pool=["Grypht the Saurial"], hand=["Uppercut"])
    t.begin(active="A", phase=4, windows="pass", unenforced={"Uppercut"})
    t.A.attacks(realm, with_="Neeva")
    t.B.defends("Grypht the Saurial")
    t.B.cannot("play", "Uppercut", realm, because="icon.ability.by-type")
    t.settled("B", "ask-combat")

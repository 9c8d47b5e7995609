"""Rule cards of the Artifacts booster."""

from __future__ import annotations

from sixrealms.engine.view import view
from tests.cards.open_hands import seen
from tests.table_talk import Table, card_test

# -- Sorcerer-Kings ---------------------------------------------------------------------------------------------------


@card_test("AR/32", rules=["raze.no-world"], edition="1st")
def test_a_realm_of_athas_has_a_king_who_casts_and_falls_with_it(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Gulg"},
        pool=["Mordenkainen"],
        hand=["Magic Missile", "Shield", "Chain Lightning"],
        table=["AR/32"],
    )
    t.seat(
        "B",
        formation={"A": "Urik", "B": "Draj + Ogo", "C": "Raam (razed)", "D": "Nyrond + Castle Hart"},
        pool=["Azhul"],
        hand=["Cone of Cold", "Cure Light Wounds", "Bless"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=["Ogo", "Castle Hart"])
    t.A.attacks("Urik", with_="Mordenkainen")
    t.B.defends("Urik")
    t.type("Urik", "monster")
    t.total("Urik", 7)
    t.A.plays("Magic Missile", by="Mordenkainen")
    t.B.plays("Cone of Cold", by="Urik")
    t.total("Urik", 12)
    t.A.plays("Chain Lightning", by="Mordenkainen")
    t.B.plays("Cure Light Wounds", by="Urik")
    t.total("Urik", 13)
    t.B.passes()
    t.razed("Urik")
    t.standing("Draj")
    t.zone("AR/32", "table")
    t.count("A", hand=2, draw=11)
    t.changed("Thugs#1", "Castle Hart")
    t.settled("A", "ask-spoils")


@card_test("AR/32", rules=["combat.c.defender-choice"], edition="1st")
def test_kings_rule_only_realms_of_athas_and_only_fighting_ones_cast(t: Table) -> None:
    t.seat("A", formation={"A": "Gulg"}, pool=["Mordenkainen"], table=["AR/32"])
    t.seat("B", formation={"A": "Vaasa", "B": "Draj"}, pool=["Dagrande", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Mordenkainen")
    t.B.cannot("defend", "Vaasa", because="realm-cannot-fight")
    t.offered("Dagrande", "Azhul")
    t.settled("B", "ask-defend")


@card_test("AR/32", rules=["icon.ability.by-type"], edition="1st")
def test_behind_a_champion_the_realm_of_athas_casts_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Gulg"}, pool=["Mordenkainen"], hand=["Magic Missile"], table=["AR/32"])
    t.seat("B", formation={"A": "Draj"}, pool=["T'kkyl"], hand=["Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Draj", with_="Mordenkainen")
    t.B.can("defend", "Draj")
    t.B.defends("T'kkyl")
    t.total("T'kkyl", 6)
    t.A.plays("Magic Missile", by="Mordenkainen")
    t.B.cannot("play", "Cone of Cold", "Draj", because="cannot-use")
    t.B.cannot("play", "Cone of Cold", "T'kkyl", because="cannot-use")
    t.settled("B", "ask-combat")


@card_test("AR/32", rules=["icon.ability.by-type"], edition="1st")
def test_a_realm_elsewhere_that_fights_casts_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Gulg"}, pool=["Neeva"], table=["AR/32"])
    t.seat("B", formation={"A": "1st/114"}, hand=["Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/114", with_="Neeva")
    t.B.defends("1st/114")
    t.B.cannot("play", "Cone of Cold", "1st/114", because="cannot-use")
    t.settled("B", "ask-combat")


# -- Isolated Worlds --------------------------------------------------------------------------------------------------


@card_test("AR/37", rules=["cosmos.unique-in-play"], edition="1st")
def test_champions_artifacts_and_realms_of_athas_may_be_there_twice(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["Sadira", "Dagrande"], table=["AR/37"])
    t.seat("B", formation={"A": "Gulg", "B": "Raam + Kalidnay"}, pool=["Sadira", "Dagrande"], hand=["Gulg"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "A:Dagrande", because="cosmos.unique-in-play")
    t.A.plays("A:Sadira")
    t.zone("A:Sadira", "pool")
    t.settled("A", "ask-phase-3")


@card_test("AR/37", rules=["cosmos.unique-in-play"], edition="1st")
def test_a_holding_of_athas_is_bound_still(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["Kalidnay", "Gulg"], table=["AR/37"])
    t.seat("B", formation={"A": "Gulg", "B": "Raam + Kalidnay"})
    t.begin(active="A", phase=2)
    t.A.cannot("play", "A:Kalidnay", "Draj", because="cosmos.unique-in-play")
    t.A.plays("A:Gulg", at="B")
    t.zone("A:Gulg", "formation")
    t.settled("A", "ask-phase-2")


@card_test("AR/37", rules=["cosmos.unique-in-play", "gloss.rule-card.single"], edition="1st")
def test_its_player_restores_the_rule_when_it_goes(t: Table) -> None:
    t.seat("A", formation={"A": "Draj", "B": "Vaasa"}, pool=["Sadira", "Azhul"], table=["AR/37"])
    t.seat("B", formation={"A": "Draj", "B": "Nyrond"}, pool=["Sadira", "Dagrande"], hand=["RL/30"])
    t.begin(active="B", phase=0)
    t.B.plays("RL/30")
    t.zone("AR/37", "discard")
    t.asked("A", "ask-cosmos")
    t.offered("A:Sadira", "B:Sadira")
    t.A.chooses("B:Sadira")
    t.offered("A:Draj", "B:Draj")
    t.A.chooses("A:Draj")
    t.zone("B:Sadira", "discard")
    t.zone("A:Draj", "discard")
    t.zone("A:Sadira", "pool")
    t.zone("B:Draj", "formation")
    t.settled("B", "ask-phase-0")


@card_test("AR/37", rules=["cosmos.unique-in-play"], edition="1st")
def test_so_may_its_artifacts(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul", "Dagrande"], hand=["AR/14", "1st/410"], table=["AR/37"])
    t.seat("B", formation={"A": "Gulg"}, pool=["Sadira + AR/14", "The Magister + 1st/410"])
    t.begin(active="A", phase=3, unenforced=["AR/14"])
    t.A.cannot("play", "A:1st/410", "Dagrande", because="cosmos.unique-in-play")
    t.A.plays("A:AR/14", on="Azhul")
    t.on("A:AR/14", "Azhul")
    t.settled("A", "ask-phase-3")


# -- Plentiful Psionics -----------------------------------------------------------------------------------------------


@card_test("AR/31", rules=["gloss.hand"], edition="1st")
def test_everybody_sees_all_hand_cards_but_those_of_athas(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["AR/31", "Cone of Cold"])
    t.seat("B", formation={"A": "Gulg"}, hand=["Azhul", "Dagrande", "Flameblade"], draw=["Good Fortune"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Draj", "Nyrond"])
    t.begin(active="A", phase=0)
    t.expect(seen(t, "A", "B") == set(), "nothing is seen before")
    t.A.plays("AR/31")
    t.expect(seen(t, "A", "B") == {"Dagrande", "Flameblade"}, "what is not of Athas lies open")
    t.expect(seen(t, "B", "A") == {"Cone of Cold"}, "that of its player as well")
    t.expect(seen(t, "B", "C") == {"Nyrond"}, "everybody sees everybody's")
    t.expect(len(view(t.state, t.sitting.objects.seat("A")).hand) == 1, "his own hand is his hand")
    t.expect(not any(c.zone == "draw" and c.printing for c in view(t.state, 0).known_piles), "no pile is open")
    t.settled("A", "ask-phase-0")


@card_test("AR/31", rules=["gloss.hand", "gloss.rule-card.replaced-no-effect"], edition="1st")
def test_when_it_goes_the_hands_are_taken_up_again(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["Cone of Cold"], table=["AR/31"])
    t.seat("B", formation={"A": "Gulg"}, hand=["RL/30", "Dagrande"])
    t.begin(active="B", phase=0)
    t.expect(seen(t, "A", "B") == {"City States", "Dagrande"}, "open as long as it is there")
    t.B.plays("RL/30")
    t.expect(seen(t, "A", "B") == set(), "and not afterwards")
    t.zone("AR/31", "discard")
    t.settled("B", "ask-phase-0")


@card_test("AR/32", rules=["spell.any-time"], edition="1st")
def test_a_king_whose_realm_is_gone_casts_nothing_any_more(t: Table) -> None:
    t.seat("A", formation={"A": "Gulg", "B": "Vaasa"}, pool=["Mordenkainen"], hand=["2nd/203"], table=["AR/32"])
    t.seat("B", formation={"A": "Urik"}, pool=["Azhul"], hand=["4th/384", "Bless"])
    t.begin(active="A", phase=4)
    t.A.attacks("Urik", with_="Mordenkainen")
    t.A.passes()
    t.B.defends("Urik")
    t.A.plays("2nd/203")
    t.A.chooses("Gulg")
    t.B.chooses("Urik")
    t.asked("A", "ask-spoils")
    t.A.keeps()
    t.B.cannot("play", "4th/384", "Urik", because=("not-your-decision", "not-your-user"))
    t.zone("Urik", "discard")
    t.zone("4th/384", "hand")
    t.changed("Gulg")
    t.settled("A", "ask-phase-4")

"""Defeat by card play: whoever waits for it sees it once, and before the champion is gone."""

from __future__ import annotations

from contextlib import AbstractContextManager

from sixrealms.engine.ability import When
from sixrealms.engine.power import Effect
from sixrealms.powers.battle_effects import LoseRound
from sixrealms.powers.card_questions import FLYER
from sixrealms.powers.moves import discard, kill
from sixrealms.powers.refs import OPPONENT, The
from sixrealms.powers.walls import Wall
from tests.made_up import given
from tests.table_talk import Table, table_test

AMARILL, DRIZZT, LOLTH, HORDE = "1st/77", "1st/45", "1st/166", "1st/251"


def a_war_party_that(effect: Effect) -> AbstractContextManager[None]:
    """The War Party does this when it joins a side."""
    return given("1st/54", When("joins", effect))


def _attacked_by_dagrande(t: Table, defender: str, **lies: object) -> None:
    t.seat("A", formation={"A": "Vaasa + Selune"}, pool=["Dagrande"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[f"{defender} + Staff of Conjuring"], **lies)
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends(defender)


def _amarill_calls_dagrande_back(t: Table) -> None:
    _attacked_by_dagrande(t, AMARILL, discard=["Azhul"])
    t.A.plays("War Party")
    t.B.says("yes")
    t.zone("Azhul", "hand")
    t.zone("Dagrande", "pool")
    t.zone("War Party", "discard")
    t.zone("Staff of Conjuring", "discard")


@table_test(rules=["gloss.defeated", "discard.implies-defeat"])
def test_a_champion_killed_in_the_round_is_defeated(t: Table) -> None:
    with a_war_party_that(kill(OPPONENT)):
        _amarill_calls_dagrande_back(t)
        t.zone(AMARILL, "discard")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["gloss.defeated", "discard.implies-defeat"])
def test_so_is_one_that_a_card_discards(t: Table) -> None:
    with a_war_party_that(discard(The(OPPONENT))):
        _amarill_calls_dagrande_back(t)
        t.zone(AMARILL, "discard")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["limbo.purpose", "gloss.defeated"])
def test_sent_home_by_card_play_it_is_not(t: Table) -> None:
    with a_war_party_that(LoseRound()):
        _attacked_by_dagrande(t, LOLTH, hand=[HORDE])
        t.A.plays("War Party")
        t.zone(LOLTH, "pool")
        t.zone("Dagrande", "pool")
        t.zone("War Party", "discard")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["combat.g.decision", "gloss.defeated"])
def test_the_allies_of_a_killed_champion_are_on_the_losing_side(t: Table) -> None:
    with a_war_party_that(kill(OPPONENT)):
        t.seat("A", formation={"A": "Vaasa + Selune"}, pool=["Dagrande"], hand=["Gladiators", "War Party"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Staff of Conjuring"], hand=["Kank Lancers", HORDE])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Azhul")
        t.A.plays("Gladiators")
        t.B.plays(HORDE)
        t.B.plays("Kank Lancers")
        t.A.plays("War Party")
        t.zone("Selune", "discard")
        t.zone("Azhul", "discard")
        t.zone(HORDE, "discard")
        t.changed("Kank Lancers", "Gladiators", "War Party", "Staff of Conjuring")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["wall.attacker-stopped", "battle.end.attacker-defeated-spoils"])
def test_an_attacker_stopped_by_a_wall_is_defeated_though_not_discarded(t: Table) -> None:
    with a_war_party_that(Wall(FLYER)):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"{AMARILL} + Staff of Conjuring"], discard=["Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"], hand=["War Party"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_=AMARILL)
        t.B.defends("Dagrande")
        t.B.plays("War Party")
        t.A.says("yes")
        t.zone("Azhul", "hand")
        t.zone(AMARILL, "pool")
        t.count("B", hand=0, draw=12)
        t.zone("Dagrande", "pool")
        t.settled("A", "ask-phase-4")


@table_test(rules=["wall.defender-stopped", "battle.end.defender-defeated"])
def test_a_defender_stopped_by_a_wall_is_not(t: Table) -> None:
    with a_war_party_that(Wall(FLYER)):
        _attacked_by_dagrande(t, AMARILL, discard=["Azhul"])
        t.A.plays("War Party")
        t.on("Staff of Conjuring", AMARILL)
        t.zone(AMARILL, "pool")
        t.zone("Azhul", "discard")
        t.zone("Dagrande", "pool")
        t.zone("War Party", "discard")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["general.golden-rule", "combat.h.loser-discards-all"])
def test_a_champion_saved_from_card_play_loses_its_allies_and_keeps_its_items(t: Table) -> None:
    with a_war_party_that(kill(OPPONENT)):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["Gladiators", "War Party"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[f"{DRIZZT} + Orb of Doom"], hand=["Kank Lancers"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends(DRIZZT)
        t.A.plays("Gladiators")
        t.B.plays("Kank Lancers")
        t.A.plays("War Party")
        t.zone(DRIZZT, "pool")
        t.on("Orb of Doom", DRIZZT)
        t.zone("Kank Lancers", "discard")
        t.zone("Azhul", "pool")
        t.changed("Gladiators", "War Party")
        t.settled("A", "ask-next-attacker")

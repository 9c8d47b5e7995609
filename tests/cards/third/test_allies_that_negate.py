"""Allies of 3rd and 4th Edition that negate what was just announced."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ANY, OPPONENT, SELF, Is, Lasting, MayUse, gains
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table, card_test

# -- Marauder ---------------------------------------------------------------------------------------------------------


@card_test("3rd/328", rules=["dup.separate", "gloss.negate"], edition="1st")
def test_the_marauder_stops_the_bell(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Good Fortune", "3rd/328"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + FR/118"])
    t.begin(active="A", phase=3, windows="ask")
    t.A.plays("Good Fortune")
    t.B.answers("FR/118")
    t.A.answers("3rd/328")
    t.zone("3rd/328", "discard")
    t.count("B", hand=0)
    t.count("A", hand=5)
    t.changed("Good Fortune")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test("3rd/328", rules=["counter.exception"], edition="1st")
def test_the_marauder_lets_the_event_itself_pass(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Good Fortune"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["3rd/328"])
    t.begin(active="A", phase=3, windows="ask")
    t.A.plays("Good Fortune")
    t.B.could_not_answer("3rd/328", because="event.helpful.negators")
    t.changed("Good Fortune")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test("3rd/328", rules=["dup.separate"], edition="1st")
def test_a_marauder_that_fights_does_so_too(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 3rd/328"], hand=["Good Fortune"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "Neeva + FR/118"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.A.plays("Good Fortune")
    t.B.answers("FR/118")
    t.A.answers("3rd/328", power=2)
    t.B.defends("Borys")
    t.zone("3rd/328", "discard")
    t.count("B", hand=0)
    t.changed("Good Fortune", "Borys", "Azhul")
    drew(t, "A", 5)
    t.settled("A", "ask-combat")


@card_test("4th/233", rules=["calm.others-affected", "gloss.cancel.event"], edition="1st")
def test_the_later_marauder_stops_what_answers_an_event(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!", "4th/233"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Calm"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("Calm")
    t.A.answers("4th/233")
    t.zone("Nyrond", "discard")
    t.zone("4th/233", "discard")
    t.changed("Calm", "Cataclysm!")
    t.settled("A", "ask-phase-3")


@card_test("4th/233", rules=["dup.as-normal", "dup.separate"], edition="1st")
def test_it_stops_the_copy_of_an_event_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Good Fortune", "4th/233"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + FR/118"])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.answers("FR/118")
    t.A.answers("4th/233")
    t.count("B", hand=0)
    t.count("A", hand=5)
    t.changed("Good Fortune", "4th/233")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test("4th/233", rules=["event.negate.any"], edition="1st")
def test_it_lets_the_first_event_pass(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["4th/233"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.could_not_answer("4th/233", because="event.negate.any")
    t.zone("Nyrond", "discard")
    t.changed("Cataclysm!")
    t.settled("A", "ask-phase-3")


@card_test("4th/233", rules=["counter.exception"], edition="1st")
def test_an_answer_to_a_spell_is_not_its_affair(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["1st/393", "4th/233"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Nenioc"], hand=["1st/358", "1st/436"])
    t.begin(active="A", phase=3)
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.B.answers("1st/436")
    t.A.could_not_answer("4th/233", because="event.negate.any")
    t.changed("1st/393", "1st/436")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("fights", [False, True])
@card_test("4th/233", rules=["counter.exception"], edition="1st")
def test_a_spell_that_answers_an_event_is_not_its_affair(t: Table, fights: bool) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + 4th/233" if fights else "Azhul"], hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"], hand=["4th/382"])
    t.seat("C", formation={"A": "Vaasa"}, hand=[] if fights else ["4th/233"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("4th/382", by="Sadira")
    t.standing("Nyrond")
    t.zone("4th/233", "attached" if fights else "hand", of="A" if fights else "C")
    t.changed("4th/382", "Cataclysm!")
    t.settled("A", "ask-phase-3")


@card_test("4th/233", rules=["event.negate.any"], edition="1st")
def test_one_that_lies_there_lets_the_first_event_pass(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + 4th/233"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.zone("Nyrond", "discard")
    t.on("4th/233", "Azhul")
    t.changed("Cataclysm!")
    t.settled("A", "ask-phase-3")


@card_test("4th/233", rules=["calm.others-affected"], edition="1st")
def test_one_that_fights_does_so_too(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/233"], hand=["Cataclysm!"])
    t.seat("B", formation={"A": "DL/8", "B": "Nyrond"}, pool=["Borys"], hand=["Calm"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("Calm")
    t.A.answers("4th/233", power=2)
    t.zone("Nyrond", "discard")
    t.zone("4th/233", "discard")
    t.changed("Calm", "Cataclysm!", "Azhul")
    t.settled("B")


# -- Tyrol ------------------------------------------------------------------------------------------------------------


@card_test("4th/215", rules=["gloss.negate", "gloss.allies.when"], edition="1st")
def test_tyrol_comes_between_and_fights_on(t: Table) -> None:
    with given("4th/438", Play(Lasting(gains(Is(OPPONENT), -2)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/438"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage"], hand=["4th/215"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Mul Savage")
        t.A.plays("4th/438", by="Azhul")
        t.B.answers("4th/215")
        t.zone("4th/438", "discard")
        t.on("4th/215", "Mul Savage")
        t.level("Mul Savage", 6)
        t.total("Mul Savage", 10)
        t.changed("Azhul")
        t.settled("A", "ask-combat")


@card_test("4th/215", rules=["gloss.negate"], edition="1st")
def test_in_another_s_fight_tyrol_is_spent(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/438"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Borys"], hand=["4th/215"])
    with given("4th/438", Play(Lasting(gains(Is(OPPONENT), -2)))):
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Mul Savage")
        t.A.plays("4th/438", by="Azhul")
        t.C.answers("4th/215")
        t.zone("4th/438", "discard")
        t.zone("4th/215", "discard")
        t.changed("Azhul", "Mul Savage")
        t.settled("A", "ask-combat")


@card_test("4th/215", rules=["counter.exception"], edition="1st")
def test_tyrol_stops_no_spell_and_nothing_defensive(t: Table) -> None:
    plain = Play(Lasting(gains(Is(OPPONENT), -1)))
    with given("DR/90", plain), given("1st/106", plain), given("1st/266", Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul [1st/266]"], hand=["DR/90", "1st/106"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Borys"], hand=["4th/215"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Borys")
        for card in ("DR/90", "1st/106"):
            t.A.plays(card, by="Azhul")
            t.B.could_not_answer("4th/215", because="counter.exception")
        t.changed("Borys", "Azhul", "DR/90", "1st/106")
        t.settled("A", "ask-combat")

"""Rule cards of the Dungeons booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target, Use
from sixrealms.powers.card_questions import RULE_CARD
from sixrealms.powers.hands import Draw
from sixrealms.powers.moves import discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import EVERYONE
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import every, one
from tests.made_up import given
from tests.table_talk import Table, card_test


def _thugs(*seats: str, to: int) -> list[str]:
    return [f"{seat}:Thugs#{n}" for seat in seats for n in range(1, to + 1)]


@card_test("DU/100", rules=["gloss.rule-card.global"], edition="1st")
def test_extra_cards_for_one_are_extra_cards_for_all(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, table=["DU/100"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Good Fortune"])
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="B", phase=3)
    t.B.plays("Good Fortune")
    t.count("A", hand=5)
    t.count("B", hand=5)
    t.count("C", hand=5)
    t.changed(*_thugs("A", "B", "C", to=5))
    t.settled("B", "ask-phase-3")


@card_test("DU/100", rules=["turn.phase1.draw"], edition="1st")
def test_the_card_a_realm_gives_in_phase_1_is_one_for_everybody(t: Table) -> None:
    """Two realms or holdings give two, the usual three stay their player's alone."""
    t.seat("A", formation={"A": "Draj"}, table=["DU/100"])
    t.seat("B", formation={"A": "Tyr", "B": "Raam + NO/236"})
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="B", phase=1, unenforced=True)
    t.count("A", hand=2)
    t.count("B", hand=5)
    t.count("C", hand=2)
    t.changed(*_thugs("A", "C", to=2), *_thugs("B", to=5))
    t.settled("B", "ask-phase-2")


@card_test("DU/100", "FR/24", rules=["spoils.source"], edition="1st")
def test_so_is_the_card_a_holding_adds_to_the_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], table=["DU/100"])
    t.seat("B", formation={"A": "Cormyr + FR/24"}, pool=["Borys"])
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Cormyr", with_="Azhul")
    t.B.defends("Borys")
    t.A.passes()
    t.count("A", hand=1)
    t.count("C", hand=1)
    t.B.keeps()
    t.B.keeps()
    t.count("B", hand=2)
    t.zone("Azhul", "discard")
    t.changed("Borys", *_thugs("A", "C", to=1), *_thugs("B", to=2))
    t.settled("A", "ask-phase-4")


@card_test("DU/100", rules=["turn.phase1.draw"], edition="1st")
def test_what_all_draw_and_the_usual_draw_stay_as_they_are(t: Table) -> None:
    with given("1st/100", Play(Draw(Fixed(2), EVERYONE))):
        t.seat("A", formation={"A": "Draj"}, table=["DU/100"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["1st/100"])
        t.begin(active="B", phase="start")
        t.B.passes()
        t.count("A", hand=0)
        t.B.plays("1st/100")
        t.count("A", hand=2)
        t.count("B", hand=5)
        t.changed(*_thugs("A", to=2), *_thugs("B", to=5))
        t.settled("B", "ask-phase-2")


@card_test("DU/100", rules=["wish.ignores-immunity", "gloss.rule-card.single"], edition="1st")
def test_only_another_rule_card_removes_it(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["1st/436", "4th/384"], table=["DU/100"])
    t.seat("B", formation={"A": "Nyrond + Castle Hart"}, pool=["Mordenkainen"], hand=["RL/30"])
    t.begin(active="A", phase=3, unenforced=["Castle Hart"])
    t.A.plays("1st/436")
    t.zone("Castle Hart", "discard")
    t.zone("DU/100", "table")
    t.A.plays("4th/384", by="Sadira")
    t.offered("Sadira", "Mordenkainen")
    t.A.chooses("Mordenkainen")
    t.A.passes(3)
    t.B.plays("RL/30")
    t.zone("DU/100", "discard")
    t.settled("B", "ask-phase-0")


@card_test("DU/100", rules=["general.touch.retarget"], edition="1st")
def test_champions_and_events_cannot_even_aim_at_it(t: Table) -> None:
    aim = (Target("target", one(RULE_CARD)),)
    with (
        given("1st/266", Use(discard(The(TARGET)), targets=aim)),
        given("1st/99", Play(discard(The(TARGET)), targets=aim)),
        given("1st/393", Play(discard(every(RULE_CARD)), at=("3",))),
    ):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "Sadira"], hand=["1st/99", "1st/393"], table=["DU/100"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        t.A.cannot("use", "1st/266", because=("no-target", "immune"))
        t.A.cannot("play", "1st/99", because=("no-target", "immune"))
        t.A.plays("1st/393", by="Sadira")
        t.zone("DU/100", "table")
        t.settled("A", "ask-phase-3")

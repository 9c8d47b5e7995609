"""Where a rule ends: what just does not fall under it, shown beside what does."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.engine.action import Action
from sixrealms.engine.explain import why_not
from sixrealms.engine.flow.window import asked_next
from sixrealms.engine.reason import Reason
from sixrealms.engine.traits import worlds
from sixrealms.powers.battle_effects import EndBattle, LoseRound
from sixrealms.powers.card_questions import CHAMPION, HOLDING, REALM, Is, Level, Named
from sixrealms.powers.control_flow import seq
from sixrealms.powers.durations import UNTIL_YOUR_NEXT_TURN
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import discard
from sixrealms.powers.players import EVERYONE, OPPONENTS, YOU
from sixrealms.powers.protection import Protected
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import ATTACKER, DEFENDER, SELF, AllChosen
from sixrealms.powers.sets import every, one, top_of_piles
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whereabouts import Of
from tests.made_up import given
from tests.powers.test_averted_loss import SAVES
from tests.table_talk import Table, table_test

KALIDNAY, CARAVAN = "AR/92", "1st/139"


@table_test(rules=["wish.ignores-immunity"], edition="1st")
def test_what_is_no_wish_discards_nothing_protected(t: Table) -> None:
    with given("1st/258", Always(Protected(Is(SELF)))), given("1st/99", Play(discard(every(CHAMPION & Of(OPPONENTS))))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/258", "Azhul"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/99")
        t.zone("1st/258", "pool")
        t.zone("Azhul", "discard")
        t.settled("A", "ask-phase-3")


@table_test(rules=["abyss.unplayed-events"], edition="1st")
def test_of_what_is_discarded_unplayed_only_events_go_to_the_abyss(t: Table) -> None:
    with given("1st/82", Use(discard(top_of_piles(OPPONENTS, 2)), at=("3",))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "Nyrond"}, draw=["Cataclysm!", "War Party", 5])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("Dagrande")
        t.zone("Cataclysm!", "abyss")
        t.zone("War Party", "discard")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("most", "gone"), [(5, False), (6, True), (7, True)])
@table_test(rules=["gloss.allies.when", "gloss.adjusted-level"], edition="1st")
def test_allies_count_in_the_level_of_who_leads_them(t: Table, most: int, gone: bool) -> None:
    """Dagrande (4) with Zadoc (+2): exactly six."""
    with given("1st/101", Play(discard(every(CHAMPION & Level(most=most) & Named("Dagrande"))), at=("any",))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["Zadoc", "1st/101"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Neeva")
        t.A.plays("Zadoc")
        t.total("Dagrande", 6)
        if gone:
            t.A.plays("1st/101")
            t.zone("Dagrande", "discard")
            t.zone("Zadoc", "discard")
            t.changed("Neeva")
            t.asked("B", "ask-spoils")
            t.B.keeps()
            t.settled("A", "ask-phase-4")
        else:
            t.A.cannot("play", "1st/101", because="spell.target-required")
            t.settled("A", "ask-combat")


@table_test(rules=["calm.others-affected"], edition="1st")
def test_who_has_calmed_a_ban_plays_on_and_the_others_do_not(t: Table) -> None:
    with given("1st/99", Play(Lasting(CannotPlay(EVERYONE, CHAMPION), UNTIL_YOUR_NEXT_TURN), at=("any",))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["Calm", "Griffin"])
        t.seat("C", formation={"A": "Keoland"}, hand=["Azhul"])
        t.begin(active="A", phase=5)
        t.A.plays("1st/99")
        t.B.answers("Calm")
        t.A.passes()
        t.B.passes(2)
        t.phase(3)
        t.B.can("play", "Griffin")
        t.B.passes(3)
        t.C.passes(2)
        t.phase(3)
        t.C.cannot("play", "Azhul", because="forbidden")
        t.changed("Calm", "1st/99", *(f"{s}:Thugs#{i}" for s in "BC" for i in range(1, 4)))
        t.settled("C", "ask-phase-3")


@table_test(rules=["turn.sequence"], edition="1st")
def test_what_the_rules_do_not_ask_for_is_refused_by_the_course_of_the_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=[9])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass")
    s = t.state
    assert s.pending is not None
    t.expect(s.pending.card < 0, "the rules themselves ask")
    why = why_not(s, s.pending.player, Action("choose", t.card("Dagrande")))
    assert s.pending is not None
    t.expect(Reason("turn.sequence", "not-an-option", -1, "choose") in why, "not asked for now")
    t.settled("A", s.pending.about)


@table_test(rules=["named.kalidnay.once-per-game"], edition="1st")
def test_the_turn_one_player_had_from_kalidnay_leaves_the_others_theirs(t: Table) -> None:
    mine, other = "A:Ancient Kalidnay", "B:Ancient Kalidnay"
    t.seat("A", formation={"A": KALIDNAY}, hand=["Rashemen"])
    t.seat("B", formation={"A": "Nyrond"}, hand=[KALIDNAY])
    t.begin(active="A", phase=5)
    t.A.uses(mine)
    t.A.passes(2)
    t.A.plays("Rashemen", at="A")
    t.zone(mine, "discard")
    t.A.passes(4)
    t.B.passes()
    t.B.plays(other, at="B")
    t.B.passes(3)
    t.phase(5)
    t.B.can("use", other)
    t.B.uses(other)
    t.razed(other)
    t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 4)))
    t.settled("B", "ask-phase-5")


@table_test(rules=["named.kalidnay.extra-turn", "once.extra-turns"], edition="1st")
def test_what_lasts_until_the_next_turn_ends_with_an_extra_one(t: Table) -> None:
    """open.extra-turn-shape"""
    with given("1st/99", Play(Lasting(gains(Named("Dagrande"), 3), UNTIL_YOUR_NEXT_TURN))):
        t.seat("A", formation={"A": "Rashemen", "B": KALIDNAY}, pool=["Dagrande"], hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/99")
        t.level("Dagrande", 7)
        t.A.passes(2)
        t.A.uses(KALIDNAY)
        t.level("Dagrande", 7)
        t.A.passes()
        t.turn_of("A")
        t.level("Dagrande", 4)
        t.razed(KALIDNAY)
        t.changed("1st/99", *(f"A:Thugs#{i}" for i in range(1, 4)))
        t.settled("A")


@pytest.mark.parametrize("beaten", [True, False])
@table_test(rules=["battle.end.attacker-defeated"], edition="1st")
def test_a_battle_broken_off_after_the_attacker_has_lost_is_lost(t: Table, beaten: bool) -> None:
    ends = seq(LoseRound(ATTACKER, kept=False), EndBattle()) if beaten else EndBattle()
    with given("1st/101", Play(ends, at=("any",))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=["1st/101"])
        t.begin(active="A", phase=4)
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.passes()
        t.B.defends("Neeva")
        t.B.plays("1st/101")
        t.zone("Neeva", "pool")
        t.changed("Dagrande")
        if beaten:
            t.zone("Dagrande", "discard")
            t.asked("B", "ask-spoils")
            t.B.keeps()
        else:
            t.zone("Dagrande", "pool")
        t.settled("A", "ask-phase-4")


@table_test(rules=["card.world.bearers"], edition="1st")
def test_four_types_have_a_world_and_no_other(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + Flameblade"], hand=["1st/199", "War Party", "Banishment"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    for card, world in {"Vaasa": "FR", "Nyrond": "GH", "Neeva": "DS"}.items():
        t.world(card, world)
    s = t.state
    for card in ("Flameblade", "War Party", "Banishment"):
        t.expect(worlds(s, t.card(card)) == frozenset(), f"{card} has no world")
    t.settled("A")


@table_test(rules=["order.response-right", "pause.clockwise", "order.no-speed"], rotate="the seats are the point")
def test_who_can_avert_a_loss_is_asked_clockwise_and_who_causes_it_last(t: Table) -> None:
    """open.response-order"""
    with given("1st/100", SAVES), given("1st/99", Play(Raze(every(REALM)))):
        t.seat("A", formation={"A": "Sembia"}, hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["1st/100"])
        t.seat("C", formation={"A": "Keoland"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/99")
        t.asked("B", "ask-loss")
        t.standing("Keoland")
        t.B.answers("1st/100")
        t.standing("Nyrond")
        t.razed("Keoland")
        t.razed("Sembia")
        t.settled("A", "ask-phase-3")


@table_test(rules=["spell.any-time"], edition="1st")
def test_in_combat_the_pool_casts_what_is_castable_at_any_time(t: Table) -> None:
    with given("1st/340", Play(at=("any",))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Sadira"], hand=["1st/340", "Magic Missile"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Neeva")
        t.A.can("play", "1st/340", other="Sadira")
        t.A.cannot("play", "Magic Missile", other="Sadira", because="spell.phase4-only-combatants")
        t.settled("A", "ask-combat")


@table_test(rules=["pause.clockwise"], edition="1st")
def test_who_comes_after_the_one_asked_is_known_ahead_in_clockwise_order(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Transformation!", "Gith"])
    for letter, realm in {"B": "Nyrond", "C": "Keoland", "D": "Vaasa"}.items():
        t.seat(letter, formation={"A": realm}, pool=[], hand=["Calm"] if letter != "C" else [2])
    t.begin(active="A", phase=3)
    t.expect(asked_next(t.state) == [], "no window is open")
    t.A.plays("Transformation!")
    t.asked("B", "ask-answer")
    t.expect([t.sitting.letter(d.player) for d in asked_next(t.state)] == ["D"], "then D, who holds something")
    t.B.passes()
    t.asked("D", "ask-answer")
    t.expect(asked_next(t.state) == [], "nobody after D")
    t.settled("D", "ask-answer")


@table_test(rules=["option.fear-of-undead.effect"], edition="1st")
def test_what_undead_do_not_frighten_works_as_it_is_played(t: Table) -> None:
    """conflict.undead.timing: a +3 ally stays and draws; a +2 ally is gone before it draws."""
    with given("1st/328", Play(Draw())), given("1st/179", Play(Draw())):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["1st/179", "1st/328"], draw=[3])
        t.seat("B", formation={"A": "Cormyr"}, pool=["1st/155"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options={"fear-of-undead": "on"})
        t.A.attacks("Cormyr", with_="Azhul")
        t.B.defends("1st/155")
        t.A.plays("1st/179")
        t.zone("1st/179", "discard")
        t.count("A", draw=3)
        t.A.plays("1st/328")
        t.on("1st/328", "Azhul")
        t.count("A", draw=2)
        t.changed("A:Thugs#1")
        t.settled("B", "ask-combat")


@table_test(rules=["spell.target-required"], edition="1st")
def test_only_spells_need_one_of_several_targets(t: Table) -> None:
    several = Play(seq(discard(AllChosen()), Draw()), targets=(Target("targets", one(HOLDING), 2, up_to=True),))
    with given("1st/99", several):
        t.seat("A", formation={"A": "Sembia"}, hand=["1st/99"], draw=[3])
        t.seat("B", formation={"A": "Nyrond + Arms of Iuz", "B": "Celene + Castle Hart"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/99")
        t.A.done()
        t.on("Arms of Iuz", "Nyrond")
        t.changed("A:Thugs#1")
        t.settled("A", "ask-phase-3")


@table_test(rules=["wall.defender-stopped", "format.warriors-rule.loser-defender-discarded"], edition="1st")
def test_only_a_stopped_defender_goes_home_from_a_battle_of_warriors(t: Table) -> None:
    with given("1st/101", Play(LoseRound(DEFENDER, kept=True), at=("combat",))):
        t.seat(
            "A",
            formation={"A": "Sembia"},
            pool=["Mul Savage", "Sadira", "Neeva"],
            hand=["Spell Turning", "1st/101"],
            draw=[],
        )
        t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister", "Azhul"], hand=["1st/335", "1st/101"], draw=[])
        t.begin(active="A", phase=4, options={"warriors-rule": "on"})
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.B.defends("The Magister")
        t.B.plays("1st/335")
        t.A.answers("Spell Turning", by="Sadira")
        t.zone("The Magister", "pool")
        t.asked("A", "ask-next-attacker")
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.plays("1st/101")
        t.zone("Azhul", "discard")
        t.razed("Nyrond")
        t.changed("Mul Savage", "1st/335", "Spell Turning", "Neeva")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("cost", [True, False])
@table_test(rules=["power.cost-beats-protection"], edition="1st")
def test_what_cannot_be_razed_is_razed_as_a_price_and_not_by_an_effect(t: Table, cost: bool) -> None:
    keeps = Always(Protected(REALM, ("raze",)), anywhere=True)
    with given("1st/120", keeps), given("1st/99", Play(Raze(every(REALM & Of(YOU)), cost=cost))):
        t.seat("A", formation={"A": "Nyrond"}, hand=["1st/99"])
        t.seat("B", formation={"A": "Vaasa"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/99")
        (t.razed if cost else t.standing)("Nyrond")
        t.settled("A", "ask-phase-3")

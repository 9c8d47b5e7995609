"""The finer points of a round: passing, events, doublings, champions as allies (ledger: combat.*, worldbonus.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Use, When
from sixrealms.powers.battle_effects import JoinAsAlly
from sixrealms.powers.card_questions import Is, Named
from sixrealms.powers.control_flow import Choose, Seq
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import Levels
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.refs import FIGHTER, SELF, TARGET
from sixrealms.powers.sets import InPlay
from sixrealms.powers.whereabouts import DEFENDING
from tests.engine.rules.gone import BLOW, EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import Signs, powers, signed
from tests.table_talk import Table, table_test

DAGRANDE, AZHUL, GNOMES, NEEVA = "1st/82", "1st/266", "1st/52", "1st/259"


def begins(t: Table, ruleset: str, *, windows: str = "pass", realm: str = "Nyrond", by: str = "Dagrande") -> None:
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows=windows)
    t.A.attacks(realm, with_=by)


# -- world bonus


@pytest.mark.parametrize(("ruleset", "bonus"), [("tournament", 3), ("tournament-110", 3), ("fourth-edition", 0)])
@table_test(rules=["worldbonus.amount", "worldbonus.from-start"])
def test_champions_at_a_realm_of_their_world(t: Table, ruleset: str, bonus: int) -> None:
    """Of the forces at Cormyr only Dagrande and Hubadai are of Faerun; allies and the pool get nothing."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Gnomes of Samek"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Cormyr", "B": "Nyrond"}, pool=["Hubadai"])
    begins(t, ruleset, realm="Cormyr")
    t.level("Dagrande", 4 + bonus)  # from the moment it is presented
    t.B.defends("Hubadai")
    t.total("Dagrande", 4 + bonus)
    t.total("Hubadai", 4 + bonus)
    t.level("Gnomes of Samek", 4)
    t.base("Dagrande", 4)
    t.A.plays("Zadoc")
    t.level("Zadoc", 2)
    t.total("Dagrande", 6 + bonus)
    t.settled("B", "ask-combat")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["worldbonus.amount"])
def test_a_champion_that_is_an_ally_gets_no_world_bonus(t: Table, ruleset: str) -> None:
    """open.worldbonus-scope."""
    with powers({DAGRANDE: (_CALLS_AZHUL,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul"])
        t.seat("B", formation={"A": "Nibenay"}, pool=["Gnomes of Samek"])
        begins(t, ruleset, realm="Nibenay")
        t.B.defends("Gnomes of Samek")
        t.A.uses("Dagrande")
        t.level("Azhul", 4)
        t.total("Dagrande", 8)
        t.settled("B", "ask-combat")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["worldbonus.amount", "card.icon.type"])
def test_a_realm_that_defends_itself_gets_no_world_bonus(t: Table, ruleset: str) -> None:
    """It is of its own world, but no champion; the attacker of that world is one."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul"])
    t.seat("B", formation={"A": "1st/3"})
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.attacks("1st/3", with_="Dagrande")
    t.B.defends("1st/3")
    t.level("1st/3", 5)
    t.level("Dagrande", 7)
    t.changed("Dagrande")
    t.settled("B", "ask-combat")


# -- passing and events


@EVERY_RULESET
@table_test(rules=["combat.f.no-last-word", "combat.f.back-and-forth", "event.any-time"])
def test_when_the_loser_has_passed_nobody_plays_anything_more(t: Table, ruleset: str) -> None:
    """open.pass-final: neither the winner nor an onlooker with an event that would still change it."""
    helps = Play(Lasting(Levels(DEFENDING, Fixed(9))), at=("any",))
    with powers({BLOW: (helps,), "1st/101": (helps,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul + Flameblade"], hand=["Zadoc"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"], hand=["1st/101", "Miles"])
        t.seat("C", formation={"A": "Sembia"}, hand=[BLOW])
        begins(t, ruleset, windows="ask", by="Azhul")
        t.B.passes()
        t.C.passes()
        t.B.defends("Gnomes of Samek")
        t.B.passes()
        t.C.passes()
        t.asked("B", "ask-combat")
        t.B.passes()
        t.zone("Gnomes of Samek", "discard")  # decided before anybody is asked again
        t.zone("Azhul", "pool")
        t.zone("Miles", "hand")
        t.changed(BLOW, "1st/101")
        t.settled("B", "ask-anytime")


@EVERY_RULESET
@table_test(rules=["combat.f.loser-plays-one"])
def test_an_event_of_the_losing_side_is_compared_like_any_card(t: Table, ruleset: str) -> None:
    """open.combat-event-counts: it draws a card and is losing still, so it plays again."""
    with powers({BLOW: (Play(Draw(), at=("any",)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=[BLOW, "War Party"], draw=["Miles", 3])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"])
        begins(t, ruleset, by="Azhul")
        t.B.defends("Gnomes of Samek")
        t.A.plays(BLOW)
        t.zone("Miles", "hand")
        t.asked("A", "ask-combat")
        t.A.plays("War Party")
        t.asked("B", "ask-combat")
        t.changed(BLOW)
        t.settled("B", "ask-combat")


# -- levels


@EVERY_RULESET
@table_test(
    rules=["activation.full-on-entry", "activation.played-in-battle", "combat.e.totals", "inplay.left-no-effect"]
)
def test_a_doubling_takes_the_level_at_that_moment(t: Table, ruleset: str) -> None:
    """open.level-arithmetic: what comes before it is doubled, what comes after it is not."""
    doubles = Play(Lasting(Levels(Is(FIGHTER), times=2)), at=("any",))
    with powers({BLOW: (doubles,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul + Flameblade"], hand=[BLOW, "Wand of Light"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva + Staff of Conjuring"])
        begins(t, ruleset, by="Azhul")
        t.B.defends("Neeva")
        t.total("Azhul", 6)
        t.A.plays(BLOW)
        t.total("Azhul", 12)
        t.zone(BLOW, {"tournament": "void", "fourth-edition": "abyss", "tournament-110": "table"}[ruleset])
        t.A.plays("Wand of Light", on="Azhul")
        t.total("Azhul", 15)
        t.B.passes()
        t.zone(BLOW, "abyss" if ruleset == "fourth-edition" else "void")
        t.level("Azhul", 9)
        t.zone("Neeva", "discard")
        t.zone("Staff of Conjuring", "discard")
        t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@table_test(rules=["combat.e.totals", "combat.g.decision"])
def test_totals_may_fall_below_zero(t: Table, ruleset: str) -> None:
    """open.level-floor."""
    with powers({AZHUL: (Always(Levels(Is(SELF), Fixed(-9))),), GNOMES: (Always(Levels(Is(SELF), Fixed(-6))),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["Thugs"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"])
        begins(t, ruleset, by="Azhul")
        t.B.defends("Gnomes of Samek")
        t.total("Azhul", -5)
        t.total("Gnomes of Samek", -2)
        t.asked("A", "ask-combat")
        t.A.passes()
        t.zone("Azhul", "discard")
        t.B.keeps()
        t.settled("A", "ask-phase-4")


# -- who casts, and where champions that were allies go


@EVERY_RULESET
@table_test(rules=["spell.any-time", "pool.not-while-fighting"])
def test_the_fighting_champion_casts_what_is_castable_at_any_time(t: Table, ruleset: str) -> None:
    """open.caster-in-combat; its side is losing here, so that no ruleset minds."""
    with powers({"1st/340": (Play(at=("any",)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=["1st/340"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=["Miles"])
        begins(t, ruleset, by="Sadira")
        t.B.defends("Neeva")
        t.A.plays("1st/340", by="Sadira")
        t.on("1st/340", "Sadira")
        t.total("Sadira", 9)
        t.settled("B", "ask-combat")


_CALLS_AZHUL = Use(
    Seq((Choose(InPlay(Named("Azhul"))), JoinAsAlly(TARGET))), at=("combat",), once="round", zone="battle"
)


@EVERY_RULESET
@table_test(rules=["combat.h.loser-discards-all", "activation.bringing-cards"])
def test_a_champion_on_the_losing_side_is_lost_with_what_it_carries(t: Table, ruleset: str) -> None:
    """open.champion-as-ally."""
    with powers({DAGRANDE: (_CALLS_AZHUL,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul + Flameblade"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Gladiators"])
        begins(t, ruleset)
        t.B.defends("Gnomes of Samek")
        t.A.uses("Dagrande")
        t.total("Dagrande", 10)
        t.B.plays("Gladiators")
        t.A.passes()
        t.zone("Dagrande", "discard")
        t.zone("Azhul", "discard")
        t.zone("Flameblade", "discard")
        t.zone("Gladiators", "discard")
        t.zone("Gnomes of Samek", "pool")
        t.B.keeps()
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["combat.h.winner-to-pool", "combat.h.winner-discards"])
def test_on_the_winning_side_it_goes_home_with_what_it_carries(t: Table, ruleset: str) -> None:
    with powers({DAGRANDE: (_CALLS_AZHUL,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul + Flameblade"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"])
        begins(t, ruleset)
        t.B.defends("Gnomes of Samek")
        t.A.uses("Dagrande")
        t.B.passes()
        t.zone("Azhul", "pool")
        t.on("Flameblade", "Azhul")
        t.zone("Dagrande", "pool")
        t.zone("Gnomes of Samek", "discard")
        t.settled("A", "ask-next-attacker")


# -- the end of a round


@EVERY_RULESET
@table_test(rules=["battle.end.attacker-defeated-spoils", "combat.j.spoils-defender", "battle.end.attacker-defeated"])
def test_a_beaten_attacker_that_goes_home_by_its_power_earns_nobody_spoils(t: Table, ruleset: str) -> None:
    with powers({DAGRANDE: (Always(GoesInstead(Is(SELF), z.POOL)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"])
        begins(t, ruleset)
        t.B.defends("Gnomes of Samek")
        t.A.passes()
        t.zone("Dagrande", "pool")
        t.zone("Gnomes of Samek", "pool")
        t.standing("Nyrond")
        t.count("B", draw=12)
        t.A.cannot("attack", "Nyrond", "Azhul", because="one-attack")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize("winner", ["attacker", "defender"])
@table_test(rules=["battle.after-combat-discards"])
def test_after_combat_the_winners_powers_come_first(t: Table, winner: str, ruleset: str) -> None:
    """open.after-combat-chain: before the spoils are drawn."""
    signs = (When("victorious", Signs()), When("defeated", Signs()))
    with powers({DAGRANDE: signs, GNOMES: signs}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["War Party"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"])
        begins(t, ruleset)
        t.B.defends("Gnomes of Samek")
        if winner == "attacker":
            t.A.plays("War Party")
            t.B.passes()
            signed(t, "Dagrande", "Gnomes of Samek")
            t.changed("War Party", "Dagrande", "Gnomes of Samek")
            t.settled("A", "ask-next-attacker")
        else:
            t.A.passes()
            signed(t, "Gnomes of Samek", "Dagrande")
            t.changed("Dagrande", "Gnomes of Samek", "B:filler#1")
            t.settled("B", "ask-spoils")


@EVERY_RULESET
@table_test(rules=["combat.a.target-legal"])
def test_a_razed_realm_is_not_attacked_and_no_longer_shields(t: Table, ruleset: str) -> None:
    """open.attack-razed."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond (razed)", "B": "Keoland", "C": "Celene", "D": "Sterich"})
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.cannot("attack", "Nyrond", "Dagrande", because="open.attack-razed")
    t.A.can("attack", "Keoland", "Dagrande")
    t.A.can("attack", "Celene", "Dagrande")
    t.A.cannot("attack", "Sterich", "Dagrande", because="formation.protection")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize(("order", "level"), [(("1st/54", "1st/58"), 8), (("1st/58", "1st/54"), 16)])
@table_test(rules=["power.conflict.first-played", "activation.played-in-battle"])
def test_of_two_allies_that_contradict_each_other_the_first_played_works_first(
    t: Table, order: tuple[str, str], level: int, ruleset: str
) -> None:
    """War Party doubles their champion, Armies of Bloodstone make it level 8."""
    double, eight = Always(Levels(Is(FIGHTER), times=2)), Always(Levels(Is(FIGHTER), to=Fixed(8)))
    with powers({"1st/54": (double,), "1st/58": (eight,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=list(order))
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva + Staff of Conjuring"])
        begins(t, ruleset, by="Azhul")
        t.B.defends("Neeva")
        for ally in order:
            t.A.plays(ally)
        t.level("Azhul", level)
        t.total("Azhul", level + 8)
        t.settled("B", "ask-combat")

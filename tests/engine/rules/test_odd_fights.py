"""Rounds in which powers, immunities and answers of several cards meet (a judge's questions)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Use, When
from sixrealms.powers.battle_effects import AutoDefeat, JoinAsAlly, SwitchSide
from sixrealms.powers.card_questions import ALLY, CHAMPION, HERO, ITEM, MONSTER, Is, Named
from sixrealms.powers.control_flow import Choose, Seq
from sixrealms.powers.counters import Cancel
from sixrealms.powers.immunity import Immune
from sixrealms.powers.moves import Send, kill
from sixrealms.powers.printed_marks import OFFENSIVE
from sixrealms.powers.refs import ATTACKER, BEARER, OPPONENT, SELF, TARGET, The
from sixrealms.powers.sets import InPlay
from tests.cards.drawn import drew
from tests.engine.rules.gone import BLOW, EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import powers
from tests.table_talk import Table, table_test

KILLS_HEROES = When("activate", AutoDefeat(OPPONENT, HERO))
KILLS_MONSTERS = When("activate", AutoDefeat(OPPONENT, MONSTER))


@EVERY_RULESET
@table_test(rules=["instant.one-card-chance", "instant.no-chance-for-attached", "power.conflict.attacker-first"])
def test_an_item_that_kills_at_once_beside_a_champion_that_does_not(t: Table, ruleset: str) -> None:
    """No one-card chance against an item: the defender's Chest in hand does not help."""
    with powers({"1st/98": (KILLS_HEROES,)}):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande + 1st/98"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Azhul"], hand=["Chest of Many Things"])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("1st/120", with_="Dagrande")
        t.B.defends("Azhul")
        t.zone("Azhul", "discard")
        t.zone("Chest of Many Things", "hand")
        t.zone("Dagrande", "pool")
        t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@table_test(rules=["instant.one-card-chance", "immunity.always-active", "immunity.offensive-only"])
def test_a_champion_immune_to_champions_has_nothing_to_fear(t: Table, ruleset: str) -> None:
    with powers({"1st/82": (KILLS_HEROES,), "1st/266": (Always(Immune(Is(SELF), CHAMPION)),)}):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Azhul"], hand=["Chest of Many Things"])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("1st/120", with_="Dagrande")
        t.B.defends("Azhul")
        t.total("Azhul", 4)
        t.settled("A", "ask-combat")


@table_test(rules=["instant.one-card-chance", "spoils.defender-any-cause", "power.conflict.attacker-first"])
def test_both_would_kill_at_once_and_the_attacker_is_faster(t: Table) -> None:
    with powers({"1st/82": (KILLS_HEROES,), "1st/266": (KILLS_HEROES,)}):
        t.seat("A", formation={"A": "1st/6"}, pool=["Azhul"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Dagrande"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("1st/120", with_="Azhul")
        t.B.defends("Dagrande")
        t.zone("Dagrande", "discard")
        t.zone("Azhul", "pool")
        t.standing("1st/120")
        t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@pytest.mark.parametrize(
    ("attackers", "defenders"), [("1st/98", "1st/104"), ("1st/104", "1st/98"), ("1st/199", "1st/318")]
)
@table_test(rules=["power.conflict.attacker-first"])
def test_of_two_things_that_kill_at_once_the_attackers_goes_first(
    t: Table, ruleset: str, attackers: str, defenders: str
) -> None:
    with powers({attackers: (KILLS_HEROES,), defenders: (KILLS_HEROES,)}):
        t.seat("A", formation={"A": "1st/6"}, pool=[f"Tergoz Tenhammer + {attackers}"])
        t.seat("B", formation={"A": "1st/120"}, pool=[f"Azhul + {defenders}"])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("1st/120", with_="Tergoz Tenhammer")
        t.B.defends("Azhul")
        t.zone("Azhul", "discard")
        t.zone(defenders, "discard")
        t.on(attackers, "Tergoz Tenhammer")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["activation.full-on-entry", "instant.one-card-chance"])
def test_a_killer_taken_home_before_powers_activate_kills_nobody(t: Table) -> None:
    with powers({"1st/82": (KILLS_HEROES,), BLOW: (Play(Send(The(ATTACKER), z.HAND), at=("any",)),)}):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Azhul"], hand=[BLOW])
        t.begin(active="A", phase=4)
        t.A.attacks("1st/120", with_="Dagrande")
        t.B.passes()
        t.B.defends("Azhul")
        t.B.plays(BLOW)
        t.zone("Dagrande", "hand")
        t.zone("Azhul", "pool")
        t.count("B", draw=12)
        t.changed(BLOW)
        t.settled("A", "ask-phase-4")


@table_test(rules=["power.conflict.first-played", "activation.played-in-battle"])
def test_an_ally_that_kills_allies_does_not_undo_what_came_before_it(t: Table) -> None:
    joins = When("joins", kill(OPPONENT))
    with powers({"1st/169": (joins,)}):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande"], hand=["1st/169"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Azhul + War Party + Orb of Doom"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("1st/120", with_="Dagrande")
        t.B.defends("Azhul")
        t.A.plays("1st/169")
        t.zone("Azhul", "discard")
        t.zone("War Party", "discard")
        t.zone("Orb of Doom", "discard")
        t.zone("1st/169", "discard")
        t.zone("Dagrande", "pool")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["counter.exception", "combat.f.loser-plays-one"])
def test_a_cancelled_ally_was_the_card_and_its_player_may_go_on(t: Table) -> None:
    with powers({"1st/98": (Answer(Cancel(), to=ALLY, zone="pool"),)}):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande"], hand=["War Party", "Zadoc"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Azhul", "Neeva + 1st/98"])
        t.begin(active="A", phase=4)
        t.A.attacks("1st/120", with_="Dagrande")
        t.B.defends("Azhul")
        t.A.plays("War Party")
        t.B.answers("1st/98")
        t.zone("War Party", "discard")
        t.total("Dagrande", 4)
        t.asked("A", "ask-combat")
        t.A.plays("Zadoc")
        t.B.answers("1st/98")
        t.changed("War Party", "Zadoc")
        t.settled("A", "ask-combat")


@table_test(rules=["discard.to-owner", "combat.h.loser-discards-all"])
def test_an_ally_that_changed_sides_lies_with_its_owner_whoever_wins(t: Table) -> None:
    shifts = Use(Choose(InPlay(ALLY), then=SwitchSide(TARGET)), at=("combat",), once="round", zone="battle")
    with powers({"1st/266": (shifts,)}):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande"], hand=["War Party"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Azhul"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("1st/120", with_="Dagrande")
        t.B.defends("Azhul")
        t.A.plays("War Party")
        t.B.uses("Azhul")
        t.on("War Party", "Azhul")
        t.total("Azhul", 8)
        t.A.passes()
        t.zone("Dagrande", "discard")
        t.zone("War Party", "discard", of="A")
        t.zone("Azhul", "pool")
        drew(t, "B", 1)
        t.settled("B", "ask-spoils")


@table_test(rules=["immunity.level-bonus-lost", "immunity.always-active"])
def test_an_immunity_lost_in_mid_round_brings_the_bonus_back(t: Table) -> None:
    """The item that made immune is destroyed; what was shut out counts from then on."""
    immune = Always(Immune(Is(BEARER), ITEM & OFFENSIVE))
    with powers({"1st/313": (immune,), BLOW: (Play(Send(InPlay(Named("Shield of Destruction"))), at=("any",)),)}):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande + Staff of Conjuring"], hand=["Zadoc"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Azhul + 1st/313"])
        t.seat("C", formation={"A": "1st/127"}, hand=[BLOW])
        t.begin(active="A", phase=4)
        t.A.attacks("1st/120", with_="Dagrande")
        t.C.passes()
        t.B.defends("Azhul")
        t.C.passes()
        t.total("Dagrande", 4)
        t.A.plays("Zadoc")
        t.C.plays(BLOW)
        t.total("Dagrande", 11)
        t.total("Azhul", 4)
        t.zone("1st/313", "discard")
        t.changed(BLOW, "Zadoc")
        t.settled("B", "ask-combat")


@table_test(rules=["move.flyer.any-realm", "move.allies.protected"])
def test_allies_that_came_while_the_way_was_open_stay(t: Table) -> None:
    """Nothing undoes an ally that could reach the realm when it was played."""
    t.seat("A", formation={"A": "1st/6"}, pool=["Neeva"], hand=["Zadoc"])
    t.seat("B", formation={"A": "1st/120"}, pool=["Elminster the Mage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/120", with_="Neeva")
    t.B.defends("Elminster the Mage")
    t.A.plays("Zadoc")
    t.on("Zadoc", "Neeva")
    t.total("Neeva", 9)
    t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["activation.bringing-cards", "battle.end.realm-gone-return", "combat.h.winner-discards"])
def test_a_champion_fighting_as_an_ally_goes_home_when_the_realm_is_destroyed(t: Table, ruleset: str) -> None:
    """open.champion-as-ally."""
    calls = Use(Seq((Choose(InPlay(Named("Azhul"))), JoinAsAlly(TARGET))), at=("combat",), once="round", zone="battle")
    with powers({"1st/82": (calls,)}):
        t.seat("A", formation={"A": "1st/6"}, pool=["Dagrande", "Azhul + Flameblade"])
        t.seat("B", formation={"A": "1st/120"}, pool=["Neeva"], hand=["Cataclysm!"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("1st/120", with_="Dagrande")
        t.B.passes()
        t.B.defends("Neeva")
        t.B.passes()
        t.A.uses("Dagrande")
        t.B.plays("Cataclysm!")
        t.B.chooses("1st/120")
        t.zone("1st/120", "discard")
        t.zone("Azhul", "pool")
        t.on("Flameblade", "Azhul")
        t.zone("Dagrande", "pool")
        t.zone("Neeva", "pool")
        t.changed("Cataclysm!")
        drew(t, "A", 1)
        t.settled("A", "ask-spoils")


@table_test(rules=["dispel.magic-both", "gloss.defensive"])
def test_a_doubling_cast_earlier_in_the_round_is_dispelled_later(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["The Magister"], hand=["4th/386", "Zadoc"])
    t.seat("B", formation={"A": "1st/120"}, pool=["Preserver"], hand=["1st/346"])
    t.begin(active="A", phase=4)
    t.A.attacks("1st/120", with_="The Magister")
    t.B.defends("Preserver")
    t.A.plays("4th/386", by="The Magister")
    t.B.passes()
    t.total("The Magister", 8)
    t.B.plays("1st/346", by="Preserver")
    t.total("The Magister", 4)
    t.zone("4th/386", "discard")
    t.changed("1st/346")
    t.settled("A", "ask-combat")


@table_test(rules=["gloss.adjusted-level", "gloss.defensive"])
def test_a_doubling_takes_the_levels_of_its_moment(t: Table) -> None:
    """open.level-arithmetic: what is played after the doubling is not doubled."""
    t.seat("A", formation={"A": "1st/6"}, pool=["The Magister + Orb of Doom"], hand=["4th/386", "Zadoc"])
    t.seat("B", formation={"A": "1st/120"}, pool=["Borys"], hand=["Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/120", with_="The Magister")
    t.B.defends("Borys")
    t.A.plays("4th/386", by="The Magister")
    t.total("The Magister", 12)
    t.B.plays("Kank Lancers")
    t.A.plays("Zadoc")
    t.total("The Magister", 14)
    t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["gloss.when-attacking", "gloss.when-defending"])
def test_a_power_of_defenders_is_idle_in_attack(t: Table, ruleset: str) -> None:
    """Drizzt must be beaten twice, but only as a defender."""
    t.seat("A", formation={"A": "1st/6"}, pool=["Drizzt Do' Urden"])
    t.seat("B", formation={"A": "1st/120"}, pool=["Elminster the Mage + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.attacks("1st/120", with_="Drizzt Do' Urden")
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.zone("Drizzt Do' Urden", "discard")
    t.changed("Elminster the Mage")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")

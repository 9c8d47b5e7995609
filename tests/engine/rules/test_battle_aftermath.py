"""What goes after something has already ended the round, and in answer to a card (ledger: battle.after-combat-*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Answer, Play, When
from sixrealms.powers.card_questions import ALLY
from sixrealms.powers.moves import Send, kill
from sixrealms.powers.refs import ATTACKED_REALM, ATTACKER, DEFENDER, OTHER, The
from tests.engine.rules.gone import BLOW, EVERY_RULESET, RULESETS, blow, fight, spoils_of, strikes, war
from tests.made_up import given
from tests.table_talk import Table, table_test

CATACLYSM = "1st/99"


@EVERY_RULESET
@table_test(rules=["battle.end.attacker-discarded", "battle.end.realm-gone"])
def test_a_realm_lost_after_the_attacker_earns_the_attacker_nothing(t: Table, ruleset: str) -> None:
    with blow("attacker"):
        war(t, ruleset, attack=(CATACLYSM,))
        fight(t)
        strikes(t)
        t.A.plays(CATACLYSM)
        t.A.chooses("Nyrond")
        t.zone("Nyrond", "discard")
        t.zone("Dagrande", "discard")
        spoils_of(t, "B")
        t.changed(BLOW, "War Party", "Flameblade", "Gnomes of Samek")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.attacker-discarded", "battle.end.realm-gone"])
def test_an_attacker_lost_after_the_realm_earns_the_defender_nothing(t: Table, ruleset: str) -> None:
    with (
        given(BLOW, Play(Send(The(ATTACKED_REALM)), at=("any",))),
        given("1st/101", Play(Send(The(ATTACKER)), at=("any",))),
    ):
        war(t, ruleset, defence=("1st/101",))
        fight(t)
        strikes(t)
        t.B.plays("1st/101")
        t.zone("Nyrond", "discard")
        t.zone("Dagrande", "discard")
        t.zone("Gnomes of Samek", "pool")
        spoils_of(t, "A")
        t.changed(BLOW, "War Party", "Flameblade")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.defender-defeated", "battle.after-combat-attacker"])
def test_an_attacker_lost_after_the_defender_has_won_his_round(t: Table, ruleset: str) -> None:
    with given(BLOW, Play(Send(The(DEFENDER)), at=("any",))), given("1st/101", Play(Send(The(ATTACKER)), at=("any",))):
        war(t, ruleset, defence=("1st/101",))
        fight(t)
        strikes(t)
        t.B.plays("1st/101")
        t.zone("Gnomes of Samek", "discard")
        t.zone("Dagrande", "discard")
        t.zone("War Party", "discard")
        t.count("B", draw=12)
        t.offered("Azhul")
        t.changed(BLOW, "Orb of Doom", "Flameblade")
        t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@table_test(rules=["battle.after-combat-attacker", "battle.end.defender-defeated"])
def test_a_victor_lost_between_the_rounds_leaves_the_attack_open(t: Table, ruleset: str) -> None:
    with blow("attacker"):
        war(t, ruleset)
        fight(t)
        t.B.passes()
        strikes(t)
        t.zone("Gnomes of Samek", "discard")
        t.zone("Dagrande", "discard")
        t.count("A", draw=12)
        t.count("B", draw=12)
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.declines()
        t.razed("Nyrond")
        t.zone("Azhul", "pool")
        spoils_of(t, "A")
        t.changed(BLOW, "War Party", "Flameblade", "Orb of Doom")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.attacker-defeated", "combat.j.spoils-defender"])
def test_a_realm_lost_after_its_defender_has_won_changes_nothing(t: Table, ruleset: str) -> None:
    with blow("realm"):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        t.A.passes()
        strikes(t)
        t.zone("Dagrande", "discard")
        t.zone("Gnomes of Samek", "pool")
        t.zone("Nyrond", "discard")
        spoils_of(t, "B")
        t.changed(BLOW, "Flameblade")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["combat.j.spoils-attacker", "spoils.attacker-any-cause", "battle.end.realm-gone"])
def test_a_realm_lost_after_a_round_won_earns_the_attacker_spoils(t: Table, ruleset: str) -> None:
    with blow("realm"):
        war(t, ruleset)
        fight(t)
        t.B.passes()
        strikes(t)
        t.zone("Dagrande", "pool")
        t.zone("Gnomes of Samek", "discard")
        t.zone("Nyrond", "discard")
        spoils_of(t, "A")
        t.changed(BLOW, "War Party", "Orb of Doom")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.after-combat-discards", "combat.j.spoils-defender"])
def test_a_victorious_defender_lost_afterwards_has_still_won(t: Table, ruleset: str) -> None:
    with blow("defender"):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        t.A.passes()
        strikes(t)
        t.zone("Dagrande", "discard")
        t.zone("Gnomes of Samek", "discard")
        spoils_of(t, "B")
        t.standing("Nyrond")
        t.changed(BLOW, "Flameblade", "Orb of Doom")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize("avenger", ["attacker", "defender"])
@table_test(rules=["battle.after-combat-discards", "battle.after-combat-attacker"])
def test_the_revenge_of_a_beaten_champion_changes_no_result(t: Table, avenger: str, ruleset: str) -> None:
    beaten, other = ("Dagrande", "Gnomes of Samek") if avenger == "attacker" else ("Gnomes of Samek", "Dagrande")
    with given("1st/82" if avenger == "attacker" else "1st/52", When("defeated", Send(The(OTHER)))):
        war(t, ruleset)
        if avenger == "attacker":
            t.B.defends("Gnomes of Samek")
            t.A.passes()
        else:
            fight(t)
            t.B.passes()
        t.zone(beaten, "discard")
        t.zone(other, "discard")
        t.changed("Flameblade", "Orb of Doom", "War Party")
        if avenger == "attacker":
            spoils_of(t, "B")
            t.settled("A", "ask-phase-4")
        else:
            t.count("B", draw=12)
            t.offered("Azhul")
            t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@table_test(rules=["battle.end.attacker-discarded", "gloss.allies.when", "combat.h.loser-discards-all"])
def test_an_attacker_lost_in_answer_to_his_ally_leaves_the_ally_nowhere_to_fight(t: Table, ruleset: str) -> None:
    with given(BLOW, Answer(kill(ATTACKER), ALLY)):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        t.A.plays("War Party")
        t.C.answers(BLOW)
        t.zone("Dagrande", "discard")
        t.zone("War Party", "discard")
        t.zone("Flameblade", "discard")
        t.zone("Gnomes of Samek", "pool")
        spoils_of(t, "B")
        t.changed(BLOW)
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.defender-defeated", "combat.h.winner-discards"])
def test_a_defender_lost_in_answer_to_an_ally_ends_the_round_before_it_counts(t: Table, ruleset: str) -> None:
    with given(BLOW, Answer(kill(DEFENDER), ALLY)):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        t.A.plays("War Party")
        t.C.answers(BLOW)
        t.zone("Gnomes of Samek", "discard")
        t.zone("War Party", "discard")
        t.zone("Dagrande", "pool")
        t.offered("Azhul")
        t.changed(BLOW, "Orb of Doom")
        t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@table_test(rules=["battle.end.realm-gone", "battle.end.realm-gone-return"])
def test_a_realm_lost_in_answer_to_an_ally(t: Table, ruleset: str) -> None:
    with given(BLOW, Answer(Send(The(ATTACKED_REALM)), ALLY)):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        t.A.plays("War Party")
        t.C.answers(BLOW)
        t.zone("Nyrond", "discard")
        t.zone("War Party", "discard")
        t.zone("Dagrande", "pool")
        t.zone("Gnomes of Samek", "pool")
        spoils_of(t, "A")
        t.changed(BLOW)
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.realm-gone", "realm.none.pool-lost"])
def test_the_last_realm_of_a_player_gone_takes_his_returned_defender_at_the_end_of_the_turn(
    t: Table, ruleset: str
) -> None:
    with blow("realm"):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + Flameblade"], hand=["War Party"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek + Orb of Doom"])
        t.seat("C", formation={"A": "Sembia"}, hand=[BLOW])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        fight(t)
        strikes(t)
        t.zone("Gnomes of Samek", "pool")
        spoils_of(t, "A")
        t.A.passes()
        t.A.passes()
        t.zone("Gnomes of Samek", "discard")
        t.zone("Orb of Doom", "discard")
        t.zone("Dagrande", "pool")
        t.changed(BLOW, "War Party", "Nyrond", "A:filler#1")
        t.settled("B")

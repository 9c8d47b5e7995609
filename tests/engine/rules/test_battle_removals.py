"""Who is taken out of a battle, when, and what it earns (ledger: battle.*, spoils.*-any-cause, open.*-gone-early)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.powers.doing import Seq
from sixrealms.powers.fighting import RazeAttacked
from sixrealms.powers.moving import Send
from sixrealms.powers.refs import ATTACKED_REALM, ATTACKER, DEFENDER, The
from tests.engine.rules.gone import BLOW, EVERY_RULESET, blow, fight, spoils_of, strikes, war
from tests.made_up import given
from tests.table_talk import Table, table_test


@EVERY_RULESET
@pytest.mark.parametrize("to", ["discard", "limbo", "hand"])
@table_test(rules=["battle.combat-started", "battle.end.attacker-discarded", "turn.phase4.one-realm"])
def test_an_attacker_taken_before_a_defender_is_chosen_ends_the_attack_for_nothing(
    t: Table, to: str, ruleset: str
) -> None:
    with blow("attacker", to):
        war(t, ruleset)
        strikes(t)
        t.zone("Dagrande", to)
        t.zone("Flameblade", "discard")
        spoils_of(t, "")
        t.A.cannot("attack", "Nyrond", other="Azhul", because="one-attack")
        t.changed(BLOW)
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.combat-started", "battle.end.realm-gone-return"])
def test_a_realm_lost_before_a_defender_is_chosen_earns_nothing(t: Table, ruleset: str) -> None:
    with blow("realm"):
        war(t, ruleset)
        strikes(t)
        t.zone("Nyrond", "discard")
        t.zone("Dagrande", "pool")
        t.on("Flameblade", "Dagrande")
        spoils_of(t, "")
        t.changed(BLOW)
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(
    ("ruleset", "to", "spoils"),
    [
        ("tournament", "discard", ""), ("tournament-110", "discard", ""), ("fourth-edition", "discard", "B"),
        ("tournament", "limbo", ""), ("fourth-edition", "limbo", "B"),
        ("tournament", "hand", ""), ("fourth-edition", "hand", ""),
    ],
)  # fmt: skip
@table_test(rules=["battle.combat-started", "battle.end.attacker-discarded"])
def test_an_attacker_taken_before_powers_activate(t: Table, ruleset: str, to: str, spoils: str) -> None:
    with blow("attacker", to):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        strikes(t)
        t.zone("Dagrande", to)
        t.zone("Gnomes of Samek", "pool")
        t.on("Orb of Doom", "Gnomes of Samek")
        spoils_of(t, spoils)
        t.standing("Nyrond")
        t.changed(BLOW, "Flameblade")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("ruleset", "spoils"), [("tournament", ""), ("tournament-110", ""), ("fourth-edition", "A")])
@table_test(rules=["battle.combat-started", "battle.end.realm-gone-return"])
def test_a_realm_lost_before_powers_activate(t: Table, ruleset: str, spoils: str) -> None:
    with blow("realm"):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        strikes(t)
        t.zone("Nyrond", "discard")
        t.zone("Dagrande", "pool")
        t.zone("Gnomes of Samek", "pool")
        spoils_of(t, spoils)
        t.changed(BLOW)
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("ruleset", "spoils"), [("tournament", ""), ("tournament-110", ""), ("fourth-edition", "B")])
@table_test(rules=["battle.combat-started", "battle.end.both-discarded"])
def test_both_taken_before_powers_activate(t: Table, ruleset: str, spoils: str) -> None:
    with blow("both"):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        strikes(t)
        t.zone("Dagrande", "discard")
        t.zone("Gnomes of Samek", "discard")
        spoils_of(t, spoils)
        t.changed(BLOW, "Flameblade", "Orb of Doom")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize("to", ["discard", "limbo", "hand"])
@pytest.mark.parametrize("moment", ["before powers activate", "in the fight"])
@table_test(rules=["battle.end.defender-defeated", "combat.i.new-attacker", "battle.attack-outcomes"])
def test_a_defender_taken_out_loses_the_round_and_not_the_realm(t: Table, moment: str, to: str, ruleset: str) -> None:
    with blow("defender", to):
        war(t, ruleset)
        if moment == "in the fight":
            fight(t)
        else:
            t.B.defends("Gnomes of Samek")
        strikes(t)
        t.zone("Gnomes of Samek", to)
        t.zone("Orb of Doom", "discard")
        t.zone("Dagrande", "pool")
        t.on("Flameblade", "Dagrande")
        t.standing("Nyrond")
        t.count("A", draw=12)
        t.count("B", draw=12)
        t.offered("Azhul")
        t.changed(BLOW, "War Party")
        t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@pytest.mark.parametrize(("to", "spoils"), [("discard", "B"), ("limbo", "B"), ("hand", "")])
@table_test(
    rules=[
        "battle.end.attacker-discarded", "battle.end.attacker-defeated", "combat.j.spoils-defender",
        "spoils.defender-any-cause", "combat.h.loser-discards-all",
    ],
)  # fmt: skip
def test_an_attacker_taken_out_of_the_fight_ends_the_battle(t: Table, to: str, spoils: str, ruleset: str) -> None:
    with blow("attacker", to):
        war(t, ruleset)
        fight(t)
        strikes(t)
        t.zone("Dagrande", to)
        t.zone("Flameblade", "discard")
        t.zone("War Party", "discard")
        t.zone("Gnomes of Samek", "pool")
        t.on("Orb of Doom", "Gnomes of Samek")
        spoils_of(t, spoils)
        t.standing("Nyrond")
        t.A.cannot("attack", "Nyrond", other="Azhul", because="one-attack")
        t.changed(BLOW)
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("ruleset", "spoils"), [("tournament", "B"), ("tournament-110", ""), ("fourth-edition", "B")])
@table_test(rules=["battle.end.both-discarded"])
def test_both_taken_out_of_the_fight(t: Table, ruleset: str, spoils: str) -> None:
    with blow("both"):
        war(t, ruleset)
        fight(t)
        strikes(t)
        t.zone("Dagrande", "discard")
        t.zone("Gnomes of Samek", "discard")
        t.zone("War Party", "discard")
        spoils_of(t, spoils)
        t.standing("Nyrond")
        t.changed(BLOW, "Flameblade", "Orb of Doom")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.both-discarded"])
def test_both_sent_back_to_their_hands_earn_nobody_anything(t: Table, ruleset: str) -> None:
    with blow("both", "hand"):
        war(t, ruleset)
        fight(t)
        strikes(t)
        t.zone("Dagrande", "hand")
        t.zone("Gnomes of Samek", "hand")
        spoils_of(t, "")
        t.changed(BLOW, "Flameblade", "Orb of Doom", "War Party")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.both-discarded", "battle.end.attacker-discarded"])
def test_a_discarded_attacker_earns_the_defender_spoils_though_his_own_champion_went_home(
    t: Table, ruleset: str
) -> None:
    away = Seq((Send(The(ATTACKER)), Send(The(DEFENDER), z.HAND)))
    with given(BLOW, Play(away, at=("any",))):
        war(t, ruleset)
        fight(t)
        strikes(t)
        t.zone("Dagrande", "discard")
        t.zone("Gnomes of Samek", "hand")
        spoils_of(t, "B")
        t.changed(BLOW, "Flameblade", "Orb of Doom", "War Party")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize("how", ["discarded", "razed"])
@table_test(rules=["battle.end.realm-gone", "battle.end.realm-gone-return", "spoils.attacker-any-cause"])
def test_a_realm_lost_in_the_fight_ends_the_battle_for_the_attacker(t: Table, how: str, ruleset: str) -> None:
    effect = Send(The(ATTACKED_REALM)) if how == "discarded" else RazeAttacked()
    with given(BLOW, Play(effect, at=("any",))):
        war(t, ruleset)
        fight(t)
        strikes(t)
        if how == "razed":
            t.razed("Nyrond")
        else:
            t.zone("Nyrond", "discard")
        t.zone("Dagrande", "pool")
        t.on("Flameblade", "Dagrande")
        t.zone("Gnomes of Samek", "pool")
        t.on("Orb of Doom", "Gnomes of Samek")
        t.zone("War Party", "discard")
        spoils_of(t, "A")
        t.changed(BLOW)
        t.settled("A", "ask-phase-4")

"""Who is taken out of a battle, when, and what it earns (ledger: battle.*, spoils.*-any-cause, open.*-gone-early)."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.powers.control_flow import Seq
from sixrealms.powers.moves import Send
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import ATTACKED_REALM, ATTACKER, DEFENDER, The
from tests.engine.rules.gone import BLOW, EVERY_RULESET, RULESETS, blow, fight, spoils_of, strikes, war
from tests.engine.rules.order_signs import signing
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


NEEVA = "1st/259"
AWAITED = pytest.mark.parametrize("awaited", [True, False])


def before_activation(awaited: bool) -> AbstractContextManager[None]:
    """The defender has a power that is still to activate as the event is played, or nobody has."""
    return signing("1st/52") if awaited else nullcontext()


@AWAITED
@EVERY_RULESET
@pytest.mark.parametrize("to", ["discard", "limbo", "hand"])
@table_test(rules=["battle.combat-started", "battle.end.attacker-discarded", "spoils.defender-any-cause"])
def test_an_attacker_taken_before_powers_activate(t: Table, to: str, ruleset: str, awaited: bool) -> None:
    """Combat has begun if no power is to activate, and under 4E as soon as both are chosen."""
    with blow("attacker", to), before_activation(awaited):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        strikes(t)
        t.zone("Dagrande", to)
        t.zone("Gnomes of Samek", "pool")
        t.on("Orb of Doom", "Gnomes of Samek")
        early = awaited and ruleset != "fourth-edition"
        spoils_of(t, "" if early or to == "hand" else "B")
        t.standing("Nyrond")
        t.changed(BLOW, "Flameblade")
        t.settled("A", "ask-phase-4")


@AWAITED
@EVERY_RULESET
@table_test(rules=["battle.combat-started", "battle.end.realm-gone-return", "spoils.attacker-any-cause"])
def test_a_realm_lost_before_powers_activate(t: Table, ruleset: str, awaited: bool) -> None:
    with blow("realm"), before_activation(awaited):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        strikes(t)
        t.zone("Nyrond", "discard")
        t.zone("Dagrande", "pool")
        t.zone("Gnomes of Samek", "pool")
        spoils_of(t, "" if awaited and ruleset != "fourth-edition" else "A")
        t.changed(BLOW)
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(
    ("ruleset", "awaited", "spoils"),
    [
        ("tournament", True, ""), ("tournament-110", True, ""), ("fourth-edition", True, "B"),
        ("tournament", False, "B"), ("tournament-110", False, ""), ("fourth-edition", False, "B"),
    ],
)  # fmt: skip
@table_test(rules=["battle.combat-started", "battle.end.both-discarded"])
def test_both_taken_before_powers_activate(t: Table, ruleset: str, awaited: bool, spoils: str) -> None:
    with blow("both"), before_activation(awaited):
        war(t, ruleset)
        t.B.defends("Gnomes of Samek")
        strikes(t)
        t.zone("Dagrande", "discard")
        t.zone("Gnomes of Samek", "discard")
        spoils_of(t, spoils)
        t.changed(BLOW, "Flameblade", "Orb of Doom")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize(
    ("whom", "to", "spoils"),
    [("realm", "discard", "A"), ("attacker", "discard", "B"), ("attacker", "limbo", "B"), ("attacker", "hand", "")],
)
@pytest.mark.parametrize("chosen", [False, True])
@table_test(rules=["battle.combat-started", "battle.end.attacker-discarded", "battle.end.realm-gone"])
def test_in_a_later_round_combat_has_begun_before_a_defender_is_chosen(
    t: Table, chosen: bool, whom: str, to: str, spoils: str, ruleset: str
) -> None:
    with blow(whom, to), signing("1st/52"):
        war(t, ruleset, defence=("1st/264",))
        t.B.defends("1st/264")
        t.B.passes()
        t.A.attacks("Nyrond", with_="Azhul")
        if chosen:
            t.B.defends("Gnomes of Samek")
        strikes(t)
        t.zone("Nyrond" if whom == "realm" else "Azhul", to)
        t.zone("Gnomes of Samek", "pool")
        spoils_of(t, spoils)
        t.changed(BLOW, "1st/264", "Dagrande", "Azhul")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@pytest.mark.parametrize(("event", "seat"), [("Treasure", "B"), ("Cataclysm!", "A")])
@pytest.mark.parametrize("late", [False, True])
@table_test(rules=["battle.combat-started", "combat.f.winner-restricted", "event.any-time"], edition="1st")
def test_the_leading_side_has_its_spoils_of_an_event_played_as_the_battle_is_joined(
    t: Table, late: bool, event: str, seat: str, ruleset: str
) -> None:
    """With powers to activate they wait for them: they are asked before and after."""
    leads = {"B": "Neeva", "A": "1st/264"}  # Griffin has 7 where it attacks: against 9 and against 6
    with signing(*(["1st/264", NEEVA] if late else [])):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Griffin"], hand=[event] if seat == "A" else [1])
        hand = [event] if seat == "B" else [1]
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=[f"{leads[seat]} + Orb of Doom"], hand=hand)
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_="Griffin")
        t.passes_all()
        t.B.defends(leads[seat])
        if late:
            getattr(t, seat).passes()
        t.does(f"{seat} plays {event}")
        if event == "Cataclysm!":
            t.A.chooses("Nyrond")
            t.zone("Nyrond", "discard")
            t.zone("Griffin", "pool")
        else:
            t.zone("Griffin", "discard")
            t.standing("Nyrond")
        t.zone(leads[seat], "pool")
        spoils_of(t, seat)
        t.changed(event)
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
@pytest.mark.parametrize(
    ("to", "spoils"), [("discard", "B"), ("limbo", "B"), ("abyss", "B"), ("void", "B"), ("hand", "")]
)
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
    effect = Send(The(ATTACKED_REALM)) if how == "discarded" else Raze(The(ATTACKED_REALM), in_battle=True)
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

"""Battles without two champions: at a dungeon card, or against a realm that defends itself (ledger: battle.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, When
from sixrealms.powers.battle_effects import LoseRound
from sixrealms.powers.card_questions import FLYER
from sixrealms.powers.moves import Send
from sixrealms.powers.refs import ATTACKED_REALM, ATTACKER, The
from sixrealms.powers.walls import Wall
from tests.engine.rules.gone import BLOW, EVERY_RULESET, RULESETS, blow, strikes
from tests.engine.rules.order_signs import powers
from tests.table_talk import Table, table_test

DUNGEON, KEEP = "DU/24", "1st/3"  # Zhentil Keep can defend itself, as a cleric of level 5


def at_the_dungeon(t: Table, ruleset: str) -> None:
    """The round before B's dungeon card is being fought: A has played their ally, C holds the event."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + Flameblade", "Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek + Orb of Doom"], table=[DUNGEON])
    t.seat("C", formation={"A": "Sembia"}, hand=[BLOW])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", unenforced=True)
    t.A.attacks(DUNGEON, with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.A.plays("War Party")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@pytest.mark.parametrize(("to", "spoils"), [("discard", True), ("limbo", True), ("hand", False)])
@table_test(rules=["dungeon-card.attack.defended", "battle.end.attacker-discarded"])
def test_an_attacker_taken_out_before_a_dungeon(t: Table, to: str, spoils: bool, ruleset: str) -> None:
    """Dungeon spoils are for a defeat, and sent home they have not been defeated."""
    with blow("attacker", to):
        at_the_dungeon(t, ruleset)
        strikes(t)
        t.zone("Dagrande", to)
        t.zone("Gnomes of Samek", "pool")
        if spoils:
            t.expect(t.state.seen[t.card("B:filler#1")] == 255, "everybody sees dungeon spoils")
            t.B.keeps()
        t.count("B", draw=11 if spoils else 12)
        t.zone(DUNGEON, "table")
        t.changed(BLOW, "War Party", "Flameblade")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["wall.attacker-stopped", "dungeon-card.attack.defended"])
def test_an_attacker_kept_from_fighting_before_a_dungeon_leaves_no_spoils(t: Table, ruleset: str) -> None:
    with powers({BLOW: (Play(LoseRound(ATTACKER), at=("any",)),)}):
        at_the_dungeon(t, ruleset)
        strikes(t)
        t.zone("Dagrande", "pool")
        t.zone("Gnomes of Samek", "pool")
        t.count("B", draw=12)
        t.changed(BLOW, "War Party")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("ruleset", "spoils"), [("tournament", True), ("tournament-110", False)])
@table_test(rules=["battle.end.both-discarded", "dungeon-card.attack.defended"])
def test_both_lost_before_a_dungeon(t: Table, ruleset: str, spoils: bool) -> None:
    with blow("both"):
        at_the_dungeon(t, ruleset)
        strikes(t)
        t.zone("Dagrande", "discard")
        t.zone("Gnomes of Samek", "discard")
        if spoils:
            t.expect(t.state.seen[t.card("B:filler#1")] == 255, "everybody sees dungeon spoils")
            t.B.keeps()
        t.count("B", draw=11 if spoils else 12)
        t.changed(BLOW, "War Party", "Flameblade", "Orb of Doom")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["combat.j.spoils-attacker", "battle.end.realm-gone"])
def test_a_dungeon_card_removed_in_the_fight_earns_nobody_anything(t: Table, ruleset: str) -> None:
    """Only the loss of a realm earns spoils; both champions go home."""
    with powers({BLOW: (Play(Send(The(ATTACKED_REALM), z.VOID, why="out"), at=("any",)),)}):
        at_the_dungeon(t, ruleset)
        strikes(t)
        t.zone(DUNGEON, "void")
        t.zone("Dagrande", "pool")
        t.zone("Gnomes of Samek", "pool")
        t.count("A", draw=12)
        t.count("B", draw=12)
        t.changed(BLOW, "War Party")
        t.settled("A", "ask-phase-4")


def at_the_keep(t: Table, ruleset: str) -> None:
    """Zhentil Keep defends itself against Azhul (4), who leads with their ally; C holds the event."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul + Flameblade", "Dagrande"], hand=["War Party"])
    t.seat("B", formation={"A": f"{KEEP} + Hillsfar", "B": "Nyrond"}, hand=["Gladiators"])
    t.seat("C", formation={"A": "Sembia"}, hand=[BLOW])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", unenforced=True)
    t.A.attacks(KEEP, with_="Azhul")
    t.B.defends(KEEP)
    t.A.plays("War Party")


@EVERY_RULESET
@pytest.mark.parametrize(("to", "spoils"), [("discard", True), ("limbo", True), ("hand", False)])
@table_test(rules=["battle.end.attacker-discarded", "spoils.defender-any-cause"])
def test_an_attacker_taken_out_against_a_realm_that_defends_itself(
    t: Table, to: str, spoils: bool, ruleset: str
) -> None:
    with blow("attacker", to):
        at_the_keep(t, ruleset)
        strikes(t)
        t.zone("Azhul", to)
        t.standing(KEEP)
        t.on("Hillsfar", KEEP)
        if spoils:
            t.asked("B", "ask-spoils")
            t.B.keeps()
        t.count("B", draw=11 if spoils else 12)
        t.changed(BLOW, "War Party", "Flameblade")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.realm-gone", "battle.end.realm-gone-return", "spoils.attacker-any-cause"])
def test_a_realm_that_defends_itself_lost_in_the_fight(t: Table, ruleset: str) -> None:
    with blow("realm"):
        at_the_keep(t, ruleset)
        strikes(t)
        t.zone(KEEP, "discard")
        t.zone("Hillsfar", "discard")
        t.zone("Azhul", "pool")
        t.on("Flameblade", "Azhul")
        t.asked("A", "ask-spoils")
        t.A.keeps()
        t.changed(BLOW, "War Party")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.attacker-defeated", "combat.h.winner-discards"])
def test_a_realm_that_has_won_keeps_its_holding_and_sheds_its_allies(t: Table, ruleset: str) -> None:
    at_the_keep(t, ruleset)
    t.B.plays("Gladiators")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("Gladiators", "discard")
    t.standing(KEEP)
    t.on("Hillsfar", KEEP)
    t.asked("B", "ask-spoils")
    t.B.keeps()
    t.changed("War Party", "Flameblade")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.defender-defeated", "spoils.attacker-any-cause"])
def test_a_realm_that_has_lost_is_razed(t: Table, ruleset: str) -> None:
    """open.realm-defends-itself: unless its card says otherwise."""
    at_the_keep(t, ruleset)
    t.B.passes()
    t.razed(KEEP)
    t.zone("Hillsfar", "discard")
    t.zone("Azhul", "pool")
    t.asked("A", "ask-spoils")
    t.A.keeps()
    t.changed("War Party")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["wall.defender-stopped", "combat.one-round-per-champion"])
def test_a_realm_kept_from_fighting_stands_and_has_had_its_round(t: Table, ruleset: str) -> None:
    """combat.one-round-per-champion: under 4E it may defend itself against the next attacker, and is razed by them."""
    with powers({"1st/54": (When("joins", Wall(FLYER)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul", "Dagrande"], hand=["1st/54", "Gladiators"])
        t.seat("B", formation={"A": f"{KEEP} + Hillsfar", "B": "Nyrond"})
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", unenforced=True)
        t.A.attacks(KEEP, with_="Azhul")
        t.B.defends(KEEP)
        t.A.plays("1st/54")
        t.standing(KEEP)
        t.on("Hillsfar", KEEP)
        t.asked("A", "ask-next-attacker")
        t.A.attacks(KEEP, with_="Dagrande")
        if ruleset == "fourth-edition":
            t.B.defends(KEEP)
            t.A.plays("Gladiators")
            t.B.passes()
        else:
            t.B.cannot("defend", KEEP, because="already-fought")
            t.B.declines()
        t.razed(KEEP)
        t.A.keeps()
        t.changed("1st/54", "Gladiators", "Hillsfar", "Azhul", "Dagrande")
        t.settled("A", "ask-phase-4")

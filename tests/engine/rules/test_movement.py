"""Flyers, swimmers and earthwalkers (ledger: move.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.access import CannotAttack
from sixrealms.powers.card_questions import CLERIC, EARTHWALKER, FLYER, SWIMMER
from sixrealms.powers.question import Question
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import powers
from tests.table_talk import Table, table_test

FLIES, SWIMS, WALKS_EARTH, WALKS = "1st/85", "PO/54", "PO/60", "1st/82"
#: Allies: one that flies, one that swims, one that walks. All of them are played without any further power.
FLYING_ALLY, SWIMMING_ALLY, WALKING_ALLY = "AR/41", "FR/67", "1st/58"
PLAIN = dict.fromkeys((FLIES, SWIMS, WALKS_EARTH, FLYING_ALLY, SWIMMING_ALLY), ())


def besieged(t: Table, ruleset: str, *champions: str, hand: tuple[str, ...] = (), defender: str = "1st/257") -> None:
    """Nyrond stands before Cormyr, which has a coast, and Keoland, which has none; four more lie behind them."""
    t.seat("A", formation={"A": "Vaasa"}, pool=list(champions), hand=list(hand))
    formation = {"A": "Nyrond", "B": "Cormyr", "C": "Keoland", "D": "Celene", "E": "Sterich", "F": "The High Forest"}
    t.seat("B", formation=formation, pool=["Gnomes of Samek"], hand=[defender])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", unenforced=True)


@EVERY_RULESET
@table_test(rules=["move.flyer.any-realm", "combat.a.target-legal"])
def test_flyers_reach_every_realm_and_walkers_the_first(t: Table, ruleset: str) -> None:
    with powers(PLAIN):
        besieged(t, ruleset, FLIES, WALKS)
        for realm in ("Nyrond", "Cormyr", "Keoland", "Celene", "Sterich", "The High Forest"):
            t.A.can("attack", realm, FLIES)
        t.A.can("attack", "Nyrond", WALKS)
        for realm in ("Cormyr", "Keoland", "Celene", "Sterich", "The High Forest"):
            t.A.cannot("attack", realm, WALKS, because="formation.protection")
        t.A.attacks("The High Forest", with_=FLIES)
        t.B.declines()
        t.razed("The High Forest")
        t.A.keeps()
        t.zone(FLIES, "pool")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["move.swimmer.coast", "move.swimmer.no-coast", "move.coast.definition"])
def test_swimmers_reach_coasts_and_other_realms_only_when_exposed(t: Table, ruleset: str) -> None:
    with powers(PLAIN):
        besieged(t, ruleset, SWIMS)
        t.A.can("attack", "Nyrond", SWIMS)  # inland, in front
        t.A.can("attack", "Cormyr", SWIMS)  # a coast, behind it
        for realm in ("Keoland", "Celene", "Sterich"):
            t.A.cannot("attack", realm, SWIMS, because="formation.protection")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["move.earthwalker.reach", "move.earthwalker.barred"])
def test_earthwalkers_reach_shielded_realms_that_are_not_closed_to_them(t: Table, ruleset: str) -> None:
    barred = {
        "1st/5": (Always(CannotAttack(EARTHWALKER)),),
        "1st/127": (Always(CannotAttack(~(FLYER | SWIMMER))),),
        "1st/128": (Always(CannotAttack(~CLERIC)),),
        "1st/120": (Always(CannotAttack(~FLYER)),),
    }
    with powers({**PLAIN, **barred, "1st/119": ()}):
        besieged(t, ruleset, WALKS_EARTH, WALKS)
        t.A.can("attack", "Sterich", WALKS_EARTH)
        t.A.cannot("attack", "Sterich", WALKS, because="formation.protection")
        t.A.can("attack", "The High Forest", WALKS_EARTH)
        t.A.cannot("attack", "Cormyr", WALKS_EARTH, because="barred")
        t.A.cannot("attack", "Keoland", WALKS_EARTH, because="move.earthwalker.reach")
        t.A.cannot("attack", "Celene", WALKS_EARTH, because="move.earthwalker.reach")
        t.A.cannot("attack", "Nyrond", WALKS_EARTH, because="move.earthwalker.reach")  # although it is exposed
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize(("champion", "closed"), [(FLIES, FLYER), (SWIMS, SWIMMER), (WALKS_EARTH, EARTHWALKER)])
@table_test(rules=["move.no-opt-out", "move.flyer.barred"])
def test_nobody_can_decide_not_to_move_as_he_does(t: Table, champion: str, closed: Question, ruleset: str) -> None:
    with powers({**PLAIN, "1st/120": (Always(CannotAttack(closed)),)}):
        besieged(t, ruleset, champion, WALKS)
        t.A.cannot("attack", "Nyrond", champion, because="barred")
        t.A.can("attack", "Nyrond", WALKS)
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["move.no-opt-out", "move.flyer.barred"])
def test_a_flyer_that_swims_too_cannot_come_as_a_swimmer(t: Table, ruleset: str) -> None:
    """open.two-movements."""
    both = "AR/72"  # flies and swims
    with powers({**PLAIN, both: (), "1st/5": (Always(CannotAttack(FLYER)),)}):
        besieged(t, ruleset, both, SWIMS)
        t.kind(both, "Flyer")
        t.kind(both, "Swimmer")
        t.A.cannot("attack", "Cormyr", both, because="move.flyer.barred")
        t.A.can("attack", "Cormyr", SWIMS)
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(
    ("ruleset", "realm", "joins"),
    [
        ("tournament", "Keoland", False), ("tournament", "Nyrond", True),
        ("fourth-edition", "Keoland", False), ("fourth-edition", "Nyrond", True),
        ("tournament-110", "Keoland", True), ("tournament-110", "Nyrond", True),
    ],
)  # fmt: skip
@table_test(rules=["move.allies.protected", "move.allies.not-conferred", "formation.protection"])
def test_walking_allies_beside_a_flyer(t: Table, ruleset: str, realm: str, joins: bool) -> None:
    """open.unreachable-ally: one that cannot get there cannot be played; open.mixed-movement-allies: any kind does."""
    with powers(PLAIN):
        besieged(t, ruleset, FLIES, hand=(WALKING_ALLY, FLYING_ALLY, SWIMMING_ALLY))
        t.A.attacks(realm, with_=FLIES)
        t.B.defends("Gnomes of Samek")
        t.A.can("play", FLYING_ALLY, FLIES)
        t.A.can("play", SWIMMING_ALLY, FLIES)
        if joins:
            t.A.plays(WALKING_ALLY)
            t.on(WALKING_ALLY, FLIES)
            (t.kind if ruleset == "tournament-110" else t.not_kind)(WALKING_ALLY, "Flyer")
            t.settled("B", "ask-combat")
        else:
            t.A.cannot("play", WALKING_ALLY, FLIES, because="move.allies.protected")
            t.settled("A", "ask-combat")


@EVERY_RULESET
@pytest.mark.parametrize(("attacker", "realm"), [(FLIES, "Keoland"), (SWIMS, "Cormyr"), (WALKS_EARTH, "Sterich")])
@table_test(rules=["move.defence-unlimited"])
def test_everybody_defends_with_walking_allies_however_the_attacker_comes(
    t: Table, ruleset: str, attacker: str, realm: str
) -> None:
    with powers({**PLAIN, "1st/119": ()}):
        besieged(t, ruleset, attacker, hand=(FLYING_ALLY,))
        t.A.attacks(realm, with_=attacker)
        t.B.defends("Gnomes of Samek")
        t.A.plays(FLYING_ALLY)
        t.B.can("play", "Gladiators", "Gnomes of Samek")
        t.B.plays("Gladiators")
        t.on("Gladiators", "Gnomes of Samek")
        t.settled("A", "ask-combat")


@pytest.mark.parametrize("razed", [True, False])
@table_test(rules=["formation.razed-no-protection", "move.allies.protected"])
def test_behind_a_razed_realm_walking_allies_join_a_flyer(t: Table, razed: bool) -> None:
    with powers(PLAIN):
        t.seat("A", formation={"A": "Vaasa"}, pool=[FLIES], hand=[WALKING_ALLY])
        front = {"A": "Nyrond (razed)", "B": "Sembia (razed)"} if razed else {"A": "Nyrond", "B": "Sembia"}
        t.seat("B", formation={**front, "C": "Keoland", "D": "Celene"}, pool=["Gnomes of Samek"], hand=["1st/257"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Celene", with_=FLIES)
        t.B.defends("Gnomes of Samek")
        if razed:
            t.A.can("play", WALKING_ALLY, FLIES)
        else:
            t.A.cannot("play", WALKING_ALLY, FLIES, because="move.allies.protected")
        t.settled("A", "ask-combat")

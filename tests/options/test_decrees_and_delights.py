"""King's Decree against whatever keeps champions away, rule cards that bind their owners, cards about one opponent, and
realms played at any time in The Grind.
"""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, Target
from sixrealms.powers.access import CannotAttack
from sixrealms.powers.allowances import DrawsPerTurn
from sixrealms.powers.card_questions import CHAMPION, CLERIC, REALM
from sixrealms.powers.control_flow import ForEach
from sixrealms.powers.durations import FOR_THIS_TURN
from sixrealms.powers.hands import DiscardFromHand
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.players import EACH, EVERYONE, OPPONENTS
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import THEIRS
from tests.made_up import given
from tests.table_talk import Table, table_test

DECREE = {"kings-decree": "on"}


@pytest.mark.parametrize("options", [DECREE, {}])
@pytest.mark.parametrize("guard", ["realm", "champion"])
@table_test(rules=["format.kings-decree.attack-any", "card.power.definition"])
def test_no_power_of_a_realm_or_champion_keeps_anybody_away(t: Table, guard: str, options: dict[str, str]) -> None:
    """Only clerics may attack the realm, or nobody may attack while the champion is there."""
    bar = CannotAttack(~CLERIC) if guard == "realm" else CannotAttack(CHAMPION, REALM)
    with given("1st/120" if guard == "realm" else "1st/77", Always(bar)):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Amarill"])
        t.begin(active="A", phase=4, windows="pass", options=options)
        if options:
            t.A.can("attack", "Nyrond", "Dagrande")
        else:
            t.A.cannot("attack", "Nyrond", "Dagrande", because="barred")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 55), ("fourth-edition", 55), ("tournament-110", 110)])
@table_test(rules=["format.kings-decree.attack-any", "combat.a.target-legal"])
def test_without_the_decree_powers_keep_attackers_away_in_every_ruleset(t: Table, ruleset: str, size: int) -> None:
    with given("1st/120", Always(CannotAttack(~CLERIC))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=size)
        t.A.cannot("attack", "Nyrond", "Dagrande", because="barred")
        t.settled("A", "ask-phase-4")


@table_test(rules=["format.kings-decree.attack-any"])
def test_an_event_that_lasts_still_forbids_attacks(t: Table) -> None:
    """conflict.kings-decree.whose-powers"""
    with given("1st/107", Play(Lasting(CannotAttack(CHAMPION, REALM), FOR_THIS_TURN))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["1st/107"])
        t.begin(active="A", phase=3, options=DECREE)
        t.A.passes()
        t.B.plays("1st/107")
        t.A.cannot("attack", "Nyrond", "Dagrande", because="barred")
        t.changed("1st/107")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("options", [DECREE, {}])
@table_test(rules=["format.kings-decree.attack-any"])
def test_a_spell_that_lasts_forbids_attacks_as_an_event_does(t: Table, options: dict[str, str]) -> None:
    """conflict.kings-decree.whose-powers: Rock to Mud is no power of the realm; only what flies gets there."""
    t.seat("A", formation={"A": "Nibenay"}, pool=["Mul Savage", "Azhul", "Neeva"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Rock to Mud"])
    t.begin(active="A", phase=4, windows="pass", options=options)
    t.A.attacks("Sembia", with_="Mul Savage")
    t.B.defends("Sadira")
    t.B.plays("Rock to Mud")
    t.B.passes()
    t.zone("Rock to Mud", "table")
    t.A.cannot("attack", "Sembia", "Azhul", because="barred")
    t.A.can("attack", "Sembia", "Neeva")
    t.changed("Sadira", "Mul Savage")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("options", [DECREE, {}])
@table_test(rules=["format.kings-decree.attack-any"])
def test_what_a_dungeon_card_says_of_the_realms_of_its_owner_is_void(t: Table, options: dict[str, str]) -> None:
    """conflict.kings-decree.whose-powers: it stands there like the power of a realm."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, table=["DU/22"])
    t.begin(active="A", phase=4, windows="pass", options=options)
    if options:
        t.A.can("attack", "Nyrond", "Dagrande")
    else:
        t.A.cannot("attack", "Nyrond", "Dagrande", because="barred")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("options", [DECREE, {}])
@table_test(rules=["format.kings-decree.attack-any"])
def test_allies_come_along_to_a_shielded_realm(t: Table, options: dict[str, str]) -> None:
    """conflict.kings-decree.allies: the Griffin flies there, Miles does not."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Griffin"], hand=["Miles"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia", "D": "Cormyr"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass", options=options)
    t.A.attacks("Cormyr", with_="Griffin")
    t.B.defends("Neeva")
    if options:
        t.A.can("play", "Miles")
    else:
        t.A.cannot("play", "Miles", because="ally-cannot-reach")
    t.changed("Griffin", "Neeva")
    t.settled("A", "ask-combat")


@table_test(rules=["format.kings-decree.razed-draw"])
def test_razing_by_an_event_costs_nobody_a_card(t: Table) -> None:
    """conflict.kings-decree.undefended"""
    with given("1st/100", Play(Raze(The(TARGET)), targets=(Target("target", one(REALM & THEIRS)),))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/100"])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, hand=["Miles"])
        t.begin(active="A", phase=3, windows="pass", options=DECREE)
        t.A.plays("1st/100")
        t.A.chooses("Nyrond")
        t.razed("Nyrond")
        t.zone("Miles", "hand")
        t.changed("1st/100")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("options", "drawn"), [({"rule-lawyers-delight": "on"}, 3), ({}, 4)])
@table_test(rules=["format.rule-lawyers-delight.others-own-only"])
def test_a_rule_card_of_somebody_else_does_not_apply(t: Table, options: dict[str, str], drawn: int) -> None:
    """B's rule card lets every player draw one card more."""
    with given("NS/74", Always(DrawsPerTurn(EVERYONE, add=1))):
        t.seat("A", formation={"A": "Vaasa"}, draw=["Miles", "Marauder", "War Party", "Griffin"])
        t.seat("B", formation={"A": "Nyrond"}, table=["NS/74"])
        t.begin(active="A", phase=0, windows="pass", options=options, unenforced=True)
        t.A.passes()
        t.count("A", hand=drawn)
        t.changed("Miles", "Marauder", "War Party", "Griffin")
        t.settled("A", "ask-phase-2")


@table_test(rules=["format.rule-lawyers-delight.others-own-only"])
def test_it_applies_to_its_owner(t: Table) -> None:
    with given("NS/74", Always(DrawsPerTurn(EVERYONE, add=1))):
        t.seat("A", formation={"A": "Vaasa"}, draw=["Miles", "Marauder", "War Party", "Griffin"], table=["NS/74"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=0, windows="pass", options={"rule-lawyers-delight": "on"}, unenforced=True)
        t.A.passes()
        t.count("A", hand=4)
        t.changed("Miles", "Marauder", "War Party", "Griffin")
        t.settled("A", "ask-phase-2")


@table_test(rules=["format.rule-lawyers-delight.others-own-only"])
def test_a_second_rule_card_takes_the_place_of_ones_own_first(t: Table) -> None:
    """conflict.rule-lawyer.slots"""
    t.seat("A", formation={"A": "Vaasa"}, hand=["UD/69"], table=["NS/74"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=0, windows="pass", options={"rule-lawyers-delight": "on"}, unenforced=True)
    t.A.plays("UD/69")
    t.zone("UD/69", "table")
    t.zone("NS/74", "discard")
    t.zone("4th/491", "table")
    t.settled("A")


@pytest.mark.parametrize("options", [{"team-spirit": "on"}, {}])
@table_test(rules=["format.team-spirit.opponent-effects"])
def test_what_strikes_every_opponent_spares_the_partner(t: Table, options: dict[str, str]) -> None:
    with given("1st/100", Play(ForEach(OPPONENTS, DiscardFromHand(EACH, random=True)))):
        six(t, "1st/100", options)
        t.A.plays("1st/100")
        for seat, card in zip("BCEF", ("Miles", "Marauder", "War Party", "Griffin"), strict=True):
            t.zone(f"{seat}:{card}", "discard")
        t.zone("D:Azhul", "hand" if options else "discard")
        t.changed("1st/100")
        t.settled("A", "ask-phase-3")


@table_test(rules=["format.team-spirit.single-opponent"])
def test_what_strikes_one_opponent_spares_his_partner(t: Table) -> None:
    with given("1st/100", Play(Raze(The(TARGET)), targets=(Target("target", one(REALM & THEIRS)),))):
        six(t, "1st/100", {"team-spirit": "on"})
        t.A.plays("1st/100")
        t.offered("Keoland", "Sembia", "Thay", "Vaasa")
        t.A.chooses("Keoland")
        t.razed("Keoland")
        t.standing("Thay")
        t.changed("1st/100")
        t.settled("A", "ask-phase-3")


def six(t: Table, card: str, options: dict[str, str]) -> None:
    """A and D, B and E, C and F play together."""
    held = (card, "Miles", "Marauder", "Azhul", "War Party", "Griffin")
    for seat, realm, mine in zip(
        "ABCDEF", ("Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Vaasa"), held, strict=True
    ):
        t.seat(seat, formation={"A": realm}, hand=[mine], draw=[])
    t.begin(active="A", phase=3, windows="pass", options=options)


@pytest.mark.parametrize("realm", ["Menzoberranzan", "Sembia"])
@table_test(rules=["format.grind.anytime-realms-exempt", "format.grind.no-realm-on-extra-turn"])
def test_realms_of_any_time_come_in_extra_turns_too(t: Table, realm: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["The Caravan", realm], draw=[])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=5, windows="ask", options={"the-grind": "on"}, unenforced=True, done=("realm",))
    t.A.passes()
    t.A.plays("The Caravan")
    t.A.passes(2 if realm == "Menzoberranzan" else 1)
    t.expect(t.state.turn.granted_by >= 0, "an extra turn")
    t.asked("A", "ask-phase-2")
    if realm == "Sembia":
        t.A.cannot("play", realm, because="extra-turn-realm")
    else:
        t.A.plays(realm, at="B")
        t.standing(realm)
    t.changed("The Caravan")
    t.settled("A", "ask-phase-2")

"""Limbo when a stay is cut short or begun again, realms sent there, realms that fall to the attacker's own power."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Use, When
from sixrealms.engine.power import Effect
from sixrealms.powers.allowances import DrawsPerTurn
from sixrealms.powers.card_questions import Named
from sixrealms.powers.moves import Send
from sixrealms.powers.players import EVERYONE, OTHERS, YOU
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import ATTACKED_REALM, The
from sixrealms.powers.sets import Pile, every
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

SENDS = Use(Send(every(Named("Dagrande")), z.LIMBO), at=("3",))
CALLS = Use(Send(Pile(z.LIMBO, OTHERS, Named("Dagrande")), z.POOL), at=("3",))
REALM_AWAY = Use(Send(every(Named("Nyrond")), z.LIMBO), at=("3",))
SENDER = "1st/265"


@table_test(rules=["limbo.return-time", "limbo.no-staying"], edition="1st")
def test_called_back_and_sent_again_only_the_second_stay_counts(t: Table) -> None:
    with given(SENDER, SENDS, CALLS):
        t.seat("A", formation={"A": "Sembia"}, limbo=["Dagrande (1 turns)"], draw=[20])
        t.seat("B", formation={"A": "Nyrond"}, pool=[SENDER], draw=[20])
        t.begin(active="B", phase=3, windows="pass")
        t.B.uses(SENDER, power=2)
        t.zone("Dagrande", "pool")
        t.B.passes(times=3)
        t.A.passes(times=5)
        t.zone("Dagrande", "pool")
        t.B.passes(times=2)
        t.B.uses(SENDER, power=1)
        t.B.passes(times=3)
        t.A.passes(times=4)
        t.zone("Dagrande", "limbo")
        t.A.passes()
        t.zone("Dagrande", "pool")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("B")


@table_test(rules=["limbo.return-time"], edition="1st")
def test_sent_again_at_once_he_does_not_come_back_at_the_end_of_the_first_stay(t: Table) -> None:
    """The first stay would have ended with the running turn."""
    with given(SENDER, SENDS, Use(Send(Pile(z.LIMBO, YOU, Named("Dagrande")), z.POOL), at=("3",))):
        t.seat("A", formation={"A": "Sembia"}, pool=[SENDER], limbo=["Dagrande (1 turns)"], draw=[20])
        t.seat("B", formation={"A": "Nyrond"}, draw=[20])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses(SENDER, power=2)
        t.A.uses(SENDER, power=1)
        t.A.passes(times=3)
        t.turn_of("B")
        t.zone("Dagrande", "limbo")
        t.B.passes(times=5)
        t.A.passes(times=4)
        t.zone("Dagrande", "limbo")
        t.A.passes()
        t.zone("Dagrande", "pool")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("B")


@pytest.mark.parametrize("copied", [False, True])
@table_test(rules=["limbo.outside-combat-keeps", "cosmos.unique-in-play"], edition="1st")
def test_called_back_he_brings_along_what_he_took_there(t: Table, copied: bool) -> None:
    """open.limbo-artifact-copy: the artifact alone is lost if its copy has come into play meanwhile."""
    with given(SENDER, SENDS, CALLS):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Flameblade + Rod of Shapechange"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[SENDER, "Gnomes of Samek"], hand=["2nd/93"])
        t.begin(active="B", phase=3, windows="pass")
        t.B.uses(SENDER, power=1)
        for gone in ("Dagrande", "Flameblade", "A:Rod of Shapechange"):
            t.zone(gone, "limbo")
        if copied:
            t.B.plays("2nd/93", on="Gnomes of Samek")
        t.B.uses(SENDER, power=2)
        t.zone("Dagrande", "pool")
        t.on("Flameblade", "Dagrande")
        if copied:
            t.zone("A:Rod of Shapechange", "discard")
            t.on("2nd/93", "Gnomes of Samek")
        else:
            t.on("A:Rod of Shapechange", "Dagrande")
        t.expect(t.state.limbo == (), "nobody is there any more")
        t.settled("B")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["limbo.only-champions-return", "realm.none.pool-lost", "raze.holding-lost"], edition="1st")
def test_a_realm_in_limbo_is_no_realm_and_comes_back_to_its_place(t: Table, ruleset: str) -> None:
    with given(SENDER, REALM_AWAY):
        t.seat("A", formation={"A": "Sembia"}, pool=[SENDER], draw=[20])
        t.seat("B", formation={"A": "Nyrond + Arms of the Horned Society"}, pool=["Azhul"], draw=[20])
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.uses(SENDER)
        t.zone("Nyrond", "limbo")
        t.zone("Arms of the Horned Society", "discard")
        t.A.passes(times=3)
        t.zone("Azhul", "discard")
        t.B.passes(times=5)
        t.zone("Nyrond", "formation")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("A")


@table_test(rules=["limbo.only-champions-return"], edition="1st")
def test_in_fourth_edition_it_does_not(t: Table) -> None:
    with given(SENDER, REALM_AWAY):
        t.seat("A", formation={"A": "Sembia"}, pool=[SENDER], draw=[20])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, draw=[20])
        t.begin(active="A", phase=3, windows="pass", ruleset="fourth-edition")
        t.A.uses(SENDER)
        t.A.passes(times=3)
        t.B.passes(times=5)
        t.zone("Nyrond", "discard")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("A")


@pytest.mark.parametrize("falls", [Send(The(ATTACKED_REALM)), Raze(The(ATTACKED_REALM))], ids=["discarded", "razed"])
@EVERY_RULESET
@table_test(rules=["combat.j.spoils-attacker", "combat.d.activation"], edition="1st")
def test_the_attacker_whose_own_power_fells_the_realm_draws_spoils(t: Table, ruleset: str, falls: Effect) -> None:
    with given("1st/82", When("activate", falls)):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=["Zadoc", 3])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Azhul")
        t.A.keeps("Zadoc")
        t.zone("Dagrande", "pool")
        t.zone("Azhul", "pool")
        t.changed("Nyrond")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("change", "taken", "drawn"), [(1, 1, 4), (-2, 1, 3), (1, 2, 4), (-2, 2, 1)])
@table_test(rules=["setup.first-turn-draw.protected"], edition="1st")
def test_in_the_first_turn_cards_may_be_added_and_none_taken_away(
    t: Table, change: int, taken: int, drawn: int
) -> None:
    with given("1st/265", Always(DrawsPerTurn(EVERYONE, change))):
        t.seat("A", formation={"A": "Sembia"}, draw=[9])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/265"])
        t.begin(active="A", phase=0, taken=taken, windows="pass")
        t.A.passes()
        t.count("A", hand=drawn, draw=9 - drawn)
        t.changed(*(f"A:Thugs#{i}" for i in range(1, 10)))
        t.settled("A")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@pytest.mark.parametrize("copied", [True, False])
@table_test(rules=["limbo.duplicate-discarded", "limbo.no-staying", "cosmos.limbo-exempt"], edition="1st")
def test_a_realm_in_limbo_is_lost_if_its_copy_has_been_laid_down_meanwhile(
    t: Table, copied: bool, ruleset: str
) -> None:
    with given(SENDER, REALM_AWAY):
        t.seat("A", formation={"A": "Sembia"}, hand=["Nyrond"], draw=[20])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=[SENDER], draw=[20])
        t.begin(active="B", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.B.uses(SENDER)
        t.zone("B:Nyrond", "limbo")
        t.B.passes(times=3)
        t.A.passes()
        if copied:
            t.A.plays("A:Nyrond", at="B")
            t.zone("A:Nyrond", "formation")
        t.A.passes(times=4)
        t.B.passes(times=5)
        t.zone("B:Nyrond", "discard" if copied else "formation")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("A")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@pytest.mark.parametrize("taken", [False, True])
@table_test(rules=["limbo.only-champions-return"], edition="1st")
def test_a_realm_comes_back_from_limbo_to_its_own_place_or_else_to_the_foremost_gap(
    t: Table, taken: bool, ruleset: str
) -> None:
    """limbo.which-return: B is as empty as C, where it lay."""
    with given(SENDER, REALM_AWAY):
        t.seat("A", formation={"A": "Sembia"}, draw=[20])
        t.seat("B", formation={"A": "Keoland", "C": "Nyrond"}, pool=[SENDER], hand=["Vaasa"], draw=[20])
        t.begin(active="B", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.B.uses(SENDER)
        t.zone("Nyrond", "limbo")
        t.B.passes(times=3)
        t.A.passes(times=5)
        t.B.passes()
        if taken:
            t.B.plays("Vaasa", at="C")
            t.zone("Vaasa", "formation")
        t.B.passes(times=4)
        t.standing("Nyrond")
        t.expect(t.state.slot[t.card("Nyrond")] == z.PLACES.index("B" if taken else "C"), "in its place")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("A")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["limbo.only-champions-return"], edition="1st")
def test_two_realms_come_back_from_limbo_each_to_its_own_place(t: Table, ruleset: str) -> None:
    with given(SENDER, Use(Send(every(Named("Nyrond") | Named("Celene")), z.LIMBO), at=("3",))):
        t.seat("A", formation={"A": "Sembia"}, pool=[SENDER], draw=[20])
        t.seat("B", formation={"A": "Keoland", "C": "Nyrond", "E": "Celene"}, draw=[20])
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.uses(SENDER)
        for realm in ("Nyrond", "Celene"):
            t.zone(realm, "limbo")
        t.A.passes(times=3)
        t.B.passes(times=5)
        for realm, place in (("Nyrond", "C"), ("Celene", "E")):
            t.standing(realm)
            t.expect(t.state.slot[t.card(realm)] == z.PLACES.index(place), f"{realm} lies in {place}")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("A")

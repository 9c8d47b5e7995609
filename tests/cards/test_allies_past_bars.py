"""Who attacks "and his allies" past the place of a realm, or past its powers too: nothing keeps the allies off."""

from __future__ import annotations

import pytest

from sixrealms.engine.level import total
from tests.table_talk import Table, card_family, card_test

#: Champions, with what hangs on them, whose allies may attack wherever they do, whatever its powers.
PAST_BARS = {
    "1st/438": ("1st/438",),
    "BR/88": ("BR/88",),
    "4th/167": ("Azhul + 4th/167",),
    "3rd/200": ("Azhul + 3rd/200",),
}
BOOTS = "4th/186"
STRONG = "Borys + Crystal of the Ebon Flame + Shield of Gore + Orb of Doom"
NO_ALLIES, NO_FLYERS = ["4th/7", "1st/26", "4th/27", "1st/223"], ["1st/29", "1st/2", "3rd/29", "4th/31"]
FLYING, PLAIN, BARBARIC = "4th/240", "War Party", "4th/512"


def _attacked(t: Table, realm: str, attacker: str, ally: str, defender: str = STRONG, front: str = "") -> str:
    """The champion that attacks, losing against the defender."""
    champion = attacker.partition(" + ")[0]
    t.seat("A", formation={"A": "Nyrond"}, pool=[attacker], hand=[ally])
    t.seat("B", formation={"A": front, "B": realm} if front else {"A": realm}, pool=[defender])
    t.begin(active="A", phase=4, windows="pass", edition="1st")
    t.A.attacks(realm, with_=champion)
    t.B.defends(defender.partition(" + ")[0])
    return champion


def _adds(t: Table, champion: str, ally: str, levels: int, then: str = "A") -> None:
    before = total(t.state, t.card(champion))
    t.A.plays(ally)
    t.total(champion, before + levels)
    t.settled(then, "ask-combat")


@pytest.mark.parametrize("realm", NO_ALLIES)
@card_family(PAST_BARS, rules=["general.golden-rule"], edition="1st")
def test_its_allies_come_where_none_may(t: Table, printing: str, attacker: str, realm: str) -> None:
    _adds(t, _attacked(t, realm, attacker, PLAIN), PLAIN, 4)


@pytest.mark.parametrize("realm", NO_FLYERS)
@card_family(PAST_BARS, rules=["move.flyer.barred"], edition="1st")
def test_its_flying_allies_come_where_no_flyer_may(t: Table, printing: str, attacker: str, realm: str) -> None:
    _adds(t, _attacked(t, realm, attacker, FLYING), FLYING, 3)


@pytest.mark.parametrize(("realm", "of_that_world"), [("1st/26", True), ("1st/223", False)])
@card_test("1st/431", rules=["general.golden-rule"], edition="1st")
def test_prismal_takes_allies_past_the_powers_of_one_world(t: Table, realm: str, of_that_world: bool) -> None:
    champion = _attacked(t, realm, "1st/431", PLAIN, f"{STRONG} + War Band + Gith")
    if of_that_world:
        _adds(t, champion, PLAIN, 4, "B")
    else:
        t.A.cannot("play", PLAIN, other=champion, because="forbidden")
        t.settled("A", "ask-combat")


@pytest.mark.parametrize(("realm", "ally"), [("1st/26", PLAIN), ("1st/29", FLYING), ("4th/7", PLAIN)])
@card_test("1st/412", rules=["move.flyer.barred"], edition="1st")
def test_who_comes_past_the_place_alone_brings_nobody_past_powers(t: Table, realm: str, ally: str) -> None:
    champion = _attacked(t, realm, "Azhul + 1st/412", ally)
    t.A.cannot("play", ally, other=champion, because="forbidden")
    t.settled("A", "ask-combat")


REACHING = PAST_BARS | {"1st/412": ("Azhul + 1st/412",), "DR/36": ("DR/36",), "4th/314": ("4th/314",)}


@card_family(REACHING, rules=["move.allies.protected"], edition="1st")
def test_its_allies_walk_though_it_flies(t: Table, printing: str, attacker: str) -> None:
    champion = _attacked(t, "1st/16", f"{attacker} + {BOOTS}", PLAIN, front="Vaasa")
    t.kind(champion, "Flyer")
    _adds(t, champion, PLAIN, 4, "B" if champion == "DR/36" else "A")


@card_test("DU/13", rules=["move.allies.protected"], edition="1st")
def test_a_thief_in_the_maze_is_not_followed(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=["4th/343"], hand=[PLAIN], table=["DU/13"])
    t.seat("B", formation={"A": "Vaasa", "B": "1st/16"}, pool=[STRONG])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/16", with_="4th/343")
    t.B.defends("Borys")
    t.A.cannot("play", PLAIN, other="4th/343", because="ally-cannot-reach")
    t.settled("A", "ask-combat")


@card_test("4th/392", rules=["general.golden-rule"], edition="1st")
def test_who_is_misled_fights_with_allies_where_none_may(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=["Azhul", "Neeva"], hand=[PLAIN])
    t.seat("B", formation={"A": "Vaasa", "B": "1st/26"}, pool=["1st/62", STRONG], hand=["4th/392"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.plays("4th/392", by="1st/62")
    t.B.chooses("1st/26")
    t.B.defends("Borys")
    t.changed("4th/392")
    _adds(t, "Azhul", PLAIN, 4)


@pytest.mark.parametrize("realm", NO_ALLIES)
@card_test(BARBARIC, rules=["general.golden-rule"], edition="1st")
def test_barbarians_count_where_no_ally_may_come(t: Table, realm: str) -> None:
    _adds(t, _attacked(t, realm, "Azhul", BARBARIC), BARBARIC, 7)


#: Who lets no ally be played against them, or against who attacks with them.
LONELY = {"1st/282": ("1st/282",), "1st/330": ("1st/330",), "3rd/282": ("3rd/282",), "1st/409": ("Azhul + 1st/409",)}


@card_family(LONELY, rules=["general.golden-rule"], edition="1st")
def test_barbarians_count_against_who_lets_no_ally_be_played(t: Table, printing: str, foe: str) -> None:
    _adds(t, _attacked(t, "Vaasa", "1st/268", BARBARIC, foe), BARBARIC, 7, "B")


@card_test("4th/296", BARBARIC, rules=["general.golden-rule"], edition="1st")
def test_barbarians_count_against_adventurers_whom_no_ally_meets(t: Table) -> None:
    attacker, others = "4th/292", ["4th/296", "4th/290", "4th/291", "4th/293", "4th/294"]
    t.seat("A", formation={"A": "Nyrond"}, pool=[attacker, *others])
    t.seat("B", formation={"A": "Vaasa"}, pool=["1st/268"], hand=[BARBARIC, PLAIN])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_=attacker)
    t.B.defends("1st/268")
    t.B.cannot("play", PLAIN, other="1st/268", because="forbidden")
    t.B.plays(BARBARIC)
    t.total("1st/268", 2 + 7)
    t.settled("A", "ask-combat")

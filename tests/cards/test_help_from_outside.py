"""Help for those who fight: from a champion in the pool, from another player, for the fight of others."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    ALLY,
    ANY,
    OPPOSING,
    SELF,
    TARGET,
    Always,
    Fixed,
    Is,
    Levels,
    MayUse,
    Play,
    SwitchSide,
    Target,
    discard,
    every,
    one,
)
from tests.cards.meeting import meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

# -- Aid and Lend Health ----------------------------------------------------------------------------------------------

#: Who uses it in the pool, who cannot, and the levels it adds.
FROM_POOL = {"4th/418": ("1st/187", "1st/69", 4), "4th/430": ("4th/338", "4th/332", 8)}


@card_family(FROM_POOL, rules=["spell.phase4-only-combatants"], edition="1st")
def test_the_pool_strengthens_who_fights_for_the_round(
    t: Table, printing: str, user: str, fighter: str, levels: int
) -> None:
    with (
        given("4th/338", Always(Levels(Is(SELF), add=Fixed(2), which="base"))),
        given("1st/69", Always(MayUse(Is(SELF), ANY))),
    ):
        meet(
            t,
            fighter,
            "Borys + Gladiators",
            hand=[printing],
            pool=[f"{user} + Orb of Doom", "Azhul"],
            their_pool=["Neeva"],
        )
        base = 5
        t.A.cannot("play", printing, fighter, because="not-your-user")
        t.A.cannot("play", printing, "Azhul", because="cannot-use")
        t.A.plays(printing, by=user)
        t.base(fighter, base + levels)
        t.level(fighter, base + levels)
        t.base("Borys", 9)
        t.base("Azhul", 4)
        t.zone(printing, "discard")
        t.settled("A", "ask-combat")


@card_family(FROM_POOL, rules=["spell.phase4-only-combatants"], edition="1st")
def test_it_is_for_a_combat_of_ones_own(t: Table, printing: str, user: str, fighter: str, levels: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva"])
    t.seat("C", formation={"A": "Vaasa"}, pool=[user], hand=[printing])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Neeva")
    t.C.cannot("play", printing, user, because=("wrong-moment", "not-your-decision"))
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("loses", [True, False])
@card_test("4th/430", rules=["gloss.defeated"], edition="1st")
def test_who_lends_health_is_lost_with_the_champion(t: Table, loses: bool) -> None:
    more = [] if loses else ["Gladiators"]
    meet(t, "Mul Savage", "Borys + War Party", hand=["4th/430", *more], pool=["4th/338", "Azhul"], their_pool=["Neeva"])
    t.A.plays("4th/430", by="4th/338")
    t.base("Mul Savage", 12)
    if loses:
        t.A.passes()
        t.B.keeps()
        t.zone("Mul Savage", "discard")
        t.zone("4th/338", "discard")
        t.changed("War Party", "4th/430", "Borys", "B:filler#1")
    else:
        t.A.plays("Gladiators")
        t.B.passes()
        t.zone("4th/338", "pool")
        t.base("Mul Savage", 6)
        t.changed("War Party", "4th/430", "Borys", "Gladiators", "Mul Savage")
    t.settled("A")


# -- Nomad Mercenaries ------------------------------------------------------------------------------------------------


def _others_fight(t: Table, theirs: str = "Neeva", mine: str = "Azhul") -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[mine], hand=[1], draw=[5])
    t.seat("B", formation={"A": "DL/8"}, pool=[theirs], hand=[1], draw=[5])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Mul Savage"], hand=["3rd/256"], draw=[5])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_=mine.partition(" +")[0])
    t.B.defends(theirs.partition(" +")[0])


def _not_hired(t: Table) -> None:
    asked = t.state.pending
    assert asked is not None
    hired = [option for option in asked.options if option.card == t.card("3rd/256") and option.number == 0]
    t.expect(not hired, "nobody hires them for a battle of their own")


@pytest.mark.parametrize(("champion", "foe", "wins"), [("Azhul", "Neeva", "A"), ("Neeva", "Azhul", "B")])
@card_test("3rd/256", rules=["gloss.allies.when"], edition="1st")
def test_the_mercenaries_fight_for_whom_they_choose_and_go_home(t: Table, champion: str, foe: str, wins: str) -> None:
    _others_fight(t, "Neeva + 1st/253")
    t.C.plays("3rd/256", way=2)
    t.offered("Azhul", "Neeva")
    t.C.chooses(champion)
    t.on("3rd/256", champion)
    t.level("3rd/256", 6)
    t.total(champion, (4 if champion == "Azhul" else 8) + 6)
    getattr(t, "B" if wins == "A" else "A").passes()
    t.zone("3rd/256", "hand")
    t.zone(foe, "discard")
    t.zone(champion, "pool")
    t.count("C", hand=1, draw=5)
    t.changed("3rd/256", "1st/253", *(["B:filler#2"] if wins == "B" else []))
    t.settled(wins)


@card_test("3rd/256", rules=["gloss.allies.when"], edition="1st")
def test_the_mercenaries_go_home_from_a_lost_round(t: Table) -> None:
    _others_fight(t, "Borys + Gladiators")
    t.C.plays("3rd/256", way=2)
    t.C.chooses("Azhul")
    t.A.passes()
    t.zone("3rd/256", "hand")
    t.count("C", hand=1, draw=5)
    t.changed("Azhul", "Gladiators", "Borys", "B:filler#2")
    t.settled("B", "ask-spoils")


@card_test("3rd/256", rules=["gloss.allies.when"], edition="1st")
def test_a_card_sends_them_home_as_well(t: Table) -> None:
    with given("1st/101", Play(discard(every(ALLY)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Borys"], hand=["1st/101"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["Mul Savage"], hand=["3rd/256"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.B.defends("Borys")
        t.C.plays("3rd/256", way=2)
        t.C.chooses("Azhul")
        t.B.plays("1st/101")
        t.zone("3rd/256", "hand", of="C")
        t.changed("1st/101")
        t.settled("C", "ask-anytime")


@card_test("3rd/256", rules=["gloss.allies.when"], edition="1st")
def test_in_a_battle_of_their_own_the_mercenaries_are_an_ally_like_others(t: Table) -> None:
    meet(t, "Azhul", "Borys", hand=["3rd/256"])
    _not_hired(t)
    t.A.plays("3rd/256", way=1)
    t.level("3rd/256", 2)
    t.A.passes()
    t.zone("3rd/256", "discard")
    t.changed("Azhul", "Borys", "B:filler#1")
    t.settled("B")


@card_test("3rd/256", rules=["gloss.allies.when"], edition="1st")
def test_nobody_hires_them_to_defend_a_realm_of_their_own(t: Table) -> None:
    meet(t, "Borys", "Azhul", their_hand=["3rd/256"])
    _not_hired(t)
    t.settled("B", "ask-combat")


@card_test("3rd/256", rules=["gloss.allies.when"], edition="1st")
def test_turned_in_a_battle_of_their_own_they_stay_as_they_are(t: Table) -> None:
    with given("1st/101", Play(SwitchSide(TARGET), targets=(Target("target", one(ALLY & OPPOSING)),))):
        meet(t, "Azhul", "Borys", hand=["3rd/256"], their_hand=["1st/101"])
        t.A.plays("3rd/256", way=1)
        t.B.plays("1st/101")
        t.on("3rd/256", "Borys")
        t.level("3rd/256", 2)
        t.A.passes()
        t.zone("3rd/256", "discard")
        t.changed("Azhul", "Borys", "B:filler#1", "1st/101")
        t.settled("B")


#: Where no ally can be played on the attacker's side: who defends, and which realm is attacked by whom.
CLOSED = {
    "3rd/60": ("3rd/60", "DL/8", "Azhul"),
    "1st/282": ("1st/282", "DL/8", "Azhul"),
    "1st/217": ("Dagrande + 1st/217", "DL/8", "Azhul"),
    "4th/7": ("Dagrande", "4th/7", "Azhul"),
}


@card_family(CLOSED, rules=["gloss.allies.when"], edition="1st")
def test_they_join_no_side_that_may_have_no_allies(
    t: Table, printing: str, theirs: str, realm: str, attacker: str
) -> None:
    defender = theirs.partition(" + ")[0]
    t.seat("A", formation={"A": "Rashemen"}, pool=[attacker])
    t.seat("B", formation={"A": realm}, pool=[theirs])
    t.seat("C", formation={"A": "Vaasa"}, hand=["3rd/256"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks(realm, with_=attacker)
    t.B.defends(defender)
    t.C.plays("3rd/256", way=2)
    t.on("3rd/256", defender)  # the only side they can be on
    t.settled("A", "ask-combat")


@card_test("3rd/256", rules=["move.allies.protected"], edition="1st")
def test_they_do_not_follow_a_flyer_to_a_shielded_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Nyrond", "B": "Cormyr"}, pool=["Dagrande"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["3rd/256"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Cormyr", with_="Neeva")
    t.B.defends("Dagrande")
    t.C.plays("3rd/256", way=2)
    t.on("3rd/256", "Dagrande")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("foe", "joins"), [("3rd/60", False), ("Dagrande", True)])
@card_test("1st/396", rules=["gloss.allies.when"], edition="1st")
def test_no_undead_is_controlled_where_no_ally_can_be_played(t: Table, foe: str, joins: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["1st/396"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[f"{foe} + Orb of Doom"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Sea Zombie"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends(foe)
    t.A.plays("1st/396")
    t.A.player("C")
    if joins:
        t.on("Sea Zombie", "Sadira")
    else:
        t.zone("Sea Zombie", "hand")
    t.changed("1st/396")
    t.settled("B" if joins else "A", "ask-combat")


@card_test("NS/123", "4th/347", rules=["general.touch.retarget"], edition="1st")
def test_nobody_is_called_who_stays_in_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["NS/123", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["4th/347", "Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="NS/123")
    t.B.defends("Borys")
    t.A.uses("NS/123")
    t.offered("Azhul", "Neeva")
    t.settled("A", "ask-target")

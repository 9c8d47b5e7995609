"""Words of a power that matter seldom: whom they leave alone, and when."""

from __future__ import annotations

from sixrealms.language import (
    ALLY,
    ATTACKED_REALM,
    DEFENDING_PLAYER,
    IT,
    OPPOSING,
    REALM,
    SELF,
    TARGET,
    Always,
    AttackInstead,
    BattleAt,
    CanReach,
    Is,
    Of,
    Play,
    Protected,
    SwitchSide,
    Target,
    When,
    gains,
    one,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

STRONG = "Borys + Crystal of the Ebon Flame + Shield of Gore"


def _knows(t: Table, seat: str, card: str) -> bool:
    return bool(t.state.seen[t.card(card)] >> t.sitting.objects.seat(seat) & 1)


@card_test("4th/272", edition="1st")
def test_an_attacking_vangerdahast_is_not_asked_about_his_own_players_hand(t: Table) -> None:
    meet(t, "4th/272", "Borys", hand=["Gith"], their_hand=["Zadoc"])
    goes_on(t)


@card_test("4th/327", edition="1st")
def test_an_ally_funerea_played_herself_comes_back_to_her(t: Table) -> None:
    with given("1st/268", When("joins", SwitchSide(IT), to=ALLY & OPPOSING), Always(gains(Is(SELF), 40))):
        meet(t, "4th/327", "1st/268", hand=["War Party"])
        t.A.plays("War Party")
        t.on("War Party", "4th/327")
        goes_on(t)


@card_test("4th/392", rules=["move.allies.protected"], edition="1st")
def test_where_a_misled_attack_is_led_on_to_powers_keep_allies_off(t: Table) -> None:
    elsewhere = Target("target", one(REALM & Of(DEFENDING_PLAYER) & ~Is(ATTACKED_REALM)))
    with given("NO/92", Play(AttackInstead(TARGET), at=("any",), only=BattleAt("announced"), targets=(elsewhere,))):
        t.seat("A", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["War Party"])
        t.seat("B", formation={"A": "Vaasa", "B": "1st/26", "C": "Keoland"}, pool=["1st/62", STRONG], hand=["4th/392"])
        t.seat("C", formation={"A": "Sembia"}, hand=["NO/92"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Vaasa", with_="Azhul")
        t.B.plays("4th/392", by="1st/62")
        t.B.chooses("Keoland")
        t.C.plays("NO/92")
        t.C.chooses("1st/26")
        t.B.defends("Borys")
        t.A.cannot("play", "War Party", other="Azhul", because="forbidden")
        t.changed("4th/392", "NO/92")
        t.settled("A", "ask-combat")


@card_test("4th/476", edition="1st")
def test_brandobaris_may_turn_to_a_player_who_has_an_artifact_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/476"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva + Magic Sword", "Sadira"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Otto + 1st/411", "Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.uses("4th/476")
    t.A.player("C")
    t.on("1st/411", "Azhul")
    t.settled("A", "ask-phase-3")


@card_test("BR/65", rules=["combat.a.target-legal"], edition="4th")
def test_the_spider_discards_no_razed_realm_it_has_defended(t: Table) -> None:
    with given("1st/268", Always(CanReach(Is(SELF), "ruin"))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/268"])
        t.seat("B", formation={"A": "Nyrond (razed)", "B": "Draj"}, pool=["BR/65"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="1st/268")
        t.B.defends("BR/65")
        t.A.passes()
        t.zone("1st/268", "discard")
        t.razed("Nyrond")
        t.changed("B:filler#1")
        t.settled("B", "ask-spoils")


@card_test("DR/119", edition="1st")
def test_the_skirmish_may_break_out_in_ones_own_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "1st/188"], hand=["DR/119"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/177"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("DR/119")
    t.A.chooses("Borys")
    t.zone("1st/188", "discard")
    t.zone("Borys", "pool")
    t.zone("DR/119", "void")
    t.settled("A", "ask-phase-3")


def _undermountain(t: Table, *pile: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], draw=list(pile), table=["DU/5"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", ruleset="tournament")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.declines()
    t.A.says("yes")
    t.razed("Nyrond")
    t.changed(*pile)


@card_test("DU/5", rules=["spoils.source"], edition="1st")
def test_who_goes_down_into_undermountain_knows_the_lowest_three_cards_and_no_other(t: Table) -> None:
    _undermountain(t, "Borys", "Stug", "Mul Savage", "Gith", "Zadoc")
    t.offered("Mul Savage")
    known = {
        seat: [card for card in ("Borys", "Stug", "Mul Savage", "Gith", "Zadoc") if _knows(t, seat, card)]
        for seat in "AB"
    }
    t.expect(known == {"A": ["Mul Savage", "Gith", "Zadoc"], "B": []}, f"A alone knows the lowest three, not {known}")
    t.settled("A", "ask-choose")


@card_test("DU/5", rules=["spoils.source"], edition="1st")
def test_three_monsters_come_up_if_three_are_there(t: Table) -> None:
    _undermountain(t, "Stug", "Gith", "Borys", "Mul Savage", "1st/194")
    t.A.chooses("Borys", "Mul Savage", "1st/194")
    t.zone("1st/194", "pool")
    t.contents("A", "hand", ["Stug"])
    t.settled("A", "ask-spoils")


@card_test("FR/4", rules=["general.touch.retarget"], edition="1st")
def test_no_curse_is_spent_where_nobody_can_be_taken(t: Table) -> None:
    with given("NO/266", Always(Protected(Is(SELF), ("control",)))):
        t.seat("A", formation={"A": "Draj"}, hand=["FR/4"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["NO/266"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.cannot("play", "FR/4", because=("immune", "no-target"))
        t.settled("A", "ask-phase-3")

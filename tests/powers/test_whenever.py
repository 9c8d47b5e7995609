"""Triggered powers that last for a while and know what was chosen when they began."""

from __future__ import annotations

from sixrealms.language import (
    CHAMPION,
    FOR_THIS_TURN,
    IN_POOL,
    OTHERS,
    TARGET,
    Draw,
    Is,
    Lasting,
    Of,
    Play,
    Target,
    The,
    When,
    Whenever,
    discard,
    one,
)
from tests.made_up import given
from tests.table_talk import Table, table_test

_CURSE = Play(
    Lasting(Whenever(When("presented", discard(The(TARGET)), to=Is(TARGET))), FOR_THIS_TURN),
    targets=(Target("target", one(CHAMPION & IN_POOL & Of(OTHERS))),),
)


def _cursed(t: Table, phase: int = 3) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/266"], hand=["1st/91"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/259", "1st/284"])
    t.begin(active="A", phase=phase, windows="pass", unenforced=True)
    t.A.plays("1st/91")
    t.A.chooses("1st/259")
    t.A.passes()
    t.A.attacks("Nyrond", with_="1st/266")


@table_test(rules=["event.duration-in-play"])
def test_it_works_on_what_was_chosen(t: Table) -> None:
    with given("1st/91", _CURSE):
        _cursed(t)
        t.B.defends("1st/259")
        t.zone("1st/259", "discard")
        t.changed("1st/266", "1st/91")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["event.duration-in-play"])
def test_it_leaves_others_alone(t: Table) -> None:
    with given("1st/91", _CURSE):
        _cursed(t)
        t.B.defends("1st/284")
        t.zone("1st/284", "battle")
        t.changed("1st/91")
        t.settled("A", "ask-combat")


@table_test(rules=["event.duration-in-play"])
def test_it_ends_with_its_time(t: Table) -> None:
    tomorrow = Play(Lasting(Whenever(When("turn-start", Draw())), FOR_THIS_TURN))
    with given("1st/91", tomorrow):
        t.seat("A", formation={"A": "Draj"}, hand=["1st/91"], draw=[5])
        t.seat("B", formation={"A": "Nyrond"}, draw=[9])
        t.begin(active="A", phase=5, windows="pass", unenforced=True)
        t.A.plays("1st/91")
        t.A.passes()
        t.turn_of("B")
        t.count("A", draw=5)
        t.changed("1st/91")
        t.settled("B")

"""The Event Wheel: events that last for turns go on until a third comes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from sixrealms.language import (
    CHAMPION,
    FOR_THE_GAME,
    FOR_THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    Lasting,
    Play,
    gains,
)
from tests.made_up import given
from tests.table_talk import Table, card_test

WHEEL, OTHER_RULE = "4th/497", "4th/496"
#: Events that add levels to every champion for a stated time; one that does so for good.
NOW, TURN, END, MORE, GOOD = "NO/92", "1st/91", "1st/213", "1st/204", "1st/180"
#: What B draws in the turn that follows.
DRAWN_BY_B = [f"B:filler#{number}" for number in (1, 2, 3)]
LEVELS = {NOW: 1, TURN: 10, END: 100, MORE: 200, GOOD: 400}
RULES = ["event.duration-in-play"]


@contextmanager
def _events() -> Iterator[None]:
    times = {NOW: FOR_THIS_TURN, TURN: UNTIL_YOUR_NEXT_TURN, END: UNTIL_YOUR_NEXT_TURN_ENDS, MORE: FOR_THIS_TURN}
    with ExitStack() as stack:
        for event, until in times.items():
            stack.enter_context(given(event, Play(Lasting(gains(CHAMPION, LEVELS[event]), until), at=("any",))))
        stack.enter_context(given(GOOD, Play(Lasting(gains(CHAMPION, LEVELS[GOOD]), FOR_THE_GAME), at=("any",))))
        yield


def _begin(t: Table, *hand: str, table: str = WHEEL) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=[*hand], table=[table] if table else [])
    t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl"], hand=[OTHER_RULE])
    t.begin(active="A", phase=5, windows="pass", unenforced=True)


def _whole_turn(t: Table, seat: str) -> None:
    """The rest of this seat's turn, in which it does nothing but keep to its hand's size."""
    while t.now().letter(t.state.active) == seat:
        options = t.now().pending().options
        t.now().perform(next((one for one in options if one.verb == "pass"), options[0]))


@card_test(WHEEL, rules=RULES)
def test_an_event_goes_on_after_its_turn(t: Table) -> None:
    with _events():
        t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=[NOW, WHEEL])
        t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl"])
        t.begin(active="A", phase=0, windows="pass", unenforced=True)
        t.A.plays(WHEEL)
        t.A.plays(NOW)
        _whole_turn(t, "A")
        t.level("Borys", 9 + 1)
        t.zone(WHEEL, "table")
        t.zone(NOW, "table")
        t.changed(*(f"A:filler#{number}" for number in (1, 2, 3)))
        t.settled("B")


@card_test(WHEEL, rules=RULES)
def test_a_third_ends_the_first(t: Table) -> None:
    with _events():
        _begin(t, NOW, TURN, END, MORE)
        t.A.plays(NOW)
        t.A.plays(TURN)
        t.level("Borys", 9 + 11)
        t.A.plays(END)
        t.level("Borys", 9 + 110)
        t.zone(NOW, "void")
        t.A.plays(MORE)
        t.level("Borys", 9 + 300)
        t.zone(TURN, "void")
        t.zone(END, "table")
        t.zone(MORE, "table")
        t.settled("A")


@card_test(WHEEL, rules=RULES)
def test_what_lasts_for_good_is_none_of_them(t: Table) -> None:
    with _events():
        _begin(t, NOW, GOOD, TURN)
        t.A.plays(NOW)
        t.A.plays(GOOD)
        t.A.plays(TURN)
        t.level("Borys", 9 + 411)
        t.zone(NOW, "table")
        t.zone(TURN, "table")
        t.changed(GOOD)
        t.settled("A")


@card_test(WHEEL, rules=RULES)
def test_once_the_wheel_is_gone_what_is_overdue_ends_with_the_turn(t: Table) -> None:
    with _events():
        _begin(t, NOW)
        t.A.plays(NOW)
        t.A.passes()
        t.B.plays(OTHER_RULE)
        t.zone(WHEEL, "discard")
        t.level("Borys", 9 + 1)
        t.B.passes(times=5)
        t.level("Borys", 9)
        t.zone(NOW, "void")
        t.changed(*DRAWN_BY_B)
        t.settled("A")


@card_test(WHEEL, rules=RULES)
def test_no_turn_that_they_state_ends_them(t: Table) -> None:
    with _events():
        _begin(t, TURN, END)
        t.A.plays(TURN)
        t.A.plays(END)
        _whole_turn(t, "A")
        _whole_turn(t, "B")
        t.level("Borys", 9 + 110)
        _whole_turn(t, "A")
        _whole_turn(t, "B")
        t.level("Borys", 9 + 110)
        _whole_turn(t, "A")
        t.level("Borys", 9 + 110)
        t.zone(TURN, "table")
        t.zone(END, "table")
        t.B.plays(OTHER_RULE)
        _whole_turn(t, "B")
        t.level("Borys", 9)
        t.zone(TURN, "void")
        t.zone(END, "void")
        t.zone(WHEEL, "discard")
        t.changed(*(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 13)))
        t.settled("A")


@card_test(WHEEL, rules=RULES)
def test_real_events_make_room_for_one_another(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=[WHEEL, "Bad Omens", "1st/205", "Fortunate Omens"])
    t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl"])
    t.begin(active="A", phase=0, windows="pass", unenforced=True)
    t.A.plays(WHEEL)
    t.A.plays("Bad Omens")
    t.A.plays("1st/205")
    t.level("Borys", 9 + 3)
    t.level("T'kkyl", 3 - 2)
    t.A.plays("Fortunate Omens")
    t.zone("Bad Omens", "void")
    t.level("T'kkyl", 3)
    t.zone("Fortunate Omens", "table")
    t.zone(WHEEL, "table")
    t.changed("1st/205")
    t.settled("A")

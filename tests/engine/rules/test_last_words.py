"""Avatars side by side, spells that cannot be dispelled, and what averts an instant defeat."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, When
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import CHAMPION, DRAGON, SPELL, Is
from sixrealms.powers.conditions import Exists
from sixrealms.powers.players import YOU
from sixrealms.powers.printed_marks import AVATAR
from sixrealms.powers.protection import Protected
from sixrealms.powers.refs import OPPONENT, SELF
from sixrealms.powers.sets import every
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whereabouts import Of, UsedBy
from tests.made_up import given
from tests.table_talk import Table, card_test, table_test


@table_test(rules=["deck.avatar.coexistence"])
def test_an_avatar_that_bears_no_other_beside_it_keeps_the_second_out(t: Table) -> None:
    alone = Always(CannotPlay(YOU, AVATAR), when=Exists(every(CHAMPION & AVATAR & Of(YOU) & Is(SELF))))
    with given("UD/64", alone), given("PO/39", Always(Protected(SPELL & UsedBy(Is(SELF)), ("cancel",)))):
        t.seat("A", formation={"A": "1st/6"}, pool=["UD/64"], hand=["PO/39"])
        t.seat("B", formation={"A": "1st/115"}, hand=["1st/60"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.cannot("play", "PO/39", because="forbidden")
        t.settled("A")


@table_test(rules=["dispel.undispellable", "dispel.negate-equals-dispel"])
def test_a_caster_whose_spells_hold_is_safe_from_dispelling(t: Table) -> None:
    with given("1st/164", Always(Protected(SPELL & UsedBy(Is(SELF)), ("cancel",)))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/164", "1st/62"], hand=["1st/395", "NO/395"])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/260", "1st/191", "1st/188"], hand=["1st/346"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/395", by="1st/164")
        t.A.chooses("1st/191")
        t.B.could_not_answer("1st/346", because="dispel.undispellable")
        t.zone("1st/191", "discard")
        t.zone("1st/395", "discard")
        t.A.plays("NO/395", by="1st/62")
        t.B.answers("1st/346", by="1st/260")
        t.zone("NO/395", "discard")
        t.zone("1st/346", "discard", of="B")
        t.zone("1st/188", "pool")
        t.settled("A")


@card_test("1st/408", "1st/318", "1st/420", rules=["instant.not-the-cause", "instant.must-change-condition"])
def test_the_one_card_may_not_strike_the_source_of_the_defeat(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/408"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/264"], hand=["1st/318", "1st/420", "Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/115", with_="1st/408")
    t.B.defends("1st/264")
    t.asked("B", "ask-instant")
    t.offered("1st/420")
    t.B.passes()
    t.zone("1st/264", "discard")
    t.zone("1st/408", "pool")
    t.A.stops()
    t.settled("A")


@pytest.mark.parametrize(("ruleset", "helps"), [("tournament", True), ("tournament-110", False)])
@card_test("4th/198", rules=["instant.immunity-cards-help"])
def test_an_immunity_to_instant_kills_saves_the_dragon(t: Table, ruleset: str, helps: bool) -> None:
    with given("1st/60", When("activate", AutoDefeat(OPPONENT, DRAGON))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/188"], hand=["4th/198"])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=110 if not helps else 55)
        t.A.attacks("1st/115", with_="1st/60")
        t.B.defends("1st/188")
        if helps:
            t.asked("B", "ask-instant")
            t.B.plays("4th/198", on="1st/188")
            t.on("4th/198", "1st/188")
            t.zone("1st/188", "battle")
            t.total("1st/188", 13)
        else:
            t.zone("1st/188", "discard")
            t.zone("1st/60", "pool")
            t.A.stops()
        t.settled("A")


@table_test(rules=["deck.avatar.coexistence"])
def test_avatars_that_exclude_nobody_stand_side_by_side(t: Table) -> None:
    with given("UD/64"), given("PO/39"):
        t.seat("A", formation={"A": "1st/6"}, hand=["UD/64", "PO/39"])
        t.seat("B", formation={"A": "1st/115"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("UD/64")
        t.A.plays("PO/39")
        t.zone("UD/64", "pool")
        t.zone("PO/39", "pool")
        t.settled("A")

"""Words that events brought along: lying face down, rebuilding, wandering, rearranging, traps, lost draws."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.engine.ability import Always, Answer, Play, Target, Use
from sixrealms.language import (
    ALLY,
    ANY,
    ATTACKER,
    CHAMPION,
    EACH,
    EVERYONE,
    FALLS_TO_VICTOR,
    FOR_THIS_TURN,
    IN_COMBAT,
    IN_POOL,
    OPPOSING,
    RAZED,
    REALM,
    SELF,
    TARGET,
    YOU,
    Avert,
    Called,
    Cancel,
    Draw,
    Fixed,
    ForEach,
    Has,
    Immune,
    Is,
    Lasting,
    LiesFaceDown,
    NameCard,
    Raze,
    Regardless,
    SwitchSide,
    TakesAlliesAlong,
    The,
    Wanders,
    discard,
    every,
    gains,
    kill,
    one,
    seq,
)
from sixrealms.powers.arrangement import Arrange
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whereabouts import Of
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, table_test

EVENT, HERO = "1st/91", "1st/266"
REALM_A, REALM_B = {"A": "Draj"}, {"A": "DL/8"}


@table_test(rules=["pool.not-while-fighting"])
def test_who_lies_face_down_sleeps_and_wakes(t: Table) -> None:
    down = Play(Lasting(LiesFaceDown(TARGET), FOR_THIS_TURN), targets=(Target("target", one(CHAMPION & IN_POOL)),))
    with given(EVENT, down), given("1st/41", Always(gains(Is(SELF), 2))):
        t.seat("A", formation=REALM_A, pool=["1st/41", "Azhul"], hand=[EVENT])
        t.seat("B", formation=REALM_B)
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.level("1st/41", 8)
        t.A.plays(EVENT)
        t.A.chooses("1st/41")
        t.level("1st/41", 6)
        t.A.cannot("attack", "DL/8", "1st/41", because="turned-down")
        t.A.passes(2)
        t.turn_of("B")
        t.level("1st/41", 8)
        t.changed(EVENT)
        t.settled("B")


@table_test(rules=["rebuild.cost"])
def test_a_ban_on_rebuilding_may_be_for_some(t: Table) -> None:
    with given("1st/266", Always(CannotPlay(YOU, REALM, rebuilding=True))):
        t.seat("A", formation={"A": "Draj (razed)", "B": "Thay"}, pool=["1st/266"], hand=[3])
        t.seat("B", formation={"A": "DL/8 (razed)", "B": "Nyrond"}, hand=[3])
        t.begin(active="A", phase=2, windows="pass", unenforced=True)
        t.A.cannot("rebuild", "Draj", because="no-rebuilding")
        t.A.passes(4)
        t.B.passes()
        t.B.can("rebuild", "DL/8")
        drew(t, "B", 6)
        t.settled("B")


@table_test(rules=["raze.face-down"])
def test_what_wanders_needs_no_pool_to_move_on(t: Table) -> None:
    wanders = Wanders(TARGET, Raze(The(TARGET)), REALM & ~RAZED)
    with given(EVENT, Play(wanders, targets=(Target("target", one(REALM & ~RAZED)),))):
        t.seat("A", formation=REALM_A, hand=[EVENT])
        t.seat("B", formation=REALM_B, pool=["Borys"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(EVENT)
        t.A.chooses("Draj")
        t.razed("Draj")
        t.asked("B", "ask-may")
        t.B.says("yes")
        t.zone("Borys", "discard")
        t.standing("DL/8")
        t.changed(EVENT)
        t.settled("A")


@table_test(rules=["formation.protection"])
def test_a_formation_of_one_realm_is_not_asked_about(t: Table) -> None:
    with given(EVENT, Play(ForEach(EVERYONE, Arrange(every(REALM & Of(EACH)))))):
        t.seat("A", formation=REALM_A, hand=[EVENT])
        t.seat("B", formation={"A": "DL/8", "B": "Nyrond", "C": "Vaasa"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(EVENT)
        t.A.chooses("Vaasa")
        t.A.chooses("Nyrond")
        names = [t.state.name(c) for c in t.state.formation(t.sitting.objects.seat("B")) if c >= 0]
        t.expect(names == ["Vaasa", "Nyrond", "Cristyne"], "in the order chosen")
        t.changed(EVENT, "DL/8", "Nyrond", "Vaasa")
        t.settled("A")


@table_test(rules=["battle.end.no-defence"])
def test_a_realm_falls_to_a_victor_by_battle_only(t: Table) -> None:
    trap = Answer(seq(Avert(), kill(ATTACKER)), to=REALM, only=FALLS_TO_VICTOR, ways=("loss",))
    with given("1st/92", trap), given(EVENT, Play(Raze(every(REALM & ~RAZED)))):
        t.seat("A", formation=REALM_A, pool=["Azhul"], hand=[EVENT])
        t.seat("B", formation={"A": "DL/8", "B": "Nyrond"}, hand=["1st/92"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Azhul")
        t.A.passes()
        t.B.declines()
        t.B.answers("1st/92", by="DL/8")
        t.zone("Azhul", "discard")
        t.A.plays(EVENT)
        for realm in ("Draj", "DL/8", "Nyrond"):
            t.razed(realm)
        t.changed("1st/92", EVENT, "A:filler#1")
        t.settled("A", "ask-spoils")


@table_test(rules=["gloss.hand"])
def test_what_is_drawn_openly_may_be_lost_at_once(t: Table) -> None:
    with given(EVENT, Play(Draw(Fixed(3), losing=CHAMPION))):
        t.seat("A", formation=REALM_A, hand=[EVENT], draw=["Azhul", "Gith", "Neeva", "Borys"])
        t.seat("B", formation=REALM_B)
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(EVENT)
        t.contents("A", "hand", ["Gith"])
        t.zone("Azhul", "discard")
        t.zone("Neeva", "discard")
        t.expect(t.state.seen[t.card("Gith")] & 0b11 == 0b11, "everybody has seen it")
        t.changed(EVENT)
        t.settled("A")


@pytest.mark.parametrize("across", [True, False])
@table_test(rules=["discard.to-owner"])
def test_an_ally_goes_across_or_to_the_players_own_side(t: Table, across: bool) -> None:
    with given(EVENT, Play(SwitchSide(TARGET, across), targets=(Target("target", one(ALLY & IN_COMBAT)),))):
        meet(t, "Azhul + Gith", "Borys + War Party", [EVENT])
        t.A.plays(EVENT)
        t.A.chooses("Gith")
        t.on("Gith", "Borys" if across else "Azhul")
        goes_on(t, EVENT)


@table_test(rules=["move.flyer.any-realm"])
def test_designations_are_swapped_after_all_else_has_been_counted(t: Table) -> None:
    with given(EVENT, Play(Lasting(Has(CHAMPION, swaps=("Flyer",)), FOR_THIS_TURN))):
        t.seat("A", formation=REALM_A, pool=["Azhul", "Neeva"], hand=[EVENT, "Griffon"])
        t.seat("B", formation=REALM_B)
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(EVENT)
        t.kind("Azhul", "Flyer")
        t.not_kind("Neeva", "Flyer")
        t.A.plays("Griffon", on="Azhul")
        t.not_kind("Azhul", "Flyer")
        t.changed(EVENT)
        t.settled("A")


@pytest.mark.parametrize("powers_only", [True, False])
@table_test(rules=["immunity.level-bonus-lost"])
def test_immunity_may_be_to_powers_alone(t: Table, powers_only: bool) -> None:
    shelter = Always(Immune(Is(SELF), ANY, powers_only=powers_only))
    with given("1st/305", shelter), given("1st/104", Always(gains(OPPOSING & CHAMPION, -1))):
        meet(t, "Azhul + 1st/104", "1st/305")
        t.level("1st/305", 9)
        t.total("Azhul", 4 + 2 if powers_only else 4)
        goes_on(t)


@table_test(rules=["gloss.cancel.event"])
def test_an_effect_may_be_firm_against_one_card_only(t: Table) -> None:
    event = Play(Regardless(discard(every(CHAMPION)), ("cancel",), "Fortunate Omens"))
    with given(EVENT, event), given("1st/92", Answer(Cancel(), to=ANY)), given("1st/100", Answer(Cancel(), to=ANY)):
        t.seat("A", formation=REALM_A, hand=[EVENT])
        t.seat("B", formation=REALM_B, pool=["Borys"], hand=["1st/92", "1st/100"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays(EVENT)
        t.B.cannot("answer", "1st/92", because="cannot-be-answered-so")
        t.B.answers("1st/100")
        t.zone("Borys", "pool")
        t.changed(EVENT, "1st/100")
        t.settled("A", "ask-phase-3")


@table_test(rules=["gloss.hand"])
def test_a_type_is_named_out_of_all_types(t: Table) -> None:
    with given(HERO, Use(seq(NameCard(type=True), discard(every(Called(type=True)))))):
        t.seat("A", formation=REALM_A, pool=[HERO, "Sadira"])
        t.seat("B", formation=REALM_B, pool=["Mordenkainen", "Neeva"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.uses(HERO)
        pending = t.state.pending
        assert pending is not None
        names = [option.text for option in pending.options]
        t.expect(set(names) == {p.type for p in catalogue.all_printings()} - {"dungeon"}, "all types are offered")
        t.A.names("wizard")
        t.zone("Sadira", "discard")
        t.zone("Mordenkainen", "discard")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("champion", ["Neeva", "1st/176"])
@table_test(rules=["move.allies.protected"])
def test_one_champion_alone_may_take_allies_along(t: Table, champion: str) -> None:
    with given("1st/259", Always(TakesAlliesAlong(SELF))), given("1st/176"):
        t.seat("A", formation=REALM_A, pool=["1st/259", "1st/176"], hand=["Gith"])
        t.seat("B", formation={"A": "DL/8", "B": "Nyrond"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True, edition="1st")
        t.A.attacks("Nyrond", with_=champion)
        t.B.defends("Borys")
        if champion == "Neeva":
            t.A.can("play", "Gith", champion)
        else:
            t.A.cannot("play", "Gith", champion, because="move.allies.protected")
        t.settled("A", "ask-combat")

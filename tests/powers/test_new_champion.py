"""Champions called back from a round: who may come for them, and who is not called back."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play, Use
from sixrealms.powers.card_questions import ALLY, ANY, CHAMPION, Is, Named
from sixrealms.powers.immunity import Immune
from sixrealms.powers.new_champion import NewChampion
from sixrealms.powers.refs import OPPONENT, SELF, The
from sixrealms.powers.sacrifice import Sacrifice
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import IN_COMBAT
from sixrealms.realise.power import said
from tests.made_up import given
from tests.table_talk import Table, table_test

CALLS_BACK = Use(NewChampion(every(CHAMPION & IN_COMBAT), keeps=ALLY, or_loses=True), at=("combat",), zone="battle")
THEIRS = Use(NewChampion(The(OPPONENT)), at=("combat",), zone="battle")
DEAR = Play(cost=Sacrifice(one(Named("Nobody")), 1))


def _meet(t: Table, hand: list[str], their_pool: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Neeva"], hand=hand)
    t.seat("B", formation={"A": "Sembia"}, pool=["Mul Savage", *their_pool])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Sembia", with_="Azhul")
    t.B.defends("Mul Savage")


@table_test(rules=["avatar.conditions-each-time"])
def test_who_costs_something_to_bring_in_does_not_come(t: Table) -> None:
    with given("1st/266", CALLS_BACK), given("1st/60", DEAR):
        _meet(t, ["1st/60", "1st/62"], ["1st/268"])
        t.A.uses("Azhul")
        t.offered("Neeva", "1st/62")
        t.A.chooses("1st/62")
        t.B.chooses("1st/268")
        t.changed("Azhul", "Mul Savage", "1st/62", "1st/268")
        t.settled("B", "ask-combat")


@table_test(rules=["immunity.always-active"])
def test_who_is_immune_stays(t: Table) -> None:
    with given("1st/266", CALLS_BACK), given("1st/284", Always(Immune(Is(SELF), ANY))):
        _meet(t, [], ["1st/268"])
        t.A.uses("Azhul")
        t.A.chooses("Neeva")
        t.zone("Mul Savage", "battle")
        t.zone("Neeva", "battle")
        t.changed("Azhul")
        t.settled("B", "ask-combat")


@table_test(rules=["spell.target-required"])
def test_without_anybody_who_could_come_it_is_impossible(t: Table) -> None:
    with given("1st/266", THEIRS):
        _meet(t, [], [])
        t.A.cannot("use", "Azhul", because="no-effect")
        t.settled("A", "ask-combat")


@table_test(rules=["combat.one-round-per-champion"])
def test_it_may_be_anothers_champion_and_that_player_chooses(t: Table) -> None:
    with given("1st/266", THEIRS):
        _meet(t, [], ["1st/268", "1st/265"])
        t.A.uses("Azhul")
        t.asked("B", "ask-choose")
        t.offered("1st/268", "1st/265")
        t.B.chooses("1st/268")
        t.zone("Mul Savage", "pool")
        t.settled("B", "ask-combat")


def test_the_texts_say_what_is_meant() -> None:
    assert "a player who sends nobody loses the battle" in said(CALLS_BACK, "en")
    assert "are discarded, except an ally;" in said(CALLS_BACK, "en")
    assert "quem não apresenta ninguém perde a batalha" in said(CALLS_BACK, "pt-BR")
    assert said(NewChampion(The(OPPONENT), keeps=ANY, from_hand=False, again=True), "en") == (
        "the opposing champion returns to its pool, and its player sends forward another champion from the pool, "
        "even one that has fought in this battle; the allies, spells and the like already played stay"
    )

"""What is remembered between two changes of the state, and what a question may leave out."""

from __future__ import annotations

from random import Random

from sixrealms import table
from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.board import blanked, board, filed, holding_true
from sixrealms.engine.by_place import supposing
from sixrealms.engine.power import Context
from sixrealms.engine.run import advance
from sixrealms.engine.state import Battle, State
from sixrealms.engine.statics import Immunity
from sixrealms.engine.traits import card_type
from sixrealms.language import EVENT, OPPONENT, SELF, WIZARD, YOU, Exists, Has, Immune, Is, Named, PowerLost, TurnOf
from sixrealms.powers.card_questions import ALLY, CHAMPION, REALM
from sixrealms.powers.sets import every, in_hand
from tests.made_up import given
from tests.random_games import setup_of
from tests.table_talk import Table, table_test


def _position(decisions: int) -> State:
    state = table.start(setup_of("tournament", ("A-1", "B-1", "C-1"), 3))
    chance = Random(3)
    for _ in range(decisions):
        assert state.pending is not None
        advance(state, chance.choice(state.pending.options))
    return state


def test_taking_away_a_note_that_is_not_there_keeps_what_is_remembered() -> None:
    state = _position(40)
    state.cache["remembered"] = 1

    atoms.mark(state, "turn-end:nothing", 0)

    assert state.cache["remembered"] == 1


def test_taking_away_a_note_forgets_what_may_hang_on_it() -> None:
    state = _position(40)
    atoms.mark(state, "turn-end:something")
    state.cache["remembered"] = 1

    atoms.mark(state, "turn-end:something", 0)

    assert "remembered" not in state.cache
    assert "turn-end:something" not in state.marks


def test_cards_of_a_pile_pass_together_as_one_by_one() -> None:
    passed = 0
    for decisions in (40, 60, 80):
        state = _position(decisions)
        for test in (REALM, CHAMPION, CHAMPION & ~WIZARD, ALLY | EVENT):
            for seat, zone in ((0, z.DISCARD), (1, z.DISCARD), (2, z.HAND), (0, z.DRAW)):
                x, cards = Context(-1, seat), state.listed(seat, zone)
                found = list(test.passing_in_pile(state, cards, x))
                passed += len(found)
                assert found == [card for card in cards if test.holds(state, card, x)]
    assert passed > 20


def test_cards_one_by_one_are_the_cards_of_the_set() -> None:
    state = _position(60)
    x = Context(-1, 0)
    for cards in (every(REALM), every(CHAMPION), every(ALLY), in_hand(CHAMPION)):
        assert list(cards.each(state, x)) == cards.find(state, x)
        assert cards.exist(state, x) == bool(cards.find(state, x))
    assert every(REALM).exist(state, x)


@table_test(rules=["copy.exact-text"])
def test_what_copies_by_place_alone_is_settled_until_cards_lie_differently(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"])
    t.seat("B", formation={"A": "The Sea Barons", "B": "The Great Kingdom + Fortification"})
    t.begin(active="A", phase=3, windows="pass")
    state = t.now().state.copy()
    atoms.touch(state)  # whatever has been asked before
    barons = t.card("The Sea Barons")
    settled = board(state)
    atoms.stir(state)
    assert board(state) is settled
    assert any(x.source == barons for _, x, _ in settled.statics["immune"])

    atoms.move(state, t.card("Fortification"), z.DISCARD)
    assert not any(x.source == barons for _, x, _ in board(state).statics.get("immune", ()))
    t.settled("A")


@table_test(rules=["gloss.negate"])
def test_a_board_on_which_nothing_can_be_lost_is_settled_until_cards_lie_differently(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Alicia"])
    t.seat("B", formation={"A": "Avanil"}, pool=["T'kkyl"])
    t.begin(active="A", phase=3, windows="pass")
    state = t.now().state.copy()
    assert "blank" in filed(state).statics
    assert filed(state).steady  # what she takes powers from must oppose her in a round
    t.settled("A")


@table_test(rules=["gloss.negate"])
def test_what_is_lost_again_makes_the_board_it_made_before(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Young Strahd"])
    t.seat("B", formation={"A": "Avanil"}, pool=["Pearl"])
    t.begin(active="A", phase=3, windows="pass")
    state = t.now().state.copy()
    before = board(state)
    other = state.copy()  # it shares what has been filed and remembered

    atoms.stir(state)
    assert board(state) is before
    assert board(state).lost == {t.card("Pearl")}
    assert board(other) is before

    atoms.move(state, t.card("Young Strahd"), z.DISCARD)
    assert board(state).lost == frozenset()
    assert board(other).lost == {t.card("Pearl")}
    t.settled("A")


@table_test(rules=["gloss.negate"])
def test_what_is_lost_by_place_is_settled_until_cards_lie_differently(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Young Strahd"])
    t.seat("B", formation={"A": "Avanil"}, pool=["Pearl"])
    t.begin(active="A", phase=3, windows="pass")
    state = t.now().state.copy()
    atoms.touch(state)  # whatever has been asked before
    assert not filed(state).steady  # whom he takes it from has not been asked yet
    assert blanked(state, t.card("Pearl"))
    assert filed(state).steady

    atoms.stir(state)
    assert blanked(state, t.card("Pearl"))
    atoms.move(state, t.card("Young Strahd"), z.DISCARD)
    assert not blanked(state, t.card("Pearl"))
    t.settled("A")


@table_test(rules=["gloss.negate"])
def test_another_battle_is_supposed_without_what_was_settled(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Young Strahd"])
    t.seat("B", formation={"A": "Avanil"}, pool=["Pearl"])
    t.begin(active="A", phase=3, windows="pass")
    state = t.now().state.copy()
    pearl, realm = t.card("Pearl"), t.card("Avanil")
    assert blanked(state, pearl)
    assert card_type(state, realm) == "realm"
    settled = state.filed

    def find() -> list[bool]:
        assert state.filed is not settled
        assert not filed(state).steady
        assert not filed(state).types
        return [blanked(state, pearl)]

    assert supposing(state, Battle(0, 1, realm, pearl, realm), find) == [True]
    assert state.filed is settled
    assert state.battle is None
    t.settled("A")


@table_test(rules=["gloss.negate"])
def test_in_a_supposed_battle_it_is_found_anew_whose_power_may_be_lost(t: Table) -> None:
    with given("1st/61", Always(PowerLost(Is(OPPONENT)))):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/61"])
        t.seat("B", formation={"A": "Avanil"}, pool=["Pearl"])
        t.begin(active="A", phase=3, windows="pass")
    state = t.now().state.copy()
    pearl, realm = t.card("Pearl"), t.card("Avanil")
    assert not blanked(state, pearl)
    assert not filed(state).threats  # there is nobody it could point at

    battle = Battle(0, 1, realm, t.card("1st/61"), pearl)
    assert supposing(state, battle, lambda: [blanked(state, pearl)]) == [True]
    assert not blanked(state, pearl)
    t.settled("A")


@table_test(rules=["power.condition-mandatory"], rotate="the battle is laid by seat")
def test_a_condition_by_place_is_asked_once_until_cards_lie_differently(t: Table) -> None:
    met = Exists(every(Named("T'kkyl")))
    with given("1st/21", Always(Immune(Is(SELF), EVENT), when=met), Always(Immune(Is(SELF), EVENT), when=TurnOf(YOU))):
        t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"])
        t.seat("B", formation={"A": "1st/21"})
        t.begin(active="A", phase=3, windows="pass")
    state = t.now().state.copy()
    atoms.touch(state)
    realm = t.card("1st/21")
    atoms.set_battle(state, Battle(0, 1, realm))
    assert [x.source for _, x, _ in holding_true(state, Immunity)] == [realm]
    asked = [ability for _, _, ability in filed(state).statics["immune"] if ability is not None]
    assert [filed(state).met[ability.key, Context(realm, 1, realm)] for ability in asked] == [True, None]

    state.active = 1
    atoms.stir(state)
    assert len(holding_true(state, Immunity)) == 2
    atoms.move(state, t.card("T'kkyl"), z.DISCARD)
    assert [ability and ability.when for _, _, ability in holding_true(state, Immunity)] == [TurnOf(YOU)]
    t.settled("A")


@table_test(rules=["card.icon.type"])
def test_nothing_is_remembered_while_a_type_is_being_found_out(t: Table) -> None:
    hero = Always(Has(Is(SELF), type="hero", only=True), when=Exists(every(WIZARD)), anywhere=True)
    wizards = Always(Has(Named("T'kkyl"), type="wizard"), when=Exists(every(Named("T'kkyl"))), anywhere=True)
    with given("1st/21", hero), given("1st/1", wizards):
        t.seat("A", formation={"A": "1st/1"}, pool=["T'kkyl"])
        t.seat("B", formation={"A": "1st/21"})
        t.begin(active="A", phase=3, windows="pass")
    state = t.now().state.copy()
    atoms.touch(state)
    assert card_type(state, t.card("1st/21")) == "hero"
    assert not filed(state).met  # whether T'kkyl counts as a wizard has been asked on the way
    assert WIZARD.holds(state, t.card("T'kkyl"), Context(-1, 0))
    assert filed(state).met
    t.settled("A")


@table_test(rules=["gloss.negate", "card.icon.type"])
def test_a_type_that_comes_of_a_lost_power_is_kept_no_longer_than_that_loss(t: Table) -> None:
    """Flash Flood takes the power of items of champions, also of the item that made its bearer a champion. That
    the bearer is none then does not give the power back when the board is looked at again.
    """
    t.seat("A", formation={"A": "Sembia"}, pool=["Elven Archer + Magical Champion"])
    t.seat("B", formation={"A": "Avanil"}, hand=["Flash Flood"])
    t.begin(active="B", phase=3, windows="pass")
    t.B.plays("Flash Flood")
    state = t.now().state.copy()
    atoms.touch(state)
    seen = []
    for _ in range(3):
        atoms.stir(state)
        seen.append((blanked(state, t.card("Magical Champion")), card_type(state, t.card("Elven Archer"))))
    assert seen == [(True, "ally")] * 3
    t.settled("B")

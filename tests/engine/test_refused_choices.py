"""What `explain` says about choices that are not offered, about whole cards, and about nonsense."""

from __future__ import annotations

from random import Random

import pytest

from sixrealms import IllegalAction, apply, explain, new_game
from sixrealms.engine.ability import Play
from sixrealms.engine.action import Action
from sixrealms.engine.reason import Reason
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.powers.card_questions import CHAMPION
from sixrealms.powers.control_flow import Choose
from sixrealms.powers.moves import discard
from sixrealms.powers.players import OPPONENTS
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import Of
from tests.cards.first.spell_duel import duel
from tests.made_up import given
from tests.table_talk import Table, table_test

REALM_A, REALM_B = {"A": "Nibenay"}, {"A": "Sembia"}


def _card(s: State, name: str) -> int:
    (found,) = (card for card in range(len(s.zone)) if s.name(card) == name)
    return found


def _against(s: State, name: str) -> list[tuple[str, str, str]]:
    """Rule, message and causing card of every reason against choosing this card."""
    assert s.pending is not None
    reasons = explain(s, s.pending.player, Action("choose", _card(s, name)))
    return [(why.rule, why.message, s.name(why.card) if why.card >= 0 else "") for why in reasons]


@table_test(rules=["general.touch.retarget", "immunity.always-active", "card.power.definition"])
def test_a_choice_that_is_not_offered_has_its_reason_and_its_card(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Geas"])
    t.seat("B", formation=REALM_B, pool=["Shandrill", "Neeva", "Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays("Geas", by="Sadira")
    t.asked("A", "ask-target")
    assert _against(t.state, "Neeva") == []
    assert _against(t.state, "Shandrill") == [("immunity.always-active", "immune", "Shandrill")]
    assert _against(t.state, "Sembia") == [("card.power.definition", "not-meant", "Geas")]
    t.settled("A", "ask-target")


@table_test(rules=["calm.others-affected"])
def test_the_cards_of_who_has_calmed_an_event_are_kept_out_of_its_choices_by_that(t: Table) -> None:
    strikes = Play(Choose(one(CHAMPION & Of(OPPONENTS)), then=discard(The(TARGET))), at=("any",))
    with given("1st/312", strikes):
        t.seat("A", formation=REALM_A, hand=["1st/312"])
        t.seat("B", formation=REALM_B, pool=["Neeva"], hand=["Calm"])
        t.seat("C", formation={"A": "Gulg"}, pool=["Azhul", "Griffin"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/312")
        t.B.answers("Calm")
        t.offered("Azhul", "Griffin")
        assert [why[:2] for why in _against(t.state, "Neeva")] == [("calm.others-affected", "exempt")]
        assert _against(t.state, "Azhul") == []
        t.A.chooses("Azhul")
        t.zone("Azhul", "discard")
        t.changed("1st/312", "Calm")
        t.settled("A", "ask-phase-3")


@table_test(rules=["card.power.definition"])
def test_what_was_chosen_and_what_is_beyond_the_limit(t: Table) -> None:
    duel(t, "Sysania", "Herminard + War Band + Zadoc + Gith + War Party + Kank Lancers", ["Flame Strike"])
    t.A.plays("Flame Strike")
    assert _against(t.state, "Herminard") == [("card.power.definition", "not-meant", "Flame Strike")]
    t.A.chooses("War Band")
    assert _against(t.state, "War Band") == [("card.power.definition", "chosen-already", "War Band")]
    assert _against(t.state, "Kank Lancers") == [("card.power.definition", "too-strong", "Flame Strike")]
    assert _against(t.state, "Zadoc") == []
    t.A.done()
    t.zone("War Band", "discard")
    t.settled("A", "ask-combat")


def test_of_a_card_everything_one_could_want_is_told() -> None:
    s = new_game(["A-1", "B-1"], seed=7)
    assert s.pending is not None
    me = s.pending.player
    for card in s.hand(me):
        tried = explain(s, me, card)
        assert tried
        for action, reasons in tried:
            assert reasons == explain(s, me, action)
            assert bool(reasons) != (action in s.pending.options)


@pytest.mark.rule("gloss.hand")
def test_about_a_card_one_cannot_know_one_learns_that_it_is_hidden_and_nothing_else() -> None:
    s = new_game(["A-1", "B-1"], seed=7)
    assert s.pending is not None
    me = s.pending.player
    hidden = s.hand(1 - me)
    verbs = ("use", "attack", "defend", "rebuild", "answer", "choose")

    assert [explain(s, me, card) for card in hidden] == [[]] * len(hidden)
    told = {tuple(explain(s, me, Action(verb, card, 0, 0))) for verb in verbs for card in hidden}
    assert told == {(Reason("gloss.hand", "hidden-card"),)}
    assert {why.message for card in hidden for why in explain(s, me, Action("play", card))} == {"not-in-hand"}


def test_nonsense_is_refused_with_a_reason_and_never_breaks() -> None:
    s = new_game(["A-1", "B-1", "C-1"], seed=3)
    chance = Random(3)
    verbs = ("play", "use", "answer", "attack", "defend", "rebuild", "choose", "seat", "mode", "name", "mulligan", "no")
    while s.pending is not None:
        for verb in chance.sample(verbs, 3):
            card, other, number = (chance.choice([-7, -1, 0, 1, 20, 99, 9999]) for _ in range(3))
            action = Action(verb, card, other, number)
            for player in range(s.n):
                offered = player == s.pending.player and action in s.pending.options
                assert bool(explain(s, player, action)) != offered
        advance(s, chance.choice(s.pending.options))


def test_who_and_what_is_not_in_the_game_cannot_be_asked_about() -> None:
    s = new_game(["A-1", "B-1"], seed=7)

    with pytest.raises(ValueError, match="seats are 0 to 1"):
        explain(s, 2, Action("pass"))
    with pytest.raises(ValueError, match="there is no card 9999"):
        explain(s, 0, 9999)
    with pytest.raises(IllegalAction, match="not-an-option"):
        apply(s, Action("play", 9999))


@table_test(rules=["calm.others-affected", "gloss.player-target"], edition="1st")
def test_a_card_tells_what_it_can_answer_and_why_it_cannot(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage", "Dagrande"], hand=["Calm", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror", "Griffin"], hand=["Treasure", "Calm"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.passes()
    t.B.defends("Winged Horror")
    t.B.plays("Treasure")
    s = t.state
    assert s.pending is not None
    assert s.pending.about == "ask-answer"
    offered = {action for action in s.pending.options if action.verb == "answer"}
    (held,) = {action.card for action in offered}
    tried = dict(explain(s, s.pending.player, held))
    assert {action for action, reasons in tried.items() if not reasons} == offered
    other = t.card("B:Calm")
    his = [(action.verb, [why.message for why in reasons]) for action, reasons in explain(s, s.ctrl[other], other)]
    assert ("answer", ["not-your-decision"]) in his
    t.A.answers("A:Calm")
    t.changed("Winged Horror", "Griffin", "Treasure", "A:Calm")
    t.settled("A", "ask-next-attacker")

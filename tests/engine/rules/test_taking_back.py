"""An attack sent unknowingly into an instant defeat is taken back by whoever sent it, and nobody has to agree."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play
from sixrealms.engine.view import view
from sixrealms.powers.card_questions import CHAMPION
from sixrealms.powers.players import YOU
from sixrealms.powers.sacrifice import Sacrifice
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import IN_POOL, Of
from tests.made_up import given
from tests.table_talk import Table, table_test

RULES = ["protocol.take-back-attack", "general.touch.takeback-instant"]
RULESETS = ["tournament", "fourth-edition", "tournament-110"]


def _before_colleen(t: Table, **colleen: list[str]) -> None:
    """A may send a monster or a hero; B's Lovely Colleen defeats monsters at once."""
    t.seat("A", formation={"A": "Thay"}, pool=["Mul Savage", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, draw=[], **(colleen or {"pool": ["Lovely Colleen"]}))


@pytest.mark.parametrize("ruleset", RULESETS)
@table_test(rules=[*RULES, "protocol.no-touch-rule", "turn.phase4.one-realm"])
def test_once_the_defeat_is_seen_the_attack_is_taken_back(t: Table, ruleset: str) -> None:
    """The monster is at home and unused, the attack of the turn too: it may even be sent again, knowingly."""
    _before_colleen(t)
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=110 if "110" in ruleset else 55)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Lovely Colleen")
    t.asked("A", "ask-take-back")
    t.A.says("yes")
    t.zone("Mul Savage", "pool")
    t.zone("Lovely Colleen", "pool")
    t.standing("Nyrond")
    t.expect(t.state.battle is None, "there was no battle")
    t.A.can("attack", "Nyrond", "Azhul")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Lovely Colleen")
    t.zone("Mul Savage", "discard")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", RULESETS)
@table_test(rules=RULES)
def test_whoever_goes_on_is_defeated(t: Table, ruleset: str) -> None:
    _before_colleen(t)
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=110 if "110" in ruleset else 55)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Lovely Colleen")
    t.A.says("no")
    t.zone("Mul Savage", "discard")
    t.zone("Lovely Colleen", "pool")
    t.settled("A", "ask-phase-4")


@table_test(rules=RULES)
def test_what_came_out_of_a_hand_could_not_be_known(t: Table) -> None:
    _before_colleen(t, hand=["Lovely Colleen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Lovely Colleen")
    t.zone("Mul Savage", "discard")
    t.zone("Lovely Colleen", "pool")
    t.settled("A", "ask-phase-4")


@table_test(rules=RULES)
def test_an_attack_that_is_merely_lost_is_not_taken_back(t: Table) -> None:
    _before_colleen(t)
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Lovely Colleen")
    t.expect(t.state.battle is not None, "they fight")
    t.settled("A", "ask-combat")


@table_test(rules=RULES)
def test_a_defender_takes_nothing_back(t: Table) -> None:
    """The one who is struck chose to defend: the rule speaks of attacks."""
    t.seat("A", formation={"A": "Thay"}, pool=["Lovely Colleen"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Lovely Colleen")
    t.B.defends("Mul Savage")
    t.zone("Mul Savage", "discard")
    t.settled("A", "ask-next-attacker")


@table_test(rules=RULES)
def test_a_champion_of_the_hand_goes_back_to_the_hand(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, hand=["Mul Savage"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Lovely Colleen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Lovely Colleen")
    t.A.says("yes")
    t.zone("Mul Savage", "hand")
    t.A.can("attack", "Nyrond", "Mul Savage")
    t.settled("A", "ask-phase-4")


@table_test(rules=[*RULES, "option.multiple-attack.continue"])
def test_in_a_later_round_the_attacker_chooses_anew(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, pool=["Neeva", "Mul Savage", "Griffin"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Lovely Colleen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Lovely Colleen")
    t.A.says("yes")
    t.zone("Mul Savage", "pool")
    t.zone("Lovely Colleen", "pool")
    t.zone("Neeva", "pool")
    t.zone("Azhul", "discard")
    t.offered("Mul Savage", "Griffin")
    t.settled("A", "ask-next-attacker")


@table_test(rules=[*RULES, "avatar.conditions-each-time"])
def test_what_was_paid_for_an_attack_that_is_taken_back_serves_once_more_in_this_turn(t: Table) -> None:
    """The savage asks for a champion, by a made-up power. Azhul stays given up; the savage may attack again without
    another, but does not defend in the next turn.
    """
    with given("1st/284", Play(cost=Sacrifice(one(CHAMPION & IN_POOL & Of(YOU)), 1))):
        t.seat("A", formation={"A": "Thay"}, pool=["Azhul"], hand=["Mul Savage"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Lovely Colleen", "Neeva"], draw=[])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.zone("Azhul", "discard")
        t.B.defends("Lovely Colleen")
        t.A.says("yes")
        t.zone("Mul Savage", "hand")
        t.A.can("attack", "Nyrond", "Mul Savage")
        t.A.passes(2)
        t.turn_of("B")
        t.B.passes(3)
        t.B.attacks("Thay", with_="Neeva")
        t.A.cannot("defend", "Mul Savage", because="cost-not-payable")
        t.zone("Neeva", "battle")
        t.settled("A", "ask-defend")


@table_test(rules=[*RULES, "avatar.conditions-each-time"])
def test_sent_again_it_is_not_paid_for_again(t: Table) -> None:
    with given("1st/284", Play(cost=Sacrifice(one(CHAMPION & IN_POOL & Of(YOU)), 1))):
        t.seat("A", formation={"A": "Thay"}, pool=["Azhul", "Griffin"], hand=["Mul Savage"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Lovely Colleen"], draw=[])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.A.chooses("Azhul")
        t.B.defends("Lovely Colleen")
        t.A.says("yes")
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.B.declines()
        t.razed("Nyrond")
        t.zone("Azhul", "discard")
        t.zone("Griffin", "pool")
        t.zone("Mul Savage", "pool")
        t.settled("A", "ask-phase-4")


@table_test(rules=RULES)
def test_everybody_goes_on_knowing_what_has_been_shown(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"}, hand=["Mul Savage", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Lovely Colleen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Lovely Colleen")
    t.A.says("yes")
    t.zone("Mul Savage", "hand")
    known = {seen.id for seen in view(t.state, 1 - t.state.active).known_piles if seen.zone == "hand"}
    t.expect(known == {t.card("Mul Savage")}, "B knows the champion that was sent, and nothing else of the hand")
    t.settled("A", "ask-phase-4")

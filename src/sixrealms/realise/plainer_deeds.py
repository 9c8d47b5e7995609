"""What is done told as what it comes to: who must attack, who faces whom, what happens before what follows from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from sixrealms.engine.power import Effect, Node, Saying
from sixrealms.powers.battle_effects import LoseRound
from sixrealms.powers.card_questions import Is
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.control_flow import Choose, If
from sixrealms.powers.duties import HasShirked
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.players import YOU, ChosenPlayer, HavingCards
from sixrealms.powers.question import Both, Question
from sixrealms.powers.refs import ATTACKER, DEFENDER, Ref
from sixrealms.powers.sets import InPlay
from sixrealms.powers.whenever import Whenever
from sixrealms.powers.whereabouts import Of
from sixrealms.realise.said_anyway import tests_of
from sixrealms.realise.words import Words


@dataclass(frozen=True)
class MustAttack(Effect):
    """A champion has to attack in its owner's next turn; what happens otherwise."""

    who: Ref
    effect: Effect

    def saying(self) -> Saying:
        return Saying("must-attack-next", {"who": self.who, "effect": self.effect})


def must_attack(words: Words, effect: Node) -> Node:
    """What is watched for in phase 5 of its owner's next turn, told as what a champion must do before."""
    what = effect.what if isinstance(effect, Lasting) and effect.until.key == "owners-next-turn-ends" else None
    if not isinstance(what, Whenever) or not words.has("must-attack-next"):
        return effect
    asked = what.power.only
    if what.power.event != "phase-5" or not isinstance(asked, HasShirked) or not isinstance(asked.who, Ref):
        return effect
    assert isinstance(what.power.effect, Effect)
    return MustAttack(asked.who, what.power.effect)


@dataclass(frozen=True)
class Facing(Ref):
    """The champion that fights against another."""

    ref: Ref

    def saying(self) -> Saying:
        return Saying("facing", {"ref": self.ref})


def of_whoever_faces(words: Words, effect: Node) -> Node:
    """What befalls the defender if a card attacks and the attacker if it defends, told of whoever faces it."""
    if not isinstance(effect, If) or not isinstance(effect.otherwise, If) or not words.has("facing"):
        return effect
    other = effect.otherwise
    asked, again = effect.condition, other.condition
    if not isinstance(asked, RefIs) or not isinstance(asked.test, Is) or asked.ref != ATTACKER:
        return effect
    one = asked.test.ref
    if not isinstance(one, Ref):
        return effect
    if again != RefIs(DEFENDER, asked.test) or other.otherwise is not None:
        return effect
    first, second = effect.then, other.then
    if not isinstance(first, LoseRound) or first.who != DEFENDER or second != replace(first, who=ATTACKER):
        return effect
    return replace(first, who=Facing(one))


def card_of_somebody(before: Effect, one: Effect) -> Choose | None:
    """A player and then a card of that player, both of which you choose, as one choice: "a champion in another player's
    pool".
    """
    if not isinstance(before, Choose) or not isinstance(one, Choose) or before.players is None or before.then:
        return None
    if before.who is not YOU or one.who is not YOU or one.players is not None or not isinstance(one.among, InPlay):
        return None
    tests = cast("tuple[Question, ...]", tests_of(one.among.test))
    theirs = Of(ChosenPlayer(before.name))
    if theirs not in tests or one.count != 1:
        return None
    players = before.players
    if isinstance(players, HavingCards) and (
        players.what is None or all(test in tests for test in tests_of(players.what))
    ):
        players = players.who  # who has none of what is chosen has nothing to choose from
    whose = tuple(Of(players) if test == theirs else test for test in tests)
    return replace(one, among=InPlay(Both(whose), one.among.all))

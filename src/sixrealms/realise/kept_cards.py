"""Cards that go back where they were unless something is done with them, told as what it comes to: one of several is
kept and all others are discarded, one of the discard pile is played at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sixrealms.engine.power import Cards, Effect, Node, Saying, Who
from sixrealms.engine.zones import HAND
from sixrealms.powers.card_questions import Is
from sixrealms.powers.conditions import Exists, RefIs
from sixrealms.powers.control_flow import Choose, If, Seq
from sixrealms.powers.durations import WHILE_IN_PLAY
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.moves import Send, discard
from sixrealms.powers.play_now import PlayNow
from sixrealms.powers.possession import stays_after_round
from sixrealms.powers.question import Both, Not, Question
from sixrealms.powers.refs import AllChosen, Chosen, The
from sixrealms.powers.sets import InPlay
from sixrealms.powers.whereabouts import In
from sixrealms.realise.companion_cards import played_along
from sixrealms.realise.neighbours import joined_neighbours
from sixrealms.realise.pairs import with_pairs
from sixrealms.realise.words import Words


@dataclass(frozen=True)
class KeptOne(Effect):
    """Somebody keeps one of these cards, and the others are discarded; `known`: these have just been named."""

    who: Who
    among: Cards
    known: bool = False

    def saying(self) -> Saying:
        return Saying("keep-one-of-them" if self.known else "keep-one", {"who": self.who, "among": self.among})


@dataclass(frozen=True)
class KeptInPlay(Effect):
    """Somebody keeps one of these cards in play after the round; `may`: or none."""

    who: Who
    among: Cards
    may: bool

    def saying(self) -> Saying:
        return Saying("keep-in-play", {"who": self.who, "among": self.among, "may": self.may})


def _stays(choice: Choose) -> bool:
    """Whether one card is chosen only to stay in play after the round."""
    stays = Lasting(stays_after_round(Is(Chosen(choice.name))), WHILE_IN_PLAY)
    return isinstance(choice.among, Cards) and choice.count == 1 and choice.then == stays


def with_kept(words: Words, effects: Sequence[Effect]) -> list[Effect]:
    """The same effects, with a choice of what is spared and the loss of all others told as one."""
    effects = with_pairs(words, played_along(words, _from_discard_pile(effects)))
    if not words.has("keep-one"):
        return list(effects)
    return joined_neighbours(effects, _spared_of_several)


def _spared_of_several(before: Effect, one: Effect) -> KeptOne | None:
    return _kept(before, one) if isinstance(before, Choose) and before.then is None else None


def _from_discard_pile(effects: Sequence[Effect]) -> Sequence[Effect]:
    """A card taken into the hand, played at once and discarded again if it is still held: it is played at once."""
    if len(effects) != 3:
        return effects
    taken, played, back = effects
    if not isinstance(taken, Send) or not isinstance(taken.cards, The) or not isinstance(played, PlayNow):
        return effects
    name = getattr(taken.cards.ref, "name", "")
    held = RefIs(Chosen(name), In(frozenset({HAND})))
    whole = taken == Send(The(Chosen(name)), HAND) and played.cards == AllChosen(name)
    return [played] if whole and back == If(held, discard(The(Chosen(name)))) else effects


def kept_one(words: Words, effect: Node) -> Node:
    """The same effect, told as what is kept: a choice with what it leads to, or what hangs on how many there are."""
    if not words.has("keep-one"):
        return effect
    if isinstance(effect, Choose) and _stays(effect) and words.has("keep-in-play"):
        assert isinstance(effect.among, Cards)
        return KeptInPlay(effect.who, effect.among, effect.up_to)
    if isinstance(effect, Choose) and effect.then is not None:
        return _kept(replace(effect, then=None), effect.then) or effect
    if not isinstance(effect, If) or not isinstance(effect.condition, Exists) or effect.otherwise is not None:
        return effect
    steps = effect.then.effects if isinstance(effect.then, Seq) else (effect.then,)
    told = [kept_one(words, step) for step in steps]
    first, *rest = with_kept(words, [one for one in told if isinstance(one, Effect)])
    there = effect.condition.cards
    if not isinstance(first, KeptOne) or first.known or not isinstance(there, InPlay):
        return effect
    if replace(there, all=False) != first.among:
        return effect
    them = replace(first, known=True)
    return replace(effect, then=Seq((them, *rest)) if rest else them)


def _kept(choice: Choose, loss: Effect) -> KeptOne | None:
    """The choice of a card in play and the loss of all others like it."""
    cards = loss.cards if isinstance(loss, Send) and loss.saying().message == "send-discard" else None
    plain = replace(choice, who=choice.who) == Choose(choice.among, choice.name, who=choice.who)
    if not plain or not isinstance(cards, InPlay) or not isinstance(choice.among, InPlay) or not cards.all:
        return None
    others = Not(Is(Chosen(choice.name)))
    rest = tuple(test for test in _tests(cards.test) if test != others)
    if len(rest) == len(_tests(cards.test)) or set(rest) != set(_tests(choice.among.test)):
        return None
    return KeptOne(choice.who, choice.among)


def _tests(test: object) -> tuple[Question, ...]:
    if isinstance(test, Both):
        return tuple(part for one in test.tests for part in _tests(one))
    return (test,) if isinstance(test, Question) else ()

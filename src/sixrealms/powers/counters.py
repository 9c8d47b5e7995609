"""Answers: cancelling, calming, duplicating, redirecting what was just announced."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine.ability import Answer, Play
from sixrealms.engine.ask import finish
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.act import AGAIN, change, played_by
from sixrealms.engine.playable import ability_reasons
from sixrealms.engine.power import ADDED, Context, Effect, Saying, Test
from sixrealms.engine.power_uses import concerns
from sixrealms.engine.state import SECONDARY, Act, State
from sixrealms.engine.targets import chosen, chosen_players
from sixrealms.powers.conditions import Claim
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Chosen

#: The card an answer is about, as it is told.
ANSWERED: Final = Chosen("answered")


def answered_act(s: State, x: Context) -> Act | None:
    """The act this answer is about, or that of the card a trigger is about."""
    found = x.get("answered")
    if isinstance(found, int):
        return s.act(found)
    about = x.get("it")
    return next((act for act in reversed(s.acts) if act.card == about), None)


@dataclass(frozen=True)
class Cancel(Effect):
    """The answered act does nothing; its card goes where spent cards go (ledger: gloss.cancel.event). A player who has
    calmed what cancels is not affected by it. `for_you`: it does nothing to you and your cards alone, which is called
    calming; others are affected (ledger: calm.others-affected).
    """

    for_you: bool = field(default=False, metadata=ADDED)

    def own_tags(self) -> frozenset[str]:
        return frozenset({"calm" if self.for_you else "cancel"})

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        own = s.act(x.act)
        if act is not None and self.for_you:
            change(s, act._replace(exempt=act.exempt | 1 << x.player))
        elif act is not None and not (own is not None and own.exempt >> act.player & 1):  # calm.others-affected
            change(s, act._replace(cancelled=True))
            if act.way == "answer":
                s.marks[marks.ANSWER_STOPPED.alone] = 1
        finish(s, x)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Calming was a word of its own."""
        return ("Calm", {}) if self.for_you else None

    def saying(self) -> Saying:
        return Saying("calm" if self.for_you else "cancel", {"who": YOU, "it": ANSWERED})


@dataclass(frozen=True)
class Duplicate(Effect):
    """The answered event also works for you, with choices of your own, right after it has worked for its player; your
    use is treated like an ordinary event (ledger: dup.as-normal, dup.separate, open.pause-duplicate-event).
    """

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"duplicate"})

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        if act is not None and act.ability:
            change(s, act._replace(flags=(*act.flags, f"{AGAIN}{x.player}")))
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        """Whether you could have played it yourself: its conditions, its cost, its targets (dup.full-effects)."""
        act = answered_act(s, x)
        ability = s.kit.nodes[act.ability] if act is not None and act.ability else None
        if act is None or not isinstance(ability, Play | Answer):
            return False
        if isinstance(ability, Answer) and ability.concerns_you:  # open.calm-by-unaffected
            struck = answered_act(s, act.context)
            if struck is None or not concerns(s, struck, x.player):
                return False
        return not ability_reasons(s, ability, played_by(act, x.player), act.card)

    def saying(self) -> Saying:
        return Saying("duplicate", {"who": YOU, "it": ANSWERED})


@dataclass(frozen=True)
class AffectsOnlyYou(Claim):
    """The answered act has chosen cards or a player, and all of them are yours or you."""

    def met(self, s: State, x: Context) -> bool:
        act = answered_act(s, x)
        if act is None:
            return False
        struck = [*(s.ctrl[card] for card in chosen(s, act)), *chosen_players(s, act)]
        return bool(struck) and set(struck) == {x.player}

    def saying(self) -> Saying:
        return Saying("affects-only-you", {"who": YOU, "it": ANSWERED})


@dataclass(frozen=True)
class FollowsUp(Question):
    """Being played in answer to a card that passes, or working once more right after it (dup.as-normal)."""

    what: Test

    def holds(self, s: State, card: int, x: Context) -> bool:
        for act in reversed(s.acts):
            if act.card == card:
                first = s.act(act.answers) if act.answers >= 0 else None
                followed = card if SECONDARY in act.flags else first.card if first is not None else -1
                return followed >= 0 and self.what.holds(s, followed, x)
        return False


@dataclass(frozen=True)
class TearUp(Effect):
    """The card of the answered act leaves the game for good once it has worked (general.deck.destroyed-replacement)."""

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        if act is not None:
            atoms.note(s, "torn", act.card)
            atoms.mark(s, marks.TORN.of(act.card))
        finish(s, x)

    def saying(self) -> Saying:
        return Saying("tear-up", {"who": YOU, "it": ANSWERED})

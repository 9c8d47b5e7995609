"""Answers: cancelling, calming, turning, duplicating, redirecting what was just announced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixrealms.engine import atoms
from sixrealms.engine.ability import Play
from sixrealms.engine.ask import answered, ask_card, finish, push, stay
from sixrealms.engine.flow.act import change
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import Act, State
from sixrealms.engine.targets import candidates
from sixrealms.engine.traits import opponent_of
from sixrealms.powers.refs import Ref


def answered_act(s: State, x: Context) -> Act | None:
    """The act this answer is about."""
    found = x.get("answered")
    return s.act(found) if isinstance(found, int) else None


@dataclass(frozen=True)
class Cancel(Effect):
    """The answered act does nothing; its card goes where spent cards go (ledger: gloss.cancel.event)."""

    tags: ClassVar[frozenset[str]] = frozenset({"cancel"})

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        if act is not None:
            change(s, act._replace(cancelled=True))
            if act.way == "answer":
                s.marks["answer-stopped"] = 1
        finish(s, x)

    def text(self) -> str:
        return "cancel it"


@dataclass(frozen=True)
class Calm(Effect):
    """You and your cards are not affected by the answered event; others are (ledger: calm.others-affected)."""

    tags: ClassVar[frozenset[str]] = frozenset({"calm"})

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        if act is not None:
            change(s, act._replace(exempt=act.exempt | 1 << x.player))
        finish(s, x)

    def text(self) -> str:
        return "it does not affect you or your cards"


@dataclass(frozen=True)
class Turn(Effect):
    """The answered spell strikes its caster, as if the original target's side had cast it.

    Everything it had chosen on your side is replaced by the caster, if that is a legal target; a spell that then has
    no legal target has no effect (ledger: dispel.turning-offensive-only, gloss.caster).
    """

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        if act is not None:
            change(s, turned(s, act, x.player, act.user))
            atoms.note(s, "turned", act.card, act.user)
        finish(s, x)

    def text(self) -> str:
        return "turn it back on its caster"


def turned(s: State, act: Act, player: int, target: int) -> Act:
    """The act with sides exchanged and `target` for everything it had chosen."""
    user = opponent_of(s, act.user)
    x = act.context._replace(player=player, user=user if user >= 0 else act.user).bind("struck", target)
    ability = s.kit.nodes[act.ability] if act.ability else None
    if isinstance(ability, Play):
        for wanted in ability.targets:
            legal = candidates(s, wanted, x._replace(act=-1))
            if target in legal:
                value: int | tuple[int, ...] = (target,) if wanted.count > 1 or wanted.up_to else target
            else:
                value = () if wanted.count > 1 or wanted.up_to else -1
            x = x.bind(wanted.name, value)
    return act._replace(context=x, flags=(*act.flags, "turned"))


@dataclass(frozen=True)
class Redirect(Effect):
    """You choose a new target for the answered act among all legal ones."""

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        ability = s.kit.nodes[act.ability] if act is not None and act.ability else None
        if act is None or not isinstance(ability, Play) or not ability.targets:
            finish(s, x)
            return
        target = ability.targets[0]
        if pc == 0:
            options = candidates(s, target, act.context._replace(act=-1))
            if not options:
                finish(s, x)
                return
            stay(s, 1, x)
            ask_card(s, x.player, "ask-target", options, x.source)
            return
        card = answered(s).card
        value: int | tuple[int, ...] = (card,) if target.count > 1 or target.up_to else card
        change(s, act._replace(context=act.context.bind(target.name, value)))
        finish(s, x)

    def text(self) -> str:
        return "choose a new target for it"


@dataclass(frozen=True)
class Duplicate(Effect):
    """The answered event also works for you, with choices of your own; it is treated like an ordinary event, resolved
    before the original (ledger: dup.as-normal, dup.separate, open.pause-duplicate-event).
    """

    tags: ClassVar[frozenset[str]] = frozenset({"duplicate"})

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        if act is not None and act.ability and act.way == "play":
            act_id = s.next_id
            s.next_id += 1
            copy_x = Context(act.card, x.player, act.user, act_id)
            flags = (*act.flags, "secondary")
            s.acts = (*s.acts, Act(act_id, act.card, x.player, act.user, act.ability, "use", copy_x, False, 0, flags))
            finish(s, x)
            push(s, "act", "targets", act_id, 0, ())
            return
        finish(s, x)

    def text(self) -> str:
        return "it also works for you, with your own choices"


@dataclass(frozen=True)
class CancelSpellInPlay(Effect):
    """End a spell that is in play: it is discarded and what it does stops."""

    who: Ref

    def step(self, s: State, pc: int, x: Context) -> None:
        from sixrealms.engine.expiry import end_effects
        from sixrealms.engine.leave import leave

        card = self.who.card(s, x)
        if card >= 0:
            end_effects(s, [r for r in s.effects if r.card == card or r.context.source == card])
            from sixrealms.engine import zones as z

            if s.zone[card] in z.IN_PLAY:
                leave(s, card)
        finish(s, x)

    def text(self) -> str:
        return f"end {self.who.text()}"

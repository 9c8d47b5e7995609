"""Answers: cancelling, calming, duplicating, redirecting what was just announced."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Target
from sixrealms.engine.action import PLAYER, Action
from sixrealms.engine.ask import answered, ask, ask_card, finish, stay
from sixrealms.engine.expiry import end_effects
from sixrealms.engine.flow.act import AGAIN, change, played_by
from sixrealms.engine.immunity import player_shielded, shielded, spared
from sixrealms.engine.leave import leave
from sixrealms.engine.legal import concerns
from sixrealms.engine.playable import ability_reasons
from sixrealms.engine.power import ADDED, Aiming, Context, Effect, Saying, Test, Who
from sixrealms.engine.state import SECONDARY, Act, State
from sixrealms.engine.targets import candidates, chosen, chosen_players, players, within_reach
from sixrealms.engine.traits import definition
from sixrealms.powers.conditions import Claim
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Question
from sixrealms.powers.refs import IT, Chosen, Ref
from sixrealms.powers.spellcasting import bewitching, holds_fast

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
    calmed what cancels is not affected by it.
    """

    tags: ClassVar[frozenset[str]] = frozenset({"cancel"})

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        own = s.act(x.act)
        if act is not None and not (own is not None and own.exempt >> act.player & 1):  # calm.others-affected
            change(s, act._replace(cancelled=True))
            if act.way == "answer":
                s.marks[marks.ANSWER_STOPPED.alone] = 1
        finish(s, x)

    def saying(self) -> Saying:
        return Saying("cancel", {"who": YOU, "it": ANSWERED})


@dataclass(frozen=True)
class Calm(Effect):
    """You and your cards are not affected by the answered event; others are (ledger: calm.others-affected)."""

    tags: ClassVar[frozenset[str]] = frozenset({"calm"})

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        if act is not None:
            change(s, act._replace(exempt=act.exempt | 1 << x.player))
        finish(s, x)

    def saying(self) -> Saying:
        return Saying("calm", {"who": YOU, "it": ANSWERED})


#: What an answer has chosen for the act it leads elsewhere.
_LED_TO: Final = "led-to"


def _lead(s: State, x: Context, target: Target) -> None:
    """The answered act strikes what was chosen for it, if anything was."""
    act, value = answered_act(s, x), x.get(_LED_TO)
    if act is not None and value is not None:
        change(s, act._replace(context=act.context.bind(target.name, value)))
    finish(s, x)


@dataclass(frozen=True)
class Redirect(Aiming):
    """You choose another target for the answered act, among all its player or you could have aimed it at and that pass
    `to`, if that is given, before anybody may stop you. It is still their act: what is openly out of their reach is not
    offered (ledger: general.touch.retarget, open.apply-before-window).
    """

    to: Test | None = field(default=None, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        target = self._target(s, x)
        if target is None:
            finish(s, x)
        elif not self.choosing(x):
            _lead(s, x, target)
        elif pc == 0:
            options = self._options(s, x)
            if not options:
                finish(s, x)
                return
            stay(s, 1, x)
            ask_card(s, x.player, "ask-target", options, x.source)
        else:
            card = answered(s).card
            atoms.note(s, "target", x.source, card)
            finish(s, x.bind(_LED_TO, (card,) if target.count > 1 or target.up_to else card))

    def _target(self, s: State, x: Context) -> Target | None:
        act = answered_act(s, x)
        ability = s.kit.nodes[act.ability] if act is not None and act.ability else None
        target = ability.targets[0] if isinstance(ability, Play) and ability.targets else None
        return target if target is not None and target.players is None else None

    def _options(self, s: State, x: Context) -> list[int]:
        act, target = answered_act(s, x), self._target(s, x)
        if act is None or target is None:
            return []
        mine = act.context._replace(player=x.player, user=x.user)
        already = chosen(s, act)
        found = dict.fromkeys((*candidates(s, target, act.context), *candidates(s, target, mine)))
        found = {card: None for card in found if self.to is None or self.to.holds(s, card, x)}
        return [card for card in found if card not in already and within_reach(s, card, act.context)]

    def possible(self, s: State, x: Context) -> bool:
        return bool(self._options(s, x))

    def saying(self) -> Saying:
        if self.to is not None:
            return Saying("redirect-to", {"who": YOU, "it": ANSWERED, "to": self.to})
        return Saying("redirect", {"who": YOU, "it": ANSWERED})


@dataclass(frozen=True)
class Duplicate(Effect):
    """The answered event also works for you, with choices of your own, right after it has worked for its player; your
    use is treated like an ordinary event (ledger: dup.as-normal, dup.separate, open.pause-duplicate-event).
    """

    tags: ClassVar[frozenset[str]] = frozenset({"duplicate"})

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
class CancelSpellInPlay(Effect):
    """End a spell that is in play: it is discarded and what it does stops. On a champion what the powers of others do
    to it until then ends.
    """

    tags: ClassVar[frozenset[str]] = frozenset({"beats-wall"})
    who: Ref

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.who.card(s, x)
        if card >= 0 and definition(s, card).champion:
            end_effects(s, [] if shielded(s, card, x) else bewitching(s, card))
        elif card >= 0 and not (shielded(s, card, x) or spared(s, s.owner[card], x)) and not holds_fast(s, card):
            end_effects(s, [r for r in s.effects if r.card == card or r.context.source == card])
            if s.zone[card] in z.IN_PLAY:
                leave(s, card, by=x.source)
        finish(s, x)

    def saying(self) -> Saying:
        return Saying("cancel-spell-in-play", {"who": YOU, "card": self.who})


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
class Deflect(Aiming):
    """The answered act strikes another player instead: you choose the player, whoever played it included, and among
    what it could strike of their the new targets, before anybody may stop you (ledger: pause.actions,
    open.apply-before-window). `to`: it strikes this player, whoever it is, and whoever plays it chooses, at once; what
    strikes them already stays as it is, and without a target it does nothing.
    """

    to: Who | None = field(default=None, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        target = self._target(s, x)
        if act is None or target is None:
            finish(s, x)
            return
        if self.to is None and not self.choosing(x):
            s.marks[marks.ANSWER_DEFLECTED.alone] = 1  # whom it strikes now may calm it (event.harmful.calm)
            _lead(s, x, target)
            return
        if pc == 0 and self.to is not None:
            self._send(s, act, self.to.seats(s, x), x)
            return
        if pc == 0:
            stay(s, 1, x.bind("picked", ()))
            ask(s, x.player, PLAYER, "ask-player", [Action("seat", number=p) for p in self._seats(s, x)], x.source)
            return
        picked = x.get("picked")
        assert isinstance(picked, tuple)
        if pc == 1 and self.to is None:
            x = x.bind("seat", answered(s).number)
        elif pc == 2:
            picked = (*picked, answered(s).card)
        seat = x.get("seat")
        assert isinstance(seat, int)
        if target.players is not None:
            self._aim(s, x, seat)
            return
        options = [c for c in self._legal(s, x, target) if s.ctrl[c] == seat and c not in picked]
        if len(picked) < self._count(s, act) and options:
            stay(s, 2, x.bind("picked", picked))
            ask_card(s, x.player if self.to is None else act.player, "ask-target", options, x.source)
            return
        atoms.note(s, "target", x.source if self.to is None else act.card, *picked)
        self._aim(s, x, picked if target.count > 1 or target.up_to else picked[0])

    def _send(self, s: State, act: Act, seats: list[int], x: Context) -> None:
        """To the player there is no choice about."""
        target = self._target(s, x)
        if not seats or all(s.ctrl[card] == seats[0] for card in chosen(s, act)):
            finish(s, x)
        elif (
            target is not None
            and target.players is None
            and any(s.ctrl[card] == seats[0] for card in self._legal(s, x, target))
        ):
            stay(s, 1, x.bind("picked", ()).bind("seat", seats[0]))
        else:
            change(s, act._replace(cancelled=True))
            finish(s, x)

    def _aim(self, s: State, x: Context, value: int | tuple[int, ...]) -> None:
        target = self._target(s, x)
        assert target is not None
        x = x.bind(_LED_TO, value)
        if self.to is None:
            finish(s, x)
        else:
            _lead(s, x, target)

    def _target(self, s: State, x: Context) -> Target | None:
        act = answered_act(s, x)
        ability = s.kit.nodes[act.ability] if act is not None and act.ability else None
        return ability.targets[0] if isinstance(ability, Play) and ability.targets else None

    def _count(self, s: State, act: Act) -> int:
        return len(chosen(s, act))

    def _mine(self, s: State, x: Context) -> Context:
        """The act as if you had played it: its opponents are yours."""
        act = answered_act(s, x)
        assert act is not None
        return act.context._replace(act=-1, player=x.player)

    def _legal(self, s: State, x: Context, target: Target) -> list[int]:
        act = answered_act(s, x)
        assert act is not None
        found = candidates(s, target, self._mine(s, x))
        if self.to is not None:  # neither whose card sends it on nor whoever plays it is safe
            found = [*dict.fromkeys((*candidates(s, target, act.context), *found))]
        return [card for card in found if within_reach(s, card, act.context)]

    def _seats(self, s: State, x: Context) -> list[int]:
        target = self._target(s, x)
        if target is not None and target.players is not None:
            act = answered_act(s, x)
            assert act is not None
            found = players(s, target.players, self._mine(s, x))
            return [p for p in found if p != x.player and not player_shielded(s, p, act.context)]
        if target is None:
            return []
        return sorted({s.ctrl[c] for c in self._legal(s, x, target)} - {x.player})

    def possible(self, s: State, x: Context) -> bool:
        return answered_act(s, x) is not None and (self.to is not None or bool(self._seats(s, x)))

    def saying(self) -> Saying:
        if self.to is not None:
            return Saying("deflect-to", {"it": IT, "to": self.to})
        return Saying("deflect", {"who": YOU, "it": ANSWERED})


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

"""Answers that make a spell strike somebody else: turning it back on its caster, reflecting it."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Target, Use
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.combatants import opponent_of, top_of
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.act import change
from sixrealms.engine.power import Context, Effect, Saying, Test, Value
from sixrealms.engine.state import Act, State
from sixrealms.engine.targets import chosen, further, players
from sixrealms.engine.traits import is_champion
from sixrealms.powers.counters import ANSWERED, answered_act
from sixrealms.powers.players import YOU, is_opponent
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref


def aimed_at(s: State, act: Act) -> int:
    """The champion another player's act is aimed at: the one chosen, the bearer or leader of what was chosen, else the
    one its caster faces; -1 if it is aimed at no champion.
    """
    for card in chosen(s, act):
        top = top_of(s, card)
        if s.ctrl[top] != act.player and is_champion(s, top) and s.zone[top] in z.IN_PLAY:
            return top
    return opponent_of(s, act.user) if act.user >= 0 else -1


def targets_of(s: State, act: Act) -> tuple[Target, ...]:
    """What the act chose when it was announced."""
    ability = s.kit.nodes[act.ability] if act.ability else None
    return ability.targets if isinstance(ability, Play | Use | Answer) else ()


def cast_by(act: Act, player: int, user: int, struck: int) -> Act:
    """The act as if this champion of this player had cast it at `struck`; what it had chosen is forgotten."""
    context = act.context._replace(player=player, user=user).bind("struck", struck)
    return act._replace(player=player, user=user, context=context, flags=(*act.flags, "turned"))


def _value(target: Target, cards: tuple[int, ...]) -> Value:
    if target.count > 1 or target.up_to:
        return cards
    return cards[0] if cards else -1


def _again(s: State) -> None:
    """The turned spell may be answered anew, by its former caster's player first (dispel.chain)."""
    s.marks[marks.ANSWER_TURNED.alone] = 1


@dataclass(frozen=True)
class Turn(Effect):
    """The answered spell strikes its caster, as if the champion it was aimed at had cast it: that champion has the
    level bonus, its player makes the choices anew.

    The caster is the new target wherever it is a legal one; where only other cards can be targets, one of those with
    the caster is chosen; if there is none the spell does nothing to that target. A chosen player is replaced by the
    caster's (ledger: dispel.turning-offensive-only, gloss.caster, gloss.player-target).

    `elsewhere`: it is yours now and strikes its caster or any other champion of your choice, but not the one it was
    aimed at; where only other cards can be targets, one of those with that champion. You choose among what you or its
    former caster could have aimed it at; what is openly out of its reach is not offered (general.touch.retarget).
    """

    elsewhere: bool = False

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"turn"})

    def step(self, s: State, pc: int, x: Context) -> None:
        act = answered_act(s, x)
        if act is None:
            finish(s, x)
            return
        if self.elsewhere and pc in (0, 3):
            self._cast_anew(s, act, pc, x)
            return
        if pc == 0:
            aimed = aimed_at(s, act)
            user = aimed if aimed >= 0 else x.user
            atoms.note(s, "turned", act.card, act.user)
            _again(s)
            change(s, cast_by(act, s.ctrl[user], user, act.user))
            stay(s, 1, x.bind("of", act.player).bind("wanted", 0).bind("picked", ()))
            return
        if pc == 2:
            answer = answered(s)
            picked = x.get("picked")
            assert isinstance(picked, tuple)
            if answer.verb == "done":
                self._take(s, act, x, picked)
            else:
                stay(s, 1, x.bind("picked", (*picked, answer.card)))
            return
        self._next(s, act, x)

    def _next(self, s: State, act: Act, x: Context) -> None:
        """Find what the spell strikes now, one target after the other."""
        wanted, picked, of = x.get("wanted"), x.get("picked"), x.get("of")
        assert isinstance(wanted, int)
        assert isinstance(picked, tuple)
        assert isinstance(of, int)
        targets = targets_of(s, act)
        if wanted >= len(targets):
            finish(s, x)
            return
        target = targets[wanted]
        if target.players is not None:
            struck = of if of in players(s, target.players, act.context) else -1
            change(s, act._replace(context=act.context.bind(target.name, struck)))
            stay(s, 1, x.bind("wanted", wanted + 1))
            return
        caster = act.context.get("struck")
        legal = self._legal(s, act, target, picked, x)
        if caster in legal:
            assert isinstance(caster, int)
            self._take(s, act, x, (caster,))
            return
        options = [card for card in legal if top_of(s, card) == caster]
        if not options:
            self._take(s, act, x, picked)
            return
        stay(s, 2, x)
        ask_card(s, act.player, "ask-target", options, act.card, optional=target.up_to and bool(picked))

    def _legal(self, s: State, act: Act, target: Target, picked: tuple[int, ...], x: Context) -> list[int]:
        """What the spell can strike now as its next target: elsewhere, what either caster could have aimed it at."""
        first = x.get("first")
        if not isinstance(first, tuple):
            return further(s, target, act.context, picked)
        theirs = act.context._replace(player=first[0], user=first[1])
        found = (further(s, target, context, picked) for context in (act.context, theirs))
        return list(dict.fromkeys(card for cards in found for card in cards))

    def _take(self, s: State, act: Act, x: Context, cards: tuple[int, ...]) -> None:
        wanted = x.get("wanted")
        assert isinstance(wanted, int)
        target = targets_of(s, act)[wanted]
        assert isinstance(target, Target)
        if cards:
            atoms.note(s, "target", act.card, *cards)
        change(s, act._replace(context=act.context.bind(target.name, _value(target, cards))))
        stay(s, 1, x.bind("wanted", wanted + 1).bind("picked", ()))

    def _cast_anew(self, s: State, act: Act, pc: int, x: Context) -> None:
        """Choose whom it strikes; then its targets are found again."""
        aimed = aimed_at(s, act)
        options = self._options(s, act, aimed, x)
        if pc == 0 and len(options) > 1:
            stay(s, 3, x)
            ask_card(s, x.player, "ask-target", options, x.source)
            return
        struck = answered(s).card if pc == 3 else options[0] if options else act.user
        atoms.note(s, "turned", act.card, struck)
        _again(s)
        x = x.bind("first", (act.player, act.user))
        change(s, cast_by(act, x.player, aimed if aimed >= 0 else x.user, struck))
        of = s.ctrl[struck] if struck >= 0 else act.player
        stay(s, 1, x.bind("of", of).bind("wanted", 0).bind("picked", ()))

    def _options(self, s: State, act: Act, aimed: int, x: Context) -> list[int]:
        """The caster first, a realm too, unless it is out of reach while others are not; then the champions that can be
        targets of the spell themselves or by what hangs on them.
        """
        mine = cast_by(act, x.player, aimed if aimed >= 0 else x.user, act.user)
        first = x.bind("first", (act.player, act.user))
        targets = targets_of(s, act)
        struck = [
            top_of(s, card)
            for target in targets
            if target.players is None
            for card in self._legal(s, mine, target, (), first)
        ]
        others = [c for c in dict.fromkeys(struck) if c not in (aimed, act.user) and is_champion(s, c)]
        aims_at_cards = any(target.players is None for target in targets)
        if aims_at_cards and others and act.user not in struck:
            return others
        return [c for c in (act.user, *others) if c >= 0]

    def saying(self) -> Saying:
        return Saying("reflect" if self.elsewhere else "turn", {"who": YOU, "it": ANSWERED})


@dataclass(frozen=True)
class AimedAt(Question):
    """Being cast by an opponent at the referenced champion, or at something it carries or leads."""

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        for act in reversed(s.acts):
            if act.card == card:
                return aimed_at(s, act) == self.ref.card(s, x) and is_opponent(s, x.player, act.player)
        return False


@dataclass(frozen=True)
class Strikes(Question):
    """Being cast or played with a card that passes among the targets chosen when it was announced, whoever's it is."""

    what: Test

    def holds(self, s: State, card: int, x: Context) -> bool:
        act = next((act for act in reversed(s.acts) if act.card == card), None)
        return act is not None and any(self.what.holds(s, struck, x) for struck in chosen(s, act))

"""Answers that lead what was announced to another target, or to another player."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine.ability import Play, Target
from sixrealms.engine.action import PLAYER, Action
from sixrealms.engine.ask import answered, ask, ask_card, finish, stay
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.act import change
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.power import ADDED, Aiming, Context, Saying, Test, Who
from sixrealms.engine.state import Act, State
from sixrealms.engine.targets import candidates, chosen, players, within_reach
from sixrealms.powers.counters import ANSWERED, answered_act
from sixrealms.powers.players import OTHERS, YOU
from sixrealms.powers.refs import IT

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
    """You choose what the answered act strikes instead, before anybody may stop you (open.apply-before-window): another
    target, among all its player or you could have aimed it at and that pass `to`, if that is given; it is still their
    act, and what is openly out of their reach is not offered (general.touch.retarget). Or, if `to` names players, you
    choose one of them, whoever played it included, and among what it could strike of theirs the new targets
    (pause.actions).

    `at_once`: it strikes the player whom `to` names, whoever it is, and whoever plays it chooses; what strikes them
    already stays as it is, and without a target it does nothing.
    """

    to: Test | Who | None = field(default=None, metadata=ADDED)
    at_once: bool = field(default=False, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        act, target = answered_act(s, x), self._target(s, x)
        if act is None or target is None:
            finish(s, x)
        elif not self.at_once and not self.choosing(x):
            if isinstance(self.to, Who):
                s.marks[marks.ANSWER_DEFLECTED.alone] = 1  # whom it strikes now may calm it (event.harmful.calm)
            _lead(s, x, target)
        elif isinstance(self.to, Who):
            self._to_player(s, pc, x, act, target, self.to)
        else:
            self._to_card(s, pc, x, target)

    def _target(self, s: State, x: Context) -> Target | None:
        """What the act has chosen first; a card alone is not led to players, nor a player to cards."""
        act = answered_act(s, x)
        ability = s.kit.nodes[act.ability] if act is not None and act.ability else None
        target = ability.targets[0] if isinstance(ability, Play) and ability.targets else None
        if target is None or (target.players is not None and not isinstance(self.to, Who)):
            return None
        return target

    def _to_card(self, s: State, pc: int, x: Context, target: Target) -> None:
        if pc == 0:
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

    def _options(self, s: State, x: Context) -> list[int]:
        act, target = answered_act(s, x), self._target(s, x)
        if act is None or target is None:
            return []
        mine = act.context._replace(player=x.player, user=x.user)
        already = chosen(s, act)
        found = dict.fromkeys((*candidates(s, target, act.context), *candidates(s, target, mine)))
        found = {card: None for card in found if not isinstance(self.to, Test) or self.to.holds(s, card, x)}
        return [card for card in found if card not in already and within_reach(s, card, act.context)]

    def _to_player(self, s: State, pc: int, x: Context, act: Act, target: Target, among: Who) -> None:
        if pc == 0 and self.at_once:
            self._send(s, act, target, among.seats(s, x), x)
            return
        if pc == 0:
            stay(s, 1, x.bind("picked", ()))
            seats = self._seats(s, x, among)
            ask(s, x.player, PLAYER, "ask-player", [Action("seat", number=p) for p in seats], x.source)
            return
        picked = x.get("picked")
        assert isinstance(picked, tuple)
        if pc == 1 and not self.at_once:
            x = x.bind("seat", answered(s).number)
        elif pc == 2:
            picked = (*picked, answered(s).card)
        seat = x.get("seat")
        assert isinstance(seat, int)
        if target.players is not None:
            self._aim(s, x, target, seat)
            return
        options = [c for c in self._legal(s, x, target) if s.ctrl[c] == seat and c not in picked]
        if len(picked) < len(chosen(s, act)) and options:
            stay(s, 2, x.bind("picked", picked))
            ask_card(s, act.player if self.at_once else x.player, "ask-target", options, x.source)
            return
        atoms.note(s, "target", act.card if self.at_once else x.source, *picked)
        self._aim(s, x, target, picked if target.count > 1 or target.up_to else picked[0])

    def _send(self, s: State, act: Act, target: Target, seats: list[int], x: Context) -> None:
        """To the player there is no choice about."""
        if not seats or all(s.ctrl[card] == seats[0] for card in chosen(s, act)):
            finish(s, x)
        elif target.players is None and any(s.ctrl[card] == seats[0] for card in self._legal(s, x, target)):
            stay(s, 1, x.bind("picked", ()).bind("seat", seats[0]))
        else:
            change(s, act._replace(cancelled=True))
            finish(s, x)

    def _aim(self, s: State, x: Context, target: Target, value: int | tuple[int, ...]) -> None:
        x = x.bind(_LED_TO, value)
        if self.at_once:
            _lead(s, x, target)
        else:
            finish(s, x)

    def _mine(self, s: State, x: Context) -> Context:
        """The act as if you had played it: its opponents are yours."""
        act = answered_act(s, x)
        assert act is not None
        return act.context._replace(act=-1, player=x.player)

    def _legal(self, s: State, x: Context, target: Target) -> list[int]:
        act = answered_act(s, x)
        assert act is not None
        found = candidates(s, target, self._mine(s, x))
        if self.at_once:  # neither whose card sends it on nor whoever plays it is safe
            found = [*dict.fromkeys((*candidates(s, target, act.context), *found))]
        return [card for card in found if within_reach(s, card, act.context)]

    def _seats(self, s: State, x: Context, among: Who) -> list[int]:
        act, target = answered_act(s, x), self._target(s, x)
        if act is None or target is None:
            return []
        if target.players is not None:
            found = players(s, target.players, self._mine(s, x))
            return [p for p in found if among.includes(s, p, x) and not player_shielded(s, p, act.context)]
        theirs = {s.ctrl[c] for c in self._legal(s, x, target)}
        return sorted(p for p in theirs if among.includes(s, p, x))

    def possible(self, s: State, x: Context) -> bool:
        if self.at_once:
            return answered_act(s, x) is not None
        return bool(self._seats(s, x, self.to) if isinstance(self.to, Who) else self._options(s, x))

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """To lead an act to a player was a word of its own."""
        if self.at_once:
            return "Deflect", {"to": self.to}
        return ("Deflect", {}) if self.to == OTHERS else None

    def saying(self) -> Saying:
        if self.at_once:
            return Saying("deflect-to", {"it": IT, "to": self.to})
        if isinstance(self.to, Who):
            return Saying("deflect", {"who": YOU, "it": ANSWERED, "to": self.to})
        if self.to is not None:
            return Saying("redirect-to", {"who": YOU, "it": ANSWERED, "to": self.to})
        return Saying("redirect", {"who": YOU, "it": ANSWERED})

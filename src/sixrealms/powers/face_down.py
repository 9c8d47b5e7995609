"""Cards laid or turned face down in play, and turned up again."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.board import holding_true
from sixrealms.engine.combatants import top_of
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.face_down import lay_secretly
from sixrealms.engine.placement import ally_reasons
from sixrealms.engine.power import Cards, Context, Effect, Saying
from sixrealms.engine.prohibitions import forbidden
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class TurnDown(Effect):
    """Cards in pools are turned face down: only their player sees what they are. They keep their powers, and they are
    turned up as they come into a battle. `up`: turned up again instead.
    """

    cards: Cards
    up: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        for card in self._turned(s, x):
            if self.up:
                atoms.uncover(s, card)
            else:
                atoms.cover(s, card)
            atoms.note(s, "turned-up" if self.up else "turned-down", card)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return bool(self._turned(s, x))

    def _turned(self, s: State, x: Context) -> list[int]:
        lie = 0 if self.up is False else z.FACE_DOWN
        return [
            card
            for card in self.cards.find(s, x)
            if s.zone[top_of(s, card)] == z.POOL
            and s.flags[card] & (z.FACE_DOWN | z.RAZED) == lie
            and not s.marks.get(marks.AWAY.of(card))
        ]


@dataclass(frozen=True)
class LayAllies(Effect):
    """You lay an ally from your hand, or `any_number` of them, face down under a champion in combat that it could come
    to. It works and counts only once it is turned up: when the champion's opponent plays no more cards, or when neither
    side does (`both`).
    """

    under: Ref
    any_number: bool = False
    both: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc:
            answer = answered(s)
            if answer.verb == "done":
                finish(s, x)
                return
            champion = self.under.card(s, x)
            lay_secretly(s, answer.card, champion, both=self.both)
            atoms.note(s, "hangs", answer.card, champion, x.source)
        allies = self._allies(s, x)
        if not allies or (pc and not self.any_number):
            finish(s, x)
            return
        stay(s, 1, x)
        ask_card(s, x.player, "ask-choose", allies, x.source, optional=self.any_number, forced=not self.any_number)

    def _allies(self, s: State, x: Context) -> list[int]:
        champion = self.under.card(s, x)
        battle = s.battle
        if battle is None or champion not in (battle.champion, battle.opponent) or champion < 0:
            return []
        bans = holding_true(s, Prohibition)
        return [
            card
            for card in s.hand(x.player)
            if s.kit.defs[s.defn[card]].type == "ally"
            and not ally_reasons(s, s.ctrl[champion], card, champion, "combat")
            and not forbidden(s, bans, x.player, card, champion)
        ]

    def possible(self, s: State, x: Context) -> bool:
        return bool(self._allies(s, x))

    def saying(self) -> Saying:
        return Saying("lay-allies", {"under": self.under, "any": self.any_number, "both": self.both})

"""Champions away on quests, and the duel that ends one (ledger: option.questing.*)."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import PLAYER, Action
from sixrealms.engine.ask import answered, ask, finish, push, stay
from sixrealms.engine.atoms import set_battle
from sixrealms.engine.battle_flags import DUEL
from sixrealms.engine.causes import BEARER, COPY, RULE
from sixrealms.engine.combat_legality import fighter_reasons
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.cosmos import copy_beyond_limit
from sixrealms.engine.expiry import end_of_battle
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.leave import leave
from sixrealms.engine.power import Cards, Context, Effect, Who
from sixrealms.engine.state import Battle, State
from sixrealms.powers.conditions import TurnOf
from sixrealms.powers.note_questions import Noted
from sixrealms.powers.players import EVERYONE, OPPONENTS
from sixrealms.powers.question import Question


def on_quest(s: State, card: int) -> bool:
    """Whether a champion is away on a quest."""
    return bool(s.marks.get(marks.QUEST.of_copy(s, card)))


@dataclass(frozen=True)
class _AbleToFight(Question):
    """Able to attack or to defend in this turn (option.questing.eligible)."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        return any(
            next(fighter_reasons(s, s.ctrl[card], card, role), None) is None for role in ("attack", "defend")
        ) and not s.marks.get(marks.QUEST_OVER.of(card))


REAL_TURN: Final = TurnOf(EVERYONE, real=True)
ABLE_TO_FIGHT: Final = _AbleToFight()
BACK_FROM_QUEST: Final = Noted(marks.QUEST_OVER)


@dataclass(frozen=True)
class SendOnQuest(Effect):
    """Turn a champion face down in its pool: it is away, and neither fights nor uses powers until the quest is over."""

    champion: Cards

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"quest"})

    def step(self, s: State, pc: int, x: Context) -> None:
        for card in self.champion.find(s, x):
            if s.zone[card] == z.POOL:
                atoms.set_flag(s, card, z.FACE_DOWN)
                atoms.mark(s, marks.AWAY.of(card))
                atoms.mark(s, marks.QUEST.of_copy(s, card), s.turns_taken[s.ctrl[card]])
                atoms.mark(s, marks.QUEST_OF.of_copy(s, card), s.ctrl[card] + 1)
                atoms.note(s, "quest", s.ctrl[card], card)
        finish(s, x)


@dataclass(frozen=True)
class EndQuests(Effect):
    """The top card of an opponent's draw pile, whose you choose, is turned up. Anything but a champion is discarded; a
    champion fights yours as it is printed, with nothing added. The winner goes to its player's pool, the loser is
    discarded (option.questing.resolve to option.questing.loser-lost).
    """

    among: Who = OPPONENTS

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            self._choose(s, x)
        elif pc == 1:
            self._turn_up(s, x, answered(s).number)
        else:
            self._after_duel(s, x)

    def _choose(self, s: State, x: Context) -> None:
        quester = _away(s, x.player)
        if quester < 0:
            finish(s, x)
            return
        s.marks.pop(marks.QUEST.of_copy(s, quester))
        if s.marks.pop(marks.QUEST_OF.of_copy(s, quester), 0) != x.player + 1:
            _come_back(s, quester)  # taken from the pool it set out from: its quest is off
            stay(s, 0, x)
            return
        x = x.bind("quester", quester)
        seats = [p for p in self.among.seats(s, x) if s.listed(p, z.DRAW) and not player_shielded(s, p, x)]
        if not seats:  # conflict.questing.empty-pile
            _come_back(s, quester)
            finish(s, x)
            return
        stay(s, 1, x)
        ask(s, x.player, PLAYER, "ask-player", [Action("seat", number=p) for p in seats], x.source)

    def _turn_up(self, s: State, x: Context, seat: int) -> None:
        quester = x.get("quester")
        assert isinstance(quester, int)
        card = s.listed(seat, z.DRAW)[0]
        atoms.reveal(s, card)
        atoms.note(s, "quest-meets", quester, card)
        if not s.kit.defs[s.defn[card]].champion:
            leave(s, card, z.DISCARD, RULE)
            _come_back(s, quester)
            finish(s, x)
            return
        worn = s.on(quester)
        for hung in worn:  # judged by the two cards alone (conflict.questing.attached-cards)
            atoms.move(s, hung, z.OUTSIDE)
        _come_back(s, quester)
        atoms.move(s, quester, z.BATTLE, x.player)
        atoms.move(s, card, z.BATTLE, seat)
        set_battle(s, Battle(x.player, seat, x.source, quester, card, 1, 1, flags=(DUEL,)))
        stay(s, 2, x.bind("worn", worn).bind("met", card))
        push(s, "round", "activate")

    def _after_duel(self, s: State, x: Context) -> None:
        quester, met, worn = x.get("quester"), x.get("met"), x.get("worn")
        assert isinstance(quester, int)
        assert isinstance(met, int)
        assert isinstance(worn, tuple)
        end_of_battle(s)
        set_battle(s, None)
        for hung in worn:
            if s.zone[quester] in z.IN_PLAY:
                atoms.attach(s, hung, quester)
            else:
                leave(s, hung, z.DISCARD, BEARER, by=quester)
        for champion in (quester, met):
            if s.zone[champion] == z.POOL:
                atoms.mark(s, marks.QUEST_OVER.of(champion))
        if s.zone[met] == z.POOL and copy_beyond_limit(s, met) >= 0:  # conflict.questing.cosmos-conflict
            leave(s, met, z.DISCARD, RULE, told=COPY)
        stay(s, 0, x)


def _away(s: State, player: int) -> int:
    """A champion of this player whose quest began in an earlier real turn, or one on somebody else's quest; or -1."""
    for card in s.pool(player):
        left = s.marks.get(marks.QUEST.of_copy(s, card), 0)
        if left and (left < s.turns_taken[player] or s.marks.get(marks.QUEST_OF.of_copy(s, card)) != player + 1):
            return card
    return -1


def _come_back(s: State, card: int) -> None:
    atoms.set_flag(s, card, z.FACE_DOWN, False)
    atoms.mark(s, marks.AWAY.of(card), 0)
    atoms.mark(s, marks.QUEST_OVER.of(card))
    atoms.note(s, "quest-over", card)

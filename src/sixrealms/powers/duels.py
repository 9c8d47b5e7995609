"""Champions fighting each other away from any realm."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, push, run_effect, stay
from sixrealms.engine.atoms import note, set_battle
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.expiry import clear_marks, end_of_battle
from sixrealms.engine.flow.spoils import earn_spoils
from sixrealms.engine.playable import DID_ATTACK
from sixrealms.engine.power import Cards, Context, Effect, Saying
from sixrealms.engine.reach import fighter_reasons, turn_reasons
from sixrealms.engine.state import CLASH, Battle, State
from sixrealms.engine.triggers import emit
from sixrealms.powers.moves import affected
from sixrealms.powers.refs import Ref

#: Steps: whom, the fight, what it was for, the end.
_CHOSEN, _FOUGHT, _DONE = 1, 2, 3


@dataclass(frozen=True)
class Duel(Effect):
    """A champion of a pool or Abyss attacks one in another player's pool: a combat with all that belongs to one, but
    over no realm; nothing happens during a battle. `instead`: it is the attack of its player's turn. The loser goes to
    `loser_to`; the winner's player draws `spoils`; `won` is done if the attacker has won.
    """

    champion: Ref
    against: Cards
    instead: bool = False
    loser_to: int = z.DISCARD
    spoils: int = 0
    won: Effect | None = None

    def saying(self) -> Saying:
        return Saying("duel", {
            "champion": self.champion, "against": self.against, "instead": self.instead, "spoils": self.spoils,
            "loser_to": z.NAMES[self.loser_to], "won": self.won,
        })  # fmt: skip

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            self._choose(s, x)
        elif pc == _CHOSEN:
            self._fight(s, x, answered(s).card)
        elif pc == _FOUGHT:
            self._over(s, x)
        else:
            finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        champion = self.champion.card(s, x)
        if s.battle is not None or champion < 0 or not self._foes(s, x):
            return False
        if s.zone[champion] == z.ABYSS:
            return copy_in_play(s, champion) < 0
        if s.zone[champion] != z.POOL:
            return False
        if not self.instead:
            return True
        player = s.ctrl[champion]
        barred = [*turn_reasons(s, player), *fighter_reasons(s, player, champion, "attack")]
        return not s.done & DID_ATTACK and not barred

    def _side(self, s: State, champion: int) -> int:
        return s.ctrl[champion] if s.zone[champion] in z.IN_PLAY else s.owner[champion]

    def _foes(self, s: State, x: Context) -> list[int]:
        side = self._side(s, self.champion.card(s, x))
        return [c for c in affected(s, self.against, x) if s.zone[c] == z.POOL and s.ctrl[c] != side]

    def _choose(self, s: State, x: Context) -> None:
        if not self.possible(s, x):
            finish(s, x)
            return
        stay(s, _CHOSEN, x)
        ask_card(s, x.player, "ask-choose", self._foes(s, x), x.source)

    def _fight(self, s: State, x: Context, foe: int) -> None:
        champion = self.champion.card(s, x)
        mine, theirs = self._side(s, champion), s.ctrl[foe]
        if self.instead:
            s.done |= DID_ATTACK
            atoms.mark(s, marks.ATTACKED.of(champion))
        clear_marks(s, marks.FALLEN.prefix)
        note(s, "attack", mine, champion, foe)
        atoms.move(s, champion, z.BATTLE, mine)
        atoms.move(s, foe, z.BATTLE, theirs)
        set_battle(s, Battle(mine, theirs, x.source, champion, foe, 1, 1, flags=(CLASH,)))
        stay(s, _FOUGHT, x)
        push(s, "round", "activate")
        push(s, "anytime", 0, (mine, *s.seats_after(mine)))

    def _over(self, s: State, x: Context) -> None:
        b = s.battle
        assert b is not None
        won = b.loser == b.defender
        winner, loser = (b.champion, b.opponent) if won else (b.opponent, b.champion)
        decided = b.loser >= 0 and "over" not in b.flags and s.zone[loser] not in (z.POOL, z.BATTLE)
        emit(s, "battle-ends", b.target, by=b.attacker)
        end_of_battle(s)
        set_battle(s, None)
        if decided and self.loser_to != z.DISCARD and s.zone[loser] == z.DISCARD:
            note(s, "leave", loser, z.DISCARD, self.loser_to, "effect", x.source)
            atoms.move(s, loser, self.loser_to)
        stay(s, _DONE, x)
        if decided and self.spoils:
            earn_spoils(s, s.ctrl[winner], self.spoils, besides=True)
        if decided and won and self.won is not None:
            run_effect(s, self.won.key, x)
        push(s, "anytime", 0, (b.attacker, *s.seats_after(b.attacker)))

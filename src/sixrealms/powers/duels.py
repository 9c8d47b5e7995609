"""Champions fighting each other away from any realm."""

from __future__ import annotations

from collections.abc import Mapping

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.ask import answered, ask_act, ask_card, finish, push, run_effect, stay
from sixrealms.engine.atoms import note, set_battle
from sixrealms.engine.battle_flags import BATTLE_LOST, CLASH, OVER
from sixrealms.engine.combat_legality import fighter_reasons, kept_from, turn_reasons
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.expiry import clear_marks, end_of_battle
from sixrealms.engine.flow.after_round import to_pool
from sixrealms.engine.flow.battle import defenders, demand_price
from sixrealms.engine.flow.spoils import earn_spoils
from sixrealms.engine.once_a_turn import DID_ATTACK
from sixrealms.engine.power import Bound, Cards, Context, Effect, Saying, Who
from sixrealms.engine.state import Battle, State
from sixrealms.engine.triggers import emit
from sixrealms.powers.moves import affected
from sixrealms.powers.refs import Ref

#: Steps: whom, the fight, what it was for, the end; who defends, and the defender's coming.
_CHOSEN, _FOUGHT, _DONE, _ASKED, _COMES = 1, 2, 3, 4, 5


@dataclass(frozen=True)
class Duel(Effect):
    """A champion of a pool or Abyss attacks one in another player's pool: a combat with all that belongs to one, but
    over no realm; nothing happens during a battle. `instead`: it is the attack of its player's turn. The loser goes to
    `loser_to`; the winner's player draws `spoils`, and who beats the attacker one card at least
    (combat.j.spoils-defender); `won` is done if the attacker has won. With `defenders` it attacks a
    card that is no champion: the first of these players in turn who will defends it, as if it were a realm of theirs.
    """

    champion: Ref
    against: Cards
    instead: bool = False
    loser_to: int = z.DISCARD
    spoils: int = 0
    won: Effect | None = None
    defenders: Who | None = None

    def binds(self) -> Mapping[str, Bound]:
        return {"target": Bound(self.against)} if self.defenders is not None else {}

    def saying(self) -> Saying:
        return Saying("duel", {
            "champion": self.champion, "against": self.against, "instead": self.instead, "spoils": self.spoils,
            "loser_to": z.NAMES[self.loser_to], "won": self.won,
            "defenders": self.defenders,
        })  # fmt: skip

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            self._choose(s, x)
        elif pc == _CHOSEN and self.defenders is not None:
            self._attack(s, x.bind("target", answered(s).card))
        elif pc == _CHOSEN:
            self._fight(s, x, answered(s).card)
        elif pc == _ASKED:
            self._defended(s, x, answered(s))
        elif pc == _COMES:
            self._comes(s, x)
        elif pc == _FOUGHT:
            self._over(s, x)
        else:
            finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        champion = self.champion.card(s, x)
        if s.battle is not None or champion < 0 or not self._foes(s, x):
            return False
        if s.zone[champion] == z.ABYSS:
            return copy_in_play(s, champion) < 0 and self._may_attack(s, champion)
        if s.zone[champion] != z.POOL:
            return False
        if not self.instead:
            return True
        player = s.ctrl[champion]
        barred = [*turn_reasons(s, player), *fighter_reasons(s, player, champion, "attack")]
        return not s.done & DID_ATTACK and not barred

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        return s.zone[card] != z.ABYSS or card != self.champion.card(s, x) or self._may_attack(s, card)

    def _may_attack(self, s: State, champion: int) -> bool:
        """Whether nothing it says of itself keeps a champion that is not in play from attacking."""
        return next(kept_from(s, self._side(s, champion), champion, "attack"), None) is None

    def _side(self, s: State, champion: int) -> int:
        return s.ctrl[champion] if s.zone[champion] in z.IN_PLAY else s.owner[champion]

    def _foes(self, s: State, x: Context) -> list[int]:
        side = self._side(s, self.champion.card(s, x))
        found = affected(s, self.against, x)
        return found if self.defenders is not None else [c for c in found if s.zone[c] == z.POOL and s.ctrl[c] != side]

    def _choose(self, s: State, x: Context) -> None:
        if not self.possible(s, x):
            finish(s, x)
            return
        stay(s, _CHOSEN, x)
        ask_card(s, x.player, "ask-choose", self._foes(s, x), x.source)

    def _begin(self, s: State, champion: int, mine: int, against: int) -> None:
        if self.instead:
            s.done |= DID_ATTACK
            atoms.mark(s, marks.ATTACKED.of(champion))
        clear_marks(s, marks.FALLEN.prefix)
        note(s, "attack", mine, champion, against)
        atoms.move(s, champion, z.BATTLE, mine)

    def _fight(self, s: State, x: Context, foe: int) -> None:
        champion = self.champion.card(s, x)
        mine, theirs = self._side(s, champion), s.ctrl[foe]
        self._begin(s, champion, mine, foe)
        self._join(s, x, Battle(mine, theirs, x.source, champion, flags=(CLASH,)), foe)

    def _attack(self, s: State, x: Context) -> None:
        """Who may defend what is attacked is asked one after the other."""
        champion = self.champion.card(s, x)
        mine = s.ctrl[champion]
        target = x.get("target")
        assert isinstance(target, int)
        assert self.defenders is not None
        self._begin(s, champion, mine, target)
        seats = tuple(seat for seat in self.defenders.seats(s, x) if seat != mine)
        self._ask_next(s, x, Battle(mine, mine, target, champion, -1, 1, flags=(CLASH,)), seats)

    def _ask_next(self, s: State, x: Context, battle: Battle, seats: tuple[int, ...]) -> None:
        for i, seat in enumerate(seats):
            set_battle(s, battle._replace(defender=seat))
            options = [Action("defend", c) for c in defenders(s)]
            if options or s.hand(seat):  # what somebody holds is not told by asking
                stay(s, _ASKED, x.bind("waiting", seats[i + 1 :]))
                ask_act(s, seat, "ask-defend", [*options, Action("decline")], forced=not s.hand(seat))
                return
        set_battle(s, battle._replace(stage=3, loser=battle.defender))
        note(s, "undefended", battle.target)
        to_pool(s, battle.champion)
        stay(s, _FOUGHT, x)

    def _defended(self, s: State, x: Context, action: Action) -> None:
        battle = s.battle
        waiting = x.get("waiting")
        assert battle is not None
        assert isinstance(waiting, tuple)
        if action.verb == "decline":
            self._ask_next(s, x, battle, waiting)
        else:
            x = x.bind("defender", action.card)
            stay(s, _COMES, x)
            self._comes(s, x)

    def _comes(self, s: State, x: Context) -> None:
        """The chosen defender comes forward, once what it costs is paid (avatar.conditions-each-time)."""
        battle, foe = s.battle, x.get("defender")
        assert battle is not None
        assert isinstance(foe, int)
        if not demand_price(s, foe, battle.defender):
            self._join(s, x, battle, foe)

    def _join(self, s: State, x: Context, battle: Battle, foe: int) -> None:
        """Both champions face each other."""
        atoms.move(s, foe, z.BATTLE, battle.defender)
        note(s, "defend", battle.defender, foe)
        set_battle(s, battle._replace(opponent=foe, round=1, stage=1))
        stay(s, _FOUGHT, x)
        push(s, "round", "activate")
        push(s, "anytime", 0, (battle.attacker, *s.seats_after(battle.attacker)))

    def _over(self, s: State, x: Context) -> None:
        b = s.battle
        assert b is not None
        free = b.opponent < 0  # nobody has defended
        won = free or b.loser == b.defender
        winner, loser = (b.champion, b.opponent) if won else (b.opponent, b.champion)
        beaten = b.loser >= 0 and OVER not in b.flags and s.zone[loser] not in (z.POOL, z.BATTLE)
        decided = free or beaten
        forfeited = won and BATTLE_LOST in b.flags  # whoever was called off had nobody to send
        emit(s, "battle-ends", b.target, by=b.attacker)
        end_of_battle(s)
        set_battle(s, None)
        if beaten and not free and self.loser_to != z.DISCARD and s.zone[loser] == z.DISCARD:
            note(s, "leave", loser, z.DISCARD, self.loser_to, "effect", x.source)
            atoms.move(s, loser, self.loser_to)
        stay(s, _DONE, x)
        if decided and (self.spoils or not won):
            earn_spoils(s, s.ctrl[winner], self.spoils or 1, besides=True)
        if ((decided and won) or forfeited) and self.won is not None:
            run_effect(s, self.won.key, x)
        push(s, "anytime", 0, (b.attacker, *s.seats_after(b.attacker)))

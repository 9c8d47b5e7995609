"""Effects on the course of battle: automatic defeat, walls, ending a round or battle, changing the fighters."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import PASS
from sixrealms.engine.ask import answered, ask_act, finish, push, stay
from sixrealms.engine.board import holding_true
from sixrealms.engine.card_def import EQUIPMENT
from sixrealms.engine.causes import EFFECT, USED
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.act import announce
from sixrealms.engine.flow.attack_takeback import offer_takeback, take_back
from sixrealms.engine.flow.combat_activation import activate_late
from sixrealms.engine.flow.rescue import options as rescue_options
from sixrealms.engine.flow.round import end_battle, end_round
from sixrealms.engine.home_pool import BARE, BY_ITS_SIDE, LOST_ANYWAY, WITH_ALL, remember_pool
from sixrealms.engine.immunity import shielded
from sixrealms.engine.leave import leave
from sixrealms.engine.level import allies_of
from sixrealms.engine.placement import ally_reasons, helper_reasons
from sixrealms.engine.power import ADDED, Context, Effect, Saying
from sixrealms.engine.prohibitions import forbidden
from sixrealms.engine.protected import keeps_control, keeps_side
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition
from sixrealms.engine.terms import Fighter, Homecoming
from sixrealms.engine.traits import acts_beside, fights_as_ally, is_champion
from sixrealms.engine.triggers import emit
from sixrealms.powers.card_questions import ANY
from sixrealms.powers.question import Question
from sixrealms.powers.refs import OPPONENT, Ref

#: Where an effect goes on once the attacker has said whether they take their attack back.
_ASKED_BACK: Final = 9
#: How marks.JOINED notes what becomes of a champion that joins as an ally.
_RETURNS: Final = {"always": WITH_ALL, "bare": BARE, "never": LOST_ANYWAY, "with-victory": BY_ITS_SIDE}


@dataclass(frozen=True)
class AutoDefeat(Effect):
    """Defeat a champion of the round at once if it passes `if_`.

    An attacker who has overlooked it may first take the attack back (general.touch.takeback-instant). By a champion's
    power the threatened player may first play one card that changes the condition; by anything else
    only events and any-time cards help, which may remove its source (ledger: instant.*).
    """

    who: Ref = OPPONENT
    if_: Question = ANY
    discards: bool = False  # the card says that it is discarded (gloss.defeated.explicit-discard)

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"instant-kill"})

    def step(self, s: State, pc: int, x: Context) -> None:
        b = s.battle
        victim = self.who.card(s, x)
        if b is None or victim < 0 or b.stage >= 3 or victim not in (b.champion, b.opponent):
            finish(s, x)
            return
        if s.zone[x.source] not in z.IN_PLAY and (pc > 0 or self._stays(s, x)):
            finish(s, x)  # instant.events-help: its source was removed
            return
        if pc == _ASKED_BACK and answered(s).verb == "yes":
            take_back(s)
            finish(s, x)
            return
        if not self.if_.holds(s, victim, x) or shielded(s, victim, x):
            finish(s, x)
            return
        if pc == 0 and offer_takeback(s, victim, x):
            stay(s, _ASKED_BACK, x)
            return
        if pc == _ASKED_BACK:
            pc = 0
        if pc == 0 and not self._chance(s, x):
            threatened = s.ctrl[victim]
            stay(s, 2, x)
            push(s, "anytime", 0, (threatened, *s.seats_after(threatened)))
            return
        if pc == 0:
            options = rescue_options(s, s.ctrl[victim], self.if_.all_reads(), x.source)
            if options:
                stay(s, 1, x)
                ask_act(s, s.ctrl[victim], "ask-instant", [*options, PASS])
                return
        elif pc == 1:
            action = answered(s)
            stay(s, 2, x)
            if action.verb != "pass":
                atoms.mark(s, marks.AVERTED.alone)
                announce(s, s.ctrl[victim], action, "combat")
            return
        self._defeat(s, x, victim)
        finish(s, x)

    def _stays(self, s: State, x: Context) -> bool:
        """Whether what defeats is a card that lies in play: one that is gone as it comes defeats nobody."""
        kind = s.kit.defs[s.defn[x.source]]
        return kind.champion or kind.type == "ally" or kind.type in EQUIPMENT

    def _chance(self, s: State, x: Context) -> bool:
        """Whether what defeats is a champion now, or an ally where the rules give the chance against those too
        (instant.no-chance-for-attached).
        """
        if s.zone[x.source] == z.ATTACHED:
            return fights_as_ally(s, x.source) and s.kit.ruleset.instant_chance_against_allies
        return is_champion(s, x.source)

    def _defeat(self, s: State, x: Context, victim: int) -> None:
        atoms.note(s, "instant-defeat", victim, x.source)
        if self.discards and s.zone[victim] == z.BATTLE:
            leave(s, victim, z.DISCARD, EFFECT, x)
        else:  # a realm that defends itself falls as in any lost round (open.realm-defends-itself)
            end_round(s, s.ctrl[victim])

    def saying(self) -> Saying:
        test = None if self.if_ is ANY else self.if_
        return Saying("auto-defeat", {"who": self.who, "if": test, "discards": self.discards})


@dataclass(frozen=True)
class LoseRound(Effect):
    """The controller of a champion loses the round; `kept`: that champion returns to its pool."""

    who: Ref = OPPONENT
    kept: bool = True

    def step(self, s: State, pc: int, x: Context) -> None:
        victim = self.who.card(s, x)
        b = s.battle
        if b is not None and victim in (b.champion, b.opponent) and b.stage < 3 and not shielded(s, victim, x):
            end_round(s, s.ctrl[victim], kept=self.kept)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        victim = self.who.card(s, x)
        return victim >= 0 and not shielded(s, victim, x)


@dataclass(frozen=True)
class EndBattle(Effect):
    """The battle ends at once; `spoils`: "", "attacker" or "defender". Allies go to hands or are discarded."""

    spoils: Fighter = ""
    allies_to_hand: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        b = s.battle
        if b is not None:
            if self.allies_to_hand:
                for card in [c for fighter in (b.champion, b.opponent) for c in allies_of(s, fighter)]:
                    if s.kit.defs[s.defn[card]].type == "ally" and not is_champion(s, card):
                        leave(s, card, z.HAND, USED, x, told=EFFECT)
            end_battle(s, self.spoils)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return s.battle is not None


@dataclass(frozen=True)
class SwitchSide(Effect):
    """A chosen ally fights for your champion for the rest of the round; it goes to its owner's pile afterwards.

    Once the round is decided nobody changes sides any more.
    A card that counts as an ally without hanging on a champion stays where it is; an ally that is no card turns.
    `across`: it goes to the champion it has not fought for, whoever that is. A power that is not announced turns the
    same ally once, until somebody turns it by one that is: of two that call it, the one on its own side has it last.
    """

    who: Ref
    across: bool = field(default=False, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        ally = self.who.card(s, x)
        b = s.battle
        if ally >= 0 and keeps_side(s, ally, x):
            atoms.note(s, "protected", ally, x.source)
            finish(s, x)
            return
        hangs = ally >= 0 and s.zone[ally] == z.ATTACHED and acts_beside(s, ally) < 0
        if hangs and b is not None and b.stage < 3 and not shielded(s, ally, x):
            mine = b.champion if x.player == b.attacker else b.opponent
            if self.across:
                mine = b.opponent if s.host[ally] == b.champion else b.champion
            called = marks.CALLED_OVER.of_two(ally, x.source)
            if x.act >= 0:  # announced: whoever calls the ally by themselves may do so once more
                for key in [key for key in s.marks if key.startswith(marks.CALLED_OVER.beside(ally))]:
                    atoms.mark(s, key, 0)
            elif s.marks.get(called):  # two that take it from each other would go on for ever
                finish(s, x)
                return
            else:
                atoms.mark(s, called)
            first = s.marks.get(marks.TURNED.of(ally)) or s.host[ally] + 1
            atoms.mark(s, marks.TURNED.of(ally), 0 if mine + 1 == first else first)
            atoms.attach(s, ally, mine)
            atoms.note(s, "switch", ally, mine, x.source)
            emit(s, "joins", ally, by=x.player)
        finish(s, x)

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        return card != self.who.card(s, x) or not keeps_side(s, card, x)


@dataclass(frozen=True)
class JoinAsAlly(Effect):
    """A champion or ally joins your fighting champion, or another (`beside`), as an ally for the round, if it can get
    there (move.allies.protected). `returns`: "with-victory" (a lost round costs it, open.champion-as-ally), "always",
    "bare" (always, but without what it carries) or "never". `spent`: it takes part in no other round of the battle,
    even under rules that would let it.
    """

    who: Ref
    returns: Homecoming = "with-victory"
    beside: Ref | None = field(default=None, metadata=ADDED)
    spent: bool = field(default=False, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.who.card(s, x)
        b = s.battle
        if card >= 0 and b is not None:
            mine = b.champion if x.player == b.attacker else b.opponent
            if self.beside is not None:
                mine = self.beside.card(s, x)
            held = mine >= 0 and s.ctrl[mine] != s.ctrl[card] and keeps_control(s, card, x)
            if mine >= 0 and card != mine and not held and self._may_join(s, card, mine):
                if is_champion(s, card):
                    atoms.mark(s, marks.JOINED.of(card), _RETURNS[self.returns])
                remember_pool(s, card)
                atoms.attach(s, card, mine)
                atoms.set_control(s, card, s.ctrl[mine])  # with what hangs on it
                atoms.set_battle(s, b._replace(used=(*b.used, card)))
                if self.spent:
                    atoms.mark(s, marks.HAS_HELPED.of_copy(s, card))
                atoms.note(s, "joins", card, mine, x.source)
                emit(s, "joins", card, by=x.player)
                if s.kit.defs[s.defn[card]].champion:
                    activate_late(s, card, x.player)  # activation.full-on-entry
        finish(s, x)

    def _may_join(self, s: State, card: int, champion: int) -> bool:
        """Whether it can get there; an ally is played, whoever brings it, and bound by what binds that side."""
        player = s.ctrl[champion]
        if ally_reasons(s, player, card, champion, "combat"):
            return False
        if s.kit.defs[s.defn[card]].type != "ally":
            return True
        return not forbidden(s, holding_true(s, Prohibition), player, card, champion)

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        joining = self.who.card(s, x)
        if joining == card:
            return s.ctrl[card] == x.player or not keeps_control(s, card, x)
        meant = self.beside is not None and card == self.beside.card(s, x)
        return not meant or joining < 0 or self._may_join(s, joining, card)

    def possible(self, s: State, x: Context) -> bool:
        card = self.who.card(s, x)
        return card >= 0 and not helper_reasons(s, x.player, card)

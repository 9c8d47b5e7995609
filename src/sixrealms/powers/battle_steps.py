"""How far a battle has come, and rounds that begin anew."""

from __future__ import annotations

from dataclasses import field, replace
from typing import Final, Literal

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.combatants import combatant, still_there
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.combat_activation import activated
from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import ADDED, Context, Effect, Saying
from sixrealms.engine.state import State
from sixrealms.engine.triggers import emit
from sixrealms.powers.conditions import Claim
from sixrealms.powers.refs import Chosen, Ref

#: How far a battle has come.
BattleStep = Literal["any", "announced", "forward", "both", "unactivated", "combat", "first", "fight", "won"]


@dataclass(frozen=True)
class BattleAt(Claim):
    """A battle has come just so far: an attack is "announced" and nobody defends yet, in the first round; an attacker
    has come "forward" and nobody defends yet, in any; "both" champions have come forward; an attacker has, and no power
    "unactivated" (battle.combat-started) has worked yet; "combat" has begun and is not decided; the "first" round is on
    and a defender has come forward; any champions "fight" in a round that is not decided; the attacker has "won", a
    round or because nobody defends (battle.end.no-defence); or there is "any" battle. `whose`: a champion of "yours"
    still fights in it, or you take no part and it is one of "others". `over`: the battle is over this realm.
    """

    step: BattleStep
    whose: Literal["", "yours", "others"] = field(default="", metadata=ADDED)
    over: Ref | None = field(default=None, metadata=ADDED)

    def met(self, s: State, x: Context) -> bool:
        b = s.battle
        if b is None or not self._of(s, x) or (self.over is not None and self.over.card(s, x) != b.target):
            return False
        if self.step == "won":
            return b.stage >= 3 and (b.loser == b.defender or (b.loser < 0 and b.opponent < 0))
        if self.step == "any":
            return True
        if self.step == "fight":
            return b.opponent >= 0 and b.stage < 3
        if b.champion < 0 or b.stage >= 3:
            return False
        if self.step == "combat":
            return b.stage == 2
        if self.step == "first":
            return b.round == 1 and b.opponent >= 0
        early = still_there(s, b.champion) and b.stage <= 1 and not activated(s)
        if self.step == "both":
            return early and b.opponent >= 0
        if self.step == "unactivated":
            return early
        return early and b.opponent < 0 and (self.step == "forward" or b.round == 1)

    def _of(self, s: State, x: Context) -> bool:
        if self.whose == "others":
            return s.battle is not None and x.player not in (s.battle.attacker, s.battle.defender)
        return not self.whose or combatant(s, x.player) >= 0

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """That there is a battle, that you fight and that others are about to were words of their own."""
        names = {
            BATTLE_ON: "_BattleOn",
            YOU_FIGHT: "_YouFight",
            OTHERS_ABOUT_TO_FIGHT: "_OthersAboutToFight",
            FALLS_TO_VICTOR: "_FallsToVictor",
        }
        return (names[self], {}) if self in names else None

    def saying(self) -> Saying:
        known = {YOU_FIGHT: "you-fight", OTHERS_ABOUT_TO_FIGHT: "others-about-to-fight"}
        if self.over is not None:
            said = {"at": replace(self, over=None), "realm": self.over}
            return Saying("falls-to-victor") if self == FALLS_TO_VICTOR else Saying("battle-over", said)
        if self in known or not self.whose:
            return Saying(known.get(self, f"battle-at-{self.step}"))
        return Saying("battle-at-of", {"at": BattleAt(self.step), "whose": self.whose})


BATTLE_ON: Final = BattleAt("any")
NO_BATTLE: Final = ~BATTLE_ON
YOU_FIGHT: Final = BattleAt("fight", "yours")
OTHERS_ABOUT_TO_FIGHT: Final = BattleAt("both", "others")
#: What an answer to a loss is about is the attacked realm, and its attacker has won.
FALLS_TO_VICTOR: Final = BattleAt("won", over=Chosen("threatened"))


@dataclass(frozen=True)
class CombatAgain(Effect):
    """The round of a combat that has begun starts anew between the same champions, with the activation of their powers;
    what lasted for the round is over.
    """

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.possible(s, x):
            place = max(i for i, frame in enumerate(s.frames) if frame[0] == "round")
            s.frames[place] = ("round", "again")
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return s.battle is not None and s.battle.stage == 2


@dataclass(frozen=True)
class AttackInstead(Effect):
    """The attack that has been announced is made on another realm; whatever waits for that realm to be attacked works.

    Whether the attacker could reach it does not matter: who has come forward is on the way (combat.a.target-legal). One
    that is immune to the card goes where it was going.
    """

    realm: Ref

    def step(self, s: State, pc: int, x: Context) -> None:
        b, realm = s.battle, self.realm.card(s, x)
        if b is not None and self.possible(s, x):
            atoms.set_battle(s, b._replace(target=realm, defender=s.ctrl[realm]))
            atoms.note(s, "attack", b.attacker, b.champion, realm)
            emit(s, "attacked", realm, by=b.attacker, other=b.champion)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        b, realm = s.battle, self.realm.card(s, x)
        if b is None or b.stage > 0 or b.opponent >= 0 or realm < 0 or shielded(s, b.champion, x):
            return False
        return s.zone[realm] == z.FORMATION and not s.flags[realm] & z.RAZED and s.ctrl[realm] != b.attacker

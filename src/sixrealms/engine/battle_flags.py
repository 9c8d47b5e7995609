"""What is noted of a battle while it lasts (`Battle.flags`): what kind of fight it is, and how it goes on."""

from __future__ import annotations

from typing import Final

#: Two champions fight away from any realm: nothing is added and nothing is won (option.questing.no-add-ons).
DUEL: Final = "duel"
#: Two champions fight away from any realm with all that belongs to a combat.
CLASH: Final = "clash"
#: The fighters are chosen while powers of theirs have still to activate (battle.combat-started).
AWAITED: Final = "awaited"
#: The round is taken back (protocol.take-back-attack).
TAKEN_BACK: Final = "taken-back"
#: The battle ends with what has just happened.
OVER: Final = "over"
#: Who has spoils although the battle ends so.
SPOILS_OF: Final = {"attacker": "attacker-spoils", "defender": "defender-spoils"}
#: The side that has lost the round keeps its champion: it is not defeated.
KEPT: Final = "kept"
#: A wall has stopped a champion of the round (wall.*).
STOPPED: Final = "stopped"
#: A champion has been sent home out of the round, undefeated.
SENT_HOME: Final = "sent-home"
#: The attack is lost with the round, whatever else could still be sent.
BATTLE_LOST: Final = "battle-lost"
#: The defeat of the realm attacked has been announced to those who can avert it.
THREATENED: Final = "threatened"

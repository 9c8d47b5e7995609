"""The closed lists a power chooses from: what happens, when, how often, where. A misspelt one is a type error."""

from __future__ import annotations

from typing import Literal

#: What a power may wait for (`When`); `engine.triggers.emit` says that it happens. {it} is the card it happens to.
Happening = Literal[
    "turn-start", "turn-end", "phase-1", "phase-2", "phase-3", "phase-4", "phase-5",
    "played", "returned", "announced", "joins", "resolved", "rebuilt", "razed", "leaves", "discarded",
    "discarded-from-hand", "extra-cards", "looked-at",
    "attacked", "before-combat", "attacking", "defending", "presented", "activate", "combat-begins",
    "fought", "defeated", "victorious", "on-losing-side", "on-winning-side", "round-decided", "round-ends",
    "battle-ends", "spoils-due",
]  # fmt: skip
#: When a card may be played or a power used, where that is not printed: a phase, in combat, as spoils, any time.
Moment = Literal["0", "1", "2", "3", "4", "5", "combat", "spoils", "any"]
#: How often a power works: once in each of these; "" for no limit.
Once = Literal["", "round", "battle", "turn", "turn-end", "game"]
#: Where a card must be for its power to be used.
WhereUsed = Literal["hand", "pool", "battle", "play"]
#: What may be answered: a card played, a power used, a loss about to happen.
Way = Literal["play", "use", "loss"]
#: What a champion may be kept from, or do once more: "join" another as an ally.
Deed = Literal["attack", "defend", "join"]
#: Which side of a battle is named: its champion's, or the spoils it wins; "" for neither.
Fighter = Literal["", "attacker", "defender"]
#: How a champion has fought in a round.
FoughtAs = Literal["attacker", "defender", "either"]
#: What a champion passes on its way to a realm: its place, bars too, bars that ask for a movement, that it lies razed.
Obstacle = Literal["position", "restrictions", "movement", "ruin"]
#: Rules about what hangs on what that a power sets aside.
AttachLimit = Literal["world", "world and number"]
#: When a champion that has joined as an ally goes home to its pool.
Homecoming = Literal["with-victory", "always", "bare", "never"]
#: Whom a wall stops: the opponent whether or not they attack, or an attacker only.
Stopped = Literal["opponent", "attacker"]
#: Which digits a player hopes for, and what becomes of the card that was drawn for one.
GoodDigit = Literal["high", "low"]
DigitCard = Literal["discard", "keep"]
#: How two numbers are compared.
Sign = Literal["<=", ">=", "==", "<", ">"]
#: The ways to answer a card.
AnswerKind = Literal["cancel", "calm", "duplicate", "turn"]
#: What a card may be protected from: being discarded, being razed, anything that takes it out of play, being made to
#: change sides, being taken into another pool or beside another's champion, being lost with the realm it hangs on.
ProtectedFrom = Literal[
    "discard", "raze", "removal", "regardless", "switch", "control", "bearer", "treasure", "reach",
    "cancel", "turn", "duplicate", "cosmos", "realmless",
]  # fmt: skip
#: On which side of a battle somebody is: "opposing" and "friendly" as seen by the card or its player.
Side = Literal["attacking", "defending", "opposing", "friendly", "either"]
#: A place of a formation, or the foremost rank with a realm in it.
FormationPlace = Literal["front", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
#: Which of its levels is meant (gloss.base-level, gloss.adjusted-level): "icon" what is printed, "base" what counts as
#: that, "equipped" with what hangs on it, "own" without allies, "adjusted" with everything.
LevelKind = Literal["icon", "base", "equipped", "own", "adjusted"]
#: How half a level is rounded; "": nothing is halved.
Halving = Literal["", "up", "down"]
#: The worlds, by the letters of the catalogue.
WorldName = Literal["ADD", "BR", "DL", "DS", "FR", "GH", "RL"]
#: Races, movements and other designations of the catalogue.
KindName = Literal[
    "Adventurer", "Awnshegh", "Beholder", "Black Wizard", "Coastal", "Defensive", "Draconian", "Dragon",
    "Dragon Unarmed Combat", "Drow", "Duergar", "Dwarf", "Earthwalker", "Elf", "Familiar", "Female", "Flyer", "Giant",
    "Gnome", "Golem", "Half-Elf", "Halfling", "Harmful", "Helpful", "Kender", "Kobold", "Mul", "Offensive", "Orc",
    "Red Wizard", "Spear", "Svirfneblin", "Swimmer", "Sword", "Trees", "Undead", "Undead Unarmed Combat", "Underdark",
    "Vampire", "Weapon", "Werebeast", "White Wizard",
]  # fmt: skip
#: The types of cards, and "champion" for any type that fights.
TypeName = Literal[
    "ally", "artifact", "blood ability", "champion", "cleric", "cleric spell", "dungeon", "event", "hero", "holding",
    "magical item", "monster", "psionic power", "psionicist", "realm", "regent", "rule", "thief", "thief ability",
    "unarmed combat", "wizard", "wizard spell",
]  # fmt: skip
#: Why a card leaves where it is; `engine.causes` says what each of them means.
Why = Literal["defeat", "effect", "cost", "used", "bearer", "rule", "raze", "battle", "final", "out"]

"""What a game remembers beside its cards: every mark of `State.marks`, what it is about, and when it is forgotten.

A mark is a whole number under a key. Nothing else in the program spells such a key (a test reads the source).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from sixrealms.engine.power import Context
    from sixrealms.engine.state import State


class Until(StrEnum):
    """When a mark is forgotten; the value begins its key."""

    ROUND = "round"  # the round of a battle ends
    BATTLE = "battle"  # the battle ends
    TURN = "turn-end"  # the turn ends
    OWN_TURN = "turn"  # the player of the card it is about begins phase 3 of a turn of theirs
    IN_PLAY = "kept"  # the card it is about leaves play: whoever comes back is another
    GAME = "game"
    MATCH = "match"  # and the next game begins with it
    TAKEN = ""  # whatever made it takes it away

    @property
    def prefix(self) -> str:
        """What all keys of marks with this end begin with. ValueError for those that have none in common."""
        if self is Until.TAKEN:
            raise ValueError("marks that are taken away one by one have no beginning in common")
        return f"{self.value}:"


@dataclass(frozen=True)
class Mark:
    """A kind of mark. Its keys are about a card, a seat, two of them, one life of a card, or nothing in particular."""

    name: str
    until: Until = Until.TAKEN
    about: Literal["card", "life", "player", "pair", "each"] = "card"  # what `on` finds the key of (see there)
    plus: int = 0  # what is added to a number that is noted, where 0 is one as well
    alone: str = field(init=False, compare=False, repr=False)  # the key that is about nothing in particular
    prefix: str = field(init=False, compare=False, repr=False)  # what its other keys begin with
    keys: dict[int, str] = field(init=False, compare=False, repr=False)  # those that have been asked for
    keys_of_lives: dict[tuple[int, int], str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "alone", f"{self.until}:{self.name}" if self.until else self.name)
        object.__setattr__(self, "prefix", f"{self.alone}:")
        object.__setattr__(self, "keys", {})
        object.__setattr__(self, "keys_of_lives", {})

    def of(self, about: int) -> str:
        """The key about a card or a seat, by its number."""
        return self.keys.get(about) or self._key(about)

    def _key(self, about: int) -> str:
        key = self.keys[about] = f"{self.prefix}{about}"
        return key

    def of_two(self, one: int, other: int) -> str:
        """The key about two of them."""
        return f"{self.prefix}{one}:{other}"

    def beside(self, one: int) -> str:
        """What the keys about one of two begin with, whatever the other is."""
        return f"{self.prefix}{one}:"

    def of_copy(self, s: State, card: int) -> str:
        """The key about a card as it lies there: once it has left, it is another (inplay.left-no-effect)."""
        life = s.gen[card]
        return self.keys_of_lives.get((card, life)) or self._key_of_life(card, life)

    def _key_of_life(self, card: int, life: int) -> str:
        key = f"{self.prefix}{card}{':' if self.until is Until.IN_PLAY else '.'}{life}"
        self.keys_of_lives[card, life] = key
        return key

    def number(self, s: State, card: int, by: int, player: int = -1) -> int:
        """The number a power has noted about a card; 0 if it has noted none."""
        found = s.marks.get(self.on(s, card, by, player))
        return 0 if found is None else found - self.plus

    def on(self, s: State, card: int, by: int, player: int = -1) -> str:
        """The key under which a power notes something (`powers.memory`): about a card, a card as long as it lies there
        ("life"), the player who has it, a card and the one that notes it ("pair"), or a card for "each" player whose
        power notes it.
        """
        if self.about == "each":
            return self.of_two(player, card)
        if self.about == "pair" and self.until is Until.IN_PLAY:
            return f"{self.prefix}{by}.{s.gen[by]}:{card}.{s.gen[card]}"
        if self.about == "pair":
            return self.of_two(by, card)
        if self.about == "player":
            return self.of(s.ctrl[card])
        return self.of_copy(s, card) if self.about == "life" or self.until is Until.IN_PLAY else self.of(card)


def used(period: str, power: str, x: Context) -> str:
    """The key of a power that may be used once in a period ("round", "battle", "turn", "turn-end", "game"): by its card
    or, in a game, by its player (once.phase3, named.kalidnay.once-per-game).
    """
    return f"{period}:{power}:{x.player if period == Until.GAME else x.source}"


def told(what: str) -> Mark:
    """One plus the number a seat has told when it was asked for `what`: nobody is asked again."""
    return Mark(f"told:{what}", Until.GAME)


# -- in a battle ------------------------------------------------------------

#: The number of the next effect when a card was about to go out of the battle.
GONE: Final = Mark("gone", Until.ROUND)
#: A champion that fights as an ally and, whatever becomes of its side, returns to its pool with what it carries (1),
#: returns there without it (2), or is discarded (3); 4: it goes as its side fares.
JOINED: Final = Mark("joined", Until.ROUND)
#: A power that may send the loser of the round elsewhere is not used.
STAYS: Final = Mark("stays", Until.ROUND, about="pair")
#: Whose pool a champion came from, counted from 1.
FROM_POOL: Final = Mark("pool", Until.ROUND)
#: Taken over from a champion beaten in this round.
INHERITED: Final = Mark("inherited", Until.ROUND)
#: A seat that has refused a side its help.
UNWILLING: Final = Mark("unwilling", Until.ROUND)
DEFEATED: Final = Mark("defeated", Until.ROUND)
#: An ally, and a card whose power has made it change sides without being announced.
CALLED_OVER: Final = Mark("called-over", Until.ROUND, about="pair")
#: One plus the champion that an ally fought for before it changed sides; nothing once it is back there.
TURNED: Final = Mark("turned", Until.ROUND)
PLAYED: Final = Mark("played", Until.ROUND)
#: A defeat has been averted by taking the attack back.
AVERTED: Final = Mark("averted", Until.ROUND)
#: Another player has forbidden this card (statics.Permission).
FORBIDDEN_IN_ROUND: Final = Mark("refused", Until.ROUND)
FORBIDDEN_IN_TURN: Final = Mark("refused", Until.TURN)
#: One plus the base level of a champion when it was compared.
BASE_LEVEL: Final = Mark("base", Until.ROUND, plus=1)

#: There are secret allies, and one of them: 1 until the other side plays no more cards, 2 until both sides do so.
SECRET: Final = Mark("secret", Until.ROUND)
#: A side that plays no more cards in this round, where secret allies make it ask both (face_down.say_passed).
PASSED: Final = Mark("passed", Until.ROUND)

#: A champion that has fought as an ally and takes part in no other round, whatever the rules about rounds are.
HAS_HELPED: Final = Mark("has-helped", Until.BATTLE)
HIDDEN: Final = Mark("hidden", Until.BATTLE)
PAID: Final = Mark("paid", Until.BATTLE)
LOST: Final = Mark("lost", Until.BATTLE)
#: A realm that was razed as it was attacked.
ATTACKED_RAZED: Final = Mark("attacked-razed", Until.BATTLE)
#: The type of champion as which a realm defends itself, where it may choose: one plus its place among all of them.
DEFENDS_AS: Final = Mark("defends-as", Until.BATTLE)
#: One plus the champion in whose place a card fights.
STANDS_IN: Final = Mark("stands-in", Until.BATTLE)
RELEASED: Final = Mark("released", Until.BATTLE)
#: One plus the side a seat helps; one plus the seat that has lent a card.
HELPS: Final = Mark("helps", Until.BATTLE)
LENT: Final = Mark("lent", Until.BATTLE)
#: A card played from another's draw pile, for a card.
BORROWED: Final = Mark("borrowed", Until.BATTLE, about="pair")
#: How many cards drawn to be played at once a card has discarded because they could not be.
WASTED: Final = Mark("wasted", Until.BATTLE)
#: Killed in the battle fought last, as long as it lies where it fell; forgotten as the next one begins.
FALLEN: Final = Mark("fallen", about="life")

#: An ally discarded out of the battle fought last in this turn, as long as it is not in play again.
ALLY_FALLEN: Final = Mark("ally-fallen", Until.TURN, about="life")

# -- in a turn ------------------------------------------------------------

#: An item that has been handed over to another champion.
HANDED_OVER: Final = Mark("handed-over", Until.TURN, about="life")
#: A phase of this turn that is left out.
PHASE_SKIPPED: Final = Mark("phase-skipped", Until.TURN)

WARNED: Final = Mark("warned", Until.TURN)
#: How many attacks have been made.
ATTACKS: Final = Mark("attacks", Until.TURN)
ATTACKED: Final = Mark("attacked", Until.TURN)
#: A pool champion could have attacked in this turn; about nothing in particular: somebody could.
COULD_ATTACK: Final = Mark("could-attack", Until.TURN)
#: Paid for in vain (avatar.conditions-each-time).
PAID_IN_VAIN: Final = Mark("paid", Until.TURN)
#: One plus the dungeon card a seat has defended.
DEFENDED_DUNGEON: Final = Mark("defended-dungeon", Until.TURN)
RETURNED: Final = Mark("returned", Until.TURN)
#: How often battle has defeated a realm that has to be defeated several times in a turn.
DEFEATS: Final = Mark("defeats", Until.TURN)
NO_ATTACK: Final = Mark("no-attack", Until.TURN, about="player")
QUEST_OVER: Final = Mark("quest-over", Until.TURN)
#: Come back from the Abyss: 2 while the full turn it waits for has not begun (abyss.recovered-once-per-turn).
FROM_ABYSS: Final = Mark("abyss", Until.OWN_TURN)

# -- in a game ------------------------------------------------------------

TURNS_SKIPPED: Final = Mark("skipped", Until.GAME)
REALM_PLAYED: Final = Mark("realm-played", Until.GAME)
REALM_CHANCE: Final = Mark("realm-chance", Until.GAME)
#: Torn up: it works once more and is then gone for good, in the match too (general.deck.destroyed-replacement).
TORN: Final = Mark("torn", Until.GAME)
#: One plus the seat whose real turn it was last.
LAST_REAL: Final = Mark("last-real", Until.GAME)
#: Everybody is asked even if all they can do is pass (`ask.patient`).
PATIENT: Final = Mark("patient", Until.GAME)
#: How often a seat has entered a champion for nothing by a card.
FREE_ENTRY: Final = Mark("free-entry", Until.GAME)
#: One plus the phase in which a card was cast.
CAST_IN: Final = Mark("cast-in", Until.GAME, plus=1)
#: Mulligans called one after the other.
MULLIGANS: Final = Mark("mulligans", Until.MATCH)

# -- until they are taken away ------------------------------------------------------------

#: A seat has just made an opponent's realm leave its formation, and done nothing else since.
JUST_DISCARDED_A_REALM: Final = Mark("just:realm-discarded", about="player")
#: The place, counted from 1, that a realm in Limbo has left (limbo.which-return).
PLACE_LEFT: Final = Mark("limbo:place")
#: It comes back from Limbo whatever it is: two plus the card it hung on, 1 if it hung on none.
COMES_BACK: Final = Mark("limbo:back")
#: It has gone to Limbo out of a pool, with all it had (limbo.outside-combat-keeps).
WENT_WHOLE: Final = Mark("limbo:whole")
#: No champion by its print, it has gone to Limbo as one.
WENT_AS_CHAMPION: Final = Mark("limbo:champion")
#: A realm or holding is spared this one time (flow/averted_loss.py).
SPARED: Final = Mark("spared")
#: The razings in a row that have left a realm face up.
RAZINGS: Final = Mark("razings")
#: The base levels a champion has earned.
EARNED: Final = Mark("earned")
#: A player's points, and whose marker lies on a realm, counted from 1 (option.conqueror.markers).
SCORE: Final = Mark("score", about="player")
CREDIT: Final = Mark("credit", about="life")
#: Just drawn as an extra card: one plus the card that gave it.
DRAWN: Final = Mark("drawn")
#: Face down and on a quest; since which turn of whose.
AWAY: Final = Mark("away")
QUEST: Final = Mark("quest")
QUEST_OF: Final = Mark("quest-of")
#: Of what is no card: one plus the card whose power made it, one plus whom it was made for, and its level (tokens.py).
MADE_BY: Final = Mark("made-by")
MADE_FOR: Final = Mark("made-for")
STRENGTH: Final = Mark("strength")
#: Held in Limbo by a card.
HELD: Final = Mark("held", about="pair")
#: The seats that have had their one action in the pause of an event, as bits.
ANSWERED: Final = Mark("answered")
ANSWER_STOPPED: Final = Mark("answer-stopped")
ANSWER_TURNED: Final = Mark("answer-turned")
ANSWER_DEFLECTED: Final = Mark("answer-deflected")
#: The seats whose answer to a wall has been stopped, as bits: that was their one card (open.wall-order).
WALL_ANSWERED: Final = Mark("wall-answered")
#: The seats that were asked about an event and have passed, as bits.
HAS_PASSED: Final = Mark("has-passed")
#: Spoils a seat draws after the battle: at least so many, and so many besides.
SPOILS_AT_LEAST: Final = Mark("spoils-at-least")
SPOILS_BESIDES: Final = Mark("spoils-besides")
#: About a seat and a number: one plus the card whose power adds that card to the spoils the seat is about to draw.
MORE_SPOILS: Final = Mark("more-spoils")
PILE_EMPTY: Final = Mark("pile-empty")
#: The spoils about to be drawn are not: 1, or 2 plus the seat that draws them instead.
SPOILS_GIVEN_UP: Final = Mark("spoils-given-up")

# -- what powers note about cards (`powers.memory`) ------------------------------------------------------------

#: A power has been spent as long as its card lies there (named.kalidnay.orientation).
SPENT: Final = Mark("spent", Until.IN_PLAY)
RESTED: Final = Mark("rested", Until.IN_PLAY)
#: On the table although the time it states is over (overdue_effects.py).
OVERDUE: Final = Mark("overdue", Until.IN_PLAY)
#: Elevated to king by a ward.
KING: Final = Mark("king", Until.IN_PLAY, about="pair")
#: The base levels of what was given up for a card.
SACRIFICED: Final = Mark("sacrificed", Until.IN_PLAY)
#: Something has been ignored in the round.
IGNORED: Final = Mark("ignored", Until.ROUND)
#: Given up for a card, wherever it has gone since.
GIVEN_UP: Final = Mark("given-up", about="pair")
#: Announced while a card was in play.
PLAYED_UNDER: Final = Mark("played-under", about="pair")
#: The number that says how strong an ally is that a card has become (combat.e.totals).
SUMMONED: Final = Mark("summoned", Until.IN_PLAY)
FIRST_ALLY: Final = Mark("first-ally", Until.ROUND)
#: Which of two kinds of spells a champion uses: 1 or 2.
SCHOOL: Final = Mark("school", Until.ROUND)
BEATEN: Final = Mark("beaten", Until.BATTLE)
HAS_CANCELLED: Final = Mark("cancelled", Until.BATTLE)
#: Who was foretold to win the round: 1 the attacker, 2 the defender.
FORETOLD: Final = Mark("foretold", Until.BATTLE, about="each")
MAY_ATTACK: Final = Mark("may-attack", Until.TURN, about="each")
TIE_PROPOSED: Final = Mark("tie", Until.TURN)

"""Powers made up for tests, one per card type: in a random game they reach every kind of thing a state can hold.

Questions of all kinds, half-done effects, answers to answers, running effects, Limbo, extra turns, chance.
"""

from __future__ import annotations

from functools import cache

from sixrealms import catalogue
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Target, Use, When
from sixrealms.engine.power import Ability, Power
from sixrealms.engine.power_keys import give_keys
from sixrealms.powers.card_questions import ANY, CHAMPION, EVENT, REALM
from sixrealms.powers.control_flow import Choose, ForEach, May, OneOf, seq
from sixrealms.powers.counters import Cancel
from sixrealms.powers.durations import FOR_THIS_TURN, UNTIL_YOUR_NEXT_TURN_ENDS
from sixrealms.powers.hands import DiscardFromHand, Draw
from sixrealms.powers.lasting_effects import ExtraTurn, Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import Send, discard
from sixrealms.powers.players import EACH, EVERYONE, OPPONENTS
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import SELF, TARGET, AllChosen, The
from sixrealms.powers.sets import in_hand, one
from sixrealms.powers.whereabouts import FRIENDLY, IN_FORMATION, IN_POOL


@cache
def lively_power(printing_id: str) -> Power:
    """The made-up power of a printing, by its type."""
    printing = catalogue.printing(printing_id)
    return give_keys(Power(_abilities(printing.type, printing.number), printing.wording), printing.wording)


def _abilities(card_type: str, number: int) -> tuple[Ability, ...]:
    if card_type == "event" and number % 3 == 0:
        return (Answer(Cancel(), to=EVENT, ways=("play",)),)
    if card_type == "event":
        blind = Choose(in_hand(ANY, OPPONENTS), "targets", 2, up_to=True, then=discard(AllChosen()))
        return (Play(seq(ForEach(EVERYONE, DiscardFromHand(EACH, random=number % 2 == 0)), blind)),)
    if card_type == "wizard spell":
        target = Target("target", one(CHAMPION & IN_POOL))
        return (Play(Send(The(TARGET), z.LIMBO), targets=(target,), at=("3",)), Play(Draw(), way="event"))
    if card_type == "cleric spell":
        return (Play(Lasting(gains(FRIENDLY, 3), UNTIL_YOUR_NEXT_TURN_ENDS), at=("3", "5")),)
    if card_type == "realm":
        raze = Raze(The(TARGET))
        return (When("played", May(Choose(one(REALM & IN_FORMATION), then=raze))),)
    if card_type == "hero":
        ways = OneOf((Draw(), Send(The(SELF), z.LIMBO), Lasting(gains(CHAMPION, 1), FOR_THIS_TURN)))
        return (Use(ways, once="turn"), Use(DiscardFromHand(OPPONENTS), once="game"))
    if card_type == "magical item":
        return (Use(seq(Choose(OPPONENTS), discard(The(SELF))), at=("3", "combat"), once="turn"),)
    if card_type == "holding":
        return (When("razed", ExtraTurn(), to=REALM, may=True, once="game", anywhere=True),)
    if card_type in ("monster", "ally"):
        return (Always(gains(CHAMPION & FRIENDLY, 1)), When("defeated", Draw(), may=True))
    return ()


#: Zones a random game with these powers must fill at some time; a test makes sure of it.
REACHED = (z.LIMBO, z.ABYSS, z.DISCARD, z.TABLE, z.PLAYING, z.BATTLE, z.ATTACHED)

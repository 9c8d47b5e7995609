"""An option that binds only some of the players: its answers become a power that answers for just them."""

from __future__ import annotations

from functools import cache

from sixrealms.engine.ability import Always
from sixrealms.engine.power import Power
from sixrealms.engine.power_keys import give_keys
from sixrealms.options.option import Option
from sixrealms.powers.rule_answers import AnswersForYou


@cache
def for_seats(option: Option, yielded: frozenset[str] = frozenset()) -> Power:
    """The power of the option for a player who has it alone; it leaves the questions it has `yielded` to others."""
    wording = f"{option.wording}#alone"
    return give_keys(Power((*answers_as_power(option, yielded), *option.abilities), wording), wording)


def answers_as_power(option: Option, yielded: frozenset[str] = frozenset()) -> tuple[Always, ...]:
    """The answers of the option as abilities, to be printed on a card of their own: a dungeon card, say."""
    return tuple(
        Always(AnswersForYou(question, answer)) for question, answer in option.answers if question not in yielded
    )

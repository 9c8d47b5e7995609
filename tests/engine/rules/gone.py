"""Fighters and realms taken out of a battle: a war with a bystander who holds the event that does it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.engine.power import Effect
from sixrealms.powers.control_flow import Seq
from sixrealms.powers.moves import Send
from sixrealms.powers.refs import ATTACKED_REALM, ATTACKER, DEFENDER, The
from tests.made_up import given
from tests.table_talk import Table

RULESETS = {"fourth-edition": 55, "tournament": 55, "tournament-110": 110}
EVERY_RULESET = pytest.mark.parametrize("ruleset", RULESETS)
#: An event with nothing else in its way: what it does is written anew for each test.
BLOW = "1st/312"
ZONES = {"discard": z.DISCARD, "limbo": z.LIMBO, "hand": z.HAND, "abyss": z.ABYSS, "void": z.VOID}
WHOM = {"attacker": (ATTACKER,), "defender": (DEFENDER,), "both": (ATTACKER, DEFENDER), "realm": (ATTACKED_REALM,)}


def takes(whom: str, to: str = "discard") -> Effect:
    """Send the attacker, the defender, both or the attacked realm away."""
    sent = tuple(Send(The(who), ZONES[to]) for who in WHOM[whom])
    return sent[0] if len(sent) == 1 else Seq(sent)


@contextmanager
def blow(whom: str, to: str = "discard") -> Iterator[None]:
    """The event takes them."""
    with given(BLOW, Play(takes(whom, to), at=("any",))):
        yield


def war(t: Table, ruleset: str, *, attack: tuple[str, ...] = (), defence: tuple[str, ...] = ()) -> None:
    """Dagrande (4+2) of A marches on Nyrond of B, who has the Gnomes of Samek (4+2); C looks on, holding the event."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + Flameblade", "Azhul"], hand=[*attack, "War Party"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Gnomes of Samek + Orb of Doom"], hand=list(defence))
    t.seat("C", formation={"A": "Sembia"}, hand=[BLOW])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")


def fight(t: Table) -> None:
    """Combat has begun: A, who would lose the tie, has played a card."""
    t.B.defends("Gnomes of Samek")
    t.A.plays("War Party")


def strikes(t: Table, seat: str = "C") -> None:
    """The event is played; nobody has anything to say to it."""
    t.does(f"{seat} plays {BLOW}")


def spoils_of(t: Table, seat: str) -> None:
    """That player, and nobody else, draws spoils ("" for nobody); A stands in phase 4 and their attack is used up."""
    if seat:
        t.asked(seat, "ask-spoils")
        getattr(t, seat).keeps()
    for letter in "AB":
        t.count(letter, draw=11 if letter == seat else 12)
    t.expect(t.state.battle is None, "the battle is over")


__all__ = ["BLOW", "EVERY_RULESET", "RULESETS", "blow", "fight", "spoils_of", "strikes", "takes", "war"]

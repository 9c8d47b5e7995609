"""Which cards kill champions (killing.KILLS_CHAMPIONS): read from what their powers do, in whatever words."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target, When
from sixrealms.engine.power import Ability, Power
from sixrealms.language import (
    ALLY,
    ANY,
    ARTIFACT,
    ATTACKER,
    BEARER,
    CHAMPION,
    DEFENDER,
    FLYER,
    HERO,
    IN_POOL,
    ITEM,
    OPPONENT,
    OPPOSING,
    OTHER,
    OTHERS,
    REALM,
    SELF,
    SWORD,
    TARGET,
    AllChosen,
    AutoDefeat,
    Choose,
    Destroy,
    ForEach,
    HangsOn,
    Is,
    Of,
    Perishes,
    Send,
    The,
    discard,
    every,
    kill,
    level_at_least,
    one,
    pay,
)
from sixrealms.powers.kills import kills_champions
from sixrealms.powers.sets import AnyOf, Extreme, in_hand

KILLING: dict[str, Ability] = {
    "defeats": When("activate", AutoDefeat(OPPONENT, HERO)),
    "destroys all": Play(Destroy(every(FLYER))),
    "destroys one": Play(Destroy(The(TARGET)), targets=(Target("target", one(CHAMPION | ALLY)),)),
    "destroys a realm that fights": Play(Destroy(The(TARGET)), targets=(Target("target", one(REALM & CHAMPION)),)),
    "discards one": Play(Choose(one(HERO & IN_POOL), then=discard(The(TARGET)))),
    "discards several": Play(Choose(one(CHAMPION & Of(OTHERS)), "lost", 2, then=discard(AllChosen("lost")))),
    "discards the strongest": Play(discard(Extreme(every(CHAMPION & IN_POOL)))),
    "discards both sides": Play(discard(AnyOf((The(ATTACKER), The(DEFENDER))))),
    "discards for everybody": Play(ForEach(OTHERS, discard(every(FLYER & ~ALLY)))),
    "avenges": When("defeated", kill(OTHER)),
    "takes the winner": When("fought", Destroy(The(OTHER)), to=Is(BEARER)),
    "wastes away": Always(Perishes(CHAMPION & level_at_least(7))),
}
SPARING: dict[str, Ability] = {
    "allies": Play(Destroy(every(ALLY & OPPOSING & level_at_least(3)))),
    "an ally": Play(Destroy(The(TARGET)), targets=(Target("target", one(ALLY & OPPOSING)),)),
    "magic": Play(discard(every(ITEM | ARTIFACT))),
    "what hangs on it": Play(discard(every(SWORD & HangsOn(OPPONENT)))),
    "all but champions": Play(Destroy(every(~CHAMPION & FLYER))),
    "whatever there is": Play(discard(The(TARGET)), targets=(Target("target", one(ANY & ~REALM)),)),
    "itself": Play(discard(The(SELF))),
    "a price": Play(pay(The(BEARER))),
    "a card of a hand": Play(discard(in_hand(CHAMPION))),
    "elsewhere": Play(Send(every(CHAMPION & IN_POOL), z.ABYSS)),
    "a realm": Play(discard(every(REALM))),
}


@pytest.mark.parametrize("ability", KILLING.values(), ids=list(KILLING))
def test_it_kills_champions(ability: Ability) -> None:
    assert kills_champions(Power((Play(), ability)))


@pytest.mark.parametrize("ability", SPARING.values(), ids=list(SPARING))
def test_it_kills_none(ability: Ability) -> None:
    assert not kills_champions(Power((ability, Play())))

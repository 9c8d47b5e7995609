"""Who counts as killed in the last battle."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Target, Use
from sixrealms.powers.battle_effects import JoinAsAlly
from sixrealms.powers.battle_steps import NO_BATTLE
from sixrealms.powers.card_questions import CHAMPION
from sixrealms.powers.history import FALLEN
from sixrealms.powers.moves import Send
from sixrealms.powers.players import EVERYONE, YOU
from sixrealms.powers.refs import TARGET
from sixrealms.powers.sets import Pile, one
from sixrealms.powers.whereabouts import IN_POOL, Of
from tests.made_up import given
from tests.table_talk import Table, table_test

BACK = Use(Send(Pile(z.DISCARD, EVERYONE, FALLEN, all=True), z.POOL), at=("4", "5"), only=NO_BATTLE)
JOIN = Use(
    JoinAsAlly(TARGET), at=("combat",), targets=(Target("target", one(CHAMPION & IN_POOL & Of(YOU))),), zone="battle"
)


@table_test(rules=["gloss.defeated"])
def test_a_champion_lost_as_an_ally_has_fallen_one_destroyed_in_the_pool_has_not(t: Table) -> None:
    with given("1st/52", BACK), given("1st/82", JOIN):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/82", "Azhul", "1st/52"], hand=["Wind Dancers"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage", "Hubadai"], hand=["Kank Lancers"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="1st/82")
        t.B.defends("Mul Savage")
        t.A.uses("1st/82")
        t.A.chooses("Azhul")
        t.B.plays("Kank Lancers")
        t.A.plays("Wind Dancers")
        t.zone("Hubadai", "discard")
        t.A.passes()
        t.zone("Azhul", "discard")
        t.B.keeps("Thugs")
        t.A.uses("1st/52")
        t.zone("Azhul", "pool")
        t.zone("1st/82", "pool")
        t.zone("Hubadai", "discard")
        t.changed("Mul Savage", "Kank Lancers")
        t.settled("A", "ask-phase-4")


@table_test(rules=["gloss.defeated"])
def test_nobody_has_fallen_in_a_battle_without_losses(t: Table) -> None:
    with given("1st/52", BACK):
        t.seat("A", formation={"A": "Sembia"}, pool=["Neeva", "1st/52"], discard=["Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Mutiny!"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Mul Savage")
        t.B.plays("Mutiny!")
        t.A.cannot("use", "1st/52", because="spell.target-required")
        t.changed("Neeva", "Mul Savage")
        t.settled("A", "ask-phase-4")

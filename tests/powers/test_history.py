"""What has happened: attacks of the turn, casters, notes."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Use, When
from sixrealms.engine.marks import ATTACKED, Mark, Until
from sixrealms.powers.card_questions import ALLY, HERO, SPELL, Is
from sixrealms.powers.levels import gains
from sixrealms.powers.memory import Note, marked
from sixrealms.powers.moves import discard
from sixrealms.powers.note_questions import Noted
from sixrealms.powers.refs import IT, SELF
from sixrealms.powers.sets import every
from sixrealms.powers.whereabouts import UsedBy
from tests.made_up import given
from tests.table_talk import Table, table_test

CAST, SEEN = Mark("cast", Until.ROUND), Mark("seen", Until.ROUND)
SEEN_THIS_TURN = Mark("seen", Until.TURN)
TIRED = Always(gains(Is(SELF), -2), when=marked(ATTACKED))


@table_test(rules=["combat.b.attacker-choice"])
def test_an_attack_is_remembered_until_the_turn_ends(t: Table) -> None:
    with given("1st/52", TIRED):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/52", "Azhul"])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["T'kkyl"])
        t.begin(active="A", phase=4, windows="pass")
        t.level("1st/52", 4)
        t.A.attacks("Nyrond", with_="1st/52")
        t.level("1st/52", 2)
        t.B.declines()
        t.A.keeps()
        t.zone("1st/52", "pool")
        t.level("1st/52", 2)
        t.level("Azhul", 4)
        t.A.passes(2)
        t.turn_of("B")
        t.level("1st/52", 4)
        t.razed("Nyrond")
        t.count("A", hand=1)
        t.settled("B", "ask-phase-0")


@table_test(rules=["combat.b.attacker-choice"])
def test_a_later_attacker_has_attacked_too_and_a_defender_has_not(t: Table) -> None:
    with given("1st/52", TIRED), given("1st/82", TIRED):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/52", "Mordenkainen"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/82", "T'kkyl"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Mordenkainen")
        t.B.defends("T'kkyl")
        t.B.passes()
        t.A.attacks("Nyrond", with_="1st/52")
        t.B.defends("1st/82")
        t.level("1st/52", 2)
        t.level("1st/82", 4)
        t.changed("T'kkyl", "Mordenkainen")
        t.settled("A", "ask-combat")


COUNTS_SPELLS = (
    When("announced", Note(CAST), to=SPELL & UsedBy(Is(SELF))),
    Always(gains(Noted(CAST), 10)),
)


@table_test(rules=["gloss.caster"])
def test_the_caster_is_the_champion_that_casts(t: Table) -> None:
    with given("1st/62", *COUNTS_SPELLS), given("1st/75", *COUNTS_SPELLS):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/62", "1st/75"], hand=["Magic Missile"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="1st/62")
        t.B.defends("Mordenkainen")
        t.level("1st/62", 4)
        t.A.plays("Magic Missile", by="1st/62")
        t.level("1st/62", 4 + 3 + 20)
        t.level("1st/75", 4)
        t.settled("B", "ask-combat")


@table_test(rules=["combat.terms"])
def test_a_note_about_another_card_ends_with_the_round(t: Table) -> None:
    noting = When("joins", Note(SEEN, on=IT), to=ALLY)
    with given("1st/52", noting, Always(gains(Noted(SEEN), 5))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/52", "Azhul"], hand=["Gith"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["Zadoc"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("T'kkyl")
        t.B.plays("Zadoc")
        t.level("Zadoc", 7)
        t.level("T'kkyl", 3)
        t.A.plays("Gith")
        t.level("Gith", 6)
        t.A.passes()
        t.zone("Zadoc", "discard")
        t.expect(not any(key.startswith(SEEN.prefix) for key in t.state.marks), "the notes are gone")
        t.changed("Azhul", "Gith", "T'kkyl")
        t.count("B", hand=1)
        t.settled("B", "ask-spoils")


@table_test(rules=[])
def test_cards_without_a_note_are_all_but_those_noted(t: Table) -> None:
    unmarked = HERO & ~Noted(SEEN_THIS_TURN)
    with given("1st/266", Use(Note(SEEN_THIS_TURN)), Use(discard(every(unmarked)))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "Neeva"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande", "Sadira"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/266", power=1)
        t.A.uses("1st/266", power=2)
        t.zone("1st/266", "pool")
        t.zone("Neeva", "discard")
        t.zone("Dagrande", "discard")
        t.zone("Sadira", "pool")
        t.settled("A", "ask-phase-3")

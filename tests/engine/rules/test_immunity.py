"""Immunities: what they keep off, what they do not, and where they work (ledger: immunity.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, When
from sixrealms.powers.card_questions import ALLY, ARTIFACT, CHAMPION, EVENT, ITEM, SPELL, Is, Named
from sixrealms.powers.immunity import Immune
from sixrealms.powers.moves import Send, kill
from sixrealms.powers.players import EVERYONE
from sixrealms.powers.printed_marks import DEFENSIVE, OFFENSIVE
from sixrealms.powers.question import Question
from sixrealms.powers.refs import BEARER, OPPONENT, SELF
from sixrealms.powers.sets import Pile, every
from sixrealms.powers.whereabouts import IN_COMBAT
from tests.engine.rules.gone import BLOW, EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import powers
from tests.table_talk import Table, card_test, table_test

DAGRANDE, AZHUL, GNOMES = "1st/82", "1st/266", "1st/52"
MAP, FOE_OF_UNDEAD = "1st/410", "1st/370"


def clash(t: Table, ruleset: str, *, by: str, against: str) -> None:
    """The first realm of B is attacked and defended."""
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.attacks("Cormyr" if by in ("Otto", "Nenioc") else "Nyrond", with_=by)  # of no world that gives a bonus
    t.B.defends(against)


@EVERY_RULESET
@pytest.mark.parametrize(("zone", "there"), [("limbo", z.LIMBO), ("hand", z.HAND), ("discard", z.DISCARD)])
@table_test(rules=["immunity.in-play-only", "immunity.always-active"])
def test_an_immunity_works_in_play_and_nowhere_else(t: Table, zone: str, there: int, ruleset: str) -> None:
    immune = Always(Immune(Is(SELF), EVENT))
    sweeps = Play(Send(Pile(there, EVERYONE, CHAMPION, all=True), z.ABYSS), at=("any",))
    strikes = Play(Send(every(CHAMPION), z.ABYSS), at=("any",))
    with powers({AZHUL: (immune,), GNOMES: (immune,), BLOW: (sweeps,), "1st/101": (strikes,)}):
        t.seat("A", formation={"A": "Vaasa"}, hand=[BLOW, "1st/101"])
        lies = {zone: ["Azhul"]}
        t.seat("B", formation={"A": "Cormyr"}, pool=["Gnomes of Samek", "Neeva"], **lies)
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.plays(BLOW)
        t.zone("Azhul", "abyss")
        t.zone("Gnomes of Samek", "pool")
        t.A.plays("1st/101")
        t.zone("Gnomes of Samek", "pool")
        t.zone("Neeva", "abyss")
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@pytest.mark.parametrize(("zone", "there"), [("limbo", z.LIMBO), ("hand", z.HAND), ("discard", z.DISCARD)])
@table_test(rules=["immunity.in-play-only"])
def test_what_makes_a_whole_side_immune_does_not_reach_beyond_play(
    t: Table, zone: str, there: int, ruleset: str
) -> None:
    sweeps = Play(Send(Pile(there, EVERYONE, CHAMPION, all=True), z.ABYSS), at=("any",))
    strikes = Play(Send(every(CHAMPION), z.ABYSS), at=("any",))
    with powers({GNOMES: (Always(Immune(CHAMPION, EVENT)),), BLOW: (sweeps,), "1st/101": (strikes,)}):
        t.seat("A", formation={"A": "Vaasa"}, hand=[BLOW, "1st/101"])
        lies = {zone: ["Azhul"]}
        t.seat("B", formation={"A": "Cormyr"}, pool=["Gnomes of Samek", "Neeva"], **lies)
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.plays(BLOW)
        t.zone("Azhul", "abyss")
        t.A.cannot("play", "1st/101", because="spell.target-required")
        t.zone("Neeva", "pool")
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@card_test(MAP, rules=["immunity.self-only-not-negated", "immunity.level-bonus-lost", "immunity.offensive-only"])
def test_the_map_saves_its_bearer_from_a_victor_immune_to_artifacts(t: Table, ruleset: str) -> None:
    """Its four levels are gone; what concerns only the bearer stays."""
    with powers({AZHUL: (Always(Immune(Is(SELF), ARTIFACT)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"Dagrande + {MAP}"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
        clash(t, ruleset, by="Dagrande", against="Azhul")
        t.total("Dagrande", 4)
        t.A.passes()
        t.zone("Dagrande", "limbo")
        t.zone(MAP, "discard")
        t.asked("B", "ask-spoils")  # it left for Limbo
        t.B.keeps()
        t.zone("Azhul", "pool")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["immunity.level-bonus-lost", "immunity.always-active"])
def test_movement_stays_and_levels_go_before_anything_activates(t: Table, ruleset: str) -> None:
    """The Griffon lets Dagrande fly to the shielded realm; the immune defender takes its two levels at once."""
    griffon = "1st/173"
    with powers({AZHUL: (Always(Immune(Is(SELF), ITEM)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"Dagrande + {griffon} + Flameblade"])
        t.seat("B", formation={"A": "Keoland", "B": "Nyrond"}, pool=["Azhul"])
        clash(t, ruleset, by="Dagrande", against="Azhul")
        t.kind("Dagrande", "Flyer")
        t.total("Dagrande", 4)
        t.asked("A", "ask-combat")
        t.on(griffon, "Dagrande")
        t.settled("A", "ask-combat")


@pytest.mark.parametrize(("ruleset", "total"), [("tournament-110", 4), ("tournament", 9), ("fourth-edition", 9)])
@table_test(rules=["immunity.levels-included"])
def test_the_levels_of_allies_an_opponent_is_immune_to(t: Table, ruleset: str, total: int) -> None:
    with powers({AZHUL: (Always(Immune(Is(SELF), ALLY)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["Hordes of Castle Greyhawk"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
        clash(t, ruleset, by="Dagrande", against="Azhul")
        t.A.plays("Hordes of Castle Greyhawk")
        t.total("Dagrande", total)
        t.settled("B" if total > 4 else "A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["immunity.levels-included", "immunity.level-bonus-lost", "immunity.offensive-spells-both"])
def test_the_levels_of_offensive_spells_are_gone_and_those_of_defensive_ones_count(t: Table, ruleset: str) -> None:
    with powers({AZHUL: (Always(Immune(Is(SELF), OFFENSIVE & SPELL)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Otto"], hand=["Sticks to Snakes", "Magic Missile", "Shield"])
        t.seat("B", formation={"A": "Cormyr"}, pool=["Azhul + Staff of Conjuring"])
        clash(t, ruleset, by="Otto", against="Azhul")
        t.A.plays("Sticks to Snakes", by="Otto")
        t.total("Otto", 6)
        t.A.plays("Magic Missile", by="Otto")
        t.total("Otto", 6)
        t.A.plays("Shield", by="Otto")
        t.total("Otto", 8)
        t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["immunity.level-bonus-lost"])
def test_what_an_item_makes_its_bearer_immune_to_it_keeps_off_before_an_immune_opponent_too(
    t: Table, ruleset: str
) -> None:
    protects = Always(Immune(Is(BEARER), EVENT))
    strikes = Play(Send(every(CHAMPION & IN_COMBAT), z.DISCARD), at=("any",))
    with powers({AZHUL: (Always(Immune(Is(SELF), ITEM)),), "1st/206": (protects,), BLOW: (strikes,)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + Magic Sword"], hand=[BLOW])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
        clash(t, ruleset, by="Dagrande", against="Azhul")
        t.total("Dagrande", 4)
        t.A.plays(BLOW)
        t.zone("Azhul", "discard")
        t.zone("Dagrande", "pool")
        t.on("Magic Sword", "Dagrande")
        t.changed(BLOW)
        t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@pytest.mark.parametrize(("kept_off", "total"), [(OFFENSIVE, 6 + 2), (DEFENSIVE, 6 + 3), (OFFENSIVE | DEFENSIVE, 6)])
@table_test(rules=["immunity.offensive-only"])
def test_defensive_spells_are_kept_off_only_where_that_is_stated(
    t: Table, ruleset: str, kept_off: Question, total: int
) -> None:
    with powers({AZHUL: (Always(Immune(Is(SELF), kept_off & SPELL)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Otto"], hand=["Magic Missile", "Shield"])
        t.seat("B", formation={"A": "Cormyr"}, pool=["Azhul + Staff of Conjuring + Orb of Doom"])
        clash(t, ruleset, by="Otto", against="Azhul")
        t.total("Otto", 6)
        t.A.plays("Magic Missile", by="Otto")
        t.A.plays("Shield", by="Otto")
        t.total("Otto", total)
        t.settled("A", "ask-combat")


@EVERY_RULESET
@card_test(FOE_OF_UNDEAD, rules=["immunity.ignore-same"])
def test_ignoring_undead_is_being_immune_to_them(t: Table, ruleset: str) -> None:
    """What an undead ally would do to the champion it does not do, and its levels do not count."""
    with powers({"1st/169": (When("joins", kill(OPPONENT)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Nenioc"], hand=[FOE_OF_UNDEAD, "Marauder"])
        t.seat("B", formation={"A": "Cormyr"}, pool=["Azhul + Flameblade"], hand=["Swordwraith", "Miles"])
        clash(t, ruleset, by="Nenioc", against="Azhul")
        t.A.plays(FOE_OF_UNDEAD, by="Nenioc")
        t.A.plays("Marauder")
        t.B.plays("Swordwraith")
        t.on("Swordwraith", "Azhul")
        t.zone("Nenioc", "battle")
        t.total("Azhul", 6)
        t.B.plays("Miles")
        t.total("Azhul", 8)
        t.settled("A", "ask-combat")


@table_test(rules=["immunity.always-active"])
def test_whom_an_immunity_leaves_out_it_does_not_name(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Cormyr"}, pool=["Neeva"])
    t.begin(active="A", phase=3)
    assert Immune(Is(SELF), Named("Neeva")).names(t.state, t.card("Neeva"))
    assert not Immune(Is(SELF), CHAMPION & ~Named("Neeva")).names(t.state, t.card("Neeva"))
    t.settled("A", "ask-phase-3")


@EVERY_RULESET
@card_test("3rd/81", rules=["immunity.offensive-only", "gloss.defensive"])
def test_who_is_immune_to_items_is_so_to_offensive_ones(t: Table, ruleset: str) -> None:
    """The bonus of what only serves its bearer counts: Magical Barding, of 2 as the Flameblade is."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/82 + 1st/97 + 1st/197"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[AZHUL], hand=["3rd/81"])
    clash(t, ruleset, by="1st/82", against=AZHUL)
    t.total("1st/82", 8)
    t.B.plays("3rd/81")
    t.total("1st/82", 6)
    t.total(AZHUL, 7)
    t.settled("A", "ask-combat")


@EVERY_RULESET
@card_test("3rd/284", rules=["immunity.offensive-only"])
def test_where_a_print_names_defensive_items_their_bonus_is_gone_too(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/82 + 1st/97 + 1st/197"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["3rd/284"])
    clash(t, ruleset, by="1st/82", against="3rd/284")
    t.total("1st/82", 4)
    t.settled("A", "ask-combat")


@EVERY_RULESET
@card_test("4th/83", rules=["immunity.offensive-only", "spell.immune-defensive-rare"])
def test_who_is_immune_to_spells_still_has_the_defensive_ones_of_its_own_side(t: Table, ruleset: str) -> None:
    fly, death = "3rd/343", "1st/392"
    t.seat("A", formation={"A": "Nyrond + 4th/83"}, pool=["Mordenkainen"], hand=[fly])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Elminster the Mage", "Dagrande"], hand=[death])
    t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.plays(fly, by="Mordenkainen", way=1)
    t.kind("Mordenkainen", "Flyer")
    t.A.passes(3)
    t.B.passes(2)
    t.B.plays(death, by="Elminster the Mage", way=1)
    t.offered("Dagrande")
    t.changed(fly, *(f"B:filler#{i}" for i in range(1, 13)))
    t.B.chooses("Dagrande")
    t.zone("Mordenkainen", "pool")
    t.zone("Dagrande", "discard")
    t.changed(death)
    t.settled("B", "ask-phase-3")

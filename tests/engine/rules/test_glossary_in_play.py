"""Words of the glossary about champions, their levels and what stands beside them, shown by play (ledger: gloss.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Answer, Play, Target, Use
from sixrealms.powers.card_questions import (
    CHAMPION,
    CLERIC,
    DRAGON,
    ELF,
    EVENT,
    HERO,
    ITEM,
    MONSTER,
    REALM,
    SPELL,
    WIZARD,
    Is,
    Named,
    World,
)
from sixrealms.powers.changed_traits import PowerLost
from sixrealms.powers.copies import Imitates
from sixrealms.powers.counters import Cancel
from sixrealms.powers.immunity import Immune
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import discard
from sixrealms.powers.players import OPPONENTS, OTHER_SIDE
from sixrealms.powers.printed_marks import OFFENSIVE
from sixrealms.powers.question import Question
from sixrealms.powers.refs import BEARER, SELF, TARGET, The
from sixrealms.powers.sets import every, one
from sixrealms.powers.use_and_play import AttachTo
from sixrealms.powers.whereabouts import OPPOSING, Of
from tests.engine.rules.gone import BLOW, EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import powers
from tests.made_up import given
from tests.table_talk import Table, table_test

TOURNAMENTS = pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
ORCUS, UNDEAD = "NS/44", "Skeletal Horde"


@TOURNAMENTS
@table_test(rules=["gloss.base-level.changed"])
def test_a_base_level_changed_by_a_card_counts_from_first_to_last_while_the_card_is_there(
    t: Table, ruleset: str
) -> None:
    with given(BLOW, Play(discard(every(CHAMPION & Named("Orcus"))), at=("any",))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[ORCUS, f"{UNDEAD} + Orb of Doom"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=[BLOW])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.base(UNDEAD, 10)
        t.A.attacks("Nyrond", with_=UNDEAD)
        t.A.says("no")
        t.base(UNDEAD, 10)  # before anything is activated
        t.B.passes()
        t.B.defends("Neeva")
        t.base(UNDEAD, 10)
        t.total(UNDEAD, 15)
        t.B.plays(BLOW)
        t.zone(ORCUS, "discard")
        t.base(UNDEAD, 5)
        t.total(UNDEAD, 10)
        t.changed(BLOW, "Neeva")
        t.settled("B", "ask-combat")


@EVERY_RULESET
@pytest.mark.parametrize(
    ("kind", "struck", "bearer"),
    [
        (MONSTER, "Griffin", "Neeva"),
        (HERO, "Azhul", UNDEAD),
        (WIZARD, "The Magister", "Neeva"),
        (CLERIC, "Shayira", UNDEAD),
    ],
)
@table_test(rules=["gloss.allies.no-type"])
def test_what_strikes_champions_of_a_type_spares_allies_whatever_they_look_like(
    t: Table, ruleset: str, kind: Question, struck: str, bearer: str
) -> None:
    """A skeleton and a djinni, a half-elf and a spell-throwing elf: they are allies."""
    with given(BLOW, Play(discard(every(kind)), at=("any",))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Lovely Colleen", struck], hand=[BLOW])
        t.seat("B", formation={"A": "Nyrond"}, pool=[f"{bearer} + Skeleton + Noble Djinni + Galek + Foucault"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays(BLOW)
        t.zone(struck, "discard")
        for ally in ("Skeleton", "Noble Djinni", "Galek", "Foucault"):
            t.on(ally, bearer)
        t.changed("Lovely Colleen")
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@table_test(rules=["gloss.allies.when"])
def test_an_ally_joins_a_fighting_champion_and_nobody_in_a_pool(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande", "Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.cannot("play", "War Party", because="gloss.allies.when")
    t.A.passes()
    t.A.cannot("play", "War Party", because="gloss.allies.when")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Neeva")
    t.total("Dagrande", 4)
    t.A.cannot("play", "War Party", "Azhul", because="gloss.allies.when")
    t.A.plays("War Party", on="Dagrande")
    t.on("War Party", "Dagrande")
    t.total("Dagrande", 8)
    t.settled("B", "ask-combat")


@TOURNAMENTS
@table_test(rules=["gloss.race.elf", "gloss.race.dragon"])
def test_what_concerns_elves_or_dragons_concerns_champions_of_any_type_and_half_elves(t: Table, ruleset: str) -> None:
    elves = ["Vaerhirmana", "The King of the Elves", "Lolth, the Spider Queen"]  # half-elf and wizard, hero, monster
    dragons = ["DR/28", "Borys"]  # wizard, monster
    with given("1st/266", Always(gains(ELF, 1)), Always(gains(DRAGON, 2))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", *elves])
        t.seat("B", formation={"A": "Nyrond"}, pool=[*dragons, "Neeva", "Mul Savage"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset], unenforced=True)
        for elf, level in zip(elves, (4 + 1, 9 + 1, 9 + 1), strict=True):
            t.level(elf, level)
        for dragon, level in zip(dragons, (9, 9 + 2), strict=True):
            t.level(dragon, level)
        t.level("Neeva", 7)
        t.level("Mul Savage", 6)
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@table_test(rules=["gloss.opponent"])
def test_the_opponent_is_who_is_faced_and_any_opponent_is_anybody(t: Table, ruleset: str) -> None:
    """Three play; the third has no part in the battle."""
    of_the_opponent = Use(
        discard(The(TARGET)), at=("combat",), targets=(Target("target", one(CHAMPION & Of(OTHER_SIDE))),)
    )
    of_any_opponent = Use(
        discard(The(TARGET)), at=("combat",), targets=(Target("target", one(CHAMPION & Of(OPPONENTS))),)
    )
    with given("1st/82", of_the_opponent, of_any_opponent, Always(gains(CHAMPION & OPPOSING, -1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Azhul"])
        t.seat("C", formation={"A": "Keoland"}, pool=["Griffin", "Mul Savage"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Neeva")
        t.level("Neeva", 6)
        t.level("Azhul", 4)
        t.level("Griffin", 4)
        t.A.uses("Dagrande", power=1)
        t.offered("Neeva", "Azhul")
        t.A.chooses("Azhul")
        t.zone("Azhul", "discard")
        t.A.uses("Dagrande", power=2)
        t.offered("Neeva", "Griffin", "Mul Savage")
        t.A.chooses("Griffin")
        t.zone("Griffin", "discard")
        t.settled("A", "ask-combat")


@EVERY_RULESET
@pytest.mark.parametrize("immune", [True, False])
@table_test(rules=["gloss.negate"])
def test_who_is_immune_to_what_negates_powers_keeps_his(t: Table, ruleset: str, immune: bool) -> None:
    grows = Always(gains(Is(SELF), 3))
    keeps = [Always(Immune(Is(SELF), ITEM))] if immune else []
    with powers({"1st/266": (grows, *keeps), "1st/259": (grows,), "1st/206": (Always(PowerLost(CHAMPION)),)}):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Neeva", "Dagrande + Magic Sword"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.level("Azhul", 7 if immune else 4)
        t.level("Neeva", 7)
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@pytest.mark.parametrize("negated", [True, False])
@table_test(rules=["gloss.negate"])
def test_whose_power_is_negated_does_not_answer_with_it(t: Table, ruleset: str, negated: bool) -> None:
    negates = [Always(PowerLost(CHAMPION))] if negated else []
    with powers({"1st/266": (Answer(Cancel(), to=EVENT, zone="pool"),), "1st/206": tuple(negates)}):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande + Magic Sword"], hand=["Good Fortune"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays("Good Fortune")
        if negated:
            t.B.could_not_answer("Azhul", because="power-lost")
        else:
            t.B.answers("Azhul")
        t.count("A", hand=5 if negated else 0)
        t.changed("Good Fortune", *(f"A:Thugs#{n}" for n in range(1, 6 if negated else 1)))
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@pytest.mark.parametrize("replaced", [True, False])
@table_test(rules=["gloss.negate"])
def test_nor_does_one_whose_power_another_has_replaced(t: Table, ruleset: str, replaced: bool) -> None:
    answers = Answer(Cancel(), to=EVENT, zone="pool")
    replaces = [Always(Imitates(Is(BEARER), every(Named("Neeva")), replaces=True))] if replaced else []
    with powers({"1st/266": (answers,), "1st/206": tuple(replaces), "1st/259": (Always(gains(Is(SELF), 1)),)}):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"], hand=["Good Fortune"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Magic Sword"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.level("Azhul", 7 if replaced else 6)
        t.A.plays("Good Fortune")
        if replaced:
            t.B.could_not_answer("Azhul", because="gloss.negate")
        else:
            t.B.answers("Azhul")
        t.count("A", hand=5 if replaced else 0)
        t.changed("Good Fortune", *(f"A:Thugs#{n}" for n in range(1, 6 if replaced else 1)))
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@pytest.mark.parametrize(("loser", "goes"), [("1st/79", "discard"), ("1st/79 + 1st/410", "limbo")])
@table_test(rules=["gloss.defeated.discard-pile"])
def test_only_a_power_keeps_the_defeated_out_of_the_discard_pile(t: Table, ruleset: str, loser: str, goes: str) -> None:
    t.seat("A", formation={"A": "1st/115"}, pool=[loser])
    t.seat("B", formation={"A": "1st/6"}, pool=["1st/305 + Orb of Doom + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.attacks("1st/6", with_="1st/79")
    t.B.defends("1st/305")
    t.A.passes()
    t.zone("1st/79", goes)
    t.changed(*loser.split(" + "))
    t.zone("1st/305", "pool")
    t.B.keeps()
    t.settled("A")


@TOURNAMENTS
@pytest.mark.parametrize("itself", [True, False])
@table_test(rules=["gloss.artifact.on-realm"])
def test_in_battle_an_artifact_for_realms_is_laid_on_the_realm_that_defends_itself_alone(
    t: Table, ruleset: str, itself: bool
) -> None:
    with given("1st/318", Always(AttachTo(Is(SELF), REALM & World("DS")))):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Staff of Conjuring"])
        t.seat("B", formation={"A": "Urik"}, pool=["T'kkyl"], hand=["1st/318", "1st/199"])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset], unenforced=True)
        t.A.attacks("Urik", with_="Dagrande")
        t.B.defends("Urik" if itself else "T'kkyl")
        if itself:
            t.B.cannot("play", "1st/199", other="Urik", because="card.world.matching")
            t.B.plays("1st/318", on="Urik")
            t.on("1st/318", "Urik")
        else:
            t.B.cannot("play", "1st/318", other="Urik", because="open.combat-artifact")
        t.changed("T'kkyl")
        t.settled("B", "ask-combat")


@EVERY_RULESET
@table_test(rules=["gloss.unarmed-users"])
def test_an_unarmed_combat_card_is_for_those_it_names_and_for_combat(t: Table, ruleset: str) -> None:
    with given("RR/92", Play(by=Named("Dagrande"))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande", "Azhul"], hand=["RR/92"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Orb of Doom"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.cannot("play", "RR/92", "Dagrande", because="spell.phase-listed")
        t.A.cannot("play", "RR/92", "Azhul", because=("gloss.unarmed-users", "spell.phase-listed"))
        t.A.passes()
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Borys")
        t.A.plays("RR/92", by="Dagrande")
        t.on("RR/92", "Dagrande")
        t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["gloss.defensive", "gloss.offensive"])
def test_a_defensive_spell_works_before_who_is_immune_to_offensive_ones(t: Table, ruleset: str) -> None:
    """Mirror Image doubles what its caster has; the levels of Magic Missile are kept off."""
    with given("1st/266", Always(Immune(Is(SELF), OFFENSIVE & SPELL))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["The Magister"], hand=["4th/386", "Magic Missile"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Staff of Conjuring"])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_="The Magister")
        t.B.defends("Azhul")
        t.A.plays("Magic Missile", by="The Magister")
        t.total("The Magister", 4)
        t.A.plays("4th/386", by="The Magister")
        t.total("The Magister", 8)
        t.settled("A", "ask-combat")

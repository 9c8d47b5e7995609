"""Extra turns, cards in other hands than their owner's, and what lasts how long (a judge's questions)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Use
from sixrealms.powers.card_questions import CHAMPION, EVENT, REALM, Named
from sixrealms.powers.changed_traits import PowerLost
from sixrealms.powers.control import UnderControl
from sixrealms.powers.control_flow import Choose
from sixrealms.powers.durations import FOR_THE_GAME
from sixrealms.powers.immunity import Immune
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.moves import Send
from sixrealms.powers.players import OTHERS, YOU
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import InPlay, in_discard
from sixrealms.powers.whereabouts import Of
from tests.cards.drawn import drew
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import powers
from tests.table_talk import Table, table_test

KALIDNAY, CARAVAN = "AR/92", "1st/319"
STEALS = Use(Choose(InPlay(CHAMPION & Of(OTHERS)), then=Lasting(UnderControl(TARGET), FOR_THE_GAME)), at=("3",))


@table_test(rules=["named.kalidnay.once-per-game", "named.kalidnay.orientation"], edition="1st")
def test_kalidnay_taken_back_to_the_hand_and_laid_again_gives_no_second_turn(t: Table) -> None:
    fetch = Use(Choose(in_discard(REALM, YOU), then=Send(The(TARGET), z.HAND)), at=("3",))
    with powers({"1st/82": (fetch,)}):
        t.seat("A", formation={"A": KALIDNAY}, pool=["Dagrande"], hand=["Rashemen"], draw=[20])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=5, windows="pass")
        t.A.uses(KALIDNAY)
        t.A.passes()
        t.turn_of("A")
        t.A.passes()
        t.A.plays("Rashemen", at="A")
        t.zone(KALIDNAY, "discard")
        t.A.passes()
        t.A.uses("Dagrande")
        t.A.passes(3)
        t.B.passes(5)
        t.turn_of("A")
        t.A.passes()
        t.A.plays(KALIDNAY, at="B")
        t.standing(KALIDNAY)
        t.A.passes(3)
        t.A.cannot("use", KALIDNAY, because="already-used")
        drew(t, "A", 9)
        drew(t, "B", 3)
        t.settled("A", "ask-phase-5")


@EVERY_RULESET
@table_test(rules=["named.kalidnay.extra-turn"], edition="1st")
def test_what_lasts_until_ones_next_turn_ends_with_the_turn_from_kalidnay(t: Table, ruleset: str) -> None:
    """open.extra-turn-shape: it is a whole turn."""
    t.seat("A", formation={"A": KALIDNAY}, hand=["Bad Omens"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=5, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays("Bad Omens")
    t.level("Azhul", 3)
    t.A.uses(KALIDNAY)
    t.level("Azhul", 3)
    t.A.passes()
    t.turn_of("A")
    t.level("Azhul", 4)
    t.changed("Bad Omens", KALIDNAY)
    t.settled("A")


@EVERY_RULESET
@table_test(rules=["named.kalidnay.once-per-game"], edition="1st")
def test_a_turn_one_player_has_had_from_kalidnay_leaves_the_other_theirs(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": KALIDNAY}, hand=["Rashemen"], draw=[20])
    t.seat("B", formation={"A": "Nyrond"}, hand=[KALIDNAY], draw=[20])
    t.begin(active="A", phase=5, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.uses(f"A:{KALIDNAY}")
    t.A.passes(2)
    t.A.plays("Rashemen", at="A")
    t.zone(f"A:{KALIDNAY}", "discard")
    t.A.passes(4)
    t.turn_of("B")
    t.B.passes()
    t.B.plays(f"B:{KALIDNAY}", at="B")
    t.B.passes(3)
    t.B.uses(f"B:{KALIDNAY}")
    t.B.passes()
    t.turn_of("B")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("B")


@table_test(rules=["named.kalidnay.once-per-game", "named.kalidnay.extra-turn"], edition="1st")
def test_each_player_has_his_own_turn_from_kalidnay(t: Table) -> None:
    t.seat("A", formation={"A": KALIDNAY, "B": "Sembia"})
    t.seat("B", formation={"A": "Nyrond"}, hand=[CARAVAN])
    t.seat("C", formation={"A": "Keoland"})
    t.begin(active="A", phase=5)
    t.A.uses(KALIDNAY)
    t.razed(KALIDNAY)
    t.A.passes()
    t.B.passes()
    t.turn_of("A")
    t.A.passes(5)
    t.B.plays(CARAVAN)
    for seat in "BBC":
        t.turn_of(seat)
        getattr(t, seat).passes(5)
    t.turn_of("A")
    drew(t, "A", 3)
    drew(t, "B", 6)
    drew(t, "C", 3)
    t.changed(CARAVAN)
    t.settled("A")


@table_test(rules=["named.kalidnay.extra-turn", "once.extra-turns"], edition="1st")
def test_kalidnay_may_be_razed_in_a_turn_of_the_caravan(t: Table) -> None:
    t.seat("A", formation={"A": KALIDNAY, "B": "Sembia"}, hand=[CARAVAN])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5)
    t.A.passes()
    t.A.plays(CARAVAN)
    t.turn_of("A")
    t.A.passes(4)
    t.A.uses(KALIDNAY)
    t.A.passes()
    t.turn_of("A")
    t.A.passes(5)
    t.turn_of("B")
    t.razed(KALIDNAY)
    drew(t, "A", 6)
    t.changed(CARAVAN)
    t.settled("B")


@pytest.mark.parametrize(("taken", "legal"), [({"A": 1, "B": 1, "C": 1}, True), ({"A": 1, "B": 1, "C": 0}, False)])
@table_test(
    rules=["event.first-turn.caravan", "protocol.first-turn-extra-turn-ban"],
    edition="1st",
    rotate="the turns taken are the seats' own",
)
def test_the_caravan_travels_once_the_last_player_has_had_his_turn(
    t: Table, taken: dict[str, int], legal: bool
) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=[CARAVAN])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Keoland"})
    t.begin(active="C" if legal else "B", phase=5, taken=taken, turn=sum(taken.values()))
    (t.C if legal else t.B).passes()
    if legal:
        t.A.plays(CARAVAN)
        t.turn_of("A")
        t.zone(CARAVAN, "void")
        t.settled("A")
    else:
        t.turn_of("C")
        t.zone(CARAVAN, "hand")
        t.settled("C")


@EVERY_RULESET
@table_test(rules=["discard.to-owner", "gloss.defeated.discard-pile", "spoils.defender-any-cause"], edition="1st")
def test_a_stolen_champion_is_discarded_by_its_owner(t: Table, ruleset: str) -> None:
    with powers({"1st/82": (STEALS,)}):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + Flameblade", "Elminster the Mage"])
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.uses("Dagrande")
        t.A.chooses("Azhul")
        t.A.passes()
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("Elminster the Mage")
        t.A.passes()
        t.zone("B:Azhul", "discard", of="B")
        t.zone("Flameblade", "discard", of="B")
        t.asked("B", "ask-spoils")
        t.changed("Elminster the Mage")
        drew(t, "B", 1)
        t.settled("B", "ask-spoils")


@table_test(rules=["immunity.always-active"], edition="1st")
def test_the_immunity_of_a_stolen_champion_goes_with_it(t: Table) -> None:
    shield = Always(Immune(CHAMPION & Of(YOU), EVENT))
    with powers({"1st/82": (STEALS,), "1st/266": (shield,)}):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Enslaved!"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Neeva"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("Dagrande")
        t.A.chooses("Azhul")
        t.A.plays("Enslaved!")
        t.B.chooses("Neeva")
        t.zone("Neeva", "discard")
        t.zone("Dagrande", "pool")
        t.zone("Azhul", "pool", of="A")
        t.changed("Enslaved!")
        t.settled("A", "ask-phase-3")


@EVERY_RULESET
@table_test(rules=["battle.end.attacker-discarded", "combat.j.spoils-defender"], edition="1st")
def test_an_attacker_that_escapes_to_limbo_was_beaten(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + The Labyrinth Map of Shuuc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Karlott the Shaman", "Elminster the Mage"], hand=["Dragon King"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.standing("Nyrond")
    t.zone("Dagrande", "limbo")
    t.changed("The Labyrinth Map of Shuuc", "Elminster the Mage")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@table_test(rules=["instant.one-card-chance", "gloss.negate"], edition="1st")
def test_colleen_without_her_power_is_seven_levels_and_no_more(t: Table) -> None:
    with powers({"1st/98": (Always(PowerLost(Named("Lovely Colleen"))),)}):
        t.seat("A", formation={"A": "Sembia"}, pool=["Lovely Colleen"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dragon King + 1st/98"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Lovely Colleen")
        t.B.defends("Dragon King")
        t.total("Lovely Colleen", 7)
        t.total("Dragon King", 11)
        t.settled("A", "ask-combat")


@table_test(rules=["wish.discards", "combat.f.loser-plays-one"], edition="1st")
def test_a_wish_takes_an_ally_out_of_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Sadira"], hand=["4th/384"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.passes()
    t.B.defends("Azhul")
    t.B.passes()
    t.A.plays("War Party")
    t.B.plays("4th/384", by="Sadira")
    t.B.chooses("War Party")
    t.zone("War Party", "discard")
    t.total("Dagrande", 4)
    t.changed("4th/384")
    t.settled("A", "ask-combat")


@table_test(rules=["dup.separate", "event.negate.any", "event.order"], edition="1st")
def test_who_negates_the_original_leaves_the_duplicate(t: Table) -> None:
    """open.pause-duplicate-event: the duplicate is a card of its own and works, though the original did not."""
    t.seat("A", formation={"A": "Sembia"}, hand=["Good Fortune"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + FR/118"])
    t.seat("C", formation={"A": "Keoland"}, pool=["4th/255"])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.answers("FR/118")
    t.C.answers("4th/255")
    t.count("A", hand=0)
    t.count("B", hand=5)
    t.zone("Good Fortune", "void")
    t.changed("4th/255")
    drew(t, "B", 5)
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("outlives", [True, False])
@table_test(rules=["dup.separate", "event.duration-in-play", "inplay.left-no-effect"], edition="1st")
def test_a_negated_event_lies_in_play_for_what_its_duplicate_does(t: Table, outlives: bool) -> None:
    """Found by the fuzz: the card was put away, and whether the duplicate still worked hung on who asked when."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["1st/387"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + FR/118"])
    t.seat("C", formation={"A": "Keoland"}, pool=["4th/255"])
    t.begin(active="A", phase=3, answers={"effects_outlive_source": outlives})
    t.A.plays("1st/387")
    t.B.answers("FR/118")
    t.C.passes()
    t.C.answers("4th/255")
    t.zone("1st/387", "table")
    t.A.passes()
    t.A.cannot("attack", "Nyrond", other="Dagrande", because="move.earthwalker.reach")
    t.changed("4th/255")
    t.settled("A", "ask-phase-4")


@table_test(rules=["spell.phase-listed", "turn.phase3.active-only"], edition="1st")
def test_nobody_casts_a_spell_of_phase_3_in_anothers_turn_or_another_phase(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Dagrande", "Death Fog"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Preserver"], hand=["Disintegrate", "Good Fortune"])
    t.begin(active="A", phase=3)
    t.A.plays("Dagrande")
    t.asked("B", "ask-anytime")
    t.B.cannot("play", "Disintegrate", other="Preserver", because="spell.phase-listed")
    t.B.passes()
    t.A.passes(2)
    t.B.passes()
    t.A.cannot("play", "Death Fog", other="Sadira", because="spell.phase-listed")
    t.changed("Dagrande")
    t.settled("A", "ask-phase-5")


@EVERY_RULESET
@table_test(rules=["move.allies.not-conferred", "move.allies.protected", "move.earthwalker.reach"], edition="1st")
def test_an_earthwalker_underground_takes_whom_the_rules_let_it(t: Table, ruleset: str) -> None:
    with powers({"PO/60": (), "AR/41": ()}):
        t.seat("A", formation={"A": "Sembia"}, pool=["PO/60"], hand=["Zadoc", "AR/41"])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset], unenforced=True)
        t.A.attacks("Keoland", with_="PO/60")
        t.B.defends("Borys")
        t.A.can("play", "AR/41", other="PO/60")
        if ruleset == "tournament-110":
            t.A.can("play", "Zadoc", other="PO/60")
        else:
            t.A.cannot("play", "Zadoc", other="PO/60", because="move.allies.protected")
        t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["named.kalidnay.rebuilt", "named.kalidnay.orientation"], edition="1st")
def test_kalidnay_rebuilt_by_an_event_lies_sideways_too(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": f"{KALIDNAY} (razed)", "B": "Sembia"}, hand=["Safe Harbor!"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays("Safe Harbor!")
    t.A.chooses(KALIDNAY)
    t.standing(KALIDNAY)
    t.A.cannot("use", KALIDNAY, because="condition-not-met")
    t.changed("Safe Harbor!")
    t.settled("A", "ask-phase-5")

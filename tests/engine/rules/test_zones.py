"""Cosmos, Limbo, Abyss, Void, discard pile: what is in play, what comes back (ledger: cosmos.*, limbo.*, abyss.*)."""

from __future__ import annotations

import dataclasses

import pytest

from sixrealms import catalogue
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, When
from sixrealms.engine.card_def import CardDef
from sixrealms.engine.view import view
from sixrealms.engine.zones import HAND
from sixrealms.powers.card_questions import ANY, HERO, Named
from sixrealms.powers.control_flow import Choose
from sixrealms.powers.durations import UNTIL_YOUR_NEXT_TURN
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import Send
from sixrealms.powers.sets import InPlay, every
from sixrealms.rulesets import Ruleset
from sixrealms.rulesets.fourth_edition import FOURTH_EDITION
from sixrealms.rulesets.tournament import TOURNAMENT
from sixrealms.rulesets.tournament_110 import TOURNAMENT_110
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.engine.rules.starting import game, play_until
from tests.made_up import given
from tests.table_talk import Table, card_test, table_test


@card_test("1st/44", rules=["cosmos.in-combat-counts", "cosmos.unique-in-play"])
def test_a_copy_in_combat_keeps_the_other_out(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["1st/44"])
    t.seat("B", formation={"A": "1st/115"}, hand=["2nd/44", "1st/60"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/115", with_="1st/44")
    t.offered("1st/60")
    t.B.cannot("defend", "2nd/44", because="cosmos.in-combat-counts")
    t.B.defends("1st/60")
    t.B.passes()
    t.zone("1st/44", "pool")
    t.zone("1st/60", "discard")
    t.A.stops()
    t.settled("A")


@pytest.mark.rule("cosmos.identity", "deck.same-card")
@pytest.mark.parametrize(("ruleset", "same"), [(TOURNAMENT, False), (TOURNAMENT_110, False), (FOURTH_EDITION, True)])
def test_icon_and_name_make_the_same_card_under_4e_the_name_alone(ruleset: Ruleset, same: bool) -> None:
    hero = catalogue.printing("1st/60")
    wizard = dataclasses.replace(hero, type="wizard", card_id="wizard.tergoz-tenhammer")  # no real pair exists
    reprint = dataclasses.replace(hero, id="2nd/60", set="2nd")
    of_hero, of_wizard, of_reprint = (CardDef(p, None, ruleset).cosmos for p in (hero, wizard, reprint))
    assert of_hero == of_reprint
    assert (of_hero == of_wizard) is same


@table_test(rules=["cosmos.exempt-types"])
def test_magical_items_may_be_in_play_twice(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"], hand=["1st/97"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/62 + NO/97"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/97", on="1st/60")
    t.on("1st/97", "1st/60")
    t.settled("A")


@table_test(rules=["cosmos.limbo-exempt", "limbo.not-in-play", "limbo.duplicate-discarded", "limbo.no-staying"])
def test_a_champion_in_limbo_blocks_nobody_and_finds_his_place_taken(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, limbo=["1st/60 (1 turns)"], hand=["1st/62"])
    t.seat("B", formation={"A": "1st/115"}, pool=["2nd/60"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.zone("1st/60", "discard")
    t.zone("2nd/60", "pool")
    t.settled("B")


@table_test(rules=["cosmos.limbo-exempt"])
def test_his_copy_may_be_played_meanwhile(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["1st/60"])
    t.seat("B", formation={"A": "1st/115"}, limbo=["2nd/60 (2 turns)"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/60")
    t.zone("1st/60", "pool")
    t.settled("A")


@card_test("UD/56", rules=["limbo.outside-combat-keeps", "limbo.return-time", "limbo.purpose"])
def test_sent_from_the_pool_he_brings_his_items_back_after_his_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/69"], hand=["UD/56"])
    t.seat("B", formation={"A": "1st/115"}, pool=["NS/44 + Flameblade"], hand=["1st/60"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("UD/56", by="1st/69")
    t.A.chooses("NS/44")
    t.zone("NS/44", "limbo")
    t.zone("Flameblade", "limbo")
    t.zone("UD/56", "discard")
    t.A.passes(times=3)
    t.turn_of("B")
    t.zone("NS/44", "limbo")
    t.B.passes(times=5)
    t.turn_of("A")
    t.zone("NS/44", "pool", of="B")
    t.on("Flameblade", "NS/44")
    t.count("B", hand=4)
    t.settled("A")


@card_test("1st/410", rules=["limbo.in-combat-loses", "limbo.only-champions-return", "pool.loss-attachments"])
def test_out_of_combat_the_attachments_are_lost(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/79 + 1st/410 + Shield of Destruction"])
    t.seat(
        "B",
        formation={"A": "1st/115"},
        pool=["1st/49 + Orb of Doom + Staff of Conjuring + Wand of Light"],
        hand=["1st/62"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/115", with_="1st/79")
    t.B.defends("1st/49")
    t.A.passes()
    t.zone("1st/79", "limbo")
    t.zone("1st/410", "discard")
    t.zone("Shield of Destruction", "discard")
    t.B.keeps()
    t.settled("A")


@pytest.mark.parametrize(
    ("ruleset", "zone"), [("tournament", "void"), ("fourth-edition", "abyss"), ("tournament-110", "void")]
)
@card_test("1st/100", rules=["abyss.played-events", "void.events", "void.separate"])
def test_where_played_events_go(t: Table, ruleset: str, zone: str) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["1st/100"], draw=[9])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=110 if ruleset == "tournament-110" else 55)
    t.A.plays("1st/100")
    t.zone("1st/100", zone)
    t.count("A", hand=5)
    t.settled("A")


@card_test("DL/113", rules=["abyss.by-cards", "pool.loss-attachments"])
def test_a_card_may_name_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/62"], hand=["DL/113"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/60 + Flameblade"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("DL/113", by="1st/62")
    t.A.chooses("1st/60")
    t.zone("1st/60", "abyss")
    t.zone("Flameblade", "discard")
    t.zone("DL/113", "discard")
    t.settled("A")


@card_test("1st/366", rules=["abyss.recovery", "discard.pile-separate"])
def test_recovering_from_the_discard_pile_does_not_reach_the_abyss(t: Table) -> None:
    t.seat(
        "A", formation={"A": "1st/6"}, pool=["1st/69"], hand=["1st/366"], discard=["1st/60", "1st/64"],
        abyss=["1st/62"], limbo=["1st/76 (2 turns)"], void=["1st/74"],
    )  # fmt: skip
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/366", by="1st/69")
    t.offered("1st/60", "1st/64")
    t.A.chooses("1st/60")
    t.zone("1st/60", "hand")
    t.zone("1st/366", "discard")
    t.settled("A")


@card_test("1st/61", rules=["discard.pile-separate", "discard.to-owner"])
def test_myrmidons_shuffle_only_the_discard_pile(t: Table) -> None:
    t.seat(
        "A", formation={"A": "1st/6"}, pool=["1st/79"], hand=["1st/61", "1st/58"], discard=["1st/64"],
        abyss=["1st/100"], limbo=["1st/76 (2 turns)"], void=["1st/99"],
    )  # fmt: skip
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/49"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/115", with_="1st/79")
    t.B.defends("1st/49")
    t.A.plays("1st/61")
    t.B.passes()
    t.zone("1st/64", "draw")
    t.zone("1st/61", "draw")
    t.zone("1st/100", "abyss")
    t.zone("1st/76", "limbo")
    t.zone("1st/99", "void")
    t.zone("1st/49", "discard")
    t.A.stops()
    t.settled("A")


@card_test("1st/392", rules=["discard.synonyms", "inplay.leaving-default"])
def test_killed_means_discarded(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/62"], hand=["1st/392"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/60 + Flameblade"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/392", by="1st/62")
    t.A.chooses("1st/60")
    t.zone("1st/60", "discard")
    t.zone("Flameblade", "discard")
    t.zone("1st/392", "discard")
    t.settled("A")


@pytest.mark.rule("realm.facing", "gloss.hand")
def test_realms_lie_open_and_hands_do_not() -> None:
    s = game(players=3, seed=2)
    from random import Random

    from sixrealms.engine.run import advance

    chance = Random(1)
    for _ in range(120):
        if s.pending is None:
            break
        advance(s, chance.choice(s.pending.options))
    laid = [c for seat in range(3) for c in s.realms(seat)]
    assert laid
    for player in range(3):
        seen = {card.id: card for card in view(s, player).table}
        for realm in laid:
            assert seen[realm].printing
        others = [c for seat in range(3) if seat != player for c in s.hand(seat)]
        assert others
        assert not {card.id for card in (*view(s, player).table, *view(s, player).known_piles)} & set(others)
        assert view(s, player).hand_sizes == tuple(len(s.hand(seat)) for seat in range(3))


@pytest.mark.rule("void.separate", "general.piles.separate")
def test_every_card_is_in_exactly_one_place() -> None:
    s = play_until(game(players=3, seed=9), lambda t: t.turns > 12)
    places: dict[int, int] = {}
    for index, row in enumerate(s.lists):
        for card in row:
            if card >= 0:
                assert card not in places
                places[card] = index % z.LISTED
    for card, zone in places.items():
        assert s.zone[card] == zone
    hung = [card for row in s.attached.values() for card in row]
    assert not set(hung) & set(places)
    assert len(places) + len(hung) == len(s.zone)


@EVERY_RULESET
@table_test(rules=["inplay.definition", "limbo.not-in-play"])
def test_in_play_is_what_lies_on_the_table_fights_or_lasts_and_no_hand_or_pile(t: Table, ruleset: str) -> None:
    """The event asks for one card in play while two champions fight and another event lasts."""
    lasts, picks = (
        Play(Lasting(gains(HERO, 1), UNTIL_YOUR_NEXT_TURN), at=("any",)),
        Play(Choose(InPlay(ANY)), at=("any",)),
    )
    with given("1st/101", lasts), given("1st/312", picks), given("BR/118"):
        t.seat(
            "A", formation={"A": "Sembia (razed)", "B": "Vaasa"}, pool=["Dagrande + Flameblade", "Azhul"],
            hand=["1st/101", "1st/312", "Miles"], discard=["Zadoc"], table=["BR/118"],
        )  # fmt: skip
        t.seat(
            "B", formation={"A": "Nyrond + Castle Hart"}, pool=["Gnomes of Samek"], hand=["Gith"], draw=["Thugs"],
            limbo=["Neeva (2 turns)"], abyss=["Tyrinon"], void=["Mul Savage"],
        )  # fmt: skip
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset], unenforced=True)
        t.A.plays("1st/101")
        t.A.passes()
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Gnomes of Samek")
        t.A.plays("1st/312")
        t.offered(
            "Sembia", "Vaasa", "Nyrond", "Castle Hart", "BR/118", "1st/101",
            "Dagrande", "Flameblade", "Azhul", "Gnomes of Samek",
        )  # fmt: skip
        t.settled("A")


@table_test(rules=["discard.synonyms"])
def test_what_happens_when_it_is_discarded_happens_when_it_is_killed(t: Table) -> None:
    """Finger of Death kills one champion of B: what the other one has to say of discards is not heard."""
    fetch = When("discarded", Send(every(Named("Keoland")), HAND))
    other = When("discarded", Send(every(Named("Nyrond")), HAND))
    with given("1st/60", fetch), given("1st/77", other):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/62"], hand=["1st/392"])
        t.seat("B", formation={"A": "Keoland", "B": "Nyrond", "C": "Thay"}, pool=["1st/60", "1st/77"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/392", by="1st/62")
        t.A.chooses("1st/60")
        t.zone("1st/60", "discard")
        t.zone("Keoland", "hand")
        t.standing("Nyrond")
        t.zone("1st/392", "discard")
        t.settled("A")

"""Words of the glossary where they decide something (ledger: gloss.*)."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Target, Use, When
from sixrealms.engine.card_def import SPELLS
from sixrealms.engine.flow.turn import max_hand
from sixrealms.powers.allowances import HandLimit
from sixrealms.powers.card_questions import ALLY, ANY, CHAMPION, PSIONIC_POWER, REALM, THIEF_ABILITY, Is, Kind, World
from sixrealms.powers.changed_traits import PowerLost
from sixrealms.powers.counters import Cancel
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import Send, discard
from sixrealms.powers.numbers import Count
from sixrealms.powers.players import OPPONENTS, YOU
from sixrealms.powers.refs import BEARER, OPPONENT, SELF, TARGET, The
from sixrealms.powers.registry import power_of
from sixrealms.powers.sets import every, in_abyss, one
from sixrealms.powers.spell_turning import Turn
from sixrealms.powers.use_and_play import AttachTo
from sixrealms.powers.whereabouts import IN_POOL, HangsOn, Of
from tests.engine.rules.gone import RULESETS
from tests.made_up import given
from tests.table_talk import Table, card_test, table_test

ADVENTURER = CHAMPION & Kind("Adventurer") & Of(YOU) & ~Is(SELF)


@table_test(rules=["gloss.adventurers"])
def test_an_adventurer_in_combat_counts_as_if_still_in_the_pool(t: Table) -> None:
    with (
        given("1st/53", Always(gains(Is(SELF), Count(every(ADVENTURER))))),
        given("1st/56", Always(gains(Is(SELF), Count(every(ADVENTURER))))),
    ):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/53", "1st/56", "1st/60"])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/64"])
        t.begin(active="A", phase=4, windows="pass")
        t.level("1st/53", 4)
        t.level("1st/56", 5)
        t.A.attacks("1st/115", with_="1st/53")
        t.B.defends("1st/64")
        t.level("1st/53", 4)
        t.level("1st/56", 5)
        t.settled("A")


@pytest.mark.parametrize(
    ("champion", "own"), [("PO/10", "PO/66"), ("BR/84", "BR/39"), ("NS/30", "NS/60")]
)  # psionicist, regent, thief with the card of their icon
@table_test(
    rules=[
        "gloss.champions.common-equipment", "gloss.blood-abilities", "gloss.thief-skills", "icon.ability.by-type",
        "gloss.psionic-cancelable",
    ],
)  # fmt: skip
def test_every_champion_uses_allies_items_and_artifacts_and_the_cards_of_his_icon(
    t: Table, champion: str, own: str
) -> None:
    world = catalogue.printing(champion).world
    artifact = next(
        p.id for p in catalogue.all_printings() if p.type == "artifact" and p.world == world and p.set != "4th"
    )
    foreign = "1st/318" if world != "DS" else "1st/199"
    equipment = ["War Party", "Flameblade", artifact, foreign, own, "1st/340"]
    t.seat("A", formation={"A": "1st/115"}, pool=[champion], hand=equipment)
    t.seat("B", formation={"A": "1st/6"}, pool=["1st/305"], hand=["1st/281", "1st/292", "1st/303"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/6", with_=champion)
    t.B.defends("1st/305")
    for card in ("War Party", "Flameblade", artifact, own):
        t.A.can("play", card, other=champion)
    t.A.cannot("play", foreign, other=champion, because="card.world.matching")
    t.A.cannot("play", "1st/340", other=champion, because="icon.ability.by-type")
    t.settled("A")


@table_test(rules=["gloss.thief-skills", "gloss.blood-abilities"])
def test_skills_and_abilities_keep_to_their_phases_and_users(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["NS/30", "BR/84", "1st/60"], hand=["NS/56", "BR/36", "NS/58"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "NS/56", other="NS/30", because="spell.phase-listed")
    t.A.can("play", "NS/58", other="NS/30")
    t.A.can("play", "BR/36", other="BR/84")
    t.A.cannot("play", "BR/36", other="1st/60", because="icon.ability.by-type")
    t.settled("A")


@table_test(rules=["gloss.unarmed-users", "icon.ability.by-type"])
def test_the_users_an_unarmed_combat_card_names_decide(t: Table) -> None:
    with given("RR/92", Play(by=Kind("Dragon"))):
        t.seat("A", formation={"A": "1st/115"}, pool=["1st/60"], hand=["RR/92", "RR/93"])
        t.seat("B", formation={"A": "1st/6"}, pool=["1st/305"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/6", with_="1st/60")
        t.B.defends("1st/305")
        t.A.cannot("play", "RR/92", other="1st/60", because="gloss.unarmed-users")
        t.A.can("play", "RR/93", other="1st/60")
        t.settled("A")


@card_test("1st/419", rules=["gloss.artifact.ego-coin"])
def test_ego_coin_lets_a_champion_own_artifacts_of_any_world(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/60 + 1st/419 + 1st/199", "1st/164"], hand=["1st/318"])
    t.seat("B", formation={"A": "1st/115"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("play", "1st/318", other="1st/164", because="card.world.matching")
    t.A.plays("1st/318", on="1st/60")
    t.on("1st/318", "1st/60")
    t.settled("A")


@pytest.mark.parametrize("ruleset", RULESETS)
@table_test(rules=["gloss.artifact.ego-coin", "turn.phase3.one-artifact"], edition="1st")
def test_without_the_coin_its_bearer_keeps_the_artifacts_and_takes_no_other(t: Table, ruleset: str) -> None:
    """open.ego-coin-lost."""
    wind = "Wind of Disenchantment"
    t.seat(
        "A", formation={"A": "Sembia"}, pool=["Dagrande + Ego Coin + Annulus + Chaos Shield"], hand=[wind, "1st/409"]
    )
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays(wind)
    t.zone("Ego Coin", "discard")
    t.on("Annulus", "Dagrande")
    t.on("Chaos Shield", "Dagrande")
    t.level("Dagrande", 8)
    t.A.cannot("play", "1st/409", "Dagrande", because="turn.phase3.one-artifact")
    t.changed(wind)
    t.settled("A")


@table_test(rules=["gloss.artifact.on-realm"])
def test_an_artifact_for_realms_hangs_on_a_realm_of_its_world_in_phase_3(t: Table) -> None:
    with given("1st/199", Always(AttachTo(Is(SELF), REALM & World("GH")))):
        t.seat("A", formation={"A": "1st/115", "B": "1st/6"}, hand=["1st/199", "1st/220"])
        t.seat("B", formation={"A": "1st/9"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.cannot("play", "1st/199", other="1st/6", because="turn.phase3.attach-required")
        t.A.cannot("play", "1st/220", other="1st/115", because="turn.phase3.attach-required")
        t.A.plays("1st/199", on="1st/115")
        t.on("1st/199", "1st/115")
        t.settled("A")


@table_test(rules=["gloss.artifact.on-realm"])
def test_what_lets_its_bearer_have_any_artifacts_makes_no_bearer_of_a_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Moonshae Isles + Ego Coin"}, pool=["Azhul"], hand=["Kingstopper"])
    t.seat("B", formation={"A": "1st/9"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "Kingstopper", other="Moonshae Isles", because="turn.phase3.attach-required")
    t.settled("A", "ask-phase-3")


@table_test(rules=["turn.phase3.attach-required"])
def test_an_item_of_any_time_also_comes_to_the_champion_that_fights(t: Table) -> None:
    t.seat("A", formation={"A": "1st/115"}, pool=["1st/62"])
    t.seat("B", formation={"A": "1st/6"}, pool=["1st/305", "1st/60"], hand=["IQ/67"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("1st/6", with_="1st/62")
    t.B.passes()
    t.B.defends("1st/305")
    t.asked("B", "ask-anytime")
    t.B.can("play", "IQ/67", "1st/60")
    t.B.plays("IQ/67", on="1st/305")
    t.on("IQ/67", "1st/305")
    t.settled("A", "ask-combat")


ATTACHED = ANY & HangsOn(OPPONENT)


@table_test(rules=["gloss.attachments-word"])
def test_attachments_are_allies_as_well_as_items(t: Table) -> None:
    with given("1st/305", Use(discard(every(ATTACHED)), at=("combat",), zone="battle")):
        t.seat("A", formation={"A": "1st/115"}, pool=["1st/62 + Orb of Doom"], hand=["1st/54", "1st/281", "1st/58"])
        t.seat("B", formation={"A": "1st/6"}, pool=["1st/305"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("1st/6", with_="1st/62")
        t.B.defends("1st/305")
        t.A.plays("1st/54")
        t.B.uses("1st/305")
        for card in ("Orb of Doom", "1st/54"):
            t.zone(card, "discard")
        t.settled("A")


@card_test("4th/382", "1st/436", rules=["gloss.cancel.event", "void.events"])
def test_a_cancelled_event_does_nothing_and_some_cannot_be_cancelled(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6 + 1st/34"}, hand=["1st/100", "1st/436"], draw=[9])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/62"], hand=["4th/382"])
    t.begin(active="A", phase=3)
    t.A.plays("1st/436")
    t.B.could_not_answer("4th/382", because="gloss.cancel.event")
    t.zone("1st/34", "discard")
    t.zone("1st/436", "void")
    t.A.plays("1st/100")
    t.B.answers("4th/382", by="1st/62")
    t.zone("1st/100", "void")
    t.zone("4th/382", "discard", of="B")
    t.count("A", hand=0)
    t.settled("A")


@table_test(rules=["gloss.psionic-cancelable"])
def test_a_psionic_power_just_played_can_be_cancelled(t: Table) -> None:
    with given("1st/346", Answer(Cancel(), to=PSIONIC_POWER)), given("PO/67", Play(Draw())):
        t.seat("A", formation={"A": "1st/6"}, pool=["PO/10"], hand=["PO/67"], draw=[3])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/62"], hand=["1st/346"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("PO/67", by="PO/10")
        t.B.answers("1st/346", by="1st/62")
        t.zone("PO/67", "discard")
        t.zone("1st/346", "discard", of="B")
        t.count("A", hand=0)
        t.settled("A")


@pytest.mark.rule("gloss.offensive", "gloss.defensive", "spell.offensive-defensive")
def test_offensive_means_that_it_strikes_another_card() -> None:
    assert catalogue.printing("FR/56").offensive  # Vorpal Blade
    assert not catalogue.printing("FR/56").defensive
    mirror = catalogue.printing("4th/386")  # Mirror Image
    assert mirror.defensive
    assert not mirror.offensive


@table_test(rules=["gloss.items.both-directions"])
def test_an_item_works_in_attack_and_in_defence(t: Table) -> None:
    t.seat("A", formation={"A": "1st/115"}, pool=["1st/60 + Orb of Doom"], hand=["1st/203"])
    t.seat("B", formation={"A": "1st/6"}, pool=["1st/64 + Wand of Light"], hand=["1st/97"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/6", with_="1st/60")
    t.B.defends("1st/64")
    t.total("1st/60", 7)
    t.total("1st/64", 11)  # 5, +3 world, +3
    t.settled("A")


@card_test("1st/410", rules=["gloss.defeated.discard-pile"])
def test_the_defeated_are_discarded_unless_a_power_says_otherwise(t: Table) -> None:
    t.seat("A", formation={"A": "1st/115"}, pool=["1st/60 + 1st/410", "1st/79"])
    t.seat("B", formation={"A": "1st/6"}, pool=["1st/305"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/6", with_="1st/79")
    t.B.defends("1st/305")
    t.A.passes()
    t.zone("1st/79", "discard")
    t.zone("1st/305", "pool")
    t.B.keeps()
    t.settled("A")


@card_test("BR/118", rules=["gloss.rule-card.global"])
def test_a_rule_card_binds_every_player(t: Table) -> None:
    t.seat("A", formation={"A": "BR/5"}, draw=[9])
    t.seat("B", formation={"A": "1st/115"}, table=["BR/118"], draw=[9])
    t.begin(active="A", phase=1, taken=2)
    t.count("A", hand=2)
    t.settled("A")


@pytest.mark.rule("gloss.special-abilities-same", "card.power.definition")
def test_powers_and_abilities_are_one_thing() -> None:
    known = power_of("1st/41")
    assert known is not None
    assert known.abilities  # a power is nothing but its abilities
    blank = power_of("1st/60")
    assert blank is not None
    assert not blank.abilities
    assert {"wizard spell", "cleric spell", "psionic power"} > SPELLS


@table_test(rules=["gloss.world-origin", "card.world.matching"])
def test_the_world_of_the_card_is_compared(t: Table) -> None:
    with given("1st/60", Use(Send(every(CHAMPION & World("FR")), z.DISCARD), at=("3",))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/62", "1st/155"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("1st/60")
        t.zone("1st/62", "discard")
        t.zone("1st/155", "pool")
        t.settled("A")


@table_test(rules=["abyss.recovered-once-per-turn"])
def test_back_from_the_abyss_a_once_per_turn_power_waits_for_a_full_turn(t: Table) -> None:
    fetch = Use(Send(in_abyss(), z.HAND), at=("3",), zone="pool")
    once = Use(Draw(), at=("3",), once="turn")
    leap = Use(Send(The(SELF), z.ABYSS), at=("3",))
    with given("1st/60", fetch), given("1st/188", once, leap, Always(gains(Is(SELF), 1))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/188", "1st/60"], draw=[9])
        t.seat("B", formation={"A": "1st/115"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("1st/188", power=2)
        t.zone("1st/188", "abyss")
        t.A.uses("1st/60")
        t.A.plays("1st/188")
        t.zone("1st/188", "pool")
        t.A.cannot("use", "1st/188", because=("abyss.recovered-once-per-turn", "voluntary.power-lost"))
        t.level("1st/188", 5)
        t.settled("A")


@table_test(rules=["gloss.special-power.timing", "activation.list.attached-order"])
def test_powers_in_one_combat_follow_the_activation_list(t: Table) -> None:
    strip = When("activate", discard(every(ALLY & HangsOn(BEARER))))
    with given("1st/410", strip), given("1st/97", strip):
        t.seat("A", formation={"A": "1st/115"}, pool=["1st/62 + 1st/97 + 1st/410"])
        t.seat("B", formation={"A": "1st/6"}, pool=["1st/305"])
        t.begin(active="A", phase=4, windows="pass")
        from sixrealms.engine.level import activation_order

        t.A.attacks("1st/6", with_="1st/62")
        t.B.defends("1st/305")
        s = t.state
        order = sorted((t.card("1st/97"), t.card("1st/410"), t.card("1st/62")), key=lambda c: activation_order(s, c))
        t.expect(order == [t.card("1st/62"), t.card("1st/410"), t.card("1st/97")], "champion, artifact, magical item")
        t.settled("B")


@pytest.mark.parametrize(
    ("ruleset", "where"), [("tournament", "attached"), ("fourth-edition", "attached"), ("tournament-110", "discard")]
)
@table_test(rules=["gloss.attached.during-combat"])
def test_a_spell_that_works_once_is_no_attachment_in_2013(t: Table, ruleset: str, where: str) -> None:
    t.seat("A", formation={"A": "1st/115"}, pool=["1st/62"], hand=["1st/331"])
    t.seat("B", formation={"A": "1st/6"}, pool=["1st/79"], hand=["1st/281"])
    size = 110 if ruleset == "tournament-110" else 55
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=size)
    t.A.attacks("1st/6", with_="1st/62")
    t.B.defends("1st/79")
    t.B.plays("1st/281")
    t.A.plays("1st/331", by="1st/62")
    t.zone("1st/281", "discard")
    t.zone("1st/331", where)
    t.settled("B")


@pytest.mark.parametrize(
    ("ruleset", "zone"), [("tournament", "limbo"), ("fourth-edition", "limbo"), ("tournament-110", "discard")]
)
@card_test("1st/410", rules=["gloss.defeated.explicit-discard", "discard.implies-defeat"])
def test_an_explicit_discard_beats_a_saving_power_in_2013(t: Table, ruleset: str, zone: str) -> None:
    with given("1st/305", When("activate", discard(The(OPPONENT)))):
        t.seat("A", formation={"A": "1st/115"}, pool=["1st/60 + 1st/410"])
        t.seat("B", formation={"A": "1st/6"}, pool=["1st/305"])
        size = 110 if ruleset == "tournament-110" else 55
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=size)
        t.A.attacks("1st/6", with_="1st/60")
        t.B.defends("1st/305")
        t.zone("1st/60", zone)
        t.zone("1st/410", "discard")
        t.B.keeps()
        t.zone("1st/305", "pool")
        t.settled("A")


@table_test(rules=["gloss.user"])
def test_a_turned_skill_strikes_its_user_and_not_the_hand(t: Table) -> None:
    skill = Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION & IN_POOL & Of(OPPONENTS))),))
    with given("NS/58", skill), given("1st/398", Answer(Turn(), to=THIEF_ABILITY)):
        t.seat("A", formation={"A": "1st/6"}, pool=["NS/30"], hand=["NS/58", "1st/54"])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/62"], hand=["1st/398"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("NS/58", by="NS/30")
        t.B.answers("1st/398", by="1st/62")
        t.zone("NS/30", "discard")
        t.zone("1st/62", "pool")
        t.zone("1st/54", "hand")
        t.zone("NS/58", "discard")
        t.zone("1st/398", "discard", of="B")
        t.settled("A")


@table_test(rules=["icon.ability.survives-stripping", "card.power.definition"])
def test_a_wizard_without_his_power_still_casts_wizard_spells(t: Table) -> None:
    with given("1st/98", Always(PowerLost(CHAMPION))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/164"], hand=["1st/395", "1st/366"], discard=["1st/60"])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/155 + 1st/98"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.can("play", "1st/395", other="1st/164")
        t.A.cannot("play", "1st/366", other="1st/164", because="icon.ability.by-type")
        t.settled("A")


@table_test(rules=["dungeon-card.effect-for-owner"])
def test_a_dungeon_card_helps_only_its_owner(t: Table) -> None:
    with given("DU/24", Always(HandLimit(YOU, 2))):
        t.seat("A", formation={"A": "1st/6"}, hand=[10], table=["DU/24"])
        t.seat("B", formation={"A": "1st/115"}, hand=["1st/60", 9])
        t.begin(active="A", phase=5, windows="pass")
        t.expect(max_hand(t.state, t.state.active) == 10, "two more for the owner")
        t.expect(max_hand(t.state, 1 - t.state.active) == 8, "none for the other")
        t.A.passes()
        t.count("A", hand=10)
        t.settled("B")


@table_test(rules=["order.active-first", "order.in-play-priority", "order.no-speed"], rotate="the seats are the point")
def test_the_active_player_acts_before_the_others_whatever_arrives_first(t: Table) -> None:
    with given("1st/60", Use(Draw(), at=("3",))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"], hand=["1st/62"], draw=[5])
        t.seat("B", formation={"A": "1st/115"}, hand=["1st/100"], draw=[9])
        t.seat("C", formation={"A": "1st/9"}, hand=["NO/100"], draw=[9])
        t.begin(active="A", phase=3)
        t.B.cannot("play", "1st/100", because="order.response-right")  # it is not asked before A has acted
        t.A.uses("1st/60")
        t.asked("B", "ask-anytime")  # then clockwise, whoever would be faster
        t.B.passes()
        t.asked("C", "ask-anytime")
        t.C.passes()
        t.count("A", hand=2)
        t.settled("A")

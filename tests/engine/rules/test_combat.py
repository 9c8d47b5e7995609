"""A round of combat from the choice of the realm to the next round (ledger: combat.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Use
from sixrealms.powers.battle_effects import JoinAsAlly
from sixrealms.powers.card_questions import Is, Named
from sixrealms.powers.control_flow import Choose, Seq
from sixrealms.powers.hands import Draw
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.refs import SELF, TARGET
from sixrealms.powers.sets import InPlay
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

NOT_NOW = ("wrong-moment", "not-your-decision")


def begins(t: Table, ruleset: str) -> None:
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")


@EVERY_RULESET
@table_test(rules=["combat.a.not-own", "combat.b.attacker-choice"])
def test_other_players_realms_are_attacked_from_hand_and_pool_and_never_ones_own(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa", "B": "Cormyr"}, pool=["Dagrande"], hand=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Keoland"})
    begins(t, ruleset)
    for champion in ("Dagrande", "Azhul"):
        t.A.cannot("attack", "Vaasa", champion, because="combat.a.not-own")
        t.A.can("attack", "Nyrond", champion)
        t.A.can("attack", "Keoland", champion)
    attacks = {o.other for o in t.state.pending.options if o.verb == "attack"} if t.state.pending else set()
    t.expect(attacks == {t.card("Nyrond"), t.card("Keoland")}, "only these two realms are offered")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["combat.b.no-adding", "combat.c.no-adding", "combat.c.defender-choice", "combat.b.attacker-choice"])
def test_nothing_is_added_before_both_have_been_chosen(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + Flameblade"], hand=["War Party", "Wand of Light"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Gnomes of Samek + Orb of Doom"],
        hand=["Zadoc", "Staff of Conjuring", "Azhul"],
    )
    t.seat("C", formation={"A": "Keoland"}, hand=["Miles"])
    begins(t, ruleset)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.on("Flameblade", "Dagrande")
    t.asked("B", "ask-defend")
    t.offered("Gnomes of Samek", "Azhul")
    for card in ("War Party", "Wand of Light"):
        t.A.cannot("play", card, "Dagrande", because=NOT_NOW)
    t.B.defends("Gnomes of Samek")
    t.asked("A", "ask-combat")
    t.on("Orb of Doom", "Gnomes of Samek")
    for card in ("Zadoc", "Staff of Conjuring"):
        t.B.cannot("play", card, "Gnomes of Samek", because=NOT_NOW)
    t.C.cannot("play", "Miles", because=(*NOT_NOW, "no-combat"))
    t.A.can("play", "War Party", "Dagrande")
    t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(
    rules=[
        "combat.e.totals", "combat.e.tie", "combat.f.loser-plays-one", "combat.f.back-and-forth", "combat.g.decision",
        "combat.h.winner-to-pool", "combat.h.winner-discards", "combat.h.loser-discards-all", "combat.f.no-last-word",
    ],
)  # fmt: skip
def test_the_losing_side_plays_until_it_gives_up(t: Table, ruleset: str) -> None:
    """Each play is compared anew; a card that does not help may be played too (open.loser-useless-card)."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul + Flameblade"], hand=["Shaqat Beetles", "War Party", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Gnomes of Samek", "Orb of Doom", "Kank Lancers", "Miles"])
    begins(t, ruleset)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Gnomes of Samek")
    t.asked("B", "ask-combat")
    t.B.plays("Orb of Doom", on="Gnomes of Samek")
    t.total("Azhul", 6)
    t.total("Gnomes of Samek", 6)
    t.asked("A", "ask-combat")  # a tie is the defender's
    t.A.plays("Shaqat Beetles")
    t.asked("B", "ask-combat")
    t.B.plays("Miles")
    t.total("Gnomes of Samek", 8)
    t.A.plays("Zadoc")
    t.asked("B", "ask-combat")  # 4+2+1+2 against 8
    t.B.plays("Kank Lancers")
    t.asked("A", "ask-combat")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("Flameblade", "discard")
    t.zone("Shaqat Beetles", "discard")
    t.zone("Zadoc", "discard")
    t.zone("War Party", "hand")
    t.zone("Gnomes of Samek", "pool")  # although it came from the hand
    t.on("Orb of Doom", "Gnomes of Samek")
    t.zone("Miles", "discard")
    t.zone("Kank Lancers", "discard")
    t.asked("B", "ask-spoils")
    t.B.keeps()
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["combat.f.loser-plays-one", "combat.f.back-and-forth"])
def test_a_losing_side_plays_card_after_card_and_one_that_does_not_help(t: Table, ruleset: str) -> None:
    """open.loser-one-card, open.loser-useless-card: one card, then the totals, whoever they favour."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["Shaqat Beetles", "Gith", "Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=["Miles"])
    begins(t, ruleset)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays("Shaqat Beetles")
    t.asked("A", "ask-combat")
    t.A.plays("Gith")
    t.total("Azhul", 6)
    t.asked("A", "ask-combat")
    t.A.plays("Zadoc")
    t.total("Azhul", 8)
    t.asked("B", "ask-combat")
    t.B.passes()
    t.zone("Neeva", "discard")
    t.zone("Miles", "hand")
    t.zone("Azhul", "pool")
    t.changed("Shaqat Beetles", "Gith", "Zadoc")
    t.settled("A", "ask-next-attacker")


@EVERY_RULESET
@table_test(
    rules=[
        "combat.i.new-attacker", "battle.end.defender-defeated", "combat.b.attacker-choice", "combat.terms",
        "battle.end.no-defence",
    ],
)  # fmt: skip
def test_another_champion_from_hand_or_pool_carries_on_against_the_same_realm(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Azhul"], hand=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"])
    t.seat("C", formation={"A": "Keoland"})
    begins(t, ruleset)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Gnomes of Samek")
    t.B.passes()
    t.zone("Gnomes of Samek", "discard")
    t.offered("Azhul", "Dagrande")
    t.offered("Nyrond", field="other")
    t.A.cannot("attack", "Nyrond", "Neeva", because="already-fought")
    t.expect(t.state.battle is not None and t.state.battle.round == 1, "the first round of one battle")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.expect(t.state.battle is not None and t.state.battle.round == 2, "the second round of the same battle")
    t.B.declines()
    t.razed("Nyrond")
    t.zone("Dagrande", "pool")
    t.A.keeps()
    t.A.cannot("attack", "Keoland", "Azhul", because="one-attack")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["battle.end.attacker-stops", "battle.end.voluntary-between-rounds", "battle.attack-outcomes"])
def test_the_attacker_breaks_off_between_rounds_and_not_within_one(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"])
    begins(t, ruleset)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    verbs = {option.verb for option in t.state.pending.options} if t.state.pending else set()
    t.expect(verbs == {"play", "pass"}, f"within the round he plays or gives it up: {verbs}")
    t.A.plays("War Party")
    t.B.passes()
    t.zone("Gnomes of Samek", "discard")
    t.zone("War Party", "discard")
    t.asked("A", "ask-next-attacker")
    t.A.stops()
    t.standing("Nyrond")
    t.zone("Dagrande", "pool")
    t.count("A", draw=12, hand=0)
    t.count("B", draw=12)
    t.A.cannot("attack", "Nyrond", "Azhul", because="one-attack")
    t.settled("A", "ask-phase-4")


def _an_ally_champion(t: Table, ruleset: str) -> None:
    """Azhul fights as an ally of Dagrande in the first round, and they win."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek", "Neeva"])
    begins(t, ruleset)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.A.uses("Dagrande")
    t.B.passes()
    t.zone("Gnomes of Samek", "discard")
    t.zone("Dagrande", "pool")
    t.zone("Azhul", "pool")


_CALLS_AN_ALLY = Use(
    Seq((Choose(InPlay(Named("Azhul"))), JoinAsAlly(TARGET))), at=("combat",), once="round", zone="battle"
)


@pytest.mark.parametrize(
    ("ruleset", "again"), [("tournament", False), ("tournament-110", False), ("fourth-edition", True)]
)
@table_test(rules=["combat.one-round-per-champion", "combat.h.winner-to-pool", "combat.h.winner-discards"])
def test_a_champion_that_was_an_ally_attacks_only_where_just_a_second_attack_is_barred(
    t: Table, ruleset: str, again: bool
) -> None:
    """open.champion-as-ally: after a round won it goes back to its pool."""
    with given("1st/82", _CALLS_AN_ALLY):
        _an_ally_champion(t, ruleset)
        t.A.cannot("attack", "Nyrond", "Dagrande", because="already-fought")
        if again:
            t.A.can("attack", "Nyrond", "Azhul")
        else:
            t.A.cannot("attack", "Nyrond", "Azhul", because="already-fought")
        t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize(
    ("ruleset", "again"), [("tournament", False), ("tournament-110", False), ("fourth-edition", True)]
)
@table_test(rules=["combat.i.new-defender", "combat.one-round-per-champion", "combat.c.defender-choice"])
def test_a_defender_that_came_home_defends_again_only_in_fourth_edition(t: Table, ruleset: str, again: bool) -> None:
    with given("1st/52", Always(GoesInstead(Is(SELF), z.POOL))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva", "Azhul"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek", "Dagrande"])
        begins(t, ruleset)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Gnomes of Samek")
        t.B.passes()
        t.zone("Gnomes of Samek", "pool")
        t.A.attacks("Nyrond", with_="Azhul")
        t.asked("B", "ask-defend")
        if again:
            t.offered("Gnomes of Samek", "Dagrande")
        else:
            t.B.cannot("defend", "Gnomes of Samek", because="already-fought")
        t.B.declines()  # they are never obliged to
        t.razed("Nyrond")
        t.A.keeps()
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["combat.one-round-per-champion"])
def test_a_champion_that_defended_attacks_in_its_own_turn(t: Table, ruleset: str) -> None:
    """open.one-round-scope: the limit is for one battle."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    begins(t, ruleset)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Neeva")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.B.keeps()
    t.A.passes(2)
    t.turn_of("B")
    while t.state.phase < 4:
        t.B.passes()
    t.B.attacks("Vaasa", with_="Neeva")
    t.A.declines()
    t.razed("Vaasa")
    t.zone("Neeva", "pool")
    t.B.keeps()
    t.changed("B:filler#1", "B:filler#2", "B:filler#3", "B:filler#4", "B:filler#5")
    t.settled("B", "ask-phase-4")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["combat.f.winner-restricted"])
def test_the_winning_side_plays_any_time_cards_and_events(t: Table, ruleset: str) -> None:
    with given("1st/340", Play(at=("any",))), given("1st/312", Play(Draw(), at=("any",))):
        _the_winner_waits(t, ruleset)
        t.A.plays("1st/312")
        t.A.plays("1st/340", by="Sadira")
        t.zone("1st/312", "void")
        t.on("1st/340", "Sadira")
        t.changed("War Party", "A:filler#1")
        t.settled("B", "ask-combat")


@table_test(rules=["combat.f.winner-restricted"])
def test_in_fourth_edition_the_winning_side_plays_events_only(t: Table) -> None:
    """A champion played as an event is one."""
    event = Play(Draw(), at=("any",))
    as_event = Play(Draw(), at=("any",), way="event")
    with given("1st/340", Play(at=("any",))), given("1st/312", event), given("1st/67", as_event):
        _the_winner_waits(t, "fourth-edition")
        t.A.cannot("play", "1st/340", "Sadira", because="combat.f.winner-restricted")
        t.A.plays("1st/312")
        t.zone("1st/312", "abyss")
        t.asked("A", "ask-anytime")
        t.A.plays("1st/67", way=2)
        t.count("A", draw=10)
        t.changed("War Party", "A:filler#1", "A:filler#2", "1st/67")
        t.settled("B", "ask-combat")


def _the_winner_waits(t: Table, ruleset: str) -> None:
    """Sadira leads after her ally; the losing side plays one that is too weak, and her player may answer."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=["War Party", "1st/312", "1st/340", "1st/67"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["Zadoc", "Miles"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.attacks("Nyrond", with_="Sadira")
    t.A.passes()
    t.B.defends("Azhul")
    while t.state.pending is not None and t.state.pending.about != "ask-combat":
        t.A.passes()
    t.A.plays("War Party")
    t.B.plays("Zadoc")
    t.asked("A", "ask-anytime")
    t.A.cannot("play", "B:Miles", because="not-in-hand")


@EVERY_RULESET
@table_test(rules=["combat.g.decision", "combat.e.tie"])
def test_equal_totals_at_the_end_are_the_defenders_victory(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Gnomes of Samek"], hand=["Zadoc"])
    begins(t, ruleset)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.total("Dagrande", 4)
    t.total("Gnomes of Samek", 4)
    t.asked("A", "ask-combat")
    t.A.passes()
    t.zone("Dagrande", "discard")
    t.zone("Gnomes of Samek", "pool")
    t.standing("Nyrond")
    t.B.keeps()
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize("ends", ["lost", "razed", "discarded"])
@table_test(rules=["combat.i.no-second-realm", "turn.phase4.one-realm"])
def test_once_a_battle_has_ended_nothing_else_is_attacked_this_turn(t: Table, ends: str, ruleset: str) -> None:
    t.seat(
        "A", formation={"A": "Vaasa"}, pool=["Dagrande", "Azhul"], hand=["Cataclysm!"] if ends == "discarded" else []
    )
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Elminster the Mage"])
    t.seat("C", formation={"A": "Celene"})
    begins(t, ruleset)
    t.A.attacks("Nyrond", with_="Dagrande")
    if ends == "razed":
        t.B.declines()
        t.razed("Nyrond")
        t.A.keeps()
    else:
        t.B.defends("Elminster the Mage")
        if ends == "lost":
            t.A.passes()
            t.zone("Dagrande", "discard")
            t.B.keeps()
        else:
            t.A.plays("Cataclysm!")
            t.A.chooses("Nyrond")
            t.zone("Nyrond", "discard")
            t.A.keeps()
    for realm in ("Celene", "Nyrond" if ends == "lost" else "Keoland"):
        t.A.cannot("attack", realm, "Azhul", because="one-attack")
    t.changed("Elminster the Mage", *(["Cataclysm!"] if ends == "discarded" else []))
    t.settled("A", "ask-phase-4")

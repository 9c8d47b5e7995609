"""Spoils of victory (ledger: spoils.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.allowances import Spoils
from sixrealms.powers.card_questions import Named
from sixrealms.powers.moves import pay
from sixrealms.powers.players import YOU
from sixrealms.powers.sets import InPlay
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import powers
from tests.table_talk import Table, table_test

AVATAR = "PO/39"


def wins(
    t: Table, ruleset: str, draw: list[str | int], *, pool: tuple[str, ...] = (), done: tuple[str, ...] = ()
) -> None:
    """Dagrande razes the undefended Nyrond; what is on top of the draw pile of A is given."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande", *pool], draw=draw, discard=["Griffin"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Azhul"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", done=done, unenforced=True)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.asked("A", "ask-spoils")


def only_kept(t: Table) -> None:
    pending = t.state.pending
    t.expect(pending is not None and "play" not in {o.verb for o in pending.options}, "it cannot be played")


@pytest.mark.parametrize(("ruleset", "verbs"), [
    ("tournament", {"play", "keep", "return-to-pile"}), ("tournament-110", {"play", "keep", "return-to-pile"}),
    ("fourth-edition", {"play", "keep"}),
])  # fmt: skip
@table_test(rules=["spoils.options", "spoils.source", "spoils.play-out-of-time"])
def test_it_is_played_kept_or_put_back_at_once(t: Table, ruleset: str, verbs: set[str]) -> None:
    """open.spoils-time: nothing else can be done before."""
    wins(t, ruleset, ["Neeva", "Gnomes of Samek", 4])
    t.expect(t.state.pending is not None and {o.verb for o in t.state.pending.options} == verbs, "just these")
    t.count("A", draw=5, hand=1)
    t.count("B", draw=12)
    if "return-to-pile" in verbs:
        t.A.returns("Neeva")
        t.zone("Neeva", "draw")
        t.expect(t.state.listed(t.state.active, 0)[0] == t.card("Neeva"), "it lies on top")
    else:
        t.A.keeps("Neeva")
        t.zone("Neeva", "hand")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["spoils.play-out-of-time"])
def test_a_realm_is_played_although_one_was_played_this_turn(t: Table, ruleset: str) -> None:
    """open.spoils-limits: it does not count."""
    wins(t, ruleset, ["Sembia", 4], done=("realm",))
    t.A.plays("Sembia", at="B")
    t.standing("Sembia")
    t.zone("Sembia", "formation")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["spoils.play-out-of-time"])
def test_a_spell_of_phase_three_needs_its_caster_all_the_same(t: Table, ruleset: str) -> None:
    """open.spoils-cosmos: only the time is waived."""
    wins(t, ruleset, ["Disintegrate", 4])
    t.expect(
        t.state.pending is not None and "play" not in {o.verb for o in t.state.pending.options}, "nobody can cast it"
    )
    t.A.keeps()
    t.zone("Disintegrate", "hand")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["spoils.play-out-of-time", "turn.sequence"])
def test_with_a_caster_it_is_cast_in_phase_four(t: Table, ruleset: str) -> None:
    wins(t, ruleset, ["Disintegrate", 4], pool=("Sadira",))
    t.A.plays("Disintegrate", by="Sadira")
    t.A.chooses("Keoland")
    t.zone("Keoland", "discard")
    t.zone("Disintegrate", "discard")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize("card", ["War Party", "Magic Missile"])
@table_test(rules=["spoils.play-out-of-time"])
def test_what_needs_a_combat_is_only_kept(t: Table, card: str, ruleset: str) -> None:
    """open.spoils-useless."""
    wins(t, ruleset, [card, 4], pool=("Sadira",))
    only_kept(t)
    t.A.keeps()
    t.zone(card, "hand")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["spoils.play-out-of-time", "cosmos.unique-in-play"])
def test_a_copy_of_a_champion_in_play_is_only_kept(t: Table, ruleset: str) -> None:
    wins(t, ruleset, ["Azhul", 4])
    only_kept(t)
    t.A.keeps()
    t.zone("A:Azhul", "hand")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize("able", [True, False])
@table_test(rules=["spoils.avatar-cost"])
def test_an_avatar_comes_only_at_its_cost(t: Table, able: bool, ruleset: str) -> None:
    """inner.T.avatar-spoils: although avatars enter in phase 3 only."""
    with powers({AVATAR: (Play(cost=pay(InPlay(Named("Sadira")))),)}):
        wins(t, ruleset, [AVATAR, 4], pool=("Sadira",) if able else ())
        if able:
            t.A.plays(AVATAR)
            t.zone(AVATAR, "pool")
            t.zone("Sadira", "discard")
        else:
            t.A.cannot("play", AVATAR, because="cost-not-payable")
            t.A.keeps(AVATAR)
            t.zone(AVATAR, "hand")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["spoils.first-card-only", "spoils.options"])
def test_of_several_only_the_first_is_played_and_the_rest_stays_in_hand_or_on_the_pile(t: Table, ruleset: str) -> None:
    with powers({"1st/82": (Always(Spoils(YOU, 2)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], draw=["Neeva", "Tyrinon", "Sadira", 4])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.declines()
        t.asked("A", "ask-spoils-rest")
        t.offered("Sadira")
        t.A.cannot("play", "Sadira", because=("answer-first", "wrong-moment"))
        t.A.returns("Sadira")
        t.A.keeps("Tyrinon")
        t.asked("A", "ask-spoils")
        t.offered("Neeva")
        t.A.cannot("play", "Tyrinon", because="not-an-option")
        t.A.plays("Neeva")
        t.zone("Neeva", "pool")
        t.zone("Tyrinon", "hand")
        t.count("A", draw=5)
        t.expect(t.state.listed(t.state.active, 0)[0] == t.card("Sadira"), "it lies on top")
        t.razed("Nyrond")
        t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.first-card-only"])
def test_left_where_they_were_they_keep_their_order(t: Table) -> None:
    with powers({"1st/82": (Always(Spoils(YOU, 2)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], draw=["Neeva", "Tyrinon", "Sadira", 4])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.declines()
        for card in ("Sadira", "Tyrinon", "Neeva"):
            t.A.returns(card)
        pile = [t.state.name(card) for card in t.state.listed(t.state.active, 0)[:3]]
        t.expect(pile == ["Neeva", "Tyrinon", "Sadira"], f"the pile as it was, not {pile}")
        t.razed("Nyrond")
        t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.first-card-only", "spoils.options"])
def test_fourth_edition_puts_nothing_back(t: Table) -> None:
    with powers({"1st/82": (Always(Spoils(YOU, 1)),)}):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], draw=["Neeva", "Tyrinon", 4])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=4, ruleset="fourth-edition", windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.declines()
        t.asked("A", "ask-spoils")
        t.offered("Neeva")
        t.A.plays("Neeva")
        t.zone("Neeva", "pool")
        t.zone("Tyrinon", "hand")
        t.razed("Nyrond")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["spoils.source"])
def test_an_empty_pile_gives_nothing(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], draw=[])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"})
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.count("A", hand=0, draw=0)
    t.settled("A", "ask-phase-4")

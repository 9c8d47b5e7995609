"""Dungeon cards: how they enter, how they are attacked, what they leave behind (ledger: dungeon-card.*)."""

from __future__ import annotations

import pytest

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.kit import GameSetup
from tests.engine.rules.starting import plain_deck, play_until
from tests.table_talk import Table, card_test, table_test

DUNGEON = "DU/24"


@pytest.mark.rule("dungeon-card.kept-apart", "dungeon-card.play.timing", "deck.dungeon.extra")
def test_the_card_lies_beside_the_deck_and_enters_with_its_owners_first_turn() -> None:
    setup = GameSetup("tournament", 55, (plain_deck(55), plain_deck(55, first=15)), 3, (DUNGEON, DUNGEON))
    s = table.start(setup)
    first, second = s.active, 1 - s.active
    for seat in (first, second):
        assert all(s.kit.defs[s.defn[c]].type != "dungeon" for c in s.listed(seat, z.DRAW))
        assert len(s.listed(seat, z.DRAW)) + len(s.hand(seat)) + len(s.realms(seat)) == 55
    assert [s.name(c) for c in s.listed(first, z.TABLE)] == ["The Azure Tower of Onad the Fallen"]
    assert not s.listed(second, z.TABLE)
    play_until(s, lambda t: t.active == second)
    assert s.listed(second, z.TABLE)


@pytest.mark.rule("dungeon-card.play.timing")
def test_under_the_rules_of_2013_it_enters_when_the_game_starts() -> None:
    setup = GameSetup("tournament-110", 110, (plain_deck(110), plain_deck(110, first=9)), 3, (DUNGEON, DUNGEON))
    s = table.start(setup)
    assert s.listed(0, z.TABLE)
    assert s.listed(1, z.TABLE)


@pytest.mark.rule("dungeon-card.play.skipped-first", "dungeon-card.play.skipped-second")
@pytest.mark.parametrize(("skipped", "enters"), [(1, True), (2, False)])
def test_a_skipped_first_turn_leaves_the_second_and_no_third(skipped: int, enters: bool) -> None:
    setup = GameSetup("tournament", 55, (plain_deck(55), plain_deck(55, first=15)), 3, ("DU/24", "DU/25"))
    s = table.start(setup)
    late = 1 - s.active
    skips = [0, 0]
    skips[late] = skipped
    s.skips = (skips[0], skips[1])
    play_until(s, lambda t: t.active == late)
    assert bool(s.listed(late, z.TABLE)) == enters
    assert bool(s.listed(late, z.DUNGEON)) != enters


@table_test(
    rules=[
        "dungeon-card.attack.instead-of-realm", "dungeon-card.attack.success-champion",
        "dungeon-card.attack.success-attachments", "dungeon-card.attack.success-spoils", "dungeon-card.spoils.reveal",
        "dungeon-card.spoils.other", "dungeon-card.never-returns", "turn.phase4.one-realm", "void.known-sources",
    ],
)  # fmt: skip
def test_razing_a_dungeon_card_costs_the_champion(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/60 + Flameblade", "1st/62"], draw=["1st/64", 3], hand=["1st/76"])
    t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.can("attack", "1st/115", other="1st/60")
    t.A.attacks(DUNGEON, with_="1st/60")
    t.B.declines()
    t.zone(DUNGEON, "void")
    t.zone("1st/60", "void")
    t.zone("Flameblade", "discard")
    t.expect(t.state.seen[t.card("1st/64")] == 255, "everybody sees the dungeon spoils")
    t.offered("1st/64")
    t.A.plays("1st/64")
    t.zone("1st/64", "pool")
    t.A.cannot("attack", "1st/115", other="1st/62", because="one-attack")
    t.settled("A")


@table_test(rules=["dungeon-card.spoils.realm"])
def test_a_realm_among_dungeon_spoils_goes_to_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"], draw=["1st/9", 3], discard=["War Party"])
    t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(DUNGEON, with_="1st/60")
    t.B.declines()
    t.zone("1st/9", "abyss")
    t.asked("A", "ask-reshuffle")
    t.A.says("yes")
    t.zone("War Party", "draw")
    t.zone("1st/60", "void")
    t.zone(DUNGEON, "void")
    t.settled("A")


@table_test(rules=["dungeon-card.attack.defended"])
def test_a_beaten_attacker_ends_it_and_the_defender_draws(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/79", "1st/60"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/76"], table=[DUNGEON], draw=["1st/64", 3])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(DUNGEON, with_="1st/79")
    t.B.defends("1st/76")
    t.A.passes()
    t.zone("1st/79", "discard")
    t.expect(t.state.seen[t.card("1st/64")] == 255, "everybody sees the dungeon spoils")
    t.B.keeps("1st/64")
    t.zone("1st/64", "hand")
    t.zone(DUNGEON, "table")
    t.settled("A")


@table_test(rules=["dungeon-card.attack.owner-needs-realm"])
def test_its_owner_needs_a_formation_razed_or_not(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"])
    t.seat("B", table=[DUNGEON])
    t.seat("C", formation={"A": "1st/9 (razed)"}, table=["DU/25"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", DUNGEON, other="1st/60", because="dungeon-card.attack.owner-needs-realm")
    t.A.can("attack", "DU/25", other="1st/60")
    t.settled("A")


@table_test(rules=["dungeon-card.attack.owner-needs-realm"])
def test_under_the_optional_rules_the_attacker_does(t: Table) -> None:
    t.seat("A", pool=["1st/60"])
    t.seat("B", formation={"A": "1st/9"}, table=[DUNGEON])
    t.begin(
        active="A", phase=4, windows="pass", unenforced=True, answers={"dungeon_attack_needs": "attacker"},
    )  # fmt: skip
    t.A.cannot("attack", DUNGEON, other="1st/60", because="dungeon-card.attack.owner-needs-realm")
    t.settled("A")


@card_test("4th/384", rules=["dungeon-card.remove.wish", "dungeon-card.never-returns"])
def test_a_wish_takes_the_card_itself_and_its_caster_along(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/62 + Flameblade"], hand=["4th/384"])
    t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/384", by="1st/62")
    t.A.chooses(DUNGEON)
    t.zone(DUNGEON, "void")
    t.zone("4th/384", "void")
    t.zone("1st/62", "void")
    t.zone("Flameblade", "discard")
    t.settled("A")


@card_test("RR/116", rules=["dungeon-card.remove.gib-kcir", "void.permanent"])
def test_gib_kcir_removes_it_and_stays_in_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["RR/116"])
    t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("RR/116")
    t.zone(DUNGEON, "void")
    t.zone("RR/116", "abyss")
    t.settled("A")


@card_test("1st/393", rules=["dungeon-card.remove.only-three"])
def test_what_discards_a_realm_does_not_reach_it(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/62"], hand=["1st/393"])
    t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/393", by="1st/62")
    t.offered("1st/6", "1st/115")
    from sixrealms.engine.leave import leave

    s = t.state.copy()
    t.expect(not leave(s, t.card(DUNGEON)), "a discard does nothing to it")
    t.A.chooses("1st/115")
    t.zone("1st/115", "discard")
    t.zone("1st/393", "discard")
    t.settled("A")

"""Team Spirit where a rule speaks of one player: how cards run out, dungeon cards, the Rule of the Cosmos."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, table_test

REALMS = ("Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Vaasa")
MORE = ("Waterdeep", "Damara", "Impiltur", "Rashemen")


@table_test(rules=["format.team-spirit.victory", "deckout.game-end", "victory.deckout.most-realms"])
def test_when_the_cards_end_a_team_is_counted_together(t: Table) -> None:
    """A alone has most realms, three; B and E have four together and win."""
    own = {"A": REALMS[:3], "B": MORE[:2], "E": MORE[2:], "C": REALMS[3:4], "D": (), "F": REALMS[4:5]}
    for seat in "ABCDEF":
        t.seat(seat, formation=dict(zip("ABC", own[seat], strict=False)), draw=["War Party"] if seat == "A" else [3])
    t.begin(active="A", phase=1, windows="pass", ruleset="fourth-edition", options={"team-spirit": "on"})
    t.A.passes(times=4)
    t.changed("War Party")
    t.over("BE")


@table_test(rules=["format.team-spirit.opponent-effects", "dungeon.attack.phase"])
def test_a_partners_dungeon_card_is_not_attacked(t: Table) -> None:
    for seat, realm in zip("ABCDEF", REALMS, strict=True):
        t.seat(
            seat, formation={"A": realm}, pool=["Dagrande"] if seat == "A" else [],
            table={"B": ["DU/24"], "D": ["DU/8"]}.get(seat, []),
        )  # fmt: skip
    t.begin(active="A", phase=4, windows="pass", unenforced=True, options={"team-spirit": "on"})
    t.A.can("attack", "DU/24", "Dagrande")
    t.A.cannot("attack", "DU/8", "Dagrande", because="ally-realm")
    t.settled("A", "ask-phase-4")


@table_test(rules=["format.team-spirit.opponent-effects", "cosmos.unique-in-play"])
def test_partners_too_have_only_one_copy_of_a_realm(t: Table) -> None:
    """conflict.team-spirit.mate-interaction"""
    for seat, realm in zip("ABCDEF", REALMS, strict=True):
        t.seat(seat, formation={"A": realm}, hand=["Cormyr"] if seat == "A" else [])
    t.begin(active="A", phase=2, windows="pass", options={"team-spirit": "on"})
    t.A.cannot("play", "A:Cormyr", because="copy-in-play")
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("barbaric", [True, False])
@table_test(rules=["format.team-spirit.victory", "victory.barbaric"])
def test_a_team_wins_as_an_extra_turn_begins_unless_the_conditions_are_barbaric(t: Table, barbaric: bool) -> None:
    """conflict.team-spirit.extra-turns: A plays the Caravan with ten realms in the formations of A and D."""
    _ten_realms_of_a_and_d(t)
    options = {"team-spirit": "on"} | ({"barbaric-victory": "on"} if barbaric else {})
    t.begin(active="A", phase=5, windows="ask", unenforced=True, options=options)
    t.A.passes()
    t.A.plays("The Caravan")
    t.zone("The Caravan", "void")
    if not barbaric:
        t.over("AD")
        return
    t.A.passes()
    t.expect(t.state.turn.granted_by >= 0, "an extra turn")
    t.settled("A", "ask-phase-2")


@table_test(rules=["format.team-spirit.victory"])
def test_a_team_does_not_win_as_the_turn_of_another_begins(t: Table) -> None:
    _ten_realms_of_a_and_d(t)
    t.begin(active="A", phase=5, windows="ask", unenforced=True, options={"team-spirit": "on"})
    t.A.passes(2)
    t.turn_of("B")
    t.settled("B")


def _ten_realms_of_a_and_d(t: Table) -> None:
    for seat in "ABCDEF":
        own = {"A": REALMS, "D": MORE}.get(seat, ())
        t.seat(seat, formation=dict(zip("ABCDEF", own, strict=False)), draw=[],
               hand=["The Caravan"] if seat == "A" else [])  # fmt: skip


@table_test(rules=["format.team-spirit.victory"])
def test_each_partner_has_six_places_whatever_the_size_of_the_decks(t: Table) -> None:
    for seat, realm in zip("ABCDEF", REALMS, strict=True):
        t.seat(seat, formation={"A": realm})
    t.begin(active="A", phase=2, windows="pass", size=110, options={"team-spirit": "on"})
    t.expect(len(t.state.formation(t.state.active)) == 6, "six places")
    t.settled("A", "ask-phase-2")

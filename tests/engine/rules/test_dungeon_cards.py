"""Dungeon cards: how they enter, how they are attacked, what they leave behind (ledger: dungeon-card.*)."""

from __future__ import annotations

import pytest

from sixrealms import explain, table
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play
from sixrealms.engine.action import NO, YES, YES_NO, Decision
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.powers.allowances import Spoils
from sixrealms.powers.card_questions import ANY, HERO
from sixrealms.powers.control_flow import Seq
from sixrealms.powers.immunity import Immune
from sixrealms.powers.moves import Send
from sixrealms.powers.players import OTHERS, YOU
from sixrealms.powers.rule_answers import AnswersForYou
from sixrealms.powers.sets import Pile, every
from sixrealms.simulation.conceivable_moves import offered_again
from tests.engine.rules.gone import RULESETS
from tests.engine.rules.starting import plain_deck, play_until, quiet
from tests.made_up import given
from tests.table_talk import Table, card_test, table_test

DUNGEON = "DU/24"


@pytest.mark.rule(
    "dungeon-card.kept-apart", "dungeon-card.play.timing", "deck.dungeon.extra", "dungeon.not-shuffled", "dungeon.entry"
)
def test_the_card_lies_beside_the_deck_and_enters_with_its_owners_first_turn() -> None:
    setup = GameSetup("tournament", 55, (plain_deck(55), plain_deck(55, first=15)), 3, (DUNGEON, DUNGEON))
    s = table.start(setup)
    first, second = s.active, 1 - s.active
    for seat in (first, second):
        assert all(s.kit.defs[s.defn[c]].type != "dungeon" for c in s.listed(seat, z.DRAW))
        assert len(s.listed(seat, z.DRAW)) + len(s.hand(seat)) + len(s.realms(seat)) == 55
    assert s.pending == Decision(first, YES_NO, "ask-dungeon", (YES, NO), s.listed(first, z.DUNGEON)[0])
    advance(s, YES)
    assert [s.name(c) for c in s.listed(first, z.TABLE)] == ["The Azure Tower of Onad the Fallen"]
    assert s.pending is not None
    assert s.pending.player == first  # the other one is asked in their own first turn
    assert not s.listed(second, z.TABLE)
    play_until(s, lambda t: t.active == second and t.phase > 0)
    assert s.listed(second, z.TABLE)


@pytest.mark.rule("dungeon-card.play.timing", "dungeon.entry", "dungeon.optional-or-default")
@pytest.mark.parametrize(
    ("ruleset", "size", "options"),
    [("tournament-110", 110, ()), ("fourth-edition", 55, (("dungeon-cards", "on"),))],
)
def test_under_other_rules_everybody_is_asked_as_the_game_starts(
    ruleset: str, size: int, options: tuple[tuple[str, str], ...]
) -> None:
    decks = (plain_deck(size), plain_deck(size, first=9), plain_deck(size, first=4))
    s = table.start(GameSetup(ruleset, size, decks, 3, (DUNGEON, "", DUNGEON), options=options))
    asked = []
    while s.pending is not None and s.pending.about == "ask-dungeon":
        asked.append(s.pending.player)
        assert not s.turns
        advance(s, YES)
    assert sorted(asked) == [0, 2]
    assert s.listed(0, z.TABLE)
    assert s.listed(2, z.TABLE)
    assert s.turns == 1
    begins = s.active
    assert asked == sorted(asked, key=lambda seat: (seat - begins) % 3)


@pytest.mark.rule("dungeon.entry", "dungeon-card.play.timing", "dungeon-card.never-returns", "dungeon.never-returns")
@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 55), ("tournament-110", 110)])
def test_who_leaves_his_dungeon_card_out_has_no_other_time_for_it(ruleset: str, size: int) -> None:
    """Nobody has to put it out, and not later either (conflict.dungeon.entry-optional)."""
    setup = GameSetup(ruleset, size, (plain_deck(size), plain_deck(size, first=9)), 3, (DUNGEON, DUNGEON))
    s = table.start(setup)
    asked = []
    while s.result is None and s.turns < 9:
        assert s.pending is not None
        asked += [s.pending.player] if s.pending.about == "ask-dungeon" else []
        no = s.pending.about == "ask-dungeon" and s.pending.player == 0
        advance(s, NO if no else quiet(s))
    assert sorted(asked) == [0, 1]
    (kept,) = s.listed(0, z.DUNGEON)
    play_until(s, lambda t: t.pending is not None and t.pending.player == 0 == t.active and t.phase >= 2)
    assert {reason.rule for _, reasons in explain(s, 0, kept) for reason in reasons} == {"dungeon-card.play.timing"}
    assert s.listed(1, z.TABLE)


@pytest.mark.rule(
    "dungeon-card.play.skipped-first", "dungeon-card.play.skipped-second", "dungeon.entry.first-turn-skipped"
)
@pytest.mark.parametrize(("skipped", "enters"), [(1, True), (2, False)])
def test_a_skipped_first_turn_leaves_the_second_and_no_third(skipped: int, enters: bool) -> None:
    setup = GameSetup("tournament", 55, (plain_deck(55), plain_deck(55, first=15)), 3, ("DU/24", "DU/25"))
    s = table.start(setup)
    late = 1 - s.active
    skips = [0, 0]
    skips[late] = skipped
    s.skips = (skips[0], skips[1])
    play_until(s, lambda t: t.active == late and t.phase >= 2)
    assert bool(s.listed(late, z.TABLE)) == enters
    assert bool(s.listed(late, z.DUNGEON)) != enters


@table_test(
    rules=[
        "dungeon-card.attack.instead-of-realm", "dungeon-card.attack.success-champion",
        "dungeon-card.attack.success-attachments", "dungeon-card.attack.success-spoils", "dungeon-card.spoils.reveal",
        "dungeon-card.spoils.other", "dungeon-card.never-returns", "turn.phase4.one-realm", "void.known-sources",
        "dungeon.attack.phase", "dungeon.attack.success", "dungeon.attack.success-spoils", "dungeon.spoils.revealed",
        "dungeon.spoils.other", "dungeon.never-returns",
    ],
)  # fmt: skip
def test_razing_a_dungeon_card_costs_the_champion(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "1st/6"},
        pool=["1st/60 + Flameblade + Griffon", "1st/62"],
        draw=["1st/64", 3],
        hand=["1st/76"],
    )
    t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.can("attack", "1st/115", other="1st/60")
    t.A.attacks(DUNGEON, with_="1st/60")
    t.B.declines()
    t.zone(DUNGEON, "void")
    t.zone("1st/60", "void")
    t.zone("Flameblade", "discard")
    t.zone("Griffon", "discard")
    t.expect(t.state.seen[t.card("1st/64")] == 255, "everybody sees the dungeon spoils")
    t.offered("1st/64")
    t.A.plays("1st/64")
    t.zone("1st/64", "pool")
    t.A.cannot("attack", "1st/115", other="1st/62", because="one-attack")
    t.settled("A")


@pytest.mark.parametrize(("says", "lies"), [("yes", "draw"), ("no", "discard")])
@table_test(rules=["dungeon-card.spoils.realm", "dungeon.spoils.realm"])
def test_a_realm_among_dungeon_spoils_goes_to_the_abyss(t: Table, says: str, lies: str) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"], draw=["1st/9", 3], discard=["War Party"])
    t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(DUNGEON, with_="1st/60")
    t.B.declines()
    t.zone("1st/9", "abyss")
    t.asked("A", "ask-reshuffle")
    t.A.says(says)
    t.zone("War Party", lies)
    t.zone("1st/60", "void")
    t.zone(DUNGEON, "void")
    t.settled("A")


@table_test(rules=["dungeon-card.attack.defended", "dungeon.attack.defended"])
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
    t.A.cannot("attack", DUNGEON, other="1st/60", because=("one-attack", "dungeon-defended"))
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("ruleset", "options"), [
    ("tournament", {}), ("tournament-110", {}), ("fourth-edition", {"dungeon-cards": "on"}),
])  # fmt: skip
@pytest.mark.parametrize("defended", [False, True])
@table_test(rules=["dungeon-card.spoils.other", "dungeon.spoils.other"])
def test_dungeon_spoils_are_played_or_kept_and_never_put_back(
    t: Table, ruleset: str, options: dict[str, str], defended: bool
) -> None:
    """conflict.dungeon.spoils-holdback"""
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/79"], draw=["1st/64", 3])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/76"], table=[DUNGEON], draw=["1st/62", 3])
    size = RULESETS[ruleset]
    t.begin(active="A", phase=4, ruleset=ruleset, size=size, windows="pass", options=options, unenforced=True)
    t.A.attacks(DUNGEON, with_="1st/79")
    if defended:
        t.B.defends("1st/76")
        t.A.passes()
    else:
        t.B.declines()
    t.asked("B" if defended else "A", "ask-spoils")
    pending = t.state.pending
    t.expect(pending is not None and {o.verb for o in pending.options} == {"play", "keep"}, "just these")
    t.expect(pending is not None and offered_again(t.state) == set(pending.options), "the games' check agrees")
    t.zone("1st/79", "discard" if defended else "void")
    t.zone(DUNGEON, "table" if defended else "void")
    if defended:
        t.B.keeps("1st/62")
        t.zone("1st/62", "hand")
    else:
        t.A.keeps("1st/64")
        t.zone("1st/64", "hand")
    t.settled("A", "ask-phase-4")


@table_test(rules=["dungeon-card.spoils.reveal", "dungeon.spoils.revealed"])
def test_dungeon_spoils_are_one_card_also_for_who_draws_more_spoils(t: Table) -> None:
    """So none is held back before it is decided about the first."""
    with given("1st/62", Always(Spoils(YOU, 2))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/79", "1st/62"], draw=["1st/64", 3])
        t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(DUNGEON, with_="1st/79")
        t.B.declines()
        t.asked("A", "ask-spoils")
        t.count("A", hand=1, draw=3)
        t.A.keeps("1st/64")
        t.zone("1st/64", "hand")
        t.zone("1st/79", "void")
        t.zone(DUNGEON, "void")
        t.settled("A", "ask-phase-4")


@table_test(rules=["dungeon-card.attack.owner-needs-realm", "dungeon.attack.formation-condition"])
def test_its_owner_needs_a_formation_razed_or_not(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/60"])
    t.seat("B", table=[DUNGEON])
    t.seat("C", formation={"A": "1st/9 (razed)"}, table=["DU/25"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", DUNGEON, other="1st/60", because="dungeon-card.attack.owner-needs-realm")
    t.A.can("attack", "DU/25", other="1st/60")
    t.settled("A")


@table_test(rules=["dungeon-card.attack.owner-needs-realm", "dungeon.attack.formation-condition"])
def test_under_the_optional_rules_the_attacker_does(t: Table) -> None:
    t.seat("A", pool=["1st/60"])
    t.seat("B", formation={"A": "1st/9"}, table=[DUNGEON])
    t.begin(
        active="A", phase=4, windows="pass", unenforced=True, answers={"dungeon_attack_needs": "attacker"},
    )  # fmt: skip
    t.A.cannot("attack", DUNGEON, other="1st/60", because="dungeon-card.attack.owner-needs-realm")
    t.settled("A")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110", "fourth-edition"])
@table_test(rules=["dungeon-card.attack.owner-needs-realm", "dungeon.attack.formation-condition"])
def test_only_under_the_optional_rules_a_razed_realm_of_the_attacker_is_enough(t: Table, ruleset: str) -> None:
    """Dungeon cards are an option where the rules have none; the owner of this one has no realm."""
    options = {"dungeon-cards": "on"} if ruleset == "fourth-edition" else {}
    size = RULESETS[ruleset]
    t.seat("A", formation={"A": "1st/6 (razed)"}, pool=["1st/60"])
    t.seat("B", table=[DUNGEON])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=size, options=options, unenforced=True)
    if ruleset == "fourth-edition":
        t.A.can("attack", DUNGEON, other="1st/60")
    else:
        t.A.cannot("attack", DUNGEON, other="1st/60", because="dungeon-card.attack.owner-needs-realm")
    t.settled("A")


@table_test(rules=["dungeon-card.never-returns", "dungeon.never-returns"])
def test_what_brings_back_every_lost_card_brings_back_no_dungeon_card(t: Table) -> None:
    """The card it was lost for comes back from the discards: 1st/60 bore Flameblade."""
    lost = [Pile(pile, seat, all=True) for pile in (z.DISCARD, z.VOID) for seat in (YOU, OTHERS)]
    with given("1st/100", Play(Seq(tuple(Send(cards, z.HAND) for cards in lost)))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/60 + Flameblade"], hand=["1st/100"], draw=["1st/64", 3])
        t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(DUNGEON, with_="1st/60")
        t.B.declines()
        t.A.keeps("1st/64")
        t.zone(DUNGEON, "void")
        t.A.passes()
        t.A.plays("1st/100")
        t.zone("Flameblade", "hand")
        t.zone(DUNGEON, "void")
        t.zone("1st/60", "void")
        t.changed("1st/100", "1st/64")
        t.settled("A")


@card_test("4th/384", rules=["dungeon-card.remove.wish", "dungeon-card.never-returns", "dungeon.removal.wish"])
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


@card_test("RR/116", rules=["dungeon-card.remove.gib-kcir", "void.permanent", "dungeon.removal.gib-kcir"])
def test_gib_kcir_removes_it_and_stays_in_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["RR/116"])
    t.seat("B", formation={"A": "1st/115"}, table=[DUNGEON])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("RR/116")
    t.zone(DUNGEON, "void")
    t.zone("RR/116", "abyss")
    t.settled("A")


@card_test("1st/393", rules=["dungeon-card.remove.only-three", "dungeon.removal.only-three-ways"])
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


@card_test("4th/384", rules=["dungeon.removal.wish"])
def test_a_wish_that_is_cancelled_takes_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/62"], hand=["4th/384"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/187"], table=[DUNGEON], hand=["1st/358"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("4th/384", by="1st/62")
    t.A.chooses(DUNGEON)
    t.B.answers("1st/358", by="1st/187")
    t.zone(DUNGEON, "table")
    t.zone("1st/62", "pool")
    t.zone("4th/384", "discard")
    t.changed("1st/358")
    t.settled("A")


@table_test(rules=["dungeon.removal.only-three-ways", "dungeon-card.remove.only-three"])
def test_no_other_card_play_takes_it_away(t: Table) -> None:
    everything = Send(every(ANY))
    with given("1st/100", Play(everything)):
        t.seat("A", formation={"A": "1st/6"}, hand=["1st/100"], table=["DU/25"])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/187"], table=[DUNGEON])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("1st/100")
        t.zone(DUNGEON, "table")
        t.zone("DU/25", "table")
        t.zone("1st/187", "discard")
        t.changed("1st/100", "1st/6", "1st/115")
        t.settled("A")


@pytest.mark.parametrize(("pile", "safe"), [("A", True), ("C", False)])
@card_test("1st/50", rules=["dungeon.advantages", "dungeon-card.effect-for-owner"])
def test_one_that_shields_a_draw_pile_shields_its_owners(t: Table, pile: str, safe: bool) -> None:
    with given("DU/26", Always(Immune(YOU, HERO))):
        t.seat("A", formation={"A": "1st/6"}, table=["DU/26"])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/50"])
        t.seat("C", formation={"A": "1st/9"})
        t.begin(active="B", phase="start")
        t.B.says("yes")
        pending = t.state.pending
        assert pending is not None
        seats = {action.number for action in pending.options}
        t.expect((t.sitting.objects.seat(pile) not in seats) == safe, "who may be looked at")
        t.settled("B", "ask-player")


@pytest.mark.parametrize(("attacker", "level"), [("1st/74", 3), ("1st/44", 0)])
@table_test(rules=["dungeon.advantages", "option.general.enabled-by-dungeon-card"])
def test_one_that_allows_a_rule_allows_it_to_its_owner(t: Table, attacker: str, level: int) -> None:
    with given("DU/26", Always(AnswersForYou("world_bonus", 3))):
        t.seat("A", formation={"A": "1st/115"}, pool=["1st/74"], table=["DU/26"])
        t.seat("B", formation={"A": "1st/6"}, pool=["1st/44"])
        t.seat("C", formation={"A": "1st/1"})
        mine = attacker == "1st/74"
        t.begin(active="A" if mine else "B", phase=4, answers={"world_bonus": 0}, windows="pass", unenforced=True)
        (t.A if mine else t.B).attacks("1st/1", with_=attacker)
        t.level(attacker, t.state.kit.defs[t.state.defn[t.card(attacker)]].base_level + level)
        t.settled("C", "ask-defend")


@table_test(rules=["deck.dungeon.allowed-by-default", "dungeon.optional-or-default"], edition="1st")
def test_where_the_rules_have_no_dungeon_cards_one_is_left_out(t: Table) -> None:
    t.seat("A", dungeon="DU/7", draw=[20])
    t.seat("B", draw=[20])
    t.begin(active="A", phase="deal", ruleset="fourth-edition")
    t.zone("DU/7", "outside")
    t.settled("A", "ask-phase-0")


@table_test(rules=["dungeon.optional-or-default"], edition="1st")
def test_an_announcement_may_leave_them_out(t: Table) -> None:
    t.seat("A", dungeon="DU/7", draw=[20])
    t.seat("B", draw=[20])
    t.begin(active="A", phase="deal", options={"dungeon-cards": "off"})
    t.zone("DU/7", "outside")
    t.settled("A", "ask-phase-0")

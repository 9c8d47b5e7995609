"""General rules: what is settled before a game, traits against powers, what ends with its card (general.*, card.*)."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from sixrealms import catalogue, match, rulesets, table
from sixrealms.decks.deck import Deck
from sixrealms.decks.limits_check import problems
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Target, Use
from sixrealms.engine.action import Action
from sixrealms.engine.flow.game_end import finish
from sixrealms.engine.kit import GameSetup
from sixrealms.errors import DeckError, OptionError
from sixrealms.powers.card_questions import CHAMPION, FLYER, UNDEAD, Is
from sixrealms.powers.changed_traits import Has, PowerLost
from sixrealms.powers.durations import UNTIL_YOUR_NEXT_TURN_ENDS
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting_effects import ExtraTurn, Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import Send
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.sets import one
from sixrealms.rulebook.ledger_files import core_conflicts
from sixrealms.rulesets.deck_limits import limits as limits_of
from tests.engine.rules.starting import game, plain_deck, quiet
from tests.made_up import given
from tests.random_games import STARTERS
from tests.table_talk import Table, card_test, table_test

#: What the tournament text replaces. The later clarifications complete it (ledger: README, document codes).
REPLACED = {"4E", "F110", "OPT"}
#: Points on which it is silent, or where the other document only says the same more clearly.
NOT_AGAINST_IT = {
    "dup.full-effects",
    "icon.ability.type-change",
    "immunity.psionics",
    "spell.phase4-only-combatants",
}


@pytest.mark.rule("general.precedence.tournament")
def test_the_tournament_text_wins_where_documents_differ() -> None:
    tournament, fourth = rulesets.named("tournament"), rulesets.named("fourth-edition")
    assert (tournament.played_events_go_to, fourth.played_events_go_to) == ("void", "abyss")
    assert (tournament.world_bonus, fourth.world_bonus) == (3, 0)
    assert (tournament.empty_pile, fourth.empty_pile) == ("reshuffle", "end")


@pytest.mark.rule("general.precedence.tournament")
def test_no_reading_of_the_tournament_ruleset_prefers_another_document() -> None:
    differing = [point for point in core_conflicts().values() if "T" in point.readings and len(point.readings) > 1]
    assert len(differing) > 40
    assert {point.id for point in differing if point.default["tournament"] in REPLACED} == NOT_AGAINST_IT


@pytest.mark.parametrize("champion", ["1st/69", "1st/60", "1st/191", "PO/12", "BR/85", "NS/30", "Sadira"])
@table_test(rules=["card.champion.types"], edition="1st")
def test_every_one_of_the_seven_is_placed_and_attacks(t: Table, champion: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=[champion])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(champion)
    t.zone(champion, "pool")
    t.A.passes()
    t.A.attacks("Nyrond", with_=champion)
    t.B.declines()
    t.razed("Nyrond")
    t.A.keeps()
    t.changed("A:filler#1")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("champion", ["1st/69", "1st/60", "1st/191", "PO/12", "BR/85", "NS/30", "Sadira"])
@table_test(rules=["card.champion.types"], edition="1st")
def test_every_one_of_the_seven_defends(t: Table, champion: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, hand=[champion, "War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.cannot("defend", "War Party", because="not-a-champion")
    t.B.defends(champion)
    t.zone(champion, "battle")
    t.changed("Dagrande")
    t.expect(t.state.pending is not None and t.state.pending.about == "ask-combat", "the round is fought")
    t.settled("A" if t.state.pending is not None and t.state.pending.player == t.state.active else "B", "ask-combat")


@pytest.mark.rule("protocol.rules-supersede", "protocol.bluelines-in-force")
def test_in_tournaments_a_blueline_beats_the_print_and_a_card_beats_the_rules() -> None:
    horror = catalogue.printing("1st/194")
    assert "Undead" in horror.kinds
    assert "Undead" not in horror.printed_kinds
    decks = (("1st/194", *plain_deck(54)), plain_deck(55, first=15))

    def is_undead(ruleset: str) -> bool:
        s = table.start(GameSetup(ruleset, 55, decks, 3))
        card = next(c for c in range(len(s.zone)) if s.name(c) == horror.name)
        return "Undead" in s.kit.defs[s.defn[card]].kinds

    assert (is_undead("tournament"), is_undead("fourth-edition")) == (True, False)
    # a printed permission beats the rule that a deck holds one of each card
    limits = limits_of("tournament", 55)

    def copies_refused(printing: str) -> bool:
        deck = Deck("twins", (printing, printing))
        return any(problem.rule_id == "deck.unique" for problem in problems(deck, limits))

    assert (copies_refused("3rd/54"), copies_refused("1st/82")) == (False, True)
    # and of the published rules those of tournaments hold there: an empty pile ends no game (deckout.reshuffle)
    s = table.start(GameSetup("tournament", 55, decks, 3))
    assert (s.kit.ruleset.empty_pile, rulesets.named("fourth-edition").empty_pile) == ("reshuffle", "end")


@pytest.mark.rule("protocol.coordinator-decides-options")
def test_players_cannot_vote_an_option_in() -> None:
    s = game(players=4, options=(("game", "Championship [55]"),))
    before = s.kit.ruleset
    for _ in range(40):
        assert s.pending is not None
        assert {option.verb for option in s.pending.options}.isdisjoint({"vote", "option", "agree"})
        for vote in (Action("vote", text="questing"), Action("yes", text="questing")):
            if vote not in s.pending.options:
                with pytest.raises(table.IllegalAction):
                    table.apply(s, vote)
        s = table.apply(s, quiet(s))
    assert s.kit.ruleset == before
    assert s.kit.setup.options == (("game", "Championship [55]"),)


@pytest.mark.rule("general.optional-rules.who", "general.ante.none")
def test_options_are_settled_before_the_game_and_unknown_ones_refused() -> None:
    s = game()
    with pytest.raises(dataclasses.FrozenInstanceError):
        s.kit.ruleset.world_bonus = 0  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        s.kit.setup.options = ()  # type: ignore[misc]
    with pytest.raises(OptionError, match=r"general\.ante\.none"):
        game(options=(("ante", "yes"),))
    with pytest.raises(OptionError, match=r"unknown option 'no-such-rule'.*general\.optional-rules\.who"):
        game(options=(("no-such-rule", "on"),))


@pytest.mark.parametrize("seed", ["7", "ka", "k" + "0" * 31, 7.0, None])
def test_a_seed_that_no_save_could_hold_is_refused_before_the_game(seed: Any) -> None:
    with pytest.raises(OptionError, match="a whole number, or a key"):
        table.new_game(STARTERS[:2], seed=seed)


@pytest.mark.rule("general.deck.locked")
def test_decks_are_locked_between_the_games_of_a_match() -> None:
    s = game()
    with pytest.raises(DeckError, match="not over"):
        match.next_game(s, 8)
    finish(s, (0,), "goal")
    again = match.next_game(s, 8)
    assert again.kit.setup.decks == s.kit.setup.decks
    shuffled = [tuple(reversed(deck)) for deck in s.kit.setup.decks]
    assert match.next_game(s, 8, shuffled).pending is not None
    changed = [("1st/90", *s.kit.setup.decks[0][1:]), s.kit.setup.decks[1]]
    with pytest.raises(DeckError, match=r"seat 1 .*1st/90.*general\.deck\.locked"):
        match.next_game(s, 8, changed)


@pytest.mark.rule("general.deck.destroyed-replacement")
def test_a_destroyed_card_may_be_replaced_by_one_copy() -> None:
    decks = (("1st/100", *plain_deck(54)), plain_deck(55, first=9))
    s = table.start(GameSetup("tournament", 55, decks, 3))
    torn = next(c for c in range(len(s.zone)) if s.name(c) == "Good Fortune")
    s.marks[f"game:torn:{torn}"] = 1
    finish(s, (0,), "goal")
    assert "1st/100" not in match.next_game(s, 8).kit.setup.decks[0]
    assert match.next_game(s, 8, decks).kit.setup.decks == decks
    with pytest.raises(DeckError, match="locked"):
        match.next_game(s, 8, (("1st/99", *plain_deck(54)), decks[1]))


@card_test("DU/110", rules=["general.deck.destroyed-replacement"])
def test_tearing_a_card_up_is_remembered_for_the_match(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, hand=["1st/100"], draw=[9])
    t.seat("B", formation={"A": "1st/115"}, hand=["DU/110"])
    t.begin(active="A", phase=3)
    t.A.plays("1st/100")
    t.B.answers("DU/110")
    t.A.says("yes")
    t.zone("1st/100", "void")
    t.zone("DU/110", "void", of="B")
    t.count("A", hand=5)
    t.expect([p for row in match.destroyed(t.state).values() for p in row] == ["1st/100"], "the match knows it")
    t.settled("A")


@table_test(rules=["card.power.traits-separate", "card.power.definition"])
def test_losing_the_power_leaves_race_and_movement(t: Table) -> None:
    with given("1st/98", Always(PowerLost(CHAMPION))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/188", "1st/155"])
        t.seat("B", formation={"A": "1st/115", "B": "1st/117"}, pool=["1st/60 + 1st/98"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.kind("1st/188", "Flyer")
        t.kind("1st/188", "Dragon")
        t.kind("1st/155", "Undead")
        t.A.can("attack", "1st/117", other="1st/188")
        t.settled("A")


@table_test(rules=["card.power.traits-explicit-removal"])
def test_a_card_that_names_the_trait_takes_it(t: Table) -> None:
    with given("1st/98", Always(Has(FLYER, loses=("Flyer",))), Always(Has(UNDEAD, loses=("Undead",)))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/188", "1st/155"])
        t.seat("B", formation={"A": "1st/115", "B": "1st/117"}, pool=["1st/60 + 1st/98"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.not_kind("1st/188", "Flyer")
        t.not_kind("1st/155", "Undead")
        t.kind("1st/188", "Dragon")
        t.A.cannot("attack", "1st/117", other="1st/188", because="formation.protection")
        t.settled("A")


@pytest.mark.rule("card.blueline.online-latest")
def test_the_latest_blueline_is_in_the_data() -> None:
    # the online clarification of this printing corrects what the guide printed
    alarm = catalogue.printing("NS/85")
    assert alarm.offensive
    assert catalogue.printing("RR/48").defensive
    assert not catalogue.printing("RR/48").offensive


@table_test(rules=["general.touch.retarget", "protocol.retarget-immune"])
def test_a_spell_is_not_lost_on_champions_that_are_openly_immune(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/62"], hand=["1st/392"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/41", "1st/60", "Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/392", by="1st/62")
    t.offered("1st/62", "1st/60", "Azhul")
    t.A.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.zone("1st/392", "discard")
    t.settled("A")


@table_test(rules=["general.touch.hidden-target", "protocol.retarget-hidden"])
def test_a_spell_at_a_hidden_champion_that_proves_immune_is_wasted(t: Table) -> None:
    t.seat("A", formation={"A": "1st/6"}, pool=["1st/62"], hand=["1st/392"])
    t.seat("B", formation={"A": "1st/115"}, pool=["1st/41 (face down)", "1st/60"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/392", by="1st/62")
    t.offered("1st/62", "1st/41", "1st/60")
    t.A.chooses("1st/41")
    t.zone("1st/41", "pool")
    t.zone("1st/392", "discard")
    t.settled("A")


@table_test(rules=["realm.none.saved-by-spoils"])
def test_a_realm_from_the_spoils_saves_the_pool(t: Table) -> None:
    t.seat("A", pool=["1st/60"], draw=["1st/9"])
    t.seat("B", formation={"A": "1st/115"}, hand=["1st/62"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("1st/115", with_="1st/60")
    t.B.declines()
    t.razed("1st/115")
    t.A.plays("1st/9", at="A")
    t.A.passes(times=2)
    t.zone("1st/9", "formation")
    t.zone("1st/60", "pool")
    t.settled("B")


@pytest.mark.parametrize(("ruleset", "level"), [("tournament", 8), ("tournament-110", 5)])
@table_test(rules=["inplay.left-no-effect", "gloss.rule-card.replaced-no-effect"])
def test_what_a_champion_started_ends_with_him_under_the_rules_of_2013(t: Table, ruleset: str, level: int) -> None:
    boost = Use(
        Lasting(gains(Is(TARGET), 3), UNTIL_YOUR_NEXT_TURN_ENDS), targets=(Target("target", one(CHAMPION & ~Is(SELF))),)
    )
    with given("1st/41", boost):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/41", "1st/60"])
        t.seat("B", formation={"A": "1st/115"}, pool=["1st/62"], hand=["1st/202"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=110 if ruleset == "tournament-110" else 55)
        t.A.uses("1st/41")
        t.A.chooses("1st/60")
        t.level("1st/60", 8)
        t.B.plays("1st/202")
        t.B.chooses("1st/62") if t.state.pending is not None and t.state.pending.about == "ask-choose" and (
            t.state.pending.player != t.state.active
        ) else None
        t.A.chooses("1st/41")
        t.zone("1st/41", "discard")
        t.zone("1st/62", "discard")
        t.level("1st/60", level)
        t.changed("1st/202")
        t.settled("A")


@table_test(rules=["voluntary.power-lost", "voluntary.traits-kept"])
def test_who_goes_and_comes_back_in_one_turn_keeps_only_what_is_constant(t: Table) -> None:
    home = Use(Send(The(SELF), z.HAND), at=("3",))
    help_ = Use(Draw(), at=("3",))
    with given("1st/188", home, help_, Always(gains(Is(SELF), 1))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/188"], draw=[5])
        t.seat("B", formation={"A": "1st/115"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("1st/188", power=1)
        t.zone("1st/188", "hand")
        t.A.plays("1st/188")
        t.zone("1st/188", "pool")
        t.A.cannot("use", "1st/188", because="voluntary.power-lost")
        t.kind("1st/188", "Flyer")
        t.level("1st/188", 5)
        t.settled("A")


@pytest.mark.parametrize(
    ("ruleset", "zone"), [("tournament", "limbo"), ("fourth-edition", "limbo"), ("tournament-110", "pool")]
)
@table_test(rules=["limbo.extra-turns"])
def test_an_extra_turn_does_not_bring_anybody_back(t: Table, ruleset: str, zone: str) -> None:
    with given("1st/41", Use(ExtraTurn(), at=("5",))):
        t.seat("A", formation={"A": "1st/6"}, pool=["1st/41"], limbo=["1st/60 (2 turns)"], hand=[1])
        t.seat("B", formation={"A": "1st/115"}, hand=["1st/62"])
        t.begin(active="A", phase=5, windows="pass", ruleset=ruleset, size=110 if ruleset == "tournament-110" else 55)
        t.A.uses("1st/41")
        t.A.passes()
        t.turn_of("A")
        t.zone("1st/60", "limbo")
        t.A.passes(times=5)
        t.zone("1st/60", zone)
        t.count("A", hand=4)
        t.settled("B")

"""Which options go together: sets that contradict themselves are refused with the two rules that clash."""

from __future__ import annotations

import pytest

from sixrealms import catalogue, rulebook, rulesets, table
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.rules_for_player import PER_PLAYER
from sixrealms.errors import OptionError
from sixrealms.options import Option, all_options, compose, for_more_players
from sixrealms.powers.rule_answers import AnswersForYou
from sixrealms.realise.power import said
from sixrealms.rulesets import RULESETS
from sixrealms.telling.option_texts import told as told_option
from tests.options.known import FOR_ALL, FOR_SOME, KNOWN, WITH_A_VALUE

TOURNAMENT = RULESETS["tournament"]


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"destroyed-wrlds": "on"}, "did you mean destroyed-worlds"),
        (
            {"barbaric-victory": "on", "enhanced-victory": "on"},
            r"victory\.barbaric.*victory\.enhanced.*notation\.order",
        ),
        ({"the-grind": "on", "kings-decree": "on"}, r"format\.kings-decree.*the-grind.*tournament types"),
        (
            {"conquerors-game": "on", "true-victory": "on"},
            r"option\.conqueror\.victory.*option\.true-victory\.condition",
        ),
        (
            {"conquerors-game": "on", "tournament-conquerors-game": "on"},
            r"option\.conqueror\.victory.*format\.conquerors-game\.victory",
        ),
        ({"team-spirit": "on"}, r"for 6 players, not 3 \(format\.team-spirit\.teams\)"),
        (
            {"barbarians-game": "on", "enhanced-victory": "on"},
            r"option\.barbarian\.formation-cap.*victory\.enhanced",
        ),
        (
            {"tyrants-game": "on", "tournament-conquerors-game": "on"},
            r"tyrant\.end\.winner.*format\.conquerors-game\.victory",
        ),
        ({"tyrants-game": "on", "barbaric-victory": "on"}, r"tyrant\.end\.winner.*victory\.barbaric"),
        ({"tyrants-game": "on", "enhanced-victory": "on"}, r"tyrant\.end\.winner.*victory\.enhanced"),
        ({"tyrants-game": "on", "conquerors-game": "on"}, r"option\.conqueror\.victory.*tyrant\.options-allowed"),
        ({"warriors-rule": "1"}, r"the same for all at the table.*format\.warriors-rule\.auto-raze"),
        ({"dungeon-cards": "2"}, r"not '2'.*dungeon cards? .*concerns the whole table; write on"),
        ({"no-xs": "on"}, r"digit from 0 to 9.*format\.no-xs\.predicate"),
        ({"no-xs": "12"}, "digit from 0 to 9, not '12'"),
        ({"world-war": "Narnia"}, "not 'Narnia'"),
        ({"melon-rule": "on"}, "the seats it is about"),
        ({"world-bonuses": "4"}, r"1 to 3, as in 1,2 \(option\.general\.enabled-by-dungeon-card\)"),
        ({"world-bonuses": "1,1"}, "write on, off, or the seats"),
    ],
)
@pytest.mark.rule("option.general.agreement")
def test_what_does_not_go_is_refused_with_its_rules(chosen: dict[str, str], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        compose(TOURNAMENT, 55, 3, chosen)


@pytest.mark.parametrize("name", RULESETS)
def test_every_option_can_be_laid_over_every_ruleset(name: str) -> None:
    ruleset = RULESETS[name]
    for option in all_options().values():
        value = {"digit": "7", "world": "FR", "turns": "90", "seats": "1"}.get(option.takes, "on")
        players = option.players[0] if option.players else 3
        for size in ruleset.sizes:
            if not option.sizes or size in option.sizes:
                composed = compose(ruleset, size, players, {option.key: value})
                assert composed.ruleset.name == name
                assert len(composed.rulebook) == (players if option.abilities else 0)


def test_a_format_beats_the_number_of_the_victory_word_and_keeps_its_timing() -> None:
    composed = compose(TOURNAMENT, 55, 6, {"team-spirit": "on", "standard-victory": "on"})
    assert (composed.ruleset.goal, composed.ruleset.victory_timing) == (10, "turn-start")
    composed = compose(TOURNAMENT, 55, 6, {"team-spirit": "on", "barbaric-victory": "on"})
    assert (composed.ruleset.goal, composed.ruleset.victory_timing) == (10, "real-turn-start")
    composed = compose(TOURNAMENT, 55, 3, {"tournament-conquerors-game": "on", "barbaric-victory": "on"})
    assert composed.ruleset.victory_timing == "real-turn-start"


def test_every_option_names_rules_of_the_ledger() -> None:
    for option in all_options().values():
        assert option.rules, option.key
        for rule_id in option.rules:
            assert rulebook.is_rule(rule_id), f"{option.key}: {rule_id}"
        for clash in option.clashes:
            assert clash.rule in option.rules or rulebook.is_rule(clash.rule), option.key
            assert rulebook.is_rule(clash.other_rule), option.key


def test_what_an_option_does_is_told_in_words() -> None:
    for option in all_options().values():
        for ability in option.power.abilities:
            assert said(ability, "en"), option.key
            assert said(ability, "pt-BR"), option.key


@pytest.mark.rule("dungeon.optional-or-default")
def test_dungeon_cards_can_be_agreed_on_where_the_ruleset_has_none() -> None:
    dungeon = next(p.id for p in catalogue.all_printings() if p.type == "dungeon")
    decks = (("1st/1",) * 20,) * 2
    lie_there = []
    for options in ((), (("dungeon-cards", "on"),)):
        state = table.start(GameSetup("fourth-edition", 55, decks, 7, (dungeon, ""), options=options))
        lie_there.append(any(state.listed(0, zone) for zone in (z.DUNGEON, z.TABLE)))
    assert lie_there == [False, True]
    assert not rulesets.named("fourth-edition").dungeon_cards


@pytest.mark.rule("option.general.starred")
def test_six_options_are_marked_as_worth_trying() -> None:
    marked = {option.key for option in all_options().values() if option.recommended}
    starred = {"multiple-attack", "aiding", "barbarians-game", "fear-of-undead", "world-bonuses", "true-victory"}
    assert marked & KNOWN == starred


@pytest.mark.parametrize(
    ("option", "players", "warned"),
    [
        pytest.param("conquerors-game", 2, True, marks=pytest.mark.rule("option.conqueror.multiplayer-advice")),
        pytest.param("conquerors-game", 3, False, marks=pytest.mark.rule("option.conqueror.multiplayer-advice")),
        pytest.param("parallel-universes", 5, True, marks=pytest.mark.rule("option.parallel-universes.player-count")),
        pytest.param("parallel-universes", 6, False, marks=pytest.mark.rule("option.parallel-universes.player-count")),
        pytest.param("aiding", 3, True, marks=pytest.mark.rule("option.aiding.scope")),
        pytest.param("aiding", 4, False, marks=pytest.mark.rule("option.aiding.scope")),
        pytest.param("allies", 3, False, marks=pytest.mark.rule("option.aiding.scope")),
        ("world-bonuses", 2, False),
    ],
)
def test_what_is_meant_for_more_players_is_played_with_a_warning(option: str, players: int, warned: bool) -> None:
    chosen = {option: "on"}
    assert compose(TOURNAMENT, 55, players, chosen).ruleset.name == "tournament"
    assert [found.key for found in for_more_players(chosen, players)] == [option] * warned


@pytest.mark.parametrize("clashing", ["conquerors-game", "true-victory", "tyrants-game"])
@pytest.mark.rule("format.team-spirit.victory")
def test_a_teams_goal_goes_with_no_other(clashing: str) -> None:
    with pytest.raises(OptionError, match=r"format\.team-spirit\.victory"):
        compose(TOURNAMENT, 55, 6, {"team-spirit": "on", clashing: "on"})


def test_the_options_of_the_documents_are_there() -> None:
    assert set(all_options()) >= KNOWN
    assert {key for key in KNOWN if all_options()[key].takes} == WITH_A_VALUE


@pytest.mark.rule("option.general.enabled-by-dungeon-card")
def test_it_is_told_which_options_may_be_for_some_seats_only() -> None:
    told = {option.key: "\n".join(told_option(option, "en")) for option in all_options().values() if not option.takes}
    some = {key for key, words in told.items() if "or the seats it binds" in words}
    everybody = {key for key, words in told.items() if "the same for everybody" in words}
    assert some & KNOWN == FOR_SOME
    assert everybody & KNOWN == FOR_ALL
    assert some ^ everybody == set(told)
    for key in set(told) - KNOWN:
        option = all_options()[key]
        assert refuses_a_seat(option) == (key in everybody), key


def refuses_a_seat(option: Option) -> bool:
    """Whether no game can be made in which the option is for the second player alone."""
    size = next(iter(option.sizes), 55)
    try:
        compose(TOURNAMENT, size, option.players[0] if option.players else 3, {option.key: "2"})
    except OptionError:
        return True
    return False


@pytest.mark.rule("option.general.enabled-by-dungeon-card")
@pytest.mark.parametrize("key", sorted(FOR_SOME))
def test_what_is_taken_for_a_single_seat_works_there(key: str) -> None:
    composed = compose(TOURNAMENT, 55, 3, {key: "2"})
    assert [house.player for house in composed.rulebook] == [1]
    assert composed.rulebook[0].power.abilities
    assert composed.ruleset == TOURNAMENT  # the others play as before
    assert {question for question, _ in all_options()[key].answers} <= PER_PLAYER


@pytest.mark.parametrize("restores", [False, True])
@pytest.mark.rule("option.general.enabled-by-dungeon-card", "format.warriors-rule.auto-raze")
def test_for_one_player_as_for_all_an_option_leaves_a_question_to_the_format_about_it(restores: bool) -> None:
    """The Warrior's Rule is there to let a won round raze, whoever has multiple attack."""
    chosen = {"multiple-attack": "2", **({"warriors-rule": "on"} if restores else {})}
    house = compose(TOURNAMENT, 55, 3, chosen).rulebook[0]
    said = {
        a.what.question for a in house.power.abilities if isinstance(a, Always) and isinstance(a.what, AnswersForYou)
    }
    assert ("round_win_razes" in said) is not restores


@pytest.mark.rule("option.general.enabled-by-dungeon-card")
@pytest.mark.parametrize("key", sorted(FOR_ALL))
def test_what_cannot_be_for_a_single_seat_says_why(key: str) -> None:
    option = all_options()[key]
    why = rf"{key} cannot be for some players only \(not '2'\): .* at the table|concerns the whole table"
    with pytest.raises(OptionError, match=why) as refused:
        compose(TOURNAMENT, 55, option.players[0] if option.players else 3, {key: "2"})
    assert f"({option.rules[0]})" in str(refused.value)


@pytest.mark.parametrize("question", ["teams", "attacks_per_turn", "turn_limit", "dungeon_cards"])
def test_no_power_answers_for_one_player_what_is_asked_of_the_table(question: str) -> None:
    with pytest.raises(ValueError, match=f"{question} is asked of the whole table"):
        AnswersForYou(question, 6)


@pytest.mark.rule("format.team-spirit.teams", "format.sealed-deck.one-deck", "format.masters-strategy.base")
@pytest.mark.parametrize(
    ("option", "size", "players"), [("team-spirit", 55, 4), ("sealed-deck", 75, 2), ("masters-strategy", 75, 2)]
)
def test_a_type_for_other_tables_is_refused(option: str, size: int, players: int) -> None:
    with pytest.raises(OptionError, match="for 6 players" if option == "team-spirit" else "with 55 cards"):
        compose(TOURNAMENT, size, players, {option: "on"})


@pytest.mark.rule("option.aiding.shared-victory", "variant.allies.see-option")
def test_help_is_of_one_kind_only() -> None:
    with pytest.raises(OptionError, match=r"variant\.allies\.see-option"):
        compose(TOURNAMENT, 55, 3, {"allies": "on", "aiding": "on"})


@pytest.mark.rule("variant.allies.see-option")
def test_allies_need_a_third_player() -> None:
    """conflict.aiding.three-or-four"""
    assert compose(TOURNAMENT, 55, 3, {"allies": "on"}).ruleset.aiding
    with pytest.raises(OptionError, match=r"variant\.allies\.see-option"):
        compose(TOURNAMENT, 55, 2, {"allies": "on"})


@pytest.mark.rule("tyrant.end.winner", "tyrant.options-allowed")
def test_points_decide_at_any_time_whatever_other_rules_say_of_realms() -> None:
    """conflict.tyrant.six-realms-win"""
    barbarians = {"barbarians-game": "on"}
    assert compose(TOURNAMENT, 55, 2, barbarians).ruleset.victory_timing == "real-turn-start"
    assert compose(TOURNAMENT, 55, 2, {"tyrants-game": "on", **barbarians}).ruleset.victory_timing == "always"
    true = {"true-victory": "on"}
    assert compose(TOURNAMENT, 55, 2, true).ruleset.only_formation_wins
    assert not compose(TOURNAMENT, 55, 2, {"tyrants-game": "on", **true}).ruleset.only_formation_wins
    assert _answered_alone({"tyrants-game": "on", "true-victory": "2"}) == {"empty_pile"}
    assert _answered_alone({"true-victory": "2"}) == {"empty_pile", "only_formation_wins"}
    assert "victory_timing" not in _answered_alone({"tyrants-game": "on", "barbarians-game": "2"})


def _answered_alone(chosen: dict[str, str]) -> set[str]:
    """The questions answered otherwise for one player than for the table."""
    powers = [rule.power for rule in compose(TOURNAMENT, 55, 2, chosen).rulebook]
    said = [ability.what for power in powers for ability in power.abilities if isinstance(ability, Always)]
    return {static.question for static in said if isinstance(static, AnswersForYou)}


@pytest.mark.rule("tyrant.nature", "tyrant.decks.two")
def test_tyrants_play_with_decks_of_55_cards() -> None:
    assert compose(TOURNAMENT, 55, 2, {"tyrants-game": "on"}).ruleset.places == 6
    with pytest.raises(OptionError, match=r"with 55 cards.*tyrant\.nature"):
        compose(TOURNAMENT, 75, 2, {"tyrants-game": "on"})


@pytest.mark.rule("format.world-war.worlds")
def test_a_war_is_one_of_the_worlds_there_are() -> None:
    assert compose(TOURNAMENT, 55, 2, {"world-war": "RL"}).ruleset.name == "tournament"
    with pytest.raises(OptionError, match="for one of ADD, BR, DS, DL, FR, GH, RL, not 'Narnia'"):
        compose(TOURNAMENT, 55, 2, {"world-war": "Narnia"})

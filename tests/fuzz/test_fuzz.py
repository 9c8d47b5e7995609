from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from fuzz import search, shrinking
from fuzz.drawn_names import LAST_TURN
from fuzz.eager_player import IDLE
from fuzz.search import LATE, Fuzzing, coverage, keep, main
from sixrealms import rulesets, table
from sixrealms.catalogue import all_printings
from sixrealms.decks import Deck
from sixrealms.decks.limits_check import problems
from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.view import View
from sixrealms.errors import OptionError
from sixrealms.formats import asked_for, deck_legality
from sixrealms.formats.shorthand_words import TYPES, VICTORIES
from sixrealms.options import all_options
from sixrealms.powers import registry
from sixrealms.rulesets.deck_limits import limits
from sixrealms.simulation import inspection
from sixrealms.simulation.game import play
from sixrealms.simulation.invariants import CheckedPosition, Invariant
from sixrealms.simulation.outcome import UNFINISHED, GameOutcome

SHARE = 7
"""Games of a fuzz run that tests play: one of each number of players."""


@pytest.mark.daily_share
@pytest.mark.parametrize("number", range(SHARE))
def test_a_game_of_every_number_of_players_keeps_every_invariant(number: int) -> None:
    outcome = Fuzzing(seed=2024, every=40).one(number)

    assert outcome.finding is None
    assert outcome.decisions > 30


def test_a_share_of_the_named_games_keeps_every_invariant() -> None:
    fuzzing = Fuzzing(seed=4, every=100, named=True)

    outcomes = [fuzzing.one(number) for number in range(4)]

    assert [outcome.finding for outcome in outcomes if outcome.finding is not None] == []


def test_a_game_that_does_not_end_is_a_finding(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    real = Fuzzing.match
    monkeypatch.setattr(Fuzzing, "match", lambda self, number: replace(real(self, number), most_turns=3))

    assert main(["--games", "1", "--workers", "1", "--json"]) == 1

    told = json.loads(capsys.readouterr().out)
    assert [f["kind"] for f in told["findings"]] == [UNFINISHED]
    assert list((tmp_path / "build" / "findings").iterdir())


def test_players_who_want_an_end_play_on_where_chance_finds_none() -> None:
    match = Fuzzing().match(6)
    assert {player.name for player in match.later} == {"settling"}
    assert match.later_from == LATE

    outcome = play(replace(match, players=(_Idle(),) * 8, later_from=5))

    assert outcome.finding is None
    assert outcome.turns > 5


@pytest.mark.rule("option.parallel-universes.player-count")
def test_many_players_who_need_ten_realms_each_have_two_copies_of_them_in_play() -> None:
    setups = [Fuzzing(named=True).match(number).setup for number in range(60)]

    large = [dict(s.options) for s in setups if len(s.decks) >= 4 and "Enhanced" in dict(s.options)["game"]]
    shattered = [options for options in large if "Shattered Land" in options["game"]]
    assert len(large) > len(shattered) + 3
    assert all("parallel-universes" in options for options in large if options not in shattered)


@pytest.mark.daily_share
@pytest.mark.rule("victory.deckout.most-realms")
def test_every_named_game_has_a_last_turn() -> None:
    """open.endless-game: what nobody can win any more ends there."""
    found = [dict(Fuzzing(named=True).match(number).setup.options) for number in range(120)]

    turns = [int(options["turn-limit"]) for options in found]
    assert 0 < sum(last < LAST_TURN for last in turns) < len(turns) / 5


class _Idle:
    """Does nothing it can avoid."""

    name = "idle"
    looks = False

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        return next((action for action in options if action.verb in IDLE), options[0])


@pytest.mark.rule("option.general.enabled-by-dungeon-card")
def test_named_games_also_have_rules_for_some_seats_only() -> None:
    setups = [Fuzzing(5, named=True).match(number).setup for number in range(12)]

    apart = ("game", "melon-rule", "parallel-universes", "turn-limit")
    beside = [{key: value for key, value in setup.options if key not in apart} for setup in setups]
    assert sum(map(bool, beside)) >= 3
    for setup, rules in zip(setups, beside, strict=True):
        for value in rules.values():
            assert {int(seat) for seat in value.split(",")} < set(range(1, len(setup.decks) + 1))


@pytest.mark.rule("format.rule-lawyers-delight.others-own-only")
def test_rule_cards_of_their_own_are_known_while_the_board_is_filed() -> None:
    """A game in which a card that changes types made the board ask itself."""
    outcome = Fuzzing(0, 400, named=True).one(18)
    assert outcome.finding is None


@pytest.mark.daily_share
def test_named_games_have_all_types_variants_and_victories() -> None:
    matches = [Fuzzing(named=True).match(number) for number in range(150)]
    names = [asked_for(dict(match.setup.options)["game"]) for match in matches]

    assert {name.type for name in names} == set(TYPES)
    assert {name.victory for name in names} == set(VICTORIES)
    drawn = {variant for name in names for variant in name.variants}
    assert {"destroyed-worlds", "melon", "questing", "barbarian", "treasure-spoils"} <= drawn
    for match, name in zip(matches[::10], names[::10], strict=True):
        setup = match.setup
        held = zip(setup.decks, setup.dungeons, setup.realm_decks or ((),) * len(setup.decks), strict=True)
        for cards, dungeon, realms in held:
            deck = Deck("drawn", cards, dungeon or None, realm_deck=realms)
            assert deck_legality.problems(deck, name, ruleset=setup.ruleset, players=len(setup.decks)) == []
    assert Fuzzing(named=True).match(7).setup == matches[7].setup


def test_a_table_for_which_no_game_can_be_drawn_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise OptionError("no")

    monkeypatch.setattr("fuzz.drawn_names.compose", never)
    with pytest.raises(OptionError, match="came of 200 tries"):
        Fuzzing(named=True).match(0)


def test_the_games_have_all_seats_rulesets_and_sizes() -> None:
    setups = [Fuzzing().match(number).setup for number in range(63)]

    assert {len(setup.decks) for setup in setups} == set(range(2, 9))
    assert {(s.ruleset, s.size) for s in setups} == {
        (name, size) for name, rules in rulesets.RULESETS.items() for size in rules.sizes
    }
    for setup in setups[::9]:
        for cards, dungeon in zip(setup.decks, setup.dungeons, strict=True):
            assert problems(Deck("drawn", cards, dungeon or None), limits(setup.ruleset, setup.size)) == []


def test_a_number_is_a_game() -> None:
    assert Fuzzing(1).match(5).setup == Fuzzing(1).match(5).setup
    assert Fuzzing(1).match(5).setup != Fuzzing(2).match(5).setup


def test_coverage_counts_wordings_that_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "status", lambda p: "enforced" if p.id in ("1st/44", "1st/99") else "missing")
    enforced = {p.wording for p in all_printings() if p.id in ("1st/44", "1st/99")}
    one = sorted(enforced)[0]

    covered = coverage([GameOutcome(0, 0, 1, 1, (0,), (0,), "goal", None, frozenset({one, "other#0"}))])

    assert (covered.enforced, covered.played) == (2, 1)
    assert set(covered.never_played) == enforced - {one}
    assert set(covered.options.values()) == {0}


def test_coverage_counts_the_games_each_option_was_in_force_in() -> None:
    outcomes = [Fuzzing(5, every=400, named=True).one(number) for number in (0, 14)]

    options = coverage(outcomes).options
    assert (options["championship"], options["melon-rule"], options["barbaric-victory"]) == (1, 1, 1)
    assert (options["the-grind"], options["conquerors-game"]) == (1, 1)
    assert set(options) == set(all_options())


def _three_turns_at_most(p: CheckedPosition) -> Iterator[str]:
    if p.now.turns > 3:
        yield "the fourth turn"


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = (Invariant("three-turns-at-most", _three_turns_at_most),)
    for module in (search, shrinking):
        monkeypatch.setattr(module, "INVARIANTS", fault)
    monkeypatch.setattr(inspection.Inspector.__init__, "__kwdefaults__", {"every": 1, "invariants": fault})


@pytest.mark.usefixtures("faulty")
def test_a_finding_is_written_down_so_that_it_can_be_repeated(tmp_path: Path) -> None:
    fuzzing = Fuzzing(7, every=1)
    outcome = fuzzing.one(0)
    assert outcome.finding is not None
    assert outcome.finding.name == "three-turns-at-most"

    files = keep(fuzzing, outcome, 5, tmp_path)

    written = json.loads(next(f for f in files if f.suffix == ".json").read_text(encoding="utf-8"))
    decks = tuple(tuple(deck) for deck in written["decks"])
    setup = GameSetup(written["ruleset"], written["size"], decks, written["seed"], tuple(written["dungeons"]))
    state = table.start(setup)
    for choice in written["choices"]:
        assert state.turns <= 3
        assert state.pending is not None
        advance(state, state.pending.options[choice])
    assert state.turns == 4
    story = next(f for f in files if f.suffix == ".md").read_text(encoding="utf-8")
    assert story.startswith("# violation three-turns-at-most\n\nthe fourth turn\n")
    assert "## Seat 0" in story


@pytest.mark.usefixtures("faulty")
def test_the_command_fails_and_names_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["--games", "2", "--workers", "1", "--shrink", "0", "--json"]) == 1

    said = capsys.readouterr()
    assert json.loads(said.out)["invariant_violations"] == 2
    assert said.err.startswith("violation three-turns-at-most, 2 games: build/findings/three-turns-at-most-")
    assert len(list((tmp_path / "build" / "findings").iterdir())) == 3


def test_without_findings_the_command_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    for named in ([], ["--named"]):
        assert main(["--games", "2", "--workers", "1", "--every", "200", *named]) == 0
        assert "2 of 2 games finished" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--games", "--workers", "--every"])
def test_numbers_below_one_are_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([option, "0"])

    assert stop.value.code == 2
    assert f"{option} must be at least 1" in capsys.readouterr().err

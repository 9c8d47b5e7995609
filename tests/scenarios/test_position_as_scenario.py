"""A scenario written from a game passes as it is, and is the same position as far as a scenario can say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from sixrealms import table
from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.level import level
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.errors import ScenarioError
from sixrealms.records.save import save
from sixrealms.scenarios import game_as_scenario, scenario_file, scenario_run
from sixrealms.scenarios.beginnings import phase_of
from sixrealms.scenarios.position_as_scenario import skeleton
from sixrealms.scenarios.session import ScenarioSession
from sixrealms.terminal.main import main

DECKS = (["A-1", "B-1"], ["A-2", "B-2", "A-1"], ["B-2", "B-1"])


def positions(seed: int, length: int, *, every: int) -> Iterator[tuple[State, list[Action]]]:
    """Positions of a game played at random, so many decisions apart, and what led to each."""
    chance = Random(seed)
    s = table.new_game(DECKS[seed % 3], seed=seed)
    actions: list[Action] = []
    for done in range(length):
        if s.pending is None:
            return
        if done % every == 0:
            yield s, list(actions)
        actions.append(chance.choice(s.pending.options))
        s = table.apply(s, actions[-1])


def a_game(seed: int, length: int, options: dict[str, str] | None = None) -> tuple[State, list[Action]]:
    """A position of a game played at random, and what led there."""
    chance = Random(seed)
    s = table.new_game(DECKS[seed % 3], seed=seed, options=options or {})
    actions: list[Action] = []
    for _ in range(length):
        if s.pending is None:
            break
        actions.append(chance.choice(s.pending.options))
        s = table.apply(s, actions[-1])
    return s, actions


def fails(text: str) -> list[str]:
    """What is wrong with a scenario; nothing if it passes."""
    outcome = scenario_run.judge(scenario_file.survey_text(text.encode(), "new")[0])
    return [] if outcome.passed else [outcome.unplayable, *outcome.failures, text]


def remarks(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("#")]


def position(text: str) -> State:
    """The position a scenario begins with."""
    (scenario,) = scenario_file.parse(text.encode(), "new")
    return ScenarioSession(scenario_file.position(scenario), single=True).state


def can_be_done(s: State) -> Counter[tuple[object, ...]]:
    """The legal actions without the numbers of cards."""
    assert s.pending is not None

    def name(card: int) -> str:
        return s.kit.defs[s.defn[card]].printing.id if card >= 0 else ""

    return Counter(
        (a.verb, name(a.card), a.other if _place(s, a) else name(a.other), a.number, a.text) for a in s.pending.options
    )


def _place(s: State, a: Action) -> bool:
    return a.verb == "play" and s.kit.defs[s.defn[a.card]].type == "realm"


def lies(s: State) -> Counter[tuple[object, ...]]:
    """Where every card lies, and what it counts there."""
    return Counter(
        (
            s.owner[c], s.kit.defs[s.defn[c]].printing.id, s.zone[c], s.ctrl[c], s.slot[c], s.flags[c],
            level(s, c) if s.kit.defs[s.defn[c]].champion and s.zone[c] in z.IN_PLAY else 0,
        )
        for deck in s.kit.decks
        for c in deck
    )  # fmt: skip


@pytest.mark.property
@pytest.mark.parametrize("seed", [3, 4])
def test_a_position_written_down_is_the_same_position(seed: int) -> None:
    for s, actions in positions(seed, 130, every=16):
        text = game_as_scenario.of_saved(s, actions, "en")
        assert fails(text) == []
        if phase_of(s) is not None and not remarks(text):
            agrees(s, position(text))


def agrees(s: State, begun: State) -> None:
    """The position of a scenario is that of the game it was written from."""
    assert can_be_done(begun) == can_be_done(s)
    assert lies(begun) == lies(s)
    for seat in range(s.n):
        for zone in (z.DRAW, z.DISCARD, z.HAND):
            piles = [[one.name(card) for card in one.listed(seat, zone)] for one in (s, begun)]
            assert piles[0] == piles[1], "in the same order"
    assert (begun.turns, begun.turns_taken, begun.phase, begun.active) == (s.turns, s.turns_taken, s.phase, s.active)


def test_moves_since_the_last_phase_are_steps() -> None:
    found = 0
    for seed in range(6, 12):
        s, actions = a_game(seed, 60 + seed)
        if s.battle is not None and s.pending is not None:
            text = game_as_scenario.of_saved(s, actions, "en")
            assert scenario_run.judge(scenario_file.survey_text(text.encode(), "new")[0]).passed
            if "steps:" in text:
                found += 1
                assert " attacks " in text
    assert found >= 1


def test_what_the_reader_does_not_know_is_a_filler() -> None:
    s, actions = a_game(4, 90)
    text = game_as_scenario.of_view(s, actions, "en", lambda at: lambda card: bool(at.seen[card] & 1))
    own = {s.name(card) for card in s.hand(0)}
    others = {s.name(card) for seat in range(1, s.n) for card in s.hand(seat) if not s.seen[card] & 1}
    public = {s.name(card) for card in range(len(s.zone)) if s.seen[card] & 1}

    begun = position(text)

    assert not any(name in text for name in others - public)
    assert all(name in text for name in own) or phase_of(s) is None
    assert [len(begun.hand(seat)) for seat in range(s.n)] == [len(s.hand(seat)) for seat in range(s.n)] or phase_of(
        s
    ) is None
    assert scenario_run.judge(scenario_file.survey_text(text.encode(), "new")[0]).passed


def test_no_card_is_told_that_the_reader_may_not_know() -> None:
    s, _ = next((s, done) for s, done in positions(4, 200, every=1) if phase_of(s) is not None and s.realms(0))
    hidden = s.realms(0)[0]
    text = game_as_scenario.of_view(s, [], "en", lambda _: lambda card: card != hidden)

    assert "# Not written: a hidden card (formation)." in remarks(text)
    assert s.name(hidden) not in text
    assert fails(text) == []


def test_a_scenario_begins_before_the_deal_and_with_the_moves_since() -> None:
    s = table.new_game(["A-1", "B-1"], seed=3, options={"cut": "ask"})
    assert s.pending is not None
    cut = s.pending.options[9]
    text = game_as_scenario.of_saved(table.apply(s, cut), [cut], "en")

    assert "phase: deal" in text
    assert "steps:" in text
    assert fails(text) == []
    assert remarks(text) == []


def test_a_scenario_begins_with_the_turn_where_nothing_was_asked_in_it_yet() -> None:
    s = table.new_game(["A-1", "B-1"], seed=1)
    assert s.pending is not None
    assert s.pending.about == "ask-anytime"
    text = game_as_scenario.of_saved(s, [], "en")

    assert "phase: start" in text
    assert fails(text) == []
    assert remarks(text) == []


def tyrants() -> State:
    """A game that begins with laying realms, the second seat first."""
    realms = [f"1st/{number}" for number in range(1, 25)]
    options = {"tyrants-game": "on", "oldest": "2"}
    return table.new_game(["A-1", "B-1"], seed=5, options=options, realm_decks=[realms[:12], realms[12:24]])


def test_realms_to_be_laid_are_written_for_those_who_may_know_them() -> None:
    s = tyrants()
    text = game_as_scenario.of_saved(s, [], "en")

    assert "phase: deal" in text
    assert "realms:" in text
    assert fails(text) == []
    begun = position(text)
    assert begun.pending is not None
    assert begun.pending.player == 1, "the oldest lays first"
    with pytest.raises(ScenarioError, match="play on to the first turn"):
        game_as_scenario.of_view(s, [], "en", lambda at: lambda card: at.owner[card] == 0)


def test_options_and_what_cannot_be_said_are_written() -> None:
    s, actions = a_game(7, 40, {"destroyed-worlds": "1"})
    text = game_as_scenario.of_saved(s, actions, "pt-BR")

    assert "destroyed-worlds: '1'" in text
    while phase_of(s) is None:
        assert s.pending is not None
        s = table.apply(s, s.pending.options[-1])
    s.marks["fallen:1.1"] = 1
    assert "# Not written: something the game remembers (fallen:1.1)." in remarks(
        game_as_scenario.of_saved(s, [], "en")
    )


def test_the_command_writes_what_it_can_play(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    s, actions = a_game(5, 70)
    save(s, tmp_path / "mine.save", actions)

    assert main(["scenario", "--new", str(tmp_path / "mine.save")]) == 0
    (tmp_path / "mine.yaml").write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["--plain", "scenario", str(tmp_path / "mine.yaml")]) == 0
    assert "1 of 1 scenario passed." in capsys.readouterr().out

    for wrong, says in (
        (["a", "b"], "name one saved game or one link after --new"),
        ([str(tmp_path / "mine.yaml")], "not a saved game"),
    ):
        assert main(["scenario", "--new", *wrong]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert says in said.err


def test_a_card_whose_lasting_effect_cannot_be_said_is_not_noted_as_lasting() -> None:
    """Siege keeps whom it still asks, which no scenario says; Control Wind beside it is said."""
    text = (
        "title: x\nseats: {A: {formation: {A: Sembia}, hand: [1st/203], table: [PO/74 (lasting)]},"
        " B: {formation: {A: Nyrond}}}\nactive: A\nphase: 3\nwindows: pass\nexpect: {phase: 3}\n"
    )
    (scenario,) = scenario_file.parse(text.encode(), "f.yaml")
    t = ScenarioSession(scenario_file.position(scenario), single=True)
    siege = t.objects.one("1st/203")
    t.state.effects = (*t.state.effects[:3], t.state.effects[3]._replace(context=Context(siege, 0), card=siege))
    atoms.move(t.state, siege, z.TABLE, 0)
    atoms.set_flag(t.state, siege, z.LASTING)
    written = skeleton(t.state, "x")
    assert written.data["seats"]["A"]["table"] == ["Control Wind (lasting)", "Siege"]
    assert len(written.data["effects"]) == 3
    assert [phrase.message_id for phrase in written.lost] == ["skeleton-effect"]

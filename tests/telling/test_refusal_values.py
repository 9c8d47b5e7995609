"""Every refusal says what would do: by examples, and over random games in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.explain import why_card
from sixrealms.engine.reason import Reason
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.records import notation
from sixrealms.table import explain
from sixrealms.telling.explanations import cards_called, reason_line, reason_lines, why_lines
from sixrealms.telling.names import Naming
from sixrealms.wording import LANGUAGES, message_ids, say
from tests.random_games import STARTERS, pick, setup_of
from tests.telling.positions import battle, laid, naming

CLIENT = Path(__file__).parents[2] / "client" / "src" / "wording"

_TWO_SENTENCES = re.compile(r"[.!?”] .*[.!?”]$", re.DOTALL)
_NAMES_A_PHASE = re.compile(r"(?:phase|fase) \d, \w")


def teaches(text: str) -> bool:
    """Whether a sentence goes on to say when or how, or quotes what is asked for."""
    return bool(_TWO_SENTENCES.search(text) or _NAMES_A_PHASE.search(text) or "“" in text)


def _why(state: State, name: str, reader: int = 0, language: str = "en") -> list[str]:
    at = naming(state, reader, language)
    return list(why_lines(at, cards_called(at, name)[0]))


@pytest.mark.rule("pool.entry-times")
def test_the_phase_is_called_as_the_table_calls_it_and_the_way_there_is_told() -> None:
    state = laid({"formation": {"A": "Thay"}, "hand": ["Dagrande"]}, {}, phase=2)

    lines = _why(state, "Dagrande")
    assert (
        "  Phase 2, Realms, is not the time for it. Possible: phase 3, Pool, of your own turn. (pool.entry-times)"
        in lines
    )
    assert lines[-1] == "  To get there, pass (p)."
    assert any("na fase 3, Reserva, do seu turno" in line for line in _why(state, "Dagrande", 0, "pt-BR"))


def test_nobody_is_sent_on_where_more_than_the_moment_is_wrong() -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "hand": ["Siege", "Waterdeep"]}, {"formation": {"A": "Waterdeep"}}, phase=5
    )

    lines = _why(state, "Waterdeep")
    assert any("phase 2, Realms, of your own turn" in line for line in lines)
    assert not any("pass (p)" in line for line in lines)


@pytest.mark.rule("formation.protection")
def test_who_could_get_past_a_shield_is_named() -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande", "Griffin"]},
        {"formation": {"A": "Waterdeep", "B": "Cormyr"}},
        phase=4,
    )
    griffin = next(c for c in state.pool(0) if state.name(c) == "Griffin")
    able = [a for a, why in why_card(state, 0, griffin) if not why]
    (line,) = [one for one in _why(state, "Cormyr") if "stands before it" in one]
    assert ("Griffin" in line) == any(state.name(a.other) == "Cormyr" for a in able)


@pytest.mark.rule("rebuild.cost")
def test_how_many_cards_one_holds_is_told() -> None:
    state = laid({"formation": {"A": "Thay (razed)"}, "hand": ["Siege"]}, {}, phase=2)

    assert any("three cards of your hand, and you hold 1." in line for line in _why(state, "Thay"))


def test_a_question_of_others_that_gives_nothing_away_is_named_and_no_other() -> None:
    state = battle()

    assert any(
        "Bruno has to decide now: “Who defends?”" in line or "Others may still act" in line
        for line in _why(state, "War Party")
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
def test_every_refusal_of_a_game_teaches(language: str, ruleset: str) -> None:
    state = table.start(setup_of(ruleset, STARTERS[:2], 11))
    silent: set[str] = set()
    seen: set[str] = set()
    for number in range(260):
        if state.pending is None:
            break
        if number % 9 == 0:
            for player in range(state.n):
                at = Naming(state, player, language, ("Ana", "Bruno"))
                for card in (*state.hand(player), *state.pool(player), *state.realms(0), *state.realms(1)):
                    for action, reasons in why_card(state, player, card):
                        for reason in dict.fromkeys(reasons):
                            line = reason_line(at, reason, action)
                            seen.add(reason.message)
                            assert "{" not in line
                            assert "  " not in line
                            if not teaches(line.removesuffix(f" ({reason.rule})")):
                                silent.add(f"{reason.message}: {line}")
                        assert len(list(reason_lines(at, reasons, action))) >= bool(reasons)
        advance(state, pick(state, 5, number))
    assert len(seen) > 8
    assert silent == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_more_than_the_refusal(language: str) -> None:
    """The messages themselves, with plain values: a way out, a phase by its name, or the words of the card."""
    names = "card says when now question who able places own theirs answered reaching other whom against itself"
    values = dict.fromkeys(names.split(), "X")
    phases = dict.fromkeys(("rule-phase", "realms", "pool", "attack", "end"), "Pool")
    ids = sorted(one for one in message_ids(language) if one.startswith("reason-"))
    told = {one: say(one, language, detail="3", named="yes", held=2, needed=3, **values, **phases) for one in ids}

    assert len(told) > 100
    assert [one for one, text in told.items() if not teaches(text)] == ["reason-game-over"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phases_have_the_names_the_browser_shows(language: str) -> None:
    shown = (CLIENT / language / "table.ftl").read_text(encoding="utf-8")

    for number in range(6):
        assert f"table-phase-{number} = {say(f'phase-short-{number}', language)}\n" in shown


@pytest.mark.rule("calm.only-harmful")
def test_an_answer_says_what_it_is_for() -> None:
    at = naming(laid({"formation": {"A": "Thay"}, "hand": ["Calm"]}, {}))
    (calm,) = cards_called(at, "Calm")

    refusal = reason_line(at, Reason("calm.only-harmful", "cannot-answer-that", calm), Action("answer", calm, -1, 0))
    assert "is not what Calm answers: “In answer to a harmful event that affects you" in refusal
    assert refusal.endswith("(calm.only-harmful)")


def test_the_holding_a_realm_has_is_named() -> None:
    state = laid({"formation": {"A": "Furyondy + Arms of Furyondy"}, "hand": ["Arms of Nyrond"]}, {}, phase=2)

    (line,) = [one for one in _why(state, "Arms of Nyrond") if "open.holdings-per-realm" in one]
    assert "Furyondy has Arms of Furyondy already, and a realm has only one holding." in line


@pytest.mark.rule("turn.phase3.one-artifact")
def test_the_artifact_a_champion_bears_is_named() -> None:
    pool = ["Bigby the Great + Cup of Al'Akbar"]
    state = laid({"pool": pool, "hand": ["Johydee's Mask"]}, {}, phase=3)

    (line,) = [one for one in _why(state, "Johydee's Mask", 0, "pt-BR") if "turn.phase3.one-artifact" in one]
    assert "já tem Cup of Al'Akbar, e um campeão só pode ter um artefato." in line


@pytest.mark.rule("immunity.always-active")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Arms of Furyondy (Bruno) makes Furyondy (Bruno) immune to Cataclysm!: “This realm is immune"),
        ("pt-BR", "Arms of Furyondy (Bruno) torna Furyondy (Bruno) imune a Cataclysm!: “Este reino é imune"),
    ],
)
@pytest.mark.parametrize("others", [0, 2])
def test_whose_immunity_it_is_and_who_gives_it_is_told_before_and_after_the_card_is_played(
    others: int, language: str, words: str
) -> None:
    more = dict(zip("BC", ["Nyrond", "Thay"][:others], strict=False))
    state = laid({"hand": ["Cataclysm!"]}, {"formation": {"A": "Furyondy + Arms of Furyondy", **more}})
    if others:
        advance(state, notation.read(state, "A plays Cataclysm!"))

    (line,) = [one for one in _why(state, "Furyondy" if others else "Cataclysm!", 0, language) if words in one]
    assert line.endswith("(immunity.always-active)")


@pytest.mark.rule("dispel.undispellable")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Purveyor of Events (Ana) makes Good Fortune (Ana) safe from such an answer: “"),
        ("pt-BR", "Purveyor of Events (Ana) protege Good Fortune (Ana) de uma resposta assim: “"),
    ],
)
def test_what_holds_fast_is_told_with_what_it_protects(language: str, words: str) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "hand": ["Good Fortune"], "table": ["DU/16"]},
        {"formation": {"A": "Nyrond"}, "pool": ["Sadira + AR/106"], "hand": ["4th/382"]},
    )
    advance(state, notation.read(state, "A plays Good Fortune"))

    lines = _why(state, "Limited Wish", 1, language)
    assert any(words in line for line in lines), lines


@pytest.mark.rule("immunity.always-active")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ") is immune to Death Spell by itself: “This card"), ("pt-BR", ") é imune a Death Spell por si só: “Esta")],
)
def test_an_immunity_of_its_own_is_told_as_its_own(language: str, words: str) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Bigby the Great"], "hand": ["Death Spell"]},
        {"formation": {"A": "Waterdeep"}, "pool": ["Shandrill"]},
    )

    (line,) = [one for one in _why(state, "Death Spell", 0, language) if "immunity.always-active" in one]
    assert "Shandrill" in line
    assert words in line, line


@pytest.mark.rule("gloss.cancel.event")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Good Fortune (Ana) is safe from such an answer by itself: “"),
        ("pt-BR", "Good Fortune (Ana) está a salvo de uma resposta assim por si só: “"),
    ],
)
def test_what_is_safe_by_itself_is_told_so(language: str, words: str) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "hand": ["Good Fortune"]},
        {"formation": {"A": "Nyrond"}, "pool": ["Sadira + AR/106"], "hand": ["4th/382"]},
    )
    advance(state, notation.read(state, "A plays Good Fortune"))
    at = naming(state, 1, language)
    (event,), (wish,) = cards_called(at, "Good Fortune"), cards_called(at, "Limited Wish")

    line = reason_line(at, Reason("gloss.cancel.event", "cannot-be-answered-so", event), Action("answer", wish, -1, 0))
    assert words in line, line


@pytest.mark.rule("immunity.always-active")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Control Wind +4 (Ana) makes Ana immune to Temporal Stasis"),
        ("pt-BR", "Control Wind +4 (Ana) torna Ana imune a Temporal Stasis"),
    ],
)
def test_a_player_who_is_immune_is_named(language: str, words: str) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["NS/123"], "hand": ["PO/74"]},
        {"formation": {"A": "Waterdeep"}, "hand": ["4th/138"]},
        {"formation": {"A": "Nyrond"}},
    )
    advance(state, notation.read(state, "A plays PO/74 by NS/123"))
    while state.active == 0 or state.phase < 2:
        assert state.pending is not None
        advance(state, next(one for one in state.pending.options if one.verb in ("pass", "done", "no")))
    advance(state, notation.read(state, "B plays 4th/138"))
    assert state.pending is not None
    assert {option.number for option in state.pending.options} == {1, 2}
    refused = Action("seat", -1, -1, 0)
    (reason,) = [why for why in explain(state, 1, refused) if why.message == "immune"]

    line = reason_line(naming(state, 1, language), reason, refused)
    assert words in line, line

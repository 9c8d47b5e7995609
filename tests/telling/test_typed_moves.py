"""What is typed and not possible is refused with the rules against it (telling/typed_moves.py)."""

from __future__ import annotations

from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.action import PASS
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.telling.names import Naming
from sixrealms.telling.typed_moves import against
from sixrealms.wording import LANGUAGES
from tests.random_games import STARTERS, pick, setup_of
from tests.telling.positions import laid, naming


def _table(phase: int = 2) -> State:
    return laid(
        {
            "formation": {"A": "Sembia", "B": "Cormyr (razed)"},
            "pool": ["Dagrande + Flameblade", "Elminster the Mage"],
            "hand": ["Calimshan", "Azhul", "War Party", "Fireball", "Castle Hart", "Annulus", "Calm"],
        },
        {"formation": {"A": "Nyrond", "B": "Keoland"}, "pool": ["Otto"], "hand": ["Miles"]},
        phase=phase,
    )


def _rules(text: str, phase: int = 2, reader: int = 0) -> list[str]:
    """The rules a typed line is refused with."""
    lines = against(naming(_table(phase), reader), text)
    return [line.rsplit("(", 1)[1].rstrip(")") for line in lines[1:] if line.endswith(")") and "." in line[-40:]]


@pytest.mark.parametrize(
    ("typed", "phase", "rules"),
    [
        ("play azhul", 2, ["pool.entry-times"]),
        ("A plays Azhul", 2, ["pool.entry-times"]),
        ("12. a plays azhul", 2, ["pool.entry-times"]),
        ("play calimshan at A", 2, ["realm.play.not-over-active"]),
        ("play calimshan at D", 2, ["formation.order.front-first"]),
        ("play calimshan on sembia", 2, ["realm.play.not-over-active"]),
        ("play calimshan at J", 2, ["realm.play.where"]),
        ("play castle hart on sembia", 2, ["holding.world"]),
        ("play castle hart at A", 2, ["holding.world"]),
        ("play azhul at A", 2, ["pool.entry-times"]),
        ("rebuild keoland", 2, ["rebuild.cost"]),
        ("attack nyrond with dagrande", 2, ["turn.phase4.one-realm"]),
        ("attack nyrond", 2, ["turn.phase4.one-realm"]),
        ("attack keoland with dagrande", 4, ["formation.protection"]),
        ("attack sembia with dagrande", 4, ["combat.a.not-own"]),
        ("attack nyrond with war party", 4, ["card.champion.types"]),
        ("attack nyrond with otto", 4, ["combat.b.attacker-choice"]),
        ("play annulus on dagrande", 3, ["card.world.matching"]),
        ("play war party beside dagrande", 3, ["gloss.allies.when", "gloss.allies.when"]),
        ("play fireball by dagrande", 3, ["spell.phase-listed", "icon.ability.by-type", "spell.target-required"]),
        ("play calm", 3, ["event.any-time"]),
        ("answer calm", 3, ["counter.next-card"]),
        ("use dagrande", 3, ["card.power.definition"]),
        ("defend with dagrande", 4, ["combat.c.defender-choice"]),
        ("mulligan", 3, ["mulligan.condition", "mulligan.condition", "mulligan.reveal"]),
    ],
)
@pytest.mark.rule("order.response-right")
def test_a_move_that_is_not_possible_is_refused_with_its_rules(typed: str, phase: int, rules: list[str]) -> None:
    assert _rules(typed, phase) == rules


@pytest.mark.rule("order.response-right")
def test_whoever_has_not_to_decide_is_told_so_first() -> None:
    assert _rules("attack sembia with otto", 4, reader=1)[:1] == ["order.response-right"]


@pytest.mark.parametrize(
    "typed",
    [
        "play nonsense", "play calimshan at Z", "play otto's hat", "dance", "play", "play azhul on nobody",
        "B plays Miles", "play miles", "play calimshan beside dagrande", "choose azhul", "pass",
        "attack nyrond with nobody",
    ],
)  # fmt: skip
def test_what_names_no_move_of_the_reader_is_left_to_the_notation(typed: str) -> None:
    assert against(naming(_table()), typed) == []


def test_what_is_possible_is_not_refused() -> None:
    assert against(naming(_table()), "play calimshan at C") == []
    assert against(naming(_table(4)), "attack nyrond") == []


def test_the_refusal_begins_with_what_was_meant_in_every_language() -> None:
    assert against(naming(_table()), "play azhul")[0].startswith("Not possible: Play Azhul")
    assert against(naming(_table(), language="pt-BR"), "play azhul")[0].startswith("Não é possível: Jogar Azhul")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_typed_is_told_or_left_alone(language: str) -> None:
    """Any verb with any cards, in the positions of a game."""
    chance = Random(7)
    state = table.start(setup_of("tournament", STARTERS[:2], 7))
    told = 0
    for number in range(180):
        if state.pending is None:
            break
        at = Naming(state, state.pending.player, language, ("Ana", "Bruno"))
        for _ in range(6):
            verb = chance.choice(("play", "attack", "defend with", "use", "answer with", "rebuild"))
            word = chance.choice(("on", "by", "beside", "with", "at"))
            one, other = (state.name(chance.randrange(len(state.zone))) for _ in "12")
            lines = against(at, f"{verb} {one} {word} {chance.choice((other, 'C', 'J'))}")
            assert len(lines) != 1
            assert not any("{" in line for line in lines)
            told += bool(lines)
        advance(state, pick(state, 5, number))
    assert told > 50


@pytest.mark.rule("turn.phase5.discard-down")
def test_a_card_that_cannot_be_chosen_is_refused_with_what_is_asked_for() -> None:
    state = laid({"formation": {"A": "Sembia"}, "pool": ["Dagrande"], "hand": ["Azhul", 9]}, {}, phase=5)
    advance(state, PASS)

    assert against(naming(state), "choose dagrande") == [
        "Not possible: Dagrande 4",
        "  You hold more cards than you may keep when your turn ends. Choose one of your hand to discard."
        " (turn.phase5.discard-down)",
    ]
    assert against(naming(state), "choose azhul") == []

"""What a beginner is told who sends the wrong card into a battle, or the wrong one to its help."""

from __future__ import annotations

import pytest

from sixrealms.engine.action import Action
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.records import notation
from sixrealms.table import explain
from sixrealms.telling.explanations import reason_line
from tests.telling.positions import laid, naming


def _number(state: State, name: str, owner: int) -> int:
    return next(c for c in range(len(state.zone)) if state.name(c) == name and state.owner[c] == owner)


def _told(state: State, reader: int, action: Action, language: str = "en") -> list[str]:
    at = naming(state, reader, language)
    return [reason_line(at, reason, action) for reason in explain(state, reader, action)]


def _before_the_attack() -> State:
    return laid(
        {"formation": {"A": "Sembia"}, "pool": ["Dagrande + Flameblade"], "hand": ["War Party", "Azhul"]},
        {
            "formation": {"A": "Nyrond"},
            "pool": ["Gnomes of Samek + Orb of Doom", "Otto"],
            "hand": ["Miles", "Magic Missile"],
        },
        phase=4,
    )


def _fight() -> State:
    state = _before_the_attack()
    for line in ("A attacks Nyrond with Dagrande", "B defends with Gnomes of Samek", "A plays War Party"):
        advance(state, notation.read(state, line))
    return state


@pytest.mark.rule("spell.phase4-only-combatants", "icon.ability.by-type")
def test_nobody_of_the_pool_is_named_as_able_to_cast_in_a_battle() -> None:
    state = _fight()
    missile, otto, gnomes = (_number(state, name, 1) for name in ("Magic Missile", "Otto", "Gnomes of Samek"))
    assert state.pending is not None
    assert state.pending.player == 1

    for user in (otto, gnomes):
        (line,) = _told(state, 1, Action("play", missile, user))
        assert "Nobody of yours can use" in line
        assert "Able of yours" not in line


@pytest.mark.rule("spell.phase4-only-combatants")
def test_nor_while_another_has_to_decide() -> None:
    state = _before_the_attack()
    for line in ("A attacks Nyrond with Dagrande", "B defends with Gnomes of Samek"):
        advance(state, notation.read(state, line))
    missile, gnomes = _number(state, "Magic Missile", 1), _number(state, "Gnomes of Samek", 1)
    assert state.pending is not None
    assert state.pending.player == 0

    lines = _told(state, 1, Action("play", missile, gnomes))
    assert any("Nobody of yours can use" in line for line in lines)
    assert not any("Otto" in line for line in lines)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Allies join only the champion that fights for you now. Play it beside Gnomes of Samek"),
        (
            "pt-BR",
            "Aliados só se juntam ao campeão que está lutando por você agora. Jogue-o ao lado de Gnomes of Samek",
        ),
    ],
)
@pytest.mark.rule("gloss.allies.when")
def test_an_ally_beside_the_wrong_champion_is_told_where_to_go(language: str, said: str) -> None:
    state = _fight()

    (line,) = _told(state, 1, Action("play", _number(state, "Miles", 1), _number(state, "Otto", 1)), language)
    assert line.startswith(said)


@pytest.mark.parametrize(("name", "owner"), [("Flameblade", 0), ("War Party", 0), ("Sembia", 0), ("Orb of Doom", 1)])
@pytest.mark.rule("card.champion.types")
def test_what_is_no_champion_is_not_called_one(name: str, owner: int) -> None:
    state = _before_the_attack()
    nyrond = _number(state, "Nyrond", 1)

    (line,) = _told(state, 0, Action("attack", _number(state, name, owner), nyrond))
    assert line.startswith("Only champions fight.")


@pytest.mark.rule("combat.b.attacker-choice")
def test_a_champion_of_somebody_else_is_one_all_the_same() -> None:
    state = _before_the_attack()

    (line,) = _told(state, 0, Action("attack", _number(state, "Otto", 1), _number(state, "Nyrond", 1)))
    assert "neither in your hand nor in your pool" in line


@pytest.mark.parametrize(("name", "said"), [("Azhul", "Only realms"), ("Sembia", "The realm is your own.")])
@pytest.mark.rule("combat.a.target-legal", "combat.a.not-own")
def test_a_card_of_ones_own_that_is_no_realm_is_not_called_one(name: str, said: str) -> None:
    state = _before_the_attack()

    (line,) = _told(state, 0, Action("attack", _number(state, "Dagrande", 0), _number(state, name, 0)))
    assert line.startswith(said)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "“Discard any realm.”"), ("pt-BR", "“Descarte qualquer reino.”")]
)
@pytest.mark.rule("card.power.definition")
def test_a_wrong_target_is_told_what_the_card_asks_for(language: str, said: str) -> None:
    state = laid(
        {"formation": {"A": "Sembia"}, "hand": ["Cataclysm!"]},
        {"formation": {"A": "Nyrond"}, "pool": ["Otto"]},
    )
    advance(state, notation.read(state, "A plays Cataclysm!"))

    (line,) = _told(state, 0, Action("choose", _number(state, "Otto", 1)), language)
    assert said in line

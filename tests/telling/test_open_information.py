"""What lies openly on the table besides the cards: points, credit, teams, earned levels, quests, owners, melons."""

from __future__ import annotations

import pytest

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.state import State
from sixrealms.telling.explanations import look_lines
from sixrealms.terminal.table.picture import table_picture
from sixrealms.terminal.table.sentences import table_lines
from tests.telling.positions import laid, naming


def _told(state: State, reader: int = 0, language: str = "en") -> list[str]:
    return list(table_lines(naming(state, reader, language)))


def _drawn(state: State, width: int, reader: int = 0) -> list[str]:
    lines = [line.plain.rstrip() for line in table_picture(naming(state, reader), width)]
    assert all(len(line) <= width for line in lines)
    return lines


def _card(state: State, name: str) -> int:
    return next(card for card in range(len(state.defn)) if state.name(card) == name)


CONQUEST = (
    {"formation": {"A": "Thay", "B": "Sembia (razed)"}, "credit": ("Cormyr",)},
    {"formation": {"A": "Waterdeep", "B": "Cormyr (razed)"}},
)


@pytest.mark.rule("option.conqueror.markers")
@pytest.mark.parametrize("reader", [0, 1])
def test_a_razed_realm_shows_whose_marker_it_bears_to_everybody(reader: int) -> None:
    state = laid(*CONQUEST, options={"conquerors-game": "on"})
    told = _told(state, reader)
    assert "Place B: Cormyr (realm, FR), razed, marker of Ana" in told
    assert "Place B: Sembia (realm, FR), razed" in told
    assert told.count("credit for 1 of 3 razed realms") == 1
    assert any("Ana" in line and "2 of 6 realms standing" in line for line in told)
    for width in (80, 120):
        drawn = "\n".join(_drawn(state, width, reader))
        assert "Cormyr razed *Ana" in drawn
        assert "credit for 1 of 3 razed realms" in drawn
    assert "marker of Ana" in list(look_lines(naming(state, reader), _card(state, "Cormyr")))


@pytest.mark.rule("format.conquerors-game.markers", "tyrant.points.record")
@pytest.mark.parametrize(
    ("option", "said", "realms"),
    [
        ("tournament-conquerors-game", "credit for 2 of 4 razed realms", "1 of 3 realms standing"),
        ("tyrants-game", "2 points", "1 realm standing"),
    ],
)
def test_points_are_public(option: str, said: str, realms: str) -> None:
    state = laid({"formation": {"A": "Thay"}}, {"formation": {"A": "Waterdeep"}, "score": 2}, options={option: "on"})
    told = _told(state)
    at = next(number for number, line in enumerate(told) if line.startswith("Bruno"))
    assert realms in told[at]
    assert told[at + 1] == said
    for width in (40, 80, 120):
        assert any(said in line for line in _drawn(state, width))
    assert state.marks[marks.SCORE.of(1)] == 2


@pytest.mark.rule("option.general.tracking", "option.experience.recorded")
def test_earned_levels_and_the_owner_of_an_item_are_reported() -> None:
    state = laid({"pool": ["Dagrande + Sword of Sharpness"]}, {"pool": ["Amarill"]}, options={"experience": "on"})
    dagrande, sword, amarill = (_card(state, name) for name in ("Dagrande", "Sword of Sharpness", "Amarill"))
    atoms.mark(state, marks.EARNED.of(dagrande), 6)
    atoms.mark(state, marks.EARNED.of(amarill), 1)
    owner = list(state.owner)
    owner[sword] = 1
    state.owner = type(state.owner)(owner)
    for reader in (0, 1):
        told = "\n".join(_told(state, reader))
        assert "+6 levels earned" in told
        assert "Amarill 4 (3) (cleric, FR), +1 level earned" in told
        assert "Sword of Sharpness +3 (magical item) [power not enforced yet] [owned by Bruno]" in told
        for width in (80, 120):
            drawn = " ".join(" ".join(_drawn(state, width, reader)).split())
            assert "+6 levels earned" in drawn
            assert "(owned by Bruno)" in drawn
    assert "+6 levels earned" in list(look_lines(naming(state, 1), dagrande))
    assert "owned by Bruno" in list(look_lines(naming(state, 1), sword))


@pytest.mark.rule("option.questing.send")
def test_a_champion_on_a_quest_is_known_to_be_on_one() -> None:
    state = laid({"pool": ["Dagrande"]}, {}, phase=2, options={"questing": "on"})
    card = _card(state, "Dagrande")
    assert "on a quest" not in "\n".join(_told(state))
    atoms.set_flag(state, card, z.FACE_DOWN)
    atoms.mark(state, marks.AWAY.of(card))
    atoms.mark(state, f"quest:{card}.{state.gen[card]}", 1)
    for reader in (0, 1):
        assert any(line.endswith("face down, on a quest") for line in _told(state, reader))
        assert any("(on a quest)" in line for line in _drawn(state, 80, reader))


@pytest.mark.rule("format.team-spirit.victory")
def test_a_team_sees_what_it_has_together() -> None:
    seats = [{"formation": {"A": realm}} for realm in ("Thay", "Waterdeep", "Cormyr", "Sembia", "Nyrond", "Keoland")]
    state = laid(*seats, options={"team-spirit": "on"})
    told = _told(state)
    assert told.count("team 1: 2 of 10 realms together") == 2
    assert told.count("team 3: 2 of 10 realms together") == 2
    assert "equipe 2: 2 de 10 reinos juntos" in _told(state, 1, "pt-BR")
    for width in (80, 120):
        assert sum("team 1: 2 of 10 realms together" in line for line in _drawn(state, width)) == 2


@pytest.mark.rule("variant.melon.draw-one-less")
def test_who_brought_a_melon_and_whom_a_rule_binds_alone_stands_beside_his_name() -> None:
    state = laid({}, {}, {}, options={"melon-rule": "2", "world-bonuses": "1,2", "the-grind": "on"})
    told = _told(state, 2)
    at = next(number for number, line in enumerate(told) if line.startswith("Bruno"))
    assert told[at + 1 : at + 3] == ["Melon Rule", "World Bonuses"]
    assert told.count("Melon Rule") == 1
    assert told.count("World Bonuses") == 2
    assert "The Grind" not in told


def test_a_plain_game_has_nothing_more_to_say() -> None:
    state = laid({"formation": {"A": "Thay"}}, {"formation": {"A": "Waterdeep (razed)"}})
    assert [line for line in _told(state) if "Bruno" in line] == [
        "Bruno: 0 of 6 realms standing, 0 cards in hand, 12 in the draw pile"
    ]
    assert not any("credit" in line or "points" in line for line in _told(state))

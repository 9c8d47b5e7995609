from __future__ import annotations

from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.run import advance
from sixrealms.terminal.table.picture import fit, table_picture
from tests.telling.positions import battle, laid, naming

NAMES = ["Ana", "Bruno", "Carla", "Diego", "Edu", "Fabi", "Gil", "Helena"]
STARTERS = ["A-1", "B-1", "C-1", "D-1", "E-1", "F-1", "A-2", "B-2"]


def _picture(width: int, reader: int = 0, language: str = "en") -> list[str]:
    shown = naming(battle("B defends with Amarill"), reader, language)
    return [line.plain.rstrip() for line in table_picture(shown, width)]


def test_the_table_of_two_at_80_columns() -> None:
    rule = "-" * 80
    assert _picture(80) == [
        "Turn 6, Ana   Rule  Draw  Realms  Pool [Attack] End  After",
        "Bruno  1/6 realms  hand 1  pile 12",
        "D .                        E .                        F .",
        "              B Cormyr razed             C .",
        "                           A!Waterdeep FR",
        "-- Battle for Waterdeep of Bruno ".ljust(80, "-"),
        "  10  Ana attacks: Dagrande 10 (4) hero FR + Sword of Sharpness? +3",
        "      = 4 base, +3 for its own world, +3 from Sword of Sharpness",
        "   6  Bruno defends: Amarill 6 (3) cleric FR",
        "      = 3 base, +3 for its own world",
        "Bruno is losing and needs 4 more.",
        rule,
        "                           A!Thay FR",
        "              B .                        C .",
        "D .                        E .                        F .",
        "> Ana  1/6 realms  hand 1  pile 12",
        "Hand: War Party +4 ally",
    ]


def test_the_other_player_has_his_own_side_below() -> None:
    lines = _picture(80, reader=1)

    assert lines[1].startswith("> Ana")
    assert lines[-2:] == ["Bruno  1/6 realms  hand 1  pile 12", "Hand: War Band +3 ally"]


def test_a_label_does_not_make_everything_behind_it_bold() -> None:
    """What reaches to the end of a line is no style of its label."""
    lines = [line for line in table_picture(naming(battle("B defends with Amarill")), 80) if "War Party" in line.plain]

    assert [(line.plain, line.style) for line in lines] == [("Hand: War Party +4 ally", "")]
    assert [(span.start, span.end, span.style) for span in lines[0].spans if span.style == "bold"] == [
        (0, 6, "bold"),
        (15, 18, "bold"),
    ]


def test_a_hand_stands_in_order_whatever_was_drawn_first() -> None:
    hand = ["Siege", "War Party", "Death Spell", "Dagrande", "Yaramuke", "Thay", "Sword of Sharpness", "Amarill"]
    state = laid({"hand": hand}, {})

    lines = [line.plain for line in table_picture(naming(state), 160)]

    assert lines[-2:] == [
        "Hand: Thay (realm FR) | Yaramuke (holding DS) | Dagrande 4 hero FR | Amarill 3 cleric FR | War Party +4 ally"
        " | Sword of Sharpness? +3 magical item",
        "      Death Spell (wizard spell) | Siege (event)",
    ]


def test_names_that_do_not_fit_are_cut_and_signs_stay() -> None:
    lines = _picture(43)

    assert "               A!Waterdeep" in lines
    assert any("B Cor.. razed" in line for line in lines)


def test_where_places_cannot_be_read_opponents_are_listed() -> None:
    assert _picture(40)[1:3] == ["Bruno  1/6 realms  hand 1  pile 12", "Realms: A Waterdeep! | B Cormyr (razed)"]


@pytest.mark.parametrize(
    ("text", "width", "fitted"),
    [("Thay", 6, "Thay  "), ("Waterdeep", 9, "Waterdeep"), ("Waterdeep", 8, "Waterd.."), ("Of Iuz", 5, "Of.. ")],
)
def test_fitting(text: str, width: int, fitted: str) -> None:
    assert fit(text, width) == fitted


@pytest.mark.daily_share
@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize(("players", "width"), [(2, 80), (2, 40), (3, 120), (4, 80), (5, 160), (8, 80), (8, 160)])
def test_no_line_is_wider_than_the_terminal(players: int, width: int, language: str) -> None:
    state, rng = table.new_game(STARTERS[:players], seed=3), Random(3)
    fights = 0
    for number in range(500):
        if state.pending is None:
            break
        if number % 7 == 0 or state.battle is not None:
            fights += state.battle is not None
            shown = naming(state, state.pending.player, language)
            shown.names = NAMES[:players]
            for line in table_picture(shown, width):
                assert line.cell_len <= width, line.plain
        advance(state, rng.choice(state.pending.options))
    assert fights > 1


def test_opponents_stand_beside_each_other_while_their_places_can_be_read() -> None:
    state = table.new_game(STARTERS[:3], seed=3)
    shown = naming(state, 0)

    wide = [line.plain for line in table_picture(shown, 120)]
    narrow = [line.plain for line in table_picture(shown, 80)]

    assert "Bruno" in wide[1]
    assert "Carla" in wide[1]
    assert "Carla" not in narrow[1]
    assert sum(line.startswith(("Bruno", "> Bruno", "Carla", "> Carla")) for line in narrow) == 2


def test_what_does_not_fit_into_a_line_goes_on_in_the_next() -> None:
    lines = _picture(40)
    at = next(i for i, line in enumerate(lines) if "Ana attacks" in line)

    assert lines[at : at + 3] == [
        "  10  Ana attacks: Dagrande 10 (4) hero",
        "                   FR + Sword of",
        "                   Sharpness? +3",
    ]

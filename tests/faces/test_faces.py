"""Every card of the catalogue has a face that is whole, small and legible, and the same everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from gzip import compress
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from sixrealms import catalogue
from sixrealms.catalogue import CARD_TYPES
from sixrealms.faces import card_face, card_layout, colours, shapes, tile_face, tile_layout
from sixrealms.faces.card_layout import fit_text
from sixrealms.faces.chance import Chance
from sixrealms.faces.inks import WORLDS, Inks
from sixrealms.faces.land import country_of
from sixrealms.faces.scene import scene, view
from sixrealms.faces.text_width import SANS, SERIF, fitted, width, wrapped
from sixrealms.faces.words import traits
from sixrealms.powers import registry
from sixrealms.realise.card_text import house_text
from sixrealms.wording import LANGUAGES
from tests.faces.golden_cards import CARDS, files_of
from tools.record_faces import GLYPHS

SVG = "{http://www.w3.org/2000/svg}"
MOST_PACKED = 3 * 1024
ALL = list(catalogue.all_printings())
SETS = [entry.id for entry in catalogue.sets()]


@pytest.mark.parametrize("printing_id", CARDS)
def test_the_kept_faces_are_drawn_again(printing_id: str) -> None:
    printing = catalogue.printing(printing_id)
    for path, (size, language) in files_of(printing_id).items():
        drawn = card_face(printing, language) if size == "card" else tile_face(printing)
        assert drawn + "\n" == path.read_text(encoding="utf-8"), (
            f"{path.name}: `python -m tools.record_faces`, and look"
        )


@pytest.mark.daily_share
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("set_id", SETS)
def test_every_face_is_whole_and_small_and_nothing_runs_over(set_id: str, language: str) -> None:
    for printing in (p for p in ALL if p.set == set_id):
        faces = {"card": card_face(printing, language)}
        if language == LANGUAGES[0]:  # a tile speaks no language
            faces["tile"] = tile_face(printing)
        for size, face in faces.items():
            assert len(compress(face.encode(), 6)) <= MOST_PACKED, printing.id
            over = [said for said, font, letters, room in _texts(face, size) if width(said, letters, font) > room]
            assert over == [], printing.id


def _texts(face: str, size: str) -> Iterator[tuple[str, str, float, float]]:
    """Every line on a face with its font, its size and the room it has."""
    wide = card_layout.WIDE if size == "card" else tile_layout.WIDE
    for text in ElementTree.fromstring(face).iter(f"{SVG}text"):
        font, letters = text.get("font-family", SANS), float(text.get("font-size", 0))
        for line in [text, *text.iter(f"{SVG}tspan")]:
            if not line.text:
                continue
            x = float(line.get("x", 0))
            badge = text.get("text-anchor") == "middle" and x == 0
            room = 44 if badge else wide - 10 - x if text.get("text-anchor") != "middle" else 2 * min(x, wide - x)
            yield line.text, font, letters, room


def test_only_long_texts_are_cut_short_and_none_that_is_played() -> None:
    cut = [p.id for p in ALL if any(line.endswith("…") for line in fit_text(house_text(p, "en"), with_tags=True).lines)]
    assert cut == []
    long = fit_text("a word and " * 200, with_tags=True)
    assert long.lines[-1].endswith("…")
    assert width(long.lines[-1], long.size) <= card_layout.ROOM


def test_a_power_not_played_is_said_and_one_absent_is_not_mentioned() -> None:
    missing = next(p for p in ALL if registry.status(p) == "missing")
    none = next(p for p in ALL if registry.status(p) == "none")

    assert "does not know the special" in _said(card_face(missing, "en"))
    assert "ainda não conhece" in _said(card_face(missing, "pt-BR"))
    assert "does not know" not in _said(card_face(none, "en"))


def _said(face: str) -> str:
    return " ".join(said for said, *_ in _texts(face, "card"))


@pytest.mark.daily_share
def test_names_are_whole_on_every_card() -> None:
    for printing in ALL:
        assert printing.name in _said(card_face(printing, "en")), printing.id


@pytest.mark.daily_share
def test_faces_are_the_same_in_another_process() -> None:
    program = (
        "from sixrealms import catalogue; from sixrealms.faces import card_face; import hashlib;"
        "print(hashlib.sha256(''.join(card_face(p, 'en') for p in catalogue.all_printings() if p.set == 'UD')"
        ".encode()).hexdigest())"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


def test_cards_of_one_name_but_another_number_look_different() -> None:
    assert tile_face(catalogue.printing("1st/37")) != tile_face(catalogue.printing("1st/38"))
    for kind in ("realm", "holding"):
        drawn = [_picture(tile_face(p)) for p in ALL if p.type == kind]
        assert len(set(drawn)) == len(drawn)


def _picture(face: str) -> str:
    found = re.search(r'<g clip-path="url\(#w\)">.*?</g></g>', face)
    assert found
    return found[0]


def test_a_card_and_its_tile_show_the_same_picture() -> None:
    for printing_id in ("1st/1", "1st/2", "1st/17", "DR/34", "1st/210", "DU/10"):
        printing = catalogue.printing(printing_id)
        drawn = scene(printing)
        assert drawn.back in card_face(printing, "en")
        assert drawn.back + drawn.figure in tile_face(printing)


def test_a_narrow_card_is_a_small_card() -> None:
    """What is read only large is left out, and the name is there twice, once for each."""
    face = card_face(catalogue.printing("1st/1"), "en")
    assert f"@media(max-width:{card_layout.SMALL}px)" in face
    assert face.count(">Waterdeep<") == 2
    small = face[face.index('<g class="s">') :]
    assert "Realm" not in small
    assert "Waterdeep" in small


def test_a_low_picture_shows_a_head_and_a_whole_thing() -> None:
    person, thing = scene(catalogue.printing("1st/41")), scene(catalogue.printing("1st/210"))
    low = view(person, 0, 0, 236, 60)
    assert low.y + 40 * low.scale > 0
    assert low.y + 110 * low.scale < 60
    low = view(thing, 0, 0, 236, 60)
    assert low.y + 10 * low.scale >= 0
    assert low.y + 180 * low.scale <= 60


def test_coasts_have_water_and_the_underdark_has_no_sky() -> None:
    realms = [p for p in ALL if p.type == "realm"]
    water = Inks("", Chance("")).one("water0")
    for printing in (p for p in realms if "Coastal" in p.attributes):
        assert water in tile_face(printing), printing.id
    for printing in (p for p in realms if "Underdark" in p.attributes):
        assert country_of(printing, 0) == "cavern"


def test_every_type_has_a_shape_of_its_own_and_every_world_letters() -> None:
    assert set(shapes.glyphs()) == CARD_TYPES
    assert len(set(shapes.glyphs().values())) == len(CARD_TYPES)
    assert {p.world for p in ALL} == set(colours.WORLD) == set(colours.LETTERS)
    letters = [two for two in colours.LETTERS.values() if two]
    assert len(set(letters)) == len(letters) == 8


def test_the_client_has_the_same_shapes() -> None:
    assert GLYPHS.read_bytes() == files("sixrealms.faces").joinpath("shapes", "glyphs.json").read_bytes()


def test_text_contrasts_enough_for_everybody() -> None:
    """WCAG 2.2 AA: 4.5 for text."""
    for world, frame in colours.WORLD.items():
        key, _, mid, light, _ = WORLDS[world]
        assert colours.contrast(light, key) >= 7, world
        assert colours.contrast("#ffffff", key) >= 7, world
        assert colours.contrast(colours.mixed(frame, "#000000", 0.15), colours.PAPER) >= 4.5, world
        paper = colours.mixed(colours.PAPER, mid, 0.06)
        assert colours.contrast(colours.INK, paper) >= 7, world
        assert colours.contrast(colours.FAINT, paper) >= 4.5, world


def test_contrast_is_that_of_the_guidelines() -> None:
    assert colours.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert colours.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_have_words_in_every_language(language: str) -> None:
    for printing in ALL:
        assert len(traits(printing, language).split(" · ")) == max(1, len(printing.attributes) + printing.avatar)


def test_words_are_broken_only_when_they_fit_no_line() -> None:
    lines = wrapped("one two " + "m" * 60, 10, 100)

    assert lines[0] == "one two"
    assert "".join(lines[1:]) == "m" * 60
    assert all(width(line, 10) <= 100 for line in lines)
    assert wrapped("", 10, 100) == []


def test_names_are_fitted_before_they_are_cut() -> None:
    assert fitted("Waterdeep", 200, (17, 9)) == (17, "Waterdeep")
    size, name = fitted("m" * 42, 100, (17, 9), SERIF)
    assert (size, name[-1]) == (9, "…")
    assert width(name, size, SERIF) <= 100

"""Drawings can be read, champions have many bodies and heads, and no two cards of a set are drawn alike."""

from __future__ import annotations

import json
from collections import defaultdict
from importlib.resources import files

import pytest

from sixrealms import catalogue
from sixrealms.catalogue import CHAMPION_TYPES
from sixrealms.faces import cut, wardrobe
from sixrealms.faces.chance import Chance
from sixrealms.faces.cut import drawing, drawings
from sixrealms.faces.emblems import deed_of
from sixrealms.faces.glance import LEAST, apart, glance, likest
from sixrealms.faces.inks import Inks
from sixrealms.faces.land import words_of
from sixrealms.faces.monsters import monster_of
from sixrealms.faces.paths import mirrored, shortened
from sixrealms.faces.people import person
from sixrealms.faces.portraits import portraits
from sixrealms.faces.press import Press
from tools.record_faces import CLOSEST, closest

ALL = list(catalogue.all_printings())
SETS = [entry.id for entry in catalogue.sets()]


def test_every_drawing_can_be_printed_and_mirrored() -> None:
    for folder in cut.FILES:
        for name, one in drawings(folder).items():
            for mirror in (False, True):
                press = Press(Inks("FR", Chance("x")))
                for ink in ("sky", "horizon", "far", "near", "ground", "glow", "wall", "roof", "lamp"):
                    press.inks.dye(ink, "#808080")
                for ink in ("metal", "grip", "shine", "sleeve", "glove"):
                    press.inks.dye(ink, "#606060")
                press.put(f"{folder}/{name}", mirror=mirror)
                assert len(press.out) >= len(one.lines), name


@pytest.mark.parametrize(
    "said", ["== a\nform steel : ", "== a\npaint key : M0 0", "== a\nring key x : 0 0 9", "== a\npair key 1,z : M0 0Z"]
)
def test_a_line_that_says_nothing_known_is_refused(said: str) -> None:
    with pytest.raises(ValueError, match="line 2"):
        cut.read(said)


def test_paths_are_shortened_and_mirrored_without_changing_where_they_go() -> None:
    assert shortened("M10 10L20 10L20 30Z") == "M10 10l10 0 0 20Z"
    assert mirrored("M10 0h5v7A3 4 0 0 1 2 3") == "M-10 0h-5v7A3 4 0 0 0-2 3"
    assert shortened(mirrored(mirrored("M1 2C3 4 5 6 7 8"))) == shortened("M1 2C3 4 5 6 7 8")


@pytest.mark.parametrize("kind", ["hero", "wizard", "cleric", "psionicist", "thief", "regent", "ally"])
def test_each_kind_of_champion_has_eight_bodies_and_eight_heads(kind: str) -> None:
    for what in ("dresses", "poses", "man", "woman", "backs"):
        names = wardrobe.kinds_of(what)[kind]
        assert len(names) >= 8, what
    known = {*drawings("hair"), *drawings("headgear")}
    assert known.issuperset(wardrobe.kinds_of("man")[kind] + wardrobe.kinds_of("woman")[kind])


def test_everything_in_the_wardrobe_is_drawn() -> None:
    folders = {
        "dresses": "dresses",
        "poses": "poses",
        "held": "held",
        "things": "held",
        "looks": "faces",
        "backs": "backs",
    }
    hair = {*drawings("hair"), *drawings("headgear")}
    everything = wardrobe.wardrobe()
    for clothes in (*everything.types.values(), *everything.worlds.values(), *everything.words):
        for what, folder in folders.items():
            assert set(getattr(clothes, what).split()) <= set(drawings(folder)), (what, clothes.words)
        assert hair.issuperset((clothes.man + " " + clothes.woman).split()), clothes.words
    assert set(everything.sleeves) == set(drawings("dresses"))


def test_monsters_are_drawn_by_their_kind() -> None:
    kinds = {monster_of(p, Chance(p.card_id).branch("monster")) for p in ALL if p.type == "monster"}
    assert len(kinds) >= 24
    by_name = {p.name: monster_of(p, Chance(p.card_id).branch("monster")) for p in ALL if p.type in CHAMPION_TYPES}
    assert by_name["Gelatinous Cube"] == "monsters/cube"
    assert by_name["Eye Tyrant"] == "monsters/eye"
    assert by_name["Griffin"] == "monsters/griffin"
    assert by_name["Dracolich"] == "dragons/dead"
    assert by_name["Dragon Hatchling"] == "dragons/hatchling"
    assert by_name["Drizzt Do'Urden"] == ""


@pytest.mark.parametrize(
    ("attribute", "face"),
    [("Dwarf", {"stout"}), ("Elf", {"elf"}), ("Halfling", {"round"}), ("Werebeast", {"wolf", "cat"})],
)
def test_champions_show_their_race(attribute: str, face: str) -> None:
    found = [
        p
        for p in ALL
        if p.type in ("hero", "thief")
        and p.attributes - {"Female", "Adventurer", "Swimmer", "Earthwalker"} == {attribute}
    ]
    assert found
    assert {person(p, Chance(p.card_id)).face for p in found if p.card_id not in portraits()} <= set(face)


def test_women_are_not_drawn_with_beards() -> None:
    women = [p for p in ALL if "Female" in p.attributes and p.type in CHAMPION_TYPES]
    assert women
    assert {person(p, Chance(p.card_id)).beard for p in women} == {""}


def test_a_medal_says_what_the_power_does() -> None:
    calm = next(p for p in ALL if p.card_id == "event.calm")
    assert deed_of(calm) == "cancels"
    assert {deed_of(p) for p in ALL if p.type in ("event", "wizard spell")} >= {
        "cancels",
        "raises",
        "protects",
        "returns",
    }


def test_a_card_keeps_its_figure_in_every_edition() -> None:
    editions = defaultdict(set)
    for printing in ALL:
        if printing.type == "hero":
            editions[printing.card_id].add(person(printing, Chance(printing.card_id)).pose)
    assert {len(poses) for poses in editions.values()} == {1}


@pytest.mark.parametrize("set_id", SETS)
def test_no_two_cards_of_a_set_are_alike_at_a_glance(set_id: str) -> None:
    """What was recorded is what is drawn, so that whoever draws anew sees which cards came closer to each other."""
    found = [(far, one.id, other.id) for far, one, other in likest(p for p in ALL if p.set == set_id)]
    assert [pair for pair in sorted(found) if pair[0] < LEAST] == []
    assert closest(found) == json.loads(CLOSEST.read_text(encoding="utf-8"))[set_id]


def test_a_glance_sees_what_is_large() -> None:
    one, other = (glance(catalogue.printing(printing)) for printing in ("1st/1", "1st/2"))
    assert apart(one, one) == 0
    assert apart(one, other) == apart(other, one) > LEAST
    green = one._replace(colours={**one.colours, "sky": (0, 255, 0)})
    assert 0 < apart(one, green) <= 3
    turned = one._replace(mirrored=one.mirrored ^ {one.subject})
    assert 0 < apart(one, turned) < 1


def test_words_and_portraits_name_only_what_there_is() -> None:
    known = {p.card_id for p in ALL}
    assert set(portraits()) <= known
    folders = {
        "face": "faces", "look": "faces", "beard": "hair", "dress": "dresses", "pose": "poses", "held": "held",
        "back": "backs",
        "building": "buildings", "sign": "signs", "ground": "grounds", "setting": "grounds",
    }  # fmt: skip
    for card, said in portraits().items():
        for what, name in said.items():
            if what in folders and name:
                assert name in drawings(folders[what]), (card, what)
        if "monster" in said:
            assert drawing(said["monster"])
    assert words_of(next(p for p in ALL if p.name == "The High Moor")) == {"the", "high", "moor"}


def test_the_files_of_drawings_are_all_read() -> None:
    found = {path.name for path in (files("sixrealms.faces") / "shapes").iterdir() if path.name.endswith(".cut")}
    assert found == {f"{name}.cut" for name in cut.FILES}

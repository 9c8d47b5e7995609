from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from importlib.resources import files

import pytest

from sixrealms import catalogue
from sixrealms.catalogue import printing
from sixrealms.errors import CatalogueError


def test_the_catalogue_is_complete() -> None:
    printings = list(catalogue.all_printings())
    assert len(printings) == len({p.id for p in printings}) == 3839
    assert sum(p.official for p in printings) == 3488
    assert len(list(catalogue.cards())) == 2509
    assert len({p.wording for p in printings}) == 2803
    assert Counter(p.set for p in printings) == {s.id: s.cards for s in catalogue.sets()}


def test_sets_are_in_order_of_release() -> None:
    assert [s.id for s in catalogue.sets()][:6] == ["NO", "1st", "PR", "2nd", "RL", "DL"]
    assert [s.id for s in catalogue.sets() if not s.official] == ["IQ", "MI", "CH", "CQ"]


@pytest.mark.rule("card.icon.type")
def test_printings_of_one_wording_are_one_card() -> None:
    by_wording: dict[str, set[str]] = {}
    for p in catalogue.all_printings():
        by_wording.setdefault(p.wording, set()).add(p.card_id)
        assert p.wording.startswith(f"{p.card_id}#")
    assert [w for w, ids in by_wording.items() if len(ids) > 1] == []


@pytest.mark.rule("spell.phase-listed")
def test_printings_of_one_wording_are_played_in_the_same_phases() -> None:
    phases: dict[str, set[frozenset[int]]] = {}
    for p in catalogue.all_printings():
        phases.setdefault(p.wording, set()).add(p.phases)
    assert [w for w, found in phases.items() if len(found) > 1] == []
    assert printing("1st/361").wording == printing("2nd/361").wording != printing("3rd/361").wording


def test_wordings_group_the_printings_that_play_the_same() -> None:
    assert printing("1st/2").wording == printing("NO/2").wording == printing("3rd/2").wording
    assert printing("1st/2").wording != printing("4th/1").wording
    assert catalogue.card("realm.menzoberranzan").wordings == (
        "realm.menzoberranzan#0",
        "realm.menzoberranzan#1",
    )


def test_the_default_printing_is_the_newest_official_one() -> None:
    assert catalogue.card("realm.waterdeep").default.id == "3rd/1"
    assert catalogue.card("hero.drizzt-dourden").default.id == "4th/253"
    assert not catalogue.by_name("Dragon Mountain Kobold")[0].default.official


@pytest.mark.parametrize("name", ["drizzt do'urden", "DRIZZT DO' URDEN", "Drizzt Dourden"])
def test_names_are_found_however_they_are_written(name: str) -> None:
    assert [c.card_id for c in catalogue.by_name(name)] == ["hero.drizzt-dourden"]


def test_an_exclamation_mark_is_part_of_a_name() -> None:
    assert catalogue.by_name("Siege!") != catalogue.by_name("Siege")


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: printing("1st/4444"), "no printing '1st/4444'; did you mean 1st/444"),
        (lambda: printing("1ST/44"), "did you mean 1st/44"),
        (lambda: printing("5th/44"), "did you mean 4th/44?"),
        (lambda: printing(""), "no printing ''"),
        (lambda: printing("war party"), "no printing 'war party'"),
        (lambda: catalogue.card("realm.waterdep"), "did you mean realm.waterdeep"),
        (lambda: catalogue.by_name("Waterdep"), "no card is called 'Waterdep'; did you mean Waterdeep"),
        (lambda: catalogue.by_name("qqqqqqqq"), "no card is called 'qqqqqqqq'"),
    ],
)
def test_unknown_things_are_refused_with_the_nearest_ones(ask: object, message: str) -> None:
    assert callable(ask)
    with pytest.raises(CatalogueError, match=r"^no ") as refused:
        ask()
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_facts_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        printing("1st/44").base_level = 10  # type: ignore[misc]


def test_importing_the_catalogue_reads_no_file() -> None:
    probe = (
        "import builtins, io, sys\n"
        "from sixrealms import catalogue\n"
        "from sixrealms.catalogue import card_data\n"
        "print(card_data._load.cache_info().currsize)\n"
        "catalogue.printing('1st/44')\n"
        "print(card_data._load.cache_info().currsize)\n"
    )
    out = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True).stdout
    assert out.split() == ["0", "1"]


def test_the_data_holds_facts_and_no_sentence() -> None:
    fields = {
        "number", "card", "wording", "name", "type", "printed", "rarity", "chase", "level", "value", "attack",
        "defence", "variable", "role", "deck_levels", "world", "avatar", "attributes", "blueline", "unblued",
        "phases", "off_def", "uses", "copies", "blank", "says_immune",
    }  # fmt: skip
    folder = files("sixrealms.catalogue") / "data"
    lines = [
        json.loads(line)
        for entry in catalogue.sets()
        for line in (folder / f"{entry.id}.jsonl").read_text("utf-8").splitlines()
    ]
    assert len(lines) == 3839
    for line in lines:
        assert set(line) <= fields
        texts = [v for v in line.values() if isinstance(v, str)]
        texts += [item for v in line.values() if isinstance(v, list) for item in v if isinstance(item, str)]
        assert [t for t in texts if ". " in t.replace("Dr. ", "") or len(t) > 60] == []

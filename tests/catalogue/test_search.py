from __future__ import annotations

from collections.abc import Callable

import pytest

from sixrealms.catalogue import Printing, all_printings, search
from sixrealms.catalogue.query_syntax import QueryMistake
from sixrealms.errors import CatalogueError


def ids(query: str) -> list[str]:
    return [p.id for p in search(query)]


def test_an_empty_query_finds_everything() -> None:
    assert len(search("")) == len(list(all_printings()))


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("elminster mage set:1st", ["1st/44"]),
        ("DRIZZT set:4th", ["4th/253"]),
        ("1st/44", ["1st/44"]),
        ("1ST/44", ["1st/44"]),
        ('"war party" set:1st', ["1st/54"]),
        ("drizzt do' set:3rd", ["3rd/45"]),
        ("fortification: rampart", ["4th/82"]),
        ("type:wizard world:FR set:1st level>=9", ["1st/44"]),
        ("world:TSR", ["4th/520"]),
        ("type:dungeon set:1st", []),
        ("attr:undead,vampire strahd set:RL type:monster", ["RL/100"]),
    ],
)
def test_queries(query: str, found: list[str]) -> None:
    assert ids(query) == found


@pytest.mark.rule("card.level.icon-number")
@pytest.mark.parametrize(
    ("query", "holds"),
    [
        ("type:hero", lambda p: p.type == "hero"),
        ('type:"magical item"', lambda p: p.type == "magical item"),
        ("type:magical-item", lambda p: p.type == "magical item"),
        ("type:hero,wizard", lambda p: p.type in ("hero", "wizard")),
        ("-type:hero", lambda p: p.type != "hero"),
        ("set:ravenloft", lambda p: p.set == "RL"),
        ('world:"Dark Sun"', lambda p: p.world == "DS"),
        ("world:ad&d", lambda p: p.world == "ADD"),
        ("world:none", lambda p: p.world == ""),
        ("rarity:common", lambda p: p.rarity in ("M", "C")),
        ("attr:elf", lambda p: "Elf" in p.kinds),
        ("is:avatar", lambda p: p.avatar),
        ("-is:official", lambda p: not p.official),
        ("is:champion level<2", lambda p: p.is_champion and p.level != "" and p.base_level < 2),
        ("type:ally level:4", lambda p: p.type == "ally" and p.level != "" and p.bonus == 4),
        ("T:Wizard LVL>=8", lambda p: p.type == "wizard" and p.level != "" and p.base_level >= 8),
        ("t:hero w:FR or t:wizard w:GH", lambda p: (p.type, p.world) in (("hero", "FR"), ("wizard", "GH"))),
        ("(t:hero or t:wizard) w:FR", lambda p: p.type in ("hero", "wizard") and p.world == "FR"),
        ("t:hero and -(w:FR or w:GH)", lambda p: p.type == "hero" and p.world not in ("FR", "GH")),
        ("--t:hero", lambda p: p.type == "hero"),
        ("t:champion", lambda p: p.is_champion),
        ("t:spell,ally", lambda p: p.is_spell or p.type == "ally"),
        ("t!=hero", lambda p: p.type != "hero"),
        ("not:official", lambda p: not p.official),
        ("o:flyer is:avatar", lambda p: "Flyer" in p.kinds and p.avatar),
        ('u:"cleric spell"', lambda p: any(use.startswith("cleric spell") for use in p.uses)),
        ('uses:"wizard spell/off"', lambda p: "wizard spell/off" in p.uses),
        ("phase:3 t:artifact", lambda p: 3 in p.phases and p.type == "artifact"),
        ("phase!=3", lambda p: bool(p.phases) and 3 not in p.phases),
        ("copies>1", lambda p: p.copies_per_deck is None or p.copies_per_deck > 1),
        ("number<3 s:1st", lambda p: p.printed_number < 3 and p.set == "1st"),
        ("level!=4 t:ally", lambda p: p.type == "ally" and p.level != "" and p.bonus != 4),
        ('n:"red dragon"', lambda p: "reddragon" in p.name.casefold().replace(" ", "")),
        ('n="war party"', lambda p: p.name == "War Party"),
        ('!"war party"', lambda p: p.name == "War Party"),
        ("“war party”", lambda p: "war party" in p.name.casefold()),
        ("muden", lambda p: p.name == "The Count of Müden"),
        ("MU\u0308DEN", lambda p: p.name == "The Count of Müden"),
        ('"or" t:realm', lambda p: "or" in p.name.casefold().replace(" ", "") and p.type == "realm"),
    ],
)
def test_conditions_hold_for_what_is_found_and_for_nothing_else(query: str, holds: object) -> None:
    assert callable(holds)
    found = ids(query)
    assert 0 < len(found) < 3839
    assert found == [p.id for p in all_printings() if holds(p)]


def test_cards_without_a_number_have_no_level() -> None:
    assert ids("waterdeep type:realm level:0") == []


def test_power_asks_the_one_who_knows() -> None:
    def power_of(printing: Printing) -> str:
        return "enforced" if printing.id == "1st/44" else "missing"

    assert [p.id for p in search("power:enforced", power_of)] == ["1st/44"]
    assert len(search("power:missing,enforced", power_of)) == 3839


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("typ:hero", "unknown condition 'typ'; did you mean type?"),
        ("type:heroo", "unknown type 'heroo'; did you mean hero?"),
        ("type:", "lacks a value, as in type:hero"),
        ("type>hero", "cannot be compared with >"),
        ("set:99", "unknown set '99'; there are"),
        ("world:krynn", "unknown world 'krynn'"),
        ("attr:Flier", "did you mean Flyer?"),
        ("rarity:epic", "unknown rarity 'epic'"),
        ("is:big", "unknown is 'big'"),
        ("level>=high", "a level is a number"),
        ("level:99999999", "a level is a number"),
        ("power:on", "unknown power 'on'"),
        ("power:enforced", "where the powers are known"),
        ('"war party', 'lacks a closing "'),
    ],
)
def test_a_bad_query_says_what_is_wrong(query: str, message: str) -> None:
    with pytest.raises(CatalogueError) as refused:
        search(query)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_legality_asks_the_one_who_knows() -> None:
    def legal_in(name: str) -> Callable[[Printing], bool]:
        return lambda p: p.set == name

    assert {p.set for p in search("legal:PO,DU", legal_in=legal_in)} == {"PO", "DU"}
    assert "PO" not in {p.set for p in search("-f:PO", legal_in=legal_in)}
    with pytest.raises(CatalogueError, match="where the rules for decks are known"):
        search("legal:PO")


@pytest.mark.parametrize(
    ("query", "part", "nearest"),
    [
        ("t:heroo", "t:heroo", "hero"),
        ("elminster (w:FR or typ:hero)", "typ:hero", "type"),
        ("w:FR  lvl>=x", "lvl>=x", ""),
        ('w:"Dark Sum"', 'w:"Dark Sum"', "Dark Sun"),
        ("mage 1st/9999", "1st/9999", ""),
        ("x or", "or", ""),
        ("or x", "or", ""),
        ("x (or y)", "or", ""),
        ("x ()", "()", ""),
        ("x - y", "-", ""),
        ("(x", "(", ""),
        ("x) y", ")", ""),
        ('x "y', '"', ""),
    ],
)
def test_a_mistake_says_where_it_stands_and_what_was_meant(query: str, part: str, nearest: str) -> None:
    with pytest.raises(QueryMistake) as wrong:
        search(query)
    assert query[wrong.value.at : wrong.value.at + wrong.value.length] == part
    assert f"column {wrong.value.at + 1} of" in str(wrong.value)
    assert f"coluna {wrong.value.at + 1} de" in wrong.value.said("pt-BR")
    if nearest == "Dark Sun":
        nearest = "DS"
    assert wrong.value.nearest in (nearest, "")

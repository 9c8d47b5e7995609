"""CrossFire's deck formats: the shipped ones, files, and the verdicts on the shipped decks."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import catalogue
from sixrealms.decks import Deck, named, shipped
from sixrealms.errors import DeckError
from sixrealms.formats.crossfire_file import format_asked_for, parse_format, read_format
from sixrealms.formats.crossfire_format import (
    GROUPS,
    Allowed,
    DeckFormat,
    kind_in,
    named_format,
    problems,
    shipped_formats,
)
from sixrealms.terminal.main import main
from tests.decks.building import avatars, cards, champions, deck, legal

VARIABLES = {"types": "Limits", "rarities": "Rarity", "sets": "Set", "worlds": "World", "digits": "Digit"}
NUMBERS = {"none": 0, "FR": 1, "GH": 2, "RL": 3, "DS": 4, "DL": 5, "BR": 6, "ADD": 7, "TSR": 8, "blank": 9}


def as_file(one: DeckFormat) -> str:
    """The format as CrossFire lays it out."""
    lines = [f"set tempDeckFormatTitle {{{one.title}}}", "set tempDeckFormatInfo {Some {nested} words\nof [a] $person}"]
    lines += ["set tempDeckFormatTotal {", *(f"    {k:<9} {a:>4} {b:>4}" for k, (a, b) in one.totals.items()), "}"]
    for group, variable in VARIABLES.items():
        lines.append(f"set tempDeckFormat{variable} {{")
        for kind, allowed in one.groups[group].items():
            word = kind.title() if group == "types" else str(NUMBERS.get(kind, kind)) if group == "worlds" else kind
            word = f"{{{word}}}" if " " in word else word
            lines.append(f"    {word:<18} {allowed.least:>4} {allowed.most:>4} {allowed.copies:>4}")
        lines.append("}")
    lines += ["set tempDeckFormatBanned {", "    " + " ".join(_short(i) for i in sorted(one.banned)), "}"]
    types = {"rule": "type:15", "dungeon": "type:21"}
    allowed_ones = [*map(_short, sorted(one.allowed_cards)), *(types[t] for t in sorted(one.allowed_types))]
    return "\n".join([*lines, "set tempDeckFormatAllowed {", "    " + " ".join(allowed_ones), "}"]) + "\n"


def _short(printing_id: str) -> str:
    card = catalogue.printing(printing_id)
    return f"{card.set}{'c' if card.chase else ''}/{card.printed_number if card.chase else card.number:03}"


def broken(of: Deck, by: DeckFormat | str) -> list[str]:
    return [p.rule_id.split("/", 2)[2] for p in problems(of, named_format(by) if isinstance(by, str) else by)]


def test_the_shipped_formats() -> None:
    found = shipped_formats()
    assert len(found) == len({f.id for f in found}) == 75
    assert Counter(f.totals["All"][1] for f in found)[55] == 28
    assert named_format("55as").title == "55 Card Anti-Speed" == named_format("55 card anti-speed").title
    for one in found:
        for printing_id in one.banned | one.allowed_cards:
            catalogue.printing(printing_id)


@pytest.mark.parametrize("one", shipped(), ids=lambda d: d.id)
def test_the_shipped_decks_fit_their_own_formats_as_crossfire_says(one: Deck) -> None:
    expected = {"55-undead-greyhawk-spellcasters": ["totals/All", "types/realm"]}  # never finished
    assert broken(one, one.format) == expected.get(one.id, [])


#: Where a Championship refuses a deck that its own format takes: by the ledger, as the guide on deck files explains.
REFUSED_BY = {"551ES": {"deck.unique", "deck.limits.55.holdings"}, "75": {"deck.limits.75.levels"}}
REFUSED_BY["75AS"] = REFUSED_BY["75"]
UNFINISHED = "55-undead-greyhawk-spellcasters"


def _judged(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[bool, set[str]]:
    code = main(["deck", "check", *arguments, "--json"])
    told = json.loads(capsys.readouterr().out)
    (one,) = told if isinstance(told, list) else [told]
    assert isinstance(one, dict)
    assert code == (0 if one["legal"] else 2)
    return one["legal"], {problem["rule"] for problem in one["problems"]}


def test_the_verdict_of_a_format_and_that_of_the_ledger_differ_only_where_the_guide_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each of the 46 is measured by its own format, whose verdict is CrossFire's, and by the tournament rules."""
    guide = (Path(__file__).parents[2] / "docs" / "guides" / "deck-files.md").read_text(encoding="utf-8")
    differing: Counter[str] = Counter()
    for one in shipped():
        size = 55 if one.id == UNFINISHED else len(one.cards)
        by_format, _ = _judged(capsys, one.id, "--format", one.format)
        by_ledger, rules = _judged(capsys, one.id, "--as", f"Championship [{size}]")
        assert by_format == (one.id != UNFINISHED)
        if by_format == by_ledger:
            continue
        differing[one.format] += 1
        assert rules <= REFUSED_BY[one.format], one.id
        assert all(f"`{rule}`" in guide for rule in rules), one.id
    assert differing == {"551ES": 11, "75": 5, "75AS": 5}


@pytest.mark.parametrize("one", shipped_formats(), ids=lambda f: f.id)
def test_every_format_is_read_back_from_its_file(one: DeckFormat) -> None:
    assert parse_format(as_file(one), "a.cff", one.id) == one


def test_what_goes_without_saying_may_stand_in_the_file() -> None:
    text = as_file(named_format("55")).replace("set tempDeckFormatWorld {", "set tempDeckFormatWorld {\n 1 0 55 1\n")
    assert parse_format(text, "a.cff", "55") == named_format("55")


def with_limit(group: str, kind: str, allowed: Allowed) -> DeckFormat:
    free = named_format("999")
    groups = {g: MappingProxyType({kind: allowed} if g == group else {}) for g in GROUPS}
    totals = MappingProxyType({**free.totals, "All": (0, 99)})
    return replace(free, totals=totals, groups=MappingProxyType(groups))


@pytest.mark.parametrize(
    ("group", "kind"), [("types", "event"), ("rarities", "C"), ("sets", "4th"), ("worlds", "FR"), ("digits", "7")]
)
def test_each_kind_has_a_least_and_a_most(group: str, kind: str) -> None:
    of_kind = [p.id for p in catalogue.all_printings() if p.type != "dungeon" and kind_in(group, p) == kind]
    different = list({catalogue.printing(i).card_id: i for i in of_kind}.values())
    for count, wrong in ((1, True), (2, False), (4, False), (5, True)):
        found = problems(Deck("some", tuple(different[:count])), with_limit(group, kind, Allowed(2, 4)))
        assert [p.rule_id for p in found] == [f"crossfire/999/{group}/{kind}"] * wrong
        assert not wrong or (found[0].cards, found[0].mend_args) == (tuple(different[:count]), {"count": 1})


def test_copies_are_allowed_by_any_of_type_set_world_and_rarity_or_the_card() -> None:
    two = Deck("two", ("1st/331", "4th/363"))
    assert broken(two, with_limit("types", "event", Allowed(0, 99))) == ["copies"]
    assert broken(two, with_limit("types", "wizard spell", Allowed(0, 99, 2))) == []
    assert broken(two, with_limit("worlds", "none", Allowed(0, 99, 2))) == []
    assert broken(two, with_limit("sets", "1st", Allowed(0, 99, 2))) == ["copies"]  # the other copy is of another set
    assert broken(Deck("orcs", ("3rd/54",) * 9), with_limit("types", "event", Allowed(0, 99))) == []


def test_a_maximum_of_none_leaves_out_everything_but_what_is_allowed() -> None:
    war = "55WWRL"
    realms = [p.id for p in catalogue.all_printings() if p.world == "RL" and p.type == "realm" and p.set == "RL"][:8]
    hero = next(p.id for p in catalogue.all_printings() if p.world == "RL" and p.is_champion and p.deck_levels < 9)
    base = deck(55, [*realms, hero])
    assert broken(base, war) == []
    assert broken(replace(base, cards=(*base.cards[:54], "1st/1")), war) == ["worlds/FR"]
    assert broken(replace(base, cards=(*base.cards[:54], "AR/92")), war) == []  # of another world, but named as allowed
    dungeon = next(p.id for p in catalogue.all_printings() if p.type == "dungeon" and kind_in("worlds", p) == "ADD")
    assert broken(replace(base, dungeon=dungeon), war) == []
    assert broken(replace(base, dungeon=dungeon), replace(named_format(war), allowed_types=frozenset())) == [
        "worlds/ADD"
    ]


def test_banned_cards_are_named() -> None:
    banned = min(named_format("55AS").banned)
    (problem,) = [p for p in problems(Deck("one", (banned,)), named_format("55AS")) if p.rule_id.endswith("banned")]
    assert (problem.rule_id, problem.cards) == ("crossfire/55AS/banned", (banned,))


def test_the_most_avatars_are_the_free_ones() -> None:
    ninety = champions(*(9,) * 9, 8, 1)
    base = [*ninety, *cards("realm", 8)]
    assert broken(deck(55, [*base, *avatars(20)]), "55") == []
    assert broken(deck(55, [*base, *avatars(20, 11)]), "55") == ["totals/Levels"]
    assert broken(deck(55, [*champions(4), *cards("realm", 8), *avatars(20, 11)]), "55") == []


def test_dungeon_cards_are_counted_among_themselves() -> None:
    base = deck(55, legal(55), next(p.id for p in catalogue.all_printings() if p.type == "dungeon"))
    assert broken(base, "55") == []
    starter = named("A-1")
    assert broken(replace(starter, dungeon=base.dungeon), "551ES") == ["types/dungeon", "sets/DU"]


def test_a_format_is_found_by_name_or_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.cff"
    file.write_text(as_file(named_format("75BV")).replace("Beave's", "my"))
    found = format_asked_for(str(file))
    assert (found.id, found.title, found.groups) == ("mine", "75 Card my Tournament", named_format("75BV").groups)
    assert format_asked_for("75bv") == named_format("75BV")
    with pytest.raises(DeckError, match="no such deck format file"):
        read_format(tmp_path / "none.cff")


@pytest.mark.parametrize(
    ("wanted", "message"),
    [("55ASS", "did you mean 55AS"), ("Old School through Dragonlance", "3 formats"), ("chess", "lists them")],
)
def test_an_unknown_format_is_refused(wanted: str, message: str) -> None:
    with pytest.raises(DeckError, match=message):
        named_format(wanted)


GOOD = as_file(named_format("55OLS1"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("set tempDeckFormatTitle X\n", "a.cff:1: no totals: a deck format has a line"),
        (GOOD.replace("Levels", "Level"), "the totals lack Levels"),
        (GOOD.replace("    Artifact ", "    Artefact "), "no card type is called 'Artefact'"),
        (GOOD.replace("DUc/020", "DUc/200"), "no chase card 200 in a set 'DU'"),
        (GOOD.replace("DUc/020", "DU/9999"), "no printing 'DU/9999'"),
        (GOOD.replace("DUc/020", "a card"), "expected a card like DU/20, found 'a'"),
        (GOOD.replace("DUc/020", "type:99"), "no card type has the number '99'"),
        (GOOD.replace("   10    1", "   many    1", 1), "expected a number up to 9999999, found 'many'"),
        (GOOD.replace("   10    1", "   1234567890    1", 1), "expected a number up to 9999999"),
        (GOOD.replace("set tempDeckFormatTotal", "put tempDeckFormatTotal"), "expected 'set name value'"),
        ("set tempDeckFormatTotal {All 55}\n", "'All' needs 2 numbers, it has 1"),
        ("set tempDeckFormatTotal [exec date]\n", "would have to be run as a program"),
        ("set tempDeckFormatTotal {All 55 55\n", "is it cut off"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(text: str, message: str) -> None:
    assert text != GOOD
    with pytest.raises(DeckError) as refused:
        parse_format(text, "a.cff", "a")
    assert message in str(refused.value)
    assert str(refused.value).startswith("a.cff:")
    assert "\n" not in str(refused.value)


def test_cards_of_foreign_editions_are_read_over() -> None:
    assert parse_format(GOOD.replace("DUc/020", "DUc/020 FRN/7"), "a.cff", "55OLS1") == named_format("55OLS1")


@pytest.mark.property
@given(st.integers(0, len(GOOD) - 1), st.text("{}[]$ \n0aA", max_size=3))
def test_any_damage_is_a_format_or_a_refusal(at: int, change: str) -> None:
    try:
        parse_format(GOOD[:at] + change + GOOD[at + len(change) :], "a.cff", "a")
    except DeckError as refused:
        told = str(refused)
    else:
        return
    assert "\n" not in told

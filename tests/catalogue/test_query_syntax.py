from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms.catalogue import all_printings, search
from sixrealms.catalogue.query_syntax import (
    MOST_LETTERS,
    AtLeastOne,
    Every,
    NameWord,
    Query,
    QueryMistake,
    Term,
    Without,
    parse,
    terms,
    written,
)


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("", Every(())),
        ("  ", Every(())),
        ("war", NameWord("war")),
        ("war party", Every((NameWord("war"), NameWord("party")))),
        ('"war party"', NameWord("war party")),
        ('!"war party"', NameWord("war party", whole=True)),
        ("t:hero,wizard", Term("t", ":", ("hero", "wizard"))),
        ('t:"magical item",ally', Term("t", ":", ("magical item", "ally"))),
        ('n:"Iuz, Avatar of Evil"', Term("n", ":", ("Iuz, Avatar of Evil",))),
        ("LVL>=8", Term("lvl", ">=", ("8",))),
        ("a!=b", Term("a", "!=", ("b",))),
        ("-x", Without(NameWord("x"))),
        ("-(x y)", Without(Every((NameWord("x"), NameWord("y"))))),
        ("x or y z", AtLeastOne((NameWord("x"), Every((NameWord("y"), NameWord("z")))))),
        ("x AND y", Every((NameWord("x"), NameWord("y")))),
        ("(x OR y) z", Every((AtLeastOne((NameWord("x"), NameWord("y"))), NameWord("z")))),
        ('"or"', NameWord("or")),
        ("orc", NameWord("orc")),
        ("x(y)", NameWord("x(y)")),
        ("(x(y))", NameWord("x(y)")),
        ("fortification: x", Every((Term("fortification", ":", ("",)), NameWord("x")))),
        ("1st/44", NameWord("1st/44")),
        ("Anti-Magic", NameWord("Anti-Magic")),
        ("do' Urden", Every((NameWord("do'"), NameWord("Urden")))),
    ],
)
def test_what_a_text_is_read_as(text: str, tree: Query) -> None:
    assert parse(text) == tree
    assert parse(written(tree)) == tree


def test_every_part_knows_where_it_stands() -> None:
    text = 'mage -(t:"magical item" or !"war party") lvl>=8'
    assert [text[one.at : one.at + one.length] for one in terms(parse(text))] == [
        *("mage", 't:"magical item"', '!"war party"', "lvl>=8"),
    ]


@pytest.mark.parametrize("text", ["(" * 200, "-" * 200 + "x", "(" * 45 + "x" + ")" * 45, "x" * (MOST_LETTERS + 1)])
def test_what_is_too_deep_or_too_long_is_refused(text: str) -> None:
    with pytest.raises(QueryMistake):
        parse(text)


LETTERS = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"], exclude_characters='"“”„'), max_size=12)
FIELDS = st.from_regex(r"[a-z]{1,8}", fullmatch=True)
LEAVES = st.one_of(
    st.builds(NameWord, LETTERS, st.booleans()),
    st.builds(
        Term,
        FIELDS,
        st.sampled_from([":", "=", "!=", "<", "<=", ">", ">="]),
        st.lists(LETTERS, min_size=1, max_size=3).map(tuple),
    ),
)
QUERIES = st.recursive(
    LEAVES,
    lambda inside: st.one_of(
        st.builds(Without, inside),
        st.builds(Every, st.lists(inside, min_size=2, max_size=3).map(tuple)),
        st.builds(AtLeastOne, st.lists(inside, min_size=2, max_size=3).map(tuple)),
    ),
    max_leaves=8,
)


@given(QUERIES)
def test_a_query_that_is_written_is_read_back_as_it_was(query: Query) -> None:
    assert parse(written(query)) == query


@given(st.text(st.sampled_from('ab:=<>!-()"“ ,/or1Tt'), max_size=30) | st.text(max_size=30))
def test_whatever_is_typed_is_read_or_refused_with_its_place(text: str) -> None:
    try:
        found = parse(text)
    except QueryMistake as wrong:
        refused = wrong
    else:
        assert parse(written(found)) == found
        return
    assert 0 <= refused.at <= len(text)
    assert refused.length >= 1
    assert "\n" not in refused.said("pt-BR")


SOUND = st.sampled_from(
    [
        "t:hero",
        "w:FR",
        "lvl>=5",
        "s:1st",
        "is:avatar",
        "dragon",
        '"war"',
        "o:flyer",
        "t:wizard",
        "r:rare",
        "level<3",
        "phase:3",
    ]
)


@cache  # the same few questions are asked in every example
def ids(query: str) -> frozenset[str]:
    return frozenset(p.id for p in search(query))


@given(SOUND, SOUND, SOUND)
def test_or_and_not_keep_to_logic(one: str, other: str, third: str) -> None:
    everything = {p.id for p in all_printings()}
    assert ids(f"{one} or {other}") == ids(one) | ids(other)
    assert ids(f"{one} {other}") == ids(one) & ids(other) == ids(f"{one} and {other}")
    assert ids(f"-{one}") == everything - ids(one)
    assert ids(f"-({one} or {other})") == ids(f"-{one} -{other}")
    assert ids(f"{one} {other} or {third}") == (ids(one) & ids(other)) | ids(third)
    assert ids(f"{one} ({other} or {third})") == ids(one) & (ids(other) | ids(third))

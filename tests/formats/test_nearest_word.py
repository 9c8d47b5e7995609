"""What is proposed for a name that is not understood: the word that was meant, at the place where it stands."""

from __future__ import annotations

import string

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sixrealms.errors import OptionError
from sixrealms.formats import ShorthandMistake, asked_for, parse
from sixrealms.formats.shorthand_words import TYPES, VARIANTS, VICTORIES, folded
from sixrealms.options import compose
from sixrealms.rulesets import RULESETS


def refusal(line: str) -> ShorthandMistake:
    with pytest.raises(ShorthandMistake) as refused:
        asked_for(line)
    return refused.value


@pytest.mark.rule("notation.grammar", "notation.order", "format.no-xs.predicate")
@pytest.mark.parametrize(
    ("line", "wrong", "nearest"),
    [
        *((f"No-{digit} [55]", f"No-{digit}", f"No-{digit}s") for digit in range(10)),
        ("no 5x [55]", "no 5x", "No-5s"),
        ("No-99s [55]", "No-99s", "No-9s"),
        ("No-Nines [55]", "No-Nines", "No-9s"),
        ("No-sixes [55]", "No-sixes", "No-6s"),
        ("No-12s [55]", "No-12s", ""),
        ("Barbarian's Game [55]", "Barbarian's Game", "Championship (Barbarian’s Game) [55]"),
        ("Questing [55]", "Questing", "Championship (Questing) [55]"),
        ("Questing (Allies)—Enhanced [75]", "Questing", "Championship (Questing, Allies)—Enhanced [75]"),
        ("spellfire:melons [55]", "melons", "spellfire:Championship (Melon Rule) [55]"),
        ("Aiding, Questing [55]", "Aiding, Questing", "Championship (Aiding, Questing) [55]"),
        ("Quest [55]", "Quest", "Championship (Questing) [55]"),
        ("Melon Rle [55]", "Melon Rle", "Championship (Melon Rule) [55]"),
        ("Barbaric [55]", "Barbaric", "Championship—Barbaric [55]"),
        ("Enhanced [75]", "Enhanced", "Championship—Enhanced [75]"),
        ("Barbaric—Enhanced [75]", "Barbaric", ""),
        ("Championship (King's Decree) [55]", "King's Decree", "King’s Decree [55]"),
        ("Championship (King's Decree, Allies) [55]", "King's Decree", "King’s Decree (Allies) [55]"),
        ("No-9s (King's Decree) [55]", "King's Decree", ""),
        ("Championship (Questing, Barbaric) [55]", "Barbaric", "Championship (Questing)—Barbaric [55]"),
        ("Championship (Questing and Allies) [55]", "Questing and Allies", "Questing, Allies"),
        ("Championship (Spoils) [55]", "Spoils", ""),
        ("Championship—Questing [55]", "Questing", "Championship (Questing) [55]"),
        ("No-9s—Conqueror's Game [55]", "Conqueror's Game", "No-9s (Conqueror’s Game) [55]"),
        ("Championship—King's Decree [55]", "King's Decree", "King’s Decree [55]"),
        ("Championship-Barbarian's Game [55]", "Barbarian's Game", "Championship (Barbarian’s Game) [55]"),
        ("King's Decree Barbaric [55]", "Barbaric", "King's Decree—Barbaric [55]"),
        ("The Grind, Questing (Allies) [75]", "Questing", "The Grind (Questing, Allies) [75]"),
        ("World Champoinship [55]", "World Champoinship", "World Championship"),
        ("Sealed [55]", "Sealed", "Sealed Deck"),
        ("Game [55]", "Game", ""),
        ("Goblin Stew [55]", "Goblin Stew", ""),
        ("Sealed Dek (Sideboard) [75]", "Sealed Dek", "Sealed Deck [55]"),
        ("Goblin Stew (Alies) [55]", "Alies", "Allies"),
        ("Championship (Alies, Goblins) [55]", "Alies", "Allies"),
    ],
)
def test_what_was_meant_is_proposed_where_it_stands(line: str, wrong: str, nearest: str) -> None:
    mistake = refusal(line)
    shown, carets = mistake.picture
    assert "".join(c for c, caret in zip(shown, carets, strict=False) if caret == "^") == wrong
    assert mistake.nearest == nearest
    assert bool(mistake.mended) == bool(nearest)
    assert mistake.understood == (bool(nearest) and "Goblin" not in line)
    if mistake.understood:
        asked_for(mistake.mended)


@pytest.mark.rule("notation.order")
@pytest.mark.parametrize(
    ("line", "english", "portuguese"),
    [
        ("Questing [55]", "Questing is a variant and", "Questing é uma variante e"),
        ("Aiding [55]", "Aiding is an optional rule and", "Aiding é uma regra opcional e"),
        ("Championship (The Grind) [55]", "The Grind is a type of game and", "The Grind é um tipo de jogo e"),
        ("Barbaric [55]", "Barbaric is a victory condition and", "Barbaric é uma condição de vitória e"),
    ],
)
def test_a_word_that_stands_in_the_wrong_place_is_told_its_place(line: str, english: str, portuguese: str) -> None:
    mistake = refusal(line)
    assert english in mistake.said("en")
    assert portuguese in mistake.said("pt-BR")
    assert "(notation.order)" in mistake.said("en")


@pytest.mark.rule("victory.by-deck-size", "option.barbarian.formation-cap")
def test_a_condition_of_victory_that_comes_with_the_size_is_named_where_a_variant_forbids_it() -> None:
    line = "Championship (Allies, Barbarian's Game) [110]"
    mistake = refusal(line)
    assert line[mistake.at : mistake.at + mistake.length] == "Barbarian's Game"
    assert "conflict.victory.default-for-110" in str(mistake)
    assert "option.barbarian.formation-cap" in str(mistake)
    assert "—Standard, —Barbaric;" in str(mistake)
    for victory in ("standard", "barbaric"):
        name = asked_for(f"Championship (Barbarian's Game)—{victory} [110]")
        assert (name.victory, name.variants) == (victory, ("barbarian",))
    assert asked_for(mistake.mended).victory == "standard"


@pytest.mark.rule("dungeon.optional-or-default")
@pytest.mark.parametrize(
    ("key", "rule"),
    [("sealed-deck", "format.sealed-deck.one-deck"), ("masters-strategy", "format.masters-strategy.base")],
)
def test_who_plays_what_he_was_issued_chooses_no_dungeon_cards(key: str, rule: str) -> None:
    with pytest.raises(OptionError, match=rf"{rule}.*dungeon\.optional-or-default"):
        compose(RULESETS["fourth-edition"], 55, 2, {key: "on", "dungeon-cards": "on"})


def test_every_word_is_told_its_place_from_every_other_place() -> None:
    front = [t.name for t in TYPES.values() if t.key not in ("no-xs", "championship")]
    inside = [v.name for v in VARIANTS.values() if v.key != "conqueror"]
    goals = [v for v in VICTORIES.values() if v != "Standard"]
    told = 0
    for word in {*inside, *goals} - {*front}:
        told += _mended(f"{word} [55]", word)
    for word in {*front, *goals} - {"Conqueror’s Game"}:
        told += _mended(f"Championship ({word}) [55]", word)
    for word in (*front, *inside):
        told += _mended(f"Championship—{word} [55]", word)
    assert told > 50


def _mended(line: str, word: str) -> int:
    name = asked_for(refusal(line).mended)
    assert folded(word) in folded(name.shorthand)
    return 1


_LETTERS = string.ascii_letters + string.digits + " ’-"


@st.composite
def misspelt(draw: st.DrawFn) -> str:
    """A word of the shorthand with some letters wrong, or anything."""
    known = [*(t.name for t in TYPES.values()), *(v.name for v in VARIANTS.values()), *VICTORIES.values(), "No-7s"]
    word = draw(st.sampled_from(known))
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(word)))
        word = word[:at] + draw(st.sampled_from(["", *_LETTERS])) + word[at + draw(st.integers(0, 1)) :]
    return word


def _mistake_in(line: str) -> ShorthandMistake | None:
    try:
        asked_for(line)
    except ShorthandMistake as refused:
        return refused
    return None


@pytest.mark.property
@pytest.mark.rule("notation.grammar")
@given(
    misspelt() | st.text(_LETTERS, max_size=12),
    st.sampled_from(["{} [{}]", "Spellfire: {} [{}]", "Championship ({}) [{}]", "Championship (Allies, {}) [{}]",
                     "No-9s—{} [{}]", "King's Decree (Questing)—{} [{}]", "{} (Melon Rule)—Barbaric [{}]",
                     "Sealed Deck ({}) [{}]", "({0}, Questing and {0}) - {0} [{1}]", "Championship {} [{}]"]),
    st.sampled_from([55, 75, 110, 60]),
)  # fmt: skip
def test_every_proposal_is_understood_when_it_is_typed_back(word: str, line: str, size: int) -> None:
    mistake = _mistake_in(line.format(word, size))
    assume(mistake is not None)
    if mistake is None:
        return
    assert bool(mistake.nearest) == bool(mistake.mended)
    if not mistake.mended:
        return
    assert mistake.nearest in mistake.mended
    further = _mistake_in(mistake.mended)
    assert mistake.understood == (further is None)
    if further is not None:  # something else is wrong, and nothing is known for it
        assert mistake.nearest != mistake.mended
        assert not further.understood
        assert not mistake.at <= further.at < mistake.at + len(mistake.nearest)


@pytest.mark.rule("notation.free-text")
def test_a_proposal_counts_with_the_text_below() -> None:
    with pytest.raises(ShorthandMistake) as refused:
        parse("Spellfire: Goblin Stew (Alies) [75]\nEvery deck holds a goblin.")
    assert refused.value.mended == "Spellfire: Goblin Stew (Allies) [75]"

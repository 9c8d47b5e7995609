"""The shorthand: what it means, how it is written, where it is wrong."""

from __future__ import annotations

import re
import string
from typing import Any

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from sixrealms import rulebook
from sixrealms.errors import OptionError
from sixrealms.formats import GameName, ShorthandMistake, asked_for, doubts, parse
from sixrealms.formats.shorthand_words import CUSTOM, TYPES, VARIANTS, VICTORIES

GRAMMAR: dict[str, Any] = rulebook.rule("notation.grammar").data or {}


@pytest.mark.rule(
    "notation.grammar", "notation.colon-inconsistency", "protocol.post-options", "variant.marking-required"
)
@pytest.mark.parametrize("case", GRAMMAR["examples"], ids=lambda case: case["canonical"])
def test_every_example_of_the_ledger_is_read_and_written_as_it_says(case: dict[str, Any]) -> None:
    name = parse(case["input"])

    assert name.type == case["format"]
    assert list(name.variants) == case["variants"]
    assert (name.victory, name.size, name.digit) == (case["victory"], case["size"], case.get("digit"))
    assert name.shorthand == case["canonical"]
    assert parse(name.shorthand) == name


@pytest.mark.rule("notation.grammar", "notation.order")
@pytest.mark.parametrize("line", GRAMMAR["reject"])
def test_every_counterexample_of_the_ledger_is_refused(line: str) -> None:
    with pytest.raises(ShorthandMistake):
        parse(line)


@pytest.mark.rule("notation.example.regional")
def test_the_regional_championship() -> None:
    name = parse("Spellfire® Regional Championship—Barbaric [55]")
    assert name == GameName("championship", "Regional Championship", victory="barbaric")


@pytest.mark.rule("notation.example.kings-decree")
@pytest.mark.parametrize(
    "line",
    [
        "Spellfire®: King’s Decree (Questing)—Enhanced [75]",
        "Spellfire: King's Decree (Questing)-Enhanced [75]",
        "spellfire:kings decree(questing)--enhanced[75]",
        "  SPELLFIRE (R)  :  King´s   Decree ( Questing ) – ENHANCED  [ 75 ]  ",
        "SpellfireÆ King's Decree (Questing) - Enhanced [75 cards]",
    ],
)
def test_the_kings_decree_however_it_is_typed(line: str) -> None:
    assert parse(line) == GameName("kings-decree", variants=("questing",), victory="enhanced", size=75)


@pytest.mark.rule("notation.example.world")
def test_the_world_championship() -> None:
    assert parse("Spellfire® World Championship—Standard [55]") == GameName(title="World Championship")


@pytest.mark.rule("notation.order")
def test_the_parts_stand_in_their_order() -> None:
    name = GameName("no-xs", digit=9, variants=("melon", "allies"), victory="barbaric", size=75)
    assert str(name) == "Spellfire®: No-9s (Allies, Melon Rule)—Barbaric [75]"


@pytest.mark.rule("protocol.default-standard", "victory.default")
@pytest.mark.parametrize("line", ["Spellfire [55]", "Spellfire: [55]", "Spellfire: Championship [55]"])
def test_a_size_alone_is_the_plain_game(line: str) -> None:
    name = parse(line)
    assert name == GameName("championship", "", None, (), "standard", 55)
    assert name.shorthand == "Spellfire®: Championship—Standard [55]"  # protocol.post-options: defaults are shown


@pytest.mark.rule("victory.by-deck-size")
def test_a_large_deck_without_a_victory_word_plays_to_ten_and_the_contradiction_is_shown() -> None:
    line = "Spellfire: World War! [110]"
    assert parse(line).victory == "enhanced"
    (doubt,) = doubts(line)
    assert rulebook.advice("victory.by-deck-size")[0].id == doubt.conflict
    assert doubts("Spellfire: World War!—Standard [110]") == []
    assert doubts("Spellfire: World War! [75]") == []
    assert [parse(f"Spellfire: World War! [{size}]").victory for size in (55, 75)] == ["standard", "standard"]
    assert parse("Spellfire: World War!—Enhanced [75]").victory == "enhanced"
    assert parse("Spellfire: World War!—Standard [110]").victory == "standard"


@pytest.mark.rule("notation.free-text")
def test_what_stands_below_is_kept_word_for_word() -> None:
    below = "  Double points!\n\n\tRound 1 at 9:00 [hall 2]\n"
    name = parse(f"Spellfire: Championship [55]\n{below}")
    assert name.text == below
    assert parse(name.listing) == name


@pytest.mark.rule("tournament.types.custom")
def test_a_type_of_its_own_needs_rules_below() -> None:
    line = "Spellfire: Goblin Stew (Questing) [75]"
    name = parse(f"{line}\nEvery deck holds a goblin.")
    assert (name.type, name.title, name.variants) == (CUSTOM, "Goblin Stew", ("questing",))
    for without in (line, f"{line}\n \n"):
        with pytest.raises(ShorthandMistake, match=r"tournament\.types\.custom"):
            parse(without)


@pytest.mark.rule("tournament.types.standard-list", "tournament.types.levels", "format.sealed-deck.purpose")
def test_the_thirteen_types_and_their_grades() -> None:
    standard = [t for t in TYPES.values() if t.standard]
    assert len(standard) == 13
    levels = (rulebook.rule("tournament.types.levels").data or {})["levels"]
    for grade, names in levels.items():
        found = {t.name.replace("’", "'") for t in standard if t.grade == (grade if grade != "ungraded" else "")}
        assert found == set(names)
    assert [t.key for t in standard if t.grade == "beginner"] == ["sealed-deck"]
    assert [t.key for t in TYPES.values() if not t.standard] == ["tyrants-game"]


@pytest.mark.rule("variant.list")
def test_five_variants_are_standard() -> None:
    assert [v.name for v in VARIANTS.values() if v.standard] == [
        "Allies", "Destroyed Worlds", "Melon Rule", "Questing", "Sideboard",
    ]  # fmt: skip


@pytest.mark.rule("tournament.types.deck-size-free", "protocol.deck-sizes")
@pytest.mark.parametrize("type_key", TYPES)
def test_a_type_goes_with_every_size_unless_it_is_tied_to_one(type_key: str) -> None:
    digit = 3 if type_key == "no-xs" else None
    tied = type_key in {"sealed-deck", "masters-strategy", "tyrants-game"}
    for size in (55, 75, 110):
        if size == 55 or not tied:
            assert GameName(type_key, digit=digit, size=size).size == size
        else:
            with pytest.raises(OptionError, match=r"tournament\.types\.deck-size-free"):
                GameName(type_key, digit=digit, size=size)
    with pytest.raises(OptionError, match=r"protocol\.deck-sizes"):
        GameName(type_key, digit=digit, size=60)


@pytest.mark.parametrize("name", [t.name for t in TYPES.values()] + ["The Conquerors Game", "Grind"])
def test_every_type_is_found_by_its_name(name: str) -> None:
    line = f"{name.replace('Xs', '4s').upper()} [55]"
    assert asked_for(line).type in TYPES


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_and_option_is_found_by_its_name(variant: str) -> None:
    line = f"Championship ({VARIANTS[variant].name.replace('’', '').lower()}) [55]"
    assert asked_for(line).variants == (variant,)


MISTAKES = [
    # line, the part that is wrong, what was meant
    ("Spelfire: Championship [55]", "Spelfire", "Spellfire"),
    ("Championship [55]", "Championship", ""),
    ("Spellfire: Kings Decre [55]", "Kings Decre", "King’s Decree"),
    ("Spellfire: No-Xs [55]", "No-Xs", "No-9s"),
    ("Spellfire: Championship (Questing, Alies) [55]", "Alies", "Allies"),
    ("Spellfire: Championship (Questing,) [55]", ")", ""),
    ("Spellfire: Championship () [55]", ")", ""),
    ("Spellfire: Championship (Melon Rule, Melons) [55]", "Melons", "Spellfire: Championship (Melon Rule) [55]"),
    ("Spellfire: Championship (Questing, questing) [55]", "questing", "Spellfire: Championship (Questing) [55]"),
    ("Spellfire: Championship—Barberic [55]", "Barberic", "Barbaric"),
    ("Spellfire: World Championship-Barberic [55]", "Barberic", "Barbaric"),
    ("Spellfire: No-9s-Heroic [55]", "Heroic", ""),
    ("Spellfire: Championship— [55]", "[", ""),
    ("Spellfire: Championship—Standard—Enhanced [55]", "—", ""),
    ("Spellfire: Championship (Allies) Standard [55]", "Standard", ""),
    ("Spellfire: Championship (Allies—Standard [55]", "(Allies—Standard", ""),
    ("Spellfire: Championship) [55]", ")", ""),
    ("Spellfire: Championship—Enhanced [60]", "60", "55"),
    ("Spellfire: Championship—Enhanced [100]", "100", "110"),
    ("Spellfire: Championship [fifty]", "[fifty]", ""),
    ("Spellfire: Championship [55] tomorrow", "tomorrow", ""),
    ("Spellfire: Championship [55] [75]", "[", ""),
    ("Spellfire: Sealed Deck [75]", "[75]", "[55]"),
    ("Spellfire: Championship (Sideboard) [110]", "[110]", "[55]"),
    ("Spellfire: Sealed Deck (Melon Rule, side board) [55]", "side board", "Spellfire: Sealed Deck (Melon Rule) [55]"),
    ("Spellfire: Master's Strategy (Sideboard) [55]", "Sideboard", "Spellfire: Master's Strategy [55]"),
    ("Spellfire:: World Championship [55]", ": World Championship", ""),
]


@pytest.mark.parametrize(("line", "part", "nearest"), MISTAKES)
def test_a_mistake_is_marked_where_it_stands_and_the_nearest_name_is_proposed(
    line: str, part: str, nearest: str
) -> None:
    with pytest.raises(ShorthandMistake) as refused:
        parse(line)

    mistake = refused.value
    shown, carets = mistake.picture
    assert shown == f"  {line}"
    marked = "".join(c for c, caret in zip(shown, carets, strict=False) if caret == "^")
    assert part in marked
    assert len(marked) <= len(part) + 1
    assert mistake.nearest == nearest
    assert f"column {mistake.at + 1} " in str(mistake)


@pytest.mark.parametrize(("line", "part", "nearest"), MISTAKES)
def test_a_mistake_is_told_in_every_language(line: str, part: str, nearest: str) -> None:
    with pytest.raises(ShorthandMistake) as refused:
        parse(line)
    mistake = refused.value
    english, portuguese = mistake.said("en"), mistake.said("pt-BR")
    assert english == str(mistake)
    assert portuguese.startswith(f"coluna {mistake.at + 1} de {line!r}: ")
    why = len(f"coluna {mistake.at + 1} de {line!r}: ")
    assert portuguese[why:] != english[english.index(": ", len(repr(line))) + 2 :]
    assert ("did you mean" in english, "você quis dizer" in portuguese) == (bool(nearest), bool(nearest))
    for rule in re.findall(r"\(\w+\.[\w.-]+\)", english):
        assert rule in portuguese


@pytest.mark.rule("format.sealed-deck.one-deck", "format.masters-strategy.base", "variant.sideboard.deck-exact")
@pytest.mark.rule("dungeon.optional-or-default")
@pytest.mark.parametrize(
    ("kind", "rule"),
    [("Sealed Deck", "format.sealed-deck.one-deck"), ("Master's Strategy", "format.masters-strategy.base")],
)
def test_who_plays_what_he_was_issued_has_no_sideboard(kind: str, rule: str) -> None:
    with pytest.raises(OptionError, match=rf"{rule}.*variant\.sideboard\.deck-exact"):
        parse(f"Spellfire: {kind} (Sideboard) [55]")
    with pytest.raises(ShorthandMistake, match=rf"{rule}.*dungeon\.optional-or-default") as refused:
        parse(f"Spellfire: {kind} (Melon Rule, Dungeon Cards)—Standard [55]")
    assert refused.value.picture[1].count("^") == len("Dungeon Cards")
    assert refused.value.nearest == f"Spellfire: {kind} (Melon Rule)—Standard [55]"
    key = kind.lower().replace(" ", "-").replace("'", "")
    with pytest.raises(OptionError, match=rf"{rule}.*variant\.sideboard\.deck-exact"):
        GameName(key, variants=("sideboard",), size=55)
    assert GameName(key, variants=("melon",), size=55).variants == ("melon",)
    assert parse("Spellfire: Tyrant's Game (Sideboard) [55]").variants == ("sideboard",)
    with pytest.raises(OptionError, match=rf"{rule}.*variant\.sideboard\.deck-exact"):
        GameName(kind.lower().replace(" ", "-").replace("'", ""), variants=("sideboard",))


def test_a_line_of_any_length_is_refused_in_one_line() -> None:
    with pytest.raises(ShorthandMistake, match="longer than 300") as refused:
        parse("Spellfire: " + "x" * 100_000 + " [55]")
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "chess"},
        {"variants": ("chess",)},
        {"victory": "heroic"},
        {"variants": ("allies", "allies")},
        {"digit": 3},
        {"type": "no-xs"},
        {"type": "no-xs", "digit": 10},
        {"title": "Gen Con"},
        {"title": "Championship"},
        {"title": "A (big) Championship"},
        {"title": "A  Championship"},
        {"title": "A — Championship"},
        {"title": ": Championship"},
        {"type": "kings-decree", "title": "Royal Championship"},
        {"type": CUSTOM, "title": "Goblin Stew"},
        {"type": CUSTOM, "title": "The Grind", "text": "hard"},
        {"type": CUSTOM, "title": "No-3s", "text": "hard"},
        {"variants": ("sideboard",), "size": 75},
        {"type": "sealed-deck", "variants": ("sideboard",)},
        {"type": "masters-strategy", "variants": ("sideboard",)},
        {"type": "sealed-deck", "variants": ("dungeon-cards",)},
        {"type": "masters-strategy", "variants": ("dungeon-cards",)},
    ],
)
def test_a_name_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        GameName(**wrong)


_WORD = st.text(string.ascii_letters + string.digits + "!’-éß.:&", min_size=1, max_size=8)
_TITLES = st.lists(_WORD, min_size=1, max_size=3).map(" ".join)


@st.composite
def names(draw: st.DrawFn) -> GameName:
    """Any game that can be named."""
    kind = draw(st.sampled_from([*TYPES, CUSTOM]))
    title = ""
    if kind == CUSTOM:
        title = draw(_TITLES)
    elif kind == "championship" and draw(st.booleans()):
        title = f"{draw(_TITLES)} Championship"
    text = draw(st.text(max_size=40))
    try:
        return GameName(
            kind,
            title,
            draw(st.integers(0, 9)) if kind == "no-xs" else None,
            tuple(draw(st.lists(st.sampled_from(list(VARIANTS)), unique=True, max_size=4))),
            draw(st.sampled_from(list(VICTORIES))),
            draw(st.sampled_from([55, 55, 75, 110])),
            text if kind != CUSTOM else f"{text}.",
        )
    except OptionError:
        assume(False)
        raise


@pytest.mark.property
@pytest.mark.rule("notation.grammar")
@given(names())
@example(GameName("championship", "Pre-Standard Championship", victory="barbaric"))
@example(GameName(CUSTOM, "Pre-Standard", victory="enhanced", size=110, text="."))
def test_what_is_written_is_read_back(name: GameName) -> None:
    assert parse(name.listing) == name
    assert asked_for(name.listing) == name


@pytest.mark.property
@given(names(), st.data())
def test_colon_spaces_dashes_and_case_do_not_matter(name: GameName, data: st.DataObject) -> None:
    def some(*forms: str) -> str:
        return data.draw(st.sampled_from(forms))

    gap = st.sampled_from(["", " ", "   "])
    game = some("Spellfire", "spellfire", "SPELLFIRE®", "Spellfire (R)", "SpellfireÆ") + some(":", " :", "") + " "
    called = (
        name.name if name.title else some(name.name, name.name.upper(), name.name.lower(), name.name.replace("’", "'"))
    )
    spelt = [
        some(VARIANTS[v].name, VARIANTS[v].name.upper(), VARIANTS[v].name.replace("’", "'")) for v in name.variants
    ]
    inside = f"{data.draw(gap)}({some(', ', ',', ' ; ').join(spelt)})" if spelt else ""
    dash = some("—", "–", "--", " — ", " - ", " -- ", " – ", "-")
    victory = some(name.victory, name.victory.upper(), name.victory.title())
    line = f"{game}{data.draw(gap)}{called}{inside}{dash}{victory}{data.draw(gap)}[{name.size}]"

    assert parse(f"{line}\n{name.text}") == name


@pytest.mark.property
@given(st.text(max_size=60) | st.text("Spellfire:®— -()[]5710 NosAlies,Qu", max_size=60))
def test_any_text_is_a_name_or_a_mistake_with_its_place(text: str) -> None:
    try:
        name = asked_for(text)
    except ShorthandMistake as refused:
        mistake = refused
    else:
        assert parse(name.listing) == name
        return
    assert 0 <= mistake.at <= len(mistake.line)
    assert mistake.picture[1].count("^") == mistake.length >= 1

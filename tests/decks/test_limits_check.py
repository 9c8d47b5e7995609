from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.decks import Deck, limits_check, shipped, starters
from sixrealms.errors import DeckError, OptionError
from sixrealms.rulesets import deck_limits
from sixrealms.rulesets.deck_limits import FOURTH_EDITION_55, STARTER, DeckLimits, Range, limits, sizes
from sixrealms.wording import LANGUAGES
from tests.decks.building import avatars, cards, champions, deck, legal

TABLES = {size: limits("tournament", size) for size in (55, 75, 110)}
CHAMPIONS = {55: (1, 20), 75: (3, 27), 110: (4, 40)}
REALMS = {55: (8, 15), 75: (10, 20), 110: (15, 30)}
MOST = {
    "rule": {55: 3, 75: 4, 110: 5},
    "holding": {55: 6, 75: 7, 110: 10},
    "artifact": {55: 10, 75: 12, 110: 15},
    "magical_item": {55: 12, 75: 15, 110: 20},
    "event": {55: 10, 75: 13, 110: 17},
}
LEVELS = {55: 90, 75: 115, 110: 180}
IN_LEDGER = {
    "rule": "rule-cards", "holding": "holdings", "artifact": "artifacts", "magical_item": "magical-items",
    "event": "events",
}  # fmt: skip


def broken(of: Deck, by: DeckLimits) -> list[str]:
    return [problem.rule_id for problem in limits_check.problems(of, by)]


def marked(*names: str) -> list[pytest.MarkDecorator]:
    """The marks of one case: the ledger entries for the three sizes."""
    return [pytest.mark.rule(*names)]


SIZES = [pytest.param(size, marks=marked(f"deck.limits.{size}.total")) for size in (55, 75, 110)]


@pytest.mark.rule("deck.unlimited-types")
@pytest.mark.parametrize("size", SIZES)
def test_a_deck_of_minimums_filled_with_allies_is_legal(size: int) -> None:
    assert broken(deck(size, legal(size)), TABLES[size]) == []


@pytest.mark.parametrize("size", SIZES)
def test_one_card_more_or_less_is_refused(size: int) -> None:
    right = deck(size, legal(size))
    assert broken(Deck("short", right.cards[:-1]), TABLES[size]) == [f"deck.limits.{size}.total"]
    longer = Deck("long", (*right.cards, *cards("wizard spell", 1)))
    assert broken(longer, TABLES[size]) == [f"deck.limits.{size}.total"]


@pytest.mark.rule("deck.unlimited-types")
@pytest.mark.parametrize(
    "card_type",
    [
        "ally",
        "blood ability",
        "cleric spell",
        "psionic power",
        "thief ability",
        "unarmed combat",
        "wizard spell",
    ],
)
def test_types_without_a_limit(card_type: str) -> None:
    main = [*legal(55), *cards(card_type, 19)]
    assert broken(deck(55, main), TABLES[55]) == []


@pytest.mark.parametrize(
    ("size", "card_type"),
    [
        pytest.param(size, card_type, marks=marked(f"deck.limits.{size}.{IN_LEDGER[card_type]}"))
        for size in (55, 75, 110)
        for card_type in MOST
    ],
)
def test_the_most_cards_of_a_type(size: int, card_type: str) -> None:
    most = MOST[card_type][size]
    assert TABLES[size].groups[card_type.replace("_", " ")].least == 0
    assert broken(deck(size, legal(size, **{card_type: most})), TABLES[size]) == []
    over = limits_check.problems(deck(size, legal(size, **{card_type: most + 1})), TABLES[size])
    assert [p.rule_id for p in over] == [f"deck.limits.{size}.{IN_LEDGER[card_type]}"]
    assert len(over[0].cards) == over[0].args["count"] == most + 1
    assert over[0].args["most"] == most


@pytest.mark.parametrize("size", [pytest.param(s, marks=marked(f"deck.limits.{s}.realms")) for s in (55, 75, 110)])
def test_the_least_and_the_most_realms(size: int) -> None:
    least, most = REALMS[size]
    for count, expected in ((least - 1, 1), (least, 0), (most, 0), (most + 1, 1)):
        assert broken(deck(size, legal(size, realm=count)), TABLES[size]) == [f"deck.limits.{size}.realms"] * expected


@pytest.mark.parametrize("size", [pytest.param(s, marks=marked(f"deck.limits.{s}.champions")) for s in (55, 75, 110)])
def test_the_least_and_the_most_champions_of_all_icons_together(size: int) -> None:
    least, most = CHAMPIONS[size]
    weak = [
        c.default.id
        for c in catalogue.cards()
        if c.default.is_champion and c.default.official and c.default.deck_levels <= 4
    ]
    assert len({catalogue.printing(i).type for i in weak[: most + 1]}) > 2
    for count, expected in ((least - 1, 1), (least, 0), (most, 0), (most + 1, 1)):
        of = deck(size, [*cards("realm", REALMS[size][0]), *weak[:count]])
        assert broken(of, TABLES[size]) == [f"deck.limits.{size}.champions"] * expected


@pytest.mark.rule("deck.levels.counted")
@pytest.mark.parametrize(
    ("size", "levels"),
    [
        pytest.param(55, (9,) * 9 + (8, 1), marks=marked("deck.limits.55.levels")),
        pytest.param(75, (9,) * 12 + (6, 1), marks=marked("deck.limits.75.levels")),
        pytest.param(110, (9,) * 12 + (8,) * 8 + (7, 1), marks=marked("deck.limits.110.levels")),
    ],
)
def test_the_most_champion_levels(size: int, levels: tuple[int, ...]) -> None:
    assert sum(levels) == LEVELS[size]
    realms = cards("realm", REALMS[size][0])
    assert broken(deck(size, [*champions(*levels), *realms]), TABLES[size]) == []
    higher = (*levels[:-1], levels[-1] + 1)
    over = limits_check.problems(deck(size, [*champions(*higher), *realms]), TABLES[size])
    assert [p.rule_id for p in over] == [f"deck.limits.{size}.levels"]
    assert over[0].args["levels"] == LEVELS[size] + 1


@pytest.mark.rule("deck.levels.first-number", "deck.levels.counted", "card.level.question-mark")
def test_odd_icons_count_with_their_first_number_and_a_question_mark_with_nothing() -> None:
    def counted(card: str) -> int:
        return limits_check.counted_levels([catalogue.printing(card)], 0)

    assert [counted(i) for i in ("1st/444", "UD/85", "DR/107", "1st/44", "1st/3")] == [5, 5, 0, 9, 0]


NINETY = (9,) * 9 + (8, 1)


@pytest.mark.rule("deck.avatar.free-one")
@pytest.mark.parametrize("size", [55, 75])
def test_one_avatar_is_free(size: int) -> None:
    ordinary = NINETY if size == 55 else (9,) * 12 + (6, 1)
    main = [*champions(*ordinary), *cards("realm", REALMS[size][0])]
    assert broken(deck(size, [*main, *avatars(20)]), TABLES[size]) == []
    assert broken(deck(size, [*main, *avatars(20, 11)]), TABLES[size]) == [f"deck.limits.{size}.levels"]


@pytest.mark.rule("deck.avatar.free-one")
def test_fourth_edition_has_no_free_avatar() -> None:
    main = [*champions(*NINETY), *cards("realm", 8)]
    assert broken(deck(55, main), FOURTH_EDITION_55) == []
    assert broken(deck(55, [*main, *avatars(20)]), FOURTH_EDITION_55) == ["deck.limits.55.levels"]


@pytest.mark.rule("deck.avatar.free-two-110")
def test_two_avatars_are_free_in_the_large_deck() -> None:
    main = [*champions(*((9,) * 12 + (8,) * 8 + (7, 1))), *cards("realm", 15)]
    for ruleset in ("tournament", "tournament-110"):
        table = limits(ruleset, 110)
        assert broken(deck(110, [*main, *avatars(20, 18)]), table) == []
        assert broken(deck(110, [*main, *avatars(20, 18, 11)]), table) == ["deck.limits.110.levels"]


@pytest.mark.rule("deck.avatar.free-one", "deck.avatar.free-two-110")
def test_the_free_avatars_are_those_of_the_highest_levels() -> None:
    three = [catalogue.printing(i) for i in avatars(11, 20, 18)]
    assert [limits_check.counted_levels(three, free) for free in (0, 1, 2, 3, 4)] == [49, 29, 11, 0, 0]


@pytest.mark.rule("deck.avatar.counts-as-champion")
def test_a_free_avatar_is_still_a_champion_and_a_card() -> None:
    twenty = [*champions(*((3,) * 10 + (4,) * 10)), *cards("realm", 8)]
    assert broken(deck(55, twenty), TABLES[55]) == []
    assert broken(deck(55, [*twenty, *avatars(20)]), TABLES[55]) == ["deck.limits.55.champions"]
    full = deck(55, legal(55))
    assert broken(Deck("56", (*full.cards, *avatars(20))), TABLES[55]) == ["deck.limits.55.total"]


@pytest.mark.rule("deck.unique")
@pytest.mark.parametrize(
    ("copies", "allowed"),
    [
        (["3rd/54"] * 9, True),  # its text sets no limit
        (["4th/234"] * 9, True),
        (["3rd/329"] * 9, True),  # the rules name this printing
        (["3rd/256"] * 3, True),  # up to three
        (["3rd/256"] * 4, False),
        (["1st/54"] * 2, False),  # the older printing lacks the permission
        (["3rd/54", "1st/54"], False),
        (["3rd/256", "1st/256"], False),  # each copy must permit the other
        (["1st/331", "4th/363"], False),  # other wording, same card
    ],
)
@pytest.mark.parametrize("table", [TABLES[55], FOURTH_EDITION_55], ids=["tournament", "fourth-edition"])
def test_copies_of_one_card(table: DeckLimits, copies: list[str], *, allowed: bool) -> None:
    assert broken(deck(55, [*legal(55), *copies]), table) == ([] if allowed else ["deck.unique"])


@pytest.mark.rule("deck.unique")
def test_the_problem_names_the_copies() -> None:
    (problem,) = limits_check.problems(deck(55, [*legal(55), "1st/331", "4th/363"]), TABLES[55])
    assert problem.args == {"card": "Fireball", "count": 2, "most": 1}
    assert problem.cards == ("1st/331", "4th/363")


@pytest.mark.rule("deck.same-card")
def test_cards_of_one_name_with_two_icons_may_both_be_in_a_deck() -> None:
    assert broken(deck(55, [*legal(55), "1st/346", "1st/358"]), TABLES[55]) == []
    assert broken(deck(55, [*legal(55), "1st/346", "NO/346"]), TABLES[55]) == ["deck.unique"]


_GROUPS = (*IN_LEDGER.values(), "total", "realms", "champions", "levels")
_MARKED = [f"deck.limits.{size}.{group}" for size in (55, 110) for group in _GROUPS]


@pytest.mark.rule(*_MARKED)
def test_the_other_rulesets_limit_what_the_tournament_does_but_for_holdings() -> None:
    assert limits("tournament-110", 110).groups == TABLES[110].groups
    assert limits("tournament-110", 110).total == TABLES[110].total == Range(110, 110, "deck.limits.110.total")
    fourth = dict(FOURTH_EDITION_55.groups)
    assert fourth.pop("holding") == Range(0, 5, "deck.limits.55.holdings")
    assert fourth == {group: limit for group, limit in TABLES[55].groups.items() if group != "holding"}
    assert FOURTH_EDITION_55.total == TABLES[55].total
    assert {t.champion_levels for t in (FOURTH_EDITION_55, TABLES[55])} == {LEVELS[55]}
    assert {limits(r, 110).champion_levels for r in ("tournament", "tournament-110")} == {LEVELS[110]}


@pytest.mark.rule("deck.limits.55.holdings")
def test_six_holdings_are_a_tournament_deck_but_not_a_fourth_edition_one() -> None:
    of = deck(55, legal(55, holding=6))
    assert broken(of, TABLES[55]) == []
    assert broken(of, FOURTH_EDITION_55) == ["deck.limits.55.holdings"]
    assert broken(deck(55, legal(55, holding=5)), FOURTH_EDITION_55) == []


_EACH_55 = [f"deck.limits.55.{group}" for group in _GROUPS]


@pytest.mark.rule(*_EACH_55)
@pytest.mark.parametrize("table", [FOURTH_EDITION_55, STARTER], ids=lambda table: table.name)
def test_the_tables_of_55_cards_ask_for_realms_and_a_champion_and_nothing_else(table: DeckLimits) -> None:
    least = [*champions(9), *cards("realm", 8)]
    assert broken(deck(55, least), table) == []
    assert broken(deck(55, least[:-1]), table) == ["deck.limits.55.realms"]
    assert broken(deck(55, least[1:]), table) == ["deck.limits.55.champions"]


@pytest.mark.rule(*_EACH_55, "deck.avatar.free-one")
def test_the_starter_limits_are_those_of_the_fourth_edition_but_for_holdings() -> None:
    assert broken(deck(55, legal(55, holding=11)), STARTER) == []
    assert broken(deck(55, legal(55, holding=12)), STARTER) == ["deck.limits.55.holdings"]
    main = [*champions(*NINETY), *cards("realm", 8)]
    assert broken(deck(55, main), STARTER) == []
    higher = [*champions(*NINETY[:-1], NINETY[-1] + 1), *cards("realm", 8)]
    assert broken(deck(55, higher), STARTER) == ["deck.limits.55.levels"]
    assert broken(deck(55, [*main, *avatars(20)]), STARTER) == ["deck.limits.55.levels"]


DUNGEONS = [p.id for p in catalogue.all_printings() if p.type == "dungeon"][:2]


@pytest.mark.rule("deck.dungeon.extra", "deck.dungeon.allowed-by-default")
@pytest.mark.parametrize("size", [55, 75, 110])
def test_a_dungeon_card_comes_on_top(size: int) -> None:
    right = deck(size, legal(size), DUNGEONS[0])
    assert broken(right, TABLES[size]) == []
    listed = Deck("dungeon among the cards", (*right.cards, DUNGEONS[0]), None)
    assert broken(listed, TABLES[size]) == []
    instead = Deck("dungeon instead of a card", right.cards[:-1], DUNGEONS[0])
    assert broken(instead, TABLES[size]) == [f"deck.limits.{size}.total"]


@pytest.mark.rule("deck.dungeon.single")
def test_a_second_dungeon_card_is_refused() -> None:
    of = deck(55, legal(55))
    two = Deck("two dungeons", (*of.cards, DUNGEONS[1]), DUNGEONS[0])
    (problem,) = limits_check.problems(two, TABLES[55])
    assert (problem.rule_id, problem.cards) == ("deck.dungeon.single", tuple(DUNGEONS))


@pytest.mark.rule("deck.dungeon.allowed-by-default")
def test_fourth_edition_has_no_dungeon_cards() -> None:
    of = deck(55, legal(55), DUNGEONS[0])
    assert broken(of, FOURTH_EDITION_55) == ["deck.dungeon.allowed-by-default"]


@pytest.mark.rule("deck.sizes.offered")
def test_the_sizes_each_ruleset_offers() -> None:
    assert {r: sizes(r) for r in ("fourth-edition", "tournament", "tournament-110")} == {
        "fourth-edition": (55,),
        "tournament": (55, 75, 110),
        "tournament-110": (110,),
    }
    for size in (55, 75, 110):
        assert limits("tournament", size).size == size


@pytest.mark.rule("deck.sizes.offered")
@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 60), ("fourth-edition", 75), ("tournament-110", 55)])
def test_other_sizes_are_refused(ruleset: str, size: int) -> None:
    with pytest.raises(OptionError, match=f"{ruleset} has no decks of {size} cards; it offers"):
        limits(ruleset, size)


def test_limits_of_an_unknown_ruleset_are_refused() -> None:
    with pytest.raises(OptionError, match="no deck limits for 'chess'"):
        sizes("chess")


def test_the_starter_limits_accept_the_factory_decks_and_little_more() -> None:
    assert [d.id for d in starters() if broken(d, STARTER)] == []
    assert [d.id for d in starters() if not broken(d, FOURTH_EDITION_55)] == ["E-1"]
    a_1 = starters()[0]
    third = Deck("three copies", (*a_1.cards[:-1], a_1.cards[0]))
    assert broken(third, STARTER) == ["deck.unique"]
    twelve = deck(55, legal(55, holding=12))
    assert broken(twelve, STARTER) == ["deck.limits.55.holdings"]


def test_the_sample_decks_break_the_tournament_limits_only_where_crossfire_is_laxer() -> None:
    offending: dict[str, set[str]] = {}
    for one in shipped():
        if one.format == "551ES":
            continue
        size = 110 if one.format.startswith("110") else int(one.format[:2])
        for rule in broken(one, TABLES[size]):
            offending.setdefault(rule, set()).add(one.id)
    assert offending.pop("deck.limits.55.total") == {"55-undead-greyhawk-spellcasters"}  # never finished
    assert offending.pop("deck.limits.55.realms") == {"55-undead-greyhawk-spellcasters"}
    # CrossFire allows 125 levels in 75 cards, the tournament rules 115
    assert set(offending) == {"deck.limits.75.levels"}
    assert len(offending["deck.limits.75.levels"]) == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_problem_has_a_sentence(language: str) -> None:
    worst = Deck("worst", (*cards("realm", 1), "1st/331", "4th/363", *cards("holding", 7), DUNGEONS[1]), DUNGEONS[0])
    heavy = Deck("heavy", tuple(champions(*((9,) * 21))))
    found = [
        p
        for table in (TABLES[55], FOURTH_EDITION_55)
        for of in (worst, heavy)
        for p in limits_check.problems(of, table)
    ]
    assert {p.message_id for p in found} == {
        "deck-total", "deck-too-few", "deck-too-many", "deck-levels", "deck-copies", "deck-dungeons",
        "deck-no-dungeons",
    }  # fmt: skip
    for problem in found:
        said = limits_check.sentence(problem, language)
        assert "\n" not in said
        for value in problem.args.values():
            assert not isinstance(value, int) or problem.message_id == "deck-levels" or str(value) in said


@pytest.mark.parametrize("group", sorted(deck_limits.TOURNAMENT_55.groups))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_its_own_words(group: str, language: str) -> None:
    def said(of: str, message: str) -> str:
        args: dict[str, str | int] = {"group": of, "count": 2, "least": 3, "most": 1}
        return limits_check.sentence(limits_check.DeckProblem("deck.unique", message, args), language)

    others = [g.replace(" ", "-") for g in deck_limits.TOURNAMENT_55.groups if g != group]
    for message in ("deck-too-few", "deck-too-many"):
        assert said(group.replace(" ", "-"), message) not in {said(o, message) for o in others}


def test_requiring_a_legal_deck() -> None:
    limits_check.require_none(deck(55, legal(55)), limits_check.problems(deck(55, legal(55)), TABLES[55]))
    short = Deck("short", tuple(cards("ally", 2)))
    with pytest.raises(DeckError, match=r"^short: 2 cards instead of 55 .*deck\.limits\.55\.total\) \(and 2 more\)$"):
        limits_check.require_none(short, limits_check.problems(short, TABLES[55]))

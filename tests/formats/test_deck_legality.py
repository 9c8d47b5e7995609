"""What each type of game asks of a deck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixrealms import catalogue
from sixrealms.catalogue import WORLDS, Printing
from sixrealms.decks import Deck, limits_check
from sixrealms.decks.limits_check import DeckProblem, mend, sentence
from sixrealms.errors import OptionError
from sixrealms.formats import GameName, asked_for
from sixrealms.formats.deck_legality import BESIDES_LIMITS, INSTEAD_OF_LIMITS, problems
from sixrealms.formats.shorthand_words import TYPES
from sixrealms.rulesets.deck_limits import limits
from sixrealms.wording import LANGUAGES
from tests.decks.building import cards, champions, deck, legal

DUNGEONS = [p.id for p in catalogue.all_printings() if p.type == "dungeon"]


def broken(of: Deck, name: str, **options: object) -> list[str]:
    return [problem.rule_id for problem in problems(of, asked_for(name), **options)]  # type: ignore[arg-type]


def some(card_type: str, count: int, *, world: str = "", last: str = "") -> list[str]:
    """Different printings of a type, of one world or with one digit, one of each card."""
    found: dict[str, str] = {}
    for p in catalogue.all_printings():
        if p.official and p.type == card_type and p.world == world and last in str(p.printed_number):
            found.setdefault(p.card_id, p.id)
    assert len(found) >= count
    return list(found.values())[:count]


def with_cards(*more: str, of: Deck | None = None) -> Deck:
    """A legal deck of 55 in which some allies gave way to these cards."""
    base = of or deck(55, legal(55))
    assert all(catalogue.printing(i).type == "ally" for i in base.cards[-len(more) :])
    return replace(base, cards=(*base.cards[: -len(more)], *more))


@pytest.mark.rule("format.championship.standard-game", "format.grind.base", "format.team-spirit.decks")
@pytest.mark.parametrize("size", [55, 75, 110])
@pytest.mark.parametrize("type_key", [t for t in TYPES if t not in {**BESIDES_LIMITS, **INSTEAD_OF_LIMITS}])
def test_most_types_take_any_deck_within_the_usual_limits(type_key: str, size: int) -> None:
    name = GameName(type_key, size=size)
    right = deck(size, legal(size))
    assert problems(right, name) == []
    wrong = replace(right, cards=right.cards[:-1])
    assert problems(wrong, name) == limits_check.problems(wrong, limits("tournament", size)) != []


@pytest.mark.rule("dungeon.free-card", "dungeon.one-per-player", "dungeon.optional-or-default")
@pytest.mark.parametrize("size", [55, 75, 110])
def test_one_dungeon_card_comes_free_unless_the_rules_have_none(size: int) -> None:
    name = f"Championship [{size}]"
    right = deck(size, legal(size), DUNGEONS[0])
    assert broken(right, name) == []
    assert broken(replace(right, cards=(*right.cards, DUNGEONS[1])), name) == ["deck.dungeon.single"]
    instead = replace(right, cards=right.cards[:-1])
    assert broken(instead, name) == [f"deck.limits.{size}.total"]


@pytest.mark.rule("dungeon.optional-or-default")
def test_where_the_ruleset_has_no_dungeon_cards_the_option_brings_them() -> None:
    right = deck(55, legal(55), DUNGEONS[0])
    assert broken(right, "Championship [55]", ruleset="fourth-edition") == ["deck.dungeon.allowed-by-default"]
    assert broken(right, "Championship (Dungeon Cards) [55]", ruleset="fourth-edition") == []


def test_a_size_the_ruleset_does_not_have_is_refused() -> None:
    with pytest.raises(OptionError, match=r"deck\.sizes\.offered"):
        problems(deck(75, legal(75)), GameName(size=75), ruleset="fourth-edition")


# No-Xs


def without_digit(digit: int) -> Deck:
    clean = deck(55, [])
    taken = [i for i in legal(55) if str(digit) not in str(catalogue.printing(i).printed_number)]
    wanted = {"realm": 8, "hero": 2}
    for kind, count in wanted.items():
        have = [i for i in taken if catalogue.printing(i).type == kind]
        more = [
            p.id
            for p in catalogue.all_printings()
            if p.type == kind and p.official and str(digit) not in str(p.printed_number) and p.deck_levels < 9
        ]
        cards_of = {catalogue.printing(i).card_id for i in have}
        for i in more:
            if len(have) < count and catalogue.printing(i).card_id not in cards_of:
                have.append(i)
                cards_of.add(catalogue.printing(i).card_id)
        taken = [i for i in taken if catalogue.printing(i).type != kind] + have
    allies = [
        c.default.id
        for c in catalogue.cards()
        if c.type == "ally" and c.default.official and str(digit) not in str(c.default.printed_number)
    ]
    return replace(clean, cards=(*taken, *allies[: 55 - len(taken)]))


@pytest.mark.rule("format.no-xs.predicate")
def test_no_nines() -> None:
    right = without_digit(9)
    assert broken(right, "No-9s [55]") == []
    for number, allowed in ((9, False), (39, False), (192, False), (95, False), (88, True)):
        card = next(
            p
            for p in catalogue.all_printings()
            if p.printed_number == number
            and p.type not in ("dungeon", "realm")
            and not p.is_champion
            and p.card_id not in {q.card_id for q in right.printings}
        )
        found = problems(with_cards(card.id, of=right), asked_for("No-9s [55]"))
        assert [p.rule_id for p in found] == ([] if allowed else ["format.no-xs.predicate"])
        assert allowed or found[0].cards == (card.id,)
    assert broken(with_cards(card.id, of=right), "No-8s [55]")[-1:] == ["format.no-xs.predicate"]


@pytest.mark.rule("format.no-xs.predicate")
def test_the_number_is_the_printed_one_and_dungeon_cards_and_sideboards_count() -> None:
    chase, digit = next(
        (p, d)
        for p in catalogue.all_printings()
        if p.chase and p.type in ("event", "magical item", "wizard spell")
        for d in str(p.number)
        if d not in str(p.printed_number)
    )
    right = without_digit(int(digit))
    assert broken(with_cards(chase.id, of=right), f"No-{digit}s [55]") == []

    dungeon = next(i for i in DUNGEONS if digit in str(catalogue.printing(i).printed_number))
    assert broken(replace(right, dungeon=dungeon), f"No-{digit}s [55]") == ["format.no-xs.predicate"]
    beside = tuple(some("event", 7, last=digit))
    with_board = replace(right, sideboard=beside)
    (problem,) = problems(with_board, asked_for(f"No-{digit}s (Sideboard) [55]"))
    assert (problem.rule_id, problem.cards) == ("format.no-xs.predicate", beside)


# Shattered Land


def of_world(world: str) -> Deck:
    hero = next(p.id for p in catalogue.all_printings() if p.is_champion and p.world == world and p.deck_levels < 9)
    return deck(55, [*some("realm", 8, world=world), hero])


@pytest.mark.rule("format.shattered-land.dark-sun-only")
@pytest.mark.parametrize("kind", ["realm", "holding", "artifact", "wizard"])
def test_the_shattered_land_is_dark_sun(kind: str) -> None:
    right = of_world("DS")
    assert broken(right, "Shattered Land [55]") == []
    assert broken(with_cards(*some("wizard spell", 1), of=right), "Shattered Land [55]") == []
    stranger = some(kind, 1, world="GH")
    (problem,) = problems(with_cards(*stranger, of=right), asked_for("Shattered Land [55]"))
    assert (problem.rule_id, problem.cards) == ("format.shattered-land.dark-sun-only", tuple(stranger))


@pytest.mark.rule("format.shattered-land.dark-sun-only")
def test_the_add_logo_is_not_of_dark_sun_either() -> None:
    generic = some("artifact", 1, world="ADD")
    assert broken(with_cards(*generic, of=of_world("DS")), "Shattered Land [55]") == [
        "format.shattered-land.dark-sun-only"
    ]


@pytest.mark.rule("format.shattered-land.deck-singleton")
def test_the_doubled_cosmos_does_not_double_the_deck() -> None:
    right = of_world("DS")
    champion = next(p for p in right.printings if p.is_champion)
    assert broken(with_cards(champion.id, of=right), "Shattered Land [55]") == ["format.shattered-land.deck-singleton"]


# Wizard's Challenge


def spell(phases: set[int], *, offensive: bool | None = None) -> str:
    return next(
        p.id
        for p in catalogue.all_printings()
        if p.type == "wizard spell" and p.official and p.phases == phases and offensive in (None, p.offensive)
    )


def wizards_deck() -> Deck:
    support = [*cards("wizard spell", 130), *cards("event", 10), *cards("magical item", 12), *cards("artifact", 10)]
    fit = [i for i in support if not catalogue.printing(i).is_spell or 4 in catalogue.printing(i).phases]
    main = legal(55)
    return Deck("for wizards", (*main, *fit[: 55 - len(main)]))


@pytest.mark.rule("format.wizards-challenge.spells")
@pytest.mark.parametrize(
    ("phases", "allowed"),
    [({3}, False), ({5}, False), ({3, 5}, False), ({3, 4}, True), ({4}, True), ({0, 1, 2, 3, 4, 5}, True)],
)
def test_spells_of_the_wizards_challenge_are_for_the_fight(phases: set[int], *, allowed: bool) -> None:
    right = wizards_deck()
    assert broken(right, "Wizard's Challenge [55]") == []
    wanted = spell(phases)
    others = [p.id for p in right.printings if p.card_id != catalogue.printing(wanted).card_id]
    changed = replace(right, cards=(*others[:54], wanted))
    found = problems(changed, asked_for("Wizard's Challenge [55]"))
    assert [(p.rule_id, p.cards) for p in found] == (
        [] if allowed else [("format.wizards-challenge.spells", (wanted,))]
    )


@pytest.mark.rule("format.wizards-challenge.banned-types")
@pytest.mark.parametrize("kind", ["psionic power", "thief ability", "blood ability", "unarmed combat", "ally"])
def test_five_types_are_no_part_of_the_wizards_challenge(kind: str) -> None:
    right = wizards_deck()
    (one,) = cards(kind, 1)
    changed = replace(right, cards=(*right.cards[:54], one))
    (problem,) = problems(changed, asked_for("Wizard's Challenge [55]"))
    assert (problem.rule_id, problem.cards) == ("format.wizards-challenge.banned-types", (one,))


@pytest.mark.rule("format.wizards-challenge.champions")
def test_champions_of_any_world_take_the_wizards_challenge() -> None:
    right = wizards_deck()
    four = [some("wizard", 1, world=w)[0] for w in ("FR", "GH", "RL", "DS")]
    changed = replace(right, cards=(*right.cards[:51], *four))
    assert len({catalogue.printing(i).world for i in four}) == 4
    assert broken(changed, "Wizard's Challenge [55]") == []


# World War!


@pytest.mark.rule("format.world-war.worlds", "format.world-war.one-world")
@pytest.mark.parametrize("world", WORLDS)
def test_any_of_seven_worlds_may_go_to_war(world: str) -> None:
    assert len(WORLDS) == 7
    right = of_world(world)
    assert broken(right, "World War! [55]") == []
    assert broken(right, "World War! [55]", world=world) == []
    other = "GH" if world != "GH" else "FR"
    stranger = some("holding", 1, world=other)
    (problem,) = problems(with_cards(*stranger, of=right), asked_for("World War! [55]"))
    assert (problem.rule_id, problem.cards) == ("format.world-war.one-world", tuple(stranger))
    assert broken(right, "World War! [55]", world=other) == ["format.world-war.one-world"]


@pytest.mark.rule("format.world-war.no-generic")
def test_a_card_for_everybody_goes_to_no_war() -> None:
    cape = some("artifact", 1, world="TSR")
    assert broken(with_cards(*cape, of=of_world("RL")), "World War! [55]") == ["format.world-war.no-generic"]
    add = some("artifact", 1, world="ADD")
    assert broken(with_cards(*add, of=of_world("RL")), "World War! [55]") == ["format.world-war.one-world"]


@pytest.mark.rule("format.world-war.worlds")
def test_the_world_of_the_cape_cannot_be_chosen() -> None:
    with pytest.raises(OptionError, match=r"format\.world-war\.worlds"):
        problems(of_world("RL"), asked_for("World War! [55]"), world="TSR")


# Sideboard


@pytest.mark.rule("variant.sideboard.deck-exact", "option.sideboard.size", "variant.sideboard.opt-out-notice")
@pytest.mark.parametrize(
    ("main", "beside", "wrong"),
    [
        (55, 7, []),
        (55, 0, []),  # variant.sideboard.opt-out-notice: nobody must have one
        (54, 7, ["deck.limits.55.total"]),
        (56, 7, ["deck.limits.55.total"]),
        (55, 6, ["variant.sideboard.deck-exact"]),
        (55, 8, ["variant.sideboard.deck-exact"]),
    ],
)
def test_a_sideboard_has_exactly_seven_cards(main: int, beside: int, wrong: list[str]) -> None:
    base = deck(56, legal(55))
    of = replace(base, cards=base.cards[:main], sideboard=tuple(cards("event", beside)))
    assert broken(of, "Championship (Sideboard) [55]") == wrong
    assert broken(replace(of, dungeon=DUNGEONS[0]), "Championship (Sideboard) [55]") == wrong


@pytest.mark.rule("protocol.no-sideboard-by-default")
def test_without_the_variant_there_is_no_sideboard() -> None:
    of = replace(deck(55, legal(55)), sideboard=tuple(cards("event", 7)))
    assert broken(of, "Championship [55]") == ["protocol.no-sideboard-by-default"]


# The Tyrant's Game


def tyrant(realms: int = 12, combat: Deck | None = None) -> Deck:
    fight = combat or deck(55, champions(4, 4))
    return replace(fight, realm_deck=tuple(cards("realm", realms)))


@pytest.mark.rule("tyrant.decks.two", "tyrant.nature", "tyrant.decks.realm-deck", "tyrant.decks.combat-deck")
def test_the_tyrant_has_two_decks() -> None:
    name = "Tyrant's Game [55]"
    assert broken(tyrant(), name) == []
    assert broken(deck(55, champions(4)), name) == ["tyrant.decks.two"]
    assert broken(tyrant(11), name) == ["tyrant.decks.realm-deck"]
    assert broken(tyrant(13), name) == ["tyrant.decks.realm-deck"]
    mixed = replace(tyrant(11), realm_deck=(*cards("realm", 11), *cards("holding", 1)))
    assert broken(mixed, name) == ["tyrant.decks.realm-deck"]
    for size in (54, 56):
        assert broken(tyrant(combat=deck(size, champions(4))), name) == ["tyrant.decks.combat-deck"]
    assert broken(replace(deck(55, legal(55)), realm_deck=tuple(cards("realm", 12))), "Championship [55]") == [
        "tyrant.nature"
    ]


@pytest.mark.rule("tyrant.decks.realm-deck-large-table")
@pytest.mark.parametrize(("players", "allowed"), [(3, False), (4, True), (6, True)])
def test_fifteen_realms_are_for_four_or_more(players: int, *, allowed: bool) -> None:
    found = broken(tyrant(15), "Tyrant's Game [55]", players=players)
    assert found == ([] if allowed else ["tyrant.decks.realm-deck-large-table"])
    assert broken(tyrant(12), "Tyrant's Game [55]", players=players) == []
    assert broken(tyrant(14), "Tyrant's Game [55]", players=players) == ["tyrant.decks.realm-deck"]


@pytest.mark.rule("tyrant.decks.combat-limits")
def test_the_usual_maximums_hold_for_the_combat_deck() -> None:
    name = "Tyrant's Game [55]"
    ninety = champions(*(9,) * 9, 8, 1)
    assert broken(tyrant(combat=deck(55, ninety)), name) == []
    ninety_one = champions(*(9,) * 9, 8, 2)
    assert broken(tyrant(combat=deck(55, ninety_one)), name) == ["tyrant.decks.combat-limits"]
    for events, wrong in ((10, []), (11, ["tyrant.decks.combat-limits"])):
        assert broken(tyrant(combat=deck(55, [*champions(4), *cards("event", events)])), name) == wrong


@pytest.mark.rule("tyrant.decks.combat-may-hold-realms")
@pytest.mark.parametrize("realms", [0, 5, 15])
def test_realms_are_welcome_in_the_combat_deck_but_not_needed(realms: int) -> None:
    fight = deck(55, [*champions(4), *cards("realm", realms)])
    assert broken(tyrant(combat=fight), "Tyrant's Game [55]") == []


@pytest.mark.rule("tyrant.decks.no-duplicates")
def test_no_deck_of_the_tyrant_has_a_card_twice() -> None:
    first, second = cards("ally", 2)
    fight = deck(55, champions(4))
    assert {first, second} <= set(fight.cards)
    doubled = replace(fight, cards=tuple(first if i == second else i for i in fight.cards))
    assert broken(tyrant(combat=doubled), "Tyrant's Game [55]") == ["tyrant.decks.no-duplicates"]
    realms = cards("realm", 11)
    twice = replace(fight, realm_deck=(*realms, realms[0]))
    assert broken(twice, "Tyrant's Game [55]") == ["tyrant.decks.no-duplicates"]


# Sealed decks


def fourth(count: int) -> list[Printing]:
    return [p for p in catalogue.all_printings() if p.set == "4th"][:count]


def sealed() -> Deck:
    return Deck("sealed", tuple(p.id for p in fourth(55)))


@pytest.mark.rule("format.sealed-deck.always-legal")
def test_a_sealed_deck_is_legal_whatever_it_holds() -> None:
    assert {p.type for p in fourth(55)} == {"realm"}
    assert broken(sealed(), "Sealed Deck [55]") == []
    assert broken(sealed(), "Championship [55]") != []
    assert broken(replace(sealed(), cards=sealed().cards[1:]), "Sealed Deck [55]") != [], "legal as it stands only"


@pytest.mark.rule("format.sealed-deck.one-deck")
def test_a_sealed_deck_is_played_as_it_was_issued_and_nothing_else() -> None:
    name = "Sealed Deck [55]"
    rule = ["format.sealed-deck.one-deck"]
    assert broken(sealed(), name, issued=sealed()) == []
    other = replace(sealed(), cards=(*sealed().cards[:54], "4th/100"))
    assert broken(other, name) == []
    assert broken(other, name, issued=sealed()) == rule
    assert broken(replace(sealed(), cards=(*sealed().cards[:54], "1st/331")), name) == rule
    assert broken(replace(sealed(), dungeon=DUNGEONS[0]), name) == rule
    assert broken(replace(sealed(), sideboard=("4th/100",)), name) == rule
    assert broken(replace(sealed(), cards=sealed().cards[:54]), name) == rule


def exchanged(count: int) -> Deck:
    booster = [p.id for p in catalogue.all_printings() if p.set == "DR"][:count]
    return replace(sealed(), cards=(*sealed().cards[: 55 - count], *booster))


@pytest.mark.rule("format.masters-strategy.booster-swap", "format.masters-strategy.base")
def test_up_to_twelve_cards_of_the_booster_get_into_the_deck() -> None:
    name = "Master's Strategy [55]"
    rule = ["format.masters-strategy.booster-swap"]
    for count, wrong in ((0, []), (1, []), (12, []), (13, rule)):
        assert broken(exchanged(count), name, issued=sealed()) == wrong
    assert broken(replace(exchanged(3), cards=exchanged(3).cards[1:]), name) == rule
    assert broken(replace(exchanged(3), cards=("4th/100", *exchanged(3).cards[1:])), name, issued=sealed()) == rule
    box = replace(sealed(), considering=exchanged(12).cards[-12:])
    assert broken(exchanged(12), name, issued=box) == []
    strange = replace(sealed(), cards=(*sealed().cards[:54], "DR/99"))
    assert broken(strange, name, issued=sealed()) == []
    assert broken(strange, name, issued=box) == rule
    booster = exchanged(1).cards[-1]
    doubled = replace(sealed(), cards=(*sealed().cards[:53], booster, booster))
    assert broken(doubled, name) == rule
    assert broken(exchanged(1), "Sealed Deck [55]") == ["format.sealed-deck.one-deck"]


# every problem


def everything_wrong() -> list[DeckProblem]:
    beside = Deck(
        "beside", tuple(cards("ally", 3)), DUNGEONS[0], tuple(cards("event", 5)), realm_deck=("1st/1", "1st/54")
    )
    odd = replace(
        beside, cards=("4th/520", *champions(9, 9), *cards("wizard spell", 60), *exchanged(13).cards[-13:] * 2)
    )
    found = []
    for name in [*TYPES, "sideboard"]:
        digit = 1 if name == "no-xs" else None
        game = GameName(variants=("sideboard",)) if name == "sideboard" else GameName(name, digit=digit)
        for of in (odd, beside, replace(beside, realm_deck=())):
            found += problems(of, game, issued=sealed())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_told_in_one_line_with_what_would_mend_it(language: str) -> None:
    found = everything_wrong()
    assert {p.message_id for p in found if p.message_id.startswith("format-")} >= {
        "format-digit", "format-world", "format-generic", "format-spells", "format-types", "format-not-sealed",
        "format-added", "format-exchanged", "format-exchanged-twice", "format-no-sideboard", "format-sideboard-size",
        "format-no-realm-deck", "format-realm-deck-missing", "format-realm-deck-size", "format-realm-deck-types",
    }  # fmt: skip
    for problem in found:
        said, mended = sentence(problem, language), mend(problem, language)
        assert said
        assert mended
        assert "\n" not in said + mended
        for value in problem.args.values():
            assert isinstance(value, int) or problem.message_id.startswith("deck-") or value in said

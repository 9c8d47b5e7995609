"""What the icon of a champion lets it use, and what it does not (ledger: icon.*, spell.phase4-only-combatants)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.card_questions import Is
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import BEARER, SELF
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

#: A champion of each type and a card of phase 4 that its icon lets it use; all of them without powers here.
OWN = {
    "1st/62": "1st/331", "1st/69": "1st/352", "PO/12": "PO/66", "BR/85": "BR/39", "NS/30": "NS/55", "1st/60": "4th/433",
    "1st/191": "",
}  # fmt: skip
CARDS = [card for card in OWN.values() if card]
DRAWS = Play(Draw())
STRONG, HAT = "1st/52", "1st/102"


def loses_to_the_strong(
    t: Table, ruleset: str, champion: str, hand: list[str], *, beside: tuple[str, ...] = ()
) -> None:
    """The champion attacks Nyrond, is far behind, and its player may play a card."""
    t.seat("A", formation={"A": "Vaasa"}, pool=[champion, *beside], hand=list(hand))
    t.seat("B", formation={"A": "Nyrond"}, pool=[STRONG])
    size = RULESETS[ruleset]
    t.begin(active="A", phase=4, ruleset=ruleset, size=size, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_=champion.split(" + ")[0])
    t.B.defends(STRONG)
    t.asked("A", "ask-combat")


@EVERY_RULESET
@pytest.mark.parametrize("champion", OWN)
@table_test(rules=["icon.ability.by-type", "icon.restricted-to-own-kind", "icon.monster-none"])
def test_each_type_uses_the_cards_of_its_icon_and_no_others(t: Table, champion: str, ruleset: str) -> None:
    strong = Always(gains(Is(SELF), 30))
    first, second, third, fourth, fifth, sixth = (given(card, DRAWS) for card in CARDS)
    with given(champion), given(STRONG, strong), first, second, third, fourth, fifth, sixth:
        loses_to_the_strong(t, ruleset, champion, CARDS)
        for card in CARDS:
            if card == OWN[champion]:
                t.A.can("play", card, other=champion)
            else:
                t.A.cannot("play", card, other=champion, because="icon.ability.by-type")
        t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["icon.ability.type-change"])
def test_a_wizard_made_a_hero_strikes_with_bare_hands_and_casts_no_more(t: Table, ruleset: str) -> None:
    strong = Always(gains(Is(SELF), 30))
    with (
        given("1st/62"), given(STRONG, strong), given("1st/331", DRAWS), given("4th/433", DRAWS),
        given(HAT, Always(Has(Is(BEARER), type="hero", only=True))),
    ):  # fmt: skip
        loses_to_the_strong(t, ruleset, "1st/62", ["1st/331", "4th/433", HAT])
        t.A.can("play", "1st/331", other="1st/62")
        t.A.cannot("play", "4th/433", other="1st/62", because="icon.ability.by-type")
        t.A.plays(HAT, on="1st/62")
        t.type("1st/62", "hero")
        t.A.cannot("play", "1st/331", other="1st/62", because="icon.ability.by-type")
        t.A.can("play", "4th/433", other="1st/62")
        t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["spell.phase4-only-combatants", "spell.phase4-both"])
def test_a_wizard_who_looks_on_from_the_pool_casts_no_spell_of_the_combat(t: Table, ruleset: str) -> None:
    with given("1st/62"), given(STRONG, Always(gains(Is(SELF), 30))), given("1st/331", DRAWS):
        loses_to_the_strong(t, ruleset, "1st/60", ["1st/331"], beside=("1st/62",))
        t.A.cannot("play", "1st/331", other="1st/62", because="spell.phase4-only-combatants")
        t.A.cannot("play", "1st/331", other="1st/60", because="icon.ability.by-type")
        t.settled("A", "ask-combat")


@EVERY_RULESET
@table_test(rules=["spell.phase4-both", "spell.phase-listed"])
def test_both_fighters_cast_spells_of_phase_four_and_of_no_other(t: Table, ruleset: str) -> None:
    """The defender casts although it is not the turn of its player."""
    with given("1st/62"), given("1st/260", Always(gains(Is(SELF), 1))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/62"], hand=["Magic Missile", "1st/393"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/260"], hand=["Cone of Cold", "2nd/393"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="1st/62")
        t.B.defends("1st/260")
        t.A.cannot("play", "1st/393", other="1st/62", because="spell.phase-listed")
        t.A.plays("Magic Missile", by="1st/62")
        t.on("Magic Missile", "1st/62")
        t.asked("B", "ask-combat")
        t.B.cannot("play", "2nd/393", other="1st/260", because="spell.phase-listed")
        t.B.plays("Cone of Cold", by="1st/260")
        t.on("Cone of Cold", "1st/260")
        t.settled("A")

"""Three sisters who keep unarmed combat cards beneath them."""

from __future__ import annotations

import pytest

from sixrealms.language import CHAMPION, OPPOSING, TARGET, UNDEAD, Lasting, Play, Target, The, discard, gains, one
from tests.cards.meeting import goes_on
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

RUBY, JACINTH, AMETHYST = "4th/301", "4th/302", "4th/303"
KICK, JAB, RAKE, COUNTER = "4th/434", "4th/433", "4th/438", "4th/437"
SISTERS = {RUBY: (1,), JACINTH: (2,), AMETHYST: (2,)}
RULES = ["gloss.unarmed-users"]


WEAKER = Play(Lasting(gains(OPPOSING & CHAMPION, -1)))


def _keeping(t: Table, keeper: str, card: str, fights: str) -> None:
    """The keeper puts a card beneath her, then one of her player's champions attacks Borys."""
    t.seat("A", formation={"A": "Rashemen"}, pool=list(dict.fromkeys((keeper, fights))), hand=[card])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"], hand=[COUNTER])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses(keeper)
    t.on(card, keeper)
    t.A.passes()
    t.A.attacks("Nyrond", with_=fights)
    t.B.defends("Borys")


@pytest.mark.parametrize("fights", [RUBY, JACINTH, AMETHYST])
@card_family(dict.fromkeys(SISTERS, ()), rules=RULES, edition="1st")
def test_she_and_her_sisters_fight_with_it(t: Table, printing: str, fights: str) -> None:
    with given(KICK, WEAKER):
        _keeping(t, printing, KICK, fights)
        t.A.plays(KICK, by=fights)
        t.level("Borys", 8)
        t.on(KICK, fights)
        goes_on(t, fights, printing)


@card_family(dict.fromkeys(SISTERS, ()), rules=RULES, edition="1st")
def test_nobody_else_does(t: Table, printing: str) -> None:
    _keeping(t, printing, KICK, "T'kkyl")
    t.A.cannot("play", KICK, "T'kkyl", because="not-in-hand")
    t.on(KICK, printing)
    t.changed("T'kkyl")
    t.settled("A", "ask-combat")


@card_test(AMETHYST, rules=RULES, edition="1st")
def test_amethyst_uses_what_is_for_others(t: Table) -> None:
    with given(RAKE, Play(Lasting(gains(OPPOSING & CHAMPION, -1)), by=UNDEAD)):
        _keeping(t, AMETHYST, RAKE, AMETHYST)
        t.total(AMETHYST, 8)
        t.A.plays(RAKE, by=AMETHYST)
        t.level("Borys", 8)
        t.changed(RAKE)
        t.settled("B", "ask-combat")


@card_test(RUBY, COUNTER, rules=RULES, edition="1st")
def test_what_is_kept_answers_as_well(t: Table) -> None:
    with given(JAB, WEAKER):
        t.seat("A", formation={"A": "Rashemen"}, pool=[RUBY], hand=[COUNTER])
        t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=[JAB])
        t.begin(active="A", phase=3)
        t.A.uses(RUBY)
        t.on(COUNTER, RUBY)
        t.A.passes()
        t.A.attacks("Nyrond", with_=RUBY)
        t.B.defends("T'kkyl")
        t.B.plays(JAB, by="T'kkyl")
        t.A.answers(COUNTER, by=RUBY)
        t.level(RUBY, 4)
        t.on(COUNTER, RUBY)
        t.expect(not t.state.flags[t.card(COUNTER)], "it is no longer kept")
        t.changed(JAB)
        t.settled("B", "ask-combat")


@card_family(dict.fromkeys(SISTERS, ()), rules=["pool.loss-attachments"], edition="1st")
def test_it_goes_when_she_goes(t: Table, printing: str) -> None:
    with given("1st/276", Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION)),))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[printing], hand=[KICK, "1st/276"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses(printing)
        t.A.plays("1st/276")
        t.A.chooses(printing)
        t.zone(KICK, "discard")
        t.changed("1st/276")
        t.settled("A")


@card_family(SISTERS, rules=RULES, edition="1st")
def test_each_keeps_so_many_and_no_more(t: Table, printing: str, most: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing], hand=[KICK, JAB, "4th/436", RAKE])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    level = t.state.kit.defs[t.state.defn[t.card(printing)]].base_level
    for card in (KICK, JAB)[:most]:
        t.A.uses(printing)
        rest = [c for c in (KICK, JAB, "4th/436") if t.state.zone[t.card(c)] == 1]
        t.offered(*rest, *([RAKE] if printing == AMETHYST else []))
        t.A.chooses(card)
        t.on(card, printing)
    t.level(printing, level)
    t.A.cannot("use", printing, because="no-effect")
    t.settled("A", "ask-phase-3")


@card_test(RUBY, rules=["event.any-time"], edition="1st")
def test_what_is_kept_is_offered_at_any_time_with_an_empty_hand(t: Table) -> None:
    with given(KICK, Play(Lasting(gains(OPPOSING & CHAMPION, -1)), at=("any",))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[RUBY], hand=[KICK], draw=[5])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
        t.begin(active="A", phase=3)
        t.A.uses(RUBY)
        t.on(KICK, RUBY)
        t.A.passes()
        t.A.attacks("Nyrond", with_=RUBY)
        t.settled("A", "ask-anytime")

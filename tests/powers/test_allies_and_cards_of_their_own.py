"""What powers make that is no card, lay face down, keep beneath, or call out of the hand."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.language import (
    ALLY,
    ATTACKING,
    CHAMPION,
    OPPONENT,
    OPPOSING,
    REALM,
    SELF,
    TARGET,
    UNARMED,
    WHEN_DEFENDING,
    YOU,
    AddedBy,
    AddsCard,
    Always,
    Count,
    DefenderFirst,
    DiscardedInstead,
    Expose,
    HangOn,
    Imitates,
    Is,
    Lasting,
    Named,
    Of,
    Play,
    PowerLost,
    PutBeneath,
    ServesAsHero,
    Target,
    The,
    Use,
    When,
    discard,
    every,
    gains,
    in_hand,
    one,
    stays_after_round,
    trap,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, table_test

RULES = ["combat.e.totals"]
STRIKE = "1st/357"


@table_test(rules=RULES)
def test_an_ally_has_its_kinds_and_the_level_counted_as_it_comes(t: Table) -> None:
    strong = Always(AddsCard(Count(every(REALM)), Is(SELF), ("Drow",)))
    with given("1st/82", strong):
        meet(t, "Dagrande", "T'kkyl")
        t.level("A:Ally of Dagrande", 2)
        t.kind("A:Ally of Dagrande", "Elf")
        t.total("Dagrande", 4 + 2)
        t.settled("B", "ask-combat")


@table_test(rules=["copy.exact-text"])
def test_whoever_copies_the_power_has_an_ally_of_its_own(t: Table) -> None:
    with (
        given("1st/82", Always(AddsCard(2, Is(SELF)))),
        given("1st/52", Always(Imitates(Is(SELF), every(CHAMPION & Named("Dagrande"))))),
    ):
        meet(t, "Dagrande", "Gnomes of Samek")
        t.total("Dagrande", 4 + 2)
        t.total("Gnomes of Samek", 4 + 2)
        t.settled("A", "ask-combat")


@table_test(rules=RULES)
def test_what_is_added_is_told_by_what_adds_it(t: Table) -> None:
    other = every(ALLY & OPPOSING & AddedBy(Named("Dagrande")))
    with given("1st/82", Always(AddsCard(2, Is(SELF)))), given(STRIKE, Play(discard(other))):
        meet(t, "Dagrande + War Band", "1st/163", their_hand=[STRIKE])
        t.B.plays(STRIKE, by="1st/163")
        t.total("Dagrande", 4 + 3)
        t.zone("A:Ally of Dagrande", "outside")
        goes_on(t, STRIKE)


@table_test(rules=["inplay.definition"])
def test_an_item_is_there_as_long_as_its_maker(t: Table) -> None:
    with (
        given("1st/82", Always(AddsCard(3, CHAMPION & Of(YOU), type="magical item"))),
        given("1st/276", Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION)),))),
    ):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande", "T'kkyl"], hand=["1st/276"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Neeva"])
        t.begin(active="A", phase=3, windows="pass")
        t.level("T'kkyl", 3 + 3)
        t.level("Neeva", 7)
        t.A.plays("1st/276")
        t.A.chooses("Dagrande")
        t.level("T'kkyl", 3)
        t.changed("1st/276")
        t.settled("A")


@table_test(rules=["gloss.hand"])
def test_what_lies_under_a_realm_is_exposed_when_that_is_attacked(t: Table) -> None:
    with given(STRIKE, *trap(discard(every(CHAMPION & ATTACKING)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"])
        t.seat("B", formation={"A": f"DL/8 + {STRIKE} (face down)"}, pool=["Neeva"])
        t.begin(active="A", phase=4, windows="pass")
        t.expect(t.state.seen[t.card(STRIKE)] != 255, "nobody else knows it")
        t.A.attacks("DL/8", with_="T'kkyl")
        t.zone(STRIKE, "discard")
        t.zone("T'kkyl", "discard")
        t.settled("A")


@table_test(rules=["gloss.hand"])
def test_a_card_may_be_turned_up_without_being_played(t: Table) -> None:
    lies = Play(HangOn(TARGET, hidden=True), targets=(Target("target", one(REALM & Of(YOU))),))
    with given(STRIKE, lies, When("attacked", Expose(), to=REALM), Always(stays_after_round(Is(SELF)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"])
        t.seat("B", formation={"A": f"DL/8 + {STRIKE} (face down)"}, pool=["Neeva"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("DL/8", with_="T'kkyl")
        t.expect(t.state.seen[t.card(STRIKE)] == 255, "everybody sees it")
        t.on(STRIKE, "DL/8")
        t.settled("B", "ask-defend")


@table_test(rules=["inplay.leaving-default"])
def test_one_card_is_discarded_instead_of_another(t: Table) -> None:
    with (
        given("1st/82", Always(DiscardedInstead(CHAMPION & Of(YOU)))),
        given("1st/276", Play(discard(every(CHAMPION & Named("T'kkyl"))))),
    ):
        t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl"], hand=["1st/276"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Dagrande", "Neeva"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/276")
        t.zone("T'kkyl", "discard")
        t.zone("Dagrande", "pool")
        t.changed("1st/276")
        t.settled("A")


@table_test(rules=["gloss.hand"])
def test_what_is_kept_beneath_is_not_in_play(t: Table) -> None:
    keeps = Use(PutBeneath(TARGET, Is(SELF)), targets=(Target("target", in_hand(UNARMED)),))
    with given("1st/82", keeps), given("4th/434", Always(gains(CHAMPION, 1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande"], hand=["4th/434"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Neeva"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("Dagrande")
        t.on("4th/434", "Dagrande")
        t.expect(bool(t.state.flags[t.card("4th/434")] & z.BENEATH), "it is kept")
        t.level("Dagrande", 4)
        t.settled("A")


@table_test(rules=["combat.b.attacker-choice"])
def test_allies_may_be_called_out_to_attack(t: Table) -> None:
    with given("1st/82", Always(ServesAsHero(ALLY, ("attack",)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande"], hand=["War Party"])
        t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl"], hand=["War Band"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("DL/8", with_="War Party")
        t.B.cannot("defend", "War Band", because="not-a-champion")
        t.B.declines()
        t.zone("War Party", "discard")
        t.razed("DL/8")
        t.changed("A:filler#1")
        t.settled("A", "ask-spoils")


@table_test(rules=["activation.list.attacker", "activation.list.defender"])
def test_the_defender_acts_first_where_a_power_says_so(t: Table) -> None:
    takes = When("activate", Lasting(PowerLost(Is(OPPONENT))))
    strong = Always(gains(Is(SELF), 1))
    with (
        given("1st/82", takes, strong),
        given("1st/52", takes, strong, Always(DefenderFirst(), when=WHEN_DEFENDING)),
    ):
        meet(t, "Dagrande", "Gnomes of Samek")
        t.level("Dagrande", 4)
        t.level("Gnomes of Samek", 5)
        t.settled("A", "ask-combat")

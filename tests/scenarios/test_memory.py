"""What a game remembers beside its cards can be set up, and is a fact; so is where the cards of a pile lie."""

from __future__ import annotations

import pytest

from sixrealms.scenarios import scenario_file, scenario_run

SEATS = """
title: x
seats:
  A:
    formation: {{A: Sembia, C: Cormyr (razed)}}
    pool: [Dagrande (fought), 'Defiler [1st/303] (used) + Flameblade']
    hand: [1]
    draw: [Miles, Zadoc, 3]
    discard: [Rowan, Neeva]
    mulligans: 1
    realm_laid: true
  B: {{formation: {{B: Nyrond}}, turns_to_lose: 1, turns_lost: 2, score: 3}}
phase: {phase}
taken: {{A: 2, B: 1}}
done: [realm]
owed: [B, A by Wish]
{more}
steps: [{steps}]
expect: {{{facts}, elsewhere: ignored}}
"""
TRUE = {
    "places: {Sembia: A, Cormyr: A C, Nyrond: B}": "places: {Sembia: B}",
    "order: {A draw: [Miles, Zadoc, filler], A discard: [Neeva]}": "order: {A draw: [Zadoc]}",
    "notes: {Dagrande: fought, Cormyr: [razed, not turned], '1st/303': [used, not fought]}": "notes: {Sembia: used}",
    "mulligans: {A: 1, B: 0}": "mulligans: {A: 2}",
    "turns_to_lose: {B: 1, A: 0}": "turns_to_lose: {A: 1}",
    "turns_lost: {B: 2, A: 0}": "turns_lost: {B: 0}",
    "taken: {A: 2, B: 1}": "taken: {B: 2}",
    "score: {B: 3, A: 0}": "score: {A: 3}",
    "done: [realm]": "done: [realm, attack]",
    "owed: [B, A]": "owed: []",
    "effects: {Sembia: 0}": "effects: {Sembia: 1}",
}
SAYS = {
    "places: {Sembia: B}": "the place of A:Sembia is A, not B",
    "order: {A draw: [Zadoc]}": "the draw pile of A begins with A:Miles, not with Zadoc",
    "notes: {Sembia: used}": "A:Sembia has the notes -, not used",
    "mulligans: {A: 2}": "mulligans of A: 1, not 2",
    "done: [realm, attack]": "done this turn: realm, not realm, attack",
    "owed: []": "turns are owed to B, A, not to -",
    "effects: {Sembia: 1}": "lasting effects of A:Sembia under way: 0, not 1",
}


def failures(facts: str, steps: str = "", phase: str = "3", more: str = "") -> list[str]:
    text = SEATS.format(facts=facts, steps=steps, phase=phase, more=more).replace("hand: [1]", "hand: [1, Wish]")
    (scenario,) = scenario_file.parse(text.encode(), "f.yaml")
    return list(scenario_run.play(scenario).failures)


@pytest.mark.parametrize("fact", TRUE)
def test_what_is_remembered_is_a_fact(fact: str) -> None:
    assert failures(fact) == []
    (wrong,) = failures(TRUE[fact])
    assert SAYS.get(TRUE[fact], "") in wrong


@pytest.mark.rule("mulligan.max-two", "mulligan.condition")
def test_mulligans_called_and_realms_laid_count_at_the_next_call() -> None:
    text = (
        "title: x\nseats_stay: chance says who begins\nseats: {{A: {{mulligans: {0}, realm_laid: {1}, hand: [Miles]}}, "
        "B: {{formation: {{A: Sembia}}}}}}\nphase: 5\ntaken: 2\nsteps: [{2}]\nexpect: {{{3}, elsewhere: ignored}}\n"
    )

    def passed(*parts: str) -> bool:
        (scenario,) = scenario_file.parse(text.format(*parts).encode(), "f.yaml")
        return scenario_run.play(scenario).passed

    again = "mulligans: {A: 2, B: 0}, taken: {A: 0, B: 1}, asked: ask-phase-0"
    assert passed("1", "false", "A calls a mulligan", again) or passed(
        "1", "false", "A calls a mulligan", again.replace("A: 0, B: 1", "A: 1, B: 0")
    )
    assert passed("2", "false", "{refused: A calls a mulligan, because: mulligan-twice}", "phase: 5")
    assert passed("1", "true", "{refused: A calls a mulligan, because: realm-played}", "phase: 5")


@pytest.mark.rule("once.phase3")
def test_used_powers_wait_for_their_time() -> None:
    def legal(note: str) -> list[str]:
        text = (
            f"title: x\nseats:\n  A: {{formation: {{A: Sembia}}, pool: ['4th/479{note}'], hand: [2]}}\n"
            "  B: {formation: {A: Cormyr}, hand: [2]}\nphase: 3\nexpect: {legal: A uses Great Mother}\n"
        )
        (scenario,) = scenario_file.parse(text.encode(), "f.yaml")
        return list(scenario_run.play(scenario).failures)

    assert legal("") == []
    assert "A uses Great Mother" in legal(" (used)")[0]


# -- between turns and before the first ----------------------------------------------------------------


def test_turns_owed_come_before_the_order_of_play() -> None:
    turns = "A passes, A passes, A passes"

    quiet = "windows: pass"
    assert failures("turn_of: B, owed: [A], phase: 0", turns, more=quiet) == []
    assert failures("turn_of: A, owed: []", f"{turns}, {'B passes, ' * 4}B passes", more=quiet) == []


def test_between_two_turns_everybody_may_act() -> None:
    text = (
        "title: x\nseats:\n  A: {formation: {A: Sembia}, hand: [Cataclysm!]}\n  B: {formation: {A: Nyrond}}\n"
        "phase: 6\nsteps:\n  - expect: {phase: 6, asked: ask-anytime, legal: A plays Cataclysm!, turn_of: A}\n"
        "  - A passes\nexpect: {phase: 0, turn_of: B, taken: {A: 3, B: 4}}\n"
    )
    (scenario,) = scenario_file.parse(text.encode(), "f.yaml")

    assert scenario_run.play(scenario).failures == ()


def test_an_extra_turn_is_no_real_one() -> None:
    assert failures("turn_of: A, taken: {A: 2}", more="granted_by: Wish") == []


DEAL = """
title: x
seats:
  A: {{draw: [Thay, Miles, Zadoc, Rowan, Neeva, Dagrande, 8]}}
  B: {{draw: [Sembia, 12]{more}}}
active: {active}
phase: deal
{options}
steps: [{steps}]
expect: {{{facts}, elsewhere: ignored}}
"""


def dealt(facts: str, steps: str = "", active: str = "A", more: str = "", options: str = "") -> list[str]:
    text = DEAL.format(facts=facts, steps=steps, active=active, more=more, options=options)
    (scenario,) = scenario_file.parse(text.encode(), "f.yaml")
    outcome = scenario_run.judge(scenario)
    return [*outcome.failures, *([outcome.unplayable] if outcome.unplayable else [])]


@pytest.mark.rule("setup.hand.55")
def test_before_the_first_turn_the_hands_are_dealt_in_order() -> None:
    hand = "contents: {A hand: [Thay, Miles, Zadoc, Rowan, Neeva]}"

    assert dealt(f"{hand}, order: {{A draw: [Dagrande]}}, turn_of: A, phase: 0, taken: {{A: 1, B: 0}}") == []
    assert dealt(f"{hand}, turn_of: B, asked: ask-phase-0, decides: B, counts: {{B hand: 5}}", active="B") == []
    assert dealt("taken: {A: 1, B: 1}, turn_of: B", "A passes, A passes, A passes, A passes, A passes, A passes") != []


def test_the_cut_is_asked_before_the_hands_are_dealt() -> None:
    cut = "options: {cut: ask}\nseats_stay: the pile of the first seat is cut first"

    assert dealt("asked: ask-cut, counts: {A hand: 0}", options=cut) == []
    assert (
        dealt("order: {B draw: [Sembia]}, counts: {A hand: 0}, asked: ask-cut", "B chooses number 1", options=cut) == []
    )
    lifted = "contents: {A hand: [Miles, Zadoc, Rowan, Neeva, Dagrande]}"
    assert dealt(lifted, "B chooses number 1, A chooses number 0", options=cut) == []


@pytest.mark.rule("tyrant.setup.order", "tyrant.setup.cosmos")
def test_the_realms_of_the_tyrants_game_are_laid_beforehand() -> None:
    text = """
title: x
seats:
  A: {{realms: [Sembia, Cormyr, Nyrond]}}
  B: {{realms: [Cormyr, Thay]}}
options: {{tyrants-game: "on"}}
active: B
phase: deal
steps:
  - expect: {{asked: ask-lay-realm, decides: A, offered: ['A:Sembia', 'A:Cormyr', Nyrond]}}
  - A chooses Cormyr
  - expect: {{decides: A, offered: ['A:Sembia', Nyrond], places: {{'A:Cormyr': A, Thay: A}}}}
  - refused: B chooses B:Cormyr
  - A chooses Sembia
expect: {{turn_of: B, phase: 0, places: {{Sembia: B, Nyrond: C}}, taken: {{A: 0, B: 1}}, elsewhere: ignored}}
""".format()
    (scenario,) = scenario_file.parse(text.encode(), "f.yaml")

    assert scenario_run.play(scenario).failures == ()


def test_a_whole_setup_is_left_to_chance() -> None:
    seats = "seats: {A: {draw: [Thay, 12]}, B: {draw: [Sembia, 12]}}"
    text = f"title: x\nseats_stay: chance\n{seats}\nphase: setup\nseed: %d\n"
    turns = set()
    for seed in range(8):
        for seat in "AB":
            expected = f"expect: {{turn_of: {seat}, phase: 0, counts: {{A hand: 5, B draw: 8}}, elsewhere: ignored}}\n"
            (scenario,) = scenario_file.parse((text % seed + expected).encode(), "f.yaml")
            if scenario_run.play(scenario).passed:
                turns.add(seat)
    assert turns == {"A", "B"}


@pytest.mark.parametrize("more", [", pool: [Dagrande]", ", hand: [Miles]", ", realm_laid: true"])
def test_before_the_game_nothing_else_lies_there(more: str) -> None:
    (wrong,) = dealt("phase: 0", more=more)

    assert "before the game begins there are only draw, dungeon, mulligans, realms" in wrong


# -- lasting effects -------------------------------------------------------------------------------------


def test_all_lasting_effects_of_a_card_are_under_way_unless_one_is_named() -> None:
    text = (
        "title: x\nseats: {A: {formation: {A: Sembia}, table: ['4th/139 (lasting)']}, B: {}}\n"
        "effects: [{card: 4th/139%s}]\nexpect: {effects: {4th/139: %d}}\n"
    )
    for number, count in (("", 2), (", number: 1", 1), (", number: 2", 1)):
        (scenario,) = scenario_file.parse((text % (number, count)).encode(), "f.yaml")
        assert scenario_run.play(scenario).failures == ()
    (scenario,) = scenario_file.parse((text % (", number: 3", 1)).encode(), "f.yaml")
    assert "has 2 lasting effects, no number 3" in scenario_run.judge(scenario).unplayable


WIND = """
title: x
seats:
  A: {formation: {A: Rashemen}, pool: [NS/123 + Orb of Doom, Stef'fa Naf'ski], %s}
  B: {formation: {A: Nyrond}, pool: [Mul Savage], hand: [Treasure], draw: [9]}
%s
windows: pass
%ssteps: [%s]
expect: {zones: {Stef'fa Naf'ski: %s, Mul Savage: discard}, asked: ask-phase-3, elsewhere: ignored}
"""


@pytest.mark.parametrize(
    ("lies", "when", "effects", "steps", "where"),
    [
        ("hand: [PO/74], draw: [9]", "active: A\nphase: 3", "",
         "A plays PO/74 by NS/123, A passes, A passes, A passes, B passes, B passes, B passes, B plays Treasure",
         "pool"),
        ("table: [PO/74 (lasting)]", "active: B\nphase: 3", "", "B plays Treasure", "pool"),
        ("table: [PO/74 (lasting)]", "active: B\nphase: 3", "effects: [{card: PO/74}]\n", "B plays Treasure", "pool"),
        ("table: [PO/74 (lasting)]", "active: B\nphase: 3", "effects: [{card: PO/74, number: 2}]\n",
         "B plays Treasure", "discard"),
        ("table: [PO/74]", "active: B\nphase: 3", "", "B plays Treasure", "discard"),
    ],
)  # fmt: skip
@pytest.mark.rule("named.control-wind.harmful", "event.duration-in-play")
def test_a_card_noted_as_lasting_does_what_it_does_when_it_was_played(
    lies: str, when: str, effects: str, steps: str, where: str
) -> None:
    (scenario,) = scenario_file.parse((WIND % (lies, when, effects, steps, where)).encode(), "f.yaml")
    assert scenario_run.play(scenario).failures == ()


@pytest.mark.rule("event.duration-in-play")
@pytest.mark.parametrize(("active", "runs", "lies"), [("A", 5, "table"), ("B", 0, "discard")])
def test_a_card_noted_as_lasting_leaves_the_table_when_its_effects_end(active: str, runs: int, lies: str) -> None:
    """Control Wind lies there until the end of its player's next turn: played in this one, or in one of B's."""
    text = (
        "title: x\nseats: {A: {formation: {A: Sembia}, table: [PO/74 (lasting)], draw: [9]},"
        f" B: {{formation: {{A: Nyrond}}, draw: [9]}}}}\nactive: {active}\nphase: 5\nwindows: pass\n"
        f"steps: [{'A passes, B passes' if active == 'A' else ', '.join(['B passes', *['A passes'] * 5])}]\n"
        f"expect: {{effects: {{PO/74: {runs}}}, zones: {{PO/74: {lies}}}, elsewhere: ignored}}\n"
    )
    (scenario,) = scenario_file.parse(text.encode(), "f.yaml")
    assert scenario_run.play(scenario).failures == ()


def test_a_lasting_effect_on_what_was_chosen_has_to_say_what() -> None:
    text = (
        "title: x\nseats: {A: {formation: {A: Sembia}, table: ['1st/394 (lasting)']},"
        " B: {formation: {A: Nyrond}, pool: [Dagrande]}}\nactive: B\nphase: 4\n%s"
        "steps: [{refused: B attacks Sembia with Dagrande}]\nexpect: {effects: {1st/394: 1}}\n"
    )
    (scenario,) = scenario_file.parse((text % "").encode(), "f.yaml")
    assert "Geas works on what was chosen (target)" in scenario_run.judge(scenario).unplayable
    (scenario,) = scenario_file.parse(
        (text % "effects: [{card: 1st/394, chosen: {target: Dagrande}}]\n").encode(), "f.yaml"
    )
    assert scenario_run.play(scenario).failures == ()

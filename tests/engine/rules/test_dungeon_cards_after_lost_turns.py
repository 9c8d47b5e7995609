"""The chance to put a dungeon card out when Temporal Stasis takes away the first turns, played from the deal on."""

from __future__ import annotations

import pytest

from sixrealms import explain, table
from sixrealms.engine import zones as z
from sixrealms.engine.action import NO, YES, Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from tests.engine.rules.starting import plain_deck, play_until

DUNGEON = "DU/24"
STASIS = "4th/138"


def dealt(ruleset: str = "tournament", size: int = 55, options: tuple[tuple[str, str], ...] = ()) -> State:
    """The first turn of three players who each have a dungeon card and hold Temporal Stasis often."""
    decks = tuple((*plain_deck(size - 30, first=9 * seat), *(STASIS,) * 30) for seat in range(3))
    s = table.start(GameSetup(ruleset, size, decks, 3, (DUNGEON,) * 3, options=options))
    return play_until(s, lambda t: t.turns == 1)


def second(s: State) -> int:
    """Who is next after the player whose first turn it is: the one who is to lose turns."""
    return (s.active + 1) % 3


def strike(s: State, seat: int, victim: int) -> None:
    """In its own turn a seat plays Temporal Stasis against another, who lets it happen."""
    play_until(s, lambda t: t.pending is not None and t.pending.player == seat == t.active and t.phase >= 2)
    advance(s, next(a for a in options(s) if a.verb == "play" and s.kit.defs[s.defn[a.card]].printing.id == STASIS))
    play_until(s, lambda t: t.pending is not None and t.pending.about == "ask-player")
    lost = s.skips[victim]
    advance(s, next(a for a in options(s) if a.number == victim))
    play_until(s, lambda t: t.skips[victim] > lost)


def options(s: State) -> tuple[Action, ...]:
    assert s.pending is not None
    return s.pending.options


def lost_turns(s: State, count: int) -> int:
    """The second player loses the first turn by whoever begins, and the second by the third player."""
    owner = second(s)
    strike(s, s.active, owner)
    if count == 2:
        strike(s, (owner + 1) % 3, owner)
    return owner


def to_own_turn(s: State, owner: int) -> list[str]:
    """Play until the owner's turn stands in its phase 2; what they were asked or offered on the way."""
    heard: list[str] = []

    def there(t: State) -> bool:
        if t.pending is not None and t.pending.player == owner:
            heard.extend([t.pending.about] if t.pending.about == "ask-dungeon" else [])
            heard.extend(["mulligan"] if Action("mulligan") in t.pending.options else [])
        return t.active == owner and t.phase >= 2

    play_until(s, there)
    assert s.turns_taken[owner] == 1
    return heard


@pytest.mark.rule("dungeon-card.play.skipped-first", "dungeon.entry.first-turn-skipped", "dungeon.entry")
@pytest.mark.parametrize("answer", [YES, NO])
def test_who_lost_the_first_turn_is_asked_as_the_second_begins(answer: Action) -> None:
    s = dealt()
    owner = lost_turns(s, 1)
    play_until(s, lambda t: t.turns == 4)  # the third, the first, and now the owner
    assert s.active == owner
    assert s.pending is not None
    assert (s.pending.about, s.pending.player) == ("ask-dungeon", owner)
    advance(s, answer)
    assert bool(s.listed(owner, z.TABLE)) == (answer is YES)
    play_until(s, lambda t: t.turns == 7 and t.phase >= 2)
    assert s.active == owner
    assert bool(s.listed(owner, z.TABLE)) == (answer is YES)  # nobody asks a second time


@pytest.mark.rule("dungeon.entry.first-turn-skipped", "dungeon.entry")
def test_who_lost_no_turn_is_asked_as_the_first_begins() -> None:
    s = dealt()
    owner = second(s)
    play_until(s, lambda t: t.turns == 2)
    assert s.active == owner
    assert s.pending is not None
    assert (s.pending.about, s.pending.player) == ("ask-dungeon", owner)


@pytest.mark.rule(
    "dungeon-card.play.skipped-second", "dungeon.entry.second-turn-lost", "dungeon.entry.first-turn-skipped"
)
def test_who_lost_both_may_start_the_game_over_or_keep_the_card_out() -> None:
    s = dealt()
    owner = lost_turns(s, 2)
    assert to_own_turn(s, owner) == ["mulligan"]
    (kept,) = s.listed(owner, z.DUNGEON)
    assert "dungeon-card.play.timing" in {why.rule for _, reasons in explain(s, owner, kept) for why in reasons}
    turns = s.turns
    play_until(s, lambda t: t.turns == turns + 3 and t.phase >= 2)
    assert s.active == owner
    assert s.listed(owner, z.DUNGEON) == (kept,)
    assert not s.listed(owner, z.TABLE)


@pytest.mark.rule("dungeon-card.play.skipped-second", "dungeon.entry.second-turn-lost", "mulligan.no-result")
def test_in_the_game_started_over_the_card_comes_out_in_the_first_turn() -> None:
    s = dealt()
    owner = lost_turns(s, 2)
    play_until(s, lambda t: Action("mulligan") in options(t))
    assert (s.active, s.pending.player if s.pending else -1) == (owner, owner)
    advance(s, Action("mulligan"))
    assert (s.result, s.skips, s.turns) == (None, (0, 0, 0), 1)
    assert to_own_turn(s, owner) == ["ask-dungeon"]
    assert s.listed(owner, z.TABLE)


@pytest.mark.rule(
    "dungeon-card.play.skipped-first", "dungeon-card.play.skipped-second", "dungeon.entry",
    "dungeon.entry.first-turn-skipped", "dungeon.entry.second-turn-lost",
)  # fmt: skip
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize(
    ("ruleset", "size", "chosen"),
    [("tournament-110", 110, ()), ("fourth-edition", 55, (("dungeon-cards", "on"),))],
)
def test_where_the_card_is_out_before_the_first_turn_lost_turns_change_nothing(
    ruleset: str, size: int, chosen: tuple[tuple[str, str], ...], count: int
) -> None:
    """The optional rules and the French ones have it out as the game begins; nobody is asked or offered anything."""
    s = dealt(ruleset, size, chosen)
    assert all(s.listed(seat, z.TABLE) for seat in range(3))
    owner = lost_turns(s, count)
    assert to_own_turn(s, owner) == []
    assert s.listed(owner, z.TABLE)

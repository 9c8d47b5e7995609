"""Every invariant holds for positions of real games, and each one notices when something is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from types import MappingProxyType

import pytest

from sixrealms.engine import atoms, digest, explain, takeback
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.action import Action
from sixrealms.engine.board import board, filed
from sixrealms.engine.digest import StateData
from sixrealms.engine.level import level
from sixrealms.engine.power import Context
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import Act, State
from sixrealms.engine.view import View, view
from sixrealms.language import EVENT, REALM, SELF, Exists, Immune, Is, every
from sixrealms.simulation.invariants import INVARIANTS, CheckedPosition, copies, knowledge
from tests.lively_powers import lively_power
from tests.random_games import pick, positions, setup_of

SETUP = setup_of("tournament", ("A-1", "C-2"), 11)

Breaking = Callable[[CheckedPosition, pytest.MonkeyPatch], None]


def _busy() -> CheckedPosition:
    """A position in phase 3 with champions in both pools, items on some of them and realms in both formations."""
    for seed in range(30):
        before: State | None = None
        for number, (state, _) in enumerate(positions(SETUP, seed, lively_power)):
            decision = state.pending
            assert decision is not None
            laid_out = state.attached and all(state.pool(seat) and state.realms(seat) for seat in range(2))
            realm_in_hand = any(state.kit.defs[state.defn[c]].type == "realm" for c in state.hand(decision.player))
            if decision.about == "ask-phase-3" and laid_out and realm_in_hand and len(decision.options) > 3:
                assert before is not None
                return CheckedPosition(state, Random(1), before, pick(before, seed, number - 1))
            before = state.copy()
    raise AssertionError("no such position in these games")


@pytest.fixture
def position() -> CheckedPosition:
    return _busy()


def _breaches(name: str, position: CheckedPosition) -> list[str]:
    invariant = next(i for i in INVARIANTS if i.name == name)
    return list(invariant.breaches(position))


@pytest.mark.parametrize("name", [i.name for i in INVARIANTS])
def test_a_position_of_a_real_game_keeps_every_invariant(name: str, position: CheckedPosition) -> None:
    assert _breaches(name, position) == []


def test_names_are_unique() -> None:
    assert len({i.name for i in INVARIANTS}) == len(INVARIANTS)


def _double_a_card(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    s = p.now
    s.lists[z.DISCARD] = (*s.lists[z.DISCARD], s.hand(0)[0])


def _note_another_zone(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    p.now.zone[p.now.hand(0)[0]] = z.VOID


def _hang_on_nothing(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    s = p.now
    hung = next(iter(s.attached.values()))[0]
    s.host[hung] = s.hand(0)[0]


def _forget_a_place(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    p.now.slot[p.now.realms(0)[0]] = 5


def _fight_without_a_battle(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    atoms.move(p.now, p.now.pool(0)[0], z.BATTLE)


def _forget_the_date(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    atoms.move(p.now, p.now.pool(0)[0], z.LIMBO)


def _ask_nobody(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    p.now.pending = None


def _win_unnoticed(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    s = p.now
    deck = (c for c in s.kit.decks[0] if s.zone[c] in (z.DRAW, z.HAND))
    for place, realm in enumerate(s.formation(0)):
        if realm >= 0:
            atoms.rebuild(s, realm)
        else:
            atoms.settle_in_formation(s, next(deck), 0, place)


def _pile_up(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    p.now.frames *= 200


def _act_for_ever(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    p.now.acts = (Act(1, 0, 0, -1, "", "play", Context(0, 0)),)


def _keep_a_note(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    p.now.marks["battle:from:3"] = 1


def _decide_by_chance(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    p.now.chances += 1


def _share_lists(p: CheckedPosition, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.copy

    def copy(s: State) -> State:
        t = honest(s)
        t.lists = s.lists
        return t

    monkeypatch.setattr(State, "copy", copy)


def _load_wrongly(p: CheckedPosition, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = digest.restore

    def restore(s: State, data: StateData) -> None:
        honest(s, data)
        s.done ^= 1

    monkeypatch.setattr(copies, "restore", restore)


def _hide_an_option(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    decision = p.now.pending
    assert decision is not None
    kept = [a for a in decision.options if a.verb not in ("play", "use")]
    assert len(kept) < len(decision.options)
    p.now.pending = decision._replace(options=tuple(kept))


def _offer_too_much(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    decision = p.now.pending
    assert decision is not None
    realm = next(c for c in p.now.hand(decision.player) if p.now.kit.defs[p.now.defn[c]].type == "realm")
    wrong = Action("play", realm, 0, p.now.kit.defs[p.now.defn[realm]].ways[0])
    p.now.pending = decision._replace(options=(*decision.options, wrong))


def _invent_a_rule(p: CheckedPosition, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explain, "why_not", lambda *_: [Reason("no.such.rule", "because")])


def _miss_a_card(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    board(p.now).cards.pop()


def _file_out_of_order(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    laid = filed(p.now).laid
    assert laid is not None
    laid.usable.insert(0, p.now.pool(0)[0])


def _remember_wrongly(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    card = p.now.pool(0)[0]
    p.now.cache["level", card] = level(p.now, card) + 1


def _remember_a_condition_wrongly(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    source, key = p.now.realms(0)[0], "a-wording#0:0"
    p.now.kit.nodes[key] = Always(Immune(Is(SELF), EVENT), when=Exists(every(REALM)))
    filed(p.now).met[key, Context(source, 0, source)] = False


def _remember_what_does_not_work(p: CheckedPosition, _: pytest.MonkeyPatch) -> None:
    filed(p.now).in_effect["rule-slots"] = [(Immune(Is(SELF), EVENT), Context(0, 0), None)]


def _show_a_hand(p: CheckedPosition, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(s: State, player: int) -> View:
        other = s.hand(1 - player)
        return view(s, player)._replace(turn=sum(s.defn[c] * (i + 1) for i, c in enumerate(other)))

    monkeypatch.setattr(knowledge, "view", leaky)


def _choose_by_hidden_cards(p: CheckedPosition, monkeypatch: pytest.MonkeyPatch) -> None:
    def offered(s: State) -> set[Action]:
        piles = (*s.listed(0, z.DRAW), *s.listed(1, z.DRAW))
        return {Action("number", s.defn[c], i) for i, c in enumerate(piles)}

    monkeypatch.setattr(knowledge, "offered_again", offered)


def _take_back_what_was_seen(p: CheckedPosition, monkeypatch: pytest.MonkeyPatch) -> None:
    assert p.before is not None
    assert p.before.pending is not None
    p.now.seen[p.now.hand(1 - p.before.pending.player)[0]] = 255
    monkeypatch.setattr(takeback, "policy", lambda *_: takeback.FREE)


BROKEN = MappingProxyType(
    {
        "every-card-counted-once": (_double_a_card,),
        "one-zone-each": (_note_another_zone,),
        "attachments-hang-on-cards-in-play": (_hang_on_nothing,),
        "formations-have-their-places": (_forget_a_place,),
        "battle-holds-its-champions": (_fight_without_a_battle,),
        "limbo-has-dates": (_forget_the_date,),
        "somebody-decides": (_ask_nobody,),
        "reached-goal-ends-the-game": (_win_unnoticed,),
        "frames-stay-few": (_pile_up,),
        "acts-have-frames": (_act_for_ever,),
        "no-mark-outlives-its-period": (_keep_a_note,),
        "same-answer-same-game": (_decide_by_chance,),
        "nothing-learned-is-taken-back": (_take_back_what_was_seen,),
        "copies-are-isolated": (_share_lists,),
        "saving-keeps-everything": (_load_wrongly,),
        "offered-exactly-what-is-legal": (_hide_an_option, _offer_too_much),
        "options-follow-from-the-position": (_hide_an_option, _offer_too_much),
        "refusals-cite-rules": (_invent_a_rule,),
        "naive-board-is-the-board": (_miss_a_card, _file_out_of_order),
        "caches-hold-what-is-true": (
            _remember_wrongly,
            _remember_a_condition_wrongly,
            _remember_what_does_not_work,
        ),
        "hidden-cards-stay-hidden": (_show_a_hand, _choose_by_hidden_cards),
    }
)


def _broken() -> Iterator[tuple[str, Breaking]]:
    for name, ways in BROKEN.items():
        for breaking in ways:
            yield name, breaking


def test_every_invariant_is_tried() -> None:
    assert set(BROKEN) == {i.name for i in INVARIANTS}


@pytest.mark.parametrize(("name", "breaking"), list(_broken()))
def test_an_invariant_notices_what_is_wrong(
    name: str, breaking: Breaking, position: CheckedPosition, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaking(position, monkeypatch)

    assert _breaches(name, position) != []

"""Running effects and notes ending when their time has come, and what the rules do at the end of every turn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true, in_play
from sixrealms.engine.causes import NO_REALM, RULE, USED
from sixrealms.engine.draws import renew_pile
from sixrealms.engine.filing import context_of, target_gone
from sixrealms.engine.leave import leave
from sixrealms.engine.limbo import limbo_returns
from sixrealms.engine.overdue_effects import keep_going, overdue, surplus
from sixrealms.engine.power import Static
from sixrealms.engine.rules_for_player import rules_for
from sixrealms.engine.state import Running, State
from sixrealms.engine.statics import KeepsPool

#: Before the end of a running effect that lasts twice the time it states (statics.LastsLonger).
AGAIN: Final = "again"
#: The end of what waits for the next round, and is not over with an attack that is taken back.
NEXT_ROUND: Final = ("round", "next")


def end_effects(s: State, over: list[Running]) -> None:
    """Take running effects off; a card that lay on the table for one leaves (event.duration-in-play)."""
    if not over:
        return
    atoms.touch_effects(s)
    gone = {running.id for running in over}
    s.effects = tuple(r for r in s.effects if r.id not in gone)
    for running in over:
        atoms.note(s, "effect-ends", running.context.source)
        node = s.kit.nodes[running.node]
        assert isinstance(node, Static)
        node.ended(s, context_of(s, running))
        card = running.card
        if card >= 0 and s.zone[card] == z.TABLE and not any(r.card == card for r in s.effects):
            d = s.kit.defs[s.defn[card]]
            if d.type == "event":
                leave(s, card, z.VOID if s.kit.ruleset.played_events_go_to == "void" else z.ABYSS, USED)
            else:
                leave(s, card, z.DISCARD, USED)


def make_room(s: State) -> None:
    """What goes on beyond its time makes room for what has come to the table last."""
    end_effects(s, surplus(s))


#: What the marks begin with that are forgotten when it ends.
_ROUND: Final = marks.Until.ROUND.prefix
_BATTLE: Final = marks.Until.BATTLE.prefix
_TURN: Final = marks.Until.TURN.prefix


def clear_marks(s: State, prefix: str, other: str = "") -> None:
    """Forget all that is noted under keys that begin with `prefix`, or with `other` if it is given."""
    over = [key for key in s.marks if key.startswith(prefix)]
    if other:
        over += [key for key in s.marks if key.startswith(other)]
    if over:
        atoms.stir(s)
        for key in over:
            del s.marks[key]


def _over(s: State, due: Callable[[tuple[str | int, ...]], bool]) -> list[Running]:
    """The running effects whose time is over. One that lasts twice its time has the second half before it."""
    over = []
    kept = []
    for running in s.effects:
        again = running.until[0] == AGAIN
        until = running.until[1:] if again else running.until
        if not (due(until) or overdue(s, running)):
            kept.append(running)
        elif again:
            kept.append(running._replace(until=until))
        elif keep_going(s, running):
            kept.append(running)
        else:
            over.append(running)
            kept.append(running)
    s.effects = tuple(kept)
    return over


#: The flags of those who are not spent.
_UNSPENT: Final = bytes(flags for flags in range(256) if not flags & z.SPENT)


def start_of_turn(s: State, player: int) -> None:
    """Effects "until X's next turn" end with the next turn they take, be it an extra one; a skipped one is none
    (open.skipped-turn, open.extra-turn-shape).
    """
    if s.effects:
        end_effects(s, _over(s, lambda until: until[0] == "start" and until[1] == player))
    if not s.flags.translate(None, _UNSPENT):
        return  # nobody is
    for card in in_play(s):
        if s.flags[card] & z.SPENT and s.owner[card] == player:  # of its owner, whoever holds it
            atoms.set_flag(s, card, z.SPENT, False)


def end_of_round(s: State, *, fought: bool = True) -> None:
    """The round is over; an attack that has been taken back was none that anything has waited for."""
    end_effects(s, _over(s, lambda until: until[0] == "round" and (fought or until != NEXT_ROUND)))
    clear_marks(s, _ROUND)


def end_of_battle(s: State, fought: Collection[int] = ()) -> None:
    """The battle in which these champions fought is over; what waits for the battle of another one goes on, and so does
    what waits for the next one where nobody has fought, as the attack has been taken back.
    """
    rounds = (("round",), (AGAIN, "round"), *((NEXT_ROUND,) if fought else ()))
    end_effects(s, [r for r in s.effects if r.until in rounds])
    end_effects(s, _over(s, lambda until: until[0] == "battle" and _meant(until, fought)))
    clear_marks(s, _BATTLE, _ROUND)  # its last round with it


def _meant(until: tuple[str | int, ...], fought: Collection[int]) -> bool:
    """Whether this is the battle that what lasts so long has waited for."""
    return len(until) == 1 or until[1] in fought or (until[1] == "next" and bool(fought))


def realm_played(s: State, player: int) -> None:
    """Effects that wait for a player's next realm end when they have played one."""
    end_effects(s, [r for r in s.effects if r.until == ("realm", player)])


def source_left(s: State) -> None:
    """Effects bound to their source end when it is no longer in play (inplay.left-no-effect)."""
    over = []
    for running in s.effects:
        source = running.context.source
        gone = running.until[0] == "source" and (
            s.zone[source] not in z.IN_PLAY | {z.PLAYING} or s.gen[source] != running.until[1]
        )
        if gone or target_gone(s, running):
            over.append(running)
    end_effects(s, over)


def _one_turn_less(running: Running, player: int) -> Running:
    """What ends with a later turn of this player has one turn less to last."""
    again = running.until[0] == AGAIN
    until = running.until[1:] if again else running.until
    if until[0] != "end" or until[1] != player:
        return running
    left = ("end", player, int(until[2]) - 1)
    return running._replace(until=(AGAIN, *left) if again else left)


def end_of_turn(s: State, player: int) -> None:
    """open.end-of-turn-order, reading A: effects end; Limbo returns; realmless pools lost; reshuffle."""
    source_left(s)
    if s.effects:
        s.effects = tuple(_one_turn_less(running, player) for running in s.effects)
        over = _over(s, lambda until: until[0] == "turn-end" or until == ("end", player, 0))
        s.effects = tuple(
            r._replace(until=("end", player, 1)) if r.until == ("end", player, 0) and r not in over else r
            for r in s.effects
        )
        end_effects(s, over)
    clear_marks(s, _TURN)
    if s.turn.granted_by < 0 or not s.kit.ruleset.limbo_skips_extra_turns:  # limbo.extra-turns
        limbo_returns(s, player)
    for seat in range(s.n):
        if not s.realms(seat) and not _keeps_pool(s, seat):
            for champion in s.pool(seat):
                leave(s, champion, z.DISCARD, RULE, told=NO_REALM)  # realm.none.*
    _empty_piles(s)


def _keeps_pool(s: State, seat: int) -> bool:
    return any(static.keeps_pool(s, seat, x) for static, x, _ in holding_true(s, KeepsPool))


def _empty_piles(s: State) -> None:
    """deckout.reshuffle: the discard pile becomes the new draw pile when the running turn ends."""
    if s.kit.ruleset.empty_pile == "end":
        return
    for seat in range(s.n):
        if not s.listed(seat, z.DRAW) and rules_for(s, seat).empty_pile in ("reshuffle", "at-once"):
            renew_pile(s, seat)
    s.marks.pop(marks.PILE_EMPTY.alone, None)

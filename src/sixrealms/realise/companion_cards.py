"""A card that is played together with another, told as what it comes to: the other may be played whatever copies of it
are in play, and what follows hangs on whether it has come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sixrealms.engine.power import Effect, Saying
from sixrealms.powers.card_questions import Is
from sixrealms.powers.conditions import Claim, RefIs
from sixrealms.powers.control_flow import If
from sixrealms.powers.durations import Duration
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.play_now import PlayNow
from sixrealms.powers.protection import Protected
from sixrealms.powers.refs import Ref, The
from sixrealms.powers.whereabouts import IN_POOL
from sixrealms.realise.words import Words


@dataclass(frozen=True)
class PlayedBesideCopies(Effect):
    """A card may be played now, and for a time the Rule of the Cosmos does not bind it (cosmos.unique)."""

    play: PlayNow
    until: Duration

    def saying(self) -> Saying:
        return Saying("play-beside-copies", {**self.play.saying().values, "until": self.until})


@dataclass(frozen=True)
class HasCome(Claim):
    """A card that could be played has come into a pool."""

    ref: Ref

    def saying(self) -> Saying:
        return Saying("has-come", {"ref": self.ref})


def played_along(words: Words, effects: Sequence[Effect]) -> Sequence[Effect]:
    """The same effects, with what frees a card from the Rule of the Cosmos and its being played told as one."""
    if not words.has("play-beside-copies") or len(effects) < 2:
        return effects
    found: list[Effect] = []
    for one in effects:
        before = found[-1] if found else None
        if isinstance(one, PlayNow) and isinstance(before, Lasting) and _frees(before, one):
            found[-1] = PlayedBesideCopies(one, before.until)
        elif isinstance(one, If) and isinstance(before, PlayNow | PlayedBesideCopies):
            found.append(_whether_it_came(before, one))
        else:
            found.append(one)
    return found


def _frees(before: Lasting, one: PlayNow) -> bool:
    """Whether the card that may be played is the one whose copies do not count."""
    freed = isinstance(one.cards, The) and before.what == Protected(Is(one.cards.ref), ("cosmos",))
    return freed and not (one.helping or one.until_ahead or one.free)


def _whether_it_came(before: PlayNow | PlayedBesideCopies, one: If) -> If:
    """ "If it has come into a pool", where "if it is in a pool" could be asked of a copy."""
    cards = before.play.cards if isinstance(before, PlayedBesideCopies) else before.cards
    came = isinstance(cards, The) and one.condition == RefIs(cards.ref, IN_POOL)
    return replace(one, condition=HasCome(cards.ref)) if came and isinstance(cards, The) else one

"""What other cards in play have against a card being played or used as an answer (statics.Prohibition)."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.engine.board import blanked
from sixrealms.engine.immunity import player_shielded, shielded, shut_out
from sixrealms.engine.power import Context
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition

Prohibitions = list[tuple[Prohibition, Context, Always | None]]


def forbidden(s: State, prohibitions: Prohibitions, player: int, card: int, other: int) -> list[Reason]:
    """What other cards have against this one being played on or by `other`."""
    found: list[Reason] = []
    if prohibitions and any(play.past_bans for play in s.kit.defs[s.defn[card]].plays) and not blanked(s, card):
        return found
    for static, x, _ in prohibitions:
        refusal = static.refuses(s, player, card, other, x)
        if refusal is not None and not out_of_reach(s, player, card, other, x):
            found.append(refusal)
    return found


def out_of_reach(s: State, player: int, card: int, user: int, x: Context) -> bool:
    """Whether another player's prohibition passes this one by: they are exempt, or what they play the card with is
    immune (calm.others-affected, immunity.always-active).
    """
    if x.player == player:
        return user >= 0 and s.kit.defs[s.defn[card]].support and shut_out(s, user, x.source)
    if player_shielded(s, player, x):
        return True
    return s.kit.defs[s.defn[card]].support and user >= 0 and shielded(s, user, x)

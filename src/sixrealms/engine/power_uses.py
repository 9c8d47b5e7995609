"""Which powers may be used and which answers given; what may be played is in `playable`.

`use_reasons` and `answer_reasons` yield every reason against an action; legal means they yield none. The
enumerators build candidates and keep those without a first reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Use, When
from sixrealms.engine.action import Action
from sixrealms.engine.board import abilities_of, blanked, holding_true, keeps_own, with_copies
from sixrealms.engine.card_def import CAST, ENTRY, EQUIPMENT, SPELLS
from sixrealms.engine.combatants import combatant, top_of
from sixrealms.engine.filing import awake
from sixrealms.engine.placement import caster_reasons, casters
from sixrealms.engine.play_sources import at_hand, lies_at_hand
from sixrealms.engine.playable import ability_reasons, for_others, missing, refused
from sixrealms.engine.power import Context
from sixrealms.engine.prohibitions import forbidden
from sixrealms.engine.reason import Reason
from sixrealms.engine.repeated_events import holder_reasons, may_be_for
from sixrealms.engine.state import SECONDARY, Act, State
from sixrealms.engine.statics import HoldsFast, Imitation, Prohibition
from sixrealms.engine.targets import chosen, chosen_players

# -- powers of cards in play ------------------------------------------------------------------------------------


def use_reasons(s: State, player: int, card: int, number: int, moment: str, *, first: bool = False) -> Iterator[Reason]:
    """Why `player` may not use ability `number` of this card now; `first`: one reason is enough."""
    abilities = abilities_of(s, card)
    ability = abilities[number] if 0 <= number < len(abilities) else None
    if not isinstance(ability, Use):
        yield _no_use(s, card)
        return
    held = next(holder_reasons(s, player, card), None)
    if held is not None:
        yield held
        return
    if not _offered(s, card, ability, moment):
        yield Reason(_use_time(ability), "wrong-moment", -1, moment)
    yield from _zone_reasons(s, player, card, ability.zone)
    if not keeps_own(s, card, number):
        yield Reason("gloss.negate", "power-lost", card)
    x = _use_context(s, player, card)
    if ability.once and s.marks.get(marks.used(ability.once, ability.key, x)):
        yield Reason(_use_limit(ability), "already-used", card, "quest" if _is_quest(ability) else ability.once)
    if s.marks.get(marks.RETURNED.of(card)):
        yield Reason("voluntary.power-lost", "returned-this-turn", card)
    if ability.once == "turn" and s.marks.get(marks.FROM_ABYSS.of(card)):
        yield Reason("abyss.recovered-once-per-turn", "back-from-the-abyss", card)
    yield from ability_reasons(s, ability, x, card, first=first)


def _no_use(s: State, card: int) -> Reason:
    """Why nobody uses this card: it has no power, or works by itself. What an item duplicates is chosen in phase 3 or
    as it is played, not when its bearer fights (copy.duplicating-items).
    """
    alone = [ability for ability in abilities_of(s, card) if isinstance(ability, When | Always)]
    if not alone:
        return Reason("card.power.definition", "no-such-power", card)
    copies = any(isinstance(node, Imitation) for ability in alone for node in ability.walk())
    item = s.kit.defs[s.defn[card]].type in EQUIPMENT
    return Reason("copy.duplicating-items" if copies and item else "card.power.definition", "works-by-itself", card)


def _offered(s: State, card: int, ability: Use, moment: str) -> bool:
    """Whether it is a moment for this power. What may be used once from one's phase 3 to the next one's waits for any
    moment in between where the ruleset says so (once.window). What copies others chooses as it comes into play: items
    always (copy.duplicating-items), everything else where the ruleset says so (copy.on-entry).
    """
    if moment == ENTRY:
        if s.frames[-1][0] != "entry" or s.frames[-1][2] != card:
            return False  # another card is coming into play, not this one
        item = s.kit.defs[s.defn[card]].type in EQUIPMENT
        return ability.copies and (item or s.kit.ruleset.copy_on_entry)
    if moment in ability.at or "any" in ability.at:
        return True
    return ability.waits and s.kit.ruleset.once_per_turn_anywhere


def _use_context(s: State, player: int, card: int) -> Context:
    host = s.host[card]
    return Context(card, player, host if host >= 0 else card)


def _zone_reasons(s: State, player: int, card: int, zone: str) -> Iterator[Reason]:
    here = s.zone[card]
    if here == z.RULEBOOK:  # an optional rule has nowhere to be
        return
    top = top_of(s, card)
    if zone == "hand":
        if here != z.HAND:
            yield Reason("inplay.definition", "not-in-hand", card)
        return
    if here not in z.IN_PLAY:
        yield Reason("inplay.definition", "not-in-play", card)
        return
    if zone == "pool" and s.zone[top] != z.POOL:
        yield Reason("pool.not-while-fighting", "not-in-pool", card)
    if zone == "battle" and top != combatant(s, player):
        yield Reason("power.combat-only-when-involved", "not-fighting", card)
    if not awake(s, card) or (awake(s, card) == 1 and zone == "battle"):
        yield Reason("raze.power-off", "asleep", card)
    if blanked(s, card):
        yield Reason("gloss.negate", "power-lost", card)
    if s.flags[top] & z.SPENT and (top == card or s.kit.ruleset.wish_blocks_attachments):
        yield Reason("wish.caster-spent", "spent", top)


def uses(s: State, player: int, moment: str) -> list[Action]:
    """Every power of a card in play, or in the hand if it is for that, the player may use at this moment."""
    kit = s.kit
    if moment not in kit.use_moments and not kit.used_any_time:
        return []
    b = with_copies(s)
    usable = b.usable
    if kit.used_from_hand:
        usable = [*usable, *(c for c in s.hand(player) if kit.defs[s.defn[c]].uses)]
    at_moment = kit.used[moment]
    gaining = (*b.copied, *b.reflected.values()) if b.copied or b.reflected else ()
    if not gaining and at_moment.isdisjoint(usable):
        return []  # whatever powers they have are for other moments (_offered)
    found = []
    for card in usable:
        if not may_be_for(s, player, card) or (card not in at_moment and card not in gaining):
            continue
        for number, ability in enumerate(abilities_of(s, card)):
            offered = isinstance(ability, Use) and _offered(s, card, ability, moment)
            if offered and next(use_reasons(s, player, card, number, moment, first=True), None) is None:
                found.append(Action("use", card, -1, number))
    return found


# -- answers ------------------------------------------------------------------------------------------------------


def answer_reasons(
    s: State, player: int, card: int, user: int, number: int, act: Act, *, first: bool = False
) -> Iterator[Reason]:
    """Why this card or power cannot answer what was just announced (counter.exception, dispel.timing); `first`: one
    reason is enough.
    """
    abilities = abilities_of(s, card)
    ability = abilities[number] if 0 <= number < len(abilities) else None
    if not isinstance(ability, Answer):
        yield Reason("counter.exception", "no-such-answer", card)
        return
    d = s.kit.defs[s.defn[card]]
    if ability.zone == "hand":
        if not lies_at_hand(s, player, card):
            yield missing(s, player)
            return
        if refused(s, card):
            yield Reason("power.condition-mandatory", "permission-refused", card)
        if d.type in CAST:
            yield from caster_reasons(s, player, card, user, "any")
        yield from forbidden(s, holding_true(s, Prohibition), player, card, user)
    elif card in s.hand(player) and _calms_from_hand(s, ability):
        pass  # event.delsenora in 4E: from the hand as well
    else:
        if s.ctrl[card] != player:
            yield Reason("card.power.definition", "not-your-card", card)
            return
        yield from _zone_reasons(s, player, card, ability.zone)
        if not keeps_own(s, card, number):
            yield Reason("gloss.negate", "power-lost", card)
    if act.cancelled and "duplicate" in ability.all_tags():
        yield Reason("pause.negated-not-duplicable", "negated-event", act.card)
    x = Context(card, player, user if user >= 0 else _use_context(s, player, card).user, -1, (("answered", act.id),))
    way = "use" if act.way == "use" and SECONDARY not in act.flags else "play"  # dup.as-normal
    if way not in ability.ways or not ability.to.holds(s, act.card, x):
        yield Reason(_line_drawn(s, ability, act), "cannot-answer-that", card)
        return
    if ability.concerns_you and not concerns(s, act, player):
        yield Reason("open.calm-by-unaffected", "does-not-affect-you", card)
    if ability.once and s.marks.get(marks.used(ability.once, ability.key, x)):
        yield Reason(_limit(ability.once, "once.waiting"), "already-used", card, ability.once)
    for holding, hx, _ in holding_true(s, HoldsFast):  # dispel.negate-equals-dispel: whatever the answer calls it
        if holding.holds_fast(s, act.card, ability.all_tags(), hx):
            yield Reason("dispel.undispellable", "cannot-be-answered-so", hx.source)
    for flag in act.flags:
        kind, _, name = flag.removeprefix("no-answer:").partition(":")
        named = not name or s.kit.defs[s.defn[card]].name == name
        if flag.startswith("no-answer:") and kind in ability.all_tags() and named:
            yield Reason("gloss.cancel.event", "cannot-be-answered-so", act.card)
    yield from for_others(s, ability, x, card)
    yield from ability_reasons(s, ability, x, card, first=first)


def _is_quest(ability: Use) -> bool:
    return "quest" in ability.all_tags()


def _use_time(ability: Use) -> str:
    """The rule about the moments in which a power is used."""
    if _is_quest(ability):
        return "option.questing.send"
    if "3" in ability.at:
        return "once.phase3"
    return "power.combat-only-when-involved" if "combat" in ability.at else "gloss.special-power.timing"


def _use_limit(ability: Use) -> str:
    """The rule about a power that has been used as often as it may be."""
    if _is_quest(ability):
        return "option.questing.one-per-turn"
    return _limit(ability.once, "once.phase3")


def _limit(once: str, each_turn: str) -> str:
    """The rule about a power that can be used once in this time: what the card says, or what turns mean for it."""
    return each_turn if once == "turn" else "card.power.definition"


def _line_drawn(s: State, ability: Answer, act: Act) -> str:
    """The rule that keeps an answer from what was announced: each kind of answer is for one kind of announcement."""
    tags, kind = ability.all_tags(), s.kit.defs[s.defn[act.card]].type
    if "turn" in tags:
        return "dispel.turning-offensive-only" if kind in SPELLS else "dispel.timing"
    if "calm" in tags:
        return "calm.only-harmful" if kind == "event" else "event.harmful.calm"
    if "cancel" in tags and kind == "event":
        return "event.helpful.negators" if s.kit.defs[s.defn[act.card]].helpful else "event.negate.any"
    return "counter.exception"


def _calms_from_hand(s: State, ability: Answer) -> bool:
    """Whether a pool champion's power to calm also works from the hand (event.harmful.calm)."""
    return ability.zone == "pool" and s.kit.ruleset.counter_from_hand and "calm" in ability.all_tags()


def concerns(s: State, act: Act, player: int) -> bool:
    """Whether an announced act touches a player: they or their cards are among the chosen or may be next, or nothing
    was chosen and what is done does not pass them by (open.calm-by-unaffected).
    """
    if act.exempt >> player & 1 or (act.player == player and s.kit.defs[s.defn[act.card]].helpful):
        return False
    cards, players = chosen(s, act), chosen_players(s, act)
    ability = s.kit.nodes.get(act.ability)
    effect = ability.effect if isinstance(ability, Play | Use | Answer) else None
    if cards or players:
        struck = player in players or any(s.ctrl[card] == player for card in cards)
        return struck or (effect is not None and effect.goes_on_to(s, player, act.context))
    return effect is None or effect.touches(s, player, act.context)


def answers(s: State, player: int, act: Act) -> list[Action]:
    """Every answer the player has to what was just announced."""
    found = []
    hand = at_hand(s, player)
    for card in hand if not s.kit.answering.isdisjoint(hand) else ():
        d = s.kit.defs[s.defn[card]]
        if not d.answers:
            continue
        for number, ability in enumerate(d.abilities):
            if not isinstance(ability, Answer):
                continue
            if ability.zone == "hand":
                users = casters(s, player, "any") if d.type in CAST else [-1]
            elif _calms_from_hand(s, ability):
                users = [-1]
            else:
                continue
            for user in users:
                if next(answer_reasons(s, player, card, user, number, act, first=True), None) is None:
                    found.append(Action("answer", card, user, number))
    for card in with_copies(s).answering:
        if s.ctrl[card] == player:
            for number, ability in enumerate(abilities_of(s, card)):
                lies_there = isinstance(ability, Answer) and ability.zone != "hand"
                if lies_there and next(answer_reasons(s, player, card, -1, number, act, first=True), None) is None:
                    found.append(Action("answer", card, -1, number))
    return found

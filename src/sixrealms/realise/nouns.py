"""Noun phrases: cards, players and numbers as a language calls them, from the tests and sets of a power."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from contextvars import ContextVar
from dataclasses import replace
from typing import Any, Final, cast

from sixrealms.engine import zones as z
from sixrealms.engine.power import Bound, Cards, Node, Number, Saying, Test, Who
from sixrealms.powers.allies_beside import AddedBy, Beside
from sixrealms.powers.card_questions import CHAMPION, ITEM, RAZED, REALM, Is, Kind, Level, Named, Type, World
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Both, Either, Not
from sixrealms.powers.refs import (
    ATTACKER,
    DEFENDER,
    OPPONENT,
    OTHER,
    SELF,
    THIS_REALM,
    AllChosen,
    Chosen,
    Ref,
    The,
)
from sixrealms.powers.sets import AnyOf, Extreme, InPlay, Pile
from sixrealms.powers.whereabouts import Of
from sixrealms.realise import claims, modifiers
from sixrealms.realise import message_values as told
from sixrealms.realise.grammar import each_phrase
from sixrealms.realise.joined_deeds import whole_hands
from sixrealms.realise.joined_places import hand_or_play, several_places, without_place
from sixrealms.realise.noun_order import fused, in_order
from sixrealms.realise.noun_phrase import (
    Belongs,
    Denied,
    Form,
    Head,
    Modifier,
    NounPhrase,
    Other,
    Phrase,
    Series,
    Trailing,
    Yours,
)
from sixrealms.realise.sides_and_kinds import (
    cast_by_side,
    fights_anyway,
    flat,
    kept_by_side,
    magical,
    magical_heads,
    names_fighters,
    no_other,
    not_spells_alone,
    of_kind_or_world,
    of_several_types,
    printed_bonus,
)
from sixrealms.realise.topic import TOPIC, one_meant, with_topic
from sixrealms.realise.words import Words

#: What names stand for inside the power that is told: "target" for the realm that was chosen.
BOUND: ContextVar[Mapping[str, Bound]] = ContextVar("bound", default={})  # noqa: B039 - never changed in place
#: What says of what kind a card is, and nothing of whose it is or where.
_KINDS: Final = (InPlay, Both, Either, Not, Type, Kind, World, Level, Named, type(RAZED))
#: Types of cards that are used in battle and fight in none.
_KEPT_BY_SIDES: Final = frozenset(
    ("magical item", "artifact", "wizard spell", "cleric spell", "psionic power", "blood ability", "thief ability")
)
#: Types of cards that have a bonus, which others call a level.
_ITEMS: Final = frozenset(("magical item", "artifact"))
#: A card and the champion it faces: "another champion" is neither.
_FACING: Final = (SELF, OPPONENT, OTHER)
#: The champions of both sides.
_EITHER_SIDE: Final = {Is(ATTACKER), Is(DEFENDER)}
#: A noun of more words has a clause of its own: "power over a champion that lasts until dispelled".
_FEW_WORDS: Final = 4
#: Whether what is told is a spell: whoever uses another card casts nothing (gloss.caster, gloss.user).
CASTING: ContextVar[bool] = ContextVar("casting")
#: Whether it is a spell that hangs on another card than its caster.
HUNG_ELSEWHERE: ContextVar[bool] = ContextVar("hung_elsewhere", default=False)
#: Whether the card that speaks is a realm: "this realm", not "this card".
REALM_SPEAKS: ContextVar[bool] = ContextVar("realm_speaks", default=False)
#: Whether it is a holding, whose bearer is its realm.
HOLDING_SPEAKS: ContextVar[bool] = ContextVar("holding_speaks", default=False)
#: Whether the card that speaks is an ally that hangs on nothing else: the champion it fights beside is no bearer.
ALLY_SPEAKS: ContextVar[bool] = ContextVar("ally_speaks", default=False)
#: Whether the card that speaks is any ally, which is on a side but is no defender itself.
ON_A_SIDE: ContextVar[bool] = ContextVar("on_a_side", default=False)
#: Whether it is an item: its bearer attacks and defends, not the card itself.
ITEM_SPEAKS: ContextVar[bool] = ContextVar("item_speaks", default=False)
#: Whether the spell that is told answers another one, which has a caster of its own.
ANSWERING: ContextVar[bool] = ContextVar("answering", default=False)
#: Whether it is told what will happen later, when another player may have been mentioned.
LATER: ContextVar[bool] = ContextVar("later", default=False)
#: Whether what is answered is no spell: nobody has cast it.
ANSWERED_UNCAST: ContextVar[bool] = ContextVar("answered_uncast", default=False)
#: Whether "each player's turn" has been named, so that the active player is that player.
EACH_TURN: ContextVar[bool] = ContextVar("each_turn", default=False)
#: The player a sentence says does something: whose cards come after it are theirs.
SUBJECT: ContextVar[Node | None] = ContextVar("subject", default=None)
#: Whether it is about one of several sets of cards, where "every other card" would be other than those before it.
OF_SEVERAL_SETS: ContextVar[bool] = ContextVar("of_several_sets", default=False)
#: Whether it is about cards of a pile, which are others than those in play anyway: "every other champion in the Abyss".
FROM_PILE: ContextVar[bool] = ContextVar("from_pile", default=False)
#: Phrases that the next mention of a name gives in full: "discard a monster", not "that monster".
FRESH: ContextVar[Mapping[str, list[Any]]] = ContextVar("fresh", default={})  # noqa: B039 - never changed in place


def phrase(words: Words, node: Node) -> Any:
    """The noun phrase for cards, players and numbers: nouns share determiner and modifiers, sets add where they are."""
    topic = TOPIC.get()
    if isinstance(node, Who) and node == SUBJECT.get():
        return each_phrase(_phrase(words, node), lambda p: p.having(back=True))
    if topic is None or not topic.alive or not isinstance(node, Test | Cards | Ref):
        return _phrase(words, node)
    if one_meant(node) == topic.node:
        card = noun(words, "noun-card", {})
        of_pile = {"heads": card.heads, "determiner": "that", "fixed": True} if isinstance(node, Pile) else {}
        with with_topic(None):  # what it has been chosen from is not mentioned again
            again = _phrase(words, node)
        return each_phrase(again, lambda p: p.having(again=True, plural=p.many if of_pile else p.plural, **of_pile))
    if isinstance(node, Pile) and (node.top or 0) > 1 and words.has("among-them", "of") and _same_top(topic.node, node):
        them = _noun_of(words, Saying("among-them", {"test": node.test}))
        return each_phrase(them, lambda p: p.having(yours=node.who is YOU))
    found = _phrase(words, node)
    many = isinstance(topic.node, Pile) and topic.node.all and words.grammar.joins_choices  # "those cards"
    topic.alive = many and one_meant(node) == SELF  # "it" could be the other card now
    return found


def _same_top(known: Node, node: Pile) -> bool:
    """Whether they are some of the top cards of a pile that have just been mentioned."""
    return isinstance(known, Pile) and (known.zone, known.who, known.top) == (node.zone, node.who, node.top)


def _phrase(words: Words, node: Node) -> Any:
    if isinstance(node, Pile):
        node = without_place(node, drawn=claims.AFTER_WHEN.get() and words.has("drawn-now", "adjective"))
    if isinstance(node, Either):
        return _both(words, Both((node,))) if modifiers.asks_for_ready(words, node) else _either(words, node)
    if isinstance(node, Both):
        return _both(words, node)
    if isinstance(node, Not):
        return _both(words, Both((node,)))
    saying = node.saying()
    if saying.message == "all-of-sets":
        saying = Saying(saying.message, {"sets": whole_hands(words, saying.values["sets"])})  # type: ignore[arg-type]
    if saying.message == "caster" and not CASTING.get(True):
        saying = Saying("card-user")
    if saying.message == "bearer" and CASTING.get(False) and not HUNG_ELSEWHERE.get():
        saying = Saying("caster")
    if saying.message == "bearer" and ALLY_SPEAKS.get() and words.has("ally-bearer"):
        saying = Saying("ally-bearer")
    if saying.message == "caster" and ANSWERING.get() and words.has("caster-answering"):
        saying = Saying("caster-answering")
    if saying.message == "own-realm" and CASTING.get(False) and words.has("realm-above"):
        saying = Saying("realm-above")
    if saying.message == "bearer" and HOLDING_SPEAKS.get():
        saying = Saying("own-realm")
    if saying.message == "self" and REALM_SPEAKS.get():
        saying = Saying("own-realm")
    if saying.message == "bound":
        return _bound(words, saying)
    if saying.message == "types":
        return _types(words, saying)
    if isinstance(node, AnyOf) and (places := several_places(node.sets)) is not None:
        return _from_places(words, *places)
    if isinstance(node, Test) and not words.has(saying.message) and not words.has(saying.message, "of"):
        return _both(words, Both((node,)))  # type: ignore[arg-type]
    if isinstance(node, AnyOf) and words.has("hand-or-play", "of") and (pile := hand_or_play(node.sets)) is not None:
        zone = noun(words, "zone-hand", {})
        found = _noun_of(words, Saying("hand-or-play", {"test": pile.test, "who": pile.who, "zone": zone}))
        return each_phrase(found, lambda p: p.having(yours=pile.who is YOU))
    several = OF_SEVERAL_SETS.set(OF_SEVERAL_SETS.get() or saying.message == "all-of-sets")
    lying = FROM_PILE.set(isinstance(node, Pile))
    found = _noun_of(words, saying)
    FROM_PILE.reset(lying)
    OF_SEVERAL_SETS.reset(several)
    if isinstance(node, InPlay) and not node.all and _of_a_kind(node):
        return each_phrase(found, lambda p: p.determined("any"))  # also somebody else's
    if isinstance(node, InPlay) and node.all and _of_a_kind(node):
        in_play = words.tell("wherever-in-play", {}, "clause")  # not those in your hand, and not yours alone
        return each_phrase(found, lambda p: p.having(clauses=(*p.clauses, Trailing(lambda form: in_play))))
    if isinstance(node, Pile) and node.who is YOU:
        return each_phrase(found, lambda p: p.having(yours=True))
    return found


def _of_a_kind(node: InPlay) -> bool:
    """Whether it says nothing but of what kind cards are; a name is no kind, a word in names is."""
    return all(isinstance(one, _KINDS) and (not isinstance(one, Named) or one.word) for one in node.walk())


def _from_places(words: Words, first: Pile, zones: tuple[int, ...]) -> Any:
    """Cards of several places of the same player: "from your hand or pool"."""
    heads = tuple(noun(words, f"zone-{z.NAMES[zone]}", {}).heads[0] for zone in zones)
    zone = noun(words, f"zone-{z.NAMES[first.zone]}", {}).having(heads=heads)
    found = _noun_of(
        words, Saying(first.saying().message, {"zone": zone, "who": first.who, "test": first.test, "all": first.all})
    )
    return each_phrase(found, lambda p: p.having(yours=first.who is YOU))


def noun(words: Words, message: str, given: Mapping[str, Any]) -> NounPhrase:
    """A noun from the lexicon: `.many` its plural, `.gender`, `.determiner` if it has an own one, `.person`; `.yours`
    if it is always yours.
    """

    def part(name: str, otherwise: str) -> str:
        return words.tell(message, given, name) if words.has(message, name) else otherwise

    if message == "player-active" and EACH_TURN.get() and words.has("player-whose-turn"):
        message = "player-whose-turn"
    one = words.tell(message, given)
    determiner = part("determiner", "")
    default = part("default", "a")
    number = part("number", "one")
    head = Head(one, part("many", one), part("gender", words.grammar.usual_gender))
    if whose := part("whose", ""):
        head = Head(head.one, head.many, head.gender, whose=whose)
    if determiner == "name":
        head = Head(one, one, head.gender, proper=True)
    return NounPhrase(
        words.grammar,
        (head,),
        determiner="" if determiner in ("none", "name") else determiner or default,  # type: ignore[arg-type]
        fixed=bool(determiner),
        plural=number == "many",
        person=int(part("person", "3")),
        yours=bool(part("yours", "")),
    )


def _noun_of(words: Words, saying: Saying) -> Any:
    """A phrase for a set, a card, a player or a number: its own noun, or another's with what the message adds."""
    given = told.values(words, saying)
    message = saying.message
    if not words.has(message) and words.has(message, "of"):
        name = words.tell(message, given, "of").strip()  # the value that is the noun
        base = given[name]
        if words.has(message, "joint"):
            base = Series(words.grammar, words.grammar.in_order(base.items), words.tell(message, given, "joint"))
        clause = words.tell(message, given, "clause") if words.has(message, "clause") else ""
        adjective = words.tell(message, given, "adjective") if words.has(message, "adjective") else ""
        determiner = words.tell(message, given, "determiner") if words.has(message, "determiner") else ""

        def changed(p: NounPhrase) -> NounPhrase:
            found = p
            if clause and found.clauses and words.has(message, "now"):  # "no champion now in that player's pool"
                now = words.tell(message, given, "now")
                return found.having(clauses=(lambda form: now, *found.clauses))
            if clause and (lying := _lying_there(words, saying, given, found.clauses)) is not None:
                found = found.having(clauses=lying)
            elif clause:
                found = found.having(clauses=_before_trailing(found.clauses, lambda form: clause))
            if adjective:
                inflected: Modifier = lambda form: words.grammar.inflected(adjective, form)  # noqa: E731
                found = found.having(adjectives=words.grammar.with_adjective(found.adjectives, inflected))
            if determiner:
                found = found.determined(determiner)  # type: ignore[arg-type]
            return found

        return each_phrase(base, changed)
    return noun(words, message, given)


def _lying_there(
    words: Words, saying: Saying, given: Mapping[str, Any], clauses: tuple[Modifier, ...]
) -> tuple[Modifier, ...] | None:
    """ "An ally that was played in this round and is in your discard pile", not "... pile that was played"."""
    *before, last = clauses or (None,)
    heavy = isinstance(last, Trailing) and last.heavy and last.brief is None
    if not heavy or not words.has(saying.message, "lies") or not last("n").startswith(words.grammar.that_was):  # type: ignore[misc]
        return None
    and_ = words.grammar.joints["and"]

    def both(form: Form) -> str:
        return f"{last(form)} {and_} {words.tell(saying.message, {**given, 'form': form}, 'lies')}"  # type: ignore[misc]

    return (*before, Trailing(both, heavy=True))


def _before_trailing(clauses: tuple[Modifier, ...], new: Modifier) -> tuple[Modifier, ...]:
    """Where cards are stands before what they are not: "a champion in your pool other than this card"."""
    clauses = tuple(one.brief if isinstance(one, Trailing) and one.brief is not None else one for one in clauses)
    first = next((place for place, one in enumerate(clauses) if isinstance(one, Trailing)), len(clauses))
    return (*clauses[:first], new, *clauses[first:])


def _types(words: Words, saying: Saying) -> NounPhrase:
    """One noun for each of several types: "wizard or monster"."""
    names = saying.values["types"]
    assert isinstance(names, tuple)
    found = [noun(words, f"noun-{name}", {}) for name in names]
    return found[0].having(heads=tuple(head for one in found for head in one.heads))


def _bound(words: Words, saying: Saying) -> Any:
    """A card, cards or a player chosen before: "that monster", "those allies", by what they were chosen from."""
    name = saying.values["name"]
    if fresh := FRESH.get().get(str(name)):
        return fresh.pop()
    if words.has(f"known-as-{name}"):
        return noun(words, f"known-as-{name}", {})
    known = BOUND.get().get(str(name))
    token = BOUND.set({other: bound for other, bound in BOUND.get().items() if other != name})
    try:  # what it was chosen from cannot be told by itself
        found = _bound_to(words, saying, known)
    finally:
        BOUND.reset(token)
    alike = [other for other, bound in BOUND.get().items() if known is not None and _alike(other, bound, known)]
    if len(alike) < 2 or name not in alike or not isinstance(found, NounPhrase) or found.determiner != "that":
        return found
    return _counted(words, found, alike.index(str(name)))


def _alike(name: str, bound: Bound, known: Bound) -> bool:
    """Whether something else is chosen from cards of the same types: "that champion" would not tell them apart."""
    if bound.many != known.many:  # "those realms" are not "the second realm"
        return False
    types = _types_of(bound.among)
    both = (bound.among, known.among)
    if any(isinstance(one, Number) for one in both) or len({isinstance(one, Who) for one in both}) > 1:
        return False
    return name != "it" and bool(types) and types == _types_of(known.among)


def _types_of(among: Node) -> frozenset[str]:
    return next((node.types for node in among.meant() if isinstance(node, Type)), frozenset())


def _counted(words: Words, found: NounPhrase, number: int) -> NounPhrase:
    """ "The champion chosen first", "the champion chosen last"."""
    ordinal = Saying("chosen-first" if number == 0 else "chosen-last")
    if words.has(ordinal.message, "adjective"):
        return found.having(determiner="the", adjectives=(Other(modifiers.adjective_of(words, ordinal)),))
    return found.having(determiner="the", clauses=(modifiers.clause(words, ordinal),))


def spares(ref: Ref | AllChosen) -> bool:
    """Whether "another card" says plainly enough that it is not this one: the card itself, the first of two chosen."""
    if ref in (SELF, THIS_REALM):
        return True
    if not isinstance(ref, Chosen):
        return False
    known = BOUND.get().get(ref.name)
    if known is None:
        return False
    return len([name for name, bound in BOUND.get().items() if _alike(name, bound, known)]) > 1


def _bound_to(words: Words, saying: Saying, known: Bound | None) -> Any:
    name = saying.values["name"]
    many = bool(saying.values.get("many", known is not None and known.many))
    if known is not None and isinstance(known.among, Number):
        return told.value(words, known.among)
    if LATER.get() and known is not None and isinstance(known.among, Who) and words.has("bound-player-later"):
        return noun(words, "bound-player-later", {})
    if known is None and words.has(f"bound-{name}"):
        return noun(words, f"bound-{name}", {})
    if known is None:
        kind = "player" if saying.values.get("player") else "number" if saying.values.get("number") else "card"
        base: Any = noun(words, f"noun-{kind}", {})
    else:
        base = told.value(words, known.among) if not isinstance(known.among, Who) else noun(words, "noun-player", {})
        if isinstance(base, Series) and all(isinstance(one, NounPhrase) for one in base.items):
            base = base.items[0] if len({str(one.heads) for one in base.items}) == 1 else base
        fighters = known.among if isinstance(known.among, Test) else getattr(known.among, "test", None)
        names = isinstance(fighters, Both) and any(names_fighters(one) for one in fighters.tests)
        if isinstance(base, Series) or names:
            base = noun(words, "noun-champion" if names else "noun-card", {})
        if base.fixed and isinstance(known.among, Ref | The | Is):  # "its bearer" stays that
            return base
        if base.fixed or any(head.proper for head in base.heads):
            base = noun(words, "noun-card", {})
    only = base.having(
        adjectives=(), clauses=(), determiner="that", fixed=False, count=None, case="", owner=None, person=3
    )
    return words.grammar.mentioned(only.having(plural=many, fixed=True), noun(words, "noun-card", {}))


def _either(words: Words, node: Either) -> Phrase:
    found: list[Any] = sorted((phrase(words, test) for test in node.tests), key=_says_more)
    plain = all(isinstance(p, NounPhrase) and not p.adjectives and not p.clauses and not p.fixed for p in found)
    names = all(isinstance(p, NounPhrase) and p.heads[0].proper and not p.clauses for p in found)
    if names or plain:
        first: NounPhrase = found[0]
        return first.having(heads=tuple(head for p in found for head in p.heads))
    return Series(words.grammar, tuple(found), "or")


def _says_more(found: Any) -> tuple[bool, bool, bool]:
    """What says more than nouns stands last, so that it does not seem to be about the others too."""
    more = not isinstance(found, NounPhrase) or bool(found.clauses) or len(found.heads[0].one.split()) > _FEW_WORDS
    several = isinstance(found, NounPhrase) and len(found.heads) > 1 and bool(found.adjectives)
    return more, more or any(isinstance(said, Denied) for said in found.adjectives), several


def _both(words: Words, node: Both) -> Phrase:
    """Adjectives, noun and clauses in the order of the language; without a noun it is a card."""
    base: Any = None
    after: list[Modifier] = []
    last: list[Modifier] = []
    adjectives: list[Modifier] = []
    said = fused(words, flat(node))
    spared = [one for one in said if isinstance(one, Not) and isinstance(one.test, Is)]
    if (
        len(spared) > 1
        and words.has("other", "adjective")
        and all(getattr(one.test, "ref", None) in _FACING for one in spared)
    ):
        said = [one for one in said if one not in spared]  # "another champion"
        adjectives.append(modifiers.other(words))
        spared = []
    if len(spared) > 1 and words.grammar.joins_choices:  # "other than this card or the opposing champion"
        said = [one for one in said if one not in spared]
    types = _types_of(node)
    if types and all(one.endswith("spell") for one in types):
        said = [kept_by_side(words, one) if not_spells_alone(node) else one for one in said]
        said = [cast_by_side(words, one) for one in said]
    elif types and types <= _KEPT_BY_SIDES:
        said = [kept_by_side(words, one) for one in said]
    if types and types <= _ITEMS and words.has("icon-bonus", "clause"):
        said = [printed_bonus(one) for one in said]
    if words.grammar.sides_last and any(of_kind_or_world(words, one) for one in said):
        said = [kept_by_side(words, one) for one in said]  # "um aliado nadador do lado defensor"
    nouns: list[Test] = [one for one in said if not isinstance(one, Saying) and _is_noun(words, one)]
    if not nouns:  # an adjective that can be a noun by itself: "a flyer"
        nouns = [one for one in said if not isinstance(one, Saying | Not | Both | Either) and _can_be(words, one)]
    names: list[Test] = [one for one in nouns if isinstance(one, Named) and not one.word]
    if names and CHAMPION in said:  # "Midnight", not "a champion that is Midnight"
        nouns, said = names, [one for one in said if one != CHAMPION]
    if any(names_fighters(one) for one in nouns):  # "the attacking champion" is a champion
        nouns.sort(key=lambda one: not names_fighters(one))
        said = [one for one in said if one != CHAMPION]
    either = [one for one in said if isinstance(one, Either) and set(one.tests) == _EITHER_SIDE]
    if either and any(isinstance(one, Not) for one in said) and words.has("fighter-either"):
        nouns, said = [], [one for one in said if one not in (*either, CHAMPION)]
        base = noun(words, "fighter-either", {})  # "the attacking or defending champion (if it is not a realm)"
    elif REALM in said and CHAMPION in said and words.has("noun-realm-champion"):
        nouns, said = [one for one in nouns if one == REALM], [one for one in said if one != CHAMPION]
        base = noun(words, "noun-realm-champion", {})
    elif (kind := magical(words, said)) is not None:
        nouns, said = [one for one in nouns if one == ITEM], [one for one in said if one != kind]
        base = noun(words, kind.saying().message, {})
        base = base.having(heads=magical_heads(words, kind, base.heads[0].gender))
    elif nouns:
        with nullcontext() if not isinstance(nouns[0], Type) else with_topic(None):  # "an item attached to it"
            base = phrase(words, nouns[0])
    if "champion" in types and words.grammar.joins_choices and any(isinstance(one, Beside) for one in said):
        adjectives.append(modifiers.other(words))  # nobody stands beside themselves
    named = isinstance(base, NounPhrase) and base.heads[0].proper
    fighter = bool(nouns and names_fighters(nouns[0])) or (bool(either) and not nouns)
    for test in in_order(words, said):
        if words.grammar.joins_choices and isinstance(test, Not) and _chosen_alike(node, test):
            adjectives.append(modifiers.other(words))
        elif isinstance(test, Saying):
            after.append(modifiers.clause(words, test))
        elif isinstance(test, Either) and (not nouns or test is not nouns[0]) and of_several_types(words, base, test):
            kinds = phrase(words, test)  # "each champion and ally on your side that is a dragon or swimmer"
            last.append(lambda form, x=kinds: words.tell("that-is", {"x": x}))  # type: ignore[misc]
        elif (not nouns or test is not nouns[0]) and not (fighter and fights_anyway(test)):
            modifiers.modify(words, test, adjectives, after, named or no_other(test, types))
    after.extend(last)
    if len(spared) > 1 and words.grammar.joins_choices:
        refs = AnyOf(tuple(The(cast("Ref", one.test.ref)) for one in spared))  # type: ignore[attr-defined]
        others = told.values(words, Saying("is", {"ref": refs}))
        after.append(modifiers.denial(words, "is", others))
    if base is None:
        base = noun(words, "noun-card", {}).having(implied=True)

    if words.grammar.joins_choices and any(isinstance(one, AddedBy) for one in said):
        base = each_phrase(base, lambda p: p.having(determiner="the", fixed=True))  # there is one
    yours = any(isinstance(one, Of) and one.owned and one.who is YOU for one in node.tests)
    not_yours = not any(isinstance(said, Yours) for said in after)
    if after and not_yours and isinstance(base, Series) and words.grammar.joins_choices and _plain_list(base):
        changed_list = base.mapped(lambda p: p.having(adjectives=(*adjectives, *p.adjectives), yours=p.yours or yours))
        *first, final = changed_list.items  # "an offensive spell or harmful event aimed at this realm"
        return replace(changed_list, items=(*first, final.having(clauses=tuple(map(_plain_owner, after)))))

    def changed(p: NounPhrase) -> NounPhrase:
        both = (*adjectives, *p.adjectives), (*p.clauses, *after)
        return p.having(adjectives=both[0], clauses=both[1], yours=p.yours or yours)

    return each_phrase(base, changed)


def _plain_owner(said: Modifier) -> Modifier:
    """Whose cards of a list are is said after the last of them."""
    return said.words if isinstance(said, Belongs) else said


def _plain_list(base: Series) -> bool:
    """Whether it is a list of things nothing is said of after their nouns."""
    return all(isinstance(p, NounPhrase) and not (p.clauses or p.fixed) for p in base.items)


def _chosen_alike(node: Both, denied: Not) -> bool:
    """Whether cards are spared that have been chosen from such cards: "keep an ally and discard every other ally"."""
    ref = denied.test.ref if isinstance(denied.test, Is) else None
    known = BOUND.get().get(ref.name) if isinstance(ref, Chosen) else None
    among = known.among if known is not None else None
    among = among.among if isinstance(among, Extreme) else among
    if not isinstance(among, InPlay | Pile):
        return False
    rest = {test for test in flat(node) if test != denied}
    chosen = flat(among.test) if isinstance(among.test, Both) else (among.test,)
    if rest <= set(chosen):
        return True
    return all(
        test in rest or (isinstance(test, Either) and rest & set(test.tests)) or _of_more_types(test, rest)
        for test in chosen
    )


def _of_more_types(test: Test, rest: set[Test]) -> bool:
    """Whether one of these asks for some of the types that the test asks for."""
    return isinstance(test, Type) and any(isinstance(one, Type) and one.types <= test.types for one in rest)


def _is_noun(words: Words, test: Test) -> bool:
    if isinstance(test, Not):
        return False
    if isinstance(test, Either):
        return not modifiers.modifies(words, test)
    message = test.saying().message
    return has_noun(words, message) and not words.has(message, "adjective")


def _can_be(words: Words, test: Test) -> bool:
    return has_noun(words, test.saying().message)


def has_noun(words: Words, message: str) -> bool:
    return message in ("types", "bound") or words.has(message) or words.has(message, "of")


def one_noun(words: Words, test: Test) -> bool:
    """Whether a test is said with one noun, which can be denied after "is"."""
    plain = not isinstance(test, Both | Either | Not)
    return plain and words.has("ref-is-not") and has_noun(words, test.saying().message)

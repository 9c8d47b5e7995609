"""What a language decides: articles, endings, verbs, lists. Each language's folder has one `Grammar` of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import replace
from typing import Any, ClassVar, Final

from sixrealms.realise.noun_phrase import (
    Determiner,
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

#: How an effect is told: "do" (you are told to), "may" (somebody may), "bare" (goes on after "may").
MOOD: ContextVar[str] = ContextVar("mood", default="do")
#: Who may do it, where that is not the one who is addressed.
ACTOR: ContextVar[NounPhrase | None] = ContextVar("actor", default=None)
#: Whether a claim is only supposed ("if you attack"): some languages have forms of the verb for it.
SUPPOSED: ContextVar[bool] = ContextVar("supposed", default=False)
#: Whether modifiers stand after "is": "it is in a pool", but "a champion in any pool".
PREDICATE: ContextVar[bool] = ContextVar("predicate", default=False)


#: More words than that do not stand well before what they are said of.
_MANY_WORDS: Final = 8


class Grammar:
    """The parts of grammar every language answers in its own way, and the functions its messages may call.

    Functions of messages: A, THE, EACH, ALL, ANY, NO and BARE set the determiner, where the phrase has no fixed one;
    WHICHEVER(x) is any of them ("your realms"), SINGLE(x) one where any would do ("end a spell"); MANY makes a plural;
    COUNT(n, x) counts; IN(case, x) puts a phrase into a case, which is a preposition ("of", "de"); OWN(who, x) says
    whose it is. NOT(x) is "x cannot", VERB(x,
    lemma) the verb alone, DOES(x, lemma) subject and verb, DO(who, lemma) the same for what is done (no subject where
    "you" are told to do it), MAYDO the same as something one may leave. FORM(x, ...) chooses by gender and number,
    AGREE(x, traits) gives adjectives the form of x, REALM(x) calls what has no noun a realm, NAMED is "yes" for a
    mere name, NAME for a name with or without a clause, PERSON "you" or "other", NUMBER "one" or "many",
    SUPPOSE(claim) a claim with the verbs that follow "if" (SUPPOSE(claim, "no") with the plain ones again), IT(lemma)
    and THEY(lemma) a verb whose subject stands in the message, BEING(x, y) what stands after "y is", KNOWN "yes" for
    a plain number, IMPLIED "yes" for any card at all. AND, OR and THEN join, IFS joins conditions (IFS(x, "apart")
    with a comma where one begins with "if"); AFTER(effect) goes on with one more effect; IF and UNLESS introduce a
    condition, INSIDE does within another clause, with what parts it (" as the attacker"); MAY(effect, who) leaves it
    to somebody, DONEBY(effect, who) says that they do it;
    LET() begins a plain statement, so that it can be left to somebody; EITHER(effects) offers ways.
    DOTO(who, lemma, x) does something to x, with a pronoun where the language binds it to the verb.
    WORDY is "yes" for a phrase of many words, TRAILS for one that ends in a clause nothing should follow, REPEAT(case,
    x) a list with its preposition said again where the list would be hard to see through. SHORT is "yes" for a phrase
    without clauses, ONE for a certain card, NOBODY for players of a kind, THISREALM for the
    realm that speaks; USERS(whose, user) is "users" where a ban is said of who uses cards. SUPPOSEDLY(x, lemma) is the
    verb that follows "if", REAL(x) what there is, not what is looked for. LEVELS(n), ITS(x), WHOSE(who). YOURS is "yes"
    for cards from a pile of yours. What a sentence is about is a pronoun when it is mentioned again
    (`NounPhrase.again`), if the language has one for that place.
    """

    #: The gender of a noun that names none, and of nouns of two genders together.
    usual_gender: ClassVar[str] = "n"
    mixed_gender: ClassVar[str] = "n"
    #: The words that join a list: "and", "or", "nor".
    joints: ClassVar[Mapping[str, str]]

    def noun_phrase(self, phrase: NounPhrase) -> str:
        """The words of a phrase with determiner, number, case and modifiers."""
        raise NotImplementedError

    def verb(self, lemma: str, person: int, many: bool) -> str:
        """The finite form in the present."""
        raise NotImplementedError

    def told(self, lemma: str) -> str:
        """The form that tells somebody to do it."""
        raise NotImplementedError

    def may(self, subject: str, lemma: str, person: int, many: bool) -> str:
        """ "You may draw"."""
        raise NotImplementedError

    def let(self, subject: str) -> str:
        """ "You may choose that": before a statement that somebody may leave."""
        raise NotImplementedError

    def bare(self, lemma: str) -> str:
        """The infinitive that follows "may" in a list."""
        return lemma

    def joined(self, parts: Sequence[str], joint: str) -> str:
        """A list: "one, two and three"."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + f" {self.joints[joint]} {parts[-1]}"

    def of_one(self, parts: Sequence[str]) -> str:
        """What is said of one subject: "each ally gains 2 levels and is immune to spells"."""
        return Grammar.joined(self, parts, "and") if len(parts) == 2 else self.joined(parts, "and")

    def stand_apart(self, parts: Sequence[str]) -> bool:
        """Whether what is said of one subject is too long for one sentence."""
        return False

    def then(self, parts: Sequence[str]) -> str:
        """Several clauses one after the other."""
        raise NotImplementedError

    def in_sentences(self, parts: Sequence[str]) -> str:
        """The same where nothing follows, so that they can be sentences of their own."""
        return self.then(parts)

    def first_time(self, told: str) -> str:
        """ "The first time it is played, ...", of what is told with "when"; "" for what is told otherwise."""
        return ""

    #: What stands between two sentences told as one.
    pause: ClassVar[str] = "; "
    #: How a clause begins that says what something is: left out after "is".
    that_is: ClassVar[str] = ""
    #: How clauses begin that say what has become of something: "that was played".
    that_was: ClassVar[str]
    #: How clauses begin that say on what something hangs; the plain one first.
    if_clauses: ClassVar[tuple[str, ...]]
    #: How clauses begin that say when something holds.
    when_clauses: ClassVar[tuple[str, ...]]
    #: The noun for a realm.
    realm_noun: ClassVar[Head]
    #: Whether "every ally" is said as "all allies".
    every_is_many: ClassVar[bool] = False
    #: Whether "that is a weapon" and what a card is not stand after all other clauses.
    denials_last: ClassVar[bool] = False
    #: Whether "if" stands before what is done, even where "when" says it of what holds: "if you attack, draw".
    deeds_with_if: ClassVar[bool] = False
    #: Whether a card that is chosen is told with what is done to it next: "discard a monster".
    joins_choices: ClassVar[bool] = False
    #: Whether a pronoun stands for what has been named even where it is the subject: "discard it; it stays".
    subject_pronouns: ClassVar[bool] = False
    #: Whether ways that are offered are set apart, however short they are.
    sets_ways_apart: ClassVar[bool] = False
    #: What in a clause would take how long it lasts for itself, if that stood last: "igual ao nível desta carta".
    keeps_time_first: ClassVar[tuple[str, ...]] = ()
    #: Whether a side is named after kind and world: "um aliado nadador do lado defensor".
    sides_last: ClassVar[bool] = False
    #: Whether a denied adjective stands before the noun.
    denies_before: ClassVar[bool] = False

    def negated(self, words: str, form: Form) -> str:
        """What a card is that is not called by this adjective or noun."""
        raise NotImplementedError

    def negated_clause(self, words: str, form: Form) -> str:
        """What a card is that is not where or what a clause says."""
        raise NotImplementedError

    def choice_of_form(self, form: str, forms: Sequence[str]) -> str:
        """One of the given forms: masculine, feminine, and the plurals of both; fewer are filled up."""
        order = {"m": 0, "n": 0, "f": 1, "mp": 2, "np": 2, "fp": 3}
        number = order[form]
        return forms[number] if number < len(forms) else forms[min(number % 2, len(forms) - 1)]

    def clauses_in_order(self, clauses: list[str]) -> list[str]:
        """Clauses one of which holds, in the order in which they are told."""
        return clauses

    def in_order(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        """Phrases of a list in the order in which they are told."""
        return items

    def mentioned(self, x: NounPhrase, card: NounPhrase) -> NounPhrase:
        """What has been chosen, as it is called again; `card` is the noun that fits anything."""
        return x

    def with_adjective(self, others: tuple[Modifier, ...], new: Modifier) -> tuple[Modifier, ...]:
        """One more adjective farther from the noun than the others."""
        return (*others, new)

    def inflected(self, adjective: str, form: str) -> str:
        """A regular adjective in the form it agrees with."""
        return adjective

    def sentence(self, words: str) -> str:
        """Capital letter and full stop."""
        words = words.strip()
        if not words:
            return ""
        first = words[0].upper() + words[1:]
        return first if first.endswith((".", "!", "?", ":")) else first + "."

    # What messages call -----------------------------------------------------------------------------------------

    def functions(self) -> dict[str, Callable[..., Any]]:
        """Every function a message may call."""
        determiners: dict[str, Determiner] = {
            "A": "a", "THE": "the", "EACH": "each", "ALL": "all",
            "ANY": "any", "NO": "no", "BARE": "",
        }  # fmt: skip
        found: dict[str, Callable[..., Any]] = {
            name: lambda x, word=word: each_phrase(x, lambda p: p.determined(word))
            for name, word in determiners.items()
        }
        found["NO"] = self.none_of
        return found | {
            "MANY": lambda x: each_phrase(x, _plural),
            "WHICHEVER": self.whichever,
            "BOTH": _both,
            "SINGLE": lambda x: each_phrase(x, lambda p: p.having(determiner="a") if p.determiner == "any" else p),
            "COUNT": lambda n, x: each_phrase(x, lambda p: _counted(p, int(n))),
            "IN": self.in_case,
            "OWN": lambda who, x: each_phrase(
                x, lambda p: p.having(owner=_first(who), determiner="own", fixed=True, plural=p.plural)
            ),
            "BEING": self.being,
            "VERB": lambda x, lemma: self.verb(lemma, _first(x).person, many(x)),
            "DOES": self.does,
            "NOT": self.cannot,
            "DO": self.do,
            "FORM": lambda x, *forms: self.choice_of_form(_first(x).form, forms),
            "AND": lambda x: _series(x, "and"),
            "OR": lambda x: _series(x, "or"),
            "NOR": lambda x: _series(x, "nor"),
            "THEN": self.in_turn,
            "IF": lambda c: c.adverb(),
            "UNLESS": lambda c: c.unless(),
            "INSIDE": lambda c: self.within(c.inside()),
            "MAY": self.left_to,
            "LET": self.statement,
            "DONEBY": self.done_by,
            "SUPPOSE": self.supposing,
            "SUPPOSEDLY": self.supposedly,
            "REAL": self.real,
            "DOTO": self.do_to,
            "SHORT": _short,
            "TRAILS": _trails,
            "WORDY": lambda x: "yes" if len(str(x.format(None)).split()) > _MANY_WORDS else "no",
            "REPEAT": self.repeated,
            "USERS": _users,
            "NOBODY": lambda x: "yes" if not _first(x).fixed and _first(x).person != 2 else "no",
            "ONE": lambda x: "yes" if _first(x).fixed and not many(x) else "no",
            "THISREALM": self.this_realm,
            "IT": lambda lemma: self.verb(lemma, 3, False),
            "THEY": lambda lemma: self.verb(lemma, 3, True),
            "EITHER": self.either,
            "MAYDO": self.may_do,
            "AFTER": lambda e: e.said("bare" if MOOD.get() == "may" else MOOD.get()),
            "ITS": self.its,
            "WHOSE": self.whose,
            "LEVELS": self.levels,
            "YOURS": lambda x: "yes" if all(p.yours for p in _each(x)) else "no",
            "IMPLIED": lambda x: "yes" if all(map(_any_card, _each(x))) else "no",
            "KNOWN": lambda n: "yes" if isinstance(n, int) else "no",
            "REALM": self.realm,
            "NAMED": lambda x: "yes" if _first(x).heads[0].proper and not _first(x).clauses else "no",
            "NAME": lambda x: "yes" if self.names_it(x) else "no",
            "IFS": lambda x, apart="no": self.if_all_inside(x.items) if apart == "apart" else self.if_all(x.items),
            "AGAIN": lambda x: "yes" if all(p.again for p in _each(x)) else "no",
            "AGREE": self.agreeing,
            "PERSON": lambda x: "you" if _first(x).person == 2 else "other",
            "NUMBER": lambda x: "many" if many(x) else "one",
        }

    def in_case(self, case: str, x: Phrase) -> Phrase:
        """Into a case, which is a preposition."""
        return each_phrase(x, lambda p: p.having(case=case))

    def repeated(self, case: str, x: Phrase) -> str:
        """A list after a preposition, which is said again where one of its parts is a list or has a clause."""
        if not isinstance(x, Series) or x.joint != "and":
            return f"{case} {x.format(None)}"
        said = [item.format(None) for item in x.items]
        inner = f" {self.joints['and']} "
        hard = any(inner in one for one in said) or any(_short(item) == "no" for item in x.items[:-1])
        last_alone = any(_short(item) == "no" for item in x.items[-1:]) and len(x.items) > 1
        if not hard and not last_alone:
            return f"{case} {x.format(None)}"
        return Grammar.joined(self, [f"{case} {one}" for one in said], "and")

    def none_of(self, x: Phrase) -> Phrase:
        """ "No flyer or swimming champion": denied once."""
        if not isinstance(x, Series) or x.joint != "or" or not all(isinstance(one, NounPhrase) for one in x.items):
            return each_phrase(x, lambda p: p.determined("no"))
        first, *rest = (one.determined("no") for one in x.items)
        alike = [one for one in rest if one.lead == first.lead and one.determiner == "no"]
        if len(alike) < len(rest):
            return replace(x, items=(first, *rest))
        return replace(x, items=(first, *(one.having(determiner="") for one in rest)))

    def being(self, x: Phrase, of: Phrase | None = None) -> str:
        """What something is, after "is": "a monster", "undead", "of level 5 or less"."""
        if isinstance(x, Series):
            return self.joined([self.being(item, of) for item in x.items], x.joint)
        if not x.implied or any(isinstance(said, Other) for said in x.adjectives):
            return x.format(None)
        form = _first(of).form if of is not None else x.form
        token = PREDICATE.set(True)
        try:
            found = " ".join(filter(None, (said(form) for said in (*x.adjectives, *x.clauses))))
        finally:
            PREDICATE.reset(token)
        return found.removeprefix(self.that_is) or x.format(None)  # what says nothing more is "a card"

    def whichever(self, x: Phrase) -> Phrase:
        """Any of them: "your realms", "any razed realm"."""
        return each_phrase(x, lambda p: p.determined("any") if (own := self.of_yours(p)) is None else own)

    def of_yours(self, p: NounPhrase) -> NounPhrase | None:
        """Cards of yours as "your cards"; None where the phrase does not say that they are yours."""
        others = tuple(clause for clause in p.clauses if not isinstance(clause, Yours))
        if len(others) == len(p.clauses):
            return None
        you = NounPhrase(self, (Head("", ""),), person=2)
        return p.having(clauses=others, owner=you, determiner="own", fixed=True, plural=True)

    def if_all(self, claims: Sequence[Any]) -> str:
        """Several conditions: "in combat, if you attack", "when you attack and the opposing champion is a monster"."""
        said = [(claim.adverb(), claim) for one in claims for claim in one.parts()]
        moments = (*self.when_clauses, *self.if_clauses)
        said.sort(key=lambda one: one[0].startswith(moments))  # "in your turn" stands before "when ..."
        found, before = said[0][0], said[0][0]
        and_ = self.joints["and"]
        plain = self.if_clauses[0]
        one_word = tuple(word for word in self.when_clauses if " " not in word.strip())
        for clause, claim in said[1:]:
            again = clause.removeprefix(plain) if before.startswith(plain) else claim.plain()
            if clause.startswith(plain) and before.startswith((plain, *one_word)) and again:
                found, clause = f"{found} {and_} {again}", before
            elif clause.startswith(self.when_clauses) and clause.split(" ", 1)[0] == before.split(" ", 1)[0]:
                found = f"{found} {and_} {clause.split(' ', 1)[1]}"
            elif clause.startswith(moments):
                found = f"{found}, {clause}"
            else:
                found = f"{found} {and_} {clause}"
            before = clause
        return str(found)

    def if_all_inside(self, claims: Sequence[Any]) -> str:
        """The same within the clause that says when: "as the defender for the first time in a battle"."""
        found, plain = "", self.if_clauses[0]
        before = ""
        clauses = [claim.inside() for one in claims for claim in one.parts()]
        clauses.sort(key=lambda one: 2 if one.startswith(self.if_clauses) else one.startswith(self.when_clauses))
        for clause in clauses:
            if not found:
                found = clause
            elif clause.startswith(plain) and before.startswith(plain):
                found = f"{found} {self.joints['and']} {clause.removeprefix(plain)}"
            else:
                found = f"{found}{self.within(clause)}"
            before = clause
        return found

    def within(self, clause: str) -> str:
        """A condition within the clause that says when: " as the attacker", ", if you attack"."""
        return f", {clause}" if clause.startswith(self.if_clauses) else f" {clause}"

    def realm(self, x: Phrase) -> Phrase:
        """A realm that is told by a test: what names no type is a realm."""
        return each_phrase(x, lambda p: p.having(heads=(self.realm_noun,)) if p.implied else p)

    def its(self, x: Phrase) -> str:
        """The possessive that goes back to a phrase: its, their, your."""
        raise NotImplementedError

    def whose(self, who: Phrase) -> str:
        """Whose something is, after its noun: "any opponent's", "theirs"."""
        raise NotImplementedError

    def levels(self, n: int) -> str:
        """So many levels."""
        raise NotImplementedError

    def agreeing(self, x: Phrase, traits: Any, joint: str = "or") -> str:
        """Adjectives, or one of several, in the form they have beside x."""
        form = _first(x).form
        items = traits.items if isinstance(traits, Series) else (traits,)
        return self.joined([item.said(form) for item in items], joint)

    def does(self, x: Phrase, lemma: str) -> str:
        """Subject and verb: "each ally gains"."""
        each = each_phrase(x, lambda p: p.determined("each"))
        if isinstance(each, Series) and each.joint == "or":
            each = replace(each, joint="and")  # all of them do
        return f"{each.format(None)} {self.verb(lemma, _first(each).person, many(each))}"

    def cannot(self, x: Phrase) -> str:
        """Subject and "cannot": "no ally can", "you cannot"; what follows is an infinitive."""
        raise NotImplementedError

    def do(self, who: Phrase, lemma: str) -> str:
        """Who does something as the mood has it: "draw", "each opponent draws", "you may draw"."""
        person, mood = _first(who).person, MOOD.get()
        actor = ACTOR.get()
        if actor is not None and person == 2:
            if mood == "bare":
                return self.bare(lemma)
            subject, verb = actor.format(None), self.verb(lemma, actor.person, actor.many)
            return self.may(subject, lemma, actor.person, actor.many) if mood == "may" else f"{subject} {verb}"
        if person == 2:
            return {"do": self.told, "bare": self.bare}.get(
                mood, lambda verb: self.may(who.format(None), verb, person, many(who))
            )(lemma)
        if mood == "may":
            return self.may(who.format(None), lemma, person, many(who))
        return f"{who.format(None)} {self.verb(lemma, person, many(who))}"

    def do_to(self, who: Phrase, lemma: str, x: Phrase) -> str:
        """What somebody does to something: "discard it"."""
        return f"{self.do(who, lemma)} {x.format(None)}"

    def left_to(self, effect: Any, who: Phrase | None = None) -> str:
        """An effect that somebody may leave: "you may draw"."""
        other = who is not None and _first(who).person != 2
        token = ACTOR.set(_first(who) if other else None)
        try:
            said: str = effect.said("may")
            return said
        finally:
            ACTOR.reset(token)

    def done_by(self, effect: Any, who: Phrase) -> str:
        """What somebody does: "its player discards it"."""
        token = ACTOR.set(_first(who))
        try:
            said: str = effect.said("do")
            return said
        finally:
            ACTOR.reset(token)

    def statement(self) -> str:
        """What stands before an effect that is no deed but a plain statement."""
        if MOOD.get() != "may":
            return ""
        actor = ACTOR.get()
        return self.let(actor.format(None) if actor is not None else "")

    def supposing(self, claim: Any, whether: str = "yes") -> str:
        """A claim that is only supposed, as it follows "if"; or, inside such a one, plainly claimed again."""
        token = SUPPOSED.set(whether == "yes")
        try:
            said: str = claim.format(None)
            return said
        finally:
            SUPPOSED.reset(token)

    def names_it(self, x: Phrase) -> bool:
        """Whether it is a name, with or without a clause."""
        return _first(x).heads[0].proper

    def supposedly(self, x: Phrase, lemma: str) -> str:
        """The verb alone, as it follows "if"."""
        token = SUPPOSED.set(True)
        try:
            return self.verb(lemma, _first(x).person, many(x))
        finally:
            SUPPOSED.reset(token)

    def real(self, x: Phrase) -> Phrase:
        """What there is, not what is looked for: its clauses say what it is."""
        return x

    def this_realm(self, x: Phrase) -> str:
        """ "yes" for the realm itself that speaks."""
        return "yes" if _first(x).determiner == "this" and _first(x).heads[0].one == self.realm_noun.one else "no"

    def either(self, x: Any) -> str:
        """Several ways to go on, one of which is chosen; long ones are set apart more clearly."""
        from sixrealms.realise.topic import each_way_told  # it imports this module

        parts = list(each_way_told(x.items if isinstance(x, Series) else (x,), "do"))
        if self.sets_ways_apart or any(mark in part for part in parts for mark in (", ", "; ")):
            return f"{self.pause}{self.joined(['', ''], 'or').strip()} ".join(parts)
        return self.joined(parts, "or")

    def may_do(self, who: Phrase, lemma: str) -> str:
        """Who may do something, whatever the mood: "you may choose"."""
        token = MOOD.set("may")
        try:
            return self.do(who, lemma)
        finally:
            MOOD.reset(token)

    def in_turn(self, x: Series) -> str:
        """Effects one after the other; what follows a "you may" needs no second one."""
        mood = MOOD.get()
        said: list[str] = []
        for item in x.items:
            said.extend(step for step in item.steps("bare" if mood == "may" and said else mood) if step)
        return self.in_sentences(said)


def each_phrase(x: Any, change: Callable[[NounPhrase], NounPhrase]) -> Phrase:
    """The change made to a phrase, or to every phrase of a series."""
    if isinstance(x, Series):
        return x.mapped(lambda item: each_phrase(item, change))
    if isinstance(x, NounPhrase):
        return change(x)
    raise TypeError(f"a noun phrase is wanted, not {x!r}")


def _both(x: Any) -> Phrase:
    """The same where all of it is meant: "spells and items"."""
    if isinstance(x, Series):
        return replace(x.mapped(_both), joint="and")
    return each_phrase(x, lambda phrase: phrase.having(joint="and"))


def first_word(words: str) -> tuple[str, str]:
    """The first word, which takes the endings, and what follows it with the space between: ("take", " control")."""
    first, _, rest = words.partition(" ")
    return first, f" {rest}" if rest else ""


def person(x: Any) -> int:
    """The grammatical person of a phrase: 2 for you, otherwise 3."""
    return _first(x).person


def _short(x: Any) -> str:
    """ "yes" for a phrase without clauses, which may stand before what is long: "of yours" hinders nobody."""
    return "yes" if all(p.again or all(isinstance(one, Yours) for one in p.clauses) for p in _each(x)) else "no"


def _trails(x: Any) -> str:
    """ "yes" for a phrase that ends in a clause after which nothing reads well: "an ally ... that was played"."""
    heavy = any(isinstance(one, Trailing) and one.heavy for p in _each(x) for one in p.clauses)
    return "yes" if heavy and not _first(x).again else "no"


def _users(whose: Any, user: Any) -> str:
    """ "users" where a ban on playing with a champion is best said of the champion: one of them, or anybody's."""
    if not isinstance(user, NounPhrase | Series) or _first(whose).person == 2:
        return "players"
    anybody = _first(whose).determiner in ("every", "each", "all") and not _first(whose).clauses
    return "users" if anybody or (_first(user).fixed and not many(user)) else "players"


def _any_card(p: NounPhrase) -> bool:
    return p.determiner in ("a", "any") and not (p.fixed or p.adjectives or p.clauses)


def _each(x: Any) -> list[NounPhrase]:
    """Every phrase of a series, or the one there is."""
    return [p for item in x.items for p in _each(item)] if isinstance(x, Series) else [_first(x)]


def _first(x: Any) -> NounPhrase:
    while isinstance(x, Series):
        x = x.items[0]
    if not isinstance(x, NounPhrase):
        raise TypeError(f"a noun phrase is wanted, not {x!r}")
    return x


def many(x: Any) -> bool:
    """Whether a phrase stands in the plural."""
    if isinstance(x, Series):
        return (x.joint == "and" and len(x.items) > 1) or many(x.items[-1])
    return _first(x).many


def _counted(p: NounPhrase, count: int) -> NounPhrase:
    """So many of them; what has a determiner of its own is one thing and stays it."""
    return p if p.fixed and p.determiner != "own" else p.having(count=count, determiner="", fixed=True)


def _plural(p: NounPhrase) -> NounPhrase:
    if p.fixed or any(head.proper for head in p.heads):
        return p
    return p.having(plural=True, determiner="" if p.determiner in ("a", "any", "each", "every") else p.determiner)


def _series(x: Any, joint: str) -> Any:
    return Series(x.grammar, x.items, joint) if isinstance(x, Series) else x

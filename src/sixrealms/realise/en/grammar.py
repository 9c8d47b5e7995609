"""English grammar, as far as cards need it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from sixrealms.realise.grammar import Grammar, each_phrase, first_word, many, person
from sixrealms.realise.noun_phrase import (
    Belongs,
    Denied,
    Form,
    Head,
    Modifier,
    NounPhrase,
    Other,
    Phrase,
    Statement,
    Yours,
)

_THIRD: Final = {"be": "is", "have": "has", "do": "does", "go": "goes"}
_PLAIN: Final = {"be": "are"}
_MODAL: Final = frozenset({"may", "can", "cannot", "must"})
_DETERMINERS: Final = {"the": "the", "each": "each", "every": "every", "any": "any", "no": "no", "another": "another"}
#: How a clause begins that says how long it lasts.
_DURATIONS: Final = ("until ", "for this ", "for the rest ", "while ")
#: What makes two steps long enough to stand apart.
_PAUSES: Final = (", ", "; ", ": ")
_THEY: Final = "that player "
_PAUSED: Final = re.compile(r"[,;:]")
#: Who may leave the first of several steps.
_LEFT_TO: Final = re.compile(r"(you|that player|the \w+) may ")
#: A clause that says something of what has just been named, after how long it does.
_OF_IT: Final = re.compile(r"((?:until|for this) [^,;:]*, )?its ([^,;:]*) is ([^,;]*)$")
#: One that says what it has.
_IT_HAS: Final = re.compile(r"((?:until|for this) [^,;:]*, )?it (has [^,;]*)$")
#: How a clause begins that says when something will be done.
_MOMENTS: Final = ("at the end of ", "when ", "after ", "right after", "afterwards ")
#: A player called by more words owns things with "of".
_FEW_WORDS: Final = 2
#: A clause of more words is parted from the next by a comma even before "and".
_LONG: Final = 6
#: Clauses of so many words together are a list that commas do not show.
_A_LIST: Final = 30
#: How a second clause begins that is about something else than the first.
_NEW_SUBJECTS: Final = ("when ", "this ", "that ", "each ", "no ", "the opponent ", "you ")
#: So many words about one subject are more than a sentence holds.
_MANY_WORDS: Final = 19
#: Letters that sound otherwise than they look at the head of a word.
_LIKE_A_CONSONANT: Final = ("uni", "use", "one", "eu")


class English(Grammar):
    """No gender, two numbers, possessives with 's."""

    joints: ClassVar[Mapping[str, str]] = {"and": "and", "or": "or", "nor": "nor"}
    if_clauses = ("if ", "unless ", "but only ", "under the official ", "without the official ")
    when_clauses = ("when ", "while ", "once ", "right after ")

    def functions(self) -> dict[str, Callable[..., Any]]:
        """OFEACH(cards, effect) is what is of each of several."""
        return super().functions() | {"OFEACH": self.of_each}

    def of_each(self, cards: Phrase, effect: Any) -> str:
        """What is only said of each of them is told of it: "the base level of each hero in play is ..."."""
        each, told = each_phrase(cards, lambda p: p.determined("each")).format(None), effect.format(None)
        found = _OF_IT.match(told)
        if found is None and (has := _IT_HAS.match(told)) is not None:
            return f"{has[1] or ''}{each} {has[2]}"
        return f"for {each}, {told}" if found is None else f"{found[1] or ''}the {found[2]} of {each} is {found[3]}"

    def joined(self, parts: Sequence[str], joint: str) -> str:
        if joint == "and" and any(part.startswith("when ") and ", then " in part for part in parts[:-1]):
            return "; ".join(parts)
        inner = f" {self.joints[joint]} "
        if joint == "and" and len(parts) > _FEW_WORDS and sum(len(part.split()) for part in parts) >= _A_LIST:
            return "; ".join(parts[:-1]) + f";{inner}{parts[-1]}"
        long = joint == "and" and len(parts) > _FEW_WORDS and any(len(part.split()) > _LONG for part in parts)
        several = len(parts) > 1
        if long or (joint == "or" and several and any(f" {self.joints['and']} " in part for part in parts)):
            return ", ".join(parts[:-1]) + f",{inner}{parts[-1]}"
        if joint == "and" and len(parts) == 2 and inner in parts[1]:
            short = len(parts[0].split()) <= _FEW_WORDS
            own = parts[1].startswith(("each ", "that ") if not short else ("each ", "every "))
            if own != short:  # "artifacts, and offensive spells and items"; "no player can ..., and each ally ..."
                return f"{parts[0]},{inner}{parts[1]}"
        if joint == "and" and len(parts) == 2 and parts[1].startswith(_NEW_SUBJECTS):
            clauses = all(len(part.split()) > _FEW_WORDS + _FEW_WORDS for part in parts)
            if clauses:  # "its total is halved, and when a realm is razed, it goes ..."
                return f"{parts[0]},{inner}{parts[1]}"
        if joint == "and" and any(inner in part for part in parts[:-1]):
            return ", ".join(parts[:-1]) + f",{inner}{parts[-1]}"
        return super().joined(parts, joint)

    def first_time(self, told: str) -> str:
        return f"the first time {told.removeprefix('when ')}" if told.startswith("when ") else ""

    def of_one(self, parts: Sequence[str]) -> str:
        if len(parts) == 2 and (", " in parts[0] or " and " in parts[0]):
            return f"{parts[0]}, and{parts[1]}" if parts[1].startswith(" ") else f"{parts[0]}, and {parts[1]}"
        return super().of_one(parts)

    def stand_apart(self, parts: Sequence[str]) -> bool:
        return len(parts) > 1 and sum(len(part.split()) for part in parts) >= _MANY_WORDS

    def noun_phrase(self, phrase: NounPhrase) -> str:
        if phrase.again:
            pronoun = "them" if phrase.many else "it"
            return f"{phrase.case} {pronoun}" if phrase.case else pronoun
        if any(head.proper for head in phrase.heads) and any(isinstance(said, Yours) for said in phrase.clauses):
            rest = phrase.having(clauses=tuple(said for said in phrase.clauses if not isinstance(said, Yours)), case="")
            return f"{phrase.case} your {self.noun_phrase(rest)}".strip()
        if (owner := phrase.owner) is not None and phrase.determiner == "own" and _long(owner):
            whole = phrase.having(owner=None, determiner="the", case="").format(None)
            return f"{phrase.case} {whole} of {owner.having(case='').format(None)}".strip()
        if (owned := _owned(phrase)) is not None:
            return self.noun_phrase(owned)
        form = phrase.form
        joint = "and" if phrase.determiner in ("each", "every", "all") else phrase.joint
        nouns = self.joined([head.many if phrase.many else head.one for head in phrase.heads], joint)
        before, clauses = _denied_apart(phrase)
        others_first = sorted(before, key=lambda said: not isinstance(said, Other))
        said_of_it = dict.fromkeys(said(form) for said in others_first)
        adjectives = [said for said in said_of_it if not said.endswith(f" or {nouns}")]  # what it is, it is anyway
        if nouns in ("card", "cards") and any(said.endswith(" card") for said in adjectives[-1:]):
            nouns = ""  # "a non-rule card" is one already
        words = [*adjectives, nouns, *dict.fromkeys(said(form) for said in clauses)]
        body = " ".join(word for word in words if word)
        whole = " ".join(word for word in (self._determiner(phrase, body), body) if word)
        whole = whole.replace("an other ", "another ", 1) if whole.startswith("an other ") else whole
        return f"{phrase.case} {whole}" if phrase.case else whole

    def _determiner(self, phrase: NounPhrase, body: str) -> str:
        if phrase.limit:
            return phrase.limit
        if phrase.count is not None:
            return f"any {phrase.count}" if phrase.determiner == "any" else str(phrase.count)
        if any(head.proper for head in phrase.heads) or not phrase.determiner:
            return ""
        if phrase.determiner == "own":
            assert phrase.owner is not None
            return self.possessive(phrase.owner)
        if phrase.determiner in ("this", "that"):
            return {"this": "these", "that": "those"}[phrase.determiner] if phrase.many else phrase.determiner
        if phrase.determiner == "a":
            if body.startswith("other "):
                return "" if phrase.many else "an"  # "an other" is written "another"
            return "" if phrase.many else article(body)
        if phrase.determiner == "all":
            return "all"
        return _DETERMINERS[phrase.determiner]

    def possessive(self, owner: NounPhrase) -> str:
        """ "Your", "that player's", "all opponents'"."""
        if owner.person == 2:
            return "your"
        if owner.back:
            return "their"
        if owner.again:
            return "their" if owner.many else "its"
        if owner.heads[0].whose:
            return owner.heads[0].whose
        words = owner.having(case="").format(None)
        if not owner.heads[0].proper and owner.clauses:
            return f"{words}'s"  # said of the last word: "the player to your left's hand"
        return f"{words}'" if words.endswith("s") and owner.many else f"{words}'s"

    def being(self, x: Phrase, of: Phrase | None = None) -> str:
        found = super().being(x, of)
        if isinstance(x, NounPhrase) and x.implied and of is not None and found[:1].isupper():
            return f"from {found}"  # a world
        if found in ("of yours", "of theirs"):
            return found.removeprefix("of ")
        if found == "an undead":
            return "undead"
        if not found.startswith("non-"):
            return found
        kind = found.removeprefix("non-")
        return f"not from {kind}" if kind[:1].isupper() else f"not {article(kind)} {kind}"

    def with_adjective(self, others: tuple[Modifier, ...], new: Modifier) -> tuple[Modifier, ...]:
        return (new, *others)

    def verb(self, lemma: str, person: int, many: bool) -> str:
        first, tail = first_word(lemma)
        if first in _MODAL:
            return lemma
        if many or person == 2:
            return _PLAIN.get(first, first) + tail
        return _THIRD.get(first, _with_s(first)) + tail

    def told(self, lemma: str) -> str:
        return lemma

    def may(self, subject: str, lemma: str, person: int, many: bool) -> str:
        return f"{subject} may {lemma}"

    def let(self, subject: str) -> str:
        return (
            f"{subject} may {'agree' if subject.startswith('that ') else 'decide'} that "
            if subject
            else "you may decide that "
        )

    def then(self, parts: Sequence[str]) -> str:
        usual = "; " if any(", " in part for part in parts[:-1]) else ", "
        told = "".join(parts[:1])
        for part in parts[1:]:
            apart = isinstance(part, Statement) or part.startswith("if ")  # "discard it; if it has been discarded, ..."
            if part.startswith(_THEY) and told.startswith(_THEY) and not any(mark in told for mark in _PAUSES):
                told += f" and {part.removeprefix(_THEY)}"  # "that player looks at 2 cards and sends one of them ..."
            else:
                told += f"; {part}" if apart else f"{usual}{_next(part)}"
        return told

    def in_sentences(self, parts: Sequence[str]) -> str:
        paused = any(mark in _plain(part) for part in parts for mark in _PAUSES)
        if len(parts) < 2 or (len(parts) == 2 and not paused and len(" ".join(parts).split()) < _A_LIST):
            return self.then(parts)
        left = _LEFT_TO.match(parts[0])
        told = [parts[0]]
        otherwise = any(part.startswith("otherwise ") for part in parts[2:3])
        for place, part in enumerate(parts[1:]):
            if told[-1].startswith(f"If {_who(left)} do: ") and part.startswith("otherwise "):
                told[-1] = f"{told[-1]}; {part}"
            elif left and place == 0:
                told.append(f"If {_who(left)} do{_left_open(part, otherwise)}")
            elif part.startswith("otherwise "):
                told.append(f"Otherwise, {part.removeprefix('otherwise ')}")
            elif left and place == 1 and isinstance(part, Statement) and told[-1].startswith("If "):
                told[-1] += f"; {part}" if _PAUSED.search(parts[1] + part) else f", and {part}"  # it hangs on that, too
            elif left and told[-1].startswith(f"If {_who(left)} do, ") and _is_deed(part):
                told[-1] += f", then {part}"
            elif isinstance(part, Statement) or part.startswith((*_DURATIONS, *_MOMENTS)):
                told.append(part[0].upper() + part[1:])
            elif part.startswith("if ") and place == len(parts) - 2 and _plain_deed(parts[place]):
                told[-1] += f"; {part}"  # "discard every swimmer beside it; if it is a swimmer, it is discarded"
            else:
                apart = ("if ", "for ", "unless ", *English.if_clauses[3:])
                told.append(f"Then, {part}" if part.startswith(apart) else f"Then {part}")
        return ". ".join(told)

    def in_order(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        """What is named plainly stands first: "this card and every item attached to it"."""
        return tuple(sorted(items, key=lambda one: not isinstance(one, NounPhrase) or bool(one.clauses)))

    def mentioned(self, x: NounPhrase, card: NounPhrase) -> NounPhrase:
        """ "Those items and artifacts", all of which have been chosen."""
        return x.having(joint="and") if x.many else x

    def cannot(self, x: Phrase) -> str:
        none = each_phrase(x, lambda p: p.determined("no"))
        said = none.format(None)
        return f"{said} {'can' if said.startswith('no ') else 'cannot'}"

    def its(self, x: Phrase) -> str:
        return "your" if person(x) == 2 else "their" if many(x) else "its"

    def whose(self, who: Phrase) -> str:
        if isinstance(who, NounPhrase) and who.back:
            return "theirs"
        own = isinstance(who, NounPhrase) and who.heads[0].whose
        return f"{own}s" if own else each_phrase(who, lambda p: p.determined("any")).format(None)

    def levels(self, n: int) -> str:
        return f"{n} level" if n == 1 else f"{n} levels"

    that_was = "that "
    keeps_time_first = (" equal to ",)
    denies_before = True
    deeds_with_if = True
    sets_ways_apart = True
    joins_choices = True
    subject_pronouns = True
    that_is = "that is "
    realm_noun = Head("realm", "realms")

    def negated(self, words: str, form: Form) -> str:
        return f"non-{words}"

    def negated_clause(self, words: str, form: Form) -> str:
        return f"not {words}"


def _owned(phrase: NounPhrase) -> NounPhrase | None:
    """ "Any opponent's realm without a holding", where "a realm of any opponent without a holding" misleads."""
    owners = [said for said in phrase.clauses if isinstance(said, Belongs)]
    plain = phrase.determiner in ("a", "any") and phrase.count is None and not phrase.limit and not phrase.many
    if len(owners) != 1 or phrase.clauses[-1] is owners[0] or not plain:
        return None
    owner = owners[0].owner
    if not isinstance(owner, NounPhrase) or owner.clauses or owner.determiner not in ("every", "any", "each"):
        return None  # "the attacker's realm" would be the only one
    rest = tuple(said for said in phrase.clauses if said is not owners[0])
    return phrase.having(clauses=rest, owner=owner.determined("any"), determiner="own", fixed=True)


def _long(owner: NounPhrase) -> bool:
    """Whose cards are "the pool of a player outside the battle", not "a player outside the battle's pool"."""
    said_otherwise = owner.person == 2 or owner.back or owner.again or owner.heads[0].whose or owner.heads[0].proper
    return not said_otherwise and bool(owner.clauses or len(owner.heads[0].one.split()) > _FEW_WORDS)


def _denied_apart(phrase: NounPhrase) -> tuple[tuple[Modifier, ...], tuple[Modifier, ...]]:
    """Adjectives and clauses; what a card is not becomes a clause where "non-" would be hard to read."""
    denied = tuple(said for said in phrase.adjectives if isinstance(said, Denied))
    others = tuple(said for said in phrase.adjectives if not isinstance(said, Denied))
    not_it = [said.plain(phrase.form) for said in denied]
    plain = [said for said in others if not isinstance(said, Other)]
    known = phrase.fixed and phrase.determiner == "the"
    apart = not_it[0].startswith("from ") if denied else False
    if not denied:
        return phrase.adjectives, phrase.clauses
    if not known and len(denied) == 1 and (phrase.determiner == "no" or not (apart or (plain and phrase.implied))):
        return (*(said for said in others if isinstance(said, Other)), *denied, *plain), phrase.clauses
    be = "are" if phrase.many else "is"
    neither = f"neither {' nor '.join(not_it)}" if len(not_it) > 1 else f"not {not_it[0]}"
    one = "(if it is " if phrase.fixed and not phrase.many else f"that {be} "  # "the attacking champion (if ...)"
    clause: Modifier = lambda form: f"{one}{neither}{')' if one.startswith('(') else ''}"  # noqa: E731
    return others, (*phrase.clauses, clause)


def _left_open(part: str, otherwise: bool) -> str:
    """What is done if somebody has done what they may: ", draw a card", " and it is a spell, draw a card"."""
    if part.startswith("if "):
        return f": {part}" if otherwise else f" and {part[3:]}"
    return f", {part.replace(', ', ' ', 1) if part.startswith(_DURATIONS) else part}"


def _is_deed(part: str) -> bool:
    """Whether it tells somebody what to do next, and says neither how long it lasts nor what it hangs on."""
    apart = (*_DURATIONS, *_MOMENTS, "if ", "for ", "unless ")
    return not isinstance(part, Statement) and not part.startswith(apart)


def _plain_deed(part: str) -> bool:
    """Whether it is a deed in one clause, after which a condition can stand in the same sentence."""
    return _is_deed(part) and not _PAUSED.search(part)


def _plain(part: str) -> str:
    """A step without how long it lasts, where that stands first."""
    return part.partition(", ")[2] if part.startswith(_DURATIONS) and ", " in part else part


def _who(left: re.Match[str] | None) -> str:
    """Who has been told that they may: "if you do", "if they do"."""
    return "you" if left is not None and left[1] == "you" else "they"


def _next(part: str) -> str:
    """What happens after something else: "then draw a card", "and until your next turn it cannot attack"."""
    if not part.startswith(_DURATIONS):
        return f"then {part}"
    until, _, rest = part.partition(", ")
    return f"and, {part}" if rest.startswith(("when ", "if ")) else f"and {until} {rest}"


def article(words: str) -> str:
    """A or an, by the first letter."""
    first = words.lower().lstrip('"')
    vowel = first[:1] in "aeiou" and not first.startswith(_LIKE_A_CONSONANT)
    return "an" if vowel else "a"


def _with_s(verb: str) -> str:
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


GRAMMAR: Final = English()

"""English grammar, as far as cards need it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from sixrealms.realise.grammar import Grammar, each_phrase, first_word, many, person
from sixrealms.realise.phrases import Form, Head, Modifier, NounPhrase, Other, Phrase, Statement, Yours

_THIRD: Final = {"be": "is", "have": "has", "do": "does", "go": "goes"}
_PLAIN: Final = {"be": "are"}
_MODAL: Final = frozenset({"may", "can", "cannot", "must"})
_DETERMINERS: Final = {"the": "the", "each": "each", "every": "every", "any": "any", "no": "no", "another": "another"}
#: How a clause begins that says how long it lasts.
_DURATIONS: Final = ("until ", "for this ", "for the rest ", "while ")
#: Letters that sound otherwise than they look at the head of a word.
_LIKE_A_CONSONANT: Final = ("uni", "use", "one", "eu")


class English(Grammar):
    """No gender, two numbers, possessives with 's."""

    joints: ClassVar[Mapping[str, str]] = {"and": "and", "or": "or", "nor": "nor"}
    if_clauses = ("if ", "unless ", "but only ")
    when_clauses = ("when ", "while ", "once ", "right after ")

    def joined(self, parts: Sequence[str], joint: str) -> str:
        inner = f" {self.joints[joint]} "
        if joint == "and" and any(inner in part for part in parts[:-1]):
            return ", ".join(parts[:-1]) + f",{inner}{parts[-1]}"
        return super().joined(parts, joint)

    def noun_phrase(self, phrase: NounPhrase) -> str:
        if phrase.again:
            pronoun = "them" if phrase.many else "it"
            return f"{phrase.case} {pronoun}" if phrase.case else pronoun
        if any(head.proper for head in phrase.heads) and any(isinstance(said, Yours) for said in phrase.clauses):
            rest = phrase.having(clauses=tuple(said for said in phrase.clauses if not isinstance(said, Yours)), case="")
            return f"{phrase.case} your {self.noun_phrase(rest)}".strip()
        form = phrase.form
        joint = "and" if phrase.determiner in ("each", "every", "all") else phrase.joint
        nouns = self.joined([head.many if phrase.many else head.one for head in phrase.heads], joint)
        others_first = sorted(phrase.adjectives, key=lambda said: not isinstance(said, Other))
        said_of_it = dict.fromkeys(said(form) for said in others_first)
        adjectives = [said for said in said_of_it if not said.endswith(f" or {nouns}")]  # what it is, it is anyway
        if nouns in ("card", "cards") and any(said.endswith(" card") for said in adjectives[-1:]):
            nouns = ""  # "a non-rule card" is one already
        words = [*adjectives, nouns, *dict.fromkeys(said(form) for said in phrase.clauses)]
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
        return f"{subject or 'you'} may choose that "

    def then(self, parts: Sequence[str]) -> str:
        usual = "; " if any(", " in part for part in parts[:-1]) else ", "
        told = "".join(parts[:1])
        for part in parts[1:]:
            told += f"; {part}" if isinstance(part, Statement) else f"{usual}{_next(part)}"
        return told

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

    denies_before = True
    that_is = "that is "
    realm_noun = Head("realm", "realms")

    def negated(self, words: str, form: Form) -> str:
        return f"non-{words}"

    def negated_clause(self, words: str, form: Form) -> str:
        return f"not {words}"


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

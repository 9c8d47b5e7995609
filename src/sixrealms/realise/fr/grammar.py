"""French grammar, as far as cards need it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from sixrealms.realise.grammar import Grammar, each_phrase, first_word, many
from sixrealms.realise.noun_phrase import Form, Head, NounPhrase, Phrase

#: By masculine, feminine, and the plurals of both. "Que" and its like lose their vowel in `_elided`.
_DETERMINERS: Final = {
    "a": ("un", "une", "des", "des"),
    "the": ("le", "la", "les", "les"),
    "this": ("ce", "cette", "ces", "ces"),
    "that": ("ce", "cette", "ces", "ces"),
    "each": ("chaque", "chaque", "tous les", "toutes les"),
    "every": ("chaque", "chaque", "tous les", "toutes les"),
    "all": ("tout", "toute", "tous les", "toutes les"),
    "any": ("un", "une", "des", "des"),
    "no": ("aucun", "aucune", "aucun", "aucune"),
    "another": ("un autre", "une autre", "d'autres", "d'autres"),
}
_MELTED: Final = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux", "de des": "de"}
#: Third person in both numbers, and the form for "vous" that also tells to do it.
_IRREGULAR: Final = {
    "être": ("est", "sont", "êtes"),
    "avoir": ("a", "ont", "avez"),
    "aller": ("va", "vont", "allez"),
    "pouvoir": ("peut", "peuvent", "pouvez"),
    "devoir": ("doit", "doivent", "devez"),
    "faire": ("fait", "font", "faites"),
    "choisir": ("choisit", "choisissent", "choisissez"),
    "mettre": ("met", "mettent", "mettez"),
    "remettre": ("remet", "remettent", "remettez"),
    "perdre": ("perd", "perdent", "perdez"),
    "prendre": ("prend", "prennent", "prenez"),
    "défendre": ("défend", "défendent", "défendez"),
    "recevoir": ("reçoit", "reçoivent", "recevez"),
    "envoyer": ("envoie", "envoient", "envoyez"),
    "détruire": ("détruit", "détruisent", "détruisez"),
    "reconstruire": ("reconstruit", "reconstruisent", "reconstruisez"),
    "revenir": ("revient", "reviennent", "revenez"),
    "mélanger": ("mélange", "mélangent", "mélangez"),
}
#: Nouns whose h stops a vowel from being dropped.
_ASPIRATED: Final = ("héros", "halfelin", "hors", "haut")
_VOWELS: Final = "aeiouyâàéèêëîïôöûüœhAEIOUÉÈÊ"


class French(Grammar):
    """Two genders, vowels dropped before vowels, prepositions that melt with articles, "vous" for the player."""

    pause = " ; "
    joints: ClassVar[Mapping[str, str]] = {"and": "et", "or": "ou", "nor": "ni"}
    that_was = "qui "
    if_clauses = ("si ", "sauf ")
    when_clauses = ("quand ", "pendant que ", "tant que ")
    usual_gender = "m"
    mixed_gender = "m"
    that_is = "qui est "
    realm_noun = Head("royaume", "royaumes", "m")

    def noun_phrase(self, phrase: NounPhrase) -> str:
        form = phrase.form
        mark = "-là" if phrase.determiner == "that" and phrase.count is None else ""
        nouns = self.joined([head.many if phrase.many else head.one for head in phrase.heads], phrase.joint) + mark
        traits = dict.fromkeys(said(form) for said in (*phrase.adjectives, *phrase.clauses))
        body = " ".join(word for word in (nouns, *traits) if word)
        if phrase.determiner == "own":
            return self._owned(phrase, body)
        return _before(phrase.case, _before(self._determiner(phrase), body))

    def _determiner(self, phrase: NounPhrase) -> str:
        if phrase.count is not None:
            return self.choice_of_form(phrase.form, ("1", "1")) if phrase.count == 1 else str(phrase.count)
        if any(head.proper for head in phrase.heads) or not phrase.determiner:
            return ""
        return self.choice_of_form(phrase.lead, _DETERMINERS[phrase.determiner])

    def _owned(self, phrase: NounPhrase, body: str) -> str:
        """ "Votre main", "la main de l'adversaire"."""
        assert phrase.owner is not None
        if phrase.owner.person == 2:
            return _before(phrase.case, f"{'vos' if phrase.many else 'votre'} {body}")
        if phrase.owner.heads[0].whose:
            return _before(phrase.case, f"{'leurs' if phrase.many else 'leur'} {body}")
        the = self.choice_of_form(phrase.lead, _DETERMINERS["the"])
        owner = phrase.owner.having(case="de").format(None)
        return _before(phrase.case, f"{_before(the, body)} {owner}")

    def verb(self, lemma: str, person: int, many: bool) -> str:
        first, tail = first_word(lemma)
        number = 2 if person == 2 else 1 if many else 0
        if first in _IRREGULAR:
            return _IRREGULAR[first][number] + tail
        return first[:-2] + ("e", "ent", "ez")[number] + tail

    def told(self, lemma: str) -> str:
        return self.verb(lemma, 2, False)

    def may(self, subject: str, lemma: str, person: int, many: bool) -> str:
        return f"{subject} {self.verb('pouvoir', person, many)} {lemma}"

    def let(self, subject: str) -> str:
        return f"{subject or 'vous'} {'pouvez' if not subject else 'peut'} choisir que "

    def then(self, parts: Sequence[str]) -> str:
        return ", puis ".join(parts)

    def cannot(self, x: Phrase) -> str:
        none = each_phrase(x, lambda p: p.determined("no"))
        person = none.person if isinstance(none, NounPhrase) else 3
        return f"{none.format(None)} ne {self.verb('pouvoir', person, many(x))}"

    def its(self, x: Phrase) -> str:
        return "son"

    def whose(self, who: Phrase) -> str:
        return each_phrase(who, lambda p: p.determined("any").having(case="de")).format(None)

    def levels(self, n: int) -> str:
        return f"{n} niveau" if n in (-1, 0, 1) else f"{n} niveaux"

    def sentence(self, words: str) -> str:
        return super().sentence(re.sub(r"\b([Ss])i (?=ils? )", r"\1'", words))

    def negated(self, words: str, form: Form) -> str:
        return f"non {words}"

    def negated_clause(self, words: str, form: Form) -> str:
        return f"qui ne sont pas {words}" if form.endswith("p") else f"qui n'est pas {words}"

    def inflected(self, adjective: str, form: str) -> str:
        first, tail = first_word(adjective)
        feminine, plural = form.startswith("f"), form.endswith("p")
        if feminine:
            first = _feminine(first)
        if plural and not first.endswith(("s", "x", "z")):
            first = first[:-2] + "aux" if first.endswith("al") else first + "s"
        return first + tail


def _feminine(word: str) -> str:
    for ending, other in (("f", "ve"), ("er", "ère"), ("eux", "euse")):
        if word.endswith(ending):
            return word[: -len(ending)] + other
    return word if word.endswith("e") else word + "e"


def _before(small: str, words: str) -> str:
    """A small word before others: melted ("du"), without its vowel ("l'", "d'"), or as it is."""
    if not small:
        return words
    first, tail = first_word(words)
    if melted := _MELTED.get(f"{small} {first}"):
        return f"{melted}{tail}"
    vowel = words[:1] in _VOWELS and not words.startswith(_ASPIRATED)
    if vowel and small in ("le", "la", "de"):
        return f"{small[0]}'{words}"
    return f"cet {words}" if vowel and small == "ce" else f"{small} {words}"


GRAMMAR: Final = French()

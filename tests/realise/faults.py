"""Faults of grammar that can be seen without understanding a text, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_ANYWHERE: Final = (
    (r"[{}]|\?\?\?|\bNone\b|\bnone\b", "something the messages were not given"),
    (r"(?<!-)\b(?!that\b|is\b|defending\b)(\w+) \1\b", "a word twice"),
    (r" {2,}| [,.]|[,;:.]{2,}|^\W|[,;] *\.", "spaces or stops"),
    (r"\b99+\b", "a number that means any"),
    (r": *\.|: [a-z ]*:$", "a colon with nothing behind it"),
)
#: Nouns of the game in both numbers, with those that stand alone.
_ONE: Final = "card|ally|champion|realm|holding|event|monster|wizard|cleric|hero|spell|artifact|player|opponent"
_MANY: Final = (
    "cards|allies|champions|realms|holdings|events|monsters|wizards|clerics|heroes|spells|artifacts|players|opponents"
)
_SMALL: Final = "discards|draws|chooses|plays|and|gains?|gives?|for|of|to|in|by|is|with|this|that|card|or"
_VERBS: Final = "draws|chooses|discards|plays|is|has|gains|loses|takes"
_EACH: Final = "[Ee]ach|[Ee]very|(?<!without )[Aa]n?|[Tt]his|(?<!-)1"
_ENGLISH: Final = (
    (r"(?<!place )\b[Aa] [aeioAEIO]\w", "a before a vowel"),
    (r"\b[Aa]n (?![aeiouAEIOU])\w", "an before a consonant"),
    (rf"\b(?:{_EACH}) (?:(?!{_SMALL}|the |takes |round |battle |turn )\w+ ){{0,2}}(?:{_MANY})\b(?! c)", "one of many"),
    (rf"(?<!level )(?<![-+])\b(?:[2-9]|all|those|these) (?:{_ONE}|level)\b(?! [a-z]*s\b| or\b)", "many of one"),
    (rf"(?<!by )(?<!of )(?<!than )\byou (?:{_VERBS})\b", "you with the verb of another"),
    (rf"(?<!other than )\b(?:they|those \w+) (?:{_VERBS})\b", "they with the verb of one"),
    (r"\bnon-(?:that|this|the|each|every|an?)\b", "a negated article"),
    (r"\b(?:the|a|an|each|every|this) (?:the|an?|each|every|this|that)\b", "two articles"),
    (r"\bof of\b|\bif if\b|\bin in\b|\bwhen when\b|\bif when\b|\bunless (?:if|when)\b", "two small words"),
    (r"'s's|s's'|your's", "a possessive twice"),
)  # fmt: skip
_FEMININE: Final = r"(?:cartas?|magias?|fortalezas?|reservas?|mãos?|pilhas?|espadas?|lanças?|armas?|habilidades?)"
_MASCULINE: Final = (
    r"(?:aliados?|campe(?:ão|ões)|reinos?|eventos?|her(?:ói|óis)|monstros?|magos?|clérigos?|artefatos?|it(?:em|ens)|"
    r"jogador(?:es)?|oponentes?|turnos?|níve(?:l|is))"
)
_M_WORDS: Final = "o|os|um|este|estes|esse|esses|do|dos|no|nos|ao|aos|pelo|pelos|nenhum|todo|seu|seus"
_F_WORDS: Final = "uma|esta|estas|essa|essas|da|das|na|nas|à|às|pela|pelas|nenhuma|toda|sua|suas"
_UM: Final = "carta|aliado|campeão|reino|magia|evento|monstro|item|jogador|nível"
_MUITOS: Final = "cartas|aliados|campeões|reinos|magias|eventos|monstros|itens|jogadores"
_PORTUGUESE: Final = (
    (r"\b(?:de|em|por) (?:os?|as?)\b(?! \w+ar\b)|\ba (?:os?|as)\b|\b(?:de|em) (?:este|esta|esse|essa)s?\b", "unmelted"),
    (rf"\b(?:{_M_WORDS}) {_FEMININE}\b", "m for f"),
    (rf"\b(?:{_F_WORDS}) {_MASCULINE}\b", "f for m"),
    (rf"\b(?:cada|um|uma|qualquer|(?<!-)1) (?:{_MUITOS})\b", "one of many"),
    (rf"(?<!\+)\b(?:[2-9]|todos os|todas as) (?:{_UM})\b", "many of one"),
    (r"\b[Ss]e (?:não )?(?:há|é|está|estão|são|tem)\b", "a plain verb after se"),
    (r"\b[Ss]e (?:o|esse|este) (?:\w+ ){1,2}(?:é|está|tem|pode)\b", "a plain verb after se"),
    (r"\b(?:é|for|seja|são|forem) que\b", "a clause without its noun"),
    (r"\b(?:do|no|ao) o\b|\bda a\b|\bse se\b|\bquando quando\b", "two small words"),
)  # fmt: skip
_CLOSE: Final = ((r" [;:]", "a space before a stop"),)
_CARTES: Final = "carte|main|pioche|réserve|défausse|possession|formation"
_SORTS: Final = "allié|champion|royaume|sort|événement|monstre|objet|joueur"
_FRENCH: Final = (
    (r"\b(?:de|à) les?\b(?! \w+er\b)", "unmelted"),
    (r"\b(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Ss]e|[Nn]e|[Ss]i il) (?=[aeéèêio])(?!onz)\w", "a vowel before a vowel"),
    (r"\b[Cc]e [aeéèêiou]\w", "ce before a vowel"),
    (rf"\b(?:[Ll]e|[Uu]n|[Cc]et?|[Aa]ucun|du|au) (?:{_CARTES})s?\b", "m for f"),
    (rf"\b(?:[Ll]a|[Uu]ne|[Cc]ette|[Aa]ucune) (?:{_SORTS})s?\b", "f for m"),
    (rf"\b(?:[Cc]haque|[Uu]ne?|[Cc]et?|[Cc]ette) (?:{_CARTES}|{_SORTS})s\b", "one of many"),
    (rf"\b(?:[2-9]|[Dd]es|[Ll]es|tous les|toutes les) (?:{_CARTES}|{_SORTS})\b", "many of one"),
    (r"[^ ][;:](?= )", "no space before a stop"),
)
_OF: Final = {"en": (*_ENGLISH, *_CLOSE), "pt-BR": (*_PORTUGUESE, *_CLOSE), "fr": _FRENCH}


def faults(text: str, language: str) -> Iterator[str]:
    """What is wrong with a text, each fault with the place."""
    for pattern, fault in (*_ANYWHERE, *_OF.get(language, ())):
        for found in re.finditer(pattern, text):
            yield f"{fault}: …{text[max(0, found.start() - 20) : found.end() + 20]}…"

"""Portuguese articles and the prepositions that melt with them, plurals, and denials in a row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixrealms.realise.grammar import first_word

#: By masculine, feminine, and the plurals of both.
DETERMINERS: Final = {
    "a": ("um", "uma", "", ""),
    "the": ("o", "a", "os", "as"),
    "this": ("este", "esta", "estes", "estas"),
    "that": ("esse", "essa", "esses", "essas"),
    "each": ("cada", "cada", "todos os", "todas as"),
    "every": ("cada", "cada", "todos os", "todas as"),
    "all": ("todo", "toda", "todos os", "todas as"),
    "any": ("qualquer", "qualquer", "quaisquer", "quaisquer"),
    "no": ("nenhum", "nenhuma", "nenhum", "nenhuma"),
    "another": ("outro", "outra", "outros", "outras"),
    "some": ("algum", "alguma", "alguns", "algumas"),
}
#: Prepositions after which a pronoun stands for what is mentioned again: "anexado a ela".
WITH_PRONOUN: Final[Mapping[str, tuple[str, ...]]] = {
    "the": ("a", "de", "em", "por", "com"),
    "this": ("a", "com", "de"),
    "that": ("de",),
}
#: Prepositions that melt with a determiner; the others only stand before it.
MELTED: Final = {
    "de": {
        "o": "do", "a": "da", "os": "dos", "as": "das", "este": "deste", "esta": "desta", "estes": "destes",
        "estas": "destas", "esse": "desse", "essa": "dessa", "esses": "desses", "essas": "dessas",
    },
    "em": {
        "o": "no", "a": "na", "os": "nos", "as": "nas", "um": "num", "uma": "numa", "este": "neste", "esta": "nesta",
        "estes": "nestes", "estas": "nestas", "esse": "nesse", "essa": "nessa", "esses": "nesses", "essas": "nessas",
    },
    "a": {"o": "ao", "a": "à", "os": "aos", "as": "às"},
    "por": {"o": "pelo", "a": "pela", "os": "pelos", "as": "pelas"},
}  # fmt: skip


def nor(modifiers: list[str]) -> list[str]:
    """ "Carta que não seja reino que não seja ela" is "carta que não seja reino nem ela"."""
    found: list[str] = []
    for i, words in enumerate(modifiers):
        marks = ("que não seja ", "que não sejam ", "que não ")
        denied = next((mark for mark in marks if words.startswith(mark)), "")
        again = denied and i and modifiers[i - 1].startswith(denied.split(" seja")[0])
        found.append("nem " + words.removeprefix(denied) if again else words)
    return found


def plural(word: str) -> str:
    """An adjective or noun in the regular plural."""
    if word.endswith(("al", "el", "ol", "ul")):
        return word[:-1] + "is"
    if word.endswith("m"):
        return word[:-1] + "ns"
    if word.endswith("ão"):
        return word[:-2] + "ões"
    return word + ("es" if word.endswith(("r", "z", "s")) else "s")


def melted(case: str, determiner: str) -> str:
    """A preposition before a determiner, melted where they melt."""
    if not case:
        return determiner
    first, tail = first_word(determiner)
    both = MELTED.get(case, {}).get(first)
    return f"{both}{tail}" if both else f"{case} {determiner}".strip()

"""What is spared, in Portuguese: "(exceto magos)" or "que não seja clérigo", and where in a phrase that stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixrealms.realise.noun_phrase import Modifier, NounPhrase, Trailing

#: How clauses begin that say what has been done with a card.
DONE_WITH: Final = tuple(
    f"{verb}{end} " for verb in ("usad", "anexad", "lançad", "jogad", "dirigid") for end in ("o", "a", "os", "as")
)
#: How clauses begin that name something else, of which an exception after them would be said.
_WITH_NOUNS: Final = (
    "que ", "da ", "das ", "dos ", "de qualquer ", "em ", "no ", "na ", "nas ", "nos ", "num ", "numa ",
    *DONE_WITH,
)  # fmt: skip
#: How clauses begin that say where a card is or whose it is, after which its own exception can stand.
_WHERE: Final = ("do ", "da ", "de ", "em jogo", "em combate", "(")
#: Places of others, of which an exception after them could be said: "de qualquer reserva que não seja nadador".
_WHOSE: Final = ("de qualquer reserva", "da reserva ", "da mão ")
#: How a clause begins that says what something is not.
NOT_IT: Final = "que não seja "


def excepted(phrase: NounPhrase, said: Modifier) -> bool:
    """Whether a denial is told as an exception: of all there are, or where another clause could be taken for a part."""
    if not isinstance(said, Trailing) or said.spared is None:
        return False
    others = any(not isinstance(one, Trailing) or one.spared is None for one in phrase.clauses)
    return phrase.many or others or phrase.determiner in ("no", "each", "every", "all")


def denied_of_one(phrase: NounPhrase, spared: Sequence[Modifier], told: Sequence[str]) -> bool:
    """Whether one exception is told in the singular after all, "cada campeão atacante que não seja clérigo": not after
    *nenhum*, which would be denied twice, nor after what it could be taken for a part of: "lançada contra o portador".
    """
    if len(spared) != 1 or phrase.many or phrase.determiner not in ("a", "any", "each", "every"):
        return False
    proper = spared[0](phrase.form).removeprefix(NOT_IT)[:1].isupper()  # "(exceto Wish)" is in the singular
    plain = (clause.startswith(_WHERE) and " que " not in clause and not clause.startswith(_WHOSE) for clause in told)
    return not proper and all(plain)


def excepting(said: list[str], exception: str) -> list[str]:
    """An exception stands before what has a noun of its own: "um campeão (exceto magos) da sua reserva"."""
    if not exception:
        return said
    place = next((n for n, one in enumerate(said) if names_other(one)), len(said))
    return [*said[:place], exception, *said[place:]]


def names_other(clause: str) -> bool:
    """Whether a clause has a noun of which what follows could be said: "da sua reserva", but "do lado oponente"."""
    if clause in ("em jogo", "em combate") or clause.startswith(("do lado ", "do tipo ")):
        return False
    return clause.startswith((*_WITH_NOUNS, "do "))

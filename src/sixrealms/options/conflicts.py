"""What an option cannot be played together with, looked at from either side (option.general.agreement)."""

from __future__ import annotations

from typing import Final

from sixrealms.options.known_options import all_options
from sixrealms.options.option import RANK, Clash, Option

#: Kinds of which a game has one (notation.order).
ONE_OF_A_KIND: Final = frozenset({"tournament type", "victory"})


def clashes_of(option: Option) -> tuple[Clash, ...]:
    """Every other option this one contradicts, with the statements of both, in the order of the book.

    That a game has one tournament type and one victory condition goes without saying.
    """
    found = {clash.option: clash for clash in option.clashes}
    for other in all_options().values():
        if other.key == option.key or other.key in found:
            continue
        back = next((clash for clash in other.clashes if clash.option == option.key), None)
        if back is not None:
            found[other.key] = Clash(other.key, back.other_rule, back.rule)
        elif contradict(option, other):
            found[other.key] = Clash(other.key, option.rules[0], other.rules[0])
    order = list(all_options())
    return tuple(sorted(found.values(), key=lambda clash: order.index(clash.option) if clash.option in order else -1))


def contradict(one: Option, other: Option) -> bool:
    """Whether two options of one layer answer a question differently; of one kind that stands alone they do anyhow."""
    if RANK[one.kind] != RANK[other.kind] or one.kind in ONE_OF_A_KIND:
        return False
    answers = dict(one.answers)
    return any(
        question in answers and answers[question] != answer and question not in {*one.yields, *other.yields}
        for question, answer in other.answers
    )

"""What happens one thing after the other: "saque 1 carta e descarte 1 carta; depois, se ...".

Deeds in a row make one list ("escolha um reino, descarte esta carta e envie ..."); what somebody else does, what is
only stated and what hangs on a condition stand apart.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sixrealms.realise.grammar import first_word
from sixrealms.realise.noun_phrase import Statement

#: How a clause begins that says on what it hangs.
_CONDITIONS: Final = (
    "se ",
    "exceto ",
    "a menos ",
    "por ",
    "para cada ",
    "em cada ",
    "sem as decisões ",
    "pelas decisões ",
)
#: How a clause begins that says how long it lasts or when it comes.
_TIMES: Final = ("até ", "nesta ", "enquanto ", "ao fim ", "no fim ", "no começo ", "quando ", "depois ")
#: How a clause begins that names who or what it is about, so that it is no deed of the reader's.
_SUBJECTS: Final = (
    "o ", "a ", "os ", "as ", "esse ", "essa ", "esses ", "essas ", "este ", "esta ", "cada ", "todos ", "todas ",
    "nenhum ", "nenhuma ", "seu ", "sua ", "você ", "ele ", "ela ", "outro ", "um ", "uma ", "ninguém ", "não ",
    "só ", "as ", "qualquer ", "é ",
)  # fmt: skip
#: Words that stand before their noun every time.
_SMALL: Final = ("de", "do", "da", "dos", "das", "em", "no", "na", "ao", "à", "o", "a", "um", "uma", "por", "para")
#: So many words at the beginning or the end of ways to go on need not be said twice.
_ALIKE: Final = 2
#: A sentence of so many letters is long enough.
_TOO_LONG: Final = 200
_YOU_MAY: Final = "você pode "
#: What somebody may do.
_LEFT_TO: Final = re.compile(r"(?:se [^,]*, )?(você|o oponente|o atacante|o defensor|esse jogador) pode ")
_PRONOUNS: Final = ("ele ", "ela ")
_THEY: Final = "esse jogador "
#: What parts a clause, so that "e" after it could be taken for a part of it.
_PARTED: Final = (", ", "; ", ": ")


def in_sentences(parts: Sequence[str]) -> str:
    """The clauses as one sentence, or as several where one would be too long to be understood at once."""
    whole = one_after_another(parts)
    return whole if len(whole) <= _TOO_LONG else one_after_another(parts, apart=True)


def one_after_another(parts: Sequence[str], *, apart: bool = False, within: bool = False) -> str:
    """The clauses as one sentence; `apart`: what is no list of deeds in sentences of its own; `within`: as a part of a
    sentence, so that all of them hang on what stands before.
    """
    told, run = "", [*parts[:1]]
    left = "".join(parts[:1])
    for part in parts[1:]:
        if _is_deed(part) and _is_deed(run[-1]) and _like(run[0], part):
            run.append(part)
        elif part.startswith(_PRONOUNS) and not run[-1].startswith(_YOU_MAY) and not _hangs(run[-1]):
            run[-1] = f"{run[-1]} e depois {part.split(' ', 1)[1]}"  # "descarta a própria mão e depois saca 5 cartas"
        elif part.startswith(_THEY) and run[-1].startswith(_THEY) and not any(mark in run[-1] for mark in _PARTED):
            run[-1] = f"{run[-1]} e {part.removeprefix(_THEY)}"  # "esse jogador olha 2 cartas e envia uma delas ..."
        else:
            joint = _joint(run[-1], part)
            if within and joint == "; " and part.startswith(_THEY) and _plain(run[-1]):
                joint = ", e "  # "se não tiver atacado, descarte esse campeão, e esse jogador descarta 2 cartas"
            if (done := _if_done(left, part)) and joint in ("; ", ", e "):
                joint = f"; {done} "
            left = ""
            if apart and joint.startswith("; "):
                joint = f". {joint[2:3].upper()}{joint[3:]}"
            told = _begun(told, run) + joint
            run = [_without_comma(part) if told.endswith((", e ", ", ")) else part]
    return _begun(told, run)


def _plain(part: str) -> bool:
    """Whether it is a deed that has to be done, without a pause in it."""
    return _is_deed(part) and not part.startswith(_YOU_MAY) and not any(mark in part for mark in _PARTED)


def _if_done(left: str, part: str) -> str:
    """What holds only if somebody has done what they may; what has been chosen is mentioned again anyway."""
    may = _LEFT_TO.match(left)
    chosen = may is not None and left[may.end() :].startswith("escolher ")  # mentioned again in what comes of it
    if (
        may is None
        or (chosen and not part.startswith((*_TIMES, *_PRONOUNS)))
        or part.startswith((*_CONDITIONS, "depois "))
        or _is_deed(part)
    ):
        return ""
    return "se o fizer," if may[1] == "você" else "nesse caso,"


def _begun(told: str, run: Sequence[str]) -> str:
    """What has been told with what is told next, which begins a sentence after a full stop."""
    new = _listed(run)
    return told + (new[:1].upper() + new[1:] if told.endswith(". ") else new)


def _listed(run: Sequence[str]) -> str:
    """Deeds in a row: "descarte uma carta, saque outra e embaralhe a pilha"."""
    if len(run) < 2:
        return "".join(run)
    if any(mark in one for one in run[:-1] for mark in _PARTED):
        return "; ".join([run[0], *(f"depois {_again(run[0], one)}" for one in run[1:])])
    *first, last = run
    return f"{', '.join(first)} e {'depois ' if last.startswith(_YOU_MAY) else ''}{_again(run[0], last)}"


def _joint(before: str, part: str) -> str:
    """What stands before a clause that is no further deed in a list."""
    if part.startswith(("depois ", "a cada vez, ", "senão, ", "num jogo de ")):
        return "; "
    if part.startswith(_TIMES):
        if "senão" in before:
            return ". "  # nobody shall take it for a part of what is done otherwise
        _, _, rest = part.partition(", ")
        return "; " if rest.startswith((*_CONDITIONS, "quando ")) or any(mark in before for mark in _PARTED) else ", e "
    if isinstance(part, Statement) or not _is_deed(part):
        return "; " if not _hangs(before) else "; depois, " if part.startswith(_CONDITIONS) else "; depois "
    return "; depois "


def _hangs(part: str) -> bool:
    """Whether it holds under a condition, so that what comes after it could be taken to hang on that as well."""
    return part.startswith(_CONDITIONS) or "senão" in part


def _is_deed(part: str) -> bool:
    """Whether it says what the reader does; "você pode ..." begins such a list."""
    if isinstance(part, Statement) or "; " in part or ": " in part or first_word(part)[0].endswith("-se"):
        return False
    return part.startswith(_YOU_MAY) or not part.startswith((*_CONDITIONS, *_TIMES, *_SUBJECTS))


def _like(first: str, part: str) -> bool:
    """Whether both are left to the reader, or neither is: an order cannot go on after "você pode"."""
    verb = first_word(part)[0]
    infinitive = verb.split("-")[0].endswith(("r", "á", "ê", "í", "ô"))
    return first.startswith(_YOU_MAY) == (infinitive or part.startswith(_YOU_MAY))


def _again(first: str, part: str) -> str:
    """What "você pode" need not be said before a second time."""
    if not part.startswith(_YOU_MAY) or not first.startswith(_YOU_MAY):
        return part
    return part.removeprefix("você ")


def _without_comma(part: str) -> str:
    """ "Nesta rodada ele ataca", after "e"."""
    until, _, rest = part.partition(", ")
    return time_and(until, rest) if rest else part


def time_and(time: str, told: str) -> str:
    """ "Nesta rodada ele ataca", but "nesta rodada, quando ele ataca, ..."."""
    return f"{time}{',' if told.startswith((*_TIMES, *_CONDITIONS, 'cada vez ')) else ''} {told}"


def ways_apart(ways: Sequence[str]) -> str:
    """Long ways to go on, set apart; what all of them begin with is said once."""
    words = [way.split(" ") for way in ways]
    begun = 0
    if not any(mark in way for way in ways for mark in _PARTED):
        most = min(len(one) for one in words) - 1
        begun = next((n for n in range(most) if len({one[n] for one in words}) > 1), most)
        while begun and words[0][begun - 1] in _SMALL:
            begun -= 1
    first, *rest = ways
    later = [" ".join(one[begun if begun > _ALIKE else 0 :]) for one in words[1:]] if rest else []
    return first + "".join(f"; ou{',' if way.startswith(_CONDITIONS) else ''} {way}" for way in later)


def shared_once(ways: Sequence[str]) -> str:
    """Ways that begin or end alike as one: "use só magias de mago ou de clérigo nesta rodada"; "" if they do not."""
    if any(mark in way for way in ways for mark in (*_PARTED, " ou ")):
        return ""
    words = [way.split(" ") for way in ways]
    most = min(len(one) for one in words) - 1
    begun = next((n for n in range(most) if len({one[n] for one in words}) > 1), most)
    while begun and words[0][begun - 1] in _SMALL:  # "de mago ou de clérigo"
        begun -= 1
    begun = begun if begun >= _ALIKE else 0
    ended = next((n for n in range(most - begun) if len({one[-1 - n] for one in words}) > 1), most - begun)
    ended = ended if ended >= _ALIKE else 0
    if not begun and not ended:
        return ""
    own = [" ".join(one[begun : len(one) - ended]) for one in words]
    *first, last = own
    told = [*words[0][:begun], f"{', '.join(first)} ou {last}", *words[0][len(words[0]) - ended :]]
    return " ".join(told)

"""Portuguese verbs: the present, the imperative, and the future subjunctive that follows "se"."""

from __future__ import annotations

from typing import Final

from sixrealms.realise.grammar import first_word

#: (present singular, present plural, imperative) of verbs that are not regular.
_IRREGULAR: Final = {
    "ser": ("é", "são", "seja"),
    "estar": ("está", "estão", "esteja"),
    "ter": ("tem", "têm", "tenha"),
    "haver": ("há", "há", "haja"),
    "ir": ("vai", "vão", "vá"),
    "vir": ("vem", "vêm", "venha"),
    "pôr": ("põe", "põem", "ponha"),
    "poder": ("pode", "podem", "possa"),
    "fazer": ("faz", "fazem", "faça"),
    "dizer": ("diz", "dizem", "diga"),
    "trazer": ("traz", "trazem", "traga"),
    "perder": ("perde", "perdem", "perca"),
    "dar": ("dá", "dão", "dê"),
    "ver": ("vê", "veem", "veja"),
    "prever": ("prevê", "preveem", "preveja"),
    "propor": ("propõe", "propõem", "proponha"),
    "querer": ("quer", "querem", "queira"),
    "destruir": ("destrói", "destroem", "destrua"),
    "reconstruir": ("reconstrói", "reconstroem", "reconstrua"),
    "construir": ("constrói", "constroem", "construa"),
    "sair": ("sai", "saem", "saia"),
    "atrair": ("atrai", "atraem", "atraia"),
    "reduzir": ("reduz", "reduzem", "reduza"),
    "seguir": ("segue", "seguem", "siga"),
    "repetir": ("repete", "repetem", "repita"),
    "impedir": ("impede", "impedem", "impeça"),
    "servir": ("serve", "servem", "sirva"),
    "manter": ("mantém", "mantêm", "mantenha"),
    "obter": ("obtém", "obtêm", "obtenha"),
    "passar": ("passa", "passam", "passe"),
}

#: The future subjunctive, singular, where it is not the infinitive; it follows "se". The plural adds "em".
_SUPPOSED: Final = {
    "ser": "for", "ir": "for", "estar": "estiver", "ter": "tiver", "vir": "vier", "pôr": "puser", "propor": "propuser",
    "poder": "puder", "fazer": "fizer", "dizer": "disser", "trazer": "trouxer", "dar": "der", "ver": "vir",
    "prever": "previr", "querer": "quiser", "manter": "mantiver", "obter": "obtiver", "haver": "houver",
}  # fmt: skip


def present(lemma: str, many: bool) -> str:
    """The third person: "saca", "sacam"; what follows the verb stays as it is."""
    first, tail = first_word(lemma)
    if first in _IRREGULAR:
        return _IRREGULAR[first][1 if many else 0] + tail
    if first.endswith("ear"):  # "sorteia"
        return f"{first[:-2]}ia{'m' if many else ''}{tail}"
    vowel = "a" if first.endswith("ar") else "e"
    return f"{first[:-2]}{vowel}{'m' if many else ''}{tail}"


def supposed(lemma: str, many: bool) -> str:
    """What follows "se": "for", "sacar", "sacarem"."""
    first, tail = first_word(lemma)
    return f"{_SUPPOSED.get(first, first)}{'em' if many else ''}{tail}"


def subjunctive(lemma: str, many: bool) -> str:
    """What follows "que" where something is looked for: "seja", "sejam"."""
    first, tail = first_word(lemma)
    return f"{imperative(first)}{'m' if many else ''}{tail}"


def imperative(lemma: str) -> str:
    """What somebody is told to do: "saque", "descarte"."""
    first, tail = first_word(lemma)
    if first in _IRREGULAR:
        return _IRREGULAR[first][2] + tail
    stem = first[:-2]
    if first.endswith("ear"):
        return f"{stem}ie{tail}"
    if first.endswith("ar"):
        stem = {"c": stem[:-1] + "qu", "g": stem + "u", "ç": stem[:-1] + "c"}.get(stem[-1:], stem)
        return f"{stem}e{tail}"
    stem = {"c": stem[:-1] + "ç", "g": stem[:-1] + "j"}.get(stem[-1:], stem)
    return f"{stem}a{tail}"

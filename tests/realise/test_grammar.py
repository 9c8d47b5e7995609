"""The grammar of each language: articles, endings, verbs, possessives, lists."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.power import Condition, Node
from sixrealms.powers.card_questions import (
    ALLY,
    CHAMPION,
    FLYER,
    HERO,
    MONSTER,
    UNDEAD,
    WIZARD_SPELL,
    Named,
    level_at_most,
)
from sixrealms.powers.conditions import Exists, opponent_is
from sixrealms.powers.control_flow import May, seq, together
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import Send, discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import EVERYONE, OPPONENTS, YOU
from sixrealms.powers.sets import every, in_hand, one
from sixrealms.powers.whereabouts import DEFENDING, IN_POOL, OPPOSING, Of
from sixrealms.realise.en.grammar import GRAMMAR as ENGLISH
from sixrealms.realise.fr.grammar import GRAMMAR as FRENCH
from sixrealms.realise.grammar import SUPPOSED
from sixrealms.realise.noun_phrase import Determiner, Head, NounPhrase
from sixrealms.realise.power import part
from sixrealms.realise.pt_br.grammar import GRAMMAR as PORTUGUESE


@pytest.mark.parametrize(
    ("node", "english", "portuguese"),
    [
        (one(ALLY), "any ally", "qualquer aliado"),
        (one(WIZARD_SPELL), "any wizard spell", "qualquer magia de mago"),
        (one(UNDEAD & ALLY), "any undead ally", "qualquer aliado morto-vivo"),
        (every(FLYER), "every flyer in play", "todos os voadores em jogo"),
        (
            every(DEFENDING & WIZARD_SPELL),
            "every wizard spell cast by the defender",
            "todas as magias de mago lançadas pelo defensor",
        ),
        (one(~ALLY), "any non-ally card", "qualquer carta que não seja aliado"),
        (one(~FLYER & CHAMPION), "any non-flying champion", "qualquer campeão que não seja voador"),
        (one(Named("Torg")), "Torg", "Torg"),
        (one(CHAMPION & IN_POOL & Of(YOU)), "a champion in your pool", "um campeão da sua reserva"),
        (in_hand(HERO, OPPONENTS), "a hero from any opponent's hand", "um herói da mão de qualquer oponente"),
        (
            one(ALLY & OPPOSING & level_at_most(3)),
            "an ally of level 3 or less on the opposing side",
            "um aliado de nível 3 ou menos do lado oponente",
        ),
        (one(HERO & (HERO | MONSTER)), "any hero", "qualquer herói"),  # the choice is settled
        (gains(ALLY | CHAMPION, 1), "each ally and champion gains 1 level", "cada aliado e campeão ganha 1 nível"),
        (
            together(Draw(Fixed(1)), together(discard(every(ALLY)), discard(every(FLYER)))),
            "draw 1 card and discard every ally in play and every flyer in play",
            "saque 1 carta e descarte todos os aliados em jogo e todos os voadores em jogo",
        ),
        (
            Send(every(ALLY), z.HAND),
            "put every ally in play into its owner's hand",
            "ponha na mão dos donos todos os aliados em jogo",
        ),
        (Draw(Fixed(1)), "draw 1 card", "saque 1 carta"),
        (Draw(Fixed(2), EVERYONE), "every player draws 2 cards", "cada jogador saca 2 cartas"),
        (May(Draw(Fixed(2))), "you may draw 2 cards", "você pode sacar 2 cartas"),
        (
            May(seq(Draw(Fixed(2)), discard(one(ALLY)))),
            "you may draw 2 cards, then discard any ally",
            "você pode sacar 2 cartas e descartar qualquer aliado",
        ),
    ],
)
def test_a_thing_is_said_in_each_language(node: object, english: str, portuguese: str) -> None:
    assert part(node, "en") == english  # type: ignore[arg-type]
    assert part(node, "pt-BR") == portuguese  # type: ignore[arg-type]


def test_english_verbs() -> None:
    assert [ENGLISH.verb(v, 3, many=False) for v in ("draw", "be", "have", "pass", "destroy", "carry", "cannot")] == [
        "draws", "is", "has", "passes", "destroys", "carries", "cannot",
    ]  # fmt: skip
    assert ENGLISH.verb("be", 2, many=False) == ENGLISH.verb("be", 3, many=True) == "are"


def test_portuguese_verbs() -> None:
    verbs = ("jogar", "escolher", "descartar", "pôr", "perder", "destruir", "atacar", "abrir")
    assert [PORTUGUESE.verb(v, 3, many=False) for v in verbs] == [
        "joga", "escolhe", "descarta", "põe", "perde", "destrói", "ataca", "abre",
    ]  # fmt: skip
    assert [PORTUGUESE.told(v) for v in verbs] == [
        "jogue", "escolha", "descarte", "ponha", "perca", "destrua", "ataque", "abra",
    ]  # fmt: skip
    assert PORTUGUESE.verb("ganhar", 3, many=True) == "ganham"


@pytest.mark.parametrize(
    ("condition", "after_if", "plain"),
    [
        (opponent_is(MONSTER), "se o campeão oponente for um monstro", "o campeão oponente é um monstro"),
        (Exists(one(ALLY & OPPOSING)), "se houver um aliado do lado oponente", "há um aliado do lado oponente"),
        (~opponent_is(MONSTER), "se o campeão oponente não for um monstro", ""),
    ],
)
def test_what_follows_se_is_only_supposed(condition: Condition, after_if: str, plain: str) -> None:
    """Portuguese has a form of the verb for it, the future subjunctive; English and the claim itself have not."""
    assert part(Always(gains(ALLY, 2), when=condition), "pt-BR").startswith(f"{after_if}, ")
    if plain:
        assert part(condition, "pt-BR") == plain


def test_portuguese_verbs_after_se() -> None:
    token = SUPPOSED.set(True)
    try:
        verbs = ("ser", "estar", "ter", "poder", "haver", "atacar", "defender")
        assert [PORTUGUESE.verb(v, 3, many=False) for v in verbs] == [
            "for", "estiver", "tiver", "puder", "houver", "atacar", "defender",
        ]  # fmt: skip
        assert [PORTUGUESE.verb(v, 3, many=True) for v in ("ser", "ganhar")] == ["forem", "ganharem"]
    finally:
        SUPPOSED.reset(token)


@pytest.mark.parametrize(
    ("node", "french"),
    [
        (one(ALLY), "un allié"),
        (every(UNDEAD & ALLY), "chaque allié mort-vivant en jeu"),
        (discard(in_hand(ALLY)), "défaussez un allié de votre main"),
        (Draw(Fixed(1)), "piochez 1 carte"),
        (Draw(Fixed(2), EVERYONE), "chaque joueur pioche 2 cartes"),
        (May(Draw(Fixed(2))), "vous pouvez piocher 2 cartes"),
        (gains(HERO & DEFENDING, 1), "chaque héros en défense gagne 1 niveau"),
    ],
)
def test_french_says_it_too(node: Node, french: str) -> None:
    assert part(node, "fr") == french


def test_french_drops_vowels_and_melts_prepositions() -> None:
    def noun(one: str, gender: str, determiner: Determiner, case: str = "") -> str:
        return NounPhrase(FRENCH, (Head(one, one + "s", gender),), determiner=determiner, case=case).format(None)

    assert [noun("allié", "m", "the"), noun("héros", "m", "the"), noun("épée", "f", "the")] == [
        "l'allié", "le héros", "l'épée",
    ]  # fmt: skip
    assert [noun("champion", "m", "the", "de"), noun("allié", "m", "the", "de"), noun("main", "f", "the", "à")] == [
        "du champion", "de l'allié", "à la main",
    ]  # fmt: skip
    assert [noun("allié", "m", "this"), noun("carte", "f", "that")] == ["cet allié", "cette carte-là"]
    assert FRENCH.sentence("si il y a un allié") == "S'il y a un allié."


def test_lists() -> None:
    assert ENGLISH.joined(["a", "b", "c"], "or") == "a, b or c"
    assert PORTUGUESE.joined(["a", "b"], "and") == "a e b"
    assert PORTUGUESE.joined(["a"], "and") == "a"

"""How Portuguese tells what happens one thing after the other."""

from __future__ import annotations

import pytest

from sixrealms.realise.noun_phrase import Statement
from sixrealms.realise.pt_br.sequence import in_sentences, one_after_another, shared_once


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (["saque 1 carta"], "saque 1 carta"),
        (["saque 1 carta", "descarte outra", "embaralhe a pilha"], "saque 1 carta, descarte outra e embaralhe a pilha"),
        # what somebody else does, and what is only stated, is no deed of the reader's
        (["escolha um jogador", "esse jogador saca 1 carta"], "escolha um jogador; esse jogador saca 1 carta"),
        (["anexe esta carta", Statement("arrase tudo")], "anexe esta carta; arrase tudo"),
        # what hangs on a condition stands apart, and what follows it says that it does not
        (["destrua-o", "se ele voa, saque 1 carta"], "destrua-o; se ele voa, saque 1 carta"),
        (["se ele voa, destrua-o", "saque 1 carta"], "se ele voa, destrua-o; depois saque 1 carta"),
        # an order does not go on after "you may"
        (["você pode olhar a mão", "descartar uma carta"], "você pode olhar a mão e descartar uma carta"),
        (["você pode olhar a mão", "embaralhe a pilha"], "você pode olhar a mão; depois embaralhe a pilha"),
        (["você pode olhar a mão", "você pode sacar"], "você pode olhar a mão e depois pode sacar"),
        (["olhe a mão", "você pode sacar"], "olhe a mão; depois você pode sacar"),
        (["você pode escolher um aliado", "ele voa"], "você pode escolher um aliado; se o fizer, ele voa"),
        # each of two times begins a clause
        (
            ["ele luta", "nesta rodada, quando ele perde, saque 1 carta"],
            "ele luta; nesta rodada, quando ele perde, saque 1 carta",
        ),
        # the same player goes on
        (["o oponente descarta a mão", "ele saca 5 cartas"], "o oponente descarta a mão e depois saca 5 cartas"),
        # a time after "and" needs no comma
        (["escolha um aliado", "nesta rodada, ele ataca"], "escolha um aliado, e nesta rodada ele ataca"),
        # commas inside keep the parts asunder
        (["ponha-o na mão, se for seu", "saque 1 carta"], "ponha-o na mão, se for seu; depois saque 1 carta"),
    ],
)
def test_deeds_make_a_list_and_the_rest_stands_apart(parts: list[str], told: str) -> None:
    assert one_after_another(parts) == told


def test_what_is_too_long_for_one_sentence_is_several() -> None:
    short = ["escolha um jogador", "esse jogador saca 1 carta"]
    long = ["escolha um jogador que não seja " + "nem este nem aquele nem " * 9 + "outro", "esse jogador saca 1 carta"]
    assert in_sentences(short) == one_after_another(short)
    assert in_sentences(long) == f"{long[0]}. Esse jogador saca 1 carta"
    assert in_sentences([*long, "embaralhe a pilha"]).endswith(". Esse jogador saca 1 carta. Depois embaralhe a pilha")


@pytest.mark.parametrize(
    ("ways", "told"),
    [
        (["use só magias de mago nesta rodada", "use só magias de clérigo nesta rodada"],
         "use só magias de mago ou de clérigo nesta rodada"),
        (["esta carta é um mago nesta rodada", "esta carta tem nível base 7 nesta rodada"],
         "esta carta é um mago ou tem nível base 7 nesta rodada"),
        # nothing in common, and what a comma parts, is said in full
        (["saque 1 carta", "descarte 1 aliado"], ""),
        (["saque 1 carta, se puder", "saque 1 carta, se quiser"], ""),
    ],
)  # fmt: skip
def test_ways_that_begin_or_end_alike_say_it_once(ways: list[str], told: str) -> None:
    assert shared_once(ways) == told

"""Portuguese phrases that English says in another way: articles of two genders, denials, pronouns, owners."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.power import Node
from sixrealms.powers.card_questions import ALLY, CHAMPION, CLERIC, HOLDING, ITEM, REALM, SPELL, Is, Kind
from sixrealms.powers.conditions import Exists, RefIs
from sixrealms.powers.control_flow import OneOf
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import NoEffect, gains
from sixrealms.powers.moves import Send, discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import OPPONENTS, YOU
from sixrealms.powers.refs import BEARER, SELF
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import DEFENDING, IN_COMBAT, OPPOSING, HangsOn, Of
from sixrealms.realise.power import part


@pytest.mark.parametrize(
    ("node", "told"),
    [
        # each noun has the article of its own gender
        (discard(one(ALLY | SPELL)), "descarte qualquer aliado ou magia"),
        (discard(one((SPELL | ALLY) & OPPOSING)), "descarte uma magia ou um aliado do lado oponente"),
        (discard(every(HOLDING | REALM)), "descarte todas as fortalezas e todos os reinos em jogo"),
        # what a card is not stands last, where nothing else can be meant
        (every(CHAMPION & OPPOSING & ~CLERIC), "todos os campeões do lado oponente que não sejam clérigos"),
        (
            every(ITEM & HangsOn(SELF) & Kind("Weapon")),
            "todos os itens mágicos anexados a esta carta que sejam armas",
        ),
        # nobody's item attacks
        (every(ITEM & DEFENDING), "todos os itens mágicos do lado defensor"),
        # "nenhum", not "cada ... não"
        (Always(NoEffect(ALLY & OPPOSING)), "nenhum aliado do lado oponente soma níveis"),
        (Always(NoEffect(Is(SELF))), "esta carta não soma níveis"),
        # a condition is denied in its verb, or in whom it is about
        (Always(gains(Is(SELF), 1), when=~RefIs(BEARER, IN_COMBAT)), "se o portador não estiver em combate, "),
        (
            Always(gains(Is(SELF), 1), when=~Exists(every(HOLDING & Of(OPPONENTS)))),
            "se nenhum oponente tiver uma fortaleza em jogo, ",
        ),
        (Always(gains(Is(SELF), 1), when=Exists(every(HOLDING & Of(OPPONENTS)))), "se algum oponente tiver uma "),
        # several owners have several piles
        (Send(every(ALLY), z.HAND), "ponha na mão dos donos todos os aliados em jogo"),
        (Send(every(ALLY & Of(YOU)), z.HAND), "ponha na mão dos donos todos os aliados seus"),
        # long ways to go on are parted
        (OneOf((discard(one(ALLY | ITEM)), Draw(Fixed(1)))), "escolha: descarte qualquer aliado ou item mágico; ou "),
    ],
)
def test_portuguese_says_it_by_its_own_grammar(node: Node, told: str) -> None:
    assert part(node, "pt-BR").startswith(told)

"""Portuguese phrases that English says in another way: articles of two genders, denials, pronouns, owners."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.power import Node
from sixrealms.powers.access import CannotFight
from sixrealms.powers.card_questions import (
    ALLY,
    CHAMPION,
    CLERIC,
    FLYER,
    HOLDING,
    ITEM,
    MONSTER,
    REALM,
    SPELL,
    Is,
    Kind,
    World,
)
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
from sixrealms.realise.card_text import house_text
from sixrealms.realise.power import part


@pytest.mark.parametrize(
    ("node", "told"),
    [
        # each noun has the article of its own gender
        (discard(one(ALLY | SPELL)), "descarte qualquer aliado ou magia"),
        (discard(one((SPELL | ALLY) & OPPOSING)), "descarte uma magia ou um aliado do lado oponente"),
        (discard(every(HOLDING | REALM)), "descarte todas as fortalezas e todos os reinos em jogo"),
        # what a card is not stands last, where nothing else can be meant
        (every(CHAMPION & OPPOSING & ~CLERIC), "todos os campeões do lado oponente (exceto clérigos)"),
        (
            every(ITEM & HangsOn(SELF) & Kind("Weapon")),
            "todas as armas mágicas anexadas a esta carta",
        ),
        # of all there are, what is spared is an exception; "nenhum ... que não" would be denied twice
        (Always(CannotFight(CHAMPION & ~MONSTER, ("attack",))), "só monstros podem atacar"),
        (Always(NoEffect(ALLY & ~FLYER & OPPOSING)), "nenhum aliado do lado oponente (exceto voadores) soma níveis"),
        (discard(every(ALLY & ~World("FR"))), "descarte todos os aliados em jogo (exceto os de Forgotten Realms)"),
        (discard(one(CHAMPION & ~FLYER)), "descarte qualquer campeão que não seja voador"),
        # one adjective is enough beside a noun
        (Always(gains(ALLY & DEFENDING, 1)), "cada aliado defensor ganha 1 nível"),
        (Always(gains(ALLY & FLYER & DEFENDING, 1)), "cada aliado voador do lado defensor ganha 1 nível"),
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
        (Send(every(ALLY & Of(YOU)), z.HAND), "ponha todos os aliados seus na mão dos donos"),
        # long ways to go on are parted
        (OneOf((discard(one(ALLY | ITEM)), Draw(Fixed(1)))), "escolha: descarte qualquer aliado ou item mágico; ou "),
    ],
)
def test_portuguese_says_it_by_its_own_grammar(node: Node, told: str) -> None:
    assert part(node, "pt-BR").startswith(told)


@pytest.mark.parametrize(
    ("printing", "told"),
    [
        # what is said of a card cannot be taken for a part of the place it lies in, nor an exception for one of that
        ("FR/59", "da sua reserva que não tenha artefato."),
        ("4th/162", "um campeão do seu Abismo (se não houver cópia dele em jogo)."),
        ("RR/116", "outra carta (exceto reinos) que não esteja anexada a esta carta"),
        ("4th/443", "do lado oponente cujo nível impresso seja menor que"),
        ("4th/409", "cada campeão e aliado que seja dragão ou nadador perde"),
        ("BR/84", "itens mágicos ofensivos com bônus impresso de 1 ou menos."),
        ("4th/321", "imune a magias e itens mágicos (exceto cartas ofensivas com “fire” no nome)"),
        ("DR/111", "perde um número de níveis igual à metade (arredondada para baixo) da soma"),
        # "ele" once, what follows "se" in its form, and a short place before what is long
        ("4th/518", "ele tem o nível base dobrado e é imune a cartas ofensivas."),
        ("RL/2", "se você vencer a rodada e não houver aliado anexado a este reino, você pode anexar a este reino um"),
        # several nouns with one adjective
        ("4th/509", "cada magia defensiva e item mágico defensivo perde"),
        ("4th/306", "As suas cartas Pearl e Amber ganham"),
        # what holds only if somebody has done what they may
        ("4th/358", "você pode sacar 5 cartas; se o fizer, nesta rodada você não pode"),
        ("DU/14", "; se o fizer, ninguém saca esses espólios."),
        # at what moment a card is played, and that a power of the start of a turn may be left
        ("NS/122", "Só pode ser jogada logo depois que você causar"),
        ("4th/22", "você pode pôr até 3 reinos ou campeões"),
        ("4th/151", "Cada outro jogador, em ordem de jogo, exceto o jogador desse herói, descarta"),
        ("FR/24", "Depois de uma defesa vitoriosa deste reino, você saca mais 1 carta"),
        ("4th/135", "; a cada vez, destrua todos os campeões cujo nível base seja maior que esse algarismo."),
        ("4th/328", "Quando um aliado se junta à luta ao lado desta carta"),
        # "um reino dele" could be anybody's
        ("1st/107", "pode reconstruir um dos próprios reinos arrasados"),
        # what has not happened yet is in the subjunctive, what there is in the indicative
        ("1st/215", "Depois que o portador luta uma rodada, descarte"),
        ("4th/356", "enquanto esta carta defende, o campeão atacante perde 3 níveis"),
        ("NO/203", "deve ir para a posição vazia mais à frente"),
        ("DL/66", "entre as 18h e as 6h"),
        ("3rd/64", "uma espada mágica"),
        # spells are cast, other cards are used
        ("1st/398", "contra quem a lançou, como se o alvo a tivesse lançado"),
        ("4th/435", "contra quem a usou, como se o alvo a tivesse usado"),
        # who goes where is named where two could be meant
        (
            "4th/186",
            "derrotado por um campeão que não seja voador, pode ir para a reserva do dono em vez de ser descartado",
        ),
        # much before what is done: the condition follows as a sentence of its own
        ("4th/63", "Só vale se houver um campeão em combate e este reino não estiver sob ataque."),
        # one kind of spells is chosen, not both
        (
            "NO/51",
            "escolha magias de mago ou magias de clérigo; nesta rodada, esta carta só pode usar as do tipo escolhido.",
        ),
        (
            "4th/201",
            "ganha 4 níveis (depois disso, este poder só pode ser usado de novo a partir do seu próximo turno).",
        ),
        # what could be of several types is a card
        ("4th/421", "anexe essas cartas a esse campeão"),
        ("DU/15", "do seu próximo turno só como elfo, como elfo e drow ao mesmo tempo, como anão ou como"),
        ("NS/105", "Ao fim da rodada, se a sua previsão estiver errada, escolha: arrase"),
        ("4th/38", "para quem a lançou, para outro campeão ou para qualquer outra carta que ela possa atingir"),
        ("4th/319", "imune a cartas ofensivas de combate desarmado de herói"),
        ("3rd/117", "envie um campeão de qualquer reserva ao Limbo até o fim do próximo turno do dono"),
        # "fora de combate" would be knocked out, and a long phrase stands after where it goes
        ("4th/161", "Limbo, até o fim do próximo turno do dono, todos os campeões e aliados nadadores que não estão"),
        ("NO/208", "se o portador for um herói que não está em combate"),
        ("4th/475", "Quando esta carta é descartada sem estar em combate"),
        # what one card is not is in the singular, unless it could be said of something else, or is a name
        ("4th/501", "usado por um campeão (exceto nadadores) de qualquer reserva perde"),
        ("NO/93", "um campeão da sua pilha de descarte que não seja avatar (se não houver cópia"),
        ("3rd/287", "Cada aliado do lado oponente que não seja voador perde"),
        ("3rd/270", "cada carta (exceto eventos) jogada pelo oponente"),
        ("DL/60", "uma magia ofensiva (exceto Wish) lançada por um oponente"),
        ("AR/108", "Esses campeões perdem seu poder especial e não podem usar"),
        # one of several is chosen in one sentence, and what is drawn needs no place
        ("3rd/343", "Nesta rodada, um campeão, um aliado ou um de cada do seu lado conta como voador."),
        ("4th/25", "você pode olhar todas as cartas recém-sacadas e descartar uma dessas cartas."),
        ("3rd/341", "Pode ser jogada no turno de qualquer jogador, mas só durante uma batalha."),
        ("4th/392", "Só pode ser jogada no turno de um oponente, quando um ataque acaba de ser anunciado."),
        ("NO/303", "embaralhe uma fortaleza sua na pilha de saque do dono."),
        ("FR/46", "remova do jogo essa carta, esta carta e o conjurador"),
        (
            "4th/396",
            "ganha 5 níveis base se for de nível 10 ou mais, 3 níveis base se for de nível 6 ou mais e 1 nível",
        ),
        ("NS/123", "é derrotada enquanto ainda tem esse campeão como aliado, vai para a reserva do dono"),
        ("BR/116", "se o campeão oponente for uma carta especial (chase)"),
        # two kinds at once are parted from one of them alone
        ("4th/328", "conta nesta rodada só como elfo ou como drow e elfo ao mesmo tempo, à sua escolha."),
        ("AR/32", "do defensor, mais o nível impresso no próprio reino."),
        (
            "4th/155",
            "Vire com a face para baixo todos os campeões da sua reserva; cada um fica assim até entrar em batalha.",
        ),
        ("NS/44", "quando um reino está para ser arrasado por esse campeão, é descartado em vez disso"),
        ("4th/76", "que possa recebê-lo; ou ponha-o na sua mão"),
        ("1st/218", "; ou, se esse campeão não for um avatar, "),
        ("4th/304", "que luta junto com esta carta ou é usado pela sua carta Amber ou Aquamarina"),
        ("4th/72", "Cada campeão avatar do lado atacante"),
        ("NO/70", "ficam com a face para baixo fora de batalha."),
        ("4th/112", "se esse campeão tiver nível base maior que esse algarismo, descarte-o"),
        # how long it lasts stands before what could take it for itself
        ("4th/6", "o nível que ele tem nesse momento é dobrado nesta rodada."),
        ("4th/142", "cada aliado de qualquer reserva que não esteja anexado é um herói"),
        # what the realm's champion uses does nothing by itself
        ("4th/115", "Nenhum artefato anexado a esta carta tem poder especial."),
        ("4th/437", "se o campeão que usa esta carta estiver em combate: cancele"),
        ("4th/35", "o atacante escolhe: descartar todos os itens mágicos"),
        ("NO/144", "Nenhum monstro ou voador pode atacar reinos de Greyhawk com fortaleza."),
        ("4th/199", "imune aos poderes de reinos e de campeões mortos-vivos"),
        ("4th/170", "imune a eventos prejudiciais e a magias e itens mágicos ofensivos"),
    ],
)
def test_portuguese_texts_leave_nothing_open(printing: str, told: str) -> None:
    assert told in house_text(catalogue.printing(printing), "pt-BR")

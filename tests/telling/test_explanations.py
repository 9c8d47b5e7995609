from __future__ import annotations

import pytest

from sixrealms.engine.action import Action
from sixrealms.engine.reason import Reason
from sixrealms.engine.run import advance
from sixrealms.errors import CatalogueError, SixRealmsError
from sixrealms.powers.hands import Draw
from sixrealms.realise.card_text import house_text as house_text_of
from sixrealms.records import notation
from sixrealms.telling.card_text import house_text
from sixrealms.telling.explanations import (
    cards_called,
    catalogue_lines,
    look_lines,
    reason_line,
    rule_lines,
    why_lines,
)
from sixrealms.terminal.table.scene import scene
from sixrealms.terminal.table.sentences import hand_lines
from tests.telling.positions import battle, laid, naming


@pytest.mark.rule("formation.protection")
def test_why_a_realm_cannot_be_attacked() -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"]},
        {"formation": {"A": "Waterdeep", "B": "Cormyr"}},
        phase=4,
    )
    at = naming(state)
    (realm,) = cards_called(at, "cormyr")

    assert list(why_lines(at, realm)) == [
        "Not possible: Attack Cormyr (Bruno) with Dagrande 7",
        "  Waterdeep (Bruno) stands before it and shields it. Raze that realm first, or attack with a champion that "
        "can get past it, such as a flyer. (formation.protection)",
    ]


def test_why_says_what_is_possible_first() -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"]},
        {"formation": {"A": "Waterdeep", "B": "Cormyr"}},
        phase=4,
    )
    at = naming(state)
    (champion,) = cards_called(at, "dagrande")

    assert list(why_lines(at, champion)) == [
        "Possible: Attack Waterdeep (Bruno) with Dagrande 7",
        "Not possible: Attack Cormyr (Bruno) with Dagrande 7",
        "  Waterdeep (Bruno) stands before it and shields it. Raze that realm first, or attack with a champion that "
        "can get past it, such as a flyer. (formation.protection)",
    ]


@pytest.mark.rule("gloss.allies.when")
def test_why_a_card_of_the_hand_cannot_be_played() -> None:
    state = laid({"formation": {"A": "Thay"}, "pool": ["Dagrande"], "hand": ["War Party"]}, {})
    at = naming(state, language="pt-BR")
    (ally,) = cards_called(at, "war party")

    assert list(why_lines(at, ally)) == [
        "Não é possível: Jogar War Party +4",
        "  Na fase 3, Reserva, não é hora disso. Possível: numa batalha, na sua vez de jogar uma carta. "
        "(gloss.allies.when)",
        "  Aliados só se juntam a um campeão seu que está lutando. Ataque na fase 4, Ataque, ou defenda, e jogue-o "
        "enquanto o seu lado estiver perdendo. (gloss.allies.when)",
        "  Para chegar lá, passe (p).",
    ]


def test_why_of_a_card_that_cannot_do_anything() -> None:
    state = laid({"formation": {"A": "Thay"}, "discard": ["War Party"]}, {})
    at = naming(state)

    assert list(why_lines(at, cards_called(at, "War Party")[0])) == [
        "War Party +4 lies in: discard pile. Nothing can be done with it there."
    ]


def test_a_reason_without_a_card_is_a_whole_sentence() -> None:
    at = naming(battle())

    spent = Reason("wish.caster-spent", "spent")
    assert reason_line(at, spent, Action("pass")) == (
        "This champion is out of use until its owner's next turn begins. Choose another champion. (wish.caster-spent)"
    )
    gap = Reason("formation.order.front-first", "front-first", -1, "D")
    assert reason_line(at, gap, Action("pass")).startswith("Empty places further forward come before place D. Lay ")


def test_cards_are_found_by_parts_of_their_names_and_slips_of_the_pen() -> None:
    at = naming(battle("B defends with Amarill"))
    state = at.state

    assert [state.name(c) for c in cards_called(at, "WATERDEEP")] == ["Waterdeep"]
    assert [state.name(c) for c in cards_called(at, "sharp")] == ["Sword of Sharpness"]
    assert [state.name(c) for c in cards_called(at, "dagrnde")] == ["Dagrande"]
    assert cards_called(at, "Elminster") == []
    assert cards_called(at, "") == []


@pytest.mark.rule("gloss.hand")
def test_the_hands_of_others_cannot_be_asked_about() -> None:
    state = battle()

    assert cards_called(naming(state, 0), "War Band") == []
    assert [state.name(c) for c in cards_called(naming(state, 1), "War Band")] == ["War Band"]


def test_a_level_is_shown_as_its_sum() -> None:
    at = naming(battle("B defends with Amarill", "B plays War Band"))
    lines = list(look_lines(at, cards_called(at, "Amarill")[0]))

    assert lines[0].startswith("Amarill (1st/")
    assert "cleric, level 3" in lines[0]
    assert "Now: battle, Bruno" in lines
    assert "Counts 9: 3 base, +3 for its own world, +3 from War Band" in lines
    assert lines[-1] == "With War Band +3 (Bruno)"


def test_what_a_card_gives_itself_is_called_its_own_power() -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"]},
        {"formation": {"A": "Waterdeep + 1st/37"}, "pool": ["1st/161"]},
        phase=4,
    )
    for line in ("A attacks B:Waterdeep with Dagrande", "B defends with Rary the Traitor"):
        advance(state, notation.read(state, line))
    at = naming(state)

    lines = list(look_lines(at, cards_called(at, "rary")[0]))
    assert "Counts 9: 4 base, +2 from Fortifications, +3 from its own power" in lines
    assert "Vale 9: 4 de base, +2 por Fortifications, +3 pelo próprio poder" in list(
        look_lines(naming(state, language="pt-BR"), cards_called(at, "rary")[0])
    )


def test_a_card_outside_the_game_is_found_in_the_catalogue() -> None:
    at = naming(battle())

    (first, *_) = catalogue_lines(at, "Elminster the Mage")
    assert first.startswith("Elminster the Mage (")
    with pytest.raises(CatalogueError, match="no card is called 'Elminstor'"):
        list(catalogue_lines(at, "Elminstor"))


def test_a_rule_is_shown_with_the_reading_of_the_game() -> None:
    at = naming(battle())

    assert list(rule_lines(at, "combat.e.tie")) == ["combat.e.tie: On equal totals the defender is winning."]
    assert len(list(rule_lines(at, "combat.e"))) == 2
    readings = list(rule_lines(at, "card.level.question-mark"))
    assert len(readings) > 1
    with pytest.raises(SixRealmsError, match="unknown rule"):
        list(rule_lines(at, "no.such"))


def test_a_part_of_a_name_is_enough_where_only_one_card_holds_it() -> None:
    state = laid({"formation": {"A": "Thay"}}, {"formation": {"A": "Cormyr"}})

    assert next(catalogue_lines(naming(state), "sell-sword")).startswith("Alias the Sell-Sword (")
    with pytest.raises(CatalogueError, match="did you mean Elminster the Mage or Elminster's"):
        list(catalogue_lines(naming(state), "elminster"))


def test_the_hand_says_what_its_cards_do() -> None:
    state = laid({"hand": ["Siege", "War Party"]}, {})
    reader = naming(state)

    assert list(hand_lines(reader, scene(reader), texts=True)) == [
        "Your hand, 2 cards:",
        "In hand: War Party +4 (ally)",
        "In hand: Siege (event)",
        f"  {house_text(state, state.hand(0)[0], 'en')}",
    ]


def test_a_level_nothing_was_added_to_is_no_sum() -> None:
    state = laid({"pool": ["Dagrande", "Amarill + Sword of Sharpness"]}, {})
    alone, armed = state.pool(0)

    assert list(look_lines(naming(state), alone))[-1] == "Counts 4."
    assert "Counts 6: 3 base, +3 from Sword of Sharpness" in look_lines(naming(state), armed)


def test_what_a_card_does_is_told_in_the_language_of_whoever_asks() -> None:
    state = laid({"formation": {"A": "Thay"}, "pool": ["1st/161"]}, {})
    english, portuguese = naming(state), naming(state, language="pt-BR")
    (rary,) = cards_called(english, "rary")
    ours = house_text_of(state.kit.defs[state.defn[rary]].printing, "en")

    assert ours in list(look_lines(english, rary))
    assert ours not in list(look_lines(portuguese, rary))
    assert house_text_of(state.kit.defs[state.defn[rary]].printing, "pt-BR") in list(look_lines(portuguese, rary))
    assert portuguese.power(Draw()) == "Saque 1 carta."
    assert english.power(Draw()) == "Draw 1 card."

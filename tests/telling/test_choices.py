from __future__ import annotations

import pytest

from sixrealms.engine.action import NUMBER, Action, Decision
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.records import notation
from sixrealms.telling.choices import asks_for_a_number, choices, detail, idle, label, question
from tests.telling.positions import battle, laid, naming


def _decision(state: State) -> Decision:
    assert state.pending is not None
    return state.pending


def _labels(state: State, language: str = "en") -> list[str]:
    decision = _decision(state)
    return [choice.label for choice in choices(naming(state, decision.player, language), decision)]


def test_lines_say_what_is_done_to_what() -> None:
    state = laid(
        {"formation": {"A": "Thay (razed)"}, "hand": ["Waterdeep", "War Party", "Dagrande"]},
        {"formation": {"A": "Cormyr"}},
        phase=2,
    )

    assert _labels(state) == [
        "Play Waterdeep at A instead of Thay",
        "Play Waterdeep at B",
        "Play Waterdeep at C",
        "Rebuild Thay for three cards of your hand",
        "Pass",
    ]
    assert _labels(state, "pt-BR")[0] == "Jogar Waterdeep na posição A, no lugar de Thay"


def test_a_power_that_asks_says_what_it_does_in_the_language_of_the_reader() -> None:
    draw = ["Cormyr", "Thay"]
    state = laid({"pool": ["Marco Volo"], "draw": draw}, {"draw": draw}, phase="start")
    decision = _decision(state)
    assert decision.about == "ask-use-power"

    english, portuguese = (detail(naming(state, 0, language), decision) for language in ("en", "pt-BR"))
    assert english.startswith("Look at the top card of a player's draw pile")
    assert portuguese.startswith("Olhe a carta de cima da pilha de saque de um jogador")


def test_whoever_has_looked_at_a_card_is_told_which_it_is_before_he_decides_about_it() -> None:
    state = laid({"pool": ["Marco Volo"], "draw": ["Cormyr"]}, {"draw": ["Thay", "Miles"]}, phase="start")
    advance(state, Action("yes"))
    assert _labels(state) == ["Ana (you)", "Bruno"]
    assert _labels(state, "pt-BR") == ["Ana (você)", "Bruno"]
    advance(state, Action("seat", number=1))
    decision = _decision(state)

    assert decision.about == "ask-may"
    assert detail(naming(state, 0), decision).endswith("You have seen: Thay (Bruno).")
    assert detail(naming(state, 0, "pt-BR"), decision).endswith("Você viu: Thay (Bruno).")
    assert "Thay" not in detail(naming(state, 1), decision)


def test_a_card_whose_power_is_not_enforced_says_so_before_it_is_played() -> None:
    state = laid({"formation": {"A": "Thay"}, "pool": ["Dagrande"], "hand": ["Sword of Sharpness"]}, {}, phase=3)

    assert _labels(state)[0] == "Play Sword of Sharpness +3 [power not enforced yet] on Dagrande 4"
    assert _labels(state, "pt-BR")[0] == "Jogar Sword of Sharpness +3 [poder ainda não aplicado] em Dagrande 4"


def test_champions_are_shown_with_the_level_they_would_fight_with() -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande + Sword of Sharpness"], "hand": ["Amarill"]},
        {"formation": {"A": "Waterdeep"}, "pool": ["Alias the Sell-Sword"], "hand": ["War Band"]},
        phase=4,
    )

    assert _labels(state) == [
        "Attack Waterdeep (Bruno) with Dagrande 10",
        "Attack Waterdeep (Bruno) with Amarill 6",
        "Pass",
    ]
    advance(state, notation.read(state, "A attacks B:Waterdeep with Amarill"))
    assert _labels(state) == ["Defend with Alias the Sell-Sword 9", "Do not defend"]


def test_allies_join_a_champion() -> None:
    assert _labels(battle("B defends with Amarill")) == ["Play War Band +3 beside Amarill 6 (3)", "Pass"]


def test_many_variants_share_a_line() -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande", "Amarill", "Alias the Sell-Sword"]},
        {"formation": {"A": "Waterdeep (razed)", "B": "Cormyr", "C": "Damara"}},
        {"formation": {"A": "Evermeet (razed)", "B": "Sembia", "C": "Impiltur"}},
        phase=4,
    )
    decision = _decision(state)

    lines = choices(naming(state), decision)

    assert len(decision.options) == 13
    assert [choice.label for choice in lines] == [
        "Attack with Dagrande 7",
        "Attack with Amarill 6",
        "Attack with Alias the Sell-Sword 9",
        "Pass",
    ]
    assert [choice.label for choice in lines[0].among] == [
        "Cormyr (Bruno)",
        "Damara (Bruno)",
        "Sembia (Carla)",
        "Impiltur (Carla)",
    ]
    chosen = {choice.action for line in lines for choice in (line, *line.among)} - {None}
    assert chosen == set(decision.options)


def test_every_option_can_be_reached_once() -> None:
    state = battle()
    decision = _decision(state)
    lines = choices(naming(state, 1), decision)

    assert sorted(choice.action for choice in lines if choice.action) == sorted(decision.options)


def test_what_leaves_things_as_they_are() -> None:
    state = battle()

    assert idle(_decision(state)) == Action("decline")
    assert idle(Decision(0, "card", "ask-target", (Action("choose", 1), Action("choose", 2)))) is None


def test_a_number_typed_may_be_the_answer_itself() -> None:
    numbers = tuple(Action("number", number=n) for n in range(3))

    assert asks_for_a_number(Decision(0, NUMBER, "ask-cut", numbers))
    assert not asks_for_a_number(_decision(battle()))


def test_questions_say_who_asks() -> None:
    state = battle()
    decision = _decision(state)

    assert question(naming(state, 1), decision) == "Who defends?"
    asked = decision._replace(about="ask-may", card=state.realms(1)[0])
    assert question(naming(state, 1), asked) == "Waterdeep: Do you want that?"
    assert question(naming(state, 0), asked) == "Waterdeep (Bruno): Do you want that?"


def test_a_hidden_card_has_no_name_in_a_choice() -> None:
    state = laid({"formation": {"A": "Thay"}}, {"formation": {"A": "Cormyr"}, "hand": ["Dagrande"]})
    card = state.hand(1)[0]

    assert label(naming(state, 0), Action("choose", card)) == "a hidden card (Bruno)"
    assert label(naming(state, 1), Action("choose", card)) == "Dagrande 4 (hero, FR)"


def test_cards_of_the_hand_to_choose_from_stand_in_order_with_their_types() -> None:
    state = laid({"hand": ["War Band", "Dagrande", "Cormyr", "Thay"]}, {})
    options = tuple(Action("choose", card) for card in state.hand(0))

    lines = choices(naming(state), Decision(0, "card", "ask-discard-down", options))

    assert [line.label for line in lines] == [
        "Cormyr (realm, FR)",
        "Thay (realm, FR)",
        "Dagrande 4 (hero, FR)",
        "War Band +3 (ally)",
    ]


def test_cards_in_play_to_choose_from_need_no_type() -> None:
    state = laid({"formation": {"A": "Thay"}, "pool": ["Dagrande"]}, {"formation": {"A": "Cormyr"}})

    assert label(naming(state), Action("choose", state.pool(0)[0])) == "Dagrande 4"
    assert label(naming(state), Action("choose", state.realms(1)[0])) == "Cormyr (Bruno)"


@pytest.mark.rule("general.touch.takeback-instant")
@pytest.mark.parametrize(
    ("language", "words", "labels"),
    [
        ("en", "Mul Savage 6 would be defeated at once", ["Take the attack back", "Attack all the same"]),
        ("pt-BR", "Mul Savage 6 seria derrotado na hora", ["Desfazer o ataque", "Atacar assim mesmo"]),
    ],
)
def test_who_may_take_an_attack_back_reads_what_threatens_whom_and_what_the_answers_do(
    language: str, words: str, labels: list[str]
) -> None:
    state = laid(
        {"formation": {"A": "Thay"}, "pool": ["Mul Savage"]},
        {"formation": {"A": "Nyrond"}, "pool": ["Lovely Colleen"]},
        phase=4,
    )
    for line in ("A attacks B:Nyrond with Mul Savage", "B defends with Lovely Colleen"):
        advance(state, notation.read(state, line))
    assert state.pending is not None

    at = naming(state, 0, language)
    asked = question(at, state.pending)
    assert asked.startswith("Lovely Colleen 7 (Bruno): ")
    assert words in asked
    assert [line.label for line in choices(at, state.pending)] == labels


@pytest.mark.rule("general.touch.retarget")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Cataclysm!: Only a card of your own can be struck. Confirm it."),
        ("pt-BR", "Cataclysm!: Só uma carta sua pode ser atingida. Confirme."),
    ],
)
def test_a_single_target_of_ones_own_is_called_so(language: str, words: str) -> None:
    state = laid({"formation": {"A": "Vaasa"}, "hand": ["Cataclysm!"]}, {})
    advance(state, notation.read(state, "A plays Cataclysm!"))
    assert state.pending is not None

    assert question(naming(state, 0, language), state.pending) == words


def test_targets_of_a_choice_are_asked_for_as_ever() -> None:
    state = laid({"formation": {"A": "Vaasa", "B": "Thay"}, "hand": ["Cataclysm!"]}, {})
    advance(state, notation.read(state, "A plays Cataclysm!"))
    assert state.pending is not None

    assert question(naming(state), state.pending) == "Cataclysm!: Which target?"


@pytest.mark.rule("turn.phase5.discard-down")
@pytest.mark.parametrize(
    ("more", "english", "portuguese"),
    [
        (1, "You hold one card too many. Which do you discard?", "Você tem uma carta a mais. Qual descarta?"),
        (4, "You hold 4 cards too many. Which 4 do you discard?", "Você tem 4 cartas a mais. Quais 4 descarta?"),
    ],
)
def test_whoever_holds_too_many_cards_is_told_how_many_have_to_go(more: int, english: str, portuguese: str) -> None:
    state = laid({"formation": {"A": "Thay"}, "hand": ["War Party", "Dagrande"] * 4 + ["Amarill"] * more}, {}, phase=5)
    advance(state, notation.read(state, "A passes"))
    decision = _decision(state)
    assert decision.about == "ask-discard-down"
    assert question(naming(state, 0), decision) == english
    assert question(naming(state, 0, "pt-BR"), decision) == portuguese


def test_nobody_is_asked_what_they_play_when_there_is_nothing_to_play() -> None:
    losing = battle("B defends with Amarill")
    decision = _decision(losing)
    assert decision.about == "ask-combat"
    alone = decision._replace(options=tuple(option for option in decision.options if option.verb == "pass"))
    seen = naming(losing, decision.player)
    assert question(seen, decision, private=True) == "You are losing. Which card do you play?"
    assert question(seen, alone, private=True) == "You are losing, and there is nothing you can play."
    assert question(seen, alone) == "You are losing. Which card do you play?", "where others look on"

"""What missing cards need is written down in words that there are."""

from __future__ import annotations

import pytest

import sixrealms.language
from sixrealms.engine import marks
from sixrealms.powers import registry
from tools import missing_cards


def test_every_judgement_is_about_an_official_card_in_words_of_the_language() -> None:
    known = {"same_as", *vars(sixrealms.language), *vars(marks)}
    found = missing_cards.judged()
    assert [one.line() for one in found if not set(one.words) <= known] == []
    assert [one.line() for one in found if not one.how] == []


def test_every_official_wording_is_written_or_judged_and_none_twice() -> None:
    wordings = [one.printing.wording for one in missing_cards.judged()]
    assert len(set(wordings)) == len(wordings)
    assert missing_cards.unjudged() == 0


def test_cards_that_have_been_written_are_missing_no_more() -> None:
    every, still = missing_cards.judged(), missing_cards.missing()
    written = {one.printing.wording for one in every} & registry.all_powers().keys()
    assert written
    blank = {one.printing.wording for one in every if one.printing.blank}  # no text, so nothing to write
    assert {one.printing.wording for one in every} - {one.printing.wording for one in still} == written | blank


def test_what_has_been_tried_is_told_in_every_language() -> None:
    tried = [one for one in missing_cards.missing() if one.tried and not one.lacks]
    assert tried
    for one in tried:
        assert missing_cards.text(one, "en"), one.line()
        assert missing_cards.text(one, "pt-BR"), one.line()


def test_what_has_not_been_tried_or_in_vain_has_no_definition() -> None:
    read = next(one for one in missing_cards.missing() if not one.tried)
    vain = next(one for one in missing_cards.missing() if one.tried and one.lacks)
    for one in (read, vain):
        with pytest.raises(ValueError, match="nobody has written"):
            missing_cards.text(one, "en")


def test_the_figures_tell_what_can_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert missing_cards.main([]) == 0
    still = missing_cards.missing()
    sayable = sum(not one.lacks for one in still)
    said = capsys.readouterr().out
    assert f"{len(still)} wordings are missing; {sayable} of them can be said today" in said


def test_a_trial_draws_the_same_cards_again(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = []
    for _ in range(2):
        assert missing_cards.main(["--trial", "20", "--seed", "3"]) == 0
        drawn.append(capsys.readouterr().out)
    assert drawn[0] == drawn[1]
    assert drawn[0].count("\n") == 21


def test_cards_are_found_by_what_they_lack_and_by_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert missing_cards.main(["--lacks", "duel"]) == 0
    assert "lacks duel" in capsys.readouterr().out
    assert missing_cards.main(["--word", "AimedAt"]) == 0
    assert "AimedAt" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--trial", "-3"], "--trial -3: how many cards to draw, 1 or more"),
        (["--lacks", "duell"], "--lacks duell: no missing card lacks this; did you mean duel?"),
        (["--word", "AimdAt"], "--word AimdAt: it serves no missing card; did you mean AimedAt"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_line(
    asked: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        missing_cards.main(asked)
    assert told in capsys.readouterr().err

"""What an event needs to be played and scored, the ranking, and teams."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from sixrealms.errors import TournamentError
from sixrealms.tournament.brackets import Entrant
from sixrealms.tournament.pairing.teams import credited, teams
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.report.official import (
    Facts,
    checklist,
    eligible,
    lacking,
    report_state,
    to_score,
    to_start,
)
from sixrealms.tournament.scoring.ranked_lines import name_line, public_id
from sixrealms.tournament.scoring.ranking import EventResult, Rank, rank_of, ranking
from sixrealms.wording.languages import LANGUAGES

GOOD = Facts(players=9, coordinator=True, scored=True, advertised=True, latest_rules=True)


def but(**changes: object) -> Facts:
    return msgspec.structs.replace(GOOD, **changes)


@pytest.mark.rule("tournament.requirements.players-scored")
def test_a_scored_event_needs_nine_players_and_an_unscored_one_three() -> None:
    assert lacking(to_start(but(players=9))) == ()
    short = lacking(to_start(but(players=8)))
    assert [one.ids for one in short] == [("tournament.requirements.players-scored",)]
    assert short[0].arguments == {"count": 8, "fewest": 9}
    assert lacking(to_start(but(players=3, scored=False))) == ()
    assert [one.key for one in lacking(to_start(but(players=2, scored=False)))] == ["need-players-lacking"]


@pytest.mark.rule("tournament.requirements.coordinator")
def test_an_event_without_a_coordinator_is_not_started() -> None:
    assert [one.ids for one in lacking(to_start(but(coordinator=False)))] == [("tournament.requirements.coordinator",)]


@pytest.mark.rule("running.scored.requirements", "running.scored.three-player-games")
@pytest.mark.parametrize(
    ("facts", "key"),
    [
        (but(players=8), "need-players-lacking"),
        (but(advertised=False), "need-advertised-lacking"),
        (but(latest_rules=False), "need-latest-rules-lacking"),
        (but(smallest_table=2), "need-three-player-games-lacking"),
    ],
)
def test_what_is_missing_for_official_scoring_is_named(facts: Facts, key: str) -> None:
    assert not eligible(facts)
    assert [one.key for one in lacking(to_score(facts))] == [key]
    assert sum(one.met for one in to_score(facts)) == 3


@pytest.mark.rule("running.scored.requirements")
def test_an_event_that_has_everything_is_scored() -> None:
    assert eligible(GOOD)
    assert lacking(to_score(GOOD)) == ()


@pytest.mark.rule("running.kinds", "running.unscored")
def test_an_unscored_event_has_no_requirements_and_no_ranking_points() -> None:
    fun = but(players=3, scored=False, advertised=False, latest_rules=False)

    assert to_score(fun) == ()
    assert not eligible(fun)
    assert not eligible(but(scored=False)), "not even with everything a scored one needs"
    assert eligible(GOOD)
    assert ranking([result("fun", {"Ana": 4}, eligible=eligible(fun))]) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_requirement_and_every_errand_has_a_sentence(language: str) -> None:
    everything_wrong = but(players=8, coordinator=False, advertised=False, latest_rules=False, smallest_table=2)
    sentences = {
        said(one, language)
        for facts in (GOOD, everything_wrong)
        for one in (
            *(need.because for need in (*to_start(facts), *to_score(facts))),
            *checklist(convention=True),
            *checklist(convention=False),
        )
    }

    assert len(sentences) == 10 + 9


@pytest.mark.rule(
    "running.advertising.minimum", "running.advertising.purpose", "tournament.requirements.reference",
    "official.report.keep-copy",
)  # fmt: skip
def test_the_checklist_begins_with_advertising_and_holds_both_guides() -> None:
    big, small = ([one.key for one in checklist(convention=convention)] for convention in (True, False))

    assert big[:2] == ["todo-half-page", "todo-pre-registration"]
    assert small[0] == "todo-notice"
    assert {"todo-reference-guides", "todo-keep-copy"} <= set(big) & set(small)


DONE = date(1996, 8, 10)


@pytest.mark.rule("official.report.deadline", "official.report.late", "official.report.publicity")
def test_a_report_is_on_time_for_thirty_days_and_at_risk_afterwards() -> None:
    assert report_state(DONE, DONE + timedelta(days=30)) == "on time"
    assert report_state(DONE, DONE + timedelta(days=31)) == "at risk"
    assert report_state(DONE, None) == "not reported"


def result(event: str, points: dict[str, int], *, days: int | None = 3, **more: bool) -> EventResult:
    reported = None if days is None else DONE + timedelta(days=days)
    return msgspec.structs.replace(EventResult(event=event, completed=DONE, points=points, reported=reported), **more)


def placed(rank: int, player: str, points: int, at_risk: int = 0) -> Rank:
    """A line of a name that is the same person everywhere."""
    return Rank(rank, player, points, at_risk, public_id(name_line(player)))


@pytest.mark.rule("rank.lookup")
def test_the_ranking_adds_up_all_events_and_finds_a_player() -> None:
    ranks = ranking([result("one", {"Ana": 14, "Bia": 5}), result("two", {"Bia": 9, "Caio": 20, "Davi": 0})])

    assert ranks == (placed(1, "Caio", 20), placed(2, "Ana", 14), placed(2, "Bia", 14))
    assert rank_of("Bia", ranks) == placed(2, "Bia", 14)
    assert rank_of("Davi", ranks) is None
    assert [one.rank for one in ranking([result("x", {"a": 2, "b": 2, "c": 1})])] == [1, 1, 3]


def test_people_are_the_same_in_the_ranking_whatever_case_and_accents_they_are_written_in() -> None:
    day = date(2026, 5, 1)
    first = EventResult(event="b", completed=day, points={"JOSE  SILVA": 4, "Ana": 3}, reported=day)
    later = EventResult(event="a", completed=date(2026, 6, 1), points={"José Silva": 3}, reported=date(2026, 6, 2))
    for results in ([first, later], [later, first]):
        found = ranking(results)
        assert [(one.player, one.points) for one in found] == [("José Silva", 7), ("Ana", 3)]
        assert rank_of("jose silva", found) == found[0]


@pytest.mark.rule("official.report.late", "official.report.deadline")
def test_a_late_event_counts_at_risk_until_it_is_turned_down() -> None:
    late = result("late", {"Ana": 14}, days=31)

    assert ranking([late]) == (placed(1, "Ana", 14, at_risk=14),)
    assert ranking([msgspec.structs.replace(late, disqualified=True)]) == ()
    assert ranking([result("silent", {"Ana": 14}, days=None)]) == ()
    assert ranking([result("small", {"Ana": 14}, eligible=False)]) == ()
    assert ranking([result("in time", {"Ana": 14}, days=30)])[0].at_risk == 0


@pytest.mark.rule("rank.publication")
def test_the_ranking_tells_nothing_of_single_events() -> None:
    told = msgspec.to_builtins(ranking([result("Secret Con", {"Ana": 14})]))

    assert told[0].keys() == {"rank", "player", "points", "at_risk", "line", "unconfirmed"}
    assert "Secret Con" not in str(told)


PAIR = (Entrant("a", "Ana", "Red"), Entrant("b", "Bia", "Red"))


def test_a_team_is_one_entrant_and_both_members_are_credited() -> None:
    found = teams([PAIR[0], Entrant("c", "Caio", "Blue"), PAIR[1], Entrant("d", "Davi", "Blue")])

    assert list(found) == ["Red", "Blue"]
    assert found["Red"] == PAIR
    assert credited({"Red": 8, "Blue": 6}, found) == {"a": 8, "b": 8, "c": 6, "d": 6}


def test_a_team_of_another_size_and_a_person_without_a_team_are_refused() -> None:
    with pytest.raises(TournamentError, match=r"team 'Red' has 1 members \(Ana\) and needs 2"):
        teams(PAIR[:1])
    with pytest.raises(TournamentError, match="Caio has no team"):
        teams([*PAIR, Entrant("c", "Caio")])

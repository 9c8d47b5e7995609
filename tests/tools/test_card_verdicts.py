"""Every enforced wording has been read beside its print by somebody who did not write it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms.powers import registry
from tools import card_verdicts


def test_every_enforced_wording_has_been_read_and_no_other() -> None:
    known = [one.wording for one in card_verdicts.read()]

    assert card_verdicts.unread() == []
    assert sorted(known) == sorted(registry.all_powers())


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("{", "Expecting"),
        ('{"wording": "1st/1", "verdict": "fine", "line": ""}', "'fine' is none of faithful, reading, open"),
        ('{"wording": "1st/1", "verdict": "faithful", "line": "x"}', "what is faithful has none"),
        ('{"wording": "1st/1", "verdict": "reading", "line": ""}', "need their line"),
        ('{"wording": "1st/1", "verdict": "open", "line": ""}', "need their line"),
        ('{"wording": "1st/9999", "verdict": "faithful", "line": ""}', "9999"),
        ('{"verdict": "faithful", "line": ""}', "id"),
    ],
)
def test_a_row_that_is_no_verdict_is_refused_with_its_line(tmp_path: Path, row: str, fault: str) -> None:
    file = tmp_path / "verdicts.jsonl"
    file.write_text('{"wording": "1st/1", "verdict": "faithful", "line": ""}\n' + row + "\n", encoding="utf-8")

    with pytest.raises(ValueError, match=fault) as refused:
        card_verdicts.read(file)
    assert f"{file}:2" in str(refused.value)


def test_the_newest_verdict_of_a_wording_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, added = tmp_path / "kept.jsonl", tmp_path / "added.jsonl"
    old, new = card_verdicts.read()[:2]
    monkeypatch.setattr(card_verdicts, "VERDICTS", kept)
    card_verdicts.write([new, old])
    assert [one.printing for one in card_verdicts.read(kept)] == [old.printing, new.printing]

    row = f'{{"wording": "{old.printing}", "verdict": "open", "line": "Lasts too long."}}'
    added.write_text(row + "\n", encoding="utf-8")
    card_verdicts.write([*card_verdicts.read(kept), *card_verdicts.read(added)])
    assert [(one.printing, one.verdict) for one in card_verdicts.read(kept)] == [
        (old.printing, "open"),
        (new.printing, new.verdict),
    ]


def test_it_counts_and_lists(capsys: pytest.CaptureFixture[str]) -> None:
    assert card_verdicts.main(["--readings"]) == 0
    printed = capsys.readouterr().out.splitlines()
    known = card_verdicts.read()

    assert len(printed) == 1 + sum(one.verdict != "faithful" for one in known)
    assert printed[-1].startswith(f"{sum(one.verdict == 'faithful' for one in known)} faithful, ")
    assert printed[-1].endswith("; 0 not read: ")

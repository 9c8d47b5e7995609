from __future__ import annotations

import pytest

from sixrealms.terminal.language import UnknownLanguage, chosen_language


@pytest.mark.parametrize(
    ("option", "environment", "expected"),
    [
        (None, {}, "en"),
        ("pt-BR", {"SIXREALMS_LANG": "en"}, "pt-BR"),
        (None, {"SIXREALMS_LANG": "pt_br", "LC_ALL": "en_US.UTF-8"}, "pt-BR"),
        (None, {"LC_ALL": "pt_BR.UTF-8", "LANG": "en_GB.UTF-8"}, "pt-BR"),
        (None, {"LC_ALL": "C", "LANG": "pt_BR.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "pt_BR"}, "pt-BR"),
        (None, {"LANG": "pt_PT@euro"}, "pt-BR"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        ("PT", {}, "pt-BR"),
    ],
)
def test_the_first_source_that_names_a_language_decides(
    option: str | None, environment: dict[str, str], expected: str
) -> None:
    assert chosen_language(option, environment) == expected


@pytest.mark.parametrize(
    ("option", "environment", "where"),
    [("klingon", {}, "--lang"), (None, {"SIXREALMS_LANG": "xx"}, "SIXREALMS_LANG")],
)
def test_a_language_asked_for_by_name_must_exist(option: str | None, environment: dict[str, str], where: str) -> None:
    with pytest.raises(UnknownLanguage, match=where) as refusal:
        chosen_language(option, environment)

    assert "pt-BR" in str(refusal.value)

"""The documents say what is true: links lead somewhere, lists are complete."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from sixrealms.rulebook import RULESETS
from sixrealms.terminal.command_line import COMMANDS
from sixrealms.wording import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_leads_to_a_file(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8"))
    local = [link for link in links if "://" not in link]

    assert [link for link in local if not (document.parent / link).exists()] == []


def test_every_document_is_reached_from_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    guides = [path for path in DOCUMENTS if path.is_relative_to(ROOT / "docs") and path.name != "README.md"]

    assert guides
    assert [path.name for path in guides if path.relative_to(ROOT / "docs").as_posix() not in index] == []


def test_the_readme_lists_every_command_and_ruleset() -> None:
    listed = re.findall(r"^\| `sixrealms ([a-z]+)` \|", README, flags=re.MULTILINE)

    assert listed == list(COMMANDS)
    assert [ruleset for ruleset in RULESETS if f"`{ruleset}`" not in README] == []


def test_the_translating_guide_names_every_area() -> None:
    guide = (ROOT / "docs" / "guides" / "translating.md").read_text(encoding="utf-8")
    locales = ROOT / "src" / "sixrealms" / "wording" / "locales"
    areas = {path.stem for language in LANGUAGES for path in (locales / language).glob("*.ftl")}

    assert {"rules", "terminal"} <= areas
    assert [area for area in sorted(areas) if f"`{area}`" not in guide] == []


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_alone_lists_every_task() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, flags=re.MULTILINE)
    assert phony

    done = subprocess.run(["make", "-C", str(ROOT)], capture_output=True, text=True, check=True)
    listed = re.findall(r"^  ([a-z-]+) +[A-Z]", done.stdout, flags=re.MULTILINE)

    assert sorted(listed) == sorted(phony[1].split())

"""The package can be installed the same way everywhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from importlib.metadata import requires, version
from pathlib import Path

import sixrealms

ROOT = Path(__file__).resolve().parent.parent
PINS = [
    line for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines() if not line.startswith("#")
]


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def test_every_dependency_is_pinned_to_one_exact_version() -> None:
    assert [pin for pin in PINS if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9A-Za-z.]*", pin)] == []

    direct = {_name(requirement) for requirement in requires("sixrealms") or []}
    assert {"click", "pytest"} <= direct
    assert direct - {_name(pin) for pin in PINS} <= {"sixrealms"}  # `dev` contains the other extras


def test_no_committed_setting_names_a_registry() -> None:
    for name in ("constraints.txt", "pyproject.toml", "Makefile", ".ci/run"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.search(r"https?://|--index-url|--extra-index|--find-links", text), name


def test_the_installed_version_is_the_declared_one() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

    assert version("sixrealms") == declared


def test_the_package_says_that_it_is_typed() -> None:
    assert Path(sixrealms.__file__).with_name("py.typed").is_file()


def test_the_build_without_a_browser_that_it_cannot_install_says_so(tmp_path: Path) -> None:
    for name in ("bash", "dirname", "id"):
        found = shutil.which(name)
        assert found
        (tmp_path / name).symlink_to(found)

    done = subprocess.run(
        [tmp_path / "bash", ROOT / ".ci/run"], env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert re.fullmatch(r"ci: .*chromium-headless-shell not found; install it, or run this as root .*\n", done.stderr)

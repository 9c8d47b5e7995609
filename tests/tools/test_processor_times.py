from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import processor_times

_TESTS = """
import subprocess, sys, time
import pytest

def busy():
    end = time.process_time() + 0.2
    while time.process_time() < end:
        pass

@pytest.fixture
def dear():
    busy()

def test_one(dear):
    subprocess.run([sys.executable, "-c", "import time\\nwhile time.process_time() < 0.3: pass"], check=True)

def test_two():
    pass
"""


def test_a_run_tells_what_each_test_and_fixture_took(
    pytester: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    pytester.makepyfile(test_some=_TESTS)
    root = Path(processor_times.__file__).parent.parent
    command = [sys.executable, "-m", "pytest", "-p", "tools.processor_times", "-p", "no:cacheprovider", "test_some.py"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(root), "PATH": "/usr/bin:/bin"}
    )
    assert done.returncode == 0, done.stdout + done.stderr

    found = processor_times.summed(
        iter((processor_times.FOLDER / "main.jsonl").read_text(encoding="utf-8").splitlines())
    )
    assert set(found["test"]) == {"test_some.py::test_one", "test_some.py::test_two"}
    _, itself, below = found["test"]["test_some.py::test_one"]
    assert itself >= 0.2
    assert below >= 0.3
    assert found["fixture"]["test_some.py::dear"][1] >= 0.2
    assert found["fixture"]["finding the tests"][0] > 0
    assert found["file"]["test_some.py"] == found["folder"][""]

    assert processor_times.main() == 0
    assert "test_some.py::test_one" in capsys.readouterr().out


def test_without_a_run_there_is_nothing_to_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert processor_times.main() == 2
    assert "pytest -p tools.processor_times" in capsys.readouterr().err

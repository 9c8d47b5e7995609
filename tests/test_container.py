"""The container files name what there is: files, options, the port, the page that says the server is well."""

from __future__ import annotations

import inspect
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from sixrealms.server.serve import serve
from sixrealms.terminal.serve_command import serve as serve_command

ROOT = Path(__file__).resolve().parent.parent
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SEVERAL = yaml.safe_load((ROOT / "compose.several.yaml").read_text(encoding="utf-8"))
OPTIONS = {name for option in serve_command.params for name in option.opts}


def _options(words: list[str]) -> set[str]:
    return {word for word in words if word.startswith("--")}


def test_the_server_is_started_with_options_it_has() -> None:
    started = re.findall(r"^CMD \[(.*)\]$", CONTAINERFILE, re.MULTILINE)
    assert started == ['"--host", "0.0.0.0"']
    assert _options(re.findall(r'"(.*?)"', started[0])) <= OPTIONS
    assert _options(COMPOSE["services"]["server"]["command"]) == {"--behind-proxy", "--database"} <= OPTIONS


def test_the_container_is_open_at_the_port_of_the_server() -> None:
    port = next(option.default for option in serve_command.params if "--port" in option.opts)
    assert f"EXPOSE {port}" in CONTAINERFILE
    assert f"127.0.0.1:{port}/health" in CONTAINERFILE
    assert "port" in inspect.signature(serve).parameters


def test_what_is_copied_stands_in_the_project() -> None:
    copied = re.findall(r"^COPY ([^ -][^ ]*) ", CONTAINERFILE, re.MULTILINE)
    assert copied == [".", "constraints.txt"]
    assert all((ROOT / path).exists() for path in copied)


def test_the_database_answers_where_the_server_asks() -> None:
    database = COMPOSE["services"]["database"]
    url = COMPOSE["services"]["server"]["command"][2]
    host, port, inner = database["ports"][0].split(":")
    assert f"@{host}:{port}/" in url
    assert inner == "5432"
    assert url.startswith(f"postgresql://{database['environment']['POSTGRES_USER']}:")


def test_servers_on_several_machines_are_started_with_options_they_have() -> None:
    said = {word.partition("=")[0] for word in SEVERAL["services"]["server"]["command"]}
    assert said == {"--behind-proxy", "--workers", "--inside", "--database"} <= OPTIONS
    assert SEVERAL["services"]["database"]["ports"][0].endswith(":5494:5432")


@pytest.mark.skipif(shutil.which("docker-compose") is None, reason="docker-compose is not installed")
@pytest.mark.parametrize("file", ["compose.yaml", "compose.several.yaml"])
def test_compose_takes_these_files_and_asks_for_what_must_be_said(file: str) -> None:
    said = {
        "SIXREALMS_INSIDE": "192.0.2.11:9100",
        "SIXREALMS_DATABASE": "postgresql://sixrealms:word@192.0.2.5:5494/sixrealms",
        "SIXREALMS_DB_PASSWORD": "word",
    }
    line = ["docker-compose", "--profile", "database", "--file", file, "config"]

    def asked(words: dict[str, str]) -> subprocess.CompletedProcess[str]:
        usual = {name: value for name, value in os.environ.items() if not name.startswith("SIXREALMS_")}
        return subprocess.run(line, cwd=ROOT, env=usual | words, capture_output=True, text=True, check=False)

    whole = asked(said)
    assert whole.returncode == 0, whole.stderr
    assert set(yaml.safe_load(whole.stdout)["services"]) == {"server", "database"}
    assert asked({}).returncode == 1

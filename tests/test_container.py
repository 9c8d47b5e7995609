"""The container files name what there is: files, options, the port, the page that says the server is well."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

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

"""Everything a person can get wrong on the command line: one clear line, exit code 2, and every file as it was."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.errors import RecordError
from sixrealms.records import save
from sixrealms.table import start
from sixrealms.terminal.main import main
from tests.records.recording import SETUP, text

GOOD = "title: Two seats\nseats: {A: {}, B: {}}\nphase: 4\nexpect: {decides: A}\n"


@cache
def _record() -> str:
    return text(most=30)


@cache
def _save() -> bytes:
    return save.pack(start(SETUP))


@cache
def _with_a_slip() -> str:
    """A legal deck as a list, and one more line with a slip of the pen."""
    return decks.write_text(decks.named("55-psionicist")) + "1 Watterdeep\n"


def _with_checksum(**fields: object) -> bytes:
    """A save whose checksum is right and whose content somebody changed."""
    content = json.loads(_save().partition(b"\n")[2])
    return _sealed(json.dumps({**content, **fields}).encode())


def _sealed(data: bytes) -> bytes:
    return f"Sixrealms save 1 {blake2b(data, digest_size=16).hexdigest()} {len(data)}\n".encode() + data


#: What lies in the folder before the command is given; "keep." files are there to be written over by mistake.
FILES: dict[str, Callable[[], str | bytes]] = {
    "keep.txt": lambda: "shopping list: bread\n",
    "keep.cfd": lambda: "set tempDeck {}\n",
    "good.yaml": lambda: GOOD,
    "good.save": _save,
    "unknown.txt": _with_a_slip,
    "number.txt": lambda: "1 1st/9999\n",
    "two-names.txt": lambda: "1 1st/54 Waterdeep\n",
    "many.txt": lambda: "999999 War Party\n",
    "illegal.txt": lambda: "Name: Mine\n55 1st/54\n",
    "short.txt": lambda: "Name: Mine\n1st/54\n",
    "empty.txt": lambda: "",
    "zero.txt": lambda: b"1st/54\n\0\n",
    "latin.txt": lambda: "1 Caf\xe9\n".encode("latin-1"),
    "long.txt": lambda: "# nothing\n" * 30_000,
    "run.cfd": lambda: "set tempDeck [exec date]\n",
    "open.cfd": lambda: "set tempDeck {{1st 54}\n",
    "none.cfd": lambda: "set tempDeckTitle Mine\n",
    "broken.yaml": lambda: "title: [unclosed\n",
    "unknown-key.yaml": lambda: GOOD + "expects: {}\n",
    "unknown-card.yaml": lambda: "title: A card\nseats: {A: {hand: [Watterdeep]}, B: {}}\nexpect: {decides: A}\n",
    "unknown-rule.yaml": lambda: f"rules: [combat.e.tye]\n{GOOD}",
    "one-seat.yaml": lambda: "title: Alone\nseats: {A: {}}\n",
    "twice.yaml": lambda: GOOD + "phase: 3\n",
    "alias.yaml": lambda: "title: &a Two\nquestion: *a\nseats: {A: {}, B: {}}\n",
    "list.yaml": lambda: "- 1\n- 2\n",
    "empty.yaml": lambda: "",
    "binary.yaml": lambda: b"\xff\xfe\x00\x01",
    "deep.yaml": lambda: "[" * 20_000,
    "phase.yaml": lambda: GOOD.replace("phase: 4", "phase: 9"),
    "move.yaml": lambda: (
        "title: A move\nseats: {A: {}, B: {}}\nphase: 4\nsteps: [A flies home]\nexpect: {decides: A}\n"
    ),
    "truncated-record.txt": lambda: _record()[:-90],
    "header-only.txt": lambda: "\n".join(_record().splitlines()[:4]) + "\n",
    "tampered-record.txt": lambda: _record().replace("1. ", "1. A passes ; ", 1),
    "future-record.txt": lambda: _record().replace("record 1", "record 2", 1),
    "other-version.save": lambda: _with_checksum(version="99.0"),
    "other-rules.save": lambda: _with_checksum(rules="0" * 32),
    "other-position.save": lambda: _with_checksum(position="0" * 32),
    "truncated.save": lambda: _save()[:-40],
    "tampered.save": lambda: _save().replace(b'"seed":11', b'"seed":12'),
    "future.save": lambda: _save().replace(b"save 1", b"save 2", 1),
    "half.save": lambda: _sealed(b'{"version": "0.1.0"}'),
    "binary.save": lambda: b"\x89PNG\r\n\x1a\n\0\0",
    "empty.save": lambda: b"",
    "json.save": lambda: b'{"seed": 7}\n',
}

#: The command line, and words its one line must hold: where it is wrong, and what would be right.
MISTAKES: dict[str, str] = {
    "nonsense": "No such command 'nonsense'; there are play",
    "--nonsense": "No such option '--nonsense'",
    "--lang xx rules": "choose one of en, pt-BR",
    "cards 1st/9999": "no printing '1st/9999'; did you mean 1st/99",
    "cards 1st/9999 --json": "no printing '1st/9999'; did you mean 1st/99",
    "cards 1ts/44": "did you mean 1st/44",
    "cards ???": "'???' holds no letter or digit",
    "cards type:": "lacks a value, as in type:hero",
    "cards type:dragonn": "unknown type 'dragonn'; there are ally",
    "cards level:high": "a level is a number, as in level:7",
    "cards --limit 0": "0 is less than 1",
    "cards nam:x": "unknown condition 'nam'; did you mean name?",
    "cards zzz:x": "column 1 of 'zzz:x': unknown condition 'zzz'; there are type",
    "cards (t:hero": "a ( that nothing closes",
    "cards t:hero or": "column 8 of 't:hero or': \"or\" needs something before and behind it",
    "cards t:hero )": "a ) that nothing opens",
    "cards ( )": "nothing stands in the parentheses",
    "cards legal:chess": "unknown legal 'chess'; there are fourth-edition",
    "cards phase:x": "phase is a number, as in phase:3",
    "cards LONG": "the query is too long; 2,000 letters are read",
    "cards set:9th": "unknown set '9th'; did you mean 4th?",
    "cards power:maybe": "there are enforced, missing, none",
    "rules combat.e.tye": "nearest: combat.e.tie",
    "rules --ruleset none": "'fourth-edition', 'tournament', 'tournament-110'",
    "rules a b": "unexpected extra argument (b)",
    "deck chek A-1": "did you mean 'check'?",
    "deck check": "Missing argument 'DECK...'",
    "deck check A-3": "no shipped deck is called 'A-3'; decks are A-1",
    "deck check LONG": "no shipped deck is called",
    "deck check unknown.txt": "unknown.txt:{last}: no card is called 'Watterdeep'; did you mean Waterdeep",
    "deck check number.txt": "number.txt:1: no printing '1st/9999'; did you mean 1st/99",
    "deck check two-names.txt": "two-names.txt:1: 1st/54 is War Party, not 'Waterdeep'",
    "deck check many.txt": "many.txt:1: a count must be 1 to 110",
    "deck check empty.txt": "empty.txt: the file is empty; write one card per line",
    "deck check zero.txt": "zero.txt: not a text file",
    "deck check latin.txt": "latin.txt:1: not UTF-8 text; save the file as UTF-8",
    "deck check long.txt": "long.txt: too long for a deck",
    "deck check folder.txt": "folder.txt: is a folder; name a deck file in it",
    "deck check absent.txt": "absent.txt: no such deck file",
    "deck check run.cfd": "run.cfd:1: '[' would have to be run as a program",
    "deck check open.cfd": "open.cfd:1: the file ends inside a { that opens here",
    "deck check none.cfd": "none.cfd: no list of cards: a CrossFire deck has a line",
    "deck check keep.cfd": "keep.cfd: the deck has no cards",
    "deck check good.save": "good.save:1: no card is called",
    "deck check A-1 --ruleset turnament": "did you mean tournament?",
    "deck check A-1 --size 56": "it offers 55, 75, 110 (deck.sizes.offered)",
    "deck show B-9": "no shipped deck is called 'B-9'",
    "deck convert A-1 keep.txt": "keep.txt: there is such a file already; choose another name",
    "deck convert A-1 folder.txt --force": "folder.txt: cannot be written: it is a folder",
    "deck convert A-1 absent/new.txt": "create it first",
    "deck convert unknown.txt keep.txt --force": "unknown.txt:{last}: no card is called",
    "deck new mine --size 0": "--size is 0; ruleset tournament offers 55, 75, 110",
    "deck new mine --ruleset EMPTY": "unknown ruleset ''",
    "deck sealed LONG": "...: cannot be used: its name is too long",
    "admin tables --database EMPTY": "--database names nothing; write sqlite:///FILE",
    "tournament list --database EMPTY": "or leave it out for the own one",
    "tournament list --database sqlite:///absent/x.db": "absent/x.db cannot be opened: there is no such folder",
    "tournament list --database sqlite:///keep.txt": "keep.txt cannot be opened: the file is no database",
    "tournament list --database postgresql://127.0.0.1:1/none": "127.0.0.1:1/none cannot be opened: no server",
    "backup copy.db --database sqlite:///keep.txt": "keep.txt cannot be read: the file is no database",
    "backup copy.db --database postgresql://127.0.0.1:1/none": "cannot be read: no server answers at this address",
    "restore keep.txt --database sqlite:///new.db": "what keep.txt holds could not be restored, and nothing is",
    "play --players 1": "it must be 2 to 8 (general.players.minimum)",
    "play --option nope": "unknown option 'nope'; `sixrealms options` lists them (general.optional-rules.who)",
    "play --option tyrant-game": "did you mean tyrants-game?",
    "play --players two": "'two' is not a whole number",
    "play --bots clever": "there are random, novice, casual, club, strong, expert",
    "play --bots greedy,greedy,greedy": "name at most 2",
    "play --ruleset turnament": "did you mean tournament?",
    "play --size 75 --ruleset fourth-edition": "ruleset fourth-edition offers 55",
    "play --deck illegal.txt": "Mine is not legal: 0 realms, at least 8 needed (deck.limits.55.realms)",
    "play --deck short.txt": "1 cards; ruleset tournament plays 55, 75, 110",
    "play --deck short.txt --size 55": "Mine is not legal: 1 card instead of 55",
    "play --deck unknown.txt": "did you mean Waterdeep",
    "play --deck A-1 --deck A-2 --deck B-1": "--deck is given 3 times for 2 players",
    "play --deck A-1 --ruleset tournament-110": "55 cards; ruleset tournament-110 plays 110",
    "play --deck A-1 --size 75": "(deck.limits.75.total)",
    "play --deck LONG": "no shipped deck is called",
    "play --seed -1": "--seed is -1; it must be 0 to 9007199254740991",
    "play --seed 99999999999999999999999": "it must be 0 to 9007199254740991",
    "simulate --seed -5": "--seed is -5; it must be 0 to 9007199254740991",
    "simulate --seed 99999999999999999999999": "it must be 0 to 9007199254740991",
    "play --text --names Ana,Bia": "--names has 2 names for one person at this table",
    "play --names Ana,Ana --bots none": "everybody needs a name of their own",
    "play --names greedy": "choose another name",
    "play surplus": "unexpected extra argument (surplus)",
    "play --load absent.save": "absent.save: cannot be read: there is no such file",
    "play --load truncated.save": "the file breaks off, 40 bytes are missing; copy it again",
    "play --load tampered.save": "the content was changed after it was saved; use an earlier save",
    "play --load future.save": "save format 2, this program reads 1",
    "play --load other-version.save": "saved by version 99.0",
    "play --load other-rules.save": "open it with the program that saved it",
    "play --load other-position.save": "the position is not the one that was saved",
    "play --load half.save": "half.save: not what a save holds",
    "play --load binary.save": "not a saved game",
    "play --load empty.save": "those begin with 'Sixrealms save 1'",
    "play --load json.save": "not a saved game",
    "play --load truncated-record.txt": "see `sixrealms replay`",
    "play --load EMPTY": "'': cannot be read: there is no such file",
    "replay EMPTY": "'': cannot be read: there is no such file",
    "deck convert A-1 EMPTY": "'': there is such a file already",
    "simulate --decks short.txt": "--size with --any-deck plays it as one of these",
    "simulate --decks short.txt --size 55": "Mine: 1 card instead of 55",
    "simulate --size 56": "--size is 56; ruleset tournament offers 55, 75, 110",
    "simulate --size 75": "the starter decks have 55 cards; name decks of 75",
    "play --load folder.txt": "it is a folder; name a file",
    "play --load good.save --seed 3": "--seed does not fit --load",
    "play --load good.save --players 3": "leave --players out",
    "replay": "Missing argument 'FILE'",
    "replay absent.txt": "absent.txt: cannot be read: there is no such file",
    "replay folder.txt": "it is a folder; name a file",
    "replay keep.txt": "keep.txt:1: not a game record",
    "replay good.save": "good.save:1: a saved position, not the record of a game",
    "replay truncated-record.txt": "the record breaks off before its '== end' line",
    "replay header-only.txt": "header-only.txt:4: the record breaks off in its header",
    "replay tampered-record.txt": "were changed after they were written; get the original",
    "replay future-record.txt": "record format 2, this program reads 1",
    "replay latin.txt": "latin.txt:1: not UTF-8 text",
    "replay truncated-record.txt --step --json": "leave one out",
    "scenario": "Missing argument 'FILE...'",
    "scenario absent.yaml": "absent.yaml: cannot be read: there is no such file",
    "scenario broken.yaml": "broken.yaml:2: not YAML",
    "scenario unknown-key.yaml": "unknown-key.yaml:5: expects: there is no such part; did you mean expect?",
    "scenario unknown-card.yaml": "unknown-card.yaml:2: seats.A.hand[0]: no card is called 'Watterdeep'; did you mean",
    "scenario unknown-rule.yaml": "unknown-rule.yaml:1: rules[0]: unknown rule 'combat.e.tye'; nearest: combat.e.tie",
    "scenario one-seat.yaml": "one-seat.yaml:2: seats: needs at least 2",
    "scenario twice.yaml": "twice.yaml:5: 'phase' stands here twice",
    "scenario alias.yaml": "alias.yaml:1: anchors and aliases (& and *) are not read",
    "scenario list.yaml": "list.yaml:1: must be a mapping",
    "scenario empty.yaml": "empty.yaml: empty; a scenario has at least",
    "scenario binary.yaml": "binary.yaml:1: not UTF-8 text",
    "scenario deep.yaml": "deep.yaml:1: nested deeper than 12",
    "scenario phase.yaml": "phase.yaml:3: phase: 9 is not possible",
    "scenario move.yaml": "move.yaml:4: steps[0]: 'A flies home': no verb of the notation; nearest: A passes",
    "simulate --games 0": "--games is 0; it must be 1 to",
    "simulate --players 9": "--players is 9; it must be 2 to 8",
    "simulate --workers 0": "--workers is 0; it must be 1 to 256",
    "simulate --ruleset turnament": "did you mean tournament?",
    "simulate --bots random,random,random": "name one for all or one for each",
    "simulate --decks unknown.txt": "did you mean Waterdeep",
    "simulate --decks illegal.txt": "Mine: 0 realms, at least 8 needed (deck.limits.55.realms)",
    "simulate --decks A-1,A-2,B-1": "3 decks for 2 players",
    "simulate --decks ,": "0 decks for 2 players",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with every file, from which the command is given."""
    for name, made in FILES.items():
        content = made()
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    (tmp_path / "folder.txt").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    return tmp_path


#: Words every English sentence has some of, and no Portuguese one.
_ENGLISH = re.compile(
    r"\b(?:the|is|are|its?|not|of|and|or|there|this|that|with|for|from|must|cannot|has|have|did|you|mean|nearest|unknown"
    r"|file|write|found|called|needs|least|most|was|were|be|to|by|at|on|one|two|which|what|out|name|more)\b"
)
_QUOTED = re.compile(
    r"'[^']*'|\"[^\"]*\"|`[^`]*`|(?:mais parecidos:|mais parecidas:|quis dizer|existem) .*|\S+[./:=]\S*"
)


def english_words(line: str) -> list[str]:
    """The English words of a line, but for what it quotes: names, values, moves, commands, ids."""
    return _ENGLISH.findall(_QUOTED.sub(" ", line).casefold())


def _everything(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


@pytest.mark.parametrize(("command", "words"), MISTAKES.items(), ids=MISTAKES)
def test_a_mistake_is_one_line_and_destroys_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str, words: str
) -> None:
    before = _everything(folder)
    arguments = [argument.replace("LONG", "a" * 5_000).replace("EMPTY", "") for argument in command.split()]

    code = main(arguments)

    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("sixrealms")
    assert words.replace("{last}", str(len(_with_a_slip().splitlines()))) in said.err
    assert len(said.err) < 600

    monkeypatch.setenv("SIXREALMS_LANG", "pt-BR")  # as --lang, and the command line stays as it is
    assert main(arguments) == 2
    in_portuguese = capsys.readouterr()
    assert in_portuguese.out == ""
    assert in_portuguese.err.count("\n") == 1
    assert in_portuguese.err != said.err
    assert english_words(in_portuguese.err) == []
    assert _everything(folder) == before


def test_what_lies_in_the_folder_is_sound_where_it_should_be(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The mistakes above are mistakes of the files, not of the folder."""
    (folder / "record.txt").write_text(_record())

    assert main(["replay", "record.txt"]) == 0
    assert main(["scenario", "good.yaml"]) == 0
    assert main(["play", "--text", "--load", "good.save"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "request_", ["save keep.txt", "record keep.txt", "record good.save", "save folder.txt", "save"]
)
def test_a_mistake_in_the_middle_of_a_game_is_one_line_too(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, request_: str
) -> None:
    def answer(typed: str) -> list[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}quit\n"))
        assert main(["play", "--text", "--seed", "5", "--bots", "none"]) == 0
        return capsys.readouterr().out.splitlines()

    before = _everything(folder)
    more = len(answer(f"{request_}\n")) - len(answer(""))
    after = {name: content for name, content in _everything(folder).items() if not name.startswith("home")}

    assert more == 2  # what was typed, and the one line that answers it
    assert after == before


@pytest.mark.parametrize("name", ["keep.txt", "good.yaml", "illegal.txt"])
def test_nothing_half_written_is_left_when_a_save_fails(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    before = _everything(folder)
    monkeypatch.setattr("os.replace", full)

    with pytest.raises(RecordError, match=f"{name}: cannot be written"):
        save.save(start(SETUP), name)
    assert _everything(folder) == before

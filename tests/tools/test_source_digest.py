from __future__ import annotations

from pathlib import Path

from tools.source_digest import source_digest


def test_the_digest_follows_names_and_contents_but_not_caches(tmp_path: Path) -> None:
    source = tmp_path / "src" / "game.py"
    source.parent.mkdir()
    source.write_text("1\n")
    first = source_digest(tmp_path)

    cache = tmp_path / "src" / "__pycache__" / "game.pyc"
    cache.parent.mkdir()
    cache.write_bytes(b"")
    (tmp_path / "README.md").write_text("news\n")
    assert source_digest(tmp_path) == first

    source.write_text("2\n")
    changed = source_digest(tmp_path)
    assert changed != first

    source.rename(source.with_name("play.py"))
    assert source_digest(tmp_path) not in {first, changed}

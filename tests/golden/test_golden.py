"""Golden games are played again and must read as they are written. `make golden` writes them anew."""

from pathlib import Path

import pytest

from tests.golden.harness import files, render


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_reads_as_written(path: Path, pytestconfig: pytest.Config) -> None:
    text = path.read_text(encoding="utf-8")
    found = render(text)
    if pytestconfig.getoption("--rewrite-golden"):
        path.write_text(found, encoding="utf-8")
    else:
        assert found == text

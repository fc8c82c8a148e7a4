"""The benchmark: our own rows, and peers that fail without taking ours along."""

import json
from pathlib import Path

import pytest

from mythagora import COMPILED
from tests.cli.table import command

QUICK = ["bench", "--seconds", "0.02", "--rounds", "1"]


def test_ours_alone(tmp_path: Path) -> None:
    done = command(*QUICK, "--output", str(tmp_path / "rates.json"))
    assert done.returncode == 0, done.stderr
    assert "plain Python" in done.stdout
    assert "measured alone" in " ".join(done.stdout.split())
    rates = json.loads((tmp_path / "rates.json").read_text("utf-8"))
    assert all(rate > 0 for row in rates.values() for rate in row)
    assert any("players" in name for name in rates) == COMPILED


@pytest.mark.parametrize("peers", ["false", "echo hi"])
def test_peers_that_do_not_answer_are_left_out(peers: str) -> None:
    done = command(*QUICK, "--peers", peers)
    assert done.returncode == 0, done.stderr
    assert "catanatron/4 gave no answer" in " ".join(done.stdout.split())


@pytest.mark.parametrize("peers", ["'", "no-such-command-here"])
def test_a_command_that_does_not_start_is_told(peers: str) -> None:
    done = command(*QUICK, "--peers", peers)
    assert done.returncode == 2
    assert "does not start" in done.stderr

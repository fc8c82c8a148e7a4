"""The examples run, and say what they promise to say."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import mythagora

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
SMALL = {
    "balance_a_number.py": ["--games", "9"],
    "train_an_agent.py": ["--rounds", "1", "--games", "4", "--tests", "4", "--limit", "12"],
    "analyse_a_record.py": ["--playouts", "1", "--turns", "3"],
}
SAYS = {
    "balance_a_number.py": "figures surely change",
    "train_an_agent.py": "games against Random (95 %:",
    "analyse_a_record.py": "The turns that moved most:",
}


def run(name: str, *arguments: str) -> str:
    """In a process of its own, on the engine that is under test."""
    path = str(Path(str(mythagora.__file__)).parents[1])
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(SMALL)


@pytest.mark.parametrize("name", list(SMALL))
def test_an_example_runs(name: str) -> None:
    assert SAYS[name] in run(name, *SMALL[name])


@pytest.mark.slow
def test_the_agent_beats_random() -> None:
    said = run("train_an_agent.py").splitlines()[-1]
    low = float(said.split("(95 %: ")[1].split(" to ")[0])
    assert low > 50.0, said

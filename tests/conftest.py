"""Says which engine is under test, and stops when it is not the one that was wanted."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import mythagora

ENGINE = "compiled" if mythagora.COMPILED else "interpreted"

if not mythagora.COMPILED:  # the compiled toys lie beside the compiled engine
    sys.path.insert(0, str(Path(__file__).parent / "toys"))

settings.register_profile("default", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("quick", derandomize=True, deadline=None, max_examples=8)  # for `make mutants`
settings.register_profile(
    "soak", deadline=None, max_examples=2000, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-golden", action="store_true", help="write down what the games do now instead of comparing"
    )


def pytest_report_header() -> str:
    return f"engine: {ENGINE} ({Path(str(mythagora.__file__)).parent})"


def pytest_sessionstart() -> None:
    wanted = os.environ.get("MYTHAGORA_EXPECT")
    if wanted and wanted != ENGINE:
        pytest.exit(f"wanted the {wanted} engine, found the {ENGINE} one: {mythagora.__file__}", returncode=3)

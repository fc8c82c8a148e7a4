"""A run gives the same files however it is played, keeps what is done, and says what is wrong."""

import os
import resource
import signal
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from mythagora import shelf
from mythagora.cli import simulate
from mythagora.cli.screen import Screen
from mythagora.engine.errors import InputError
from mythagora.engine.measures import columns
from mythagora.engine.play import replay
from mythagora.lab import plan as plans
from mythagora.lab import results as folders
from mythagora.lab.cluster import knock
from mythagora.lab.plan import Plan
from mythagora.lab.play import play_chunk, record_of
from mythagora.lab.results import Folder
from mythagora.lab.run import run
from tests.texts.test_texts import Strict

GAME = shelf.find("mytikas")
SHORT = {"turn-limit": 4}


def plan(games: int = 12, seed: int = 0, decisions: bool = False, bots: str = "random,random,thumb") -> Plan:
    key = seed.to_bytes(32)
    edition = shelf.edition("mytikas")
    return plans.make(GAME, bots.split(","), SHORT, edition, games, key, True, decisions)


def play(folder: Path, wanted: Plan, workers: int = 1, on: str = "local") -> Folder:
    found = Folder(folder, wanted)
    found.open()
    run(found, workers, on)
    return found


def digests(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_the_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    wanted = plan(decisions=True)
    play(tmp_path / "one", wanted)
    play(tmp_path / "two", wanted, workers=2)
    assert set(digests(tmp_path / "one")) == {"run.json", "games.parquet", "decisions.parquet"}
    assert digests(tmp_path / "one") == digests(tmp_path / "two")
    assert digests(play(tmp_path / "other", plan(seed=1, decisions=True)).path) != digests(tmp_path / "one")


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    wanted = plan()
    whole = play(tmp_path / "whole", wanted)
    folder = Folder(tmp_path / "half", wanted)
    folder.open()
    for chunk in (0, 3, 7):
        folder.keep(chunk, play_chunk(wanted, chunk))
    assert folder.played() == 3
    (folder.path / "games" / "00001.parquet.77.new").write_bytes(b"cut off")
    told: list[int] = []
    run(folder, 1, "local", told.append)
    assert sum(told) == wanted.games - 3
    assert digests(folder.path)["games.parquet"] == digests(whole.path)["games.parquet"]
    run(folder, 1, "local", told.append)
    assert sum(told) == wanted.games - 3


def resident() -> int:
    """Bytes of memory that this process holds now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux says it so plainly")
def test_memory_stays_flat() -> None:
    """A chunk's rows are a megabyte here, and nothing of them may stay."""
    game, edition = shelf.find("mythe"), shelf.edition("mythe")
    wanted = plans.make(game, ["random"] * 3, {"turn-limit": 1}, edition, 400_000, bytes(32))
    rows = wanted.chunk * 8 * len(columns(game.measures(), 3))
    assert rows > 500_000
    for chunk in range(4):
        play_chunk(wanted, chunk)
    before = resident()
    for chunk in range(4, 12):
        play_chunk(wanted, chunk)
    assert resident() - before < 3 * rows  # of eight


def test_another_run_is_not_written_over(tmp_path: Path) -> None:
    play(tmp_path / "run", plan())
    before = digests(tmp_path / "run")
    with pytest.raises(InputError) as other:
        play(tmp_path / "run", plan(seed=5))
    assert other.value.name == "run-other"
    assert other.value.facts["key"] == "seed"
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("dear friend")
    with pytest.raises(InputError, match="run-foreign"):
        play(tmp_path / "letters", plan())
    assert digests(tmp_path / "run") == before


def test_what_is_read_is_what_was_played(tmp_path: Path) -> None:
    wanted = plan(decisions=True)
    folder = play(tmp_path / "run", wanted)
    results = folders.read(folder.path)
    assert results.plan == wanted
    assert results.games.num_rows == wanted.games
    rows = results.games.to_pylist()
    assert [row["game"] for row in rows] == list(range(wanted.games))
    assert {row["bot_0"] for row in rows} == {"random", "thumb"}
    decisions = pq.read_table(folder.whole("decisions")).to_pylist()
    assert len(decisions) == sum(row["decisions"] for row in rows)
    assert all(row["action"] in row["answers"] for row in decisions)
    play_again = record_of(wanted, 4)
    mine = [row for row in decisions if row["game"] == 4]
    assert [f"{row['seat']} {row['text']}" for row in mine] == [
        entry.text() for entry in play_again.record.entries
    ]
    assert replay(GAME, play_again.record).state.scores() == [rows[4][f"points_{seat}"] for seat in range(3)]


def test_other_libraries_read_it(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    polars = pytest.importorskip("polars")
    pandas = pytest.importorskip("pandas")
    folder = play(tmp_path / "run", plan())
    file = str(folder.whole("games"))
    turns = [row["turns"] for row in folders.read(folder.path).games.to_pylist()]
    assert duckdb.sql(f"select sum(turns) from '{file}'").fetchall()[0][0] == sum(turns)
    assert polars.read_parquet(file)["turns"].sum() == sum(turns)
    assert int(pandas.read_parquet(file)["turns"].sum()) == sum(turns)


def test_games_of_a_deal_share_it_and_rotate() -> None:
    wanted = plan()
    assert [wanted.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert wanted.seats(0) == ("random", "random", "thumb")
    assert {wanted.seats(number).index("thumb") for number in range(3)} == {0, 1, 2}
    assert wanted.seed_of(0) == wanted.seed_of(2) != wanted.seed_of(3)
    assert wanted.whims(0) != wanted.whims(1)
    assert plans.read(plans.write(wanted), "run.json") == wanted


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (b"", "run-damaged"),
        (b"{}", "run-damaged"),
        (b"\xff\xfe", "run-damaged"),
        (b"[" * 5000, "run-damaged"),
    ],
)
def test_a_damaged_plan_is_told(text: bytes, name: str) -> None:
    with pytest.raises(InputError) as problem:
        plans.read(text, "run.json")
    assert problem.value.name == name


def test_plans_of_another_world_are_told() -> None:
    wanted = plan()
    for field, value, name in [
        (b'"behaviour": 1', b'"behaviour": 99', "run-behaviour"),
        (b'"game": "mytikas"', b'"game": "chess"', "unknown-game"),
        (b'"chunk": 1', b'"chunk": 0', "run-damaged"),
        (b'"format_version": 1', b'"format_version": 7', "run-damaged"),
    ]:
        text = plans.write(wanted)
        assert field in text
        with pytest.raises(InputError) as problem:
            plans.read(text.replace(field, value), "run.json")
        assert problem.value.name == name
    lost = plans.read(plans.write(wanted).replace(wanted.edition_hash.encode(), b"0" * 64), "run.json")
    with pytest.raises(InputError, match="run-edition"):
        plans.edition_of(lost)


def test_a_bot_that_is_gone_keeps_its_results_readable() -> None:
    """They can be looked at; only to play one of the games again the bot itself is needed."""
    kept = plans.read(plans.write(plan()).replace(b'"thumb"', b'"nobody"'), "run.json")
    assert "nobody" in kept.bots
    with pytest.raises(InputError, match="unknown-bot"):
        record_of(kept, 0)


def test_results_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    folder = play(tmp_path / "run", plan())
    whole = folder.whole("games").read_bytes()
    for name, data in [("cut", whole[: len(whole) // 2]), ("empty", b""), ("text", b"dear friend")]:
        (tmp_path / name).write_bytes(data)
        with pytest.raises(InputError, match="results-damaged"):
            folders.read(tmp_path / name)
    table = pq.read_table(folder.whole("games"))
    pq.write_table(table.drop_columns(["turns"]), tmp_path / "narrow")
    with pytest.raises(InputError, match="results-damaged"):
        folders.read(tmp_path / "narrow")
    pq.write_table(table.slice(0, 0), tmp_path / "bare")
    with pytest.raises(InputError, match="results-empty"):
        folders.read(tmp_path / "bare")
    with pytest.raises(InputError, match="results-none"):
        folders.read(tmp_path / "nowhere")
    fresh = Folder(tmp_path / "fresh", plan())
    fresh.open()
    with pytest.raises(InputError, match="results-empty"):
        folders.read(fresh.path)


def test_impossible_runs_are_told() -> None:
    edition = shelf.edition("mytikas")
    for bots, games, name in [
        (["random"], 5, "seat-count"),
        (["random"] * 9, 5, "seat-count"),
        (["random", "nobody"], 5, "unknown-bot"),
        (["random", "random"], 0, "run-games"),
    ]:
        with pytest.raises(InputError) as problem:
            plans.make(GAME, bots, {}, edition, games, bytes(32))
        assert problem.value.name == name


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands for the full disk: the system refuses to write on."""
    wanted = plan()
    largest = max(len(play_chunk(wanted, chunk)["games"]) for chunk in range(wanted.chunks))
    folder = Folder(tmp_path / "run", wanted)
    folder.open()
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 1, usual[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            run(folder, 1, "local")  # the parts fit, all together do not
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert folder.played() == wanted.games
    assert not list(tmp_path.rglob("*.new"))
    run(folder, 1, "local")
    assert folder.is_done()


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(folders, "save", full)
    wishes = simulate.Wishes("mytikas", "random,random", 4, ("turn-limit=2",), "", "0", True, False)
    for number, begin in enumerate((Folder.open, lambda _: None)):
        monkeypatch.setattr(Folder, "open", begin)  # at the first file of all, then at the first games
        with pytest.raises(InputError, match="run-unwritten") as problem:
            simulate.run(Strict("en"), Screen(), wishes, tmp_path / f"run {number}", 1, "local")
        assert problem.value.facts["problem"] == "No space left on device"


COMMAND = [sys.executable, "-m", "mythagora.cli.app", "lab", "run", "mytikas", "--seats", "random,thumb"]


def command(folder: Path, games: int, workers: int = 1) -> list[str]:
    wishes = ["--games", str(games), "--output", str(folder), "--option", "turn-limit=2"]
    return [*COMMAND, *wishes, "--workers", str(workers)]


def begun(folder: Path, games: int, workers: int) -> subprocess.Popen[str]:
    """A run under way, of which some is safe."""
    process = subprocess.Popen(
        command(folder, games, workers), stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    for _ in range(600):
        if len(list(folder.glob("games/*.parquet"))) > 1:
            return process
        time.sleep(0.1)
    raise AssertionError("nothing was played")


@pytest.mark.parametrize("workers", [1, 2])
def test_stopping_it_keeps_what_is_done(tmp_path: Path, workers: int) -> None:
    games = tmp_path / "run" / "games"
    process = begun(tmp_path / "run", 2000, workers)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    assert "They are kept" in said
    assert "Traceback" not in said
    assert list(games.glob("*.parquet"))
    assert not [path for path in games.iterdir() if path.suffix != ".parquet"]
    assert os.path.exists(tmp_path / "run" / "run.json")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_run_goes_on_to_the_same_file(tmp_path: Path, workers: int) -> None:
    process = begun(tmp_path / "run", 400, workers)
    process.kill()
    process.communicate(timeout=60)  # returns when its workers are gone too
    assert process.returncode == -signal.SIGKILL
    assert not (tmp_path / "run" / "games.parquet").exists()
    said = subprocess.run(command(tmp_path / "run", 400), capture_output=True, text=True, check=True).stdout
    assert "games are there already" in " ".join(said.split())
    subprocess.run(command(tmp_path / "whole", 400), capture_output=True, check=True)
    assert digests(tmp_path / "run") == digests(tmp_path / "whole")


@pytest.mark.slow
def test_a_ray_of_our_own_gives_the_same_files(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    wanted = plan(games=40)
    play(tmp_path / "here", wanted)
    play(tmp_path / "ray", wanted, on="ray")
    assert digests(tmp_path / "here") == digests(tmp_path / "ray")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999999"])
def test_an_address_without_a_ray_is_told_at_once(address: str) -> None:
    with pytest.raises(InputError, match="ray-address"):
        knock(address)

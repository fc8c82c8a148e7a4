"""A server in a process of its own, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Process:
    def __init__(self, database: str, log: Path, workers: int = 1, port: int = 0) -> None:
        self.database = database
        self.log = log
        self.port = port or free_port()
        self.workers = workers
        self.child = self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "tests.server.open_house", self.database]
        path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT)]).strip(os.pathsep)
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [*command, str(self.port), str(self.workers)],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": path},
                stdout=log,
                stderr=log,
            )

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.child.poll() is None, self.log.read_text()[-3000:]
            try:
                if httpx.get(f"{self.address}/api/health", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        """As a power cut would, as far as a process can tell."""
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()

    def again(self) -> None:
        self.child = self.start()

    def stop(self) -> None:
        self.child.terminate()
        self.child.wait(PATIENCE)

    def memory(self) -> int:
        """Bytes that it holds."""
        return int(Path(f"/proc/{self.child.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def parent(process: int) -> int:
    """Of a process that runs; 0 for one that is gone, or only waits to be forgotten."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return 0 if words[0] == "Z" else int(words[1])


def children(process: int) -> list[int]:
    numbers = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [number for number in numbers if parent(number) == process]

"""Playing a plan to its end: here, in several processes, or on a Ray cluster. All give the same files."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import Synchronized
from typing import Any

from mythagora.engine.errors import InputError
from mythagora.lab.plan import Plan
from mythagora.lab.play import play_chunk
from mythagora.lab.results import Folder

Progress = Callable[[int], None]  # told how many games have been played since it was last told
Played = Iterator[tuple[int, dict[str, bytes]]]
OFTEN = 0.25  # seconds between looks at the counter
AHEAD = 3  # chunks handed out for every worker, so that none waits and few are lost

counter: "Synchronized[int]"  # in a worker process: the games that all of them have played


def unwatched(games: int) -> None:
    """Nobody wants to know how far it is."""


def run(folder: Folder, workers: int, on: str, progress: Progress = unwatched) -> None:
    """Play what an open folder lacks, and join the parts. What is done stays done, whatever stops it."""
    chunks = folder.missing()
    if chunks:
        if on != "local":
            from mythagora.lab.cluster import play_on_ray

            played = play_on_ray(folder.plan, chunks, on, progress)
        elif workers > 1 and len(chunks) > 1:
            played = play_in_processes(folder.plan, chunks, min(workers, len(chunks)), progress)
        else:
            played = play_here(folder.plan, chunks, progress)
        for chunk, files in played:
            folder.keep(chunk, files)
    if not folder.is_done():
        folder.join()


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(plan: Plan, chunks: list[int], progress: Progress) -> Played:
    for chunk in chunks:
        yield chunk, play_chunk(plan, chunk, progress)


def work(plan: Plan, shared: "Synchronized[int]", line: "Connection[Any, Any]") -> None:
    """A worker plays the chunks it is told of, until the run is over.

    Ctrl-C ends it at once: its chunk was not done, and the others' are kept.
    """
    global counter
    counter = shared
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    while True:
        chunk = line.recv()
        try:
            line.send((chunk, play_chunk(plan, chunk, count_game)))
        except Exception as error:
            line.send(error)


def leave_with_parent() -> None:
    """A worker whose run was killed would wait for more work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def count_game(games: int) -> None:
    with counter.get_lock():
        counter.value += games


def play_in_processes(plan: Plan, chunks: list[int], workers: int, progress: Progress) -> Played:
    """Each worker has a line of its own, which ends when the worker dies, even in the middle of a result.

    (Those of an executor share one: stopped while a result is on its way, it waits for the rest for ever.)
    """
    context = multiprocessing.get_context("spawn")
    shared: Any = context.Value("q", 0)
    told = 0
    waiting = iter(chunks)
    lines: list[Connection[Any, Any]] = []
    processes = []
    awaited = 0
    try:
        for _ in range(workers):
            line, its_end = context.Pipe()
            process = context.Process(target=work, args=(plan, shared, its_end), daemon=True)
            process.start()
            its_end.close()
            processes.append(process)
            lines.append(line)
            for chunk in islice(waiting, AHEAD):
                line.send(chunk)
                awaited += 1
        while awaited:
            ready = wait(lines, OFTEN)
            played = shared.get_obj().value  # without its lock, which a dead worker may have kept
            progress(played - told)
            told = played
            for line in [line for line in lines if line in ready]:
                result = line.recv()
                awaited -= 1
                for chunk in islice(waiting, 1):
                    line.send(chunk)
                    awaited += 1
                if isinstance(result, Exception):
                    raise result
                yield result
    except (EOFError, BrokenPipeError, ConnectionResetError):
        raise InputError("run-worker-died", {"workers": str(workers)}) from None
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        for line in lines:
            line.close()

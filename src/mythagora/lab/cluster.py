"""The same chunks on a Ray cluster. Its machines need Mythagora with the extra `lab`."""

import logging
import socket
from importlib import import_module
from typing import Any

from mythagora.engine.errors import InputError
from mythagora.lab.extras import need
from mythagora.lab.plan import Plan
from mythagora.lab.play import play_chunk
from mythagora.lab.run import AHEAD, Played, Progress

PATIENCE = 5.0  # seconds; Ray itself would try for minutes


def knock(address: str) -> None:
    """Whether anybody answers there at all."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if not port.isdigit():
            raise OSError("an address is HOST:PORT")
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise InputError("ray-address", {"address": address[:80], "problem": str(error)[:120]}) from None


def play_on_ray(plan: Plan, chunks: list[int], address: str, progress: Progress) -> Played:
    """`ray` starts one on this machine; anything else is the address of a cluster."""
    need("ray", "ray")
    ray: Any = import_module("ray")  # an extra, typed only where it is installed

    if address not in ("ray", "auto"):  # auto: the one that runs here, as Ray calls it
        knock(address)
    try:
        ray.init(
            address=None if address == "ray" else address, log_to_driver=False, logging_level=logging.ERROR
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        problem = str(error).split("\n")[0][:120]
        raise InputError("ray-address", {"address": address[:80], "problem": problem}) from None
    try:
        remote = ray.remote(play_chunk)
        ahead = int(ray.cluster_resources().get("CPU", 1)) * AHEAD
        waiting = iter(chunks)
        running = {}
        while True:
            for chunk in waiting:
                running[remote.remote(plan, chunk)] = chunk
                if len(running) >= ahead:
                    break
            if not running:
                break
            done, _ = ray.wait(list(running))
            for reference in done:
                chunk = running.pop(reference)
                files = ray.get(reference)
                progress(len(plan.numbers(chunk)))
                yield chunk, files
    finally:
        ray.shutdown()

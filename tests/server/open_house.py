"""A server in a process of its own that sets no limits: `python -m tests.server.open_house URL PORT 1`."""

import sys

from mythagora.cli.serve import QuietServer, listen, set_up_log
from mythagora.server.app import Settings
from mythagora.server.house import RATES


def main() -> None:
    url, port, workers = sys.argv[1:]
    listener = listen("127.0.0.1", int(port))
    set_up_log("warning")
    settings = Settings(database_url=url, workers=int(workers), rates=dict.fromkeys(RATES, (1e9, 1e9)))
    QuietServer(settings).run(sockets=[listener])


if __name__ == "__main__":
    main()

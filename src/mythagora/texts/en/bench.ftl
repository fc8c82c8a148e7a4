### The benchmark: `mythagora bench`.

bench-what = what
bench-unit = counted
bench-median = per second
bench-range = range
bench-ratio = { $title } ×
bench-row-compiled = { $title }, { $players } players
bench-row-plain = { $title }, plain Python
bench-row-clones = { $title }
bench-row-processes = { $title }, { $processes } processes
bench-decisions = decisions
bench-clones = clones
bench-redeals = re-deals
bench-playouts = playouts
bench-how =
    Mythagora { $version } on Python { $python }. Medians of { $rounds } rounds of { $seconds } s, everybody in turn; one core and CPU time, except where processes are counted, which share the clock on the wall. A decision is: list the legal actions, pick one at random, apply it. The last columns: how many times as fast our game is.
bench-how-plain =
    Mythagora { $version } as plain Python { $python }: there is no compiled engine here (make compile says why). Medians of { $rounds } rounds of { $seconds } s, everybody in turn, CPU time. A decision is: list the legal actions, pick one at random, apply it.
bench-no-peers = The peers are not installed, so ours are measured alone; `make bench` installs them.
bench-peer-failed = { $peer } gave no answer and is left out.

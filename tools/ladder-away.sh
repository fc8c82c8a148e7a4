#!/bin/sh
# The ladders on another machine with more cores: nothing is installed or compiled there.
#
#   tools/ladder-away.sh pack            here: put Python, the compiled games and this script into build/away
#   sh build/away/ladder-away.sh run 540 there: play the plan (tools/ladder_away.py) on all cores for so many seconds
#   sh build/away/ladder-away.sh tune 120 40   there: tools/tune.py, so many seconds for trials and for fresh seeds, for
#                                        each line of build/away/tune.txt: game, players, simulations, seeds, processes
#   tools/ladder-away.sh take FOLDER     here: take what came back to build/away, from where the next run goes on
#
# The plan is build/away/plan.json where there is one, and otherwise the ladders of docs/bots.md.
set -eu
away=build/away

pack() {
	tree=$(mktemp -d)
	trap 'rm -rf "$tree"' EXIT
	python=$(${PY:-.venv/bin/python} -c 'import sys; print(sys._base_executable or sys.executable)')
	home=$(${PY:-.venv/bin/python} -c 'import os; print(os.path.dirname(os.__file__))')
	site=$(${PY:-.venv/bin/python} -c 'import msgspec, os; print(os.path.dirname(os.path.dirname(msgspec.__file__)))')
	mkdir -p "$tree/python/bin" "$tree/python/lib" "$tree/lib" "$tree/site" "$away"
	cp -L "$python" "$tree/python/bin/python3"
	cp -r "$home" "$tree/python/lib/"
	ldd "$python" | awk '/libz|libexpat|libpython/ { print $3 }' | xargs -r -I{} cp -L {} "$tree/lib/"
	for part in test idlelib lib2to3 ensurepip pydoc_data tkinter turtledemo distutils config-3* unittest site-packages dist-packages; do
		rm -rf "$tree"/python/lib/python3*/$part
	done
	cp -r "$site"/msgspec "$site"/librt* "$site"/mypy_extensions.py "$tree/site/"
	cp "$site"/*__mypyc*.so "$tree/site/" 2>/dev/null || true
	for part in optuna numpy numpy.libs colorlog tqdm packaging yaml; do
		[ ! -e "$site/$part" ] || cp -r "$site/$part" "$tree/site/"
	done
	find "$tree/site" -name tests -type d -prune -exec rm -rf {} +
	cp -r build/compiled "$tree/compiled"
	cp tools/ladder_away.py tools/tune.py "$tree/"
	find "$tree" -name __pycache__ -type d -prune -exec rm -rf {} +
	tar -I "xz -1" -cf "$away/pack.tar.xz" -C "$tree" .
	cp "$0" "$away/ladder-away.sh"
	ls -l "$away/pack.tar.xz"
}

unpack() {
	tree=${TMPDIR:-/tmp}/mythagora-away
	if [ ! -e "$tree/.whole" ] || [ "$away/pack.tar.xz" -nt "$tree/.whole" ]; then
		rm -rf "$tree" && mkdir -p "$tree" && tar -xJf "$away/pack.tar.xz" -C "$tree" && touch "$tree/.whole"
	fi
	unset PYTHONSTARTUP VIRTUAL_ENV || true
	export PYTHONHOME="$tree/python" PYTHONPATH="$tree/compiled:$tree/site" LD_LIBRARY_PATH="$tree/lib" PYTHONUNBUFFERED=1
	python="$tree/python/bin/python3"
}

run() {
	unpack
	[ ! -e "$away/ladder.jsonl" ] || cp "$away/ladder.jsonl" "$OUT/ladder.jsonl"
	"$python" "$tree/ladder_away.py" --results "$OUT/ladder.jsonl" --plan "$away/plan.json" --seconds "$@"
}

# Each search on some of the cores, all beside each other; what was tried comes back under $OUT.
tune() {
	unpack
	export OPENBLAS_NUM_THREADS=1
	while read -r game players simulations seeds processes; do
		"$python" "$tree/tune.py" "$game" --players "$players" --simulations "$simulations" --seeds "$seeds" \
			--processes "$processes" --trials 500 --seconds "$1" --fresh 200 --fresh-seconds "$2" --folder "$OUT" \
			>"$OUT/$game-$players.txt" 2>&1 &
	done <"$away/tune.txt"
	wait
	cat "$OUT"/*.txt
}

case ${1:-} in
pack) pack ;;
run) shift && run "${@:-540}" ;;
tune) tune "${2:-120}" "${3:-40}" ;;
take) cp "$2/ladder.jsonl" "$away/ladder.jsonl" && wc -l "$away/ladder.jsonl" ;;
*) sed -n '2,11s/^# \{0,1\}//p' "$0" && exit 2 ;;
esac

"""A page for each game's environment, written from the code.

    python -m mythagora.envs.pages docs/envs

A test sees that the pages are what the code says.
"""

import sys
from pathlib import Path

from mythagora import shelf
from mythagora.engine.features import total
from mythagora.engine.game import Game
from mythagora.engine.state import State

HISTORY: dict[str, dict[int, str]] = {  # by game and version: what came to behave otherwise
    "mythe": {1: "the first"},
    "mytikas": {1: "the first"},
    "mythotopia": {1: "the first"},
}


def page(game: Game) -> str:
    """Everything a learner has to know, in the same order for every game."""
    width = total(game.blocks())
    name = f"{game.name}_v{game.version}"
    solo = f'"mythagora.envs.solo:Mythagora/{game.title}-v{game.version}"'
    spiel = f'"python_mythagora_{game.name}"'
    parts = [
        f"# {game.title} as an environment: `{name}`\n",
        f"Written by `python -m mythagora.envs.pages docs/envs`; {game.title} is by {game.designer}.\n",
        "| | |\n|---|---|",
        f"| import | `from mythagora.envs import {name}` |",
        f"| agents | {game.fewest} to {game.most}: `seat_0` … `seat_{game.most - 1}` |",
        f"| observation | `observation`: {width} numbers from -1 to 1; `action_mask`: {game.actions} marks |",
        f"| actions | `Discrete({game.actions})` |",
        "| reward | at the end: 1 for a win, shared among those who stand first, else 0 |",
        "| truncated | when the turn limit ends the game |",
        f"| Gymnasium | `gymnasium.make({solo})`, one seat against bots |",
        f"| OpenSpiel | `import mythagora.envs.spiel`, then `pyspiel.load_game({spiel})` |",
        "",
        "```python",
        f"from mythagora.envs import {name}",
        "",
        f"env = {name}.env(players={game.fewest})",
        "env.reset(seed=1)",
        "for agent in env.agent_iter():",
        "    observation, reward, termination, truncation, info = env.last()",
        "    over = termination or truncation",
        '    action = None if over else env.action_space(agent).sample(observation["action_mask"])',
        "    env.step(action)",
        "```\n",
        "## Rules\n",
        f"In our words: [docs/rules/{game.name}.md](../rules/{game.name}.md). Options, given as "
        f"`{name}.env(options={{…}})`; usual are those of a table of bots, so that every game ends:\n",
        "| option | values | usual | rule |\n|---|---|---:|---|",
        *[
            f"| `{one.name}` | {one.least}–{one.most} | {one.among_bots} | {one.rule} |"
            for one in game.options()
        ],
        "",
        f"Editions: {', '.join(f'`{name}`' for name in game.editions())}, or one of your own (`edition=`).\n",
        "## Observation\n",
        "Only what the seat may know (`features.py`, checked by the secrecy law); seats are counted from the "
        "observer's own.\n",
        "| from | to | block | size |\n|---:|---:|---|---:|",
        *observation_rows(game),
        "",
        "## Actions\n",
        "An action is its own index. Examples of each kind; which piece or card has which number is told by "
        "`env.unwrapped.table.state.text(action)`:\n",
        "| from | to | kind | first | last |\n|---:|---:|---|---|---|",
        *action_rows(game),
        "",
        "An action that is not marked ends the game for everybody in `env()`, with a reward of -1 for who "
        "chose it, and is refused in `raw_env()`.\n",
        "## Versions\n",
        "The number moves when the same actions could lead elsewhere.\n",
        "| version | what changed |\n|---:|---|",
        *[f"| {version} | {what} |" for version, what in HISTORY[game.name].items()],
        "",
    ]
    return "\n".join(parts)


def option_rows(game: Game) -> list[str]:
    return [
        f"| `{one.name}` | {one.least}–{one.most} | {one.among_bots} | {one.rule} |" for one in game.options()
    ]


def observation_rows(game: Game) -> list[str]:
    rows, at = [], 0
    for block in game.blocks():
        rows.append(f"| {at} | {at + block.size - 1} | {block.name} | {block.size} |")
        at += block.size
    return rows


def action_rows(game: Game) -> list[str]:
    """Runs of actions whose texts begin with the same word."""
    state = game.new(game.most, {}, shelf.edition(game.name), bytes(32))
    rows: list[str] = []
    first = 0
    for action in range(1, game.actions + 1):
        if action == game.actions or verb(state, action) != verb(state, first):
            texts = [f"`{state.text(place)}`" for place in (first, action - 1)]
            rows.append(f"| {first} | {action - 1} | {verb(state, first)} | {texts[0]} | {texts[1]} |")
            first = action
    return rows


def verb(state: State, action: int) -> str:
    return state.text(action).split(" ")[0]


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in shelf.GAMES.values():
        (folder / f"{game.name}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

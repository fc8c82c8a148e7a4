"""Balance a number: what would Mythe be like if the Sword were weaker?

    python examples/balance_a_number.py --games 1200

The same deals are played with the printed value and with the other one. What changes is told with how surely
it is known; whoever has the box can put in the number that stands on the card.
"""

import argparse

from mythagora import shelf
from mythagora.lab import plan as plans
from mythagora.lab.diff import NUMBER, Line, compare, told
from mythagora.lab.play import play_table
from mythagora.lab.results import Results

CARD = 'key = "sword"\nname = "Sword"\npoints = 3'


def play(text: str, games: int) -> Results:
    """So many games between three Thumbs with this edition."""
    game = shelf.find("mythe")
    edition = shelf.own("mythe", text, "sword.toml")
    plan = plans.make(game, ["thumb"] * 3, {}, edition, games, bytes(32))
    return Results(plan, play_table(plan))


def show(line: Line) -> str:
    unit, times = ("", 1) if line.kind == NUMBER else (" %", 100)
    one, other, change = (estimate.mean * times for estimate in (line.one, line.other, line.change))
    reach = line.change.reach * times
    mark = "  <- sure" if line.is_sure else ""
    return f"{line.name:28} {one:8.2f}{unit} {other:8.2f}{unit}   {change:+7.2f} ± {reach:.2f}{mark}"


def main() -> None:
    parser = argparse.ArgumentParser(description="What a weaker Sword changes in Mythe.")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--points", type=int, default=1, help="what the Sword is worth instead of 3")
    chosen = parser.parse_args()
    printed = shelf.edition("mythe").text
    assert CARD in printed
    other = printed.replace(CARD, CARD.replace("points = 3", f"points = {chosen.points}"))
    lines = compare(play(printed, chosen.games), play(other, chosen.games))
    print(f"{chosen.games} games each, the same deals; the Sword worth 3, then {chosen.points}\n")
    for line in lines:
        print(show(line))
    sure = told(lines)
    print(
        f"\n{len(sure)} of {len(lines)} figures surely change"
        + (f", most of all: {sure[0].name}" if sure else "")
    )


if __name__ == "__main__":
    main()

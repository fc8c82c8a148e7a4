"""The numbers printed on one copy of Mythe, checked as they are read. MY-S2, MY-S4."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.edition import Edition, Sheet, digest, open_sheet
from mythagora.engine.errors import InputError
from mythagora.engine.sets import only
from mythagora.games.mythe.meta import FEWEST, MOST

CARDS: Final = 16
MOST_SPACES: Final = 40  # before the Dragon
MOST_POINTS: Final = 9
MARKS: Final = ["4+", "5"]
SMALLEST_DECK: Final = 6  # two cards for each of three piles


@final
class MytheEdition(Edition):
    """Cards are numbered as in the file, spaces from the village, which is 0."""

    def __init__(self, name: str, title: str, text: str, digest: str) -> None:
        super().__init__(name, title, text, digest)
        self.keys: Final[list[str]] = []
        self.names: Final[list[str]] = []
        self.origins: Final[list[str]] = []
        self.zones: Final[list[str]] = []  # by space, the village and the Dragon's included
        self.track_origin: str = ""
        self.dragon_origin: str = ""
        self.value: Final = vec[i64]([0] * CARDS)
        self.cost: vec[i64] = vec[i64]([])  # by space; the village costs nothing
        self.dragon: i64 = 0  # the Dragon's space, MY-S4
        self.obstacles: i64 = 0
        self.legends: i64 = 0
        self.in_play: Final = vec[i64]([0] * (MOST + 1))  # by number of players, MY-S2


def read(text: str, file: str) -> MytheEdition:
    """Two passes: the first takes and checks every value, so that the hash is known at the end."""
    sheet = open_sheet(file, text)
    sheet.number("format", 1, 1)
    name = sheet.words("name", 40)
    title = sheet.words("title", 80)
    track = sheet.table("track")
    dragon = sheet.table("dragon")
    cards = sheet.tables("card", CARDS, CARDS)
    sheet.finish()

    costs = track.numbers("costs", MOST, MOST_SPACES, 1, MOST_POINTS)
    zones = read_zones(track, len(costs))
    track_origin = track.origin()
    track.finish()
    dragon_cost = dragon.number("cost", 1, MOST_POINTS)
    dragon_origin = dragon.origin()
    dragon.finish()

    keys: list[str] = []
    names: list[str] = []
    origins: list[str] = []
    points: list[int] = []
    marks: list[str] = []
    obstacles: i64 = 0
    legends: i64 = 0
    for number, card in enumerate(cards):
        keys.append(card.key("key", keys))
        names.append(card.words("name", 40))
        if card.flag("obstacle"):
            obstacles |= only(number)
            points.append(0)  # an Obstacle has no number, so `points` would be left over
        else:
            points.append(card.number("points", 0, MOST_POINTS))
            if card.flag("legendary"):
                legends |= only(number)
        marks.append(card.one_of("mark", MARKS, ""))
        origins.append(card.origin())
        card.finish()

    edition = MytheEdition(name, title, text, digest(sheet))
    edition.keys.extend(keys)
    edition.names.extend(names)
    edition.origins.extend(origins)
    edition.zones.extend(["village", *zones, "dragon"])
    edition.track_origin = track_origin
    edition.dragon_origin = dragon_origin
    spaces = [0, *costs, dragon_cost]
    edition.cost = vec[i64](spaces)
    edition.dragon = len(costs) + 1
    edition.obstacles = obstacles
    edition.legends = legends
    for number in range(CARDS):
        edition.value[number] = points[number]
        for players in range(FEWEST, MOST + 1):
            if players >= needed_players(marks[number]):
                edition.in_play[players] |= only(number)
    check_playable(edition, file)
    return edition


def needed_players(mark: str) -> int:
    """MY-S2."""
    return {"": FEWEST, "4+": 4, "5": 5}[mark]


def read_zones(track: Sheet, spaces: int) -> list[str]:
    """The zone of each space, from the names of the parts and their lengths."""
    names: list[str] = []
    value = track.left.get("zones")
    if not isinstance(value, list) or not 1 <= len(value) <= spaces:
        raise track.wrong("zones", "a list of names")
    for name in value:
        if not isinstance(name, str) or not 1 <= len(name) <= 30 or not name.isprintable():
            raise track.wrong("zones", "a list of names of 1 to 30 characters")
        names.append(name)
    lengths = track.left.get("lengths")
    if lengths is None or not isinstance(lengths, list) or len(lengths) != len(names):
        raise track.wrong("lengths", f"{len(names)} whole numbers, one for each zone")
    counts = track.numbers("lengths", len(names), len(names), 1, spaces)
    if sum(counts) != spaces:
        track.left["lengths"] = lengths
        raise track.wrong("lengths", f"whole numbers that add up to the {spaces} spaces of `costs`")
    track.take("zones")
    return [name for name, length in zip(names, counts, strict=True) for _ in range(length)]


def check_playable(edition: MytheEdition, file: str) -> None:
    """A game that nobody could win, or that cannot be dealt, is refused at once."""
    smallest = [card for card in range(CARDS) if edition.in_play[FEWEST] >> card & 1]
    if len(smallest) < SMALLEST_DECK:
        raise unplayable(file, f"at least {SMALLEST_DECK} cards without `mark`", str(len(smallest)))
    items = [int(edition.value[card]) for card in smallest if edition.legends >> card & 1]
    if not items:
        raise unplayable(file, "at least one card without `mark` that is `legendary`", "none")
    points = [int(edition.value[card]) for card in smallest]
    dearest = max([int(edition.cost[space]) for space in range(1, int(edition.dragon))])
    # Nobody draws the cards they hold: at least one always, and the item shown to the Dragon.
    most = min(
        sum(points) - min(points) - dearest, sum(points) - min(items) - int(edition.cost[edition.dragon])
    )
    if most < 0:
        expected = "cards without `mark` whose points can pay for every space and for the Dragon"
        raise unplayable(file, expected, f"{-most} too few")


def unplayable(file: str, expected: str, found: str) -> InputError:
    return InputError("edition-value", {"file": file, "key": "card", "expected": expected, "found": found})

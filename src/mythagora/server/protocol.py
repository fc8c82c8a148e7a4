"""What goes over the wire, as types. The client's TypeScript is generated from here (`make protocol`).

A *version* counts what one reader (a seat, or the spectators) was sent of a table; what others were sent
does not move it. A *command* is an id that the client makes up; sent twice it is carried out once.
Sentences (`text`) are worded on the server for their reader and in the reader's language.
"""

from typing import Any, Literal

import msgspec

from mythagora.games.mythe.view import MytheView
from mythagora.games.mythotopia.outlook import MythotopiaOutlook
from mythagora.games.mythotopia.view import MythotopiaView
from mythagora.games.mytikas.outlook import MytikasOutlook
from mythagora.games.mytikas.view import MytikasView

PROTOCOL = 1  # moves when an older client could not go on; it is then asked to reload

LONGEST_NAME = 20  # of a person
LONGEST_TABLE_NAME = 40
LONGEST_MESSAGE = 500  # of the chat, in characters
LARGEST_FRAME = 8_192  # bytes of a message from a client
SPECTATOR = -1

Status = Literal["waiting", "dealing", "running", "over", "abandoned", "resting"]
"""Seats are being taken; a fair deal is looked for; being played; played to the end; given up by agreement;
its behaviour version is not on this server."""

Kind = Literal["empty", "open", "friend", "person", "bot"]
"""Of a seat: left out; anybody may sit; by link only; somebody sits there; a bot does."""

# ------------------------------------------------------------------------------------- parts of messages


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """Something inside a message."""


class Thing(Part, frozen=True, kw_only=True):
    """A word of the notation and the sort of thing it is: `card sword`, `pile neutral`, `province mome`."""

    sort: str
    word: str


class Option(Part, frozen=True, kw_only=True):
    """One legal action of the reader. The board lights its things; the list shows its text."""

    action: str  # in the notation; send it back to choose it
    verb: str
    things: list[Thing]
    text: str
    preview: list[str] = []  # what it would surely lead to, where nothing hidden decides
    price: dict[str, int] = {}  # what follows from it must surely be paid: symbols and how many


class Plan(Part, frozen=True, kw_only=True):
    """Several choices in one: the client sends the actions one after another, each as an `Act`."""

    actions: list[str]  # in the notation
    text: str


class Fact(Part, frozen=True, kw_only=True):
    role: str
    sort: str
    word: str


class Happening(Part, frozen=True, kw_only=True):
    """An event as the reader may know it."""

    verb: str
    facts: list[Fact]
    text: str
    whole: bool  # nothing was kept back


class Line(Part, frozen=True, kw_only=True):
    """One step of the log as this reader saw it: an action and what came of it, or an undo."""

    version: int  # of this reader, once it was sent
    turn: int
    seat: int | None  # who acted; none for what the table itself did
    happenings: list[Happening]
    undone: bool = False  # taken back later


class Asked(Part, frozen=True, kw_only=True):
    """What is asked now, worded for the reader."""

    name: str
    rule: str
    seats: list[int]  # who may answer
    about: dict[str, str]
    text: str
    help: str


class Undo(Part, frozen=True, kw_only=True):
    """Whether the reader can take something back, and what is in the way."""

    moves: int  # how many, alone; 0: only by asking, or not at all
    withdraw: bool  # an answer to a question that others are still answering
    may_ask: bool  # the others can be asked for more
    text: str  # what would be taken back, or why nothing can be
    back: int = 0  # how many moves of the table to the reader's own last one: as many as to ask for


class Refusal(Part, frozen=True, kw_only=True):
    name: str
    rule: str
    text: str


class SeatInfo(Part, frozen=True, kw_only=True):
    """What everybody may know of who sits there."""

    seat: int
    kind: Kind
    name: str  # empty where nobody sits
    bot: str | None  # its name on the roster
    is_you: bool
    is_present: bool
    is_thinking: bool = False  # a bot at work
    has_failed: bool = False  # this bot, the last time it was asked: a simpler one answered for it
    conceded: bool = False
    may_be_replaced: bool = False  # the clock ran out: the others may seat a bot
    is_left: bool = False  # a bot plays for who left: by the seat's link, or at an open table, one may go on


class EditionInfo(Part, frozen=True, kw_only=True):
    name: str
    hash: str
    is_ours: bool


class Pace(Part, frozen=True, kw_only=True):
    """`none`: nobody is pressed. `turn`: a friendly clock. `days`: a table over days."""

    kind: Literal["none", "turn", "days"] = "none"
    seconds: int = 0  # for a turn


class Clock(Part, frozen=True, kw_only=True):
    """For the turn under way; the times are seconds left when the message was sent."""

    seats: list[int]
    left: float
    is_out: bool


class Seal(Part, frozen=True, kw_only=True):
    """Fair dice: the seal is shown before the first card, the secret and the seed after the last."""

    seal: str
    entropy: list[str | None]  # by seat: what its person added
    secret: str | None = None
    seed: str | None = None


class Fairness(Part, frozen=True, kw_only=True):
    """A fair deal was agreed: bots play on from each deal so many times, until no seat's share of the wins is
    further from an even one than the bound, in percentage points. How it came out is told after the game.
    """

    bound: int
    rollouts: int
    attempts: int  # at most
    bot: str
    tried: int  # attempts judged so far
    failed: bool = False  # they could not be judged: the deal is as chance had it
    chosen: int | None = None  # the attempt taken, from 0
    is_fair: bool | None = None  # whether it keeps the bound
    shares: list[list[int]] = []  # by attempt and seat, in thousandths


class Place(Part, frozen=True, kw_only=True):
    """A seat's end result."""

    seat: int
    place: int
    score: int
    text: str  # in the game's own words


class Result(Part, frozen=True, kw_only=True):
    title: str
    endings: list[str]
    turns: int
    places: list[Place]  # first to last
    rematch: str | None = None  # the next table of the same people


class Proposal(Part, frozen=True, kw_only=True):
    """Somebody asks the others; all who sit there as people must agree."""

    what: Literal["undo", "abandon"]
    by: int
    moves: int  # for `undo`
    agreed: list[int]
    waiting: list[int]
    text: str


class Order(Part, frozen=True, kw_only=True):
    """A standing order: how this seat answers a question whenever it is asked. Known to its seat alone.

    It answers the question of this name when all facts of `about` are what it is about; the first of
    `answers` that is offered is chosen, through the same command path as any action.
    """

    question: str
    about: dict[str, str] = {}
    answers: list[str]  # actions in the notation, best first
    until: Literal["turn", "game"]  # to the end of the turn under way, or for good


class Message(Part, frozen=True, kw_only=True):
    """A line of the table's chat."""

    number: int
    seat: int  # -1: a spectator
    name: str
    text: str
    at: float  # seconds since 1970


class TableInfo(Part, frozen=True, kw_only=True):
    """A table as everybody may see it."""

    id: str
    name: str
    game: str
    edition: EditionInfo
    options: dict[str, int]
    memory_aids: bool
    hints: bool  # people may ask what would be best
    pace: Pace
    is_open: bool  # in the lobby for anybody; a private one is found only by its links
    is_hot_seat: bool  # all people at one device
    status: Status
    seats: list[SeatInfo]
    spectators: int
    seal: Seal
    fairness: Fairness | None  # none: chance deals once
    is_host: bool  # the reader made it
    created: float
    started: float | None
    ended: float | None
    behaviour: int


# ----------------------------------------------------------------- what the server says on a table's socket

GameView = MytheView | MytikasView | MythotopiaView
OUTLOOKS = [MythotopiaOutlook, MytikasOutlook]  # sent inside the view as its field `outlook`


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", rename=None):
    """A message to one reader."""


class Advice(Part, frozen=True, kw_only=True):
    """One of the reader's options, as the adviser sees it."""

    action: str
    chance: float  # to win with it, from 0 to 1
    behind: float  # how much less that is than with the best; 0: just as good, as far as can be told


class Hint(Part, frozen=True, kw_only=True):
    """At most three options, the best first, judged by level 5 on what the seat could know."""

    advice: list[Advice]


class Snapshot(FromServer, frozen=True, kw_only=True, tag="table"):
    """All of the table; the answer to `Hello`, and to a gap too wide.

    `news` is where in `log` the reader's absence began.
    """

    seat: int  # whose eyes; -1 for a spectator
    version: int
    table: TableInfo
    view: dict[str, Any] | None  # a `GameView`; none before the game begins
    asked: Asked | None
    options: list[Option]
    plans: list[Plan]  # whole ways to answer, the best first; a game may have none
    undo: Undo
    log: list[Line]
    news: int
    clock: Clock | None
    proposal: Proposal | None
    result: Result | None
    chat: list[Message]
    orders: list[Order] = []  # this reader's own


class Update(FromServer, frozen=True, kw_only=True, tag="update"):
    """One step further. `changes` holds the fields of the view that are different now, whole."""

    version: int
    line: Line
    changes: dict[str, Any]
    asked: Asked | None
    options: list[Option]
    plans: list[Plan]  # whole ways to answer, the best first; a game may have none
    undo: Undo
    undone: list[int] = []  # versions of log lines that this took back
    result: Result | None = None


class TableChanged(FromServer, frozen=True, kw_only=True, tag="changed"):
    """Who sits there, who is present, who thinks, the clock: nothing of the game itself."""

    table: TableInfo
    clock: Clock | None
    proposal: Proposal | None


class OrdersChanged(FromServer, frozen=True, kw_only=True, tag="orders"):
    """The standing orders of this seat, to it alone, when they change or run out."""

    orders: list[Order]


class Acknowledged(FromServer, frozen=True, kw_only=True, tag="done"):
    """The command was carried out (or had been before)."""

    command: str
    version: int


class Refused(FromServer, frozen=True, kw_only=True, tag="refused"):
    """The command was not carried out; what the reader had missed was sent before this."""

    command: str
    refusal: Refusal
    version: int


class Explained(FromServer, frozen=True, kw_only=True, tag="explained"):
    """The answer to `Explain`: why not, or none if it is allowed."""

    command: str
    action: str
    refusal: Refusal | None


class Hinted(FromServer, frozen=True, kw_only=True, tag="hinted"):
    """The answer to `AskHint`, for the question as it stood at this version; to this reader alone."""

    command: str
    version: int
    hint: Hint


class Said(FromServer, frozen=True, kw_only=True, tag="said"):
    message: Message


class Problem(FromServer, frozen=True, kw_only=True, tag="problem"):
    """A message that could not be read or is not for this reader; the connection lives on."""

    name: str
    text: str
    command: str | None = None


class Reload(FromServer, frozen=True, kw_only=True, tag="reload"):
    """The server speaks a newer protocol than this page."""

    protocol: int


class Pong(FromServer, frozen=True, kw_only=True, tag="pong"):
    """The answer to `Ping`."""


ServerMessage = (
    Snapshot
    | Update
    | TableChanged
    | OrdersChanged
    | Acknowledged
    | Refused
    | Explained
    | Hinted
    | Said
    | Problem
    | Reload
    | Pong
)

# ----------------------------------------------------------------- what a client says on a table's socket

Command = str  # up to 40 characters


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message from one reader."""


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """First of all. `since` is the version this client has; it gets the gap, or a `Snapshot`."""

    protocol: int
    language: str = "en"
    since: int | None = None


class Act(FromClient, frozen=True, kw_only=True, tag="act"):
    """Choose an option. `version` is what the reader had seen when choosing."""

    command: Command
    version: int
    action: str


class TakeBack(FromClient, frozen=True, kw_only=True, tag="undo"):
    command: Command
    version: int
    moves: int = 1


class Withdraw(FromClient, frozen=True, kw_only=True, tag="withdraw"):
    command: Command
    version: int


class Explain(FromClient, frozen=True, kw_only=True, tag="explain"):
    """Why not this? Any text of the notation."""

    command: Command
    action: str


class AskHint(FromClient, frozen=True, kw_only=True, tag="hint"):
    """What would be best? Only where the table allows it, for one's own seat, while it is asked."""

    command: Command


class Propose(FromClient, frozen=True, kw_only=True, tag="propose"):
    command: Command
    what: Literal["undo", "abandon"]
    moves: int = 1


class Answer(FromClient, frozen=True, kw_only=True, tag="answer"):
    """To the proposal that stands."""

    command: Command
    agree: bool


class Concede(FromClient, frozen=True, kw_only=True, tag="concede"):
    """Give up: a bot plays the seat to the end, and the result says so."""

    command: Command


class Say(FromClient, frozen=True, kw_only=True, tag="say"):
    command: Command
    text: str


class Orders(FromClient, frozen=True, kw_only=True, tag="orders"):
    """Standing orders of this seat, at most 16; they replace those there were."""

    command: Command
    orders: list[Order]


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    pass


ClientMessage = (
    Hello | Act | TakeBack | Withdraw | Explain | AskHint | Propose | Answer | Concede | Say | Orders | Ping
)

# ------------------------------------------------------------------------------------------------ the lobby


class SeatWish(Part, frozen=True, kw_only=True):
    """Who is to sit there: `me`, `here` (another person at this device), `open`, `friend`, `bot`, `empty`."""

    kind: Literal["me", "here", "open", "friend", "bot", "empty"]
    bot: str | None = None
    name: str | None = None  # for `here`


class TableWish(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. Empty seats are left out; with no open or friend's seat the game begins at once."""

    game: str
    seats: list[SeatWish]
    name: str = ""
    options: dict[str, int] = {}
    edition: str = ""  # one of ours by name; the usual one when empty
    edition_text: str | None = None  # somebody's own file
    edition_file: str = ""  # what to call it
    memory_aids: bool = True
    hints: bool | None = None  # usually where one person plays against bots; never without memory aids
    fair_bound: int | None = None  # deal again until the deal is fair within so many percentage points
    pace: Pace = Pace()
    is_open: bool = False
    entropy: str = ""  # hexadecimal, what this person adds to the dice
    sealed: str = ""  # from `Sealed`: the seal was shown before the entropy was chosen


class Sealed(Part, frozen=True, kw_only=True):
    """The seal of a table that is about to be made, so that nobody need trust the order of things."""

    sealed: str  # send it back in `TableWish`
    table: str
    seal: str


class SeatLink(Part, frozen=True, kw_only=True):
    seat: int
    link: str  # path on this host; shown once, stored hashed


class TableMade(Part, frozen=True, kw_only=True):
    table: TableInfo
    links: list[SeatLink]


class SitWish(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: an open one, or by the secret of a link, which names its seat; or one's own back."""

    seat: int | None = None
    secret: str = ""
    entropy: str = ""


class LinkWish(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another link to a friend's seat."""

    seat: int


class BotWish(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot is to sit there."""

    seat: int
    bot: str


class LeaveWish(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat: int
    bot: str | None = None  # which bot goes on for me once the game runs


class TableRow(Part, frozen=True, kw_only=True):
    """A line of the lobby or of *my tables*."""

    table: TableInfo
    your_seats: list[int]
    your_turn: bool
    turn_of: list[int]  # who is to act
    since: float  # when that began


class Me(Part, frozen=True, kw_only=True):
    id: str
    name: str
    language: str
    is_new: bool  # has not chosen a name yet


class MeWish(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str | None = None
    language: str | None = None


class MyLink(Part, frozen=True, kw_only=True):
    """Opens this person's tables on another device; anybody who has it is that person."""

    link: str


class OptionInfo(Part, frozen=True, kw_only=True):
    name: str
    rule: str
    least: int
    most: int
    usual: int


class FairChoice(Part, frozen=True, kw_only=True):
    """How far a seat may be from an even share of the wins, in percentage points, and how that is judged."""

    least: int
    most: int
    usual: int
    rollouts: int  # games played from each deal
    attempts: int  # deals tried at most


class GameInfo(Part, frozen=True, kw_only=True):
    name: str
    title: str
    designer: str
    fewest: int
    most: int
    version: int
    options: list[OptionInfo]
    editions: list[EditionInfo]
    bots: list[str]  # names on the roster, the weakest first
    usual_bot: str
    fair_bound: FairChoice | None  # none where no deal favours a seat, or this server could not judge it


class Numbers(Part, frozen=True, kw_only=True):
    """An edition: what is printed on one copy's pieces, each number with its origin."""

    game: str
    edition: EditionInfo
    numbers: dict[str, Any]  # the edition file


class Rule(Part, frozen=True, kw_only=True):
    id: str
    text: str


class Chapter(Part, frozen=True, kw_only=True):
    title: str
    rules: list[Rule]


class RulesPage(Part, frozen=True, kw_only=True):
    game: str
    language: str
    intro: str
    chapters: list[Chapter]


class ReplayStep(Part, frozen=True, kw_only=True):
    """One step of a finished game as one reader saw it."""

    line: Line
    changes: dict[str, Any]
    asked: Asked | None
    choice: bool  # there were several answers to choose from: a hint can be had for it


class Replay(Part, frozen=True, kw_only=True):
    """`view` is the table before the first step; each step changes some of its fields."""

    table: TableInfo
    seat: int
    view: dict[str, Any] | None  # none where the behaviour version is gone: then only the log is left
    asked: Asked | None
    steps: list[ReplayStep]
    result: Result | None


class ReplayAdvice(Part, frozen=True, kw_only=True):
    """One of the answers there were, as the adviser sees it, worded for the seat that was asked."""

    action: str
    text: str
    things: list[Thing]
    chance: float  # to win with it, from 0 to 1
    behind: float  # how much less that is than with the best; 0: just as good, as far as can be told
    was_done: bool


class ReplayHint(Part, frozen=True, kw_only=True):
    """What would have been best before a step: at most three answers, the best first, judged by level 5 on
    what the seat that acted could know then.
    """

    seat: int  # who acted
    advice: list[ReplayAdvice]


class ReviewPoint(Part, frozen=True, kw_only=True):
    """How likely everybody was to win: for spectators at the beginning of a turn by what all could see, for a
    seat at its first decision of a turn by what it could know.
    """

    step: int  # how many steps the reader had seen
    turn: int
    chances: list[float]  # by seat


class ReviewDecision(Part, frozen=True, kw_only=True):
    """A decision that cost something, judged on what its seat could know."""

    step: int  # how many steps the reader had seen before it
    turn: int
    seat: int
    did: str
    better: str
    chance: float  # to win with what was done
    loss: float  # how much more the better one was worth


class ReviewBalance(Part, frozen=True, kw_only=True):
    """Why a seat ended where it did, in parts of a win: `result = even - lost + gained + luck`."""

    seat: int
    result: float
    even: float  # its chance when the game began
    lost: float  # by its own decisions
    gained: float  # by those of others
    luck: float  # what no decision explains
    decisions: int
    good: int  # decisions that lost nothing worth naming


class Review(Part, frozen=True, kw_only=True):
    """A game looked back upon. `none`: nobody has asked for it yet; `thinking`: it is being worked out, and
    what is there already is told; `done`.
    """

    state: Literal["none", "thinking", "done"]
    judged: int  # moments
    moments: int
    notes: list[str]  # what is to be known of how it was judged
    curve: list[ReviewPoint]
    costly: list[ReviewDecision]  # those that cost most, in the order of the game; a seat's own
    balance: list[ReviewBalance]  # by seat; none where nobody has won


class Check(Part, frozen=True, kw_only=True):
    """One thing that was verified; `holds` is none where that cannot be done here."""

    name: Literal["seal", "seed", "deal", "shares", "replay", "checksum"]
    holds: bool | None
    text: str


class Verdict(Part, frozen=True, kw_only=True):
    """`attempts` at a fair deal remain to be judged again, one by one, since each takes a while."""

    checks: list[Check]
    holds: bool  # none of them fails
    attempts: int = 0


class Failure(Part, frozen=True, kw_only=True):
    """What every error of the API looks like: an id, and a sentence saying what happened and what to do."""

    name: str
    text: str

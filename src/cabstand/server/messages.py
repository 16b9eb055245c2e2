"""What the server says: answers, and the messages of a live table. The OpenAPI document is made from these and `requests`."""

from typing import Any

import msgspec

from cabstand.core.envelope import Envelope
from cabstand.core.game import Args, StoryLine
from cabstand.core.referee import Card
from cabstand.server.phrases import Phrase, Reaction
from cabstand.table.rolls import Rolls
from cabstand.table.told import ToldPlan

# --- answers ---------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    name: str


class HouseFacts(msgspec.Struct, frozen=True):
    """Where others reach this server; empty where it is on this machine alone."""

    url: str


class Created(msgspec.Struct, frozen=True):
    """A new table, and the token of its link: shown this once, and never part of an address that is sent anywhere."""

    plan: ToldPlan
    invite: str


class Done(msgspec.Struct, frozen=True):
    """The move is written down as line `seq`. In a window the answer is kept and applied with the others: `waits`."""

    seq: int
    waits: bool = False


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done: a reason, its arguments, and the same in words; `seq` is the table's present number."""

    reason: str
    args: Args
    message: str
    seq: int | None = None


# --- messages of a live table ----------------------------------------------------------------------------------------


class Happened(msgspec.Struct, frozen=True):
    """One line of the log as this viewer may read it, and its story."""

    seq: int
    line: str
    story: list[StoryLine]
    by: str = ""
    """Who of a team did it."""


class ReplayStep(msgspec.Struct, frozen=True):
    """The moment after line `seq`; number 0 is before the first. `by` is a seat, `referee`, `table`, or nothing for chance."""

    seq: int
    line: str
    by: str
    story: list[StoryLine]
    view: Any
    envelope: Envelope
    card: Card | None = None
    person: str = ""
    """Who of a team did it: tables know, logs name nobody."""


class Replay(msgspec.Struct, frozen=True):
    """A part of a game, step by step, through the eyes of `seat` (None: of somebody who looks on)."""

    game: str
    rules: int
    options: dict[str, str]
    names: tuple[str, ...]
    facts: dict[str, str]
    """What else the header says: the commitment of the dice, for one."""
    over: bool
    total: int
    """How many lines there are."""
    eyes: list[int]
    """The seats through whose eyes the reader may look: all once the game is over, before that their own."""
    mine: list[int]
    """The seats at which the reader sat."""
    seat: int | None
    steps: list[ReplayStep]
    rolls: list[Rolls]
    """How often each face came up, once the game is over."""


class Window(msgspec.Struct, frozen=True):
    """Several seats are asked at once, for the same time whether or not anyone can answer."""

    seats: list[int]
    seconds: float
    answered: bool
    """Whether the viewer has answered already."""
    untimed: bool = False
    """It stays open until its one player has answered; `seconds` is 0."""


class Said(msgspec.Struct, frozen=True):
    """What somebody said: a phrase or a text. `seat` is None for somebody who waits at the door."""

    seat: int | None
    name: str
    phrase: Phrase | Reaction | None
    text: str


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """Everything a screen needs: sent first, and whenever catching up move by move would be longer."""

    seq: int
    plan: ToldPlan
    seat: int | None
    view: Any
    envelope: Envelope | None
    """None, as the view, until the game begins."""
    missed: list[Happened]
    present: list[bool]
    away: list[list[str]]
    """By seat, who of a team is not here."""
    commitment: str
    window: Window | None = None
    card: Card | None = None
    chat: list[Said] | None = None
    """What was said last, at the beginning of a stream; None: nothing new."""
    seconds_left: float | None = None
    """Of the turn, where there is a clock: a new line begins with `plan.seconds`."""
    skipped: int = 0
    """Lines that the reader does not know and that are not in `missed` either: they are too long ago, the log has them."""
    undo: bool = False
    """Whether this seat may take its last move back."""
    awaited: list[float | None] = []
    """By seat, as in `presence`."""


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """What happened, and what this seat sees now."""

    seq: int
    happened: list[Happened]
    view: Any
    envelope: Envelope | None
    window: Window | None = None
    card: Card | None = None
    undo: bool = False
    """Whether this seat may take its last move back."""


class CardChanged(msgspec.Struct, frozen=True, tag="card"):
    """More was said in a talk, or heard; somebody else may be asked now."""

    card: Card | None
    envelope: Envelope | None


class PlanChanged(msgspec.Struct, frozen=True, tag="plan"):
    plan: ToldPlan


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Which seats somebody looks out of, and by seat who of a team does not."""

    present: list[bool]
    away: list[list[str]]
    awaited: list[float | None] = []
    """By seat, how many seconds its people have left to come back before the host may give it to somebody else; None: nobody
    waits to do so."""


class Frozen(msgspec.Struct, frozen=True, tag="frozen"):
    """Something broke at this table. Nothing is lost; it waits for its host and ours."""

    message: str


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The last message of a stream that ends for good: coming back would be refused with the same reason."""

    reason: str
    message: str


class Chatted(msgspec.Struct, frozen=True, tag="chat"):
    said: Said


class MoveDone(msgspec.Struct, frozen=True, tag="done"):
    """The answer to a move that came over the WebSocket; `key` says to which."""

    key: str
    done: Done


class MoveProblem(msgspec.Struct, frozen=True, tag="problem"):
    """A move over the WebSocket that was not made; `status` is what the answer to a POST would have."""

    key: str
    status: int
    problem: Problem


Message = Snapshot | Moved | CardChanged | PlanChanged | Presence | Chatted | Frozen | Ended | MoveDone | MoveProblem

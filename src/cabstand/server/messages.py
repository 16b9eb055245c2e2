"""What goes over the wire: requests, answers, and the messages of a live table. The OpenAPI document is made from these."""

from typing import Annotated, Any, Final, Literal

import msgspec

from cabstand.core.envelope import Envelope
from cabstand.core.game import Args, StoryLine
from cabstand.core.referee import MOST_TYPED, MOST_WORDS, Card
from cabstand.table.plan import ANSWER_SECONDS, NAME_LENGTH, BotPace, Pace
from cabstand.table.rolls import Rolls
from cabstand.table.told import ToldPlan

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
LAST_SEAT: Final = 9
LAST_LINE: Final = 10**9  # no game has as many
LONGEST_MOVE: Final = 200
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=LAST_SEAT)]
Options = dict[Annotated[str, msgspec.Meta(max_length=40)], Annotated[str, msgspec.Meta(max_length=4000)]]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=14 * 24 * 3600)]
AnswerSeconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]
LineNumber = Annotated[int, msgspec.Meta(ge=0, le=LAST_LINE)]
Phrase = Literal[
    "chat-hello",
    "chat-good-luck",
    "chat-your-turn",
    "chat-one-moment",
    "chat-back-in-five",
    "chat-here-again",
    "chat-well-played",
    "chat-that-was-close",
    "chat-what-luck",
    "chat-oops",
    "chat-sorry",
    "chat-thank-you",
    "chat-another-game",
    "chat-goodbye",
]
CHAT_LENGTH: Final = 500


# --- requests --------------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who I am: a name is enough."""

    name: Name


class WantedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """me: the one who asks; here: a person at the same screen; link: somebody with the link; bot: `level` says which, the
    game's usual one where it is empty."""

    kind: Literal["me", "here", "link", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=9)]
    options: Options = {}
    pace: Pace = "none"
    seconds: Seconds = 0
    bot_pace: BotPace = "quick"
    watch: bool = False
    chat: bool = False
    answer_seconds: AnswerSeconds = ANSWER_SECONDS
    """How long a card may be thought about, where a game asks questions; 0: as long as anybody likes."""
    edition: Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""
    """The hash of the edition, one of `/api/editions`, where a game has them; empty: the one that comes with the game."""
    coach: bool = False
    """Whether everybody may ask the coach during the game; whoever is alone with bots may do so anyway."""
    patient: bool = False
    """Alone with bots, you may take as long as you like to react: a window stays open until you have answered."""
    big: bool = False
    """The one who asks is a big screen that everybody looks at: it sits nowhere, and its code lets people in without a nod."""
    nonce: Nonce = ""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By the token of a link, or by a spoken code."""

    invite: Annotated[str, msgspec.Meta(max_length=128)] = ""
    code: Annotated[str, msgspec.Meta(max_length=16)] = ""
    nonce: Nonce = ""


class Nod(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's answer to who waits, by their place in the queue."""

    guest: Annotated[int, msgspec.Meta(ge=1, le=99)]
    let_in: bool
    seat: SeatNumber | None = None
    """Whose team they join; without: the first open seat."""


class MyNonce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    nonce: Nonce


class SeatOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    order: Annotated[list[SeatNumber], msgspec.Meta(max_length=9)]


class SeatOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class StandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for a seat, the game's usual one where none is named; an empty level: its owner plays again."""

    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class GiveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End the game as it stands: propose it, or agree to it; without `agree`: play on."""

    agree: bool = True


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phrase that is ready, which everybody reads in their own language; or, where the host allows it, a text.
    `seat` matters only to somebody with several."""

    phrase: Phrase | None = None
    text: Annotated[str, msgspec.Meta(max_length=2 * CHAT_LENGTH)] = ""
    seat: SeatNumber | None = None


class MakeMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move in its notation; `seq` is the number of lines the table had when it was chosen, `key` makes a repeat harmless."""

    seat: SeatNumber
    seq: Annotated[int, msgspec.Meta(ge=0)]
    key: Key
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was typed in answer to a question; in a talk, what was said since the last time, or all of it so far (`whole`).
    The first words start its clock; they may be empty. `done`: the talk ends here, before its time is up."""

    seat: SeatNumber
    seq: Annotated[int, msgspec.Meta(ge=0)]
    key: Key
    text: Annotated[str, msgspec.Meta(max_length=MOST_TYPED)]
    whole: bool = False
    done: bool = False


class Overrule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The word on a wrong answer of somebody who may let it count."""

    seat: SeatNumber
    seq: Annotated[int, msgspec.Meta(ge=0)]
    counts: bool


class Heard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a card, counted from 1, that somebody who listens has heard so far."""

    seat: SeatNumber
    seq: Annotated[int, msgspec.Meta(ge=0)]
    words: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=MOST_WORDS)]], msgspec.Meta(max_length=MOST_WORDS)]


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of the card of line `seq` has been read."""

    seq: Annotated[int, msgspec.Meta(ge=0)]


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    seq: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


LogText = Annotated[str, msgspec.Meta(max_length=65_536)]


class OpenLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A log from a file, to be stepped through: whose eyes (nobody's in particular without `seat`), from which step on."""

    log: LogText
    seat: SeatNumber | None = None
    first: LineNumber = msgspec.field(default=0, name="from")


class OpenLogAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A log from a file, for a word of the coach on the moment after line `at`; `deep` with figures that take longer."""

    log: LogText
    at: LineNumber
    deep: bool = False


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
    phrase: Phrase | None
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

"""What is asked of the server: the bodies of requests, and the move on a WebSocket. What it answers is in `messages`."""

from typing import Annotated, Final, Literal

import msgspec

from cabstand.core.referee import MOST_TYPED, MOST_WORDS
from cabstand.server.phrases import Phrase, Reaction
from cabstand.table.plan import ANSWER_SECONDS, NAME_LENGTH, BotPace, Pace

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
CHAT_LENGTH: Final = 500


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
    """A phrase that is ready, which everybody reads in their own language, or a reaction; or, where the host allows it, a text.
    `seat` matters only to somebody with several."""

    phrase: Phrase | Reaction | None = None
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

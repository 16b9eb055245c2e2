"""Who sits where, and how a table plays: everything about a table but its lines. Kept as one sheet, changed as a whole.

Changes are functions from a plan to a plan; what cannot be is refused with a reason. A plan holds secrets (of the dice, of the
invitation): only `told_plan` leaves the server.
"""

from typing import Annotated, Final, Literal

import msgspec

from cabstand.core import Game, find_game
from cabstand.core.game import refuse
from cabstand.table.dice import check_nonce, commitment, facts
from cabstand.table.log import Header

Stage = Literal["lobby", "playing", "over", "gone"]
Pace = Literal["none", "live", "slow"]
BotPace = Literal["instant", "quick", "calm"]
NAME_LENGTH: Final = 32
ANSWER_SECONDS: Final = 45
NOBODY: Final = "-"
"""Instead of a name that its player has deleted."""
_NAMED: Final = 3  # of a team without a name

SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]


class Mate(msgspec.Struct, frozen=True):
    """Somebody who shares a seat with whoever sat there first."""

    player: str
    name: str


class Place(msgspec.Struct, frozen=True):
    """One seat. With a player it is theirs, with a bot level a bot's, with neither it waits for somebody with the link.

    With mates it is a team's: any of them may act for it, and the first act counts.
    """

    player: str = ""
    name: str = ""
    bot: str = ""
    nonce: str = ""
    """What this seat adds to the dice."""
    stand_in: str = ""
    """The level of the bot that plays for an absent player."""
    unasked: bool = False
    """The game may end without asking this seat: its own people set the stand-in, or they were awaited in vain."""
    team: str = ""
    """What a team calls itself; until it does, it goes by the names of its people."""
    mates: tuple[Mate, ...] = ()

    @property
    def people(self) -> dict[str, str]:
        """Everybody on this seat by name, who sat there first before the mates."""
        first = {self.player: self.name} if self.player else {}
        return first | {mate.player: mate.name for mate in self.mates}

    @property
    def label(self) -> str:
        """What this seat is called on every screen and in the log."""
        names = list(self.people.values())
        return self.team or " & ".join(names[:_NAMED]) + (" …" if len(names) > _NAMED else "")


class Waiting(msgspec.Struct, frozen=True):
    """Somebody who came by the spoken code and waits for the host's nod."""

    player: str
    name: str
    nonce: str


class Plan(msgspec.Struct, frozen=True):
    table: str
    game: str
    rules: int
    options: dict[str, str]
    host: str
    places: tuple[Place, ...]
    secret: str
    """Of the dice: 256 bits, hexadecimal. Shown when the game is over."""
    invite: str
    """The hash of the token in the link."""
    code: str
    """For saying aloud; it opens the lobby's door as far as the mat."""
    stage: Stage = "lobby"
    waiting: tuple[Waiting, ...] = ()
    pace: Pace = "none"
    seconds: int = 0
    """Of a turn, where the pace is live or slow."""
    bot_pace: BotPace = "quick"
    watch: bool = False
    """Whether anybody with the link may look on."""
    next_table: str = ""
    """Where the same people play again."""
    facts: dict[str, str] = {}
    """What the header says besides the dice: hashes of the cards and the board."""
    names: tuple[str, ...] = ()
    """Who sat where when the game began: the header of its log says so for good."""
    early: dict[int, str] = {}
    """Answers given but not applied yet, by seat: secret until a window closes, or typed and not judged."""
    early_by: dict[int, str] = {}
    """Who gave them: of a team, the player whose act counts, or who is to talk."""
    early_at: int = 0
    """How many lines there were when the first of them was given: they count as long as nothing else has happened since."""
    paused: bool = False
    chat: bool = False
    """Whether people may write to each other in their own words, beside the phrases that are ready."""
    answer_seconds: int = ANSWER_SECONDS
    """How long a card may be thought about, in a game that asks; 0: as long as anybody likes."""
    edition: str = ""
    """The name of the edition; its hash is one of the facts."""
    big: bool = False
    """The host is a big screen that sits nowhere and that everybody looks at: its code lets anybody in who can read it."""
    giving_up: tuple[str, ...] = ()
    """Players who want to end the game as it stands, the one who proposed it first."""
    day: str = ""
    """Of a daily game."""
    attempt: int = 0
    """This player's attempt number for the day, from 1."""
    coach: bool = False
    """Whether the coach may be asked although several people play: the host decides, everybody is told."""
    coached: tuple[int, ...] = ()
    """Seats that have asked the coach in this game, counted from 1."""
    awaited: dict[int, int] = {}
    """Seats whose people are away, and since when the host has waited to give them away (milliseconds since 1970)."""
    knew: dict[int, tuple[str, ...]] = {}
    """By seat, players who sat there in this game and do so no longer: they have seen what it holds."""
    given_away: dict[str, int] = {}
    """Players who were away so long that their seat was given to somebody else, and which it was."""
    cleared: tuple[str, ...] = ()
    """Players who have cleared the table away for themselves, once the game was over."""
    forgotten: tuple[str, ...] = ()
    """Players who have deleted their name; their seats stay for the others."""

    def find_game(self) -> Game:
        return find_game(self.game, self.rules)

    def seats_of(self, player: str) -> list[int]:
        """Seats that are a player's own, or their team's."""
        return [seat for seat, place in enumerate(self.places) if player and player in place.people]

    def may_start(self, player: str) -> bool:
        """The host; before a big screen, whoever came first as well."""
        first = next((place.people for place in self.places if place.player), {})
        return player == self.host or (self.big and player in first)

    def may_arrange(self, player: str) -> bool:
        """Whoever sits here may stop the clock, let a bot play for who is away, and lay the next table; so may a big screen."""
        return bool(self.seats_of(player)) or (self.big and player == self.host)

    @property
    def is_found_by_code(self) -> bool:
        """Whether a spoken code leads here: to the lobby; to a big screen, during the game too."""
        return not self.day and (self.stage == "lobby" or (self.big and self.stage == "playing"))

    def waits(self, player: str) -> bool:
        """Whether somebody stands at the door."""
        return any(guest.player == player for guest in self.waiting)

    @property
    def may_be_coached(self) -> bool:
        """Whoever is alone with bots may always ask the coach; among several people it must have been agreed.

        At a daily game nobody may: everybody is compared with everybody.
        """
        people = sum(max(1, len(place.people)) for place in self.places if not place.bot)
        return not self.day and (self.coach or people <= 1)

    @property
    def members(self) -> frozenset[str]:
        """Whose list of tables this one is on."""
        people = {player for place in self.places for player in place.people}
        return frozenset(people.difference(self.cleared) | {self.host})

    @property
    def listed(self) -> frozenset[str]:
        """Players who have this table on their list: members, and those who will come back to hear that their seat is gone."""
        return self.members | self.given_away.keys()

    @property
    def asked_to_give_up(self) -> list[int]:
        """Seats that have not agreed to end the game; one of a team is enough. Bots are not asked, nor are people who have let
        one play for them, who were awaited in vain, or who have deleted their name. A stand-in that others set asks on."""
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.people.keys() - {*self.forgotten}
            and not (place.stand_in and place.unasked)
            and not place.people.keys() & {*self.giving_up}
        ]

    @property
    def is_given_up(self) -> bool:
        return any(self.seats_of(player) for player in self.giving_up) and not self.asked_to_give_up


class ToldPlace(msgspec.Struct, frozen=True):
    """A seat as everybody at the table may see it, counted from 1."""

    seat: int
    kind: Literal["player", "bot", "open"]
    name: str
    bot: str
    stand_in: str
    mine: bool
    """Whether the reader sits here, alone or in a team."""
    team: str = ""
    """What a team calls itself; `name` is that, or the names of its people."""
    people: tuple[str, ...] = ()
    """Who sits here, one by one."""


class GivingUp(msgspec.Struct, frozen=True):
    """Somebody proposes to end the game as it stands: the seat, the seats that agree, and those that have not said yet."""

    proposed_by: int
    agreed: tuple[int, ...]
    asked: tuple[int, ...]


class ToldPlan(msgspec.Struct, frozen=True):
    """A plan as one player may see it."""

    table: str
    game: str
    options: dict[str, str]
    stage: Stage
    seats: tuple[ToldPlace, ...]
    host: bool
    """Whether the reader is the host."""
    code: str
    waiting: tuple[str, ...]
    pace: Pace
    seconds: int
    bot_pace: BotPace
    watch: bool
    next_table: str
    paused: bool
    commitment: str
    """Of the dice: shown before anybody adds a nonce."""
    chat: bool = False
    """Whether people may write in their own words; the phrases that are ready can always be said."""
    edition: str = ""
    """The name of the edition that the game is played with."""
    giving_up: GivingUp | None = None
    given_up: bool = False
    """The game is over because everybody agreed to end it."""
    day: str = ""
    """Of a daily game; its first `attempt` is the one that counts."""
    attempt: int = 0
    coach: bool = False
    """Whether the coach may be asked during the game."""
    coached: tuple[int, ...] = ()
    """Seats that have asked it."""
    big: bool = False
    """A big screen is the host; who plays has a phone in hand."""
    may_start: bool = False
    """Whether the reader may start the game."""
    given_away: int = 0
    """The reader's seat that was given to somebody else while they were away; 0: none."""
    missing: bool = False
    """Whether the game is not installed here: the table can be listed, and opened once the game is there."""


def told_plan(plan: Plan, player: str) -> ToldPlan:
    hosts = player == plan.host
    return ToldPlan(
        table=plan.table,
        game=plan.game,
        options=plan.options,
        stage=plan.stage,
        seats=tuple(_told_place(number, place, player) for number, place in enumerate(plan.places, 1)),
        host=hosts,
        code=plan.code if hosts and plan.is_found_by_code else "",
        waiting=tuple(guest.name for guest in plan.waiting) if hosts else (),
        pace=plan.pace,
        seconds=plan.seconds,
        bot_pace=plan.bot_pace,
        watch=plan.watch,
        next_table=plan.next_table,
        paused=plan.paused,
        chat=plan.chat,
        edition=plan.edition,
        giving_up=_told_giving_up(plan),
        given_up=plan.stage == "over" and bool(plan.giving_up),
        commitment=commitment(bytes.fromhex(plan.secret), plan.day or plan.table),
        day=plan.day,
        attempt=plan.attempt,
        coach=plan.may_be_coached,
        coached=plan.coached,
        big=plan.big,
        may_start=plan.stage == "lobby" and plan.may_start(player),
        given_away=plan.given_away.get(player, -1) + 1,
    )


def header_of(plan: Plan) -> Header:
    """The header of the table's log, as it was when the game began."""
    promised = facts(bytes.fromhex(plan.secret), plan.table, [place.nonce for place in plan.places], plan.day)
    return Header(plan.game, plan.rules, plan.options, plan.names, plan.facts | promised)


def _told_place(number: int, place: Place, player: str) -> ToldPlace:
    kind: Literal["player", "bot", "open"] = "player" if place.player else "bot" if place.bot else "open"
    people = place.people
    return ToldPlace(number, kind, place.label, place.bot, place.stand_in, player in people, place.team, tuple(people.values()))


def _told_giving_up(plan: Plan) -> GivingUp | None:
    agreed = [player for player in plan.giving_up if plan.seats_of(player)]
    if plan.stage != "playing" or not agreed:
        return None
    return GivingUp(
        proposed_by=plan.seats_of(agreed[0])[0] + 1,
        agreed=tuple(seat + 1 for seat, place in enumerate(plan.places) if place.people.keys() & {*agreed}),
        asked=tuple(seat + 1 for seat in plan.asked_to_give_up),
    )


# --- changes ---------------------------------------------------------------------------------------------------------


def change(plan: Plan, **parts: object) -> Plan:
    return msgspec.structs.replace(plan, **parts)


def with_place(plan: Plan, seat: int, place: Place) -> Plan:
    return change(plan, places=(*plan.places[:seat], place, *plan.places[seat + 1 :]))


def check_stage(plan: Plan, stage: Stage) -> None:
    if plan.stage != stage:
        raise refuse("table-not-in-the-lobby" if stage == "lobby" else "table-not-playing")


def check_not_daily(plan: Plan) -> None:
    """A daily game is played by one player alone, from its beginning to its end."""
    if plan.day:
        raise refuse("daily-alone")


def sit_down(plan: Plan, player: str, name: str, nonce: str) -> Plan:
    """The first open seat; who sits here already keeps the seat they have."""
    check_stage(plan, "lobby")
    if plan.seats_of(player):
        return plan
    for seat, place in enumerate(plan.places):
        if not place.player and not place.bot:
            return with_place(plan, seat, Place(player, name, nonce=nonce))
    raise refuse("table-full")


def with_nonce(plan: Plan, seat: int, nonce: str) -> Plan:
    """Before the start a player may say anew what their seat adds to the dice."""
    check_stage(plan, "lobby")
    check_nonce(nonce)
    return with_place(plan, seat, msgspec.structs.replace(plan.places[seat], nonce=nonce))


def give_up_seat(plan: Plan, seat: int, bot: str) -> Plan:
    """In the lobby a seat becomes open again; in play a bot takes it over for good. A host who has left is succeeded."""
    place = plan.places[seat]
    emptied = Place() if plan.stage == "lobby" else Place(bot=bot, nonce=place.nonce)
    return succeed_host(with_place(plan, seat, emptied))


def succeed_host(plan: Plan) -> Plan:
    """The next player in the order of seats is host, where the host sits nowhere any more."""
    if plan.big or plan.seats_of(plan.host):
        return plan
    heirs = [place.player for place in plan.places if place.player]
    return change(plan, host=heirs[0]) if heirs else change(plan, stage="gone" if plan.stage == "lobby" else plan.stage)


def order_seats(plan: Plan, order: tuple[int, ...]) -> Plan:
    """The host's order of the seats: their numbers (from 1) as they shall follow each other."""
    check_stage(plan, "lobby")
    if sorted(order) != list(range(1, len(plan.places) + 1)):
        raise refuse("table-bad-order", seats=len(plan.places))
    return change(plan, places=tuple(plan.places[number - 1] for number in order))


def agree_to_give_up(plan: Plan, player: str, agree: bool) -> Plan:
    """The first who agrees proposes it; whoever does not, ends the proposal, and so does the one who made it."""
    check_stage(plan, "playing")
    if agree:
        return plan if player in plan.giving_up else change(plan, giving_up=(*plan.giving_up, player))
    if not plan.giving_up:
        raise refuse("table-nothing-proposed")
    return change(plan, giving_up=())

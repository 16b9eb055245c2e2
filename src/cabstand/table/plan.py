"""Who sits where, and how a table plays: everything about a table but its lines. Kept as one sheet, changed as a whole.

A plan is a few small records. Changes are functions from a plan to a plan, in the modules beside this one (`seats`, `guests`,
`arranging`, `teams`, `leaving`, `starting`, `giving_up`); what cannot be is refused with a reason. A plan holds secrets: only
what `told` lists leaves the server, and to those who have not come in yet only what `invited` does.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from cabstand.core import Game, find_game
from cabstand.core.game import refuse
from cabstand.table.dice import commitment, facts
from cabstand.table.log import Header

Stage = Literal["lobby", "playing", "over", "gone"]
Pace = Literal["none", "live", "slow"]
BotPace = Literal["instant", "quick", "calm"]
Face = Literal["", "cap", "scarf", "glasses", "beard", "bun", "headphones"]
Paint = Literal["", "black", "red", "green", "yellow", "blue", "plum"]
Roof = Literal["", "sign", "dome", "rack", "crown"]
NAME_LENGTH: Final = 32
ANSWER_SECONDS: Final = 45
NOBODY: Final = "-"
"""Instead of a name that its player has deleted."""
_NAMED: Final = 3  # of a team without a name

SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]


class Looks(msgspec.Struct, frozen=True):
    """How people want to be drawn: a face, and the colour and the roof of their cab. Empty: as their seat is."""

    face: Face = ""
    paint: Paint = ""
    roof: Roof = ""


class Mate(msgspec.Struct, frozen=True):
    """Somebody who shares a seat with the player who sat there first."""

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
    looks: Looks = Looks()
    """Of the player who sat there first."""

    @property
    def is_open(self) -> bool:
        return not self.player and not self.bot

    @property
    def people(self) -> dict[str, str]:
        """Everybody on this seat by name, who sat there first before the mates."""
        people = {self.player: self.name} if self.player else {}
        for mate in self.mates:
            people[mate.player] = mate.name
        return people

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


class Seats(msgspec.Struct, frozen=True):
    """Who sits at the table, who comes, and who has gone."""

    host: str
    places: tuple[Place, ...]
    waiting: tuple[Waiting, ...] = ()
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

    def of(self, player: str) -> list[int]:
        """Seats that are a player's own, or their team's."""
        return [seat for seat, place in enumerate(self.places) if player and player in place.people]

    def waits(self, player: str) -> bool:
        """Whether somebody stands at the door."""
        return any(guest.player == player for guest in self.waiting)

    @property
    def members(self) -> frozenset[str]:
        """Whose list of tables this one is on."""
        people = {player for place in self.places for player in place.people}
        return frozenset(people.difference(self.cleared) | {self.host})

    @property
    def listed(self) -> frozenset[str]:
        """Players who have this table on their list: members, and those who will come back to hear that their seat is gone."""
        return self.members | self.given_away.keys()


class Settings(msgspec.Struct, frozen=True):
    """How a table plays, in any game."""

    pace: Pace = "none"
    seconds: int = 0
    """Of a turn, where the pace is live or slow."""
    bot_pace: BotPace = "quick"
    watch: bool = False
    """Whether anybody with the link may look on."""
    chat: bool = False
    """Whether people may write to each other in their own words, beside the phrases that are ready."""
    coach: bool = False
    """Whether the coach may be asked although several people play: the host decides, everybody is told."""
    patient: bool = False
    """Whether a player who is alone with bots may take as long as they like to react: a first game."""
    big: bool = False
    """The host is a big screen that sits nowhere and that everybody looks at: its code lets anybody in who can read it."""


class GameSettings(msgspec.Struct, frozen=True):
    """Which game is played, and what is settled for that game alone."""

    name: str
    rules: int
    options: dict[str, str] = {}
    answer_seconds: int = ANSWER_SECONDS
    """How long a card may be thought about, in a game that asks; 0: as long as anybody likes."""
    edition: str = ""
    """The name of the edition; its hash is one of the facts."""
    facts: dict[str, str] = {}
    """What the header says besides the dice: hashes of the cards and the board."""

    def find(self) -> Game:
        return find_game(self.name, self.rules)


class Dice(msgspec.Struct, frozen=True):
    """What the table itself adds to the dice; what the players add stands at their seats."""

    secret: str
    """256 bits, hexadecimal. Shown when the game is over."""


class Invitation(msgspec.Struct, frozen=True):
    """How people find the table."""

    link: str
    """The hash of the token in the link."""
    code: str = ""
    """For saying aloud; it opens the lobby's door as far as the mat."""


class Progress(msgspec.Struct, frozen=True):
    """How far the table has come, and what its people are about to do."""

    stage: Stage = "lobby"
    names: tuple[str, ...] = ()
    """Who sat where when the game began: the header of its log says so for good."""
    paused: bool = False
    early: dict[int, str] = {}
    """Answers given but not applied yet, by seat: secret until a window closes, or typed and not judged."""
    early_by: dict[int, str] = {}
    """Who gave them: of a team, the player whose act counts, or who is to talk."""
    early_at: int = 0
    """How many lines there were when the first of them was given: they count as long as nothing else has happened since."""
    giving_up: tuple[str, ...] = ()
    """Players who want to end the game as it stands, the one who proposed it first."""
    coached: tuple[int, ...] = ()
    """Seats that have asked the coach in this game, counted from 1."""
    next_table: str = ""
    """Where the same people play again."""


class DailyGame(msgspec.Struct, frozen=True):
    """What only the table of a daily game has."""

    day: str
    attempt: int
    """This player's attempt number for the day, from 1."""


class Plan(msgspec.Struct, frozen=True, tag_field="form", tag=2):
    """All the records of one table. The number of its form stands in every sheet: sheets without one are flat."""

    table: str
    game: GameSettings
    seats: Seats
    dice: Dice
    invitation: Invitation
    settings: Settings = Settings()
    progress: Progress = Progress()
    daily: DailyGame | None = None

    @property
    def day(self) -> str:
        """Of a daily game; empty at any other table."""
        return self.daily.day if self.daily else ""

    @property
    def commitment(self) -> str:
        """Of the dice: shown before anybody adds a nonce."""
        return commitment(bytes.fromhex(self.dice.secret), self.day or self.table)

    def may_start(self, player: str) -> bool:
        """The host; before a big screen, the people who came first as well."""
        first = next((place.people for place in self.seats.places if place.player), {})
        return player == self.seats.host or (self.settings.big and player in first)

    def may_arrange(self, player: str) -> bool:
        """People who sit here may stop the clock, let a bot play for somebody who is away, and lay the next table; so may a
        big screen."""
        return bool(self.seats.of(player)) or (self.settings.big and player == self.seats.host)

    @property
    def is_found_by_code(self) -> bool:
        """Whether a spoken code leads here: to the lobby; to a big screen, during the game too."""
        stage = self.progress.stage
        return not self.daily and (stage == "lobby" or (self.settings.big and stage == "playing"))

    @property
    def may_be_coached(self) -> bool:
        """A player who is alone with bots may always ask the coach; among several people it must have been agreed.

        At a daily game nobody may: everybody is compared with everybody.
        """
        return not self.daily and (self.settings.coach or self._is_for_one)

    @property
    def waits_for_reactions(self) -> bool:
        """Whether a window has no end of its own. Nobody but bots waits for the one player, so nothing shows in how long it
        takes."""
        return self.settings.patient and self._is_for_one

    @property
    def _is_for_one(self) -> bool:
        """Whether at most one person plays here."""
        return sum(max(1, len(place.people)) for place in self.seats.places if not place.bot) <= 1


def header_of(plan: Plan) -> Header:
    """The header of the table's log, as it was when the game began."""
    nonces = [place.nonce for place in plan.seats.places]
    promised = facts(bytes.fromhex(plan.dice.secret), plan.table, nonces, plan.day)
    return Header(plan.game.name, plan.game.rules, plan.game.options, plan.progress.names, plan.game.facts | promised)


# --- changes

_RECORDS: Final = {
    "game": GameSettings,
    "seats": Seats,
    "dice": Dice,
    "invitation": Invitation,
    "settings": Settings,
    "progress": Progress,
}
_RECORD_OF: Final = {field: record for record, kind in _RECORDS.items() for field in kind.__struct_fields__}


def change(plan: Plan, **fields: object) -> Plan:
    """The plan with other values in some fields, of whichever record: no two records have a field of the same name."""
    whole: dict[str, object] = {}
    within: dict[str, dict[str, object]] = {}
    for field, value in fields.items():
        if field in Plan.__struct_fields__:
            whole[field] = value
        else:
            within.setdefault(_RECORD_OF[field], {})[field] = value
    return replace(plan, **whole, **{record: replace(getattr(plan, record), **parts) for record, parts in within.items()})


def with_place(plan: Plan, seat: int, place: Place) -> Plan:
    places = plan.seats.places
    return change(plan, places=(*places[:seat], place, *places[seat + 1 :]))


def check_stage(plan: Plan, stage: Stage) -> None:
    if plan.progress.stage != stage:
        raise refuse("table-not-in-the-lobby" if stage == "lobby" else "table-not-playing")


def check_not_daily(plan: Plan) -> None:
    """A daily game is played by one player alone, from its beginning to its end."""
    if plan.daily:
        raise refuse("daily-alone")

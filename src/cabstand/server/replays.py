"""Stepping through a game again: one that is over or under way at a table, or a log from a file.

Playing a log through takes time, a view more. Both are done in slices, and between two slices everybody else has their turn;
one address has one game played through at a time. What was played through is kept for a while, since a reader asks for one part
after another.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, cast

import msgspec
from litestar import Response, get, post
from msgspec.structs import replace

from cabstand.content.catalogue import Catalogue
from cabstand.core import CHANCE, Seat
from cabstand.core.game import Args, Refusal
from cabstand.core.referee import Given, Referee
from cabstand.core.rule import States
from cabstand.core.step import Step
from cabstand.core.window import window_states
from cabstand.server.cards import of_team
from cabstand.server.envelopes import Envelopes
from cabstand.server.errors import NotLegal, Trouble, not_your_seat
from cabstand.server.fair import FairQueue, in_slices
from cabstand.server.language import words_for
from cabstand.server.limits import REPLAYS
from cabstand.server.messages import Replay, ReplayStep
from cabstand.server.players import COOKIE
from cabstand.server.queries import FromLine, MaybeSeat
from cabstand.server.requests import OpenLog
from cabstand.server.routes import Req, address_of, desk_of, limit, player_of, table_of
from cabstand.server.sight import sight, told, who_acted
from cabstand.table.fold import begin
from cabstand.table.log import Header, LogError, read_line, read_log
from cabstand.table.rolls import count_rolls

PART: Final = 50
"""Steps in one answer."""
MOST_KEPT: Final = 32_000_000
"""Bytes of games that are kept ready, about; the one that is read now is kept however long it is."""
_BESIDES: Final = 1000
"""Bytes, roughly, that a line takes besides its state, for its steps and texts."""
AT_A_TIME: Final = 4
"""Games that are played through side by side, each for another address. The longest takes 30 MB."""
MOST_WAITING: Final = 64
"""How many requests of one address, such as that of a school, may wait."""

Numbered = Sequence[tuple[int, str]]
"""Lines with their numbers in a file."""
Who = Callable[[int, Sequence[Step]], str]
"""Who of a team made a line, by its number and what it did."""


class Played:
    """A game played through: its state after every line, and what happened in it."""

    def __init__(self, header: Header) -> None:
        self.fold = begin(header)
        self.states: list[States] = [self.fold.state]
        self.steps: list[list[Step]] = [[]]
        self._envelopes = Envelopes(self.fold.game)
        self._given_up: list[bool] = [False]
        self._playing = asyncio.Lock()

    def __len__(self) -> int:
        """How many lines."""
        return len(self.fold.lines)

    @property
    def weight(self) -> int:
        return len(self.states) * (int(self.fold.state.nbytes) + _BESIDES)

    async def play_on(self, lines: Numbered) -> None:
        """Take the lines that are not known yet."""
        async with self._playing:
            await in_slices(self._taking(lines[len(self) :]))

    def _taking(self, lines: Numbered) -> Iterator[None]:
        for number, line in lines:
            self.steps.append(self.fold.add(line, number))
            self.states.append(self.fold.state)
            self._given_up.append(self.fold.given_up)
            yield

    async def told(
        self, first: int, seat: Seat | None, whole: bool, referee: Referee | None, who: Who, teams: Collection[int]
    ) -> list[ReplayStep]:
        """Some steps as a viewer may see them; lines are whole, or what is hidden from that viewer is a `?`."""
        part = range(first, min(first + PART, len(self) + 1))
        return await in_slices(self._step(seq, seat, whole, referee, who, teams) for seq in part)

    def _step(
        self, seq: int, seat: Seat | None, whole: bool, referee: Referee | None, who: Who, teams: Collection[int]
    ) -> ReplayStep:
        game, state, steps = self.fold.game, self.states[seq], self.steps[seq]
        line = self.fold.lines[seq - 1] if seq else ""
        person = who(seq, steps) if seq else ""
        card = referee.card(state, steps, seat, Given(typed=read_line(line).remark if line else "")) if referee else None
        if card and card.stage == "done":
            card = replace(card, by=person)
        elif card and not whole and card.seat in teams:  # they may not have said yet who of them talks
            card = of_team(card, "", seat, False)
        is_given_up = self._given_up[seq]
        view, envelope = sight(
            self._envelopes, state, seat, {} if is_given_up else window_states(game, state), card, is_given_up
        )
        seen, story = told(self.fold, line, steps, seat) if line else ("", [])
        return ReplayStep(
            seq=seq,
            line=line if whole else seen,
            by=read_line(line).by if line else "",
            story=story,
            view=view,
            envelope=envelope,
            card=card,
            person=person,
        )

    def outcomes(self) -> list[str]:
        """Everything that chance did."""
        write = self.fold.game.write_move
        return [write(CHANCE, step.move) for steps in self.steps for step in steps if step.actor == CHANCE]


class Shelf:
    """Games that were played through lately, by table or by text. Addresses take turns, and one address has one played through
    at a time: nobody can take all the time there is."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Played] = OrderedDict()
        self._queue = FairQueue(AT_A_TIME, each=1, most_waiting=MOST_WAITING)

    def turn(self, address: str) -> AbstractAsyncContextManager[None]:
        """The turn of an address to find a game and to have it told."""
        return self._queue.turn(address)

    async def find(self, key: str, header: Header, lines: Numbered) -> Played:
        """A game played through, during a turn."""
        played = self._kept.get(key) or Played(header)
        played.fold.header = header  # somebody may have deleted their name since
        await played.play_on(lines)
        self._kept[key] = played
        self._kept.move_to_end(key)
        while len(self._kept) > 1 and sum(each.weight for each in self._kept.values()) > MOST_KEPT:
            self._kept.popitem(last=False)
        return played


async def tell(
    played: Played,
    referee: Referee | None,
    first: int,
    seat: int | None,
    eyes: list[int],
    mine: list[int],
    whole: bool,
    who: Who = lambda _seq, _steps: "",
    teams: Collection[int] = (),
) -> Replay:
    header = played.fold.header
    over = played.fold.is_over
    return Replay(
        game=header.game,
        rules=header.rules,
        options=header.options,
        names=header.seats,
        facts=header.facts,
        over=over,
        total=len(played),
        eyes=eyes,
        mine=mine,
        seat=seat,
        steps=await played.told(first, None if seat is None else Seat(seat - 1), whole, referee, who, teams),
        rolls=count_rolls(header.find_game(), played.outcomes()) if over else [],
    )


def squeezed(request: Req, replay: Replay) -> Response[Replay]:
    """The answer, for most readers at a tenth of its size: views are much alike."""
    body, headers = msgspec.json.encode(replay), {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = gzip.compress(body, 5, mtime=0), headers | {"content-encoding": "gzip"}
    return Response(cast(Replay, body), media_type="application/json", headers=headers)


def no_log(error: LogError, words: Catalogue) -> Trouble:
    """Which line cannot be, and why: in words, and as a reason with its arguments for whoever has words of their own."""
    reason = words.tell(error.refusal.reason, error.refusal.args)
    why = {f"why-{name}": value for name, value in error.refusal.args.items()}
    args: Args = {"line": error.number, "text": error.text, "reason": reason, "why": error.refusal.reason}
    return NotLegal(Refusal("log-error", args | why))


def shelf_of(request: Req) -> Shelf:
    shelf: Shelf = request.app.state.replays
    return shelf


async def played_log(request: Req, log: str) -> Played:
    """The game of a log from a file."""
    try:
        header, lines = read_log(log)
        return await shelf_of(request).find(log, header, lines)
    except LogError as error:
        raise no_log(error, words_for(request)) from None


@get("/api/tables/{table:str}/replay", status_code=200)
async def replay_table(request: Req, table: str, seat: MaybeSeat = None, first: FromLine = 0) -> Response[Replay]:
    """A game from the beginning, 50 steps at a time. Once it is over through anybody's eyes, before that through one's own."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    limit(request, "replays", REPLAYS)
    async with live.alone():  # not between the last move and the secret of the dice
        fold = live.table.fold
        header, lines, over = fold.header, list(enumerate(fold.lines, 1)), fold.is_over
        makers = [row.by for row in live.standing.rows]
        mine = [at + 1 for at in live.plan.seats.of(player.id)]
        teams = [at for at, place in enumerate(live.plan.seats.places, 1) if len(place.people) > 1]
    eyes = [at + 1 for at in range(len(header.seats))] if over else mine
    if seat is not None and seat not in eyes:
        raise not_your_seat(seat)

    def who(seq: int, steps: Sequence[Step]) -> str:
        return who_acted(live.plan, live.referee, steps, makers[seq - 1]) if seq <= len(makers) else ""

    async with shelf_of(request).turn(address_of(request)):
        played = await shelf_of(request).find(f"table {table}", header, lines)
        return squeezed(request, await tell(played, live.referee, first, seat, eyes, mine, over, who, teams))


@post("/api/replays", status_code=200)
async def replay_log(request: Req, data: OpenLog) -> Response[Replay]:
    """The same for a log from a file: nothing of it is kept, and nobody has to say who they are."""
    limit(request, "replays", REPLAYS)
    async with shelf_of(request).turn(address_of(request)):
        played = await played_log(request, data.log)
        header = played.fold.header
        eyes = [at + 1 for at in range(len(header.seats))]
        if data.seat is not None and data.seat not in eyes:
            raise not_your_seat(data.seat)
        known = await request.app.state.players.find(request.cookies.get(COOKIE))
        referee = await desk_of(request).editions.referee_for_log(header, known)
        return squeezed(request, await tell(played, referee, data.first, data.seat, eyes, [], True))


REPLAYING: Final = [replay_table, replay_log]

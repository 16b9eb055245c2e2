"""What lies on a table and how each viewer sees it: the part of a live table that changes nothing.

All that leaves for a viewer is made here, from `hide` and `story` of the game and from `told_plan`.
"""

from collections.abc import Hashable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from cabstand.bots.registry import find_bot
from cabstand.bots.speaker import speaker
from cabstand.content.catalogue import catalogue
from cabstand.core import REFEREE, Actor, Game, Move, Seat
from cabstand.core.envelope import Envelope, moves_listed
from cabstand.core.game import equal, refuse
from cabstand.core.referee import Card, Given, Referee
from cabstand.core.rule import States
from cabstand.core.step import Step
from cabstand.core.window import window_states
from cabstand.server.absence import Waits, seat_given_away
from cabstand.server.cards import of_team, seats_asked, thinking_seconds
from cabstand.server.chat import Chat
from cabstand.server.clock import Clock
from cabstand.server.envelopes import Envelopes
from cabstand.server.errors import NotLegal, NotYours, no_such_table, not_your_seat
from cabstand.server.hub import Hub, Reader, Viewer
from cabstand.server.messages import CardChanged, Ended, Happened, Message, Moved, Presence, Snapshot, Window
from cabstand.server.tally import Tally
from cabstand.store.store import Row
from cabstand.table.fold import about_people, told_line
from cabstand.table.log import read_line
from cabstand.table.plan import Plan, change
from cabstand.table.table import Table
from cabstand.table.told import told_plan

RECENT: Final = 60  # lines whose story is kept for readers who come back


class Told(msgspec.Struct, frozen=True):
    """A line that was added, with the steps that its story is told from."""

    row: Row
    steps: list[Step]


def _eyes(reader: Reader) -> Hashable:
    """Who looks on sees what all others do who look on; people of a team see the same but for who of them speaks."""
    return reader.viewer, "" if reader.viewer is None else reader.player


class Scene:
    def __init__(self, plan: Plan, referee: Referee | None, clock: Clock) -> None:
        self.clock = clock
        self.plan = plan
        self.referee = referee
        self.hub = Hub()
        self.rows: list[Row] = []
        self.tally = Tally()
        self.envelopes = Envelopes(plan.game.find())
        self.recent: list[Told] = []
        self.begun: Table | None = None
        self.window_length = 0.0
        self.window_ends = 0.0
        self.turn_ends: float | None = None
        """When the time of whoever moves is up, where there is a clock."""
        self.closing = False
        """A window is being closed: its answers are applied one after another, and nobody is asked."""
        self.touched = self.clock.now()
        self.chat = Chat()
        self.waits = Waits(clock)
        self.waits.follow(plan)
        self._window: tuple[States, dict[Seat, States]] | None = None
        """Who is asked in which state, worked out once for each state of the game."""
        self._card_clock: tuple[int, bool] | None = None
        """Which card the clock is for, and whether somebody has begun to answer it."""
        self._card_ends: float | None = None

    @property
    def table(self) -> Table:
        if self.begun is None:
            raise NotLegal(refuse("table-not-playing").refusal)
        return self.begun

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def seq(self) -> int:
        return len(self.rows)

    @property
    def may_show_secret(self) -> bool:
        """Whether the secret of the dice is shown as soon as the game is over."""
        return True

    # --- windows

    @property
    def early(self) -> dict[int, str]:
        """Answers that still count: nothing has happened in the game since then, except that others let it pass."""
        # where there is a referee, others may do something meanwhile: what was typed counts until it is judged
        ended_at = self.tally.acted_at if self.referee is None else self.tally.judged_at
        return self.plan.progress.early if ended_at <= self.plan.progress.early_at else {}

    @property
    def voices(self) -> dict[int, str]:
        """Who gave those answers, by seat; of a team that is to talk, who will."""
        is_open = self.referee is not None and self.tally.judged_at <= self.plan.progress.early_at
        return self.plan.progress.early_by if is_open else {}

    def with_voice(self, seat: int, player: str) -> Plan:
        """The plan where it is settled who of a team speaks."""
        early, voices = self.early, self.voices
        since = self.plan.progress.early_at if early or voices else self.seq
        return change(self.plan, early=early, early_by=voices | {seat: player}, early_at=since)

    def with_early(self, seat: int, text: str, player: str) -> Plan:
        """The plan with one more answer, or another one of the same seat."""
        return change(self.with_voice(seat, player), early=self.early | {seat: text})

    def window_states(self) -> dict[Seat, States]:
        """Who is asked in the window that is open, each with the state in which the rules would ask them."""
        if self.begun is None or self.begun.fold.given_up:
            return {}
        if self._window is None or self._window[0] is not self.table.state:
            self._window = self.table.state, window_states(self.game, self.table.state)
        return self._window[1]

    def window_seats(self) -> list[Seat]:
        return list(self.window_states()) if self.plan.progress.stage == "playing" else []

    # --- what everybody sees

    def follow(self, reader: Reader, since: int | None) -> None:
        """A new reader: the whole picture first, with what it missed since a line it knows.

        Whether it may look is asked here, where nothing can happen between the question and the first picture.
        """
        if not self.may_see(reader.player, reader.viewer):
            reader.finish()
            return
        self.hub.add(reader)
        self.hub.send(reader, msgspec.structs.replace(self.snapshot(reader, since), chat=self.chat.told()))
        self.tell_presence()

    def leave(self, reader: Reader) -> None:
        self.hub.remove(reader)
        self.touched = self.clock.now()
        self.tell_presence()

    def may_see(self, player: str, viewer: Viewer) -> bool:
        """Whether a player may look from a seat, or look on: members and, where the host allows it, anybody with the link."""
        if viewer is not None:
            return viewer in self.plan.seats.of(player)
        return self.plan.settings.watch or self.plan.seats.waits(player) or player in self.plan.seats.members

    def check_known(self, player: str) -> None:
        """Refuse players who may not know of this table: it does not exist for them, or they hear that their seat is gone."""
        if not self.may_see(player, None):
            raise NotYours(seat_given_away(self.plan, player)) if player in self.plan.seats.given_away else no_such_table()

    def check_seat(self, player: str, seat: int) -> None:
        if seat not in self.plan.seats.of(player):
            lost = self.plan.seats.given_away.get(player) == seat
            raise NotYours(seat_given_away(self.plan, player)) if lost else not_your_seat(seat + 1)

    def knows_more(self, seat: int) -> bool:
        """Whether a seat sees anything just now that somebody who looks on does not."""
        state = self.table.state
        return not equal(self.game.hide(state, Seat(seat)), self.game.hide(state, None))

    def send_strangers_away(self) -> None:
        """After a change of seats nobody goes on looking out of one that is not theirs any more."""
        for reader in self.hub:
            if not self.may_see(reader.player, reader.viewer):
                reader.finish()
                self.hub.remove(reader)

    def see_out(self, player: str) -> None:
        """End the streams of somebody who has deleted their name: none of their devices follows this table any more."""
        theirs = [reader for reader in self.hub if reader.player == player]
        for reader in theirs:
            self.hub.end(reader, Ended("server-name-deleted", catalogue().say("server-name-deleted")))
        if theirs:
            self.tell_presence()

    def tell_presence(self) -> None:
        present = Presence(self.hub.present(len(self.plan.seats.places)), self.away(), self.waits.left(self.plan))
        self.hub.tell(lambda _: present)

    def away(self) -> list[list[str]]:
        """By seat, who of a team does not look out of it just now."""
        here = {(reader.viewer, reader.player) for reader in self.hub}
        teams = [place.people if len(place.people) > 1 else {} for place in self.plan.seats.places]
        return [[name for player, name in people.items() if (seat, player) not in here] for seat, people in enumerate(teams)]

    def snapshot_for(self, reader: Reader) -> Message:
        return self.snapshot(reader, None)

    def snapshot(self, reader: Reader, since: int | None) -> Snapshot:
        missed = [self.happened(told, reader.viewer) for told in self.recent if since is not None and told.row.seq > since]
        told, card = told_plan(self.plan, reader.player), self.card_for(reader)
        view, envelope = self.sight(reader.viewer, card)
        return Snapshot(
            seq=self.seq,
            plan=told,
            seat=None if reader.viewer is None else reader.viewer + 1,
            view=view,
            envelope=envelope,
            missed=missed,
            present=self.hub.present(len(self.plan.seats.places)),
            away=self.away(),
            commitment=told.commitment,
            window=self.window_for(reader.viewer, max(0.0, self.window_ends - self.clock.now())),
            card=card,
            seconds_left=None if self.turn_ends is None else round(max(0.0, self.turn_ends - self.clock.now()), 1),
            skipped=0 if since is None else max(0, self.seq - len(self.recent) - max(0, since)),
            undo=self.may_undo(reader.viewer),
            awaited=self.waits.left(self.plan),
        )

    def tell_moved(self) -> None:
        """The line that was added last. Where everything lies open it is told once: all who cannot move see the same."""
        last = self.recent[-1]
        if self.game.all_open and not self.window_seats():
            happened, acting = self.happened(last, None), self.envelopes.acting(self.table.state)
            self.hub.tell(
                lambda reader: self.moved(reader, happened), lambda reader: reader.viewer if reader.viewer in acting else None
            )
        else:
            self.hub.tell(lambda reader: self.moved(reader, self.happened(last, reader.viewer)), _eyes)

    def moved(self, reader: Reader, happened: Happened) -> Moved:
        window = self.window_for(reader.viewer, self.window_length)
        card = self.card_for(reader)
        view, envelope = self.sight(reader.viewer, card)
        return Moved(self.seq, [happened], view, envelope, window, card, self.may_undo(reader.viewer))

    def may_undo(self, viewer: Viewer) -> bool:
        """Whether a viewer's seat may take its last move back: the screen offers nothing that would be refused."""
        return (
            viewer is not None
            and self.begun is not None
            and self.plan.progress.stage == "playing"
            and self.tally.has_room
            and self.begun.can_undo(Actor(viewer))
        )

    def tell_all(self) -> None:
        """The whole picture to everybody, where something has changed that is no line."""
        self.hub.tell(self.snapshot_for)

    def card_for(self, reader: Reader) -> Card | None:
        """The card on the table, where there is a referee."""
        if self.referee is None or self.begun is None:
            return None
        steps, given = self.recent[-1].steps if self.recent else [], self.given
        if self.table.to_move != REFEREE and self.rows:
            given = Given(typed=read_line(self.rows[-1].line).remark, voice=self.rows[-1].by)
        card = self.referee.card(self.table.state, steps, reader.viewer, given)
        if card is None or not (people := self.plan.seats.places[card.seat - 1].people) or len(people) == 1:
            return card
        return of_team(card, people.get(given.voice, ""), reader.viewer, given.voice == reader.player)

    def tell_card(self) -> None:
        """More was said in a talk, or heard: no line, and nothing else has changed."""
        self.hub.tell(self.card_changed, _eyes)

    def card_changed(self, reader: Reader) -> CardChanged:
        card = self.card_for(reader)
        return CardChanged(card, self.sight(reader.viewer, card)[1])

    @property
    def given(self) -> Given:
        """What was given so far in answer to the card, and how much time is left."""
        referee, early = self.referee, self.early
        if referee is None or self.table.to_move != REFEREE:
            return Given()
        seat = referee.asked(self.table.state).seat
        ticked = (text for other, text in early.items() if other != seat)
        seconds = self.card_seconds()
        return Given(
            begun=seat in early,
            typed=early.get(seat, ""),
            ticked=frozenset(int(word) for text in ticked for word in text.split()),
            voice=self.voices.get(seat, ""),
            seconds=None if seconds is None else round(max(0.0, seconds), 1),
        )

    def after_a_bot(self, referee: Referee, seat: int) -> tuple[Given, bool]:
        """What was given once a bot has said the next thing, and whether that is all it says."""
        if self.given.begun and not referee.asked(self.table.state).in_pieces:
            return self.given, True  # a person has answered, and the card has shown what is right
        bot, at_once = speaker(self.game, self.bot_of(seat), seat), self.plan.settings.bot_pace == "instant"
        said, is_all = referee.speak(self.table.state, bot, self.given.typed, at_once)
        return replace(self.given, typed=said), is_all

    def card_seconds(self) -> float | None:
        """How long until the referee speaks by itself. The clock begins when it is first looked at; after a pause, anew."""
        referee = self.referee
        if referee is None or self.plan.progress.paused or self.table.to_move != REFEREE:
            self._card_clock = None
            return None
        asked = referee.asked(self.table.state)
        if self.bot_of(asked.seat):
            return None
        case = (self.tally.judged, asked.seat in self.early)
        if case != self._card_clock:
            length = referee.seconds(self.table.state, asked.seat in self.early)
            length = thinking_seconds(asked, self.plan) if length is None else length
            self._card_clock, self._card_ends = case, self.clock.now() + length if length else None
        return None if self._card_ends is None else self._card_ends - self.clock.now()

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays a seat now, or nothing."""
        if seat < 0:
            return ""
        place = self.plan.seats.places[seat]
        return place.bot or place.stand_in

    def bot_that_speaks_up(self) -> tuple[int, Move] | None:
        """A bot that wants to do something although it is not asked."""
        for seat in range(len(self.plan.seats.places)):
            if seat != self.table.to_move and (level := self.bot_of(seat)):
                hidden = self.game.hide(self.table.state, Seat(seat))
                move = find_bot(self.game, level).out_of_turn(hidden, Seat(seat))
                if move is not None:
                    return seat, move
        return None

    def sight(self, viewer: Viewer, card: Card | None) -> tuple[object, Envelope | None]:
        """View and envelope of the game for a viewer; in a window a seat sees the question that the rules would ask it."""
        if self.begun is None:
            return None, None
        game, seat, window = self.game, None if viewer is None else Seat(viewer), self.window_seats()
        state = self.table.state
        if seat in window:
            state = self.window_states()[seat]
        hidden = state if game.all_open else game.hide(state, seat)
        told = self.envelopes.make(hidden, seat, window, seats_asked(card, viewer), self.table.fold.given_up)
        return game.view_hidden(hidden, seat), told

    def all_moves(self, seat: Seat) -> list[str]:
        """Every legal move of a seat, as it would be told in an envelope if that had room."""
        if self.plan.progress.stage != "playing":
            return []
        hidden = self.game.hide(self.window_states().get(seat, self.table.state), seat)
        return moves_listed(self.game, hidden, seat, self.game.most_moves) or []

    def window_for(self, viewer: Viewer, seconds: float) -> Window | None:
        """The window that is open, if any: a line that opens one says the same to all, how long it will last."""
        seats = self.window_seats()
        if not seats or self.closing:
            return None
        return Window([seat + 1 for seat in seats], round(seconds, 1), viewer in self.early)

    def happened(self, told: Told, viewer: Viewer) -> Happened:
        seat = None if viewer is None else Seat(viewer)
        story = self.table.fold.story(told.steps, seat) or about_people(told.row.line)
        line = told_line(self.game, told.row.line, told.steps, seat)
        return Happened(told.row.seq, line, story, self.who_acted(told.steps, told.row.by))

    def who_acted(self, steps: Sequence[Step], by: str) -> str:
        """The name of whoever acted for a team; for anybody else the name of the seat says it all."""
        if not steps:
            return ""
        before, actor = steps[0].before, steps[0].actor
        seat = self.referee.asked(before).seat if self.referee is not None and actor == REFEREE else int(actor)
        people = self.plan.seats.places[seat].people if seat >= 0 else {}
        return people.get(by, "") if len(people) > 1 else ""

    def check_first(self, player: str, seat: int, seq: int) -> None:
        """Two of a team may act at once: the first act counts, and the other is told whose that was."""
        people = self.plan.seats.places[seat].people
        by = self.rows[seq].by if seq < self.seq else ""
        if by in people and by != player:
            raise refuse("table-mate-was-first", person=people[by])

    def is_here(self, player: str) -> bool:
        return any(reader.player == player for reader in self.hub)

    def anybody_here(self, seat: int) -> bool:
        """Whether anybody on a seat follows the table, from that seat or as a spectator."""
        return any(self.is_here(player) for player in self.plan.seats.places[seat].people)

"""Everybody who follows a table, and what each of them sees: the whole picture first, then every line that is added.

All that leaves for a viewer is made here, from `sight` and `told_plan`.
"""

from collections.abc import Hashable

import msgspec

from cabstand.core import Actor, Seat
from cabstand.core.envelope import Envelope
from cabstand.core.referee import Card
from cabstand.server.attendance import Attendance
from cabstand.server.chat import Chat
from cabstand.server.early_answers import EarlyAnswers
from cabstand.server.envelopes import Envelopes
from cabstand.server.hub import Hub, Reader, Viewer
from cabstand.server.messages import CardChanged, Happened, Moved, PlanChanged, Snapshot
from cabstand.server.permissions import may_see
from cabstand.server.referee_seat import RefereeSeat
from cabstand.server.sight import sight, told, who_acted
from cabstand.server.standing import Standing, Told
from cabstand.server.turn_clock import TurnClock
from cabstand.server.window import AnswerWindow
from cabstand.table.told import told_plan


def _eyes(reader: Reader) -> Hashable:
    """All spectators see the same; team-mates differ only in who is the speaker."""
    return reader.viewer, "" if reader.viewer is None else reader.player


class Audience:
    def __init__(
        self,
        standing: Standing,
        hub: Hub,
        window: AnswerWindow,
        early: EarlyAnswers,
        referee_seat: RefereeSeat,
        turn_clock: TurnClock,
        attendance: Attendance,
        chat: Chat,
    ) -> None:
        self._standing = standing
        self._hub = hub
        self._window = window
        self._early = early
        self._referee_seat = referee_seat
        self._turn_clock = turn_clock
        self._attendance = attendance
        self._chat = chat
        self._envelopes = Envelopes(standing.plan.game.find())

    def follow(self, reader: Reader, since: int | None) -> None:
        """A new reader: the whole picture first, with what it missed since a line it knows.

        Whether it may look is asked here, where nothing can happen between the question and the first picture.
        """
        if not may_see(self._standing.plan, reader.player, reader.viewer):
            reader.finish()
            return
        self._hub.add(reader)
        self._hub.send(reader, msgspec.structs.replace(self.snapshot(reader, since), chat=self._chat.told()))
        self._attendance.tell()

    def leave(self, reader: Reader) -> None:
        self._hub.remove(reader)
        self._attendance.touch()
        self._attendance.tell()

    # --- telling everybody

    def tell_all(self) -> None:
        """The whole picture to everybody, where something has changed that is no line."""
        self._hub.tell(lambda reader: self.snapshot(reader, None))

    def tell_plan(self) -> None:
        """The plan has changed; people who sit elsewhere now follow from there."""
        plan = self._standing.plan
        self._hub.tell(lambda reader: PlanChanged(told_plan(plan, reader.player)))
        self._attendance.follow_plan()

    def tell_moved(self) -> None:
        """The line that was added last. Where everything lies open it is told once: all who cannot move see the same."""
        last = self._standing.recent[-1]
        if self._standing.game.all_open and not self._window.seats():
            happened, acting = self.happened(last, None), self._envelopes.acting(self._standing.table.state)
            self._hub.tell(
                lambda reader: self.moved(reader, happened), lambda reader: reader.viewer if reader.viewer in acting else None
            )
        else:
            self._hub.tell(lambda reader: self.moved(reader, self.happened(last, reader.viewer)), _eyes)
        if self._standing.tally.played_at != self._standing.seq and self._turn_clock.left() is not None:
            self.tell_all()  # nobody has moved: the clock goes on, and only a snapshot says where it is

    def tell_card(self) -> None:
        """More was said in a talk, or heard: no line, and nothing else has changed."""
        self._hub.tell(self._card_changed, _eyes)

    # --- what one of them sees

    def snapshot(self, reader: Reader, since: int | None) -> Snapshot:
        standing, present = self._standing, self._attendance.now()
        missed = [self.happened(one, reader.viewer) for one in standing.recent if since is not None and one.row.seq > since]
        plan, card = told_plan(standing.plan, reader.player), self._referee_seat.card_for(reader.viewer, reader.player)
        view, envelope = self._sight(reader.viewer, card)
        left = self._turn_clock.left()
        return Snapshot(
            seq=standing.seq,
            plan=plan,
            seat=None if reader.viewer is None else reader.viewer + 1,
            view=view,
            envelope=envelope,
            missed=missed,
            present=present.present,
            away=present.away,
            commitment=plan.commitment,
            window=self._window.told(reader.viewer in self._early.by_seat),
            card=card,
            seconds_left=None if left is None else round(left, 1),
            skipped=0 if since is None else max(0, standing.seq - len(standing.recent) - max(0, since)),
            undo=self._may_undo(reader.viewer),
            awaited=present.awaited,
        )

    def moved(self, reader: Reader, happened: Happened) -> Moved:
        standing, viewer = self._standing, reader.viewer
        window = self._window.told(viewer in self._early.by_seat, is_new=standing.tally.played_at == standing.seq)
        card = self._referee_seat.card_for(viewer, reader.player)
        view, envelope = self._sight(viewer, card)
        return Moved(standing.seq, [happened], view, envelope, window, card, self._may_undo(viewer))

    def happened(self, one: Told, viewer: Viewer) -> Happened:
        standing = self._standing
        line, story = told(standing.table.fold, one.row.line, one.steps, None if viewer is None else Seat(viewer))
        return Happened(one.row.seq, line, story, who_acted(standing.plan, standing.referee, one.steps, one.row.by))

    def _card_changed(self, reader: Reader) -> CardChanged:
        card = self._referee_seat.card_for(reader.viewer, reader.player)
        return CardChanged(card, self._sight(reader.viewer, card)[1])

    def _sight(self, viewer: Viewer, card: Card | None) -> tuple[object, Envelope | None]:
        table = self._standing.begun
        if table is None:
            return None, None
        window = self._window.states() if self._window.seats() else {}
        return sight(self._envelopes, table.state, None if viewer is None else Seat(viewer), window, card, table.fold.given_up)

    def _may_undo(self, viewer: Viewer) -> bool:
        """Whether a viewer's seat may take its last move back: the screen offers nothing that would be refused."""
        standing = self._standing
        return (
            viewer is not None
            and standing.begun is not None
            and standing.plan.progress.stage == "playing"
            and standing.tally.has_room
            and standing.begun.can_undo(Actor(viewer))
        )

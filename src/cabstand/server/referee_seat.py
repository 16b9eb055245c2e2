"""The referee at a table: the card that it shows, the time until it speaks by itself, and what it says."""

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cabstand.bots.speaker import speaker
from cabstand.core import REFEREE
from cabstand.core.referee import Asked, Card, Given
from cabstand.server.appeals import undecided
from cabstand.server.bot_seats import bot_pause
from cabstand.server.cards import of_team, thinking_seconds
from cabstand.server.clock import Clock
from cabstand.server.countdown import Countdown
from cabstand.server.early_answers import EarlyAnswers
from cabstand.server.reading import Reading
from cabstand.server.standing import Standing
from cabstand.table.log import read_line

if TYPE_CHECKING:
    from cabstand.server.course import Act
    from cabstand.server.live import Live


class RefereeSeat:
    def __init__(self, standing: Standing, early: EarlyAnswers, reading: Reading, clock: Clock) -> None:
        self._standing = standing
        self._early = early
        self._reading = reading
        self._countdown = Countdown(clock)

    def asked(self) -> Asked | None:
        """What the referee waits for, where it does."""
        table = self._standing.begun
        if self._standing.referee is None or table is None or table.to_move != REFEREE:
            return None
        return self._standing.referee.asked(table.state)

    def follow(self, of_turn: float | None = None) -> None:
        """The table has changed: a new card lies there, somebody has begun to answer, or a pause. `of_turn`: what is left of a
        slow turn that began before this process did."""
        if self._standing.referee is None:
            return
        asked = self.asked()
        if asked is None or self._standing.bot_of(asked.seat):
            self._countdown.stop()
            return
        has_begun = asked.seat in self._early.by_seat
        seconds = self._standing.referee.seconds(self._standing.table.state, has_begun)
        if seconds is None:
            seconds = thinking_seconds(asked, self._standing.plan)
        if of_turn is not None and not has_begun and self._standing.plan.settings.pace == "slow":
            seconds = of_turn
        self._countdown.run((self._standing.tally.judged, has_begun), seconds or None)
        if not self._standing.is_going_on:
            self._countdown.stop()

    def wait(self) -> None:
        """Let no time pass: somebody still reads what came of the card before."""
        self._countdown.stop()

    def left(self) -> float | None:
        """Seconds until the referee speaks by itself, where there is a clock."""
        return self._countdown.left()

    def given(self) -> Given:
        """What was given so far in answer to the card, and how much time is left."""
        asked, early = self.asked(), self._early.by_seat
        if asked is None:
            return Given()
        left = self.left()
        ticked = (text for seat, text in early.items() if seat != asked.seat)
        return Given(
            begun=asked.seat in early,
            typed=early.get(asked.seat, ""),
            ticked=frozenset(int(word) for text in ticked for word in text.split()),
            voice=self._early.voices.get(asked.seat, ""),
            seconds=None if left is None else round(left, 1),
        )

    def card_for(self, viewer: int | None, player: str) -> Card | None:
        """The card on the table, as somebody may read it."""
        standing = self._standing
        if standing.referee is None or standing.begun is None:
            return None
        steps, given = standing.recent[-1].steps if standing.recent else [], self.given()
        if standing.begun.to_move != REFEREE and standing.rows:
            given = Given(typed=read_line(standing.rows[-1].line).remark, voice=standing.rows[-1].by)
        card = standing.referee.card(standing.begun.state, steps, viewer, given)
        if card is not None and card.stage == "shown" and (asked := self.asked()) is not None:
            may_judge = undecided(standing, asked, self._early.by_seat)
            card = replace(card, judges=tuple(seat + 1 for seat in may_judge))
        if card is not None and card.stage == "done" and (left := self._reading.left()):
            card = replace(card, seconds=round(left, 1), readers=self._reading.seats_but(player))
        if card is None or not (people := standing.plan.seats.places[card.seat - 1].people) or len(people) == 1:
            return card
        return of_team(card, people.get(given.voice, ""), viewer, given.voice == player)

    def after_a_bot(self, asked: Asked) -> tuple[Given, bool]:
        """What was given once a bot has said the next thing, and whether that is all it says."""
        standing, given = self._standing, self.given()
        if standing.referee is None or (given.begun and not asked.in_pieces):
            return given, True  # a person has answered, and the card has shown what is right
        bot = speaker(standing.game, standing.bot_of(asked.seat), asked.seat)
        at_once = standing.plan.settings.bot_pace == "instant"
        said, is_all = standing.referee.speak(standing.table.state, bot, given.typed, at_once)
        return replace(given, typed=said), is_all


def next_judgement(live: "Live", asked: Asked) -> "tuple[float, Act] | None":
    """A bot's answer, the end of a talk, the end of the asker's time to let an answer count, or the clock."""
    if live.standing.bot_of(asked.seat):
        return bot_pause(live.plan), partial(judge, live, True)
    return None if (left := live.referee_seat.left()) is None else (left, partial(judge, live, False))


async def judge(live: "Live", is_bot: bool) -> None:
    """The referee speaks: on what was typed so far, or for a bot."""
    async with live.alone():
        asked, given = live.referee_seat.asked(), live.referee_seat.given()
        if asked is None:
            return
        if is_bot:
            given, is_all = live.referee_seat.after_a_bot(asked)
            if not is_all:
                await live.keep(live.early.with_answer(asked.seat, given.typed, ""))
                live.audience.tell_card()
                live.course.go_on()
                return
        await speak(live, given, asked)


async def speak(live: "Live", given: Given, asked: Asked) -> int:
    """Write down what the referee says to all that was given; the number of that line."""
    assert live.referee is not None
    typed = live.referee.said(live.table.state, given)
    line = live.table.move_line(REFEREE, live.referee.judge(live.table.state, typed).move, typed)
    return await live.write(line, live.early.voices.get(asked.seat) or "referee", f"referee/{live.seq + 1}")

"""A game gone through, as the terminal tells it: an account for every seat, and the moments that mattered."""

from rich.table import Table as Grid
from rich.text import Text

from cabstand.cli.terminal import Terminal
from cabstand.core.coach import GameReview, Measure, Moment, SeatReview
from cabstand.core.game import Game, StoryLine


class ReviewTeller:
    def __init__(self, terminal: Terminal, game: Game, names: list[str]) -> None:
        self.terminal = terminal
        self.game = game
        self.names = names

    def tell(self, review: GameReview) -> None:
        for seat in review.seats:
            self._tell_seat(seat, review.measure)
        self.terminal.console.print()
        for line in review.means:
            self._tell_line(line, "dim")

    def _tell_seat(self, seat: SeatReview, measure: Measure) -> None:
        say, console = self.terminal.words.say, self.terminal.console
        console.print()
        accuracy = "" if seat.accuracy is None else say("coach-review-accuracy", percent=round(100 * seat.accuracy))
        console.print(Text(f"{self.names[seat.seat - 1]}: {accuracy}", "bold"))
        self.terminal.say("coach-review-best", best=seat.best, decisions=seat.decisions)
        account = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        account.add_column()
        account.add_column(justify="right")
        for label, figure in self._account(seat, measure):
            account.add_row(label, figure)
        console.print(account)
        for line in seat.apart:
            self._tell_line(line)
        if seat.turns:
            console.print(self._turns(seat, measure))
        console.print(Text(say("coach-review-moments" if seat.moments else "coach-review-none"), "bold"))
        for moment in seat.moments:
            self._tell_moment(moment, measure)

    def _account(self, seat: SeatReview, measure: Measure) -> list[tuple[str, str]]:
        words = self.terminal.words
        moved = ({} if seat.luck is None else {"luck": seat.luck}) | seat.besides
        return [
            (words.say("coach-review-first"), self._figure(measure, seat.first)),
            *[
                (words.say(words.own(self.game.name, f"coach-review-{name}")), self._figure(measure, by))
                for name, by in moved.items()
            ],
            (words.say("coach-review-given"), self._within(measure, -seat.loss, seat.within)),
            (words.say("coach-review-final"), self._figure(measure, seat.final)),
        ]

    def _turns(self, seat: SeatReview, measure: Measure) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        for head in ("round", "luck", "loss", "points"):
            grid.add_column(self.terminal.words.say(f"coach-review-{head}"), justify="right")
        for turn in seat.turns:
            figures = [self._figure(measure, figure) for figure in (turn.luck, turn.loss)]
            grid.add_row(str(turn.round), *figures, str(turn.points))
        return grid

    def _tell_moment(self, moment: Moment, measure: Measure) -> None:
        say = self.terminal.words.say
        lost = self._within(measure, moment.loss, moment.within)
        self.terminal.say("coach-review-moment", round=moment.round, seq=moment.seq, figure=lost)
        plays = f"  {say('coach-review-made')}: {moment.move}   {say('coach-review-better')}: {moment.better}"
        self.terminal.console.print(Text(plays))
        for line in moment.why:
            self._tell_line(line, "dim", "    ")

    def _figure(self, measure: Measure, value: float) -> str:
        if measure is Measure.WIN:
            return self.terminal.words.say("coach-review-figure-win", percent=100 * value)
        return self.terminal.words.say("coach-review-figure", points=value)

    def _within(self, measure: Measure, value: float, within: float) -> str:
        figure = self._figure(measure, value)
        if not within:
            return figure
        return self.terminal.words.say("coach-review-within", figure=figure, within=self._figure(measure, within))

    def _tell_line(self, line: StoryLine, style: str = "", indent: str = "") -> None:
        self.terminal.console.print(Text(indent + self.terminal.tell_story(line, self.names), style))

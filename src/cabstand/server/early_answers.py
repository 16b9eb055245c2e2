"""Answers that were given but do not count yet: secret until a window closes, or typed and not judged.

They are kept with the plan, so that a restart loses none of them.
"""

from cabstand.server.standing import Standing
from cabstand.table.plan import Plan, change


class EarlyAnswers:
    def __init__(self, standing: Standing) -> None:
        self._standing = standing

    @property
    def by_seat(self) -> dict[int, str]:
        """Answers that still count: nothing has happened in the game since then, except that others let it pass."""
        tally, progress = self._standing.tally, self._standing.plan.progress
        # where there is a referee, others may do something meanwhile: what was typed counts until it is judged
        ended_at = tally.acted_at if self._standing.referee is None else tally.judged_at
        return progress.early if ended_at <= progress.early_at else {}

    @property
    def voices(self) -> dict[int, str]:
        """Who gave those answers, by seat; for a team that is to talk, who will."""
        progress = self._standing.plan.progress
        is_open = self._standing.referee is not None and self._standing.tally.judged_at <= progress.early_at
        return progress.early_by if is_open else {}

    def with_voice(self, seat: int, player: str) -> Plan:
        """The plan in which this player speaks for a seat."""
        early, voices = self.by_seat, self.voices
        since = self._standing.plan.progress.early_at if early or voices else self._standing.seq
        return change(self._standing.plan, early=early, early_by=voices | {seat: player}, early_at=since)

    def with_answer(self, seat: int, text: str, player: str) -> Plan:
        """The plan with one more answer, or another one of the same seat."""
        return change(self.with_voice(seat, player), early=self.by_seat | {seat: text})

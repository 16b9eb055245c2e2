"""A game that is over, gone through: what its ending tells of a log."""

from typing import Final, NamedTuple

from cabstand.content.catalogue import Catalogue, languages
from cabstand.core.ending import Award, Finish
from cabstand.core.game import Args
from cabstand.server.endings import ending_of
from cabstand.table.fold import begin, lasting
from cabstand.table.log import read_log

NAMES: Final[Args] = {"player": "Ada", "other": "Ben"}


class Ended(NamedTuple):
    finishes: list[Finish]
    """By seat."""
    awards: list[Award]
    """All that could be given."""

    def award(self, name: str) -> Award | None:
        """The award of this name, without the name of its game."""
        return next((award for award in self.awards if award.message.endswith(f"-award-{name}")), None)

    def parts(self, seat: int) -> dict[str, int]:
        return {part.message.rpartition("-part-")[2]: part.amount for part in self.finishes[seat - 1].parts}

    def is_told(self) -> bool:
        """Whether everything has its texts, in every language that is complete."""
        awards = [*self.awards, *(finish.best for finish in self.finishes if finish.best)]
        said = [(f"{award.message}{end}", award.args | NAMES) for award in awards for end in ("", "-why")]
        said += [(part.message, {}) for finish in self.finishes for part in finish.parts]
        for words in (Catalogue(language.code) for language in languages() if language.complete):
            assert all(message in words and words.tell(message, args) for message, args in said)
        return True


def ended(log: str) -> Ended:
    header, lines = read_log(log)
    fold = begin(header)
    steps = [fold.add(line, number) for number, line in lines]
    ending = ending_of(fold.game)(fold.game, len(header.seats))
    for seq, step in lasting(steps):
        ending.see(seq, step)
    return Ended(ending.finishes(fold.state), list(ending.awards()))

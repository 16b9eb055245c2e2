"""Two worlds that differ only in what a viewer was not told: all that leaves the server is equal, to the byte (S1, S2)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, cast

import msgspec
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person
from tests.server.worlds import TOKENS, lay_at, sits

from cabstand.content.catalogue import texts_in
from cabstand.core import REFEREE, Game, Seat, find_game
from cabstand.core.edition import Terms, edition_of
from cabstand.core.rule import record
from cabstand.games.taxi.packs.included import london
from cabstand.games.taxi.packs.pack import Pack
from cabstand.games.taxi.referee import TaxiReferee
from cabstand.server.hub import QueueReader, Reader
from cabstand.server.live import Live
from cabstand.server.players import hashed
from cabstand.store.store import Row
from cabstand.table.fold import told_log
from cabstand.table.log import write_line
from cabstand.table.plan import Dice, GameSettings, Invitation, Place, Plan, Progress, Seats, Settings
from cabstand.testing.check_secrets import told_alike, twins
from cabstand.testing.check_texts import log_lines
from cabstand.testing.play import rng_for, seats_for, walk_from


class Worlds(NamedTuple):
    """The same game twice, as lines, and the seat that was told the same in both (None: somebody who looks on)."""

    plan: Plan
    viewer: Seat | None
    one: list[str]
    two: list[str]


def pairs_of_worlds(game: Game) -> Iterator[Worlds]:
    """Games played side by side, for a watcher and for each seat; where chance or another seat acts unseen, they part."""
    for number in range(100_000):
        seats = seats_for(game, number)
        state = game.new(seats, terms_of(game).options)
        viewer = None if number % (seats + 1) == seats else Seat(number % (seats + 1))
        steps = list(twins(game, state, state, viewer, rng_for(number), told_alike(game, viewer)))
        one, two = ([write_line(line) for line, _ in log_lines(game, side)] for side in zip(*steps, strict=True))
        if one != two and len(one) == len(two):
            places = tuple(sits("ada" if seat == viewer else "ben") for seat in range(seats))
            yield Worlds(plan_of(game, number, places), viewer, one, two)


def terms_of(game: Game) -> Terms:
    edition = edition_of(game)
    return Terms() if edition is None else edition.terms(edition.usual())


def plan_of(game: Game, number: int, places: tuple[Place, ...]) -> Plan:
    terms = terms_of(game)
    return Plan(
        table=f"world-{number}",
        game=GameSettings(game.name, game.version, terms.options, facts=terms.facts),
        seats=Seats("ben", places),
        dice=Dice("5e" * 32),
        invitation=Invitation(hashed("invite")),
        settings=Settings(watch=True),
        progress=Progress("playing", tuple(place.name for place in places)),
    )


def first_difference(worlds: Worlds) -> int:
    return next(at for at, (one, two) in enumerate(zip(worlds.one, worlds.two, strict=True)) if one != two)


def everything_told(worlds: Worlds, lines: list[str]) -> Iterator[bytes]:
    """What a viewer hears line by line, what they would hear if they came back just then, and in the end the log."""
    live = Live(worlds.plan, 1, cast(Any, None), cast(Any, None), None)
    live.begin()
    reader = QueueReader(worlds.viewer, "ada")
    for seq, line in enumerate(lines, 1):
        live._take(Row(worlds.plan.table, seq, line, "test", 0, f"key-{seq}"))
        moved = live.audience.moved(reader, live.audience.happened(live.standing.recent[-1], reader.viewer))
        yield msgspec.json.encode([moved, live.audience.snapshot(reader, max(0, seq - 3))])
    yield told_log(live.table.fold, worlds.viewer).encode()


def test_whatever_a_viewer_was_not_told_changes_no_byte_that_leaves(size: Callable[[int, int], int]) -> None:
    states = 0
    for worlds in pairs_of_worlds(find_game("fare-play")):
        told = (everything_told(worlds, lines) for lines in (worlds.one, worlds.two))
        for at, (one, two) in enumerate(zip(*told, strict=True)):
            assert one == two, f"viewer {worlds.viewer}, line {at + 1}: {worlds.one[: at + 1]}"
            states += at >= first_difference(worlds)
        if states >= size(60, 10_000):
            return
    raise AssertionError(f"only {states} states in which the worlds differ")


def test_who_talks_and_who_looks_on_never_read_the_hidden_words_and_nobody_an_answer(size: Callable[[int, int], int]) -> None:
    game, states = find_game("taxi"), 0
    for number in range(100_000):
        seats = seats_for(game, number)
        plan = plan_of(game, number, tuple(sits("ada") for _ in range(seats)))
        live = Live(plan, 1, cast(Any, None), cast(Any, None), TaxiReferee(london(), texts_in))
        live.begin()
        steps = tuple(walk_from(game, game.new(seats, plan.game.options), rng_for(number), 120))
        for seq, (line, _) in enumerate(log_lines(game, steps), 1):
            live._take(Row(plan.table, seq, write_line(line), "test", 0, f"key-{seq}"))
            if live.referee is None or live.table.to_move != REFEREE:
                continue
            state, states = live.table.state, states + 1
            card, talker = int(record(state).card), live.referee.asked(state).seat
            hidden: Sequence[str]
            viewers: list[int | None]
            if live.referee.asked(state).in_pieces:
                hidden, viewers = london().talk(card).words, [None, talker]
            else:
                hidden, viewers = questions_of(london(), card), [None, *range(seats)]
            for viewer in viewers:
                told = texts_told(live, QueueReader(viewer, "ada"))
                assert [word for word in hidden if msgspec.json.encode(word) in told] == []
        if states >= size(40, 10_000):
            return
    raise AssertionError(f"only {states} states in which the referee is asked")


def texts_told(live: Live, reader: Reader) -> bytes:
    """All texts that change: the boxes of the board have names too, and they are no secret."""
    snapshot, card = live.audience.snapshot(reader, 0), live.referee_seat.card_for(reader.viewer, reader.player)
    return msgspec.json.encode([card, snapshot.card, snapshot.missed, snapshot.plan])


def questions_of(pack: Pack, card: int) -> list[str]:
    """Every answer that counts, of all questions on a card."""
    return [answer for value in (2, 4) for answer in pack.question(card, value).answers]


def test_two_servers_with_different_secrets_answer_alike(
    open_here: Callable[..., InProcess], size: Callable[[int, int], int]
) -> None:
    """The same tables at two servers: plan, log, stream and refusals are equal to the byte, and so equally long."""
    some = [worlds for worlds, _ in zip(pairs_of_worlds(find_game("fare-play")), range(size(4, 150)), strict=False)]
    answers: list[list[bytes]] = []
    for side in ("one", "two"):
        house = open_here()
        tables = lay_at(house, *((worlds.plan, getattr(worlds, side)) for worlds in some))
        ada = Person(house.url, "Ada", token=TOKENS["ada"])
        answers.append([part for worlds, laid in zip(some, tables, strict=True) for part in all_answers(ada, worlds, laid)])
    assert answers[0] == answers[1]


def all_answers(ada: Person, worlds: Worlds, laid: Laid) -> Iterator[bytes]:
    seat = None if worlds.viewer is None else worlds.viewer + 1
    with ada.follow(laid, seat, since=0) as stream:
        stream.next()
        stream.next()
    yield stream.heard[0].encode()
    asked = [ada.get(f"/tables/{laid.id}"), ada.get(f"/tables/{laid.id}/log" + (f"?seat={seat}" if seat else ""))]
    seats = range(1, len(worlds.plan.seats.places) + 1)
    asked += [ada.move(laid, number, 1, "nothing", key="late") for number in seats]
    asked += [ada.move(laid, number, len(worlds.one), "lay hotel e9n9 t0", key="wrong") for number in seats if number != seat]
    for answer in asked:
        yield repr([(k, v) for k, v in answer.headers.items() if k != "date"]).encode() + answer.content

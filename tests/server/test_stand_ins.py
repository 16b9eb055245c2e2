"""A bot that others set for an absent player plays for them, but does not agree for them."""

from pathlib import Path

import pytest
from tests.server.hand_clock import HandClock
from tests.server.office import Office, office
from tests.server.test_leaving import known, party_of
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.server.absence import AWAY_SECONDS, HERE_SECONDS, call_back, hear_from
from cabstand.server.errors import NotYours
from cabstand.server.live import Live
from cabstand.server.player_tables import take_name_off
from cabstand.server.stand_ins import end_if_all_agree, set_stand_in
from cabstand.store.store import Player
from cabstand.table.giving_up import agree_to_give_up, asked_to_give_up

__all__ = ["file"]


class Game:
    """Ada and Ben play; Ben has gone. The clock goes on when told to."""

    def __init__(self, live: Live, clock: HandClock, ada: Player, ben: Player) -> None:
        self.live, self.clock, self.ada, self.ben = live, clock, ada, ben

    async def stand_in(self, player: Player, level: str = "simple") -> None:
        async with self.live.alone():
            await set_stand_in(self.live, player.id, 1, level)

    async def give_up(self, player: Player) -> str:
        async with self.live.alone():
            await self.live.save(agree_to_give_up(self.live.plan, player.id, True))
            await end_if_all_agree(self.live)
        return self.live.plan.progress.stage

    async def announce_absence(self) -> None:
        async with self.live.alone():
            await self.live.save(self.live.waits.begin(self.live.plan, 1))


async def game(here: Office) -> Game:
    ada, ben = await known(here, "Ada", "Ben")
    return Game(await party_of(here, ada, ben), here.clock, ada, ben)


@awaited
async def test_nobody_ends_a_game_alone_by_letting_a_bot_play_for_the_other(file: Path) -> None:
    async with office(file) as here:
        play = await game(here)
        await play.stand_in(play.ada)
        assert await play.give_up(play.ada) == "playing"
        assert asked_to_give_up(play.live.plan) == [1]
        assert await play.give_up(play.ben) == "over"


@awaited
async def test_who_lets_a_bot_play_for_them_is_not_asked_even_if_others_choose_another_bot(file: Path) -> None:
    async with office(file) as here:
        play = await game(here)
        await play.stand_in(play.ben)
        play.clock.skip(HERE_SECONDS)
        await play.stand_in(play.ada, "random")
        assert await play.give_up(play.ada) == "over"


@awaited
async def test_who_has_taken_the_seat_back_is_asked_again(file: Path) -> None:
    async with office(file) as here:
        play = await game(here)
        await play.stand_in(play.ben)
        await play.stand_in(play.ben, "")
        play.clock.skip(HERE_SECONDS)
        await play.stand_in(play.ada)
        assert await play.give_up(play.ada) == "playing"


@awaited
async def test_who_was_awaited_in_vain_is_not_asked_any_more(file: Path) -> None:
    async with office(file) as here:
        play = await game(here)
        await play.stand_in(play.ada)
        await play.announce_absence()
        play.clock.skip(AWAY_SECONDS - 1)
        assert await play.give_up(play.ada) == "playing"
        play.clock.skip(1)
        assert await play.give_up(play.ada) == "over"


@awaited
async def test_who_comes_back_after_all_is_asked(file: Path) -> None:
    async with office(file) as here:
        play = await game(here)
        await play.announce_absence()
        play.clock.skip(AWAY_SECONDS)
        await play.stand_in(play.ada)
        assert play.live.plan.seats.places[1].unasked
        async with play.live.alone():
            await call_back(play.live, {play.ben.id})
        assert await play.give_up(play.ada) == "playing"


@awaited
async def test_who_has_deleted_their_name_is_not_asked(file: Path) -> None:
    async with office(file) as here:
        play = await game(here)
        await take_name_off(here.desk, play.ben)
        assert await play.give_up(play.ada) == "over"


@awaited
async def test_no_bot_is_set_for_somebody_who_has_just_asked_for_something(file: Path) -> None:
    async with office(file) as here:
        play = await game(here)
        await hear_from(play.live, play.ben.id)
        play.clock.skip(HERE_SECONDS - 1)
        with pytest.raises(NotYours) as refused:
            await play.stand_in(play.ada)
        assert refused.value.refusal.reason == "server-they-are-here"
        play.clock.skip(1)
        await play.stand_in(play.ada)
        assert play.live.standing.bot_of(1) == "simple"

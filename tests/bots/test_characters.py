"""The characters of the games that come with Cabstand: each is played by a bot of its game, weakest first."""

from itertools import chain, pairwise

import pytest

from cabstand.bots.registry import bots_of, find_bot
from cabstand.core import Game
from cabstand.core.manifest import characters_of, find_character
from cabstand.core.registry import sound_games

GAMES = [pytest.param(game, id=game.name) for game in sound_games()]


@pytest.mark.parametrize("game", GAMES)
def test_each_character_is_played_by_a_bot_of_that_game_and_no_two_by_the_same(game: Game) -> None:
    cast = characters_of(game.name)
    for who in cast:
        bot = bots_of(game)[who.bot]
        assert find_bot(game, who.id).number == (bot if who.knows is None else bot.knowing(who.knows)).number
    assert len({(who.bot, who.knows) for who in cast}) == len(cast)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_characters_for_the_usual_game_and_all_can_be_different(game: Game) -> None:
    assert len(characters_of(game.name)) >= game.box_seats.start - 1


def test_no_character_is_called_like_another_or_like_a_bot() -> None:
    ids = [who.id for game in sound_games() for who in characters_of(game.name)]
    assert len(set(ids)) == len(ids)
    assert set(ids) & set(chain.from_iterable(bots_of(game) for game in sound_games())) == set()


def test_a_character_plays_its_own_game_only() -> None:
    assert find_character("taxi", "otto") is None
    assert find_character("space-taxi", "otto") is not None
    assert characters_of("chess") == ()


def test_where_characters_know_answers_all_do_and_the_stronger_know_more() -> None:
    shares = {game.name: [who.knows for who in characters_of(game.name)] for game in sound_games()}
    asking = {name: known for name, known in shares.items() if any(known)}
    assert list(asking) == ["taxi"]
    assert all(low < high for low, high in pairwise(share or 0 for share in asking["taxi"]))

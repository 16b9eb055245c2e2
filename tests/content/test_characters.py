"""The characters: four for each game, each with a bot of their own, texts that a catalogue holds, weakest first."""

from itertools import chain, pairwise

import pytest

from cabstand.bots.registry import bots_of, find_bot
from cabstand.content.characters import characters_of, find_character
from cabstand.core import find_game, game_names


@pytest.mark.parametrize("name", game_names())
def test_a_game_has_four_characters_and_each_is_played_by_a_bot_of_that_game(name: str) -> None:
    game, four = find_game(name), characters_of(name)
    assert len(four) == 4
    for who in four:
        bot = bots_of(game)[who.bot]
        assert find_bot(game, who.id).number == (bot if who.knows is None else bot.knowing(who.knows)).number
    assert len({who.bot for who in four}) == 4


def test_no_character_is_called_like_another_or_like_a_bot() -> None:
    ids = [who.id for name in game_names() for who in characters_of(name)]
    assert len(set(ids)) == len(ids) == 12
    assert set(ids) & set(chain.from_iterable(bots_of(find_game(name)) for name in game_names())) == set()


def test_a_character_plays_its_own_game_only() -> None:
    assert find_character("taxi", "otto") is None
    assert find_character("space-taxi", "otto") is not None
    assert characters_of("chess") == ()


def test_only_taxi_asks_for_knowledge_and_there_the_stronger_know_more() -> None:
    assert all(who.knows is None for name in ("space-taxi", "fare-play") for who in characters_of(name))
    shares = [who.knows or 0 for who in characters_of("taxi")]
    assert all(low < high for low, high in pairwise(shares))

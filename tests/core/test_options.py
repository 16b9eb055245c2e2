"""Options come as texts from anybody: each one that a game cannot use is refused with a short reason."""

import pytest

from cabstand.core import Refused, find_game, game_names


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("digits", [10, 20, 400, 4000, 4300, 4301, 20_000])
@pytest.mark.parametrize("sign", ["", "-"])
def test_no_option_is_a_number_that_nothing_has_room_for(game: str, digits: int, sign: str) -> None:
    rules = find_game(game)
    numbers = [name for name in rules.options.__struct_fields__ if isinstance(getattr(rules.options(), name), int)]
    assert numbers
    for name in numbers:
        with pytest.raises(Refused) as caught:
            rules.new(rules.box_seats.start, {name: sign + "9" * digits})
        assert caught.value.refusal.reason == "bad-option"
        assert len(str(caught.value.refusal.args["detail"])) < 200

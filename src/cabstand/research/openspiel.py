"""OpenSpiel: all games as Python games of its registry. Needs `cabstand[openspiel]`.

    import pyspiel, cabstand.research.openspiel
    game = pyspiel.load_game("cabstand_pig(players=3)")

The name of a game is its own with `cabstand_` before it and `_` for `-`. What a seat gets in the end is its part of the win,
so all parts make 1. An information state is all that a seat has been told, move by move; an observation is what `hide` leaves
it.
"""

from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from cabstand.core.game import CHANCE, OVER, Game
from cabstand.core.manifest import usual_seats
from cabstand.core.registry import find_game, sound_games
from cabstand.research.coding import coding_of
from cabstand.research.nodes import Node, most_outcomes
from cabstand.research.playing import KNOWS, shares

PREFIX: Final = "cabstand_"
LONGEST: Final = 1_000_000
"""More nodes than any game has."""


def name_of(game: Game) -> str:
    return PREFIX + game.name.replace("-", "_")


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names. Those that are known already stay as they are."""
    known = set(pyspiel.registered_names())
    names = []
    for game in sound_games():
        names.append(name_of(game))
        if names[-1] not in known:
            pyspiel.register_game(type_of(game), class_of(game))
    return names


def class_of(game: Game) -> type["SpielGame"]:
    """A class of its own for each game: OpenSpiel makes a game by calling what was registered with the parameters alone.

    It has to be a class, since OpenSpiel lets go of it only when Python has ended already.
    """
    return type(f"{game.name.title().replace('-', '')}Game", (SpielGame,), {"name": game.name})


def type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    perfect = kinds.Information.PERFECT_INFORMATION if game.all_open else kinds.Information.IMPERFECT_INFORMATION
    return kinds(
        short_name=name_of(game),
        long_name=game.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=perfect,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(game), "knows": KNOWS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One game with its parameters: how many play, and how much of 100 they know where questions are asked."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.players = int(chosen.get("players", usual_seats(self.rank_game)))
        self.knows = int(chosen.get("knows", KNOWS))
        info = pyspiel.GameInfo(
            num_distinct_actions=coding_of(self.rank_game).actions,
            max_chance_outcomes=most_outcomes(self.rank_game),
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.rank_game), info, chosen)

    @property
    def rank_game(self) -> Game:
        return find_game(self.name)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rank_game, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A node of the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = Node(game.rank_game, game.rank_game.new(game.players), game.knows)

    def current_player(self) -> int:
        asked = self.node.asked
        if asked == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = self.node.legal.tolist()
        return actions if player == self.node.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.text(action)

    def is_terminal(self) -> bool:
        return self.node.asked == OVER

    def returns(self) -> list[float]:
        node = self.node
        return shares(node.game, node.state) if node.asked == OVER else [0.0] * len(node.told)

    def __str__(self) -> str:
        return self.node.position()


class Observer:
    """What OpenSpiel asks for what a player sees. With `recalls`, its text is the information state."""

    def __init__(self, game: Game, recalls: bool) -> None:
        self.recalls = recalls
        self.coding = coding_of(game)
        size = 0 if recalls else self.coding.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if recalls else self.coding.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recalls:
            node = state.node
            self.tensor[:] = self.coding.observe(node.state, player, node.asked == player)

    def string_from(self, state: SpielState, player: int) -> str:
        node = state.node
        if self.recalls:
            return node.information(player)
        return node.game.write_position(node.game.hide(node.state, player))


register()

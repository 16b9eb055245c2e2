"""Space Taxi solved: turns exactly, whole games as near as futures allow; and the tables that coach and bots look up."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from cabstand.core.game import refuse
from cabstand.core.screen import Words
from cabstand.core.solver import Argument, Solver
from cabstand.games.space_taxi.rules import COINS


class TurnSolver(Solver):
    """A turn that begins with some coins: its points, the chance of a target, or its points where coins kept have a worth."""

    arguments: ClassVar = (
        Argument("coins", "space-taxi-solve-arg-coins", range(COINS + 1), required=True),
        Argument("target", "space-taxi-solve-arg-target", range(1000)),
        Argument("keep", "space-taxi-solve-arg-keep", metavar="V"),
    )

    def check(self, given: Mapping[str, Any]) -> None:
        if given["target"] is not None and given["keep"] is not None:
            raise refuse("space-taxi-solve-one-objective")

    def warm_up(self) -> None:
        from cabstand.games.space_taxi.solver.turn import warm_up  # slow to import where it is not compiled yet

        warm_up()

    def solve(self, given: Mapping[str, Any], progress: Callable[[float], None]) -> dict[str, Any]:
        from cabstand.games.space_taxi.solver.turn import keeping, last_turn, reaching, solve

        coins, target, keep = given["coins"], given["target"], given["keep"]
        if target is not None:
            objective, utility = "target", reaching(target)
        elif keep is not None:
            objective, utility = "keep", keeping(keep)
        else:
            objective, utility = "last-turn", last_turn()
        solution = solve(utility, coins, progress=progress)
        return {
            "coins": coins,
            "objective": objective,
            "target": target,
            "keep": keep,
            "value": round(solution.value, 12),
            "positions": solution.positions,
        }

    def tell(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        coins, value = facts["coins"], words.say("space-taxi-solve-value", value=facts["value"])
        if facts["objective"] == "target":
            worth = words.say("space-taxi-solve-target", coins=coins, target=facts["target"], value=value)
        elif facts["objective"] == "keep":
            worth = words.say("space-taxi-solve-keep", coins=coins, keep=facts["keep"], value=value)
        else:
            worth = words.say("space-taxi-solve-last-turn", coins=coins, value=value)
        return [worth, words.say("space-taxi-solve-speed", positions=facts["positions"], seconds=round(facts["seconds"], 2))]


SOLVER: Final = TurnSolver()

"""Tables as the tests of their plans want them: in the lobby, Ada is the host."""

from typing import Final

from cabstand.table.plan import Dice, GameSettings, Invitation, Mate, Place, Plan, Seats, change

ADA: Final = Place("ada", "Ada", nonce="a")
BEN: Final = Place("ben", "Ben", nonce="b")
CLEO: Final = Place("cleo", "Cleo", nonce="c")
OPEN: Final = Place()
ROSIE: Final = Place(bot="rosie")
TEAM: Final = Place("ben", "Ben", nonce="b", mates=(Mate("dora", "Dora"), Mate("eve", "Eve")))


def table(*places: Place, **parts: object) -> Plan:
    plan = Plan("t", GameSettings("taxi", 1), Seats("ada", places), Dice("5e" * 32), Invitation("", "HORSE"))
    return change(plan, **parts)


def game(*places: Place, **parts: object) -> Plan:
    """The same once it has begun."""
    return table(*places, **{"stage": "playing", "code": ""} | parts)

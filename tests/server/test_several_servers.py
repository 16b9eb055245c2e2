"""Several servers on one database are like one for everybody: who is there, what is said, links, wrong codes; and one of them
may be killed at any time."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.house import House, until
from tests.server.in_process import InProcess
from tests.server.people import Laid, Mirror, Person

from cabstand.server.app import Settings
from cabstand.server.limits import WRONG_CODES


def at_a_table(ada: Person, *others: Person, **settings: object) -> Laid:
    laid = ada.lay("space-taxi", "me", *["link"] * len(others), options={"starter": "1"}, watch=True, **settings)
    for other in others:
        assert other.join(laid).status_code == 200
    return laid


def test_what_is_said_arrives_everywhere_in_one_order(pair: tuple[House, House]) -> None:
    here, there = pair
    ada, ben = Person(here.url, "Ada"), Person(there.url, "Ben")
    laid = at_a_table(ada, ben, chat=True)
    with ada.follow(laid, 1) as left, ben.follow(laid, 2) as right:
        for number in range(3):
            assert ada.do(laid, "chat", text=f"a{number}").status_code == 201
            assert ben.do(laid, "chat", text=f"b{number}").status_code == 201
        heard = [[stream.until("chat")["said"]["text"] for _ in range(6)] for stream in (left, right)]
    assert heard[0] == heard[1]
    assert sorted(heard[0]) == ["a0", "a1", "a2", "b0", "b1", "b2"]


def test_a_server_that_opens_a_table_later_knows_who_is_there_and_what_was_said(pair: tuple[House, House]) -> None:
    here, there = pair
    ada, ben = Person(here.url, "Ada"), Person(here.url, "Ben")
    laid = at_a_table(ada, ben, chat=True)
    with ada.follow(laid, 1) as left:
        left.until("snapshot")
        ada.do(laid, "chat", text="hello")
        left.until("chat")
        same = Person(there.url, "", token=ben.token)

        def knows_all() -> bool:
            with same.follow(laid, 2) as back:
                first = back.next()
            return bool(first["present"][0]) and [said["text"] for said in first["chat"]] == ["hello"]

        until(knows_all, "the answer of the other server arrives")


def test_a_link_made_at_one_server_works_at_another(pair: tuple[House, House]) -> None:
    here, there = pair
    ada = Person(here.url, "Ada")
    link = ada.post("/me/device").json()["token"]
    phone = Person(there.url, "")
    until(lambda: phone.post("/devices", token=link).status_code == 200, "the other server hears of the link")
    assert phone.get("/me").json() == {"name": "Ada"}
    assert Person(there.url, "").post("/devices", token=link).status_code == 404


def test_wrong_codes_count_at_all_servers_together(
    open_here: Callable[..., InProcess], new_database: Callable[[], str]
) -> None:
    store = new_database()
    here, there = (open_here(store=store, settings=Settings(compile_rules=False)) for _ in range(2))
    eve = Person(here.url, "Eve", address="203.0.113.5")
    same = Person(there.url, "", token=eve.token, address="203.0.113.5")
    for _ in range(int(WRONG_CODES.burst) // 2):
        assert [one.post("/join", code="ZZZZZ").status_code for one in (eve, same)] == [404, 404]
    until(
        lambda: {one.post("/join", code="ZZZZZ").status_code for one in (eve, same)} == {429},
        "no server listens any more",
    )


@pytest.fixture
def three(new_house: Callable[..., House], new_database: Callable[[], str]) -> Iterator[list[House]]:
    store = new_database()
    houses = [new_house(store) for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(House.open, houses))
    yield houses
    for house in houses:
        assert "Traceback" not in house.said, house.said


def test_a_game_at_three_servers_goes_on_when_one_is_killed_and_another_restarted(three: list[House]) -> None:
    """Every move that was acknowledged is there once, and whoever was at the server that is gone is seen to be away."""
    people = [Person(house.url, name) for house, name in zip(three, ("Ada", "Ben", "Cy"), strict=True)]
    ada, ben, cy = people
    laid = at_a_table(ada, ben, cy)
    until(lambda: len([seat for seat in ada.plan(laid)["seats"] if seat["name"]]) == 3, "the news of the guests arrives")
    assert ada.do(laid, "start").status_code == 200
    until(lambda: {one.plan(laid)["stage"] for one in people} == {"playing"}, "the news of the start arrives")
    acknowledged: list[int] = []

    def play(moves: int, by_seat: dict[int, Person]) -> None:
        with ada.follow(laid, 1) as stream:
            stream.until("snapshot")
            mirror = Mirror(ada, laid, stream)
            for _ in range(moves):
                seat, move = mirror.next_move()
                assert seat, "no game is over so soon"
                answer = by_seat[seat].move(laid, seat, stream.seq, move)
                while answer.status_code == 409:  # the news of the move before are on their way
                    answer = by_seat[seat].move(laid, seat, stream.seq, move)
                assert answer.status_code == 200, answer.text
                acknowledged.append(answer.json()["seq"])
                stream.until_seq(acknowledged[-1])

    with ada.follow(laid, 1) as left, cy.follow(laid, 3) as right:
        right.until("snapshot")
        left.until("presence", present=[True, False, True])
        play(9, {1: ada, 2: ben, 3: cy})
        three[2].kill()
        left.until("presence", present=[True, False, False])
    cy = Person(three[1].url, "", token=cy.token)
    play(9, {1: ada, 2: ben, 3: cy})
    assert three[1].close() == 0
    three[1].open()
    ben, cy = (Person(three[1].url, "", token=one.token) for one in (ben, cy))
    play(9, {1: ada, 2: ben, 3: cy})
    assert acknowledged == sorted({*acknowledged})
    assert [seq for seq, _, _ in three[0].lines_of(laid.id)] == list(range(1, acknowledged[-1] + 1))
    assert ada.log(laid) == ben.log(laid) == cy.log(laid)

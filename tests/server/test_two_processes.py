"""Two server processes on one database: any of them serves any table."""

from concurrent.futures import ThreadPoolExecutor

from tests.server.house import House, until
from tests.server.people import Mirror, Person


def test_friends_at_two_processes_play_one_game(pair: tuple[House, House]) -> None:
    here, there = pair
    ada, ben = Person(here.url, "Ada"), Person(there.url, "Ben")
    laid = ada.lay("space-taxi", "me", "link", options={"starter": "1"})
    assert ben.join(laid).status_code == 200
    until(lambda: ada.plan(laid)["seats"][1]["name"] == "Ben", "the news of the guest arrives")
    assert ada.do(laid, "start").status_code == 200
    until(lambda: ben.plan(laid)["stage"] == "playing", "the news of the start arrives")
    people = {1: ada, 2: ben}
    with ada.follow(laid, 1) as left, ben.follow(laid, 2) as right:
        left.until("snapshot")
        right.until("snapshot")
        mirror = Mirror(ada, laid, left)
        for _ in range(30):
            seat, move = mirror.next_move()
            assert seat, "no game is over so soon"
            answer = people[seat].move(laid, seat, left.seq, move)
            assert answer.status_code == 200, answer.text
            for stream in (left, right):
                stream.until_seq(answer.json()["seq"])
    assert ada.log(laid) == ben.log(laid)


def test_of_two_who_move_at_two_processes_one_is_first(pair: tuple[House, House]) -> None:
    here, there = pair
    ada = Person(here.url, "Ada")
    same = Person(there.url, "", token=ada.token)
    laid = ada.lay("space-taxi", "me", "here", options={"starter": "1"})
    assert ada.do(laid, "start").status_code == 200
    until(lambda: same.plan(laid)["stage"] == "playing", "the news of the start arrives")
    first = ada.move(laid, 1, 0, "throw", key="one")
    assert first.status_code == 200
    assert same.move(laid, 1, 0, "throw", key="one").json() == first.json(), "the same request at the other process"
    late = same.move(laid, 1, 0, "throw", key="two")
    assert (late.status_code, late.json()["seq"]) == (409, 1)


def test_who_is_at_one_process_is_not_given_up_at_the_other(pair: tuple[House, House]) -> None:
    here, there = pair
    ada, ben = Person(here.url, "Ada"), Person(there.url, "Ben")
    laid = ada.lay("fare-play", "me", "link", options={"starter": "1"})
    assert ben.join(laid).status_code == 200
    until(lambda: ada.plan(laid)["seats"][1]["name"] == "Ben", "the news of the guest arrives")
    assert ada.do(laid, "start").status_code == 200
    until(lambda: ben.plan(laid)["stage"] == "playing", "the news of the start arrives")
    with ada.follow(laid, 1) as left:
        left.until("snapshot")
        with ben.follow(laid, 2) as right:
            right.until("snapshot")
            left.until("presence", present=[True, True])
            assert ada.do(laid, "away", seat=2).json()["reason"] == "server-they-are-here"
        left.until("presence", present=[True, False])
        assert ada.do(laid, "away", seat=2).status_code == 200
        while left.until("presence")["awaited"][1] is None:
            pass
        with ben.follow(laid, 2) as right:
            right.until("snapshot")
            left.until("presence", present=[True, True], awaited=[None, None])
            assert ada.do(laid, "seat-link", seat=2).json()["reason"] == "server-they-are-here"


def test_a_table_that_one_process_deletes_is_gone_at_the_other(pair: tuple[House, House]) -> None:
    here, there = pair
    ada = Person(here.url, "Ada")
    same = Person(there.url, "", token=ada.token)
    for _ in range(5):
        laid = ada.lay("space-taxi", "me", "bot", options={"starter": "1"})
        assert ada.do(laid, "start").status_code == 200
        with same.follow(laid, 1) as stream, ThreadPoolExecutor(8) as pool:
            stream.next()
            moves = [pool.submit(same.move, laid, 1, 0, "throw") for _ in range(4)]
            gone = pool.submit(ada.delete, f"/tables/{laid.id}")
            assert stream.closed() == 1013
        assert gone.result().status_code == 200
        assert {move.result().status_code for move in moves} <= {200, 404, 409}
        assert same.get(f"/tables/{laid.id}").status_code == 404
        until(lambda: here.lines_of(laid.id) == [], "nothing is left behind")  # noqa: B023  it is asked at once

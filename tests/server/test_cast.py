"""Characters over the network: who can be asked, who sits where, and names that nobody has."""

from tests.server.people import Person

from cabstand.content.characters import characters_of


def test_who_plays_a_game_as_a_bot_is_told_in_the_readers_language(host: Person) -> None:
    told = host.http.get("/api/games/taxi/bots", headers={"Accept-Language": "de"}).json()
    assert [who["level"] for who in told["characters"]] == [who.id for who in characters_of("taxi")]
    assert [who["strength"] for who in told["characters"]] == [1, 2, 3, 4]
    assert [who["knows"] for who in told["characters"]] == [who.knows for who in characters_of("taxi")]
    assert told["characters"][3]["manner"].startswith("Vierzig Jahre am Steuer")
    assert "Brille" in told["characters"][3]["face"]
    assert told["plain"][:2] == ["random", "simple"]
    answer = host.get("/games/chess/bots")
    assert (answer.status_code, answer.json()["reason"]) == (422, "no-such-game")


def test_a_character_sits_at_a_table_and_the_log_names_it(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "bot otto", "bot simple")
    assert [seat["bot"] for seat in host.plan(laid)["seats"]] == ["", "otto", "simple"]
    assert host.do(laid, "start").status_code == 200
    assert "seat: bot otto\nseat: bot simple\n" in host.log(laid)


def test_a_bot_that_does_not_exist_is_refused_at_every_door(host: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "pearl"}, {"kind": "bot", "level": "simple"}]
    laid = host.post("/tables", game="space-taxi", seats=seats)
    assert (laid.status_code, laid.json()["reason"]) == (422, "no-such-bot")
    assert "zora" in laid.json()["args"]["known"]
    table = host.lay("space-taxi", "me", "bot", "bot")
    assert host.do(table, "start").status_code == 200
    refused = host.do(table, "stand-in", seat=1, level="genius")
    assert (refused.status_code, refused.json()["reason"]) == (422, "no-such-bot")

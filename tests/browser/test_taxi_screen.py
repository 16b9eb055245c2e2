"""The TAXI! screen: throwing and driving, a question and the asker's word, cards handed on, talks typed and spoken."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.eyes import PHONE, Person, laid_by
from tests.browser.taxi_hands import offered, words_about
from tests.browser.test_look import check
from tests.server.house import House

from cabstand.games.taxi.packs.included import london

RECOGNISER: Final = """
    window.SpeechRecognition = class {
        start() { setTimeout(() => { this.onstart?.(); window.ear = this }, 20) }
        stop() { this.onend?.() }
    }
    window.speak = words => window.ear.onresult({ results: words.map(transcript => [{ transcript }]) })
"""


def lay(host: Person, *kinds: str, big: bool = False, **options: str) -> dict[str, Any]:
    """A table that has not begun."""
    host.go()
    ask = host.context.request
    assert ask.post("/api/players", data={"name": "Ada"}).ok
    seats = [{"kind": kind} for kind in kinds]
    wish = {"game": "taxi", "seats": seats, "options": options, "bot_pace": "instant", "big": big, "answer_seconds": 0}
    laid = ask.post("/api/tables", data=wish)
    assert laid.ok, laid.text()
    made: dict[str, Any] = laid.json()
    return made


def begin(host: Person, made: dict[str, Any]) -> None:
    table = made["plan"]["table"]
    assert host.context.request.post(f"/api/tables/{table}/start").ok
    host.go(f"/t/{table}")


def test_words_light_up_for_the_listener_as_they_are_typed(halt: Callable[..., Person], halting: House) -> None:
    talker, listener = halt("talk-for-two", viewport=PHONE, has_touch=True), halt("talk-for-two", "ben")
    words = words_about(talker.page)
    expect(listener.page.get_by_role("list", name="The words of the card").get_by_role("listitem")).to_have_text(list(words))
    expect(talker.page.get_by_role("list", name="The words of the card")).to_have_count(0)
    talker.page.locator("#taxi-talk").type(f"I say {words[1]} and {words[4]} ")
    expect(talker.page.get_by_role("timer")).to_be_visible()
    for word in (words[1], words[4]):
        expect(listener.page.get_by_role("button", name=word, exact=True, pressed=True)).to_be_visible()
    halting.skip()
    for person in (talker, listener):
        expect(person.page.locator(".card.talk.done")).to_contain_text("2 words: £8")
        expect(person.page.locator(".card.talk.done")).to_contain_text(f"I say {words[1]} and {words[4]}")


def test_a_talk_is_heard_by_the_microphone_after_the_page_has_said_what_for(
    halt: Callable[..., Person], halting: House
) -> None:
    ada = halt("talk-aloud", scripts=[RECOGNISER])
    page = ada.page
    words = words_about(page)
    expect(page.locator(".card")).to_contain_text("The microphone is for these 30 seconds only")
    ada.press("Talk aloud")
    expect(page.locator(".card")).to_contain_text("Your browser is listening")
    with page.expect_response(lambda answer: f"of course {words[2]}" in str(answer.request.post_data_json)):
        page.evaluate("words => speak(words)", [f"well {words[0]}", f"and of course {words[2]}"])
    expect(page.locator(".spoken")).to_contain_text(words[2])
    halting.skip()
    expect(page.locator(".story")).to_contain_text("said 2 of the words: £8")  # the bot's next card may cover this one at once


def test_without_a_microphone_the_page_says_so_and_takes_typing(halt: Callable[..., Person], halting: House) -> None:
    ada = halt("talk-by-keys", scripts=["delete window.SpeechRecognition; delete window.webkitSpeechRecognition"])
    page = ada.page
    expect(page.locator(".card")).to_contain_text("please type")
    expect(page.get_by_role("button", name="Talk aloud")).to_have_count(0)
    check(page)
    ada.press("Start the clock")
    expect(page.get_by_role("timer")).to_be_visible()
    halting.skip()
    expect(page.locator(".story")).to_contain_text("said none of the words")


@pytest.mark.parametrize("counts", [True, False])
def test_the_asker_may_let_a_wrong_answer_count(sit: Callable[..., Person], counts: bool) -> None:
    table = "judged-kindly" if counts else "judged"
    driver, asker = sit(table, viewport=PHONE, has_touch=True), sit(table, "ben")
    question = next(q for q in london().questions if q.text == driver.page.locator(".card .text").inner_text())
    expect(driver.page.locator("#taxi-answer")).to_be_focused()
    expect(asker.page.locator(".card")).not_to_contain_text(question.answers[0])
    driver.page.keyboard.type("a teapot")
    driver.page.keyboard.press("Enter")
    for person in (driver, asker):
        for told in ("Wrong", "a teapot", question.answers[0], question.background):
            expect(person.page.locator(".card")).to_contain_text(told)
    expect(driver.page.get_by_role("button", name="We let it count")).to_have_count(0)
    asker.page.get_by_role("button", name="We let it count" if counts else "No, it does not").click()
    expect(driver.page.locator(".card.done .stamp")).to_have_text("Right! £4" if counts else "Wrong")
    standing = driver.page.locator(".mine .standing")
    expect(standing).to_have_text("£24" if counts else "£20")


def test_a_card_is_handed_on_face_down_by_key(sit: Callable[..., Person]) -> None:
    page = sit("card").page
    expect(page.locator("svg.back")).to_be_visible()
    assert offered(page) == "choose 2"
    page.keyboard.press("2")
    expect(page.locator(".story")).to_contain_text("hands the card on, unseen")
    expect(page.locator(".card.gift")).to_be_visible()


def test_the_rules_are_told_with_pictures(ada: Person) -> None:
    page = ada.go("/rules/taxi")
    expect(page.get_by_role("img", name=re.compile("The town"))).to_be_visible()
    expect(page.locator("main")).to_contain_text("Sound Off")
    check(page)


def test_a_table_for_friends_says_how_long_the_shift_is_and_how_long_a_question_may_take(ada: Person) -> None:
    page = ada.go()
    page.get_by_role("region", name="TAXI!").get_by_role("button", name="With friends").click()
    page.get_by_label("How long is the shift?").select_option("5 rounds")
    page.get_by_label("Time for an answer").select_option("as long as it takes")
    body = laid_by(page, page.get_by_role("button", name=re.compile("Lay a table")))
    assert (body["options"], body["answer_seconds"]) == ({"rounds": "5"}, 0)
    page.get_by_role("heading", name="Invite").wait_for()

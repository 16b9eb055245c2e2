"""Moments of Fare Play that come seldom, reached in real games whose draws were chosen: each is asked for on the board."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.eyes import PHONE, TOURED, visitors
from tests.browser.fare_play_hands import main_button
from tests.browser.fare_play_moments import armed
from tests.browser.prepared import PEOPLE
from tests.browser.test_look import NARROW, check
from tests.server.house import House
from tests.server.worlds import TOKENS


@pytest.fixture
def sit(chromium: Browser, halting: House) -> Iterator[Callable[..., Page]]:
    """Somebody comes back to their seat at one of the tables."""
    with visitors(chromium, halting) as come:

        def sit(table: str, name: str = "ada", **device: Any) -> Page:
            page = come(**device).sit(table, TOKENS[name])
            expect(page.locator("#prompt")).not_to_have_text("One moment …")
            return page

        yield sit


def prompt(page: Page, text: str) -> None:
    expect(page.locator("#prompt")).to_have_text(text)


def pick(page: Page, card: str) -> None:
    page.get_by_role("list", name="Your hand").get_by_role("button", name=card, exact=True).first.click()


def story(page: Page) -> str:
    return page.get_by_role("list", name="Story").inner_text()


# --- the hearse


def test_who_can_play_nothing_may_move_the_hearse_before_discarding(sit: Callable[..., Page]) -> None:
    page = sit("stuck")
    prompt(page, "None of your cards can be played: discard two, or move the hearse first and look again.")
    expect(page.locator(".note")).to_contain_text("first an arrow beside the hearse")
    page.locator("[data-drive=w]").click()
    main_button(page).click()
    prompt(page, "Discard 2 cards, one after the other.")


def test_the_hearse_moves_at_any_moment_of_the_turn_and_then_not_again(sit: Callable[..., Page]) -> None:
    page = sit("early", viewport=PHONE, has_touch=True, is_mobile=True)
    prompt(page, "Your turn: draw your cards.")
    arrows = page.locator("[data-drive]")
    expect(arrows).to_have_count(4)
    page.locator("[data-drive=w]").tap()
    expect(main_button(page)).to_have_text("Hearse goes west")
    page.get_by_role("button", name="Back", exact=True).tap()
    expect(main_button(page)).to_have_text("Draw 2 cards")
    main_button(page).tap()
    prompt(page, "Play one card.")
    expect(page.locator(".note")).to_contain_text("first an arrow beside the hearse")
    page.locator("[data-drive=w]").tap()
    main_button(page).tap()
    expect(arrows).to_have_count(0)
    assert "The hearse moves on." in story(page)
    expect(page.get_by_text("sending …")).to_have_count(0)
    pick(page, "Straight")
    page.locator("[data-square]").first.tap()
    main_button(page).tap()
    prompt(page, "Discard a card.")
    pick(page, "Tee")
    main_button(page).tap()
    prompt(page, "Ben is at play.")


def test_a_finger_is_shown_where_a_line_of_the_story_happened_before_it_is_taken_there(sit: Callable[..., Page]) -> None:
    page = sit("pointed", viewport=PHONE, has_touch=True, is_mobile=True)
    line = page.get_by_role("list", name="Story").get_by_text("Ada lays Church.")
    line.tap()
    expect(page.locator('.ring.pointed[data-mark="n1"]')).to_be_visible()
    expect(page.locator(".town")).to_be_in_viewport(ratio=0.9)
    line.tap()
    page.wait_for_url(re.compile("/replay/"))


def test_the_hearse_is_asked_for_before_the_turn_can_end(sit: Callable[..., Page]) -> None:
    page = sit("late")
    page.keyboard.press("Enter")
    prompt(page, "Play one card.")
    page.keyboard.press("1")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    prompt(page, "Discard a card.")
    expect(page.locator("[data-drive]")).to_have_count(4)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    prompt(page, "Move the hearse before your turn ends.")
    check(page)
    page.keyboard.press("ArrowUp")
    expect(main_button(page)).to_have_text("Hearse goes north")
    page.keyboard.press("Enter")
    prompt(page, "Ben is at play.")


# --- what comes seldom


def test_a_location_that_is_handed_over_is_laid_at_once(sit: Callable[..., Page]) -> None:
    page = sit("passed", viewport=PHONE)
    prompt(page, "Cleo hands you the Theatre: choose a square for it.")
    page.locator("[data-square]").first.click()
    expect(main_button(page)).to_have_text("Lay Theatre here")
    main_button(page).click()
    prompt(page, "Cleo is at play.")


def test_a_clear_way_is_declared_and_no_rival_overlooks_it(sit: Callable[..., Page]) -> None:
    ada, ben = sit("declare"), sit("declare", "ben", viewport=PHONE)
    prompt(ada, "Play one card.")
    pick(ada, "Straight")
    ada.keyboard.press("ArrowDown")
    main_button(ada).click()
    prompt(ada, "Discard a card.")
    pick(ada, "Swap Hands")
    main_button(ada).click()
    prompt(ada, "Your way is clear! Do you declare?")
    expect(ada.get_by_role("button", name="Not yet")).to_be_visible()
    main_button(ada).click()
    expect(ben.locator(".alarm")).to_have_text("Ada has declared!")
    expect(ben.get_by_role("list", name="Fares").get_by_role("button").first).to_contain_text("Declared! The way is clear.")
    expect(ada.locator(".alarm")).to_have_count(0)


def test_who_starts_over_gives_fare_and_hand_away(sit: Callable[..., Page]) -> None:
    page = sit("over")
    page.get_by_role("button", name="New fare, new hand").click()
    prompt(page, "Ben is at play.")
    expect(page.get_by_role("list", name="Fares").get_by_role("button").first).to_contain_text("No fare until the next turn.")
    assert "Ada starts over with a new fare." in story(page)


def test_a_turn_that_can_only_begin_by_drawing_begins_by_itself(sit: Callable[..., Page]) -> None:
    page = sit("anew")
    expect(page.get_by_role("list", name="Story")).to_contain_text("Ada draws")
    expect(page.locator("#prompt")).not_to_have_text("Your turn: draw your cards.")


def test_a_card_says_what_it_does_and_the_line_above_the_map_what_is_missing_to_win(sit: Callable[..., Page]) -> None:
    page = sit("told")
    expect(page.locator(".told")).to_have_text("Your goal: Join Airport and Hotel: neither is on the map yet.")
    card = page.get_by_role("list", name="Your hand").get_by_role("button", name="Lose a Turn", exact=True)
    expect(card).to_have_accessible_description("Another driver's next turn is skipped.")
    sentence = page.locator(".does")
    expect(sentence).to_have_count(0)
    card.hover()
    expect(sentence).to_have_text("Lose a Turn. Another driver's next turn is skipped.")
    page.locator(".told").hover()
    expect(sentence).to_have_count(0)
    page.keyboard.press("2")
    expect(sentence).to_contain_text(re.compile(r"^(Straight|Curve|Tee)\. Lay "))


def test_a_move_that_the_coach_names_is_taken_over_as_the_choice(sit: Callable[..., Page]) -> None:
    """The coach itself would have to be compiled: here it names two moves, once it has looked ahead."""
    named = {"move": "play lose-a-turn 3", "figures": {"win": 0.25}, "why": []}
    other = {"move": "play lose-a-turn 2", "figures": {"win": 0.2}, "why": []}

    def name_it(route: Route) -> None:
        deep, chosen = "deep=true" in route.request.url, "lose-a-turn" in route.request.url
        advice = {"best": [named, other] if deep else [], "chosen": named | {"figures": {}} if chosen else None, "facts": []}
        route.fulfill(json={"seq": len(armed().lines), "advice": advice, "warming": None})

    page = sit("coached")
    page.route("**/coach?*", name_it)
    page.keyboard.press("c")
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Lose a Turn against Cleo").click()
    expect(main_button(page)).to_have_text("Lose a Turn against Cleo")
    expect(coach.locator("[aria-live]")).to_have_text("Your choice: win 25 %")
    expect(coach.get_by_role("button", name="Lose a Turn against Cleo")).to_be_visible()


# --- six browsers


def test_six_browsers_through_a_rush_hour_and_a_detour(sit: Callable[..., Page], halting: House) -> None:
    pages = [sit("six", name, viewport=PHONE) for name in PEOPLE]
    ada, ben, cleo, dan = pages[:4]
    prompt(ada, "Play one card.")
    pick(ada, "Rush Hour")
    main_button(ada).click()
    prompt(ada, "Ada plays Rush Hour. The others may react.")
    for page in pages[1:]:
        prompt(page, "Ada plays Rush Hour. Do you react?")
    halting.skip()
    for page in pages[1:]:
        prompt(page, "Rush Hour: lay a road card.")
        pick(page, "Straight")
        page.locator("[data-square]").first.click()
        main_button(page).click()
    prompt(ada, "Discard a card.")
    pick(ada, "Tee")
    main_button(ada).click()

    prompt(ben, "Your turn: draw your cards.")
    main_button(ben).click()
    prompt(ben, "Play one card.")
    pick(ben, "Lose a Turn")
    ben.get_by_role("list", name="Fares").get_by_role("button").nth(2).click()  # the fares themselves can be aimed at
    expect(main_button(ben)).to_have_text("Lose a Turn against Cleo")
    main_button(ben).click()
    prompt(cleo, "Ben plays Lose a Turn against Cleo. Do you react?")
    pick(cleo, "Detour")
    cleo.get_by_role("group", name="Detour against whom?").get_by_role("button", name="Dan").click()
    main_button(cleo).click()
    expect(cleo.locator(".asking")).to_contain_text("You have answered")
    halting.skip()
    # after the Detour all but Cleo are asked once more, then Dan loses a turn
    expect(dan.get_by_role("list", name="Story")).to_contain_text("Cleo sends it on to Dan.")
    prompt(cleo, "Ben plays Lose a Turn against Dan. The others may react.")
    halting.skip()
    prompt(ben, "Discard a card.")
    pick(ben, "Tee")
    main_button(ben).click()
    prompt(cleo, "Your turn: draw your cards.")
    for page in pages[:2] + pages[3:]:
        prompt(page, "Cleo is at play.")  # the news of the last move has come
    assert "Cleo sends it on to Dan." in story(cleo)
    told = [re.sub(r"\w+ draws? .*\n?| \(you\)", "", story(page)) for page in pages]  # each page marks its own lines
    assert told == [told[0]] * len(pages)


# --- the pause in which everybody is asked


def test_on_a_small_phone_a_card_can_be_aimed_anew_and_the_pause_leaves_the_map_in_sight(
    sit: Callable[..., Page], halting: House
) -> None:
    ada, cleo = sit("small", viewport=NARROW, has_touch=True), sit("small", "cleo", viewport=NARROW, has_touch=True)
    pick(ada, "Lose a Turn")
    fares = ada.get_by_role("list", name="Fares").get_by_role("button")
    for at, name in ((1, "Ben"), (2, "Cleo")):  # the second thought counts
        fares.nth(at).tap()
        expect(main_button(ada)).to_have_text(f"Lose a Turn against {name}")
        expect(ada.locator(".note")).to_have_text("")
    main_button(ada).tap()
    prompt(cleo, "Ada plays Lose a Turn against Cleo. Do you react?")
    pause, town = cleo.locator(".asking").bounding_box(), cleo.locator(".town").bounding_box()
    assert pause
    assert town
    assert pause["height"] < town["height"] / 4
    assert pause["y"] >= town["y"] + town["height"], "nothing covers the town that it asks about"
    check(cleo)
    main_button(cleo).tap()
    expect(cleo.locator(".asking")).to_contain_text("You have answered")
    halting.skip()
    prompt(ada, "Discard a card.")


NEVER_ASKED: Final = TOURED.replace("}", ',"passesReactions":true}')


def test_nothing_tells_who_holds_a_reaction_nor_who_does_not_want_to_be_asked(sit: Callable[..., Page], halting: House) -> None:
    """Two worlds in which Ben could answer and could not; in both he does not want to be asked."""
    worlds = [[sit(table), sit(table, "ben", likes=NEVER_ASKED), sit(table, "cleo")] for table in ("armed", "unarmed")]
    shown = []
    for ada, ben, cleo in worlds:
        pick(ada, "Lose a Turn")
        ada.get_by_role("group", name="Lose a Turn against whom?").get_by_role("button", name="Cleo").click()
        main_button(ada).click()
        ben.locator(".asking").get_by_text("You have answered").wait_for()
        for page in (ada, cleo):
            expect(page.locator("body")).to_contain_text("next turn is skipped")  # the pause lasts as long as ever
        texts = [page.locator("body").inner_text() for page in (ada, cleo)]
        shown.append(re.sub(r"\d+ seconds?", "", "\n".join(texts)))
        halting.skip()
        prompt(ada, "Discard a card.")
    assert shown[0] == shown[1]


def test_around_one_screen_who_reacts_says_so_and_chooses_behind_a_shield(sit: Callable[..., Page], halting: House) -> None:
    page = sit("around")
    curtain = page.locator(".curtain")
    curtain.get_by_role("button", name="I am Ada").click()
    pick(page, "Lose a Turn")
    page.get_by_role("group", name="Lose a Turn against whom?").get_by_role("button", name="Cleo").click()
    main_button(page).click()
    expect(curtain).to_contain_text("Do you react?")
    expect(curtain.get_by_role("button")).to_have_text(["Ben reacts", "Cleo reacts", "Nobody"])
    expect(page.locator(".hand .card")).to_have_count(0)
    curtain.get_by_role("button", name="Ben reacts").click()
    expect(page.locator(".hand .card")).to_have_count(0)
    curtain.get_by_role("button", name="I am Ben").click()
    page.get_by_role("button", name="Red Light: stop it").click()
    expect(page.locator("#prompt")).not_to_have_text(re.compile("Do you react"))
    halting.skip()
    expect(page.get_by_role("list", name="Story")).to_contain_text("Ben shows a Red Light: the card does nothing.")

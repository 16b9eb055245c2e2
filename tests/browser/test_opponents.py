"""Opponents chosen by face: before a game against bots, and at a table for others."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.eyes import Person
from tests.browser.space_taxi_hands import Mouse, play_to_the_end
from tests.browser.test_look import findings

from cabstand.core.manifest import characters_of


def names_shown(page: Page) -> list[str]:
    return page.get_by_role("list", name="Players").locator(".name").all_inner_texts()


def test_opponents_are_all_different_unless_one_chooses_otherwise_and_are_remembered(ada: Person) -> None:
    ada.play_now()
    usual = names_shown(ada.page)
    assert len(set(usual)) == len(usual) == 3
    place = ada.go().get_by_role("region", name="Space Taxi")
    place.get_by_role("button", name=f"Against {usual[1]}").click()
    dialog = ada.page.get_by_role("dialog")
    for other in usual[1:]:
        dialog.get_by_role("button", name=f"Fewer: {other}").click()
    expect(dialog.get_by_role("button", name="Play now")).to_be_disabled()
    for who in ("Zora", "Zora", "Kiki"):
        dialog.get_by_role("button", name=f"More: {who}").click()
    expect(dialog.get_by_role("img")).to_have_count(4)
    assert findings(ada.page) == []
    dialog.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url(re.compile("/t/"))
    expect(ada.page.get_by_role("list", name="Players").locator(".name").nth(3)).to_have_text("Kiki")
    assert names_shown(ada.page)[1:] == ["Zora", "Zora 2", "Kiki"]
    expect(ada.go().get_by_role("button", name="Against 2 × Zora and Kiki")).to_be_visible()


def test_every_character_has_a_face_of_its_own(come: Callable[..., Person]) -> None:
    page, drawn = come(viewport={"width": 360, "height": 780}).go(), []
    for game, title in (("space-taxi", "Space Taxi"), ("taxi", "TAXI!"), ("fare-play", "Fare Play")):
        page.get_by_role("region", name=title).get_by_role("button", name=re.compile("^Against")).click()
        faces = page.get_by_role("dialog").get_by_role("img")
        expect(faces).to_have_count(len(characters_of(game)))
        drawn += [face.inner_html() for face in faces.all()]
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.keyboard.press("Escape")
    assert len(set(drawn)) == len(drawn) == 12


def test_after_a_game_against_the_gentlest_somebody_stronger_is_one_click_away(sit: Callable[..., Person]) -> None:
    ada = sit("last-turn-among-the-gentlest")
    play_to_the_end(ada.page, Mouse())
    offer = ada.page.get_by_role("button", name=re.compile("^Play against"))
    offer.wait_for()
    assert findings(ada.page) == []
    offer.click()
    ada.page.wait_for_url(lambda url: not url.endswith("last-turn-among-the-gentlest"))
    expect(ada.page.get_by_role("list", name="Players").locator(".name").nth(1)).to_have_text("Kiki")


def test_whoever_is_chosen_for_a_table_is_seen_in_the_lobby(ada: Person) -> None:
    page = ada.go()
    page.get_by_role("region", name="TAXI!").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="More: Pearl").click()
    expect(dialog.get_by_role("button", name="More: Rosie")).to_be_enabled()
    dialog.get_by_role("button", name="More: Rosie").click()
    expect(dialog.get_by_role("button", name="More: Sid")).to_be_disabled()
    dialog.get_by_role("button", name=re.compile("Lay a table")).click()
    seats = page.get_by_role("listitem")
    expect(seats.filter(has_text="Pearl").locator("svg[viewBox='0 0 64 64']")).to_be_visible()
    expect(seats.filter(has_text="Rosie")).to_be_visible()

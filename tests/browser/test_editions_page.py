"""Editions of one's own in the page: sent as files, mended beside every fault, written from nothing, played with."""

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import FilePayload, Locator, Page, expect
from tests.browser.eyes import TOURED, Person, laid_by
from tests.browser.taxi_hands import Driver
from tests.browser.test_look import NARROW, check
from tests.browser.test_taxi_screen import begin
from tests.server.packs import FAULTS, FAULTY, TOWN
from tests.server.town import board_of

from cabstand.content.catalogue import catalogue

GERMAN: Final = TOURED.replace("}", ',"language":"de"}')
SECTIONS: Final = {"questions.csv": "Questions", "give_or_take.csv": "Give or Take", "sound_off.csv": "Sound Off"}


def send(page: Page, files: dict[str, str]) -> None:
    payloads: list[FilePayload] = [
        {"name": name, "mimeType": "text/plain", "buffer": text.encode()} for name, text in files.items()
    ]
    page.locator("input[type=file]").set_input_files(payloads)


def row(page: Page, file: str, line: int) -> Locator:
    return page.get_by_role("region", name=SECTIONS[file]).locator(f"li[data-line='{line}']")


def first_words(reason: str) -> str:
    """How a fault begins in words, before anything that is different each time."""
    said = catalogue().say(
        reason, **dict.fromkeys(("columns", "found", "wanted", "column", "value", "card", "key", "why"), "…")
    )
    return max(re.split("…|“|”", said), key=len).strip()


def sha_of_my_own(page: Page) -> str:
    """Of the only edition that is mine."""
    (sha,) = [edition["sha"] for edition in page.request.get("/api/editions").json() if edition["mine"]]
    return str(sha)


def test_a_pack_with_eight_kinds_of_fault_is_mended_row_by_row_and_played_with(come: Callable[..., Person]) -> None:
    ada = come(viewport=NARROW)
    page = ada.go("/editions")
    send(page, FAULTY)
    expect(page.get_by_role("alert")).to_have_text("9 faults are still there; each stands beside its row.")
    assert len({reason for _, _, reason in FAULTS}) == 8
    for file, line, reason in FAULTS:
        place = row(page, file, line) if line else page.get_by_role("region", name="The edition")
        expect(place).to_contain_text(first_words(reason))
    expect(row(page, "questions.csv", 2).locator(".fault")).to_have_text("Row 1: “answers” is empty")
    check(page)

    page.get_by_label("language").fill("en")
    row(page, "questions.csv", 2).get_by_role("textbox", name="answers", exact=True).fill("1851")
    row(page, "questions.csv", 3).get_by_role("textbox", name="value", exact=True).fill("4")
    torn = row(page, "questions.csv", 4)
    for label, text in (
        ("question", "What is baked here on a Sunday"),
        ("answers", "A ring of bread"),
        ("background", "Since 1702."),
    ):
        torn.get_by_role("textbox", name=label, exact=True).fill(text)
    torn.get_by_role("textbox", name="one too many", exact=True).fill("")
    row(page, "questions.csv", 5).get_by_role("textbox", name="card", exact=True).fill("2")
    row(page, "give_or_take.csv", 2).get_by_role("textbox", name="amount", exact=True).fill("8")
    page.get_by_role("region", name="Give or Take").get_by_role("button", name="Number the cards anew").click()
    row(page, "sound_off.csv", 2).get_by_role("textbox", name="word 6", exact=True).fill("bacon")
    row(page, "sound_off.csv", 3).get_by_role("textbox", name="subject", exact=True).fill("The harbour")
    ada.press("Check and keep")
    expect(page.get_by_role("alert")).to_have_text("One fault is still there; it stands beside its row.")
    expect(row(page, "questions.csv", 4)).to_contain_text("the question does not end with a question mark")
    row(page, "questions.csv", 4).get_by_role("textbox", name="question", exact=True).fill("What is baked here on a Sunday?")
    ada.press("Check and keep")
    expect(page.get_by_role("status")).to_contain_text("“Millbrook” is kept")
    check(page)

    sha = sha_of_my_own(page)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    options = {"board": board_of("question-2")}
    laid: Any = page.request.post(
        "/api/tables", data={"game": "taxi", "seats": seats, "options": options, "edition": sha}
    ).json()
    begin(ada, laid)
    Driver().drive_to(page, "answer")
    expect(page.locator(".card .text")).to_have_text(
        re.compile("In which year did our mill burn down|What is baked here on a Sunday")
    )


def test_an_edition_is_written_pasted_changed_and_deleted(ada: Person) -> None:
    page = ada.go("/editions")
    ada.press("Write an edition")
    for label in ("name", "city", "authors"):
        page.get_by_label(label).fill("Millbrook")
    cells = [line.replace(",", "\t") for line in TOWN["questions.csv"].splitlines()[1:4]]
    cells.append("2\t4\tfood\tWhat was brewed?\tBeer\tX.")
    for section, text in (
        ("Questions", "\n".join(cells)),
        ("Give or Take", "1\t8\tA tip from a happy bride."),
        ("Sound Off", TOWN["sound_off.csv"].splitlines()[1].replace(",", "\t")),
    ):
        page.get_by_role("region", name=section).get_by_role("textbox", name="card", exact=True).first.evaluate(
            """(field, text) => { const data = new DataTransfer(); data.setData('text/plain', text)
                field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })) }""",
            text,
        )
    expect(page.get_by_role("region", name="Questions").get_by_role("listitem")).to_have_count(4)
    ada.press("Back")
    page.reload()
    ada.press("Go on writing “Millbrook”")
    ada.press("Check and keep")
    expect(page.get_by_role("status")).to_contain_text("“Millbrook” is kept")

    ada.press("Change")
    page.get_by_label("name").fill("Millbrook by night")
    page.get_by_role("region", name="Give or Take").get_by_role("button", name="Add a card").click()
    new = page.get_by_role("region", name="Give or Take").get_by_role("listitem").last
    new.get_by_role("textbox", name="text", exact=True).fill("A lost glove.")
    ada.press("Check and keep")
    expect(row(page, "give_or_take.csv", 3).locator(".fault")).to_have_text(["Row 2: “amount” is empty"])
    row(page, "give_or_take.csv", 3).get_by_role("button", name="Remove this row").click()
    ada.press("Check and keep")
    expect(page.get_by_role("heading", level=2)).to_have_text(["Millbrook by night"])

    ada.go()
    page.get_by_role("region", name="TAXI!").get_by_role("button", name="With friends").click()
    page.get_by_label("Edition").select_option("Millbrook by night")
    page.get_by_role("button", name=re.compile("Lay a table")).click()
    expect(page.locator("main")).to_contain_text("Edition: Millbrook by night")

    place = ada.go().get_by_role("region", name="TAXI!")
    expect(place).to_contain_text("Edition: Millbrook by night")
    body = laid_by(page, place.get_by_role("button", name="Play now"))
    assert body["edition"] == sha_of_my_own(page)
    page.wait_for_url(re.compile("/t/"))

    ada.go("/editions")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download").click()
    assert saved.value.suggested_filename == "Millbrook by night.zip"
    ada.press("Delete")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("status")).to_contain_text("is deleted")
    expect(page.locator("main")).to_contain_text("You have no edition of your own yet.")
    expect(ada.go().get_by_role("region", name="TAXI!")).to_contain_text("Edition: London in Britain")


AS_KEPT_EARLIER = """() => {
    const { editions, ...others } = JSON.parse(localStorage.getItem("cabstand"));
    const chosen = { edition: editions.taxi, editionName: editions["taxi/name"] };
    localStorage.setItem("cabstand", JSON.stringify({ ...others, ...chosen }));
}"""
"""An earlier page kept one edition, whichever game it was for."""


def test_an_edition_chosen_for_games_against_bots_is_kept_until_it_is_gone(come: Callable[..., Person]) -> None:
    ada = come(viewport=NARROW)
    page = ada.go("/editions")
    send(page, TOWN)
    expect(page.get_by_role("status")).to_contain_text("“Millbrook” is kept")
    place = ada.go().get_by_role("region", name="TAXI!")
    place.get_by_role("button", name=re.compile("^Against")).click()
    page.get_by_label("Edition").select_option("Millbrook")
    check(page)
    page.keyboard.press("Escape")
    page.reload()
    expect(place).to_contain_text("Edition: Millbrook")
    page.evaluate(AS_KEPT_EARLIER)
    page.reload()
    expect(place).to_contain_text("Edition: Millbrook")
    place.get_by_role("link", name="Your own questions").click()
    expect(page.locator("main")).to_contain_text("Millbrook")
    page.reload()
    expect(page.locator("main")).to_contain_text("Millbrook")
    ada.go()

    sha = sha_of_my_own(page)
    assert page.request.delete(f"/api/editions/{sha}").ok, "on another device"
    place.get_by_role("button", name="Play now").click()
    expect(place.get_by_role("alert")).to_be_visible()
    expect(place).to_contain_text("Edition: London in Britain")
    ada.forgive("404")
    place.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/t/"))


def test_faults_are_told_in_the_language_of_the_page_and_texts_stay_text(come: Callable[..., Person]) -> None:
    ada = come(likes=GERMAN)
    page = ada.go("/editions")
    harm = "<img src=x onerror=alert(1)>"
    send(page, TOWN | {"questions.csv": TOWN["questions.csv"].replace("1851,The", ",The").replace("Who rang", harm)})
    expect(page.locator(".fault").nth(1)).to_have_text("Zeile 1: „Antworten“ ist leer")
    expect(page.locator("main img")).to_have_count(0)
    page.get_by_role("button", name="Zurück").click()
    page.locator("input[type=file]").set_input_files({"name": "a.zip", "mimeType": "application/zip", "buffer": b"no zip"})
    expect(page.get_by_role("alert")).to_contain_text("Diese ZIP-Datei ist beschädigt")
    ada.forgive("422")
    send(page, TOWN | {"pack.toml": "a." * 30_000 + "a = 1", "give_or_take.csv": TOWN["give_or_take.csv"] + "x" * 4001})
    expect(page.get_by_role("region", name="Die Ausgabe").locator(".fault")).to_have_text("ist größer als 4 kB")
    long = page.get_by_role("region", name="Geben oder Nehmen").locator("li[data-line='4'] .fault")
    expect(long).to_have_text("Zeile 3: diese Zeile hat 4.001 Zeichen; erlaubt sind höchstens 4.000")

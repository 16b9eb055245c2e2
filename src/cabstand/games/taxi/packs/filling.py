"""Makes a whole pack of one that says only what its people want to ask: a question and its answer are enough.

Rows that say something stay on their lines, so that a fault is told where it stands. Cards are numbered where nobody has done
so. Give or Take, Sound Off, licence and authors come from an edition of the same language where they are missing. So does the
second question of a last card. With `share = 50` in pack.toml, cards of that edition are added until one's own are half of all.
A pack that has everything stays as it is, byte for byte, and keeps its hash.
"""

import csv
import io
import json
import tomllib
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any, Final

from cabstand.games.taxi.packs.included import INCLUDED, included_pack
from cabstand.games.taxi.packs.limits import LIMITS, MOST_QUESTIONS
from cabstand.games.taxi.packs.pack import ABOUT, FILES, Pack, Question, beyond_limits

QUESTIONS: Final = "questions.csv"
DECKS: Final = ("give_or_take.csv", "sound_off.csv")
NEEDED: Final = {QUESTIONS: {"question", "answers"}, DECKS[0]: {"amount", "text"}, DECKS[1]: set(FILES[DECKS[1]][1:])}
"""Columns that a file must have; of the others it may have some, in any order."""
NAMES: Final = {"de": "Unsere Fragen", "en": "Our questions", "fr": "Nos questions"}
"""What a pack is called whose people have not named it."""

KEPT: Final = ("also", "currency")
"""What else the first file says that is to be played with."""

Cells = list[str]


def filled(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same files with everything that may be missing. What cannot be read stays as it is: the parser says what is wrong."""
    texts = {name: text for name in FILES if (text := _readable(name, files.get(name, b""))) is not None}
    about = _about(texts["pack.toml"]) if "pack.toml" in texts else None
    if about is None:
        return dict(files)
    whole = dict(files)
    edition = _edition_for(str(about.get("language") or "en"))
    takes = QUESTIONS in files and QUESTIONS in texts and _fill_questions(texts, whole, edition, _share(about))
    for name in DECKS:
        if name in texts:
            takes = _fill_deck(name, texts, whole, edition) or takes
    _fill_about(about, whole, edition if takes else None)
    return whole


def _readable(name: str, content: bytes) -> str | None:
    """A file as text; None for one that no parser may see."""
    if len(content) > LIMITS[name].bytes:
        return None
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        return None
    return None if beyond_limits(name, text) else text


def _about(text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return None


def _edition_for(language: str) -> Pack | None:
    """An edition in this language, whatever its region."""
    base = language.split("-")[0].lower()
    return next((pack for city in INCLUDED if (pack := included_pack(city)).language.split("-")[0] == base), None)


def _rows(name: str, text: str) -> list[Cells] | None:
    """The rows below the first, with all columns in their order; blank ones are empty. None where that cannot be done."""
    head, _, _ = text.partition("\n")
    try:
        read = list(csv.reader(io.StringIO(text), delimiter=";" if ";" in head and "," not in head else ",", strict=True))
    except csv.Error:
        return None
    columns = [cell.strip().lower() for cell in read[0]] if read else list(FILES[name])
    while columns and not columns[-1]:
        columns.pop()
    if len(set(columns)) < len(columns) or not NEEDED[name] <= set(columns) <= set(FILES[name]):
        return None
    rows = []
    for cells in read[1:]:
        row = cells
        if tuple(columns) != FILES[name]:  # short rows are filled up; of what is too much the parser speaks
            given = dict(zip(columns, cells, strict=False))
            row = [given.get(column, "") for column in FILES[name]] + [cell for cell in cells[len(columns) :] if cell.strip()]
        says = any(cell.strip() for column, cell in zip_longest(FILES[name], row) if cell and column not in ("card", "value"))
        rows.append(row if says else [])
    return rows


def _share(about: Mapping[str, Any]) -> int:
    """Of 100 question cards, how many are to be their own; all of them where nothing is said about it."""
    share = about.get("share")
    return share if isinstance(share, int) and 1 <= share <= 100 else 100


def _more_cards(edition: Pack, own: int, share: int, asked: set[str]) -> list[int]:
    """Which cards of an edition to add to one's own, spread over all of it."""
    free = [
        card
        for card in range(1, len(edition.questions) // 2 + 1)
        if all(edition.question(card, value).text.lower() not in asked for value in (2, 4))
    ]
    wanted = min(own * (100 - share) // share, MOST_QUESTIONS - own, len(free))
    return [free[at * len(free) // wanted] for at in range(wanted)]


def _fill_questions(texts: Mapping[str, str], whole: dict[str, bytes], edition: Pack | None, share: int) -> bool:
    """Number the cards where nobody has, give the last one its second question, and add cards of the edition where its people
    want to share; whether any came from there."""
    rows = _rows(QUESTIONS, texts[QUESTIONS])
    if rows is None:
        return False
    own = [row for row in rows if row]
    if not any(cell.strip() for row in own for cell in row[:2]):
        for at, row in enumerate(own):
            row[:2] = [str(at // 2 + 1), "4" if at % 2 else "2"]
    half = len(own) % 2 == 1 and own[-1][1].strip() == "2" and edition is not None
    if half and edition is not None:
        asked = {row[3].strip().lower() for row in own}
        spare = next(q for q in edition.questions if q.value == 4 and q.text.lower() not in asked)
        rows.append([own[-1][0], *_row_of(spare)])
    numbered = {row[0].strip() for row in own}
    more = []
    if edition is not None and own and share < 100:
        more = _more_cards(edition, len(numbered), share, {row[3].strip().lower() for row in rows if row})
        for number, card in enumerate(more, len(numbered) + 1):
            rows += [[str(number), *_row_of(edition.question(card, value))] for value in (2, 4)]
    _write(QUESTIONS, rows, texts, whole)
    return half or bool(more)


def _row_of(question: Question) -> Cells:
    """A question as a row, without the number of its card."""
    return [str(question.value), question.topic, question.text, "|".join(question.answers), question.background]


def _fill_deck(name: str, texts: Mapping[str, str], whole: dict[str, bytes], edition: Pack | None) -> bool:
    """Number the cards, or take those of the edition where there are none; whether that was done."""
    rows = _rows(name, texts[name])
    if rows is None:
        return False
    own = [row for row in rows if row]
    if not own and edition is None:
        return False
    if not any(row[0].strip() for row in own):
        for at, row in enumerate(own, 1):
            row[0] = str(at)
    takes = not own and edition is not None
    if takes and edition is not None:
        gifts = [[str(gift.card), str(gift.amount), gift.text] for gift in edition.gifts]
        talks = [[str(talk.card), talk.subject, *talk.words] for talk in edition.talks]
        rows += gifts if name == DECKS[0] else talks
    _write(name, rows, texts, whole)
    return takes


def _write(name: str, rows: list[Cells], texts: Mapping[str, str], whole: dict[str, bytes]) -> None:
    """Write a file anew, if anything in it has changed. A row keeps the lines that it had."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(FILES[name])
    for row in rows:
        if row:
            writer.writerow(row)
        else:
            written.write("\n")
    if list(csv.reader(io.StringIO(written.getvalue()))) != list(csv.reader(io.StringIO(texts[name]))):
        whole[name] = written.getvalue().encode()


def _fill_about(about: Mapping[str, Any], whole: dict[str, bytes], edition: Pack | None) -> None:
    """Say what the pack is, where its people have not. Whoever wrote cards that were taken is named."""
    said = dict(about)
    said["language"] = said.get("language") or "en"
    base = str(said["language"]).split("-")[0].lower()
    said["name"] = said.get("name") or NAMES.get(base, NAMES["en"])
    said["city"] = said.get("city") or said["name"]
    authors = said.get("authors") or []
    if edition is not None and isinstance(authors, list):
        authors = [*authors, *(author for author in edition.authors if author not in authors)]
    said["authors"] = authors or ["–"]
    said["licence"] = said.get("licence") or ("–" if edition is None else edition.licence)
    if all(said[key] == about.get(key) for key in ABOUT) and "share" not in about:
        return
    if all(isinstance(said[key], list if key == "authors" else str) for key in ABOUT):
        kept = {key: said[key] for key in (*ABOUT, *KEPT) if key in said}
        whole["pack.toml"] = "".join(
            f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in kept.items()
        ).encode()

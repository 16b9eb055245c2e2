"""Question packs for TAXI!: a folder of plain files that a spreadsheet can edit.

    pack.toml          name, city, language, licence, authors; also: other languages in which answers count; currency
    questions.csv      card,value,topic,question,answers,background     two rows a card: the £2 and the £4 question
    give_or_take.csv   card,amount,text
    sound_off.csv      card,subject,word1,word2,word3,word4,word5,word6

`read_pack` takes a folder that is sound, `parse_pack` the same files from elsewhere; both raise with every fault: file, line,
what is wrong.
"""

import csv
import io
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from cabstand.core.edition import EditionError, Fault, read_folder
from cabstand.games.taxi.grading.languages import KNOWN, is_known
from cabstand.games.taxi.packs.limits import LIMITS, LONGEST_CELL

FILES: Final = {
    "pack.toml": (),
    "questions.csv": ("card", "value", "topic", "question", "answers", "background"),
    "give_or_take.csv": ("card", "amount", "text"),
    "sound_off.csv": ("card", "subject", "word1", "word2", "word3", "word4", "word5", "word6"),
}
UNNUMBERED: Final = (
    "taxi-pack-fault-columns",
    "taxi-pack-fault-long-cell",
    "taxi-pack-fault-bad-csv",
    "taxi-pack-fault-no-number",
    "taxi-pack-fault-value",
)
"""Faults of a row that keep those after it from being counted."""
OPTIONAL: Final = ("topic", "background")
"""Columns whose cells may be empty."""
ABOUT: Final = ("name", "city", "language", "licence", "authors")


CURRENCIES: Final = ("pound", "euro", "dollar")
"""What money may be called; pounds where nobody says."""


def in_order(faults: Iterable[Fault]) -> list[Fault]:
    """By file and line; several of one line stay in the order in which they were found."""
    return sorted(faults, key=lambda fault: (list(FILES).index(fault.file), fault.line))


class PackError(EditionError):
    """Every fault of a pack, in the order of its files and lines."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(in_order(faults))


class Question(msgspec.Struct, frozen=True):
    line: int
    card: int
    value: int
    topic: str
    text: str
    answers: tuple[str, ...]
    background: str


class Gift(msgspec.Struct, frozen=True):
    line: int
    card: int
    amount: int
    text: str


class Talk(msgspec.Struct, frozen=True):
    line: int
    card: int
    subject: str
    words: tuple[str, ...]


class Pack(msgspec.Struct, frozen=True):
    """An edition. Cards are counted from 1; a game knows them by these numbers and the pack by its hash."""

    name: str
    city: str
    language: str
    licence: str
    authors: tuple[str, ...]
    questions: tuple[Question, ...]
    gifts: tuple[Gift, ...]
    talks: tuple[Talk, ...]
    sha256: str
    also: tuple[str, ...] = ()
    """Other languages in which answers count."""
    currency: str = CURRENCIES[0]

    def question(self, card: int, value: int) -> Question:
        return next(q for q in self.questions if q.card == card and q.value == value)

    def gift(self, card: int) -> Gift:
        return self.gifts[card - 1]

    def talk(self, card: int) -> Talk:
        return self.talks[card - 1]

    def options(self) -> dict[str, str]:
        """What the rules must know of the cards."""
        return {
            "questions": str(len(self.questions) // 2),
            "talks": str(len(self.talks)),
            "gifts": "/".join(str(gift.amount) for gift in self.gifts),
        }


def read_pack(folder: Path, limited: bool = True) -> Pack:
    """The pack in a folder; faults of form are raised together. What can still be wrong is for `pack_check`."""
    return parse_pack(*read_folder(folder, FILES), limited=limited)


def parse_pack(files: Mapping[str, bytes], unread: Sequence[Fault] = (), limited: bool = True) -> Pack:
    """The same of files that were read already; `unread` is what kept others from being read.

    A pack that was accepted once is read without limits: should they become stricter, its games still go on.
    """
    faults = list(unread)
    contents = {name: text_in(name, files, faults, limited) for name in FILES}
    about = read_about(contents["pack.toml"], faults)
    also, currency = _also(about, faults), _currency(about, faults)
    questions = [_question(row, faults) for row in _rows("questions.csv", contents, faults)]
    gifts = [_gift(row, faults) for row in _rows("give_or_take.csv", contents, faults)]
    talks = [_talk(row, faults) for row in _rows("sound_off.csv", contents, faults)]
    _check_numbers(questions, gifts, talks, faults)
    if faults:
        raise PackError(faults)
    digest = sha256("\0".join(contents[name] for name in FILES).encode()).hexdigest()
    authors = tuple(str(author) for author in about["authors"])
    name, city, language, licence = (str(about[key]) for key in ABOUT[:4])
    return Pack(name, city, language, licence, authors, tuple(questions), tuple(gifts), tuple(talks), digest, also, currency)


def texts_of(files: Mapping[str, bytes]) -> dict[str, str]:
    """The files that are text, as they count for the hash. Lines beyond the limits can still be mended."""
    texts = {name: _decoded(name, files[name], []) for name in FILES if name in files}
    return {name: text if beyond_limits(name, text) else _with_commas(name, text) for name, text in texts.items()}


def about_pack(files: Mapping[str, bytes]) -> dict[str, str]:
    """What the first file says of the pack, as far as it can be read; authors as one text."""
    about = read_about(text_in("pack.toml", files, []), [])
    said = {key: about.get(key) for key in ABOUT}
    told = {key: ", ".join(map(str, value)) if isinstance(value, list) else value for key, value in said.items()}
    return {key: value if isinstance(value, str) else "" for key, value in told.items()}


def text_in(name: str, files: Mapping[str, bytes], faults: list[Fault], limited: bool = True) -> str:
    """A file as text; nothing, and a fault, if it is not text or is beyond the limits: then no parser ever sees it."""
    if name not in files:
        if all(fault.file != name for fault in faults):
            faults.append(Fault(name, 0, "taxi-pack-fault-file-missing"))
        return ""
    text = _decoded(name, files[name], faults, limited)
    beyond = beyond_limits(name, text) if limited else []
    faults += beyond
    return "" if beyond else _with_commas(name, text)


def _decoded(name: str, content: bytes, faults: list[Fault], limited: bool = True) -> str:
    if limited and len(content) > LIMITS[name].bytes:
        faults.append(Fault(name, 0, "taxi-pack-fault-file-too-large", {"most": LIMITS[name].bytes // 1000}))
        return ""
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        faults.append(Fault(name, 0, "taxi-pack-fault-not-utf8"))
        return ""


def beyond_limits(name: str, text: str) -> list[Fault]:
    """Lines that are too many or too long."""
    most = LIMITS[name]
    lines = text.removesuffix("\n").split("\n")
    if len(lines) > most.lines:
        return [Fault(name, most.lines + 1, "taxi-pack-fault-many-lines", {"lines": len(lines), "most": most.lines})]
    return [
        Fault(name, number, "taxi-pack-fault-long-line", {"length": len(line), "most": most.line})
        for number, line in enumerate(lines, 1)
        if len(line) > most.line
    ]


def _with_commas(name: str, text: str) -> str:
    """Spreadsheets of much of Europe write a CSV file with semicolons: the same file, told by its first line."""
    head = text.split("\n", 1)[0].rstrip(";")
    if not FILES[name] or head != ";".join(FILES[name]):
        return text
    written = io.StringIO()
    try:
        csv.writer(written, lineterminator="\n").writerows(csv.reader(io.StringIO(text), delimiter=";", strict=True))
    except csv.Error:
        return text  # what is wrong with it is said of the file as it is
    return written.getvalue()


def read_about(content: str, faults: list[Fault]) -> dict[str, list[object] | str]:
    try:
        about = tomllib.loads(content)
    except (ValueError, RecursionError) as error:  # also numbers of a million digits, and lists in lists in lists
        faults.append(Fault("pack.toml", 0, "taxi-pack-fault-bad-toml", {"why": str(error)[:200]}))
        return {}
    for key in ABOUT:
        wanted = list if key == "authors" else str
        if content and (not isinstance(about.get(key), wanted) or not about[key]):
            faults.append(Fault("pack.toml", 0, "taxi-pack-fault-about-missing", {"key": key}))
    return about


def _also(about: Mapping[str, object], faults: list[Fault]) -> tuple[str, ...]:
    """The other languages in which answers count: those that grading knows."""
    said = about.get("also", [])
    codes = tuple(code for code in said if isinstance(code, str) and is_known(code)) if isinstance(said, list) else ()
    if not isinstance(said, list) or len(codes) < len(said):
        faults.append(Fault("pack.toml", 0, "taxi-pack-fault-also", {"known": ", ".join(KNOWN)}))
    return codes


def _currency(about: Mapping[str, object], faults: list[Fault]) -> str:
    said = str(about.get("currency", CURRENCIES[0]))
    if said not in CURRENCIES:
        faults.append(Fault("pack.toml", 0, "taxi-pack-fault-currency", {"known": ", ".join(CURRENCIES)}))
    return said


class Row(msgspec.Struct):
    file: str
    line: int
    cells: dict[str, str]


def _rows(name: str, contents: dict[str, str], faults: list[Fault]) -> list[Row]:
    """The rows of a file, each with exactly the columns that belong there."""
    columns = FILES[name]
    reader = csv.reader(io.StringIO(contents[name]), strict=True)
    rows: list[Row] = []
    line = 0
    try:
        head = next(reader, [])
        if contents[name] and tuple(head) != columns:
            faults.append(Fault(name, 1, "taxi-pack-fault-header", {"columns": ",".join(columns)}))
            return []
        line = reader.line_num
        for cells in reader:
            start, line = line + 1, reader.line_num
            if not cells:
                continue  # a blank line
            if len(cells) != len(columns):
                faults.append(Fault(name, start, "taxi-pack-fault-columns", {"found": len(cells), "wanted": len(columns)}))
                continue
            if long := [column for column, cell in zip(columns, cells, strict=True) if len(cell) > LONGEST_CELL]:
                faults += [
                    Fault(name, start, "taxi-pack-fault-long-cell", {"column": column, "most": LONGEST_CELL}) for column in long
                ]
                continue
            row = Row(name, start, dict(zip(columns, (cell.strip() for cell in cells), strict=True)))
            faults += [
                Fault(name, start, "taxi-pack-fault-empty", {"column": column})
                for column in columns
                if column not in OPTIONAL and not row.cells[column]
            ]
            rows.append(row)
    except csv.Error as error:
        faults.append(Fault(name, line + 1, "taxi-pack-fault-bad-csv", {"why": str(error)}))
    return rows


def _number(row: Row, column: str, faults: list[Fault]) -> int | None:
    """The number in a cell; None where there is none, which has been reported then."""
    try:
        return int(row.cells[column])
    except ValueError:
        if row.cells[column]:
            faults.append(
                Fault(row.file, row.line, "taxi-pack-fault-no-number", {"column": column, "value": row.cells[column][:20]})
            )
        return None


def _question(row: Row, faults: list[Fault]) -> Question:
    card, value = _number(row, "card", faults), _number(row, "value", faults)
    if value is not None and value not in (2, 4):
        faults.append(Fault(row.file, row.line, "taxi-pack-fault-value", {"value": row.cells["value"][:20]}))
    answers = tuple(answer.strip() for answer in row.cells["answers"].split("|"))
    cells = row.cells
    return Question(row.line, card or 0, value or 0, cells["topic"], cells["question"], answers, cells["background"])


def _gift(row: Row, faults: list[Fault]) -> Gift:
    amount = _number(row, "amount", faults)
    if amount is not None and not 1 <= abs(amount) <= 999:
        faults.append(Fault(row.file, row.line, "taxi-pack-fault-amount", {"value": row.cells["amount"][:20]}))
    return Gift(row.line, _number(row, "card", faults) or 0, amount or 0, row.cells["text"])


def _talk(row: Row, faults: list[Fault]) -> Talk:
    words = tuple(row.cells[column] for column in FILES["sound_off.csv"][2:])
    return Talk(row.line, _number(row, "card", faults) or 0, row.cells["subject"], words)


def _check_numbers(questions: list[Question], gifts: list[Gift], talks: list[Talk], faults: list[Fault]) -> None:
    """Cards are numbered from 1 without a gap; a question card has one question of each value.

    Where a row is missing or has no number, those after it stand in the wrong place for that reason: that is no other fault.
    """
    torn = {fault.file for fault in faults if fault.reason in UNNUMBERED}
    expected = [(card, value) for card in range(1, len(questions) // 2 + 1) for value in (2, 4)]
    if "questions.csv" in torn:
        expected = []
    elif len(questions) % 2:
        faults.append(Fault("questions.csv", questions[-1].line, "taxi-pack-fault-half-a-card"))
    for found, (card, value) in zip(questions, expected, strict=False):
        if (found.card, found.value) != (card, value):
            faults.append(Fault("questions.csv", found.line, "taxi-pack-fault-card-order", {"card": card, "value": value}))
            break
    decks: tuple[tuple[str, Sequence[Gift | Talk]], ...] = (("give_or_take.csv", gifts), ("sound_off.csv", talks))
    for file, cards in decks:
        if file in torn:
            continue
        for number, drawn in enumerate(cards, 1):
            if drawn.card != number:
                faults.append(Fault(file, drawn.line, "taxi-pack-fault-number", {"card": number}))
                break

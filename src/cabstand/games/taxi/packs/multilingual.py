"""Packs in several languages: the same cards in each, written side by side.

    pack.toml          languages, licence, authors; a table [en] with name and city, and one for each other language
    questions.csv      card,value,language,topic,question,answers,background
    give_or_take.csv   card,amount,language,text
    sound_off.csv      card,language,subject,word1,word2,word3,word4,word5,word6

A card has a row in each language. In the rows below its first one, an empty cell says the same as the cell above: numbers,
amounts, and answers that are the same everywhere, are written once. In each language this makes an ordinary pack, in which
answers count in all of them.
"""

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from cabstand.core.edition import Fault
from cabstand.games.taxi.packs.pack import FILES, read_about, text_in

COLUMN: Final = "language"
SEVERAL: Final = "languages"
BARE_KEY: Final = re.compile("[A-Za-z0-9_-]+")

Line = tuple[int, dict[str, str]]
"""A row by its columns, and where it begins."""


def languages_of(files: Mapping[str, bytes]) -> list[str]:
    """The languages of a pack in several; none for any other."""
    said = read_about(text_in("pack.toml", files, []), []).get(SEVERAL)
    return [code for code in said if isinstance(code, str)] if isinstance(said, list) else []


def in_first_language(files: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """Any pack as an ordinary one."""
    languages = languages_of(files)
    return in_language(files, languages[0]) if languages else files


def in_language(files: Mapping[str, bytes], language: str, on_their_lines: bool = False) -> dict[str, bytes]:
    """The ordinary pack that one in several languages is in one of them. Files that cannot be read stay as they are.

    `on_their_lines`: its rows stay on the lines that they have in the files, so that a fault is told where it stands.
    """
    made = dict(files)
    made["pack.toml"] = _about_in(files, language).encode()
    for name, columns in FILES.items():
        rows = _rows(text_in(name, files, [])) if columns and name in files else []
        if rows:
            made[name] = _rows_in(rows, columns, language, on_their_lines).encode()
    return made


def strange_languages(files: Mapping[str, bytes]) -> Iterator[Fault]:
    """Rows in a language that the pack does not name: nobody would ever see them."""
    languages = languages_of(files)
    for name, columns in FILES.items() if languages else ():
        for line, row in _rows(text_in(name, files, [])) if columns and name in files else ():
            if COLUMN not in row:
                yield Fault(name, 1, "taxi-pack-fault-header", {"columns": ",".join((*columns, COLUMN))})
                break
            if row[COLUMN] not in languages:
                yield Fault(name, line, "taxi-pack-fault-language", {"languages": ", ".join(languages)})


def _about_in(files: Mapping[str, bytes], language: str) -> str:
    """What the first file says of the pack in one language."""
    about: Mapping[str, Any] = read_about(text_in("pack.toml", files, []), [])
    named = about.get(language)
    said = {key: value for key, value in about.items() if not isinstance(value, dict) and key != SEVERAL}
    said |= named if isinstance(named, dict) else {}
    said |= {"language": language, "also": [code for code in languages_of(files) if code != language]}
    themes = about.get("themes")
    return _toml(said) + ("\n[themes]\n" + _toml(themes) if isinstance(themes, dict) else "")


def _toml(said: Mapping[str, Any]) -> str:
    """Texts and lists of texts; whatever else somebody wrote there is for the parser to refuse."""
    return "".join(f"{key if BARE_KEY.fullmatch(key) else _quoted(key)} = {_quoted(value)}\n" for key, value in said.items())


def _quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _rows_in(rows: Sequence[Line], columns: tuple[str, ...], language: str, on_their_lines: bool) -> str:
    """A file as it is in one language, with the answers of all."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(columns)
    for card in _cards(rows):
        answers = _answers_first(card, language)
        for line, row in card:
            if row.get(COLUMN) != language:
                continue
            if on_their_lines:
                written.write("\n" * (line - 1 - written.getvalue().count("\n")))
            writer.writerow([answers if column == "answers" else row.get(column, "") for column in columns])
    return written.getvalue()


def _answers_first(card: Sequence[Line], language: str) -> str:
    """Every answer of a question, those in one language first; the same answer in two languages once."""
    in_order = sorted((row for _, row in card), key=lambda row: row.get(COLUMN) != language)
    answers: dict[str, str] = {}
    for answer in (answer.strip() for row in in_order for answer in row.get("answers", "").split("|")):
        answers.setdefault(answer.lower(), answer)
    return " | ".join(answer for answer in answers.values() if answer)


def _cards(rows: Sequence[Line]) -> Iterator[list[Line]]:
    """The rows of each card, or of each question; what a row leaves out it has from the one above."""
    card: list[Line] = []
    for line, row in rows:
        if row.get("card") and card:
            yield card
            card = []
        above = card[-1][1] if card else {}
        card.append((line, {column: cell or above.get(column, "") for column, cell in row.items()}))
    if card:
        yield card


def _rows(text: str) -> list[Line]:
    """Each row with the line on which it begins; none where the file cannot be read, of which the parser says why."""
    reader = csv.reader(io.StringIO(text))
    found: list[Line] = []
    try:
        head = next(reader, [])
        line = reader.line_num
        for cells in reader:
            start, line = line + 1, reader.line_num
            if cells:
                found.append((start, dict(zip(head, (cell.strip() for cell in cells), strict=False))))
    except csv.Error:
        return []
    return found

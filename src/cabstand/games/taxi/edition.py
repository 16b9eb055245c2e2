"""The editions of TAXI!: question packs, and with `--board` a board of one's own."""

from argparse import Namespace, _ActionsContainer
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from cabstand.core.edition import CURRENCY, Edition, EditionFacts, Fault, Found, Terms, Wish
from cabstand.core.game import StoryLine
from cabstand.core.screen import Words
from cabstand.games.taxi.board import read_board_file, standard_board
from cabstand.games.taxi.grading.languages import is_known
from cabstand.games.taxi.packs.advice import advice
from cabstand.games.taxi.packs.check import checked_pack, ordinary_packs, own_part
from cabstand.games.taxi.packs.filling import filled
from cabstand.games.taxi.packs.included import INCLUDED, earlier_files, included_files, included_pack
from cabstand.games.taxi.packs.limits import LIMITS, MOST_BYTES
from cabstand.games.taxi.packs.multilingual import in_first_language
from cabstand.games.taxi.packs.pack import ABOUT, CURRENCIES, FILES, Pack, about_pack, in_order, parse_pack, texts_of

USUAL: Final = {"en-gb": "london", "de": "berlin", "fr": "paris"}
EVERYBODYS: Final = "world/en"

_TEMPLATE: Final = {
    "pack.toml": 'name = "My town"\ncity = "My town"\nlanguage = "en"\nlicence = "CC BY 4.0"\nauthors = ["Me"]\n',
    "questions.csv": "1,2,history,In which year was our town hall opened?,1897,It opened with a brass band on 3 May 1897.\n"
    '1,4,history,Who gave the clock for its tower?,Mary Bell | Bell,"The brewer Mary Bell, as a brass plate says."\n',
    "give_or_take.csv": "1,8,A tourist takes you for a film star and tips like a fan.\n"
    "2,-6,You park under a tree full of pigeons.\n",
    "sound_off.csv": "1,Breakfast,toast,cereal,egg,coffee,hungry,bacon\n",
}


class TaxiEdition(EditionFacts, frozen=True, kw_only=True):
    """What everybody may know of a pack. `questions`, `gifts` and `talks` are numbers of cards."""

    city: str
    questions: int
    gifts: int
    talks: int
    by_spelling: bool = False
    """Whether answers in its language are judged by their spelling alone."""


class Packs(Edition[Pack]):
    content_type = Pack
    facts_type: ClassVar[type[EditionFacts]] = TaxiEdition
    files: ClassVar[Mapping[str, int]] = {name: LIMITS[name].bytes for name in FILES}
    most_bytes: ClassVar[int] = MOST_BYTES

    def check(self, files: Mapping[str, bytes], unread: Sequence[Fault] = ()) -> Found:
        pack, faults = checked_pack(files, unread)
        return Found(pack, faults, about=about_pack(in_first_language(files)), texts=texts_of(files))

    def read(self, files: Mapping[str, bytes], unread: Sequence[Fault] = (), accepted: bool = False) -> Pack:
        return parse_pack(files if accepted else self.whole(files), unread, limited=not accepted)

    def whole(self, files: Mapping[str, bytes]) -> dict[str, bytes]:
        return filled(in_first_language(files))

    def advice(self, content: Pack, files: Mapping[str, str]) -> list[Fault]:
        found: list[Fault] = []
        packs = ordinary_packs({name: text.encode() for name, text in files.items()})
        for one in packs:
            pack = content if len(packs) == 1 else parse_pack(filled(one))
            found += advice(own_part(pack, one), texts_of(one))
        return in_order(fault for n, fault in enumerate(found) if fault not in found[:n])

    def included(self) -> Sequence[Pack]:
        return [included_pack(name) for name in INCLUDED]

    def usual(self, language: str = "") -> Pack:
        """A town for the people who know it, the world for everybody else."""
        tag = language.lower()
        name = USUAL.get(tag) or USUAL.get(tag.split("-")[0])
        return included_pack((name or EVERYBODYS) if language else INCLUDED[0])

    def included_files(self, sha: str) -> dict[str, str]:
        name = next(name for name in INCLUDED if included_pack(name).sha256 == sha)
        return texts_of(included_files(name))

    def earlier(self, sha: str) -> Mapping[str, bytes] | None:
        return earlier_files(sha)

    def facts(self, content: Pack, mine: bool) -> TaxiEdition:
        return TaxiEdition(
            sha=content.sha256,
            name=content.name,
            city=content.city,
            language=content.language,
            licence=content.licence,
            authors=content.authors,
            questions=len(content.questions) // 2,
            gifts=len(content.gifts),
            talks=len(content.talks),
            mine=mine,
            also=content.also,
            by_spelling=not is_known(content.language),
        )

    def form(self, facts: EditionFacts) -> dict[str, str]:
        form = super().form(facts)
        return form | {"city": facts.city} if isinstance(facts, TaxiEdition) else form

    def terms(self, content: Pack) -> Terms:
        facts = {"pack": content.sha256, "board": standard_board().sha256()}
        return Terms(content.options(), facts | ({} if content.currency == CURRENCIES[0] else {CURRENCY: content.currency}))

    def named(self, facts: Mapping[str, str]) -> str:
        return facts.get("pack", "")

    def fits(self, content: Pack, options: Mapping[str, str], facts: Mapping[str, str]) -> bool:
        return super().fits(content, options, facts) and not options.get("board")

    def editor(self) -> dict[str, Any]:
        return {
            "about": ABOUT,
            "columns": {name: columns for name, columns in FILES.items() if columns},
            "most_bytes": self.most_bytes,
        }

    # --- on the command line

    def add_arguments(self, group: _ActionsContainer, words: Words) -> None:
        group.add_argument("--pack", metavar="FOLDER", help=words.say("taxi-arg-pack"))
        group.add_argument("--board", metavar="FILE", help=words.say("taxi-arg-board"))

    def wish(self, args: Namespace, read_text: Callable[[Path], str]) -> Wish:
        folder = Path(args.pack) if args.pack else None
        if not args.board:
            return Wish(folder)
        board = read_board_file(read_text(Path(args.board)))
        return Wish(folder, Terms({"board": board.text()}, {"board": board.sha256()}))

    def template(self) -> dict[str, str]:
        heads = {name: ",".join(columns) + "\n" if columns else "" for name, columns in FILES.items()}
        return {name: heads[name] + text for name, text in _TEMPLATE.items()}

    def summary(self, content: Pack) -> StoryLine:
        counts = {"questions": len(content.questions) // 2, "gifts": len(content.gifts), "talks": len(content.talks)}
        sound = "taxi-pack-sound" if is_known(content.language) else "taxi-pack-sound-by-spelling"
        return StoryLine(sound, {"name": content.name, "sha": content.sha256, **counts})


EDITION: Final = Packs()

"""Keeping editions of one's own: looked through, listed, read again, deleted."""

import asyncio
import io
import zipfile
from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from cabstand.content.catalogue import Catalogue
from cabstand.core.edition import EditionFacts, Fault
from cabstand.core.game import Args
from cabstand.server.language import spoken_by, words_for
from cabstand.server.limits import EDITIONS, KEPT_BYTES
from cabstand.server.players import COOKIE, Players
from cabstand.server.routes import Req, address_of, desk_of, limit, player_of

MOST_BODY: Final = 3_000_000


class PackFiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The files of a pack by name, each in Base64; or one ZIP file that holds them. Files of other names are left out."""

    files: Annotated[dict[Annotated[str, msgspec.Meta(max_length=200)], bytes], msgspec.Meta(max_length=16)]
    keep: bool = True
    """Keep it, if there is no fault; else it is only looked through."""
    game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """For which game; may be left out where only one of ours has editions."""


class PackFault(msgspec.Struct, frozen=True):
    """One thing that is wrong; line 0 means the file as a whole."""

    file: str
    line: int
    reason: str
    args: Args
    message: str


class PackTexts(msgspec.Struct, frozen=True):
    """The files of a pack as text, and what the first of them says about it, as far as it can be read."""

    about: dict[str, str]
    files: dict[str, str]


class Checked(msgspec.Struct, frozen=True):
    """What is wrong with a pack; with nothing wrong it is kept as `edition`."""

    edition: EditionFacts | None
    faults: list[PackFault]
    more: int
    """Faults that are not told: there are too many."""
    texts: PackTexts


@get("/api/editions")
async def my_editions(request: Req, game: Annotated[str, Parameter(max_length=40)] = "") -> list[EditionFacts]:
    """What I may lay a table with: the editions that come with the games first, then my own; or those of one game.

    Of each game the one comes first that is taken where nobody chooses; that depends on `Accept-Language`.
    """
    return await desk_of(request).editions.of_player(await player_of(request), game, spoken_by(request))


async def known_player(asks: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    """Guards run before a body is read: strangers are sent away without having sent megabytes."""
    players: Players = asks.app.state.players
    await players.need(asks.cookies.get(COOKIE))


@post("/api/editions", status_code=200, request_max_body_size=MOST_BODY, guards=[known_player])
async def keep_edition(request: Req, data: PackFiles) -> Checked:
    """Look a pack through, exactly as `./cab pack check` does; without a fault it is kept, for my tables alone."""
    player = await player_of(request)
    limit(request, "editions", EDITIONS)
    editions = desk_of(request).editions
    game = data.game or editions.catalogue.default_game
    found = await editions.check(address_of(request), game, data.files)
    edition = None
    if data.keep and found.content is not None:
        limit(request, "kept bytes", KEPT_BYTES, sum(len(text.encode()) for text in found.texts.values()))
        edition = await editions.keep(player, game, found.content, found.texts)
    told = [told_fault(fault, words_for(request)) for fault in found.faults]
    return Checked(edition, told, found.more, PackTexts(found.about, found.texts))


@get("/api/editions/{sha:str}")
async def read_edition(request: Req, sha: str) -> PackTexts:
    """A pack of mine, to be written on."""
    editions = desk_of(request).editions
    facts, texts = await editions.read(await player_of(request), sha)
    return PackTexts(editions.catalogue.of_game(facts.game).form(facts), texts)


@get("/api/editions/{sha:str}/zip", media_type="application/zip")
async def save_edition(request: Req, sha: str) -> Response[bytes]:
    """A pack of mine as a ZIP file: to keep, to edit in a spreadsheet, to give away. Sent here again it is the same pack."""
    editions = desk_of(request).editions
    facts, texts = await editions.read(await player_of(request), sha)
    whole = editions.catalogue.of_game(facts.game).whole({name: text.encode() for name, text in texts.items()})
    files = {name: file.decode() for name, file in whole.items()}
    return Response(await asyncio.to_thread(zipped, files), headers={"content-disposition": "attachment"})


@delete("/api/editions/{sha:str}", status_code=200)
async def delete_edition(request: Req, sha: str) -> None:
    """Take a pack of mine off the shelf. Tables that are played with it keep it to their end."""
    await desk_of(request).editions.drop(await player_of(request), sha)


def told_fault(fault: Fault, words: Catalogue) -> PackFault:
    return PackFault(fault.file, fault.line, fault.reason, fault.args, words.tell(fault.reason, fault.args))


def zipped(texts: Mapping[str, str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            # without a mark, spreadsheets take a CSV file for anything but UTF-8; TOML may not have one
            archive.writestr(name, text.encode("utf-8-sig" if name.endswith(".csv") else "utf-8"))
    return packed.getvalue()


EDITING: Final = [my_editions, keep_edition, read_edition, save_edition, delete_edition]

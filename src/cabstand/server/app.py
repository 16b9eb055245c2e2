"""The server put together: the only place that wires the rooms."""

import logging
import traceback
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, cast

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import ClientException, HTTPException

from cabstand.core.game import Refusal, Refused, refuse
from cabstand.core.registry import sound_games
from cabstand.core.rule import COMPILED
from cabstand.server.addresses import Proxies
from cabstand.server.arranging import ARRANGING
from cabstand.server.bot_routes import CAST
from cabstand.server.bot_worker import make_ready
from cabstand.server.bots import BotPool
from cabstand.server.chat_routes import COMPANY
from cabstand.server.clock import SYSTEM_CLOCK, Clock
from cabstand.server.coach import CoachPool
from cabstand.server.coaching import COACHING
from cabstand.server.counters import MemoryCounters
from cabstand.server.daily import DailyGames
from cabstand.server.daily_routes import DAILY
from cabstand.server.desk import Desk
from cabstand.server.edition_routes import EDITING
from cabstand.server.endings import ENDINGS
from cabstand.server.errors import Broken, NotLegal, TooMany, Trouble, problem_of
from cabstand.server.game_routes import GAMES, all_told_games
from cabstand.server.guard import Guard
from cabstand.server.hosts import Hosts, host_of
from cabstand.server.house_routes import HOUSE
from cabstand.server.housekeeping import Expiry, Housekeeping
from cabstand.server.invitations import INVITATIONS
from cabstand.server.language import read_all, words_for
from cabstand.server.limits import STREAMS_OF_AN_ADDRESS, Limits
from cabstand.server.links import LINKS, Links
from cabstand.server.messages import Problem
from cabstand.server.pages import PAGES, Pages, is_for_people, lost_page
from cabstand.server.peer_messages import Linked, Unlinked
from cabstand.server.peers import Ears, Peers
from cabstand.server.players import Players
from cabstand.server.replays import REPLAYING, Shelf
from cabstand.server.routes import ROUTES
from cabstand.server.schema import make_document, openapi_config
from cabstand.server.stand_ins import STAND_INS
from cabstand.server.streams import STREAMS
from cabstand.server.teams import TEAMS
from cabstand.server.text_routes import TEXTS
from cabstand.server.whereabouts import Whereabouts
from cabstand.store.store import Store, StoreBroken

MOST_BODY = 64 * 1024
API: Final = [
    *ROUTES, *HOUSE, *GAMES, *TEXTS, *CAST, *COMPANY, *STAND_INS, *TEAMS,
    *REPLAYING, *COACHING, *ENDINGS, *EDITING, *LINKS, *STREAMS, *DAILY,
    *INVITATIONS, *ARRANGING,
]  # fmt: skip
_LONGEST_PATH: Final = 200
_LONGEST_TRACEBACK: Final = 8000  # characters, some sixty calls
log = logging.getLogger("cabstand.server")


class Settings(msgspec.Struct, frozen=True):
    """How a server runs. `public_url` is where people reach it."""

    public_url: str = ""
    lan_url: str = ""
    """Where the local network reaches it, if it was opened to that."""
    names: tuple[str, ...] = ()
    """What else it is called there."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are trusted to say where people come from."""
    streams_of_address: int = STREAMS_OF_AN_ADDRESS
    limit_scale: float = 1.0
    compile_rules: bool = True
    expiry: Expiry = Expiry()


class Application(NamedTuple):
    """The application, and how its streams are ended before it is shut down."""

    asgi: Guard
    end_streams: Callable[[], None]


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be any bytes."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise ClientException("the body is not UTF-8") from error


def make_app(
    store: Store, settings: Settings | None = None, bots_elsewhere: Executor | None = None, clock: Clock = SYSTEM_CLOCK
) -> Application:
    """The application, on a store that is open; bots think in processes of their own, or elsewhere."""
    settings = settings or Settings()
    whereabouts = Whereabouts()
    bots = BotPool(bots_elsewhere, settings.compile_rules, whereabouts.of)
    coach = CoachPool(settings.compile_rules)
    desk = Desk(store, bots, clock)
    counters, links = join_peers(desk.peers, clock)
    limits = Limits(settings.limit_scale, counters, settings.streams_of_address)
    daily = DailyGames(store, desk, bots, clock.wall)
    players = Players(store, clock.wall)
    housekeeping = Housekeeping(store, desk, players, settings.expiry, clock)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.update(desk=desk, players=players, limits=limits, links=links, store=store, settings=settings)
        app.state.update(pages=Pages(all_told_games()), replays=Shelf(), daily=daily, coach=coach, whereabouts=whereabouts)
        read_all()
        desk.editions.catalogue.read_included()
        read_rules()
        make_document(app)
        await desk.open()
        housekeeping.open()
        yield
        housekeeping.close()
        daily.close()
        await desk.close()
        bots.close()
        coach.close()

    app = Litestar(
        route_handlers=[*API, *PAGES],
        lifespan=[lifespan],
        exception_handlers={
            Trouble: tell_trouble,
            Refused: tell_refusal,
            StoreBroken: tell_store_broken,
            HTTPException: tell_http,
            RecursionError: tell_too_deep,
            Exception: tell_mistake,
        },
        request_class=JsonRequest,
        request_max_body_size=MOST_BODY,
        openapi_config=openapi_config(),
        logging_config=None,
    )
    hosts = Hosts([host_of(settings.public_url), host_of(settings.lan_url), *settings.names])
    guard = Guard(cast(Any, app), limits, settings.public_url, Proxies(settings.proxies), hosts)
    return Application(guard, desk.end_streams)


def join_peers(peers: Peers, clock: Clock) -> tuple[MemoryCounters, Links]:
    """What all servers on the store count and keep together, though none of it is in the store."""
    counters = MemoryCounters(clock.now, share=peers.outbox.say_spent)
    links = Links(
        clock.now,
        made=lambda link: peers.outbox.say_soon(f"link {link.key}", Linked([link])),
        dropped=lambda key: peers.outbox.say_soon(f"link {key}", Unlinked(key)),
    )
    peers.ears = Ears(links.hear_made, links.hear_dropped, counters.hear, links.shared)
    return counters, links


def read_rules() -> None:
    """If this process uses compiled rules, read them before anybody is here: later that would hold everybody up."""
    for game in sound_games() if COMPILED else ():
        try:
            make_ready(game.name, with_bots=False)
        except Exception:  # a stranger's code: whatever is wrong with it is its own matter
            log.exception("compiled rules of the game %s cannot be read", game.name)


def tell_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    headers = {"retry-after": str(int(trouble.wait) + 1)} if isinstance(trouble, TooMany) else {}
    return Response(trouble.told(words_for(request)), status_code=trouble.status, headers=headers)


def tell_store_broken(request: Request[Any, Any, Any], error: StoreBroken) -> Response[Problem]:
    """Nothing was changed; the server's log says what to do."""
    log.error("%s cannot be written: %s", named(request), error)
    return tell_trouble(request, Broken(refuse("server-store-broken").refusal))


def tell_refusal(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return tell_trouble(request, NotLegal(error.refusal))


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: a path that is not, a body that is too large or not what it should be."""
    if error.status_code == 404 and is_for_people(request):
        return lost_page(request)
    detail = str(getattr(error, "extra", None) or error.detail)[:300]
    refusal = Refusal("server-bad-request", {"detail": detail})
    return Response(problem_of(refusal, words_for(request)), status_code=error.status_code)


def tell_too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    return tell_http(request, HTTPException("lists in lists, too deep", status_code=400))


def tell_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s failed\n%s", named(request), shortened("".join(traceback.format_exception(error))))
    return Response(problem_of(Refusal("server-our-mistake"), words_for(request)), status_code=500)


def named(request: Request[Any, Any, Any]) -> str:
    """A request as the server's log names it; a stranger may have made the path as long as they like."""
    return f"{request.method} {request.scope['path'][:_LONGEST_PATH]}"


def shortened(text: str) -> str:
    """The beginning and the end of a traceback: what is quoted in it may be as long as a request."""
    half = _LONGEST_TRACEBACK // 2
    return text if len(text) <= 2 * half else f"{text[:half]}\n[...]\n{text[-half:]}"

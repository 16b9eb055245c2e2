"""For the people who run a server: whether it is well, how much it does, where others reach it."""

from typing import Final

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from cabstand.server.messages import HouseFacts
from cabstand.server.routes import Req, desk_of


@get("/api/house", sync_to_thread=False)
def about_house(request: Req) -> HouseFacts:
    """The address by which others reach this server, where it was told or opened to a network."""
    settings = request.app.state.settings
    return HouseFacts(settings.public_url or settings.lan_url)


@get("/healthz", media_type="text/plain")
async def healthz() -> str:
    return "ok\n"


@get("/metrics", media_type="text/plain")
async def metrics(request: Req) -> Response[bytes]:
    registry, desk = CollectorRegistry(), desk_of(request)
    Gauge("cabstand_tables_live", "Tables in memory", registry=registry).set(len(desk.lives))
    Gauge("cabstand_readers", "Open streams", registry=registry).set(sum(len(live.hub) for live in desk.lives.values()))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


HOUSE: Final = [about_house, healthz, metrics]

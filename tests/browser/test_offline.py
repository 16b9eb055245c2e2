"""The page without a network: it keeps itself, rules and replays that were seen, and says kindly what it cannot do."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect
from tests.browser.eyes import Person
from tests.browser.test_look import findings
from tests.server.worlds import TOKENS

KEEPS: Final = """async (path) => {
    const cache = await caches.open('cabstand-files')
    return [...(await cache.keys())].some(({ url }) => url.includes(path))
}"""
DOES_NOT_KNOW: Final = "Object.defineProperty(Navigator.prototype, 'onLine', {get: () => true})"
"""A browser notices late, or never, that its network leads nowhere."""


@pytest.mark.parametrize("scripts", [(), (DOES_NOT_KNOW,)], ids=["the browser knows", "the browser does not know"])
def test_what_was_seen_before_is_there_without_a_network(come: Callable[..., Person], scripts: tuple[str, ...]) -> None:
    ada = come(service_workers="allow", scripts=scripts)
    ada.be(TOKENS["ada"])
    page = ada.go()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.wait_for_function(KEEPS, arg="/assets/index-")
    rules = ada.go("/rules/space-taxi").get_by_role("heading", level=2).first
    expect(rules).to_be_visible()
    moments = ada.go("/replay/space-taxi-over").get_by_role("list", name="Story").get_by_role("listitem")
    expect(moments.last).to_be_visible()
    page.wait_for_load_state("networkidle")
    count = moments.count()

    ada.context.set_offline(True)
    page.reload()
    expect(moments).to_have_count(count)
    ada.go("/rules/space-taxi")
    expect(rules).to_be_visible()
    ada.go("/daily")
    expect(page.get_by_role("heading", name="The radio is silent")).to_be_visible()
    assert findings(page) == []
    ada.context.set_offline(False)
    expect(page.get_by_role("button", name="Play today’s taxi")).to_be_visible()
    ada.forgive("ERR_INTERNET_DISCONNECTED")

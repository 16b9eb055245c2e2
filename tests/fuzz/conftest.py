"""A running server for what is sent to one."""

from tests.server.conftest import closed_clients, every_callback_was_quick, host, house

__all__ = ["closed_clients", "every_callback_was_quick", "host", "house"]

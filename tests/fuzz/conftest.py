"""A running server for what is sent to one."""

from tests.server.conftest import closed_clients, host, house

__all__ = ["closed_clients", "host", "house"]

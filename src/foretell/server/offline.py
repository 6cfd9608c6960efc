"""Orders of an operator to whoever can carry them out: the running server, or this process."""

from __future__ import annotations

import asyncio

from foretell.server.operate import admin_orders as o
from foretell.server.operate.admin_socket import ask
from foretell.server.operate.lock import is_locked
from foretell.server.server import opened
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.reading import check_version, file_of, read_only


def carry_out(settings: ServerSettings, order: o.AnyOrder) -> o.Answer:
    """Have an order carried out, by the server with these settings if it runs.

    Raises:
        ForetellError: it cannot be.
    """
    if not settings.store:
        file = file_of(settings.data)
        if is_locked(settings.data):
            return ask(settings.data, order)
        with read_only(file) as connection:
            check_version(connection, file)
    return asyncio.run(_here(settings, order))


async def _here(settings: ServerSettings, order: o.AnyOrder) -> o.Answer:
    """Carry an order out on data that no server has, or as one more server of a database."""
    async with opened(settings) as server:
        await server.store.sharing.join()
        return await server.operation.admin.do(order)

"""Orders of an operator to whoever can carry them out: the running server, or this process."""

from __future__ import annotations

import asyncio
from pathlib import Path

from foretell.server.operate import admin_orders as o
from foretell.server.operate.admin_socket import ask
from foretell.server.operate.lock import InUse, locked
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.reading import check_version, file_of, read_only


def carry_out(folder: Path, order: o.AnyOrder) -> o.Answer:
    """Have an order carried out.

    Raises:
        ForetellError: it cannot be.
    """
    file = file_of(folder)
    try:
        with locked(folder):
            with read_only(file) as connection:
                check_version(connection, file)
            return asyncio.run(_here(folder, order))
    except InUse:
        return ask(folder, order)


async def _here(folder: Path, order: o.AnyOrder) -> o.Answer:
    """Carry an order out on a data folder that no server has."""
    from foretell.server.server import Server

    server = Server(ServerSettings(data=folder))
    try:
        return await server.operation.admin.do(order)
    finally:
        await server.close()

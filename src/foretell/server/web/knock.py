"""HTTP as uvicorn speaks it, but a connection that becomes a socket leaves nothing in memory."""

from __future__ import annotations

from typing import Any

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # where there is no httptools uvicorn finds another way

    def spoken() -> Any:
        """What uvicorn is to speak HTTP with: what it finds."""
        return "auto"

else:

    class Knock(HttpToolsProtocol):
        """One connection until it asks to become a socket."""

        def handle_websocket_upgrade(self) -> None:
            """Hand over, and let go of the parser, which knows this object: the two are a circle.

            The collector looks so rarely (:func:`foretell.server.web.run.calm_collector`) that
            circles would stay for as long as the server runs.
            """
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end

    def spoken() -> Any:
        """What uvicorn is to speak HTTP with: a library it knows by name, or ours."""
        return Knock

"""The description of the API for machines, with the WebSocket's messages among its components."""

from __future__ import annotations

from importlib.metadata import version

from litestar.openapi.config import OpenAPIConfig

OPENAPI = OpenAPIConfig(
    title="Lychgate",
    version=version("lychgate"),
    description="A table server for four grave-robbing games. Over the WebSocket at /api/tables/{table}/socket a "
    "client sends a ClientMessage and receives a ServerMessage, as JSON text; both are described here.",
    path="/schema",
    use_handler_docstrings=True,
)

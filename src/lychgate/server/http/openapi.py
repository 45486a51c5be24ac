"""The OpenAPI description, with the WebSocket's messages among its components."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme

from lychgate.server.http.identity import COOKIE
from lychgate.server.http.view_schemas import COMPONENT, view_schemas
from lychgate.server.messages.game_list import GameInfo
from lychgate.server.messages.games import GameData, GameWords
from lychgate.server.messages.matches import (
    DecisionInWords,
    ErrorInfo,
    EventInWords,
    PointsInWords,
    PromptInfo,
    PromptInWords,
)
from lychgate.server.messages.pushed import ServerMessage
from lychgate.server.messages.replays import AnalysisInfo, Frames, Hint, MatchPage, Verdict
from lychgate.server.messages.requests import ClientMessage

ABOUT = """A table server for four grave-robbing games.

Over the WebSocket at `/api/tables/{table}/socket` a client sends a `ClientMessage` and receives a `ServerMessage`,
each as one JSON text; both are described among the components. Components whose names end in `InWords` stand in place
of numbers for clients that ask for sentences, with `?sentences=LANGUAGE` in the URL."""

# Put together from parts that are written already, which the framework takes for anything: described by msgspec.
PARTS = (
    ErrorInfo, PromptInfo, DecisionInWords, EventInWords, PointsInWords, PromptInWords,
    Frames, MatchPage, Hint, AnalysisInfo, Verdict, GameInfo, GameData, GameWords,
)  # fmt: skip

REFUSED = {
    "description": "Refused, and why",
    "content": {"application/json": {"schema": {"$ref": COMPONENT.format(name="ErrorInfo")}}},
}

SECURITY: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme(type="http", scheme="bearer", description="a guest's token"),
    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie", description="a guest's token"),
}


class JsonDescription(JsonRenderPlugin):
    """The description as JSON, made at the first request. (Its HTML pages would load scripts from other servers.)"""

    _written: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            complete(openapi_schema)
            self._written = super().render(request, openapi_schema)
        return self._written


OPENAPI = OpenAPIConfig(
    title="Lychgate",
    version=version("lychgate"),
    description=ABOUT,
    path="/schema",
    components=Components(security_schemes=SECURITY),
    security=[{"token": []}, {"cookie": []}, {}],
    use_handler_docstrings=True,
    render_plugins=[JsonDescription(path="/openapi.json")],
)


def complete(description: dict[str, Any]) -> None:
    """Add the WebSocket's messages, the games' pictures and the error format to the description of the HTTP routes."""
    schemas: dict[str, Any] = description["components"]["schemas"]
    schemas |= view_schemas()
    schemas |= msgspec.json.schema_components(PARTS, ref_template=COMPONENT)[1]
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        types = get_args(union)
        refs, found = msgspec.json.schema_components(types, ref_template=COMPONENT)
        schemas |= found
        mapping = {kind.__struct_config__.tag: ref["$ref"] for kind, ref in zip(types, refs, strict=True)}
        schemas[name] = {"oneOf": list(refs), "discriminator": {"propertyName": "type", "mapping": mapping}}
    for path in description["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and "responses" in operation:
                operation["responses"] |= {"400": REFUSED, "default": REFUSED}

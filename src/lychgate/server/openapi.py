"""The description of the API for machines, with the WebSocket's messages among its components."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any, get_args

import msgspec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    Reference,
    Schema,
    SecurityScheme,
)

from lychgate.server.guests import COOKIE
from lychgate.server.messages import ClientMessage, DecisionInfo, ErrorInfo, ServerMessage

ABOUT = """A table server for four grave-robbing games.

Over the WebSocket at `/api/tables/{table}/socket` a client sends a `ClientMessage` and receives a `ServerMessage`,
each as one JSON text; both are described among the components."""

COMPONENT = "#/components/schemas/{name}"

REFUSED = OpenAPIResponse(
    description="Refused, and why",
    content={"application/json": OpenAPIMediaType(schema=Reference(COMPONENT.format(name="ErrorInfo")))},
)

SECURITY: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme(type="http", scheme="bearer", description="a guest's token"),
    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie", description="a guest's token"),
}

OPENAPI = OpenAPIConfig(
    title="Lychgate",
    version=version("lychgate"),
    description=ABOUT,
    path="/schema",
    components=Components(security_schemes=SECURITY),
    security=[{"token": []}, {"cookie": []}, {}],
    use_handler_docstrings=True,
    render_plugins=[
        JsonRenderPlugin(path="/openapi.json")
    ],  # pages that load scripts from elsewhere would break the policy
)


def complete(description: OpenAPI) -> None:
    """Add what goes over the WebSocket, and the one form of error, to the description of what goes over HTTP."""
    assert description.components is not None
    schemas: dict[str, Any] = description.components.schemas
    _, found = msgspec.json.schema_components([ErrorInfo, DecisionInfo], ref_template=COMPONENT)
    schemas |= {key: Described(schema) for key, schema in found.items()}
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        types = get_args(union)
        refs, found = msgspec.json.schema_components(types, ref_template=COMPONENT)
        schemas |= {key: Described(schema) for key, schema in found.items()}
        mapping = {kind.__struct_config__.tag: ref["$ref"] for kind, ref in zip(types, refs, strict=True)}
        schemas[name] = Described({"oneOf": list(refs), "discriminator": {"propertyName": "type", "mapping": mapping}})
    for path in (description.paths or {}).values():
        for operation in (path.get, path.post, path.put, path.patch):
            if operation is not None and operation.responses is not None:
                operation.responses |= {"400": REFUSED, "default": REFUSED}


class Described(Schema):
    """A schema that is already plain data."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.data = data

    def to_schema(self) -> dict[str, Any]:
        return self.data

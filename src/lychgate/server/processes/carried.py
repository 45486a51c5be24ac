"""What one process passes on to another: a request, or an upgraded connection, as it was read."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, msgpack

FORWARDED = "lychgate.forwarded"  # the key of a passed-on request in its scope


class Request(Struct, kw_only=True, tag="request"):
    """A request to the application, its client's address as the first process found it."""

    method: str
    scheme: str
    path: str
    raw_path: bytes
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    body: bytes = b""

    @classmethod
    def of(cls, scope: Any, body: bytes = b"") -> Request:
        return cls(
            method=scope["method"],
            scheme=scope["scheme"],
            path=scope["path"],
            raw_path=scope["raw_path"],
            query=scope["query_string"],
            headers=list(scope["headers"]),
            client=scope["client"],
            server=scope["server"],
            body=body,
        )

    def scope(self) -> dict[str, Any]:
        """The scope that an ASGI application is called with."""
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": self.method,
            "scheme": self.scheme,
            "path": self.path,
            "raw_path": self.raw_path,
            "query_string": self.query,
            "root_path": "",
            "headers": self.headers,
            "client": self.client,
            "server": self.server,
            "state": {},
            "extensions": {},
        }


class Socket(Struct, kw_only=True, tag="socket"):
    """A connection that was asked to become a WebSocket, before it was answered."""

    request: Request
    key: bytes  # the answer to the client's
    data: bytes  # read already, after the request
    passed: int = 1  # how often it was passed on


class Answer(Struct, kw_only=True):
    """What the owner answered to a request; `moved`: it does not own the table any more, and has done nothing."""

    status: int = 0
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""
    moved: bool = False


encode = msgpack.Encoder().encode
decode_carried = msgpack.Decoder(Request | Socket).decode
decode_answer = msgpack.Decoder(Answer).decode

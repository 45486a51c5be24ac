"""Requests of `lychgate admin` to a server. The token is sent to that server only, and over no network in the clear."""

from __future__ import annotations

import ipaddress
import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from lychgate.cli import language
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions, printable

SECONDS = 60.0
LONGEST = 300  # letters of an answer that are said again


class _NoRedirect(HTTPRedirectHandler):
    """An answer that sends elsewhere is refused: the token would go there, too."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class AdminClient:
    """Asks one server with one token."""

    def __init__(self, server: str, token: str) -> None:
        self._server = server.rstrip("/")
        self._token = token
        found = urlsplit(self._server)
        try:
            local = _is_this_machine(found.hostname or "")
        except ValueError:
            local = False
        if found.scheme not in ("http", "https") or not found.hostname:
            raise BadOptions(say("admin-bad-server", server=printable(server)))
        if found.scheme == "http" and not local:
            raise BadOptions(say("admin-plain", server=printable(server)))
        handlers: list[Any] = [_NoRedirect] + ([ProxyHandler({})] if local else [])
        self._opener = build_opener(*handlers)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers, or its refusal as a sentence."""
        separator = "&" if "?" in path else "?"
        url = f"{self._server}/api/admin{path}{separator}sentences={language.current()}"
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with self._opener.open(Request(url, data, headers, method=method), timeout=SECONDS) as answer:
                return json.loads(answer.read())
        except HTTPError as error:
            raise BadOptions(_sentence(error)) from None
        except (URLError, OSError, HTTPException) as error:
            reason = getattr(error, "reason", None) or error
            raise BadOptions(say("admin-no-answer", server=self._server, reason=printable(str(reason)))) from None
        except ValueError:
            raise BadOptions(say("admin-no-lychgate", server=self._server)) from None


def _is_this_machine(host: str) -> bool:
    return host == "localhost" or ipaddress.ip_address(host).is_loopback


def _sentence(error: HTTPError) -> str:
    try:
        said = json.loads(error.read())["sentence"]
    except (ValueError, KeyError, TypeError, OSError):
        return say("admin-no-lychgate", server=printable(error.url or ""))
    return printable(str(said)[:LONGEST])

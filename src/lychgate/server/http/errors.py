"""Exception handlers: every refusal and every fault in the one error format of the API."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from lychgate.core.errors import LychgateError
from lychgate.server.http.identity import address_of, count
from lychgate.server.http.parameters import AnyRequest, component, sentences_of
from lychgate.server.limits.load_log import LoadLog
from lychgate.server.messages.matches import ErrorInfo
from lychgate.server.messages.refusals import Refused, status_of
from lychgate.server.operations.metrics import REFUSALS
from lychgate.server.telling.refusals import error_info

log = structlog.get_logger()

DISCONNECTED = "client disconnected prematurely"  # which the framework reports as a server error

WRONG_METHOD = 405

CODES: Mapping[int, str] = {
    400: "bad-request",
    401: "no-guest",
    404: "not-found",
    WRONG_METHOD: "wrong-method",
    413: "too-large",
}


def refused(request: AnyRequest, error: LychgateError) -> Response[ErrorInfo]:
    """A request that cannot be carried out."""
    log.debug("refused", method=request.method, why=error.code)
    REFUSALS.labels(error.code).inc()
    component(request, LoadLog).note(error.code, address_of(request))
    wait = getattr(error, "retry_after", None)
    headers = {"Retry-After": str(wait)} if wait is not None else None
    body = error_info(error, sentences_of(request))
    return Response(body, status_code=status_of(error), headers=headers, media_type="application/json")


def not_understood(request: AnyRequest, error: HTTPException) -> Response[ErrorInfo]:
    """A request that the framework could not parse or route."""
    if error.detail == DISCONNECTED:
        return refused(request, Refused("bad-request", reason="it was not sent to its end"))
    if error.status_code >= 500:
        return fault(request, error)
    if error.status_code == WRONG_METHOD:  # it has passed nothing that counts requests
        try:
            count(request)
        except Refused as too_many:
            return refused(request, too_many)
    code = CODES.get(error.status_code, "bad-request")
    known: Mapping[str, Mapping[str, Any]] = {
        "bad-request": {"reason": _reason(error)},
        "too-large": {"most": 64 * 1024},
    }
    answer = refused(request, Refused(code, **known.get(code, {})))
    answer.status_code = error.status_code
    return answer


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{item.get('key', 'body')}: {item.get('message', '')}" for item in extra[:3])
    return str(error.detail).partition("\n")[0][:200]


def too_deep(request: AnyRequest, _: RecursionError) -> Response[ErrorInfo]:
    """A body with too many nested objects."""
    return refused(request, Refused("bad-request", reason="it is nested too deeply"))


def no_text(request: AnyRequest, _: UnicodeDecodeError) -> Response[ErrorInfo]:
    """A body that is not UTF-8."""
    return refused(request, Refused("bad-request", reason="it is not UTF-8"))


def fault(request: AnyRequest, error: Exception) -> Response[ErrorInfo]:
    """A bug: logged with its traceback; the client gets a plain sentence."""
    log.error("fault", path=request.url.path, exc_info=error)
    answer = refused(request, Refused("fault"))
    answer.status_code = 500
    return answer


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    LychgateError: refused,
    HTTPException: not_understood,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    Exception: fault,
}

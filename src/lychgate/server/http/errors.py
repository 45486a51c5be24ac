"""Every refusal and every fault as the one form of error the API has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from lychgate.core.errors import LychgateError
from lychgate.server.matches.deciding import Stale
from lychgate.server.messages.matches import ErrorInfo
from lychgate.server.messages.refusals import Refused, status_of
from lychgate.server.operations.metrics import REFUSALS

log = structlog.get_logger()

Asked = Request[Any, Any, Any]

HUNG_UP = "client disconnected prematurely"  # the framework takes that for a fault of its own

CODES: Mapping[int, str] = {
    400: "bad-request",
    401: "no-guest",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
}


def refused(request: Asked, error: LychgateError) -> Response[ErrorInfo]:
    """Something asked for that cannot be done."""
    log.debug("refused", method=request.method, why=error.code)
    REFUSALS.labels(error.code).inc()
    prompt = error.prompt if isinstance(error, Stale) else None
    wait = getattr(error, "retry_after", None)
    headers = {"Retry-After": str(wait)} if wait is not None else None
    body = ErrorInfo(error.code, error.sentence, error.rule, prompt)
    return Response(body, status_code=status_of(error), headers=headers, media_type="application/json")


def not_understood(request: Asked, error: HTTPException) -> Response[ErrorInfo]:
    """A request that the framework could not make sense of."""
    if error.detail == HUNG_UP:
        return refused(request, Refused("bad-request", reason="it was not sent to its end"))
    if error.status_code >= 500:
        return fault(request, error)
    code = CODES.get(error.status_code, "bad-request")
    answer = refused(request, Refused(code, reason=_reason(error), most=64 * 1024))
    answer.status_code = error.status_code
    return answer


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{item.get('key', 'body')}: {item.get('message', '')}" for item in extra[:3])
    return str(error.detail).partition("\n")[0][:200]


def too_deep(request: Asked, _: RecursionError) -> Response[ErrorInfo]:
    """A body of boxes in boxes in boxes."""
    return refused(request, Refused("bad-request", reason="it is nested too deeply"))


def no_text(request: Asked, _: UnicodeDecodeError) -> Response[ErrorInfo]:
    """A body with bytes that are no letters."""
    return refused(request, Refused("bad-request", reason="it is not UTF-8"))


def fault(request: Asked, error: Exception) -> Response[ErrorInfo]:
    """A bug: told loudly to the log, and plainly to the guest."""
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

"""Refusals as messages: a message's name and its arguments, and for clients that asked for sentences the sentence."""

from __future__ import annotations

from msgspec import UNSET, Raw, UnsetType

from lychgate.core.errors import LychgateError
from lychgate.play.text.words import Words
from lychgate.server.messages.matches import NO_PROMPT, ErrorInfo, ErrorSaid, RefusedDecision
from lychgate.server.messages.refusals import Refused, say
from lychgate.server.telling.sentences import spoken


class Stale(Refused):
    """A decision that cannot be applied; it comes with the prompt that is open now, both written for the reader."""

    def __init__(self, error: LychgateError, words: str | UnsetType, prompt: Raw) -> None:
        LychgateError.__init__(
            self, lambda: error.sentence, rule=error.rule, message=error.message, arguments=error.arguments
        )
        self.code = error.code
        self.retry_after = None
        self.words = words
        self.prompt = prompt


def error_info(error: LychgateError, sentences: str | None) -> ErrorInfo:
    """The answer to a request."""
    prompt = error.prompt if isinstance(error, Stale) else Raw(NO_PROMPT)
    return ErrorInfo(error.code, error.rule, error.message, error.arguments, prompt, _words(error, sentences))


def refused_decision(client: str, error: LychgateError, sentences: str | None) -> RefusedDecision:
    """The answer to a decision over a WebSocket."""
    info = error_info(error, sentences)
    return RefusedDecision(client, info.code, info.rule, info.message, info.arguments, info.prompt, info.sentence)


def error_said(error: LychgateError, sentences: str | None) -> ErrorSaid:
    """The answer to anything else over a WebSocket."""
    info = error_info(error, sentences)
    return ErrorSaid(info.code, info.rule, info.message, info.arguments, info.sentence)


def _words(error: LychgateError, sentences: str | None) -> str | UnsetType:
    """The sentence for clients that asked for one; for all, if there is no message that others could be made of."""
    if isinstance(error, Stale):
        return error.words
    if error.message is None:
        return error.sentence
    if sentences is None:
        return UNSET
    if isinstance(error, Refused):
        return say(error.message, error.arguments, sentences)
    return Words(spoken(sentences)).refusal(error)

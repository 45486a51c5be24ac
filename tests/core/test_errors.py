"""Sentences of errors go to terminals and logs: nothing in them may be obeyed there."""

from __future__ import annotations

from lychgate.core.errors import LONGEST, BadRecord


def test_what_a_terminal_would_obey_is_shown_instead() -> None:
    assert BadRecord("got \x1b]0;pwned\x07 \u202e").sentence == r"got \x1b]0;pwned\x07 \u202e"
    assert str(BadRecord("two\nlines, é")) == "two\nlines, é"


def test_a_sentence_has_an_end() -> None:
    assert len(BadRecord("9" * 100_000).sentence) == LONGEST

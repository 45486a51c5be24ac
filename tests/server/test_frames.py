"""Frames as bytes, against RFC 6455: what is read, what is refused and with which code, what is written."""

from __future__ import annotations

import os
import random
import struct

import pytest

from lychgate.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    FIN,
    NO_CODE,
    NOT_UTF8,
    PING,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LARGE,
    Violation,
    read_close,
    read_frame,
    unmask,
    write_close,
    write_frame,
    write_text,
)

MOST = 64 * 1024
SIZES = (0, 1, 3, 4, 5, 125, 126, 127, 4096, 65_535, 65_536)


def masked(first: int, payload: bytes, mask: bytes = b"\x37\xfa\x21\x3d") -> bytes:
    """A client's frame."""
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65_536:
        head = struct.pack("!BBH", first, 0xFE, size)
    else:
        head = struct.pack("!BBQ", first, 0xFF, size)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def code_of(data: bytes) -> int:
    with pytest.raises(Violation) as found:
        read_frame(data, 0, MOST)
    return found.value.code


def test_the_standard_s_own_example_is_read() -> None:
    frame = read_frame(bytes.fromhex("818537fa213d7f9f4d5158"), 0, MOST)
    assert frame is not None
    assert (frame.kind, frame.is_last, frame.payload, frame.end) == (TEXT, True, b"Hello", 11)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_of_any_size_is_read_where_it_begins_and_not_before_it_is_whole(size: int) -> None:
    payload, before = os.urandom(size), b"before"
    data = before + masked(FIN | TEXT, payload, os.urandom(4))
    frame = read_frame(data + b"after", len(before), MOST)
    assert frame is not None
    assert (frame.payload, frame.end) == (payload, len(data))
    cuts = range(len(before), len(data)) if size < 200 else random.sample(range(len(before), len(data)), 50)
    assert all(read_frame(data[:cut], len(before), MOST) is None for cut in cuts)


@pytest.mark.parametrize("kind", [kind for kind in range(16) if kind not in (0, 1, 2, 8, 9, 10)])
def test_kinds_that_there_are_not_are_refused(kind: int) -> None:
    assert code_of(masked(FIN | kind, b"")) == PROTOCOL_ERROR


@pytest.mark.parametrize("bit", [0x40, 0x20, 0x10])
@pytest.mark.parametrize("kind", [CONTINUATION, TEXT, BINARY, CLOSE, PING])
def test_reserved_bits_are_refused(kind: int, bit: int) -> None:
    assert code_of(masked(FIN | bit | kind, b"")) == PROTOCOL_ERROR


def test_a_frame_without_a_mask_is_refused() -> None:
    assert code_of(write_frame(TEXT, b"Hello")) == PROTOCOL_ERROR


def test_control_frames_are_short_and_whole() -> None:
    assert read_frame(masked(FIN | PING, b"x" * 125), 0, MOST) is not None
    assert code_of(masked(FIN | PING, b"x" * 126)[:2]) == PROTOCOL_ERROR
    assert code_of(masked(PING, b"")) == PROTOCOL_ERROR


@pytest.mark.parametrize("head", [struct.pack("!BBH", 0x81, 0xFE, 125), struct.pack("!BBQ", 0x81, 0xFF, 65_535)])
def test_a_size_is_written_in_its_shortest_form(head: bytes) -> None:
    assert code_of(head) == PROTOCOL_ERROR


@pytest.mark.parametrize("size", [MOST + 1, 2**31, 2**62, 2**64 - 1])
def test_a_large_frame_is_refused_by_its_header_alone(size: int) -> None:
    assert code_of(struct.pack("!BBQ", 0x81, 0xFF, size)) == TOO_LARGE


def test_masking_twice_changes_nothing() -> None:
    for size in SIZES:
        payload, mask = os.urandom(size), os.urandom(4)
        assert unmask(unmask(payload, mask), mask) == payload


@pytest.mark.parametrize("size", SIZES)
def test_what_is_written_has_its_size_in_the_shortest_form(size: int) -> None:
    head = {125: 2, 65_535: 4}
    written = write_text(b"x" * size)
    assert len(written) - size == next((length for most, length in head.items() if size <= most), 10)
    assert written[0] == FIN | TEXT
    assert written == write_frame(TEXT, b"x" * size)


@pytest.mark.parametrize("code", [1000, 1001, 1011, 3000, 4410, 4999])
def test_close_codes_that_may_be_sent_are_read(code: int) -> None:
    assert read_close(struct.pack("!H", code) + "Ă".encode()) == code


@pytest.mark.parametrize(
    "payload", [b"\x03", *(struct.pack("!H", code) for code in (0, 999, 1004, 1005, 1006, 2999, 5000))]
)
def test_close_codes_that_may_not_are_refused(payload: bytes) -> None:
    with pytest.raises(Violation) as found:
        read_close(payload)
    assert found.value.code == PROTOCOL_ERROR


def test_a_close_frame_may_be_empty_and_its_reason_is_text() -> None:
    assert read_close(b"") == NO_CODE
    assert write_close(NO_CODE, "") == write_frame(CLOSE, b"")
    with pytest.raises(Violation) as found:
        read_close(b"\x03\xe8\xff")
    assert found.value.code == NOT_UTF8


def test_a_long_reason_is_cut_between_two_letters() -> None:
    written = write_close(1002, "Ă" * 100)
    assert len(written) <= 2 + 125
    assert written[4:].decode() == "Ă" * 61

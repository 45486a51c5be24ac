"""The pen that pictures are written with: room for bytes, texts to copy from, and how far it has come.

Texts are as `Shape.texts` has them: a table of 32-bit numbers (how many fields there are; of each, the text of its
value 0, or 0 for plain numbers; where each text begins, and where the last one ends), then the texts.
"""

from __future__ import annotations

from collections.abc import Callable

from lychgate.core.compile.kernel import COMPILING
from lychgate.core.model.layout import Row
from lychgate.core.model.shape_check import Follower


class Pen:
    """A pen as interpreted kernels use it, with somebody who looks over its shoulder."""

    def __init__(self, texts: Row, out: Row) -> None:
        self.texts, self.out = texts, out
        self.named = min(len(texts), 1)  # 0: there are no texts, and the picture is one of numbers
        self.written = 0  # bytes, also those that there was no room for
        self.separate = 0  # 1: a comma goes before the next value
        self.follower = Follower()


if COMPILING:
    from lychgate.core.compile.compiled_pen import copy_text, entry, write_byte, written_with
else:

    def write_byte(pen: Pen, byte: int) -> None:
        """One more byte."""
        if pen.written < len(pen.out):
            pen.out[pen.written] = byte
        pen.written += 1

    def entry(pen: Pen, number: int) -> int:
        """A number of the table at the beginning of the texts."""
        return sum(pen.texts[4 * number + i] << 8 * i for i in range(4))

    def copy_text(pen: Pen, begin: int, size: int) -> None:
        """Some bytes of the texts."""
        for i in range(size):
            write_byte(pen, pen.texts[begin + i])

    def written_with(draw: Callable[..., None]) -> Callable[..., int]:
        """A function (box, view, texts, out) that hands `draw` a pen for its texts and its room.

        It gives how many bytes were written; if there was no room for them, the same, negative.
        """

        def written(box: Row, seen: Row, texts: Row, out: Row) -> int:
            pen = Pen(texts, out)
            draw(box, seen, pen)
            return pen.written if pen.written <= len(out) else -pen.written

        return written


__all__ = ["Pen", "copy_text", "entry", "write_byte", "written_with"]

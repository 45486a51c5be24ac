"""PNG files with few colours, so that screenshots stay small. Chromium reads the pixels, NumPy counts the colours."""

from __future__ import annotations

import base64
import struct
import zlib

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

Pixels = NDArray[np.uint8]

READ = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const brush = canvas.getContext('2d')
    brush.drawImage(image, 0, 0)
    const { data } = brush.getImageData(0, 0, image.width, image.height)
    let text = ''
    for (let i = 0; i < data.length; i += 32768) text += String.fromCharCode(...data.subarray(i, i + 32768))
    return [image.width, image.height, btoa(text)]
}"""


def pixels(blank: Page, png: bytes) -> Pixels:
    """A picture as height, width and colour; an empty page does the reading."""
    width, height, data = blank.evaluate(READ, base64.b64encode(png).decode())
    return np.frombuffer(base64.b64decode(data), np.uint8).reshape(height, width, 4)[:, :, :3]


def few_colours(picture: Pixels, most: int = 256) -> tuple[Pixels, Pixels]:
    """A palette of the commonest colours, and for each pixel the nearest of them."""
    counts, centres, _ = _binned(picture)
    used = np.flatnonzero(counts)
    palette = centres[used[np.argsort(counts[used])[::-1][:most]]].round().astype(np.uint8)
    return palette, nearest(picture, palette)


def nearest(picture: Pixels, palette: Pixels) -> Pixels:
    """For each pixel the nearest colour of a palette, by its place there."""
    counts, centres, bins = _binned(picture)
    found = np.zeros(1 << 15, np.uint8)
    for colour in np.flatnonzero(counts):
        found[colour] = ((palette - centres[colour]) ** 2).sum(axis=1).argmin()
    return found[bins]


def _binned(picture: Pixels) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.int32]]:
    """How many pixels have nearly the same colour, their mean, and which of these each pixel has."""
    coarse = (picture >> 3).astype(np.int32)
    bins = (coarse[:, :, 0] << 10) | (coarse[:, :, 1] << 5) | coarse[:, :, 2]
    counts = np.bincount(bins.ravel(), minlength=1 << 15)
    centres = np.zeros((1 << 15, 3))
    for channel in range(3):
        centres[:, channel] = np.bincount(bins.ravel(), picture[:, :, channel].ravel(), 1 << 15)
    return counts, centres / np.maximum(counts, 1)[:, None], bins


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def small_png(blank: Page, png: bytes) -> bytes:
    """The same picture, smaller."""
    return palette_png(*few_colours(pixels(blank, png)))


def palette_png(palette: Pixels, places: Pixels) -> bytes:
    """A PNG file of these colours, and for each pixel one of them."""
    height, width = places.shape
    rows = np.zeros((height, width + 1), np.uint8)  # each begins with 0: it is written as it is
    rows[:, 1:] = places
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)

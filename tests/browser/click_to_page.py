"""From a click that decides to the changed page, timed in the browser, with a server on this machine.

    python -m tests.browser.click_to_page [GAME]

The page's own clock: from the click to the moment when the frame with the server's answer is drawn; and where the time
goes: in the page before the decision is sent, until the answer is there, until it is drawn. Bots are at the table, but
what they do comes later and is not counted.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.clicking import GAMES
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.first_move import free_port, wait_for
from tests.browser.seats import Room

WATCH = """
let clicked = 0
window.times = []
addEventListener('click', () => { clicked = performance.now() }, true)
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (said) {
  if (String(said).includes('"decide"')) {
    const from = clicked, sent = performance.now()
    const heard = ({ data }) => {
      if (!String(data).startsWith('{"type":"change"')) return
      this.removeEventListener('message', heard)
      const told = performance.now()
      const drawn = (now) => window.times.push([now - from, sent - from, told - sent, now - told])
      requestAnimationFrame(() => setTimeout(() => drawn(performance.now())))
    }
    this.addEventListener('message', heard)
  }
  send.call(this, said)
}
"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server as it usually runs, in a process of its own."""
    port = free_port()
    settings = {"LYCHGATE_PORT": str(port), "LYCHGATE_DATABASE": f"sqlite:///{folder / 'tables.sqlite3'}"}
    server = subprocess.Popen([sys.executable, "-m", "lychgate", "serve", "--no-browser"], env=os.environ | settings)
    try:
        wait_for(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(30)


def main() -> None:
    title = sys.argv[1] if len(sys.argv) > 1 else "Graverobbers"
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as site, sync_playwright() as pw:
        chromium = pw.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        with Room(chromium, site) as room:
            ann = room.person()
            ann.page.add_init_script(WATCH)
            ann.play_now(title).play_on(GAMES[title](random.Random(1)))
            times = list(zip(*ann.page.evaluate("window.times"), strict=True))
            whole, *parts = (statistics.median(one) for one in times)
            told = (
                f"median {whole:.0f} ms ({' + '.join(f'{part:.0f}' for part in parts)}), slowest {max(times[0]):.0f} ms"
            )
            print(f"{title}: {len(times[0])} clicks, {told}")
        chromium.close()


if __name__ == "__main__":
    main()

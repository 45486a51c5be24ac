"""People before the browser table: each has a browser of their own, and uses what any user would."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Response, TimeoutError, WebSocket

PATIENCE = 120_000  # milliseconds; compiled games answer in two, a busy machine takes its time

ASKED = ".line[data-prompt]"
OVER = "dialog .outcome"
POINTS = ".line:not([data-prompt]) .answers [data-key=e]"  # shows the points again, when their dialog was closed


# What pages add to a deal by chance is the same in every run, and so are the deals.
SAME_NUMBERS = "let drawn = 0; crypto.getRandomValues = (numbers) => numbers.fill((drawn += 1))"


# Who knows the games is not introduced to them.
KNOWS_ALL_GAMES = """localStorage['lychgate.introduced'] ??= '{"all":true}'"""
MEANT = "dialog [data-meant]"  # asked before a decision that ruins one's game


class Room:
    """All browsers of a test, and what went wrong in them."""

    def __init__(self, chromium: Browser, site: str) -> None:
        self.chromium = chromium
        self.site = site
        self.contexts: list[BrowserContext] = []
        self.wrong: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        for context in self.contexts:
            context.close()

    def person(
        self,
        width: int = 1280,
        height: int = 800,
        theme: str | None = "day",
        pace: str = "instant",
        newcomer: bool = False,
        **options: Any,
    ) -> Person:
        """Somebody with a browser that has never been here, for whom nothing moves, and who knows the games."""
        options = {"reduced_motion": "reduce", "viewport": {"width": width, "height": height}, **options}
        context = self.chromium.new_context(base_url=self.site, **options)
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        settings = json.dumps(json.dumps({"pace": pace, "theme": theme}))
        once = f"localStorage['lychgate.settings'] ??= {settings}"
        context.add_init_script(once)
        if not newcomer:
            context.add_init_script(KNOWS_ALL_GAMES)
        context.add_init_script(SAME_NUMBERS)
        return Person(self, context.new_page())

    def check_nothing_went_wrong(self) -> None:
        assert not self.wrong, self.wrong


class Person:
    """Somebody before a page."""

    def __init__(self, room: Room, page: Page) -> None:
        self.room = room
        self.page = page
        self._told: list[str] = []
        self._answers: list[Response] = []
        page.on("console", lambda said: self._wrong(f"{said.text} {said.location}") if said.type == "error" else None)
        page.on("pageerror", lambda error: self._wrong(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith(room.site) else self._wrong(asked.url))
        page.on("response", self._keep)
        page.on("websocket", self._listen)
        page.on("domcontentloaded", lambda _: self._answers.clear())  # those of the page before are gone

    def _wrong(self, what: str) -> None:
        mixed_too_late = "409 (Conflict)" in what and "/entropy" in what  # the next deal had begun
        if not what.startswith(("ws://", "data:", "blob:")) and not mixed_too_late:
            self.room.wrong.append(what)

    def _keep(self, response: Response) -> None:
        if "/api/" in response.url and response.ok and "/record" not in response.url:
            self._answers.append(response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._told.append(str(text)))

    def told(self) -> list[str]:
        """Everything the server sent, over HTTP and WebSockets; what is new comes last."""
        answers, self._answers = self._answers, []
        self._told += [answer.text() for answer in answers]
        return self._told

    # --- getting to a table

    def play_now(self, game: str) -> Self:
        """From the front page into a game against bots: one click."""
        self.page.goto("/")
        box = self.page.get_by_role("listitem").filter(has=self.page.get_by_role("heading", name=game, exact=True))
        box.get_by_role("button", name="Play now").click()
        self.page.get_by_role("heading", name=f"A table of {game}").wait_for(state="attached")
        return self

    def button(self, name: Any, **options: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **options)

    # --- deciding

    def wait_until(self, holds: str, seconds: float = 30) -> None:
        """Wait until a JavaScript expression is true.

        It is asked from here: Playwright would have the page evaluate it again, which its content policy forbids.
        """
        end = time.monotonic() + seconds
        while not self.page.evaluate(holds):
            assert time.monotonic() < end, f"still not so after {seconds} s: {holds}"
            self.page.wait_for_timeout(50)

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def is_asked(self) -> bool:
        """Wait for a question or the end: is it a question?"""
        self.page.locator(f"{ASKED}, {OVER}, {POINTS}").first.wait_for(state="attached")
        if self.page.locator(POINTS).count() and not self.is_over:
            self.page.wait_for_timeout(2000)  # the end is staged first
            if self.page.locator(POINTS).count() and not self.is_over:  # a late click has closed the dialog
                self.page.locator(POINTS).click()
            self.page.locator(f"{ASKED}, {OVER}").first.wait_for(state="attached")
        return not self.is_over

    def answer(self, how: Callable[[Person], None]) -> None:
        """Answer the open question, and wait until it is no longer open."""
        question = self.page.locator(ASKED).get_attribute("data-prompt")
        how(self)
        if self.page.locator(MEANT).count():
            self.page.locator(MEANT).click()
        try:
            self.page.locator(f'.line[data-prompt="{question}"]').wait_for(state="detached")
        except TimeoutError as error:
            focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
            said = self.page.locator(".line").inner_text()
            raise AssertionError(f"question {question} stays open: {said!r}; the focus is on {focus}") from error

    def play_on(self, how: Callable[[Person], None], most: int = 500) -> int:
        """Answer whatever is asked until the match is over; how often."""
        for decided in range(most):
            if not self.is_asked():
                return decided
            self.answer(how)
        raise AssertionError(f"not over after {most} decisions")

    def shown(self) -> str:
        """The whole page as it is now."""
        return self.page.content()

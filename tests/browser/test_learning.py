"""Lessons in the page: every chapter by clicks, every wrong try answered in its own words, on from where one was."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import in_any_language
from tests.browser.learning import CLICKS, Learner
from tests.browser.seats import Room

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "de", "fr", "it")


def test_a_chapter_is_learned_from_the_front_page_and_taken_up_again(room: Room) -> None:
    person = room.person(newcomer=True)
    person.page.goto("/")
    person.page.locator('a[href="/learn/gravediggers"]').click()
    learner = Learner(person, "gravediggers", "en")
    first, second = learner.chapters[:2]
    learner.learn(first, wrong=True)
    learner.go_on()
    learner.hears(second.steps[0].say, second.steps[0])
    person.page.locator(".coach button.next").click()
    learner.hears(second.steps[1].say, second.steps[1])
    person.page.reload()
    learner.hears(second.steps[1].say, second.steps[1])
    assert not person.page.locator("dialog").count()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CLICKS)
def test_a_lesson_is_learned_to_its_end_and_every_wrong_try_is_answered(room: Room, game: str, language: str) -> None:
    person = room.person(newcomer=True, locale=f"{language}-{language.upper()}")
    learner = Learner(person, game, language)
    learner.begin()
    for chapter in learner.chapters:
        learner.learn(chapter, wrong=True)
        if not chapter.play_on:
            learner.go_on()
    answer = in_any_language(Random(7))
    while person.is_asked():
        person.answer(answer)
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".coach a.main")).to_be_visible()

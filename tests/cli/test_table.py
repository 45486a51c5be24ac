"""A person at the terminal gets through whole games with nothing but what the screen says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import lychgate
from lychgate import bots
from lychgate.cli.boards import in_sight
from lychgate.cli.say import Say
from lychgate.cli.table.answers import Step
from lychgate.cli.table.card_text import faces, printed_as, values
from lychgate.cli.table.result import places_lines, points_lines
from lychgate.cli.table.screen import compose, question
from lychgate.cli.table.seated import HUMAN, Quit, Table, seats_noted
from lychgate.cli.table.terminal import Left, Terminal
from lychgate.conformance.counts import count
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.games.graverobbers import board as graverobbers
from lychgate.games.outerspace import board as outerspace
from lychgate.play.match.match import Match
from lychgate.play.match.ruins import ruins_among
from lychgate.play.text.words import Words
from tests.cli.newcomer import Newcomer

SIZES = [(80, 24), (100, 30), (120, 40), (200, 50)]


def table(
    game: str, newcomer: Newcomer, seats: Sequence[str], seed: int = 1, games: int = 1, file: str = "match.json"
) -> Table:
    match = lychgate.new(game, players=len(seats), seed=seed, games=games)
    return Table(match, seats, newcomer, quick(seed), file=file)


def seats_for(game: str, people: int = 1) -> list[str]:
    players = max(registry.find(game).players.start, people)
    return [HUMAN] * people + ["thumb"] * (players - people)


class Scripted(Newcomer):
    """Types these lines, then answers by chance."""

    def __init__(self, *lines: str, seed: int = 1) -> None:
        super().__init__(seed)
        self.lines = list(lines)

    def answer(self, question: str) -> str:
        return self.lines.pop(0) if self.lines else super().answer(question)

    @property
    def seen(self) -> str:
        return "\n".join(line for screen in self.screens for line in screen) + self.printed


# Every game at one size, every size with one game; the other pairs are in the long suite.
SIZED = [
    pytest.param(game, size, marks=() if (n - m) % len(SIZES) == 0 else pytest.mark.long, id=f"{game}-{size}")
    for n, game in enumerate(registry.names())
    for m, size in enumerate(SIZES)
]
# Every game with the fewest and the most players.
PEOPLED = [
    pytest.param(game, players, marks=() if players in (found[0], found[-1]) else pytest.mark.long)
    for game in registry.names()
    for found in [registry.find(game).players]
    for players in found
]


@pytest.mark.parametrize(("game", "size"), SIZED)
def test_a_newcomer_finishes_a_game_and_every_screen_fits(game: str, size: tuple[int, int]) -> None:
    for seed in range(count(1, 10)):
        newcomer = Newcomer(seed, *size)
        table(game, newcomer, seats_for(game), seed).play()
        for screen in newcomer.screens:
            assert len(screen) < size[1], "\n".join(screen)
            assert max(len(line) for line in screen) < size[0], "\n".join(screen)


@pytest.mark.parametrize(("game", "players"), PEOPLED)
def test_a_small_screen_is_enough_for_any_number_of_players(game: str, players: int) -> None:
    newcomer = Newcomer(players)
    table(game, newcomer, [HUMAN] + ["random"] * (players - 1)).play()
    for screen in newcomer.asked:
        assert len(screen) < 24
        assert any(f"{players} Player {players}" in line for line in screen), "\n".join(screen)


def test_the_end_explains_every_players_points_line_by_line() -> None:
    newcomer = Newcomer(3)
    played = table("graverobbers", newcomer, seats_for("graverobbers"))
    played.play()
    outcome = played.match.outcome
    assert outcome is not None
    for seat, name in enumerate(played.match.names):
        assert f"{name}: " in newcomer.printed
        assert sum(line.points for line in outcome.lines if line.seat == seat) == outcome.points[seat]
    assert newcomer.printed.count("GR-") == len(outcome.lines)


def test_a_refused_decision_names_the_rule() -> None:
    newcomer = Scripted("1", "keep", "done", "1 1", "R1@1", "D1@1")
    table("graverobbers", newcomer, seats_for("graverobbers")).play()
    assert "and keep does not answer that" in newcomer.seen
    assert "done is not possible" in newcomer.seen
    assert "(rules GR-7)" in newcomer.seen
    assert "(rules GR-9)" in newcomer.seen


@pytest.mark.parametrize("typed", ["R9@1", "R3@9", "0", "99", "11 3", "hello there"])
def test_what_is_not_understood_is_quoted_with_what_can_be_typed_here(typed: str) -> None:
    newcomer = Scripted("1", typed, "", "1", typed)
    table("graverobbers", newcomer, seats_for("graverobbers")).play()
    said = " ".join(line.strip() for line in newcomer.seen.splitlines())
    assert re.search(rf"Expected a number from 1 to \d+ or a decision such as \S+; got '{typed}'\.", said)
    assert typed in ("R9@1", "R3@9") or re.search(rf"Expected 1, 2, .*, 7 or a decision .*; got '{typed}'\.", said)


@pytest.mark.long
@pytest.mark.rule("BM-7")
def test_people_may_call_their_film_otherwise() -> None:
    newcomer = Scripted("1 2 3", "call Attack of  the [bold]Sofa\x1b[2J", "call", seed=4)
    played = table("outerspace", newcomer, seats_for("outerspace"))
    played.play()
    titles = [line for screen in newcomer.screens for line in screen if line.startswith("Title: ")]
    assert sum("Attack of the [bold]Sofa\\x1b[2J (" in line for line in titles) >= 1
    proposed = played.match.game.title("en", played.match.view(None)["title"])
    assert proposed
    assert proposed[:50] in titles[-1]


@pytest.mark.rule("BM-7")
def test_the_words_for_the_title_are_shown_and_chosen_by_their_numbers() -> None:
    newcomer = Scripted("7", "2 5")
    played = table("outerspace", newcomer, seats_for("outerspace"))
    played.play()
    asked = " ".join(newcomer.asked[0])
    turned_up = lychgate.new("outerspace", players=2, seed=1).view(0)["title_cards"]
    for number, card in enumerate(turned_up, start=1):
        assert f"{number} {faces(played.match.game, 'en')[card]['word_name']}" in asked
    assert "Expected numbers from 1 to 6" in newcomer.seen
    own = next(step for step in played.match.log if step.seat == 0)
    assert played.match.game.decisions.write(own.action) == "title 2 5"


def test_a_card_in_sight_can_be_read_and_no_other() -> None:
    newcomer = Scripted("", "0")
    played = table("outerspace", newcomer, seats_for("outerspace"))
    newcomer.patience = 2
    with pytest.raises(Left):
        played.play()
    view, known = played.match.view(0), faces(played.match.game, "en")
    seen = set(map(printed_as, in_sight(played.board, played.scene(0, 79, 24))))
    held = [printed_as(card) for card in view["seats"][0]["hand"]]
    assert held
    assert set(held) < seen
    hidden = [card for card in known if card not in seen]
    assert {printed_as(card) for card in played.match.view(1)["seats"][1]["hand"]} - seen <= set(hidden)
    decided = len(played.match.log)
    for card in seen:
        for typed in (card, known[card]["name"], known[card]["name"].upper()):
            assert played.read(0, typed) == ""
            assert known[card]["line"] in newcomer.printed
    before = newcomer.printed
    for card in hidden:
        played.read(0, card)
    assert not any(known[card]["line"] in newcomer.printed.removeprefix(before) for card in hidden)
    assert "got 'sofa'" in played.read(0, "sofa")
    played.read(0, "")
    assert all(known[card]["line"] in newcomer.printed for card in held)
    assert len(played.match.log) == decided


def test_what_stands_on_the_hand_is_shown_where_there_is_room() -> None:
    played = table("outerspace", Newcomer(1), ["thumb", "thumb"])
    while not played.match.view(0)["seats"][0]["hand"]:
        played.let_bot_decide(played.match.prompts[0].seat)
    for size, told in (((120, 40), True), ((79, 12), False)):
        shown = " ".join(line.plain.strip() for line in played.board.draw(played.scene(0, *size)))
        for card in played.match.view(0)["seats"][0]["hand"]:
            face = faces(played.match.game, "en")[printed_as(card)]
            assert f"{face['name']} {values(face)}".strip() in shown
            assert (" ".join(face["text"]) in shown) or not told


FILMS = [
    "observatory hot-headed-secretary[burning-torch] absent-minded-professor[ray-gun] night-watchman",
    "crossroads-motel handsome-handyman[rubber-chicken] town-sheriff[megaphone] prom-queen",
    "foggy-swamp fearless-usherette[garlic-necklace] cheerful-robot[harpoon] stunt-double",
    "old-graveyard skateboard-kid[golden-idol] ageing-star[dustbin-lid] sister-agatha[teddy-bear]",
]


@pytest.mark.parametrize("films", range(5))
def test_with_four_players_a_small_screen_shows_what_is_in_the_films(films: int) -> None:
    seats = {str(seat): {"film": film} for seat, film in enumerate(FILMS[:films], start=1)}
    match = lychgate.position("outerspace", {"players": 4, "title": ["galaxy", "end"], "seats": seats})
    played = Table(match, [HUMAN, "thumb", "thumb", "thumb"], Newcomer(1), quick(1))
    screen = [line.plain.strip() for line in played.screen(0, match.prompts[0], played.first_step(0))]
    assert len(screen) < 24
    told, scene = " ".join(screen), played.scene(0, 79, 24)
    cards = [re.findall(r"[a-z-]+", film) for film in FILMS[:films]]
    missing = [[card for card in film if outerspace.name(scene, card) not in told] for film in cards]
    blank = screen[: screen.index("─" * 79)].count("")
    assert not any(missing[:1]), "\n".join(screen)  # the own film
    assert not any(missing) or (blank <= 1 and "…" in told), "\n".join(screen)


def test_where_cards_have_no_texts_none_is_read() -> None:
    assert "no texts" in table("graverobbers", Newcomer(1), seats_for("graverobbers")).read(0, "R3")


def test_where_there_are_no_titles_nothing_is_called() -> None:
    newcomer = Scripted("1", "call Sofa")
    table("graverobbers", newcomer, seats_for("graverobbers")).play()
    assert "There are no titles in this game." in newcomer.seen


def test_undo_is_offered_only_while_it_is_possible() -> None:
    newcomer = Scripted("1")
    played = table("graverobbers", newcomer, [HUMAN, HUMAN, "thumb"])
    played.play()
    assert not any("rules undo save" in line for screen in newcomer.screens for line in screen)
    step = Step([{"do": "done"}])
    for undo in (True, False):
        lines = question(played.scene(0, 79, 24), played.board, "And now?", step, "done", undo=undo)
        assert any("rules undo save" in line.plain for line in lines) == undo


def test_what_ruins_a_game_is_asked_about_once() -> None:
    played = table("goldraeuber", Scripted(), seats_for("goldraeuber"), seed=3)
    match, dice = played.match, Random(3)
    while not (ruins := ruins_among(match, match.asked[0], match.view_bytes(match.asked[0]))) or match.asked != [0]:
        match.decide(match.asked[0], dice.choice(match.legal_actions(match.asked[0])))
    ruinous = match.game.decisions.write(ruins[0][0])
    decided = len(match.log)
    played.terminal = newcomer = Scripted(ruinous, "", ruinous, "y")
    played.ask(match.prompts[0])
    assert newcomer.typed == [ruinous, "", ruinous, "y"]
    assert "all of you have lost. (rules" in newcomer.seen
    assert len(match.log) == decided + 1


def test_among_bots_everything_is_taken_back_and_stays_on_paper() -> None:
    newcomer = Scripted("1", "undo", "2", "1 1", "undo", "2 2")
    played = table("graverobbers", newcomer, seats_for("graverobbers"))
    played.play()
    match = played.match
    own = [match.game.decisions.write(step.action) for step in match.log if step.seat == 0]
    assert own[0] == "goal 2"
    assert own[1].endswith("@2")
    assert match.rewound == 2
    assert any("rules undo save" in line for screen in newcomer.screens for line in screen)
    assert match.record().replay().log == match.log


def test_a_card_then_a_grave_or_both_at_once_or_in_notation() -> None:
    newcomer = Scripted("1", "1", "back", "1", "3", "2 4")
    played = table("graverobbers", newcomer, seats_for("graverobbers"))
    played.match.names = ["Ann", "Bea", "Carl"]
    played.play()
    own = [step for step in played.match.log if step.seat == 0]
    written = [played.match.game.decisions.write(step.action) for step in own]
    assert written[0] == "goal 1"
    assert written[1].endswith("@3")
    assert written[2].endswith("@4")


def test_what_a_person_can_ask_for_changes_nothing() -> None:
    asked = Scripted("?", "help", "rules", "rules 9", "log", "hint", "undo", "", "rules 99", "quit", "")
    table("graverobbers", asked, seats_for("graverobbers")).play()
    silent = Scripted()
    table("graverobbers", silent, seats_for("graverobbers")).play()
    assert asked.typed[11:] == silent.typed
    assert "rule-of-thumb player would decide: goal" in asked.seen
    assert "You have made no decision yet" in asked.seen
    assert "Expected a rule from GR-1 to" in asked.seen


def late_graverobbers() -> Match:
    """Seven cards at a grave, everybody has accused, a hand of many sorts: as little room as can be."""
    match = lychgate.position(
        "graverobbers",
        {
            "players": 4,
            "round": 8,
            "graves": {
                "1": {"fate": "ransacked"},
                "2": {"fate": "intact"},
                "5": "R1 (D2) R3 (D1) D2 (R1)",
            },
            "seats": {
                "1": {"hand": "R1 R2 D1 D1 B0 B1", "accused": 2},
                "2": {"accused": 3},
                "3": {"accused": 4},
                "4": {"accused": 1},
            },
        },
    )
    match.names = ["Player 1", "Hare", "Lenore", "Ezra"]
    return match


@pytest.mark.parametrize(
    "lines", [(), ("nonsense that takes a line or two to quote, and more",), ("1", "back"), ("hint",)]
)
def test_the_story_gives_way_before_the_hand_does(lines: tuple[str, ...]) -> None:
    newcomer = Scripted(*lines)
    played = Table(late_graverobbers(), [HUMAN, "thumb", "thumb", "thumb"], newcomer, quick(1))
    newcomer.patience = len(lines)
    with pytest.raises(Left):
        played.play()
    assert len(newcomer.asked) == len(lines) + 1
    for screen in newcomer.asked:
        assert len(screen) < 24
        assert any(line.startswith("Your hand  R1  R2  D1 D1") for line in screen), "\n".join(screen)


def test_a_story_that_is_too_long_loses_its_beginning_and_nothing_else() -> None:
    played = table("graverobbers", Newcomer(1), seats_for("graverobbers"))
    story = [f"Sentence number {number} of many." for number in range(1, 60)]
    for width in range(60, 80):
        scene = played.scene(0, width, 24)
        lines = compose(scene, played.board, story, 0, [])
        told = " ".join(line.plain.strip() for line in lines[[line.plain[:2] for line in lines].index("… ") :])
        assert " ".join(story).endswith(told.removeprefix("… "))
        assert max(line.cell_len for line in lines) <= width


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    newcomer = Scripted("1", "1 1", f"save {file}", "quit")
    played = table("graverobbers", newcomer, seats_for("graverobbers"))
    with pytest.raises(Quit, match="is saved in"):
        played.play()
    match = lychgate.load(file)
    assert [step.action for step in match.log] == [step.action for step in played.match.log]
    assert seats_noted(match) == [HUMAN, "thumb", "thumb"]
    Table(match, [HUMAN, "thumb", "thumb"], Newcomer(4), quick(1)).play()
    assert match.over


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    played = table("graverobbers", Scripted("quit", "yes"), seats_for("graverobbers"))
    played.file = str(tmp_path / "kept.json")
    with pytest.raises(Quit, match=r"lychgate play --resume .*kept\.json"):
        played.play()
    assert lychgate.load(played.file).log == []


def test_the_question_whether_to_save_fits_on_the_screen() -> None:
    newcomer = Scripted("", "quit", "n")
    played = Table(late_graverobbers(), [HUMAN, "thumb", "thumb", "thumb"], newcomer, quick(1), file="a.json")
    with pytest.raises(Quit):
        played.play()
    asked = newcomer.screens[-1]
    assert len(asked) < 24
    assert asked[0].startswith("Graverobbers · round 8")
    assert asked[-1] == "Save the game in a.json first?"


@pytest.mark.parametrize("game", registry.names())
def test_no_line_of_the_help_is_too_wide_for_its_columns(game: str) -> None:
    played = table(game, Newcomer(1), seats_for(game))
    lines = played.sections("legend", "notation", "own-commands", "commands").plain.splitlines()
    assert not [line for line in lines if len(line) > 79]


@pytest.mark.parametrize("game", registry.names())
def test_the_introduction_fits_on_one_page(game: str) -> None:
    class Reader(Newcomer):
        page = Terminal.page

    reader = Reader(1)
    table(game, reader, seats_for(game)).greet()
    assert len(reader.screens) == 1


@pytest.mark.parametrize("game", registry.names())
def test_no_page_of_the_help_is_blank(game: str) -> None:
    newcomer = Newcomer(1)
    played = table(game, newcomer, seats_for(game))
    for sections in (("intro", "seed"), ("legend", "notation", "own-commands", "commands", "intro", "seed")):
        Terminal.page(newcomer, played.sections(*sections))
        assert newcomer.screen[-1].strip()  # no blank lines at the end either
    assert all(len(screen) < 24 and any(line.strip() for line in screen) for screen in newcomer.screens)


def test_cards_that_have_left_are_shown_where_there_is_room() -> None:
    given = {"players": 3, "phase": "place", "cemeteries": {"1": "(5) (?)"}, "gone": "W 5 5"}
    played = Table(lychgate.position("gravediggers", given), [HUMAN, "thumb", "thumb"], Newcomer(1), quick(1))
    assert any(line.plain == "Gone: 5 5 W" for line in played.screen(0))
    crowded = {str(cemetery): " ".join(["(?)"] * 5) for cemetery in range(1, 6)}
    played.match = lychgate.position("gravediggers", {"players": 3, "cemeteries": crowded, "gone": "W 5 5"})
    assert any(line.plain.startswith("Your hand") for line in played.screen(0))


def test_a_match_is_never_saved_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("graverobbers.json", "graverobbers-2.json", "graverobbers-3.json"):
        newcomer = Scripted("1", "quit", "y")
        match = lychgate.new("graverobbers", players=3)
        with pytest.raises(Quit, match=f"Saved in {name}"):
            Table(match, seats_for("graverobbers"), newcomer, quick(1)).play()
    assert len({lychgate.load(file).seed for file in tmp_path.iterdir()}) == 3
    newcomer = Scripted("save graverobbers.json", "save own.json", "1", "save", "save nowhere/own.json", "quit")
    with pytest.raises(Quit, match=r"own\.json"):
        Table(match, seats_for("graverobbers"), newcomer, quick(1)).play()
    assert "The file graverobbers.json already exists" in newcomer.seen
    assert "The game cannot be saved in nowhere/own.json" in newcomer.seen


def test_the_record_of_a_finished_match_can_be_kept_and_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Keeper(Newcomer):
        def answer(self, question: str) -> str:
            return "y" if question.startswith("Keep the record") else super().answer(question)

    monkeypatch.chdir(tmp_path)
    keeper = Keeper(1)
    table("graverobbers", keeper, seats_for("graverobbers"), seed=3, file="").play()
    match = lychgate.load("graverobbers.json")
    assert match.over
    shown = re.findall(r"[0-9a-f]{64}", keeper.printed)
    assert shown == [match.record().commitment] * 2  # before the deal, and in the end


def test_whether_the_record_is_kept_is_asked_until_there_is_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ["hint", "y"]

    class Slow(Newcomer):
        def answer(self, question: str) -> str:
            return answers.pop(0) if question.startswith("Keep the record") else super().answer(question)

    monkeypatch.chdir(tmp_path)
    slow = Slow(1)
    table("graverobbers", slow, seats_for("graverobbers"), seed=3, file="").play()
    assert "Expected y, n or Enter; got 'hint'." in slow.printed
    assert lychgate.load("graverobbers.json").over


def test_a_game_lost_together_has_no_places() -> None:
    for players in (1, 2):
        newcomer = Newcomer(2)
        played = table("goldraeuber", newcomer, [HUMAN] + ["random"] * (players - 1))
        played.play()
        assert played.match.outcome
        assert not played.match.outcome.winners
        lines = [line.plain for line in played.end_lines(points_lines) + played.end_lines(places_lines)]
        assert sum("You have lost" in line for line in lines) == 2
        assert not any(re.match(r"\d+\.", line) or "point" in line for line in lines)


def test_leaving_without_saving_says_so() -> None:
    with pytest.raises(Quit, match="not saved"):
        table("graverobbers", Scripted("quit", "", "quit", "n"), seats_for("graverobbers")).play()


class Interrupting(Scripted):
    """Presses Ctrl-C where the script says so."""

    def ask(self, question: str = "> ") -> str:
        if self.lines and self.lines[0] == "^C":
            self.lines.pop(0)
            raise KeyboardInterrupt
        return super().ask(question)


def test_ctrl_c_offers_to_save_and_shows_nobodys_hand(tmp_path: Path) -> None:
    newcomer = Interrupting("", "1", "^C", "", "^C", "y")  # the curtain goes up, and falls again after the question
    played = table("graverobbers", newcomer, seats_for("graverobbers", 2), file=str(tmp_path / "kept.json"))
    with pytest.raises(Quit, match=r"lychgate play --resume .*kept\.json"):
        played.play()
    questions = [screen for screen in newcomer.screens if any("first?" in line for line in screen)]
    assert questions == [[f"Save the game in {played.file} first?"]] * 2
    assert lychgate.load(played.file).log == played.match.log
    assert len(played.match.log) == 1


def test_a_second_ctrl_c_leaves_at_once() -> None:
    with pytest.raises(KeyboardInterrupt):
        table("graverobbers", Interrupting("^C", "^C"), seats_for("graverobbers")).play()


@pytest.mark.rule("BM-30")
def test_who_has_wished_to_pass_is_not_asked_again() -> None:
    class Absent(Newcomer):
        def answer(self, question: str) -> str:
            wishes = any("until the credits" in line for line in self.screen)
            return "pass until-credits" if wishes else super().answer(question)

    newcomer = Absent(1)
    played = table("outerspace", newcomer, [HUMAN, "random", "random"])
    played.play()
    own = [played.match.game.decisions.write(step.action) for step in played.match.log if step.seat == 0]
    assert own.count("pass until-credits") > 1
    assert own.count("pass") > 10
    assert not any(line.strip() == "1 pass" for screen in newcomer.asked for line in screen)


@pytest.mark.rule("BM-30")
def test_where_people_share_the_screen_a_wish_to_pass_is_not_told_by_who_is_called() -> None:
    played = table("outerspace", Newcomer(1), [HUMAN, HUMAN, "thumb"])
    match = played.match
    for seat in range(3):
        match.decide(seat, "title -")
    first = match.asked[0]
    match.decide(first, "pass until-credits")
    assert first in match.asked
    assert not any(played.passed_by_wish(seat) for seat in match.asked)
    played.people = [first]
    assert [seat for seat in match.asked if played.passed_by_wish(seat)] == [first]


def test_between_two_people_the_curtain_falls_before_anything_is_shown() -> None:
    class Watcher(Newcomer):
        def curtain(self, sentence: str) -> None:
            self.show([])
            self.curtains.append((len(self.screens), sentence))

        curtains: list[tuple[int, str]]

    newcomer = Watcher(5)
    newcomer.curtains = []
    played = table("graverobbers", newcomer, [HUMAN, HUMAN, "thumb"])
    played.match.names = ["Ann", "Bea", "Carl"]
    played.play()
    shown_to = ""
    for number, screen in enumerate(newcomer.screens[:-1], start=1):
        named = [sentence for at, sentence in newcomer.curtains if at == number]
        if named:
            shown_to = "Ann" if "Ann" in named[0] else "Bea"
        reader = next((name for name in ("Ann", "Bea") if any(f"{name} (you)" in line for line in screen)), shown_to)
        assert reader == shown_to


def test_spectators_can_watch_bots_alone() -> None:
    newcomer = Newcomer(1)
    watched = table("graverobbers", newcomer, ["thumb"] * 3)
    watched.pace = 0.1
    watched.play()
    assert set(newcomer.typed) == {""}  # to read on in the end
    assert len(newcomer.screens) > 20
    assert not any("Your hand" in line for screen in newcomer.screens for line in screen)


def test_a_match_of_two_games_shows_the_points_of_both() -> None:
    newcomer = Newcomer(2)
    played = table("graverobbers", newcomer, seats_for("graverobbers"), games=3)
    played.play()
    assert "Game 1 of 3 is over." in newcomer.printed
    assert "Game 2 of 3 is over." in newcomer.printed
    assert newcomer.printed.count("After 2 games:") == 1
    for name, total in zip(played.match.names, played.match.totals(2), strict=True):
        assert re.search(rf"^{name}: ({total}|one) point", newcomer.printed, re.MULTILINE)


@pytest.mark.rule("GR-34")
@pytest.mark.parametrize("people", [0, 1, 2])
def test_hands_are_shown_after_every_game_of_a_match(people: int) -> None:
    newcomer = Newcomer(2)
    played = table("graverobbers", newcomer, [HUMAN] * people + ["thumb"] * (3 - people), games=2)
    played.play()
    reader = 0 if people == 1 else None
    shown = [line for screen in newcomer.screens for line in screen]
    for number in (1, 2):
        hands = graverobbers.hands(played.scene(reader, newcomer.width, newcomer.height, ended=number))
        assert len(hands) >= 3
        assert all(line.plain in shown for line in hands)


def test_the_lines_of_several_games_stand_under_their_games() -> None:
    match = lychgate.new("graverobbers", players=3, seed=7, games=2)
    chance = quick(1)
    while not match.over:
        seat = match.asked[0]
        match.decide(seat, bots.find("thumb")(match.game, match.box, match.view_bytes(seat), seat, chance))
    assert match.outcome is not None
    lines = [line.plain for line in points_lines(match, match.outcome, Words("en"), Say(match.game.folder))]
    headings = [line.split(":")[0] for line in lines if line.startswith("Game ")]
    assert headings == ["Game 1", "Game 2"] * 3
    assert f"Game 2: {match.results[1].points[0]} points" in lines
    for result in match.results:
        one = points_lines(match, result, Words("en"), Say(match.game.folder))
        assert not any(line.plain.startswith("Game ") for line in one), "of a game alone"

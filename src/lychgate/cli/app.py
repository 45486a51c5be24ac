"""The `lychgate` command: its subcommands, the options they share, its exit codes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from lychgate.cli.arguments import known_game, whole_number
from lychgate.cli.player_help import translated
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry
from lychgate.play.text.option_words import written

if TYPE_CHECKING:
    from lychgate.core.model.contract import Option

# Exit codes, as documented in docs/cli.md. Interrupted with Ctrl-C: 130.
FINE, FAILED, MISUSE, MISTAKE = 0, 1, 2, 70

WHOLE = 1000  # letters of a command's first sentence: all of it
FROM_FILE = "@"  # before the name of a file whose text is an option's value


class Commands(TyperGroup):
    """The list of commands, each with its whole first sentence."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        rows = [(name, command.get_short_help_str(limit=WHOLE)) for name, command in self.commands.items()]
        with formatter.section(translated("help-commands", "Commands")):
            formatter.write_dl(rows)


app = typer.Typer(
    name="lychgate",
    help="A digital table for grave-robbing games.",
    epilog="\b\nExamples:\n  lychgate play\n  lychgate rules graverobbers GR-11\n  lychgate simulate graverobbers",
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\b\nExamples:\n" + "\n".join(f"  lychgate {line}" for line in lines)


def version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        from importlib.metadata import version

        typer.echo(f"lychgate {version('lychgate')}")
        raise typer.Exit


@app.callback()
def common(
    show_version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """A digital table for grave-robbing games."""


def complete_games(incomplete: str) -> list[str]:
    return [name for name in registry.names() if name.startswith(incomplete)]


BOT_NAMES = ("random", "thumb", "easy", "medium", "hard", "expert")  # as in `bots`, which takes long to load


def complete_bots(incomplete: str) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOT_NAMES if name.startswith(last)]


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The name of a game.", autocompletion=complete_games, parser=known_game),
]
GameNames = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GAME]...",
        help="Games; all, if none is named.",
        autocompletion=complete_games,
        parser=known_game,
    ),
]
Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        parser=whole_number("--players"),
        metavar="N",
        help="The number of players. [default: 4, if the game allows it]",
    ),
]
Processes = Annotated[
    int | None,
    typer.Option(
        "--processes",
        parser=whole_number("--processes", least=1),
        metavar="N",
        help="Processes to use. [default: all cores]",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        help="Bots by name: one for all, or one per seat, separated by commas.",
        autocompletion=complete_bots,
    ),
]
Rules = Annotated[str | None, typer.Option("--rules", "-r", help="A rule set of the game, such as french.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def usual_players(game: str, players: int | None) -> int:
    """So many players as were asked for, or four where that can be."""
    allowed = registry.find(game).players
    return players if players is not None else min(max(4, allowed.start), allowed.stop - 1)


def read_options(game: str, texts: list[str] | None) -> dict[str, Any]:
    """Options as typed, NAME=VALUE, with the values that the game knows."""
    known = registry.find(game).options
    chosen: dict[str, Any] = {}
    for text in texts or ():
        name, equals, typed = text.partition("=")
        if not equals or name not in known:
            raise BadOptions(f"Expected NAME=VALUE with a name out of {', '.join(known)}; got {text!r}.")
        option = known[name]
        if option.reads is not None and typed.startswith(FROM_FILE):
            chosen[name] = read_file(option, Path(typed.removeprefix(FROM_FILE)))
            continue
        values = {written(value): value for value in option.values}
        if typed not in values:
            others = [f"{FROM_FILE}FILE"] if option.reads else []
            expected = " or ".join([*choices(option), *others])
            raise BadOptions(f"Option {name} is {expected}, got {typed!r}.", rule=option.rule)
        chosen[name] = values[typed]
    return chosen


def read_varied(game: str, texts: list[str] | None) -> list[tuple[str, list[Any]]]:
    """What is to be varied as typed, NAME=VALUE,VALUE, with the values that the game knows; bots of seats with +."""
    from lychgate.lab.engine.grids import PLANNED  # what plays games takes long to load

    known, found = registry.find(game), list[tuple[str, list[Any]]]()
    for text in texts or ():
        name, equals, typed = text.partition("=")
        names = [*PLANNED, *known.options]
        if not equals or name not in names or not split_names(typed):
            raise BadOptions(say("expected-varied", names=", ".join(names), typed=text))
        values: list[Any] = list(split_names(typed))
        if name == "players":
            values = [whole_number("--vary players")(value) for value in values]
        elif name == "bots":
            values = [tuple(value.split("+")) for value in values]
        elif name in known.options:
            values = [read_options(game, [f"{name}={value}"])[name] for value in values]
        if len(set(values)) < len(values):
            raise BadOptions(say("varied-twice", typed=text))
        found.append((name, values))
    return found


def read_file(option: Option, path: Path) -> str:
    """An option's text from a file, looked over so that a mistake is told with the file's name."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadOptions(f"Expected a file that can be read, got {str(path)!r}.", rule=option.rule) from None
    assert option.reads is not None
    option.reads(text, path.name)
    return f"{text}\n"


def choices(option: Option) -> list[str]:
    """The values of an option as they are typed; of a range its ends."""
    if isinstance(option.values, range):
        return [f"{option.values[0]}…{option.values[-1]}"]
    return [written(value) for value in option.values]


def split_names(text: str) -> tuple[str, ...]:
    """Names typed with commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())

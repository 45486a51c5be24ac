"""The help of commands that players use, in their language: English in the commands, the rest in `help.<language>.ftl`.

What only operators and developers use (servers, simulations, checks) is explained in English.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from typer.core import TyperCommand

from lychgate.cli import language
from lychgate.play.text.words import message_bundle

FILES = Path(__file__).parent


def translated(message: str, english: str, **arguments: Any) -> str:
    """What the help says in the reader's language, or in English."""
    path = FILES / f"help.{language.current()}.ftl"
    bundle = message_bundle((path,), language.current()) if path.exists() else None
    if bundle is None or not bundle.has_message(message):
        return english
    said, _ = bundle.format_pattern(bundle.get_message(message).value, arguments)
    return str(said)


class PlayerCommand(TyperCommand):
    """A command whose help is read by players."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return self._text(super().get_short_help_str(limit)).partition("\n\n")[0]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        usage = translated("help-usage", "Usage:")
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{usage} ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self._text(self.help or ""))
        self.format_options(ctx, formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text((self.epilog or "").replace("Examples:", translated("help-examples", "Examples:")))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        for kind, heading in (("argument", "Arguments"), ("option", "Options")):
            rows = [self._row(param, ctx) for param in self.get_params(ctx) if param.param_type_name == kind]
            if rows:
                with formatter.section(translated(f"help-{heading.lower()}", heading)):
                    formatter.write_dl(rows)

    def _text(self, english: str) -> str:
        return translated(f"command-{self.name}", english)

    def _row(self, param: Any, ctx: Any) -> tuple[str, str]:
        """How an argument or option is typed, and what it is for; those of one command before those of all."""
        typed, english = param.get_help_record(ctx)
        said = translated(f"param-{self.name}-{param.name}", translated(f"param-{param.name}", ""))
        if not said:
            return typed, english
        default = param.default if type(param.default) in (str, int, float) else ""
        return typed, translated("help-default", said, text=said, default=str(default)) if default else said

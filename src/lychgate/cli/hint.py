"""`lychgate hint`: what a bot would decide in a saved match."""

from __future__ import annotations

from typing import Annotated

import typer

from lychgate.cli.app import RecordFile, app, complete_bots, examples
from lychgate.cli.say import say


@app.command(epilog=examples("hint graverobbers.json", "hint graverobbers.json --bot random"))
def hint(
    file: RecordFile,
    bot: Annotated[str, typer.Option("--bot", help="The bot that is asked.", autocompletion=complete_bots)] = "thumb",
) -> None:
    """Ask a bot what it would decide in a saved match, for every seat that is asked.

    It knows what that seat may know, and nothing else.
    """
    import lychgate
    from lychgate import bots
    from lychgate.core.chance import quick
    from lychgate.play.words import Words

    player = bots.find(bot)
    match = lychgate.load(file)
    if match.over:
        typer.echo(say("resumed-over"))
    for prompt in match.prompts:
        action = player(match.game, match.box, match.view_bytes(prompt.seat), prompt.seat, quick(1))
        asked = Words("en").prompt(match.game, prompt, match.names)
        name, decision = match.names[prompt.seat], match.game.notation.write(action)
        typer.echo(say("hint-for", name=name, asked=asked, decision=decision))

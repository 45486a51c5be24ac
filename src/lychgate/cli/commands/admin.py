"""`lychgate admin`: look after the people at a running server, from any machine, with the server's admin token."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote, urlencode

import typer

from lychgate.cli.admin_client import AdminClient
from lychgate.cli.app import Commands, Json, app, examples
from lychgate.cli.arguments import number
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions, printable

SERVER, TOKEN = "LYCHGATE_SERVER", "LYCHGATE_ADMIN_TOKEN"

admin = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Look after the people at a running server: tables, guests, bans, reports.",
    epilog=examples(
        "admin reports",
        "admin --server https://play.example --config lychgate.toml tables",
        "admin ban --guest 7hk2m9x0qw4c --hours 24",
        "admin ban --network 192.0.2.0/24 --hours 2",
        "admin export 7hk2m9x0qw4c guest.json",
    ),
)
app.add_typer(admin, name="admin")

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id.")]
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="A guest's id.")]


@admin.callback()
def connect(
    context: typer.Context,
    server: Annotated[
        str | None,
        typer.Option("--server", metavar="URL", help=f"The server. [default: ${SERVER}, or http://127.0.0.1:8000]"),
    ] = None,
    config: Annotated[
        Path | None, typer.Option("--config", help=f"A TOML file with admin_token; otherwise ${TOKEN} has it.")
    ] = None,
) -> None:
    """Look after the people at a running server: tables, guests, bans, reports.

    The token is read from the environment or a file: what is typed as an argument, others on the machine can read.
    """
    context.obj = AdminClient(server or os.environ.get(SERVER) or "http://127.0.0.1:8000", _token(config))


def _token(config: Path | None) -> str:
    if config is not None:
        from lychgate.server.operations.settings import load

        token = load(config).admin_token
    else:
        token = os.environ.get(TOKEN)
    if not token:
        raise BadOptions(say("admin-no-token", variable=TOKEN))
    return token


def _show(data: Any, wants_json: bool, lines: list[list[Any]]) -> None:
    """What was found: as JSON, or in columns."""
    if wants_json:
        typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return
    rows = [[printable("–" if cell is None else str(cell)) for cell in line] for line in lines]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    for row in rows:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    if not rows:
        typer.echo(say("admin-nothing"))


def _all(client: AdminClient, path: str, key: str, **wish: str | None) -> list[Any]:
    """All pages of a list."""
    found: list[Any] = []
    after = ""
    while True:
        asked = {name: value for name, value in {**wish, "after": after}.items() if value}
        page = client.ask("GET", f"{path}?{urlencode(asked)}")
        found += page[key]
        if page["next"] is None:
            return found
        after = page["next"]


@admin.command()
def tables(
    context: typer.Context,
    guest: Annotated[str | None, typer.Option("--guest", help="Only where this guest sits or is host.")] = None,
    as_json: Json = False,
) -> None:
    """List tables: id, game, phase, last used, who sits there."""
    found = _all(context.obj, "/tables", "tables", guest=guest)
    lines = [
        [one["table"], one["game"], one["phase"], one["touched"], ", ".join(map(_seated, one["seats"]))]
        for one in found
    ]
    _show(found, as_json, lines)


def _seated(seat: Any) -> str:
    return f"{seat['name']} ({seat['guest']})" if seat["guest"] else str(seat["name"] or "–")


@admin.command()
def table(context: typer.Context, table_id: TableId, as_json: Json = False) -> None:
    """Show one table: its seats, and what was said there. Nobody's cards are shown."""
    found = context.obj.ask("GET", f"/tables/{quote(table_id, safe='')}")
    seats = [
        [seat["seat"], seat["kind"], seat["name"], seat["guest"], seat["address"]] for seat in found["table"]["seats"]
    ]
    _show(found, as_json, seats)
    if not as_json:
        for line in found["chat"]:
            typer.echo(printable(f"{line['at']}  {line['name']} ({line['guest'] or '–'}): {line['text']}"))


@admin.command()
def close(context: typer.Context, table_id: TableId) -> None:
    """Close a table, with its chat and the match under way; matches that are over stay."""
    context.obj.ask("DELETE", f"/tables/{quote(table_id, safe='')}")
    typer.echo(say("admin-closed", table=table_id))


@admin.command()
def guests(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="A part of the name, or an id; all, if left out.")] = "",
    as_json: Json = False,
) -> None:
    """List guests: id, name, since when, last seen, whether banned."""
    found = _all(context.obj, "/guests", "guests", name=name)
    lines = [
        [one["guest"], one["name"], one["created"], one["seen"], say("admin-banned") if one["banned"] else ""]
        for one in found
    ]
    _show(found, as_json, lines)


@admin.command()
def export(
    context: typer.Context,
    guest: GuestId,
    target: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Where to; otherwise it is printed.")] = None,
) -> None:
    """Export a guest's data as JSON, to hand it out."""
    text = json.dumps(context.obj.ask("GET", f"/guests/{quote(guest, safe='')}"), ensure_ascii=False, indent=2)
    if target is None:
        typer.echo(text)
        return
    with target.open("x", encoding="utf-8") as file:
        file.write(text + "\n")
    typer.echo(say("admin-exported", file=str(target)))


@admin.command()
def delete(
    context: typer.Context,
    guest: GuestId,
    sure: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a guest with all names. A bot plays on; records hold, under a pseudonym. It cannot be undone."""
    if not sure and not typer.confirm(say("admin-sure", guest=guest)):
        raise typer.Exit(1)
    found = context.obj.ask("DELETE", f"/guests/{quote(guest, safe='')}")
    typer.echo(say("admin-deleted", guest=guest, pseudonym=found["pseudonym"]))
    for left in found["left"]:
        typer.echo(say("admin-left", table=left))


@admin.command()
def bans(context: typer.Context, as_json: Json = False) -> None:
    """List the bans that hold: id, who, until when, why."""
    found = context.obj.ask("GET", "/bans")
    lines = [
        [one["ban"], one["guest"] or one["network"] or ", ".join(one["addresses"]), one["expires"], one["reason"]]
        for one in found
    ]
    _show(found, as_json, lines)


@admin.command()
def ban(
    context: typer.Context,
    guest: Annotated[str | None, typer.Option("--guest", help="A guest, with the browser.")] = None,
    network: Annotated[
        str | None, typer.Option("--network", help="An address, or a range such as 192.0.2.0/24.")
    ] = None,
    address: Annotated[str | None, typer.Option("--address", help="An address's pseudonym, as the log has it.")] = None,
    addresses: Annotated[
        bool, typer.Option("--addresses", help="With --guest: and the addresses that the guest plays from.")
    ] = False,
    hours: Annotated[
        float | None,
        typer.Option(
            "--hours", parser=number("--hours", 0.0), metavar="N", help="How long. [default: until it is lifted]"
        ),
    ] = None,
    reason: Annotated[str, typer.Option("--reason", help="Why, for other admins.")] = "",
) -> None:
    """Ban a guest, a range of addresses, or an address by its pseudonym. Open connections end at once."""
    wish = {"guest": guest, "network": network, "address": address, "hours": hours, "reason": reason}
    body = {name: value for name, value in wish.items() if value is not None} | {"addresses": addresses}
    typer.echo(say("admin-banned-now", ban=context.obj.ask("POST", "/bans", body)["ban"]))


@admin.command()
def unban(context: typer.Context, ban_id: Annotated[str, typer.Argument(metavar="BAN", help="A ban's id.")]) -> None:
    """Lift a ban."""
    context.obj.ask("DELETE", f"/bans/{quote(ban_id, safe='')}")
    typer.echo(say("admin-lifted", ban=ban_id))


@admin.command()
def reports(
    context: typer.Context,
    handled: Annotated[bool, typer.Option("--handled", help="Those that are dealt with.")] = False,
    as_json: Json = False,
) -> None:
    """List what players have reported: id, when, table, who, about whom, what."""
    found = context.obj.ask("GET", "/reports" + ("?handled=true" if handled else ""))
    lines = [
        [one["report"], one["at"], one["table"], f"{one['name']} ({one['guest']})", _about(one), one["text"]]
        for one in found
    ]
    _show(found, as_json, lines)


def _about(report: Any) -> str | None:
    return None if report["about_name"] is None else f"{report['about_name']} ({report['about'] or '–'})"


@admin.command()
def handle(
    context: typer.Context, report: Annotated[str, typer.Argument(metavar="REPORT", help="A report's id.")]
) -> None:
    """Mark a report as dealt with."""
    context.obj.ask("POST", f"/reports/{quote(report, safe='')}", {"handled": True})
    typer.echo(say("admin-handled", report=report))

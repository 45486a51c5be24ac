"""How a guest is reminded that it is their turn; and the pages behind links in reminders, which need no token.

A link shows a question, and its button does it: programs that look at the links of e-mails change nothing.
"""

from __future__ import annotations

from html import escape

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody

from lychgate.play.text.words import languages
from lychgate.server.http.identity import address_of, guest_of
from lychgate.server.http.parameters import ANY_ORIGIN, AnyRequest, ReminderToken, component
from lychgate.server.http.policy import inline, policy
from lychgate.server.limits.budgets import RateLimits
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import MailWish, WebhookWish
from lychgate.server.messages.tables import ReminderInfo, RemindersInfo
from lychgate.server.reminders.links import Link
from lychgate.server.reminders.sending import Reminders, is_failing
from lychgate.server.reminders.wording import say
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.telling.sentences import spoken

STYLE = (
    "body{font:1.1rem/1.5 Georgia,serif;max-width:34rem;margin:15vh auto;padding:0 1rem}"
    "button{font:inherit;padding:.4rem 1rem}@media(prefers-color-scheme:dark){body{background:#1d1b18;color:#eee}}"
)


@get("/reminders", summary="How you are reminded that it is your turn")
async def reminders(request: AnyRequest) -> RemindersInfo:
    return _told(request, guest_of(request).id)


@put("/reminders/mail", summary="Be reminded by e-mail")
async def by_mail(request: AnyRequest, data: JSONBody[MailWish]) -> RemindersInfo:
    guest, found = guest_of(request).id, component(request, Reminders)
    component(request, RateLimits).reminders.check(address_of(request))
    await found.set_mail(guest, data.address, data.hours, spoken(data.language))
    return _told(request, guest)


@put("/reminders/webhook", summary="Be reminded by a webhook")
async def by_webhook(request: AnyRequest, data: JSONBody[WebhookWish]) -> RemindersInfo:
    guest, found = guest_of(request).id, component(request, Reminders)
    component(request, RateLimits).reminders.check(address_of(request))
    await found.set_webhook(guest, data.url, data.form, data.hours, spoken(data.language))
    return _told(request, guest)


@delete(["/reminders/mail", "/reminders/webhook"], summary="Be reminded no longer", status_code=200)
async def no_more(request: AnyRequest) -> RemindersInfo:
    guest = guest_of(request).id
    await component(request, Reminders).book.drop(guest, "mail" if request.url.path.endswith("/mail") else "webhook")
    return _told(request, guest)


def _told(request: AnyRequest, guest: str) -> RemindersInfo:
    found = component(request, Reminders)
    rows = found.book.of_guest(guest)
    chosen = [
        ReminderInfo(row["channel"], row["target"], row["form"], row["hours"], row["confirmed"], is_failing(row))
        for row in rows
    ]
    return RemindersInfo(list(found.channels), chosen)


router = Router("/api/guests/me", route_handlers=[reminders, by_mail, by_webhook, no_more], tags=["guests"])


# --- links


@get("/reminders/{token:str}", include_in_schema=False)
async def ask_first(request: AnyRequest, token: ReminderToken) -> Response[str]:
    """What a link would do, and a button for it."""
    link = _link(request, token)
    button = f'<form method="post"><button>{escape(say(f"button-{link.act}", link.language))}</button></form>'
    return _page(link, f"<p>{escape(say(f'page-{link.act}', link.language))}</p>{button}")


@post("/reminders/{token:str}", include_in_schema=False, status_code=200, opt={ANY_ORIGIN: True})
async def follow(request: AnyRequest, token: ReminderToken) -> Response[str]:
    """Do it: for the button, and for mail programs that unsubscribe by themselves (RFC 8058)."""
    link = _link(request, token)
    await component(request, Reminders).follow(link)
    return _page(link, f"<p>{escape(say(f'done-{link.act}', link.language))}</p>")


def _link(request: AnyRequest, token: str) -> Link:
    try:
        return component(request, Reminders).links.read(token, component(request, Identifiers).now())
    except Refused:
        component(request, RateLimits).wrong_secrets.check(address_of(request))
        raise


def _page(link: Link, body: str) -> Response[str]:
    language = link.language if link.language in languages() else languages()[0]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lychgate</title>'
    head += '<link rel="icon" href="/icon.svg">'
    html = f'<!doctype html><html lang="{language}"><head>{head}<style>{STYLE}</style></head><body><main>'
    html += f"<h1>Lychgate</h1>{body}</main></body></html>"
    headers = {"Content-Security-Policy": policy(inline(html)), "Cache-Control": "no-store"}
    return Response(html, media_type="text/html; charset=utf-8", headers=headers)

"""Sends e-mails through the mail server of the settings."""

from __future__ import annotations

import asyncio
import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib

from lychgate.server.messages.refusals import Refused
from lychgate.server.operations.settings import Settings

SECONDS = 20.0
MOST_AT_ONCE = 4  # connections to the mail server
LONGEST_ADDRESS = 254
PLAIN = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)+"
)


class MailFailed(Exception):
    """An e-mail could not be sent. Is it because of its recipient, or does the mail server not do its work?"""

    def __init__(self, *, recipient: bool) -> None:
        super().__init__()
        self.recipient = recipient


def read_address(text: str) -> str:
    """An e-mail address, or a refusal. What it may be is stricter than the standard: no quotes, no comments."""
    found = text.strip()
    if len(found) > LONGEST_ADDRESS or PLAIN.fullmatch(found) is None or ".." in found:
        raise Refused("bad-address")
    try:
        Address(addr_spec=found)
    except ValueError:
        raise Refused("bad-address") from None
    return found


class Mailer:
    """Writes to one recipient at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free = asyncio.Semaphore(MOST_AT_ONCE)

    async def send(self, to: str, subject: str, text: str, stop: str | None = None) -> None:
        """Send a plain text; `stop` is the link that mail programs offer for unsubscribing (RFC 8058)."""
        message = EmailMessage()
        sender = self._settings.mail_from
        assert sender is not None
        message["From"], message["To"], message["Subject"] = sender, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip(" >") or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text, cte="quoted-printable")
        try:
            async with self._free, asyncio.timeout(SECONDS):
                await self._deliver(message)
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPRecipientRefused) as error:
            raise MailFailed(recipient=True) from error
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise MailFailed(recipient=False) from error

    async def _deliver(self, message: EmailMessage) -> None:
        found = self._settings
        await aiosmtplib.send(
            message,
            hostname=found.smtp_host,
            port=found.smtp_port,
            username=found.smtp_user,
            password=found.smtp_password,
            use_tls=found.smtp_tls == "tls",
            start_tls=found.smtp_tls == "starttls",
            timeout=SECONDS,
        )

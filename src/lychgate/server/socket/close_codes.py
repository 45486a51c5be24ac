"""Why this server closes a connection, as the number that the client is told."""

from __future__ import annotations

NOT_A_MESSAGE, NO_GUEST, NOT_INVITED, NO_TABLE, NO_HELLO, GONE = 4400, 4401, 4403, 4404, 4408, 4410
OLD_PAGE, TOO_MANY, BANNED = 4426, 4429, 4423

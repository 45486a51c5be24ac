"""An admin who speaks to a server as the command line and the page do."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.serving import opened

TOKEN = "a-token-for-tests-only"


class Admin:
    """Requests with the admin token."""

    def __init__(self, address: str, token: str = TOKEN) -> None:
        headers = {"authorization": f"Bearer {token}"}
        self.http = opened.enter_context(httpx.Client(base_url=f"{address}/api/admin", timeout=20, headers=headers))

    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        found = self.http.request(method, path, json=body or None)
        assert found.status_code == status, f"{path}: {found.status_code} {found.text}"
        return found.json()

    def ban(self, **wish: Any) -> Any:
        return self.ask("POST", "/bans", 201, **wish)

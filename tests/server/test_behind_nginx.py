"""Behind a real nginx, with the configuration of docs/hosting.md: only ports and certificate are the test's own."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.processes import free_port
from tests.server.serving import Json, serving, settings_for
from tests.server.test_settings import hosting

pytestmark = pytest.mark.long

AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {documented}
}}
"""


def nginx() -> str:
    """The system's nginx; it is installed where that is possible."""
    path = os.environ["PATH"] + ":/usr/sbin:/usr/local/sbin"
    if shutil.which("nginx", path=path) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "-qq", "-y", "install", "nginx-light"], check=False, capture_output=True)
    found = shutil.which("nginx", path=path)
    if found is None:
        pytest.skip("needs nginx, which is neither installed nor installable here (Debian: apt-get install nginx)")
    return found


def documented(port: int, upstream: str, folder: Path) -> str:
    """What docs/hosting.md has for nginx, with these ports and this certificate."""
    found = re.search(r"^nginx:\n\n```\n(.*?)```", hosting(), re.MULTILINE | re.DOTALL)
    assert found is not None
    text = found[1]
    for old, new in {
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "http://127.0.0.1:8000;": f"{upstream};",
        "/etc/letsencrypt/live/table.example/fullchain.pem": str(folder / "certificate.pem"),
        "/etc/letsencrypt/live/table.example/privkey.pem": str(folder / "key.pem"),
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def make_certificate(folder: Path) -> None:
    names = "subjectAltName=DNS:table.example,IP:127.0.0.1"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=table.example"]
    files = ["-addext", names, "-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run([*command, *files], check=True, capture_output=True)


@contextlib.contextmanager
def proxied(folder: Path, upstream: str) -> Iterator[str]:
    """The address of an nginx before this server."""
    program, port = nginx(), free_port()
    make_certificate(folder)
    user = "user root;" if os.geteuid() == 0 else ""
    text = AROUND.format(folder=folder, user=user, documented=documented(port, upstream, folder))
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    running = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        deadline = time.monotonic() + 20
        while True:
            assert running.poll() is None, (folder / "error.log").read_text(encoding="utf-8")
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"https://127.0.0.1:{port}/healthz", verify=False)
                break
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield f"https://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(10)


@dataclass
class Behind:
    site: str
    trusted: ssl.SSLContext

    def client(self, source: str = "127.0.0.1") -> httpx.Client:
        """Somebody at this address, who trusts the certificate."""
        transport = httpx.HTTPTransport(verify=self.trusted, local_address=source)
        return httpx.Client(base_url=self.site, transport=transport, headers={"origin": self.site})


@contextlib.contextmanager
def behind(folder: Path, **changes: float) -> Iterator[Behind]:
    with serving(settings_for(folder, **changes)) as address, proxied(folder, address) as site:
        yield Behind(site, ssl.create_default_context(cafile=str(folder / "certificate.pem")))


def test_the_documented_nginx_serves_pages_cookies_and_websockets(tmp_path: Path) -> None:
    with behind(tmp_path) as found, found.client() as browser:
        page = browser.get("/")
        assert page.status_code == 200
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        made = browser.post("/api/guests", json={"name": "Ada", "cookie": True})
        assert made.status_code == 201, "the origin has a port, and so must the host that nginx passes on"
        assert all("; secure" in cookie.lower() for cookie in made.headers.get_list("set-cookie"))
        assert browser.patch("/api/guests/me", json={"name": "Bob"}).status_code == 200
        assert (
            browser.patch("/api/guests/me", json={"name": "Eve"}, headers={"origin": "https://e.example"}).status_code
            == 403
        )
        table: Json = browser.post(
            "/api/tables", json={"game": "graverobbers", "seats": [{"kind": "you"}] * 1 + [{}] * 2}
        ).json()
        url = f"{found.site.replace('https', 'wss', 1)}/api/tables/{table['table']}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        headers = {"Cookie": cookies, "Origin": found.site}
        with connect(url, ssl=found.trusted, additional_headers=headers) as socket:
            socket.send('{"type": "hello", "wire": 2}')
            assert '"type":"full"' in str(socket.recv(20))
            socket.send('{"type": "ping"}')
            assert '"pong"' in str(socket.recv(20))
        with pytest.raises(InvalidStatus):
            connect(url, ssl=found.trusted, additional_headers={**headers, "Origin": "https://e.example"})
        assert browser.post("/api/guests", json={"name": "x" * 70_000}).status_code == 413
        assert browser.get("/metrics").status_code == 404, "who comes through the proxy is not the machine itself"


def test_limits_behind_nginx_are_each_client_s_own(tmp_path: Path) -> None:
    with behind(tmp_path, requests_per_second=0.5) as found, found.client("127.0.0.2") as flood:
        codes = [flood.get("/api/games").status_code for _ in range(30)]
        assert codes[0] == 200
        assert codes[-1] == 429
        invented = {"x-forwarded-for": "192.0.2.9", "forwarded": "for=192.0.2.9"}
        assert flood.get("/api/games", headers=invented).status_code == 429, "nginx says who it is, not the client"
        with found.client("127.0.0.3") as other:
            assert other.get("/api/games").status_code == 200

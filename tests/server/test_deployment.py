"""The files in deploy/, tried with the real programs they are for."""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
import websockets
from websockets.typing import Origin

from lucca.cli.main import app
from lucca.server.base.settings import Settings
from lucca.server.running import Server
from lucca.server.serving import configuration
from lucca.server.store.database import open_engine
from lucca.server.web.app import MAX_BODY
from tests.cli.serving import Served, served
from tests.server.support import UNHURRIED, Look, Postgres, get, run
from tests.waiting import PATIENCE, reserved_port, wait_until

DEPLOY = Path(__file__).parents[2] / "deploy"
INCLUDED = "/etc/nginx/lucca-proxy.conf"


# --- nginx ------------------------------------------------------------------------------------------------------------


@dataclass
class Proxied:
    """Two nodes on one database behind nginx."""

    nodes: list[Served]
    plain: str
    """Where nginx listens without encryption."""
    url: str
    path: str
    trust: ssl.SSLContext

    @contextlib.asynccontextmanager
    async def look_at(self, table: str, cookie: str, after: int = 0) -> AsyncIterator[Look]:
        """The table socket, as a page of the site would open it."""
        address = f"{self.url.replace('https', 'wss')}{self.path}/api/tables/{table}/socket?after={after}"
        async with websockets.connect(
            address,
            **UNHURRIED,
            additional_headers={"Cookie": f"lucca={cookie}"},
            origin=Origin(self.url),
            ssl=self.trust,
            max_size=None,
        ) as connection:
            yield Look(connection)


@contextlib.contextmanager
def proxied(folder: Path, database: str, path: str) -> Iterator[Proxied]:
    for program in ("nginx", "openssl"):
        assert shutil.which(program), f"{program} is not installed: tools/system-packages nginx openssl"
    with (
        served("--root-path", path, DATABASE_URL=database) as one,
        served("--root-path", path, DATABASE_URL=database) as other,
    ):
        trust = certificate(folder)
        plain, secure = reserved_port(), reserved_port()
        write_configuration(folder, [one.port, other.port], plain, secure, path)
        with nginx(folder, secure):
            yield Proxied([one, other], f"http://127.0.0.1:{plain}", f"https://127.0.0.1:{secure}", path, trust)


def certificate(folder: Path) -> ssl.SSLContext:
    """A new one for this machine; the context trusts no other."""
    names = ["-subj", "/CN=lucca.example", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *names, *files],
        check=True,
        capture_output=True,
    )
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


def write_configuration(folder: Path, nodes: list[int], plain: int, secure: int, path: str) -> None:
    """The sample, with other ports and files."""
    sample = (DEPLOY / "nginx.conf").read_text("utf-8")
    changes = {
        "127.0.0.1:8001": f"127.0.0.1:{nodes[0]}",
        "127.0.0.1:8002": f"127.0.0.1:{nodes[1]}",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
        "/etc/letsencrypt/live/lucca.example/fullchain.pem": str(folder / "fullchain.pem"),
        "/etc/letsencrypt/live/lucca.example/privkey.pem": str(folder / "privkey.pem"),
        "location / {": f"location {path}/ {{",
        f"include {INCLUDED};": f"include {DEPLOY / 'proxy.conf'};",
    }
    for before, after in changes.items():
        assert sample.count(before) == 1, before
        sample = sample.replace(before, after)
    write_whole_configuration(folder, sample)


def write_whole_configuration(folder: Path, site: str) -> None:
    """Around the site what a machine's own configuration has."""
    temporary = [f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    around = ["daemon off;", f"pid {folder / 'nginx.pid'};", "error_log stderr;", "events {}"]
    user = ["user root;"] if os.getuid() == 0 else []
    text = "\n".join([*user, *around, "http {", "access_log off;", *temporary, site, "}"])
    (folder / "nginx.conf").write_text(text, "utf-8")


@contextlib.contextmanager
def nginx(folder: Path, port: int) -> Iterator[None]:
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    def listens() -> bool:
        assert process.poll() is None, "nginx has stopped"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return True
        return False

    wait_until(listens, lambda: "nginx does not listen")


@pytest.mark.parametrize("path", ["", "/lucca"])
def test_a_game_through_nginx_survives_the_death_of_a_node(
    postgres_server: Postgres, tmp_path: Path, path: str
) -> None:
    async def play(site: Proxied) -> None:
        async with httpx.AsyncClient(base_url=f"{site.url}{path}", verify=site.trust, timeout=PATIENCE) as http:
            made = await http.post(
                "/api/play-now", json={"players": 3, "level": "apprentice"}, headers={"origin": site.url}
            )
            assert made.status_code == 201, made.text
            cookie = made.headers["set-cookie"]
            assert "Secure" in cookie
            assert f"Path={path or '/'};" in cookie
            table, cookie = made.json()["id"], http.cookies["lucca"]
            async with site.look_at(table, cookie) as look:
                await look.next("snapshot")
                while look.you is None or look.you["move_index"] < 2:
                    if look.you is not None and look.you["to_decide"]:
                        await look.decide()
                    else:
                        await look.receive()
                known = look.state["seq"]
            site.nodes[0].process.kill()
            assert await play_on(site, table, cookie, known) == "finished"
            record = await http.get(f"/api/games/{table}/record")
            assert record.json()["result"]["scores"]
            for metrics in ("/metrics", "/metrics/", "/metrics//", "/metrics%2f", "/%6detrics"):
                assert (await http.get(metrics)).status_code == 404
            assert (await http.get("/health", headers={"x-request-id": "made-up-by-a-client"})).headers[
                "x-request-id"
            ] != "made-up-by-a-client"

    with proxied(tmp_path, postgres_server.new_database(), path) as site:
        there = get(f"{site.plain}{path}/", headers={"host": "lucca.example"})
        assert (there.status_code, there.headers["location"]) == (301, f"https://lucca.example{path}/")
        for node in site.nodes:
            assert get(f"{node.url}ready").status_code == 200
        run(play(site))


async def play_on(site: Proxied, table: str, cookie: str, known: int) -> str:
    """Play to the end, connecting again whenever the connection is lost; every event comes once, in order."""
    end = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(OSError, websockets.WebSocketException):
            async with site.look_at(table, cookie, known) as look:
                first = await look.next("snapshot")
                assert [event["seq"] for event in first["entries"]] == list(range(known + 1, first["seq"] + 1))
                last = await look.play_on()
                return str(last["table"]["status"])
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


# --- systemd, Docker --------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="only machines that systemd runs have systemd-analyze")
def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = (DEPLOY / "lucca.service").read_text("utf-8")
    assert unit.count("/opt/lucca/bin/lucca serve") == 1
    (tmp_path / "lucca.service").write_text(unit.replace("/opt/lucca/bin/lucca serve", "/bin/true"), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "lucca.service")], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_the_dockerfile_copies_is_there_and_not_ignored() -> None:
    root = DEPLOY.parent
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    ignored = (root / ".dockerignore").read_text("utf-8").splitlines()
    assert ignored[0] == "*"
    for name in " ".join(copied).split():
        assert (root / name).exists(), name
        assert f"!{name}" in ignored, name


def test_the_nginx_of_compose_is_that_of_the_sample(tmp_path: Path) -> None:
    """Other addresses and no encryption; requests are passed on by the same file, and nginx understands it."""
    sample = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = site_of_compose()
    shared = r"^upstream |^ *keepalive .*|^map [^}]*}|^ *location .*|^ *include .*|^ *return 404;"
    assert re.findall(shared, dedented(site), re.MULTILINE) == re.findall(shared, dedented(sample), re.MULTILINE)
    own = {"node1:8000": "127.0.0.1:8001", "node2:8000": "127.0.0.1:8002", "listen 80;": f"listen {reserved_port()};"}
    for before, after in {**own, INCLUDED: str(DEPLOY / "proxy.conf")}.items():
        assert site.count(before) == 1, before
        site = site.replace(before, after)
    write_whole_configuration(tmp_path, site)
    command = ["nginx", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr", "-t"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def dedented(text: str) -> str:
    return re.sub(r"^ +", "", text, flags=re.MULTILINE)


def site_of_compose() -> str:
    """What compose.yaml has nginx read as its site; it mounts deploy/proxy.conf beside it."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert f"- source: proxy\n        target: {INCLUDED}\n" in text
    assert "\n  proxy:\n    file: ./proxy.conf\n" in text
    return text.partition("    content: |\n")[2].replace("$$", "$")


def test_the_proxy_takes_what_the_server_takes_and_waits_longer_than_it_is_silent(tmp_path: Path) -> None:
    said = (DEPLOY / "proxy.conf").read_text("utf-8")
    size, wait = (
        int(re.findall(rf"^{name} (\d+)", said, re.MULTILINE)[0])
        for name in ("client_max_body_size", "proxy_read_timeout")
    )
    assert f"client_max_body_size {size}k;" in said
    assert MAX_BODY <= 1024 * size < 1.1 * MAX_BODY
    every = configuration(Server(Settings(data=tmp_path))).ws_ping_interval
    assert every is not None
    assert f"every {every:.0f} seconds" in said
    assert wait > 2 * every


# --- docs/deployment.md -----------------------------------------------------------------------------------------------


DOCUMENT = (DEPLOY.parent / "docs" / "deployment.md").read_text("utf-8")


def rows(columns: int) -> list[tuple[str, ...]]:
    """The rows of all tables in the document with so many columns."""
    found = [
        tuple(cell.strip() for cell in line[1:-1].split(" |")) for line in DOCUMENT.splitlines() if line[:2] == "| "
    ]
    return [row for row in found if len(row) == columns]


def test_every_setting_is_in_the_table() -> None:
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    words = {True: "yes", False: "no", None: "", (): ""}
    own = {"--threads": "one per core", "--trusted-proxy": "this machine"}
    told = {
        parameter.opts[0]: (
            parameter.envvar,
            own.get(parameter.opts[0]) or words.get(parameter.default, str(parameter.default)),
        )
        for parameter in command.params
    }
    listed = {
        option.strip("`"): (variable.strip("`"), default.strip("`"))
        for option, variable, default, _ in rows(4)
        if option.startswith("`--")
    }
    assert listed == told


def test_every_metric_is_in_the_table(tmp_path: Path) -> None:
    server = Server(Settings(data=tmp_path))
    counted = {
        (family.name + ("_total" if family.type == "counter" else ""), family.type)
        for family in server.metrics.registry.collect()
    }
    ours = {name for name, _ in counted if name.startswith("lucca_")}
    listed = {name.strip("`") for name, *_ in rows(3) if name.startswith(("`lucca_", "`process"))}
    assert listed == ours | {"process_*"}
    used = set(re.findall(r"\b(?:lucca|process)_[a-z_]+", "".join(query for _, query in rows(2))))
    known = {name + suffix for name, _ in counted for suffix in ("", "_bucket", "_count", "_sum")}
    assert len(used) > 4
    assert used <= known


def test_a_node_keeps_as_many_connections_as_it_says(postgres_server: Postgres) -> None:
    pool: Any = open_engine(postgres_server.new_database()).pool
    listening = 1
    assert f"at most {pool.size() + pool._max_overflow + listening} connections" in DOCUMENT


def test_the_proxy_lets_go_of_idle_connections_before_the_server_does(tmp_path: Path) -> None:
    """Otherwise it may send a request into one that is just being closed. After 60 seconds, unless told otherwise."""
    assert configuration(Server(Settings(data=tmp_path))).timeout_keep_alive > 60

"""`lucca serve` and `lucca backup`: the table server."""

import logging
import os
import re
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from lucca.server.base.settings import LOOPBACK, Settings, one_for_each_core


def serve(
    host: Annotated[
        str, typer.Option(envvar="LUCCA_HOST", help="The address to listen at; 0.0.0.0 lets in other machines.")
    ] = Settings.host,
    port: Annotated[
        int, typer.Option(envvar="LUCCA_PORT", min=0, max=65535, help="The port to listen at; 0 is any free one.")
    ] = Settings.port,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            envvar="LUCCA_METRICS_PORT",
            min=0,
            max=65535,
            help="Offer counters to Prometheus at this port, as /metrics. Default: nowhere.",
        ),
    ] = Settings.metrics_port,
    metrics_host: Annotated[
        str, typer.Option(envvar="LUCCA_METRICS_HOST", help="The address of that port; keep players away from it.")
    ] = Settings.metrics_host,
    data: Annotated[
        Path, typer.Option(envvar="LUCCA_DATA", help="The folder of the embedded database.", file_okay=False)
    ] = Settings.data,
    database_url: Annotated[
        str | None,
        typer.Option(
            envvar="DATABASE_URL",
            help="postgresql://user:password@host/name, for several nodes, instead of the embedded database.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="LUCCA_ORIGINS",
            help="Another site whose pages may use this server, such as https://lucca.example; may be repeated.",
        ),
    ] = None,
    root_path: Annotated[
        str, typer.Option(envvar="LUCCA_ROOT_PATH", help="Serve everything below this path, such as /lucca.")
    ] = Settings.root_path,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="LUCCA_TRUSTED_PROXIES",
            help="The address or network of a proxy that may say whom it speaks for (X-Forwarded-For, -Proto); "
            "may be repeated. Default: this machine.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            envvar="LUCCA_BOTS", help="Another bot to choose: NAME=SPEC, a spec as in `lucca arena`; may be repeated."
        ),
    ] = None,
    threads: Annotated[
        int | None, typer.Option(envvar="LUCCA_THREADS", min=1, help="Bots that think at once; default: one per core.")
    ] = None,
    limits: Annotated[
        bool, typer.Option(envvar="LUCCA_LIMITS", help="Refuse clients that ask for too much at once.")
    ] = Settings.limits,
    json_log: Annotated[bool, typer.Option(envvar="LUCCA_JSON_LOG", help="Log as lines of JSON.")] = False,
) -> None:
    """Serve tables to browsers and programs. Everything is saved as it happens; stop it whenever you like."""
    from lucca.cli.warmup import compile_kernels
    from lucca.server.base.logs import set_up_logging
    from lucca.server.serving import serve as run

    set_up_logging(json_log)
    settings = Settings(
        host=host,
        port=port,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        data=data,
        database_url=database_url or None,
        origins=tuple(origin or ()),
        root_path=_path(root_path),
        trusted_proxies=tuple(map(_network, trusted_proxy)) if trusted_proxy else LOOPBACK,
        bots=dict(map(_named_bot, bot or ())),
        limits=limits,
        threads=threads or one_for_each_core(),
    )
    log = logging.getLogger("lucca.kernels").info
    run(settings, lambda: compile_kernels(say=log), _say_nothing if json_log else _say_where)
    _leave()


def _leave() -> None:
    """Everything is saved. A bot may still think, and Python would wait for it."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _say_where(url: str) -> None:
    typer.echo(f"Lucca is at {url} (Ctrl-C stops it)")


def _say_nothing(_url: str) -> None:
    """The log says it already."""


def _path(text: str) -> str:
    from lucca.rules.errors import LuccaError

    path = text.strip("/")
    if path and not re.fullmatch(r"[A-Za-z0-9._~-]+(/[A-Za-z0-9._~-]+)*", path):
        raise LuccaError(f"{text!r} is not a path like /lucca")
    return f"/{path}" if path else ""


def _network(text: str) -> str:
    from lucca.rules.errors import LuccaError

    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise LuccaError(f"{text!r} is not an address or network like 10.0.0.7 or 10.0.0.0/8") from None


def _named_bot(text: str) -> tuple[str, str]:
    from lucca.rules.errors import LuccaError

    name, equals, spec = text.partition("=")
    if not (equals and name and spec):
        raise LuccaError(f"{text!r} is not like NAME=SPEC")
    return name, spec


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    data: Annotated[
        Path, typer.Option(envvar="LUCCA_DATA", help="The folder of the embedded database.", file_okay=False)
    ] = Settings.data,
) -> None:
    """Copy the embedded database into one file, also while a server uses it. For PostgreSQL use pg_dump."""
    from lucca.server.store.backup import back_up

    size = back_up(data, target)
    typer.echo(f"{target}: {size:,} bytes")

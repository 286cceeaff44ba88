"""Schemas of everything that goes over the wire, for programs in other languages."""

import inspect
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from lucca.server.wire.messages import FromClient, FromServer

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def from_client() -> dict[str, Any]:
    return _schema(FromClient, "FromClient", "What a client sends over the table socket.")


def from_server() -> dict[str, Any]:
    """The server leaves nothing out: fields that have a default are there too, so clients need not ask."""
    schema = _schema(FromServer, "FromServer", "What the server sends over the table socket. More fields may follow.")
    for part in schema["$defs"].values():
        part["required"] = list(part["properties"])
    return schema


def _schema(kind: Any, title: str, description: str) -> dict[str, Any]:
    schema = msgspec.json.schema(kind)
    for part in schema["$defs"].values():
        if "description" in part:
            part["description"] = inspect.cleandoc(part["description"])
    return {"$schema": _DIALECT, "title": title, "description": description, **schema}


def openapi() -> dict[str, Any]:
    """What a server without settings has at /schema/openapi.json."""
    from lucca.server.running import Server
    from lucca.server.settings import Settings
    from lucca.server.web.app import make_app

    with tempfile.TemporaryDirectory() as folder:
        return make_app(Server(Settings(data=Path(folder)))).openapi_schema.to_schema()


SCHEMAS: dict[str, Callable[[], dict[str, Any]]] = {
    "from-client.schema.json": from_client,
    "from-server.schema.json": from_server,
    "openapi.json": openapi,
}
"""By the name of the file."""


def schema_text(name: str) -> str:
    return msgspec.json.format(msgspec.json.encode(SCHEMAS[name]()), indent=2).decode() + "\n"

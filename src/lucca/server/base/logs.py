"""One line for each thing worth noting: for people, or as JSON for programs. No card and no seed is ever among them."""

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""Of the request or socket that is being served: its lines carry it, and so does the answer."""


def about(**fields: Any) -> dict[str, Any]:
    """For `extra` of a log call: what programs look for, as keys of the line of JSON."""
    return {"fields": fields}


class JsonLines(logging.Formatter):
    """One JSON object for each line, with the fields of `about` among its keys."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if (request := request_id.get()) is not None:
            line["request"] = request
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """Time, level, logger, message, and the id of the request."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  the name is logging's
        """One line for every message, also one with line breaks in it, so that no client can forge another."""
        line = "".join(
            letter if letter.isprintable() else repr(letter)[1:-1] for letter in super().formatMessage(record)
        )
        request = request_id.get()
        return line if request is None else f"{line} [{request}]"


def set_up_logging(as_json: bool) -> None:
    """Write to standard error: our own lines from `info` up, those of libraries from `warning`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("lucca").setLevel(logging.INFO)

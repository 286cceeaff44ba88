"""How much a browser loads, from what the build wrote down."""

import gzip
import json
from collections.abc import Iterator
from typing import Any

from lucca.server.web.webapp import BUILT

MAX_FIRST_SCRIPT = 120_000
"""Bytes of compressed script until Home can be seen."""
ENTRY, HOME = "index.html", "src/screens/home/HomeScreen.svelte"


def chunks() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((BUILT / "chunks.json").read_text("utf-8"))
    return read


def needed_by(*names: str) -> set[str]:
    """The scripts of these parts and of everything they import at once."""
    known = chunks()

    def follow(name: str, seen: set[str]) -> Iterator[str]:
        if name not in seen:
            seen.add(name)
            yield str(known[name]["file"])
            for other in known[name].get("imports", ()):
                yield from follow(other, seen)

    seen: set[str] = set()
    return {file for name in names for file in follow(name, seen)}


def compressed_size(files: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / file).read_bytes(), 9)) for file in files)


def first_script(language: str) -> int:
    """Bytes until a first visitor sees Home."""
    return compressed_size(needed_by(ENTRY, HOME, f"src/language/{language}.ts"))


def report() -> str:
    lines = [
        f"{language}: {first_script(language):>7,} bytes until Home is seen" for language in ("en", "it", "fr", "ja")
    ]
    for name, chunk in sorted(chunks().items()):
        if chunk.get("isDynamicEntry") and "/screens/" in name:
            more = needed_by(name) - needed_by(ENTRY)
            lines.append(f"{name.removeprefix('src/screens/')}: {compressed_size(more):>7,} bytes more")
    return "\n".join(lines)

"""`lucca schema`: what goes between the table server and its clients."""

from pathlib import Path
from typing import Annotated

import typer

from lucca.cli.output import whole_file


def schema(
    folder: Annotated[
        Path | None, typer.Argument(help="The folder to write all of them into; without one they are only listed.")
    ] = None,
    show: Annotated[str | None, typer.Option(help="Write one of them to standard output.")] = None,
) -> None:
    """JSON schemas of the table socket's messages, the OpenAPI document of everything else, and facts of both sides."""
    from lucca.rules.errors import LuccaError
    from lucca.server.schemas import SCHEMAS, schema_text

    if show is not None:
        if show not in SCHEMAS:
            raise LuccaError(f"there is no schema {show!r}, only {', '.join(SCHEMAS)}")
        typer.echo(schema_text(show), nl=False)
    elif folder is None:
        typer.echo("\n".join(SCHEMAS))
    else:
        folder.mkdir(parents=True, exist_ok=True)
        for name in SCHEMAS:
            with whole_file(folder / name) as file:
                file.write(schema_text(name).encode())

"""Bodies of requests, taken at their word."""

from typing import Any

import msgspec
from litestar import Request

from lucca.server.base.errors import NotValid


class StrictRequest(Request[Any, Any, Any]):
    """A body must have the types it should have; the framework would also take "3" for a number and 0 for false."""

    async def json(self) -> Any:
        expected = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if expected is None else expected.annotation)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise NotValid("not-understood", f"this body cannot be understood: {error}") from None

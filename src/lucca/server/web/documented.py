"""What the OpenAPI document says of every request beyond its types: how it may be refused, and what it is called."""

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Controller
from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema, SecurityScheme, Tag
from litestar.openapi.spec.enums import OpenAPIType
from litestar.typing import FieldDefinition

from lucca.server.identity.cookies import COOKIE
from lucca.server.web.bodies import Problem

TAGS = [
    Tag("people", "Who a player is, and how well they play."),
    Tag("tables", "Making and joining tables. What happens at one goes over its socket: see docs/protocol.md."),
    Tag("games", "Games that are over."),
    Tag("operations", "For those who run the server."),
]
COOKIE_SCHEME = SecurityScheme(
    type="apiKey",
    name=COOKIE,
    security_scheme_in="cookie",
    description="Who asks. It comes with the first answer to a new player, who becomes a guest.",
)
_REASONS = {
    400: "What was sent makes no sense",
    403: "Not for the one who asks",
    404: "There is no such thing, or the one who asks is not known here",
    409: "Not as things stand; nothing has changed",
    413: "That is too large",
    429: "Too much at once; try again in a moment",
    503: "Not just now; nothing has changed",
}


class Documented(Controller):
    """A controller whose requests name their refusals. All of them are a `Problem`."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        for handler in vars(cls).values():
            if isinstance(handler, HTTPRouteHandler):
                about_a_player = cls.path == "/api/me" or any("{" in path for path in handler.paths)
                handler.responses = {**_refusals(handler, about_a_player), **(handler.responses or {})}


def _refusals(handler: HTTPRouteHandler, about_a_player: bool) -> dict[int, ResponseSpec]:
    statuses = {400, 429, 503}
    if about_a_player:
        statuses |= {403, 404}
    if handler.http_methods & {"POST", "PUT", "DELETE"}:
        statuses |= {403, 404, 409, 413}
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_REASONS[status])
        for status in sorted(statuses)
    }


class ExactStructs(StructSchemaPlugin):
    """What we take has no fields that we do not know; what we send lacks none."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        schema = super().to_openapi_schema(field_definition, schema_creator)
        config: msgspec.structs.StructConfig = field_definition.type_.__struct_config__
        if config.forbid_unknown_fields:
            schema.additional_properties = False
        elif not config.omit_defaults:
            schema.required = sorted(schema.properties or ())
        return schema


@dataclass
class RecordUpload(Operation):
    """A request whose body is a record as it was downloaded; it is read by us, not by the framework."""

    def __post_init__(self) -> None:
        record = Schema(type=OpenAPIType.OBJECT, description="A game record, `lucca-record/1`.")
        self.request_body = RequestBody(content={"application/json": OpenAPIMediaType(schema=record)}, required=True)


def operation_id(handler: HTTPRouteHandler, _method: object, _path: object) -> str:
    """The tag and the handler's name, such as `tables_create`: so it stays when an address changes."""
    return "_".join([*handler.resolve_tags(), handler.handler_name])

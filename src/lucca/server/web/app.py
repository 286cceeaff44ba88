"""The application that a web server runs."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components

from lucca import __version__
from lucca.rules.errors import LuccaError
from lucca.server.base.errors import refusal_of
from lucca.server.base.limits import REQUESTS
from lucca.server.running import Server
from lucca.server.store.database import DATABASE_ERRORS, database_away
from lucca.server.web.bodies import Problem
from lucca.server.web.documented import COOKIE_SCHEME, TAGS, ExactStructs, operation_id
from lucca.server.web.games import MAX_RECORD, GamesController
from lucca.server.web.operations import health, ready
from lucca.server.web.pages import home, plain_style
from lucca.server.web.people import MeController, PeopleController
from lucca.server.web.request_middleware import request_middleware
from lucca.server.web.security import UNCOUNTED, AnyRequest, client_of, is_safe, refuse_foreign_origin
from lucca.server.web.socket import table_socket
from lucca.server.web.strict import StrictRequest
from lucca.server.web.tables import OfferController, TablesController
from lucca.server.web.webapp import Webapp, handlers, not_found_page

logger = logging.getLogger("lucca.web")
MAX_BODY = 4 * MAX_RECORD


def make_app(server: Server, webapp: Webapp | None = None) -> Litestar:
    """Without the webapp there are plain pages only."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with server.running():
            yield

    async def before(request: AnyRequest) -> None:
        """Most requests are counted; and one that changes something must come from our own pages."""
        if not request.route_handler.opt.get(UNCOUNTED):
            server.limits.take(client_of(request), REQUESTS)
        if not is_safe(request):
            refuse_foreign_origin(request, server.settings)

    def refused(_: AnyRequest, error: LuccaError) -> Response[Problem]:
        refusal = refusal_of(error)
        server.metrics.refused.labels(refusal.code).inc()
        problem = Problem(refusal.code, refusal.message, refusal.clause, refusal.names)
        return Response(problem, status_code=refusal.status)

    def away(_: AnyRequest, error: Exception) -> Response[Problem]:
        return refused(_, database_away(error))

    def not_found(request: AnyRequest, error: NotFoundException) -> Response[Problem] | Response[bytes]:
        page = not_found_page(webapp, request, server.settings.root_path) if webapp else None
        return page or _not_understood(request, error)

    app = Litestar(
        [
            MeController,
            PeopleController,
            TablesController,
            OfferController,
            GamesController,
            table_socket,
            health,
            ready,
            *(handlers(webapp) if webapp else [home, plain_style]),
        ],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False)},
        lifespan=[lifespan],
        before_request=before,
        exception_handlers={
            LuccaError: refused,
            NotFoundException: not_found,
            HTTPException: _not_understood,
            **dict.fromkeys(DATABASE_ERRORS, away),
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Lucca",
            version=__version__,
            description="The table server of the card game Lucca. An unofficial fan edition.",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            operation_id_creator=operation_id,
            tags=TAGS,
            components=Components(security_schemes={"cookie": COOKIE_SCHEME}),
            security=[{}, {"cookie": []}],
        ),
        plugins=[ExactStructs()],
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        path=server.settings.root_path,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = request_middleware(app.asgi_handler, server)
    return app


def _not_understood(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework objects to: no such address, a body of another shape."""
    message = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        message = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra)
    return Response(Problem("not-understood", message), status_code=error.status_code, headers=error.headers)


def _failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("internal", "something went wrong here; it is noted"), status_code=500)

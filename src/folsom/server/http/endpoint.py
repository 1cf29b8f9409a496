"""What all endpoints share: the origin is checked, and every answer and every refusal has one form."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from folsom.core.errors import FolsomError, OutOfDate
from folsom.server.context import Context
from folsom.server.guard.credentials import check_origin
from folsom.server.live.broadcast import encode
from folsom.server.protocol.bodies import Problem
from folsom.server.protocol.errors import Refusal, StoreDown
from folsom.server.storage.store import STORE_TROUBLE

UNREADABLE = ("action/illegal", "options/invalid", "input/unreadable", "transcript/invalid")
STATUS_OF = dict.fromkeys(UNREADABLE, 422)

Endpoint = Callable[[Request], Awaitable[Response]]


def answer_json(thing: object, status: int = 200) -> Response:
    """A JSON response that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(encode(thing), status, headers, media_type="application/json")


def problem(error: FolsomError) -> Response:
    """A refusal as JSON."""
    status = STATUS_OF.get(error.code, 409)
    if isinstance(error, Refusal):
        status = error.status
    elif isinstance(error, StoreDown):
        status = 503
    elif isinstance(error, OutOfDate):
        status = 409
    response = answer_json(Problem(error.code, error.sentence), status)
    if isinstance(error, Refusal) and error.retry_after is not None:
        response.headers["retry-after"] = str(error.retry_after)
    return response


def endpoint(handler: Callable[[Request, Context], Awaitable[Response]]) -> Endpoint:
    """Every endpoint: origin checked, refusals answered in one form."""

    async def serve(request: Request) -> Response:
        context: Context = request.app.state.context
        try:
            if request.method != "GET":
                check_origin(request, context.config.origins)
            return await handler(request, context)
        except FolsomError as error:
            return problem(error)
        except STORE_TROUBLE as error:
            return problem(StoreDown(f"the store is away: {type(error).__name__}"))

    serve.__name__ = handler.__name__
    serve.__doc__ = handler.__doc__
    return serve

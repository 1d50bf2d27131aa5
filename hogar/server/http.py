"""The thin layer between Starlette and what the server does: typed requests and answers, refusals, the device."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hogar.kernel.errors import Invalid
from hogar.kernel.message import Message
from hogar.messages import LANGUAGES
from hogar.server import keys, showing, wire
from hogar.server.live import Lost
from hogar.server.rates import caller_of
from hogar.server.words import words_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.datastructures import Headers

    from hogar.server.house import House

COOKIE: Final = "hogar_device"
BODY_SECONDS: Final = 30
A_YEAR: Final = 365 * 24 * 3600
JSON: Final = "application/json"
LOG: Final = logging.getLogger("hogar.server")
STATUS: Final = {
    "server.no_table": 404, "server.no_page": 404, "server.not_yours": 403, "server.not_host": 403,
    "server.not_to_watch": 403, "server.record_running": 403, "server.stale": 409, "server.no_link": 403,
    "server.too_large": 413, "server.not_json": 415, "server.too_many": 429, "server.full": 503,
    "server.other_origin": 403, "server.other_host": 421, "server.not_saved": 503, "server.broken": 500,
    "server.too_many_tables": 403, "server.too_slow": 408, "server.thinking_elsewhere": 503,
    "server.no_method": 405,
}  # fmt: skip
"""The status of each refusal; what is not named here is 422."""

P = TypeVar("P")
Q = TypeVar("Q")
B = TypeVar("B")


class Nothing(Struct, frozen=True):
    """Where a request has no such part."""


@dataclass
class Call(Generic[P, Q, B]):
    """A request that was understood: the parts of its address, its query, its body, and the device it comes from."""

    house: House
    device: str
    language: str
    path: P
    query: Q
    body: B


@dataclass(frozen=True)
class Plain:
    """An answer that is no JSON of ours."""

    text: str | bytes
    kind: str
    file: str = ""


@dataclass(frozen=True)
class Endpoint:
    """Something that can be asked: where, with what, what it answers, what it costs of a caller's rate."""

    method: str
    path: str
    handler: Callable[[Call[Any, Any, Any]], Awaitable[Any]]
    about: str
    answer: type[Any] | None
    parts: type[Any] = Nothing
    query: type[Any] = Nothing
    body: type[Any] | None = None
    status: int = 200
    cost: int = 1
    holds_record: bool = False
    lasting: bool = False
    file_kind: str = JSON
    refusals: tuple[int, ...] = (403, 404, 409, 413, 415, 422, 429, 503)

    def route(self, house: House) -> Route:
        """The route of Starlette."""

        async def answer(request: Request) -> Response:
            return await respond(self, house, request)

        return Route(self.path, answer, methods=[self.method])


async def respond(endpoint: Endpoint, house: House, request: Request) -> Response:
    """Understands a request, has it carried out, and writes the answer or the refusal."""
    language = language_of(request)
    key = request.cookies.get(COOKIE, "")
    device = keys.device_of(key)
    fresh = "" if device else keys.new_key()
    try:
        refuse_too_often(endpoint, house, request)
        call = await understood(endpoint, house, request, device or keys.device_of(fresh), language)
        response = written(endpoint, await endpoint.handler(call))
    except Lost:
        response = refused(Invalid("server.not_saved"), language)
    except Invalid as refusal:
        response = refused(refusal, language)
    except Exception:
        LOG.exception("%s %s failed", endpoint.method, endpoint.path)
        response = refused(Invalid("server.broken"), language)
    if endpoint.method != "GET" or endpoint.path == "/api/me":
        keep_device(response, fresh or key, secure=request.url.scheme == "https")
    return response


def refuse_too_often(endpoint: Endpoint, house: House, request: Request) -> None:
    """Raises `Invalid` where a caller asks for dear things too often; one request is counted already."""
    if endpoint.cost > 1 and not house.rates.allows(caller_of(request.scope), endpoint.cost - 1, time.monotonic()):
        raise Invalid("server.too_many")


async def understood(
    endpoint: Endpoint, house: House, request: Request, device: str, language: str
) -> Call[Any, Any, Any]:
    """The typed parts of a request; raises `Invalid` where they are not what they should be."""
    parts = converted(dict(request.path_params), endpoint.parts, "address")
    query = converted(dict(request.query_params), endpoint.query, "query")
    body = await read_body(endpoint, house, request) if endpoint.body is not None else None
    return Call(house, device, language, parts, query, body)


def converted(found: dict[str, Any], kind: type[Any], where: str) -> Any:
    """The parts of an address as a type says."""
    try:
        return msgspec.convert(found, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Invalid("server.no_page" if where == "address" else "server.query", {"problem": str(error)}) from None


async def read_body(endpoint: Endpoint, house: House, request: Request) -> Any:
    """The body of a request as its type says, no longer than allowed."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Invalid("server.not_json")
    settings = house.settings
    data = await all_bytes(request, settings.record_bytes if endpoint.holds_record else settings.body_bytes)
    try:
        return msgspec.json.decode(data, type=endpoint.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("server.body", {"problem": str(error)[:200]}) from None


async def all_bytes(request: Request, most: int) -> bytearray:
    """What somebody sends, if it is not too much and does not take too long."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Invalid("server.too_large", {"most": most})
    except TimeoutError:
        raise Invalid("server.too_slow", {"seconds": BODY_SECONDS}) from None
    return data


def written(endpoint: Endpoint, answer: Any) -> Response:
    """An answer as bytes."""
    headers = {"Cache-Control": "public, max-age=300" if endpoint.lasting else "no-store"}
    if isinstance(answer, Plain):
        if answer.file:
            headers["Content-Disposition"] = f'attachment; filename="{answer.file}"'
        return Response(answer.text, endpoint.status, headers, answer.kind)
    if endpoint.answer is None:
        return Response(b"", endpoint.status, headers)
    return Response(msgspec.json.encode(answer), endpoint.status, headers, JSON)


def refused(refusal: Invalid, language: str) -> Response:
    """A refusal as bytes."""
    status = STATUS.get(refusal.message.id, 422)
    headers = {"Cache-Control": "no-store"} | ({"Retry-After": "1"} if status in (429, 503) else {})
    return Response(msgspec.json.encode(problem(refusal, language)), status, headers, JSON)


def problem(refusal: Invalid, language: str) -> wire.Problem:
    """A refusal as it goes over the wire."""
    said: Message = refusal.message
    return wire.Problem(
        wire.Trouble(showing.message(said), refusal.clause, words_of(language, refusal.game).text(said))
    )


def keep_device(response: Response, key: str, secure: bool) -> None:
    """Lets the device keep its key."""
    response.set_cookie(COOKIE, key, max_age=A_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def language_of(request: Request) -> str:
    """The language in which a request wants its refusals: `?language=`, else what its browser prefers."""
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else language_of_headers(request.headers)


def language_of_headers(headers: Headers) -> str:
    """The language that a browser prefers, as far as there is one."""
    asked = [part.strip()[:2].lower() for part in headers.get("accept-language", "")[:200].split(",")]
    return next((code for code in asked if code in LANGUAGES), LANGUAGES[0])

"""The description of everything that can be asked, for programs: OpenAPI 3.1, made of the same types that check it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from hogar import __version__
from hogar.server import wire
from hogar.server.http import JSON, Endpoint, Nothing, Plain
from hogar.server.routes import ENDPOINTS

REF: Final = "#/components/schemas/{name}"
SOCKET: Final = (
    "The WebSocket /api/tables/{table}/live?since=version tells whoever looks at a table what changes: messages of the "
    "types News (the same as GET /api/tables/{table}), Presence and Gone. It takes no messages."
)
PLACE: Final = re.compile(r"\{(\w+)\}")
REASONS: Final = {
    403: "Not allowed", 404: "Not there", 409: "The position has changed", 413: "Too large",
    415: "Not JSON", 422: "Not valid, or not legal", 429: "Too often", 503: "No room, or not saved",
}  # fmt: skip


@cache
def description() -> bytes:
    """The description as JSON."""
    kinds: list[Any] = [wire.News, wire.Presence, wire.Gone, wire.Problem]
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in (endpoint.answer, endpoint.body) if kind not in (None, Plain)]
    _, components = msgspec.json.schema_components(dict.fromkeys(kinds), ref_template=REF)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Hogar", "version": __version__, "description": SOCKET},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def operation(endpoint: Endpoint) -> dict[str, Any]:
    """What one endpoint takes and answers."""
    found: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": f"{endpoint.handler.__module__.rpartition('.')[2]}_{endpoint.handler.__name__}",
        "parameters": parameters(endpoint.parts, "path") + parameters(endpoint.query, "query"),
        "responses": {str(endpoint.status): answer(endpoint)},
    }
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": reference(endpoint.body)}}}
    for status in endpoint.refusals:
        found["responses"][str(status)] = {
            "description": REASONS[status],
            "content": {JSON: {"schema": reference(wire.Problem)}},
        }
    return found


def reference(kind: type[Any]) -> dict[str, str]:
    """Where the schema of a type stands."""
    return {"$ref": REF.format(name=kind.__name__)}


def answer(endpoint: Endpoint) -> dict[str, Any]:
    """What an endpoint answers when all is well."""
    if endpoint.answer is None:
        return {"description": "Done"}
    if endpoint.answer is Plain:
        return {"description": "A file", "content": {endpoint.file_kind: {"schema": {}}}}
    return {"description": "As asked", "content": {JSON: {"schema": reference(endpoint.answer)}}}


def parameters(kind: type[Any], where: str) -> list[dict[str, Any]]:
    """The parts of an address or a query."""
    if kind is Nothing:
        return []
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": where, "required": name in required, "schema": own}
        for name, own in schema["properties"].items()
    ]

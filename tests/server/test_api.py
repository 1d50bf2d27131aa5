"""The API keeps to its description: whatever is asked of a real server, it never breaks, and answers as it says."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final
from urllib.request import urlopen

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from hogar.manifest import GAMES
from hogar.server.http import COOKIE
from hogar.server.openapi import description
from hogar.server.routes import ENDPOINTS
from tests.server.devices import HERE, OTHER
from tools.serving import Line, Running

EXAMPLES: Final = 20
SCHEMA: Final = schemathesis.openapi.from_dict(msgspec.json.decode(description()))
OPERATIONS: Final[list[Any]] = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
ASKED: Final = [
    (operation, mode)
    for operation in OPERATIONS
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or operation.body or list(operation.iter_parameters())
]
"""Nothing wrong can be sent where nothing is taken."""
CHECKS: Final = [not_a_server_error, status_code_conformance, response_schema_conformance]


class Asked:
    """A server, and a device that has a table there."""

    def __init__(self, server: Running) -> None:
        self.url = f"http://127.0.0.1:{server.port}"
        self.line = Line(server.port)
        asyncio.run(self.make())

    async def make(self) -> None:
        """Makes the table."""
        made = await self.line.post("/tables", {"game": next(iter(GAMES)), "seats": [HERE, OTHER]})
        self.table = made["table"]
        self.line.close()

    def headers(self) -> dict[str, str]:
        """What tells the server which device asks."""
        return {"cookie": f"{COOKIE}={self.line.key}"}


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    """A server for all that is asked here."""
    server = Running(tmp_path_factory.mktemp("api"))
    yield Asked(server)
    server.kill()


@pytest.mark.parametrize(("operation", "mode"), ASKED, ids=lambda each: str(getattr(each, "label", each)))
def test_no_request_breaks_the_server(asked: Asked, operation: Any, mode: GenerationMode) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        if "table" in case.path_parameters and mode is GenerationMode.POSITIVE and operation.method != "delete":
            case.path_parameters["table"] = asked.table
        case.call_and_validate(base_url=asked.url, headers=asked.headers(), checks=CHECKS, timeout=120)

    check()


def test_the_server_gives_its_description(asked: Asked) -> None:
    with urlopen(f"{asked.url}/openapi.json") as answer:
        assert answer.read() == description()
    assert len(OPERATIONS) == len(ENDPOINTS)

"""What the tests of the server share: a device at a new server, and a PostgreSQL of their own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.server.devices import Device, running


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Device]:
    """A device at a new server."""
    with running(tmp_path) as first:
        yield first


def programs() -> Path | None:
    """Where the programs of PostgreSQL are; Debian does not put them on the PATH."""
    found = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    path = Path(found).resolve() if found else debian[-1] if debian else None
    return path.parent if path else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder in which a PostgreSQL server of these tests listens; it refuses to run as root."""
    bin = programs()
    if bin is None:
        if os.environ.get("HOGAR_POSTGRES") == "required":
            pytest.fail("PostgreSQL is not installed")
        pytest.skip("PostgreSQL is not installed")
    folder = tempfile.mkdtemp(prefix="hogar-pg-")
    somebody: dict[str, Any] = {}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        somebody = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    data = f"{folder}/data"
    made = [
        str(bin / "initdb"),
        "--pgdata",
        data,
        "--username",
        "hogar",
        "--auth",
        "trust",
        "--no-sync",
        "--encoding",
        "UTF8",
    ]
    subprocess.run(made, check=True, capture_output=True, cwd=folder, **somebody)
    control = [str(bin / "pg_ctl"), "--pgdata", data, "--wait"]
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off"
    begun = [*control, "--options", options, "--log", f"{folder}/log", "start"]
    subprocess.run(begun, check=True, stdout=subprocess.DEVNULL, cwd=folder, **somebody)
    yield folder
    subprocess.run([*control, "--mode", "immediate", "stop"], check=True, capture_output=True, cwd=folder, **somebody)
    shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind; nothing for the file in the data folder."""
    if request.param == "sqlite":
        return ""
    folder = request.getfixturevalue("postgres")
    name = f"hogar_{uuid4().hex}"
    from sqlalchemy import create_engine  # noqa: PLC0415

    engine = create_engine(f"postgresql+psycopg://hogar@/postgres?host={folder}", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return f"postgresql://hogar@/{name}?host={folder}"

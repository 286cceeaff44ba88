"""The application is made without a word of warning from what it is made with."""

import subprocess
import sys
from pathlib import Path

MAKING = """
from pathlib import Path
from lucca.server.running import Server
from lucca.server.base.settings import Settings
from lucca.server.web.app import make_app
from sys import argv

app = make_app(Server(Settings(data=Path(argv[1]))))
app.openapi_schema.to_schema()
"""


def test_nothing_warns_while_the_application_and_its_description_are_made(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", MAKING, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""

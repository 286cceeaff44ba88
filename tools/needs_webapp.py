"""Packages contain the webapp: building one without it is a mistake, unless it is said to be meant."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/lucca/server/web/files/webapp/index.html"
MEANT = "LUCCA_WITHOUT_WEBAPP"


class NeedsWebapp(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, _build_data: dict[str, Any]) -> None:
        is_editable = version == "editable"  # it uses the webapp as soon as it is built
        if is_editable or os.environ.get(MEANT) or (Path(self.root) / PAGE).is_file():
            return
        raise SystemExit(
            f"The webapp is not built: run `make web` first. {MEANT}=1 makes a package with plain pages only."
        )

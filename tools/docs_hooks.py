"""Puts into the site of the documentation what lies outside docs/: texts of the root, and files that are linked."""

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
ROOT_PAGES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
LINKED_FOLDERS = ("examples", "deploy")
_LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the root, and the files of the linked folders as they are."""
    for name, source in ROOT_PAGES.items():
        files.append(File.generated(config, name, content=(ROOT / source).read_text("utf-8")))
    for folder in LINKED_FOLDERS:
        for path in sorted((ROOT / folder).iterdir()):
            if path.is_file():
                files.append(File.generated(config, f"files/{folder}/{path.name}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Links as the site has them: they are written for those who read the files in their folders."""
    from_root = page.file.src_uri in ROOT_PAGES
    return _LINK.sub(lambda link: f"]({_in_site(link[1], from_root)}{link[2] or ''})", markdown)


def _in_site(target: str, from_root: bool) -> str:
    path = target if from_root else target.removeprefix("../") if target.startswith("../") else f"docs/{target}"
    for name, source in ROOT_PAGES.items():
        if path == source:
            return name
    if path.split("/")[0] in LINKED_FOLDERS:
        return f"files/{path}"
    return path.removeprefix("docs/") if path.startswith("docs/") else target

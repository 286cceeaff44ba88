"""Without an optional library its interface says what to install."""

import importlib
import sys

import pytest

from lucca.research.extras import MissingExtraError


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("lucca.research.pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("lucca.research.pettingzoo_env", "gymnasium", "pettingzoo"),
        ("lucca.research.openspiel_game", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named(module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtraError, match=rf"is not installed; install it with: pip install 'lucca\[{extra}\]'"):
        importlib.import_module(module)

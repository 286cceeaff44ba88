"""A state's fields as ordinary Python numbers and lists, each made when it is first asked for."""

from typing import Any

import numpy as np

from lucca.rules.kernels.layout import STATE, Bytes


class Fields(dict[str, Any]):
    """`Fields(raw)["score"]` of a state's bytes. The bytes must not change while this is used."""

    __slots__ = ("_record",)

    def __init__(self, raw: Bytes) -> None:
        super().__init__()
        self._record: Any = np.ndarray((), STATE, raw.data)

    def __missing__(self, name: str) -> Any:
        value = self[name] = self._record[name].tolist()
        return value

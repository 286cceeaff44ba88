"""Work shared out to this process, to several, or to a cluster of machines; a worker that dies loses nothing.

The names here load on first use, so that `import lucca.workers` stays quick.
"""

from typing import TYPE_CHECKING

from lucca.rules.lazy import lazy_names

if TYPE_CHECKING:
    from lucca.workers.base import FinishedItem, InProcess, Workers, work_through
    from lucca.workers.cluster import Cluster
    from lucca.workers.processes import Processes

__getattr__ = lazy_names(
    __name__,
    {
        "lucca.workers.base": (
            "InProcess",
            "FinishedItem",
            "Workers",
            "work_through",
        ),
        "lucca.workers.cluster": ("Cluster",),
        "lucca.workers.processes": ("Processes",),
    },
)

__all__ = [
    "Cluster",
    "FinishedItem",
    "InProcess",
    "Processes",
    "Workers",
    "work_through",
]

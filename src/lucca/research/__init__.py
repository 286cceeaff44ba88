"""Lucca as an environment for research: a batch on NumPy arrays, PettingZoo and OpenSpiel (docs/research.md).

All three have the same action space (`lucca.rules.actions`), observation vector (`observation`) and rewards
(`rewards`). Thousands of games at once need nothing else installed:

>>> from lucca.research import BatchEnv
>>> with BatchEnv(256, players=3, seed=1) as env:
...     observations, infos = env.reset()
...     step = env.step(env.sample_actions())
>>> observations.shape, infos["legal"].shape
((256, 721), (256, 62))

`pettingzoo_env` and `openspiel_game` need the extras of their names (`pip install lucca[pettingzoo]`):

>>> from lucca.research.pettingzoo_env import env
>>> environment = env(players=4)
>>> environment.reset(seed=1)
>>> environment.agent_selection
'player_0'

The names here load on first use, so that `import lucca.research` stays quick.
"""

from typing import TYPE_CHECKING

from lucca.rules.lazy import lazy_names

if TYPE_CHECKING:
    from lucca.research.batch import BatchEnv, BatchStep
    from lucca.research.observation import OBSERVATION_SIZE, Observer
    from lucca.research.rewards import REWARDS

__getattr__ = lazy_names(
    __name__,
    {
        "lucca.research.batch": (
            "BatchEnv",
            "BatchStep",
        ),
        "lucca.research.observation": (
            "OBSERVATION_SIZE",
            "Observer",
        ),
        "lucca.research.rewards": ("REWARDS",),
    },
)

__all__ = [
    "OBSERVATION_SIZE",
    "REWARDS",
    "BatchEnv",
    "BatchStep",
    "Observer",
]

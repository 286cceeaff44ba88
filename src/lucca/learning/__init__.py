"""Training the networks of the bots: games against oneself, and a judge for the ends of rounds (docs/experiments.md).

`run.Run` trains a network, `judge.JudgeRun` a judge; both work in a folder and go on where they stopped. `engine` is
the compiled part, `network` the gradient and the optimiser in NumPy.

The names here load on first use, so that `import lucca.learning` stays quick.
"""

from typing import TYPE_CHECKING

from lucca.rules.lazy import lazy_names

if TYPE_CHECKING:
    from lucca.learning.judge import JudgeRecipe, JudgeRun
    from lucca.learning.recipe import Recipe
    from lucca.learning.run import Run

__getattr__ = lazy_names(
    __name__,
    {
        "lucca.learning.judge": (
            "JudgeRecipe",
            "JudgeRun",
        ),
        "lucca.learning.recipe": ("Recipe",),
        "lucca.learning.run": ("Run",),
    },
)

__all__ = [
    "JudgeRecipe",
    "JudgeRun",
    "Recipe",
    "Run",
]

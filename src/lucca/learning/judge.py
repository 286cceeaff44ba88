"""A judge for the ends of rounds, learned backwards from the last round to the first.

After the last round but one, sampled last rounds say how good a state is. A network learns that; then it judges where
sampled rounds lead from the end of the round before, and learns what that comes to; and so on. Such means are far
less noisy than the single outcomes of games. The network that plays stays as it is.

| file | what it holds |
|---|---|
| `recipe.json` | the settings |
| `games-00.npz` | ends of rounds of games of the network against itself, a part of them |
| `round-6-00.npz` | states after the sixth round, with what sampled rounds say of them |
| `judge-6.npz` | the judge after learning from the sixth round on |
| `log.jsonl` | a line a round |
| `judge.npz` | the judge of all rounds |

A run can be stopped at any time; the same command goes on with the first file that is missing.
"""

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lucca.bots.weights import Network, load_network, save_network
from lucca.files import atomic_file, atomic_path
from lucca.learning import engine
from lucca.learning.engine import Material, Sampling, Words
from lucca.learning.files import read_lines, write_lines, write_settings
from lucca.learning.network import Adam, gradient, win_losses
from lucca.learning.recipe import Recipe
from lucca.learning.selfplay import described, joined, self_play
from lucca.rules.errors import LuccaError

Tell = Callable[[str], None]
Line = dict[str, Any]
PIECE = 250  # sources labelled at once, with random numbers of their own


@dataclass(frozen=True)
class JudgeRecipe:
    """Everything that decides what a run comes to."""

    players: int
    network: str
    """The digest of the network that plays, and from whose weights the judge begins."""
    parts: int = 7
    games: int = 5000
    """In a part."""
    every_edition: bool = True
    exploration: float = 0.03
    """The share of turns played at random in the games where rounds begin."""
    branches: int = 3
    """Rounds played from the end of a round, to get to as many states."""
    variation: float = 0.25
    """The share of turns in those that are not the best."""
    samples: int = 4
    """Further rounds that label a state."""
    passes: int = 20
    """Over the states of all rounds so far, when a round is learned."""
    batch: int = 512
    rate: float = 1e-3
    seed: int = 1

    def as_json(self) -> dict[str, Any]:
        """As it is noted in the folder."""
        return asdict(self)


def network_digest(network: Network) -> str:
    """A short text that differs if any weight does."""
    digest = hashlib.sha256()
    for layer in network:
        digest.update(layer.tobytes())
    return digest.hexdigest()[:16]


class JudgeRun:
    """One run in a folder, begun or found where it stopped; LuccaError if another was begun there."""

    def __init__(self, folder: Path, recipe: JudgeRecipe, network: Network) -> None:
        self.folder, self.recipe, self.network = folder, recipe, network
        self.setups = Recipe(players=recipe.players, every_edition=recipe.every_edition).setups()
        self.last_round = self.setups[0].rounds - 1
        folder.mkdir(parents=True, exist_ok=True)
        noted = folder / "recipe.json"
        if not noted.exists():
            write_settings(noted, recipe.as_json())
        elif json.loads(noted.read_text("utf-8")) != recipe.as_json():
            raise LuccaError(f"{folder}: another run was begun here with other settings; choose another folder")
        self.log = read_lines(folder / "log.jsonl")

    @property
    def judge_file(self) -> Path:
        """The judge of all rounds, when the run is done."""
        return self.folder / "judge.npz"

    # --- the work -------------------------------------------------------------------------------------------------

    def go(self, threads: int, tell: Tell) -> Iterator[Line]:
        """Round after round, the last first; what each came to."""
        judge = self.network
        for after in range(self.last_round, 0, -1):
            kept = self.folder / f"judge-{after}.npz"
            if kept.exists():
                judge = load_network(kept)[0]
                continue
            for part in range(self.recipe.parts):
                if not self._labelled_file(after, part).exists():
                    tell(f"round {after}, part {part + 1} of {self.recipe.parts}: the games")
                    sources = self._sources(part, max(1, after - 1), threads)
                    tell(f"round {after}, part {part + 1} of {self.recipe.parts}: sampling further rounds")
                    self._label(judge, sources, after, part, threads)
            tell(f"round {after}: learning")
            judge, line = self._learn(judge, after, threads)
            self.log = [*(one for one in self.log if one["round"] > after), line]
            write_lines(self.folder / "log.jsonl", self.log)
            self._save(kept, judge, after)
            yield line
        self._save(self.judge_file, judge, 1)

    def _save(self, path: Path, judge: Network, after: int) -> None:
        about = {"judge": self.recipe.as_json(), "from_round": after}
        with atomic_path(path) as partial:
            save_network(partial, judge, about)

    # --- material -------------------------------------------------------------------------------------------------

    def _labelled_file(self, after: int, part: int) -> Path:
        return self.folder / f"round-{after}-{part:02d}.npz"

    def _seed(self, *what: int) -> int:
        return int(np.random.SeedSequence([self.recipe.seed, *what]).generate_state(1, np.uint64)[0] >> np.uint64(1))

    def _sources(self, part: int, after: int, threads: int) -> Words:
        """States after so many rounds, one of each game of the part."""
        path = self.folder / f"games-{part:02d}.npz"
        if not path.exists():
            recipe = self.recipe
            games = self_play(self.network, self.setups, recipe.games, recipe.exploration, self._seed(part), threads)
            _save_arrays(path, states=engine.ends_of_rounds(games.states))
        with np.load(path, allow_pickle=False) as file:
            states: Words = file["states"]
        return engine.ends_of_rounds(states, after)

    def _label(self, judge: Network, sources: Words, after: int, part: int, threads: int) -> None:
        """States that rounds from the sources lead to; after the first round the sources themselves."""
        recipe, deck = self.recipe, self.setups[0].deck
        branches = recipe.branches if after > 1 else 0
        each = max(1, branches)
        sampling = Sampling(branches, recipe.samples, recipe.variation)
        labelled = engine.new_material(len(sources) * each)

        def label(first: int) -> None:
            piece = sources[first : first + PIECE]
            rows = slice(first * each, (first + len(piece)) * each)
            seed = self._seed(part, after, first)
            engine.label_rounds(self.network, judge, deck, piece, sampling, seed, labelled.rows(rows))

        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(label, range(0, len(sources), PIECE)))
        _save_arrays(self._labelled_file(after, part), **labelled._asdict())

    def _labelled(self, after: int, part: int) -> Material:
        with np.load(self._labelled_file(after, part), allow_pickle=False) as file:
            return Material(file["states"], file["wins"], file["points"])

    # --- learning -------------------------------------------------------------------------------------------------

    def _learn(self, judge: Network, after: int, threads: int) -> tuple[Network, Line]:
        """From this round's states and those of all later ones. The last part is kept back, to see what was learned."""
        began = time.perf_counter()
        recipe = self.recipe
        learned_from = range(max(1, recipe.parts - 1))
        rounds = range(after, self.last_round + 1)
        material = joined([self._labelled(number, part) for number in rounds for part in learned_from])
        judge = Network(*(layer.copy() for layer in judge))
        optimiser = Adam(judge)
        rng = np.random.default_rng([recipe.seed, after, 2])
        size = min(recipe.batch, material.size)
        a_pass = material.size // size
        steps = recipe.passes * a_pass
        for step in range(steps):
            if step % a_pass == 0:
                order = rng.permutation(material.size)
            start = step % a_pass * size
            batch = described(material, order[start : start + size], self.setups[0], judge, threads)
            _, slope = gradient(judge, batch)
            optimiser.step(judge, slope, recipe.rate * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * step / steps))))
        line: Line = {"round": after, "states": material.size, **self._compared(judge, after, threads)}
        return judge, {**line, "seconds_learning": round(time.perf_counter() - began, 1)}

    def _compared(self, judge: Network, after: int, threads: int) -> Line:
        """How far off the judge and the network are on states that neither learned from."""
        held = self._labelled(after, self.recipe.parts - 1)
        by_judge, by_network = (
            np.concatenate(
                [
                    win_losses(net, described(held, rows, self.setups[0], net, threads))
                    for rows in np.array_split(np.arange(held.size), max(1, held.size // 4096))
                ]
            )
            for net in (judge, self.network)
        )
        better = by_network - by_judge
        return {
            "judge_loss": round(float(by_judge.mean()), 5),
            "network_loss": round(float(by_network.mean()), 5),
            "better": round(float(better.mean()), 5),
            "interval": round(1.96 * float(better.std() / np.sqrt(len(better))), 5),
        }


def _save_arrays(path: Path, **arrays: npt.NDArray[Any]) -> None:
    with atomic_file(path) as file:
        np.savez(file, allow_pickle=False, **arrays)

"""A training run in a folder: what it has done is kept there, so that it can be stopped and gone on with at any time.

| file | what it holds |
|---|---|
| `recipe.json` | the settings |
| `generation-0007.npz` | the network after a generation |
| `optimiser.npz` | the optimiser's memory, and after which generation |
| `log.jsonl` | a line a generation |
| `curves.html` | the log as plots |
| `best.npz` | the network that did best against the frozen opponents |

The games themselves are not kept: they follow from the networks and seeds, and are played again when a run goes on.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from lucca.bots.weights import Network, load_network, save_network
from lucca.files import atomic_path
from lucca.learning.engine import Material
from lucca.learning.files import read_lines, write_lines, write_settings
from lucca.learning.network import Adam, gradient, new_network
from lucca.learning.recipe import Recipe
from lucca.learning.selfplay import described, duel, joined, self_play
from lucca.rules.errors import LuccaError

Tell = Callable[[str], None]
Line = dict[str, Any]


class Run:
    """One training run. `Run(folder, recipe)` begins it or finds it where it stopped; LuccaError if it is another."""

    def __init__(self, folder: Path, recipe: Recipe, rivals: Mapping[str, Network] | None = None) -> None:
        self.folder = folder
        self.recipe = recipe
        self.setups = recipe.setups()
        folder.mkdir(parents=True, exist_ok=True)
        self._settle_recipe()
        blank = new_network(recipe.players, recipe.widths, recipe.seed)
        self.rivals = {"greedy": blank, **(rivals or {})}
        self._begin_or_go_on()

    def _settle_recipe(self) -> None:
        noted = self.folder / "recipe.json"
        if not noted.exists():
            write_settings(noted, self.recipe.as_json())
        elif Recipe.from_json(json.loads(noted.read_text("utf-8"))) != self.recipe:
            raise LuccaError(f"{self.folder}: another run was begun here with other settings; choose another folder")

    def _begin_or_go_on(self) -> None:
        """The last generation whose network and optimiser are both there."""
        self.generation = 0
        self.network = new_network(self.recipe.players, self.recipe.widths, self.recipe.seed)
        self.optimiser = Adam(self.network)
        saved = self.folder / "optimiser.npz"
        if saved.exists():
            with np.load(saved, allow_pickle=False) as file:
                self.generation = int(file["generation"])
                self.optimiser.steps = int(file["steps"])
                for name in self.network._fields:
                    self.optimiser.mean[name][...] = file[f"mean_{name}"]
                    self.optimiser.square[name][...] = file[f"square_{name}"]
            self.network = self.network_after(self.generation)
        self.log = [line for line in read_lines(self.folder / "log.jsonl") if line["generation"] <= self.generation]

    def network_after(self, generation: int) -> Network:
        """The network that a generation ended with; before the first, random weights."""
        if generation == 0:
            return new_network(self.recipe.players, self.recipe.widths, self.recipe.seed)
        return load_network(self._network_file(generation))[0]

    def _network_file(self, generation: int) -> Path:
        return self.folder / f"generation-{generation:04d}.npz"

    # --- the work -------------------------------------------------------------------------------------------------

    def go(self, threads: int, tell: Tell) -> Iterator[Line]:
        """Generation after generation; what each came to."""
        past: list[Material] = []
        for earlier in range(max(1, self.generation + 2 - self.recipe.window), self.generation + 1):
            tell(f"playing the games of generation {earlier} again")
            past.append(self._play(earlier, threads))
        while self.generation < self.recipe.generations:
            yield self._one_generation(past, threads, tell)

    def _one_generation(self, past: list[Material], threads: int, tell: Tell) -> Line:
        number = self.generation + 1
        began = time.perf_counter()
        tell(f"generation {number}: playing {self.recipe.games:,} games")
        past.append(self._play(number, threads))
        del past[: -self.recipe.window]
        played = time.perf_counter()
        tell(f"generation {number}: learning")
        losses = self._learn(joined(past), number, threads)
        learned = time.perf_counter()
        line: Line = {
            "generation": number,
            "games": number * self.recipe.games,
            **losses,
            "mean_score": round(float(past[-1].points[:, : self.recipe.players].mean()), 3),
            "seconds_playing": round(played - began, 1),
            "seconds_learning": round(learned - played, 1),
        }
        if number % self.recipe.gate_every == 0 or number == self.recipe.generations:
            tell(f"generation {number}: matches against the frozen opponents")
            line["gates"] = self._gates(threads)
        self._keep(number, line)
        return line

    def _play(self, generation: int, threads: int) -> Material:
        """The games of a generation are played by the network of the one before."""
        network = self.network_after(generation - 1)
        seed = int(np.random.SeedSequence([self.recipe.seed, generation]).generate_state(1)[0])
        exploration = self.recipe.exploration_at(generation)
        return self_play(network, self.setups, self.recipe.games, exploration, seed, threads)

    def _learn(self, material: Material, generation: int, threads: int) -> Line:
        """One pass over all that is there, in random order."""
        rng = np.random.default_rng([self.recipe.seed, generation, 1])
        order = rng.permutation(material.size)
        size, rate = min(self.recipe.batch, len(order)), self.recipe.rate_at(generation)
        wins, points = [], []
        for start in range(0, len(order) - size + 1, size):
            batch = described(material, order[start : start + size], self.setups[0], self.network, threads)
            losses, slope = gradient(self.network, batch)
            self.optimiser.step(self.network, slope, rate)
            wins.append(losses.win)
            points.append(losses.points)
        return {"win_loss": round(float(np.mean(wins)), 5), "points_loss": round(float(np.mean(points)), 5)}

    def _gates(self, threads: int) -> Line:
        found = {}
        for name, rival in self.rivals.items():
            result = duel(self.network, rival, self.setups[0], self.recipe.gate_deals, 7, threads)
            found[name] = {
                "wins": round(result.win_rate, 4),
                "interval": round(result.interval, 4),
                "margin": round(result.margin, 3),
            }
        return found

    # --- keeping --------------------------------------------------------------------------------------------------

    def _keep(self, number: int, line: Line) -> None:
        """The optimiser's file is written last: it says which generation is complete."""
        about = {"recipe": self.recipe.as_json(), "generation": number, "games": line["games"]}
        self._save_network(self._network_file(number), about)
        if self._is_best(line):
            self._save_network(self.folder / "best.npz", about)
        self.log.append(line)
        write_lines(self.folder / "log.jsonl", self.log)
        with atomic_path(self.folder / "optimiser.npz") as partial:
            self._save_optimiser(partial, number)
        self.generation = number

    def _save_network(self, path: Path, about: Mapping[str, Any]) -> None:
        with atomic_path(path) as partial:
            save_network(partial, self.network, about)

    def _is_best(self, line: Line) -> bool:
        """Whether no earlier generation won more often against the last of the frozen opponents."""
        if "gates" not in line:
            return False
        hardest = list(self.rivals)[-1]
        earlier = [one["gates"][hardest]["wins"] for one in self.log if "gates" in one]
        return bool(line["gates"][hardest]["wins"] >= max(earlier, default=0))

    def _save_optimiser(self, path: Path, number: int) -> None:
        memory = {f"mean_{name}": layer for name, layer in self.optimiser.mean.items()}
        memory |= {f"square_{name}": layer for name, layer in self.optimiser.square.items()}
        with path.open("wb") as file:
            np.savez(file, generation=np.array(number), steps=np.array(self.optimiser.steps), **memory)

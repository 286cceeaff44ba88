"""OpenSpiel's own Monte-Carlo tree search against random players (needs `pip install 'lucca[openspiel]'`).

python examples/openspiel_mcts.py --players 2 --simulations 20
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from lucca.research import openspiel_game  # noqa: F401  importing it registers the game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="city-of-games")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    game = pyspiel.load_game(f"lucca(edition={options.edition},players={options.players})")
    rng = np.random.RandomState(options.seed)
    bot = mcts.MCTSBot(game, 2.0, options.simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(cards, p=chances)))
        elif state.current_player() == 0:
            action = bot.step(state)
            print(f"search: {state.action_to_string(0, action)}")
            state.apply_action(action)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    print(state)
    print(f"returns (the search has seat 0): {state.returns()}")


if __name__ == "__main__":
    main()

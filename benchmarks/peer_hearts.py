"""OpenSpiel's hearts, run in the peers' environment: one line in names a task, one line out tells decisions a second.

Both tasks start from a dealt hand, so that no time of hearts goes into dealing (ours deals in every game).
"""

import random
import sys
import time

import pyspiel

ROLLOUTS = 10_000
STEP_GAMES = 2_000


def dealt_hand(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def play_out(state: pyspiel.State) -> int:
    """Step a copy from Python to the end; how many decisions that took."""
    copy = state.clone()
    decisions = 0
    chance = random.random
    while not copy.is_terminal():
        actions = copy.legal_actions()
        copy.apply_action(actions[int(chance() * len(actions))])
        decisions += 1
    return decisions


def main() -> None:
    random.seed(1)
    game = pyspiel.load_game("hearts")
    state = dealt_hand(game)
    decisions = play_out(state)
    # With a single simulation the bot does nothing but roll out from the state, all in C++.
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=3)
    uct = pyspiel.ChildSelectionPolicy.UCT
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 42, False, uct)
    for line in sys.stdin:
        start = time.perf_counter()
        if line.strip() == "rollouts":
            bot.step(state)
            made = ROLLOUTS * decisions
        else:
            made = sum(play_out(state) for _ in range(STEP_GAMES))
        print(made / (time.perf_counter() - start), flush=True)


if __name__ == "__main__":
    main()

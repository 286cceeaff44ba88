"""Random agents in the PettingZoo environment (needs `pip install 'lucca[pettingzoo]'`).

python examples/pettingzoo_random.py --games 3 --render
"""

import argparse

from lucca.research import pettingzoo_env


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="city-of-games")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--celebration", action="store_true")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--render", action="store_true", help="show the table after every decision")
    options = parser.parse_args()

    env = pettingzoo_env.env(
        edition=options.edition,
        players=options.players,
        celebration=options.celebration,
        render_mode="human" if options.render else None,
    )
    for game in range(options.games):
        env.reset(seed=game)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            if termination or truncation:
                print(f"game {game}, {agent}: place {info['place']}, {info['score']} points, reward {reward:+.2f}")
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
    env.close()


if __name__ == "__main__":
    main()

"""One game with the plain API: every seat decides at random, and what happens is printed.

python examples/plain_game.py --edition citta-en --players 4 --seed 7
"""

import argparse
from random import Random

from lucca import EDITIONS, Game
from lucca.rules.events import Completed, Opened


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", choices=list(EDITIONS), default="city-of-games")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--celebration", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    game = Game.new(options.edition, options.players, celebration=options.celebration, seed=options.seed)
    rng = Random(options.seed)
    while not game.over:
        for event in game.apply(rng.choice(game.legal_decisions())):
            match event:
                case Completed(owner, colour, points):
                    print(f"{owner} completes {colour} for {points} points")
                case Opened(seat, colour, points):
                    print(f"{seat} opens {colour} for {points} points")
    for place, seat in enumerate(game.ranking, 1):
        print(f"{place}. seat {seat}: {game.points()[seat]}")


if __name__ == "__main__":
    main()

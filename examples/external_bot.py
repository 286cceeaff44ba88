"""A bot of its own process that speaks `lucca-bot 1` (docs/bot-protocol.md), with nothing but the standard library.

lucca bot check python examples/external_bot.py
"""

import json
import sys
from typing import Any

UTILITY = {"add": 5, "start": 4, "bastion": 3, "wall": 2, "discard": 1}


def worth(decision: str, view: dict[str, Any], colour_of: dict[str, str], seat: int) -> int:
    """How much we like a decision, written as in "open red", "keep 77", "take 1", "17 add" or "city 3; 34 start"."""
    first, second = decision.split()[:2]
    if first == "take":
        mine = [palace["colour"] for palace in view["quarters"][seat]["under_construction"]]
        return sum(colour_of[card] in mine for card in view["triplets"][int(second)])
    if first == "keep":
        return sum(colour_of[card] == colour_of[second] for card in view["hand"])
    return 9 if first == "open" else UTILITY.get(second, 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": "lucca-bot 1", "name": "Example"}), flush=True)
    elif message["type"] == "new":
        seat, colour_of = message["seat"], {card["id"]: card["colour"] for card in message["cards"]}
    elif message["type"] == "decide":
        legal = message["legal"]
        choice = max(legal, key=lambda decision: worth(decision, message["view"], colour_of, seat))
        print(json.dumps({"type": "answer", "id": message["id"], "choose": choice}), flush=True)
    elif message["type"] == "quit":
        break

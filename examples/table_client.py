"""A whole game against bots at a table server: `python examples/table_client.py http://127.0.0.1:8000`.

It knows no rules. Every message says what can be decided, and what that brings; it takes what brings most.
"""

import json
import sys
import time
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def main(server: str) -> None:
    with httpx.Client(base_url=server) as http:
        table = http.post("/api/play-now", json={"players": 3, "level": "apprentice"}).raise_for_status().json()["id"]
        socket = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = {"Cookie": f"lucca={http.cookies['lucca']}"}
        known, over = 0, False
        while not over:  # a lost connection loses nothing: what happened meanwhile is told again
            try:
                with connect(f"{socket}?after={known}", additional_headers=cookie) as connection:
                    while not over:
                        message = json.loads(connection.recv())
                        known = message.get("seq", known)
                        answer(connection, message)
                        over = "table" in message and message["table"]["status"] == "finished"
            except (ConnectionClosed, OSError):
                time.sleep(1)
        result = http.get(f"/api/games/{table}/record").raise_for_status().json()["result"]
        print(f"table {table}: scores {result['scores']}, I am seat 0")


def answer(connection: ClientConnection, message: dict[str, Any]) -> None:
    if message["type"] == "refused":
        print(message["message"])
    you = message.get("you")
    if you is None or not you["to_decide"]:
        return
    decisions = you["draft"]
    if not you["complete"]:
        decisions = [*decisions, max(you["choices"], key=lambda choice: choice["points"])["decision"]]
    kind = "confirm" if you["complete"] else "draft"
    connection.send(
        json.dumps({"type": kind, "seat": you["seat"], "move_index": you["move_index"], "decisions": decisions})
    )


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8000")

"""Writing `lucca-record/1`."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from lucca.records.shape import FORMAT_NAME, STANDARD_DECK, RecordShape
from lucca.rules.cards import Deck, deck_to_list, standard_deck
from lucca.rules.dealer import Deal
from lucca.rules.decisions import CityMove, CityPick, KeepMove, Move, Play
from lucca.rules.errors import LuccaError
from lucca.rules.game import Game
from lucca.rules.position import Position
from lucca.rules.score import POINT_KINDS

Player = Mapping[str, Any]


def record_of(
    game: Game, players: Sequence[Player] | None = None, extra: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The game so far as a record. While it is not over, its deal holds secrets: keep it from the players.

    `players` gives name and kind by seat ({"name": "Ada", "kind": "human"}), `extra` keys that a reader may ignore.
    LuccaError if there are not as many players as seats, or a key of `extra` is one of the record itself.

    >>> game = Game.new(players=3, seed=1)
    >>> record_of(game, extra={"place": "Lucca"})["place"]
    'Lucca'
    """
    return record_of_moves(game.position, game.deal, game.moves, players, extra)


def record_of_moves(
    position: Position,
    deal: Deal,
    moves: Sequence[Move],
    players: Sequence[Player] | None = None,
    extra: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The same from its parts: the position that the moves lead to, and every card's way."""
    setup = position.setup
    record: dict[str, Any] = {
        "format": FORMAT_NAME,
        "edition": setup.edition.id,
        "celebration": setup.celebration,
        "deck": _deck(setup.deck),
        "players": _players(players, setup.players),
        "deal": msgspec.structs.asdict(deal),
        "moves": [move_json(move) for move in moves],
    }
    if position.over:
        record["result"] = _result(position)
    for key, value in (extra or {}).items():
        if key in RecordShape.__struct_fields__:
            raise LuccaError(f"{key!r} is a key of the record itself and cannot be used for something else")
        record[key] = value
    return record


def dumps(record: Mapping[str, Any]) -> bytes:
    """The record as one line of JSON, without its line feed."""
    return msgspec.json.encode(record)


def _players(players: Sequence[Player] | None, count: int) -> list[dict[str, Any]]:
    if players is None:
        return [{} for _ in range(count)]
    if len(players) != count:
        raise LuccaError(f"there are {count} seats, but {len(players)} players are named")
    return [dict(player) for player in players]


def _deck(deck: Deck) -> str | list[dict[str, Any]]:
    return STANDARD_DECK if deck == standard_deck() else deck_to_list(deck)


def move_json(move: Move) -> dict[str, Any]:
    """One entry of `moves`."""
    if isinstance(move, KeepMove):
        return {"seat": move.seat, "keep": move.keep}
    if isinstance(move, CityMove):
        return {"seat": move.seat, "city": None if move.pick is None else _pick_json(move.pick)}
    return {"seat": move.seat, "open": move.open, "take": move.take, "play": [_play_json(play) for play in move.play]}


def _play_json(play: Play) -> list[str]:
    return [play.card, play.use] if play.colour is None else [play.card, play.use, play.colour]


def _pick_json(pick: CityPick) -> dict[str, Any]:
    colour = {} if pick.colour is None else {"colour": pick.colour}
    return {"take": pick.triplet, "card": pick.card, "as": pick.use, **colour}


def _result(position: Position) -> dict[str, Any]:
    points = position.points()
    ranking = position.ranking()
    return {
        "scores": [seat.score for seat in points],
        "order": ranking,
        "winner": ranking[0],
        "breakdown": [dict(zip(POINT_KINDS, seat.by_kind, strict=True)) for seat in points],
    }

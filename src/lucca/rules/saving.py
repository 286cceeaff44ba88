"""Saved games, `lucca-game/1`: setup, dealer, moves and drafts, from which the game is played again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from lucca.rules.cards import Deck, deck_from_list, deck_to_list, standard_deck
from lucca.rules.dealer import Deal, Dealer, FixedDealer, SeededDealer
from lucca.rules.decisions import Decision, Move, parse_move
from lucca.rules.errors import LuccaError
from lucca.rules.setup import Setup, setup

GAME_FORMAT = "lucca-game/1"


@dataclass(frozen=True)
class SavedGame:
    """All that a game follows from."""

    setup: Setup
    dealer: Dealer
    moves: Sequence[Move]
    drafts: Mapping[int, Sequence[Decision]]
    """By seat: what it has decided and not confirmed."""


def write_game(game: SavedGame) -> bytes:
    """As JSON. It holds secrets. LuccaError for a dealer that cannot be written down."""
    deck = game.setup.deck
    return msgspec.json.encode(
        {
            "format": GAME_FORMAT,
            "edition": game.setup.edition.id,
            "players": game.setup.players,
            "celebration": game.setup.celebration,
            "deck": "standard" if deck == standard_deck() else deck_to_list(deck),
            **_source(game.dealer),
            "moves": [str(move) for move in game.moves],
            "drafts": {str(seat): decisions for seat, decisions in game.drafts.items()},
        }
    )


def read_game(data: bytes | str) -> SavedGame:
    """What `write_game` wrote; LuccaError for anything else. Whether its moves are legal, playing them tells."""
    try:
        saved = msgspec.json.decode(data, type=_SavedShape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise LuccaError(f"this is not a saved game: {error}") from None
    if saved.format != GAME_FORMAT:
        raise LuccaError(f"this is not a saved game of this version, but {saved.format!r}")
    chosen = setup(saved.edition, saved.players, celebration=saved.celebration, deck=_deck(saved.deck))
    return SavedGame(chosen, _dealer(saved), [parse_move(text) for text in saved.moves], saved.drafts)


class _SavedShape(msgspec.Struct):
    format: str
    edition: str
    players: int
    celebration: bool
    deck: str | list[Any]
    moves: list[str]
    seed: str | None = None
    deal: Deal | None = None
    drafts: dict[int, list[Decision]] = {}


def _source(dealer: Dealer) -> dict[str, Any]:
    if isinstance(dealer, SeededDealer):
        return {"seed": dealer.seed.hex()}
    if isinstance(dealer, FixedDealer):
        return {"deal": dealer.deal}
    raise LuccaError("a game with a dealer of another kind cannot be written down")


def _dealer(saved: _SavedShape) -> Dealer:
    if saved.deal is not None:
        return FixedDealer(saved.deal)
    if saved.seed is None:
        raise LuccaError("this saved game has neither a seed nor a deal")
    try:
        return SeededDealer(bytes.fromhex(saved.seed))
    except ValueError:
        raise LuccaError(f"the seed {saved.seed!r} is not a hexadecimal number") from None


def _deck(saved: str | list[Any]) -> Deck:
    if not isinstance(saved, str):
        return deck_from_list(saved)
    if saved != "standard":
        raise LuccaError(f"there is no deck {saved!r}")
    return standard_deck()

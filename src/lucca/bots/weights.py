"""Networks in files: `.npz` with one array a layer and a note about where they come from."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from lucca.bots.kernels.features import Floats, colour_width, table_width
from lucca.bots.kernels.network import Network
from lucca.rules.cards import Deck
from lucca.rules.errors import LuccaError
from lucca.rules.kernels.layout import NONE, SEATS

__all__ = ["Floats", "Network", "card_ranks", "colour_width", "load_network", "save_network", "table_width"]


def card_ranks(deck: Deck) -> Floats:
    """By card: the rank of its number among all of the deck, the highest being 1; 0 for cards without a number.

    >>> from lucca.rules.cards import standard_deck
    >>> float(card_ranks(standard_deck()).max())
    1.0
    """
    ranks = np.zeros(NONE + 1, np.float32)
    numbers = sorted({card.street_number for card in deck.cards if card is not None and card.street_number})
    places = {number: place / len(numbers) for place, number in enumerate(numbers, 1)}
    for index, card in enumerate(deck.cards):
        if card is not None:
            ranks[index] = places.get(card.street_number, 0)
    return ranks


def save_network(path: Path, network: Network, about: Mapping[str, Any]) -> None:
    """Write a network, with a note that can be written as JSON."""
    with path.open("wb") as file:
        np.savez(file, about=np.array(json.dumps(about)), **network._asdict())


def load_network(path: Path) -> tuple[Network, dict[str, Any]]:
    """The network, and what its maker noted. LuccaError if the file holds no network of this version."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = _note(str(file["about"]))
            layers = {name: np.ascontiguousarray(file[name], np.float32) for name in Network._fields}
    except (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile) as error:
        raise LuccaError(f"{path}: this file holds no network of this version ({error})") from None
    network = Network(**layers)
    if not _fits(network):
        raise LuccaError(f"{path}: this network was made for another description of the table")
    return network, about


def _note(text: str) -> dict[str, Any]:
    noted = json.loads(text)
    if not isinstance(noted, dict):
        raise ValueError("its note is no dictionary")
    return noted


def _fits(network: Network) -> bool:
    """Whether every layer reads what the one before it says, and the first as much as a table has."""
    if [layer.ndim for layer in network] != [2, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1]:
        return False
    players = len(network.out_bias) // 2
    colour, hidden, deep = len(network.colour_bias), len(network.hidden_bias), len(network.deep_bias)
    second = len(network.second_bias)
    has_second = len(network.second_weights) > 0
    wanted: dict[str, tuple[int, ...]] = {
        "colour_weights": (colour_width(players + (players == 2)), colour),
        "colour_bias": (colour,),
        "second_weights": (colour if has_second else 0, second),
        "second_bias": (second,),
        "pooled_weights": (second if has_second else colour, hidden),
        "table_weights": (table_width(players), hidden),
        "hidden_bias": (hidden,),
        "deep_weights": (hidden, deep),
        "deep_bias": (deep,),
        "out_weights": (deep, 2 * players),
        "out_bias": (2 * players,),
    }
    return 2 <= players <= SEATS and {name: layer.shape for name, layer in network._asdict().items()} == wanted

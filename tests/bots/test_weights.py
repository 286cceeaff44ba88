"""Networks in files: what was saved comes back; anything else is refused with words."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lucca.bots.kernels.features import Floats
from lucca.bots.kernels.network import Network
from lucca.bots.weights import card_ranks, load_network, save_network
from lucca.learning.network import Widths
from lucca.rules.cards import standard_deck
from lucca.rules.errors import LuccaError
from tests.bots.situations import SMALL, TWO_LAYERS, random_network


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "network.npz"


@pytest.mark.parametrize("widths", [SMALL, TWO_LAYERS], ids=["one layer", "two layers"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_saved_network_comes_back(path: Path, players: int, widths: Widths) -> None:
    network = random_network(players, widths)
    save_network(path, network, {"recipe": {"games": 10}, "note": "für Lucca"})
    loaded, about = load_network(path)
    assert about == {"recipe": {"games": 10}, "note": "für Lucca"}
    for name, layer in network._asdict().items():
        back = getattr(loaded, name)
        assert np.array_equal(back, layer)
        assert back.dtype == np.float32
        assert back.flags.c_contiguous


def assert_refused(path: Path) -> None:
    with pytest.raises(LuccaError) as caught:
        load_network(path)
    assert str(path) in str(caught.value)
    assert "network" in str(caught.value)


def test_a_missing_file_is_refused(path: Path) -> None:
    assert_refused(path)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert_refused(tmp_path)


def _npy() -> bytes:
    file = io.BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"no network at all", id="text"),
        pytest.param(b"PK\x03\x04 and then nothing of a zip", id="broken zip"),
        pytest.param(_npy(), id="one array"),
    ],
)
def test_other_files_are_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert_refused(path)


@pytest.mark.parametrize("share", [0.01, 0.3, 0.6, 0.9, 0.999])
def test_a_file_cut_short_is_refused(path: Path, share: float) -> None:
    save_network(path, random_network(3), {})
    whole = path.read_bytes()
    path.write_bytes(whole[: int(share * len(whole))])
    assert_refused(path)


def test_a_damaged_file_is_refused_or_read(path: Path) -> None:
    """Bytes turned over anywhere: never anything but a network or a refusal."""
    save_network(path, random_network(3), {})
    whole = path.read_bytes()
    rng = np.random.default_rng(1)
    refused = 0
    for place in rng.integers(len(whole), size=150):
        damaged = bytearray(whole)
        damaged[place] ^= 1 << int(rng.integers(8))
        path.write_bytes(bytes(damaged))
        try:
            load_network(path)
        except LuccaError:
            refused += 1
    assert refused > 100


def write(path: Path, network: dict[str, Any], about: str = "{}") -> None:
    np.savez(path, about=np.array(about), **network)


@pytest.mark.parametrize("name", Network._fields)
def test_a_missing_layer_is_refused(path: Path, name: str) -> None:
    layers = random_network(3)._asdict()
    del layers[name]
    write(path, layers)
    assert_refused(path)


def test_a_file_without_a_note_is_refused(path: Path) -> None:
    np.savez(path, **random_network(3)._asdict())
    assert_refused(path)


def test_a_note_that_is_no_json_is_refused(path: Path) -> None:
    write(path, random_network(3)._asdict(), about="{")
    assert_refused(path)


def test_a_note_that_is_no_object_is_refused(path: Path) -> None:
    write(path, random_network(3)._asdict(), about=json.dumps([1, 2]))
    assert_refused(path)


def test_layers_that_are_no_numbers_are_refused(path: Path) -> None:
    layers = random_network(3)._asdict()
    layers["deep_bias"] = np.array(["a"] * len(layers["deep_bias"]))
    write(path, layers)
    assert_refused(path)


CHANGES: dict[str, Callable[[Floats], Floats]] = {
    "one row less": lambda layer: layer[:-1],
    "one row more": lambda layer: np.concatenate([layer, layer[:1]]),
    "another dimension": lambda layer: layer[None],
    "one number": lambda layer: layer.reshape(-1)[:1].reshape(()),
}


@pytest.mark.parametrize("change", CHANGES)
def test_layers_that_do_not_fit_are_refused(path: Path, change: str) -> None:
    layers = random_network(3, TWO_LAYERS)._asdict()
    for name, layer in layers.items():
        write(path, {**layers, name: CHANGES[change](layer)})
        assert_refused(path)


def test_a_network_for_another_description_is_refused(path: Path) -> None:
    """Inputs of three players, outputs of four."""
    mixed = random_network(3)._replace(out_bias=random_network(4).out_bias, out_weights=random_network(4).out_weights)
    save_network(path, mixed, {})
    with pytest.raises(LuccaError, match="another description"):
        load_network(path)


# --- what a network knows of street numbers ------------------------------------------------------------------------


def test_ranks_follow_street_numbers() -> None:
    deck = standard_deck()
    ranks = card_ranks(deck)
    numbered = sorted(
        (card.street_number, ranks[index]) for index, card in enumerate(deck.cards) if card and card.street_number
    )
    values = [rank for _, rank in numbered]
    assert values == sorted(values)
    assert (values[0] > 0, values[-1]) == (True, 1)
    assert not any(ranks[deck.index[bastion]] for bastion in ("B1", "B2", "B3", "B4"))
    assert ranks[255] == 0

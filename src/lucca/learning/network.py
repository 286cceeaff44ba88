"""The network in NumPy: a forward pass, its gradient by hand, and Adam. What it learns is played by a kernel."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from lucca.bots.weights import Floats, Network, colour_width, table_width
from lucca.learning.engine import Batch

Layers = dict[str, Floats]
POINTS_LOSS = np.float32(0.5)


@dataclass(frozen=True)
class Widths:
    """How many units each layer has."""

    colour: int = 64
    second: int = 0
    """A second layer of the colour encoder; 0 for none."""
    hidden: int = 96
    deep: int = 48


def new_network(players: int, widths: Widths, seed: int) -> Network:
    """Random weights, but nothing said yet: such a network plays for points at once."""
    rng = np.random.default_rng(seed)
    owners = players + (players == 2)

    def layer(inputs: int, outputs: int) -> Floats:
        weights: Floats = (rng.standard_normal((inputs, outputs)) * np.sqrt(2 / max(inputs, 1))).astype(np.float32)
        return weights

    def bias(outputs: int) -> Floats:
        return np.zeros(outputs, np.float32)

    encoded = widths.second or widths.colour
    return Network(
        colour_weights=layer(colour_width(owners), widths.colour),
        colour_bias=bias(widths.colour),
        second_weights=layer(widths.colour if widths.second else 0, widths.second or 1),
        second_bias=bias(widths.second or 1),
        pooled_weights=layer(encoded, widths.hidden) / np.float32(6),
        table_weights=layer(table_width(players), widths.hidden),
        hidden_bias=bias(widths.hidden),
        deep_weights=layer(widths.hidden, widths.deep),
        deep_bias=bias(widths.deep),
        out_weights=np.zeros((widths.deep, 2 * players), np.float32),
        out_bias=bias(2 * players),
    )


@dataclass(frozen=True)
class Losses:
    """Of one batch: cross entropy of the winner in nats, mean squared error of points (in tens), and their sum."""

    win: float
    points: float

    @property
    def total(self) -> float:
        """What training makes small."""
        return self.win + float(POINTS_LOSS) * self.points


def _softmax(logits: Floats) -> Floats:
    raised: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
    raised /= raised.sum(axis=1, keepdims=True)
    return raised


class _Pass(NamedTuple):
    """What every layer says of a batch."""

    first: Floats
    encoded: Floats
    pooled: Floats
    hidden: Floats
    deep: Floats
    chances: Floats
    points: Floats


def _forward(net: Network, batch: Batch) -> _Pass:
    size, colours, width = batch.colours.shape
    players = batch.wins.shape[1]
    first = np.maximum(batch.colours.reshape(size * colours, width) @ net.colour_weights + net.colour_bias, 0)
    encoded = np.maximum(first @ net.second_weights + net.second_bias, 0) if len(net.second_weights) else first
    pooled = encoded.reshape(size, colours, -1).sum(axis=1)
    hidden = np.maximum(pooled @ net.pooled_weights + batch.tables @ net.table_weights + net.hidden_bias, 0)
    deep = np.maximum(hidden @ net.deep_weights + net.deep_bias, 0)
    out = deep @ net.out_weights + net.out_bias
    return _Pass(first, encoded, pooled, hidden, deep, _softmax(out[:, :players]), out[:, players:])


def _cross_entropy(chances: Floats, wins: Floats) -> Floats:
    losses: Floats = -np.sum(wins * np.log(chances + np.float32(1e-9)), axis=1)
    return losses


def win_losses(net: Network, batch: Batch) -> Floats:
    """Of every state: how far the forecast of the winner is off, in nats."""
    return _cross_entropy(_forward(net, batch).chances, batch.wins)


def gradient(net: Network, batch: Batch) -> tuple[Losses, Layers]:
    """The losses of a batch, and how every weight should change to raise them."""
    size, colours, width = batch.colours.shape
    players = batch.wins.shape[1]
    flat = batch.colours.reshape(size * colours, width)
    deep_encoder = len(net.second_weights) > 0
    first, encoded, pooled, hidden, deep, chances, forecast_points = _forward(net, batch)
    errors = forecast_points - batch.points
    losses = Losses(float(_cross_entropy(chances, batch.wins).mean()), float(np.mean(errors**2)))

    d_out = np.concatenate([chances - batch.wins, POINTS_LOSS * 2 / players * errors], axis=1) / np.float32(size)
    d_deep = (d_out @ net.out_weights.T) * (deep > 0)
    d_hidden = (d_deep @ net.deep_weights.T) * (hidden > 0)
    d_encoded = np.repeat(d_hidden @ net.pooled_weights.T, colours, axis=0) * (encoded > 0)
    d_first = (d_encoded @ net.second_weights.T) * (first > 0) if deep_encoder else d_encoded
    return losses, {
        "colour_weights": flat.T @ d_first,
        "colour_bias": d_first.sum(axis=0),
        "second_weights": first.T @ d_encoded if deep_encoder else np.zeros_like(net.second_weights),
        "second_bias": d_encoded.sum(axis=0) if deep_encoder else np.zeros_like(net.second_bias),
        "pooled_weights": pooled.T @ d_hidden,
        "table_weights": batch.tables.T @ d_hidden,
        "hidden_bias": d_hidden.sum(axis=0),
        "deep_weights": hidden.T @ d_deep,
        "deep_bias": d_deep.sum(axis=0),
        "out_weights": deep.T @ d_out,
        "out_bias": d_out.sum(axis=0),
    }


class Adam:
    """The optimiser of that name; its memory is part of a checkpoint."""

    def __init__(self, net: Network) -> None:
        self.mean = {name: np.zeros_like(layer) for name, layer in net._asdict().items()}
        self.square = {name: np.zeros_like(layer) for name, layer in net._asdict().items()}
        self.steps = 0

    def step(self, net: Network, slope: Layers, rate: float) -> None:
        """Change the network in place, against the slope."""
        self.steps += 1
        scale = np.float32(rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        for name, layer in net._asdict().items():
            mean, square = self.mean[name], self.square[name]
            mean += np.float32(0.1) * (slope[name] - mean)
            square += np.float32(0.001) * (slope[name] ** 2 - square)
            layer -= scale * mean / (np.sqrt(square) + np.float32(1e-8))

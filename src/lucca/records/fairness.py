"""Deals that every player can check afterwards, `lucca-fair/1`.

Before the first card the server publishes the commitment: a hash of its secret seed. Then every player may contribute
randomness of their own. The deal follows from both. After the game the seed is revealed, and from the record all can
work out the commitment and every card again: the server can neither have changed its seed after it knew the
contributions, nor a player have known the seed when contributing.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from lucca.records.check import check
from lucca.records.errors import FORMAT, RecordError
from lucca.records.read import Record, parse
from lucca.rules.dealer import Deal, SeededDealer
from lucca.rules.decisions import KeepMove
from lucca.rules.errors import LuccaError
from lucca.rules.game import Game

SCHEME: Literal["lucca-fair/1"] = "lucca-fair/1"
SEED_BYTES = 32
MAX_CONTRIBUTION = 64

Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
# Without the assertion a line feed could follow, since `$` also matches before one.
Contribution = Annotated[str, Meta(pattern=r"^[0-9a-f]{2,64}(?!\n)$", max_length=MAX_CONTRIBUTION)]


class Fairness(msgspec.Struct, frozen=True):
    """The extra key `fair` of a finished game's record."""

    scheme: Literal["lucca-fair/1"]
    game: str
    """The id under which the commitment was published."""
    commitment: Hex64
    seed: Hex64
    contributions: tuple[Contribution | None, ...]
    """By seat, in hexadecimal digits; null where nobody contributed."""


def new_seed() -> bytes:
    """A secret seed from the operating system's source of chance."""
    return secrets.token_bytes(SEED_BYTES)


def commitment_of(seed: bytes) -> str:
    """SHA-256 of the scheme's name with "/commitment", a zero byte and the seed, in hexadecimal digits."""
    return hashlib.sha256(SCHEME.encode() + b"/commitment\0" + seed).hexdigest()


def deal_seed(seed: bytes, game: str, contributions: Sequence[str | None]) -> bytes:
    """What the cards are dealt from: SHA-256 of the scheme's name with "/deal", a zero byte, the seed, the game's id,
    and by seat the contributions in hexadecimal digits, each of these followed by a zero byte."""
    digest = hashlib.sha256(SCHEME.encode() + b"/deal\0" + seed)
    for part in (game, *(contribution or "" for contribution in contributions)):
        digest.update(part.encode() + b"\0")
    return digest.digest()


def fairness_json(seed: bytes, game: str, contributions: Sequence[str | None]) -> dict[str, Any]:
    """What goes into the record of a finished game."""
    fairness = Fairness(SCHEME, game, commitment_of(seed), seed.hex(), tuple(contributions))
    builtins: dict[str, Any] = msgspec.to_builtins(fairness)
    return builtins


# --- checking -------------------------------------------------------------------------------------------------------


class FairnessError(LuccaError):
    """A record whose deal does not follow from what it reveals."""


class _FairShape(msgspec.Struct):
    fair: Fairness


def verify(text: str | bytes, game: int = 0) -> Fairness:
    """Check a finished game's rules and result, and that every card follows from the seed it reveals.

    RecordError if the game itself is wrong, FairnessError if its deal is not what was committed to. Whether the
    commitment is the one that was published before the game, only those who saw it then can tell.

    >>> from lucca.records.write import dumps, record_of
    >>> from lucca.rules.setup import setup
    >>> seed, contributions = bytes(SEED_BYTES), ("c0ffee", None, None)
    >>> game = Game(setup(), SeededDealer(deal_seed(seed, "a game", contributions)))
    >>> while not game.over:
    ...     events = game.apply(game.legal_decisions()[0])
    >>> record = record_of(game, extra={"fair": fairness_json(seed, "a game", contributions)})
    >>> verify(dumps(record)).commitment == commitment_of(seed)
    True
    """
    record = parse(text, game)
    if record.result is None:
        message = "the game is not finished, so its seed is not revealed"
        raise RecordError("record-not-finished", FORMAT, message, game=game)
    check(record)
    fairness = fairness_in(text)
    seed = bytes.fromhex(fairness.seed)
    if commitment_of(seed) != fairness.commitment:
        raise FairnessError("the seed is not the one that was committed to")
    if len(fairness.contributions) != record.setup.players:
        raise FairnessError(f"there are {record.setup.players} seats, but {len(fairness.contributions)} contributions")
    _compare_deals(record, deal_seed(seed, fairness.game, fairness.contributions))
    return fairness


def fairness_in(text: str | bytes) -> Fairness:
    """What a record says about its deal; FairnessError if it says nothing, or nothing that makes sense."""
    try:
        return msgspec.json.decode(text, type=_FairShape).fair
    except msgspec.ValidationError as error:
        missing = "missing required field `fair`" in str(error)
        reason = "it has no `fair`, so its deal cannot be verified" if missing else str(error)
        raise FairnessError(f"this record is legal, but {reason}") from None


def _compare_deals(record: Record, seed: bytes) -> None:
    """Deal the game again. What the players kept decides what is reshuffled, so that part is played again too."""
    again = Game(record.setup, SeededDealer(seed))
    _compare(again.deal, record.deal, ("hands", "bastions_replaced", "first_triplets"))
    for move in record.moves:
        if isinstance(move, KeepMove):
            again.play(move)
    _compare(again.deal, record.deal, ("stock", "removed"))


def _compare(dealt: Deal, recorded: Deal, parts: Sequence[str]) -> None:
    for part in parts:
        if getattr(dealt, part) != getattr(recorded, part):
            raise FairnessError(f"the cards in `{part}` are not those that the seed deals")

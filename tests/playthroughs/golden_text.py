"""A game as the text of a golden file: written from a game, and read back into one."""

import re
from collections.abc import Iterator, Sequence

from lucca.rules.dealer import Deal
from lucca.rules.decisions import Move, parse_move
from lucca.rules.events import (
    Added,
    BastionBuilt,
    BastionReplaced,
    CityFounded,
    CityPicked,
    CityPickSkipped,
    Completed,
    Discarded,
    Event,
    FinalOrder,
    GameEnded,
    HandDealt,
    Kept,
    LeftOver,
    Opened,
    OrderPlace,
    Revealed,
    RoundBegan,
    Started,
    StreetScored,
    Took,
    TripletsDealt,
    WallBuilt,
    WallsScored,
)
from lucca.rules.game import Game
from lucca.rules.setup import Setup, setup

SEPARATOR = " / "
HEADINGS = (RoundBegan, FinalOrder)


def ids(cards: Sequence[str]) -> str:
    return " ".join(cards) or "-"


def triplets(cards: Sequence[str]) -> str:
    return " | ".join(ids(cards[at : at + 3]) for at in range(0, len(cards), 3)) or "-"


# --- writing ---------------------------------------------------------------------------------------------------------


def header(table: Setup, deal: Deal) -> Iterator[str]:
    """The table and every card, the stock in one line a turn."""
    yield f"edition: {table.edition.id}"
    yield f"players: {table.players}"
    yield f"celebration: {'yes' if table.celebration else 'no'}"
    for seat, hand in enumerate(deal.hands):
        yield f"hand {seat}: {ids(hand)}"
    yield f"bastions replaced: {ids(deal.bastions_replaced)}"
    yield f"first triplets: {triplets([card for triplet in deal.first_triplets for card in triplet])}"
    count = 3 * table.triplets
    for at in range(0, len(deal.stock), count):
        yield f"stock: {triplets(deal.stock[at : at + count])}"
    yield f"removed: {ids(deal.removed)}"


def order_words(order: Sequence[OrderPlace]) -> str:
    return ", ".join(f"{place.seat} ({place.shields} shields, number {place.street_number})" for place in order)


def words(event: Event) -> str:
    """One event in a few words; every field of it shows, or is a matter of course after the move's own text.

    An event without words of its own is shown as it is.
    """
    match event:
        case HandDealt(seat, card):
            return f"{seat} dealt {card}"
        case BastionReplaced(card):
            return f"{card} is replaced in a hand"
        case TripletsDealt(turn, dealt):
            return f"turn {turn} dealt {triplets([card for triplet in dealt for card in triplet])}"
        case Kept(seat, cards):
            return f"{seat} kept {ids(cards)}"
        case Revealed(seat, cards):
            return f"{seat} shows {ids(cards)}"
        case CityFounded(card, colour):
            return f"city {colour} {card}"
        case RoundBegan(turn, order):
            return f"turn {turn}: {order_words(order)}"
        case FinalOrder(order):
            return f"final order: {order_words(order)}"
        case Took(seat, triplet, cards):
            return f"{seat} took {triplet}: {ids(cards)}"
        case GameEnded(scores, ranking):
            return f"ended: scores {scores}, ranking {ranking}"
        case _:
            return words_for_building(event)


def words_for_building(event: Event) -> str:
    match event:
        case Opened(seat, colour, points, sources):
            guests = ", ".join(f"{source.points} from {source.owner}" for source in sources)
            return f"{seat} opens {colour} +{points} ({guests})"
        case Started(owner, colour, card):
            return f"{card} starts {colour} of {owner}"
        case Added(owner, colour, card, _):
            return f"{card} on {colour} of {owner}"
        case Completed(owner, colour, points):
            return f"{colour} of {owner} complete +{points}"
        case WallBuilt(seat, card):
            return f"{card} wall of {seat}"
        case BastionBuilt(owner, card):
            return f"{card} bastion of {owner}"
        case Discarded(seat, card):
            return f"{card} discarded by {seat}"
        case CityPicked(seat, card):
            return f"{seat} picked {card}"
        case CityPickSkipped(seat):
            return f"{seat} skipped"
        case LeftOver(cards):
            return f"left over {ids(cards)}"
        case WallsScored():
            built = f"{event.walls} walls, {event.bastions} bastions, shields {event.shields} of {event.needed}"
            return f"{event.seat} defends +{event.points} ({built}, {event.opened} opened)"
        case StreetScored():
            lowest, highest = f"{event.lowest_card} of {event.lowest_owner}", event.highest_card
            return f"street numbers: {lowest} gives {event.points} to {highest} of {event.highest_owner}"
        case _:
            return str(event)


def numbers(game: Game) -> str:
    """What can be counted on the table at the start of a turn."""
    view = game.view(None)
    shields = ids([str(quarter.shields) for quarter in view.quarters])
    ended = ids([str(points.score) for points in game.points_if_ended_now()])
    return (
        f"scores {ids([*map(str, game.scores)])}; if it ended now {ended}; shields {shields}; unseen {len(view.unseen)}"
    )


def move_lines(game: Game, move: Move) -> Iterator[str]:
    """Play a move: its own text, then what happened, with a turn that begins under a heading of its own."""
    yield str(move)
    said: list[str] = []
    for event in game.play(move):
        if isinstance(event, RoundBegan | FinalOrder):
            yield f"    {SEPARATOR.join(said)}"
            yield from ("", words(event))
            said = [] if isinstance(event, FinalOrder) else [numbers(game)]
        else:
            said.append(words(event))
    yield f"    {SEPARATOR.join(said)}"


def result(game: Game) -> Iterator[str]:
    yield ""
    for seat, p in enumerate(game.points()):
        parts = f"windows {p.windows}, parties {p.parties}, walls {p.walls}, street {p.street}"
        yield f"result of {seat}: {parts} = {p.score}"
    yield f"ranking: {ids([*map(str, game.ranking)])}"


def write(table: Setup, deal: Deal, moves: Sequence[Move]) -> str:
    """The text of a finished game, made by playing it again."""
    game = game_of(table, deal)
    lines = [*header(table, deal), ""]
    for move in moves:
        lines += move_lines(game, move)
    return "\n".join([*lines, *result(game)]) + "\n"


def game_of(table: Setup, deal: Deal) -> Game:
    return Game.from_deal(deal, table.edition.id, table.players, celebration=table.celebration, deck=table.deck)


# --- reading ---------------------------------------------------------------------------------------------------------

_MOVE = re.compile(r"\d+: (keep|open|take|city) ")


def read(text: str) -> tuple[Setup, Deal, list[Move]]:
    """The table, the deal and the moves that a golden file shows."""
    head, body = text.split("\n\n", 1)
    entries = [line.split(": ", 1) for line in head.splitlines()]

    def cards(name: str) -> tuple[str, ...]:
        shown = [value.replace(" | ", " ") for key, value in entries if key == name]
        return tuple(card for value in shown if value != "-" for card in value.split())

    named = dict(entries)
    players = int(named["players"])
    first = cards("first triplets")
    deal = Deal(
        hands=tuple(cards(f"hand {seat}") for seat in range(players)),
        bastions_replaced=cards("bastions replaced"),
        first_triplets=tuple(first[at : at + 3] for at in range(0, len(first), 3)),
        stock=cards("stock"),
        removed=cards("removed"),
    )
    moves = [parse_move(line) for line in body.splitlines() if _MOVE.match(line)]
    return setup(named["edition"], players, celebration=named["celebration"] == "yes"), deal, moves

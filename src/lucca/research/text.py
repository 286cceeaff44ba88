"""A table as plain text, for render modes and observation strings."""

from collections.abc import Iterator

from lucca.rules.cards import BASTION, Card
from lucca.rules.setup import Setup
from lucca.rules.view import Palace, Quarter, View


def table_text(view: View, *, with_unseen: bool = False) -> str:
    """All that the view shows; `with_unseen` names the cards that have not been seen as well."""
    lines = [_headline(view)]
    if view.triplets:
        lines += ["Triplets", *(f"  {number}: {_cards(cards)}" for number, cards in view.triplets.items())]
    if view.to_play:
        lines.append(f"To play: {_cards(view.to_play)}")
    if view.hand:
        kept = f"; kept {_cards(view.kept)}" if view.kept else ""
        lines.append(f"Hand of seat {view.seat}: {_cards(view.hand)}{kept}")
    for quarter in view.quarters:
        lines += _quarter_lines(quarter, view.setup)
    if with_unseen:
        lines.append("Unseen: " + " ".join(card.id for card in view.unseen))
    return "\n".join(lines)


def _headline(view: View) -> str:
    setup = view.setup
    variant = ", Celebration" if setup.celebration else ""
    what = f"{setup.edition.id}{variant}, {setup.players} players"
    if view.phase == "over":
        return f"{what}: the game is over"
    progress = f"turn {view.round} of {setup.rounds}" if view.round else "preparation"
    order = f" (order {' '.join(map(str, view.order))})" if view.round else ""
    actor = "cards are dealt" if view.actor is None else f"seat {view.actor} to {view.phase}"
    return f"{what}: {progress}{order}, {actor}"


def card_text(card: Card) -> str:
    """Such as "34 red 1s 2w": number, colour, shields, windows."""
    if card.kind == BASTION:
        return card.id
    colour = f" {card.colour}" if card.colour else ""
    return f"{card.id}{colour} {card.shields}s {card.windows}w"


def _cards(cards: tuple[Card, ...]) -> str:
    return ", ".join(card_text(card) for card in cards)


def _quarter_lines(quarter: Quarter, setup: Setup) -> Iterator[str]:
    owner = "The City" if quarter.is_city else f"Seat {quarter.owner}: {quarter.score} points"
    walls, bastions = len(quarter.walls), len(quarter.bastions)
    bastion_word = setup.edition.bastion_name if bastions == 1 else setup.edition.bastion_name_plural
    yield (
        f"{owner}, {quarter.shields} shields under construction, "
        f"{walls} {'wall' if walls == 1 else 'walls'}, {bastions} {bastion_word}"
    )
    for status, palaces in (
        ("under construction", quarter.under_construction),
        ("completed", quarter.completed),
        ("opened", quarter.opened),
    ):
        for palace in palaces:
            yield _palace_line(palace, status, setup.palace_size)


def _palace_line(palace: Palace, status: str, palace_size: int) -> str:
    storeys = " ".join(card.id for card in palace.cards)
    return (
        f"  {palace.colour:<8} {status:<18} {len(palace.cards)}/{palace_size} "
        f"{palace.shields}s {palace.windows}w: {storeys}"
    )

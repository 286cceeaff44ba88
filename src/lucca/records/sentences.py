"""Events in words: one sentence each, with the points and where they came from."""

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from lucca.rules.cards import BASTION, GOLDEN, WILD, Card
from lucca.rules.events import (
    CITY,
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
    Owner,
    PartySource,
    Revealed,
    RoundBegan,
    Started,
    StreetScored,
    Took,
    TripletsDealt,
    WallBuilt,
    WallsScored,
)
from lucca.rules.setup import Setup


def counted(number: int, word: str) -> str:
    """ "1 point", "2 points"."""
    return f"{number} {word}" if number in (1, -1) else f"{number} {word}s"


def listed(parts: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def printable(text: str) -> str:
    """Text that cannot upset a terminal: whatever does not print becomes a replacement mark."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def unique_names(names: Iterable[str | None]) -> list[str]:
    """A printable name for each seat, none twice."""
    shown: list[str] = []
    for seat, name in enumerate(names):
        clean = printable(name or "").strip() or f"Seat {seat}"
        shown.append(f"{clean} (seat {seat})" if clean in shown else clean)
    return shown


class EventSentences:
    """Puts the events of one table into words, with the edition's word for a Bastion."""

    def __init__(self, names: Sequence[str], setup: Setup) -> None:
        self.names = names
        self.setup = setup

    # --- nouns ------------------------------------------------------------------------------------------------

    def owner(self, owner: Owner) -> str:
        """The name of a seat, or the City."""
        return "the City" if isinstance(owner, str) else self.names[owner]

    def _subject(self, owner: Owner) -> str:
        return "The City" if owner == CITY else self.owner(owner)

    def _card(self, id: str) -> Card:
        return self.setup.deck.card(self.setup.deck.index[id])

    def card(self, id: str) -> str:
        """ "red 34", "Bastion B3", "Wild 10", "golden green 1513"."""
        card = self._card(id)
        if card.kind == BASTION:
            return f"{self.setup.edition.bastion_name} {id}"
        if card.kind == WILD:
            return f"Wild {card.street_number}"
        return f"{'golden ' * (card.kind == GOLDEN)}{card.colour} {card.street_number}"

    def card_with_symbols(self, id: str) -> str:
        """The same, followed by (shields/windows) where the card has any."""
        card = self._card(id)
        return self.card(id) if card.kind == BASTION else f"{self.card(id)} ({card.shields}/{card.windows})"

    def cards(self, ids: Iterable[str]) -> str:
        """Cards in words, one after the other."""
        return ", ".join(map(self.card, ids))

    def cards_with_symbols(self, ids: Iterable[str]) -> str:
        """The same with the shields and windows of each."""
        return ", ".join(map(self.card_with_symbols, ids))

    def order(self, places: Sequence[OrderPlace]) -> str:
        """Who plays when and why: the highest number is told only where shields are equal."""
        shields = [place.shields for place in places]
        return ", ".join(
            f"{self.names[place.seat]} ({counted(place.shields, 'shield')}"
            + (f", highest number {place.street_number})" if shields.count(place.shields) > 1 else ")")
            for place in places
        )

    def party_source(self, source: PartySource) -> str:
        """What one other owner brings to a party."""
        parts = []
        if source.under_construction:
            parts.append(f"{counted(source.under_construction, 'card')} under construction")
        if source.completed:
            parts.append("completed palace" if source.completed == 1 else f"{source.completed} completed palaces")
        return f"{source.points} from {self.owner(source.owner)}'s {' and '.join(parts)}"

    # --- sentences --------------------------------------------------------------------------------------------

    @singledispatchmethod
    def line(self, event: Event) -> str:
        """The event as a sentence without its full stop."""
        raise TypeError(f"{event!r} is not an event of a game")

    @line.register
    def _hand_dealt(self, event: HandDealt) -> str:
        return f"{self.names[event.seat]} is dealt {self.card_with_symbols(event.card)}"

    @line.register
    def _bastion_replaced(self, event: BastionReplaced) -> str:
        return f"{self.card(event.card)} is dealt into a hand and replaced"

    @line.register
    def _triplets_dealt(self, event: TripletsDealt) -> str:
        return f"triplets of turn {event.round}: {'; '.join(self.triplets(event))}"

    def triplets(self, event: TripletsDealt) -> list[str]:
        """A line for each triplet that was dealt."""
        return [f"{number}: {self.cards_with_symbols(cards)}" for number, cards in enumerate(event.triplets)]

    @line.register
    def _kept(self, event: Kept) -> str:
        name = self.names[event.seat]
        if not event.cards:
            return f"{name} has chosen two starting cards"
        return f"{name} keeps {self.card(event.cards[0])}, then {self.card(event.cards[1])}"

    @line.register
    def _revealed(self, event: Revealed) -> str:
        return f"{self.names[event.seat]} lays {self.card(event.cards[0])}, then {self.card(event.cards[1])}"

    @line.register
    def _city_founded(self, event: CityFounded) -> str:
        place = f" on its {event.colour} palace" if self._card(event.card).kind == WILD else ""
        return f"The City starts with {self.card(event.card)}{place}"

    @line.register
    def _round_began(self, event: RoundBegan) -> str:
        return f"order of turn {event.round}: {self.order(event.order)}"

    @line.register
    def _final_order(self, event: FinalOrder) -> str:
        return f"final order: {self.order(event.order)}"

    @line.register
    def _opened(self, event: Opened) -> str:
        sources = [self.party_source(source) for source in event.sources if source.points]
        reasons = ", ".join(sources) or f"no other {event.colour} palace is under construction or unopened"
        return f"{self.names[event.seat]} opens {event.colour}: {counted(event.points, 'point')} ({reasons})"

    @line.register
    def _took(self, event: Took) -> str:
        return f"{self.names[event.seat]} takes triplet {event.triplet}: {self.cards(event.cards)}"

    @line.register
    def _started(self, event: Started) -> str:
        return f"{self._subject(event.owner)} starts a palace with {self.card(event.card)}"

    @line.register
    def _added(self, event: Added) -> str:
        place = f" to the {event.colour} palace" if self._card(event.card).kind == WILD else ""
        return f"{self._subject(event.owner)} adds {self.card(event.card)}{place}"

    @line.register
    def _completed(self, event: Completed) -> str:
        if event.owner == CITY:
            return f"The City completes a {event.colour} palace"
        return f"{self.owner(event.owner)} completes {event.colour}: {counted(event.points, 'point')} for its windows"

    @line.register
    def _wall_built(self, event: WallBuilt) -> str:
        return f"{self.names[event.seat]} turns {self.card(event.card)} into a City Wall"

    @line.register
    def _bastion_built(self, event: BastionBuilt) -> str:
        return f"{self._subject(event.owner)} builds {self.card(event.card)}"

    @line.register
    def _discarded(self, event: Discarded) -> str:
        return f"{self.names[event.seat]} discards {self.card(event.card)}"

    @line.register
    def _city_picked(self, event: CityPicked) -> str:
        return f"{self.names[event.seat]} picks {self.card(event.card)} for the City"

    @line.register
    def _city_pick_skipped(self, event: CityPickSkipped) -> str:
        return f"{self.names[event.seat]} skips the pick: no card can be played into the City"

    @line.register
    def _left_over(self, event: LeftOver) -> str:
        return f"left over: {self.cards(event.cards)}"

    @line.register
    def _walls_scored(self, event: WallsScored) -> str:
        """5.3, with the shields needed and there."""
        name, bastion = self.names[event.seat], self.setup.edition.bastion_name
        if not event.walls and not event.bastions:
            return f"{name} has neither walls nor {self.setup.edition.bastion_name_plural}: 0 points"
        defences = [counted(event.walls, "wall")] if event.walls else []
        if event.bastions:
            plural = self.setup.edition.bastion_name_plural
            defences.append(f"{event.bastions} {bastion if event.bastions == 1 else plural}")
        need = f"{counted(event.needed, 'shield')} needed, {event.shields} there"
        if not event.held:
            return f"{name} has {listed(defences)}; {need}: {counted(event.points, 'point')}"
        times = f"{event.walls + event.bastions} x {counted(event.opened, 'opened palace')}"
        return f"{name} has {listed(defences)}; {need}: {times} = {counted(event.points, 'point')}"

    @line.register
    def _street_scored(self, event: StreetScored) -> str:
        """5.4; the City has nothing to give and nothing to gain (7.10)."""
        lowest, highest = event.lowest_owner, event.highest_owner
        if event.lowest_card is None or event.highest_card is None or lowest is None or highest is None:
            return "street numbers: no palace counts, so nobody gives points"
        found = (
            f"street numbers: the lowest is {self.card(event.lowest_card)} ({self.owner(lowest)}), "
            f"the highest {self.card(event.highest_card)} ({self.owner(highest)})"
        )
        if not event.points:
            return f"{found}, the same owner: nothing changes"
        points = counted(event.points, "point")
        if lowest == CITY:
            return f"{found}: {self.owner(highest)} gains {points}"
        if highest == CITY:
            return f"{found}: {self.owner(lowest)} loses {points}"
        return f"{found}: {self.owner(lowest)} gives {self.owner(highest)} {points}"

    @line.register
    def _game_ended(self, event: GameEnded) -> str:
        ranked = [f"{self.names[seat]} {event.scores[seat]}" for seat in event.ranking]
        return f"{self.names[event.ranking[0]]} wins: {', '.join(ranked)}"

"""What may be decided now, by number, and how typed words are understood as decisions.

The rules decide what is legal: words that name a decision become that decision, and a refusal is the rules' own.
"""

from collections.abc import Iterable, Sequence

from lucca.rules.cards import WILD, Card
from lucca.rules.decisions import USES, CityPick, CitySkip, Decision, Keep, Open, Play, Take, decision_text
from lucca.rules.errors import IllegalMoveError, LuccaError
from lucca.rules.game import Draft
from lucca.rules.view import View

_USES = {
    **dict.fromkeys(("start", "s"), "start"),
    **dict.fromkeys(("add", "a"), "add"),
    **dict.fromkeys(("wall", "w"), "wall"),
    **dict.fromkeys(("bastion", "tower", "tour", "塔", "b"), "bastion"),
    **dict.fromkeys(("discard", "d"), "discard"),
}


class NotUnderstoodError(LuccaError):
    """Words that name no decision; the message says what could be typed instead."""


def numbered(draft: Draft) -> dict[int, Decision]:
    """The legal decisions by the number to type. Hand cards and triplets keep their numbers throughout."""
    view, legal = draft.view(), draft.legal_decisions()
    places = [card.id for card in view.hand]
    fixed: dict[int, Decision] = {}
    others: list[Decision] = []
    for decision in legal:
        match decision:
            case Keep(card):
                fixed[places.index(card) + 1] = decision
            case Take(triplet):
                fixed[triplet + 1] = decision
            case _:
                others.append(decision)
    first = view.setup.triplets + 1 if fixed else 1
    return fixed | dict(enumerate(sorted(others, key=lambda decision: _place(decision, view)), first))


def _place(decision: Decision, view: View) -> tuple[int, int]:
    """Where a decision stands in a list: by card as the cards lie, then by use."""
    match decision:
        case Play(card, use):
            return [card.id for card in view.to_play].index(card), USES.index(use)
        case CityPick(triplet, card):
            return triplet, [card.id for card in view.triplets[triplet]].index(card)
        case _:
            return 0, 0


def understand(text: str, draft: Draft) -> list[Decision]:
    """The decisions that typed words name; NotUnderstoodError if they name none."""
    words = text.casefold().split()
    choices = numbered(draft)
    view = draft.view()
    if view.phase == "keep":
        return _keeps(words, view)
    if len(words) == 1 and words[0].isdecimal() and int(words[0]) in choices:
        return [choices[int(words[0])]]
    if view.phase == "choose":
        return _openings_or_take(words, view)
    if view.phase == "city":
        return [_city_pick(words, view)]
    return [_play(words, view)]


def typed(decisions: Sequence[Decision], view: View) -> str:
    """A line that `understand` reads as these decisions, part by part, from this view on."""
    places = [card.id for card in view.hand]
    keeps = [str(places.index(decision.card) + 1) for decision in decisions if isinstance(decision, Keep)]
    return f"keep {' '.join(keeps)}" if keeps else "; ".join(map(_typed, decisions))


def _typed(decision: Decision) -> str:
    match decision:
        case Open(colour):
            return f"open {colour}"
        case Take(triplet):
            return f"take {triplet + 1}"
        case CityPick(_, card, use, colour):
            return f"city {_typed(Play(card, use, colour))}"
        case Play(card, use, colour):
            return f"{card} {use} {colour or ''}".rstrip()
        case _:
            return decision_text(decision)


# --- the first hand -------------------------------------------------------------------------------------------------


def _keeps(words: list[str], view: View) -> list[Decision]:
    if words[0] in ("keep", "k"):
        words = words[1:]
    if not 1 <= len(words) <= 2:
        raise NotUnderstoodError("Type the number of a card to keep, or two at once: 1 3")
    return [_keep(word, view) for word in words]


def _keep(word: str, view: View) -> Decision:
    if word.isdecimal() and 1 <= int(word) <= len(view.hand):
        return Keep(view.hand[int(word) - 1].id)
    card = _named(word, view.hand)
    if card is None:
        raise NotUnderstoodError(f"{word!r} is none of your four cards; type 1 to {len(view.hand)}")
    return Keep(card.id)


# --- opening and taking ---------------------------------------------------------------------------------------------


def _openings_or_take(words: list[str], view: View) -> list[Decision]:
    first, rest = words[0], words[1:]
    if first in ("open", "o"):
        return _openings(rest, view)
    if first in ("take", "t"):
        return [_take(rest, view)]
    if first.isdecimal() and not rest:
        return [_take(words, view)]
    if any(word in _USES for word in words):
        raise NotUnderstoodError("First take a triplet (take 2); its cards are played after that")
    if _colour(" ".join(words), view):
        return _openings(words, view)
    raise NotUnderstoodError("Take a triplet (take 2) or open a completed palace (open red)")


def _openings(words: list[str], view: View) -> list[Decision]:
    if words == ["all"]:
        ready = [decision for decision in view.legal_decisions() if isinstance(decision, Open)]
        if not ready:
            raise IllegalMoveError("4.2", "you have no completed palace to open")
        return [*ready]
    whole = _colour(" ".join(words), view)
    named = [whole] if whole else [_colour(word, view) for word in words]
    if not named or None in named:
        raise NotUnderstoodError(f"Open which palace? The colours are {', '.join(view.setup.deck.colours)}")
    return [Open(colour) for colour in named if colour]


def _take(words: list[str], view: View) -> Take:
    left = ", ".join(str(number + 1) for number in view.triplets)
    if len(words) != 1 or not words[0].isdecimal():
        raise NotUnderstoodError(f"Take which triplet? On the table: {left}")
    number = int(words[0])
    if number - 1 not in view.triplets:
        raise IllegalMoveError("4.5", f"triplet {number} is not on the table; there are {left}")
    return Take(number - 1)


# --- playing cards --------------------------------------------------------------------------------------------------


def _play(words: list[str], view: View) -> Play:
    """CARD USE, USE CARD, or only what is needed: "17 start", "w 44", "W10 red", "discard"."""
    card, use, rest = _card_and_use(words, view)
    colour = _colour(" ".join(rest), view) if rest else None
    if (rest and colour is None) or (card is None and use is None):
        cards = ", ".join(card.id for card in view.to_play)
        raise NotUnderstoodError(f"Say a card and its use, such as {view.to_play[0].id} wall; to be played: {cards}")
    if card is None:
        card = _only_card(use or "", view)
    if use is None:
        use = _only_use(card, colour, view)
    return Play(card.id, use, colour if card.kind == WILD or colour != card.colour else None)


def _card_and_use(words: list[str], view: View) -> tuple[Card | None, str | None, list[str]]:
    card, use, rest = None, None, list(words)
    for _ in range(2):
        if rest and card is None and (found := _named(rest[0], view.to_play) or _in_deck(rest[0], view)):
            card, rest = found, rest[1:]
        elif rest and use is None and rest[0] in _USES:
            use, rest = _USES[rest[0]], rest[1:]
    return card, use, rest


def _only_card(use: str, view: View) -> Card:
    """The card meant when only a use was typed."""
    able = {play.card for play in _legal_plays(view) if play.use == use}
    cards = [card for card in view.to_play if card.id in able]
    if len(view.to_play) == 1:
        return view.to_play[0]
    if len(cards) == 1:
        return cards[0]
    raise NotUnderstoodError(f"{use} which card? To be played: {', '.join(card.id for card in view.to_play)}")


def _only_use(card: Card, colour: str | None, view: View) -> str:
    """The use meant when only a card was typed."""
    uses = list(dict.fromkeys(play.use for play in _legal_plays(view) if play.card == card.id))
    if colour is not None and card.kind == WILD:
        return "add"
    if len(uses) == 1:
        return uses[0]
    if not uses:
        raise IllegalMoveError("4.6", f"card {card.id} is not among the cards to play")
    raise NotUnderstoodError(f"What to do with {card.id}? {', '.join(f'{card.id} {use}' for use in uses)}")


def _legal_plays(view: View) -> list[Play]:
    return [decision for decision in view.legal_decisions() if isinstance(decision, Play)]


# --- picks for the City ---------------------------------------------------------------------------------------------


def _city_pick(words: list[str], view: View) -> Decision:
    if words[0] in ("city", "c", "pick", "p"):
        words = words[1:]
    if words == ["skip"]:
        return CitySkip()
    on_table = {card.id: triplet for triplet, cards in view.triplets.items() for card in cards}
    card = _named(words[0], [card for cards in view.triplets.values() for card in cards]) if words else None
    if card is None:
        raise NotUnderstoodError(f"Pick a card for the City by its number in the list, or as {' or '.join(on_table)}")
    rest = words[2:] if len(words) > 1 and words[1] in _USES else words[1:]
    colour = _colour(" ".join(rest), view) if rest else None
    if rest and colour is None:
        raise NotUnderstoodError(f"Which palace of the City? The colours are {', '.join(view.setup.deck.colours)}")
    return CityPick(on_table[card.id], card.id, _city_use(card, view), colour if card.kind == WILD else None)


def _city_use(card: Card, view: View) -> str:
    """The use that the rules allow (7.5); any will do for a card that cannot be picked, which is refused for that."""
    uses = {decision.card: decision.use for decision in view.legal_decisions() if isinstance(decision, CityPick)}
    return uses.get(card.id, "add")


# --- names ----------------------------------------------------------------------------------------------------------


def _named(word: str, cards: Iterable[Card]) -> Card | None:
    """The card with this id, or else with this number."""
    known = list(cards)
    exact = [card for card in known if card.id.casefold() == word]
    return next(iter(exact or [card for card in known if card.street_number and str(card.street_number) == word]), None)


def _in_deck(word: str, view: View) -> Card | None:
    index = view.setup.deck.index.get(word.upper())
    return None if index is None else view.setup.deck.card(index)


def _colour(word: str, view: View) -> str | None:
    """The colour with this name, or the only one that begins so."""
    colours = view.setup.deck.colours
    exact = [colour for colour in colours if colour.casefold() == word]
    begun = [colour for colour in colours if word and colour.casefold().startswith(word)]
    return exact[0] if exact else begun[0] if len(begun) == 1 else None

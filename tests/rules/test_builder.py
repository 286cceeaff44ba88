"""The test helper arranges only positions that a game could reach."""

import pytest

from lucca.rules.cards import standard_deck
from tests.rules.builder import EVERY_TABLE, Holding, arrange, game_to_play

OTHERS = [Holding(["5", "10"]), Holding(["6", "9"])]


@pytest.mark.parametrize(
    ("round", "holding"),
    [
        (2, Holding(["1 5"])),  # two colours in one palace
        (2, Holding(["1", "7"])),  # two palaces of one colour
        (2, Holding(["1 B1"])),  # a Bastion as a storey
        (2, Holding(["B1 1"])),
        (2, Holding(["1 W10"])),  # no Wilds without the Celebration
        (2, Holding(["10 16"])),  # the 10 lies elsewhere too
        (3, Holding(["1 7 13 19 25"])),  # five cards are complete
        (3, Holding(["2"], completed=["1 7 13 19"])),
        (2, Holding(["1"])),  # two cards were kept, and lie in palaces
        (2, Holding(["1 7 13 19", "2 8"])),  # six cards, where five can have been played
        (2, Holding(["2 8"], walls="1 7 13 19")),
        (3, Holding(["2"], opened=["1 7 13 19 25", "4 16 22 28 34"])),  # not that soon
        (3, Holding(["1 7"], parties=2)),  # no party without an opened palace
        (2, Holding(["1 7"], bastions="13")),
    ],
    ids=str,
)
def test_an_impossible_holding_is_not_arranged(round: int, holding: Holding) -> None:
    with pytest.raises((AssertionError, ValueError)):
        arrange(round=round, holdings=[holding, *OTHERS])


@pytest.mark.parametrize("city", [Holding(["2 8", "3 9"]), Holding(["2 8 14 20", "3"], walls="9")], ids=str)
def test_the_city_has_just_the_cards_it_must_have(city: Holding) -> None:
    with pytest.raises(AssertionError):
        arrange(players=2, round=2, holdings=[Holding(["1 7"]), OTHERS[0]], city=city)


@pytest.mark.parametrize(("edition", "players", "celebration"), EVERY_TABLE)
def test_an_arranged_turn_leaves_as_many_unseen_cards_as_a_played_one(
    edition: str, players: int, celebration: bool
) -> None:
    game = game_to_play(edition, players, celebration=celebration)
    while game.position.round < 3:
        game.apply(game.legal_decisions()[-1])
    reds = [card.id for card in standard_deck().cards if card is not None and card.colour == "red"]
    holdings = [Holding([f"{reds[2 * seat]} {reds[2 * seat + 1]}"]) for seat in range(players)]
    city = Holding(["2 8 14 26", "3 9 15 21"]) if players == 2 else None
    arranged = arrange(edition, players, celebration=celebration, round=3, holdings=holdings, city=city)
    assert len(arranged.unseen()) == len(game.position.unseen())
    assert arranged.round == game.position.round

"""What a run plays."""

import pickle

import pytest

from lucca.arena.settings import GameId, Settings, settings
from lucca.rules.cards import Card, Deck, standard_deck
from lucca.rules.errors import LuccaError


def pairs(chosen: Settings) -> list[str]:
    return ["".join(chosen.entrants[side].spec[0] for side in match) for match in chosen.matches]


@pytest.mark.parametrize(
    ("mode", "players", "matches"),
    [
        ("versus", 2, ["rb", "rt"]),
        ("versus", 4, ["rb", "rt"]),
        ("round-robin", 2, ["rb", "rt", "bt"]),
        ("round-robin", 3, ["rb", "rt", "br", "bt", "tr", "tb"]),
    ],
)
def test_the_matches_of_a_mode(mode: str, players: int, matches: list[str]) -> None:
    chosen = settings(["random", "builder", "tests.arena.bots:OtherRandom"], mode=mode, players=players)  # type: ignore[arg-type]
    assert pairs(chosen) == matches


def test_two_bots_play_versus_and_more_a_round_robin() -> None:
    assert settings(["random", "builder"]).mode == "versus"
    assert settings(["random", "builder", "random"]).mode == "round-robin"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deal_is_played_once_in_every_seat(players: int) -> None:
    chosen = settings(["builder", "random"], players=players)
    games = list(chosen.games(3))
    assert games == [GameId(deal, 0, seat) for deal in range(3) for seat in range(players)]
    for game in games:
        specs = [entrant.spec for entrant in chosen.lineup(game)]
        assert specs == ["builder" if seat == game.seat else "random" for seat in range(players)]


@pytest.mark.parametrize(
    ("bots", "options", "names"),
    [
        (["random", "builder"], {"effort": [4]}, ["random", "builder"]),
        (["random", "random"], {}, ["random", "random #2"]),
        (["random", "random", "random"], {"effort": [4, 1, 1]}, ["random, effort 4", "random", "random #2"]),
        (["random", "random"], {"effort": [0.5, 0.5], "seconds": [1, 2.5]}, None),
        (
            ["exec:env LEVEL=/a/1 true", "exec:env LEVEL=/b/1 true"],
            {},
            ["exec:env LEVEL=1 true", "exec:env LEVEL=1 true #2"],
        ),
    ],
)
def test_names_tell_the_bots_apart(bots: list[str], options: dict[str, list[float]], names: list[str] | None) -> None:
    expected = names or ["random, effort 0.5, 1 s", "random, effort 0.5, 2.5 s"]
    assert [entrant.name for entrant in settings(bots, **options).entrants] == expected  # type: ignore[arg-type]


def test_thinking_is_for_all_or_for_each() -> None:
    entrants = settings(["random", "builder"], effort=[2], seconds=[None, 0.5]).entrants
    assert [entrant.thinking.effort for entrant in entrants] == [2, 2]
    assert [entrant.thinking.seconds for entrant in entrants] == [None, 0.5]


@pytest.mark.parametrize(
    ("bots", "options", "saying"),
    [
        (["random"], {}, "two bots or more"),
        (["random", "oracle"], {}, "there is no bot 'oracle'"),
        (["random", "builder"], {"players": 6}, "2 to 5 players"),
        (["random", "builder"], {"edition": "citta-fr", "celebration": True}, "Celebration"),
        (["random", "builder"], {"effort": [1, 2, 3]}, "2 bots, but 3 values for effort"),
        (["random", "builder"], {"effort": [0]}, "effort must be above 0"),
        (["random", "builder"], {"seconds": [float("nan")]}, "seconds must be above 0"),
    ],
)
def test_what_does_not_fit_together_is_refused(bots: list[str], options: dict[str, object], saying: str) -> None:
    with pytest.raises(LuccaError, match=saying):
        settings(bots, **options)  # type: ignore[arg-type]


def test_settings_travel_with_their_deck() -> None:
    cards = [card for card in standard_deck().cards if card is not None and card.kind != "bastion"]
    odd = Deck(
        [Card(card.id, card.kind, card.colour, card.windows, card.shields, card.street_number) for card in cards]
    )
    chosen = settings(["random", "builder"], deck=odd, celebration=True)
    assert chosen.deck != "standard"
    assert pickle.loads(pickle.dumps(chosen)) == chosen
    assert chosen.setup.deck == odd
    assert settings(["random", "builder"], deck=standard_deck()).deck == "standard"

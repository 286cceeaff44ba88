"""Fair dealing: what is committed to, what the cards follow from, and everything that does not hold."""

import hashlib
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucca.records.errors import RecordError
from lucca.records.fairness import (
    Contribution,
    FairnessError,
    commitment_of,
    deal_seed,
    fairness_json,
    new_seed,
    verify,
)
from lucca.rules.dealer import SeededDealer, shuffled
from lucca.rules.errors import LuccaError
from lucca.rules.game import Game
from lucca.rules.setup import Setup, setup
from tests.properties.profiles import examples
from tests.properties.strategies import setups
from tests.properties.tables import TABLES, table_name
from tests.records.browser_games import FILE, browser_games
from tests.records.fair_games import CONTRIBUTIONS, GAME, SEED, fair_game
from tests.records.games import Json, recorded

contributions = st.none() | st.from_regex(r"[0-9a-f]{2,64}", fullmatch=True)
seeds = st.binary(min_size=32, max_size=32)


def verified(record: Json) -> None:
    verify(json.dumps(record))


# --- what is committed to ---------------------------------------------------------------------------------------------


def test_the_commitment_is_the_hash_that_the_scheme_names() -> None:
    assert commitment_of(SEED) == hashlib.sha256(b"lucca-fair/1/commitment\0" + SEED).hexdigest()


def test_the_deal_follows_from_seed_game_and_contributions_by_seat() -> None:
    expected = hashlib.sha256(b"lucca-fair/1/deal\0" + SEED + b"TheTable\0c0ffee\0\x000a1b\0").digest()
    assert deal_seed(SEED, GAME, CONTRIBUTIONS[:3]) == expected


def test_seeds_are_long_and_never_the_same() -> None:
    made = {new_seed() for _ in range(200)}
    assert len(made) == 200
    assert {len(seed) for seed in made} == {32}


@examples(60)
@given(seed=seeds, given_by=st.lists(contributions, min_size=2, max_size=5), data=st.data())
def test_every_part_changes_what_is_dealt(seed: bytes, given_by: list[str | None], data: st.DataObject) -> None:
    """Another seed, another game, another contribution of any seat, the same ones at other seats."""
    one = deal_seed(seed, GAME, given_by)
    assert one == deal_seed(seed, GAME, list(given_by))
    assert one != deal_seed(bytes([seed[0] ^ 1]) + seed[1:], GAME, given_by)
    assert one != deal_seed(seed, GAME + "s", given_by)
    seat = data.draw(st.integers(0, len(given_by) - 1))
    other = data.draw(contributions.filter(lambda text: text != given_by[seat]))
    assert one != deal_seed(seed, GAME, [*given_by[:seat], other, *given_by[seat + 1 :]])
    assert (one == deal_seed(seed, GAME, given_by[::-1])) == (given_by == given_by[::-1])


def test_a_contribution_deals_other_cards() -> None:
    table = setup("city-of-games", 3)
    deals = {
        Game(table, SeededDealer(deal_seed(SEED, GAME, [text, None, None]))).deal.hands
        for text in (None, "00", "01", "0001", "ff" * 32)
    }
    assert len(deals) == 5


@pytest.mark.parametrize("text", ["", "0", "0A", "0x", "ab\n", "a b", "f" * 65, "é"])
def test_contributions_are_hexadecimal_digits_only(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(text, Contribution)


def test_shuffles_are_unbiased() -> None:
    """Every order of four cards about equally often: chi-squared with 23 degrees of freedom, for fixed seeds."""
    rounds = 12_000
    counts = Counter(tuple(shuffled(range(4), str(number).encode(), "test")) for number in range(rounds))
    expected = rounds / 24
    assert len(counts) == 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7  # one in a thousand is above


# --- games that hold --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_fair_games_of_every_kind_are_verified(table: Setup) -> None:
    record = fair_game(table)
    fairness = verify(json.dumps(record))
    assert json.loads(msgspec.json.encode(fairness)) == record["fair"]
    assert fairness.commitment == commitment_of(SEED)
    assert fairness.contributions == CONTRIBUTIONS[: table.players]


@examples(15)
@given(table=setups(), seed=seeds, given_by=st.lists(contributions, min_size=5, max_size=5), game=st.text(max_size=20))
def test_whatever_the_deck_the_name_and_the_contributions(
    table: Setup, seed: bytes, given_by: list[str | None], game: str
) -> None:
    assert verify(msgspec.json.encode(fair_game(table, seed, game, given_by))).game == game


# --- games that do not ------------------------------------------------------------------------------------------------


def refused(change: Callable[[Json], object], saying: str, kind: type[LuccaError] = FairnessError) -> None:
    record = fair_game()
    change(record)
    with pytest.raises(kind, match=saying):
        verified(record)


def set_fair(**values: object) -> Callable[[Json], None]:
    return lambda record: record["fair"].update(values)


def test_another_seed_than_was_committed_to() -> None:
    refused(set_fair(seed=bytes(32).hex()), "not the one that was committed to")


def test_another_seed_with_a_commitment_of_its_own() -> None:
    refused(set_fair(seed=bytes(32).hex(), commitment=commitment_of(bytes(32))), "`hands`")


def test_another_commitment() -> None:
    refused(set_fair(commitment="0" * 64), "not the one that was committed to")


def test_swapped_contributions() -> None:
    refused(set_fair(contributions=["0a1b", None, "c0ffee"]), "`hands`")


def test_a_contribution_that_was_left_out() -> None:
    refused(set_fair(contributions=[None, None, "0a1b"]), "`hands`")


def test_contributions_for_another_number_of_seats() -> None:
    refused(set_fair(contributions=["c0ffee", None]), "3 seats, but 2 contributions")


def test_the_deal_of_another_game() -> None:
    refused(set_fair(game="AnotherTable"), "`hands`")
    other = fair_game(seed=bytes(32))["fair"]
    refused(lambda record: record.update(fair=other), "`hands`")


def test_a_game_dealt_from_something_else() -> None:
    record = recorded()
    record["fair"] = fairness_json(SEED, GAME, [None, None, None])
    with pytest.raises(FairnessError, match="`hands`"):
        verified(record)


def test_an_unfinished_game_has_nothing_to_verify() -> None:
    with pytest.raises(RecordError, match="not finished"):
        verified(fair_game(moves=10))


@pytest.mark.parametrize("part", ["stock", "removed"])
def test_cards_in_another_order_at_the_end(part: str) -> None:
    """The last cards of the stock were never seen, so the game itself is still legal; only the seed tells."""
    table = setup("citta-en", 3) if part == "stock" else setup("city-of-games", 3)
    record = fair_game(table)
    cards = record["deal"][part]
    cards[-1], cards[-2] = cards[-2], cards[-1]
    with pytest.raises(FairnessError, match=f"`{part}`"):
        verified(record)


def test_unchosen_cards_that_are_others() -> None:
    """Nobody saw them, and they went back into the stock: the rules cannot tell."""
    record = fair_game()
    deal, kept = record["deal"], {card for move in record["moves"] for card in move.get("keep", [])}
    unchosen = next(card for card in deal["hands"][0] if card not in kept)
    never_seen = next(card for card in deal["removed"] if not card.startswith("B"))
    hand = deal["hands"][0]
    hand[hand.index(unchosen)] = never_seen
    with pytest.raises(FairnessError, match="`hands`"):
        verified(record)


def test_a_move_that_the_rules_forbid_is_refused_as_such() -> None:
    def cheat(record: Json) -> None:
        record["result"]["scores"][0] += 1

    refused(cheat, "scores", RecordError)


def test_a_record_without_anything_about_its_deal() -> None:
    refused(lambda record: record.pop("fair"), "no `fair`")


@pytest.mark.parametrize(
    "fair",
    [
        None,
        [],
        "yes",
        {},
        {"scheme": "lucca-fair/2"},
        *(
            {**fairness_json(SEED, GAME, [None] * 3), **wrong}
            for wrong in (
                {"scheme": "lucca-fair/2"},
                {"game": 7},
                {"seed": SEED.hex()[:-2]},
                {"seed": SEED.hex().upper()},
                {"seed": SEED.hex() + "\n"},
                {"commitment": None},
                {"contributions": None},
                {"contributions": ["zz", None, None]},
                {"contributions": ["", None, None]},
            )
        ),
    ],
)
def test_what_is_no_fairness(fair: object) -> None:
    refused(lambda record: record.update(fair=fair), "this record is legal, but")


@pytest.mark.parametrize("text", [b"", b"null", b"[]", b"[1,", b"{", b"\xff", b"[" * 5000, b'{"fair":' * 3000])
def test_what_is_no_record(text: bytes) -> None:
    with pytest.raises(RecordError):
        verify(text)


@examples(60)
@given(data=st.data())
def test_no_single_change_of_what_is_revealed_goes_unnoticed(data: st.DataObject) -> None:
    """Any character of the seed, the commitment, the game or a contribution."""
    record = fair_game()
    fair = deepcopy(record["fair"])
    parts: list[tuple[str, int | None]] = [("seed", None), ("commitment", None), ("game", None), *enumerated(fair)]
    key, seat = data.draw(st.sampled_from(parts))
    text = fair[key] if seat is None else fair[key][seat]
    place = data.draw(st.integers(0, len(text) - 1))
    digit = data.draw(st.sampled_from([letter for letter in "0123456789abcdef" if letter != text[place]]))
    changed = text[:place] + digit + text[place + 1 :]
    if seat is None:
        record["fair"][key] = changed
    else:
        record["fair"][key][seat] = changed
    with pytest.raises(FairnessError):
        verified(record)


def enumerated(fair: Json) -> list[tuple[str, int | None]]:
    return [("contributions", seat) for seat, text in enumerate(fair["contributions"]) if text is not None]


def test_dealers_of_many_games_give_every_card_to_everybody() -> None:
    """Over many tables no seat is favoured: each card comes to each seat about as often as to the others."""
    rng = Random(3)
    table = setup("city-of-games", 3)
    highest = Counter[int]()
    for number in range(1500):
        deal = Game(table, SeededDealer(deal_seed(rng.randbytes(32), str(number), [None] * 3))).deal
        values = [max(int(card.lstrip("B")) for card in hand) for hand in deal.hands]
        highest[values.index(max(values))] += 1
    assert all(430 < count < 570 for count in highest.values()), highest


# --- by hand ----------------------------------------------------------------------------------------------------------

PAGE = Path(__file__).parents[2] / "docs" / "fair-dealing.md"
(BY_HAND,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def checked_by_hand(folder: Path, record: Json) -> bool:
    (folder / "game.json").write_text(json.dumps(record))
    done = subprocess.run([sys.executable, "-c", BY_HAND], cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr == "" or "AssertionError" in done.stderr
    return done.returncode == 0 and done.stdout == "fair\n"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_check_by_hand_of_the_fair_dealing_page(players: int, tmp_path: Path) -> None:
    """It needs nothing of ours, finds fair games fair, and others not."""
    assert "lucca" not in re.findall(r"import (\w+)", BY_HAND)
    record = fair_game(setup("city-of-games", players))
    assert checked_by_hand(tmp_path, record)
    for part in ("hands", "first_triplets", "stock"):
        other = deepcopy(record)
        cards = other["deal"][part]
        cards[0], cards[1] = cards[1], cards[0]
        assert not checked_by_hand(tmp_path, other)
    record["fair"]["seed"] = bytes(32).hex()
    assert not checked_by_hand(tmp_path, record)


# --- in the browser ---------------------------------------------------------------------------------------------------


def test_the_games_for_the_check_in_the_browser_are_those_of_this_dealer() -> None:
    """`web/src/fair` works them out again; `python -m tests.records.browser_games` writes them anew."""
    assert FILE.read_text("utf-8") == browser_games()

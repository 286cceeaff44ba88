"""No secret is in anything that anybody is sent: games that differ only in secrets look the same, byte for byte."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from lucca.rules.dealer import FixedDealer
from lucca.rules.decisions import Move
from lucca.rules.defaults import DEFAULT_EDITION
from lucca.rules.editions import EDITIONS
from lucca.rules.game import Game
from lucca.rules.setup import Setup, setup
from lucca.server.base.settings import Settings
from tests.properties.strategies import new_game
from tests.properties.tables import Chooser, play_out, table_name
from tests.properties.test_secrets import _FirstCardsFixed as FirstCardsFixed
from tests.properties.test_secrets import _other_unchosen as other_unchosen
from tests.properties.test_secrets import other_secrets, other_stock
from tests.server.paired_servers import SEED, PairedServers, Stage, logged, paired_servers
from tests.server.support import Look, Person, Site, awaited, people, person, run, site

TABLES = [
    setup("city-of-games", 2),
    setup("city-of-games", 3, celebration=True),
    *(setup(edition, 3) for edition in EDITIONS if edition != DEFAULT_EDITION),
]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PairedServers]:
    with paired_servers(tmp_path_factory.mktemp("paired_servers")) as made:
        yield made


def chooser() -> Chooser:
    return Chooser(Random(5), 0.8)


def same(stages: Sequence[Stage], *viewers: int | str) -> None:
    one, two = stages
    for viewer in viewers:
        assert len(one.told[viewer]) >= 3
        for first, second in zip(one.told[viewer], two.told[viewer], strict=True):
            assert first == second, f"viewer {viewer}"
    assert one.log == two.log


def different(stages: Sequence[Stage], viewer: int | str) -> None:
    """A comparison that could not fail would prove nothing."""
    assert stages[0].told[viewer] != stages[1].told[viewer]


# --- before the reveal ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=table_name)
@pytest.mark.parametrize("viewer", [None, 0])
def test_the_preparation_shows_nobody_the_others_cards(both: PairedServers, table: Setup, viewer: int | None) -> None:
    """Other hands and what others keep, replaced Bastions, the stock, in one edition also the first triplets."""
    rng = Random(11)
    one = new_game(table, 42)
    two = Game(table, FirstCardsFixed(other_secrets(table, one.deal, viewer, rng), rng))
    games = {both.sites[0].port: one, both.sites[1].port: two}
    watched: list[int | str] = ["stranger", "guest"] if viewer is None else [viewer]

    async def story(stage: Stage) -> None:
        game = games[stage.here.port]
        await stage.ask_everything(watched[0])
        await stage.start()
        for seat in range(table.players - 1, 0, -1):
            move = chooser().move(game.position, seat)
            await stage.draft(seat, move.decisions[:1])
            await stage.draft(seat, move.decisions)
            await stage.play(move)
            await stage.ask_everything(watched[0])

    stages = both.tell(story, table, [one.dealer, two.dealer])
    same(stages, *watched)
    different(stages, 1)


def test_bots_keep_their_cards_to_themselves_too(both: PairedServers) -> None:
    table, rng = setup("city-of-games", 3), Random(12)
    one = new_game(table, 43)
    two = Game(table, FirstCardsFixed(other_secrets(table, one.deal, 0, rng), rng))

    async def story(stage: Stage) -> None:
        await stage.start()
        for who in (0, "stranger"):
            await stage.ask_everything(who)

    stages = both.tell(story, table, [one.dealer, two.dealer], bots=frozenset({1, 2}))
    same(stages, 0, "stranger", "guest")
    hands = [stage.now.playing().deal.hands for stage in stages]
    assert hands[0][0] == hands[1][0]
    assert hands[0][1:] != hands[1][1:]


@pytest.mark.parametrize("acting", [None, 0])
def test_of_several_seats_on_one_device_only_the_acting_one_is_shown(both: PairedServers, acting: int | None) -> None:
    table, rng = setup("city-of-games", 3), Random(13)
    one = new_game(table, 44)
    two = Game(table, FirstCardsFixed(other_secrets(table, one.deal, acting, rng), rng))

    async def story(stage: Stage) -> None:
        await stage.start()
        if acting is not None:
            assert (await stage.looks[0].ask("act-as", seat=acting))["you"]["seat"] == acting
        await stage.ask_everything(0)
        await stage.looks[0].ask("act-as", seat=acting)

    stages = both.tell(story, table, [one.dealer, two.dealer], local=frozenset({1, 2}))
    same(stages, 0, "stranger", "guest")

    async def look_at_another(stage: Stage) -> None:
        await stage.start()
        await stage.looks[0].ask("act-as", seat=1)

    different(both.tell(look_at_another, table, [one.dealer, two.dealer], local=frozenset({1, 2})), 0)


# --- afterwards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [table for table in TABLES if not table.has_city], ids=table_name)
@pytest.mark.parametrize("viewer", [None, 0])
def test_unchosen_cards_stay_unknown_after_the_reveal(both: PairedServers, table: Setup, viewer: int | None) -> None:
    rng = Random(14)
    one = new_game(table, 45)
    keeps = [chooser().move(one.position, seat) for seat in range(table.players)]
    for move in keeps:
        one.play(move)
    two = Game(table, FirstCardsFixed(other_unchosen(table, one, viewer, rng), rng))
    first_turn = moves_of_turn(one, 1)
    watched: list[int | str] = ["stranger", "guest"] if viewer is None else [viewer]

    async def story(stage: Stage) -> None:
        await stage.start()
        for move in keeps:
            await stage.play(move)
        for move in first_turn[:-1]:
            await stage.draft(move.seat, move.decisions[:2])
            await stage.play(move)
        await stage.ask_everything(watched[0])

    stages = both.tell(story, table, [new_game(table, 45).dealer, two.dealer])
    same(stages, *watched)
    different(stages, 1)


def moves_of_turn(game: Game, turn: int) -> list[Move]:
    """What the players do from here to the end of a turn, by chance."""
    trial, moves = game.clone(), []
    while not trial.over and trial.position.round == turn:
        moves.append(chooser().move(trial.position))
        trial.play(moves[-1])
    return moves


@pytest.mark.parametrize(("table", "turn"), [*((table, None) for table in TABLES[:3]), (TABLES[0], 1), (TABLES[3], 2)])
def test_nothing_tells_of_cards_that_are_not_dealt_yet(both: PairedServers, table: Setup, turn: int | None) -> None:
    """Up to the last move of a turn (None: of the game) two games are one whose later cards lie in another order."""
    turns = turn or table.rounds
    whole = play_out(new_game(table, 46), chooser())
    deals = [whole.deal, other_stock(table, whole, turns, Random(15))]
    moves = moves_until(whole, turns)

    async def story(stage: Stage) -> None:
        await stage.start()
        for number, move in enumerate(moves):
            await stage.play(move)
            if number in (len(moves) // 2, len(moves) - 1):
                for who in (0, "stranger"):
                    await stage.ask_everything(who)

    assert deals[0] != deals[1] or not table.removed
    stages = both.tell(story, table, [FixedDealer(deal) for deal in deals])
    same(stages, *range(table.players), "stranger", "guest")


def moves_until(whole: Game, turns: int) -> list[Move]:
    """The moves of a game that come before the cards after so many turns are dealt."""
    game = Game(whole.setup, FixedDealer(whole.deal))
    moves: list[Move] = []
    for move in whole.moves:
        game.play(move)
        if game.position.round > turns or game.over:
            return moves
        moves.append(move)
    return moves


def test_drafts_are_nobody_elses(both: PairedServers) -> None:
    """One changes their mind again and again, the other knows at once: nobody sees the difference."""
    table = setup("city-of-games", 3)
    whole = play_out(new_game(table, 47), chooser())

    async def story(stage: Stage) -> None:
        await stage.start()
        for move in whole.moves[:9]:
            if stage.here is both.sites[0]:
                for length in (1, 2, 1, len(move.decisions), 0):
                    assert (await stage.draft(move.seat, move.decisions[:length]))["type"] == "yours"
                    for who in stage.looks:
                        if who != move.seat:
                            await stage.looks[who].ask("ping")
            else:
                for _ in range(5):
                    for who in stage.looks:
                        if who != move.seat:
                            await stage.looks[who].ask("ping")
            await stage.play(move)

    stages = both.tell(story, table, [FixedDealer(whole.deal)] * 2)
    same(stages, "stranger", "guest")
    for seat in range(table.players):
        own = [[frame for frame in stage.told[seat] if '"type":"update"' in frame] for stage in stages]
        assert strip_own(own[0]) == strip_own(own[1])


def strip_own(frames: list[str]) -> list[str]:
    return [frame.partition('"you":')[0] for frame in frames]


# --- every card in every message --------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [TABLES[0], TABLES[1], setup("citta-fr", 3)], ids=table_name)
def test_no_message_names_a_card_that_its_reader_has_not_seen(both: PairedServers, table: Setup) -> None:
    """Whole games: what everybody is sent, move by move, against what they may know by then."""
    whole = play_out(new_game(table, 48), chooser())
    checked = 0

    async def story(stage: Stage) -> None:
        nonlocal checked
        read: dict[int | str, int] = dict.fromkeys(stage.looks, 0)
        await stage.start()
        for move in [None, *whole.moves[:-1]]:
            if move is not None:
                await stage.draft(move.seat, move.decisions)
                await stage.play(move)
            for who in stage.looks:
                seat = who if isinstance(who, int) else None
                unseen = {card.id for card in stage.now.playing().view(seat).unseen}
                unseen -= set() if seat is None else set(whole.deal.hands[seat])  # unchosen cards are known to one
                for frame in stage.told[who][read[who] :]:
                    named = cards_in(json.loads(frame), set(stage.setup.deck.index))
                    assert not named & unseen, (who, move, named & unseen)
                    checked += len(named)
                read[who] = len(stage.told[who])

    both.tell(story, table, [FixedDealer(whole.deal)])
    assert checked > 1000


NO_CARDS = {"id", "host", "player", "players", "name", "commitment", "rematch", "rematch_of"}


def cards_in(value: Any, ids: set[str]) -> set[str]:
    """Every card that a message names, also within notations; a list of the whole deck tells nothing."""
    if isinstance(value, dict):
        skipped = NO_CARDS | ({"cards", "colours"} if value.get("type") == "snapshot" else set())
        return set().union(*(cards_in(part, ids) for key, part in value.items() if key not in skipped))
    if isinstance(value, list):
        return set().union(*(cards_in(part, ids) for part in value))
    if not isinstance(value, str):
        return set()
    notation = re.fullmatch(r"\d+: (?:keep|(?:open .*)?take \d+;|city \d+;)(.*)", value)
    return ids & ({value} if notation is None else set(re.findall(r"[A-Z]?[0-9]+", notation[1])))


# --- records ----------------------------------------------------------------------------------------------------------


@awaited
async def test_there_is_no_record_before_the_end(here: Site) -> None:
    """For nobody, at no time before; and afterwards for everybody, with every card."""
    async with people(here.port, "Anna", "Bruno") as (anna, bruno), person(here.port) as stranger:
        table = (await anna.post("/api/tables", {"options": {"players": 2}}))["id"]
        await bruno.post(f"/api/tables/{table}/seats")
        everybody = (anna, bruno, stranger)
        await refused_record(table, everybody)
        await anna.post(f"/api/tables/{table}/start")
        async with anna.look_at(table) as one, bruno.look_at(table) as two:
            for look in (one, two):
                await look.next("snapshot")
            await refused_record(table, everybody)
            await one.decide()
            await refused_record(table, everybody)
            await two.decide()
            await refused_record(table, everybody)
            await asyncio.gather(one.play_on(), two.play_on())
        for player in everybody:
            record = await player.get(f"/api/games/{table}/record")
            assert len(record["deal"]["hands"]) == 2
            assert len((await player.get(f"/api/games/{table}/replay"))["steps"]) == len(record["moves"]) + 1


async def refused_record(table: str, everybody: Sequence[Person]) -> None:
    for player in everybody:
        for what in ("record", "replay"):
            answer = await player.get(f"/api/games/{table}/{what}", status=403)
            assert answer == {"code": "not-over", "message": "the game is not over yet", "clause": None, "names": {}}


@awaited
async def test_a_table_that_was_closed_tells_nothing(here: Site) -> None:
    async with person(here.port) as anna:
        table = (await anna.post("/api/tables"))["id"]
        await anna.delete(f"/api/tables/{table}/seats")
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "closed"
        await refused_record(table, [anna])


# --- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_holds_no_secrets(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when everything goes wrong: not the seed, nor cards, passwords, cookies or what signs them."""
    lines: list[str] = []
    secrets = [SEED.hex(), repr(SEED)[2:-1], PASSWORD, "argon2"]
    monkeypatch.setattr("lucca.server.web.tables.new_seed", lambda: SEED)
    for name in ("sqlalchemy.engine", "sqlalchemy.pool"):
        monkeypatch.setattr(logging.getLogger(name), "level", logging.INFO)
    with logged(lines, "lucca", "uvicorn", "sqlalchemy", "asyncio"), site(settings) as here:
        secrets += [here.server.cookie_secret.hex(), repr(here.server.cookie_secret)[2:-1]]
        secrets += run(let_parts_fail(here, monkeypatch))
    written = "\n".join(lines)
    for expected in ("Traceback", "INSERT INTO log", "broken by a test"):
        assert expected in written
    assert not [secret for secret in secrets if secret in written]


PASSWORD = "correct horse battery staple"


async def let_parts_fail(here: Site, patch: pytest.MonkeyPatch) -> list[str]:
    """Play, keep an identity, and let one part after the other fail; what must not have been written down."""
    async with person(here.port) as anna:
        table = (await anna.post("/api/play-now", {"players": 3, "level": "apprentice"}))["id"]
        async with anna.look_at(table) as look:
            await look.next("snapshot")
            hand = look.you["hand"] if look.you else []
            await break_saving(here, look, hand)
            await break_bots(here, patch)
            await look.decide()
        await anna.put("/api/me/password", {"name": "Anna", "password": PASSWORD})
        await anna.post("/api/me/login", {"name": "Anna", "password": PASSWORD})
        await anna.post("/api/me/login", {"name": "Nobody", "password": PASSWORD}, status=403)
        await break_people(here, anna, patch)
        keeps = [f"keep {one} {two}" for one in hand for two in hand]
        return [anna.http.cookies["lucca"], *keeps, *(json.dumps({"decide": "keep", "card": card}) for card in hand)]


async def break_saving(here: Site, look: Look, hand: Sequence[str]) -> None:
    """The log of the table is taken away under a move, and given back."""

    async def rename(old: str, new: str) -> None:
        async with here.server.engine.begin() as connection:
            await connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

    here.call(rename("log", "log_away"))
    keep = [{"decide": "keep", "card": card} for card in hand[:2]]
    assert (await look.ask("confirm", seat=0, move_index=0, decisions=keep))["type"] == "refused"
    here.call(rename("log_away", "log"))


async def break_bots(here: Site, patch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("broken by a test")

    for level in here.server.bots.makers:
        patch.setitem(here.server.bots.makers, level, fail)


async def break_people(here: Site, anna: Person, patch: pytest.MonkeyPatch) -> None:
    """A request with a password fails in the middle, with the password among what is at hand."""

    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("broken by a test")

    patch.setattr(here.server.people, "_change", fail)
    await anna.put("/api/me/password", {"name": "Anna", "password": PASSWORD}, status=500)

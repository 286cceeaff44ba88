"""Does a bot play by the rules? Games of every setup there is, for authors of bots."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from lucca.bots.base import DEFAULT_THINKING, Thinking
from lucca.bots.external import idle
from lucca.bots.external.bot import ExternalBot
from lucca.bots.games import play_and_close
from lucca.bots.levels import BUILDER
from lucca.bots.registry import bot_maker, make_bot
from lucca.rules.dealer import SeededDealer
from lucca.rules.editions import EDITIONS
from lucca.rules.setup import Setup, setup

RIVAL = BUILDER
MAX_FAULTY_GAMES = 5
"""After so many games with faults there is no need to see more."""


class SeatFault(msgspec.Struct, frozen=True):
    """What the bot at one seat did wrong."""

    seat: int
    kind: str
    message: str


class GameReport(msgspec.Struct, frozen=True):
    """One game, and what the bot did wrong in it."""

    edition: str
    players: int
    celebration: bool
    game: int
    """Counted from 0 for each setup."""
    name: str
    """What a program calls itself, if it does."""
    faults: list[SeatFault]


def check_bot(spec: str, games: int = 2, thinking: Thinking = DEFAULT_THINKING) -> Iterator[GameReport]:
    """So many games of every kind in changing seats against others, then one against itself. LuccaError as `bot_maker`.

    It ends early after `MAX_FAULTY_GAMES` games with faults.

    >>> all(report.faults == [] for report in check_bot("random", games=0))
    True
    """
    bot_maker(spec)
    return _until_enough(_reports(spec, games, thinking))


def quits_when_asked() -> bool:
    """Whether all programs that played end by themselves, now that there are no more games."""
    return not idle.stop_all()


def _until_enough(reports: Iterable[GameReport]) -> Iterator[GameReport]:
    bad = 0
    for report in reports:
        yield report
        bad += bool(report.faults)
        if bad == MAX_FAULTY_GAMES:
            return


def _reports(spec: str, games: int, thinking: Thinking) -> Iterator[GameReport]:
    for chosen in _setups():
        for game in range(games):
            yield _report(spec, thinking, chosen, game, [game % chosen.players])
        yield _report(spec, thinking, chosen, games, range(chosen.players))


def _setups() -> Iterator[Setup]:
    for edition in EDITIONS.values():
        for players in edition.players:
            for celebration in range(1 + edition.celebration):
                yield setup(edition.id, players, celebration=bool(celebration))


def _report(spec: str, thinking: Thinking, chosen: Setup, game: int, seats: Sequence[int]) -> GameReport:
    seed = f"{chosen.edition.id}:{chosen.players}:{chosen.celebration}:{game}"
    bots = [
        make_bot(spec if seat in seats else RIVAL, f"{seed}:{seat}", thinking if seat in seats else DEFAULT_THINKING)
        for seat in range(chosen.players)
    ]
    play_and_close(chosen, SeededDealer(seed), bots)
    return GameReport(
        edition=chosen.edition.id,
        players=chosen.players,
        celebration=chosen.celebration,
        game=game,
        name=next((bot.name for bot in bots if isinstance(bot, ExternalBot)), ""),
        faults=[SeatFault(seat, fault.kind, fault.message) for seat, bot in enumerate(bots) for fault in bot.faults],
    )
